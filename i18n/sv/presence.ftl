### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: redo. En annan process hämtar uppdateringarna; den här tar vid när den slutar.
presence-matrix-waits = Matrix: redo. En annan process är { $name }; den här tar vid när den slutar.
