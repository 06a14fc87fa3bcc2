"""What core needs from outside, as protocols: a store for tables, and platforms that show posts.

Adapters and storage implement these; the errors here are the only ones they may raise.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from core.identity import Audience, PlayerRef, RoomRef
from core.preferences import Preferences
from core.scene import Post
from core.showing import Ledger
from core.table.values import Table


class StoreUnavailable(Exception):
    """The store did not answer; nothing is known to be lost, and the same can be tried again.

    Args:
        reason: for whoever runs the service.
        nothing_done: whether it is certain that the store did nothing, as when it was not reached.
    """

    def __init__(self, reason: str = "", *, nothing_done: bool = False) -> None:
        super().__init__(reason)
        self.nothing_done = nothing_done


class TableUnavailable(StoreUnavailable):
    """The store answers, but this table can not be loaded or saved now; the others can.

    Args:
        table_id: the table.
        reason: for whoever runs the service.
    """

    def __init__(self, table_id: str, reason: str) -> None:
        super().__init__(reason, nothing_done=True)
        self.table_id = table_id


class Unavailable(Exception):
    """A platform could not take a post now.

    Args:
        retry_after: seconds to wait before the next try, as the platform asked.
        maybe_done: whether it may have taken the post all the same, and only its answer was lost.
        everywhere: whether it takes nothing from this bot now, in whatever conversation.
    """

    def __init__(
        self, retry_after: float = 0.0, *, maybe_done: bool = False, everywhere: bool = False
    ) -> None:
        super().__init__(f"retry after {retry_after:g} s")
        self.retry_after = retry_after
        self.maybe_done = maybe_done
        self.everywhere = everywhere


class Undeliverable(Exception):
    """A platform will never take this post: the player or the room cannot be reached."""


class Moved(Exception):
    """A room has become another one, as when a group is upgraded; what it showed is to be shown there.

    Args:
        room: the room as it is called now.
    """

    def __init__(self, room: RoomRef) -> None:
        super().__init__("moved")
        self.room = room


class Vanished(Exception):
    """The message to be edited is gone."""


class Log(Protocol):
    """What is said to whoever runs it: events and ids, never a secret or a text."""

    def warning(self, event: str, **facts: object) -> object:
        """Note something that will be tried again, or was put right."""
        ...


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it is stored, with what its audiences have been shown.

    `now` is the store's time, which every process shares; `operations` are the latest updates
    that were applied, so that a repeated one is known.
    """

    table: Table
    version: int
    now: float
    operations: tuple[str, ...] = ()
    ledgers: Mapping[Audience, Ledger] = field(default_factory=dict[Audience, Ledger])


@dataclass(frozen=True, slots=True)
class Saved:
    """The table was stored under this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """Some of the operations had been applied before; nothing was stored."""

    operations: frozenset[str]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else stored the table first; this is what they stored, None when it is gone."""

    loaded: Loaded | None


@dataclass(frozen=True, slots=True)
class Busy:
    """Another process is showing the table, and will show what is newest."""


