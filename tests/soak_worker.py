"""One worker of the kill test: a service on the shared store, told by its standard input what people do.

The rules:

1. It keeps nothing: whatever it knows is in the store, and what it has shown is on the platform.
2. The platform is another process, reached by a socket, so that what was shown outlives a worker.
3. It ends when its input does; whoever kills it gives it no time for anything.
4. It kills itself just as well, where it is told to: the moments in question are too short to be
   met from outside.
5. It says when it could not keep or note a showing through no fault of its own.
"""

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from core.commands import Actor, AddComputer, Command, Deal, Join, Leave, Move, Open, SetOption
from core.identity import Audience, PlayerRef, RoomRef
from core.ports import (
    Capabilities,
    Conflict,
    File,
    Rate,
    Repeated,
    Saved,
    StoreUnavailable,
    Unavailable,
    Undeliverable,
    Vanished,
)
from core.scene import Post
from core.service import Service, Settings, shower
from core.showing import Ledger
from core.table.values import Table
from storage import redis
from storage.connect import connect
from storage.limits import Rates, RedisLimits
from storage.redis import RedisStore
from tests.soak_kinds import kind_of
from tests.stage import text_of

PLATFORM = "soak"
COMMANDS: dict[str, type[Any]] = {
    command.__name__: command for command in (Open, Join, AddComputer, SetOption, Deal, Move, Leave)
}
RATES = Rates(bot=Rate(5000, 1.0), conversation=Rate(40, 1.0), group=Rate(40, 1.0))
READY = "ready"
DIES = "dies"
"""It kills itself."""

BEHIND = "behind"
"""It may have lost a showing: it stood still, or the store did not answer."""

CLAIMED = "room claimed, table not stored"
COMMITTED = "seat stored, player not noted"


def showing_lasts(lease: float) -> float:
    """Return for how long a showing is claimed, in the proportion to the lease that it has in the store."""
    return lease * redis.SHOWING_LASTS / redis.LEASE


class Update(msgspec.Struct, frozen=True):
    """What somebody does in a room, as it is handed to a worker; a repeated one has the same operation.

    A private one comes from the direct conversation with the player. `aim` is when its worker dies of it.
    """

    delivery: int
    operation: str
    room: str
    player: str
    command: str
    values: tuple[Any, ...]
    private: bool = False
    aim: str = ""

    @property
    def actor(self) -> Actor:
        room = None if self.private else RoomRef(PLATFORM, self.room)
        return Actor(PlayerRef(PLATFORM, self.player), self.player, "en", room=room)


class Said(msgspec.Struct, frozen=True):
    """What a worker says: the answer to a delivery, or, with none, an event."""

    delivery: int = 0
    lines: tuple[str, ...] = ()
    event: str = ""
    facts: str = ""


class Call(msgspec.Struct, frozen=True):
    """What a worker asks of the platform."""

    worker: int
    act: str
    audience: str
    message: str = ""
    token: str = ""
    family: str = ""
    number: int = 0
    says: str = ""
    text: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What the platform answers: the message, that it is gone or refused, or the seconds to wait."""

    message: str = ""
    gone: bool = False
    refused: bool = False
    wait: float = 0.0


def say(said: Said) -> None:
    """Write a line to whoever started this process."""
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


def behind(seconds: float) -> None:
    """Say that for so long, until now, a showing may have been lost."""
    say(Said(event=BEHIND, facts=str(seconds)))


class EventLog:
    """A log whose events are said to whoever started this process."""

    def warning(self, event: str, **facts: object) -> None:
        say(Said(event=event, facts=json.dumps(facts, default=str)))


class CountedStore(RedisStore):
    """The store, which says when a commit was not just stored, and dies where it is told to."""

    aims: set[str]
    patience: float
    unanswered: dict[str, float]

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        try:
            answer = await super().commit(table, expected=expected, operations=operations, deadline=deadline)
        except StoreUnavailable:
            say(Said(event="commit-unanswered"))
            raise
        if not isinstance(answer, Saved):
            say(Said(event=f"commit-{type(answer).__name__.lower()}"))
        return answer

    async def claim_room(self, room: RoomRef, table_id: str, *, instead_of: str | None) -> str:
        shown = await super().claim_room(room, table_id, instead_of=instead_of)
        self._die_of(CLAIMED)
        return shown

    async def seat_player(self, player: PlayerRef, table_id: str) -> None:
        self._die_of(COMMITTED)
        await super().seat_player(player, table_id)

    async def record(self, table_id: str, audience: Audience, ledger: Ledger) -> bool:
        async with self._watched(table_id):
            return await super().record(table_id, audience, ledger)

    async def keep(self, table_id: str) -> bool:
        async with self._watched(table_id):
            return await super().keep(table_id)

    @asynccontextmanager
    async def _watched(self, table_id: str) -> AsyncIterator[None]:
        """Say when the store answers late or, more than once in a row, not at all."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        try:
            yield
        except (StoreUnavailable, asyncio.CancelledError):
            since = self.unanswered.setdefault(table_id, begun)
            if since < begun:
                behind(clock() - since)
            raise
        self.unanswered.pop(table_id, None)
        if clock() - begun > self.patience:
            behind(clock() - begun)

    def _die_of(self, aim: str) -> None:
        if aim in self.aims:
            say(Said(event=DIES, facts=aim))
            os.kill(os.getpid(), signal.SIGKILL)


