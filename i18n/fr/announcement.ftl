### Le bot va faire une pause : dit une fois à chaque table où l’on joue. $until et $lasts sont des durées.

announcement-rests-soon = Dans { $until }, je fais une pause d’environ { $lasts }. Les parties reprennent ensuite, et personne n’y perd son tour.
announcement-rests-now = Je fais une pause d’un instant à l’autre, pendant environ { $lasts }. Les parties reprennent ensuite, et personne n’y perd son tour.
announcement-rests-not = Finalement, je ne fais pas de pause.
announcement-own-words = { $text }
