"""`/healthz`, `/readyz` and `/metrics`, for whatever watches over the process and is on the same machine.

The rules:

1. What is said there names platforms and the store, and nothing else of the settings.
2. What is counted in the store is asked for when somebody reads it, at most every `BACKLOG_EVERY` seconds.
3. Nothing waits for long: whoever asks is answered before they give up.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from aiohttp import web

from adapters.condition import ALIVE, METRICS, READY, Condition
from adapters.metrics import CONTENT_TYPE, UNKNOWN, Metrics
from core.ports import StoreUnavailable
from storage.redis import RedisStore

T = TypeVar("T")

STORE = "store"

ANSWERED_WITHIN = 2.0
"""Seconds that the store has for an answer."""

BACKLOG_EVERY = 10.0
"""Seconds for which what was counted in the store is said again."""


class Health:
    """The server. It owns the port, from `start` to `stop`."""

    def __init__(
        self,
        condition: Condition,
        metrics: Metrics,
        store: RedisStore,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Say how a process is; `clock` returns seconds that only grow."""
        self._condition = condition
        self._metrics = metrics
        self._store = store
        self._clock = clock
        self._counted_at: float | None = None
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Listen, and return the port; 0 takes any.

        Raises:
            OSError: the port cannot be had.
        """
        application = web.Application()
        application.router.add_get(ALIVE, self._alive)
        application.router.add_get(READY, self._ready)
        application.router.add_get(METRICS, self._measured)
        self._runner = web.AppRunner(application, access_log=None, handle_signals=False, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.stop()
            raise
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def missing(self) -> tuple[str, ...]:
        """Return what is missing for the process to be ready, nothing when it is."""
        answers = await _soon(self._store.now()) is not None
        return (*[STORE] * (not answers), *self._condition.missing)

    async def _alive(self, _request: web.Request) -> web.Response:
        alive = self._condition.is_alive
        return web.json_response({"alive": alive}, status=200 if alive else 503)

    async def _ready(self, _request: web.Request) -> web.Response:
        missing = await self.missing()
        said = {"ready": not missing, "missing": missing, "waits_for_lease": self._condition.waits}
        return web.json_response(said, status=503 if missing else 200)

    async def _measured(self, _request: web.Request) -> web.Response:
        await self._count()
        self._metrics.condition(self._condition.up, self._condition.leases)
        return web.Response(body=self._metrics.text(), headers={"Content-Type": CONTENT_TYPE})

    async def _count(self) -> None:
        """Count what waits in the store (rule 2)."""
        now = self._clock()
        if self._counted_at is not None and now - self._counted_at < BACKLOG_EVERY:
            return
        self._counted_at = now
        found = await _soon(self._store.backlog(self._condition.up.keys()))
        if found is None:
            self._counted_at = None
            self._metrics.backlog(UNKNOWN, UNKNOWN)
        else:
            self._metrics.backlog(found.marks, found.overdue)


async def _soon(asked: Awaitable[T]) -> T | None:
    """Return what the store answers, None when it does not."""
    with suppress(StoreUnavailable, TimeoutError):
        async with asyncio.timeout(ANSWERED_WITHIN):
            return await asked
    return None
