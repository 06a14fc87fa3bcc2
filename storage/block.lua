-- Block a conversation, or a whole platform, for a time; a longer block stays.
--
-- KEYS  1 the block
-- ARGV  1 time or "" for this server's own clock   2 seconds

local now = tonumber(time_here(ARGV[1]))
local ends = math.max(now + tonumber(ARGV[2]), tonumber(redis.call("GET", KEYS[1]) or "0"))
redis.call("SET", KEYS[1], string.format("%.6f", ends), "PX", math.ceil((ends - now) * 1000) + 1)
return 1
