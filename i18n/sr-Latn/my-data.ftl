### Šta se kaže o tome šta se o nekome čuva: „privatnost“, „moji podaci“, „zaboravi me“.

my-data-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}

my-data-kept = O tebi se čuva: tvoje ime i tvoj broj ili adresa onako kako ih navodi ovaj čet, jezik po tvom izboru, stolovi za kojima sediš sa svim potezima i koje ti ih poruke prikazuju. Od svega ostalog što se ovde kaže ne čuva se ništa.
my-data-kept-for = To služi za igru, da nastaviš odakle je stalo i za proveru kockica. Ko je za tvojim stolom, vidi tvoje ime i tvoje poteze; nikome drugom se ništa ne daje.
my-data-kept-so-long = Sve se briše samo od sebe: sto pre partije { $lobby } posle poslednje izmene, a sto čija je partija gotova { $finished } posle nje. Partija koju niko ne nastavlja zatvara se { $running } posle poslednjeg poteza. Tvoj jezik i to koji je sto tvoj brišu se { $preferences } posle poslednje promene. Nekoliko minuta znam i kada sam ti poslednji put pisao.
my-data-your-rights = „moji podaci“ ti daje sve to u datoteci, a „zaboravi me“ sve to briše; napiši mi to nasamo. Ono što piše u četu, ostaje tamo.
my-data-ask-me-alone = Šta se o tebi čuva, ne tiče se nikog drugog. Napiši mi „{ $word }“ u četu u kome smo samo nas dvoje.

my-data-here-it-is = { $tables ->
    [0] Evo svega što se o tebi čuva, u jednoj datoteci. Nema te ni za jednim stolom.
    [one] Evo svega što se o tebi čuva, u jednoj datoteci: tvoja podešavanja i ono što se tiče tebe (stolova: { $tables }).
    [few] Evo svega što se o tebi čuva, u jednoj datoteci: tvoja podešavanja i ono što se tiče tebe (stolova: { $tables }).
   *[other] Evo svega što se o tebi čuva, u jednoj datoteci: tvoja podešavanja i ono što se tiče tebe (stolova: { $tables }).
}
my-data-nothing-kept = O tebi se ništa ne čuva.
my-data-file-is = Ovo je sve što Palifico čuva o tebi. Ostali igrači su ovde samo mesta, a zvezdica pokazuje koje je tvoje. Vremena su u UTC.
my-data-file-leaves-out = Ovde nema: semena partije koja još traje, jer su u njemu kockice svih igrača, ni toga kada ti je bot poslednji put pisao, što se zna nekoliko minuta da bi se poštovala ograničenja četa.
my-data-seat-number = mesto { $number }

my-data-forget-sure = Time se briše sve što se o tebi čuva: tvoja podešavanja, i tvoje ime i broj za svakim stolom. Izlaziš iz partija u kojima igraš. Ako to stvarno želiš, napiši „zaboravi me“ još jednom u roku od { $within }.
my-data-forgotten = { $tables ->
    [0] Gotovo. Tvoja podešavanja su obrisana; nije te bilo ni za jednim stolom.
    [one] Gotovo. Tvoja podešavanja su obrisana, kao i tvoje ime i broj (stolova: { $tables }), gde si sada „Obrisani igrač“. Više nisi ni u jednoj partiji.
    [few] Gotovo. Tvoja podešavanja su obrisana, kao i tvoje ime i broj (stolova: { $tables }), gde si sada „Obrisani igrač“. Više nisi ni u jednoj partiji.
   *[other] Gotovo. Tvoja podešavanja su obrisana, kao i tvoje ime i broj (stolova: { $tables }), gde si sada „Obrisani igrač“. Više nisi ni u jednoj partiji.
}
my-data-forgotten-later = Trenutno nije bilo moguće stići do svega. Ostalo se briše samo od sebe čim bude moguće.
my-data-forgotten-elsewhere = Rezervne kopije te zaboravljaju u roku od 30 dana. Ono što piše u četovima ostaje tamo dok se tamo ne obriše. Ako mi ponovo pišeš, počinjemo ispočetka.
my-data-deleted-player = { $number ->
    [1] Obrisani igrač
   *[other] Obrisani igrač { $number }
}
