"""Options of a game, as values that describe themselves.

Each option is a field of a frozen dataclass: its default, the values it may take, the
message that says its outcome and the one that explains what it changes. The lobby, the
reader of typed words, the rules and the command line all read the same fields.

An option with very many values says in words what it takes, reads what is typed in its own
way, and has a few values that presses on its key go through.
"""

from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any, Self

from core.messages import Message

Value = int | bool | str

Reads = Callable[[str], Value | None]
"""What turns a typed text into a value; None when it names none."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its name, the values it may take, and how it is put into words.

    `presses` are the values that presses on its key go through. `reads` is set when a value
    can be typed in more than one way, `takes` when the values are too many to be listed.
    """

    name: str
    values: tuple[Value, ...]
    says: Callable[[Any], Message]
    explains: Callable[[Any], Message]
    presses: tuple[Value, ...]
    reads: Reads | None = None
    takes: Message | None = None

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
    presses: tuple[Value, ...] = (),
    reads: Reads | None = None,
    takes: Message | None = None,
) -> Any:
    """Declare an option as a dataclass field with its default and its values."""
    metadata = {
        "values": values,
        "says": says,
        "explains": explains,
        "presses": presses or values,
        "reads": reads,
        "takes": takes,
    }
    return field(default=default, metadata=metadata)


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
        """Return the value that one press on the option leads to; from one that was typed, the first."""
        pressed = next(choice.presses for choice in self.choices() if choice.name == name)
        value = self.value(name)
        return pressed[(pressed.index(value) + 1) % len(pressed)] if value in pressed else pressed[0]

    def said(self) -> tuple[Message, ...]:
        """Return the outcome of every option in words."""
        return tuple(choice.says(self.value(choice.name)) for choice in self.choices())

    def explained(self) -> tuple[Message, ...]:
        """Return what every option, as it is set, means for the game."""
        return tuple(choice.explains(self.value(choice.name)) for choice in self.choices())


def _choice(declared: "Field[Any]") -> Choice:
    return Choice(declared.name, **declared.metadata)
