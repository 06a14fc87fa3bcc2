### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: klar. En anden proces henter opdateringerne; denne tager over, når den slutter.
presence-matrix-waits = Matrix: klar. En anden proces er { $name }; denne tager over, når den slutter.
