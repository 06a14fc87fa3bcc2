"""What a store promises, on every store there is."""

from dataclasses import replace

import pytest
from fakeredis import FakeServer

from core.commands import AddComputer, Deal, Join
from core.decide import decide
from core.game import Weight
from core.identity import PlayerRef, RoomRef
from core.ports import Conflict, Repeated, Saved, Store, StoreUnavailable
from core.showing import Ledger, Shown
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Entry, Room, Style, Table
from storage.codec import NewerFormat, decode_table, encode_table
from storage.embedded import embedded_store
from storage.redis import OPERATIONS_KEPT
from tests.stage import ANNA, BO, ROOM


@pytest.fixture
def server() -> FakeServer:
    return FakeServer()


@pytest.fixture
def store(server: FakeServer) -> Store:
    return embedded_store(server)


def a_table(table_id: str = "t1") -> Table:
    table = new_table(table_id, "liars-dice", ANNA, pace=0)
    return replace(table, rooms=(Room(ROOM, "en", Style.BOARD),))


def a_game(table_id: str = "t1") -> Table:
    table = a_table(table_id)
    for actor, command in ((ANNA, Join()), (BO, Join()), (ANNA, AddComputer()), (ANNA, Deal())):
        table = decide(table, command, actor, 1000.0, b"seed").table
    return table


async def test_what_is_stored_comes_back_the_same(store: Store) -> None:
    for number, table in enumerate((a_table("lobby"), a_game("game"))):
        assert await store.commit(table, expected=0, operation=f"{number}", deadline=None) == Saved(1)
        loaded = await store.load(table.id)
        assert loaded is not None
        assert loaded.table == table
        assert (loaded.version, loaded.operations, dict(loaded.ledgers)) == (1, (f"{number}",), {})


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.table_in(ROOM) is None
    assert await store.table_of(ANNA.ref) is None


async def test_the_second_writer_is_handed_what_the_first_one_stored(store: Store) -> None:
    table = a_table()
    await store.commit(table, expected=0, operation="first", deadline=None)
    mine, theirs = replace(table, turn=1), replace(table, turn=2)
    assert await store.commit(theirs, expected=1, operation="theirs", deadline=None) == Saved(2)
    answer = await store.commit(mine, expected=1, operation="mine", deadline=None)
    assert isinstance(answer, Conflict)
    assert answer.loaded == await store.load("t1")
    assert answer.loaded is not None
    assert (answer.loaded.table, answer.loaded.version) == (theirs, 2)


async def test_an_existing_table_cannot_be_opened_again(store: Store) -> None:
    await store.commit(a_table(), expected=0, operation="first", deadline=None)
    assert isinstance(await store.commit(a_game(), expected=0, operation="second", deadline=None), Conflict)


async def test_a_change_to_a_table_that_is_gone_stores_nothing(store: Store) -> None:
    answer = await store.commit(a_table(), expected=3, operation="late", deadline=None)
    assert answer == Conflict(None)
    assert await store.load("t1") is None


async def test_an_operation_is_applied_once_however_often_it_comes(store: Store) -> None:
    table = a_table()
    await store.commit(table, expected=0, operation="open", deadline=None)
    await store.commit(replace(table, turn=1), expected=1, operation="move", deadline=None)
    for expected in (1, 2):
        again = await store.commit(replace(table, turn=9), expected=expected, operation="move", deadline=None)
        assert again == Repeated()
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.table.turn == 1


async def test_the_latest_operations_are_remembered(store: Store) -> None:
    table = a_table()
    count = OPERATIONS_KEPT + 3
    for number in range(count):
        await store.commit(table, expected=number, operation=f"op{number}", deadline=None)
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.operations == tuple(f"op{number}" for number in range(3, count))


async def test_a_table_is_due_from_its_deadline_until_the_next_commit(store: Store) -> None:
    table = a_table()
    await store.commit(table, expected=0, operation="1", deadline=2000.5)
    assert await store.due(2000.4) == []
    assert await store.due(2000.5) == ["t1"]
    assert await store.next_deadline() == 2000.5
    await store.commit(table, expected=1, operation="2", deadline=3000.0)
    assert await store.due(2999.0) == []
    await store.commit(table, expected=2, operation="3", deadline=None)
    assert await store.due(9999.0) == []
    assert await store.next_deadline() is None


