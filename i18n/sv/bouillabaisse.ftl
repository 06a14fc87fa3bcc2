### Bouillabaisse. Reglerna anges med nummer ur docs/rules/bouillabaisse.md.
### $player, $dealer och $leader är namn; $card är ett kort, $suit en färg och $rank en valör.

bouillabaisse-title = Bouillabaisse
bouillabaisse-card-name = { $suit ->
    [clubs] klöver
    [diamonds] ruter
    [hearts] hjärter
   *[spades] spader
} { $rank ->
    [11] knekt
    [12] dam
    [13] kung
    [14] ess
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
    [clubs] klöver
    [diamonds] ruter
    [hearts] hjärter
   *[spades] spader
}
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-rank-name = { $rank ->
    [11] knekt
    [12] dam
    [13] kung
    [14] ess
   *[other] { $rank }
}
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }
bouillabaisse-my-cards = Mina kort

## Inställningar: utfallet, och regeln som det ger

bouillabaisse-suit-drawn = färgen lottas
bouillabaisse-suit-named = färg: { $suit }
bouillabaisse-rank-drawn = valören lottas
bouillabaisse-rank-named = valör: { $rank }
bouillabaisse-card-drawn = enskilt kort lottas
bouillabaisse-card-named = enskilt kort: { $card }
bouillabaisse-all-or-nothing = { $on ->
    [on] allt eller inget
   *[off] inte allt eller inget
}
bouillabaisse-suit-drawn-rule = Färgen som kostar poäng lottas och meddelas före första given.
bouillabaisse-suit-named-rule = Färgen som kostar poäng är { $suit }.
bouillabaisse-rank-drawn-rule = Lotten avgör före första given om det är knektar, damer eller kungar som kostar poäng, och det meddelas.
bouillabaisse-rank-named-rule = { $rank ->
    [11] Det är knektarna som kostar poäng.
    [12] Det är damerna som kostar poäng.
   *[13] Det är kungarna som kostar poäng.
}
bouillabaisse-card-drawn-rule = Det enskilda kort som kostar poäng lottas och meddelas före första given.
bouillabaisse-card-named-rule = Det enskilda kort som kostar poäng är { $card }.
bouillabaisse-all-or-nothing-rule = { $on ->
    [on] Den som tar allt som räknas i en runda får omvänt tecken: i runda 1, 2, 3 och 5 dras poängen av i stället för att läggas till, i runda 6 läggs de till i stället för att dras av. Det som räknas är alla stick i runda 1, 5 och 6, alla kort i färgen i runda 2 och alla kort av valören i runda 3. Runda 4 räknas alltid som vanligt.
   *[off] Den som tar allt får poängen precis som alla andra.
}
bouillabaisse-any-card-but-two = ”lottas” eller vilket kort som helst utom en tvåa, till exempel QH eller ”hjärter dam”

## Reglerna, ett stycke var

bouillabaisse-rules-goal = Sex rundor där man tar stick. Poäng vill man inte ha: den som har minst efter sjätte rundan vinner, och lika slutsummor delar plats. Den första given lottas; sedan går den vidare runt bordet för varje runda.
bouillabaisse-rules-cards = Upp till sex spelare har en kortlek med 52 kort, sju eller fler har två. Alla kort delas ut, lika många till var och en. Om några skulle bli över tas så många tvåor bort i förväg; vilka det blir lottas och meddelas. Valörerna från låg till hög: 2 till 10, knekt, dam, kung, ess. Det finns ingen trumf.
bouillabaisse-rules-play = Spelaren efter given spelar ut vilket kort som helst till det första sticket. Alla andra måste följa färg om de kan, annars får de lägga vilket kort som helst. Det högsta kortet i den utspelade färgen tar sticket, och den som tog det spelar ut till nästa. Av två likadana kort är det som lades först högst.
bouillabaisse-rules-rounds = Runda 1: varje stick kostar 5 poäng. Runda 2: varje kort i en viss färg kostar 10. Runda 3: varje kort av en viss valör kostar 50. Runda 4: ett enda kort kostar 200, med två kortlekar varje exemplar. Runda 5: allt detta tillsammans, och ett kort kan räknas mer än en gång. Runda 6: som runda 5, men poängen dras av, så då är det bra att ta stick.
bouillabaisse-rules-typing = Ett kort skrivs med valören och färgens första bokstav på engelska, till exempel QH för hjärter dam eller 10S för spader 10, eller med ord: ”hjärter dam”.
bouillabaisse-rules-leaving = En datorspelare spelar vidare till slutet åt den som lämnar. I resultatet står den som lämnade efter alla som stannade. Om tiden tar slut lägger bordet det lägsta kort som får läggas.

## Vad en runda kostar

bouillabaisse-tricks-cost = Varje stick kostar 5 poäng.
bouillabaisse-suit-costs = Varje kort i { $suit } kostar 10 poäng.
bouillabaisse-rank-costs = Varje { $rank ->
    [11] knekt
    [12] dam
   *[13] kung
} kostar 50 poäng.
bouillabaisse-card-costs = { $copies ->
    [1] Den som tar { $card } får 200 poäng.
   *[other] Varje exemplar av { $card } kostar 200 poäng.
}
bouillabaisse-all-costs = Allt kostar: varje stick 5 poäng, varje kort i { $suit } 10, varje { $rank ->
    [11] knekt
    [12] dam
   *[13] kung
} 50, { $card } 200.
bouillabaisse-all-pays-back = Nu är det bra att ta stick. Poäng dras av: 5 för varje stick, 10 för varje kort i { $suit }, 50 för varje { $rank ->
    [11] knekt
    [12] dam
   *[13] kung
}, 200 för { $card }.

