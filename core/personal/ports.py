"""What is needed from outside to know what is kept of whom, and to remove it; `core.ports` has all else."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from core.identity import Audience, PlayerRef, RoomRef


@dataclass(frozen=True, slots=True)
class Order:
    """Somebody's wish to be forgotten, and when they confirmed it; `alone` is their room with the bot.

    Once it is `done` there is only to be looked whether anything that was under way has left a trace.
    """

    player: PlayerRef
    alone: RoomRef | None
    name: str
    since: float
    done: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """The ids of tables that may know somebody, and of what was put aside because it cannot be read."""

    tables: Sequence[str]
    broken: Sequence[str]


class Stored(Enum):
    """What is kept beside tables of a person or a room."""

    TABLE = "table"
    POINTER = "pointer"
    PREFERENCES = "preferences"


class People(Protocol):
    """What is kept of people, to be enumerated and removed; all may raise `core.ports.StoreUnavailable`."""

    async def note(self, player: PlayerRef, table_id: str) -> None:
        """Note that a table knows a player, from now on."""
        ...

    async def noted(self, player: PlayerRef) -> Mapping[str, float]:
        """Return the tables that are noted to know a player, and since when."""
        ...

    async def unnote(self, player: PlayerRef, table_id: str) -> None:
        """Note that a table does not know a player any more."""
        ...

    async def search(self, audiences: Sequence[Audience]) -> Found:
        """Return what may know somebody, as far as a bounded search through all tables finds."""
        ...

    async def lasts(self, what: Stored, of: Audience | str) -> float:
        """Return the seconds until something is deleted by itself, 0 where there is nothing."""
        ...

    async def drop(self, table_id: str) -> None:
        """Delete a table that is nobody's, after which the store is to forget what was due of it."""
        ...

    async def drop_broken(self, table_id: str) -> None:
        """Delete what was put aside because it cannot be read."""
        ...

    async def drop_preferences(self, audience: Audience) -> None:
        """Delete what somebody or a room chose, and what was settled for it."""
        ...

    async def drop_pointer(self, audience: Audience, table_id: str) -> None:
        """Delete what leads an audience to this table."""
        ...

    async def ask(self, player: PlayerRef, operation: str, seconds: int) -> str:
        """Note for some seconds that somebody asked to be forgotten, unless that is noted already.

        Returns:
            The operation by which they asked.
        """
        ...

    async def asked(self, player: PlayerRef) -> None:
        """Forget that somebody asked."""
        ...

    async def order(self, order: Order, due: float, *, instead_of: Order | None = None) -> None:
        """Keep an order until it is settled; at the time `due` somebody is to look after it."""
        ...

    async def orders(self, lease: float) -> Sequence[Order]:
        """Claim the orders that somebody has to look after, for so many seconds."""
        ...

    async def settle(self, order: Order) -> None:
        """Keep an order no longer."""
        ...
