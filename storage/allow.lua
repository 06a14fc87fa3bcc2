-- Ask several limits for one place at once: all of them give it, or none does.
--
-- KEYS  a limit each, then as many blocks (one hash slot); a limit holds the time at which its
--       places are all free again
-- ARGV  1 time or "" for this server's own clock   2 the part of each limit to be left free, 0 to 1
--       then for each limit: places, and the seconds they last
-- Returns {seconds to wait}, as text; "0" when the place was given.

local now = tonumber(time_here(ARGV[1]))
local count = #KEYS / 2
local wait = 0
local times = {}
for index = 1, count do
  local places = tonumber(ARGV[1 + 2 * index])
  local seconds = tonumber(ARGV[2 + 2 * index])
  local interval = seconds / places
  local free_at = math.max(tonumber(redis.call("GET", KEYS[index]) or "0"), now)
  local room = seconds * (1 - tonumber(ARGV[2]))
  wait = math.max(wait, free_at + interval - now - math.max(room, interval))
  times[index] = free_at + interval
  local blocked = tonumber(redis.call("GET", KEYS[count + index]) or "0")
  wait = math.max(wait, blocked - now)
end
if wait > 0 then
  return {string.format("%.6f", wait)}
end
for index = 1, count do
  local kept = math.ceil((times[index] - now) * 1000) + 1000
  redis.call("SET", KEYS[index], string.format("%.6f", times[index]), "PX", kept)
end
return {"0"}
