-- Store a table if its version is still the expected one: all of it, or nothing.
--
-- KEYS  1 the table   2 the deadlines   3 the marks            (one hash slot)
-- ARGV  1 expected version   2 state   3 operation   4 operations kept
--       5 expiry in ms       6 deadline or ""        7 table id
-- Returns {"saved", version}, {"repeated"} or {"conflict", field, value, ...} with the newer table.

local function operations()
  local kept = redis.call("HGET", KEYS[1], "operations")
  return kept and cjson.decode(kept) or {}
end

local kept = operations()
for _, operation in ipairs(kept) do
  if operation == ARGV[3] then
    return {"repeated"}
  end
end

local version = tonumber(redis.call("HGET", KEYS[1], "version") or "0")
if version ~= tonumber(ARGV[1]) then
  local newer = redis.call("HGETALL", KEYS[1])
  table.insert(newer, 1, "conflict")
  return newer
end

table.insert(kept, ARGV[3])
while #kept > tonumber(ARGV[4]) do
  table.remove(kept, 1)
end

redis.call("HSET", KEYS[1], "version", version + 1, "state", ARGV[2], "operations", cjson.encode(kept))
redis.call("PEXPIRE", KEYS[1], ARGV[5])
if ARGV[6] == "" then
  redis.call("ZREM", KEYS[2], ARGV[7])
else
  redis.call("ZADD", KEYS[2], ARGV[6], ARGV[7])
end
redis.call("ZADD", KEYS[3], version + 1, ARGV[7])
return {"saved", version + 1}
