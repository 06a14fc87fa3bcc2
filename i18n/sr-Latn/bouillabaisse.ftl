### Bujabes. Pravila se navode brojem iz docs/rules/bouillabaisse.md.
### $player, $dealer i $leader su imena; $card je karta, $suit boja, a $rank karta lica.
### Karta ima oblik .object, akuzativ: u rečenicama je to $card-object.

bouillabaisse-title = Bujabes
bouillabaisse-card-name = { $rank ->
    [2] dvojka
    [3] trojka
    [4] četvorka
    [5] petica
    [6] šestica
    [7] sedmica
    [8] osmica
    [9] devetka
    [10] desetka
    [11] žandar
    [12] dama
    [13] kralj
   *[14] kec
} { $suit ->
    [clubs] tref
    [diamonds] karo
    [hearts] herc
   *[spades] pik
}
    .object = { $rank ->
        [2] dvojku
        [3] trojku
        [4] četvorku
        [5] peticu
        [6] šesticu
        [7] sedmicu
        [8] osmicu
        [9] devetku
        [10] desetku
        [11] žandara
        [12] damu
        [13] kralja
       *[14] keca
    } { $suit ->
        [clubs] tref
        [diamonds] karo
        [hearts] herc
       *[spades] pik
    }
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }{ $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-suit-name = { $suit ->
    [clubs] tref
    [diamonds] karo
    [hearts] herc
   *[spades] pik
}
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-rank-name = { $rank ->
    [11] žandar
    [12] dama
    [13] kralj
    [14] kec
   *[other] { $rank }
}
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }
bouillabaisse-my-cards = Moje karte

## Podešavanja: ishod, i pravilo koje iz njega sledi

bouillabaisse-suit-drawn = boja se izvlači
bouillabaisse-suit-named = boja: { $suit }
bouillabaisse-rank-drawn = karta lica se izvlači
bouillabaisse-rank-named = karta lica: { $rank }
bouillabaisse-card-drawn = posebna karta se izvlači
bouillabaisse-card-named = posebna karta: { $card }
bouillabaisse-all-or-nothing = { $on ->
    [on] uz „sve ili ništa“
   *[off] bez „sve ili ništa“
}
bouillabaisse-suit-drawn-rule = Boja koja nosi poene izvlači se i objavljuje pre prvog deljenja.
bouillabaisse-suit-named-rule = Boja koja nosi poene je { $suit }.
bouillabaisse-rank-drawn-rule = Da li poene nose žandari, dame ili kraljevi, izvlači se i objavljuje pre prvog deljenja.
bouillabaisse-rank-named-rule = { $rank ->
    [11] Poene nose žandari.
    [12] Poene nose dame.
   *[13] Poene nose kraljevi.
}
bouillabaisse-card-drawn-rule = Posebna karta koja nosi poene izvlači se i objavljuje pre prvog deljenja.
bouillabaisse-card-named-rule = Posebna karta koja nosi poene je { $card }.
bouillabaisse-all-or-nothing-rule = { $on ->
    [on] Onome ko u rundi uzme sve što se boduje menja se predznak: u rundama 1, 2, 3 i 5 poeni se oduzimaju umesto da se dodaju, a u rundi 6 dodaju umesto da se oduzimaju. Boduju se svi trikovi u rundama 1, 5 i 6, sve karte te boje u rundi 2 i sve takve karte lica u rundi 3. Runda 4 se uvek računa kao i inače.
   *[off] Ko uzme sve, dobija poene kao i svi drugi.
}
bouillabaisse-any-card-but-two = „izvlačenje“ ili bilo koja karta osim dvojke, na primer QH ili „dama herc“

## Pravila, po jedan pasus

