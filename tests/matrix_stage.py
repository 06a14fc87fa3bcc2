"""A whole bot on Matrix: a service on a store of its own, at work, and the homeserver that it is on."""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from adapters.conversation import Conversation
from adapters.door import Door
from adapters.matrix.bot import MatrixBot
from adapters.matrix.platform import NAME
from adapters.matrix.settings import MatrixSettings, MatrixStopped
from core.access import Access
from core.identity import RoomRef
from core.service import Service, Settings
from core.table.values import Table
from storage.blocked import RedisBlocked
from storage.client import Client
from storage.embedded import embedded
from storage.limits import RedisLimits
from storage.once import RedisOnce
from storage.redis import RedisStore
from tests.matrix_people import API, People
from tests.stage import LANGUAGES, SilentLog
from tests.synapse import Account, Synapse, until

LOOKS_EVERY = 0.2
"""Seconds after which it is looked for what is to be done, and whether the process has ended."""

_tables = count(1)


@dataclass
class MatrixStage:
    """A bot at work."""

    server: Synapse
    account: Account
    settings: MatrixSettings
    client: Client
    people: People
    access: Access = field(default_factory=Access)
    at_work: bool = True
    log: SilentLog = field(default_factory=SilentLog)
    bot: MatrixBot = field(init=False)
    store: RedisStore = field(init=False)
    service: Service = field(init=False)
    door: Door = field(init=False)
    limits: RedisLimits = field(init=False)
    conversation: Conversation = field(init=False)
    receiving: asyncio.Task[None] = field(init=False)
    working: asyncio.Task[None] = field(init=False)

    async def begins(self) -> None:
        """Start the process."""
        self.bot = MatrixBot(self.settings, LANGUAGES, self.log)
        await self.bot.start()
        self.store = RedisStore(self.client, self.log)
        self.limits = RedisLimits(self.client, {NAME: self.bot.rates})
        self.service = Service(
            self.store,
            {NAME: self.bot.platform},
            self.limits,
            seed=lambda table: b"matrix" + bytes([table.dealt]),
            new_id=lambda: f"table{next(_tables)}",
            log=self.log,
            settings=Settings("liars-dice", 0),
        )
        blocked = RedisBlocked(self.client, self.log)
        self.door = Door(self.access, blocked, self.service, LANGUAGES, log=self.log, clock=time.monotonic)
        self.door.leaves[NAME] = self.bot.leave
        self.conversation = Conversation(self.service, LANGUAGES, "liars-dice", self.door)
        self.receiving = asyncio.create_task(
            self.bot.receive(self.conversation, self.service, self.limits, RedisOnce(self.client))
        )
        self.at_work = True
        self.working = asyncio.create_task(self._work())

    async def ends(self) -> None:
        """End the process, wherever it is; what it was about to do is not done."""
        self.at_work = False
        self.receiving.cancel()
        with contextlib.suppress(asyncio.CancelledError, MatrixStopped):
            await self.receiving
        await self.working
        await self.service.settled()
        await self.bot.close()

    async def begins_anew(self) -> None:
        """End the process and start another one."""
        await self.ends()
        await self.begins()

    async def server_as_bot(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Ask the homeserver what only the bot's account may."""
        call = self.server.call
        return await asyncio.to_thread(call, method, f"{API}{path}", body, self.account.token)

    async def table(self, room: str) -> Table | None:
        """Return the table of a room as it is stored."""
        table_id = await self.store.table_in(RoomRef(NAME, room))
        loaded = await self.store.load(table_id) if table_id else None
        return loaded.table if loaded else None

    async def table_with(self, room: str, holds: Any) -> Table:
        """Return a room's table once something is true of it."""

        async def look() -> Table | None:
            table = await self.table(room)
            return table if table is not None and holds(table) else None

        found: Table = await until(look, 15.0, "the table is not so")
        return found

    async def _work(self) -> None:
        while self.at_work:
            await self.service.rest(min(await self.service.work(), LOOKS_EVERY))


@contextlib.asynccontextmanager
async def a_matrix_stage(
    server: Synapse, folder: Path, account: Account | None = None, **settings: Any
) -> AsyncGenerator[MatrixStage]:
    """Run a bot, by its access token where nothing else is said, and end it."""
    account = account or server.register("bot")
    access: Access = settings.pop("access", Access())
    client: Client = settings.pop("client", None) or embedded()
    chosen = {"token": account.token, "encrypted": False, "generous": True, **settings}
    made = MatrixSettings(server.url, account.user, folder, **chosen)
    async with aiohttp.ClientSession() as session:
        people = People(server, session, account.user)
        stage = MatrixStage(server, account, made, client, people, access)
        await stage.begins()
        try:
            yield stage
        finally:
            await stage.ends()
            await stage.client.aclose()
