-- Take a table's mark away if nothing newer than the shown version was stored.
--
-- KEYS  1 the marks   ARGV  1 table id   2 shown version

local marked = redis.call("ZSCORE", KEYS[1], ARGV[1])
if marked and tonumber(marked) <= tonumber(ARGV[2]) then
  return redis.call("ZREM", KEYS[1], ARGV[1])
end
return 0
