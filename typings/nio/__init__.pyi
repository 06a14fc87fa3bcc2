# What is used of matrix-nio, which has no types of its own.

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from aiohttp import ClientResponse
from nio.crypto import Olm
from nio.store import SqliteStore

class EncryptionError(Exception): ...
class LocalProtocolError(Exception): ...

class MessageDirection:
    back: MessageDirection

class AsyncClientConfig:
    def __init__(
        self,
        *,
        max_limit_exceeded: int | None = ...,
        max_timeouts: int | None = ...,
        request_timeout: float = ...,
        store: type[SqliteStore] = ...,
        encryption_enabled: bool = ...,
        pickle_key: str = ...,
        store_sync_tokens: bool = ...,
    ) -> None: ...

class MatrixUser:
    display_name: str | None
    invited: bool

class MatrixRoom:
    users: Mapping[str, MatrixUser]
    encrypted: bool
    replacement_room: str | None
    members_synced: bool

class Event:
    source: dict[str, Any]

class MegolmEvent(Event):
    room_id: str

class Timeline:
    events: Sequence[Event]
    limited: bool
    prev_batch: str | None

class RoomInfo:
    timeline: Timeline
    state: Sequence[Event]

class InviteEvent:
    source: dict[str, Any]

class InviteInfo:
    invite_state: Sequence[InviteEvent]

class Rooms:
    join: Mapping[str, RoomInfo]
    invite: Mapping[str, InviteInfo]
    leave: Mapping[str, object]

class Response: ...

class ErrorResponse(Response):
    message: str
    status_code: str | int | None
    retry_after_ms: int | None

class SyncResponse(Response):
    next_batch: str
    rooms: Rooms
    to_device_events: Sequence[object]

class RoomSendResponse(Response):
    event_id: str

class RoomMessagesResponse(Response):
    chunk: Sequence[Event]
    end: str | None

class RoomGetEventResponse(Response):
    event: Event

class JoinedMembersResponse(Response): ...
class KeysQueryResponse(Response): ...
class KeysClaimResponse(Response): ...

class ShareGroupSessionResponse(Response):
    users_shared_with: set[tuple[str, str]]

class RoomKeyEvent: ...

class AsyncClient:
    access_token: str
    user_id: str
    device_id: str
    next_batch: str
    rooms: dict[str, MatrixRoom]
    olm: Olm | None
    should_upload_keys: bool
    should_query_keys: bool
    should_claim_keys: bool
    sharing_session: dict[str, asyncio.Event]

    def __init__(
        self, homeserver: str, user: str, *, device_id: str, store_path: str, config: AsyncClientConfig
    ) -> None: ...
    def restore_login(self, user_id: str, device_id: str, access_token: str) -> None: ...
    async def send(
        self,
        method: str,
        path: str,
        data: str | bytes | None = ...,
        headers: Mapping[str, str] | None = ...,
        trace_context: None = ...,
        timeout: float | None = ...,  # noqa: ASYNC109  # as the library has it
    ) -> ClientResponse: ...
    async def sync(
        self,
        timeout: int | None = ...,  # noqa: ASYNC109  # as the library has it
        sync_filter: Mapping[str, Any] | None = ...,
        since: str | None = ...,
        full_state: bool | None = ...,
    ) -> Response: ...
    async def room_send(
        self,
        room_id: str,
        message_type: str,
        content: Mapping[str, Any],
        tx_id: str | None = ...,
        ignore_unverified_devices: bool = ...,
    ) -> Response: ...
    async def room_messages(
        self,
        room_id: str,
        start: str,
        end: str | None = ...,
        direction: MessageDirection = ...,
        limit: int = ...,
    ) -> Response: ...
    async def join(self, room_id: str) -> Response: ...
    async def room_get_event(self, room_id: str, event_id: str) -> Response: ...
    async def send_to_device_messages(self) -> object: ...
    async def keys_upload(self) -> object: ...
    async def joined_members(self, room_id: str) -> Response: ...
    async def keys_query(self) -> Response: ...
    async def keys_claim(self, user_set: Mapping[str, Sequence[str]]) -> Response: ...
    async def share_group_session(self, room_id: str, ignore_unverified_devices: bool = ...) -> Response: ...
    def get_missing_sessions(self, room_id: str) -> Mapping[str, Sequence[str]]: ...
    def invalidate_outbound_session(self, room_id: str) -> None: ...
    def get_users_for_key_claiming(self) -> Mapping[str, Sequence[str]]: ...
    def decrypt_event(self, event: MegolmEvent) -> Event: ...
    async def close(self) -> None: ...
