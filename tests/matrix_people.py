"""People on Matrix, by plain HTTP: what they do and see, and all that their account was ever sent."""

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

import aiohttp

from tests.synapse import Account, Synapse, until

_numbers = count(1)
NOTHING: Mapping[str, object] = MappingProxyType({})
API = "/_matrix/client/v3"


@dataclass
class Person:
    """Somebody with a client that reads everything and decrypts nothing."""

    url: str
    account: Account
    session: aiohttp.ClientSession
    accepts: bool = True
    since: str = ""
    events: dict[str, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    invitations: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    raw: list[str] = field(default_factory=list)

    @property
    def user(self) -> str:
        return self.account.user

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Ask the server; an error is an answer too."""
        headers = {"Authorization": f"Bearer {self.account.token}"}
        url = self.url + (path if path.startswith("/_") else API + path)
        async with self.session.request(method, url, json=body, headers=headers) as response:
            answer: dict[str, Any] = await response.json()
            return answer

    async def calls_themselves(self, name: str) -> None:
        """Choose a name."""
        await self.ask("PUT", f"/profile/{quote(self.user)}/displayname", {"displayname": name})

    async def makes_room(self, *guests: str, **settings: Any) -> str:
        """Make a room with guests."""
        named = {} if settings.get("is_direct") else {"name": "Games"}
        body = {"preset": "private_chat", "invite": list(guests), **named, **settings}
        answer = await self.ask("POST", "/createRoom", body)
        return str(answer["room_id"])

    async def joins(self, room: str) -> None:
        """Accept an invitation to a room."""
        answer = await self.ask("POST", f"/rooms/{quote(room)}/join", {})
        assert "room_id" in answer, answer

    async def sends(self, room: str, kind: str, content: object) -> str:
        """Send an event."""
        answer = await self.ask("PUT", f"/rooms/{quote(room)}/send/{kind}/{next(_numbers)}", content)
        assert "event_id" in answer, answer
        return str(answer["event_id"])

    async def says(
        self, room: str, text: str, *, to: str = "", content: Mapping[str, object] = NOTHING
    ) -> str:
        """Say something, in answer to a message or not, with more in it than people see."""
        relation = {"m.relates_to": {"m.in_reply_to": {"event_id": to}}} if to else {}
        said = {"msgtype": "m.text", "body": text, **relation, **content}
        return await self.sends(room, "m.room.message", said)

    async def reacts(self, room: str, message: str, sign: str) -> str:
        """Put a sign on a message."""
        relation = {"rel_type": "m.annotation", "event_id": message, "key": sign}
        return await self.sends(room, "m.reaction", {"m.relates_to": relation})

    async def reads(self, wait: float = 0.0) -> None:
        """Read what is new, or wait for it so many seconds, and accept invitations."""
        limit = quote(json.dumps({"room": {"timeline": {"limit": 500}}}))
        since = f"&since={self.since}" if self.since else ""
        news = await self.ask("GET", f"/sync?filter={limit}&timeout={wait * 1000:.0f}{since}")
        self._keeps(news)
        self.since = str(news["next_batch"])
        for room, said in news.get("rooms", {}).get("join", {}).items():
            self.invitations.pop(room, None)
            seen = {event["event_id"] for event in self.events[room]}
            new = [*said.get("state", {}).get("events", []), *said["timeline"]["events"]]
            self.events[room] += [event for event in new if event["event_id"] not in seen]
        for room, told in news.get("rooms", {}).get("invite", {}).items():
            self.invitations[room] = told["invite_state"]["events"]
            if self.accepts:
                await self.joins(room)

    async def reads_history(self) -> None:
        """Ask for all that there ever was in every room, as a client does that has only now begun."""
        self._keeps(await self.ask("GET", "/sync?timeout=0&full_state=true"))
        for room in [*self.events, *self.invitations]:
            page: dict[str, Any] = {"end": ""}
            while "end" in page:
                path = f"/rooms/{quote(room)}/messages?dir=b&limit=500&from={page['end']}"
                page = await self.ask("GET", path)
                self.raw.append(json.dumps({room: page}, ensure_ascii=False))

    def was_sent(self, *, but_in: str = "") -> str:
        """Return all that the account was ever sent, in every room but one."""
        return "\n".join(each for each in self.raw if not (but_in and each.startswith(f'{{"{but_in}"')))

    def _keeps(self, news: dict[str, Any]) -> None:
        """Keep what came, room by room."""
        rooms = news.get("rooms", {})
        self.raw.append(json.dumps({**news, "rooms": sorted(rooms)}, ensure_ascii=False))
        for of in rooms.values():
            self.raw += [json.dumps({room: said}, ensure_ascii=False) for room, said in of.items()]

    def messages(self, room: str, sender: str) -> list[dict[str, Any]]:
        """Return the messages of somebody as they stand now, with their edits applied, oldest first."""
        standing: dict[str, dict[str, Any]] = {}
        for event in self.events[room]:
            content = event.get("content", {})
            if event["type"] == "m.room.redaction":
                standing.pop(str(event.get("redacts") or content.get("redacts")), None)
            if event["type"] != "m.room.message" or event["sender"] != sender or "body" not in content:
                continue
            relation = content.get("m.relates_to", {})
            if relation.get("rel_type") == "m.replace":
                if edited := standing.get(relation["event_id"]):
                    # An edit leaves alone what a message answers and in which thread it stands.
                    kept = {"m.relates_to": edited["content"].get("m.relates_to", {})}
                    edited["content"] = {**content["m.new_content"], **kept}
            else:
                standing[event["event_id"]] = {**event}
        return list(standing.values())

    def reactions(self, room: str, message: str) -> dict[str, list[str]]:
        """Return who put which signs on a message and did not take them off."""
        gone = {
            str(each.get("redacts") or each["content"].get("redacts"))
            for each in self.events[room]
            if each["type"] == "m.room.redaction"
        }
        found: dict[str, list[str]] = defaultdict(list)
        for event in self.events[room]:
            relation = event.get("content", {}).get("m.relates_to", {})
            is_there = event["event_id"] not in gone
            if event["type"] == "m.reaction" and relation.get("event_id") == message and is_there:
                found[relation["key"]].append(event["sender"])
        return found


@dataclass
class People:
    """Makes people, and what they see of one bot."""

    server: Synapse
    session: aiohttp.ClientSession
    bot: str

    async def person(self, name: str, *, accepts: bool = True) -> Person:
        """Return somebody new."""
        somebody = Person(self.server.url, self.server.register(name), self.session, accepts)
        await somebody.calls_themselves(name)
        await somebody.reads()
        return somebody

    async def sees(self, who: Person, room: str, text: str, seconds: float = 15.0) -> dict[str, Any]:
        """Return the bot's latest message with a text in a room, once it is there."""

        async def look() -> dict[str, Any] | None:
            await who.reads(waits.pop() if waits else 0.5)
            found = [each for each in who.messages(room, self.bot) if text in each["content"]["body"]]
            return found[-1] if found else None

        waits = [0.0]
        said = [each["content"]["body"] for each in who.messages(room, self.bot)]
        found: dict[str, Any] = await until(look, seconds, f"{text!r} is not in {room}: {said}")
        return found

    async def direct(self, who: Person) -> str:
        """Return the direct room that the bot made for somebody, once they are in it."""

        async def look() -> str | None:
            await who.reads(waits.pop() if waits else 0.5)
            return next((room for room in who.events if self.is_direct(who, room)), None)

        waits = [0.0]
        found: str = await until(look, 15.0, "no direct room")
        return found

    def is_direct(self, who: Person, room: str) -> bool:
        """Return whether somebody is in a room with the bot and nobody else, and it has no name."""
        if any(event["type"] == "m.room.name" for event in who.events[room]):
            return False
        members = {
            event["state_key"]: event["content"]["membership"]
            for event in who.events[room]
            if event["type"] == "m.room.member"
        }
        there = {user for user, membership in members.items() if membership in ("join", "invite")}
        return there == {who.user, self.bot} and members[who.user] == "join"
