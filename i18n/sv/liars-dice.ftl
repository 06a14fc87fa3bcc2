### Blufftärning. Reglerna anges med nummer ur docs/rules/liars-dice.md.
### $player, $bidder, $opener, $after och $winner är namn; $claim är det som ett bud säger.

liars-dice-title = Blufftärning
liars-dice-claim = { $face ->
    [1] { $quantity ->
        [one] { $quantity } etta
       *[other] { $quantity } ettor
    }
    [2] { $quantity ->
        [one] { $quantity } tvåa
       *[other] { $quantity } tvåor
    }
    [3] { $quantity ->
        [one] { $quantity } trea
       *[other] { $quantity } treor
    }
    [4] { $quantity ->
        [one] { $quantity } fyra
       *[other] { $quantity } fyror
    }
    [5] { $quantity ->
        [one] { $quantity } femma
       *[other] { $quantity } femmor
    }
   *[6] { $quantity ->
        [one] { $quantity } sexa
       *[other] { $quantity } sexor
    }
}
liars-dice-my-dice = Mina tärningar
liars-dice-liar = Bluff!
liars-dice-exact = Exakt

## Inställningar: utfallet, och regeln som det ger

liars-dice-dice-each = { $dice } tärningar var
liars-dice-wild-ones = { $on ->
    [on] ettor är jokrar
   *[off] inga jokrar
}
liars-dice-exact-call = { $on ->
    [on] ”exakt” tillåtet
   *[off] ”exakt” inte tillåtet
}
liars-dice-calza = { $on ->
    [on] Calza på
   *[off] Calza av
}
liars-dice-palifico = { $on ->
    [on] Palifico på
   *[off] Palifico av
}
liars-dice-dice-each-rule = Alla börjar med { $dice } tärningar.
liars-dice-wild-ones-rule = { $on ->
    [on] En etta räknas för alla valörer, utom när budet gäller ettor: då räknas bara ettor.
   *[off] En etta räknas bara när budet gäller ettor.
}
liars-dice-exact-call-rule = { $on ->
    [on] När det är din tur kan du säga ”exakt”: om antalet är precis det som budet säger har du rätt, annars förlorar du en tärning.
   *[off] Ett bud kan bara höjas eller utmanas.
}
liars-dice-calza-rule = { $on ->
    [on] Ett ”exakt” som stämmer kostar ingen någon tärning. Den som sa det vinner tillbaka en, men får aldrig fler än från början, och öppnar nästa runda.
   *[off] Ett ”exakt” som stämmer kostar alla andra spelare en tärning var. Den som sa det öppnar nästa runda.
}
liars-dice-palifico-rule = { $on ->
    [on] När en spelare för första gången är nere på precis en tärning blir nästa runda en palificorunda för hela bordet: ettor är inte jokrar, och öppningsbudets valör är låst, så att bara antalet kan höjas.
   *[off] Alla rundor spelas likadant, även när någon bara har en tärning kvar.
}

## Reglerna, ett stycke var

liars-dice-rules-goal = I varje runda slår alla sina tärningar i hemlighet. Buden går bordet runt tills någon utmanar ett; då visas alla tärningar. Den som har fel förlorar en tärning, och den som inte har några kvar åker ut. Den sista som har tärningar kvar vinner.
liars-dice-rules-bids = Ett bud som ”5x3” eller ”fem treor” säger att minst fem tärningar på hela bordet räknas som treor. Öppningsbudet får vara vilket som helst. Du höjer med fler tärningar av valfri valör, eller lika många av en högre valör; ettor är den lägsta valören. Ett bud kan aldrig gälla fler tärningar än det finns på bordet.
liars-dice-rules-challenge = När det är din tur kan du säga ”bluff” i stället för att höja. Alla tärningar visas och räknas. Finns det minst så många som budet säger förlorar du en tärning, annars gör budgivaren det. Ett bud som stämmer på pricken är sant.
liars-dice-rules-opener = Vem som öppnar första rundan lottas. Sedan öppnar den som förlorade en tärning nästa runda; har den spelaren åkt ut öppnar nästa spelare i turordningen.
liars-dice-rules-leaving = Om en spelare lämnar partiet ligger tärningarna kvar på bordet tills rundan är avgjord. Sedan är spelaren ute, placerad efter alla som förlorade sin sista tärning i den rundan.

