### Ono što se kaže samo na Telegramu. About: najviše 120 znakova; description: najviše 512; komande: najviše 256.

telegram-direct-key = Moja ruka privatno
telegram-hello = Zdravo! Kod mene je sto za igru: Lažljive kockice i Bujabes.
telegram-how-to-begin = Napiši /play u grupi da tamo otvoriš sto, ili ovde da vežbaš protiv računara. /rules objašnjava igru, a /help šta možeš da napišeš.
telegram-too-long-here = To ovde ne može da stane. Piše u našem privatnom četu.
telegram-sent-privately = To ti je poslato privatno.
telegram-write-to-me = Još ne smem da ti pišem. Pritisni dugme, pa „Pokreni“, i tamo ćeš videti svoju ruku.
telegram-not-in-the-group = Taj sto pripada grupi u kojoj nisi.
telegram-you-sit = Sediš za stolom. Ono što smeš da vidiš samo ti, pisaće ovde.
telegram-nothing-to-play = Nije tvoj red
telegram-about = Lažljive kockice i Bujabes za tvoje grupe. Ono što je tvoje vidiš samo ti.
telegram-description = Sto za igru u tvojim grupama: Lažljive kockice, sa ponudama i blefiranjem, i Bujabes, igra karata u šest rundi. Igra se pomoću dugmadi ili pisanjem, sa prijateljima ili protiv računara. Svoje kockice i karte vidiš samo ti, a posle svake partije može da se proveri da su kockice bile poštene.

telegram-command-play = otvori sto
telegram-command-join = sedi za sto
telegram-command-leave = ustani od stola
telegram-command-deal = počni partiju
telegram-command-hand = vidi svoje kockice ili karte
telegram-command-bid = ponudi, na primer /bid 5 3
telegram-command-liar = reci da je poslednja ponuda laž
telegram-command-exact = reci da je poslednja ponuda tačna u broj
telegram-command-status = kako stoji partija
telegram-command-rules = pravila po kojima igra ovaj sto
telegram-command-options = opcije i njihove vrednosti
telegram-command-computer = dodaj računar
telegram-command-kick = pošalji nekoga: /kick IME
telegram-command-again = igraj ponovo sa istim igračima
telegram-command-stop = zatvori sto
telegram-command-language = promeni jezik: /language NAZIV
telegram-command-settings = o čemu administrator odlučuje u ovoj sobi
telegram-command-log = sve što se desilo
telegram-command-privacy = šta se čuva o tebi
telegram-command-help = šta možeš da napišeš
