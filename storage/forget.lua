-- Drop the deadline and the mark of a table that is gone; those of one that is there stay.
--
-- KEYS  1 the table   2 the deadlines   3 the marks            (one hash slot)
-- ARGV  1 table id
-- Returns {1} when there is no table, {0} when there is one.

if redis.call("EXISTS", KEYS[1]) == 1 then
  return {0}
end
-- One of these may be of another type, and then holds nothing.
redis.pcall("ZREM", KEYS[2], ARGV[1])
redis.pcall("ZREM", KEYS[3], ARGV[1])
return {1}
