"""What a player or a room chose is kept, on every store there is."""

from typing import Any, cast

import pytest

from core.games import GAMES
from core.identity import PlayerRef, RoomRef
from core.preferences import Preferences
from core.table.values import TableOptions
from storage import keys
from storage.client import Client
from storage.redis import Expiry, RedisStore
from tests.stage import ANNA, BO, ROOM, SilentLog

YEAR = Expiry().preferences


@pytest.fixture
def log() -> SilentLog:
    return SilentLog()


@pytest.fixture
def store(store_client: Client, log: SilentLog) -> RedisStore:
    return RedisStore(store_client, log)


def of_a_room(game: str) -> Preferences:
    """Return what a room chose that has changed every option of a game and of the table."""
    own, of_the_table = (
        {choice.name: options.next_value(choice.name) for choice in options.choices()}
        for options in (GAMES[game].options(), TableOptions())
    )
    return Preferences("sv", game, own, of_the_table)


@pytest.mark.parametrize("game", list(GAMES))
async def test_what_a_room_chose_comes_back_the_same_switches_as_switches(
    store: RedisStore, game: str
) -> None:
    chosen = of_a_room(game)
    await store.remember(ROOM, chosen)
    found = await store.recall(ROOM)
    assert found == chosen
    assert found is not None
    assert {name: type(value) for name, value in found.options.items()} == {
        name: type(value) for name, value in chosen.options.items()
    }


async def test_everybody_has_their_own_and_the_latest_counts(store: RedisStore, log: SilentLog) -> None:
    topic, room = RoomRef("telegram", "-100:preferences"), RoomRef("telegram", "-100")
    await store.claim_room(topic, "t1", instead_of=None)
    await store.remember(room, Preferences("da"))
    await store.remember(ANNA.ref, Preferences("fr"))
    await store.remember(ANNA.ref, Preferences("sr-Latn"))
    await store.remember(PlayerRef("matrix", ANNA.ref.id), Preferences("de"))
    assert await store.recall(ANNA.ref) == Preferences("sr-Latn")
    assert await store.recall(PlayerRef("matrix", ANNA.ref.id)) == Preferences("de")
    assert await store.recall(room) == Preferences("da")
    assert await store.recall(BO.ref) is None
    assert await store.recall(topic) is None
    assert await store.table_in(topic) == "t1"
    assert log.events == []


async def test_they_are_kept_for_a_year_from_when_they_were_last_stored(
    store_client: Client, store: RedisStore
) -> None:
    for _ in range(2):
        await store.remember(ANNA.ref, Preferences("fr"))
        assert YEAR - 60 < await store_client.ttl(keys.preferences(ANNA.ref)) <= YEAR
        await cast("Any", store_client).expire(keys.preferences(ANNA.ref), 100)


@pytest.mark.parametrize(
    "value", [b"{broken", b"[]", b'{"language":7}', b'{"options":{"dice":["many"]}}', b"\xff"]
)
async def test_what_cannot_be_read_is_taken_for_nothing_and_reported(
    store_client: Client, store: RedisStore, log: SilentLog, value: bytes
) -> None:
    await cast("Any", store_client).set(keys.preferences(ROOM), value)
    assert await store.recall(ROOM) is None
    assert [(event, facts["audience"]) for event, facts in log.events] == [
        ("preferences-unreadable", str(ROOM))
    ]
    await store.remember(ROOM, Preferences("en"))
    assert await store.recall(ROOM) == Preferences("en")


async def test_a_key_of_another_type_is_taken_for_nothing_and_written_over(
    store_client: Client, store: RedisStore, log: SilentLog
) -> None:
    await store_client.hset(keys.preferences(ROOM), "language", b"sv")
    assert await store.recall(ROOM) is None
    assert len(log.events) == 1
    await store.remember(ROOM, Preferences("en"))
    assert await store.recall(ROOM) == Preferences("en")


async def test_what_a_later_version_has_added_is_left_out(store_client: Client, store: RedisStore) -> None:
    later = '{"language":"sv","game":"yahtzee","colour":"green"}'
    await store_client.set(keys.preferences(ROOM), later, ex=60)
    assert await store.recall(ROOM) == Preferences("sv", "yahtzee")
