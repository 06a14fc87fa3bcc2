"""Where on Telegram: a chat, and a topic of it, as the rooms and players of the core.

A forum has one table for each topic. The general topic has no number here: the Bot API refuses
messages that name it.
"""

from dataclasses import dataclass

from core.identity import Audience, PlayerRef, RoomRef

NAME = "telegram"

GENERAL_TOPIC = 1

_TOPIC = "."


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, and a topic of it if it has any."""

    chat: int
    topic: int | None = None

    @property
    def room(self) -> RoomRef:
        """The room that a table is shown in.

        >>> Place(-1001234, 42).room.id, Place(-1001234).room.id
        ('-1001234.42', '-1001234')
        """
        return RoomRef(NAME, f"{self.chat}{_TOPIC}{self.topic}" if self.topic else str(self.chat))


def player(user: int) -> PlayerRef:
    """Return a person; their direct chat has the same number."""
    return PlayerRef(NAME, str(user))


def place_of(audience: Audience) -> Place:
    """Return where an audience is written to.

    >>> place_of(RoomRef("telegram", "-1001234.42"))
    Place(chat=-1001234, topic=42)
    >>> place_of(PlayerRef("telegram", "77"))
    Place(chat=77, topic=None)
    """
    chat, _, topic = audience.id.partition(_TOPIC)
    return Place(int(chat), int(topic) if topic else None)


def topic_of(number: int | None, *, is_topic: bool) -> int | None:
    """Return the topic of a message; outside of forums the number names a thread of replies.

    >>> topic_of(42, is_topic=True), topic_of(42, is_topic=False), topic_of(1, is_topic=True)
    (42, None, None)
    """
    return number if is_topic and number != GENERAL_TOPIC else None
