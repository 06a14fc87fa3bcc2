-- Hand out a table with how long it is kept and its deadline, all of one moment.
--
-- KEYS  1 the table   then the deadlines of every place where it may be at home            (one hash slot)
-- ARGV  1 table id
-- Returns {milliseconds, deadline or "", field, value, ...}, or {} when there is no table.

local found = redis.call("HGETALL", KEYS[1])
if #found == 0 then
  return {}
end
local deadline = ""
for index = 2, #KEYS do
  -- The deadlines may be of another type, and then hold none.
  local score = redis.pcall("ZSCORE", KEYS[index], ARGV[1])
  deadline = type(score) == "string" and score or deadline
end
table.insert(found, 1, deadline)
table.insert(found, 1, redis.call("PTTL", KEYS[1]))
return found
