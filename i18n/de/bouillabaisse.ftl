### Bouillabaisse. Die Regeln werden mit ihrer Nummer aus docs/rules/bouillabaisse.md genannt.
### $player, $dealer und $leader sind Namen; $card ist eine Karte, $suit eine Farbe, $rank ein Bild.
### Eine Karte hat eine Form .object, den Akkusativ mit Artikel: In Sätzen ist das $card-object.

bouillabaisse-title = Bouillabaisse
bouillabaisse-card-name = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}{ $rank ->
    [11] bube
    [12] dame
    [13] könig
    [14] -Ass
   *[other] -{ $rank }
}
    .object = { $rank ->
        [11] den
        [13] den
        [14] das
       *[other] die
    } { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }{ $rank ->
        [11] buben
        [12] dame
        [13] könig
        [14] -Ass
       *[other] -{ $rank }
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
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-rank-name = { $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[other] { $rank }
}
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }
bouillabaisse-my-cards = Meine Karten

## Optionen: das Ergebnis, und die Regel, die es gibt

bouillabaisse-suit-drawn = Farbe wird gezogen
bouillabaisse-suit-named = Farbe: { $suit }
bouillabaisse-rank-drawn = Bild wird gezogen
bouillabaisse-rank-named = Bild: { $rank }
bouillabaisse-card-drawn = Einzelkarte wird gezogen
bouillabaisse-card-named = Einzelkarte: { $card }
bouillabaisse-all-or-nothing = { $on ->
    [on] mit „alles oder nichts“
   *[off] ohne „alles oder nichts“
}
bouillabaisse-suit-drawn-rule = Die Farbe, die Punkte kostet, wird vor dem ersten Geben gezogen und angesagt.
bouillabaisse-suit-named-rule = Die Farbe, die Punkte kostet, ist { $suit }.
bouillabaisse-rank-drawn-rule = Ob Buben, Damen oder Könige Punkte kosten, wird vor dem ersten Geben gezogen und angesagt.
bouillabaisse-rank-named-rule = { $rank ->
    [11] Die Buben kosten Punkte.
    [12] Die Damen kosten Punkte.
   *[13] Die Könige kosten Punkte.
}
bouillabaisse-card-drawn-rule = Die einzelne Karte, die Punkte kostet, wird vor dem ersten Geben gezogen und angesagt.
bouillabaisse-card-named-rule = Die einzelne Karte, die Punkte kostet, ist { $card }.
bouillabaisse-all-or-nothing-rule = { $on ->
    [on] Nimmt jemand in einer Runde alles, was zählt, dreht sich das Vorzeichen um: In den Runden 1, 2, 3 und 5 werden die Punkte abgezogen statt dazugezählt, in Runde 6 dazugezählt statt abgezogen. Was zählt, sind in den Runden 1, 5 und 6 alle Stiche, in Runde 2 alle Karten der Farbe, in Runde 3 alle Karten dieses Bildes. Runde 4 wird immer wie üblich gewertet.
   *[off] Wer alles nimmt, bekommt die Punkte wie alle anderen.
}
bouillabaisse-any-card-but-two = „ziehen“ oder eine beliebige Karte außer einer Zwei, etwa QH oder „Herzdame“

## Die Regeln, je ein Absatz

