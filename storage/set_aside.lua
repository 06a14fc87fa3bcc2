-- Put a value that cannot be read where it does no harm, and forget its deadline and mark.
--
-- KEYS  1 the table   2 where it is put   3 the deadlines   4 the marks            (one hash slot)
-- ARGV  1 table id   2 expiry in ms

redis.call("ZREM", KEYS[3], ARGV[1])
redis.call("ZREM", KEYS[4], ARGV[1])
if redis.call("EXISTS", KEYS[1]) == 0 then
  return 0
end
redis.call("RENAME", KEYS[1], KEYS[2])
redis.call("PEXPIRE", KEYS[2], ARGV[2])
return 1
