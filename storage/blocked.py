"""Whom the operators have blocked while the bot runs, for all processes.

What cannot be read counts as nobody, is reported, and is written over.
"""

from contextlib import suppress

import msgspec

from core.ports import Log
from storage import keys
from storage.client import Client
from storage.scripts import script
from storage.texts import Unreadable, text_at
from storage.trouble import answering

KEPT_FOR = 10 * 365 * 24 * 3600
"""Seconds that they are kept after the last change."""


class RedisBlocked:
    """The names of the blocked, on a server."""

    def __init__(self, client: Client, log: Log) -> None:
        """Keep them by a client; `log` is told of what cannot be read."""
        self._client = client
        self._log = log
        self._arrange = script(client, "arrange")

    async def all(self) -> frozenset[str]:
        """Return the names of all that are blocked.

        Raises:
            StoreUnavailable: the store does not say.
        """
        with suppress(Unreadable, msgspec.MsgspecError):
            found = await text_at(self._client, keys.blocked())
            return frozenset(msgspec.json.decode(found, type=dict[str, object]) if found else {})
        self._log.warning("blocked-unreadable")
        return frozenset()

    async def add(self, name: str) -> None:
        """Block a name.

        Raises:
            StoreUnavailable: it may not be.
        """
        await self._set(name, "blocked")

    async def remove(self, name: str) -> None:
        """Block a name no longer.

        Raises:
            StoreUnavailable: it may still be.
        """
        await self._set(name, "")

    async def _set(self, name: str, value: str) -> None:
        async with answering():
            await self._arrange(keys=[keys.blocked()], args=[KEPT_FOR, name, value])
