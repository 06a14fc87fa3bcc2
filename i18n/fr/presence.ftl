### What is said of a platform that this process cannot be on yet.

presence-telegram-waits = Telegram : prêt. Un autre processus relève les mises à jour, ou le faisait à l’instant ; celui-ci prendra le relais.
presence-matrix-waits = Matrix : prêt. Un autre processus est { $name }, ou l’était à l’instant ; celui-ci prendra le relais.
presence-telegram-has-no-port = Telegram : impossible d’écouter sur { $listen } : un autre programme occupe le port, ou l’hôte n’est pas celui de cette machine. Le bot réessaie jusqu’à ce que ça marche. Sinon, règle PALIFICO_TELEGRAM__WEBHOOK_LISTEN autrement.
