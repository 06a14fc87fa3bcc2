"""What a table is: who sits, what is played, where it is shown, whose turn it is since when.

A table has one or more rooms, and its players come from anywhere. It holds no clock: times
are seconds since the epoch, given from outside.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from core.game import AnyGame, Weight
from core.games import GAMES
from core.identity import PlayerRef, RoomRef, Seat
from core.messages import Message
from core.options import Options, option
from core.room_settings import AS_USUAL, TURN_TIMES, RoomSettings
from core.table import messages


class Phase(Enum):
    """Where a table is in its life; `core.table.lifecycle` has the transitions."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Style(Enum):
    """How a room is told the news.

    A board is redrawn, or every event is a line. Where redrawing alerts nobody, a board is beside
    it a call to whoever is on turn.
    """

    BOARD = "board"
    CALLS = "calls"
    LINES = "lines"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, with the name and the language they are addressed in."""

    ref: PlayerRef
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat and whoever has it. Without a person it is a computer's.

    `missed` counts turns in a row that the table had to play; `stand_in` says that a
    computer plays until the owner acts again (L21); `left` that the owner has left for good. Who
    is not `reachable` is waited for; who has no `direct` conversation sees their hand in the room.
    """

    name: str
    person: Person | None
    strength: str
    missed: int = 0
    stand_in: bool = False
    left: bool = False
    reachable: bool = True
    direct: bool = True

    @property
    def acts(self) -> bool:
        """Whether a person is to be waited for, rather than a computer."""
        return self.person is not None and not self.stand_in and not self.left


@dataclass(frozen=True, slots=True)
class Room:
    """A room the table is shown in."""

    ref: RoomRef
    language: str
    style: Style


@dataclass(frozen=True, slots=True)
class Entry:
    """One piece of news, with the names of its day; `mention` is whoever should be alerted."""

    number: int
    weight: Weight
    lines: tuple[Message, ...]
    names: tuple[str, ...]
    mention: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """One step of the record: a move in notation, or `LEAVE`."""

    seat: Seat
    notation: str


RUNNING_LASTS = 7 * 24 * 3600.0
"""Seconds a running game usually lasts after its last move, before it is closed."""

LEAVE = "leave"
"""The notation of leaving, which is a move of no game."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game at the table: `moves` is the truth, `state` what it comes to."""

    seed: bytes
    state: Any
    moves: tuple[Moved, ...] = ()


def _turn_time(seconds: int) -> Message:
    return messages.TurnTime(messages.span(seconds)) if seconds else messages.NoTurnTime()


def _turn_time_rule(seconds: int) -> Message:
    return messages.TurnTimeRule(messages.span(seconds)) if seconds else messages.NoTurnTimeRule()


@dataclass(frozen=True, slots=True)
class TableOptions(Options):
    """What is set for a table whatever is played."""

    timer: int = option(120, values=TURN_TIMES, says=_turn_time, explains=_turn_time_rule)


@dataclass(frozen=True, slots=True)
class Table:
    """A table. `turn` counts turns for ever, so that a key of an earlier one is known as such.

    `since` is when the turn began. A game that nobody moves on for `lasts` seconds is closed;
    `warned_at` is when its players were told so, 0 before. While `options_unfolded`, a lobby with keys
    has those of the options; while `settings_unfolded`, those of the room's `settings`. `announced` is the
    last announcement of the operators that was told here.
    """

    id: str
    phase: Phase
    game: str
    options: Options
    table_options: TableOptions
    pace: float
    host: Person
    seats: tuple[Seated, ...]
    rooms: tuple[Room, ...]
    waiting: tuple[Person, ...] = ()
    play: Play | None = None
    dealt: int = 0
    turn: int = 0
    since: float = 0.0
    reminded: bool = False
    lasts: float = RUNNING_LASTS
    warned_at: float = 0.0
    stop_asked: PlayerRef | None = None
    story: tuple[Entry, ...] = ()
    next_number: int = 1
    options_unfolded: bool = False
    settings_unfolded: bool = False
    settings: RoomSettings = AS_USUAL
    announced: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seated.name for seated in self.seats)

    def seat_of(self, ref: PlayerRef) -> Seat | None:
        """Return the seat of a person who has not left, None for anybody else."""
        for number, seated in enumerate(self.seats):
            if seated.person is not None and seated.person.ref == ref and not seated.left:
                return Seat(number)
        return None

    def with_seat(self, seat: Seat, **changes: Any) -> "Table":
        """Return the table with one seat changed."""
        changed = replace(self.seats[seat], **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def tell(
        self, weight: Weight, *lines: Message, mention: PlayerRef | None = None, names: tuple[str, ...] = ()
    ) -> "Table":
        """Return the table with a piece of news added to its story."""
        entry = Entry(self.next_number, weight, lines, names or self.names, mention)
        return replace(self, story=(*self.story, entry), next_number=self.next_number + 1)


def game_of(table: Table) -> AnyGame:
    """Return the rules the table plays by."""
    return GAMES[table.game]


def playing_of(table: Table) -> tuple[AnyGame, Play]:
    """Return the rules and the running or finished game; there must be one."""
    if table.play is None:
        raise ValueError("no game was dealt")
    return game_of(table), table.play


def on_turn(table: Table) -> Seat | None:
    """Return the seat whose move it is, None when no game runs."""
    if table.phase is not Phase.PLAYING or table.play is None:
        return None
    return game_of(table).turn(table.play.state)


def home(table: Table) -> str:
    """Return the platform whose processes keep a table's time and finish its showing.

    It is that of its first room, and of its host where it has none. What is left to be shown on
    another platform is handed over to those who speak there.
    """
    return table.rooms[0].ref.platform if table.rooms else table.host.ref.platform


def persons(table: Table) -> tuple[Person, ...]:
    """Return the people who sit and have not left."""
    return tuple(seated.person for seated in table.seats if seated.person is not None and not seated.left)


def person_name(table: Table, ref: PlayerRef) -> str:
    """Return the name of somebody who sits or once sat here; empty for a stranger."""
    found = (seated for seated in table.seats if seated.person is not None and seated.person.ref == ref)
    return next((seated.name for seated in found), "")
