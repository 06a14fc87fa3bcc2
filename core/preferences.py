"""What a player or a room chose last, so that they need not choose it again.

A mapping holds options by their names, as `core.options.Options.value` returns them. Whoever
uses one leaves out what the options of today do not have.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from core.options import Options, Value
from core.table.values import Room, Table

Chosen = TypeVar("Chosen", bound=Options)


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


def chosen_for(table: Table, room: Room) -> Preferences:
    """Return what a room chose when its table was dealt."""
    return Preferences(
        language=room.language,
        game=table.game,
        options=_values(table.options),
        table_options=_values(table.table_options),
    )


def with_chosen(options: Chosen, chosen: Mapping[str, Value]) -> Chosen:
    """Return options with what was chosen last, as far as it can still be chosen.

    >>> from core.table.values import TableOptions
    >>> with_chosen(TableOptions(), {"timer": 60, "weather": True})
    TableOptions(timer=60)
    >>> with_chosen(TableOptions(), {"timer": 61})
    TableOptions(timer=120)
    """
    known = {choice.name: choice.values for choice in options.choices()}
    for name, value in chosen.items():
        values = known.get(name, ())
        # True is 1 in Python, and no number of dice.
        if value in values and type(value) is type(options.value(name)):
            options = options.with_value(name, value)
    return options


def _values(options: Options) -> Mapping[str, Value]:
    return {choice.name: options.value(choice.name) for choice in options.choices()}
