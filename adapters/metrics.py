"""What is measured, as Prometheus reads it. docs/running.md lists every name; a test holds both together.

The rules:

1. The registry is this process's own: nothing that a library registers elsewhere is in it.
2. A label has few values: platforms, games, kinds of messages, calls. None is an id of anybody.
3. What is counted starts at 0 for every platform and game from the beginning, so that the first one
   counts as an increase.
"""

import platform as machine
from collections.abc import Callable, Mapping
from typing import cast

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from adapters.version import COMMIT, VERSION
from core.games import GAMES
from core.measures import Action, Outcome
from core.table.lifecycle import Event

__all__ = ["CONTENT_TYPE", "Metrics"]

SHOWN_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds from an update to what rooms show of it: a press at once, a group at its limit in half a minute."""

CALL_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""Seconds of a call of the store."""

UNKNOWN = float("nan")

_ENDINGS = (Event.FINISHED, Event.STOPPED, Event.DESERTED, Event.EXPIRED)

# Each counter's time of creation would be a metric of its own, which nobody asks for.
cast("Callable[[], None]", disable_created_metrics)()


class Metrics:
    """`core.measures.Meter` for Prometheus, with what else a process says of itself."""

    def __init__(self) -> None:
        """Count from 0."""
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._updates = Counter("palifico_updates_total", "Updates heard", ["platform"], registry=registry)
        self._refusals = Counter(
            "palifico_refusals_total",
            "What people asked for and were refused, by the message that says why",
            ["platform", "kind"],
            registry=registry,
        )
        self._shown = Histogram(
            "palifico_update_to_shown_seconds",
            "From hearing an update to every room showing what came of it",
            ["platform"],
            buckets=SHOWN_BUCKETS,
            registry=registry,
        )
        self._sends = Counter(
            "palifico_sends_total",
            "What platforms were asked to show",
            ["platform", "action", "outcome"],
            registry=registry,
        )
        self._waits = Counter(
            "palifico_limit_waits_total",
            "Messages that had to wait for a place in a limit",
            ["platform", "limit"],
            registry=registry,
        )
        self._wait_seconds = Counter(
            "palifico_limit_wait_seconds_total",
            "Seconds that messages were told to wait for a place in a limit",
            ["platform", "limit"],
            registry=registry,
        )
        self._began = Counter("palifico_games_started_total", "Games dealt", ["game"], registry=registry)
        self._ended = Counter(
            "palifico_games_ended_total", "Games that ended, and how", ["game", "ending"], registry=registry
        )
        self._conflicts = Counter(
            "palifico_commit_conflicts_total", "Saves that somebody else was faster than", registry=registry
        )
        self._calls = Histogram(
            "palifico_redis_seconds",
            "Calls of the store",
            ["call"],
            buckets=CALL_BUCKETS,
            registry=registry,
        )
        self._failures = Counter(
            "palifico_redis_failures_total",
            "Calls of the store that failed or were given up",
            registry=registry,
        )
        self._marks = Gauge(
            "palifico_marks_waiting", "Tables with something to show, in the store", registry=registry
        )
        self._overdue = Gauge(
            "palifico_deadlines_overdue_seconds",
            "For how long the most overdue table has been waiting for its clock, in the store",
            registry=registry,
        )
        self._up = Gauge(
            "palifico_platform_up",
            "Whether the platform answers this process",
            ["platform"],
            registry=registry,
        )
        self._held = Gauge(
            "palifico_lease_held", "Whether this process holds the lease", ["lease"], registry=registry
        )
        self._logged = Counter("palifico_log_events_total", "Lines of the log", ["event"], registry=registry)
        build = Gauge("palifico_build_info", "What runs", ["version", "commit", "python"], registry=registry)
        build.labels(VERSION, COMMIT, machine.python_version()).set(1)
        self.backlog(UNKNOWN, UNKNOWN)
        for game in GAMES:
            self._began.labels(game)
            for ending in _ENDINGS:
                self._ended.labels(game, ending.value)

    def expects(self, platform: str) -> None:
        """Begin to count on a platform."""
        self._updates.labels(platform)
        self._shown.labels(platform)
        self._up.labels(platform)
        for action in Action:
            self._sends.labels(platform, action.value, Outcome.DONE.value)

    def heard(self, platform: str) -> None:
        """Count an update."""
        self._updates.labels(platform).inc()

    def refused(self, platform: str, kind: str) -> None:
        """Count a refusal."""
        self._refusals.labels(platform, kind).inc()

    def shown(self, platform: str, seconds: float) -> None:
        """Note how long an update took to be shown."""
        self._shown.labels(platform).observe(seconds)

    def sent(self, platform: str, action: Action, outcome: Outcome) -> None:
        """Count what a platform was asked."""
        self._sends.labels(platform, action.value, outcome.value).inc()

    def must_wait(self, platform: str, limit: str, seconds: float) -> None:
        """Count a wait and its seconds."""
        self._waits.labels(platform, limit).inc()
        self._wait_seconds.labels(platform, limit).inc(seconds)

    def began(self, game: str) -> None:
        """Count a game."""
        self._began.labels(game).inc()

    def ended(self, game: str, ending: str) -> None:
        """Count the end of a game."""
        self._ended.labels(game, ending).inc()

    def overtaken(self) -> None:
        """Count a conflict."""
        self._conflicts.inc()

    def asked(self, call: str, seconds: float, *, failed: bool) -> None:
        """Note a call of the store."""
        self._calls.labels(call).observe(seconds)
        if failed:
            self._failures.inc()

    def logged(self, event: str) -> None:
        """Count a line of the log; `event` is its name, not what it tells."""
        self._logged.labels(event).inc()

    def backlog(self, marks: float, overdue: float) -> None:
        """Say what waits in the store; `UNKNOWN` where that is not known."""
        self._marks.set(marks)
        self._overdue.set(overdue)

    def condition(self, up: Mapping[str, bool], held: Mapping[str, bool]) -> None:
        """Say which platforms answer, and which leases are held."""
        for platform, answers in up.items():
            self._up.labels(platform).set(answers)
        for lease, is_held in held.items():
            self._held.labels(lease).set(is_held)

    def text(self) -> bytes:
        """Return all of it in the format of `CONTENT_TYPE`."""
        return generate_latest(self.registry)
