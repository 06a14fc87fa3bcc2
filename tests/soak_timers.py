"""The timers of the kill test: many turns run out within a few seconds while a worker dies."""

import asyncio
from dataclasses import dataclass, replace
from itertools import count

from core.commands import Actor, Deal, Join
from core.decide import decide
from core.identity import PlayerRef, RoomRef
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, TableOptions
from tests.soak_crew import within
from tests.soak_play import CALM, QUIET_WITHIN, Soak
from tests.soak_worker import PLATFORM

TIMERS_SET_WITHIN = 2.0
TIMERS_LAST = 3.0
TURN_TIME = 60


@dataclass(frozen=True, slots=True)
class Timers:
    """When each timer was due, by room, and the seconds in which a dead worker's were taken over."""

    due: dict[str, float]
    taken_over: float


async def run_out(soak: Soak) -> Timers:
    """Let many turns run out within a few seconds while a worker dies."""
    plan, loop = soak.plan, asyncio.get_running_loop()
    start = await soak.store.now() + TIMERS_SET_WITHIN
    due = {
        f"{('lines', 'wire')[n % 2]}-t{n}": start + TIMERS_LAST * n / plan.timers for n in range(plan.timers)
    }
    setting = (
        soak.store.commit(_last_seconds(room, at), expected=0, operations=("deal",), deadline=at)
        for room, at in due.items()
    )
    await asyncio.gather(*setting)
    begun = loop.time() + start - await soak.store.now()
    posts = count()

    def moment(worker: int) -> None:
        if loop.time() >= begun and next(posts) == plan.timers:
            soak.crew.kill(worker)

    before = set(soak.crew.killed)
    soak.recorder.moment = moment
    async with within(QUIET_WITHIN, "a timer never fires"):
        while len(soak.recorder.timed_out) < plan.timers:
            await soak.recorder.news(CALM)
    await soak.quiet()
    (killed,) = set(soak.crew.killed) - before
    when = soak.crew.killed[killed]
    told = soak.recorder.timed_out
    was_due = {room: begun + at - start for room, at in due.items()}
    taken_over = [told[room] - when for room, at in was_due.items() if at <= when < told[room]]
    return Timers(due, max(taken_over, default=0.0))


def _last_seconds(room: str, deadline: float) -> Table:
    """Return a game whose player on turn has until the deadline."""
    anna, bo = (Actor(PlayerRef(PLATFORM, f"{room}-{name}"), name, "en") for name in ("Anna", "Bo"))
    table = new_table(room, "liars-dice", anna, pace=0)
    table = replace(
        table,
        rooms=(Room(RoomRef(PLATFORM, room), "en", Style.LINES),),
        table_options=TableOptions(timer=TURN_TIME),
    )
    for actor, command in ((anna, Join()), (bo, Join()), (anna, Deal())):
        table = decide(table, command, actor, 0.0, room.encode()).table
    return replace(table, since=deadline - TURN_TIME, reminded=True, story=())
