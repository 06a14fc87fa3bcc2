### What is said of a platform on which another process is.

presence-telegram-waits = Telegram : prêt. Un autre processus relève les mises à jour, ou le faisait à l’instant ; celui-ci prendra le relais.
presence-matrix-waits = Matrix : prêt. Un autre processus est { $name }, ou l’était à l’instant ; celui-ci prendra le relais.
