### What is said of a platform that this process cannot be on yet.

presence-telegram-waits = Telegram: bereit. Ein anderer Prozess holt Neues ab oder tat es bis eben; dieser übernimmt von ihm.
presence-matrix-waits = Matrix: bereit. Ein anderer Prozess ist { $name } oder war es bis eben; dieser übernimmt von ihm.
presence-telegram-has-no-port = Telegram: Auf { $listen } kann nicht gelauscht werden: Ein anderes Programm hat den Port, oder der Host gehört nicht zu diesem Rechner. Es wird weiter versucht, bis es gelingt. Oder setze PALIFICO_TELEGRAM__WEBHOOK_LISTEN auf etwas anderes.
