"""Where a table is shown to one audience: an act becomes a call of its platform.

A post is sent under a token, so that sending it twice is the same message where a platform can tell.
A message that has vanished is noted as gone, so that its post, sent anew, takes a place in the limits
like any other.
"""

from dataclasses import dataclass

from core.identity import Audience
from core.ports import Capabilities, Platform
from core.scene import Post
from core.showing import Act, Edit, Retire, Send, digest
from core.table.values import Style

_GONE = "gone "


def style_of(able: Capabilities) -> Style:
    """Return how a room is told the news."""
    if not able.edit:
        return Style.LINES
    return Style.CALLS if able.calls else Style.BOARD


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

    async def carry_out(self, act: Act) -> str:
        """Do one act and return what the platform calls the message.

        Raises:
            Vanished: the message to be edited is gone, and its post is to be sent anew.
        """
        match act:
            case Retire(_, message):
                if self.platform.capabilities(self.audience).retire and not is_gone(message):
                    await self.platform.retire(self.audience, message)
                return message
            case Edit(post, message) if is_gone(message):
                return await self.send(post, f"{self.token(post)}/{message}")
            case Edit(post, message):
                await self.platform.edit(post, message)
                return message
            case Send(post):
                return await self.send(post, self.token(post))

    async def send(self, post: Post, token: str) -> str:
        """Send a post under a token."""
        return await self.platform.send(post, token)

    def token(self, post: Post) -> str:
        """Name a post so that sending it twice is the same message, where a platform can tell."""
        seen = "" if post.number else digest(post)
        return f"{self.table_id}/{post.family.value}/{post.edition}/{seen}"
