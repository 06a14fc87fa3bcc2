### What only Matrix needs to say.

matrix-welcome-to-room = Zdravo! Vodim igre u ovoj sobi. Napiši „!igraj“ da otvoriš sto, a „!pomoć“ da vidiš šta još možeš da napišeš.
matrix-welcome-to-direct = Zdravo! Ovde ti pokazujem ono što samo ti smeš da vidiš: tvoje kockice ili tvoje karte. Možeš i da igraš odavde, bez „!“.
matrix-other-languages = Govorim { $languages }. Za drugi jezik napiši „!jezik“ i njegovo ime.
matrix-how-to-speak = Ovde reči upućene meni počinju sa „!“, kao „!ulazim“; ili odgovori na ovu poruku. Brojem biraš: kao reakcijom ili kao odgovorom.
matrix-how-to-choose = Brojem biraš: otkucaj ga ili reaguj njime.
matrix-only-in-direct = To smeš da vidiš samo ti. Prihvati moj poziv u direktnu sobu ili je otvori sa mnom, pa ćeš to videti tamo.
matrix-not-readable = Poruku ne mogu da pročitam: njen ključ nije stigao do mene. Pošalji je ponovo.
matrix-invite-me-again = Soba je zamenjena, a mene nema u novoj. Pozovi me tamo i igra se nastavlja.
