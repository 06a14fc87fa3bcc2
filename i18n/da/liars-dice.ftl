### Liar's Dice. Rules are cited by number from docs/rules/liars-dice.md.
### $player, $bidder, $opener, $after and $winner are names; $claim is what a bid says.
### Danish needs no .object form: "5 treere" stands in every place.

liars-dice-title = Løgnerterninger
liars-dice-claim = { $face ->
    [1] { $quantity ->
        [one] { $quantity } ener
       *[other] { $quantity } enere
    }
    [2] { $quantity ->
        [one] { $quantity } toer
       *[other] { $quantity } toere
    }
    [3] { $quantity ->
        [one] { $quantity } treer
       *[other] { $quantity } treere
    }
    [4] { $quantity ->
        [one] { $quantity } firer
       *[other] { $quantity } firere
    }
    [5] { $quantity ->
        [one] { $quantity } femmer
       *[other] { $quantity } femmere
    }
   *[6] { $quantity ->
        [one] { $quantity } sekser
       *[other] { $quantity } seksere
    }
}
liars-dice-my-dice = Mine terninger
liars-dice-liar = Løgn!
liars-dice-exact = Præcis

## Options: the outcome, and the rule it makes

liars-dice-dice-each = { $dice ->
    [one] { $dice } terning til hver
   *[other] { $dice } terninger til hver
}
liars-dice-wild-ones = { $on ->
    [on] enere er jokere
   *[off] ingen jokere
}
liars-dice-exact-call = { $on ->
    [on] med ”præcis”
   *[off] uden ”præcis”
}
liars-dice-calza = { $on ->
    [on] med Calza
   *[off] uden Calza
}
liars-dice-palifico = { $on ->
    [on] med Palifico
   *[off] uden Palifico
}
liars-dice-dice-each-rule = { $dice ->
    [one] Alle begynder med { $dice } terning.
   *[other] Alle begynder med { $dice } terninger.
}
liars-dice-wild-ones-rule = { $on ->
    [on] En ener tæller med i alle bud, men i et bud på enere tæller kun enere.
   *[off] En ener tæller kun med i et bud på enere.
}
liars-dice-exact-call-rule = { $on ->
    [on] Når det er din tur, kan du sige ”præcis”: er der nøjagtig så mange, som der er budt, har du ret; ellers mister du en terning.
   *[off] Man kan kun byde over eller sige ”løgn”.
}
liars-dice-calza-rule = { $on ->
    [on] Efter et rigtigt ”præcis” mister ingen en terning; den, der sagde det, vinder en tilbage, men får aldrig flere end ved starten. Samme spiller åbner næste runde.
   *[off] Efter et rigtigt ”præcis” mister alle de andre en terning. Den, der sagde det, åbner næste runde.
}
liars-dice-palifico-rule = { $on ->
    [on] Når en spiller for første gang kun har én terning tilbage, er næste runde en Palifico-runde for hele bordet: enere er ikke jokere, og åbningsbuddets øjne ligger fast, så man kun kan hæve antallet.
   *[off] Alle runder spilles ens, også når nogen kun har én terning tilbage.
}

## The rules, a paragraph each

liars-dice-rules-goal = I hver runde slår alle deres terninger i det skjulte. Buddene går bordet rundt, til nogen tvivler på et; så vises alle terninger. Den, der tager fejl, mister en terning, og den, der ikke har flere, er ude. Den sidste med terninger vinder.
liars-dice-rules-bids = Et bud som ”5x3” eller ”fem treere” siger, at mindst fem terninger på hele bordet tæller som treere. Åbningsbuddet er frit. Man byder over med flere terninger og frit valg af øjne eller med lige så mange terninger og højere øjne; enere er lavest. Man kan aldrig byde flere terninger, end der er på bordet.
liars-dice-rules-challenge = Når det er din tur, kan du sige ”løgn” i stedet for at byde over. Alle terninger vises og tælles. Er der mindst så mange, som buddet siger, mister du en terning; ellers er det den, der bød, der mister en. Et bud, der passer nøjagtigt, holder.
liars-dice-rules-opener = Der trækkes lod om, hvem der åbner første runde. Derefter åbner den, der mistede en terning; er vedkommende ude, går turen til den næste rundt om bordet, der stadig er med.
liars-dice-rules-leaving = Forlader en spiller spillet, bliver terningerne på bordet, til runden er afgjort. Derefter er spilleren ude og placeres efter alle, der mistede deres sidste terning i den runde.

