"""What people are told of what is kept of them; the sentences stand in `i18n/*/my-data.ftl`."""

from dataclasses import dataclass

from core.messages import Message, Typed
from core.table.messages import span


class MyDataMessage(Message):
    """The section of what is kept of a person."""

    __slots__ = ()
    section = "my-data"


@dataclass(frozen=True, slots=True)
class Days(MyDataMessage):
    """A span in days."""

    count: int


_DAY = 24 * 3600


def how_long(seconds: float) -> Message:
    """Return a span of time as it is kept: in days where there is at least one.

    >>> how_long(30 * 24 * 3600), how_long(3600), how_long(24 * 3600)
    (Days(count=30), Hours(count=1), Days(count=1))
    """
    return Days(round(seconds / _DAY)) if seconds >= _DAY else span(seconds)


# What is kept, for whoever asks.


@dataclass(frozen=True, slots=True)
class Kept(MyDataMessage):
    """What is kept, and what not."""


@dataclass(frozen=True, slots=True)
class KeptFor(MyDataMessage):
    """What it is there for."""


@dataclass(frozen=True, slots=True)
class KeptSoLong(MyDataMessage):
    """How long it is kept."""

    lobby: Message
    running: Message
    finished: Message
    preferences: Message


@dataclass(frozen=True, slots=True)
class YourRights(MyDataMessage):
    """How to have it, and how to have it deleted."""


@dataclass(frozen=True, slots=True)
class AskMeAlone(MyDataMessage):
    """Said to whoever asks among others for what is theirs alone."""

    word: Typed


# The file.


@dataclass(frozen=True, slots=True)
class HereItIs(MyDataMessage):
    """The file comes with this or behind it."""

    tables: int


@dataclass(frozen=True, slots=True)
class NothingKept(MyDataMessage):
    """Nothing is known of whoever asks."""


@dataclass(frozen=True, slots=True)
class FileIs(MyDataMessage):
    """What the file is, in the file."""


@dataclass(frozen=True, slots=True)
class FileLeavesOut(MyDataMessage):
    """What is not in it, in the file."""


@dataclass(frozen=True, slots=True)
class SeatNumber(MyDataMessage):
    """How the file calls a player; a code, so that no plural agrees with it."""

    number: str


# Forgetting.


@dataclass(frozen=True, slots=True)
class ForgetSure(MyDataMessage):
    """Asked once, before anything is deleted."""

    within: Message


@dataclass(frozen=True, slots=True)
class Forgotten(MyDataMessage):
    """What was deleted."""

    tables: int


@dataclass(frozen=True, slots=True)
class ForgottenLater(MyDataMessage):
    """Something could not be reached, and follows by itself."""


@dataclass(frozen=True, slots=True)
class ForgottenElsewhere(MyDataMessage):
    """What is left where the bot deletes nothing."""


@dataclass(frozen=True, slots=True)
class DeletedPlayer(MyDataMessage):
    """The name of somebody who was forgotten; a table's second one has number 2."""

    number: int
