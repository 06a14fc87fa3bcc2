-- Hand out a table with the time it is here.
--
-- KEYS  1 the table
-- ARGV  1 the time in seconds, or "" for this server's own clock
-- Returns {time, field, value, ...}.

local found = redis.call("HGETALL", KEYS[1])
table.insert(found, 1, time_here(ARGV[1]))
return found
