### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: ready. Another process polls; this one goes on when it ends.
presence-matrix-waits = Matrix: ready. Another process is { $name }; this one goes on when it ends.
