"""A cluster of two nodes: what is on one of them does not depend on the other."""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing

import pytest
from redis.crc import key_slot

from storage import keys
from storage.connect import connect
from storage.redis import RedisStore
from tests.servers import Server, Setup, a_server
from tests.stage import SilentLog
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
        assert sorted(await store.claim_due(100)) == sorted(ids)
        await asyncio.to_thread(upper.kill)
        time[0] += 100
        assert sorted(await store.claim_due(100)) == left
        assert sorted(await store.claim_marked(100)) == left
        assert await store.idle() is not None
        assert {event for event, _ in log.events} == {"shard-unreadable"}
        assert len(log.events) == len({facts["key"] for _, facts in log.events}), "each once"
        await asyncio.to_thread(upper.start)
        time[0] += 100
        assert sorted(await store.claim_due(100)) == sorted(ids)