## Det som händer

liars-dice-opener-drawn = Lotten avgör: { $player } öppnar första rundan.
liars-dice-round-begins = Runda { $round }: { $opener } öppnar. { $dice } tärningar på bordet, { $wild ->
    [on] ettor är jokrar
   *[off] ettor är inte jokrar
}.
liars-dice-palifico-round-begins = Runda { $round } är en palificorunda: { $opener } öppnar. { $dice } tärningar på bordet, ettor är inte jokrar, och öppningsbudets valör ligger fast.
liars-dice-opens = { $player } öppnar med { $claim-object }.
liars-dice-raises = { $player } höjer till { $claim-object }.
liars-dice-calls-liar = Runda { $round }: { $player } utmanar budet { $claim } från { $bidder }.
liars-dice-calls-exact = Runda { $round }: { $player } säger ”exakt” till budet { $claim } från { $bidder }.
liars-dice-shows = { $player }: { $dice }{ $count ->
    [0] . Ingen räknas.
   *[other] . Räknas: { $counting }.
}
liars-dice-bid-holds = Antalet är { $count }: budet { $claim } är sant.
liars-dice-bid-fails = Antalet är { $count }: budet { $claim } är falskt.
liars-dice-exact-holds = Antalet är { $count }, precis { $claim }: ”exakt” var rätt.
liars-dice-exact-fails = Antalet är { $count }, inte precis { $claim }: ”exakt” var fel.
liars-dice-loses-die = { $left ->
    [0] { $player } förlorar sin sista tärning och åker ut.
   *[other] { $player } förlorar en tärning och har { $left } kvar.
}
liars-dice-wins-die-back = { $player } vinner tillbaka en tärning och har nu { $dice }.
liars-dice-wins-nothing = { $player } har redan { $dice } tärningar, lika många som från början, och vinner ingenting.
liars-dice-nobody-loses = { $bidder } har lämnat partiet, så ingen förlorar någon tärning.
liars-dice-left-the-game = { $player } har lämnat partiet och är ute.
liars-dice-next-palifico = Nere på en tärning för första gången: { $players }.
liars-dice-loser-opens = { $player } förlorade en tärning och öppnar nästa runda.
liars-dice-caller-opens = { $player } hade rätt med ”exakt” och öppnar nästa runda.
liars-dice-next-seat-opens = { $player } öppnar nästa runda, närmast på tur efter { $after }.
liars-dice-leaves = { $dice ->
    [one] { $player } lämnar partiet men låter { $dice } tärning ligga kvar på bordet tills rundan är avgjord.
   *[other] { $player } lämnar partiet men låter sina { $dice } tärningar ligga kvar på bordet tills rundan är avgjord.
}
liars-dice-leaves-and-ends = { $player } lämnar partiet. { $winner } är ensam kvar och vinner.
liars-dice-bluffs-caught = { $caught ->
    [one] { $player } avslöjade { $caught } bluff.
   *[other] { $player } avslöjade { $caught } bluffar.
}
liars-dice-exact-hits = { $hits ->
    [one] { $player } hade rätt med ”exakt” { $hits } gång.
   *[other] { $player } hade rätt med ”exakt” { $hits } gånger.
}

## Skärmar

