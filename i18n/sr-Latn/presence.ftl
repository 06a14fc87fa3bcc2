### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: spreman. Drugi proces preuzima novosti ili je to činio do malopre; ovaj nastavlja posle njega.
presence-matrix-waits = Matrix: spreman. Drugi proces je { $name } ili je to bio do malopre; ovaj nastavlja posle njega.
