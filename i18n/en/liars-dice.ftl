### Liar's Dice. Rules are cited by number from docs/rules/liars-dice.md.
### $player, $bidder, $opener, $after and $winner are names; $claim is what a bid says.
### Where a language needs it, a message has an .object form, to stand as the object of a verb:
### it is given to sentences as $claim-object beside $claim.

liars-dice-title = Liar's Dice
liars-dice-claim = { $face ->
    [1] { $quantity ->
        [one] { $quantity } one
       *[other] { $quantity } ones
    }
    [2] { $quantity ->
        [one] { $quantity } two
       *[other] { $quantity } twos
    }
    [3] { $quantity ->
        [one] { $quantity } three
       *[other] { $quantity } threes
    }
    [4] { $quantity ->
        [one] { $quantity } four
       *[other] { $quantity } fours
    }
    [5] { $quantity ->
        [one] { $quantity } five
       *[other] { $quantity } fives
    }
   *[6] { $quantity ->
        [one] { $quantity } six
       *[other] { $quantity } sixes
    }
}
liars-dice-my-dice = My dice
liars-dice-liar = Liar!
liars-dice-exact = Exact

## Options: the outcome, and the rule it makes

liars-dice-dice-each = { $dice } dice each
liars-dice-wild-ones = { $on ->
    [on] ones are wild
   *[off] no wild ones
}
liars-dice-exact-call = { $on ->
    [on] exact call on
   *[off] no exact call
}
liars-dice-calza = { $on ->
    [on] Calza on
   *[off] Calza off
}
liars-dice-palifico = { $on ->
    [on] Palifico on
   *[off] Palifico off
}
liars-dice-dice-each-rule = Everybody starts with { $dice } dice.
liars-dice-wild-ones-rule = { $on ->
    [on] A one counts for every face, except in a bid on ones, where only ones count.
   *[off] A one counts only in a bid on ones.
}
liars-dice-exact-call-rule = { $on ->
    [on] On your turn you may call “exact”: if the standing bid is met exactly, the call is right; if not, you lose a die.
   *[off] A standing bid can only be raised or challenged.
}
liars-dice-calza-rule = { $on ->
    [on] A right exact call costs nobody a die; the caller wins one back, but never has more than at the start. The caller opens the next round.
   *[off] A right exact call costs every other player a die. The caller opens the next round.
}
liars-dice-palifico-rule = { $on ->
    [on] When a player comes down to exactly one die for the first time, the next round is a palifico round for the whole table: ones are not wild, and the face of the opening bid is fixed, so that only the quantity can be raised.
   *[off] Every round is played alike, also when somebody has one die left.
}

## The rules, a paragraph each

liars-dice-rules-goal = Every round everybody rolls all their dice in secret. Bids go round the table until somebody doubts one; then all dice are shown. Whoever is wrong loses a die, and whoever has none is out. The last player with dice wins.
liars-dice-rules-bids = A bid such as “5x3” or “five threes” says that at least five dice on the whole table count as threes. The opening bid can be anything. A raise names more dice with any face, or as many dice with a higher face; ones are the lowest face. A bid can never name more dice than are on the table.
liars-dice-rules-challenge = On your turn you may say “liar” instead of raising. All dice are shown and counted. If there are at least as many as the bid says, you lose a die; otherwise the bidder does. A bid that is met exactly is true.
liars-dice-rules-opener = The first opener is drawn. After that, whoever lost a die opens the next round; if they are out, the next player in seat order does.
liars-dice-rules-leaving = The dice of a player who leaves stay on the table until the round is settled. Then they are out, in a place below everyone who lost their last die in that round.

## What happens

