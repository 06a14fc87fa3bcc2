-- End a showing that has to be gone on with later, or by others; unless something newer is to be shown at once.
--
-- KEYS  1 the table   then marks: first those of where whoever asks speaks, then of where others do
--       (one hash slot)
-- ARGV  1 time or "" for this server's own clock   2 table id   3 seconds, or "" where nothing is left here
--       4 who shows it   5 shown version   6 how many of the marks are here
-- Returns {1} when the showing has ended for whoever asks, {0} when something newer is to be shown.

local version = redis.call("HGET", KEYS[1], "version")
local showing = redis.call("HGET", KEYS[1], "showing")
if showing and string.match(showing, "^%S+ (.*)$") ~= ARGV[4] then
  return {1}
end
if version and tonumber(version) > tonumber(ARGV[5]) then
  return {0}
end
local now = tonumber(time_here(ARGV[1]))
local here = 1 + tonumber(ARGV[6])
for index = 2, #KEYS do
  if index > here then
    redis.call("ZADD", KEYS[index], now, ARGV[2])
  elseif ARGV[3] == "" then
    redis.call("ZREM", KEYS[index], ARGV[2])
  else
    redis.call("ZADD", KEYS[index], "XX", now + tonumber(ARGV[3]), ARGV[2])
  end
end
redis.call("HDEL", KEYS[1], "showing")
return {1}
