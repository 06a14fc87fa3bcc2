### What is said about watching over the bot.

watching-takes-health = a host and a port, such as 127.0.0.1:9464, or off
watching-health-at = Health and metrics: http://{ $listen }
watching-health-nowhere = Nobody can be answered at { $listen }: another program has the port, or the host is not of this machine. The bot runs, but cannot be asked how it is. Set PALIFICO_HEALTH__LISTEN to another place, or to off.
watching-use-healthcheck = ask the bot that runs on this machine how it is
watching-flag-ready = ask whether it can be played with, not only whether it is alive
watching-is-alive = The bot is alive.
watching-is-ready = The bot is ready.
watching-is-stuck = The bot answers, but it is stuck. Restart it.
watching-is-not-ready = The bot is alive, but not ready. Missing: { $missing }.
watching-nobody-answers = Nobody answers at { $listen }.
watching-health-is-off = PALIFICO_HEALTH__LISTEN is off, so the bot cannot be asked.