liars-dice-board-title = { $palifico ->
    [on] Blufftärning, runda { $round }: en palificorunda
   *[off] Blufftärning, runda { $round }
}
liars-dice-has-dice = { $dice ->
    [0] { $player } ute
   *[other] { $player } { $dice }
}
liars-dice-has-left = { $player } har lämnat
liars-dice-dice-of-all = Tärningar: { $players }.
liars-dice-on-the-table = { $dice } tärningar på bordet, { $wild ->
    [on] ettor är jokrar
   *[off] ettor är inte jokrar
}.
liars-dice-face-fixed = { $face ->
    [1] Valören är låst: ettor.
    [2] Valören är låst: tvåor.
    [3] Valören är låst: treor.
    [4] Valören är låst: fyror.
    [5] Valören är låst: femmor.
   *[6] Valören är låst: sexor.
}
liars-dice-to-open = { $player }, din tur: öppna rundan.
liars-dice-to-answer = { $player }, din tur: { $bidder } bjuder { $claim-object }.
liars-dice-your-dice = Dina tärningar: { $dice }
liars-dice-you-are-out = Du har inga tärningar kvar.
liars-dice-you-open = Din tur: öppna med valfritt bud, till exempel 2x4. { $dice } tärningar på bordet.
liars-dice-you-answer = Din tur: { $bidder } bjuder { $claim-object }. { $exact ->
    [on] Höj, eller säg ”bluff” eller ”exakt”.
   *[off] Höj, eller säg ”bluff”.
} { $dice } tärningar på bordet.

## Avslag: varför, och vad som går

liars-dice-not-your-turn = Det är inte din tur. { $player } står på tur.
liars-dice-game-is-over = Det här partiet är slut.
liars-dice-no-bid-stands = Det finns inget bud att utmana än. Öppna med ett, till exempel 2x4.
liars-dice-exact-is-off = Vid det här bordet får man inte säga ”exakt”. Höj budet, eller säg ”bluff”.
liars-dice-more-than-on-table = { $dice ->
    [one] Det finns bara { $dice } tärning på bordet; ett bud kan inte gälla fler.
   *[other] Det finns bara { $dice } tärningar på bordet; ett bud kan inte gälla fler.
}
liars-dice-bid-too-low = { $more ->
    [0] Det är inte högre än { $standing }. Bjud { $quantity } av en högre valör än { $face }, eller utmana budet.
   *[other] { $face ->
        [6] Det är inte högre än { $standing }. Bjud minst { $more } av valfri valör.
       *[other] Det är inte högre än { $standing }. Bjud { $quantity } av en högre valör än { $face }, eller minst { $more } av valfri valör.
    }
}
liars-dice-face-is-fixed = I en palificorunda är valören låst. Den lägsta höjningen är { $least-object }.
liars-dice-nothing-higher = { $exact ->
    [on] Det går inte att bjuda över { $standing }. Säg ”bluff” eller ”exakt”.
   *[off] Det går inte att bjuda över { $standing }. Säg ”bluff”.
}
liars-dice-no-such-bid = Ett bud är ett antal från 1 och uppåt och en valör från 1 till 6, till exempel 5x3.
liars-dice-bid-needs-face = Ett bud består av ett antal och en valör, till exempel 5x3 för fem treor.

## Ord som kan skrivas, åtskilda med komma; det första är det som föreslås

liars-dice-word-1 = ettor, etta, ettorna, ettan, ess
liars-dice-word-2 = tvåor, tvåa, tvåorna, tvåan
liars-dice-word-3 = treor, trea, treorna, trean
liars-dice-word-4 = fyror, fyra, fyrorna, fyran
liars-dice-word-5 = femmor, femma, femmorna, femman
liars-dice-word-6 = sexor, sexa, sexorna, sexan
liars-dice-word-liar = bluff, lögn, lögnare, syna, synar, jag synar, utmana, utmanar, jag utmanar, utmaning, tvivlar, jag tvivlar
liars-dice-word-exact = exakt, på pricken
liars-dice-word-bid = bjud, bjuder, jag bjuder, bud, höj, höjer, jag höjer, höj till, höjer till, jag höjer till, bjud över, jag säger, öppna med, öppnar med, jag öppnar med
liars-dice-word-dice = tärningar, tärning, antal tärningar
liars-dice-word-wild = jokrar, joker, jokerettor
liars-dice-word-calza = calza
liars-dice-word-palifico = palifico
