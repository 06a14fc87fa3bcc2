-- Go on showing a table; refused to whoever no longer shows it.
--
-- KEYS  1 the table
-- ARGV  1 time or "" for this server's own clock   2 who shows it   3 seconds the claim lasts from now
-- Returns {1}, or {0} when the table is gone or somebody else shows it.

local showing = redis.call("HGET", KEYS[1], "showing")
local holder = showing and string.match(showing, "^%S+ (.*)$")
if holder ~= ARGV[2] then
  return {0}
end
local ends = tonumber(time_here(ARGV[1])) + tonumber(ARGV[3])
redis.call("HSET", KEYS[1], "showing", string.format("%.6f %s", ends, ARGV[2]))
return {1}
