-- Hand out a table with how long it is kept and its deadline, all of one moment.
--
-- KEYS  1 the table   2 the deadlines            (one hash slot)
-- ARGV  1 table id
-- Returns {milliseconds, deadline or "", field, value, ...}, or {} when there is no table.

local found = redis.call("HGETALL", KEYS[1])
if #found == 0 then
  return {}
end
-- The deadlines may be of another type, and then hold none.
local deadline = redis.pcall("ZSCORE", KEYS[2], ARGV[1])
table.insert(found, 1, type(deadline) == "string" and deadline or "")
table.insert(found, 1, redis.call("PTTL", KEYS[1]))
return found
