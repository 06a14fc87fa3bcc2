"""The claim of this process on the showing of a table: held while it lasts, made sure of before a message.

The store counts a claim from when it was asked for it last; so does this, on a clock of its own, from
when it began to ask. Whoever stood still meanwhile may have lost it, and is not to send anything.
"""

from collections.abc import Awaitable, Callable

from core.identity import Audience
from core.ports import Store, StoreUnavailable
from core.service.patience import LOADED_WITHIN, Patience, within
from core.showing import Ledger

SURE_FOR = 1.0
"""Seconds for which nothing is asked after the store said that the claim is ours."""

CERTAIN_FOR = 2.0
"""Seconds after which an answer of the store, being so late, is worth nothing: less than a claim lasts."""


class TakenOver(Exception):
    """Another process shows the table now."""


class Claim:
    """What this process may show for a few seconds, and goes on showing by saying so."""

    def __init__(
        self, store: Store, table_id: str, *, patience: Patience, clock: Callable[[], float]
    ) -> None:
        """Count from now, when the store is about to be asked. `clock` returns seconds that only grow."""
        self.table_id = table_id
        self._store = store
        self._patience = patience
        self._clock = clock
        self._asked = clock()

    async def make_sure(self) -> None:
        """Ask the store again, unless it has just said that the claim is ours.

        Raises:
            TakenOver: it is another process's.
            StoreUnavailable: the store does not say in time.
        """
        if self._clock() - self._asked > SURE_FOR:
            async with within(CERTAIN_FOR):
                await self._ask(lambda: self._store.keep(self.table_id))
            if self._clock() - self._asked > CERTAIN_FOR:
                raise StoreUnavailable("timeout")

    async def keep(self) -> None:
        """Let it last from now, whatever the answer: a message is on its way."""
        asked = self._clock()
        if await self._store.keep(self.table_id):
            self._asked = asked

    async def record(self, audience: Audience, ledger: Ledger) -> None:
        """Note what an audience was shown, before anything else is sent to it.

        Raises:
            TakenOver: another process shows the table.
        """
        async with within(LOADED_WITHIN):
            await self._ask(lambda: self._store.record(self.table_id, audience, ledger))

    async def _ask(self, held: Callable[[], Awaitable[bool]]) -> None:
        async def ask() -> tuple[float, bool]:
            return self._clock(), await held()

        asked, ours = await self._patience.persist(ask)
        if not ours:
            raise TakenOver
        self._asked = asked
