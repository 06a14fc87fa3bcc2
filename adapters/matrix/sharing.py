"""Giving everybody in an encrypted room the key of what is said there, before it is said.

The rules:

1. Nothing is said with a key that did not get through to all devices that can be given one: whoever has
   no key never reads it, and a hand that cannot be read counts as shown. Another key is made then.
2. A device for which nobody can have a key, as it has left none with its homeserver, stops nothing.
3. One key is given at a time in a room; who comes meanwhile waits for it.

The library by itself takes a key for given whatever became of it, and after a lost connection waits for
ever in that room.
"""

import asyncio

import nio
from nio.crypto import Olm


class NotShared(Exception):
    """Not everybody was given the key; nothing was said."""


class Sharing:
    """Gives keys by a device."""

    def __init__(self, client: nio.AsyncClient) -> None:
        """Give none yet."""
        self._client = client
        self._at_once: dict[str, asyncio.Lock] = {}

    async def share(self, room: str) -> None:
        """Make sure that everybody in an encrypted room has the key of what is said next.

        Raises:
            NotShared: not everybody has.
            aiohttp.ClientError, TimeoutError: the homeserver did not answer.
        """
        async with self._at_once.setdefault(room, asyncio.Lock()):
            await self._know_devices(room)
            if self._keys.should_share_group_session(room):
                await self._share(room)

    @property
    def _keys(self) -> Olm:
        if self._client.olm is None:
            raise NotShared
        return self._client.olm

    async def _know_devices(self, room: str) -> None:
        client = self._client
        if room not in client.rooms:
            raise NotShared  # the bot left it meanwhile
        if not client.rooms[room].members_synced:
            _expect(await client.joined_members(room), nio.JoinedMembersResponse)
        # Of others it is enough to know them in time: their homeserver may be away for long.
        if self._keys.users_for_key_query & client.rooms[room].users.keys():
            _expect(await client.keys_query(), nio.KeysQueryResponse)

    async def _share(self, room: str) -> None:
        client = self._client
        if missing := client.get_missing_sessions(room):
            _expect(await client.keys_claim(missing), nio.KeysClaimResponse)
        try:
            shared = await client.share_group_session(room, ignore_unverified_devices=True)
        except BaseException:
            if waiting := client.sharing_session.pop(room, None):
                waiting.set()
            raise
        if (
            not isinstance(shared, nio.ShareGroupSessionResponse)
            or self._reachable(room) - shared.users_shared_with
        ):
            client.invalidate_outbound_session(room)
            raise NotShared

    def _reachable(self, room: str) -> set[tuple[str, str]]:
        """Return the devices of others in a room that can be given a key."""
        olm = self._keys
        return {
            (user, device.id)
            for user in self._client.rooms[room].users
            for device in olm.device_store.active_user_devices(user)
            if device.id != olm.device_id and olm.session_store.get(device.curve25519) is not None
        }


def _expect(answer: nio.Response, wanted: type[nio.Response]) -> None:
    if not isinstance(answer, wanted):
        raise NotShared
