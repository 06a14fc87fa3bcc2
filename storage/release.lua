-- Give a lease back, so that the next process has it at once; that of another one stays.
--
-- KEYS  1 the lease
-- ARGV  1 who gives it back
-- Returns {1} when it was given back, {0} when somebody else has it.

local holder = redis.pcall("HGET", KEYS[1], "holder")
if holder ~= ARGV[1] then
  return {0}
end
redis.call("HDEL", KEYS[1], "holder", "ends")
return {1}
