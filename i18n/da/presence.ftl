### What is said of a platform that this process cannot be on yet.

presence-telegram-waits = Telegram: klar. En anden proces henter opdateringerne eller gjorde det lige før; denne tager over efter den.
presence-matrix-waits = Matrix: klar. En anden proces er { $name } eller var det lige før; denne tager over efter den.
presence-telegram-has-no-port = Telegram: der kan ikke lyttes på { $listen }: et andet program har porten, eller værten hører ikke til denne maskine. Der prøves igen, indtil det lykkes. Ellers kan du sætte PALIFICO_TELEGRAM__WEBHOOK_LISTEN til noget andet.
