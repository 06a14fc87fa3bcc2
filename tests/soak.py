"""The kill test: many tables, several worker processes, and all that may fail does. Run by `make soak`.

The rules:

1. What people were shown and what they were told was accepted is remembered here, outside of all workers.
2. Faults end before the end; what is stored and shown then must be as if there had been none.
3. All chance has a seed. What processes do at the same moment has none, so a run is not the same twice.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, fields, replace
from pathlib import Path
from statistics import quantiles

from core.ports import Loaded
from core.table.values import Table
from tests.servers import HOST, Server, Setup, a_server
from tests.soak_checks import Findings
from tests.soak_crew import Crew, Stuck
from tests.soak_platform import Recorder
from tests.soak_play import PatientProxy, Plan, Soak, there
from tests.soak_timers import run_out
from tests.soak_worker import showing_lasts

KEEPS = Setup(append=True, options=(("appendfsync", "always"),))
"""What is acknowledged is on the disk."""

LONGER_THAN_A_CLAIM = 2.5
FAULTS_SHOWN = 40
FAULT_SHOWN = 1500


@dataclass
class Report:
    """The figures of a run, and what did not hold."""

    figures: dict[str, object]
    faults: list[str]


async def run(plan: Plan, server: Server) -> Report:
    """Run the test against a server that keeps what it has acknowledged."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="palifico-")))
        recorder = Recorder(
            random.Random(f"{plan.seed}/platform"),
            plan.platform_faults,
            plan.slow,
            showing_lasts(plan.lease) * LONGER_THAN_A_CLAIM,
        )
        proxy = await stack.enter_async_context(PatientProxy(server.port))
        listener = await asyncio.start_unix_server(recorder.serve, folder / "platform")
        stack.callback(listener.close)
        crew = Crew(
            (str(plan.seed), f"redis://{HOST}:{proxy.port}", str(folder / "platform"), str(plan.lease))
        )
        stack.push_async_callback(crew.abandon)
        soak = Soak(plan, server, proxy, recorder, crew)
        stack.push_async_callback(soak.store.close)
        figures: dict[str, object] = {}
        try:
            await _run(soak, figures)
        except* Stuck as stuck:
            crew.faults.extend(map(str, _all(stuck)))
    return Report(figures, crew.faults)


async def _run(soak: Soak, figures: dict[str, object]) -> None:
    plan, crew, recorder, loop = soak.plan, soak.crew, soak.recorder, asyncio.get_running_loop()
    started = loop.time()
    for _ in range(plan.workers):
        crew.start()
    await crew.working(plan.workers)
    played = await soak.play_all()
    figures |= {
        "tables": plan.tables,
        "moves by people": soak.moves,
        "private commands": soak.private,
        "seconds": round(loop.time() - started, 1),
        "workers killed": len(crew.killed),
        **{f"killed with {aim}": number for aim, number in sorted(crew.aimed.items())},
        "server restarts": soak.restarts,
        "replies dropped": soak.proxy.dropped,
        **{f"platform: {name}": number for name, number in sorted(recorder.calls.items())},
        **{f"workers: {name}": number for name, number in sorted(crew.events.items())},
    }
    timers = await run_out(soak)
    await crew.working(plan.workers)
    await crew.end()
    found = Findings(recorder, crew, soak.commands, crew.faults)
    for each in played:
        found.check(_table(await soak.load(each.room)), each)
        for name, hall in each.halls.items():
            found.check_hall(_table(await soak.load(hall)), name)
    late: list[float] = []
    for room, deadline in timers.due.items():
        table = _table(await soak.store.load(room))
        found.check_timer(table)
        late.append(table.since - deadline)
    cuts = quantiles(late, n=100)
    figures |= {
        "messages nobody can know of": found.orphans,
        "doubles of what was in doubt": found.doubles,
        "workers that fell behind": len(crew.behind),
        "people out of reach": sum(name.count("player") for name in recorder.refused),
        "named as out of reach": found.named,
        "in reach again before that was told": found.reached_again,
        "out of reach, which only the dead knew": found.known_to_the_dead,
        "rooms lost": found.rooms_lost,
        "timers": plan.timers,
        "timers late p50/p95/max in s": f"{cuts[49]:.2f} / {cuts[94]:.2f} / {max(late):.2f}",
        "taken over from the dead in s": round(timers.taken_over, 2),
        "seconds in all": round(loop.time() - started, 1),
    }


def _table(loaded: Loaded | None) -> Table:
    return there(loaded.table if loaded else None)


def _all(group: BaseExceptionGroup[Stuck]) -> Iterator[Stuck]:
    for each in group.exceptions:
        if isinstance(each, BaseExceptionGroup):
            yield from _all(each)
        else:
            yield each


def main() -> int:
    """Run with what the command line says and print the report."""
    usual = Plan()
    parser = argparse.ArgumentParser(description="many tables, several workers, and all that may fail does")
    for each in fields(usual):
        value = getattr(usual, each.name)
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=type(value), default=value)
    plan = replace(usual, **vars(parser.parse_args()))
    # So that the server and the workers are ended as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with a_server(KEEPS) as server:
        report = asyncio.run(run(plan, server))
    for name, figure in report.figures.items():
        sys.stdout.write(f"{name:50} {figure}\n")
    for fault in report.faults[:FAULTS_SHOWN]:
        sys.stderr.write(f"{fault[:FAULT_SHOWN]}\n")
    sys.stdout.write(f"{len(report.faults)} faults, seed {plan.seed}\n")
    return bool(report.faults)


if __name__ == "__main__":
    sys.exit(main())
