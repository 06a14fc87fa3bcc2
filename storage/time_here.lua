-- Stands before every script that asks for the time: the one it is given, or this server's own.

local function time_here(given)
  if given ~= "" then
    return given
  end
  local time = redis.call("TIME")
  return string.format("%d.%06d", time[1], time[2])
end

