-- Put a value that cannot be read where it does no harm, and forget its deadline and mark; but only
-- the value that was read, or one that is no table at all.
--
-- KEYS  1 the table   2 where it is put   then deadlines and marks            (one hash slot)
-- ARGV  1 table id   2 expiry in ms   3 version and   4 state that were read, "" for none
-- Returns {1} when the value was put aside, {0} when another one or none is there by now.

local kind = redis.call("TYPE", KEYS[1]).ok
if kind == "none" then
  return {0}
end
if kind == "hash" then
  local version = redis.call("HGET", KEYS[1], "version") or ""
  local state = redis.call("HGET", KEYS[1], "state") or ""
  if version ~= ARGV[3] or state ~= ARGV[4] then
    return {0}
  end
end
redis.call("RENAME", KEYS[1], KEYS[2])
redis.call("PEXPIRE", KEYS[2], ARGV[2])
-- These may be of another type themselves, and then hold nothing.
for index = 3, #KEYS do
  redis.pcall("ZREM", KEYS[index], ARGV[1])
end
return {1}
