"""What is away for a night, or fails every few days, is asked again for as long as the process runs."""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field

import pytest

from adapters.announcing import Announcing
from adapters.cli import presence, run
from core.pauses import growing
from core.ports import StoreUnavailable
from core.service import Service
from core.service.work import LONGEST_ABSENCE
from storage.connect import connect
from storage.lease import RedisLease
from storage.redis import RedisStore
from tests.processes import a_process
from tests.stage import SilentLog
from tests.test_running import SomeBot, a_game, entry, running

A_NIGHT = 1100
"""How often something is asked for in half a day, each time after the longest pause."""


class AwayStore(RedisStore):
    """A store that is away when it is asked what is due."""

    async def claim_due(self, platforms: object, most: int = 32) -> Sequence[str]:
        raise StoreUnavailable("unreachable")


def test_a_pause_grows_to_the_longest_and_stays_there() -> None:
    assert [growing(failures, 30.0) for failures in (1, 2, 5, 6, A_NIGHT)] == [1, 2, 16, 30, 30]
    assert growing(1, 30.0, first=0.5) == 0.5


async def test_time_is_kept_again_after_the_store_was_away_for_a_night() -> None:
    async with aclosing(connect("embedded")) as client:
        process = a_process(client, store=AwayStore)
        pauses = [await process.works() for _ in range(A_NIGHT)]
    assert LONGEST_ABSENCE / 2 <= pauses[-1] <= LONGEST_ABSENCE * 1.5


async def test_a_platform_that_fails_a_thousand_times_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LONGEST_PAUSE", 0.0)
    monkeypatch.setattr(run, "PACE", 0.0)
    bot = SomeBot("stage", [ValueError()] * A_NIGHT)
    ran = running([bot])
    await a_game(bot)
    assert await ran.ends() == 0


async def test_a_fault_in_what_is_due_is_logged_and_time_is_kept_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "PACE", 0.0)
    monkeypatch.setattr(run, "LONGEST_PAUSE", 0.0)
    works, faults = Service.work, [ValueError("secret")]
    tells, later = Announcing.tell, [ValueError("secret")]

    async def work(service: Service) -> float:
        if faults:
            raise faults.pop()
        return await works(service)

    async def tell(announcing: Announcing, service: Service, platforms: Collection[str]) -> None:
        if later:
            raise later.pop()
        await tells(announcing, service, platforms)

    monkeypatch.setattr(Service, "work", work)
    monkeypatch.setattr(Announcing, "tell", tell)
    bot = SomeBot("stage")
    ran = running([bot])
    await a_game(bot)
    assert await ran.ends() == 0
    assert sorted(event for event, _ in ran.log.events) == ["announcement-fault", "time-fault"]
    assert "secret" not in str(ran.log.events)


@dataclass
class BreaksOff(SomeBot):
    """A bot that hears for some seconds each time, and then has a fault."""

    time: list[float] = field(default_factory=lambda: [0.0])
    stays: list[float] = field(default_factory=list)

    async def hear(self) -> None:
        if not self.stays:
            self.hears.set()
            await asyncio.Event().wait()
        self.time[0] += self.stays.pop(0)
        raise ValueError


async def test_a_fault_after_a_while_that_went_well_is_the_first_again() -> None:
    time, pauses = [0.0], list[float]()
    bot = BreaksOff("stage", time=time, stays=[0.0, 1.0, presence.LONGEST_PAUSE + 1, 0.0])

    async def paused(seconds: float) -> None:
        pauses.append(seconds)

    async with aclosing(connect("embedded")) as client:
        here = presence.Presence(
            entry(bot),
            RedisLease(client, "stage", "stage-bot", log=SilentLog()),
            lambda _bot, _ours: bot.hear(),
            platforms={},
            rates={},
            say=lambda _message: None,
            log=SilentLog(),
            clock=lambda: time[0],
            pause=paused,
        )
        going_on = asyncio.create_task(here.go_on())
        await asyncio.wait_for(bot.hears.wait(), 20)
        going_on.cancel()
        await asyncio.wait({going_on})
    assert pauses == [1.0, 2.0, 1.0, 2.0]
