-- Note that a process is alive, and tell when none was before.
--
-- KEYS  1 the pulse
-- ARGV  1 time or "" for this server's own clock   2 seconds without a sign of life after which nothing ran
--       3 expiry in seconds
-- Returns {from when, until when nothing ran the last time}, or {} where that is not known of.

local now = tonumber(time_here(ARGV[1]))
local found = redis.pcall("GET", KEYS[1])
local seen, from, to = string.match(type(found) == "string" and found or "", "^(%S+) (%S+) (%S+)$")
if seen and tonumber(seen) and now - tonumber(seen) > tonumber(ARGV[2]) then
  from, to = seen, string.format("%.6f", now)
end
from, to = from or "-", to or "-"
redis.call("SET", KEYS[1], string.format("%.6f", now) .. " " .. from .. " " .. to, "EX", ARGV[3])
if not tonumber(from) or not tonumber(to) then
  return {}
end
return {from, to}
