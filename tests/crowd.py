"""A crowd at one table: people who sit down and get up again and again, each as fast as they are answered."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from core.commands import Actor, Join, Leave
from core.service import Service
from tests.processes import Process
from tests.stage import ANNA, ROOM, person

CROWD = tuple(person(f"Guest{number}") for number in range(8))


@dataclass
class Crowd:
    """What a crowd did at a table, by keys that name it.

    Every act changes the table and tells one entry of its story. One that is lost or counts
    twice makes the next one a refusal.

    Args:
        table_id: the table, a lobby with somebody else at it.
        clock: what the waiting is measured with. That of this process alone does not count what
            else the machine does, nor waiting for nothing.
    """

    table_id: str
    clock: Callable[[], float] = time.process_time
    waited: list[float] = field(default_factory=list)
    acts: dict[str, int] = field(default_factory=dict)
    updates: Iterator[int] = field(default_factory=count)

    async def act(
        self, services: Sequence[Service], people: Sequence[Actor], acts: int, *, twice: bool = False
    ) -> None:
        """Let people act until there were so many acts in all; everybody gets up in the end.

        Args:
            services: where they are heard, in turn.
            people: who acts.
            acts: how many there are at least.
            twice: whether every update comes to each of the services two times, all at the same moment.
        """
        self.waited, self.acts = [], dict.fromkeys((actor.name for actor in people), 0)
        heard_by = (services[number % len(services)] for number in count())
        await asyncio.gather(
            *(self._person([*services] * 2 if twice else [next(heard_by)], actor, acts) for actor in people)
        )
        for service in services:
            await service.settled()

    @property
    def longest(self) -> float:
        """Return how long all but one in a hundred waited at most."""
        return sorted(self.waited)[int(len(self.waited) * 0.99)]

    async def _person(self, services: Sequence[Service], actor: Actor, acts: int) -> None:
        while len(self.waited) < acts or self.acts[actor.name] % 2:
            command = Leave() if self.acts[actor.name] % 2 else Join()
            update = f"update:{next(self.updates)}"
            begun = self.clock()
            replies = await asyncio.gather(
                *(each.hear(actor, command, update, table_id=self.table_id) for each in services)
            )
            self.waited.append(self.clock() - begun)
            self.acts[actor.name] += 1
            for reply in replies:
                assert reply is not None
                assert reply.lines == (), (actor.name, command)


async def a_lobby(process: Process) -> str:
    """Open a table with Anna at it and return its id."""
    await process.open(ROOM, ANNA, "open")
    table_id = await process.store.table_in(ROOM)
    assert table_id is not None
    return table_id
