### What is said of a platform on which another process is.

presence-telegram-waits = Telegram : prêt. Un autre processus interroge ; celui-ci prendra le relais quand l’autre s’arrêtera.
presence-matrix-waits = Matrix : prêt. Un autre processus est { $name } ; celui-ci prendra le relais quand l’autre s’arrêtera.
