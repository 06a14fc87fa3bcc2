"""Forgetting a person: every table, pointer and preference, and whoever dies over it leaves an order.

The rules:

1. What was confirmed is kept as an order before anything is deleted, and settled when nothing is left to
   look after. An order that was not carried out to the end is carried out anew by whoever finds it.
2. What came after the order is not touched: whoever was forgotten may come back as somebody new.
3. A table is noted to know a person until it does not; so what is left to do can be found.
4. A table that cannot be read now stops nothing else. It is tried again.
5. What another process had under way may note a table once more that has just forgotten somebody. So it is
   looked again some time afterwards.
6. Then the platform parts with them too, if they have not come back: whoever told them so may have been
   killed over it. It is left to a process that is on that platform for some minutes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace

from core.commands import Actor
from core.identity import Audience, PlayerRef
from core.personal.erasing import erased, is_theirs_alone, knows
from core.personal.ports import Order
from core.ports import Log, Store, StoreUnavailable, TableUnavailable
from core.service.patience import LOADED_WITHIN, within
from core.service.saver import Saver
from core.table.decision import Decision

UNTIL_LOOKED_AFTER = 30.0
"""Seconds after which somebody else looks after an order that was not carried out."""

AFTERWARDS = 60.0
"""Seconds after which it is looked once more whether anything was left."""

LOOKED_EVERY = 5.0
"""Seconds between two looks for orders."""

LEFT_TO_OTHERS = 600.0
"""Seconds after an order for which parting is left to a process that is on its platform."""

SHOWN_WITHIN = 2.0
"""Seconds for a table to lose its keys where it was shown, before it is deleted."""


Parting = Callable[[PlayerRef], Awaitable[None]]
"""Lets a platform part with somebody; done again it does nothing, and what goes wrong is its own business."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was forgotten: in how many tables, and whether everywhere."""

    tables: int
    whole: bool


class Forgetting:
    """Carries orders out."""

    def __init__(
        self,
        store: Store,
        saver: Saver,
        show: Callable[[str], Awaitable[None]],
        show_soon: Callable[[str], None],
        *,
        platforms: Collection[str],
        clock: Callable[[], float],
        log: Log,
    ) -> None:
        """Forget what is in a store; in `partings` is how those platforms part that have something to forget.

        Args:
            store: what is kept.
            saver: changes tables.
            show: shows a table and returns when that is done.
            show_soon: shows it in the background.
            platforms: where this process speaks; they may come and go.
            clock: returns seconds that only grow.
            log: told of faults.
        """
        self._store = store
        self._saver = saver
        self._show = show
        self._show_soon = show_soon
        self._platforms = platforms
        self.partings: dict[str, Parting] = {}
        self._clock = clock
        self._log = log
        self._look_at = 0.0
        self._looking: asyncio.Task[None] | None = None

    async def begin(self, actor: Actor) -> Order:
        """Take an order, which is not lost from here on.

        Raises:
            StoreUnavailable: it was not taken.
        """
        async with within(LOADED_WITHIN):
            order = Order(actor.ref, actor.alone, actor.name, await self._store.now())
            await self._store.people.order(order, order.since + UNTIL_LOOKED_AFTER)
        return order

    async def carry_out(self, order: Order) -> Outcome:
        """Forget somebody.

        Raises:
            StoreUnavailable: not all of it is done, and somebody will go on.
        """
        people, actor = self._store.people, _whose(order)
        noted = await people.noted(order.player)
        pointers = await self._pointers(order)
        found = await people.search(_audiences(order))
        tables, whole = 0, True
        for table_id in dict.fromkeys((*noted, *pointers.values(), *found.tables)):
            if noted.get(table_id, order.since) > order.since:
                continue  # rule 2
            try:
                tables += await self._erase(table_id, actor)
            except TableUnavailable:
                whole = False
            else:
                await people.unnote(order.player, table_id)
        for table_id in found.broken:
            await people.drop_broken(table_id)
        for audience, table_id in pointers.items():
            if noted.get(table_id, order.since) <= order.since:
                await people.drop_pointer(audience, table_id)
        for audience in _audiences(order):
            await people.drop_preferences(audience)
        await people.asked(order.player)
        if whole:
            due = await self._store.now() + AFTERWARDS
            await people.order(replace(order, done=True), due, instead_of=order)
        return Outcome(tables, whole)

    def look_after(self) -> None:
        """Begin to go on with what nobody finished, if it is time to look for that.

        It is done in the background, for the tables that are due wait for nothing.
        """
        if self._clock() >= self._look_at and (self._looking is None or self._looking.done()):
            self._look_at = self._clock() + LOOKED_EVERY
            self._looking = asyncio.create_task(self._look())

    async def settled(self) -> None:
        """Wait until nothing is being looked after."""
        if self._looking is not None:
            await asyncio.wait({self._looking})

    async def _look(self) -> None:
        try:
            for order in await self._store.people.orders(UNTIL_LOOKED_AFTER):
                if order.done:
                    await self._look_again(order)
                else:
                    await self.carry_out(order)
        except StoreUnavailable:
            return  # which whoever works on tables finds too, and says; the order is still there
        except Exception as fault:  # logged; the order is still there
            self._log.warning("order-fault", fault=type(fault).__name__)

    async def _look_again(self, order: Order) -> None:
        """Remove what leads to tables that do not know somebody any more, and part (rules 5 and 6)."""
        people, actor = self._store.people, _whose(order)
        pointers, is_back = await self._pointers(order), False
        for table_id in dict.fromkeys((*await people.noted(order.player), *pointers.values())):
            loaded = await self._saver.load(table_id)
            if loaded is not None and knows(loaded.table, actor):
                is_back = True
                continue
            await people.unnote(order.player, table_id)
            for audience, leads_to in pointers.items():
                if leads_to == table_id:
                    await people.drop_pointer(audience, table_id)
        platform = order.player.platform
        if platform not in self._platforms and await self._store.now() < order.since + LEFT_TO_OTHERS:
            return
        if not is_back and platform in self.partings:
            await self.partings[platform](order.player)
        await people.settle(order)

    async def _pointers(self, order: Order) -> dict[Audience, str]:
        """Return the tables that somebody's conversations are about."""
        found: dict[Audience, str] = {}
        if table_id := await self._store.table_of(order.player):
            found[order.player] = table_id
        if order.alone is not None and (table_id := await self._store.table_in(order.alone)):
            found[order.alone] = table_id
        return found

    async def _erase(self, table_id: str, actor: Actor) -> bool:
        """Let a table forget somebody; whether it knew them."""
        loaded = await self._saver.load(table_id)
        if loaded is None:
            return False
        known = knows(loaded.table, actor)
        made = await self._saver.change(loaded, "", lambda table, now: Decision(erased(table, actor, now)))
        if made is not None and is_theirs_alone(made.table, actor):
            with suppress(TimeoutError):
                async with asyncio.timeout(SHOWN_WITHIN):
                    await self._show(table_id)
            await self._store.people.drop(table_id)
            await self._store.forget(table_id)
        else:
            self._show_soon(table_id)
        return known


def _audiences(order: Order) -> tuple[Audience, ...]:
    return (order.player,) if order.alone is None else (order.player, order.alone)


def _whose(order: Order) -> Actor:
    return Actor(order.player, order.name, "en", alone=order.alone)
