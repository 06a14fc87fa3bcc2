-- Note what an audience was shown, unless the table has expired meanwhile: a hash made of
-- nothing but this would never expire.
--
-- KEYS  1 the table   ARGV  1 field   2 ledger

if redis.call("EXISTS", KEYS[1]) == 1 then
  redis.call("HSET", KEYS[1], ARGV[1], ARGV[2])
  return 1
end
return 0
