"""For each game, another state that agrees with all a seat may know: the laws against leaks compare them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from core.games.bouillabaisse import State as TrickState
from core.games.bouillabaisse.cards import by_suit
from core.games.liars_dice import State
from core.identity import Seat

SEED_BYTES = 32

Resample = Callable[[Any, Seat | None, Random], Any]
"""State, who knows (None is a spectator), chance -> a state in which everything else may differ."""


def liars_dice(state: State, seat: Seat | None, chance: Random) -> State:
    """Roll the dice of all other seats again, and draw another seed."""
    hands = tuple(
        hand if owner == seat else tuple(sorted(chance.choices(range(1, 7), k=len(hand))))
        for owner, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, seed=chance.randbytes(SEED_BYTES))


def bouillabaisse(state: TrickState, seat: Seat | None, chance: Random) -> TrickState:
    """Deal the cards that the other seats hold again among them, and draw another seed.

    Who cannot follow a suit is not heeded: what a seat is shown must not depend on it either.
    """
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    cards = [card for owner in others for card in state.hands[owner]]
    chance.shuffle(cards)
    hands = list(state.hands)
    for owner in others:
        size = len(hands[owner])
        hands[owner], cards = by_suit(cards[:size]), cards[size:]
    return replace(state, hands=tuple(hands), seed=chance.randbytes(SEED_BYTES))


RESAMPLING: Mapping[str, Resample] = MappingProxyType(
    {"liars-dice": liars_dice, "bouillabaisse": bouillabaisse}
)
