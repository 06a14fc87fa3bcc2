"""What is said of a platform that this process cannot be on yet, in the words of `i18n/*/presence.ftl`."""

from dataclasses import dataclass

from core.messages import Message


class PresenceMessage(Message):
    """The section of a process that is ready to take over."""

    __slots__ = ()
    section = "presence"


@dataclass(frozen=True, slots=True)
class TelegramWaits(PresenceMessage):
    """Another process fetches the updates, or may have until now; this one shows, and fetches after it."""


@dataclass(frozen=True, slots=True)
class MatrixWaits(PresenceMessage):
    """Another process is the bot, or may have been until now; this one is ready to be it after that."""

    name: str


@dataclass(frozen=True, slots=True)
class TelegramHasNoPort(PresenceMessage):
    """The place where updates are to be brought cannot be listened at; it is tried again."""

    listen: str
