"""A store in trouble, seen from the table: one clear answer, one line in the log, and nothing is lost."""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from dataclasses import dataclass

import pytest

from core.commands import AddComputer, Ask, Deal, Join, Move, Open, Topic
from core.service import Reply
from core.service.outages import CALM
from core.service.patience import PATIENCE, TRIES
from core.service.work import AT_MOST_ASLEEP
from core.table import messages
from core.table.values import Phase, Table, on_turn
from storage.connect import connect
from storage.trouble import Trouble
from tests.processes import Process, a_process
from tests.servers import HOST, DroppingProxy, Server, Setup, a_server, free_port
from tests.stage import ANNA, BO, CEM, ROOM, StagePlatform, assert_shown_as_scene_says, kinds_of, said

PEOPLE = {actor.name: actor for actor in (ANNA, BO, CEM)}
PASSWORD = "hush"
RETRIED = [PATIENCE * 2**attempt for attempt in range(TRIES - 1)]
ONCE_MORE = "That did not work just now and nothing was changed. Please try again in a moment."


@pytest.fixture(params=["server", "cluster"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Run a server of its own that keeps its data when it ends, alone and as a cluster."""
    with a_server(Setup(append=True, cluster=request.param == "cluster")) as server:
        yield server


@pytest.fixture
def guarded() -> Iterator[Server]:
    """Run a server of its own with a password."""
    with a_server(Setup(append=True, password=PASSWORD)) as server:
        yield server


async def a_game(process: Process) -> str:
    """Let Anna and Bo and Cem begin a game and return the table's id."""
    await process.open(ROOM, ANNA, "open")
    for actor, command in ((BO, Join()), (CEM, Join()), (ANNA, Deal())):
        await process.hear(actor, command, f"{actor.name} {type(command).__name__}")
    assert process.log.events == []
    table_id = await process.store.table_in(ROOM)
    assert table_id is not None
    return table_id


async def moves(process: Process, table: Table, notation: str) -> Reply:
    """Let whoever is on turn make a move, and return the answer."""
    seat = on_turn(table)
    assert seat is not None
    actor = PEOPLE[table.seats[seat].name]
    reply = await process.hear(actor, Move(notation), f"{table.turn} {notation}")
    assert reply is not None
    return reply


def moves_made(table: Table) -> list[str]:
    assert table.play is not None
    return [moved.notation for moved in table.play.moves]


def troubles(process: Process) -> list[object]:
    """Return what the log says is the matter with the store, and check that it says nothing secret."""
    assert PASSWORD not in repr(process.log.events)
    assert {event for event, _ in process.log.events} <= {"store-unavailable", "store-answers"}
    return [facts["reason"] for event, facts in process.log.events if event == "store-unavailable"]


def is_well(process: Process) -> bool:
    """Return whether the log says last that the store answers again."""
    return process.log.events[-1][0] == "store-answers"


@pytest.mark.parametrize("end", ["stopped", "killed"])
async def test_a_server_that_is_gone_in_mid_game_is_one_clear_answer_and_then_the_game_goes_on(
    server: Server, end: str
) -> None:
    async with aclosing(connect(server.url)) as client:
        platform = StagePlatform()
        process = a_process(client, platform)
        table_id = await a_game(process)
        table = await process.table(table_id)
        assert (await moves(process, table, "2x3")).lines == ()
        table = await process.table(table_id)
        await asyncio.to_thread(server.kill if end == "killed" else server.stop)
        for _ in range(2):
            assert said(await moves(process, table, "3x3")) == ONCE_MORE
            assert troubles(process) == [Trouble.UNREACHABLE], "said once, however long it lasts"
        await asyncio.to_thread(server.start)
        process.ahead[0] += CALM
        assert await process.table(table_id) == table
        assert (await moves(process, table, "3x3")).lines == ()
        assert is_well(process)
        table = await process.table(table_id)
        assert moves_made(table) == ["2x3", "3x3"]
        assert_shown_as_scene_says(table, platform)


async def test_a_server_that_is_gone_for_a_moment_costs_the_player_nothing_but_that_moment(
    server: Server,
) -> None:
    def gone_after_it_was_read(_table: Table) -> bytes:
        # A seed is asked for with every decision: the table has been read and is not saved yet.
        if going and going.pop() == "deal":
            server.stop()
        return b"seed"

    async def back_at_the_third_try(_seconds: float) -> None:
        if len(process.pauses) == 3:
            await asyncio.to_thread(server.start)

    going: list[str] = []
    async with aclosing(connect(server.url)) as client:
        process = a_process(client, seed=gone_after_it_was_read, pause=back_at_the_third_try)
        await process.open(ROOM, ANNA, "open")
        await process.hear(BO, Join(), "join")
        going.append("deal")
        reply = await process.hear(ANNA, Deal(), "deal")
        assert reply is not None
        assert reply.lines == ()
        assert process.pauses == RETRIED[:3]
        table_id = await process.store.table_in(ROOM)
        assert table_id is not None
        table = await process.table(table_id)
        assert (table.phase, table.dealt) == (Phase.PLAYING, 1)
        assert troubles(process) == []


async def test_an_answer_of_the_server_that_is_lost_after_the_save_makes_no_move_twice(
    redis_server: Server,
) -> None:
    redis_server.flush()
    async with (
        DroppingProxy(redis_server.port) as proxy,
        aclosing(connect(f"redis://{HOST}:{proxy.port}")) as client,
    ):
        process = a_process(client)
        table_id = await a_game(process)
        for number, notation in enumerate(("2x3", "3x3"), start=1):
            table = await process.table(table_id)
            proxy.drop(number, to=f"{table.turn} {notation}".encode())
            assert (await moves(process, table, notation)).lines == ()
        assert proxy.dropped == 3
        assert process.pauses == [RETRIED[0], *RETRIED[:2]]
        assert moves_made(await process.table(table_id)) == ["2x3", "3x3"]
        assert troubles(process) == []


async def test_a_server_that_is_started_after_the_first_command_is_found_then(server: Server) -> None:
    await asyncio.to_thread(server.stop)
    async with aclosing(connect(server.url)) as client:
        process = a_process(client)
        assert said(await process.open(ROOM, ANNA, "open")) == ONCE_MORE
        reply = await process.hear(ANNA, Open(), "open again")
        assert reply is not None
        assert said(reply) == ONCE_MORE
        assert troubles(process) == [Trouble.UNREACHABLE]
        process.log.events.clear()
        await asyncio.to_thread(server.start)
        process.ahead[0] += CALM
        await process.open(ROOM, ANNA, "open once more")
        assert is_well(process)
        process.log.events.clear()
        await a_game(process)


async def test_what_falls_due_while_the_server_is_away_is_done_once_when_it_is_back(server: Server) -> None:
    async with aclosing(connect(server.url)) as client:
        process = a_process(client)
        await process.open(ROOM, ANNA, "open")
        await process.hear(ANNA, AddComputer(), "computer")
        await process.hear(ANNA, Deal(), "deal")
        table_id = await process.store.table_in(ROOM)
        assert table_id is not None
        table = await process.table(table_id)
        if on_turn(table) == 0:
            assert (await moves(process, table, "1x3")).lines == ()
            table = await process.table(table_id)
        assert on_turn(table) == 1
        await asyncio.to_thread(server.stop)
        assert await process.works() <= AT_MOST_ASLEEP
        assert troubles(process) == [Trouble.UNREACHABLE]
        await asyncio.to_thread(server.start)
        await process.works()
        await process.works()
        after = await process.table(table_id)
        assert len(moves_made(after)) == len(moves_made(table)) + 1
        assert on_turn(after) == 0


@dataclass(frozen=True, slots=True)
class Case:
    """What is the matter with a server: how it gets so, and how it is put right."""

    reason: Trouble
    begin: tuple[tuple[str, ...], ...]
    end: tuple[str, ...]


FULL = ("CONFIG", "SET", "maxmemory", "1mb", "maxmemory-policy", "noeviction")
ROOMY = ("CONFIG", "SET", "maxmemory", "0")
BOT = ("ACL", "SETUSER", "bot", "on", f">{PASSWORD}", "~*", "+@all")

CASES = {
    "a replica": Case(
        Trouble.READ_ONLY, (("REPLICAOF", HOST, str(free_port())),), ("REPLICAOF", "NO", "ONE")
    ),
    "no memory left": Case(Trouble.OUT_OF_MEMORY, (FULL,), ROOMY),
    "a user who may not write": Case(Trouble.NOT_ALLOWED, ((*BOT, "-hset"),), BOT),
    "a user who may run no script": Case(Trouble.NOT_ALLOWED, ((*BOT, "-evalsha"),), BOT),
}


def url_of(server: Server, person: str = f"bot:{PASSWORD}") -> str:
    return f"redis://{person}@{HOST}:{server.port}"


async def a_game_on(server: Server) -> tuple[str, Table]:
    """Let a process begin a game and end; return the table and its id."""
    async with aclosing(connect(server.url)) as client:
        process = a_process(client)
        table_id = await a_game(process)
        return table_id, await process.table(table_id)


@pytest.mark.parametrize("case", list(CASES.values()), ids=list(CASES))
async def test_trouble_with_the_server_is_one_clear_answer_and_one_line_of_the_log_until_it_is_over(
    guarded: Server, case: Case
) -> None:
    guarded.ask(*BOT)
    table_id, table = await a_game_on(guarded)
    async with aclosing(connect(url_of(guarded))) as client:
        process = a_process(client)
        for command in case.begin:
            guarded.ask(*command)
        assert said(await moves(process, table, "2x3")) == ONCE_MORE
        assert troubles(process) == [case.reason]
        assert process.pauses == RETRIED
        guarded.ask(*case.end)
        assert await process.table(table_id) == table, "nothing was changed"
        assert (await moves(process, table, "2x3")).lines == ()
        assert moves_made(await process.table(table_id)) == ["2x3"]


@pytest.mark.parametrize(
    ("person", "database", "reason"),
    [
        (f":{PASSWORD}-{PASSWORD}", "", Trouble.WRONG_PASSWORD),
        (f"nobody:{PASSWORD}", "", Trouble.WRONG_PASSWORD),
        (f":{PASSWORD}", "/99", Trouble.WRONG_DATABASE),
    ],
    ids=["password", "user", "database"],
)
async def test_a_wrong_password_user_or_database_is_said_to_whoever_runs_it_and_not_to_players(
    guarded: Server, person: str, database: str, reason: Trouble
) -> None:
    _, table = await a_game_on(guarded)
    async with aclosing(connect(url_of(guarded, person) + database)) as client:
        process = a_process(client)
        assert said(await moves(process, table, "2x3")) == ONCE_MORE
        assert said(await process.open(ROOM, ANNA, "open")) == ONCE_MORE
        assert await process.works() <= AT_MOST_ASLEEP
        assert troubles(process) == [reason]


async def test_a_cluster_without_memory_still_answers_questions_and_plays_on_when_it_has_some() -> None:
    with a_server(Setup(cluster=True)) as server:
        async with aclosing(connect(server.url)) as client:
            process = a_process(client)
            table_id = await a_game(process)
            table = await process.table(table_id)
            server.ask(*FULL)
            assert said(await moves(process, table, "2x3")) == ONCE_MORE
            assert (troubles(process), process.pauses) == ([Trouble.OUT_OF_MEMORY], RETRIED)
            for topic in Topic:
                reply = await process.hear(ANNA, Ask(topic), f"ask {topic}")
                assert reply is not None
                assert messages.TryAgain not in kinds_of(reply)
            server.ask(*ROOMY)
            assert await process.table(table_id) == table
            assert (await moves(process, table, "2x3")).lines == ()


async def test_nobody_is_told_that_nothing_was_changed_when_something_was(guarded: Server) -> None:
    guarded.ask(*BOT)
    async with aclosing(connect(url_of(guarded))) as client:
        process = a_process(client)
        await process.open(ROOM, ANNA, "open")
        table_id = await process.store.table_in(ROOM)
        assert table_id is not None
        # Saving is a script; what leads a player to the table is set beside it.
        guarded.ask(*BOT, "-set")
        reply = await process.hear(BO, Join(), "join")
        assert reply is not None
        sits = "Bo" in (await process.table(table_id)).names
        assert (messages.TryAgain in kinds_of(reply)) is not sits


async def test_a_table_whose_opening_was_in_doubt_is_in_its_room_once(
    redis_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.redis.TAKEOVER", 0.0)
    redis_server.flush()
    platform = StagePlatform()
    async with (
        DroppingProxy(redis_server.port) as proxy,
        aclosing(connect(f"redis://{HOST}:{proxy.port}")) as client,
    ):
        process = a_process(client, platform)
        proxy.drop(1, to=b"1st try")
        reply = await process.open(ROOM, ANNA, "1st try")
        assert proxy.dropped == 1
        if messages.TryAgain in kinds_of(reply):
            await process.hear(ANNA, Open(), "the second try")
        await process.works()
        table_id = await process.store.table_in(ROOM)
        assert table_id is not None
        assert_shown_as_scene_says(await process.table(table_id), platform)
