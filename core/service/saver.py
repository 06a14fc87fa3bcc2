"""Loading tables, and saving what is decided about them.

The rules:

1. What is asked of one table in this process at the same moment is decided in turn and saved
   together.
2. On a conflict the decisions are made again on what the other stored.
3. A repeated operation changes nothing; one whose answer was lost is known by its id. Signals
   have none: what they find done already they leave.
4. What was sent to be stored, and got no answer to the end, is said to be in doubt.
5. Whoever sits down is noted: their direct conversation is about this table. A note that
   fails undoes no save.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from core.identity import PlayerRef
from core.measures import Meter
from core.ports import Conflict, Loaded, Repeated, Saved, Store, StoreUnavailable, TableUnavailable
from core.service.batch import Decide, Decisions, Wish, decide_all, still_there
from core.service.outages import Outages
from core.service.patience import (
    AT_ONCE_AGAIN,
    CONFLICTS,
    LOADED_WITHIN,
    SAVED_WITHIN,
    TRIES,
    Patience,
    within,
)
from core.table.clock import deadline
from core.table.decision import Decision
from core.table.lifecycle import endings
from core.table.values import Phase, Table, persons

T = TypeVar("T")

AT_ONCE = 8
"""How many changes are saved together: fewer than a store remembers, so that each is known afterwards."""


class InDoubt(StoreUnavailable):
    """Something was sent to be stored and never answered: it may be stored."""


@dataclass(slots=True)
class _Doubt:
    """Whether something was sent to be stored and has got no answer, now or earlier."""

    lasts: bool = False

    async def over(self, committing: Coroutine[object, object, T]) -> T:
        """Wait for a commit; as long as it has no answer, and where it gets none, there is doubt."""
        before, self.lasts = self.lasts, True
        try:
            answer = await committing
        except StoreUnavailable as error:
            self.lasts = before or not error.nothing_done
            raise
        self.lasts = False
        return answer

    def about(self, fault: Exception) -> Exception:
        """Return a fault, or that it leaves in doubt whether something was stored."""
        return InDoubt(str(fault)) if self.lasts and isinstance(fault, StoreUnavailable) else fault


class Saver:
    """Loads and changes tables. It owns the queue of what this process asks of each."""

    def __init__(self, store: Store, patience: Patience, outages: Outages, meter: Meter) -> None:
        """Change what is in a store; `meter` is told of games and conflicts."""
        self._store = store
        self._meter = meter
        self._patience = patience
        self._outages = outages
        self._queues: dict[str, list[Wish]] = {}
        self._loading: dict[str, asyncio.Task[Loaded | None]] = {}
        self._saving: set[asyncio.Task[None]] = set()
        self._new: set[str] = set()

    async def load(self, table_id: str) -> Loaded | None:
        """Load a table, once for all who ask at the same moment."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(loading)

    async def change(
        self, loaded: Loaded, operation: str, decide: Decide, player: PlayerRef | None = None
    ) -> Decision | None:
        """Save a decision with all that is asked meanwhile; None for an operation that was applied before.

        Args:
            loaded: the table as whoever asks knows it.
            operation: the id of what asks, empty for what comes to nothing when it is done again.
            decide: makes the decision, again after a conflict.
            player: who asks.

        Raises:
            StoreUnavailable: it was not saved.
            InDoubt: it may have been.
        """
        table_id = loaded.table.id
        wish = Wish(operation, decide, asyncio.get_running_loop().create_future(), loaded, player)
        queue = self._queues.get(table_id)
        if queue is None:
            queue = self._queues[table_id] = [wish]
            self._begun(self._save_all(table_id, queue))
        else:
            queue.append(wish)
        return await asyncio.shield(wish.answer)

    async def store_new(self, table: Table, operation: str) -> None:
        """Store a table that is not there yet.

        Raises:
            StoreUnavailable: it was not stored.
            InDoubt: it may have been.
        """
        self._new.add(operation)
        await asyncio.shield(self._begun(self._store_new(table, operation)))

    def holds(self, operation: str) -> bool:
        """Return whether an operation is still being saved, whoever no longer waits for it."""
        queued = (wish.operation for queue in self._queues.values() for wish in queue)
        return operation in self._new or operation in queued

    async def settled(self) -> None:
        """Wait until nothing is being saved."""
        while self._saving:
            await asyncio.wait(self._saving)

    def _begun(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Begin to save something, and see it through whoever goes on waiting for it."""
        saving = asyncio.create_task(work)
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)
        return saving

    async def _store_new(self, table: Table, operation: str) -> None:
        doubt = _Doubt()

        async def store() -> Saved | Repeated | Conflict:
            return await doubt.over(
                self._store.commit(table, expected=0, operations=(operation,), deadline=None)
            )

        try:
            with self._outages.watching("save"):
                async with within(SAVED_WITHIN):
                    if isinstance(await self._patience.persist(store), Conflict):
                        raise TableUnavailable(table.id, "its id is taken")
        except StoreUnavailable as error:
            raise doubt.about(error) from error
        finally:
            self._new.discard(operation)
        await self._note([person.ref for person in persons(table)], table.id)

    async def _load(self, table_id: str) -> Loaded | None:
        # Whoever asks from here on may know of something that this loading does not.
        del self._loading[table_id]
        with self._outages.watching("load"):
            async with within(LOADED_WITHIN):
                return await self._patience.persist(lambda: self._store.load(table_id))

    async def _save_all(self, table_id: str, queue: list[Wish]) -> None:
        """Save what is asked of a table, all that waits at a time, until nothing does."""
        try:
            while queue:
                wishes, doubt = queue[:AT_ONCE], _Doubt()
                try:
                    with self._outages.watching("save"):
                        async with within(SAVED_WITHIN):
                            decisions = await self._save(table_id, wishes, doubt)
                except Exception as fault:  # whoever asked is told, and the queue goes on
                    for wish in wishes:
                        wish.has_failed(doubt.about(fault))
                else:
                    self._measure(decisions.before, decisions.after)
                    await self._note(decisions.to_be_noted, table_id)
                    decisions.answer()
                del queue[: len(wishes)]
        finally:
            del self._queues[table_id]
            for wish in queue:
                wish.answer.cancel()

    async def _save(self, table_id: str, wishes: Sequence[Wish], doubt: _Doubt) -> Decisions:
        """Decide and commit until nobody was faster and the store answers; the last failure is raised."""
        loaded: Loaded | None = max((wish.loaded for wish in wishes), key=lambda each: each.version)
        decisions: Decisions | None = None
        repeated: frozenset[str] = frozenset()
        failures = conflicts = 0
        while True:
            try:
                if loaded is None:
                    loaded, decisions = still_there(table_id, await self._store.load(table_id)), None
                decisions = decisions or decide_all(loaded, wishes, repeated)
                if decisions.after == loaded.table:
                    return decisions
                outcome = await doubt.over(self._commit(decisions, loaded.version))
            except TableUnavailable:
                raise
            except StoreUnavailable:
                failures += 1
                if failures == TRIES:
                    raise
                await self._patience.rest(failures)
                continue
            match outcome:
                case Conflict(newer):
                    self._meter.overtaken()
                    conflicts += 1
                    loaded, decisions = await self._overtaken(table_id, newer, conflicts), None
                case Repeated(known) if not failures or known != frozenset(decisions.operations):
                    repeated |= known
                    loaded = None
                case _:
                    # Saved, or so by an earlier try whose answer was lost.
                    return decisions

    async def _overtaken(self, table_id: str, newer: Loaded | None, conflicts: int) -> Loaded | None:
        """Return what to decide on after somebody was faster; None when that is to be loaded anew."""
        if conflicts > CONFLICTS:
            raise TableUnavailable(table_id, "too many conflicts")
        if conflicts <= AT_ONCE_AGAIN:
            return still_there(table_id, newer)
        await self._patience.let_others_pass(conflicts)
        return None

    async def _commit(self, decisions: Decisions, expected: int) -> Saved | Repeated | Conflict:
        return await self._store.commit(
            decisions.after,
            expected=expected,
            operations=decisions.operations,
            deadline=deadline(decisions.after),
        )

    def _measure(self, before: Table, after: Table) -> None:
        for _ in range(after.dealt - before.dealt):
            self._meter.began(after.game)
        for ending in endings(before, after):
            self._meter.ended((before if before.phase is Phase.PLAYING else after).game, ending.value)

    async def _note(self, players: Sequence[PlayerRef], table_id: str) -> None:
        async def note() -> None:
            for player in players:
                await self._store.seat_player(player, table_id)

        if players:
            with suppress(StoreUnavailable), self._outages.watching("save"):
                async with within(LOADED_WITHIN):
                    await self._patience.persist(note)
