"""Processes of the bot that share a server: each a service with a client, a log and a patience of its own."""

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, cast

from core.commands import Actor, Command
from core.identity import Audience, RoomRef
from core.ports import Capabilities, Platform
from core.scene import Post
from core.service import Reply, Service, Settings
from core.table.values import Table
from storage.client import Client, Script
from storage.limits import Rates, RedisLimits
from storage.redis import RedisStore
from tests.stage import PLATFORM, SilentLog, StagePlatform

Pause = Callable[[float], Awaitable[object]]
Store = Callable[[Client, SilentLog], RedisStore]

_numbers = count(1)


class EmptyRoom:
    """A platform that takes every post at once and keeps none: what is measured is not its."""

    def capabilities(self, audience: Audience) -> Capabilities:
        return Capabilities(edit=True, retire=True, keys=True)

    async def send(self, post: Post, token: str) -> str:
        return token

    async def edit(self, post: Post, message: str) -> None:
        pass

    async def retire(self, audience: Audience, message: str) -> None:
        pass


class Recording:
    """A client that notes what it asks: the name of each command or script, and its keys."""

    def __init__(self, client: Client) -> None:
        self.asked: list[tuple[str, tuple[str, ...]]] = []
        self._client = client

    def register_script(self, script: str) -> Script:
        registered, name = self._client.register_script(script), script_name(script)

        async def run(keys: Sequence[str], args: Sequence[str | bytes | float]) -> list[bytes]:
            self.asked.append((name, tuple(keys)))
            return await registered(keys=keys, args=args)

        return run

    def pipeline(self, **options: Any) -> Any:
        self.asked.append(("pipeline", ()))
        return cast("Any", self._client).pipeline(**options)

    def scan_iter(self, **options: Any) -> Any:
        self.asked.append(("scan_iter", ()))
        return self._client.scan_iter(**options)

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._client, name)

        async def ask(*args: Any, **options: Any) -> Any:
            self.asked.append((name, args[:1]))
            return await method(*args, **options)

        return ask


def script_name(text: str) -> str:
    """Return the name of the script whose text this is, with or without what stands before it."""
    [name] = [path.stem for path in SCRIPTS if text.endswith(path.read_text("utf-8"))]
    return name


SCRIPTS = sorted((Path(__file__).parent.parent / "storage").glob("*.lua"))


@dataclass(slots=True)
class Process:
    """A process: what it does, what it said to whoever runs it, and how it waited between tries.

    Its own clock, which is not the server's, can be set `ahead` by some seconds.
    """

    service: Service
    store: RedisStore
    limits: RedisLimits
    log: SilentLog
    pauses: list[float]
    ahead: list[float]

    async def open(self, room: RoomRef, actor: Actor, operation: str) -> Reply:
        """Open a table, and return the answer once it is shown."""
        reply = await self.service.open(room, actor, operation)
        await self.service.settled()
        return reply

    async def hear(self, actor: Actor, command: Command, operation: str) -> Reply:
        """Do what somebody asks, and return the answer once what came of it is shown."""
        reply = await self.service.hear(actor, command, operation)
        await self.service.settled()
        assert reply is not None
        return reply

    async def works(self) -> float:
        """Do what is due and show what came of it; return the seconds until there is more."""
        seconds = await self.service.work()
        await self.service.settled()
        return seconds

    async def table(self, table_id: str) -> Table:
        """Return a table as it is stored."""
        loaded = await self.store.load(table_id)
        assert loaded is not None
        return loaded.table


def a_process(
    client: Client,
    platform: Platform | None = None,
    *,
    pause: Pause | None = None,
    seed: Callable[[Table], bytes] = lambda _table: b"process",
    rates: Mapping[str, Rates] | None = None,
    store: Store = RedisStore,
) -> Process:
    """Return a process that goes by the server's clock and does not really wait.

    Args:
        client: its own, or one it shares.
        platform: where it shows what it plays.
        pause: what happens while it waits for its next try.
        seed: returns the seed of the next game.
        rates: what its platforms allow.
        store: makes the store, given the client and the log.
    """
    log, pauses, ahead = SilentLog(), list[float](), [0.0]

    async def paused(seconds: float) -> None:
        pauses.append(seconds)
        if pause is not None:
            await pause(seconds)

    made, limits = store(client, log), RedisLimits(client, rates or {})
    service = Service(
        made,
        {PLATFORM: platform or StagePlatform()},
        limits,
        seed=seed,
        new_id=lambda: f"table{next(_numbers)}",
        log=log,
        settings=Settings("liars-dice", 0),
        pause=paused,
        spread=lambda: 0.5,
        clock=lambda: time.monotonic() + ahead[0],
    )
    return Process(service, made, limits, log, pauses, ahead)
