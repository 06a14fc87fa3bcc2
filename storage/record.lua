-- Note what an audience was shown, and go on showing; refused to whoever no longer shows the table.
--
-- KEYS  1 the table
-- ARGV  1 time or "" for this server's own clock   2 field   3 ledger   4 who shows it
--       5 seconds the claim lasts from now
-- Returns {1}, or {0} when the table is gone or somebody else shows it.

local showing = redis.call("HGET", KEYS[1], "showing")
local holder = showing and string.match(showing, "^%S+ (.*)$")
if holder ~= ARGV[4] then
  return {0}
end
local ends = tonumber(time_here(ARGV[1])) + tonumber(ARGV[5])
redis.call("HSET", KEYS[1], ARGV[2], ARGV[3], "showing", string.format("%.6f %s", ends, ARGV[4]))
return {1}
