-- Find the tables that may know somebody.
--
-- KEYS  tables, or what was put aside            (one hash slot)
-- ARGV  of each audience: its id, and the field of what it was shown
-- Returns the keys.

local found = {}
for _, key in ipairs(KEYS) do
  local kind = redis.call("TYPE", key).ok
  local state = ""
  if kind == "hash" then
    state = redis.call("HGET", key, "state") or ""
  elseif kind == "string" then
    state = redis.call("GET", key)
  end
  for at = 1, #ARGV, 2 do
    if string.find(state, ARGV[at], 1, true) or kind == "hash" and redis.call("HGET", key, ARGV[at + 1]) then
      table.insert(found, key)
      break
    end
  end
end
return found
