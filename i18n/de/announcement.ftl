### Der Bot macht Pause: wird an jedem Tisch, an dem gespielt wird, einmal gesagt. $until und $lasts sind Zeitspannen.

announcement-rests-soon = Pause in { $until }, etwa { $lasts } lang. Die Partien gehen danach weiter, und niemand verliert dadurch einen Zug.
announcement-rests-now = Gleich mache ich Pause, Dauer: etwa { $lasts }. Die Partien gehen danach weiter, und niemand verliert dadurch einen Zug.
announcement-rests-not = Ich mache doch keine Pause.
announcement-own-words = { $text }
