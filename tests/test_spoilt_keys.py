"""Keys that somebody else has written over: each is reported, and stops nothing but itself."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from core.ports import Conflict, Saved, StoreUnavailable
from storage import keys
from storage.client import Client
from storage.redis import RedisStore
from storage.trouble import Trouble
from tests.stage import ANNA, ROOM, SilentLog
from tests.test_every_store import a_table

SPOILT = "nothing that belongs here"
SAME_SHARD = "t29"


@pytest.fixture
def log() -> SilentLog:
    return SilentLog()


@pytest.fixture
def time() -> list[float]:
    return [1000.0]


@pytest.fixture
def store(store_client: Client, log: SilentLog, time: list[float]) -> RedisStore:
    return RedisStore(store_client, log, clock=lambda: time[0])


async def opened(store: RedisStore, *ids: str) -> None:
    """Store tables that are due at once."""
    for table_id in ids:
        table = a_table(table_id)
        assert await store.commit(table, expected=0, operations=("1",), deadline=1000.0) == Saved(1)


async def loads(store: RedisStore) -> None:
    assert await store.load("t1") is None


async def shows(store: RedisStore) -> None:
    assert await store.begin_showing("t1") is None


async def saves(store: RedisStore) -> None:
    answer = await store.commit(a_table("t1"), expected=1, operations=("2",), deadline=None)
    assert answer == Conflict(None)


@pytest.mark.parametrize("finds", [loads, shows, saves])
async def test_a_table_that_is_none_at_all_is_set_aside_by_whoever_finds_it(
    store_client: Client,
    store: RedisStore,
    log: SilentLog,
    time: list[float],
    finds: Callable[[RedisStore], Awaitable[None]],
) -> None:
    await opened(store, "t1", "t2")
    await store_client.set(keys.table("t1"), SPOILT, ex=3600)
    await finds(store)
    assert log.events == [("table-set-aside", {"table": "t1", "fault": Trouble.WRONG_TYPE})]
    assert await store_client.get(keys.broken("t1")) == SPOILT.encode()
    time[0] += 100
    assert (await store.claim_due(), await store.claim_marked()) == (["t2"], ["t2"])
    await opened(store, "t1")


@pytest.mark.parametrize("kind", [keys.marks, keys.deadlines])
async def test_a_shard_that_is_written_over_stops_no_other_and_is_reported_once(
    store_client: Client, store: RedisStore, log: SilentLog, time: list[float], kind: Callable[[str], str]
) -> None:
    assert keys.table("t1").split(":")[1] != keys.table("t2").split(":")[1]
    await opened(store, "t1", "t2")
    await store_client.set(kind("t1"), SPOILT, ex=3600)
    time[0] += 100
    found = [*await store.claim_due(), *await store.claim_marked()]
    assert sorted(found) == ["t1", "t2", "t2"], "the other sorted set of that shard is not concerned"
    assert await store.idle() is not None
    time[0] += 100
    await store.claim_due()
    await store.claim_marked()
    assert log.events == [("shard-unreadable", {"key": kind("t1"), "reason": "wrong-type"})]
    await cast("Any", store_client).delete(kind("t1"))
    await store.idle()
    await store_client.set(kind("t1"), SPOILT, ex=3600)
    await store.idle()
    assert len(log.events) == 2, "put right, and written over again"


@pytest.mark.parametrize("kind", [keys.marks, keys.deadlines])
async def test_nothing_of_a_table_is_stored_in_a_shard_that_is_written_over(
    store_client: Client, store: RedisStore, log: SilentLog, kind: Callable[[str], str]
) -> None:
    assert kind(SAME_SHARD) == kind("t1")
    await opened(store, "t1")
    before = await store.load("t1")
    await store_client.set(kind("t1"), SPOILT, ex=3600)
    for expected, table_id in ((1, "t1"), (0, SAME_SHARD)):
        with pytest.raises(StoreUnavailable, match="wrong-type"):
            await store.commit(a_table(table_id), expected=expected, operations=("2",), deadline=2000.0)
    assert await store.load("t1") == before
    assert await store.load(SAME_SHARD) is None
    assert log.events == [], "the table itself is not to blame"


async def test_where_every_shard_is_written_over_there_is_nothing_to_do(
    store_client: Client, store: RedisStore, log: SilentLog
) -> None:
    for key in (*keys.all_deadlines(), *keys.all_marks()):
        await store_client.set(key, SPOILT, ex=3600)
    assert (await store.claim_due(), await store.claim_marked(), await store.idle()) == ([], [], None)
    assert len(log.events) == 2 * keys.SHARDS
    assert await store.claim_room(ROOM, "t1", instead_of=None) == "t1"
    await store.seat_player(ANNA.ref, "t1")
