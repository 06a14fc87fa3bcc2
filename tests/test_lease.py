"""A lease is one process's at a time: it lasts while it is asked for; whoever cannot ask stops in time."""

import asyncio
import time
from dataclasses import dataclass, field

import pytest
from fakeredis import FakeServer

from core.ports import StoreUnavailable
from storage import keys
from storage.client import Client
from storage.embedded import embedded
from storage.lease import ASKED_EVERY, LASTS, RENEWED_EVERY, STOPS_BEFORE, Held, RedisLease, since_boot
from tests.stage import SilentLog
from tests.synapse import until


@dataclass
class Time:
    """A time that passes when a test says so, the same for the server."""

    now: float = 1000.0
    waiting: list[tuple[float, asyncio.Event]] = field(default_factory=list)

    def __call__(self) -> float:
        return self.now

    async def pause(self, seconds: float) -> None:
        """Wait until so much time has passed."""
        event = asyncio.Event()
        self.waiting.append((self.now + seconds, event))
        await event.wait()

    async def passes(self, seconds: float, *keeping: RedisLease) -> None:
        """Let time pass, and those who keep a lease do what they do meanwhile."""
        end = self.now + seconds
        while due := [time for time, _ in self.waiting if time <= end]:
            self.now = min(due)
            for each in [each for each in self.waiting if each[0] <= self.now]:
                self.waiting.remove(each)
                each[1].set()
            await until(lambda: all(self._is_at_rest(lease) for lease in keeping))
        self.now = end

    def _is_at_rest(self, lease: RedisLease) -> bool:
        keeping = lease._keeping
        return keeping is None or keeping.done() or bool(self.waiting)


@dataclass
class Processes:
    """Processes that ask for the same lease."""

    client: Client
    time: Time = field(default_factory=Time)
    log: SilentLog = field(default_factory=SilentLog)

    def one(self, client: Client | None = None) -> RedisLease:
        """Return what another process asks with."""
        return RedisLease(
            client or self.client,
            "telegram",
            "123456",
            log=self.log,
            clock=self.time,
            pause=self.time.pause,
            server_clock=self.time,
        )


@pytest.fixture
def processes(store_client: Client) -> Processes:
    return Processes(store_client)


def has(lease: RedisLease) -> bool:
    return lease.is_ours


async def test_a_lease_is_had_by_one_for_as_long_as_it_asks(processes: Processes) -> None:
    one, other = processes.one(), processes.one()
    assert await one.take() == Held(1, was_taken=False)
    assert await other.take() is None
    await processes.time.passes(5 * LASTS, one)
    assert one.is_ours
    assert await other.take() is None
    await one.release()


async def test_one_that_is_given_back_is_anothers_at_once(processes: Processes) -> None:
    one, other = processes.one(), processes.one()
    await one.take()
    await one.release()
    assert not one.is_ours
    assert await other.take() == Held(2, was_taken=False)
    await one.release()
    assert other.is_ours
    assert await one.take() is None, "what is not had cannot be given back"
    await other.release()
    assert processes.log.events == []


async def test_one_whose_holder_died_is_anothers_when_it_has_run_out_and_that_is_said(
    processes: Processes,
) -> None:
    dead, other = processes.one(), processes.one()
    await dead.take()
    dead._end_keeping()
    processes.time.now += LASTS - 0.01
    assert await other.take() is None
    processes.time.now += 0.02
    assert await other.take() == Held(2, was_taken=True)
    assert processes.log.events == [("lease-taken-over", {"platform": "telegram", "number": 2})]
    await other.release()


async def test_who_holds_it_by_a_name_has_it_again_at_once_after_it_died(processes: Processes) -> None:
    for _ in range(2):
        alone = RedisLease(
            processes.client, "telegram", "1", log=processes.log, holder="alone", server_clock=processes.time
        )
        assert await alone.take() == Held(1, was_taken=False)
        alone._end_keeping()


async def test_one_that_was_asked_for_and_whose_answer_nobody_waited_for_is_given_back(
    processes: Processes,
) -> None:
    one = processes.one()
    # As when the end comes while the store is being asked.
    assert await one._ask() == Held(1, was_taken=False)
    await one.release()
    assert await processes.one().take() == Held(2, was_taken=False)


async def test_who_waits_is_told_once_and_has_it_a_moment_after_it_is_free(processes: Processes) -> None:
    one, other, times = processes.one(), processes.one(), list[int]()
    await one.take()
    waiting = asyncio.create_task(other.wait(lambda: times.append(1)))
    await until(lambda: len(processes.time.waiting) == 2)
    await processes.time.passes(RENEWED_EVERY, one)
    await one.release()
    await until(lambda: any(time > processes.time.now for time, _ in processes.time.waiting))
    while not waiting.done():
        await processes.time.passes(ASKED_EVERY)
        await asyncio.wait({waiting}, timeout=0.05)
    assert (await waiting).number == 2
    assert times == [1]
    await other.release()


async def test_who_cannot_reach_the_store_has_stopped_before_another_may_begin() -> None:
    server = FakeServer()
    processes = Processes(embedded(server))
    one = processes.one()
    await one.take()
    await processes.time.passes(RENEWED_EVERY, one)
    taken = processes.time.now
    server.connected = False
    losing = asyncio.create_task(one.lost())
    while not losing.done():
        await processes.time.passes(0.1, one)
        await asyncio.wait({losing}, timeout=0.01)
    assert processes.time.now - taken <= LASTS - STOPS_BEFORE + 0.11
    assert has(one), "nobody else can have it yet"
    with pytest.raises(StoreUnavailable):
        await processes.one().take()
    assert processes.log.events == [("lease-lost", {"platform": "telegram"})]
    server.connected = True
    processes.time.now += STOPS_BEFORE + 0.1
    assert not has(one)
    assert await processes.one().take() == Held(2, was_taken=True)


async def test_who_finds_another_in_its_place_has_lost_it(processes: Processes) -> None:
    asleep, other = processes.one(), processes.one()
    await asleep.take()
    processes.time.now += LASTS + 1
    await other.take()
    losing = asyncio.create_task(asleep.lost())
    await processes.time.passes(RENEWED_EVERY, other)
    await losing
    assert not asleep.is_ours
    assert other.is_ours
    await other.release()


async def test_what_is_no_lease_stands_in_nobodys_way(processes: Processes) -> None:
    key, client = keys.lease("telegram", "123456"), processes.client
    await client.set(key, "written over", ex=3600)
    one = processes.one()
    assert await one.take() == Held(1, was_taken=False)
    one._end_keeping()
    await client.hset(key, "ends", b"1e300")
    assert await processes.one().take() == Held(2, was_taken=True), "no lease lasts so long"
    await client.hset(key, "number", b"no number")
    await client.hset(key, "ends", b"0")
    assert (await processes.one().take() or Held(0, was_taken=False)).number == 1
    assert await client.ttl(key) > 3600


def test_the_times_leave_15_seconds_to_take_over_and_two_tries_to_keep_a_lease() -> None:
    assert LASTS + ASKED_EVERY < 10, "and some seconds to log in, and to hear what came"
    assert 2 * RENEWED_EVERY < LASTS - STOPS_BEFORE


def test_a_lease_is_counted_while_the_machine_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep = {time.CLOCK_MONOTONIC: 5.0, getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC): 3605.0}
    monkeypatch.setattr(time, "clock_gettime", asleep.__getitem__)
    assert since_boot() == 3605.0
