"""Where a table is shown to one audience: an act becomes a call of its platform.

A post is sent under a token, so that sending it twice is the same message where a platform can tell.
"""

from dataclasses import dataclass

from core.identity import Audience
from core.ports import Platform, Vanished
from core.scene import Post
from core.showing import Act, Edit, Retire, Send, digest


@dataclass(frozen=True, slots=True)
class Conversation:
    """Where a table is shown to an audience."""

    platform: Platform
    audience: Audience
    table_id: str

    async def carry_out(self, act: Act) -> str:
        """Do one act and return what the platform calls the message."""
        match act:
            case Retire():
                if self.platform.capabilities(self.audience).retire:
                    await self.platform.retire(self.audience, act.message)
                return act.message
            case Edit(post, message):
                try:
                    await self.platform.edit(post, message)
                except Vanished:
                    return await self.send(post, f"{self.token(post)}/{message}")
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
