"""What is said to operators, and to those whom they do not let in: `i18n/*/operators.ftl`."""

from dataclasses import dataclass

from core.announcement import Announcement
from core.messages import Message
from core.table.announcement_messages import OwnWords
from core.table.messages import span


class OperatorMessage(Message):
    """The section of the operators."""

    __slots__ = ()
    section = "operators"


@dataclass(frozen=True, slots=True)
class Goodbye(OperatorMessage):
    """To a room that the bot is not to serve, before it leaves."""


@dataclass(frozen=True, slots=True)
class NotForYou(OperatorMessage):
    """To somebody who writes to a bot that serves others only."""


@dataclass(frozen=True, slots=True)
class Blocked(OperatorMessage):
    """Somebody, a room or a server is blocked now."""

    who: str


@dataclass(frozen=True, slots=True)
class Unblocked(OperatorMessage):
    """And no longer is."""

    who: str


@dataclass(frozen=True, slots=True)
class NotBlocked(OperatorMessage):
    """They never were."""

    who: str


@dataclass(frozen=True, slots=True)
class BlockedForGood(OperatorMessage):
    """They are by the settings that the bot was started with."""

    who: str


@dataclass(frozen=True, slots=True)
class IsOperator(OperatorMessage):
    """An operator cannot be blocked."""

    who: str


@dataclass(frozen=True, slots=True)
class WhoIsMeant(OperatorMessage):
    """The name is none; how names look."""


@dataclass(frozen=True, slots=True)
class BlockedAre(OperatorMessage):
    """Above the list of the blocked."""

    count: int


@dataclass(frozen=True, slots=True)
class BlockedLine(OperatorMessage):
    """One line of it."""

    who: str


@dataclass(frozen=True, slots=True)
class NobodyBlocked(OperatorMessage):
    """There is no such list."""


@dataclass(frozen=True, slots=True)
class IsAnnounced(OperatorMessage):
    """The rest of the bot is announced."""

    until: Message
    lasts: Message


@dataclass(frozen=True, slots=True)
class IsAnnouncedNow(OperatorMessage):
    """It is announced, and begins at once."""

    lasts: Message


@dataclass(frozen=True, slots=True)
class TakenBack(OperatorMessage):
    """And no longer is."""


@dataclass(frozen=True, slots=True)
class NotAnnounced(OperatorMessage):
    """It never was."""


@dataclass(frozen=True, slots=True)
class HowToAnnounce(OperatorMessage):
    """How something is announced."""


def is_announced(made: Announcement, after: float) -> tuple[Message, ...]:
    """Return what is told to whoever announced something that begins after so many seconds."""
    lasts = span(made.ends - made.begins)
    lines: tuple[Message, ...] = (IsAnnounced(span(after), lasts) if after else IsAnnouncedNow(lasts),)
    return (*lines, OwnWords(made.text)) if made.text else lines