liars-dice-opener-drawn = { $player } is drawn to open the first round.
liars-dice-round-begins = Round { $round }: { $opener } opens. { $dice } dice on the table, { $wild ->
    [on] ones are wild
   *[off] ones are not wild
}.
liars-dice-palifico-round-begins = Round { $round } is a palifico round: { $opener } opens. { $dice } dice on the table, ones are not wild, and the face of the opening bid stays.
liars-dice-opens = { $player } opens with { $claim-object }.
liars-dice-raises = { $player } raises to { $claim-object }.
liars-dice-calls-liar = Round { $round }: { $player } says liar to { $claim } by { $bidder }.
liars-dice-calls-exact = Round { $round }: { $player } calls exact on { $claim } by { $bidder }.
liars-dice-shows = { $player }: { $dice }{ $count ->
    [0] . None counts.
    [one] . Counts: { $counting }.
   *[other] . Count: { $counting }.
}
liars-dice-bid-holds = The count is { $count }: the bid of { $claim } is true.
liars-dice-bid-fails = The count is { $count }: the bid of { $claim } is false.
liars-dice-exact-holds = The count is { $count }: exactly { $claim }, the call is right.
liars-dice-exact-fails = The count is { $count }, not exactly { $claim }: the call is wrong.
liars-dice-loses-die = { $left ->
    [0] { $player } loses the last die and is out.
    [one] { $player } loses a die and has { $left } left.
   *[other] { $player } loses a die and has { $left } left.
}
liars-dice-wins-die-back = { $player } wins a die back and has { $dice }.
liars-dice-wins-nothing = { $player } already has { $dice } dice, as many as at the start, and wins nothing.
liars-dice-nobody-loses = { $bidder } has left, so nobody loses a die.
liars-dice-left-the-game = { $player } left and is out.
liars-dice-next-palifico = Down to one die for the first time: { $players }.
liars-dice-loser-opens = { $player } opens next, having lost a die.
liars-dice-caller-opens = { $player } opens next, having called exact rightly.
liars-dice-next-seat-opens = { $player } opens next, being the first still in after { $after }.
liars-dice-leaves = { $dice ->
    [one] { $player } leaves. The die of { $player } stays on the table until this round is settled.
   *[other] { $player } leaves. The { $dice } dice of { $player } stay on the table until this round is settled.
}
liars-dice-leaves-and-ends = { $player } leaves. Only { $winner } is still playing and wins.
liars-dice-bluffs-caught = { $caught ->
    [one] { $player } caught { $caught } bluff.
   *[other] { $player } caught { $caught } bluffs.
}
liars-dice-exact-hits = { $hits ->
    [one] { $player } made { $hits } right exact call.
   *[other] { $player } made { $hits } right exact calls.
}

## Screens

liars-dice-board-title = { $palifico ->
    [on] Liar's Dice, round { $round }: a palifico round
   *[off] Liar's Dice, round { $round }
}
liars-dice-has-dice = { $dice ->
    [0] { $player } out
   *[other] { $player } { $dice }
}
liars-dice-has-left = { $player } left
liars-dice-dice-of-all = Dice: { $players }.
liars-dice-on-the-table = { $dice } dice on the table, { $wild ->
    [on] ones are wild
   *[off] ones are not wild
}.
liars-dice-face-fixed = { $face ->
    [1] The face is fixed: ones.
    [2] The face is fixed: twos.
    [3] The face is fixed: threes.
    [4] The face is fixed: fours.
    [5] The face is fixed: fives.
   *[6] The face is fixed: sixes.
}
liars-dice-to-open = { $player }, your turn: open the round.
liars-dice-to-answer = { $player }, your turn: { $bidder } bids { $claim-object }.
liars-dice-your-dice = Your dice: { $dice }
liars-dice-you-are-out = You have no dice left.
liars-dice-you-open = Your turn: open with any bid, such as 2x4. { $dice } dice on the table.
liars-dice-you-answer = Your turn: { $bidder } bids { $claim-object }. { $exact ->
    [on] Raise it, or say “liar” or “exact”.
   *[off] Raise it, or say “liar”.
} { $dice } dice on the table.

## Refusals: why, and what is possible

liars-dice-not-your-turn = It is not your turn but { $player }'s.
liars-dice-game-is-over = This game is over.
liars-dice-no-bid-stands = There is no bid to doubt yet. Open with one, such as 2x4.
liars-dice-exact-is-off = The exact call is off at this table. Raise the bid, or say “liar”.
liars-dice-more-than-on-table = { $dice ->
    [one] There is only { $dice } die on the table; a bid can name no more.
   *[other] There are only { $dice } dice on the table; a bid can name no more.
}
liars-dice-bid-too-low = { $more ->
    [0] That is not higher than { $standing }. Name { $quantity } dice of a face above { $face }, or doubt the bid.
   *[other] { $face ->
        [6] That is not higher than { $standing }. Name at least { $more } dice of any face.
       *[other] That is not higher than { $standing }. Name { $quantity } dice of a face above { $face }, or at least { $more } of any face.
    }
}
liars-dice-face-is-fixed = In a palifico round the face stays. The least raise is { $least-object }.
liars-dice-nothing-higher = { $exact ->
    [on] Nothing is higher than { $standing }. Say “liar” or “exact”.
   *[off] Nothing is higher than { $standing }. Say “liar”.
}
liars-dice-no-such-bid = A bid is a quantity from 1 and a face from 1 to 6, such as 5x3.
liars-dice-bid-needs-face = A bid needs a quantity and a face, such as 5x3 for five threes.

## Words that can be typed, separated by commas; the first is the one that is suggested

liars-dice-word-1 = ones, one, aces, ace
liars-dice-word-2 = twos, two, deuces
liars-dice-word-3 = threes, three
liars-dice-word-4 = fours, four
liars-dice-word-5 = fives, five
liars-dice-word-6 = sixes, six
liars-dice-word-liar = liar, doubt, challenge, dudo, perudo, bluff
liars-dice-word-exact = exact, exactly, spot on
liars-dice-word-bid = bid, raise, i bid
liars-dice-word-dice = dice
liars-dice-word-wild = wild, wild ones, jokers
liars-dice-word-calza = calza
liars-dice-word-palifico = palifico
