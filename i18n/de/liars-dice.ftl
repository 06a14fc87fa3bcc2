### Liar's Dice. Rules are cited by number from docs/rules/liars-dice.md.
### $player, $bidder, $opener, $after and $winner are names; $claim is what a bid says.
### A claim ("5 Dreien", "1 Drei") is the same in every case and needs no .object form; all
### faces are feminine, so "die { $claim }" is right in singular and plural.

liars-dice-title = Lügenwürfel
liars-dice-claim = { $face ->
    [1] { $quantity ->
        [one] { $quantity } Eins
       *[other] { $quantity } Einsen
    }
    [2] { $quantity ->
        [one] { $quantity } Zwei
       *[other] { $quantity } Zweien
    }
    [3] { $quantity ->
        [one] { $quantity } Drei
       *[other] { $quantity } Dreien
    }
    [4] { $quantity ->
        [one] { $quantity } Vier
       *[other] { $quantity } Vieren
    }
    [5] { $quantity ->
        [one] { $quantity } Fünf
       *[other] { $quantity } Fünfen
    }
   *[6] { $quantity ->
        [one] { $quantity } Sechs
       *[other] { $quantity } Sechsen
    }
}
liars-dice-my-dice = Meine Würfel
liars-dice-liar = Gelogen!
liars-dice-exact = Genau richtig

## Options: the outcome, and the rule it makes

liars-dice-dice-each = je { $dice } Würfel
liars-dice-wild-ones = { $on ->
    [on] mit Joker-Einsen
   *[off] ohne Joker-Einsen
}
liars-dice-exact-call = { $on ->
    [on] mit „genau richtig“
   *[off] ohne „genau richtig“
}
liars-dice-calza = { $on ->
    [on] mit Calza
   *[off] ohne Calza
}
liars-dice-palifico = { $on ->
    [on] mit Palifico
   *[off] ohne Palifico
}
liars-dice-dice-each-rule = Zu Beginn haben alle { $dice } Würfel.
liars-dice-wild-ones-rule = { $on ->
    [on] Eine Eins zählt für jede Augenzahl. Nur bei einem Gebot auf Einsen zählen allein die Einsen.
   *[off] Eine Eins zählt nur bei einem Gebot auf Einsen.
}
liars-dice-exact-call-rule = { $on ->
    [on] Bist du am Zug, kannst du „genau richtig“ sagen: Wird das letzte Gebot genau getroffen, hast du recht; wenn nicht, verlierst du einen Würfel.
   *[off] Ein Gebot lässt sich nur überbieten oder anzweifeln.
}
liars-dice-calza-rule = { $on ->
    [on] Wer mit „genau richtig“ recht hat, gewinnt einen Würfel zurück, hat aber nie mehr als zu Beginn; die anderen verlieren nichts. Wer es gesagt hat, eröffnet die nächste Runde.
   *[off] Hat jemand mit „genau richtig“ recht, verlieren alle anderen einen Würfel. Wer es gesagt hat, eröffnet die nächste Runde.
}
liars-dice-palifico-rule = { $on ->
    [on] Hat jemand zum ersten Mal nur noch genau einen Würfel, wird die nächste Runde für den ganzen Tisch zur Palifico-Runde: Einsen sind keine Joker, und die Augenzahl des Eröffnungsgebots steht fest, sodass sich nur die Anzahl erhöhen lässt.
   *[off] Alle Runden laufen gleich ab, auch wenn jemand nur noch einen Würfel hat.
}

## The rules, a paragraph each

liars-dice-rules-goal = In jeder Runde würfeln alle verdeckt mit allen Würfeln, die sie noch haben. Dann wird reihum geboten, bis jemand ein Gebot anzweifelt; danach werden alle Würfel aufgedeckt. Wer falschliegt, verliert einen Würfel, und wer keinen mehr hat, scheidet aus. Wer zuletzt noch Würfel hat, gewinnt.
liars-dice-rules-bids = Ein Gebot wie „5x3“ oder „fünf Dreien“ behauptet, dass auf dem ganzen Tisch mindestens fünf Würfel als Dreien zählen. Das Eröffnungsgebot ist frei. Überboten wird mit mehr Würfeln einer beliebigen Augenzahl oder mit gleich vielen einer höheren; Einsen sind am niedrigsten. Kein Gebot darf mehr Würfel nennen, als auf dem Tisch sind.
liars-dice-rules-challenge = Bist du am Zug, kannst du das Gebot anzweifeln, statt es zu überbieten: Sag „gelogen“. Alle Würfel werden aufgedeckt und gezählt. Sind es mindestens so viele wie geboten, verlierst du einen Würfel; sonst verliert ihn, wer geboten hat. Ein Gebot, das genau getroffen wird, stimmt.
liars-dice-rules-opener = Wer die erste Runde eröffnet, entscheidet das Los. Danach eröffnet, wer einen Würfel verloren hat, oder, wenn das der letzte war, wer als Nächstes in der Sitzordnung folgt.
liars-dice-rules-leaving = Steigt jemand aus, bleiben die Würfel auf dem Tisch, bis die Runde entschieden ist. Erst dann ist die Person draußen, auf einem Platz hinter allen, die in dieser Runde ihren letzten Würfel verloren haben.

