"""Signals: what comes from the clock, from platforms and from operators, and has nobody to answer."""

from collections.abc import Mapping

from core.commands import RoomLost, RoomMoved, Signal, Tick
from core.decide import heed
from core.ports import Store
from core.service.arranging import Arranging
from core.service.outages import Outages
from core.service.saver import Saver
from core.table.decision import Decision


class Signals:
    """Lets signals act on tables."""

    def __init__(
        self,
        store: Store,
        saver: Saver,
        arranging: Arranging,
        outages: Outages,
        downtime: Mapping[str, tuple[float, float]],
    ) -> None:
        """Act on what is stored; `downtime` says of each platform when no process was on it the last time."""
        self._store = store
        self._saver = saver
        self._arranging = arranging
        self._outages = outages
        self._downtime = downtime

    async def tick(self, table_id: str) -> bool:
        """Let the clock act on a table; whether there is something to show."""
        return await self._act(table_id, Tick(dict(self._downtime)))

    async def act(self, table_id: str, signal: Signal) -> bool:
        """Let a signal act on a table; whether there is something to show.

        Raises:
            StoreUnavailable: it did not; whoever gives it is to give it again.
        """
        if isinstance(signal, RoomMoved):
            moved = signal.now
            await self._arranging.moved(signal.room, moved)
            await self._arranging.asked(lambda: self._store.claim_room(moved, table_id, instead_of=None))
        return await self._act(table_id, signal)

    async def of_a_room(self, signal: RoomLost | RoomMoved) -> str | None:
        """Let what a platform says of a room act; the table that there is something to show of, if any.

        Raises:
            StoreUnavailable: it did not; the platform is to say it again.
        """
        table_id = await self._arranging.asked(lambda: self._store.table_in(signal.room))
        if table_id is None:
            if isinstance(signal, RoomMoved):
                await self._arranging.moved(signal.room, signal.now)
            return None
        return table_id if await self.act(table_id, signal) else None

    async def _act(self, table_id: str, signal: Signal) -> bool:
        with self._outages.watching("load"):
            loaded = await self._store.load(table_id)
            if loaded is None:
                await self._store.forget(table_id)
                return False
        made = await self._saver.change(loaded, "", lambda table, now: Decision(heed(table, signal, now)))
        return made is None or made.table != loaded.table
