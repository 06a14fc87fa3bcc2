### Bouillabaisse. Rules are cited by number from docs/rules/bouillabaisse.md.
### $player, $dealer and $leader are names; $card is a card, $suit a suit and $rank a rank, said
### as a message inside the sentence. Where a rank agrees with what stands beside it, $rank is its
### number: 11 the jack, 12 the queen, 13 the king, 14 the ace.
### A card has an .object form, to stand as the object of a verb: it is $card-object in sentences.

bouillabaisse-title = Bouillabaisse
bouillabaisse-card-name = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
} of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
    .object = the { $rank ->
        [11] jack
        [12] queen
        [13] king
        [14] ace
       *[other] { $rank }
    } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
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
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    }
bouillabaisse-rank-name = { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[other] { $rank }
}
    .symbols = { $rank ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $rank }
    }
bouillabaisse-my-cards = My cards

## Options: the outcome, and the rule it makes

bouillabaisse-suit-drawn = suit drawn
bouillabaisse-suit-named = suit: { $suit }
bouillabaisse-rank-drawn = rank drawn
bouillabaisse-rank-named = rank: { $rank }
bouillabaisse-card-drawn = single card drawn
bouillabaisse-card-named = single card: { $card }
bouillabaisse-all-or-nothing = { $on ->
    [on] all or nothing
   *[off] no all or nothing
}
bouillabaisse-suit-drawn-rule = The suit that costs points is drawn and announced before the first deal.
bouillabaisse-suit-named-rule = The cards that cost points are { $suit }.
bouillabaisse-rank-drawn-rule = Whether jacks, queens or kings cost points is drawn and announced before the first deal.
bouillabaisse-rank-named-rule = { $rank ->
    [11] The cards that cost points are the jacks.
    [12] The cards that cost points are the queens.
   *[13] The cards that cost points are the kings.
}
bouillabaisse-card-drawn-rule = The single card that costs points is drawn and announced before the first deal.
bouillabaisse-card-named-rule = The single card that costs points is { $card-object }.
bouillabaisse-all-or-nothing-rule = { $on ->
    [on] For whoever takes everything that scores in a round the sign is turned: in rounds 1, 2, 3 and 5 the points are taken off instead of added, in round 6 they are added instead of taken off. What scores is every trick in rounds 1, 5 and 6, every card of the suit in round 2 and every card of the rank in round 3. Round 4 is always scored as usual.
   *[off] Whoever takes everything gets the points like anybody else.
}
bouillabaisse-any-card-but-two = “drawn”, or any card but a two, such as QH or “queen of hearts”

## The rules, a paragraph each

bouillabaisse-rules-goal = Six rounds of taking tricks. Points are bad: whoever has the fewest after the sixth round wins, and equal totals share the place. The first dealer is drawn; after that the deal passes on in seat order every round.
bouillabaisse-rules-cards = Up to six players use one pack of 52 cards, seven and more use two. All cards are dealt, the same number to everybody. If some would be left over, that many twos are taken out beforehand; which ones is drawn and announced. Ranks, low to high: 2 to 10, jack, queen, king, ace. There is no trump.
bouillabaisse-rules-play = The player after the dealer leads the first trick with any card. Everybody else has to follow suit if they can; otherwise they may play any card. The highest card of the suit led takes the trick, and its taker leads the next one. Of two identical cards the one played first is the higher.
bouillabaisse-rules-rounds = Round 1: each trick costs 5 points. Round 2: each card of one suit costs 10. Round 3: each card of one rank costs 50. Round 4: one single card costs 200, each copy of it with two packs. Round 5: all of that together, and a card can count more than once. Round 6: as round 5, but the points are taken off, so there it is good to take tricks.
bouillabaisse-rules-typing = A card is typed as its rank and the first letter of its suit, such as QH or 10S, or in words, such as “queen of hearts”.
bouillabaisse-rules-leaving = A computer player plays on for a player who leaves, to the end. In the result whoever left stands below everyone who stayed. If time runs out, the table plays the lowest card that may be played.

## What a round costs

bouillabaisse-tricks-cost = Each trick costs 5 points.
bouillabaisse-suit-costs = Each card of { $suit } costs 10 points.
bouillabaisse-rank-costs = Each { $rank ->
    [11] jack
    [12] queen
   *[13] king
} costs 50 points.
bouillabaisse-card-costs = { $copies ->
    [1] Whoever takes { $card-object } pays 200 points.
   *[other] Each copy of { $card-object } costs its taker 200 points.
}
bouillabaisse-all-costs = Everything costs: each trick 5 points, each card of { $suit } 10, each { $rank ->
    [11] jack
    [12] queen
   *[13] king
} 50, { $card-object } 200.
bouillabaisse-all-pays-back = Now taking is good. Points are taken off: 5 for each trick, 10 for each card of { $suit }, 50 for each { $rank ->
    [11] jack
    [12] queen
   *[13] king
}, 200 for { $card-object }.

