"""A lease: what only one process may have at a time, such as fetching a bot's updates.

The rules:

1. It lasts for some seconds on the server's clock, and its holder lets it last by asking again in time.
   A holder that dies loses it; one that ends gives it back, and the next has it at once.
2. The holder counts from before it asked, on a clock of its own that goes on while the machine sleeps, and
   stops `STOPS_BEFORE` seconds before it may be another's. So whoever cannot reach the store has stopped when
   another one begins.
3. While the store is away nobody takes a lease, and nobody keeps one.
4. The number grows with every new holder, so that of two who both think they hold it one can tell the later.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from core.ports import Log, StoreUnavailable
from storage import keys
from storage.client import Client
from storage.scripts import script
from storage.trouble import answering

LASTS = 8.0
"""Seconds for which a lease is its holder's, from when it was asked for last."""

RENEWED_EVERY = 2.0
"""Seconds after which its holder asks again, and for which it waits for an answer."""

STOPS_BEFORE = 2.0
"""Seconds before the end of the lease at which its holder stops, unless it could ask again."""

ASKED_EVERY = 1.0
"""Seconds after which whoever waits for a lease asks for it."""

FORGOTTEN_AFTER = 30 * 24 * 3600
"""Seconds after which nothing is known any more of a lease that nobody has."""


def since_boot() -> float:
    """Return seconds that only grow, also while the machine sleeps; those of `time.monotonic` may not."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


@dataclass(frozen=True, slots=True)
class Held:
    """A lease that was got: the number of its holder, and whether the one before has not given it back."""

    number: int
    was_taken: bool


class RedisLease:
    """A lease by its name, asked for by this process. It owns the task that lets it last."""

    def __init__(
        self,
        client: Client,
        platform: str,
        name: str,
        *,
        log: Log,
        holder: str = "",
        clock: Callable[[], float] = since_boot,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        server_clock: Callable[[], float] | None = None,
    ) -> None:
        """Hold nothing yet.

        Args:
            client: asks the server.
            platform: where it counts.
            name: what it is for there, such as the bot.
            log: told of a lease that was taken from one who did not give it back, or lost.
            holder: who asks, where whoever had it before cannot have it any more; usually a name of this
                process's own.
            clock: returns seconds that only grow, also while nothing runs here.
            pause: waits.
            server_clock: the time instead of the server's own, for tests.
        """
        self._client = client
        self._platform = platform
        self._key = keys.lease(platform, name)
        self._log = log
        self._clock = clock
        self._pause = pause
        self._server_clock = server_clock
        self._me = holder or secrets.token_hex(8)
        self._take = script(client, "lease")
        self._release = script(client, "release")
        self._asked = -LASTS
        self._asking = asyncio.Lock()
        self._may_be_ours = False
        self._keeping: asyncio.Task[None] | None = None

    @property
    def is_ours(self) -> bool:
        """Whether nobody else can have it yet."""
        return self._keeping is not None and self._clock() - self._asked < LASTS

    async def take(self) -> Held | None:
        """Take the lease if it is free, and let it last from then on; None when another process has it.

        Raises:
            StoreUnavailable: the store does not say.
        """
        held = await self._ask()
        if held is None:
            return None
        if held.was_taken:
            self._log.warning("lease-taken-over", platform=self._platform, number=held.number)
        self._end_keeping()
        self._keeping = asyncio.create_task(self._keep())
        return held

    async def wait(self, waits: Callable[[], object]) -> Held:
        """Return once the lease is ours; `waits` is called once if another process has it first."""
        is_told = False
        while True:
            with suppress(StoreUnavailable):  # which is said by whoever looks for work
                if held := await self.take():
                    return held
                if not is_told:
                    is_told = True
                    waits()
            await self._pause(ASKED_EVERY)

    async def lost(self) -> None:
        """Return when the lease could not be kept (rule 2)."""
        if self._keeping is not None:
            await asyncio.wait({self._keeping})

    async def release(self) -> None:
        """Give it back, if it is ours, or may be: an answer that nobody waited for may have said so.

        Raises:
            StoreUnavailable: the store does not answer; the lease runs out.
        """
        # Nothing may be on its way to the server that would take it again.
        async with self._asking:
            if not self._may_be_ours:
                return
            self._end_keeping()
            async with answering():
                await self._release(keys=[self._key], args=[self._me])
            self._may_be_ours = False

    def _end_keeping(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        self._keeping = None

    async def _keep(self) -> None:
        """Ask again and again; end when another process has the lease, or may soon have it."""
        pause = RENEWED_EVERY
        while (left := self._sure_for()) > 0:
            await self._pause(min(pause, left))
            try:
                async with asyncio.timeout(min(RENEWED_EVERY, max(0.0, self._sure_for()))):
                    await self._ask()
                pause = RENEWED_EVERY
            except (StoreUnavailable, TimeoutError):
                pause = ASKED_EVERY / 2
        self._log.warning("lease-lost", platform=self._platform)

    def _sure_for(self) -> float:
        return self._asked + LASTS - STOPS_BEFORE - self._clock()

    async def _ask(self) -> Held | None:
        async with self._asking:
            asked, self._may_be_ours = self._clock(), True
            async with answering():
                kind, *rest = await self._take(
                    keys=[self._key],
                    args=[
                        repr(self._server_clock()) if self._server_clock else "",
                        self._me,
                        LASTS,
                        FORGOTTEN_AFTER * 1000,
                    ],
                )
            if kind != b"ours":
                self._asked, self._may_be_ours = -LASTS, False
                return None
            self._asked = asked
            return Held(int(rest[0]), rest[1] == b"taken")
