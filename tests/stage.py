"""A stage to play on: a room that remembers what it was shown, people, and a clock that is set by hand."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from adapters.conversation import Languages
from core.commands import Actor, Command
from core.identity import Audience, PlayerRef, RoomRef
from core.messages import Message
from core.ports import Capabilities, Limits, Platform, Store, Unavailable, Undeliverable, Vanished
from core.scene import Family, Post, scene, story
from core.service import Reply, Service, Settings
from core.table.values import Table
from storage.client import Client
from storage.embedded import embedded
from storage.limits import Rates, RedisLimits
from storage.redis import RedisStore

PLATFORM = "stage"
HERE = (PLATFORM,)
ROOM = RoomRef(PLATFORM, "the-room")


def person(name: str, *, admin: bool = False, language: str = "en", room: RoomRef | None = ROOM) -> Actor:
    """Return somebody who speaks in the room."""
    return Actor(PlayerRef(PLATFORM, name.lower()), name, language, admin=admin, room=room)


ANNA, BO, CEM, DANA = person("Anna"), person("Bo"), person("Cem"), person("Dana")


def unsayable(identifier: str, fault: str) -> None:
    """Fail: a message cannot be said."""
    raise AssertionError(f"{identifier}: {fault}")


LANGUAGES = Languages(unsayable)


@dataclass
class Standing:
    """A message as it stands in a conversation."""

    audience: Audience
    post: Post
    text: str
    retired: bool = False


@dataclass
class StagePlatform:
    """A platform in memory that dedupes by token, as Matrix does, and fails when told to.

    `knows_tokens` can be taken from it; `gate` holds every send and edit until it is open. `faults`
    are raised, oldest first, before the next sends and edits; `after_effect` says that the message
    went out all the same and only the answer was lost.
    """

    edits: bool = True
    messages: dict[str, Standing] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    faults: list[Exception] = field(default_factory=list)
    after_effect: bool = False
    knows_tokens: bool = True
    gate: asyncio.Event | None = None
    gate_reached: asyncio.Event = field(default_factory=asyncio.Event)
    refuses: set[Audience] = field(default_factory=set)
    calls: Counter[str] = field(default_factory=Counter)

    def capabilities(self, audience: Audience) -> Capabilities:
        return Capabilities(edit=self.edits, retire=self.edits, keys=True)

    async def send(self, post: Post, token: str) -> str:
        self.calls["send"] += 1
        await self._arrive()
        if post.audience in self.refuses:
            raise Undeliverable
        if not self.after_effect:
            self._fail()
        if token not in self.tokens or not self.knows_tokens:
            self.tokens[token] = str(len(self.messages) + 1)
            self.messages[self.tokens[token]] = Standing(post.audience, post, text_of(post))
        if self.after_effect:
            self._fail()
        return self.tokens[token]

    async def edit(self, post: Post, message: str) -> None:
        self.calls["edit"] += 1
        await self._arrive()
        if not self.after_effect:
            self._fail()
        if message not in self.messages:
            raise Vanished
        self.messages[message] = Standing(post.audience, post, text_of(post))
        if self.after_effect:
            self._fail()

    async def retire(self, audience: Audience, message: str) -> None:
        self.calls["retire"] += 1
        await asyncio.sleep(0)
        self._fail()
        if message in self.messages:
            self.messages[message].retired = True

    def texts(self, audience: Audience) -> list[str]:
        """Return what stands in a conversation, oldest first."""
        return [message.text for message in self.messages.values() if message.audience == audience]

    async def _arrive(self) -> None:
        await asyncio.sleep(0)
        if self.gate is not None:
            self.gate_reached.set()
            await self.gate.wait()

    def _fail(self) -> None:
        if self.faults:
            raise self.faults.pop(0)


def text_of(post: Post) -> str:
    """Return a post as it is read."""
    return "\n".join(LANGUAGES.post(post).lines)


class SilentLog:
    """A log whose events can be asked for."""

    def __init__(self) -> None:
        self.events: list[tuple[str, dict[str, object]]] = []

    def warning(self, event: str, **facts: object) -> None:
        self.events.append((event, facts))


@dataclass
class Stage:
    """A service on a stage."""

    service: Service
    store: Store
    platform: StagePlatform
    log: SilentLog
    time: list[float]
    seeds: list[bytes]
    updates: int = 0

    async def open(self, actor: Actor = ANNA, *, sit: bool = True) -> str:
        """Open the table and return its id."""
        await self.service.open(ROOM, actor, self.update(), sit=sit)
        table_id = await self.store.table_in(ROOM)
        assert table_id is not None
        return table_id

    async def does(self, actor: Actor, *commands: Command) -> Reply:
        """Let somebody give commands and return the last answer."""
        reply = None
        for command in commands:
            reply = await self.service.hear(actor, command, self.update())
            await self.service.settled()
        assert reply is not None
        return reply

    async def works(self) -> float:
        """Do what is due and show what came of it; return the seconds until there is more."""
        seconds = await self.service.work()
        await self.service.settled()
        return seconds

    async def table(self) -> Table:
        """Return the room's table as it is stored."""
        table_id = await self.store.table_in(ROOM)
        loaded = await self.store.load(table_id) if table_id else None
        assert loaded is not None
        return loaded.table

    def update(self) -> str:
        """Return the id of a new update."""
        self.updates += 1
        return f"update:{self.updates}"