## What happens

bouillabaisse-twos-out = Taken out: { $cards }.
bouillabaisse-announced = What costs points in this game: the suit { $suit }, the rank { $rank }, and { $card-object }.
bouillabaisse-round-begins = Round { $round } of 6: { $dealer } deals { $hand } cards each, { $leader } leads. { $scoring }
bouillabaisse-leads = { $player } leads { $card-object }.
bouillabaisse-plays = { $player } plays { $card-object }.
bouillabaisse-takes-trick = { $player } takes the trick with { $card-object }.
bouillabaisse-round-ends = Round { $round } is over.
bouillabaisse-took-tricks = { $count ->
    [0] no tricks
    [one] { $count } trick
   *[other] { $count } tricks
}
bouillabaisse-took-suit = { $count ->
    [one] { $count } card of { $suit }
   *[other] { $count } cards of { $suit }
}
bouillabaisse-took-rank = { $rank ->
    [11] { $count ->
        [one] { $count } jack
       *[other] { $count } jacks
    }
    [12] { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
   *[13] { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
}
bouillabaisse-took-card = { $card-object }
bouillabaisse-took-card-twice = both copies of { $card-object }
bouillabaisse-booked = { $player }: { $took }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
bouillabaisse-took-everything = { $player } took everything that scores: all or nothing. The points are taken off instead of added.
bouillabaisse-took-too-much = { $player } took every trick: all or nothing. The points are added instead of taken off.
bouillabaisse-leaves = { $player } leaves. A computer player plays on in that seat.
bouillabaisse-all-rounds = Points of rounds 1 to 6:
bouillabaisse-players-rounds = { $player }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }. In all { $total }.

## Screens

bouillabaisse-board-title = Bouillabaisse, round { $round } of 6
bouillabaisse-has-points = { $player } { $points }
bouillabaisse-has-points-and-left = { $player } { $points } (left)
bouillabaisse-points-of-all = Points: { $players }.
bouillabaisse-has-tricks = { $player } { $tricks }
bouillabaisse-tricks-of-all = Tricks in this round: { $players }.
bouillabaisse-played-by = { $player } { $card }
bouillabaisse-last-trick = Last trick: { $cards }. Taken by { $player }.
bouillabaisse-this-trick = Trick { $trick }: { $cards }.
bouillabaisse-to-lead = { $player }, your turn: lead any card.
bouillabaisse-to-follow = { $player }, your turn: follow { $suit } if you can.
bouillabaisse-you-lead = Your turn: lead any card, such as { $card-object }.
bouillabaisse-you-follow = Your turn: follow { $suit }. You can play: { $cards }.
bouillabaisse-you-may-discard = Your turn: you have no { $suit }, so you can play any card.
bouillabaisse-your-cards = Your cards:
bouillabaisse-held-of-suit = { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}: { $ranks }
    .symbols = { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [hearts] ♥
       *[spades] ♠
    } { $ranks }
bouillabaisse-no-cards = You have played your last card of this round.

## Refusals: why, and what is possible

bouillabaisse-not-your-turn = It is not your turn but { $player }'s.
bouillabaisse-game-is-over = This game is over.
bouillabaisse-not-held-to-lead = You do not have { $card-object }. You can lead any card that you have.
bouillabaisse-not-held-to-follow = You do not have { $card-object }. You can play any card of { $suit } that you have.
bouillabaisse-not-held-to-discard = You do not have { $card-object }. You have no { $suit }, so you can play any card that you have.
bouillabaisse-must-follow = You cannot play { $card-object }: you have to follow { $suit }. You can play any card of { $suit } that you have.
bouillabaisse-card-needs-both = A card needs a rank and a suit, such as QH for the queen of hearts.

## Words that can be typed, separated by commas; the first is the one that is suggested

bouillabaisse-word-clubs = clubs, club
bouillabaisse-word-diamonds = diamonds, diamond
bouillabaisse-word-hearts = hearts, heart
bouillabaisse-word-spades = spades, spade
bouillabaisse-word-2 = two, twos, deuce
bouillabaisse-word-3 = three, threes
bouillabaisse-word-4 = four, fours
bouillabaisse-word-5 = five, fives
bouillabaisse-word-6 = six, sixes
bouillabaisse-word-7 = seven, sevens
bouillabaisse-word-8 = eight, eights
bouillabaisse-word-9 = nine, nines
bouillabaisse-word-10 = ten, tens
bouillabaisse-word-jack = jack, jacks
bouillabaisse-word-queen = queen, queens
bouillabaisse-word-king = king, kings
bouillabaisse-word-ace = ace, aces
bouillabaisse-word-of = of, of the, the
bouillabaisse-word-drawn = drawn, draw, random
bouillabaisse-word-suit = suit
bouillabaisse-word-rank = rank
bouillabaisse-word-card = card
bouillabaisse-word-all-or-nothing = all or nothing
