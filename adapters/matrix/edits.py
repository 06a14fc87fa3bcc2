"""Edits that can wait, where the homeserver is sparing: a board, and a hand that asks for nothing.

The rules:

1. They are carried out one at a time, once there are places that nobody else has needed for a while.
2. Only the newest of a kind in a room counts; one that a new message has made needless is left out.
3. Who is in a direct room is asked when the edit is made, not when it was wished for.
4. The game does not depend on them: a call says what is asked, a result and a new hand are messages.
   With the process ends what still waits; the next change of the same message shows all of it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from adapters.matrix.budget import Budget
from core.ports import Moved, Unavailable, Undeliverable
from core.scene import Family, Post

LOOKS_EVERY = 2.0
"""Seconds after which it is looked again whether there are places to spare."""

Kind = tuple[str, Family]


class Edits:
    """Keeps edits until there is time for them."""

    def __init__(
        self,
        budget: Budget,
        *,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Keep none yet; `work` carries them out."""
        self._budget = budget
        self._clock = clock
        self._pause = pause
        self._waiting: dict[Kind, Callable[[], Awaitable[object]]] = {}
        self._stirred = asyncio.Event()

    def can_wait(self, post: Post) -> bool:
        """Return whether the edit that shows a post is to wait."""
        is_quiet = post.family is Family.BOARD or (post.family is Family.HAND and not post.turn)
        return is_quiet and not self._budget.spares(self._clock())

    def later(self, room: str, post: Post, edit: Callable[[], Awaitable[object]]) -> None:
        """Make the edit that shows a post when there is time; it raises what a platform may."""
        self._waiting[room, post.family] = edit
        self._stirred.set()

    def needless(self, room: str, post: Post) -> None:
        """Leave out what waited, as a post of its kind was shown."""
        self._waiting.pop((room, post.family), None)

    async def work(self) -> None:
        """Carry out for ever."""
        while True:
            if not self._waiting:
                self._stirred.clear()
                await self._stirred.wait()
            if self._budget.has_places(self._clock()):
                await self._carry_out()
            else:
                await self._pause(LOOKS_EVERY)

    async def _carry_out(self) -> None:
        kind, edit = next(iter(self._waiting.items()))
        try:
            await edit()
        except Unavailable as error:
            await self._pause(error.retry_after or LOOKS_EVERY)
            return
        except (Undeliverable, Moved):
            pass  # what is posted next finds it out, and says so
        if self._waiting.get(kind) is edit:
            del self._waiting[kind]
