### What is said of a platform that this process cannot be on yet.

presence-telegram-waits = Telegram: redo. En annan process hämtar uppdateringarna eller gjorde det alldeles nyss; den här tar över efter den.
presence-matrix-waits = Matrix: redo. En annan process är { $name } eller var det alldeles nyss; den här tar över efter den.
presence-telegram-has-no-port = Telegram: det går inte att lyssna på { $listen }: ett annat program har porten, eller så hör värden inte till den här datorn. Nya försök görs tills det går. Annars kan du sätta PALIFICO_TELEGRAM__WEBHOOK_LISTEN till något annat.
