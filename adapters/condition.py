"""How a process is, for whoever watches over it: is it alive, is it ready, what does it wait for.

The rules:

1. It is alive while the task that keeps time gets on; before that task begins, while the loop turns.
2. It is ready when every platform that is set up answers, or waits for a lease that another process holds.
   Whether the store answers is asked where that matters, as the answer is worth nothing a moment later.
3. Once it is told to stop it is no longer ready, and still alive.
"""

import time
from collections.abc import Callable, Mapping

STALLED_AFTER = 120.0
"""Seconds without progress after which a process is no longer alive; its own pauses are shorter."""

STOPPING = "stopping"

ALIVE, READY, METRICS = "/healthz", "/readyz", "/metrics"
"""Where to ask, at the port of a process."""


class Condition:
    """Is told what happens to a process. `clock` returns seconds that only grow."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Know of no platform and no lease."""
        self._clock = clock
        self._answers: dict[str, Callable[[], bool]] = {}
        self._leases: dict[str, bool] = {}
        self._waits: set[str] = set()
        self._worked_at: float | None = None
        self._stops = False

    def expects(self, platform: str, answers: Callable[[], bool]) -> None:
        """Know of a platform that is set up, and how to find out whether it answers."""
        self._answers[platform] = answers

    def waits_for(self, lease: str) -> None:
        """Note that another process holds a lease, named as its platform, and this one waits for it."""
        self._leases[lease] = False
        self._waits.add(lease)

    def holds(self, lease: str) -> None:
        """Note that this process holds a lease, named as its platform."""
        self._leases[lease] = True
        self._waits.discard(lease)

    def lets_go(self, lease: str) -> None:
        """Note that this process holds a lease no more, and does not yet wait for it again."""
        self._leases[lease] = False
        self._waits.discard(lease)

    def worked(self) -> None:
        """Note that the task that keeps time has got on."""
        self._worked_at = self._clock()

    def stops(self) -> None:
        """Note that the end has begun."""
        self._stops = True

    @property
    def is_alive(self) -> bool:
        """Whether the process gets on (rules 1 and 3).

        >>> time = [0.0]
        >>> condition = Condition(lambda: time[0])
        >>> condition.worked()
        >>> time[0] = STALLED_AFTER + 1
        >>> condition.is_alive
        False
        """
        if self._stops or self._worked_at is None:
            return True
        return self._clock() - self._worked_at <= STALLED_AFTER

    @property
    def up(self) -> Mapping[str, bool]:
        """Which platforms answer."""
        return {platform: answers() for platform, answers in self._answers.items()}

    @property
    def leases(self) -> Mapping[str, bool]:
        """Which leases this process holds, and False for those it does not."""
        return dict(self._leases)

    @property
    def waits(self) -> tuple[str, ...]:
        """For which leases this process waits, as another one holds them."""
        return tuple(sorted(self._waits))

    @property
    def missing(self) -> tuple[str, ...]:
        """What is missing to be ready (rules 2 and 3), the store aside.

        >>> condition = Condition()
        >>> condition.expects("matrix", lambda: False)
        >>> condition.missing
        ('matrix',)
        >>> condition.waits_for("matrix")
        >>> condition.missing
        ()
        >>> condition.lets_go("matrix")
        >>> condition.missing
        ('matrix',)
        """
        missing = (name for name, answers in self.up.items() if not answers and name not in self._waits)
        return (*missing, *[STOPPING] * self._stops)
