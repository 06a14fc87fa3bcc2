"""What is due or left unshown, done by this process: many tables side by side.

The rules:

1. No more is claimed than can be begun at once, so that nothing claimed waits out its lease. What
   was saved here is shown beside that, however much it is, and takes no hand from what was left.
2. The clock's part is only a save. Showing what came of it is a task of its own: a slow
   platform delays no turn of another table.
3. A table that this process is showing is not shown by a second task.
4. A fault of one table stops no other; its claim runs out and it is tried again.
5. While the store is away it is asked less and less often.
6. Only what can be shown here is claimed: whoever claims a table is waited for by all others.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress

from core.pauses import growing
from core.ports import Log, Store, StoreUnavailable
from core.service.outages import Outages
from core.service.patience import Patience

HANDS = 32
"""How many due tables are ticked at the same time, and how many left unshown are taken up."""

AT_MOST_ASLEEP = 1.0
"""Seconds after which a process looks for what another one has made due or left behind."""

UNTIL_A_HAND_IS_FREE = 0.05
"""Seconds after which it looks again while all hands are busy."""

LONGEST_ABSENCE = 30.0
"""Seconds between two looks, on average, at a store that has been away for long."""


class Work:
    """Does what is due. It owns the tasks that show tables in the background."""

    def __init__(
        self,
        store: Store,
        platforms: Collection[str],
        tick: Callable[[str], Coroutine[object, object, bool]],
        show: Callable[[str], Coroutine[object, object, bool]],
        *,
        patience: Patience,
        outages: Outages,
        log: Log,
    ) -> None:
        """Work on what is in a store.

        Args:
            store: where tables are claimed.
            platforms: where this process speaks; they may come and go (rule 6).
            tick: lets the clock act on a table, and returns whether there is something to show.
            show: shows a table once, and returns whether there is something newer to show.
            patience: spreads the pauses while the store is away.
            outages: told of them.
            log: told of faults.
        """
        self._store = store
        self._platforms = platforms
        self._tick = tick
        self._show = show
        self._patience = patience
        self._outages = outages
        self._log = log
        self._showing: dict[str, asyncio.Task[None]] = {}
        self._once_more: set[str] = set()
        self._taken_up: set[str] = set()
        self._failures = 0
        self._stirred = asyncio.Event()

    async def go_on(self) -> float:
        """Do what is due, begin to show what is not shown, and return the seconds until there is more."""
        try:
            here = tuple(self._platforms)
            due = await self._store.claim_due(here, HANDS)
            await asyncio.gather(*(self._alone(table_id, self._tick_one(table_id)) for table_id in due))
            for table_id in await self._store.claim_marked(here, HANDS - len(self._taken_up)):
                self._take_up(table_id)
            idle = await self._store.idle(here)
        except StoreUnavailable as error:
            self._outages.away("work", error)
            self._failures += 1
            return self._patience.spread(growing(self._failures, LONGEST_ABSENCE))
        self._outages.answers("work")
        self._outages.answers("load")
        self._failures = 0
        seconds = AT_MOST_ASLEEP if idle is None else min(idle, AT_MOST_ASLEEP)
        return max(seconds, UNTIL_A_HAND_IS_FREE) if len(self._taken_up) >= HANDS else seconds

    def show_soon(self, table_id: str) -> None:
        """Show a table in the background, or once more after it has been shown."""
        if table_id in self._showing:
            self._once_more.add(table_id)
        else:
            self._showing[table_id] = asyncio.create_task(self._show_one(table_id))

    def _take_up(self, table_id: str) -> None:
        if table_id not in self._showing:
            self._taken_up.add(table_id)
        self.show_soon(table_id)

    def due_in(self, seconds: float) -> None:
        """Know of something that may be due before whoever rests would look."""
        if seconds < AT_MOST_ASLEEP:
            self._stirred.set()

    async def rest(self, seconds: float) -> None:
        """Wait so long, or until something is due that this process did not know of."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stirred.wait()
                self._stirred.clear()

    async def shown(self, table_id: str) -> None:
        """Wait until this process is not showing a table."""
        while showing := self._showing.get(table_id):
            await asyncio.wait({showing})

    async def settled(self) -> None:
        """Wait until nothing is being shown."""
        while self._showing:
            await asyncio.gather(*self._showing.values())

    async def _tick_one(self, table_id: str) -> bool:
        changed = await self._tick(table_id)
        if changed:
            self.show_soon(table_id)
        return changed

    async def _show_one(self, table_id: str) -> None:
        try:
            while await self._alone(table_id, self._show(table_id)) or table_id in self._once_more:
                self._once_more.discard(table_id)
        finally:
            del self._showing[table_id]
            self._taken_up.discard(table_id)
            self._once_more.discard(table_id)

    async def _alone(self, table_id: str, work: Coroutine[object, object, bool]) -> bool:
        try:
            with suppress(StoreUnavailable):  # which was said where it happened
                return await work
        except Exception as fault:  # logged; its claim runs out and it is tried again
            self._log.warning("table-fault", table=table_id, fault=type(fault).__name__)
        return False
