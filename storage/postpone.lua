-- End a showing that has to be gone on with later, by anyone; unless something newer is to be shown at once.
--
-- KEYS  1 the table   2 the marks            (one hash slot)
-- ARGV  1 time or "" for this server's own clock   2 table id   3 seconds   4 who shows it
--       5 shown version
-- Returns {1} when the showing has ended for whoever asks, {0} when something newer is to be shown.

local version = redis.call("HGET", KEYS[1], "version")
local showing = redis.call("HGET", KEYS[1], "showing")
if showing and string.match(showing, "^%S+ (.*)$") ~= ARGV[4] then
  return {1}
end
if version and tonumber(version) > tonumber(ARGV[5]) then
  return {0}
end
redis.call("ZADD", KEYS[2], "XX", tonumber(time_here(ARGV[1])) + tonumber(ARGV[3]), ARGV[2])
redis.call("HDEL", KEYS[1], "showing")
return {1}