## Vad som händer

bouillabaisse-twos-out = Borttagna kort: { $cards }.
bouillabaisse-announced = Det här kostar poäng i partiet: färgen { $suit }, valören { $rank } och kortet { $card }.
bouillabaisse-round-begins = Runda { $round } av 6: { $dealer } ger { $hand } kort var, { $leader } spelar ut. { $scoring }
bouillabaisse-leads = { $player } spelar ut { $card }.
bouillabaisse-plays = { $player } lägger { $card }.
bouillabaisse-takes-trick = { $player } tar sticket med { $card }.
bouillabaisse-round-ends = Runda { $round } är slut.
bouillabaisse-took-tricks = { $count ->
    [0] inga stick
   *[other] { $count } stick
}
bouillabaisse-took-suit = { $count } kort i { $suit }
bouillabaisse-took-rank = { $rank ->
    [11] { $count ->
        [one] { $count } knekt
       *[other] { $count } knektar
    }
    [12] { $count ->
        [one] { $count } dam
       *[other] { $count } damer
    }
   *[13] { $count ->
        [one] { $count } kung
       *[other] { $count } kungar
    }
}
bouillabaisse-took-card = { $card }
bouillabaisse-took-card-twice = båda exemplaren av { $card }
bouillabaisse-booked = { $player }: { $took }. { $points } poäng, totalt { $total }.
bouillabaisse-took-everything = { $player } tog allt som räknas: allt eller inget. Poängen dras av i stället för att läggas till.
bouillabaisse-took-too-much = { $player } tog alla stick: allt eller inget. Poängen läggs till i stället för att dras av.
bouillabaisse-leaves = { $player } lämnar bordet. En datorspelare spelar vidare på den platsen.
bouillabaisse-all-rounds = Poäng i runda 1 till 6:
bouillabaisse-players-rounds = { $player }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }. Totalt { $total }.

## Skärmar

bouillabaisse-board-title = Bouillabaisse, runda { $round } av 6
bouillabaisse-has-points = { $player } { $points }
bouillabaisse-has-points-and-left = { $player } { $points } (har lämnat)
bouillabaisse-points-of-all = Poäng: { $players }.
bouillabaisse-has-tricks = { $player } { $tricks }
bouillabaisse-tricks-of-all = Stick i den här rundan: { $players }.
bouillabaisse-played-by = { $player } { $card }
bouillabaisse-last-trick = Förra sticket: { $cards }. Togs av { $player }.
bouillabaisse-this-trick = Stick { $trick }: { $cards }.
bouillabaisse-to-lead = { $player }, din tur: spela ut valfritt kort.
bouillabaisse-to-follow = { $player }, din tur: lägg { $suit } om du kan.
bouillabaisse-you-lead = Din tur: spela ut valfritt kort, till exempel { $card }.
bouillabaisse-you-follow = Din tur: lägg { $suit }. Du kan lägga: { $cards }.
bouillabaisse-you-may-discard = Din tur: du är renons i { $suit } och får lägga vilket kort som helst.
bouillabaisse-your-cards = Dina kort:
bouillabaisse-held-of-suit = { $suit ->
    [clubs] Klöver
    [diamonds] Ruter
    [hearts] Hjärter
   *[spades] Spader
}: { $ranks }
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    } { $ranks }
bouillabaisse-no-cards = Du har lagt ditt sista kort i den här rundan.

## Avslag: varför, och vad som går

bouillabaisse-not-your-turn = Det är inte din tur. { $player } står på tur.
bouillabaisse-game-is-over = Det här partiet är slut.
bouillabaisse-not-held-to-lead = Du har inte { $card }. Du får spela ut vilket som helst av dina kort.
bouillabaisse-not-held-to-follow = Du har inte { $card }. Du kan lägga vilket som helst av dina kort i { $suit }.
bouillabaisse-not-held-to-discard = Du har inte { $card }. Du är renons i { $suit } och får lägga vilket som helst av dina kort.
bouillabaisse-must-follow = Du kan inte lägga { $card }: du måste lägga { $suit }. Du kan lägga vilket som helst av dina kort i { $suit }.
bouillabaisse-card-needs-both = Ett kort har både färg och valör, till exempel QH för hjärter dam.

## Ord som kan skrivas, åtskilda med komma; det första är det som föreslås

bouillabaisse-word-clubs = klöver
bouillabaisse-word-diamonds = ruter
bouillabaisse-word-hearts = hjärter
bouillabaisse-word-spades = spader
bouillabaisse-word-2 = tvåa, två, tvåan
bouillabaisse-word-3 = trea, tre, trean
bouillabaisse-word-4 = fyra, fyran
bouillabaisse-word-5 = femma, fem, femman
bouillabaisse-word-6 = sexa, sex, sexan
bouillabaisse-word-7 = sjua, sju, sjuan
bouillabaisse-word-8 = åtta, åttan
bouillabaisse-word-9 = nia, nio, nian
bouillabaisse-word-10 = tia, tio, tian
bouillabaisse-word-jack = knekt, knekten
bouillabaisse-word-queen = dam, damen
bouillabaisse-word-king = kung, kungen
bouillabaisse-word-ace = ess, esset, äss
bouillabaisse-word-of = i
bouillabaisse-word-drawn = lottas, lotta, lottad, dras
bouillabaisse-word-suit = färg, färgen
bouillabaisse-word-rank = valör, valören
bouillabaisse-word-card = enskilt kort, kort, kortet
bouillabaisse-word-all-or-nothing = allt eller inget
