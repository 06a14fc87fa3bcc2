-- Put a table that was exported where it was, with its deadline, and mark it as one with something to show.
--
-- KEYS  1 the table   2 the deadlines   3 the marks            (one hash slot)
-- ARGV  1 time or "" for this server's own clock   2 table id   3 "replace", or "" to leave a table that is there
--       4 expiry in ms, or "" for none   5 deadline or ""   then the fields and their values
-- Returns {1}, or {0} when there is a table already.

if ARGV[3] == "" and redis.call("EXISTS", KEYS[1]) == 1 then
  return {0}
end
-- The sorted sets come first: where one of them is none, nothing is stored.
redis.call("ZADD", KEYS[3], time_here(ARGV[1]), ARGV[2])
if ARGV[5] == "" then
  redis.call("ZREM", KEYS[2], ARGV[2])
else
  redis.call("ZADD", KEYS[2], ARGV[5], ARGV[2])
end
redis.call("PEXPIRE", KEYS[1], -1) -- which deletes it, if it is there
redis.call("HSET", KEYS[1], unpack(ARGV, 6))
if ARGV[4] ~= "" then
  redis.call("PEXPIRE", KEYS[1], ARGV[4])
end
return {1}
