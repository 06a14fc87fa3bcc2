"""What rooms and seats are shown: nobody sees what only another may know, and no platform could refuse it."""

import random
from dataclasses import replace

import pytest

from adapters.press import LONGEST, Press, pack, unpack
from core.commands import AddComputer, Command, Deal, Join, Leave, SetOption, Stop, Tick
from core.decide import decide, heed
from core.games import GAMES
from core.identity import PlayerRef, RoomRef, Seat
from core.scene import Family, Post, scene, story
from core.showing import Edit, Ledger, Retire, Send, after, compare
from core.table.lobby import new_table
from core.table.values import Phase, Room, Style, Table, on_turn
from i18n.languages import LANGUAGES as TAGS
from tests.resampling import RESAMPLING
from tests.stage import ANNA, BO, CEM, LANGUAGES, ROOM, person, text_of

OTHER_ROOM = RoomRef("stage", "other")
LONGEST_POST = 4096
MOST_KEYS = 100
MOST_KEYS_IN_A_ROW = 8


def game(name: str, *, computers: int = 0, language: str = "en", **options: str) -> Table:
    table = new_table("k3x5t7ab", name, ANNA, pace=0)
    rooms = (Room(ROOM, language, Style.BOARD), Room(OTHER_ROOM, language, Style.LINES))
    table = replace(table, rooms=rooms)
    commands: list[Command] = [SetOption(option, value) for option, value in options.items()]
    commands += [AddComputer() for _ in range(computers)]
    for actor in (ANNA, BO, CEM):
        table = decide(table, Join(), replace(actor, language=language), 0.0, b"").table
    for command in [*commands, Deal()]:
        table = decide(table, command, ANNA, 0.0, b"scene").table
    return table


def some_moves(table: Table, count: int, chance: random.Random) -> Table:
    """Let computers play on for everybody."""
    for _ in range(count):
        seat = on_turn(table)
        if seat is None:
            break
        table = heed(table.with_seat(seat, stand_in=chance.random() < 0.9), Tick(), 1e9)
    return table


def posts_of(table: Table) -> list[Post]:
    told = [post for room in table.rooms for post in story(table, room, 0)]
    return [*scene(table), *told]


@pytest.mark.parametrize("name", list(GAMES))
def test_changing_what_a_seat_cannot_know_changes_no_post_it_is_shown(name: str) -> None:
    chance = random.Random(7)
    for moves in range(0, 60, 5):
        table = some_moves(game(name, computers=1), moves, chance)
        if table.play is None or table.phase is not Phase.PLAYING:
            continue
        for seat in (None, *map(Seat, range(len(table.seats)))):
            other = RESAMPLING[name](table.play.state, seat, chance)
            changed = replace(table, play=replace(table.play, state=other))
            for post, again in zip(scene(table), scene(changed), strict=True):
                owner = table.seat_of(post.audience) if isinstance(post.audience, PlayerRef) else None
                if owner == seat:
                    assert post == again
            assert [post for room in table.rooms for post in story(table, room, 0)] == [
                post for room in changed.rooms for post in story(changed, room, 0)
            ]


@pytest.mark.parametrize("name", list(GAMES))
def test_private_posts_are_addressed_to_persons_who_sit_and_to_nobody_else(name: str) -> None:
    table = some_moves(game(name, computers=2), 9, random.Random(1))
    table = decide(table, Leave(), CEM, 0.0, b"").table
    private = [post.audience for post in scene(table) if post.family is Family.HAND]
    assert private == [ANNA.ref, BO.ref]
    public = [post for post in posts_of(table) if post.audience not in private]
    assert {post.family for post in public} <= {Family.BOARD, Family.PROMPT, Family.STORY}


