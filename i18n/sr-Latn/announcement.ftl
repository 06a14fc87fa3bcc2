### Bot će napraviti pauzu: kaže se jednom za svakim stolom gde se igra. $until i $lasts su razmaci vremena.

announcement-rests-soon = Uskoro pravim pauzu. Počinje za: { $until }. Traje oko: { $lasts }. Partije se posle nastavljaju i niko zbog toga ne gubi potez.
announcement-rests-now = Svakog časa pravim pauzu. Traje oko: { $lasts }. Partije se posle nastavljaju i niko zbog toga ne gubi potez.
announcement-rests-not = Ipak ne pravim pauzu.
announcement-own-words = { $text }
