"""Computer players, by game and strength. They see a view, and throw the dice of one `Chance`; nothing else.

A new strength is one entry below, weakest first.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from core.chance import Chance
from core.players import bouillabaisse_easy, bouillabaisse_normal, liars_dice_easy, liars_dice_normal


class Player(Protocol):
    """Chooses a legal move of the view's own seat, which must be on turn."""

    def __call__(self, view: Any, chance: Chance, /) -> Any:
        """Return the move; equal view and chance give the equal move."""
        ...


PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        "liars-dice": MappingProxyType({"easy": liars_dice_easy.easy, "normal": liars_dice_normal.normal}),
        "bouillabaisse": MappingProxyType(
            {"easy": bouillabaisse_easy.easy, "normal": bouillabaisse_normal.normal}
        ),
    }
)
"""Game -> strength -> player."""


def strengths(game: str) -> tuple[str, ...]:
    """Return the strengths of a game's computer players, from the weakest."""
    return tuple(PLAYERS[game])


def choose(game: str, strength: str, view: Any, chance: Chance) -> Any:
    """Return the move that a computer player makes."""
    return PLAYERS[game][strength](view, chance)
