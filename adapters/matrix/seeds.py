"""Reactions that the bot puts on its own messages, so that one tap is enough.

The rules:

1. They come last: they are put on one at a time, while nothing else is being sent, and are left
   out where the homeserver is sparing or the room does not allow reactions.
2. Once a choice is settled its signs are taken off again.
3. Nothing depends on them: a choice can be picked by any reaction with its number, or typed.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from urllib.parse import quote

from adapters.matrix.budget import Budget
from adapters.matrix.choices import SEEDED, sign
from adapters.matrix.text import reaction
from adapters.matrix.wire import Away, Refusal, Wire

_REMEMBERED = 2000
_WAITING = 200


class Seeds:
    """Puts reactions on messages and takes them off, in the background."""

    def __init__(self, wire: Wire, budget: Budget, *, clock: Callable[[], float] = time.monotonic) -> None:
        """Put on none yet; `work` does it."""
        self._wire = wire
        self._budget = budget
        self._clock = clock
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(_WAITING)
        self._planted: OrderedDict[str, list[str]] = OrderedDict()
        self._barren: set[str] = set()
        self._idle = asyncio.Event()
        self._idle.set()
        self._sending = 0

    def __enter__(self) -> None:
        self._sending += 1
        self._idle.clear()

    def __exit__(self, *_: object) -> None:
        self._sending -= 1
        if not self._sending:
            self._idle.set()

    def plant(self, room: str, message: str, choices: int) -> None:
        """Put the first choices on a message, when there is time."""
        planted = self._planted[message] = list[str]()
        while len(self._planted) > _REMEMBERED:
            self._planted.popitem(last=False)
        if choices and room not in self._barren and self._budget.spares(self._clock()):
            self._later(partial(self._plant, room, message, planted, min(choices, SEEDED)))

    def uproot(self, room: str, message: str) -> None:
        """Take the choices off a message, when there is time."""
        self._later(partial(self._uproot, room, message, self._planted.pop(message, None)))

    async def work(self) -> None:
        """Put on and take off for ever."""
        while True:
            job = await self._jobs.get()
            with suppress(Refusal, Away):
                await job()
            self._jobs.task_done()

    async def settled(self) -> None:
        """Wait until nothing is left to be put on or taken off."""
        await self._jobs.join()

    def _later(self, job: Callable[[], Awaitable[None]]) -> None:
        with suppress(asyncio.QueueFull):  # people can do without
            self._jobs.put_nowait(job)

    async def _plant(self, room: str, message: str, planted: list[str], choices: int) -> None:
        for number in range(1, choices + 1):
            await self._idle.wait()
            is_settled = self._planted.get(message) is not planted
            if is_settled or not self._budget.spares(self._clock()):
                return
            content = reaction(message, sign(number))
            self._budget.sent(self._clock())
            try:
                planted.append(await self._wire.put(room, "m.reaction", content, f"seed/{message}/{number}"))
            except Refusal as refusal:
                self._heed(room, refusal)
                return

    async def _uproot(self, room: str, message: str, planted: list[str] | None) -> None:
        for event in planted if planted is not None else await self._found(room, message):
            await self._idle.wait()
            if not self._budget.spares(self._clock()):
                return
            self._budget.sent(self._clock())
            await self._wire.redact(room, event)

    def _heed(self, room: str, refusal: Refusal) -> None:
        if refusal.code == "M_FORBIDDEN":
            self._barren.add(room)
        if refusal.code == "M_LIMIT_EXCEEDED":
            self._budget.complained(self._clock())

    async def _found(self, room: str, message: str) -> list[str]:
        """Return the bot's own reactions on a message of an earlier process."""
        path = f"/rooms/{quote(room, safe='')}/relations/{quote(message, safe='')}/m.annotation?limit=50"
        listed = await self._wire.ask("GET", path, version="v1")
        return [
            str(each["event_id"]) for each in listed.get("chunk", []) if each.get("sender") == self._wire.user
        ]
