"""How often, after which pauses and for how long what fails is tried again.

The rules:

1. A pause grows with every failure and is spread, so that processes which fail together do
   not come back together.
2. Whatever is tried again has an end: a person waits for it.
3. A conflict is no failure: somebody else was faster, and everybody gets their turn.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from core.ports import StoreUnavailable, TableUnavailable

T = TypeVar("T")

TRIES = 6
"""How often something is tried."""

PATIENCE = 0.04
"""Seconds of the first pause after a failure, on average; each further one is twice as long."""

CONFLICTS = 30
"""How often in a row others may be faster before somebody is asked to try again."""

AT_ONCE_AGAIN = 1
"""After how many conflicts a decision is made again on what the other stored without a pause."""

AFTER_A_CONFLICT = 0.002
"""Seconds of the longest pause after the first conflict that is followed by one; each adds as much."""

LOADED_WITHIN = 4.0
"""Seconds in which a table is loaded or not."""

SAVED_WITHIN = 8.0
"""Seconds in which a decision is saved or not."""

HEARD_WITHIN = 8.0
"""Seconds after which whoever asks for something is answered, whatever has come of it by then."""


class Patience:
    """Tries again. `spread` returns a number from 0 to 1, another one each time."""

    def __init__(self, pause: Callable[[float], Awaitable[object]], spread: Callable[[], float]) -> None:
        """Wait by `pause` between tries."""
        self._pause = pause
        self._spread = spread

    async def persist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask until there is an answer; the last failure is raised."""
        for failures in range(1, TRIES):
            try:
                return await ask()
            except TableUnavailable:
                raise
            except StoreUnavailable:
                await self.rest(failures)
        return await ask()

    async def rest(self, failures: int) -> None:
        """Wait after so many failures in a row."""
        await self._pause(self.spread(PATIENCE * 2 ** (failures - 1)))

    async def let_others_pass(self, conflicts: int) -> None:
        """Wait after so many conflicts in a row."""
        await self._pause(self._spread() * AFTER_A_CONFLICT * (conflicts - AT_ONCE_AGAIN))

    def spread(self, seconds: float) -> float:
        """Return a time between half of this one and one and a half."""
        return seconds * (0.5 + self._spread())


def from_now(seconds: float) -> float:
    """Return the moment for `before` that is so far away."""
    return asyncio.get_running_loop().time() + seconds


@asynccontextmanager
async def before(moment: float) -> AsyncGenerator[None]:
    """Let what is asked of the store here end by a moment.

    Raises:
        StoreUnavailable: it did not.
    """
    try:
        async with asyncio.timeout_at(moment):
            yield
    except TimeoutError:
        raise StoreUnavailable("timeout") from None


@asynccontextmanager
async def within(seconds: float) -> AsyncGenerator[None]:
    """Let what is asked of the store take so long at most.

    Raises:
        StoreUnavailable: it took longer.
    """
    async with before(from_now(seconds)):
        yield
