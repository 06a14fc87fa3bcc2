presence-telegram-waits = Telegram: spreman. Drugi proces preuzima novosti; ovaj nastavlja kad se taj ugasi.
presence-matrix-waits = Matrix: spreman. Drugi proces je { $name }; ovaj nastavlja kad se taj ugasi.