## What happens

liars-dice-opener-drawn = Lodtrækning: { $player } åbner første runde.
liars-dice-round-begins = Runde { $round }: { $opener } åbner. { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
} på bordet, { $wild ->
    [on] enere er jokere
   *[off] enere er ikke jokere
}.
liars-dice-palifico-round-begins = Runde { $round } er en Palifico-runde: { $opener } åbner. { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
} på bordet, enere er ikke jokere, og åbningsbuddets øjne ligger fast.
liars-dice-opens = { $player } åbner med { $claim-object }.
liars-dice-raises = { $player } hæver til { $claim-object }.
liars-dice-calls-liar = Runde { $round }: { $player } siger ”løgn” til { $claim } fra { $bidder }.
liars-dice-calls-exact = Runde { $round }: { $player } siger ”præcis” til { $claim } fra { $bidder }.
liars-dice-shows = { $player }: { $dice }{ $count ->
    [0] . Ingen tæller med.
    [one] . Tæller med: { $counting }.
   *[other] . Tæller med: { $counting }.
}
liars-dice-bid-holds = Optællingen giver { $count }: buddet på { $claim } holder.
liars-dice-bid-fails = Optællingen giver { $count }: buddet på { $claim } holder ikke.
liars-dice-exact-holds = Optællingen giver { $count }: nøjagtig { $claim }, så ”præcis” er rigtigt.
liars-dice-exact-fails = Optællingen giver { $count }, ikke nøjagtig { $claim }, så ”præcis” er forkert.
liars-dice-loses-die = { $left ->
    [0] { $player } mister sin sidste terning og er ude.
    [one] { $player } mister en terning og har { $left } tilbage.
   *[other] { $player } mister en terning og har { $left } tilbage.
}
liars-dice-wins-die-back = { $player } vinder en terning tilbage og har nu { $dice }.
liars-dice-wins-nothing = { $dice ->
    [one] { $player } har allerede { $dice } terning, lige så mange som ved starten, og vinder ikke noget.
   *[other] { $player } har allerede { $dice } terninger, lige så mange som ved starten, og vinder ikke noget.
}
liars-dice-nobody-loses = { $bidder } har forladt spillet, så ingen mister en terning.
liars-dice-left-the-game = { $player } har forladt spillet og er ude.
liars-dice-next-palifico = Nede på én terning for første gang: { $players }.
liars-dice-loser-opens = { $player } mistede en terning og åbner næste runde.
liars-dice-caller-opens = { $player } ramte præcist og åbner næste runde.
liars-dice-next-seat-opens = Efter { $after } er { $player } den næste, der stadig er med, og åbner næste runde.
liars-dice-leaves = { $dice ->
    [one] { $player } forlader spillet, men { $dice } terning bliver på bordet, til runden er afgjort.
   *[other] { $player } forlader spillet, men { $dice } terninger bliver på bordet, til runden er afgjort.
}
liars-dice-leaves-and-ends = { $player } forlader spillet. Kun { $winner } er tilbage og vinder.
liars-dice-bluffs-caught = { $caught ->
    [one] { $player } afslørede { $caught } løgn.
   *[other] { $player } afslørede { $caught } løgne.
}
liars-dice-exact-hits = { $hits ->
    [one] { $player } ramte præcist { $hits } gang.
   *[other] { $player } ramte præcist { $hits } gange.
}

## Screens

liars-dice-board-title = { $palifico ->
    [on] Løgnerterninger, runde { $round }: en Palifico-runde
   *[off] Løgnerterninger, runde { $round }
}
liars-dice-has-dice = { $dice ->
    [0] { $player } ude
   *[other] { $player } { $dice }
}
liars-dice-has-left = { $player } gået
liars-dice-dice-of-all = Terninger: { $players }.
liars-dice-on-the-table = { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
} på bordet, { $wild ->
    [on] enere er jokere
   *[off] enere er ikke jokere
}.
liars-dice-face-fixed = { $face ->
    [1] Der kan kun bydes på enere.
    [2] Der kan kun bydes på toere.
    [3] Der kan kun bydes på treere.
    [4] Der kan kun bydes på firere.
    [5] Der kan kun bydes på femmere.
   *[6] Der kan kun bydes på seksere.
}
liars-dice-to-open = { $player }, det er din tur: åbn runden.
liars-dice-to-answer = { $player }, det er din tur: { $bidder } byder { $claim-object }.
liars-dice-your-dice = Dine terninger: { $dice }
liars-dice-you-are-out = Du har ingen terninger tilbage.
liars-dice-you-open = Din tur: åbn med et valgfrit bud, fx 2x4. { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
} på bordet.
liars-dice-you-answer = Din tur: { $bidder } byder { $claim-object }. { $exact ->
    [on] Byd over, eller sig ”løgn” eller ”præcis”.
   *[off] Byd over, eller sig ”løgn”.
} { $dice ->
    [one] { $dice } terning
   *[other] { $dice } terninger
} på bordet.

