-- Store a table if its version is still the expected one: all of it, or nothing.
--
-- KEYS  1 the table   2 the deadlines   3 the marks   then other deadlines, of where it is not at home
--       (one hash slot)
-- ARGV  1 time or "" for this server's own clock   2 expected version   3 state
--       4 operations, as a JSON list   5 operations kept at least   6 expiry in ms
--       7 deadline or ""   8 table id   9 seconds until others may show what is shown by whoever
--       stores it   10 operations kept at most, if they are   11 no older than so many seconds
-- Returns {"saved", version}, {"repeated", operation, ...}
--      or {"conflict", time, field, value, ...} with the newer table.
--
-- Among the operations stand times, "@" and a number of minutes, of those that follow.

local now = time_here(ARGV[1])
local operations = cjson.decode(ARGV[4])
local kept = redis.call("HGET", KEYS[1], "operations")
kept = kept and cjson.decode(kept) or {}

local known = {}
for _, operation in ipairs(kept) do
  known[operation] = true
end
local repeated = {"repeated"}
for _, operation in ipairs(operations) do
  if known[operation] then
    table.insert(repeated, operation)
  end
end
if #repeated > 1 then
  return repeated
end

local version = tonumber(redis.call("HGET", KEYS[1], "version") or "0")
if version ~= tonumber(ARGV[2]) then
  local newer = redis.call("HGETALL", KEYS[1])
  table.insert(newer, 1, now)
  table.insert(newer, 1, "conflict")
  return newer
end

local minute = math.floor(tonumber(now) / 60)
local oldest = minute - math.ceil(tonumber(ARGV[11]) / 60)
local dated, stored_in = {}, -1
for _, operation in ipairs(kept) do
  local time = string.match(operation, "^@(%d+)$")
  if time then
    stored_in = tonumber(time)
  else
    table.insert(dated, {operation, stored_in})
  end
end
for _, operation in ipairs(operations) do
  table.insert(dated, {operation, minute})
end
local ring, last = {}, -1
for place, each in ipairs(dated) do
  local younger = #dated - place
  if younger < tonumber(ARGV[5]) or younger < tonumber(ARGV[10]) and each[2] >= oldest then
    if each[2] ~= last then
      last = each[2]
      table.insert(ring, "@" .. string.format("%d", last))
    end
    table.insert(ring, each[1])
  end
end

-- The sorted sets come first: where one of them is none, nothing is stored.
redis.call("ZADD", KEYS[3], tonumber(now) + tonumber(ARGV[9]), ARGV[8])
if ARGV[7] == "" then
  redis.call("ZREM", KEYS[2], ARGV[8])
else
  redis.call("ZADD", KEYS[2], ARGV[7], ARGV[8])
end
for index = 4, #KEYS do
  redis.pcall("ZREM", KEYS[index], ARGV[8])
end
redis.call("HSET", KEYS[1], "version", version + 1, "state", ARGV[3], "operations", #ring > 0 and cjson.encode(ring) or "[]")
redis.call("PEXPIRE", KEYS[1], ARGV[6])
return {"saved", version + 1}
