"""The state of a game of Bouillabaisse, and the part of it that a seat may know.

All but the hands and the seed is public: `Public` is in the state and in every view alike.
It holds the cards as they were played; whose turn it is, who took what and how things stand
follow from that.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from core.games.bouillabaisse.cards import Card, rank_of, suit_of
from core.games.bouillabaisse.deal import Hand, Setting
from core.games.bouillabaisse.options import Options
from core.identity import Seat

ROUNDS = 6


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order in which they were played, from the leader on."""

    leader: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees.

    `trick` is the one being played, `tricks` those of this round that are over; `booked` has
    the points of every seat for each round that is over (B14), and `left` who has left (B16).
    """

    options: Options
    setting: Setting
    trick: Trick
    tricks: tuple[Trick, ...]
    booked: tuple[tuple[int, ...], ...]
    left: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setting.seats

    @property
    def is_over(self) -> bool:
        """Whether all six rounds have been played."""
        return len(self.booked) == ROUNDS

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return min(len(self.booked) + 1, ROUNDS)

    @property
    def dealer(self) -> Seat:
        """Who deals this round (B3)."""
        return Seat((self.setting.first_dealer + self.round - 1) % self.seats)

    @property
    def turn(self) -> Seat | None:
        """Whose move it is, None when the game is over."""
        return None if self.is_over else player_of(self.trick, len(self.trick.cards), self.seats)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return tuple(sum(points) for points in zip(*self.booked, strict=True)) or (0,) * self.seats


@dataclass(frozen=True, slots=True)
class State:
    """Everything. `hands` are the cards still held, by seat."""

    seed: bytes
    hands: tuple[Hand, ...]
    public: Public


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know; `seat` is None and `hand` empty for a spectator."""

    seat: Seat | None
    hand: Hand
    public: Public


def player_of(trick: Trick, place: int, seats: int) -> Seat:
    """Return who plays the card of a place in a trick, the leader's being 0."""
    return Seat((trick.leader + place) % seats)


def taker(trick: Trick, seats: int) -> Seat:
    """Return who takes a trick: the highest card of the suit led, the first of two equal ones (B5)."""
    led = suit_of(trick.cards[0])
    following = (place for place, card in enumerate(trick.cards) if suit_of(card) == led)
    # `max` keeps the first of equal ones, which is the rule.
    return player_of(trick, max(following, key=lambda place: rank_of(trick.cards[place])), seats)


def legal(hand: Hand, trick: Trick) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played to a trick, each once (B4)."""
    distinct = tuple(dict.fromkeys(hand))
    if not trick.cards:
        return distinct
    led = suit_of(trick.cards[0])
    return tuple(card for card in distinct if suit_of(card) == led) or distinct


def taken(tricks: Iterable[Trick], seats: int) -> tuple[tuple[Trick, ...], ...]:
    """Return the tricks that each seat took."""
    piles: list[list[Trick]] = [[] for _ in range(seats)]
    for trick in tricks:
        piles[taker(trick, seats)].append(trick)
    return tuple(map(tuple, piles))


def cards_in(tricks: Iterable[Trick]) -> tuple[Card, ...]:
    """Return the cards of tricks, in the order in which they were played."""
    return reduce(lambda cards, trick: cards + trick.cards, tricks, ())
