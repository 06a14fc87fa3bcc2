"""What is stored comes back the same, whatever it is, and so does what earlier versions stored."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.commands import AddComputer, Deal, Join
from core.decide import decide
from core.game import Weight
from core.games import GAMES
from core.identity import PlayerRef, RoomRef, Seat
from core.messages import Message
from core.showing import Ledger, Shown
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Entry, Moved, Person, Phase, Play, Room, Seated, Style, Table
from storage.arrays import Arrays
from storage.codec import (
    FORMAT,
    StoredEntry,
    StoredTable,
    decode_ledger,
    decode_table,
    encode_ledger,
    encode_table,
)
from storage.known import NewerFormat
from tests.stage import ANNA, BO, ROOM

FOLDER = Path(__file__).parent / "stored"
SAMPLES = {1: FOLDER / "1.json", 2: FOLDER / "2.json", 3: FOLDER / "3.msgpack"}
LAYOUT = FOLDER / f"layout-{FORMAT}.txt"


def a_table() -> Table:
    table = new_table("t1", "liars-dice", ANNA, pace=0)
    return replace(table, rooms=(Room(ROOM, "en", Style.BOARD),))


def a_game() -> Table:
    table = a_table()
    for actor, command in ((ANNA, Join()), (BO, Join()), (ANNA, AddComputer()), (ANNA, Deal())):
        table = decide(table, command, actor, 1000.0, b"seed").table
    return table


# What comes back.

texts = st.text(max_size=12)
numbers = st.integers(0, 2**53)
players = st.builds(PlayerRef, texts, texts)
persons = st.builds(Person, players, texts, texts)
seats = st.builds(Seated, texts, st.none() | persons, texts, st.integers(0, 9), *[st.booleans()] * 3)
notations = st.text(st.characters(exclude_characters=",", exclude_categories=["Cs"]), min_size=1, max_size=5)
moves = st.lists(st.builds(Moved, st.integers(0, 200).map(Seat), notations), max_size=80).map(tuple)
lines: st.SearchStrategy[Message] = st.one_of(
    st.builds(messages.Sits, texts),
    st.builds(messages.SitsAsComputer, texts, st.just(messages.Easy())),
    st.builds(messages.PlaceTaken, numbers, st.lists(st.integers(0, 11).map(Seat)).map(tuple)),
    st.builds(messages.AtTheTable, st.lists(st.builds(messages.Sits, texts)).map(tuple)),
)
entries = st.builds(
    Entry,
    numbers,
    st.sampled_from(Weight),
    st.lists(lines, max_size=4).map(tuple),
    st.lists(texts).map(tuple),
    st.none() | players,
)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_table_comes_back_whoever_sits_there_whatever_was_moved_and_told(data: st.DataObject) -> None:
    draw = data.draw
    table = replace(
        a_game(),
        id=draw(texts),
        phase=draw(st.sampled_from(Phase)),
        host=draw(persons),
        seats=draw(st.lists(seats, max_size=12).map(tuple)),
        rooms=(Room(RoomRef(draw(texts), draw(texts)), draw(texts), draw(st.sampled_from(Style))),),
        waiting=draw(st.lists(persons, max_size=3).map(tuple)),
        since=draw(st.floats(allow_nan=False)),
        turn=draw(numbers),
        stop_asked=draw(st.none() | players),
        story=draw(st.lists(entries, max_size=5).map(tuple)),
    )
    assert table.play is not None
    table = replace(table, play=Play(draw(st.binary()), table.play.state, draw(moves)))
    assert decode_table(encode_table(table)) == table


@pytest.mark.parametrize("game", list(GAMES))
def test_the_state_and_the_options_of_every_game_come_back(game: str) -> None:
    table = replace(a_table(), game=game, options=GAMES[game].options())
    for actor, command in ((ANNA, Join()), (BO, Join()), (ANNA, Deal())):
        table = decide(table, command, actor, 1000.0, b"seed").table
    assert table.play is not None
    assert decode_table(encode_table(table)) == table


shown = st.builds(Shown, texts, texts, texts)


@given(st.builds(Ledger, numbers, st.lists(st.tuples(texts, shown), max_size=4).map(tuple), texts))
def test_a_ledger_comes_back(ledger: Ledger) -> None:
    assert decode_ledger(encode_ledger(ledger)) == ledger


class Suit(Enum):
    CLUBS = "clubs"


@dataclass(frozen=True, slots=True)
class Card:
    rank: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class AnyState:
    hands: tuple[tuple[Card, ...], ...]
    seen: frozenset[int]
    scores: Mapping[int, int]
    table: dict[str, Card]
    last: Card | None
    pair: tuple[Seat, str] | None = None
    later: int = 7


def test_a_state_of_any_frozen_dataclasses_comes_back_and_may_gain_a_field() -> None:
    queen, king = Card(12, Suit.CLUBS), Card(13, Suit.CLUBS)
    state = AnyState(((queen, king), ()), frozenset({1, 2}), {3: 4}, {"x": queen}, king, (Seat(1), "x"))
    arrays = Arrays(AnyState)
    assert arrays.decode(arrays.encode(state)) == state
    before_later = msgspec.msgpack.encode(msgspec.msgpack.decode(arrays.encode(state), strict=False)[:-1])
    assert arrays.decode(before_later) == state


def test_news_that_is_not_told_yet_is_stored_with_its_names() -> None:
    line = messages.AtTheTable((messages.SitsAsComputer("Ada", messages.Easy()), messages.Sits("Bo")))
    table = a_game().tell(Weight.NEWS, line, mention=BO.ref, names=("those", "of", "its", "day"))
    again = decode_table(encode_table(table))
    assert again.story[-1] == Entry(
        table.next_number - 1, Weight.NEWS, (line,), table.story[-1].names, BO.ref
    )
    assert again.story[-2].names == table.names


# What earlier and later versions stored.


def test_what_any_earlier_version_stored_is_read_as_the_same_table() -> None:
    assert set(SAMPLES) == set(range(1, FORMAT + 1))
    first, *later = (decode_table(path.read_bytes()) for path in SAMPLES.values())
    assert all(each == first for each in later)
    assert decode_table(encode_table(first)) == first
    assert first.names == ("Anna", "Bo", "Cem", "Ada")
    assert first.play is not None
    assert first.play.moves[-1] == Moved(Seat(2), "3x6")
    assert (first.lasts, first.warned_at) == (7 * 24 * 3600, 0)
    assert first.story[-1].lines[-1] == messages.PlaceTaken(1, (Seat(2), Seat(0)))


def test_a_ledger_of_an_earlier_version_is_read() -> None:
    named = b'{"told":7,"living":[["board",{"message":"m:1","edition":"e","digest":"d"}]],"pending":"p"}'
    ledger = Ledger(7, (("board", Shown("m:1", "e", "d")),), "p")
    assert decode_ledger(named) == ledger
    without_format = encode_ledger(ledger)[1:]
    assert decode_ledger(without_format) == ledger


def test_a_ledger_of_a_newer_version_is_refused_with_both_versions_named() -> None:
    newer = bytes((FORMAT + 1,)) + encode_ledger(Ledger(7))[1:]
    with pytest.raises(
        NewerFormat, match=f"stored in format {FORMAT + 1}, this program knows up to {FORMAT}"
    ):
        decode_ledger(newer)


def test_a_value_of_a_newer_version_is_refused_with_both_versions_named() -> None:
    newer = bytes((FORMAT + 1,)) + encode_table(a_table())[1:]
    with pytest.raises(
        NewerFormat, match=f"stored in format {FORMAT + 1}, this program knows up to {FORMAT}"
    ):
        decode_table(newer)


@pytest.mark.parametrize("number", SAMPLES)
def test_a_game_or_a_message_that_only_a_newer_version_knows_is_refused_as_one(number: int) -> None:
    stored = SAMPLES[number].read_bytes()
    with pytest.raises(NewerFormat, match="a game that this program does not know: liars-tick"):
        decode_table(stored.replace(b"liars-dice", b"liars-tick", 1))


def test_a_message_that_only_a_newer_version_knows_is_refused_as_one() -> None:
    with pytest.raises(NewerFormat, match="a message that this program does not know: table-rules"):
        decode_table(SAMPLES[2].read_bytes().replace(b"table-easy", b"table-rules"))


REPORTED = (ValueError, KeyError, TypeError, msgspec.MsgspecError)
"""What the store takes for a value that cannot be read, and sets aside."""


@given(st.binary(max_size=60) | st.integers(0, 700).map(lambda end: encode_table(a_game())[:end]))
def test_what_is_no_table_is_recognised_as_none(value: bytes) -> None:
    if value == encode_table(a_game()):
        return
    with pytest.raises((*REPORTED, NewerFormat)):
        decode_table(value)


@pytest.mark.parametrize("text", [b"", b"no table", b"{}", b"{broken", b"[]", b"x", b"\x00", b"\x7f"])
def test_a_text_is_never_taken_for_a_table_of_a_newer_version(text: bytes) -> None:
    with pytest.raises(REPORTED):
        decode_table(text)


# The layout.


def layout(stored: Any) -> str:
    """Return what the place of every value in an array depends on."""
    if is_dataclass(stored):
        hints = get_type_hints(stored)
        members = (f"{field.name}: {layout(hints[field.name])}" for field in fields(stored))
        return f"({', '.join(members)})"
    if get_origin(stored) in (Union, UnionType):
        return " | ".join(map(layout, get_args(stored)))
    inner = ", ".join(map(layout, get_args(stored)))
    name = "..." if stored is ... else getattr(get_origin(stored) or stored, "__name__", "")
    return f"{name}[{inner}]" if inner else name


def test_the_layout_of_what_is_stored_is_that_of_its_format(regenerate: bool) -> None:
    stored = {"table": StoredTable, "entry": StoredEntry, "ledger": Ledger}
    for game in GAMES.values():
        stored |= {f"{game.name} options": game.options, f"{game.name} state": game.state}
    found = "".join(f"{name} {layout(each)}\n" for name, each in stored.items())
    if regenerate:
        LAYOUT.write_text(found, encoding="utf-8")
    assert found == LAYOUT.read_text(encoding="utf-8"), (
        "--regenerate for a new game, or a new field that is last and has a default; else a new format"
    )
