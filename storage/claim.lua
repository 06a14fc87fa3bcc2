-- Claim what is due: its time is moved ahead by a lease, so that nobody else takes it meanwhile
-- and somebody does if whoever claimed it dies.
--
-- KEYS  1 a sorted set of table ids by time
-- ARGV  1 time or "" for this server's own clock   2 lease in seconds   3 the most to claim
-- Returns the ids.

local now = time_here(ARGV[1])
local due = redis.call("ZRANGEBYSCORE", KEYS[1], "-inf", now, "LIMIT", 0, ARGV[3])
for _, id in ipairs(due) do
  redis.call("ZADD", KEYS[1], tonumber(now) + tonumber(ARGV[2]), id)
end
return due
