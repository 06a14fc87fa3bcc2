"""How much of what the homeserver takes may go to what people can do without.

A homeserver does not say how much it takes. By default that is ten messages at once and then one
in five seconds; one that took more than that without complaint is taken to be generous, until it
complains.
"""

from collections import deque

WINDOW = 50.0
"""Seconds in which a homeserver with the default limits takes ten messages."""

MODEST = 5
"""Messages in that time after which the rest is left to what matters."""

GENEROUS = 24
"""Messages in that time after which a homeserver is known to take more than the default."""

SILENCE = 600.0
"""Seconds after a complaint in which nothing is sent that people can do without."""


class Budget:
    """Remembers what was sent."""

    def __init__(self) -> None:
        """Nothing was sent yet."""
        self._sent: deque[float] = deque(maxlen=GENEROUS + 1)
        self._generous = False
        self._until = float("-inf")

    def sent(self, now: float) -> None:
        """Note a message."""
        self._sent.append(now)
        if self._within(now) >= GENEROUS:
            self._generous = True

    def complained(self, now: float) -> None:
        """Note that the homeserver asked for patience."""
        self._generous = False
        self._until = now + SILENCE

    def spares(self, now: float) -> bool:
        """Return whether something may be sent that people can do without.

        >>> budget = Budget()
        >>> budget.spares(0.0)
        True
        >>> for second in range(6): budget.sent(second)
        >>> budget.spares(6.0), budget.spares(60.0)
        (False, True)
        >>> for second in range(60, 84): budget.sent(second)
        >>> budget.spares(84.0)
        True
        >>> budget.complained(85.0)
        >>> budget.spares(600.0), budget.spares(700.0)
        (False, True)
        """
        if now < self._until:
            return False
        return self._generous or self._within(now) < MODEST

    def _within(self, now: float) -> int:
        return sum(now - at < WINDOW for at in self._sent)