class FarPlatform:
    """The platform, as a worker reaches it: by a socket, a connection for each call."""

    def __init__(self, worker: int, path: str) -> None:
        self._worker = worker
        self._path = path

    def capabilities(self, audience: Audience) -> Capabilities:
        kind = kind_of(audience.id)
        return Capabilities(edit=kind.edits, retire=kind.retires, keys=True)

    async def send(self, post: Post, token: str) -> str:
        return (await self._ask(post.audience, "send", post, token=token)).message

    async def edit(self, post: Post, message: str) -> None:
        if (await self._ask(post.audience, "edit", post, message=message)).gone:
            raise Vanished

    async def retire(self, audience: Audience, message: str) -> None:
        await self._ask(audience, "retire", message=message)

    async def send_file(self, player: PlayerRef, file: File, token: str) -> None:
        raise Undeliverable

    async def _ask(
        self, audience: Audience, act: str, post: Post | None = None, *, message: str = "", token: str = ""
    ) -> Outcome:
        call = Call(self._worker, act, str(audience), message, token)
        if post is not None:
            call = msgspec.structs.replace(
                call,
                family=post.family.value,
                number=post.number,
                says=post.screen.lines[0].identifier(),
                text=text_of(post),
            )
        try:
            outcome = await self._over_the_socket(call)
        except (OSError, EOFError) as lost:
            raise Unavailable(maybe_done=True) from lost
        if outcome.refused:
            raise Undeliverable
        if outcome.wait:
            raise Unavailable(outcome.wait)
        return outcome

    async def _over_the_socket(self, call: Call) -> Outcome:
        reader, writer = await asyncio.open_unix_connection(self._path)
        try:
            writer.write(msgspec.json.encode(call) + b"\n")
            line = await reader.readline()
        finally:
            writer.close()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Outcome)


class Worker:
    """A process that hears what it is told, and does what is due."""

    def __init__(self, service: Service, store: CountedStore) -> None:
        self._service = service
        self._store = store
        self._changed = asyncio.Event()
        self._ended = False

    async def run(self, updates: asyncio.StreamReader) -> None:
        """Work until the updates end."""
        keeping_time = asyncio.create_task(self._keep_time())
        watching = asyncio.create_task(self._watch())
        say(Said(event=READY))
        async with asyncio.TaskGroup() as hearing:
            async for line in updates:
                hearing.create_task(self._hear(msgspec.json.decode(line, type=Update)))
        self._ended = True
        self._changed.set()
        await keeping_time
        watching.cancel()

    async def _hear(self, update: Update) -> None:
        command: Command = COMMANDS[update.command](*update.values)
        self._store.aims.add(update.aim)
        try:
            reply = await self._service.hear(update.actor, command, update.operation)
        except Exception as fault:  # the test fails by it, this worker goes on
            say(Said(event="fault", facts=repr(fault)))
            reply = None
        self._store.aims.discard(update.aim)
        lines = tuple(line.identifier() for line in reply.lines) if reply else ()
        say(Said(update.delivery, lines))
        self._changed.set()

    async def _keep_time(self) -> None:
        while not self._ended:
            self._changed.clear()
            patience = await self._service.work()
            try:
                async with asyncio.timeout(patience):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _watch(self) -> None:
        """Say when this process stood still for so long that others may have taken over."""
        clock, pause = asyncio.get_running_loop().time, self._store.patience / 4
        while True:
            begun = clock()
            await asyncio.sleep(pause)
            if clock() - begun - pause > self._store.patience:
                behind(clock() - begun)


async def main(number: int, seed: str, url: str, platform: str, lease: float) -> None:
    """Be a worker.

    Args:
        number: of this process.
        seed: of its chance.
        url: the store.
        platform: the path of the platform's socket.
        lease: seconds for which the dead keep what they claimed.
    """
    part = lease / redis.LEASE
    redis.SHOWING_LASTS, shower.KEPT_EVERY = redis.SHOWING_LASTS * part, shower.KEPT_EVERY * part
    redis.LEASE, redis.TAKEOVER = lease, redis.TAKEOVER * part
    chance = random.Random(f"{seed}/{number}")
    client, log = connect(url), EventLog()
    store = CountedStore(client, log)
    store.aims, store.unanswered = set(), {}
    store.patience = (redis.SHOWING_LASTS - shower.KEPT_EVERY) / 3
    service = Service(
        store,
        {PLATFORM: FarPlatform(number, platform)},
        RedisLimits(client, {PLATFORM: RATES}),
        seed=lambda _: chance.randbytes(32),
        new_id=lambda: chance.randbytes(6).hex(),
        log=log,
        settings=Settings("liars-dice", pace=0),
    )
    updates = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(updates), sys.stdin)
    await Worker(service, store).run(updates)
    await client.aclose()


if __name__ == "__main__":
    _, own_number, own_seed, own_url, own_platform, own_lease = sys.argv
    asyncio.run(main(int(own_number), own_seed, own_url, own_platform, float(own_lease)))
