"""A table is worked on by processes that speak where it is; what they cannot show they leave to others."""

from dataclasses import replace
from typing import Any, cast

import pytest

from core.commands import AddComputer, Deal, Join, RoomLost
from core.identity import RoomRef
from core.table.values import Room, Style, home
from storage import keys
from storage.client import Client
from storage.redis import OLD_AFTER, RedisStore
from tests.stage import (
    ANNA,
    BO,
    PLATFORM,
    ROOM,
    SilentLog,
    Stage,
    StagePlatform,
    assert_shown_as_scene_says,
    stage,
)

OTHER = "other"
HALL = RoomRef(OTHER, "the-hall")


@pytest.fixture
def here(store_client: Client) -> Stage:
    """Return a process that speaks where the table is."""
    return a_process(store_client, PLATFORM, [1000.0])


@pytest.fixture
def there(store_client: Client, here: Stage) -> Stage:
    """Return one that speaks elsewhere, on the same store."""
    return a_process(store_client, OTHER, here.time)


def a_process(client: Client, platform: str, time: list[float]) -> Stage:
    store = RedisStore(client, SilentLog(), clock=lambda: time[0])
    return stage(store=store, time=time, plays_on=platform, platform=StagePlatform())


async def computers_play(here: Stage) -> str:
    """Let a game of computer players begin, and return the table's id."""
    table_id = await here.open(sit=False)
    await here.does(ANNA, AddComputer(), AddComputer(), Deal())
    return table_id


async def in_both_rooms(here: Stage) -> str:
    """Open a table in a room here, and let it stand in one elsewhere as well; return its id."""
    table_id = await here.open()
    loaded = await here.store.load(table_id)
    assert loaded is not None
    await here.store.claim_room(HALL, table_id, instead_of=None)
    both = (*loaded.table.rooms, Room(HALL, "en", Style.BOARD))
    table = replace(loaded.table, rooms=both)
    await here.store.commit(table, expected=loaded.version, operations=("both",), deadline=None)
    return table_id


async def test_the_clock_and_the_showing_of_a_table_are_left_to_those_who_speak_there(
    here: Stage, there: Stage
) -> None:
    await computers_play(here)
    before = await here.table()
    here.time[0] += 100
    assert await there.works() == 1.0, "there is nothing for them to do"
    assert await there.store.idle([OTHER]) is None
    assert list(await there.store.claim_due([OTHER])) == []
    assert list(await there.store.claim_marked([OTHER])) == []
    assert await here.table() == before
    await here.works()
    after = await here.table()
    assert after.turn > before.turn
    assert_shown_as_scene_says(after, here.platform)
    assert there.platform.messages == {}


async def test_what_cannot_be_shown_here_is_shown_at_once_by_those_who_can_and_nobody_goes_in_circles(
    here: Stage, there: Stage
) -> None:
    table_id = await in_both_rooms(here)
    await here.service.show(table_id)
    assert there.platform.texts(HALL) == []
    await there.works()
    assert there.platform.texts(HALL) == here.platform.texts(ROOM)
    marks = [keys.marks(table_id, platform) for platform in (PLATFORM, OTHER)]
    assert await is_empty(here, *marks)
    await there.service.hear(replace(BO, room=HALL), Join(), "join")
    await there.service.settled()
    await here.works()
    assert any("Bo" in text for text in here.platform.texts(ROOM))
    for _ in range(5):
        await there.works()
        await here.works()
    assert await is_empty(here, *marks)
    assert here.log.events + there.log.events == []


async def is_empty(on: Stage, *sets: str) -> bool:
    client = cast("Any", on.store)._client
    return not any([await client.zcard(key) for key in sets])


@pytest.mark.parametrize("by", [PLATFORM, OTHER])
async def test_what_was_stored_before_deadlines_were_kept_by_platform_is_found(
    here: Stage, there: Stage, store_client: Client, by: str
) -> None:
    table_id = await computers_play(here)
    driver = cast("Any", store_client)
    for kind in (keys.deadlines, keys.marks):
        await driver.delete(kind(table_id, PLATFORM))
        await driver.zadd(kind(table_id, keys.NOWHERE), {table_id: 1.0})
    here.time[0] += 100
    finds, before = here if by == PLATFORM else there, (await here.table()).turn
    await finds.works()
    await here.works()
    table = await here.table()
    assert table.turn > before
    assert_shown_as_scene_says(table, here.platform)
    assert await is_empty(here, *(kind(table_id, keys.NOWHERE) for kind in (keys.deadlines, keys.marks)))
    assert not await is_empty(here, keys.deadlines(table_id, PLATFORM)), "it is kept by platform from now on"


async def test_what_an_older_process_stores_meanwhile_is_found_some_seconds_later(
    here: Stage, store_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.redis.OLD_AFTER", 0.0)
    assert OLD_AFTER == 10.0
    await here.works()
    await cast("Any", store_client).zadd(keys.deadlines("t1", keys.NOWHERE), {"t1": 1.0})
    assert list(await here.store.claim_due([PLATFORM])) == ["t1"]


async def test_a_table_that_loses_its_first_room_is_at_home_where_the_next_one_is(
    here: Stage, there: Stage
) -> None:
    table_id = await in_both_rooms(here)
    await here.does(ANNA, Join(), AddComputer(), AddComputer(), Deal())
    assert not await is_empty(here, keys.deadlines(table_id, PLATFORM))
    await here.service.heed(RoomLost(ROOM))
    await here.service.settled()
    loaded = await here.store.load(table_id)
    assert loaded is not None
    assert home(loaded.table) == OTHER
    assert await is_empty(here, keys.deadlines(table_id, PLATFORM))
    assert not await is_empty(here, keys.deadlines(table_id, OTHER))
    there.time[0] += 100
    assert list(await there.store.claim_due([OTHER])) == [table_id]
