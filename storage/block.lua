-- Block a conversation, or a whole platform, for a time; a longer block stays.
--
-- KEYS  1 the block
-- ARGV  1 time or "" for this server's own clock   2 seconds

local now = tonumber(time_here(ARGV[1]))
-- What somebody else has written there is no longer block.
local found = redis.pcall("GET", KEYS[1])
local before = type(found) == "string" and tonumber(found) or 0
local ends = math.max(now + tonumber(ARGV[2]), before < math.huge and before or 0)
redis.call("SET", KEYS[1], string.format("%.6f", ends), "PX", math.ceil((ends - now) * 1000) + 1)
return 1
