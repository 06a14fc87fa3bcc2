"""What a round costs (B8 to B15): points are bad, but for round 6, which takes them off."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.games.bouillabaisse.cards import Card, rank_of, suit_of
from core.games.bouillabaisse.deal import Stakes
from core.games.bouillabaisse.state import Trick, cards_in, taken

A_TRICK = 5
A_CARD_OF_THE_SUIT = 10
A_CARD_OF_THE_RANK = 50
THE_CARD = 200

TRICKS, SUIT, RANK, CARD, TOGETHER, BACK = range(1, 7)
"""The six rounds by what they are about."""

_NEVER_TURNED = CARD


@dataclass(frozen=True, slots=True)
class Took:
    """What a seat took in a round: tricks, and cards of the suit, of the rank and the card itself."""

    tricks: int
    suit: int
    rank: int
    card: int


@dataclass(frozen=True, slots=True)
class Scored:
    """How a round was scored: what each seat took, its points, and who took everything that scores (B15)."""

    took: tuple[Took, ...]
    points: tuple[int, ...]
    swept: int | None


def counted(tricks: int, cards: Sequence[Card], stakes: Stakes) -> Took:
    """Return what cards and so many tricks come to."""
    return Took(
        tricks=tricks,
        suit=sum(suit_of(card) == stakes.suit for card in cards),
        rank=sum(rank_of(card) == stakes.rank for card in cards),
        card=cards.count(stakes.card),
    )


def cost(number: int, took: Took) -> int:
    """Return what somebody's tricks cost in a round; below 0 in round 6 (B8 to B13)."""
    match number:
        case 1:
            return A_TRICK * took.tricks
        case 2:
            return A_CARD_OF_THE_SUIT * took.suit
        case 3:
            return A_CARD_OF_THE_RANK * took.rank
        case 4:
            return THE_CARD * took.card
        case _:
            together = sum(cost(each, took) for each in (TRICKS, SUIT, RANK, CARD))
            return -together if number == BACK else together


def scoring(number: int, took: Took) -> int:
    """Return how much of what scores in a round somebody has, for all or nothing (B15)."""
    match number:
        case 2:
            return took.suit
        case 3:
            return took.rank
        case _:
            return took.tricks


def can_sweep(number: int) -> bool:
    """Return whether all or nothing can happen in a round: in any but the fourth."""
    return number != _NEVER_TURNED


def scored(
    number: int, tricks: Sequence[Trick], seats: int, stakes: Stakes, *, all_or_nothing: bool
) -> Scored:
    """Score a round whose tricks have all been played."""
    piles = taken(tricks, seats)
    took = tuple(counted(len(pile), cards_in(pile), stakes) for pile in piles)
    points = tuple(cost(number, each) for each in took)
    swept = _sweeper(number, took) if all_or_nothing and can_sweep(number) else None
    if swept is not None:
        points = tuple(-each for each in points)
    return Scored(took, points, swept)


def _sweeper(number: int, took: Sequence[Took]) -> int | None:
    """Return who took all that scores; whoever has none of it has no points to turn."""
    having = [seat for seat, each in enumerate(took) if scoring(number, each)]
    return having[0] if len(having) == 1 else None