## What happens

liars-dice-opener-drawn = Das Los entscheidet: { $player } eröffnet die erste Runde.
liars-dice-round-begins = Runde { $round }: { $opener } eröffnet. { $dice } Würfel auf dem Tisch, { $wild ->
    [on] Einsen sind Joker
   *[off] Einsen sind keine Joker
}.
liars-dice-palifico-round-begins = Runde { $round } ist eine Palifico-Runde: { $opener } eröffnet. { $dice } Würfel auf dem Tisch, Einsen sind keine Joker, und die Augenzahl des Eröffnungsgebots bleibt.
liars-dice-opens = { $player } eröffnet mit { $claim-object }.
liars-dice-raises = { $player } erhöht auf { $claim-object }.
liars-dice-calls-liar = Runde { $round }: { $player } zweifelt die { $claim } von { $bidder } an.
liars-dice-calls-exact = Runde { $round }: { $player } hält die { $claim } von { $bidder } für genau richtig.
liars-dice-shows = { $player }: { $dice }{ $count ->
    [0] . Davon zählt keiner.
    [one] . Davon zählt: { $counting }.
   *[other] . Davon zählen: { $counting }.
}
liars-dice-bid-holds = Gezählt: { $count }. Das Gebot von { $claim } stimmt.
liars-dice-bid-fails = Gezählt: { $count }. Das Gebot von { $claim } stimmt nicht.
liars-dice-exact-holds = Gezählt: { $count }. Das Gebot von { $claim } ist genau richtig.
liars-dice-exact-fails = Gezählt: { $count }. Das Gebot von { $claim } ist nicht genau richtig.
liars-dice-loses-die = { $left ->
    [0] { $player } verliert den letzten Würfel und scheidet aus.
    [one] { $player } verliert einen Würfel und hat noch { $left }.
   *[other] { $player } verliert einen Würfel und hat noch { $left }.
}
liars-dice-wins-die-back = { $player } gewinnt einen Würfel zurück und hat jetzt { $dice }.
liars-dice-wins-nothing = { $player } hat schon { $dice } Würfel, so viele wie zu Beginn, und gewinnt keinen dazu.
liars-dice-nobody-loses = { $bidder } ist ausgestiegen, darum verliert niemand einen Würfel.
liars-dice-left-the-game = { $player } ist ausgestiegen und damit draußen.
liars-dice-next-palifico = Zum ersten Mal mit nur noch einem Würfel: { $players }.
liars-dice-loser-opens = { $player } hat einen Würfel verloren und eröffnet die nächste Runde.
liars-dice-caller-opens = { $player } hatte mit „genau richtig“ recht und eröffnet die nächste Runde.
liars-dice-next-seat-opens = Nach { $after } ist { $player } an der Reihe und eröffnet die nächste Runde.
liars-dice-leaves = { $player } steigt aus und lässt { $dice } Würfel auf dem Tisch, bis diese Runde entschieden ist.
liars-dice-leaves-and-ends = { $player } steigt aus. Nur { $winner } ist noch dabei und gewinnt.
liars-dice-bluffs-caught = { $caught ->
    [one] { $player } hat { $caught } Bluff aufgedeckt.
   *[other] { $player } hat { $caught } Bluffs aufgedeckt.
}
liars-dice-exact-hits = { $player } lag { $hits } Mal genau richtig.

## Screens

liars-dice-board-title = { $palifico ->
    [on] Lügenwürfel, Runde { $round }: eine Palifico-Runde
   *[off] Lügenwürfel, Runde { $round }
}
liars-dice-has-dice = { $dice ->
    [0] { $player } draußen
   *[other] { $player } { $dice }
}
liars-dice-has-left = { $player } ausgestiegen
liars-dice-dice-of-all = Würfel: { $players }.
liars-dice-on-the-table = { $dice } Würfel auf dem Tisch, { $wild ->
    [on] Einsen sind Joker
   *[off] Einsen sind keine Joker
}.
liars-dice-face-fixed = { $face ->
    [1] Die Augenzahl steht fest: Einsen.
    [2] Die Augenzahl steht fest: Zweien.
    [3] Die Augenzahl steht fest: Dreien.
    [4] Die Augenzahl steht fest: Vieren.
    [5] Die Augenzahl steht fest: Fünfen.
   *[6] Die Augenzahl steht fest: Sechsen.
}
liars-dice-to-open = { $player }, du bist am Zug: Eröffne die Runde.
liars-dice-to-answer = { $player }, du bist am Zug: { $bidder } bietet { $claim-object }.
liars-dice-your-dice = Deine Würfel: { $dice }
liars-dice-you-are-out = Du hast keine Würfel mehr.
liars-dice-you-open = Du bist am Zug: Eröffne mit einem beliebigen Gebot, etwa 2x4. { $dice } Würfel auf dem Tisch.
liars-dice-you-answer = Du bist am Zug: { $bidder } bietet { $claim-object }. { $exact ->
    [on] Erhöhe oder sag „gelogen“ oder „genau richtig“.
   *[off] Erhöhe oder sag „gelogen“.
} { $dice } Würfel auf dem Tisch.

