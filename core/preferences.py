"""What a player or a room chose last, so that they need not choose it again.

A mapping holds options by their names, as `core.options.Options.value` returns them. Whoever
uses one leaves out what the options of today do not have.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.options import Value


@dataclass(frozen=True, slots=True)
class Preferences:
    """What was chosen; empty where nothing was.

    A player has a `language` alone. A room has as well the `game` that was dealt last, and the
    options it was dealt with: the game's own, and those of the table.
    """

    language: str = ""
    game: str = ""
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    table_options: Mapping[str, Value] = field(default_factory=dict[str, Value])
