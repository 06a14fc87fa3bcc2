-- Take a table's mark away if nothing newer than the shown version was stored.
--
-- KEYS  1 the table   2 the marks            (one hash slot)
-- ARGV  1 table id   2 shown version

local version = redis.call("HGET", KEYS[1], "version")
if not version or tonumber(version) <= tonumber(ARGV[2]) then
  return redis.call("ZREM", KEYS[2], ARGV[1])
end
return 0