def a_store(client: Client | None = None, time: list[float] | None = None) -> RedisStore:
    """Return a store on its own embedded server, or another one, whose clock is set by hand."""
    hands = time if time is not None else [1000.0]
    return RedisStore(client or embedded(), SilentLog(), clock=lambda: hands[0])


def stage(
    store: Store | None = None,
    *,
    edits: bool = True,
    pace: float = 0,
    seed: bytes = b"stage",
    time: list[float] | None = None,
    rates: Mapping[str, Rates] | None = None,
    game: str = "liars-dice",
    platform: StagePlatform | None = None,
    limits: Limits | None = None,
    beside: Mapping[str, Platform] | None = None,
    plays_on: str = PLATFORM,
) -> Stage:
    """Return an empty stage, on a store of its own or a given one with the same clock."""
    platform, log, seeds = platform or StagePlatform(edits=edits), SilentLog(), [seed]
    hands = time if time is not None else [1000.0]
    client = embedded()
    used = store or RedisStore(client, log, clock=lambda: hands[0])
    names = iter(f"table{number}" for number in range(1, 1000))

    def next_seed(table: Table) -> bytes:
        return seeds[0] + bytes([table.dealt])

    service = Service(
        used,
        {plays_on: platform, **(beside or {})},
        limits or RedisLimits(client, rates or {}, clock=lambda: hands[0]),
        seed=next_seed,
        new_id=lambda: next(names),
        log=log,
        settings=Settings(game, pace),
        pause=_no_pause,
        spread=lambda: 0.5,
        clock=lambda: hands[0],
    )
    return Stage(service, used, platform, log, hands, seeds)


async def _no_pause(_seconds: float) -> None:
    """Wait for nothing."""


def said(reply: Reply) -> str:
    """Return an answer as it is read."""
    return "\n".join(LANGUAGES.reply(reply).lines)


def kinds_of(reply: Reply) -> list[type[Message]]:
    """Return the message classes of an answer."""
    return [type(line) for line in reply.lines]


def assert_shown_as_scene_says(table: Table, platform: StagePlatform) -> None:
    """Check that everyone is shown each living post once, as it should be, and told each entry once."""
    living = {(post.audience, post.family): text_of(post) for post in scene(table)}
    for (audience, family), text in living.items():
        standing = [
            message
            for message in platform.messages.values()
            if message.audience == audience and message.post.family is family and not message.retired
        ]
        if platform.edits:
            assert [message.text for message in standing] == [text], (audience, family)
        else:
            assert standing[-1].text == text, (audience, family)
    for room in table.rooms:
        told = [
            message.post.number
            for message in platform.messages.values()
            if message.audience == room.ref and message.post.family is Family.STORY
        ]
        assert told == sorted(set(told)), "told in order, and nothing twice"
        assert not story(table, room, told[-1] if told else 0), "nothing is left to tell"


def unavailable(times: int, retry_after: float = 0.0, *, maybe_done: bool = False) -> list[Exception]:
    """Return that many failures of a platform."""
    return [Unavailable(retry_after, maybe_done=maybe_done) for _ in range(times)]
