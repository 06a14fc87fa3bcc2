"""Options of a game, as values that describe themselves.

Each option is a field of a frozen dataclass: its default, the values it may take, the
message that says its outcome and the one that explains what it changes. The lobby, the
reader of typed words, the rules and the command line all read the same fields.
"""

from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, Self

from core.messages import Message

Value = int | bool


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its name, the values it may take, and how it is put into words."""

    name: str
    values: tuple[Value, ...]
    says: Callable[[Any], Message]
    explains: Callable[[Any], Message]

    @property
    def is_switch(self) -> bool:
        """Whether the option is only on or off."""
        return self.values == (False, True)


def option(
    default: Any,
    *,
    values: tuple[Value, ...] = (False, True),
    says: Callable[[Any], Message],
    explains: Callable[[Any], Message],
) -> Any:
    """Declare an option as a dataclass field with its default and its values."""
    return field(default=default, metadata={"values": values, "says": says, "explains": explains})


@dataclass(frozen=True, slots=True)
class Options:
    """The base of a game's options."""

    @classmethod
    def choices(cls) -> tuple[Choice, ...]:
        """Return the options in the order in which they are shown."""
        return tuple(_choice(each) for each in fields(cls))

    def value(self, name: str) -> Value:
        """Return an option's current value."""
        found: Value = getattr(self, name)
        return found

    def with_value(self, name: str, value: Value) -> Self:
        """Return the options with one changed, and whatever that one needs changed with it."""
        return replace(self, **{name: value})

    def next_value(self, name: str) -> Value:
        """Return the value that one press on the option leads to."""
        values = next(choice.values for choice in self.choices() if choice.name == name)
        return values[(values.index(self.value(name)) + 1) % len(values)]

    def said(self) -> tuple[Message, ...]:
        """Return the outcome of every option in words."""
        return tuple(choice.says(self.value(choice.name)) for choice in self.choices())

    def explained(self) -> tuple[Message, ...]:
        """Return what every option, as it is set, means for the game."""
        return tuple(choice.explains(self.value(choice.name)) for choice in self.choices())


def _choice(declared: "Field[Any]") -> Choice:
    metadata = declared.metadata
    return Choice(declared.name, metadata["values"], metadata["says"], metadata["explains"])
