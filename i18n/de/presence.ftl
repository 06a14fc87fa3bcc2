### What is said of a platform on which another process is.

presence-telegram-waits = Telegram: bereit. Ein anderer Prozess holt Neues ab; dieser übernimmt, wenn der endet.
presence-matrix-waits = Matrix: bereit. Ein anderer Prozess ist { $name }; dieser übernimmt, wenn der endet.
