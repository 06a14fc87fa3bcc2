"""How the rest of the bot is announced; the sentences stand in `i18n/*/announcement.ftl`."""

from dataclasses import dataclass

from core.messages import Message


class AnnouncementMessage(Message):
    """The section of announcements."""

    __slots__ = ()
    section = "announcement"


@dataclass(frozen=True, slots=True)
class RestsSoon(AnnouncementMessage):
    """The bot rests after this time, and for how long."""

    until: Message
    lasts: Message


@dataclass(frozen=True, slots=True)
class RestsNow(AnnouncementMessage):
    """The bot rests at any moment, and for how long."""

    lasts: Message


@dataclass(frozen=True, slots=True)
class RestsNot(AnnouncementMessage):
    """What was announced is taken back."""


@dataclass(frozen=True, slots=True)
class OwnWords(AnnouncementMessage):
    """What the operators say of it, as they wrote it."""

    text: str
