### The bot is going to rest: told once at every table where a game runs. $until and $lasts are spans of time.

announcement-rests-soon = In { $until } I rest for about { $lasts }. The games go on afterwards, and nobody loses a turn by it.
announcement-rests-now = I rest at any moment, for about { $lasts }. The games go on afterwards, and nobody loses a turn by it.
announcement-rests-not = I do not rest after all.
announcement-own-words = { $text }
