"""A cluster of two nodes: what is on one of them does not depend on the other."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import aclosing

import pytest
from redis.crc import key_slot

from core.ports import StoreUnavailable
from storage import due, keys
from storage.connect import ANSWER_WITHIN, connect
from storage.export import export
from storage.exported import TableLine
from storage.redis import RedisStore
from tests.servers import HOST, Server, Setup, a_server
from tests.stage import HERE, SilentLog
from tests.test_every_store import a_table

ALONE = Setup(cluster=True, append=True, options=(("cluster-require-full-coverage", "no"),))


@pytest.fixture
def nodes() -> Iterator[tuple[Server, Server]]:
    with a_server(ALONE) as lower, a_server(ALONE) as upper:
        lower.share_slots(upper)
        yield lower, upper


def is_on_the_lower(table_id: str) -> bool:
    return key_slot(keys.table(table_id).encode()) < 8192


async def test_tables_of_the_node_that_is_left_are_still_found_to_be_due(
    nodes: tuple[Server, Server],
) -> None:
    lower, upper = nodes
    log, time = SilentLog(), [1000.0]
    ids = [f"t{number}" for number in range(40)]
    left = sorted(filter(is_on_the_lower, ids))
    assert 0 < len(left) < len(ids)
    async with aclosing(connect(lower.url)) as client:
        store = RedisStore(client, log, clock=lambda: time[0])
        for table_id in ids:
            await store.commit(a_table(table_id), expected=0, operations=("1",), deadline=1000.0)
        assert sorted(await store.claim_due(HERE, 100)) == sorted(ids)
        await asyncio.to_thread(upper.kill)
        time[0] += 100
        assert sorted(await store.claim_due(HERE, 100)) == left
        assert sorted(await store.claim_marked(HERE, 100)) == left
        assert await store.idle(HERE) is not None
        assert {event for event, _ in log.events} == {"shard-unreadable"}
        assert len(log.events) == len({facts["key"] for _, facts in log.events}), "each once"
        await asyncio.to_thread(upper.start)
        time[0] += 100
        assert sorted(await store.claim_due(HERE, 100)) == sorted(ids)


@pytest.fixture
def hung(nodes: tuple[Server, Server]) -> Iterator[Callable[[], None]]:
    """Return what makes the upper node hang; it goes on in the end, and can be ended."""
    _, upper = nodes
    yield lambda: os.kill(upper.pid, signal.SIGSTOP)
    os.kill(upper.pid, signal.SIGCONT)


@pytest.mark.parametrize("connections", [50, 4])
async def test_a_node_that_hangs_holds_up_no_table_of_the_other(
    nodes: tuple[Server, Server], hung: Callable[[], None], connections: int
) -> None:
    lower, upper = nodes
    log, time, ids = SilentLog(), [1000.0], [f"t{number}" for number in range(40)]
    left = sorted(filter(is_on_the_lower, ids))
    gone = sorted(set(ids) - set(left))
    url = f"redis+cluster://{HOST}:{upper.port},{HOST}:{lower.port}"
    async with aclosing(connect(url, connections=connections)) as client:
        store = RedisStore(client, log, clock=lambda: time[0])
        for table_id in ids:
            await store.commit(a_table(table_id), expected=0, operations=("1",), deadline=1000.0)
        hung()
        async with asyncio.timeout(ANSWER_WITHIN - 1):
            assert sorted(await store.claim_due(HERE, 100)) == left
            time[0] += 100
            assert sorted(await store.claim_marked(HERE, 100)) == left
            assert await store.idle(HERE) is not None
        assert {(event, facts["reason"]) for event, facts in log.events} == {("shard-unreadable", "timeout")}
        bothering = [asyncio.ensure_future(store.load(gone[each % len(gone)])) for each in range(100)]
        async with asyncio.timeout(ANSWER_WITHIN - 1):
            for _ in range(10):
                time[0] += 100
                assert sorted(await store.claim_due(HERE, 100)) == left
                assert all(await asyncio.gather(*map(store.load, left)))
        for each in bothering:
            each.cancel()
        assert await asyncio.gather(*bothering, return_exceptions=True)


async def test_whoever_comes_while_a_node_hangs_finds_the_tables_of_the_other(
    nodes: tuple[Server, Server], hung: Callable[[], None]
) -> None:
    lower, upper = nodes
    async with aclosing(connect(lower.url)) as client:
        [table_id, *_] = filter(is_on_the_lower, map("t{}".format, range(40)))
        store = RedisStore(client, SilentLog())
        await store.commit(a_table(table_id), expected=0, operations=("1",), deadline=None)
    hung()
    async with aclosing(connect(f"redis+cluster://{HOST}:{upper.port},{HOST}:{lower.port}")) as client:
        async with asyncio.timeout(ANSWER_WITHIN - 1):
            assert await RedisStore(client, SilentLog()).load(table_id) is not None


async def test_a_node_that_goes_on_after_it_hung_is_looked_at_again(
    nodes: tuple[Server, Server], hung: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    lower, upper = nodes
    monkeypatch.setattr(due, "LEFT_ALONE", 0.0)
    log, time, ids = SilentLog(), [1000.0], [f"t{number}" for number in range(40)]
    async with aclosing(connect(lower.url)) as client:
        store = RedisStore(client, log, clock=lambda: time[0])
        for table_id in ids:
            await store.commit(a_table(table_id), expected=0, operations=("1",), deadline=1000.0)
        hung()
        assert sorted(await store.claim_due(HERE, 100)) == sorted(filter(is_on_the_lower, ids))
        os.kill(upper.pid, signal.SIGCONT)
        time[0] += 100
        assert sorted(await store.claim_due(HERE, 100)) == sorted(ids)


async def test_an_export_holds_the_tables_of_all_nodes_and_fails_where_one_is_gone(
    nodes: tuple[Server, Server],
) -> None:
    lower, upper = nodes
    ids = [f"t{number}" for number in range(40)]
    assert 0 < len([*filter(is_on_the_lower, ids)]) < len(ids)
    async with aclosing(connect(lower.url)) as client:
        store = RedisStore(client, SilentLog())
        for table_id in ids:
            await store.commit(a_table(table_id), expected=0, operations=("1",), deadline=None)
        lines = [line async for line in export(client, at="", program="")]
        assert sorted(line.id for line in lines if isinstance(line, TableLine)) == sorted(ids)
        await asyncio.to_thread(upper.kill)
        with pytest.raises(StoreUnavailable):
            _ = [line async for line in export(client, at="", program="")]
