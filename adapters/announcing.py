"""Announcing that the bot rests, and knowing when nothing ran: what every process does beside its games.

The rules:

1. What is announced is told at every table where a game runs, once, whichever process gets there first:
   the table itself knows what it was told. Whoever opens a table or begins a game meanwhile is told then.
2. It is told a few tables a second, so that no game waits for it. At a table it has its place in the story,
   which is told in order.
3. A store that is away is asked again the next time.
"""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from core.announcement import Announcement
from core.ports import StoreUnavailable, TableUnavailable
from core.service import Service
from core.table.names import clean_line
from storage.announcements import RedisAnnouncements
from storage.pulse import BEATS_EVERY, RedisPulse

LOOKED_EVERY = 10.0
"""Seconds after which a process looks whether something is announced."""

TABLES_AT_ONCE = 8
"""How many tables are told before there is a pause."""

PAUSE = 1.0
"""Seconds that it lasts. So the limits of all platforms are left to the games for the most part."""

LONGEST = 7 * 24 * 3600
"""Seconds ahead for which something can be announced, and for which the bot can rest."""


class Tables(Protocol):
    """As much of a store as has to be known of running games."""

    async def now(self) -> float:
        """Return the store's time."""
        ...

    async def running(self, platforms: Collection[str]) -> Sequence[str]:
        """Return the tables of some platforms at which a game runs."""
        ...


LONGEST_TEXT = 300
"""Characters of the operators' own words."""

REMEMBERED = 8
"""How many announcements that were replaced are known to the one that took their place."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be announced: in how many seconds the bot rests, for how many, and in what own words."""

    after: int
    lasts: int
    text: str = ""


_SPAN = re.compile(r"([0-9]{1,6})\s*([smhd]?)")
_UNITS = {"": 60, "s": 1, "m": 60, "h": 3600, "d": 24 * 3600}


def read_span(text: str) -> int | None:
    """Return the seconds that a text names, without a unit in minutes; None when it names none, or too many.

    >>> [read_span(text) for text in ("10m", "90s", "5", "1h", "0", "8d", "soon")]
    [600, 90, 300, 3600, 0, None, None]
    """
    found = _SPAN.fullmatch(text.strip().casefold())
    seconds = int(found[1]) * _UNITS[found[2]] if found else LONGEST + 1
    return seconds if seconds <= LONGEST else None


def read_plan(text: str) -> Plan | None:
    """Return what is to be announced: in how long, for how long, and own words; None when it is nothing.

    >>> read_plan("10m 5m New rules!"), read_plan("soon"), read_plan("10m"), read_plan("10m 0")
    (Plan(after=600, lasts=300, text='New rules!'), None, None, None)
    """
    after, lasts, *rest = [*text.split(maxsplit=2), "", ""]
    begins, seconds = read_span(after), read_span(lasts)
    return Plan(begins, seconds, rest[0]) if begins is not None and seconds else None


class Announcing:
    """Makes announcements, and tells them."""

    def __init__(
        self,
        announcements: RedisAnnouncements,
        tables: Tables,
        *,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Announce by a store; `pause` waits between some tables and the next."""
        self._announcements = announcements
        self._tables = tables
        self._pause = pause
        self._told: set[tuple[str, str]] = set()

    async def make(self, plan: Plan) -> Announcement:
        """Announce something instead of what was announced before.

        Raises:
            StoreUnavailable: it may not be announced.
        """
        now, last = await self._tables.now(), await self._announcements.last()
        begins, text = now + plan.after, clean_line(plan.text, LONGEST_TEXT)
        made = Announcement(
            secrets.token_hex(3), begins, begins + plan.lasts, text, instead_of=_standing(last, now)
        )
        await self._announcements.make(made, now)
        return made

    async def cancel(self) -> bool:
        """Take back what is announced; whether anything was.

        Raises:
            StoreUnavailable: it may not be taken back.
        """
        now, last = await self._tables.now(), await self._announcements.last()
        if last is None or last.cancelled or last.ends <= now:
            return False
        back = Announcement(secrets.token_hex(3), 0, now, cancelled=True, instead_of=_standing(last, now))
        await self._announcements.make(back, now)
        return True

    async def tell(self, service: Service, platforms: Collection[str]) -> None:
        """Tell what is announced to those who play on some platforms, and to those who begin (rule 1).

        Raises:
            StoreUnavailable: not everybody was told; the next time goes on with it.
        """
        last = await self._announcements.last()
        if last is None or (not last.cancelled and last.ends <= await self._tables.now()):
            service.announcement = None
            return
        service.announcement = last
        untold = [platform for platform in platforms if (last.id, platform) not in self._told]
        if not untold:
            return
        for number, table_id in enumerate(await self._tables.running(untold), 1):
            with suppress(TableUnavailable):  # of one table, which must not keep the others from hearing
                await service.announce(table_id, last)
            if not number % TABLES_AT_ONCE:
                await self._pause(PAUSE)
        self._told.update((last.id, platform) for platform in untold)


def _standing(last: Announcement | None, now: float) -> tuple[str, ...]:
    """Return the ids of what somebody may have been told and would still believe."""
    if last is None or last.cancelled or last.ends <= now:
        return ()
    return (*last.instead_of, last.id)[-REMEMBERED:]


class Keeping:
    """What a process does every few seconds: it says where it is, and tells what is announced.

    A store that is away is no news here: whoever plays finds it out, and that is said.
    """

    def __init__(
        self,
        pulse: RedisPulse,
        announcing: Announcing,
        service: Service,
        platforms: Collection[str],
        *,
        clock: Callable[[], float],
    ) -> None:
        """Do it for a service, on the `platforms` where this process is at the time."""
        self._pulse = pulse
        self._announcing = announcing
        self._service = service
        self._platforms = platforms
        self._clock = clock
        self._beaten: dict[str, float] = {}

    async def beat(self) -> None:
        """Give a sign of life where it is time to, and let the service know where there was none before.

        So a process that comes knows of a gap before it looks for what is due.
        """
        for platform in tuple(self._platforms):
            if self._clock() < self._beaten.get(platform, float("-inf")) + BEATS_EVERY:
                continue
            with suppress(StoreUnavailable):
                if (downtime := await self._pulse.beat(platform)) is not None:
                    self._service.downtime[platform] = downtime
                self._beaten[platform] = self._clock()

    async def tell(self) -> None:
        """Tell what is announced."""
        with suppress(StoreUnavailable):
            await self._announcing.tell(self._service, tuple(self._platforms))
