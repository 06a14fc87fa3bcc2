-- End a showing that has to be gone on with later, by anyone.
--
-- KEYS  1 the table   2 the marks            (one hash slot)
-- ARGV  1 time or "" for this server's own clock   2 table id   3 seconds   4 who shows it

local now = time_here(ARGV[1])
redis.call("ZADD", KEYS[2], "XX", tonumber(now) + tonumber(ARGV[3]), ARGV[2])
local showing = redis.call("HGET", KEYS[1], "showing")
if showing and string.match(showing, "^%S+ (.*)$") == ARGV[4] then
  redis.call("HDEL", KEYS[1], "showing")
end
return {1}
