### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: klar. En anden proces henter opdateringerne eller gjorde det lige før; denne tager over efter den.
presence-matrix-waits = Matrix: klar. En anden proces er { $name } eller var det lige før; denne tager over efter den.
