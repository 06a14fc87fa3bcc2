### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: spreman. Drugi proces preuzima novosti; ovaj nastavlja kad se taj ugasi.
presence-matrix-waits = Matrix: spreman. Drugi proces je { $name }; ovaj nastavlja kad se taj ugasi.
