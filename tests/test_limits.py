"""What the limits of a platform promise, on every store there is."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from core.commands import Deal, Join
from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Rate, Unavailable, Urgency
from storage import keys
from storage.client import Client
from storage.limits import Conversation, Rates, RedisLimits
from tests.stage import ANNA, BO, CEM, PLATFORM, ROOM, assert_shown_as_scene_says, stage

AMPLE = Rates(bot=Rate(1000, 1), conversation=Rate(1000, 1), group=Rate(1000, 1))
ELSEWHERE = RoomRef("elsewhere", "the-room")
ANOTHER_ROOM = RoomRef(PLATFORM, "another-room")


@pytest.fixture
def time() -> list[float]:
    return [1000.0]


@pytest.fixture
def limits(store_client: Client, time: list[float]) -> RedisLimits:
    return RedisLimits(store_client, {PLATFORM: AMPLE}, clock=lambda: time[0])


async def waits(limits: RedisLimits, *audiences: Audience) -> list[float]:
    return [await limits.wait(audience, Urgency.TURN) for audience in audiences]


async def test_a_conversation_that_is_blocked_waits_and_no_other_does(
    limits: RedisLimits, time: list[float]
) -> None:
    await limits.block(ROOM, 30)
    assert await waits(limits, ROOM, ANOTHER_ROOM, ANNA.ref) == [30, 0, 0]
    time[0] += 29.5
    assert await waits(limits, ROOM) == [0.5]
    time[0] += 0.5
    assert await waits(limits, ROOM) == [0]


async def test_a_block_everywhere_holds_for_every_conversation_of_that_platform(
    limits: RedisLimits, time: list[float]
) -> None:
    await limits.block(ROOM, 30, everywhere=True)
    assert await waits(limits, ROOM, ANOTHER_ROOM, ANNA.ref, ELSEWHERE) == [30, 30, 30, 0]
    await limits.block(ANNA.ref, 40)
    await limits.block(ANNA.ref, 10, everywhere=True)
    assert await waits(limits, ANNA.ref, BO.ref) == [40, 30], "a longer block stays"
    time[0] += 30
    assert await waits(limits, ROOM, ANNA.ref) == [0, 10]


@pytest.mark.parametrize("name", ["bot", str(ROOM), f"group:{ROOM}"])
async def test_a_block_of_any_limit_of_a_message_holds_it_up(
    store_client: Client, limits: RedisLimits, name: str
) -> None:
    await store_client.set(keys.block(PLATFORM, name), "1007.5", ex=60)
    assert await waits(limits, ROOM) == [7.5]


async def test_a_platform_without_rates_can_be_blocked_as_a_whole(store_client: Client) -> None:
    unlimited = RedisLimits(store_client, {}, clock=lambda: 1000.0)
    await unlimited.block(ROOM, 30, everywhere=True)
    assert await waits(unlimited, PlayerRef(PLATFORM, "anybody")) == [30]


@pytest.mark.parametrize("written", ["spoilt", "", "inf", "nan", b"\xff", ["a", "list"]])
@pytest.mark.parametrize("key", [keys.limit, keys.block])
async def test_a_limit_or_a_block_that_is_none_holds_nobody_up_and_can_be_used_again(
    store_client: Client,
    limits: RedisLimits,
    key: Callable[[str, str], str],
    written: str | bytes | list[str],
) -> None:
    for name in ("bot", str(ROOM)):
        if isinstance(written, list):
            await cast("Any", store_client).rpush(key(PLATFORM, name), *written)
        else:
            await cast("Any", store_client).set(key(PLATFORM, name), written)
    assert await waits(limits, ROOM, ANNA.ref) == [0, 0]
    await limits.block(ROOM, 30)
    assert await waits(limits, ROOM, ANNA.ref) == [30, 0]


async def test_places_that_lie_ahead_are_not_taken(store_client: Client, time: list[float]) -> None:
    slow = RedisLimits(
        store_client, {PLATFORM: Rates(Rate(3, 60), Rate(3, 60), Rate(3, 60))}, clock=lambda: time[0]
    )
    await cast("Any", store_client).rpush(keys.limit(PLATFORM, "bot"), *["999999999"] * 3)
    assert await waits(slow, ROOM, ROOM, ROOM, ROOM) == [0, 0, 0, 60]


async def test_in_no_stretch_of_its_time_a_limit_gives_more_places_than_it_has(
    store_client: Client, time: list[float]
) -> None:
    limits = RedisLimits(
        store_client, {PLATFORM: Rates(Rate(5, 10), Rate(5, 10), Rate(5, 10))}, clock=lambda: time[0]
    )
    taken: list[float] = []
    for _ in range(200):
        time[0] += 0.5
        if await limits.wait(ROOM, Urgency.TURN) == 0:
            taken.append(time[0])
    assert max(sum(first <= each < first + 10 for each in taken) for first in taken) == 5
    assert len(taken) == 50


async def test_whoever_waited_as_long_as_they_were_told_has_a_place_that_counts(
    store_client: Client, time: list[float]
) -> None:
    odd = RedisLimits(
        store_client, {PLATFORM: Rates(Rate(1, 1.1), Rate(1, 1.1), Rate(1, 1.1))}, clock=lambda: time[0]
    )
    for _ in range(50):
        while wait := await odd.wait(ROOM, Urgency.TURN):
            time[0] += wait
        assert await odd.wait(ROOM, Urgency.TURN) > 1


async def test_nobody_is_sent_anything_while_the_platform_wants_nothing_from_this_bot() -> None:
    on = stage()
    await on.open(ANNA)
    await on.does(BO, Join())
    on.platform.calls.clear()
    on.platform.faults = [Unavailable(30, everywhere=True)]
    await on.does(ANNA, Deal())
    assert on.platform.calls.total() == 1
    on.time[0] += 29
    await on.works()
    assert on.platform.calls.total() == 1
    on.time[0] += 3
    await on.works()
    assert_shown_as_scene_says(await on.table(), on.platform)


async def test_audiences_that_a_platform_counts_as_one_share_their_limits(
    store_client: Client, time: list[float]
) -> None:
    def of(audience: Audience) -> Conversation:
        return Conversation(audience.id.partition(".")[0], is_group=isinstance(audience, RoomRef))

    rates = Rates(bot=Rate(1000, 1), conversation=Rate(2, 10), group=Rate(3, 60), conversation_of=of)
    limits = RedisLimits(store_client, {PLATFORM: rates}, clock=lambda: time[0])
    topic, other_topic, elsewhere = (RoomRef(PLATFORM, name) for name in ("forum.1", "forum.2", "group"))
    assert await waits(limits, topic, other_topic, topic, elsewhere) == [0, 0, 10, 0]
    await limits.block(topic, 30)
    assert await waits(limits, other_topic, elsewhere) == [30, 0]


async def test_a_post_that_takes_the_place_of_one_that_is_gone_waits_like_any_other() -> None:
    one_at_a_time = Rates(bot=Rate(100, 1), conversation=Rate(1, 30), group=Rate(100, 1))
    on = stage(rates={PLATFORM: one_at_a_time})
    await on.open(ANNA)
    await on.does(BO, Join())
    on.time[0] += 31
    await on.works()
    for name in [name for name, each in on.platform.messages.items() if each.audience == ROOM]:
        del on.platform.messages[name]
    on.platform.calls.clear()
    on.time[0] += 31
    await on.does(CEM, Join())
    assert on.platform.calls == {"edit": 1}, "there is no place for another message yet"
    on.time[0] += 31
    await on.works()
    assert on.platform.calls == {"edit": 1, "send": 1}, "what is gone is not tried again"
    assert_shown_as_scene_says(await on.table(), on.platform)
