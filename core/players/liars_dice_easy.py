"""The easy player of Liar's Dice: it says what its hand suggests, with a beginner's eye for numbers.

It guesses how many dice of each face there are, wrongly by a die or so, believes its guess
and hardly ever bluffs. It has no idea of what a die is worth or of what others will do.
"""

from dataclasses import dataclass

from core.chance import Chance
from core.games.liars_dice.moves import FACES, Bid, Call, Move
from core.games.liars_dice.options import counts
from core.games.liars_dice.state import View, raises, standing, wild
from core.players.odds import counting_faces

_BLUR = 3.0
"""By how many dice a guess is wrong at most, in either direction; small errors are likelier."""

_EXACT = 0.25
"""How often it calls exact when the bid is just what it guesses."""

_CAUTION = 0.6
"""The part of its guess that it opens with."""


@dataclass(frozen=True, slots=True)
class _Guess:
    """What it thinks of one face: the dice that count in its own hand, and in all."""

    own: int
    all: float


def easy(view: View, chance: Chance) -> Move:
    """Return a move that its guesses make look right."""
    guesses = {face: _guess(view, face, chance) for face in FACES}
    made = standing(view)
    if made is None:
        return _opening(view, guesses)
    possible = raises(view)
    guess = guesses[made.bid.face]
    proved = guess.own >= made.bid.quantity
    doubted = not proved and made.bid.quantity > guess.all + 0.5
    if view.options.exact and abs(guess.all - made.bid.quantity) < 0.5 and chance.fraction() < _EXACT:
        return Call.EXACT
    if doubted or not possible:
        return Call.EXACT if proved and view.options.exact else Call.LIAR
    best = max(possible, key=lambda bid: (guesses[bid.face].all - bid.quantity, guesses[bid.face].own))
    if guesses[best.face].all - best.quantity < -1 and not proved:
        return Call.LIAR
    return best


def _opening(view: View, guesses: dict[int, _Guess]) -> Bid:
    face = max(FACES, key=lambda face: (guesses[face].own, guesses[face].all))
    quantity = round(guesses[face].all * _CAUTION)
    return Bid(min(max(quantity, 1), sum(view.dice)), face)


def _guess(view: View, face: int, chance: Chance) -> _Guess:
    own = sum(counts(die, face, wild=wild(view)) for die in view.hand)
    unseen = sum(view.dice) - len(view.hand)
    expected = own + unseen * counting_faces(face, wild=wild(view)) / 6
    blur = (chance.fraction() + chance.fraction() - 1) * min(_BLUR, unseen / 2)
    return _Guess(own, min(max(expected + blur, own), own + unseen))