## Refusals: why, and what is possible

liars-dice-not-your-turn = Nicht du bist am Zug, sondern { $player }.
liars-dice-game-is-over = Diese Partie ist vorbei.
liars-dice-no-bid-stands = Es gibt noch kein Gebot zum Anzweifeln. Eröffne mit einem, etwa 2x4.
liars-dice-exact-is-off = An diesem Tisch gibt es kein „genau richtig“. Überbiete das Gebot oder sag „gelogen“.
liars-dice-more-than-on-table = { $dice ->
    [one] Auf dem Tisch ist nur { $dice } Würfel; mehr darf ein Gebot nicht nennen.
   *[other] Auf dem Tisch sind nur { $dice } Würfel; mehr darf ein Gebot nicht nennen.
}
liars-dice-bid-too-low = { $more ->
    [0] Das ist nicht höher als { $standing }. Biete { $quantity } Würfel mit einer Augenzahl über { $face } oder zweifle das Gebot an.
   *[other] { $face ->
        [6] Das ist nicht höher als { $standing }. Biete mindestens { $more } Würfel einer beliebigen Augenzahl.
       *[other] Das ist nicht höher als { $standing }. Biete { $quantity } Würfel mit einer Augenzahl über { $face } oder mindestens { $more } mit einer beliebigen.
    }
}
liars-dice-face-is-fixed = In einer Palifico-Runde bleibt die Augenzahl. Biete mindestens { $least-object }.
liars-dice-nothing-higher = { $exact ->
    [on] Höher als { $standing } geht nicht. Sag „gelogen“ oder „genau richtig“.
   *[off] Höher als { $standing } geht nicht. Sag „gelogen“.
}
liars-dice-no-such-bid = Ein Gebot besteht aus einer Anzahl ab 1 und einer Augenzahl von 1 bis 6, etwa 5x3.
liars-dice-bid-needs-face = Zu einem Gebot gehören Anzahl und Augenzahl, etwa 5x3 für fünf Dreien.

## Words that can be typed, separated by commas; the first is the one that is suggested

liars-dice-word-1 = einsen, eins, einser, einsern, einer, einern, mal eins, mal die eins, die eins, mal 1
liars-dice-word-2 = zweien, zwei, zweier, zweiern, zwo, mal zwei, mal die zwei, die zwei, mal 2
liars-dice-word-3 = dreien, drei, dreier, dreiern, mal drei, mal die drei, die drei, mal 3
liars-dice-word-4 = vieren, vier, vierer, vierern, mal vier, mal die vier, die vier, mal 4
liars-dice-word-5 = fünfen, fuenfen, fünf, fuenf, fünfer, fuenfer, fünfern, fuenfern, mal fünf, mal fuenf, mal die fünf, mal die fuenf, die fünf, die fuenf, mal 5
liars-dice-word-6 = sechsen, sechs, sechser, sechsern, mal sechs, mal die sechs, die sechs, mal 6
liars-dice-word-liar = gelogen, lüge, luege, lügner, luegner, lügnerin, luegnerin, du lügst, du luegst, anzweifeln, zweifeln, zweifel, zweifle, ich zweifle, zweifle an, ich zweifle an, glaub ich nicht, glaube ich nicht
liars-dice-word-exact = genau richtig, genau, exakt, genau so viele
liars-dice-word-bid = biete, ich biete, bieten, gebot, erhöhe, erhoehe, erhöhe auf, erhoehe auf, ich erhöhe, ich erhoehe, ich erhöhe auf, ich erhoehe auf, erhöhen, erhoehen, überbiete, ueberbiete, eröffne, eroeffne, eröffne mit, eroeffne mit, ich eröffne mit, ich eroeffne mit, ich sage
liars-dice-word-dice = würfel, wuerfel
liars-dice-word-wild = joker, joker-einsen, jokereinsen
liars-dice-word-calza = calza
liars-dice-word-palifico = palifico, palifico-runde, palificorunde
