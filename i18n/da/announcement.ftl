### Botten skal holde pause: siges én gang ved hvert bord, hvor der spilles. $until og $lasts er tidsrum.

announcement-rests-soon = Om { $until } holder jeg pause i omkring { $lasts }. Spillene går videre bagefter, og ingen mister en tur på det.
announcement-rests-now = Jeg holder pause lige om lidt, i omkring { $lasts }. Spillene går videre bagefter, og ingen mister en tur på det.
announcement-rests-not = Jeg holder alligevel ikke pause.
announcement-own-words = { $text }
