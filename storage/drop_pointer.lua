-- Delete a pointer, if it leads to this table.
--
-- KEYS  1 the pointer
-- ARGV  1 table id
-- Returns {1} when it is deleted, {0} when it leads somewhere else.

if redis.pcall("GET", KEYS[1]) ~= ARGV[1] then
  return {0}
end
redis.call("DEL", KEYS[1])
return {1}
