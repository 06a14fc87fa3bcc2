-- Hand out a table to be shown, and claim its showing unless somebody else is at it.
--
-- KEYS  1 the table
-- ARGV  1 time or "" for this server's own clock   2 who shows it   3 seconds the claim lasts
-- Returns {time, field, value, ...}, or {} when somebody else is showing it.

local now = time_here(ARGV[1])
local showing = redis.call("HGET", KEYS[1], "showing")
if showing then
  local ends, holder = string.match(showing, "^(%S+) (.*)$")
  local left = (tonumber(ends or "") or 0) - tonumber(now)
  -- No claim lasts longer than a second more than this one: what says so is none.
  if holder ~= ARGV[2] and left > 0 and left < tonumber(ARGV[3]) + 1 then
    return {}
  end
end
local found = redis.call("HGETALL", KEYS[1])
if #found > 0 then
  local ends = tonumber(now) + tonumber(ARGV[3])
  redis.call("HSET", KEYS[1], "showing", string.format("%.6f %s", ends, ARGV[2]))
end
table.insert(found, 1, now)
return found
