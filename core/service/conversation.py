"""Where a table is shown to one audience: an act becomes a call of its platform.

A post is sent under a token, so that sending it twice is the same message where a platform can tell.
A message that has vanished is noted as gone, so that its post, sent anew, takes a place in the limits
like any other.
"""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

from core.identity import Audience
from core.measures import Action, Meter, Outcome
from core.ports import Moved, Platform, Unavailable, Undeliverable, Vanished
from core.scene import Post
from core.showing import Act, Edit, Retire, Send, digest

T = TypeVar("T")

_GONE = "gone "

_OUTCOMES = {
    Unavailable: Outcome.UNAVAILABLE,
    Undeliverable: Outcome.UNDELIVERABLE,
    Vanished: Outcome.VANISHED,
    Moved: Outcome.MOVED,
}


def gone(message: str) -> str:
    """Return what a message is noted as that has vanished."""
    return message if is_gone(message) else f"{_GONE}{message}"


def is_gone(message: str) -> bool:
    """Return whether a message is noted as vanished."""
    return message.startswith(_GONE)


@dataclass(frozen=True, slots=True)
class Conversation:
    """Where a table is shown to an audience."""

    platform: Platform
    audience: Audience
    table_id: str
    meter: Meter

    async def carry_out(self, act: Act) -> str:
        """Do one act and return what the platform calls the message.

        Raises:
            Vanished: the message to be edited is gone, and its post is to be sent anew.
        """
        match act:
            case Retire(_, message):
                if self.platform.capabilities(self.audience).retire and not is_gone(message):
                    await self._measured(Action.RETIRE, self.platform.retire(self.audience, message))
                return message
            case Edit(post, message) if is_gone(message):
                return await self.send(post, f"{self.token(post)}/{message}")
            case Edit(post, message):
                await self._measured(Action.EDIT, self.platform.edit(post, message))
                return message
            case Send(post):
                return await self.send(post, self.token(post))

    async def send(self, post: Post, token: str) -> str:
        """Send a post under a token."""
        return await self._measured(Action.SEND, self.platform.send(post, token))

    def token(self, post: Post) -> str:
        """Name a post so that sending it twice is the same message, where a platform can tell."""
        seen = "" if post.number else digest(post)
        return f"{self.table_id}/{post.family.value}/{post.edition}/{seen}"

    async def _measured(self, action: Action, call: Awaitable[T]) -> T:
        # Who is cancelled has waited too long for the platform.
        outcome = Outcome.UNAVAILABLE
        try:
            answer = await call
            outcome = Outcome.DONE
        except Exception as error:
            known = (_OUTCOMES[kind] for kind in _OUTCOMES if isinstance(error, kind))
            outcome = next(known, Outcome.FAULT)
            raise
        else:
            return answer
        finally:
            self.meter.sent(self.audience.platform, action, outcome)
