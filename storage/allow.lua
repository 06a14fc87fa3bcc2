-- Ask several limits for one place at once: all of them give it, or none does.
--
-- KEYS  a limit each, then as many blocks (one hash slot); a limit holds the time at which its
--       places are all free again. One that somebody has written over is free, or no block.
-- ARGV  1 time or "" for this server's own clock   2 the part of each limit to be left free, 0 to 1
--       then for each limit: places, and the seconds they last
-- Returns {seconds to wait}, as text; "0" when the place was given.

local function time_in(key)
  local found = redis.pcall("GET", key)
  local time = type(found) == "string" and tonumber(found) or 0
  return time < math.huge and time or 0
end

local now = tonumber(time_here(ARGV[1]))
local count = #KEYS / 2
local wait = 0
local times = {}
for index = 1, count do
  local places = tonumber(ARGV[1 + 2 * index])
  local seconds = tonumber(ARGV[2 + 2 * index])
  local interval = seconds / places
  local free_at = math.min(math.max(time_in(KEYS[index]), now), now + seconds)
  local room = seconds * (1 - tonumber(ARGV[2]))
  wait = math.max(wait, free_at + interval - now - math.max(room, interval))
  times[index] = free_at + interval
  wait = math.max(wait, time_in(KEYS[count + index]) - now)
end
if wait > 0 then
  return {string.format("%.6f", wait)}
end
for index = 1, count do
  local kept = math.ceil((times[index] - now) * 1000) + 1000
  redis.call("SET", KEYS[index], string.format("%.6f", times[index]), "PX", kept)
end
return {"0"}
