"""Many act on one table at the same moment: nobody waits long or is left out, nothing is lost or doubled."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, aclosing
from statistics import median

import pytest

from core.commands import Actor, AddComputer, Command, Deal, Join, Leave, RoomMoved, SetOption, Stop
from core.ports import Conflict, Repeated, Saved, StoreUnavailable
from core.service import Reply
from core.table.values import Phase, Table
from storage.client import Client
from storage.connect import connect
from storage.redis import OPERATIONS_KEPT, RedisStore
from tests.crowd import CROWD, Crowd, a_lobby
from tests.processes import EmptyRoom, Process, a_process
from tests.servers import Server
from tests.stage import ANNA, BO, CEM, ROOM, SilentLog

PROCESSES = 8
ROUNDS = 7
ACTS_ALONE, ACTS_IN_A_CROWD = 120, 320
AT_MOST_SLOWER = 3.0
FAIR = 0.4


@pytest.fixture
async def clients(redis_server: Server) -> AsyncIterator[list[Client]]:
    """Return clients of one empty server."""
    redis_server.flush()
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(aclosing(connect(redis_server.url))) for _ in range(PROCESSES)]


async def test_eight_at_one_table_wait_at_most_three_times_as_long_as_one_alone(
    clients: list[Client],
) -> None:
    process = a_process(clients[0], EmptyRoom())
    crowd = Crowd(await a_lobby(process))
    alone, together = [], []
    for _ in range(ROUNDS):
        # In turn, so that whatever else befalls this process befalls both.
        await crowd.act([process.service], CROWD[:1], ACTS_ALONE)
        alone.append(crowd.longest)
        await crowd.act([process.service], CROWD, ACTS_IN_A_CROWD)
        together.append(crowd.longest)
    assert process.pauses == []
    assert median(together) <= AT_MOST_SLOWER * median(alone), (alone, together)


@pytest.mark.parametrize("processes", [1, 2, PROCESSES])
@pytest.mark.parametrize("twice", [False, True], ids=["once", "every update twice at once"])
async def test_everybody_of_a_crowd_gets_through_and_every_act_counts_once(
    clients: list[Client], processes: int, twice: bool
) -> None:
    running = [a_process(client, EmptyRoom(), pause=asyncio.sleep) for client in clients[:processes]]
    crowd = Crowd(await a_lobby(running[0]))
    before = await running[0].table(crowd.table_id)
    await crowd.act([each.service for each in running], CROWD, ACTS_IN_A_CROWD, twice=twice)
    acts = sum(crowd.acts.values())
    after = await running[0].table(crowd.table_id)
    assert after.next_number - before.next_number == acts
    assert after.names == ("Anna",)
    fair = acts / len(CROWD)
    for name, count_of_acts in crowd.acts.items():
        assert fair * FAIR <= count_of_acts <= fair / FAIR, name
    assert [each.log.events for each in running] == [[]] * processes


class InterruptedStore(RedisStore):
    """A store whose second commit is of all that is asked during the first one, and ends in an error.

    `lost_after` says whether that commit was made all the same.
    """

    lost_after = False

    def __init__(self, client: Client, log: SilentLog) -> None:
        super().__init__(client, log)
        self.commits: list[tuple[str, ...]] = []
        self.holds = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        self.commits.append(tuple(operations))
        if operations == ("first",):
            self.holds.set()
            await self.goes_on.wait()
        fails = self.commits[-2:-1] == [("first",)]
        if fails and not self.lost_after:
            raise StoreUnavailable
        answer = await super().commit(table, expected=expected, operations=operations, deadline=deadline)
        if fails:
            raise StoreUnavailable
        return answer


class LostAfterStore(InterruptedStore):
    lost_after = True


async def ask_at_once(process: Process, table_id: str, asked: Mapping[str, tuple[Actor, Command]]) -> None:
    """Let people ask, by update, while the first commit is on its way, so that the second is of several."""
    store = process.store
    assert isinstance(store, InterruptedStore)
    heard: list[str] = []

    async def ask(update: str, actor: Actor, command: Command) -> Reply | None:
        def read(_table: Table | None) -> Command:
            heard.append(update)
            return command

        return await process.service.hear(actor, read, update, table_id=table_id)

    first = asyncio.ensure_future(ask("first", ANNA, SetOption("timer")))
    await store.holds.wait()
    others = [asyncio.ensure_future(ask(update, *each)) for update, each in asked.items()]
    while len(heard) <= len(asked):
        await process.store.now()
    store.goes_on.set()
    for reply in await asyncio.gather(first, *others):
        assert reply is not None
        assert reply.lines == ()
    assert len(store.commits[2]) > 1, "open, first, and then several"
    await process.service.settled()


async def test_what_is_saved_together_and_fails_is_not_lost_because_another_process_made_a_part_of_it(
    clients: list[Client],
) -> None:
    async def meanwhile(_seconds: float) -> None:
        await other.hear(BO, Join(), "bo")

    other = a_process(clients[1], EmptyRoom())
    process = a_process(clients[0], EmptyRoom(), pause=meanwhile, store=InterruptedStore)
    table_id = await a_lobby(process)
    await ask_at_once(process, table_id, {"bo": (BO, Join()), "cem": (CEM, Join())})
    assert sorted((await other.table(table_id)).names) == ["Anna", "Bo", "Cem"]


async def test_however_many_are_saved_together_a_lost_answer_makes_none_of_them_happen_twice(
    clients: list[Client],
) -> None:
    process = a_process(clients[0], EmptyRoom(), store=LostAfterStore)
    table_id = await a_lobby(process)
    before = await process.table(table_id)
    many = OPERATIONS_KEPT + 4
    await ask_at_once(
        process, table_id, {f"update:{number}": (ANNA, SetOption("timer")) for number in range(many)}
    )
    after = await process.table(table_id)
    assert after.next_number - before.next_number == many + 1


class LostOnceStore(RedisStore):
    """A store that makes the next commit, once told to, and whose answer is lost."""

    loses = False

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        answer = await super().commit(table, expected=expected, operations=operations, deadline=deadline)
        if self.loses:
            self.loses = False
            raise StoreUnavailable("unreachable")
        return answer


async def test_a_lost_answer_makes_nothing_happen_twice_however_much_others_do_before_it_is_asked_for_again(
    clients: list[Client],
) -> None:
    async def meanwhile(_seconds: float) -> None:
        for number in range(OPERATIONS_KEPT):
            command = Leave() if number % 2 else Join()
            await other.hear(BO, command, f"an update of Bo:{number}")

    other = a_process(clients[1], EmptyRoom())
    process = a_process(clients[0], EmptyRoom(), pause=meanwhile, store=LostOnceStore)
    table_id = await a_lobby(process)
    before = await process.table(table_id)
    store = process.store
    assert isinstance(store, LostOnceStore)
    store.loses = True
    await process.hear(ANNA, SetOption("timer"), "an update of Anna")
    after = await process.table(table_id)
    assert after.next_number - before.next_number == OPERATIONS_KEPT + 1


async def test_the_clock_and_the_platforms_use_no_place_among_the_updates_that_are_remembered(
    clients: list[Client],
) -> None:
    process = a_process(clients[0], EmptyRoom())
    table_id = await a_lobby(process)
    await process.hear(ANNA, AddComputer(), "computer")
    await process.hear(ANNA, Deal(), "deal")
    for _ in range(OPERATIONS_KEPT):
        await process.service.heed(RoomMoved(ROOM, ROOM))
        await process.works()
    loaded = await process.store.load(table_id)
    assert loaded is not None
    assert loaded.table.turn > 0
    assert {"computer", "deal"} <= {*loaded.operations}
    assert not any("Tick" in operation for operation in loaded.operations)


async def test_stopping_is_not_confirmed_by_the_same_update_that_comes_again_after_many_others(
    clients: list[Client],
) -> None:
    process = a_process(clients[0], EmptyRoom())
    table_id = await a_lobby(process)
    for actor, command in ((BO, Join()), (ANNA, AddComputer()), (ANNA, Deal()), (ANNA, Stop())):
        await process.hear(actor, command, f"{actor.name} {type(command).__name__}")
    for number in range(OPERATIONS_KEPT):
        await process.hear(CEM, Leave() if number % 2 else Join(), f"an update of Cem:{number}")
    reply = await process.hear(ANNA, Stop(), "Anna Stop")
    assert reply.lines == ()
    assert (await process.table(table_id)).phase is Phase.PLAYING