bouillabaisse-rules-goal = Sechs Runden lang werden Stiche gemacht. Punkte sind schlecht: Wer nach der sechsten Runde die wenigsten hat, gewinnt, und bei Gleichstand wird der Platz geteilt. Wer zuerst gibt, wird ausgelost; danach wandert das Geben jede Runde einen Platz weiter.
bouillabaisse-rules-cards = Bis zu sechs Spieler nehmen ein Kartenspiel mit 52 Karten, ab sieben zwei. Alle Karten werden verteilt, an alle gleich viele. Blieben welche übrig, werden vorher so viele Zweien herausgenommen; welche, wird gezogen und angesagt. Von unten nach oben: 2 bis 10, Bube, Dame, König, Ass. Es gibt keinen Trumpf.
bouillabaisse-rules-play = Wer nach dem Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus. Alle anderen müssen die Farbe bedienen, wenn sie können; sonst dürfen sie jede Karte spielen. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt zum nächsten aus. Von zwei gleichen Karten ist die zuerst gespielte die höhere.
bouillabaisse-rules-rounds = Runde 1: Jeder Stich kostet 5 Punkte. Runde 2: Jede Karte einer Farbe kostet 10. Runde 3: Jede Karte eines Bildes (Buben, Damen oder Könige) kostet 50. Runde 4: Eine einzige Karte kostet 200, bei zwei Kartenspielen jedes Exemplar. Runde 5: alles zusammen, und eine Karte kann mehrfach zählen. Runde 6: wie Runde 5, aber die Punkte werden abgezogen; hier sind Stiche also gut.
bouillabaisse-rules-typing = Eine Karte schreibt man als Rang und englischen Anfangsbuchstaben der Farbe, etwa QH für die Herzdame oder 10S für die Pik-10, oder in Worten: „Herzdame“.
bouillabaisse-rules-leaving = Für alle, die das Spiel verlassen, spielt ein Computer bis zum Ende weiter. Im Ergebnis stehen sie hinter allen, die geblieben sind. Läuft die Zeit ab, spielt der Tisch die niedrigste erlaubte Karte.

## Was eine Runde kostet

bouillabaisse-tricks-cost = Jeder Stich kostet 5 Punkte.
bouillabaisse-suit-costs = Jede Karte der Farbe { $suit } kostet 10 Punkte.
bouillabaisse-rank-costs = { $rank ->
    [11] Jeder Bube
    [12] Jede Dame
   *[13] Jeder König
} kostet 50 Punkte.
bouillabaisse-card-costs = { $copies ->
    [1] Wer { $card-object } nimmt, bekommt 200 Punkte.
   *[other] Wer { $card-object } nimmt, bekommt 200 Punkte je Exemplar.
}
bouillabaisse-all-costs = Alles kostet: jeder Stich 5 Punkte, jede Karte der Farbe { $suit } 10, { $rank ->
    [11] jeder Bube
    [12] jede Dame
   *[13] jeder König
} 50, { $card } 200.
bouillabaisse-all-pays-back = Jetzt sind Stiche gut. Abgezogen werden für jeden Stich 5 Punkte, für jede Karte der Farbe { $suit } 10, für { $rank ->
    [11] jeden Buben
    [12] jede Dame
   *[13] jeden König
} 50, für { $card-object } 200.

## Was geschieht

bouillabaisse-twos-out = Herausgenommen: { $cards }.
bouillabaisse-announced = In dieser Partie kosten Punkte: die Farbe { $suit }, das Bild { $rank } und die Einzelkarte { $card }.
bouillabaisse-round-begins = Runde { $round } von 6: { $dealer } gibt je { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
}, { $leader } spielt aus. { $scoring }
bouillabaisse-leads = { $player } spielt { $card-object } aus.
bouillabaisse-plays = { $player } spielt { $card-object }.
bouillabaisse-takes-trick = { $player } macht den Stich ({ $card }).
bouillabaisse-round-ends = Runde { $round } ist zu Ende.
bouillabaisse-took-tricks = { $count ->
    [0] keine Stiche
    [one] { $count } Stich
   *[other] { $count } Stiche
}
bouillabaisse-took-suit = { $count ->
    [one] { $count } Karte der Farbe { $suit }
   *[other] { $count } Karten der Farbe { $suit }
}
bouillabaisse-took-rank = { $rank ->
    [11] { $count ->
        [one] { $count } Bube
       *[other] { $count } Buben
    }
    [12] { $count ->
        [one] { $count } Dame
       *[other] { $count } Damen
    }
   *[13] { $count ->
        [one] { $count } König
       *[other] { $count } Könige
    }
}
bouillabaisse-took-card = { $card }
bouillabaisse-took-card-twice = zweimal { $card }
bouillabaisse-booked = { $player }: { $took }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
bouillabaisse-took-everything = { $player } hat alles, was zählt: alles oder nichts. Die Punkte werden abgezogen statt dazugezählt.
bouillabaisse-took-too-much = { $player } hat alle Stiche: alles oder nichts. Die Punkte werden dazugezählt statt abgezogen.
bouillabaisse-leaves = { $player } verlässt das Spiel. Auf diesem Platz spielt ein Computer weiter.
bouillabaisse-all-rounds = Punkte der Runden 1 bis 6:
bouillabaisse-players-rounds = { $player }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }. Insgesamt { $total }.

