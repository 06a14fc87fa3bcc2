"""Options of Liar's Dice (L15 to L19). All of them combine."""

from dataclasses import dataclass, replace
from typing import Any, Self

from core.games.liars_dice import messages
from core.options import Options as Base
from core.options import Value, option


@dataclass(frozen=True, slots=True)
class Options(Base):
    """How a table plays. Calza needs the exact call, so it turns that on (L19)."""

    dice: int = option(5, values=(3, 4, 5, 6), says=messages.DiceEach, explains=messages.DiceEachRule)
    wild: bool = option(True, says=messages.WildOnes, explains=messages.WildOnesRule)
    exact: bool = option(True, says=messages.ExactCall, explains=messages.ExactCallRule)
    calza: bool = option(False, says=messages.Calza, explains=messages.CalzaRule)
    palifico: bool = option(False, says=messages.Palifico, explains=messages.PalificoRule)

    def __post_init__(self) -> None:
        if self.calza and not self.exact:
            object.__setattr__(self, "exact", True)

    def with_value(self, name: str, value: Value) -> Self:
        """Return the options with one changed; turning the exact call off turns Calza off."""
        if name == "exact" and not value:
            return replace(self, exact=False, calza=False)
        changed: dict[str, Any] = {name: value}
        return replace(self, **changed)


def counts(die: int, face: int, *, wild: bool) -> bool:
    """Return whether a die counts for a bid on `face`: its own face, or a wild one (L5, L16, L18a).

    >>> counts(1, 4, wild=True), counts(1, 4, wild=False), counts(1, 1, wild=False), counts(4, 1, wild=True)
    (True, False, True, False)
    """
    return die == face or (wild and die == 1 and face != 1)
