"""What a platform brings to be run: a bot that starts, receives and closes.

A platform that is away is the bot's own patience: `start` and `receive` try again by themselves, and
end only when they are cancelled or the platform will not let this bot in. A bot that was closed may be
started again.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Protocol

from adapters.conversation import Conversation
from core.identity import RoomRef
from core.ports import Limits, Platform
from core.service import Service
from storage.limits import Rates
from storage.once import RedisOnce


class NotLetIn(Exception):
    """The platform does not know this bot, and will not however often it asks. It holds no secret."""


class NotYet(NotLetIn):
    """The bot cannot come in now, but may when it tries again. It holds no secret."""


class Alone(Enum):
    """What only one process may do at a time."""

    NOTHING = auto()
    """Any number of processes hear and speak."""

    HEARING = auto()
    """One hears; all speak."""

    BEING = auto()
    """One is the bot; the others do not even start it."""


class Bot(Protocol):
    """A bot on one platform."""

    @property
    def alone(self) -> Alone:
        """What only one process may do at a time."""
        ...

    @property
    def account(self) -> str:
        """What tells it from other bots there, also before it has started; no secret."""
        ...

    @property
    def platform(self) -> Platform:
        """Where posts are shown, once it has started."""
        ...

    @property
    def rates(self) -> Rates:
        """What the platform lets it send."""
        ...

    @property
    def answers(self) -> bool:
        """Whether the platform answered when it was last asked for news."""
        ...

    @property
    def name(self) -> str:
        """What it is called there, once it has started."""
        ...

    async def start(self) -> None:
        """Come in.

        Raises:
            NotLetIn: the platform does not know it.
        """
        ...

    async def receive(
        self,
        conversation: Conversation,
        service: Service,
        limits: Limits,
        once: RedisOnce,
        *,
        ours: Callable[[], bool],
    ) -> None:
        """Hear people until cancelled; what has come is applied before that ends.

        `ours` says whether no other process hears them yet; it may end by itself when one may.

        Raises:
            NotLetIn: the platform does not know it any more.
        """
        ...

    async def leave(self, room: RoomRef, sentence: str) -> None:
        """Say a sentence in a room, if that can be said, and leave it, if the bot is in it."""
        ...

    async def close(self) -> None:
        """Give the last answers, and end."""
        ...
