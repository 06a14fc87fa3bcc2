"""What the operators have announced, for all processes: the last announcement, as long as it matters."""

from contextlib import suppress

import msgspec

from core.announcement import Announcement
from core.ports import Log
from storage import keys
from storage.client import Client
from storage.texts import Unreadable, text_at
from storage.trouble import answering

KEPT_AFTER = 24 * 3600
"""Seconds for which an announcement is kept after it is over, so that it can still be taken back."""


class RedisAnnouncements:
    """The announcement of the operators, on a server."""

    def __init__(self, client: Client, log: Log) -> None:
        """Keep it by a client; `log` is told of one that cannot be read."""
        self._client = client
        self._log = log

    async def make(self, announcement: Announcement, now: float) -> None:
        """Let an announcement take the place of the last one.

        Raises:
            StoreUnavailable: it may not.
        """
        value = msgspec.json.encode(announcement).decode()
        kept = int(max(announcement.ends - now, 0)) + KEPT_AFTER
        async with answering():
            await self._client.set(keys.announcement(), value, ex=kept)

    async def last(self) -> Announcement | None:
        """Return the last announcement, None when there is none or it cannot be read.

        Raises:
            StoreUnavailable: the store does not say.
        """
        with suppress(Unreadable, msgspec.MsgspecError):
            found = await text_at(self._client, keys.announcement())
            return msgspec.json.decode(found, type=Announcement) if found else None
        self._log.warning("announcement-unreadable")
        return None
