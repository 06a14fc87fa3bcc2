-- Ask several limits for one place at once: all of them give it, or none does.
--
-- A limit remembers when its latest places were taken, so that in no stretch of its time there are
-- more of them than it has, wherever the stretch begins. One that somebody has written over is
-- free, or no block.
--
-- KEYS  a limit each, then as many blocks (one hash slot); a limit is a list of times, the latest first
-- ARGV  1 time or "" for this server's own clock   2 the part of each limit to be left free, 0 to 1
--       then for each limit: places, and the seconds they last
-- Returns {seconds to wait, as text; the number of the limit or block that lasts longest}; or {"0"} when the
-- place was given.

local function sensible(found)
  local time = type(found) == "string" and tonumber(found) or 0
  return time < math.huge and time or 0
end

local now = tonumber(time_here(ARGV[1]))
local count = #KEYS / 2
local wait, longest = 0, 0
local function waits(seconds, index)
  if seconds > wait then
    wait, longest = seconds, index
  end
end
for index = 1, count do
  local places = tonumber(ARGV[1 + 2 * index])
  local seconds = tonumber(ARGV[2 + 2 * index])
  if redis.call("TYPE", KEYS[index]).ok ~= "list" then
    redis.call("PEXPIRE", KEYS[index], -1) -- which deletes it, if it is there
  end
  local usable = math.max(1, math.floor(places * (1 - tonumber(ARGV[2])) + 1e-6))
  local taken = sensible(redis.call("LINDEX", KEYS[index], usable - 1))
  -- A time that lies ahead, but for its rounding, is none of ours.
  if taken > 0 and taken < now + 1 then
    waits(taken + seconds - now, index)
  end
  waits(sensible(redis.pcall("GET", KEYS[count + index])) - now, count + index)
end
-- A wait too short to be told would be taken for a place.
if wait >= 0.000001 then
  return {string.format("%.6f", wait), longest}
end
for index = 1, count do
  redis.call("LPUSH", KEYS[index], string.format("%.6f", now))
  redis.call("LTRIM", KEYS[index], 0, tonumber(ARGV[1 + 2 * index]) - 1)
  redis.call("PEXPIRE", KEYS[index], math.ceil(tonumber(ARGV[2 + 2 * index]) * 1000) + 60000)
end
return {"0"}
