"""The state of a game of Liar's Dice, and the part of it that a seat may know.

`State` holds every hand; `View` is another type and holds one hand at most. Both are
asked the same questions about what is public, through `Position`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from core.chance import draw
from core.games.liars_dice.moves import FACES, Bid, Call, Move
from core.games.liars_dice.options import Options
from core.identity import Seat

Hand = tuple[int, ...]
"""The dice of one seat, lowest first."""

Roll = Callable[[bytes, int, Sequence[int]], tuple[Hand, ...]]
"""Seed, round, dice of each seat -> the hands of that round."""


@dataclass(frozen=True, slots=True)
class Made:
    """A bid and whose it is."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended, all of it public (L12)."""

    round: int
    palifico: bool
    hands: tuple[Hand, ...]
    standing: Made
    caller: Seat
    call: Call
    count: int
    losers: tuple[Seat, ...]
    winner_of_die: Seat | None
    left: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What the end says about a seat: bids it showed to be false, exact calls it got right."""

    caught: int = 0
    hits: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything. `dice` are those rolled in this round, a leaver's included (L20)."""

    options: Options
    seed: bytes
    round: int
    dice: tuple[int, ...]
    hands: tuple[Hand, ...]
    opener: Seat
    turn: Seat | None
    palifico: bool
    bids: tuple[Made, ...]
    leaving: tuple[Seat, ...]
    been_at_one: tuple[Seat, ...]
    gone: tuple["Gone", ...]
    figures: tuple[Figures, ...]
    last: Outcome | None


@dataclass(frozen=True, slots=True)
class Gone:
    """Seats that share a place, in the order in which they went (L11, L20b)."""

    seats: tuple[Seat, ...]
    left: bool


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know; `seat` is None for a spectator and `hand` empty for all who hold none."""

    options: Options
    seat: Seat | None
    hand: Hand
    round: int
    dice: tuple[int, ...]
    opener: Seat
    turn: Seat | None
    palifico: bool
    bids: tuple[Made, ...]
    leaving: tuple[Seat, ...]
    gone: tuple[Gone, ...]
    last: Outcome | None


class Position(Protocol):
    """What a state and a view have in common: the public side of a round."""

    @property
    def options(self) -> Options:
        """The table's options."""
        ...

    @property
    def dice(self) -> tuple[int, ...]:
        """How many dice each seat rolled this round."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Whose move it is."""
        ...

    @property
    def palifico(self) -> bool:
        """Whether this is a palifico round (L18)."""
        ...

    @property
    def bids(self) -> tuple[Made, ...]:
        """The bids of this round, oldest first."""
        ...

    @property
    def leaving(self) -> tuple[Seat, ...]:
        """Who leaves when this round is settled (L20)."""
        ...

    @property
    def gone(self) -> tuple["Gone", ...]:
        """Who is out, in the order in which they went."""
        ...


def standing(position: Position) -> Made | None:
    """Return the bid to be answered, None before the opening one."""
    return position.bids[-1] if position.bids else None


def wild(position: Position) -> bool:
    """Return whether ones count for every face in this round (L5, L16, L18a)."""
    return position.options.wild and not position.palifico


def raises(position: Position) -> tuple[Bid, ...]:
    """Return every bid the player on turn may make, lowest first (L4, L6, L7, L18b)."""
    total = sum(position.dice)
    made = standing(position)
    if made is None:
        return tuple(Bid(quantity, face) for quantity in range(1, total + 1) for face in FACES)
    low = made.bid
    if position.palifico:
        return tuple(Bid(quantity, low.face) for quantity in range(low.quantity + 1, total + 1))
    same = tuple(Bid(low.quantity, face) for face in FACES if face > low.face)
    return same + tuple(
        Bid(quantity, face) for quantity in range(low.quantity + 1, total + 1) for face in FACES
    )


def is_raise(position: Position, bid: Bid) -> bool:
    """Return whether a bid is among `raises`, without listing them."""
    if bid.face not in FACES or not 1 <= bid.quantity <= sum(position.dice):
        return False
    made = standing(position)
    if made is None:
        return True
    if position.palifico:
        return bid.face == made.bid.face and bid.quantity > made.bid.quantity
    return bid.raises(made.bid)


def calls(position: Position) -> tuple[Call, ...]:
    """Return the calls the player on turn may make (L8, L9, L10, L19)."""
    if not position.bids:
        return ()
    return (Call.LIAR, Call.EXACT) if position.options.exact else (Call.LIAR,)


def moves(position: Position) -> tuple[Move, ...]:
    """Return every move of the player on turn: raises, then calls."""
    return (*raises(position), *calls(position))


def playing(position: Position) -> tuple[Seat, ...]:
    """Return the seats with dice that are not leaving."""
    return tuple(
        Seat(seat) for seat, dice in enumerate(position.dice) if dice and seat not in position.leaving
    )


def leavers(position: Position) -> frozenset[Seat]:
    """Return the seats that have left or leave when this round is settled (L20)."""
    return frozenset(
        (*position.leaving, *(seat for gone in position.gone if gone.left for seat in gone.seats))
    )


def seat_after(seat: Seat, among: Sequence[Seat]) -> Seat:
    """Return the first of `among` (in seat order, not empty) after a seat, round the table."""
    return next((each for each in among if each > seat), among[0])


def rolled(seed: bytes, number: int, dice: Sequence[int]) -> tuple[Hand, ...]:
    """Roll the dice of a round from the seed: each die by round, seat and its own number."""
    return tuple(
        tuple(sorted(draw(seed, "dice", number, seat, die, sides=6) for die in range(count)))
        for seat, count in enumerate(dice)
    )
