"""A platform in this process: waited for where only one may be on it, come to, heard, and left.

The rules:

1. What only one process may do at a time is done while this one has the lease of it. Who waits for a
   lease is ready and says so once; it works on nothing that it could not show.
2. When the lease is lost, what it was for has ended before another process can have it, as far as this
   process can see to that; then the lease is waited for again.
3. A fault is logged, and the platform begun again: less and less often, unless it went well for a while.
   The lease is given back meanwhile: another process may fare better.
4. In the end the lease is given back as soon as nothing needs it any more: that of hearing when
   nothing is heard any more, that of being the bot when the bot is closed.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol, TypeVar

from adapters.bots import Alone, Bot, NotLetIn, NotYet
from core.messages import Message
from core.pauses import growing
from core.ports import Log, Platform, StoreUnavailable
from storage.lease import RedisLease
from storage.limits import Rates

LONGEST_PAUSE = 30.0
"""Seconds between two tries, at most."""

BROKEN_OFF_WITHIN = 1.0
"""Seconds for which the end of what is heard is waited for, before the bot is closed in the midst of it."""

UNTIL_FREE = 1.0
"""Seconds after which it is tried again to have what another process has not let go of yet."""

Say = Callable[[Message], None]
Hear = Callable[[Bot, Callable[[], bool]], Coroutine[object, object, None]]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """A platform to run on: its bot, and what is said of it."""

    platform: str
    bot: Bot
    connected: Callable[[str], Message]
    refused: Callable[[NotLetIn], Message]
    waits: Callable[[], Message]


class Leases(Protocol):
    """Who watches over the process is told of its leases, each named as its platform."""

    def waits_for(self, lease: str) -> None:
        """Note that another process holds a lease, and this one waits for it."""
        ...

    def holds(self, lease: str) -> None:
        """Note that this process holds a lease."""
        ...

    def lets_go(self, lease: str) -> None:
        """Note that this process holds a lease no more, and does not yet wait for it again."""
        ...


class Presence:
    """One platform in this process, from when it is begun until it is left."""

    def __init__(
        self,
        entry: Entry,
        lease: RedisLease,
        hear: Hear,
        *,
        platforms: MutableMapping[str, Platform],
        rates: MutableMapping[str, Rates],
        leases: Leases | None = None,
        say: Say,
        log: Log,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Be nowhere yet.

        Args:
            entry: the platform.
            lease: of what only one process may do there.
            hear: lets the bot hear people, while nobody else does.
            platforms: where this process speaks; this one is among them while it does.
            rates: what platforms allow; likewise.
            leases: told what becomes of the lease, if one is needed.
            say: says something to whoever runs the process.
            log: told of faults.
            clock: returns seconds that only grow.
            pause: waits between two tries.
        """
        self._entry = entry
        self._lease = lease
        self._hear = hear
        self._platforms = platforms
        self._rates = rates
        self._leases = leases
        self._say = say
        self._log = log
        self._said: set[Message] = set()
        self._clock = clock
        self._pause = pause
        self._came_at: float | None = None
        self._is_in = False

    @property
    def bot(self) -> Bot:
        """The bot."""
        return self._entry.bot

    @property
    def is_in(self) -> bool:
        """Whether the platform has let the bot in, and nothing has gone wrong since."""
        return self._is_in

    async def go_on(self) -> None:
        """Be on the platform until cancelled, or until it does not let the bot in."""
        failures = 0
        while True:
            try:
                await self._once()
            except NotYet as reason:
                self._is_in = False
                self._say_once(self._entry.refused(reason))
                await self._leave()
                await self._pause(UNTIL_FREE)
            except NotLetIn as reason:
                self._is_in = False
                self._platforms.pop(self._entry.platform, None)
                await self._leave()
                self._say(self._entry.refused(reason))
                return
            except Exception as fault:  # of one platform, which stops no other
                failures = 1 if self._has_stayed() else failures + 1
                self._is_in = False
                platform, kind = self._entry.platform, type(fault).__name__
                self._log.warning("platform-fault", platform=platform, fault=kind)
                await self._leave()
                await self._pause(growing(failures, LONGEST_PAUSE))

    async def end(self) -> None:
        """Close the bot, and let others have what they could not while it was here."""
        await self.bot.close()
        await self._give_back()

    async def _once(self) -> None:
        """Come, be heard, and return when the lease is lost."""
        match self.bot.alone:
            case Alone.NOTHING:
                await self._come()
                await self._stay(lambda: True)
            case Alone.HEARING:
                await self._come()
                await self._wait()
                try:
                    await self._while_ours(self._stay(self._is_ours))
                finally:
                    await self._give_back()
            case Alone.BEING:
                await self._wait()
                await self._while_ours(self._come_and_stay())
                await self._leave()

    async def _wait(self) -> None:
        await self._lease.wait(self._waits)
        if self._leases is not None:
            self._leases.holds(self._entry.platform)

    def _waits(self) -> None:
        self._say_once(self._entry.waits())
        if self._leases is not None:
            self._leases.waits_for(self._entry.platform)

    async def _come(self) -> None:
        await self.bot.start()
        self._is_in = True
        self._platforms[self._entry.platform] = self.bot.platform
        self._rates[self._entry.platform] = self.bot.rates

    async def _stay(self, ours: Callable[[], bool]) -> None:
        self._said.clear()
        self._came_at = self._clock()
        self._say(self._entry.connected(self.bot.name))
        await self._hear(self.bot, ours)

    async def _come_and_stay(self) -> None:
        await self._come()
        await self._stay(self._is_ours)

    async def _while_ours(self, doing: Coroutine[object, object, None]) -> None:
        """Do something until it ends or the lease is lost; whoever cancels waits until it has ended."""
        task, losing = asyncio.create_task(doing), asyncio.create_task(self._lease.lost())
        try:
            await asyncio.wait({task, losing}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            else:
                await self._break_off(task)
        finally:
            # Once: what is finished in the end is not to be broken off by a second time.
            if not task.cancelling():
                task.cancel()
            losing.cancel()
            await asyncio.wait({task, losing})

    async def _break_off(self, task: "asyncio.Task[None]") -> None:
        """End what the lost lease was for, in the little time that is left (rule 2)."""
        task.cancel()
        if self.bot.alone is Alone.BEING:
            self._platforms.pop(self._entry.platform, None)
            await asyncio.wait({task}, timeout=BROKEN_OFF_WITHIN)
            await self.bot.close()

    async def _leave(self) -> None:
        """Let another process be the bot, if only one may be."""
        if self.bot.alone is Alone.BEING:
            self._platforms.pop(self._entry.platform, None)
            self._is_in = False
            await self.bot.close()
            await self._give_back()

    async def _give_back(self) -> None:
        if self._leases is not None and self.bot.alone is not Alone.NOTHING:
            self._leases.lets_go(self._entry.platform)
        with suppress(StoreUnavailable):  # it runs out
            await self._lease.release()

    def _has_stayed(self) -> bool:
        """Return whether it went well for a while, so that a fault is the first again (rule 3)."""
        came_at, self._came_at = self._came_at, None
        return came_at is not None and self._clock() - came_at > LONGEST_PAUSE

    def _is_ours(self) -> bool:
        return self._lease.is_ours

    def _say_once(self, message: Message) -> None:
        if message not in self._said:
            self._said.add(message)
            self._say(message)
