"""What the admins of rooms have settled: one text a room, of which one setting is changed in one step."""

from collections.abc import Mapping

import msgspec

from core.identity import RoomRef
from core.ports import Log
from storage import keys
from storage.client import Client
from storage.scripts import script
from storage.texts import Unreadable, text_at
from storage.trouble import answering


class RedisSettled:
    """The settings of rooms, on a server."""

    def __init__(self, client: Client, log: Log, seconds: int) -> None:
        """Keep them by a client for so many seconds; `log` is told of what cannot be read."""
        self._client = client
        self._log = log
        self._seconds = seconds
        self._arrange = script(client, "arrange")

    async def arrange(self, room: RoomRef, name: str, value: str) -> None:
        """Change a setting of a room, an empty value to the usual, and keep all of them from now on."""
        async with answering():
            await self._arrange(keys=[keys.settings(room)], args=[self._seconds, name, value])

    async def arranged(self, room: RoomRef) -> Mapping[str, str]:
        """Return the settings of a room that are not as usual; what cannot be read is none, and reported."""
        try:
            found = await text_at(self._client, keys.settings(room))
            stored = msgspec.json.decode(found, type=dict[str, object]) if found else {}
            return {name: value for name, value in stored.items() if isinstance(value, str)}
        except Unreadable as fault:
            reason = fault.reason
        except msgspec.MsgspecError as fault:
            reason = type(fault).__name__
        audience = room
        self._log.warning("settings-unreadable", audience=str(audience), fault=reason)
        return {}
