"""Keys that somebody else has written over: each is reported, and stops nothing but itself."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from core.ports import Conflict, Loaded, Saved, StoreUnavailable, TableUnavailable
from core.showing import Ledger
from storage import keys
from storage.client import Client
from storage.codec import FORMAT, encode_ledger
from storage.redis import RedisStore
from storage.trouble import Trouble
from tests.stage import ANNA, BO, HERE, PLATFORM, ROOM, SilentLog
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
    assert (await store.claim_due(HERE), await store.claim_marked(HERE)) == (["t2"], ["t2"])
    await opened(store, "t1")


@pytest.mark.parametrize("kind", [keys.marks, keys.deadlines])
async def test_a_shard_that_is_written_over_stops_no_other_and_is_reported_once(
    store_client: Client,
    store: RedisStore,
    log: SilentLog,
    time: list[float],
    kind: Callable[[str, str], str],
) -> None:
    assert keys.table("t1").split(":")[1] != keys.table("t2").split(":")[1]
    await opened(store, "t1", "t2")
    await store_client.set(kind("t1", PLATFORM), SPOILT, ex=3600)
    time[0] += 100
    found = [*await store.claim_due(HERE), *await store.claim_marked(HERE)]
    assert sorted(found) == ["t1", "t2", "t2"], "the other sorted set of that shard is not concerned"
    assert await store.idle(HERE) is not None
    time[0] += 100
    await store.claim_due(HERE)
    await store.claim_marked(HERE)
    assert log.events == [("shard-unreadable", {"key": kind("t1", PLATFORM), "reason": "wrong-type"})]
    await cast("Any", store_client).delete(kind("t1", PLATFORM))
    await store.idle(HERE)
    await store_client.set(kind("t1", PLATFORM), SPOILT, ex=3600)
    await store.idle(HERE)
    assert len(log.events) == 2, "put right, and written over again"


@pytest.mark.parametrize("kind", [keys.marks, keys.deadlines])
async def test_nothing_of_a_table_is_stored_in_a_shard_that_is_written_over(
    store_client: Client, store: RedisStore, log: SilentLog, kind: Callable[[str, str], str]
) -> None:
    assert kind(SAME_SHARD, PLATFORM) == kind("t1", PLATFORM)
    await opened(store, "t1")
    before = await store.load("t1")
    await store_client.set(kind("t1", PLATFORM), SPOILT, ex=3600)
    for expected, table_id in ((1, "t1"), (0, SAME_SHARD)):
        with pytest.raises(StoreUnavailable, match="wrong-type"):
            await store.commit(a_table(table_id), expected=expected, operations=("2",), deadline=2000.0)
    assert await store.load("t1") == before
    assert await store.load(SAME_SHARD) is None
    assert log.events == [], "the table itself is not to blame"


async def test_where_every_shard_is_written_over_there_is_nothing_to_do(
    store_client: Client, store: RedisStore, log: SilentLog
) -> None:
    for key in (*keys.all_deadlines(HERE), *keys.all_marks(HERE)):
        await store_client.set(key, SPOILT, ex=3600)
    assert (await store.claim_due(HERE), await store.claim_marked(HERE), await store.idle(HERE)) == (
        [],
        [],
        None,
    )
    assert len(log.events) == 2 * keys.SHARDS
    assert await store.claim_room(ROOM, "t1", instead_of=None) == "t1"
    await store.seat_player(ANNA.ref, "t1")


# Members, pointers, claims and ledgers.


@pytest.mark.parametrize("member", [b"\xff\xfe", b"t2"], ids=["no text", "of another shard"])
async def test_a_member_that_is_no_table_of_its_shard_is_dropped_and_the_tables_beside_it_are_claimed(
    store_client: Client, store: RedisStore, log: SilentLog, time: list[float], member: bytes
) -> None:
    await opened(store, "t1")
    for kind in (keys.deadlines, keys.marks):
        await cast("Any", store_client).zadd(kind("t1", PLATFORM), {member: 1.0})
    time[0] += 100
    assert [*await store.claim_due(HERE), *await store.claim_marked(HERE)] == ["t1", "t1"]
    time[0] += 100
    assert [*await store.claim_due(HERE), *await store.claim_marked(HERE)] == ["t1", "t1"]
    assert log.events == [
        ("member-dropped", {"key": kind("t1", PLATFORM)}) for kind in (keys.deadlines, keys.marks)
    ]


@pytest.mark.parametrize("spoil", ["not text", "another type"])
async def test_a_pointer_that_cannot_be_read_leads_nowhere_and_is_written_over(
    store_client: Client, store: RedisStore, log: SilentLog, spoil: str
) -> None:
    for audience in (ROOM, ANNA.ref):
        if spoil == "not text":
            await cast("Any", store_client).set(keys.pointer(audience), b"\xff")
        else:
            await cast("Any", store_client).lpush(keys.pointer(audience), "t1")
    for _ in range(2):
        assert (await store.table_in(ROOM), await store.table_of(ANNA.ref)) == (None, None)
    assert [(event, facts["audience"]) for event, facts in log.events] == [
        ("pointer-unreadable", str(ROOM)),
        ("pointer-unreadable", str(ANNA.ref)),
    ], "each once"
    assert await store.claim_room(ROOM, "t2", instead_of="t1") == "t2"
    await store.seat_player(ANNA.ref, "t2")
    assert (await store.table_in(ROOM), await store.table_of(ANNA.ref)) == ("t2", "t2")
    await cast("Any", store_client).set(keys.pointer(ROOM), b"\xff")
    await store.table_in(ROOM)
    assert len(log.events) == 3, "put right, and written over again"


@pytest.mark.parametrize("claim", [SPOILT, "x", "", "inf somebody", "nan somebody", "9e99 somebody"])
async def test_a_claim_of_a_showing_that_is_none_keeps_nobody_from_showing_the_table(
    store_client: Client, store: RedisStore, claim: str
) -> None:
    await opened(store, "t1")
    await store_client.hset(keys.table("t1"), "showing", claim.encode())
    assert isinstance(await store.begin_showing("t1"), Loaded)
    assert await store.record("t1", ROOM, Ledger(1))
    assert await store.unmark("t1", 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (f"shown:{BO.ref}", b"\x95newer"),
        (f"shown:{BO.ref}", b"{broken"),
        (f"shown:{BO.ref}", b""),
        ("shown:nobody", encode_ledger(Ledger(1))),
    ],
)
async def test_a_ledger_that_cannot_be_read_counts_as_none_and_costs_no_game(
    store_client: Client, store: RedisStore, log: SilentLog, field: str, value: bytes
) -> None:
    await opened(store, "t1")
    await store.begin_showing("t1")
    await store.record("t1", ROOM, Ledger(7))
    await store_client.hset(keys.table("t1"), field, value)
    for _ in range(2):
        loaded = await store.load("t1")
        assert loaded is not None
        assert loaded.ledgers == {ROOM: Ledger(7)}
    named = field.removeprefix("shown:")
    assert [(event, facts["table"], facts["audience"]) for event, facts in log.events] == [
        ("ledger-unreadable", "t1", named)
    ]


async def test_a_ledger_that_a_newer_program_stored_is_not_written_over(
    store_client: Client, store: RedisStore, log: SilentLog
) -> None:
    await opened(store, "t1")
    newer = bytes((FORMAT + 1,)) + encode_ledger(Ledger(7))[1:]
    await store_client.hset(keys.table("t1"), f"shown:{ROOM}", newer)
    with pytest.raises(TableUnavailable, match=f"stored in format {FORMAT + 1}"):
        await store.begin_showing("t1")
    assert log.events == []


async def test_a_mark_of_a_table_that_is_gone_is_forgotten_where_the_deadlines_are_written_over(
    store_client: Client, store: RedisStore, time: list[float]
) -> None:
    await opened(store, "t1")
    await cast("Any", store_client).delete(keys.table("t1"))
    await store_client.set(keys.deadlines("t1", PLATFORM), SPOILT, ex=3600)
    await store.forget("t1")
    time[0] += 100
    assert await store.claim_marked(HERE) == []
