"""Many act on one table at the same moment: nobody waits long or is left out, nothing is lost or doubled."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, aclosing
from dataclasses import dataclass, field
from itertools import count
from statistics import median

import pytest

from core.commands import Actor, Command, Join, Leave, SetOption
from core.ports import Conflict, Repeated, Saved, StoreUnavailable
from core.service import Reply, Service
from core.table.values import Table
from storage.client import Client
from storage.connect import connect
from storage.redis import OPERATIONS_KEPT, RedisStore
from tests.processes import EmptyRoom, Process, a_process
from tests.servers import Server
from tests.stage import ANNA, BO, CEM, ROOM, SilentLog, person

CROWD = tuple(person(f"Guest{number}") for number in range(8))
ROUNDS = 7
ACTS_ALONE, ACTS_IN_A_CROWD = 120, 320
AT_MOST_SLOWER = 3.0
FAIR = 0.5


@dataclass
class Crowd:
    """People who sit down and get up again and again by keys of one table, each as fast as they are answered.

    Every act changes the table and tells one entry of its story. One that was lost or applied
    twice makes the next one a refusal.
    """

    table_id: str
    waited: list[float] = field(default_factory=list)
    acts: dict[str, int] = field(default_factory=dict)
    updates: Iterator[int] = field(default_factory=count)

    async def act(self, services: Sequence[Service], people: Sequence[Actor], acts: int, *, twice: bool) -> None:
        """Let people act until there were so many acts in all; everybody gets up in the end."""
        self.waited, self.acts = [], dict.fromkeys((actor.name for actor in people), 0)
        at = (services[number % len(services)] for number in count())
        await asyncio.gather(*(self._person(next(at), actor, acts, services * twice) for actor in people))

    @property
    def longest(self) -> float:
        """Return how long all but one in a hundred waited at most."""
        return sorted(self.waited)[int(len(self.waited) * 0.99)]

    async def _person(self, service: Service, actor: Actor, acts: int, again: Sequence[Service]) -> None:
        while len(self.waited) < acts or self.acts[actor.name] % 2:
            command = Leave() if self.acts[actor.name] % 2 else Join()
            update = f"update:{next(self.updates)}"
            begun = time.perf_counter()
            replies = await asyncio.gather(
                *(each.hear(actor, command, update, table_id=self.table_id) for each in again or (service,))
            )
            self.waited.append(time.perf_counter() - begun)
            self.acts[actor.name] += 1
            for reply in replies:
                assert reply is not None
                assert reply.lines == (), (actor.name, command)


@pytest.fixture
async def clients(redis_server: Server) -> AsyncIterator[tuple[Client, Client]]:
    """Return two clients of one empty server."""
    redis_server.flush()
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(aclosing(connect(redis_server.url))) for _ in range(2)]
        yield one, two


async def a_lobby(process: Process) -> str:
    """Open a table with Anna at it and return its id."""
    await process.service.open(ROOM, ANNA, "open")
    table_id = await process.store.table_in(ROOM)
    assert table_id is not None
    return table_id


async def test_eight_at_one_table_wait_at_most_three_times_as_long_as_one_alone(
    clients: tuple[Client, Client],
) -> None:
    process = a_process(clients[0], EmptyRoom())
    crowd = Crowd(await a_lobby(process))
    alone, together = [], []
    for _ in range(ROUNDS):
        # In turn, so that whatever else this machine does befalls both.
        await crowd.act([process.service], CROWD[:1], ACTS_ALONE, twice=False)
        alone.append(crowd.longest)
        await crowd.act([process.service], CROWD, ACTS_IN_A_CROWD, twice=False)
        together.append(crowd.longest)
    assert median(together) <= AT_MOST_SLOWER * median(alone), (alone, together)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("twice", [False, True], ids=["once", "every update twice at once"])
async def test_everybody_of_a_crowd_gets_through_and_every_act_counts_once(
    clients: tuple[Client, Client], processes: int, twice: bool
) -> None:
    running = [a_process(client, EmptyRoom()) for client in clients[:processes]]
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
    assert len(store.commits[1]) > 1


async def test_what_is_saved_together_and_fails_is_not_lost_because_another_process_made_a_part_of_it(
    clients: tuple[Client, Client],
) -> None:
    async def meanwhile(_seconds: float) -> None:
        await other.service.hear(BO, Join(), "bo", table_id=table_id)

    other = a_process(clients[1], EmptyRoom())
    process = a_process(clients[0], EmptyRoom(), pause=meanwhile, store=InterruptedStore)
    table_id = await a_lobby(process)
    await ask_at_once(process, table_id, {"bo": (BO, Join()), "cem": (CEM, Join())})
    assert sorted((await other.table(table_id)).names) == ["Anna", "Bo", "Cem"]


async def test_however_many_are_saved_together_a_lost_answer_makes_none_of_them_happen_twice(
    clients: tuple[Client, Client],
) -> None:
    process = a_process(clients[0], EmptyRoom(), store=LostAfterStore)
    table_id = await a_lobby(process)
    before = await process.table(table_id)
    many = OPERATIONS_KEPT + 4
    await ask_at_once(process, table_id, {f"update:{number}": (ANNA, SetOption("timer")) for number in range(many)})
    after = await process.table(table_id)
    assert after.next_number - before.next_number == many + 1
