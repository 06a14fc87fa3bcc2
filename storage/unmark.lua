-- End a showing: take the table's mark away if nothing newer than the shown version was stored, and
-- the ledgers of those who are gone.
--
-- KEYS  1 the table   then its marks            (one hash slot)
-- ARGV  1 table id   2 shown version   3 who shows it   then the fields to be dropped
-- Returns {1} when there is nothing more to show for whoever asks, {0} when something newer is.

local version = redis.call("HGET", KEYS[1], "version")
local showing = redis.call("HGET", KEYS[1], "showing")
local holder = showing and string.match(showing, "^%S+ (.*)$")
if showing and holder ~= ARGV[3] then
  return {1}
end
if version and tonumber(version) > tonumber(ARGV[2]) then
  return {0}
end
for index = 2, #KEYS do
  redis.pcall("ZREM", KEYS[index], ARGV[1]) -- one of another type holds nothing
end
redis.call("HDEL", KEYS[1], "showing", unpack(ARGV, 4))
return {1}
