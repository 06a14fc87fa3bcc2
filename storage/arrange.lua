-- Change one setting of a room, and keep all of them from now on.
--
-- KEYS  1 the settings
-- ARGV  1 expiry in seconds   2 the setting's name, "" to change none   3 its value, "" for the usual
-- Returns {1}.

local found = redis.pcall("GET", KEYS[1])
-- What is of another type or cannot be read is written over.
local read, settings = pcall(cjson.decode, type(found) == "string" and found or "{}")
if not read or type(settings) ~= "table" or #settings > 0 then
  settings = {}
end
if ARGV[2] ~= "" then
  settings[ARGV[2]] = ARGV[3] ~= "" and ARGV[3] or nil
end
-- An empty one would be taken for a list.
local kept = next(settings) and cjson.encode(settings) or "{}"
redis.call("SET", KEYS[1], kept, "EX", ARGV[1])
return {1}
