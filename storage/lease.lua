-- Take a lease that is free, or let one's own last longer.
--
-- KEYS  1 the lease
-- ARGV  1 time or "" for this server's own clock   2 who asks   3 seconds it lasts from now
--       4 ms after which a lease that nobody has is forgotten
-- Returns {"ours", number, how it came} or {"theirs", seconds it may last}. The number grows with every
-- new holder. It came as "kept", from the same holder; "given", from nobody; or "taken", from one
-- that did not give it back.

local now = tonumber(time_here(ARGV[1]))
if redis.call("TYPE", KEYS[1]).ok ~= "hash" then
  redis.call("PEXPIRE", KEYS[1], -1) -- which deletes what is no lease, if it is there
end
local holder = redis.call("HGET", KEYS[1], "holder") or ""
local ends = tonumber(redis.call("HGET", KEYS[1], "ends") or "") or 0
local number = tonumber(redis.call("HGET", KEYS[1], "number") or "") or 0
local left = ends - now
-- No lease lasts longer than a second more than this one: what says so is none.
if holder ~= "" and holder ~= ARGV[2] and left > 0 and left < tonumber(ARGV[3]) + 1 then
  return {"theirs", string.format("%.6f", left)}
end
local came = "kept"
if holder ~= ARGV[2] then
  number = number + 1
  came = holder == "" and "given" or "taken"
end
ends = string.format("%.6f", now + tonumber(ARGV[3]))
redis.call("HSET", KEYS[1], "holder", ARGV[2], "ends", ends, "number", string.format("%d", number))
redis.call("PEXPIRE", KEYS[1], ARGV[4])
return {"ours", string.format("%d", number), came}
