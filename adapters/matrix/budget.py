"""How much of what the homeserver takes may go to what people can do without.

A homeserver does not say how much it takes. By default that is ten messages at once and then one
in five seconds. One that took more than that without complaint is generous, until it complains.
"""

BURST = 10.0
"""Messages that a homeserver takes at once, by default."""

A_SECOND = 0.2
"""Messages that it takes in a second for long, by default."""

LEFT = 5.0
"""How many of the former are left to what matters."""

QUIET = 3.0
"""How many of them are left where nobody needs any for a while."""

BEYOND = 3.0
"""Messages beyond what the default allows after which a homeserver is known to be generous."""

SILENCE = 600.0
"""Seconds after a complaint in which nothing is sent that people can do without."""


class Budget:
    """Counts what was sent against the default limits."""

    def __init__(self, *, generous: bool = False) -> None:
        """Nothing was sent yet; `generous` when the operator says that there are no limits."""
        self._places = BURST
        self._at = 0.0
        self._generous = generous
        self._until = float("-inf")

    def sent(self, now: float) -> None:
        """Note a message."""
        self._places = self._left(now) - 1.0
        self._at = now
        if self._places <= -BEYOND:
            self._generous = True

    def complained(self, now: float) -> None:
        """Note that the homeserver asked for patience."""
        self._generous = False
        self._places, self._at = 0.0, now
        self._until = now + SILENCE

    def spares(self, now: float) -> bool:
        """Return whether something may be sent that people can do without.

        >>> budget = Budget()
        >>> budget.spares(0.0)
        True
        >>> for _ in range(6): budget.sent(0.0)
        >>> budget.spares(0.0), budget.spares(5.0)
        (False, True)
        >>> for _ in range(8): budget.sent(5.0)
        >>> budget.spares(5.0)
        True
        >>> budget.complained(6.0)
        >>> budget.spares(600.0), budget.spares(700.0)
        (False, True)
        """
        if now < self._until:
            return False
        return self._generous or self._left(now) >= LEFT

    def has_places(self, now: float) -> bool:
        """Return whether something may be sent that can wait, but not for ever.

        >>> budget = Budget()
        >>> budget.complained(0.0)
        >>> budget.has_places(14.0), budget.has_places(15.0), budget.spares(15.0)
        (False, True, False)
        """
        return self._generous or self._left(now) >= QUIET

    def _left(self, now: float) -> float:
        return min(BURST, self._places + A_SECOND * max(0.0, now - self._at))