## Refusals: why, and what is possible

liars-dice-not-your-turn = Det er ikke din tur: { $player } har turen.
liars-dice-game-is-over = Spillet er slut.
liars-dice-no-bid-stands = Der er ikke noget bud at tvivle på endnu. Åbn med et, fx 2x4.
liars-dice-exact-is-off = Ved dette bord kan man ikke sige ”præcis”. Byd over, eller sig ”løgn”.
liars-dice-more-than-on-table = { $dice ->
    [one] Der er kun { $dice } terning på bordet; flere kan du ikke byde.
   *[other] Der er kun { $dice } terninger på bordet; flere kan du ikke byde.
}
liars-dice-bid-too-low = { $more ->
    [0] Det er ikke højere end { $standing }. Byd { $quantity } med højere øjne end { $face }, eller sig ”løgn”.
   *[other] { $face ->
        [6] Det er ikke højere end { $standing }. Byd mindst { $more } med frit valg af øjne.
       *[other] Det er ikke højere end { $standing }. Byd { $quantity } med højere øjne end { $face } eller mindst { $more } med frit valg af øjne.
    }
}
liars-dice-face-is-fixed = I en Palifico-runde ligger øjnene fast. Du skal mindst byde { $least-object }.
liars-dice-nothing-higher = { $exact ->
    [on] Intet er højere end { $standing }. Sig ”løgn” eller ”præcis”.
   *[off] Intet er højere end { $standing }. Sig ”løgn”.
}
liars-dice-no-such-bid = Et bud er et antal på mindst 1 og øjne fra 1 til 6, fx 5x3.
liars-dice-bid-needs-face = Et bud kræver både antal og øjne, fx 5x3 for fem treere.

## Words that can be typed, separated by commas; the first is the one that is suggested

liars-dice-word-1 = enere, ener, enerne, 1'ere, 1'er, 1'erne, 1ere, 1er, 1-ere, 1-er, ettere, etter, esser, es
liars-dice-word-2 = toere, toer, toerne, 2'ere, 2'er, 2'erne, 2ere, 2er, 2-ere, 2-er
liars-dice-word-3 = treere, treer, treerne, 3'ere, 3'er, 3'erne, 3ere, 3er, 3-ere, 3-er
liars-dice-word-4 = firere, firer, firerne, 4'ere, 4'er, 4'erne, 4ere, 4er, 4-ere, 4-er
liars-dice-word-5 = femmere, femmer, femmerne, 5'ere, 5'er, 5'erne, 5ere, 5er, 5-ere, 5-er
liars-dice-word-6 = seksere, sekser, sekserne, 6'ere, 6'er, 6'erne, 6ere, 6er, 6-ere, 6-er
liars-dice-word-liar = løgn, løgner, løgnhals, du lyver, lyver, snyd, bluff, du bluffer, bluffer, tvivl, tvivler, jeg tvivler, udfordr, udfordrer, jeg udfordrer, udfordring, løft
liars-dice-word-exact = præcis, præcist, precis, nøjagtig, nøjagtigt, eksakt
liars-dice-word-bid = byd, bud, byder, jeg byder, mit bud, mit bud er, hæv, hæv til, hæver, hæver til, jeg hæver, jeg hæver til, byd over, byder over, meld, melder, jeg melder, åbn med, åbner med, jeg åbner med, jeg siger
liars-dice-word-dice = terninger, terning, antal terninger
liars-dice-word-wild = jokere, joker, joker-enere, joker enere
liars-dice-word-calza = calza
liars-dice-word-palifico = palifico, palifico-runde, palifico-runder
