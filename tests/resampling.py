"""For each game, another state that agrees with all a seat may know: the laws against leaks compare them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

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


RESAMPLING: Mapping[str, Resample] = MappingProxyType({"liars-dice": liars_dice})
