"""Reading the command line, so that every complaint is a sentence in the reader's language.

A flag is a value that says what it takes; the flags of a game's options are made from the
options themselves.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from adapters.cli import messages
from core.game import AnyGame
from core.messages import Message
from core.options import Choice, Options, Value
from core.table.lobby import read_value, spell_value
from core.table.values import TableOptions


class WrongUse(Exception):
    """A command line that cannot be followed; `reason` says why and what is possible."""

    def __init__(self, reason: Message) -> None:
        super().__init__(type(reason).__name__)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag: its name, the values it takes (None for a switch), and what it is for."""

    name: str
    values: Message | None
    about: Message
    accepts: Callable[[str], bool] = field(default=lambda _value: True)


@dataclass(frozen=True, slots=True)
class Arguments:
    """What stood on the command line: the flags with their values, and the other words."""

    flags: Mapping[str, str]
    words: tuple[str, ...]


def parse(arguments: Sequence[str], flags: Sequence[Flag]) -> Arguments:
    """Read a command line; `--flag value` and `--flag=value` are the same.

    Raises:
        WrongUse: an unknown flag, a missing value or one that is not accepted.
    """
    known = {flag.name: flag for flag in flags}
    given: dict[str, str] = {}
    words: list[str] = []
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        if not argument.startswith("--"):
            words.append(argument)
            continue
        name, has_value, value = argument.partition("=")
        flag = known.get(name)
        if flag is None:
            raise WrongUse(messages.UnknownWord(name, ", ".join(sorted(known))))
        if flag.values and not has_value:
            if not rest:
                raise WrongUse(messages.NeedsValue(name, flag.values))
            value = rest.pop(0)
        if (has_value and not flag.values) or (flag.values and not flag.accepts(value)):
            raise WrongUse(messages.WrongValue(name, value, flag.values or messages.NoValue()))
        given[name] = value
    return Arguments(given, tuple(words))


def option_flags(game: AnyGame) -> tuple[Flag, ...]:
    """Return the flags of a game's options and of the table's."""
    usual: tuple[Options, ...] = (game.options(), TableOptions())
    return tuple(
        flag
        for options in usual
        for choice in options.choices()
        for flag in _flags(choice, options.value(choice.name))
    )


def option_values(arguments: Arguments, game: AnyGame) -> tuple[tuple[str, str], ...]:
    """Return the options that were set on the command line, as they would be typed."""
    chosen: list[tuple[str, str]] = []
    for choice in (*game.options.choices(), *TableOptions.choices()):
        name = _spelled(choice)
        if choice.is_switch:
            if f"--{name}" in arguments.flags:
                chosen.append((choice.name, "on"))
            if f"--no-{name}" in arguments.flags:
                chosen.append((choice.name, "off"))
        elif f"--{name}" in arguments.flags:
            chosen.append((choice.name, arguments.flags[f"--{name}"]))
    return tuple(chosen)


def _flags(choice: Choice, usual: Value) -> tuple[Flag, ...]:
    name = _spelled(choice)
    if choice.is_switch:
        return (
            Flag(f"--{name}", None, choice.explains(True)),
            Flag(f"--no-{name}", None, choice.explains(False)),
        )
    listed = messages.Values(", ".join(spell_value(choice, value) for value in choice.values))
    about = messages.FlagUsually(choice.says(usual))
    return (
        Flag(f"--{name}", choice.takes or listed, about, lambda text: read_value(choice, text) is not None),
    )


def _spelled(choice: Choice) -> str:
    """Return an option's name as flags are written."""
    return choice.name.replace("_", "-")