## Bildschirme

bouillabaisse-board-title = Bouillabaisse, Runde { $round } von 6
bouillabaisse-has-points = { $player } { $points }
bouillabaisse-has-points-and-left = { $player } { $points } (nicht mehr dabei)
bouillabaisse-points-of-all = Punkte: { $players }.
bouillabaisse-has-tricks = { $player } { $tricks }
bouillabaisse-tricks-of-all = Stiche dieser Runde: { $players }.
bouillabaisse-played-by = { $player } { $card }
bouillabaisse-last-trick = Letzter Stich: { $cards }. Er geht an { $player }.
bouillabaisse-this-trick = Stich { $trick }: { $cards }.
bouillabaisse-to-lead = { $player }, du bist am Zug: Spiele eine beliebige Karte aus.
bouillabaisse-to-follow = { $player }, du bist am Zug: Bediene { $suit }, wenn du kannst.
bouillabaisse-you-lead = Du bist am Zug: Spiele eine beliebige Karte aus, etwa { $card-object }.
bouillabaisse-you-follow = Du bist am Zug: Bediene { $suit }. Du kannst spielen: { $cards }.
bouillabaisse-you-may-discard = Du bist am Zug: Du hast kein { $suit } und kannst jede Karte spielen.
bouillabaisse-your-cards = Deine Karten:
bouillabaisse-held-of-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}: { $ranks }
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    } { $ranks }
bouillabaisse-no-cards = Du hast deine letzte Karte dieser Runde gespielt.

## Ablehnungen: warum, und was möglich ist

bouillabaisse-not-your-turn = Nicht du bist am Zug, sondern { $player }.
bouillabaisse-game-is-over = Diese Partie ist vorbei.
bouillabaisse-not-held-to-lead = Du hast { $card-object } nicht. Ausspielen kannst du jede deiner Karten.
bouillabaisse-not-held-to-follow = Du hast { $card-object } nicht. Spielen kannst du jede deiner Karten der Farbe { $suit }.
bouillabaisse-not-held-to-discard = Du hast { $card-object } nicht. Du hast kein { $suit } und kannst jede deiner Karten spielen.
bouillabaisse-must-follow = Du kannst { $card-object } nicht spielen: Du musst { $suit } bedienen. Spielen kannst du jede deiner Karten der Farbe { $suit }.
bouillabaisse-card-needs-both = Eine Karte hat Rang und Farbe, etwa QH für die Herzdame.

## Wörter, die man tippen kann, durch Kommas getrennt; das erste wird vorgeschlagen

bouillabaisse-word-clubs = kreuz, treff
bouillabaisse-word-diamonds = karo
bouillabaisse-word-hearts = herz
bouillabaisse-word-spades = pik
bouillabaisse-word-2 = zwei, zweier
bouillabaisse-word-3 = drei, dreier
bouillabaisse-word-4 = vier, vierer
bouillabaisse-word-5 = fünf, fünfer
bouillabaisse-word-6 = sechs, sechser
bouillabaisse-word-7 = sieben, siebener
bouillabaisse-word-8 = acht, achter
bouillabaisse-word-9 = neun, neuner
bouillabaisse-word-10 = zehn, zehner
bouillabaisse-word-jack = bube, buben
bouillabaisse-word-queen = dame, damen
bouillabaisse-word-king = könig, könige
bouillabaisse-word-ace = ass, as, asse
bouillabaisse-word-of = die, der, das, den, von
bouillabaisse-word-drawn = ziehen, gezogen, zufall
bouillabaisse-word-suit = farbe
bouillabaisse-word-rank = bild, rang
bouillabaisse-word-card = einzelkarte, karte
bouillabaisse-word-all-or-nothing = alles oder nichts
