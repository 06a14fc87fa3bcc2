"""What the command line says."""

from dataclasses import dataclass

from core.messages import Message


class CliMessage(Message):
    """The section of the command line."""

    __slots__ = ()
    section = "cli"


@dataclass(frozen=True, slots=True)
class About(CliMessage):
    """What the program is."""


@dataclass(frozen=True, slots=True)
class UsePlay(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseDemo(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseVerify(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseReplay(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseVersion(CliMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class FlagGame(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagComputer(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagStrength(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagName(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagLang(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagSeed(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagRecord(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagPace(CliMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class FlagUsually(CliMessage):
    """What holds without the flag."""

    option: Message


@dataclass(frozen=True, slots=True)
class Values(CliMessage):
    """What a flag takes, to be typed as it stands."""

    values: str


@dataclass(frozen=True, slots=True)
class ValueName(CliMessage):
    """What a flag takes: a name."""


@dataclass(frozen=True, slots=True)
class ValueFile(CliMessage):
    """What a flag takes: a file."""


@dataclass(frozen=True, slots=True)
class ValueHex(CliMessage):
    """What a flag takes: hex digits."""


@dataclass(frozen=True, slots=True)
class NoValue(CliMessage):
    """A switch takes nothing."""


@dataclass(frozen=True, slots=True)
class WrongValue(CliMessage):
    """A flag does not take that."""

    flag: str
    value: str
    values: Message


@dataclass(frozen=True, slots=True)
class NeedsValue(CliMessage):
    """A flag stands without its value."""

    flag: str
    values: Message


@dataclass(frozen=True, slots=True)
class UnknownWord(CliMessage):
    """A word or flag that there is not."""

    word: str
    known: str


@dataclass(frozen=True, slots=True)
class NeedsRecord(CliMessage):
    """No file was named."""


@dataclass(frozen=True, slots=True)
class CannotRead(CliMessage):
    """The file cannot be read."""

    path: str


@dataclass(frozen=True, slots=True)
class PressEnter(CliMessage):
    """Between the steps of a replay."""
