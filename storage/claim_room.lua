-- Let a room show a table instead of the one it was thought to show.
--
-- KEYS  1 the room's pointer
-- ARGV  1 the new table   2 the table it is thought to show, "" for none   3 expiry in seconds
-- Returns {the table it shows now}, which is another one when somebody was faster.

local found = redis.pcall("GET", KEYS[1])
-- A pointer of another type leads nowhere.
local shown = type(found) == "string" and found or ""
if shown ~= "" and shown ~= ARGV[2] and shown ~= ARGV[1] then
  return {shown}
end
redis.call("SET", KEYS[1], ARGV[1], "EX", ARGV[3])
return {ARGV[1]}
