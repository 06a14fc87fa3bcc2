"""Platforms that do not answer at all, and so are left alone for a while.

One conversation waits out such a platform; all others are told at once, until somebody
tries again.
"""

from collections.abc import Callable

SENT_WITHIN = 20.0
"""Seconds that a platform may take for a message; whether it has it is not known then."""

LEFT_ALONE = 10.0
"""Seconds for which a platform that took longer is left alone."""


class Silence:
    """Knows which platforms are silent. `clock` returns seconds that only grow."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Know of none."""
        self._clock = clock
        self._until: dict[str, float] = {}

    def lasts(self, platform: str) -> float:
        """Return the seconds for which a platform is left alone, 0 for one that may be tried.

        Whoever is told 0 for a platform that was silent tries it for all others.

        >>> time = [0.0]
        >>> silence = Silence(lambda: time[0])
        >>> silence.lasts("matrix")
        0.0
        >>> silence.begins("matrix")
        >>> silence.lasts("matrix")
        10.0
        >>> time[0] = 10.0
        >>> silence.lasts("matrix"), silence.lasts("matrix")
        (0.0, 20.0)
        >>> silence.ends("matrix")
        >>> silence.lasts("matrix")
        0.0
        """
        until = self._until.get(platform)
        if until is None:
            return 0.0
        left = until - self._clock()
        if left <= 0:
            self._until[platform] = self._clock() + SENT_WITHIN
        return max(0.0, left)

    def begins(self, platform: str) -> None:
        """Note that a platform did not answer."""
        self._until[platform] = self._clock() + LEFT_ALONE

    def ends(self, platform: str) -> None:
        """Note that a platform answered."""
        self._until.pop(platform, None)
