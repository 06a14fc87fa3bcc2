### Words that can be typed at every table, separated by commas; the first is the one that is
### suggested. English is understood in every language, so only own words need to stand here.
### Ijekavian and Croatian spellings are here too. „sedam“ is 7, never “I sit down”.

word-play = igraj, igrajmo, igramo, otvori, otvori sto, nova igra, nova partija
word-join = ulazim, uđi, igram, igram i ja, pridruži se, pridruži me, pridružujem se, upadam, sedi, sedni
word-leave = izlazim, izađi, izlaz, odlazim, napusti, napuštam, napusti sto, odustajem
word-kick = izbaci, šutni, oteraj, otjeraj
word-stop = zatvori, zatvori sto, prekini
word-deal = počni, počnimo, počinjemo, započni, kreni, krećemo, deli, dijeli, podeli, podijeli
word-again = ponovo, opet, još jednom, još jedna, ponovi, revanš
word-computer = računar, kompjuter, računalo, dodaj računar, dodaj kompjuter, dodaj bota
word-option = opcija, postavi, podesi
word-options = opcije, podešavanja, postavke
word-hand = ruka, moja ruka, moje kockice, moje kocke, moje karte, karte
word-status = stanje, potez, na potezu, ko igra, tko igra, ko je, tko je
word-log = istorija, dnevnik, tok igre, povijest, historija
word-rules = pravila, pravilo
word-help = pomoć, upomoć, pomozi
word-language = jezik, promeni jezik, promijeni jezik
word-timer = vreme, vrijeme, tajmer, vreme za potez, vrijeme za potez
word-on = da, uključi, uključeno, uključen, uključena, uključeni, važi
word-off = ne, isključi, isključeno, isključen, isključena, isključeni, ne važi, bez
word-easy = lako, lak, laki, lagano, slab
word-normal = normalno, normalan, obično, srednje
word-game = igra, igru
word-liars-dice = lažljive kockice, lažljive kocke, lažljiva kockica
word-number-1 = jedan, jedna, jedno, jednu
word-number-2 = dva, dve, dvije
word-number-3 = tri
word-number-4 = četiri, četri
word-number-5 = pet
word-number-6 = šest
word-number-7 = sedam
word-number-8 = osam
word-number-9 = devet
word-number-10 = deset
word-number-11 = jedanaest
word-number-12 = dvanaest
word-number-13 = trinaest
word-number-14 = četrnaest
word-number-15 = petnaest
word-number-16 = šesnaest
word-number-17 = sedamnaest
word-number-18 = osamnaest
word-number-19 = devetnaest
word-number-20 = dvadeset
