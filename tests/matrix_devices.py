"""People on Matrix whose clients encrypt: by the same library as the bot, with a device of their own."""

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nio
from nio.store import SqliteStore

from tests.matrix_people import NOTHING, People, Person
from tests.synapse import Account, Synapse, until


async def a_client(server: Synapse, folder: Path, account: Account) -> nio.AsyncClient:
    """Return a client that encrypts; whoever asks closes it."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    config = nio.AsyncClientConfig(store=SqliteStore, encryption_enabled=True, pickle_key="person")
    client = nio.AsyncClient(
        server.url, account.user, device_id=account.device, store_path=str(folder), config=config
    )
    client.restore_login(account.user, account.device, account.token)
    return client


async def keep_keys(client: nio.AsyncClient) -> None:
    """Do what encryption needs after every sync."""
    await client.send_to_device_messages()
    if client.should_upload_keys:
        await client.keys_upload()
    if client.should_query_keys:
        await client.keys_query()
    if client.should_claim_keys:
        await client.keys_claim(client.get_users_for_key_claiming())


@dataclass
class EncryptingPerson(Person):
    """Somebody whose client encrypts and decrypts; what `raw` holds is what they could read of it all."""

    client: nio.AsyncClient = field(kw_only=True)

    async def says(
        self, room: str, text: str, *, to: str = "", content: Mapping[str, object] = NOTHING
    ) -> str:
        if room not in self.client.rooms or not self.client.rooms[room].encrypted:
            return await super().says(room, text, to=to, content=content)
        relation = {"m.relates_to": {"m.in_reply_to": {"event_id": to}}} if to else {}
        said = {"msgtype": "m.text", "body": text, **relation, **content}
        sent = await self.client.room_send(room, "m.room.message", said, ignore_unverified_devices=True)
        assert isinstance(sent, nio.RoomSendResponse), sent
        return sent.event_id

    async def reads(self, wait: float = 0.0) -> None:
        everything = {"room": {"timeline": {"limit": 500}}}
        news = await self.client.sync(
            timeout=round(wait * 1000), sync_filter=everything, full_state=not self.client.next_batch
        )
        assert isinstance(news, nio.SyncResponse), news
        for room, info in news.rooms.join.items():
            self.invitations.pop(room, None)
            seen = {event["event_id"] for event in self.events[room]}
            new = [_source(event) for event in (*info.state, *info.timeline.events)]
            self.raw.append(json.dumps({room: new}, ensure_ascii=False))
            self.events[room] += [event for event in new if event["event_id"] not in seen]
        for room, told in news.rooms.invite.items():
            self.invitations[room] = [event.source for event in told.invite_state]
            if self.accepts:
                await self.joins(room)
        await keep_keys(self.client)

    def sources(self, kind: str) -> list[dict[str, Any]]:
        """Return the events of a kind in every room, as they were decrypted or came, oldest first."""
        found = [event for events in self.events.values() for event in events if event["type"] == kind]
        return sorted(found, key=lambda event: int(event["origin_server_ts"]))

    async def sees(self, text: str) -> dict[str, Any]:
        """Return the latest message with a text in any room, once it can be read."""

        async def look() -> dict[str, Any] | None:
            await self.reads()
            found = [
                each for each in self.sources("m.room.message") if text in each["content"].get("body", "")
            ]
            return found[-1] if found else None

        found: dict[str, Any] = await until(look, 15.0, f"{text!r} cannot be read")
        return found


def _source(event: nio.Event) -> dict[str, Any]:
    """Return an event as it was decrypted or came; the library takes the content out of a membership."""
    return {**event.source, "content": getattr(event, "content", None) or event.source["content"]}


@contextlib.asynccontextmanager
async def encrypting_people(
    people: People, folder: Path, *names: str
) -> AsyncGenerator[list[EncryptingPerson]]:
    """Return people whose clients encrypt."""
    clients: list[nio.AsyncClient] = []
    made: list[EncryptingPerson] = []
    try:
        for name in names:
            account = await asyncio.to_thread(people.server.register, name)
            clients.append(await a_client(people.server, folder / name, account))
            person = EncryptingPerson(people.server.url, account, people.session, client=clients[-1])
            await person.calls_themselves(name)
            await person.reads()
            made.append(person)
        yield made
    finally:
        for client in clients:
            await client.close()
        await asyncio.sleep(0)


class LateKeys:
    """The keys that somebody's client sends, kept back until they are let come."""

    def __init__(self, client: Any) -> None:
        self._send = client._send
        self._kept: list[tuple[Any, ...]] = []
        client._send = self._keep  # a network that is slow for keys alone

    async def _keep(self, kind: type[Any], *sent: Any, **how: Any) -> Any:
        if kind.__name__ == "ShareGroupSessionResponse":
            self._kept.append((kind, *sent, how))
            return kind(*how["response_data"])
        return await self._send(kind, *sent, **how)

    async def come(self) -> None:
        """Let them come."""
        for kind, *sent, how in self._kept:
            await self._send(kind, *sent, **how)
