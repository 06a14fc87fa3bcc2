"""People on Matrix whose clients encrypt: by the same library as the bot, with a device of their own."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nio
from nio.store import SqliteStore

from tests.synapse import Account, Synapse, until


@dataclass
class Device:
    """Somebody's encrypting client."""

    account: Account
    client: nio.AsyncClient
    seen: list[nio.Event] = field(default_factory=list)

    @property
    def user(self) -> str:
        return self.account.user

    async def reads(self) -> None:
        """Read what is new, join where invited, and do what encryption needs."""
        news = await self.client.sync(timeout=0, full_state=not self.client.next_batch)
        assert isinstance(news, nio.SyncResponse), news
        for room in news.rooms.invite:
            await self.client.join(room)
        for info in news.rooms.join.values():
            self.seen += info.timeline.events
        await self.client.send_to_device_messages()
        if self.client.should_upload_keys:
            await self.client.keys_upload()
        if self.client.should_query_keys:
            await self.client.keys_query()
        if self.client.should_claim_keys:
            await self.client.keys_claim(self.client.get_users_for_key_claiming())

    def sources(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of a kind, as they were decrypted or came."""
        return [event.source for event in self.seen if event.source.get("type") == kind]

    async def sees(self, text: str) -> dict[str, Any]:
        """Return the latest message with a text, once it can be read."""

        async def look() -> dict[str, Any] | None:
            await self.reads()
            found = [
                each for each in self.sources("m.room.message") if text in each["content"].get("body", "")
            ]
            return found[-1] if found else None

        found: dict[str, Any] = await until(look, 15.0, f"{text!r} cannot be read")
        return found

    async def says(self, room: str, text: str) -> None:
        """Say something, encrypted where the room is."""
        content = {"msgtype": "m.text", "body": text}
        sent = await self.client.room_send(room, "m.room.message", content, ignore_unverified_devices=True)
        assert isinstance(sent, nio.RoomSendResponse), sent


@contextlib.asynccontextmanager
async def a_device(server: Synapse, folder: Path, account: Account) -> AsyncGenerator[Device]:
    """Return an encrypting client of an account."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    config = nio.AsyncClientConfig(store=SqliteStore, encryption_enabled=True, pickle_key="person")
    client = nio.AsyncClient(
        server.url, account.user, device_id=account.device, store_path=str(folder), config=config
    )
    client.restore_login(account.user, account.device, account.token)
    device = Device(account, client)
    await device.reads()
    try:
        yield device
    finally:
        await client.close()
        await asyncio.sleep(0)
