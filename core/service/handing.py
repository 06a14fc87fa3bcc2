"""Handing a person a file in their own conversation: in the background, within the limits, or not at all.

It is an answer, and so it is not kept: what would come too late is left out, and can be asked for again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from core.identity import PlayerRef
from core.ports import File, Limits, Log, Platform, StoreUnavailable, Unavailable, Undeliverable, Urgency

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
        waited = 0.0
        for _ in range(TRIES):
            try:
                while wait := await self._limits.wait(player, Urgency.NEWS):
                    waited += wait
                    if waited > TOO_LATE:
                        break
                    await self._pause(wait)
                else:
                    async with asyncio.timeout(SENT_WITHIN):
                        await self._platforms[player.platform].send_file(player, file, token)
                    return
                break
            except Unavailable as error:
                if error.retry_after > TOO_LATE:
                    break
                await self._block(player, error)
            except (Undeliverable, StoreUnavailable, TimeoutError, KeyError) as fault:
                self._log.warning("file-not-handed", platform=player.platform, fault=type(fault).__name__)
                return
        self._log.warning("file-not-handed", platform=player.platform, fault="too late")

    async def _block(self, player: PlayerRef, error: Unavailable) -> None:
        try:
            await self._limits.block(player, error.retry_after, everywhere=error.everywhere)
        except StoreUnavailable:
            await self._pause(error.retry_after)
