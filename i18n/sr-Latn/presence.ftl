### What is said of a platform that this process cannot be on yet.

presence-telegram-waits = Telegram: spreman. Drugi proces preuzima novosti ili je to činio do malopre; ovaj nastavlja posle njega.
presence-matrix-waits = Matrix: spreman. Drugi proces je { $name } ili je to bio do malopre; ovaj nastavlja posle njega.
presence-telegram-has-no-port = Telegram: na { $listen } ne može da se sluša: port drži drugi program ili host nije sa ovog računara. Bot pokušava ponovo dok ne uspe. Ili podesi PALIFICO_TELEGRAM__WEBHOOK_LISTEN na nešto drugo.
