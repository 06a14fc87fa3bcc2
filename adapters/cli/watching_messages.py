"""What is said about watching over the bot; the sentences stand in `i18n/*/watching.ftl`."""

from dataclasses import dataclass

from core.messages import Message


class WatchingMessage(Message):
    """The section of health, metrics and logs."""

    __slots__ = ()
    section = "watching"


@dataclass(frozen=True, slots=True)
class TakesHealth(WatchingMessage):
    """What a variable takes: where something listens, or off."""


@dataclass(frozen=True, slots=True)
class HealthAt(WatchingMessage):
    """Where to ask how the bot is."""

    listen: str


@dataclass(frozen=True, slots=True)
class HealthNowhere(WatchingMessage):
    """The port cannot be had, or the host is another one's; the bot runs all the same."""

    listen: str


@dataclass(frozen=True, slots=True)
class UseHealthcheck(WatchingMessage):
    """What `palifico healthcheck` is for."""


@dataclass(frozen=True, slots=True)
class FlagReady(WatchingMessage):
    """What `--ready` does."""


@dataclass(frozen=True, slots=True)
class IsAlive(WatchingMessage):
    """The bot gets on."""


@dataclass(frozen=True, slots=True)
class IsReady(WatchingMessage):
    """The bot can be played with."""


@dataclass(frozen=True, slots=True)
class IsStuck(WatchingMessage):
    """The bot answers, but does not get on."""


@dataclass(frozen=True, slots=True)
class IsNotReady(WatchingMessage):
    """The bot gets on, but something is missing; the names are those of the settings."""

    missing: str


@dataclass(frozen=True, slots=True)
class NobodyAnswers(WatchingMessage):
    """There is no bot where it should be."""

    listen: str


@dataclass(frozen=True, slots=True)
class HealthIsOff(WatchingMessage):
    """Nobody may ask."""
