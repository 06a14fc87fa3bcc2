"""What this process has shown and could not note, because the store was away just then.

It counts as long as the store still says what it said before; once it says something else,
another process has gone on from there.
"""

from core.identity import Audience
from core.showing import Ledger


class Unnoted:
    """Ledgers that the store does not know of."""

    def __init__(self) -> None:
        """Start with none."""
        self._ledgers: dict[tuple[str, Audience], tuple[Ledger, Ledger]] = {}

    def keep(self, table_id: str, audience: Audience, *, stored: Ledger, true: Ledger) -> None:
        """Remember what an audience was shown, beside what the store says."""
        self._ledgers[table_id, audience] = (stored, true)

    def take(self, table_id: str, audience: Audience, stored: Ledger) -> Ledger:
        """Return what an audience was shown, and no longer remember it.

        >>> from core.identity import RoomRef
        >>> unnoted, room = Unnoted(), RoomRef("stage", "room")
        >>> unnoted.keep("t1", room, stored=Ledger(told=3), true=Ledger(told=4))
        >>> unnoted.take("t1", room, Ledger(told=3)).told
        4
        >>> unnoted.take("t1", room, Ledger(told=3)).told
        3
        """
        before, true = self._ledgers.pop((table_id, audience), (stored, stored))
        return true if before == stored else stored
