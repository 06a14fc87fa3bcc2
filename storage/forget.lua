-- Drop the deadline and the mark of a table that is gone; those of one that is there stay.
--
-- KEYS  1 the table   then deadlines and marks            (one hash slot)
-- ARGV  1 table id
-- Returns {1} when there is no table, {0} when there is one.

if redis.call("EXISTS", KEYS[1]) == 1 then
  return {0}
end
-- One of these may be of another type, and then holds nothing.
for index = 2, #KEYS do
  redis.pcall("ZREM", KEYS[index], ARGV[1])
end
return {1}
