"""Handing a person a file in their own conversation: in the background, within the limits, or not at all.

It is an answer, and so it is not kept: what would come too late is left out, and can be asked for again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from core.identity import PlayerRef
from core.ports import File, Limits, Log, Platform, Unavailable, Urgency

TRIES = 3
"""How often it is tried."""

TOO_LATE = 60.0
"""Seconds after which nobody waits for it any more."""

SENT_WITHIN = 30.0
"""Seconds that a platform may take for it."""


class Handing:
    """Hands files over. It owns those that are on their way."""

    def __init__(
        self,
        platforms: Mapping[str, Platform],
        limits: Limits,
        pause: Callable[[float], Awaitable[object]],
        log: Log,
    ) -> None:
        """Hand over by platforms; `pause` waits between tries."""
        self._platforms = platforms
        self._limits = limits
        self._pause = pause
        self._log = log
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self, player: PlayerRef, file: File, token: str) -> None:
        """Begin to hand somebody a file."""
        task = asyncio.create_task(self._hand(player, file, token))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        while self._under_way:
            await asyncio.wait(set(self._under_way))

    async def _hand(self, player: PlayerRef, file: File, token: str) -> None:
        try:
            fault = "" if await self._handed(player, file, token) else "too late"
        except Exception as error:  # of a platform or the store: nobody waits for this task to be told
            fault = type(error).__name__
        if fault:
            self._log.warning("file-not-handed", platform=player.platform, fault=fault)

    async def _handed(self, player: PlayerRef, file: File, token: str) -> bool:
        """Hand it over as soon as there is a place for it; False when that would be too late."""
        waited = 0.0
        for _ in range(TRIES):
            while wait := await self._limits.wait(player, Urgency.NEWS):
                waited += wait
                if waited > TOO_LATE:
                    return False
                await self._pause(wait)
            try:
                async with asyncio.timeout(SENT_WITHIN):
                    await self._platforms[player.platform].send_file(player, file, token)
            except Unavailable as error:
                waited += error.retry_after
                if waited > TOO_LATE:
                    return False
                await self._limits.block(player, error.retry_after, everywhere=error.everywhere)
            else:
                return True
        return False
