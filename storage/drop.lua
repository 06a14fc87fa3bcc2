-- Delete a table with its deadline and its mark.
--
-- KEYS  1 the table   2 the deadlines   3 the marks            (one hash slot)
-- ARGV  1 table id
-- Returns {1}.

redis.call("DEL", KEYS[1])
-- One of these may be of another type, and then holds nothing.
redis.pcall("ZREM", KEYS[2], ARGV[1])
redis.pcall("ZREM", KEYS[3], ARGV[1])
return {1}
