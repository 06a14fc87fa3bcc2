-- Note since when a table knows a player, and drop what was noted too long ago to be there still.
--
-- KEYS  1 the player's tables, by when that was noted
-- ARGV  1 time or "" for this server's own clock   2 table id   3 expiry in seconds
-- Returns {1}.

local now = tonumber(time_here(ARGV[1]))
if redis.call("TYPE", KEYS[1]).ok ~= "zset" then
  redis.call("DEL", KEYS[1])
end
for _, id in ipairs(redis.call("ZRANGEBYSCORE", KEYS[1], "-inf", now - tonumber(ARGV[3]))) do
  redis.call("ZREM", KEYS[1], id)
end
redis.call("ZADD", KEYS[1], now, ARGV[2])
redis.call("PEXPIRE", KEYS[1], math.ceil(tonumber(ARGV[3]) * 1000))
return {1}
