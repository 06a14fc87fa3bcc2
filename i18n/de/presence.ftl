### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: bereit. Ein anderer Prozess holt Neues ab oder tat es bis eben; dieser übernimmt von ihm.
presence-matrix-waits = Matrix: bereit. Ein anderer Prozess ist { $name } oder war es bis eben; dieser übernimmt von ihm.
