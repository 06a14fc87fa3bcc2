"""What every game is: a pure function of its options, its seats, its seed and the moves.

Two channels: what `apply` and `leave` report is public; what a seat alone may know exists
only in `view(state, seat)`, which is another type than the state. Whoever draws a screen
or plays for a computer gets a view and so cannot know more. The moves have one format,
their notation, in typed text, in buttons, in logs and in records.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from core.identity import Seat
from core.messages import Message
from core.options import Options

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O", bound=Options)  # noqa: E741  # the letter of Options, beside S, M and V


class Weight(Enum):
    """How much a piece of news weighs: a board that is redrawn already shows the lightest."""

    MOVE = "move"
    NEWS = "news"
    ROUND = "round"
    END = "end"


@dataclass(frozen=True, slots=True)
class Happening:
    """Something everybody may know, in words."""

    weight: Weight
    lines: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and what happened on the way to it."""

    state: S
    happenings: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A rank, shared by all its seats; `left` when they left the table instead of being beaten."""

    rank: int
    seats: tuple[Seat, ...]
    left: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """A button: what it says and the notation of what it does."""

    label: Message
    notation: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Screen:
    """Lines to read and keys to press, in rows."""

    lines: tuple[Message, ...]
    keys: tuple[tuple[Key, ...], ...] = ()


class Rejected(Exception):
    """The rules refuse a move now; `reason` says why and what is possible instead."""

    def __init__(self, reason: Message) -> None:
        super().__init__(type(reason).__name__)
        self.reason = reason


class NotNotation(ValueError):
    """A text is no move of this game at all.

    `reason` is set when the text nearly is one, so that the answer can name what is missing.
    """

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class Game(Protocol[S, M, V, O]):
    """The rules of one game. Implementations hold no state of a game."""

    @property
    def name(self) -> str:
        """The game's name in commands, records and message ids: "liars-dice"."""
        ...

    @property
    def title(self) -> Message:
        """The game's name for people."""
        ...

    @property
    def seats(self) -> range:
        """How many may play."""
        ...

    @property
    def options(self) -> type[O]:
        """The game's options."""
        ...

    @property
    def state(self) -> type[S]:
        """The type of the state, for storing it."""
        ...

    @property
    def words(self) -> Mapping[str, str]:
        """The notation of each word that may be typed: its message id, and what it stands for."""
        ...

    @property
    def joins(self) -> AbstractSet[str]:
        """What two words mean that may be written as one, as German does with suit and rank."""
        ...

    def initial(self, options: O, seats: int, seed: bytes) -> S:
        """Return the start of a game.

        Raises:
            ValueError: the game is not for so many seats.
        """
        ...

    def opening(self, state: S) -> tuple[Happening, ...]:
        """Return the news of a state that `initial` returned."""
        ...

    def turn(self, state: S) -> Seat | None:
        """Return the seat whose move it is; None when the game is over."""
        ...

    def round(self, state: S) -> int:
        """Return the number of the current round, from 1."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[M]:
        """Return every move the seat may make now; empty when it is not its turn."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """Make a move.

        Raises:
            Rejected: the move is not among `legal`.
        """
        ...

    def leave(self, state: S, seat: Seat) -> Step[S]:
        """Let a seat leave, on turn or not: it is out at once, or what it holds has to be played on for it.

        A seat that is out already or has left changes nothing.
        """
        ...

    def is_in(self, state: S, seat: Seat) -> bool:
        """Return whether the seat still plays, or is played for."""
        ...

    def has_left(self, state: S, seat: Seat) -> bool:
        """Return whether the seat left while it was in the game; the table moves for it if it still is."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what a seat may know; None is a spectator."""
        ...

    def absent_move(self, view: V) -> M:
        """Return the move the table makes for a player on turn whose time has run out."""
        ...

    def notation(self, move: M) -> str:
        """Return the move in the one move format."""
        ...

    def parse(self, text: str) -> M:
        """Read notation, whatever its case and spacing.

        Raises:
            NotNotation: the text is no move.
        """
        ...

    def result(self, state: S) -> tuple[Place, ...] | None:
        """Return the places from first to last once the game is over, None before."""
        ...

    def board(self, view: V) -> Screen:
        """Return what a room shows while the game runs."""
        ...

    def prompt(self, view: V) -> tuple[Message, ...]:
        """Return what the player on turn has to answer, in a line or two that anybody may read."""
        ...

    def hand(self, view: V) -> Screen:
        """Return what the view's own seat is shown privately."""
        ...

    def status(self, view: V) -> tuple[Message, ...]:
        """Return where the game stands, for anyone who asks."""
        ...

    def closing(self, state: S) -> tuple[Message, ...]:
        """Return a few figures of a game that is over, each worth a line."""
        ...

    def rules(self) -> tuple[Message, ...]:
        """Return the rules that hold with any options; what each option means stands with the option."""
        ...

    def roll_lines(self, state: S) -> tuple[str, ...]:
        """Return the rolls or deals of the current round as lines of a record, for anyone to check."""
        ...


AnyGame = Game[Any, Any, Any, Any]


def begun(game: AnyGame, options: Options, seats: int, seed: bytes) -> Step[Any]:
    """Return the start of a game with its news, as the first step of it."""
    state = game.initial(options, seats, seed)
    return Step(state, game.opening(state))
