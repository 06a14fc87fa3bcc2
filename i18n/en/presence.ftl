### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: ready. Another process polls, or did until just now; this one takes over from it.
presence-matrix-waits = Matrix: ready. Another process is { $name }, or was until just now; this one takes over from it.
