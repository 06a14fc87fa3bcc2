### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: redo. En annan process hämtar uppdateringarna eller gjorde det alldeles nyss; den här tar över efter den.
presence-matrix-waits = Matrix: redo. En annan process är { $name } eller var det alldeles nyss; den här tar över efter den.
