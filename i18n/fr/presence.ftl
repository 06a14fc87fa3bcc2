### What is said of a platform on which another process is.

presence-telegram-waits = Telegram : prêt. Un autre processus interroge, ou le faisait à l’instant ; celui-ci prendra son relais.
presence-matrix-waits = Matrix : prêt. Un autre processus est { $name }, ou l’était à l’instant ; celui-ci prendra son relais.