class Store(Protocol):
    """Where tables live. Every method may raise `StoreUnavailable`, before or after its effect."""

    async def load(self, table_id: str) -> Loaded | None:
        """Return a table with its ledgers, None when there is none."""
        ...

    async def now(self) -> float:
        """Return the store's time, in seconds since the epoch."""
        ...

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        """Store a table if its version still is `expected` (0: there is none), all or nothing.

        In the same step its expiry and its deadline are set, the operations are noted and the
        table is marked as having something to show.
        """
        ...

    async def begin_showing(self, table_id: str) -> "Loaded | Busy | None":
        """Return a table to be shown, for a few seconds by this process alone; None when it is gone."""
        ...

    async def record(self, table_id: str, audience: Audience, ledger: Ledger) -> bool:
        """Store what an audience has been shown; False when another process shows the table now."""
        ...

    async def keep(self, table_id: str) -> bool:
        """Go on showing a table for a few seconds more; False when another process shows it now."""
        ...

    async def unmark(self, table_id: str, version: int, gone: Sequence[Audience] = ()) -> bool:
        """End a showing of this version; False when a newer one is stored and has to be shown.

        With the showing ends what is noted of those who are gone from the table.
        """
        ...

    async def postpone(
        self, table_id: str, version: int, seconds: float | None, *, elsewhere: Collection[str] = ()
    ) -> bool:
        """End a showing of this version that anyone may go on with after this time.

        Args:
            table_id: the table.
            version: what was shown of it.
            seconds: None where all is shown that can be shown here.
            elsewhere: platforms on which something is left that only those can show who speak there:
                they are to do it at once.

        Returns:
            False, and the showing goes on, when a newer version is stored: it is to be shown at once.
        """
        ...

    async def forget(self, table_id: str) -> None:
        """Drop the deadline and the mark of a table that is gone."""
        ...

    async def claim_marked(self, platforms: Collection[str], most: int = 32) -> Sequence[str]:
        """Claim up to so many tables with something to show on some platforms that nobody is showing."""
        ...

    async def claim_due(self, platforms: Collection[str], most: int = 32) -> Sequence[str]:
        """Claim up to so many tables of some platforms whose deadline has come.

        A table is of the platform that `core.table.values.home` says. A commit settles the claim.
        """
        ...

    async def idle(self, platforms: Collection[str]) -> float | None:
        """Return the seconds until the next deadline or mark of these platforms, None when there is none."""
        ...

    async def claim_room(self, room: RoomRef, table_id: str, *, instead_of: str | None) -> str:
        """Let a room show this table, unless it no longer shows the one that is to be replaced.

        Returns:
            The table that the room shows now: another one, when somebody was faster.
        """
        ...

    async def table_in(self, room: RoomRef) -> str | None:
        """Return the table that a room shows."""
        ...

    async def seat_player(self, player: PlayerRef, table_id: str) -> None:
        """Note that a player's direct conversation is about this table."""
        ...

    async def table_of(self, player: PlayerRef) -> str | None:
        """Return the table that a player's direct conversation is about."""
        ...

    async def remember(self, audience: Audience, preferences: Preferences) -> None:
        """Store what a player or a room chose, instead of what was stored of them."""
        ...

    async def recall(self, audience: Audience) -> Preferences | None:
        """Return what a player or a room chose, None when nothing is known of it."""
        ...

    async def arrange(self, room: RoomRef, name: str = "", value: str = "") -> None:
        """Change one setting of a room in one step, an empty value to the usual; keep all from now on."""
        ...

    async def arranged(self, room: RoomRef) -> Mapping[str, str]:
        """Return the settings of a room that are not as usual, as they are typed."""
        ...


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What a conversation can do, declared once; what is declared true is proved by tests.

    `keys` are pressable keys; `edit` replaces a message's text; `retire` takes its keys off;
    `text_limit` counts characters, 0 for none. `below` says that the conversation stands on the
    same screen as the room's, under it, and so is shown after it. In a room that `answers`, a press
    is answered so that nobody else sees it: a player sees their hand there, whether or not they
    can be written to. In a room that `calls`, whoever is on turn is called by a message of its own,
    which has the keys.
    """

    edit: bool = False
    retire: bool = False
    keys: bool = False
    text_limit: int = 0
    below: bool = False
    answers: bool = False
    calls: bool = False


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit of what may be sent: so many messages in so many seconds."""

    messages: int
    seconds: float


class Urgency(Enum):
    """How much of the limits a message may use; the rest is left to more urgent ones."""

    TURN = 1.0
    NEWS = 0.8
    BOARD = 0.6


class Limits(Protocol):
    """What may be sent now, shared by all processes. Every method may raise `StoreUnavailable`."""

    async def wait(self, audience: Audience, urgency: Urgency) -> float:
        """Take a place for one message and return 0, or return the seconds to wait for one."""
        ...

    async def block(self, audience: Audience, seconds: float, *, everywhere: bool = False) -> None:
        """Send nothing to a conversation for a time, as its platform asked; or nothing on that platform."""
        ...


class Platform(Protocol):
    """A platform, as far as showing posts goes. All of its methods may raise `Unavailable`."""

    def capabilities(self, audience: Audience) -> Capabilities:
        """Return what the conversation with an audience can do."""
        ...

    async def send(self, post: Post, token: str) -> str:
        """Show a post as a new message and return what the platform calls it.

        A second send with the same token is the same message, where the platform can tell.

        Raises:
            Undeliverable: nobody can be shown this.
            Moved: the room has become another one.
        """
        ...

    async def edit(self, post: Post, message: str) -> None:
        """Let a message show a post.

        Raises:
            Vanished: the message is gone, or is so far up that it is better posted anew.
            Undeliverable: nobody can be shown this.
            Moved: the room has become another one.
        """
        ...

    async def retire(self, audience: Audience, message: str) -> None:
        """Take the keys off a message; a message that is gone has none."""
        ...
