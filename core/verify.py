"""Checking a record: every line against its digits, then every roll and move against the seed."""

import re
import unicodedata
from dataclasses import dataclass

from core.chance import commitment
from core.game import AnyGame, NotNotation, Rejected
from core.games import GAMES
from core.identity import Seat
from core.messages import Message
from core.options import Options
from core.record import HEADER, Record, chained, replayed, write
from core.table.lobby import read_value
from core.table.names import clean
from core.table.values import Moved


class RecordMessage(Message):
    """The section of records."""

    __slots__ = ()
    section = "record"


@dataclass(frozen=True, slots=True)
class NotARecord(RecordMessage):
    """The text does not begin as a record of this version."""

    header: str


@dataclass(frozen=True, slots=True)
class LineChanged(RecordMessage):
    """A line does not have the digits it should have."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class LineWrong(RecordMessage):
    """A line says something that does not follow from the seed and the moves."""

    line: int
    text: str
    expected: str


@dataclass(frozen=True, slots=True)
class LineUnreadable(RecordMessage):
    """A line is none that a record has here."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class RecordEnds(RecordMessage):
    """Lines are missing at the end."""

    line: int
    expected: str


@dataclass(frozen=True, slots=True)
class Verified(RecordMessage):
    """What was checked."""

    rounds: int
    moves: int
    players: int
    lines: int


def _visible(text: str) -> str:
    """Return what stands in a file so that it can be printed: no control characters, not too much of it."""
    shown = "".join("?" if unicodedata.category(letter).startswith("C") else letter for letter in text)
    return shown[:_LONGEST_ECHO]


class Unverified(Exception):
    """A record that does not hold; `reason` names the line."""

    def __init__(self, reason: Message) -> None:
        super().__init__(type(reason).__name__)
        self.reason = reason


_LONGEST_ECHO = 120

_LINE = re.compile(r"(?P<words>.*) #(?P<check>[0-9a-f]{8})")


def verify(text: str) -> tuple[Record, Verified]:
    """Check a record and return it with what was checked.

    The lines are first held against their digits, which finds what was changed by hand;
    then the whole record is computed anew from its options, names, seed and moves, which
    finds what was changed with the digits.

    Raises:
        Unverified: with the first line that does not hold.
    """
    lines = _checked_lines(text)
    record = _record(lines)
    rounds = _rounds(record, lines)
    expected = [line.rsplit(" #", 1)[0] for line in write(record).splitlines()]
    for number, (words, wanted) in enumerate(zip(lines, expected, strict=False), start=1):
        if words != wanted:
            raise Unverified(LineWrong(number, _visible(words), wanted))
    if len(lines) < len(expected):
        raise Unverified(RecordEnds(len(lines) + 1, expected[len(lines)]))
    if len(lines) > len(expected):
        raise Unverified(LineUnreadable(len(expected) + 1, _visible(lines[len(expected)])))
    return record, Verified(rounds, len(record.moves), len(record.names), len(lines))


def _checked_lines(text: str) -> list[str]:
    lines = text.rstrip("\n").split("\n")
    if lines[0].split(" #")[0] != HEADER:
        raise Unverified(NotARecord(HEADER))
    check = ""
    checked: list[str] = []
    for number, line in enumerate(lines, start=1):
        found = _LINE.fullmatch(line)
        if found is None:
            raise Unverified(LineUnreadable(number, _visible(line)))
        check = chained(check, found["words"])
        if check != found["check"]:
            raise Unverified(LineChanged(number, _visible(found["words"])))
        checked.append(found["words"])
    return checked


def _record(lines: list[str]) -> Record:
    """Read what a record consists of: all the rest follows and is compared afterwards."""
    game: AnyGame | None = None
    options: Options | None = None
    seed = b""
    names: list[str] = []
    moves: list[Moved] = []
    for number, line in enumerate(lines, start=1):
        kind, _, rest = line.partition(" ")
        try:
            match kind:
                case "game":
                    game = GAMES[rest]
                case "options" if game is not None:
                    options = _options(rest, game)
                case "seat":
                    names.append(_name(rest, names))
                case "move":
                    seat, notation = rest.split(" ")
                    moves.append(Moved(_seat(seat, len(names)), notation))
                case "seed":
                    seed = bytes.fromhex(rest)
                case _:
                    pass
        except (KeyError, ValueError, IndexError, StopIteration):
            raise Unverified(LineUnreadable(number, _visible(line))) from None
    if game is None or options is None or not seed or len(names) not in game.seats:
        given = {line.partition(" ")[0] for line in lines}
        missing = next((kind for kind in ("game", "options", "seat", "seed") if kind not in given), "seat")
        raise Unverified(RecordEnds(len(lines) + 1, f"{missing} …"))
    return Record(game.name, options, tuple(names), seed, tuple(moves))


def _options(words: str, game: AnyGame) -> Options:
    options: Options = game.options()
    for word in words.split():
        name, _, text = word.partition("=")
        choice = next(each for each in options.choices() if each.name == name)
        value = read_value(choice, text)
        if value is None:
            raise ValueError(word)
        options = options.with_value(name, value)
    return options


def _name(rest: str, taken: list[str]) -> str:
    name = rest.split(" ", 1)[1]
    if name != clean(name) or name in taken:
        raise ValueError(name)
    return name


def _seat(text: str, seats: int) -> Seat:
    number = int(text)
    if not 1 <= number <= seats:
        raise ValueError(text)
    return Seat(number - 1)


def _rounds(record: Record, lines: list[str]) -> int:
    """Play the record through and return its rounds; the first move that is none is the line at fault."""
    published = f"commitment {commitment(record.seed)}"
    if published not in lines:
        index = next((at for at, line in enumerate(lines) if line.startswith("commitment")), len(lines) - 1)
        raise Unverified(LineWrong(index + 1, _visible(lines[index]), published))
    game = GAMES[record.game]
    at = [number for number, line in enumerate(lines, start=1) if line.startswith("move ")]
    rounds = played = 0
    over = False
    try:
        for moved, step in replayed(record):
            if not step.happenings:
                # Somebody leaves who has left already, or after the end.
                break
            played += moved is not None
            rounds = game.round(step.state)
            over = game.result(step.state) is not None
    except (Rejected, NotNotation):
        raise Unverified(LineUnreadable(at[played], _visible(lines[at[played] - 1]))) from None
    if played < len(at):
        raise Unverified(LineUnreadable(at[played], _visible(lines[at[played] - 1])))
    if not over:
        raise Unverified(RecordEnds(len(lines), "move …"))
    return rounds
