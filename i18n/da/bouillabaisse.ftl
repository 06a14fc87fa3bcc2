### Bouillabaisse. Reglerne nævnes med deres nummer fra docs/rules/bouillabaisse.md.
### $player, $dealer og $leader er navne; $card er et kort, $suit en kulør og $rank en værdi.

bouillabaisse-title = Bouillabaisse
bouillabaisse-card-name = { $suit ->
    [clubs] klør
    [diamonds] ruder
    [hearts] hjerter
   *[spades] spar
} { $rank ->
    [11] knægt
    [12] dame
    [13] konge
    [14] es
   *[other] { $rank }
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
    [clubs] klør
    [diamonds] ruder
    [hearts] hjerter
   *[spades] spar
}
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-rank-name = { $rank ->
    [11] knægt
    [12] dame
    [13] konge
    [14] es
   *[other] { $rank }
}
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }
bouillabaisse-my-cards = Mine kort

## Indstillinger: resultatet, og reglen, som det giver

bouillabaisse-suit-drawn = kuløren trækkes
bouillabaisse-suit-named = kulør: { $suit }
bouillabaisse-rank-drawn = billedet trækkes
bouillabaisse-rank-named = billede: { $rank }
bouillabaisse-card-drawn = enkeltkortet trækkes
bouillabaisse-card-named = enkeltkort: { $card }
bouillabaisse-all-or-nothing = { $on ->
    [on] med alt eller intet
   *[off] uden alt eller intet
}
bouillabaisse-suit-drawn-rule = Den kulør, der koster point, trækkes og meddeles før første kortgivning.
bouillabaisse-suit-named-rule = Den kulør, der koster point, er { $suit }.
bouillabaisse-rank-drawn-rule = Før første kortgivning trækkes der lod om, hvorvidt knægte, damer eller konger koster point, og det meddeles.
bouillabaisse-rank-named-rule = { $rank ->
    [11] Det er knægtene, der koster point.
    [12] Det er damerne, der koster point.
   *[13] Det er kongerne, der koster point.
}
bouillabaisse-card-drawn-rule = Det ene kort, der koster point, trækkes og meddeles før første kortgivning.
bouillabaisse-card-named-rule = Det ene kort, der koster point, er { $card }.
bouillabaisse-all-or-nothing-rule = { $on ->
    [on] Den, der tager alt, hvad der tæller i en runde, får fortegnet vendt: i runde 1, 2, 3 og 5 trækkes pointene fra i stedet for at lægges til, i runde 6 lægges de til i stedet for at trækkes fra. Det, der tæller, er alle stik i runde 1, 5 og 6, alle kort i kuløren i runde 2 og alle billedkort af den slags i runde 3. Runde 4 tælles altid som normalt.
   *[off] Den, der tager alt, får pointene som alle andre.
}
bouillabaisse-any-card-but-two = ”trækkes” eller et hvilket som helst kort undtagen en toer, fx QH eller ”hjerter dame”

## Reglerne, et afsnit hver

