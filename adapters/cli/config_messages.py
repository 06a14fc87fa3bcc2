"""What is said of the settings and of the file in which they stand."""

from dataclasses import dataclass

from core.messages import Message


class ConfigMessage(Message):
    """The section of the settings."""

    __slots__ = ()
    section = "config"


@dataclass(frozen=True, slots=True)
class UsePrint(ConfigMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class UseCheck(ConfigMessage):
    """A command."""


@dataclass(frozen=True, slots=True)
class FlagConfig(ConfigMessage):
    """A flag."""


@dataclass(frozen=True, slots=True)
class ValueSettings(ConfigMessage):
    """What a flag takes: a file of settings."""


@dataclass(frozen=True, slots=True)
class NeedsPart(ConfigMessage):
    """Nobody said what is to be done with the settings."""


@dataclass(frozen=True, slots=True)
class CannotBeRead(ConfigMessage):
    """There is no such file of settings, or it may not be read."""

    path: str


@dataclass(frozen=True, slots=True)
class NotToml(ConfigMessage):
    """The file of settings is not TOML from some line on."""

    path: str
    line: int


@dataclass(frozen=True, slots=True)
class NowhereToml(ConfigMessage):
    """The file of settings is not TOML."""

    path: str


@dataclass(frozen=True, slots=True)
class OpenToAll(ConfigMessage):
    """Everybody can read the file of settings, and a secret stands in it."""

    path: str


@dataclass(frozen=True, slots=True)
class Fine(ConfigMessage):
    """Nothing is wrong with the settings."""


@dataclass(frozen=True, slots=True)
class FineWithFile(ConfigMessage):
    """Nothing is wrong with the settings, of which some stand in a file."""

    path: str


@dataclass(frozen=True, slots=True)
class Heading(ConfigMessage):
    """What stands above the settings."""


@dataclass(frozen=True, slots=True)
class FromUsual(ConfigMessage):
    """A setting is what it usually is."""


@dataclass(frozen=True, slots=True)
class FromFile(ConfigMessage):
    """A setting stands in the file of settings."""

    path: str


@dataclass(frozen=True, slots=True)
class FromVariable(ConfigMessage):
    """A setting is a variable."""

    name: str


@dataclass(frozen=True, slots=True)
class FromCredential(ConfigMessage):
    """A setting is a credential of systemd."""

    name: str


@dataclass(frozen=True, slots=True)
class TakesPassword(ConfigMessage):
    """What a setting takes: the password of an account."""


@dataclass(frozen=True, slots=True)
class TakesWord(ConfigMessage):
    """What a setting takes: anything without spaces."""