async def test_the_earliest_deadline_of_all_tables_counts(store: Store) -> None:
    for number in range(40):
        await store.commit(a_table(f"t{number}"), expected=0, operation="1", deadline=5000.0 - number)
    assert await store.next_deadline() == 4961.0
    assert sorted(await store.due(4965.0)) == ["t35", "t36", "t37", "t38", "t39"]


async def test_what_was_saved_is_marked_until_just_that_was_shown(store: Store) -> None:
    table = a_table()
    await store.commit(table, expected=0, operation="1", deadline=None)
    await store.commit(table, expected=1, operation="2", deadline=None)
    assert await store.marked() == ["t1"]
    await store.unmark("t1", 1)
    assert await store.marked() == ["t1"], "version 2 is not shown yet"
    await store.unmark("t1", 2)
    assert await store.marked() == []


async def test_the_ledger_of_each_audience_comes_back_with_the_table(store: Store) -> None:
    await store.commit(a_table(), expected=0, operation="1", deadline=None)
    room = Ledger(7, (("board", Shown("m:1", "round-1", "abc")),))
    await store.record("t1", ROOM, room)
    colons = PlayerRef("matrix", "@anna:example.org")
    await store.record("t1", colons, Ledger(0, (("hand", Shown("9", "round-1", "def")),)))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded.ledgers[ROOM] == room
    assert loaded.ledgers[colons].living[0][1].message == "9"
    assert loaded.version == 1, "showing is no change of the table"


async def test_what_was_shown_of_a_table_that_has_expired_is_not_kept(store: Store) -> None:
    await store.record("gone", ROOM, Ledger(7))
    assert await store.commit(a_table("gone"), expected=0, operation="1", deadline=None) == Saved(1)
    loaded = await store.load("gone")
    assert loaded is not None
    assert dict(loaded.ledgers) == {}


async def test_rooms_and_players_lead_to_their_table(store: Store) -> None:
    topic = RoomRef("telegram", "-100123/42")
    await store.seat_room(topic, "t1")
    await store.seat_player(ANNA.ref, "t1")
    await store.seat_player(ANNA.ref, "t2")
    assert await store.table_in(topic) == "t1"
    assert await store.table_of(ANNA.ref) == "t2"
    assert await store.table_in(RoomRef("matrix", "-100123/42")) is None


async def test_a_stored_table_expires_by_its_phase_and_its_deadline_is_forgotten(server: FakeServer) -> None:
    store = embedded_store(server)
    await store.commit(a_table(), expected=0, operation="1", deadline=10.0)
    database = server.dbs[0]
    (key,) = [name for name in database if b"table:t1" in name]
    lobby = database[key].expireat
    del database[key]
    assert await store.due(20.0) == []
    assert await store.next_deadline() is None
    await store.commit(a_game(), expected=0, operation="2", deadline=None)
    assert database[key].expireat - lobby > 5 * 24 * 3600, "a running game is kept longer than a lobby"


async def test_a_server_that_does_not_answer_is_the_one_error_that_core_knows(server: FakeServer) -> None:
    store = embedded_store(server)
    await store.commit(a_table(), expected=0, operation="1", deadline=None)
    server.connected = False
    with pytest.raises(StoreUnavailable):
        await store.load("t1")
    with pytest.raises(StoreUnavailable):
        await store.commit(a_table(), expected=1, operation="2", deadline=None)
    with pytest.raises(StoreUnavailable):
        await store.marked()
    server.connected = True
    assert await store.load("t1") is not None


def test_news_that_is_not_told_yet_is_stored_with_its_names() -> None:
    line = messages.AtTheTable((messages.SitsAsComputer("Ada", messages.Easy()), messages.Sits("Bo")))
    table = a_game().tell(Weight.NEWS, line, messages.PlaceTaken(1, (2, 0)), mention=BO.ref)  # type: ignore[arg-type]  # plain numbers are seats here
    again = decode_table(encode_table(table))
    assert again == table
    assert isinstance(again.story[-1], Entry)
    assert again.story[-1].lines[0] == line


def test_a_value_of_a_newer_version_is_refused_with_both_versions_named() -> None:
    newer = encode_table(a_table()).replace(b'"format":1', b'"format":2')
    with pytest.raises(NewerFormat, match="format 2, this program knows up to 1"):
        decode_table(newer)
