"""What the seed decides: the twos out, what the rounds are about, the dealer, the hands (B1, B2, B3, B7)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.chance import draw
from core.games.bouillabaisse import cards
from core.games.bouillabaisse.cards import Card
from core.games.bouillabaisse.options import DRAWN, Options
from core.identity import Seat

Hand = tuple[Card, ...]
"""The cards of one seat, suit by suit."""

_MOST_WITH_ONE_PACK = 6


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the rounds are about, drawn or named for the whole game (B7); `rank` is a number."""

    suit: str
    rank: int
    card: Card


@dataclass(frozen=True, slots=True)
class Setting:
    """What holds for the whole game and is announced at its start."""

    seats: int
    twos_out: tuple[Card, ...]
    stakes: Stakes
    first_dealer: Seat


Deal = Callable[[bytes, int, Setting], tuple[Hand, ...]]
"""Seed, round, setting -> the hands of that round by seat."""


def packs(seats: int) -> int:
    """Return how many packs so many players use (B1).

    >>> packs(6), packs(7)
    (1, 2)
    """
    return 1 if seats <= _MOST_WITH_ONE_PACK else 2


def left_over(seats: int) -> int:
    """Return how many twos are taken out, so that everybody gets the same number of cards (B2).

    >>> [left_over(seats) for seats in range(2, 13)]
    [0, 1, 0, 2, 4, 6, 0, 5, 4, 5, 8]
    """
    return packs(seats) * len(cards.ALL) % seats


def in_play(setting: Setting) -> tuple[Card, ...]:
    """Return the cards that are dealt, in the order of `core.games.bouillabaisse.cards.ALL`."""
    every = [each for each in cards.ALL for _ in range(packs(setting.seats))]
    for two in setting.twos_out:
        every.remove(two)
    return tuple(every)


def drawn_setting(options: Options, seats: int, seed: bytes) -> Setting:
    """Draw what holds for the whole game; what the host has named stands (B2, B3, B7)."""
    twos = [two for two in cards.ALL if cards.rank_of(two) == cards.TWO for _ in range(packs(seats))]
    out = sorted(_shuffled(twos, seed, "twos")[: left_over(seats)], key=cards.height)
    dealer = Seat(draw(seed, "dealer", sides=seats) - 1)
    playing = in_play(Setting(seats, tuple(out), Stakes("", 0, twos[0]), dealer))
    suit = cards.SUITS[draw(seed, "suit", sides=len(cards.SUITS)) - 1]
    rank = tuple(cards.COURT)[draw(seed, "rank", sides=len(cards.COURT)) - 1]
    single = playing[draw(seed, "card", sides=len(playing)) - 1]
    stakes = Stakes(
        suit=suit if options.suit == DRAWN else options.suit,
        rank=cards.COURT[rank if options.rank == DRAWN else options.rank],
        card=single if options.card == DRAWN else Card(options.card),
    )
    return Setting(seats, tuple(out), stakes, dealer)


def dealt(seed: bytes, number: int, setting: Setting) -> tuple[Hand, ...]:
    """Deal the cards of a round: shuffled by the seed and cut into as many hands as there are seats."""
    shuffled = _shuffled(in_play(setting), seed, "deal", number)
    size = len(shuffled) // setting.seats
    return tuple(cards.by_suit(shuffled[seat * size : (seat + 1) * size]) for seat in range(setting.seats))


def _shuffled(given: Sequence[Card], seed: bytes, purpose: str, *path: int) -> list[Card]:
    """Return cards in a random order: each place, from the first, takes one of those that are left."""
    shuffled = list(given)
    for place in range(len(shuffled) - 1):
        other = place + draw(seed, purpose, *path, place, sides=len(shuffled) - place) - 1
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return shuffled
