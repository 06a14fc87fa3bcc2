"""Moves of Liar's Dice and their notation: "5x3" is a bid, "liar" and "exact" are the calls."""

import re
from dataclasses import dataclass
from enum import Enum

from core.game import NotNotation
from core.games.liars_dice import messages

FACES = range(1, 7)

_TWO_NUMBERS = re.compile(r"([0-9]+)\s*[x×*.,:/ -]\s*([0-9]+)")
_ONE_NUMBER = re.compile(r"[0-9]+\s*[x×*]?")
_LONGEST_NUMBER = 4


@dataclass(frozen=True, slots=True)
class Bid:
    """A claim that at least `quantity` dice on the table count as `face` (L4).

    Being higher than another bid is `raises`; there is no order on bids, since a palifico
    round has another one.
    """

    quantity: int
    face: int

    def raises(self, standing: "Bid") -> bool:
        """Return whether this bid is higher: more dice, or as many with a higher face (L6).

        >>> Bid(6, 1).raises(Bid(5, 6)), Bid(5, 2).raises(Bid(5, 1)), Bid(4, 6).raises(Bid(5, 6))
        (True, True, False)
        """
        return (self.quantity, self.face) > (standing.quantity, standing.face)


class Call(Enum):
    """What ends a round instead of a raise: a challenge (L8) or an exact call (L9)."""

    LIAR = "liar"
    EXACT = "exact"


Move = Bid | Call


def notation(move: Move) -> str:
    """Return a move in notation.

    >>> notation(Bid(5, 3)), notation(Call.LIAR)
    ('5x3', 'liar')
    """
    return move.value if isinstance(move, Call) else f"{move.quantity}x{move.face}"


def parse(text: str) -> Move:
    """Read notation, forgiving of case, spaces and the sign between the numbers.

    Raises:
        NotNotation: with the reason when it nearly is a bid (L10).

    >>> parse(" 5X3 ") == parse("5 3") == parse("5,3") == Bid(5, 3)
    True
    """
    plain = " ".join(text.lower().split())
    if plain in ("liar", "exact"):
        return Call(plain)
    if numbers := _TWO_NUMBERS.fullmatch(plain):
        return _bid(text, *numbers.groups())
    if _ONE_NUMBER.fullmatch(plain):
        raise NotNotation(text, messages.BidNeedsFace())
    raise NotNotation(text)


def _bid(text: str, quantity: str, face: str) -> Bid:
    if max(len(quantity), len(face)) <= _LONGEST_NUMBER and int(quantity) > 0 and int(face) in FACES:
        return Bid(int(quantity), int(face))
    raise NotNotation(text, messages.NoSuchBid())
