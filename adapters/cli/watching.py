"""A process that is watched over: its condition, its measures, the port where it is asked and its manager.

The rules:

1. A port that cannot be had is said in one line and stops nothing: a game is worth more than its figures.
2. A manager is told that the process is ready once it is, and until then asked for more time: what the bot
   waits for, it waits for itself. From then on it is told that the process is alive, as long as that is so.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from adapters.cli import watching_messages as messages
from adapters.condition import Condition
from adapters.health import Health
from adapters.logs import Fingerprints
from adapters.metrics import Metrics
from adapters.systemd import ALIVE, READY, STOPPING, Manager, more_time
from core.messages import Message
from storage.redis import RedisStore

MORE_TIME = 30.0
"""Seconds that a manager is asked for, again and again, until the process is ready."""


@dataclass(frozen=True, slots=True)
class Watch:
    """What a process tells of itself, and to whom."""

    metrics: Metrics = field(default_factory=Metrics)
    condition: Condition = field(default_factory=Condition)
    fingerprints: Fingerprints = field(default_factory=Fingerprints)
    manager: Manager = field(default_factory=lambda: Manager({}))

    def stops(self) -> None:
        """Tell everybody that the end has begun."""
        self.condition.stops()
        self.manager.tell(STOPPING)


@asynccontextmanager
async def watched(
    watch: Watch, store: RedisStore, address: tuple[str, int] | None, say: Callable[[Message], None]
) -> AsyncGenerator[None]:
    """Let a process be watched over while it runs.

    Args:
        watch: what it tells.
        store: what it needs to be ready.
        address: where it may be asked; None for nowhere.
        say: what is said to whoever runs it.
    """
    health = Health(watch.condition, watch.metrics, store)
    beating = asyncio.create_task(_beat(watch, health)) if watch.manager.listens else None
    if address is not None:
        await _listen(health, *address, say)
    try:
        yield
    finally:
        if beating is not None:
            beating.cancel()
            with suppress(asyncio.CancelledError):
                await beating
        await health.stop()


async def _listen(health: Health, host: str, port: int, say: Callable[[Message], None]) -> None:
    shown = f"[{host}]" if ":" in host else host
    try:
        say(messages.HealthAt(f"{shown}:{await health.start(host, port)}"))
    except OSError:  # rule 1
        say(messages.HealthNowhere(f"{shown}:{port}"))


async def _beat(watch: Watch, health: Health) -> None:
    """Tell the manager how the process is (rule 2)."""
    manager, is_ready = watch.manager, False
    while True:
        if is_ready:
            manager.tell(*[ALIVE] * (manager.watches and watch.condition.is_alive))
        elif await health.missing():
            manager.tell(more_time(MORE_TIME))
        else:
            is_ready = manager.tell(READY)
        await asyncio.sleep(manager.beat)
