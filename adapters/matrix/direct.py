"""The direct room of each player: one for ever, found by what the account says and by who is there.

The rules:

1. A room is direct with somebody if the account says so and nobody else is in it or invited.
   Whatever is private goes there or nowhere.
2. Only whoever is in the room can be shown something: the homeserver takes messages to an empty
   room as well. Before anything private is said it is asked who is there, for its news may for a
   moment tell of an earlier state.
3. A player who left their room, or never came, is invited to it again; a new room is made only
   where there is none.
4. The account's list is read before it is written, for it is all of the account's.
"""

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from adapters.matrix.events import texts
from adapters.matrix.wire import Refusal, Wire


class DirectRooms:
    """Knows which room is direct with whom."""

    def __init__(self, wire: Wire, *, encrypted: bool) -> None:
        """Know of none; `load` asks the homeserver."""
        self._wire = wire
        self._encrypted = encrypted
        self._rooms: dict[str, tuple[str, ...]] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._made: dict[str, str] = {}

    async def load(self) -> None:
        """Read the account's list."""
        self._rooms = await self._read()

    def whose(self, room: str) -> str | None:
        """Return who a room is direct with, None for any other room."""
        for user, rooms in self._rooms.items():
            if room in rooms and self._is_private(room, user):
                return user
        return None

    def listed(self, room: str) -> str | None:
        """Return with whom the account says a room is direct, whoever else is there."""
        return next((user for user, rooms in self._rooms.items() if room in rooms), None)

    def reaches(self, user: str) -> str | None:
        """Return the room in which somebody is now, and nobody else; None when there is none."""
        for room in self._rooms.get(user, ()):
            if self._is_private(room, user) and user in self._wire.joined(room):
                return room
        return None

    async def confirmed(self, user: str, rather: str = "") -> str | None:
        """Return a room in which somebody is alone with the bot, as the homeserver knows it now.

        Of several it is `rather` this one, else the one that was opened last.

        Raises:
            Refusal: it does not say.
            Away: it does not answer.
        """
        for room in sorted(self._rooms.get(user, ()), key=lambda room: room != rather):
            if not self._is_private(room, user):
                continue
            members = await self._members(room)
            if members.keys() <= {user, self._wire.user} and members.get(user) == "join":
                return room
        return None

    async def note(self, room: str, user: str) -> None:
        """Remember that a room is direct with somebody."""
        async with self._lock("note"):
            self._rooms = await self._read()
            if room in self._rooms.get(user, ()):
                return
            self._rooms[user] = (room, *self._rooms.get(user, ()))
            await self._write()

    def gone(self, room: str) -> None:
        """Know that the bot is no longer in a room, so that none is waited for that it has made."""
        self._made = {user: made for user, made in self._made.items() if made != room}

    async def forget(self, user: str) -> None:
        """Part with somebody: their rooms are direct with nobody any more, and the bot leaves them.

        The rooms are left first, so that what is interrupted can be found in the account's list.

        Raises:
            Refusal: the homeserver does not let the bot go.
            Away: it does not answer.
        """
        async with self._lock(user), self._lock("note"):
            self._rooms = await self._read()
            for room in self._rooms.get(user, ()):
                await self._leave(room)
            self._made.pop(user, None)
            if self._rooms.pop(user, None) is not None:
                await self._write()

    async def _leave(self, room: str) -> None:
        path = f"/rooms/{quote(room, safe='')}"
        for ending in ("leave", "forget"):
            try:
                await self._wire.ask("POST", f"{path}/{ending}", {})
            except Refusal as refusal:
                # It was left before, or is no room any more.
                if refusal.code not in ("M_FORBIDDEN", "M_NOT_FOUND", "M_UNKNOWN"):
                    raise
        self._wire.forget(room)

    async def invite(self, user: str) -> None:
        """Invite somebody to their room, or again, unless they are there or are invited already.

        Raises:
            Refusal: the homeserver does not let the bot invite them.
            Away: it does not answer.
        """
        async with self._lock(user):
            if user in self._made and self._made[user] not in self._wire.rooms:
                return
            for room in self._rooms.get(user, ()):
                if not self._is_private(room, user):
                    continue
                members = await self._members(room)
                if user in members:
                    return
                if self._wire.user not in members:
                    continue
                try:
                    await self._wire.ask("POST", f"/rooms/{quote(room, safe='')}/invite", {"user_id": user})
                except Refusal as refusal:
                    if refusal.code != "M_FORBIDDEN":
                        raise
                    continue
                return
            await self._open(user)

    async def _members(self, room: str) -> Mapping[str, str]:
        """Return who is in a room; nobody where the bot is no longer, of which it may not have been told."""
        try:
            return await self._wire.members(room)
        except Refusal as refusal:
            if refusal.code not in ("M_FORBIDDEN", "M_NOT_FOUND"):
                raise
        self._wire.forget(room)
        self.gone(room)
        return {}

    async def _open(self, user: str) -> None:
        body: dict[str, Any] = {"preset": "private_chat", "is_direct": True, "invite": [user]}
        if self._encrypted:
            algorithm = {"algorithm": "m.megolm.v1.aes-sha2"}
            body["initial_state"] = [{"type": "m.room.encryption", "state_key": "", "content": algorithm}]
        made = await self._wire.ask("POST", "/createRoom", body)
        room = self._made[user] = str(made["room_id"])
        await self.note(room, user)

    def _is_private(self, room: str, user: str) -> bool:
        there = self._wire.rooms.get(room)
        if there is None or there.replacement_room:
            return False
        return self._wire.there(room) <= {user, self._wire.user}

    async def _write(self) -> None:
        path = f"/user/{quote(self._wire.user, safe='')}/account_data/m.direct"
        await self._wire.ask("PUT", path, {user: list(rooms) for user, rooms in self._rooms.items()})

    async def _read(self) -> dict[str, tuple[str, ...]]:
        path = f"/user/{quote(self._wire.user, safe='')}/account_data/m.direct"
        try:
            listed: Mapping[str, Any] = await self._wire.ask("GET", path)
        except Refusal as refusal:
            if refusal.code != "M_NOT_FOUND":
                raise
            return {}
        return {user: texts(rooms) for user, rooms in listed.items()}

    def _lock(self, of: str) -> asyncio.Lock:
        return self._opening.setdefault(of, asyncio.Lock())
