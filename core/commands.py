"""What people, and the clock, can ask of a table. Every command has an answer in every phase."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from core.announcement import Announcement
from core.identity import PlayerRef, RoomRef
from core.messages import Message
from core.room_settings import RoomSettings


@dataclass(frozen=True, slots=True)
class Actor:
    """Whoever gives a command, and the room they speak in, if it is one; `admin` is said of that room.

    `alone` is where a table can be opened for somebody who speaks to the bot alone. Who is
    `faceless` speaks as a group or a channel: nobody knows who it is, and so they cannot sit. A
    `language` that is empty is not known; it is looked for before anything is heard.
    """

    ref: PlayerRef
    name: str
    language: str
    admin: bool = False
    room: RoomRef | None = None
    alone: RoomRef | None = None
    faceless: bool = False


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table, or lead a finished game back to the lobby; `game` is empty for the usual one."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, or ask for a place in the next game."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up, in the lobby or in a game."""


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer player; `strength` is empty for the usual one."""

    strength: str = ""


@dataclass(frozen=True, slots=True)
class Kick:
    """Send somebody away, by name."""

    name: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """Set an option of the game or the table; an empty value goes to the next one."""

    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Unfold:
    """Show the keys of the options in the lobby, or those of the room's settings, or put them away."""

    options: bool
    settings: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin the game."""


@dataclass(frozen=True, slots=True)
class Again:
    """Play again with the same seats."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Close the table; asks once."""


@dataclass(frozen=True, slots=True)
class Move:
    """Make a move in notation; a key names the turn it was made for, typed words do not."""

    notation: str
    turn: int | None = None


class Topic(Enum):
    """What can be asked at any time."""

    STATUS = "status"
    HAND = "hand"
    RULES = "rules"
    LOG = "log"
    OPTIONS = "options"
    HELP = "help"
    PRIVACY = "privacy"


@dataclass(frozen=True, slots=True)
class Ask:
    """A question; `page` counts from 1, the latest, and matters to the log alone."""

    topic: Topic
    page: int = 1


@dataclass(frozen=True, slots=True)
class Speak:
    """Be addressed in another language; from an admin, for the room as well.

    The language exists: which there are is the adapters' business. `symbols` is set when what was
    asked for is to read symbols, or words, for what has both, in the language they have. `of_room`
    is set when the room was meant, which is an admin's business.
    """

    language: str
    symbols: bool | None = None
    of_room: bool = False


@dataclass(frozen=True, slots=True)
class Arrange:
    """Change a setting of the room; ask for all of them, or without a value for what one can be.

    A key names the turn that it was made for.
    """

    name: str = ""
    value: str = ""
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Settle:
    """Let a table go by what was changed about one setting of its room; `answer` is what is said of it."""

    name: str
    settings: RoomSettings
    answer: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Refuse:
    """Words that nearly were a command; the answer is ready."""

    reason: Message


Command = (
    Open
    | Join
    | Leave
    | AddComputer
    | Kick
    | SetOption
    | Unfold
    | Deal
    | Again
    | Stop
    | Move
    | Ask
    | Speak
    | Arrange
    | Settle
    | Refuse
)


# Signals come from the clock and from the platforms, and have nobody to answer.


@dataclass(frozen=True, slots=True)
class Tick:
    """The clock has moved; does nothing unless something is due.

    `downtime` is from when until when no process was on a platform the last time, by its name: what was due
    then is nobody's fault.
    """

    downtime: Mapping[str, tuple[float, float]] = field(default_factory=dict[str, tuple[float, float]])


@dataclass(frozen=True, slots=True)
class Announced:
    """The operators have something to say to whoever plays."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Unreachable:
    """A platform refused to deliver something private to this player.

    `answered` says that they are shown their hand where the room is, when they ask for it.
    """

    player: PlayerRef
    answered: bool = False


@dataclass(frozen=True, slots=True)
class RoomLost:
    """A room no longer takes posts: the bot was removed, or the room is gone."""

    room: RoomRef


@dataclass(frozen=True, slots=True)
class RoomMoved:
    """A room has become another one."""

    room: RoomRef
    now: RoomRef


Signal = Tick | Announced | Unreachable | RoomLost | RoomMoved
