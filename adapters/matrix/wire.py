"""Speaking to a homeserver: one place for the library, for what goes wrong, and for what is encrypted.

The rules:

1. Nothing is tried again here: whoever asks knows how long they can wait.
2. What the server refuses is `Refusal`; what it may or may not have done is `Away`.
3. A message in an encrypted room is encrypted, also for devices that nobody has verified.
4. A transaction names a message: a second send under it is the same event.
5. Nothing is sent once it is closed: another process may be the device by then.
6. The library logs nothing: what it finds odd it quotes, and it may be what somebody wrote.
"""

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import quote

import aiohttp
import nio
from nio.crypto import encrypt_attachment
from nio.store import SqliteStore

from adapters.matrix.events import Event, event_of, mapping
from adapters.matrix.folder import Device
from adapters.matrix.sharing import NotShared, Sharing

ANSWERED_WITHIN = 15.0
"""Seconds that the homeserver may take for anything but waiting for news."""

PAGE = 100
"""How many events are fetched at once where some are missing."""

_FILTER: Mapping[str, Any] = {
    "presence": {"types": []},
    "account_data": {"types": []},
    "room": {"timeline": {"limit": 100}, "ephemeral": {"types": []}, "account_data": {"types": []}},
}
_NO_HISTORY: Mapping[str, Any] = {**_FILTER, "room": {**_FILTER["room"], "timeline": {"limit": 1}}}

logging.getLogger("nio").setLevel(logging.CRITICAL + 1)

_NOBODY = frozenset[str]()
_UNSENT = (aiohttp.ClientError, TimeoutError, nio.LocalProtocolError)


class Refusal(Exception):
    """The homeserver said no.

    Args:
        code: its error code.
        retry_after: seconds after which it wants to be asked again, 0 when it did not say.
    """

    def __init__(self, code: str, retry_after: float = 0.0) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after = retry_after

    @property
    def dead(self) -> bool:
        """Whether the access token is no longer good."""
        return self.code in ("M_UNKNOWN_TOKEN", "M_MISSING_TOKEN", "M_USER_DEACTIVATED", "M_USER_LOCKED")


class Away(Exception):
    """The homeserver did not answer, or not sensibly; it may have done what it was asked."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """What is new in a room; `gap` leads to what is missing before it."""

    events: tuple[Event, ...]
    gap: str = ""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is new anywhere; `token` leads to what comes next, `since` led here.

    `keys` says that keys have come, with which what could not be read may be readable.
    """

    since: str
    token: str
    joined: Mapping[str, Timeline]
    invited: Mapping[str, tuple[Event, ...]]
    left: tuple[str, ...]
    keys: bool = False

    def is_echo(self, user: str) -> bool:
        """Return whether it brings nothing but what the bot itself did, which does no harm twice."""
        heard = (event.sender for timeline in self.joined.values() for event in timeline.events)
        is_quiet = not (self.invited or self.left or self.keys) and bool(self.since)
        return is_quiet and bool(self.joined) and all(sender == user for sender in heard)


class _Store(SqliteStore):
    """The keys; the library opens their file after every batch, also when there is nothing to store."""

    def save_encrypted_rooms(self, rooms: Set[str]) -> None:
        if rooms:
            super().save_encrypted_rooms(rooms)