bouillabaisse-rules-goal = Šest rundi u kojima se nose trikovi. Poene treba izbegavati: pobeđuje ko ih posle šeste runde ima najmanje, a igrači s istim zbirom dele mesto. Prvi delitelj se izvlači; posle toga u svakoj rundi deli sledeći za stolom.
bouillabaisse-rules-cards = Do šest igrača igra se jednim špilom od 52 karte, a sa sedam i više igrača s dva špila. Dele se sve karte, svima isti broj. Ako bi neka ostala, unapred se vadi toliko dvojki; koje, izvlači se i objavljuje. Od najslabije do najjače: od 2 do 10, žandar, dama, kralj, kec. Aduta nema.
bouillabaisse-rules-play = Prvi trik započinje igrač posle delitelja bilo kojom kartom. Ostali moraju da odgovore na boju ako je imaju; ako je nemaju, igraju bilo koju kartu. Trik nosi najjača karta tražene boje, a ko ga nosi, započinje sledeći. Od dve iste karte jača je ona koja je prva odigrana.
bouillabaisse-rules-rounds = Runda 1: svaki trik nosi 5 poena. Runda 2: svaka karta jedne boje nosi 10. Runda 3: svaka karta lica jedne vrste (žandar, dama ili kralj) nosi 50. Runda 4: jedna jedina karta nosi 200, a s dva špila svaki njen primerak. Runda 5: sve to zajedno, i jedna karta može da se računa više puta. Runda 6: kao runda 5, ali se poeni oduzimaju, pa je tu dobro nositi trikove.
bouillabaisse-rules-typing = Karta se piše kao vrednost i prvo slovo engleskog naziva boje, na primer QH za damu herc ili 10S za desetku pik, ili rečima: „dama herc“.
bouillabaisse-rules-leaving = Umesto igrača koji napusti igru do kraja igra računar. U plasmanu je taj igrač iza svih koji su ostali. Ako vreme istekne, sto igra najslabiju kartu koja sme da se odigra.

## Šta se boduje u rundi

bouillabaisse-tricks-cost = Svaki trik nosi 5 poena.
bouillabaisse-suit-costs = Svaka karta u boji { $suit } nosi 10 poena.
bouillabaisse-rank-costs = { $rank ->
    [11] Svaki žandar
    [12] Svaka dama
   *[13] Svaki kralj
} nosi 50 poena.
bouillabaisse-card-costs = { $copies ->
    [1] Ko uzme { $card-object }, dobija 200 poena.
   *[other] Ko uzme { $card-object }, dobija 200 poena za svaki primerak.
}
bouillabaisse-all-costs = Sve se boduje: svaki trik 5 poena, svaka karta u boji { $suit } 10, { $rank ->
    [11] svaki žandar
    [12] svaka dama
   *[13] svaki kralj
} 50, a { $card } 200.
bouillabaisse-all-pays-back = Sada je dobro nositi trikove. Poeni se oduzimaju: 5 za svaki trik, 10 za svaku kartu u boji { $suit }, 50 za { $rank ->
    [11] svakog žandara
    [12] svaku damu
   *[13] svakog kralja
}, 200 za { $card-object }.

## Šta se dešava

bouillabaisse-twos-out = Izvađene karte: { $cards }.
bouillabaisse-announced = U ovoj partiji poene nose: boja { $suit }, karta lica { $rank } i posebna karta { $card }.
bouillabaisse-round-begins = Runda { $round } od 6: deli { $dealer }, svakome { $hand ->
    [one] { $hand } kartu
    [few] { $hand } karte
   *[other] { $hand } karata
}, a započinje { $leader }. { $scoring }
bouillabaisse-leads = { $player } započinje trik i igra { $card-object }.
bouillabaisse-plays = { $player } igra { $card-object }.
bouillabaisse-takes-trick = { $player } nosi trik ({ $card }).
bouillabaisse-round-ends = Runda { $round } je gotova.
bouillabaisse-took-tricks = { $count ->
    [0] bez trikova
    [one] { $count } trik
    [few] { $count } trika
   *[other] { $count } trikova
}
bouillabaisse-took-suit = { $count ->
    [one] { $count } karta u boji { $suit }
    [few] { $count } karte u boji { $suit }
   *[other] { $count } karata u boji { $suit }
}
bouillabaisse-took-rank = { $rank ->
    [11] { $count ->
        [one] { $count } žandar
        [few] { $count } žandara
       *[other] { $count } žandara
    }
    [12] { $count ->
        [one] { $count } dama
        [few] { $count } dame
       *[other] { $count } dama
    }
   *[13] { $count ->
        [one] { $count } kralj
        [few] { $count } kralja
       *[other] { $count } kraljeva
    }
}
bouillabaisse-took-card = { $card }
bouillabaisse-took-card-twice = dva puta { $card }
bouillabaisse-booked = { $player }: { $took }. { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}, ukupno { $total }.
bouillabaisse-took-everything = { $player } nosi sve što se boduje: sve ili ništa. Poeni se oduzimaju umesto da se dodaju.
bouillabaisse-took-too-much = { $player } nosi sve trikove: sve ili ništa. Poeni se dodaju umesto da se oduzimaju.
bouillabaisse-leaves = { $player } napušta igru. Na tom mestu dalje igra računar.
bouillabaisse-all-rounds = Poeni u rundama od 1 do 6:
bouillabaisse-players-rounds = { $player }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }. Ukupno { $total }.