@pytest.mark.parametrize("language", TAGS)
@pytest.mark.parametrize("name", list(GAMES))
def test_no_post_is_too_long_and_no_key_cannot_be_packed(name: str, language: str) -> None:
    table = new_table("k3x5t7ab", name, ANNA, pace=0)
    table = replace(table, rooms=(Room(ROOM, language, Style.BOARD),))
    most = GAMES[name].seats[-1]
    for number in range(most):
        guest = person(f"{number}{'W' * 130}", language=language)
        table = decide(table, Join(), guest, 0.0, b"").table
    for choice in GAMES[name].options.choices():
        table = decide(table, SetOption(choice.name, ""), ANNA, 0.0, b"").table
    seen = [table]
    table = decide(table, Deal(), ANNA, 0.0, b"long").table
    chance = random.Random(3)
    for _ in range(40):
        seen.append(table)
        table = some_moves(table, 9, chance)
    for each in seen:
        for post in posts_of(each):
            assert 0 < len(text_of(post)) <= LONGEST_POST
            keys = post.screen.keys
            assert sum(map(len, keys)) <= MOST_KEYS
            assert all(0 < len(row) <= MOST_KEYS_IN_A_ROW for row in keys)
            for key in (key for row in keys for key in row):
                press = Press(each.id, 10**8, key.notation)
                assert unpack(pack(press)) == press
                assert LANGUAGES.key(key, post)


def test_a_key_that_would_not_fit_cannot_be_made() -> None:
    pack(Press("t", 1, "x" * (LONGEST - 4)))
    for press in (Press("t", 1, "x" * (LONGEST - 3)), Press("t", 1, "å" * 31), Press("a.b", 1, "5x3")):
        with pytest.raises(ValueError, match="no key can carry"):
            pack(press)


@pytest.mark.parametrize("text", ["", "hello", "a.b", "a.b.c", "a.².x", "a.99999999999.x", "a.-1.x"])
def test_what_is_no_packed_press_is_none(text: str) -> None:
    assert unpack(text) is None


def test_labels_on_one_screen_differ_and_keys_are_in_the_order_of_their_bids() -> None:
    table = game("liars-dice")
    board = next(post for post in scene(table) if post.family is Family.BOARD)
    labels = [LANGUAGES.key(key, board) for row in board.screen.keys for key in row]
    assert len(set(labels)) == len(labels)
    assert labels[0] == "My dice"


def test_a_board_is_edited_in_a_round_posted_anew_for_the_next_and_loses_its_old_keys() -> None:
    table = game("liars-dice")
    board = next(post for post in scene(table) if post.family is Family.BOARD)
    ledger = after(Ledger(), Send(board), "m1")
    assert compare([board], ledger, edits=True) == ()
    changed = replace(board, names=("Someone", *board.names[1:]))
    assert compare([changed], ledger, edits=True) == (Edit(changed, "m1"),)
    anew = replace(board, edition="round-1-2")
    assert compare([anew], ledger, edits=True) == (Retire(Family.BOARD, "m1"), Send(anew))
    assert compare([], ledger, edits=True) == (Retire(Family.BOARD, "m1"),)
    assert compare([changed], ledger, edits=False) == (Retire(Family.BOARD, "m1"), Send(changed))


def test_a_room_with_a_board_is_told_results_and_departures_and_one_with_lines_everything() -> None:
    table = some_moves(game("liars-dice"), 30, random.Random(5))
    board, lines = table.rooms
    told = [post.number for post in story(table, board, 0)]
    everything = [post.number for post in story(table, lines, 0)]
    assert everything == list(range(1, table.next_number))
    assert 0 < len(told) < len(everything)


def test_a_closed_table_shows_nothing_that_could_still_be_pressed() -> None:
    table = decide(game("liars-dice"), Stop(), ANNA, 0.0, b"").table
    assert scene(decide(table, Stop(), ANNA, 0.0, b"").table) == ()


@pytest.mark.parametrize("name", list(GAMES))
def test_where_an_edit_alerts_nobody_whoever_is_on_turn_is_called_once_a_turn_with_the_keys(
    name: str,
) -> None:
    table = game(name)
    table = replace(table, rooms=(Room(ROOM, "en", Style.CALLS),))
    for _ in range(6):
        seat = on_turn(table)
        assert seat is not None
        board, call = (post for post in scene(table) if post.audience == ROOM)
        person_on_turn = table.seats[seat].person
        assert person_on_turn is not None
        assert (board.family, board.screen.keys, board.turn) == (Family.BOARD, (), 0)
        assert (call.family, call.edition) == (Family.PROMPT, f"turn-{table.turn}")
        assert (call.mention, call.called) == (person_on_turn.ref, person_on_turn.name)
        assert (call.turn, bool(call.screen.keys)) == (table.turn, True)
        table = heed(table.with_seat(seat, stand_in=True), Tick(), 1e9).with_seat(seat, stand_in=False)