class Wire:
    """A logged-in device. It owns the connection, the rooms' members and the keys."""

    def __init__(self, homeserver: str, device: Device, store: str, pickle_key: str) -> None:
        """Be a device; nothing is sent yet."""
        config = nio.AsyncClientConfig(
            max_limit_exceeded=0,
            max_timeouts=0,
            request_timeout=ANSWERED_WITHIN,
            store=_Store,
            encryption_enabled=bool(device.device),
            pickle_key=pickle_key,
            store_sync_tokens=False,
        )
        self.user = device.user
        self._is_closed = False
        self._client = nio.AsyncClient(
            homeserver.rstrip("/"), device.user, device_id=device.device, store_path=store, config=config
        )
        self._sharing = Sharing(self._client)
        if device.device:
            self._client.restore_login(device.user, device.device, device.token)

    @property
    def device(self) -> Device:
        """The device that is logged in."""
        return Device(self._client.user_id, self._client.device_id, self._client.access_token)

    @property
    def identity_key(self) -> str:
        """What the device signs with, as others know it."""
        return self._client.olm.account.identity_keys["ed25519"] if self._client.olm else ""

    @property
    def rooms(self) -> Mapping[str, nio.MatrixRoom]:
        """The rooms that the bot is in."""
        return self._client.rooms

    def renew(self, token: str) -> None:
        """Use another access token for the same device."""
        self._client.access_token = token

    def forget(self, room: str) -> None:
        """Know no longer of a room that the bot has left."""
        self._client.rooms.pop(room, None)

    def joined(self, room: str) -> frozenset[str]:
        """Return who is in a room; the library counts those who are invited among its users."""
        known = self._client.rooms.get(room)
        return (
            frozenset(user for user, as_known in known.users.items() if not as_known.invited)
            if known
            else _NOBODY
        )

    def there(self, room: str) -> frozenset[str]:
        """Return who is in a room or invited to it."""
        known = self._client.rooms.get(room)
        return frozenset(known.users) if known else _NOBODY

    async def members(self, room: str) -> Mapping[str, str]:
        """Return who is in a room or invited to it, and which, as the homeserver knows it now.

        What it tells while it brings news may for a moment be older, where two things happened at once.
        """
        answer = await self.ask("GET", f"/rooms/{quote(room, safe='')}/members?not_membership=leave")
        members = answer.get("chunk")
        found = (
            [mapping(event) for event in cast("list[object]", members)] if isinstance(members, list) else []
        )
        memberships = {
            str(event.get("state_key")): str(mapping(event.get("content")).get("membership"))
            for event in found
        }
        return {user: how for user, how in memberships.items() if how in ("join", "invite")}

    def name_of(self, room: str, user: str) -> str:
        """Return what somebody is called in a room."""
        known = self._client.rooms[room].users.get(user) if room in self._client.rooms else None
        return (known.display_name if known else None) or user.partition(":")[0].removeprefix("@")

    async def close(self) -> None:
        """Close the connection, for good (rule 5)."""
        self._is_closed = True
        await self._client.close()

    async def ask(
        self, method: str, path: str, body: Mapping[str, Any] | None = None, *, version: str = "v3"
    ) -> dict[str, Any]:
        """Ask the client-server API, below its version.

        Raises:
            Refusal: it said no.
            Away: it did not answer.
        """
        self._check_open()
        headers = {"Content-Type": "application/json"}
        if self._client.access_token:
            headers["Authorization"] = f"Bearer {self._client.access_token}"
        data = None if body is None else json.dumps(body)
        return await self._answered(method, f"/_matrix/client/{version}{path}", data, headers)

    async def _answered(
        self, method: str, path: str, data: str | bytes | None, headers: dict[str, str]
    ) -> dict[str, Any]:
        try:
            response = await self._client.send(method, path, data, headers)
            async with response:
                answer = await response.json(content_type=None)
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            raise Away(type(error).__name__) from None
        if response.status == 200 and isinstance(answer, dict):
            return dict(mapping(cast("object", answer)))
        raise _refusal(response.status, answer)

    async def send(self, room: str, content: Mapping[str, Any], transaction: str) -> str:
        """Send a message and return what it is called.

        Raises:
            Refusal: it said no; `M_FORBIDDEN` also for a room that the bot is not in.
            Away: it did not answer.
        """
        known = self._client.rooms.get(room)
        if known is None:
            raise Refusal("M_FORBIDDEN")
        self._check_open()
        if not known.encrypted:
            return await self.put(room, "m.room.message", content, transaction)
        try:
            await self._sharing.share(room)
            response = await self._client.room_send(
                room, "m.room.message", content, tx_id=transaction, ignore_unverified_devices=True
            )
        except (*_UNSENT, NotShared, nio.EncryptionError) as error:
            raise Away(type(error).__name__) from None
        if isinstance(response, nio.RoomSendResponse):
            return response.event_id
        raise _error(response)

    async def upload(self, content: bytes, name: str, kind: str, *, encrypted: bool) -> dict[str, Any]:
        """Leave a file with the homeserver, and return what leads a message to it.

        An encrypted one can be read by nobody who does not have that message.
        """
        keys: dict[str, Any] = {}
        if encrypted:
            content, keys = encrypt_attachment(content)
        headers = {"Content-Type": "application/octet-stream" if encrypted else kind}
        headers["Authorization"] = f"Bearer {self._client.access_token}"
        path = f"/_matrix/media/v3/upload{'' if encrypted else f'?filename={quote(name)}'}"
        answer = await self._answered("POST", path, content, headers)
        address = str(answer.get("content_uri", ""))
        if not address:
            raise Away("no address")
        return {"file": {**keys, "url": address}} if encrypted else {"url": address}

    async def put(self, room: str, kind: str, content: Mapping[str, Any], transaction: str) -> str:
        """Send an event that is never encrypted, as reactions are not."""
        path = f"/rooms/{quote(room, safe='')}/send/{kind}/{quote(transaction, safe='')}"
        answer = await self.ask("PUT", path, content)
        return str(answer.get("event_id", ""))

    async def redact(self, room: str, event: str) -> None:
        """Remove an event of the bot's own."""
        path = f"/rooms/{quote(room, safe='')}/redact/{quote(event, safe='')}/{quote(event, safe='')}"
        await self.ask("PUT", path, {})

    async def fetch(self, room: str, event: str) -> Event | None:
        """Return an event, decrypted if that is possible; None when there is none."""
        try:
            response = await self._client.room_get_event(room, event)
        except (aiohttp.ClientError, TimeoutError) as error:
            raise Away(type(error).__name__) from None
        if isinstance(response, nio.RoomGetEventResponse):
            return event_of(response.event)
        if isinstance(response, nio.ErrorResponse) and response.status_code in ("M_NOT_FOUND", "M_FORBIDDEN"):
            return None
        raise _error(response)

    async def receive(self, since: str, *, wait: float, everything: bool = False) -> Batch:
        """Wait for news.

        Args:
            since: where the last batch ended, empty at the very first, which brings no history.
            wait: seconds to wait for news when there is none.
            everything: whether the rooms are told in full, as this process does not know them yet.
        """
        # What is new is taken from here, never from what the library remembers.
        self._client.next_batch = ""
        try:
            async with asyncio.timeout(wait + 2 * ANSWERED_WITHIN):
                response = await self._client.sync(
                    timeout=round(wait * 1000),
                    sync_filter=_FILTER if since else _NO_HISTORY,
                    since=since or None,
                    full_state=everything,
                )
        except (aiohttp.ClientError, TimeoutError) as error:
            raise Away(type(error).__name__) from None
        if not isinstance(response, nio.SyncResponse):
            raise _error(response)
        joined = {
            room: Timeline(
                _events(info.timeline.events),
                (info.timeline.prev_batch or "") if info.timeline.limited else "",
            )
            for room, info in response.rooms.join.items()
        }
        invited = {room: _invitation(info.invite_state) for room, info in response.rooms.invite.items()}
        keys = any(isinstance(event, nio.RoomKeyEvent) for event in response.to_device_events)
        return Batch(since, response.next_batch, joined, invited, tuple(response.rooms.leave), keys)

    async def before(self, room: str, gap: str, until: str) -> tuple[tuple[Event, ...], str]:
        """Return events before a gap's end, the newest first, and where the rest begins, if there is any."""
        try:
            response = await self._client.room_messages(
                room, gap, until or None, direction=nio.MessageDirection.back, limit=PAGE
            )
        except (aiohttp.ClientError, TimeoutError) as error:
            raise Away(type(error).__name__) from None
        if not isinstance(response, nio.RoomMessagesResponse):
            raise _error(response)
        more = response.end if response.chunk and response.end != gap else None
        return _events(response.chunk), more or ""

    def publish_keys_again(self) -> None:
        """Let the homeserver be given the device's keys once more, as it has them no longer."""
        if self._client.olm is not None:
            self._client.olm.account.shared = False

    async def keep_keys(self) -> None:
        """Do what encryption needs after every batch: upload, ask for and claim keys."""
        try:
            await self._client.send_to_device_messages()
            if self._client.should_upload_keys:
                await self._client.keys_upload()
            if self._client.should_query_keys:
                await self._client.keys_query()
            if self._client.should_claim_keys:
                await self._client.keys_claim(self._client.get_users_for_key_claiming())
        except _UNSENT as error:
            raise Away(type(error).__name__) from None

    def _check_open(self) -> None:
        if self._is_closed:
            raise Away("closed")

    def decrypt(self, event: Event) -> Event | None:
        """Return what an event says whose key may have come meanwhile."""
        if not isinstance(event.locked, nio.MegolmEvent):
            return None
        try:
            return event_of(self._client.decrypt_event(event.locked))
        except nio.EncryptionError:
            return None


def _events(events: Sequence[nio.Event]) -> tuple[Event, ...]:
    return tuple(event_of(event) for event in events)


def _invitation(state: Sequence[nio.InviteEvent]) -> tuple[Event, ...]:
    return tuple(event_of(event) for event in state)


def _refusal(status: int, answer: object) -> Refusal | Away:
    """Return what an answer that is no success means."""
    facts = mapping(answer)
    code = facts.get("errcode")
    if not isinstance(code, str) or status >= 500:
        return Away(f"status {status}")
    wait = facts.get("retry_after_ms")
    return Refusal(code, wait / 1000 if isinstance(wait, int) else 0.0)


def _error(response: nio.Response) -> Refusal | Away:
    """Return what an answer of the library that is no success means."""
    if isinstance(response, nio.ErrorResponse) and isinstance(response.status_code, str):
        if response.status_code not in ("M_UNKNOWN", "M_UNRECOGNIZED"):
            return Refusal(response.status_code, (response.retry_after_ms or 0) / 1000)
        return Away(response.status_code)
    return Away("no sensible answer")