bouillabaisse-rules-goal = Seks runder, hvor man tager stik. Point er skidt: den, der har færrest efter sjette runde, vinder, og er der flere om det samme pointtal, deler de pladsen. Der trækkes lod om den første kortgiver; derefter går kortgivningen videre bordet rundt for hver runde.
bouillabaisse-rules-cards = Op til seks spillere bruger ét spil kort med 52 kort, syv eller flere bruger to. Alle kort deles ud, lige mange til hver. Hvis nogle ville blive tilovers, tages så mange toere ud på forhånd; hvilke trækkes der lod om, og det meddeles. Værdierne fra lav til høj: 2 til 10, knægt, dame, konge, es. Der er ingen trumf.
bouillabaisse-rules-play = Spilleren efter kortgiveren spiller et hvilket som helst kort ud til første stik. Alle andre skal bekende kulør, hvis de kan; ellers må de lægge et hvilket som helst kort. Det højeste kort i den udspillede kulør tager stikket, og den, der tog det, spiller ud til det næste. Af to ens kort er det, der blev lagt først, det højeste.
bouillabaisse-rules-rounds = Runde 1: hvert stik koster 5 point. Runde 2: hvert kort i én kulør koster 10. Runde 3: hvert billedkort af én slags koster 50. Runde 4: ét enkelt kort koster 200, med to spil kort hvert eksemplar. Runde 5: det hele på én gang, og et kort kan tælle mere end én gang. Runde 6: som runde 5, men pointene trækkes fra, så her er det godt at tage stik.
bouillabaisse-rules-typing = Et kort skrives som værdien og kulørens første bogstav på engelsk, fx QH for hjerter dame eller 10S for spar 10, eller med ord: ”hjerter dame”.
bouillabaisse-rules-leaving = En computerspiller spiller videre til slutningen for den, der forlader bordet. I resultatet står den, der er gået, efter alle, der blev. Hvis tiden løber ud, lægger bordet det laveste kort, der må lægges.

## Hvad en runde koster

bouillabaisse-tricks-cost = Hvert stik koster 5 point.
bouillabaisse-suit-costs = Hvert kort i { $suit } koster 10 point.
bouillabaisse-rank-costs = Hver { $rank ->
    [11] knægt
    [12] dame
   *[13] konge
} koster 50 point.
bouillabaisse-card-costs = { $copies ->
    [1] Den, der tager { $card }, får 200 point.
   *[other] Hvert eksemplar af { $card } koster 200 point.
}
bouillabaisse-all-costs = Det hele koster: hvert stik 5 point, hvert kort i { $suit } 10, hver { $rank ->
    [11] knægt
    [12] dame
   *[13] konge
} 50, { $card } 200.
bouillabaisse-all-pays-back = Nu er det godt at tage stik. Der trækkes point fra: 5 for hvert stik, 10 for hvert kort i { $suit }, 50 for hver { $rank ->
    [11] knægt
    [12] dame
   *[13] konge
}, 200 for { $card }.

## Hvad der sker

bouillabaisse-twos-out = Taget ud: { $cards }.
bouillabaisse-announced = Det her koster point i dette spil: kuløren { $suit }, billedet { $rank } og kortet { $card }.
bouillabaisse-round-begins = Runde { $round } af 6: { $dealer } giver { $hand } kort til hver, { $leader } spiller ud. { $scoring }
bouillabaisse-leads = { $player } spiller { $card } ud.
bouillabaisse-plays = { $player } lægger { $card }.
bouillabaisse-takes-trick = { $player } tager stikket med { $card }.
bouillabaisse-round-ends = Runde { $round } er slut.
bouillabaisse-took-tricks = { $count ->
    [0] ingen stik
   *[other] { $count } stik
}
bouillabaisse-took-suit = { $count } kort i { $suit }
bouillabaisse-took-rank = { $rank ->
    [11] { $count ->
        [one] { $count } knægt
       *[other] { $count } knægte
    }
    [12] { $count ->
        [one] { $count } dame
       *[other] { $count } damer
    }
   *[13] { $count ->
        [one] { $count } konge
       *[other] { $count } konger
    }
}
bouillabaisse-took-card = { $card }
bouillabaisse-took-card-twice = begge eksemplarer af { $card }
bouillabaisse-booked = { $player }: { $took }. { $points } point, i alt { $total }.
bouillabaisse-took-everything = { $player } tog alt, hvad der tæller: alt eller intet. Pointene trækkes fra i stedet for at lægges til.
bouillabaisse-took-too-much = { $player } tog alle stik: alt eller intet. Pointene lægges til i stedet for at trækkes fra.
bouillabaisse-leaves = { $player } forlader bordet. En computerspiller spiller videre på den plads.
bouillabaisse-all-rounds = Point i runde 1 til 6:
bouillabaisse-players-rounds = { $player }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }. I alt { $total }.

