"""What a store promises, on every store there is."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields, replace
from typing import Any, cast

import pytest
from fakeredis import FakeServer

from core.commands import AddComputer, Deal, Join
from core.decide import decide
from core.game import Weight
from core.identity import PlayerRef, RoomRef
from core.ports import Busy, Conflict, Loaded, Repeated, Saved, StoreUnavailable
from core.showing import Ledger, Shown
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Phase, Room, Style, Table
from storage import keys
from storage.client import Client, Script
from storage.codec import FORMAT, encode_table
from storage.embedded import embedded
from storage.redis import (
    LEASE,
    OPERATIONS_AT_MOST,
    OPERATIONS_KEPT,
    OPERATIONS_YOUNG,
    SHOWING_LASTS,
    TAKEOVER,
    Expiry,
    RedisStore,
)
from tests.processes import script_name
from tests.stage import ANNA, BO, HERE, ROOM, SilentLog


@pytest.fixture
def time() -> list[float]:
    return [1000.0]


@pytest.fixture
def log() -> SilentLog:
    return SilentLog()


@pytest.fixture
def client(store_client: Client) -> Client:
    return store_client


@pytest.fixture
def store(client: Client, log: SilentLog, time: list[float]) -> RedisStore:
    return RedisStore(client, log, clock=lambda: time[0])


def a_table(table_id: str = "t1") -> Table:
    table = new_table(table_id, "liars-dice", ANNA, pace=0)
    return replace(table, rooms=(Room(ROOM, "en", Style.BOARD),))


def a_game(table_id: str = "t1") -> Table:
    table = a_table(table_id)
    for actor, command in ((ANNA, Join()), (BO, Join()), (ANNA, AddComputer()), (ANNA, Deal())):
        table = decide(table, command, actor, 1000.0, b"seed").table
    return table


async def test_what_is_stored_comes_back_the_same(store: RedisStore) -> None:
    for number, table in enumerate((a_table("lobby"), a_game("game"))):
        assert await store.commit(table, expected=0, operations=(f"{number}",), deadline=None) == Saved(1)
        loaded = await store.load(table.id)
        assert loaded is not None
        assert loaded.table == table
        assert (loaded.version, loaded.operations, dict(loaded.ledgers)) == (1, (f"{number}",), {})


async def test_a_table_that_is_not_there_is_none(store: RedisStore) -> None:
    assert await store.load("nowhere") is None
    assert await store.table_in(ROOM) is None
    assert await store.table_of(ANNA.ref) is None


async def test_the_second_writer_is_handed_what_the_first_one_stored(store: RedisStore) -> None:
    table = a_table()
    await store.commit(table, expected=0, operations=("first",), deadline=None)
    mine, theirs = replace(table, turn=1), replace(table, turn=2)
    assert await store.commit(theirs, expected=1, operations=("theirs",), deadline=None) == Saved(2)
    answer = await store.commit(mine, expected=1, operations=("mine",), deadline=None)
    assert isinstance(answer, Conflict)
    assert answer.loaded == await store.load("t1")
    assert answer.loaded is not None
    assert (answer.loaded.table, answer.loaded.version) == (theirs, 2)


async def test_an_existing_table_cannot_be_opened_again(store: RedisStore) -> None:
    await store.commit(a_table(), expected=0, operations=("first",), deadline=None)
    assert isinstance(
        await store.commit(a_game(), expected=0, operations=("second",), deadline=None), Conflict
    )


async def test_a_change_to_a_table_that_is_gone_stores_nothing(store: RedisStore) -> None:
    answer = await store.commit(a_table(), expected=3, operations=("late",), deadline=None)
    assert answer == Conflict(None)
    assert await store.load("t1") is None


async def test_an_operation_is_applied_once_however_often_it_comes(store: RedisStore) -> None:
    table = a_table()
    await store.commit(table, expected=0, operations=("open",), deadline=None)
    await store.commit(replace(table, turn=1), expected=1, operations=("move",), deadline=None)
    for expected in (1, 2):
        again = await store.commit(
            replace(table, turn=9), expected=expected, operations=("move",), deadline=None
        )
        assert again == Repeated(frozenset({"move"}))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.table.turn == 1


@pytest.mark.parametrize(("apart", "kept"), [(10, OPERATIONS_AT_MOST), (OPERATIONS_YOUNG, OPERATIONS_KEPT)])
async def test_the_latest_operations_are_remembered_and_more_of_them_while_they_are_young(
    store: RedisStore, time: list[float], apart: float, kept: int
) -> None:
    table = a_table()
    count = OPERATIONS_AT_MOST + 3
    for number in range(count):
        time[0] += apart
        await store.commit(table, expected=number, operations=(f"op{number}",), deadline=None)
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.operations == tuple(f"op{number}" for number in range(count - kept, count))


async def test_operations_that_were_stored_without_a_time_are_known(
    store: RedisStore, client: Client
) -> None:
    await store.commit(a_table(), expected=0, operations=("new",), deadline=None)
    await client.hset(keys.table("t1"), "operations", b'["older","old"]')
    again = await store.commit(a_table(), expected=1, operations=("old",), deadline=None)
    assert again == Repeated(frozenset({"old"}))
    await store.commit(a_table(), expected=1, operations=("new",), deadline=None)
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.operations == ("older", "old", "new")


async def test_a_table_is_due_from_its_deadline_until_the_next_commit(
    store: RedisStore, time: list[float]
) -> None:
    table = a_table()
    await store.commit(table, expected=0, operations=("1",), deadline=2000.5)
    await store.unmark("t1", 1)
    time[0] = 2000.4
    assert await store.claim_due(HERE) == []
    assert await store.idle(HERE) == pytest.approx(0.1)
    time[0] = 2000.5
    assert await store.claim_due(HERE) == ["t1"]
    await store.commit(table, expected=1, operations=("2",), deadline=3000.0)
    time[0] = 2999.0
    assert await store.claim_due(HERE) == []
    await store.commit(table, expected=2, operations=("3",), deadline=None)
    await store.unmark("t1", 3)
    time[0] = 9999.0
    assert await store.claim_due(HERE) == []
    assert await store.idle(HERE) is None


async def test_a_claimed_deadline_is_left_to_its_claimer_for_the_lease_and_then_to_anyone(
    store: RedisStore, time: list[float]
) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=1000.0)
    assert await store.claim_due(HERE) == ["t1"]
    assert await store.claim_due(HERE) == []
    time[0] += LEASE - 0.1
    assert await store.claim_due(HERE) == []
    time[0] += 0.2
    assert await store.claim_due(HERE) == ["t1"]


async def test_the_earliest_of_all_deadlines_and_marks_counts(store: RedisStore, time: list[float]) -> None:
    for number in range(40):
        table = a_table(f"t{number}")
        await store.commit(table, expected=0, operations=("1",), deadline=5000.0 - number)
        await store.unmark(table.id, 1)
    assert await store.idle(HERE) == 3961.0
    time[0] = 4965.0
    assert sorted(await store.claim_due(HERE)) == ["t35", "t36", "t37", "t38", "t39"]


async def test_what_is_saved_is_marked_until_just_that_is_shown(store: RedisStore, time: list[float]) -> None:
    table = a_table()
    await store.commit(table, expected=0, operations=("1",), deadline=None)
    await store.commit(table, expected=1, operations=("2",), deadline=None)
    assert await store.claim_marked(HERE) == [], "whoever saved it is showing it"
    time[0] += TAKEOVER
    assert await store.claim_marked(HERE) == ["t1"]
    assert await store.claim_marked(HERE) == [], "whoever claimed it is showing it"
    await store.unmark("t1", 1)
    time[0] += LEASE
    assert await store.claim_marked(HERE) == ["t1"], "version 2 is not shown yet"
    await store.unmark("t1", 2)
    time[0] += LEASE
    assert await store.claim_marked(HERE) == []


async def test_a_showing_that_has_to_wait_is_taken_up_when_it_may_go_on(
    store: RedisStore, time: list[float]
) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=None)
    await store.postpone("t1", 1, 42)
    assert await store.idle(HERE) == 42
    time[0] += 41
    assert await store.claim_marked(HERE) == []
    time[0] += 1
    assert await store.claim_marked(HERE) == ["t1"]
    await store.unmark("t1", 1)
    await store.postpone("t1", 1, 1)
    assert await store.idle(HERE) is None, "what is shown is not marked again"


async def test_one_process_at_a_time_shows_a_table(
    client: Client, store: RedisStore, time: list[float]
) -> None:
    other = RedisStore(client, SilentLog(), clock=lambda: time[0])
    await store.commit(a_table(), expected=0, operations=("1",), deadline=None)
    assert isinstance(await store.begin_showing("t1"), Loaded)
    assert await other.begin_showing("t1") == Busy()
    assert not await other.record("t1", ROOM, Ledger(1))
    time[0] += SHOWING_LASTS - 0.1
    assert await store.record("t1", ROOM, Ledger(2)), "every message makes the claim last"
    time[0] += SHOWING_LASTS - 0.1
    assert await other.begin_showing("t1") == Busy()
    time[0] += 0.2
    taken = await other.begin_showing("t1")
    assert isinstance(taken, Loaded)
    assert taken.ledgers[ROOM] == Ledger(2)
    assert not await store.record("t1", ROOM, Ledger(3)), "whoever was too slow is told so"


async def test_a_showing_ends_when_nothing_newer_is_there_to_be_shown(
    store: RedisStore, time: list[float]
) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=None)
    await store.begin_showing("t1")
    await store.commit(a_table(), expected=1, operations=("2",), deadline=None)
    assert not await store.unmark("t1", 1)
    assert await store.unmark("t1", 2)
    time[0] += 100
    assert await store.claim_marked(HERE) == []


async def test_a_table_that_is_gone_is_forgotten(
    client: Client, store: RedisStore, time: list[float]
) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=1000.0)
    await cast("Any", client).delete(keys.table("t1"))
    await store.forget("t1")
    time[0] += 100
    assert await store.claim_due(HERE) == []
    assert await store.claim_marked(HERE) == []
    assert await store.idle(HERE) is None


async def test_a_table_that_is_there_after_all_is_not_forgotten(store: RedisStore, time: list[float]) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=1000.0)
    await store.forget("t1")
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.table == a_table()
    time[0] += 100
    assert (await store.claim_due(HERE), await store.claim_marked(HERE)) == (["t1"], ["t1"])


async def test_several_operations_are_stored_together_and_each_is_known_afterwards(store: RedisStore) -> None:
    table = a_table()
    await store.commit(table, expected=0, operations=("a", "b"), deadline=None)
    answer = await store.commit(table, expected=1, operations=("c", "b"), deadline=None)
    assert answer == Repeated(frozenset({"b"}))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.operations == ("a", "b"), "nothing of the second one was stored"


async def test_a_value_that_cannot_be_read_is_set_aside_and_reported(
    client: Client, store: RedisStore, log: SilentLog, time: list[float]
) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=1000.0)
    await store.commit(a_table("other"), expected=0, operations=("1",), deadline=1000.0)
    await client.hset(keys.table("t1"), "state", b"{broken")
    assert await store.load("t1") is None
    assert [event for event, _ in log.events] == ["table-set-aside"]
    assert await store.claim_due(HERE) == ["other"], "it stops no other table"
    time[0] += 100
    assert await store.claim_marked(HERE) == ["other"]
    assert await store.commit(a_table(), expected=0, operations=("new",), deadline=None) == Saved(1)


class Overtaken:
    """A client whose script of some name runs only after something else has happened."""

    def __init__(self, client: Client, name: str, first: Callable[[], Awaitable[object]]) -> None:
        self._client = client
        self._name = name
        self._first = first

    def register_script(self, script: str) -> Script:
        registered = self._client.register_script(script)
        if script_name(script) != self._name:
            return registered

        async def run(keys: Sequence[str], args: Sequence[str | bytes | float]) -> list[Any]:
            await self._first()
            return await registered(keys=keys, args=args)

        return run

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)


async def test_only_the_value_that_could_not_be_read_is_set_aside(
    client: Client, store: RedisStore, log: SilentLog
) -> None:
    async def is_put_right() -> None:
        await client.hset(keys.table("t1"), "state", encode_table(a_table()))

    overtaken = RedisStore(cast("Client", Overtaken(client, "set_aside", is_put_right)), log)
    await store.commit(a_table(), expected=0, operations=("1",), deadline=None)
    await client.hset(keys.table("t1"), "state", b"{broken")
    with pytest.raises(StoreUnavailable, match="changed"):
        await overtaken.load("t1")
    assert log.events == []
    loaded = await overtaken.load("t1")
    assert loaded is not None
    assert loaded.table == a_table()


@pytest.mark.parametrize(
    ("newer", "reason"),
    [
        (
            (bytes((FORMAT,)) + b"\xdc", bytes((FORMAT + 1,)) + b"\xdc"),
            f"stored in format {FORMAT + 1}, this program knows up to {FORMAT}",
        ),
        ((b"\xaaliars-dice", b"\xa7yahtzee"), "a game that this program does not know: yahtzee"),
        ((b"table-sits", b"table-sins"), "a message that this program does not know: table-sins"),
    ],
    ids=["format", "game", "message"],
)
async def test_a_table_of_a_newer_version_is_left_as_it_is(
    client: Client, store: RedisStore, log: SilentLog, newer: tuple[bytes, bytes], reason: str
) -> None:
    table = a_table().tell(Weight.NEWS, messages.Sits("Bo"))
    await store.commit(table, expected=0, operations=("1",), deadline=None)
    assert newer[0] in encode_table(table)
    await client.hset(keys.table("t1"), "state", encode_table(table).replace(*newer))
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match=reason):
            await store.load("t1")
        with pytest.raises(StoreUnavailable, match=reason):
            await store.begin_showing("t1")
        with pytest.raises(StoreUnavailable, match=reason):
            await store.commit(table, expected=0, operations=("2",), deadline=None)
    assert log.events == []
    await client.hset(keys.table("t1"), "state", encode_table(table))
    assert await store.load("t1") is not None, "nothing of it was lost"


async def test_the_time_is_the_stores_own(client: Client) -> None:
    store = RedisStore(client, SilentLog())
    first = await store.now()
    assert first > 1_700_000_000
    assert await store.now() >= first


async def test_the_ledger_of_each_audience_comes_back_with_the_table(store: RedisStore) -> None:
    await store.commit(a_table(), expected=0, operations=("1",), deadline=None)
    room = Ledger(7, (("board", Shown("m:1", "round-1", "abc")),))
    await store.begin_showing("t1")
    await store.record("t1", ROOM, room)
    colons = PlayerRef("matrix", "@anna:example.org")
    await store.record("t1", colons, Ledger(0, (("hand", Shown("9", "round-1", "def")),)))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.ledgers[ROOM] == room
    assert loaded.ledgers[colons].living[0][1].message == "9"
    assert loaded.version == 1, "showing is no change of the table"


async def test_what_was_shown_of_a_table_that_has_expired_is_not_kept(store: RedisStore) -> None:
    assert not await store.record("gone", ROOM, Ledger(7))
    assert await store.commit(a_table("gone"), expected=0, operations=("1",), deadline=None) == Saved(1)
    loaded = await store.load("gone")
    assert loaded is not None
    assert dict(loaded.ledgers) == {}


async def test_rooms_and_players_lead_to_their_table(store: RedisStore) -> None:
    topic = RoomRef("telegram", "-100123/42")
    assert await store.claim_room(topic, "t1", instead_of=None) == "t1"
    await store.seat_player(ANNA.ref, "t1")
    await store.seat_player(ANNA.ref, "t2")
    assert await store.table_in(topic) == "t1"
    assert await store.table_of(ANNA.ref) == "t2"
    assert await store.table_in(RoomRef("matrix", "-100123/42")) is None


async def test_a_lobby_a_running_game_and_a_finished_one_are_kept_for_their_own_time(
    client: Client, store: RedisStore
) -> None:
    running = a_game()
    for table, kept in (
        (a_table(), 24 * 3600),
        (running, 8 * 24 * 3600),
        (replace(running, phase=Phase.OVER), 30 * 24 * 3600),
    ):
        stored = replace(table, id=table.phase.value)
        await store.commit(stored, expected=0, operations=("1",), deadline=None)
        assert kept - 60 < await client.ttl(keys.table(stored.id)) <= kept
    assert running.lasts + 24 * 3600 == 8 * 24 * 3600, "a game has closed itself before it expires"


@pytest.mark.parametrize("setting", [each.name for each in fields(Expiry)])
def test_a_time_in_which_nothing_would_be_kept_is_refused_by_its_name(setting: str) -> None:
    for seconds in (0, -1):
        with pytest.raises(
            ValueError, match=f"{setting} must be a positive number of seconds, not {seconds}"
        ):
            Expiry(**{setting: seconds})
    assert getattr(Expiry(**{setting: 1}), setting) == 1


async def test_a_server_that_does_not_answer_is_the_one_error_that_core_knows() -> None:
    server = FakeServer()
    store = RedisStore(embedded(server), SilentLog())
    await store.commit(a_table(), expected=0, operations=("1",), deadline=None)
    server.connected = False
    with pytest.raises(StoreUnavailable):
        await store.load("t1")
    with pytest.raises(StoreUnavailable):
        await store.commit(a_table(), expected=1, operations=("2",), deadline=None)
    with pytest.raises(StoreUnavailable):
        await store.claim_marked(HERE)
    server.connected = True
    assert await store.load("t1") is not None


async def test_a_room_shows_the_table_of_whoever_was_faster(store: RedisStore) -> None:
    assert await store.claim_room(ROOM, "t1", instead_of=None) == "t1"
    assert await store.claim_room(ROOM, "t2", instead_of=None) == "t1"
    assert await store.claim_room(ROOM, "t1", instead_of=None) == "t1", "a repeated claim holds"
    assert await store.claim_room(ROOM, "t2", instead_of="t1") == "t2"
    assert await store.claim_room(ROOM, "t3", instead_of="t1") == "t2"
    assert await store.table_in(ROOM) == "t2"