## Ekrani

bouillabaisse-board-title = Bujabes, runda { $round } od 6
bouillabaisse-has-points = { $player } { $points }
bouillabaisse-has-points-and-left = { $player } { $points } (van igre)
bouillabaisse-points-of-all = Poeni: { $players }.
bouillabaisse-has-tricks = { $player } { $tricks }
bouillabaisse-tricks-of-all = Trikovi u ovoj rundi: { $players }.
bouillabaisse-played-by = { $player } { $card }
bouillabaisse-last-trick = Prethodni trik: { $cards }. Nosi ga { $player }.
bouillabaisse-this-trick = Trik { $trick }: { $cards }.
bouillabaisse-to-lead = { $player }, ti si na potezu: započni trik bilo kojom kartom.
bouillabaisse-to-follow = { $player }, ti si na potezu: traži se { $suit }.
bouillabaisse-you-lead = Ti si na potezu: započni trik bilo kojom kartom. Možeš, na primer, { $card-object }.
bouillabaisse-you-follow = Ti si na potezu: traži se { $suit }. Možeš da odigraš: { $cards }.
bouillabaisse-you-may-discard = Ti si na potezu: traži se { $suit }, a ti tu boju nemaš, pa možeš da odigraš bilo koju kartu.
bouillabaisse-your-cards = Tvoje karte:
bouillabaisse-held-of-suit = { $suit ->
    [clubs] Tref
    [diamonds] Karo
    [hearts] Herc
   *[spades] Pik
}: { $ranks }
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    } { $ranks }
bouillabaisse-no-cards = U ovoj rundi više nemaš karata.

## Odbijanja: zašto, i šta je moguće

bouillabaisse-not-your-turn = Nisi ti na potezu, nego { $player }.
bouillabaisse-game-is-over = Ova partija je gotova.
bouillabaisse-not-held-to-lead = Nemaš { $card-object }. Možeš da započneš bilo kojom kartom koju imaš.
bouillabaisse-not-held-to-follow = Nemaš { $card-object }. Možeš da odigraš bilo koju svoju kartu u boji { $suit }.
bouillabaisse-not-held-to-discard = Nemaš { $card-object }. Nemaš boju { $suit }, pa možeš da odigraš bilo koju kartu koju imaš.
bouillabaisse-must-follow = Ne možeš da odigraš { $card-object }: traži se { $suit }. Možeš da odigraš bilo koju svoju kartu u boji { $suit }.
bouillabaisse-card-needs-both = Karta ima i vrednost i boju, na primer QH za damu herc.

## Reči koje mogu da se kucaju, odvojene zarezima; prva je ona koja se predlaže

bouillabaisse-word-clubs = tref, trefova, detelina
bouillabaisse-word-diamonds = karo, kocka
bouillabaisse-word-hearts = herc, srce
bouillabaisse-word-spades = pik, list
bouillabaisse-word-2 = dvojka, dvojku, dva
bouillabaisse-word-3 = trojka, trojku, tri
bouillabaisse-word-4 = četvorka, četvorku, četiri
bouillabaisse-word-5 = petica, peticu, pet
bouillabaisse-word-6 = šestica, šesticu, šest
bouillabaisse-word-7 = sedmica, sedmicu, sedam
bouillabaisse-word-8 = osmica, osmicu, osam
bouillabaisse-word-9 = devetka, devetku, devet
bouillabaisse-word-10 = desetka, desetku, deset
bouillabaisse-word-jack = žandar, žandara, dečko, dečka
bouillabaisse-word-queen = dama, damu
bouillabaisse-word-king = kralj, kralja
bouillabaisse-word-ace = kec, keca, as, asa
bouillabaisse-word-of = u, od
bouillabaisse-word-drawn = izvlačenje, izvuci, žreb
bouillabaisse-word-suit = boja, boju
bouillabaisse-word-rank = karta lica, kartu lica, slika, sliku, vrednost
bouillabaisse-word-card = posebna karta, karta, kartu
bouillabaisse-word-all-or-nothing = sve ili ništa
