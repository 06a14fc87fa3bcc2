"""What is done once for all processes until it changes, such as a menu that a platform is told.

Doing it twice does no harm, so there is no lock: whoever finds another value does it and notes it.
"""

from storage import keys
from storage.client import Client
from storage.trouble import answering

REMEMBERED_FOR = 30 * 24 * 3600
"""Seconds after which it is done again all the same."""


class RedisOnce:
    """Remembers by name what was done last."""

    def __init__(self, client: Client) -> None:
        """Remember on a server."""
        self._client = client

    async def was_done(self, platform: str, name: str, value: str) -> bool:
        """Return whether this was the last that was done under a name."""
        async with answering():
            found = await self._client.get(keys.done(platform, name))
        return found is not None and found == value.encode()

    async def note(self, platform: str, name: str, value: str) -> None:
        """Note that this was done."""
        async with answering():
            await self._client.set(keys.done(platform, name), value, ex=REMEMBERED_FOR)
