### What is said of a platform that this process cannot be on yet.

presence-telegram-waits = Telegram: ready. Another process polls, or did until just now; this one takes over from it.
presence-matrix-waits = Matrix: ready. Another process is { $name }, or was until just now; this one takes over from it.
presence-telegram-has-no-port = Telegram: nothing can be brought to { $listen }: another program has the port, or the host is not of this machine. It is tried again until it can. Or set PALIFICO_TELEGRAM__WEBHOOK_LISTEN to another place.