## Skærme

bouillabaisse-board-title = Bouillabaisse, runde { $round } af 6
bouillabaisse-has-points = { $player } { $points }
bouillabaisse-has-points-and-left = { $player } { $points } (er gået)
bouillabaisse-points-of-all = Point: { $players }.
bouillabaisse-has-tricks = { $player } { $tricks }
bouillabaisse-tricks-of-all = Stik i denne runde: { $players }.
bouillabaisse-played-by = { $player } { $card }
bouillabaisse-last-trick = Forrige stik: { $cards }. Taget af { $player }.
bouillabaisse-this-trick = Stik { $trick }: { $cards }.
bouillabaisse-to-lead = { $player }, det er din tur: spil et valgfrit kort ud.
bouillabaisse-to-follow = { $player }, det er din tur: bekend { $suit }, hvis du kan.
bouillabaisse-you-lead = Din tur: spil et valgfrit kort ud, fx { $card }.
bouillabaisse-you-follow = Din tur: bekend { $suit }. Du kan lægge: { $cards }.
bouillabaisse-you-may-discard = Din tur: du er renonce i { $suit } og må lægge et valgfrit kort.
bouillabaisse-your-cards = Dine kort:
bouillabaisse-held-of-suit = { $suit ->
    [clubs] Klør
    [diamonds] Ruder
    [hearts] Hjerter
   *[spades] Spar
}: { $ranks }
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    } { $ranks }
bouillabaisse-no-cards = Du har lagt dit sidste kort i denne runde.

## Afvisninger: hvorfor, og hvad der kan lade sig gøre

bouillabaisse-not-your-turn = Det er ikke din tur: { $player } har turen.
bouillabaisse-game-is-over = Spillet er slut.
bouillabaisse-not-held-to-lead = Du har ikke { $card }. Du kan spille et hvilket som helst af dine kort ud.
bouillabaisse-not-held-to-follow = Du har ikke { $card }. Du kan lægge et hvilket som helst af dine kort i { $suit }.
bouillabaisse-not-held-to-discard = Du har ikke { $card }. Du er renonce i { $suit } og må lægge et hvilket som helst af dine kort.
bouillabaisse-must-follow = Du kan ikke lægge { $card }: du skal bekende { $suit }. Du kan lægge et hvilket som helst af dine kort i { $suit }.
bouillabaisse-card-needs-both = Et kort har både kulør og værdi, fx QH for hjerter dame.

## Ord, der kan skrives, adskilt med komma; det første er det, der foreslås

bouillabaisse-word-clubs = klør, kløver
bouillabaisse-word-diamonds = ruder
bouillabaisse-word-hearts = hjerter
bouillabaisse-word-spades = spar
bouillabaisse-word-2 = toer, to, toeren
bouillabaisse-word-3 = treer, tre, treeren
bouillabaisse-word-4 = firer, fire, fireren
bouillabaisse-word-5 = femmer, fem, femmeren
bouillabaisse-word-6 = sekser, seks, sekseren
bouillabaisse-word-7 = syver, syv, syveren
bouillabaisse-word-8 = otter, otte, otteren
bouillabaisse-word-9 = nier, ni, nieren
bouillabaisse-word-10 = tier, ti, tieren
bouillabaisse-word-jack = knægt, knægten, bonde
bouillabaisse-word-queen = dame, damen
bouillabaisse-word-king = konge, kongen
bouillabaisse-word-ace = es, esset
bouillabaisse-word-of = i, af
bouillabaisse-word-drawn = trækkes, træk, lod
bouillabaisse-word-suit = kulør, kuløren, farve
bouillabaisse-word-rank = billede, billedet, værdi
bouillabaisse-word-card = enkeltkort, enkeltkortet
bouillabaisse-word-all-or-nothing = alt eller intet
