"""Bouillabaisse: leaving takes no hand out of a round; somebody plays on, the result says who left (B16)."""

from dataclasses import replace
from random import Random

import pytest

from core.commands import (
    Actor,
    AddComputer,
    Ask,
    Command,
    Deal,
    Join,
    Kick,
    Leave,
    Move,
    SetOption,
    Tick,
    Topic,
)
from core.decide import decide, heed
from core.game import Place, Step
from core.games.bouillabaisse import Bouillabaisse, messages
from core.identity import Seat
from core.messages import Message
from core.table import messages as at_table
from core.table.lobby import new_table
from core.table.values import Phase, Room, Style, Table, on_turn, playing_of
from tests.stage import ANNA, BO, CEM, ROOM
from tests.tricks import PLAIN, dealt, play, said, to_the_end

GAME = Bouillabaisse()
SEED = b"leaving"


# The game itself


def test_a_seat_that_leaves_keeps_its_cards_and_its_turn() -> None:
    table = dealt("QH 2C, 3H 4C, 5H 6C")
    left = play(table, "0:leaves")
    assert left.state.hands == table.state.hands
    assert left.game.turn(left.state) == 0
    assert left.game.is_in(left.state, Seat(0))
    assert left.game.has_left(left.state, Seat(0))
    assert left.news == (messages.Leaves(Seat(0)),)


def test_leaving_in_mid_trick_changes_nothing_about_the_trick() -> None:
    stayed = play(dealt("QH 2C, 3H 4C, 5H 6C"), "QH 3H 5H 2C 4C")
    left = play(dealt("QH 2C, 3H 4C, 5H 6C"), "QH 1:leaves 3H 5H 2C 4C 0:leaves")
    assert left.state.public == replace(stayed.state.public, left=(Seat(1), Seat(0)))
    assert play(left, "6C").totals == play(stayed, "6C").totals


def test_leaving_twice_and_leaving_after_the_end_change_nothing() -> None:
    left = play(dealt("QH, 3H, 5H"), "1:leaves")
    assert GAME.leave(left.state, Seat(1)) == Step(left.state, ())
    over = to_the_end(left.game, left.state, Random(1))
    assert left.game.leave(over, Seat(0)) == Step(over, ())


@pytest.mark.parametrize(
    ("leaves", "places"),
    [
        ("", [(1, (2,), False), (2, (0, 1), False), (4, (3,), False)]),
        ("2:leaves", [(1, (0, 1), False), (3, (3,), False), (4, (2,), True)]),
        ("3:leaves 2:leaves", [(1, (0, 1), False), (3, (2,), True), (4, (3,), True)]),
        ("0:leaves 1:leaves", [(1, (2,), False), (2, (3,), False), (3, (0, 1), True)]),
    ],
)
def test_whoever_left_stands_below_everyone_who_stayed_several_by_their_totals(
    leaves: str, places: list[tuple[int, tuple[int, ...], bool]]
) -> None:
    table = play(dealt("2H, 3H, 4H, 5H"), leaves)
    public = replace(table.state.public, booked=((5, 5, 0, 10), *[(0, 0, 0, 0)] * 5))
    found = GAME.result(replace(table.state, public=public))
    assert found == tuple(Place(rank, tuple(map(Seat, seats)), left=left) for rank, seats, left in places)


# At a table


def begun(*people: Actor, computers: int = 0, timer: str = "30") -> Table:
    """Deal to some people and computer players; the first of them is the host."""
    table = new_table("t", GAME.name, people[0], pace=1.0)
    table = replace(table, rooms=(Room(ROOM, "en", Style.LINES),))
    for person in people:
        table = decide(table, Join(), person, 0, SEED).table
    commands: list[Command] = [*[AddComputer("easy")] * computers, SetOption("timer", timer), Deal()]
    for command in commands:
        table = decide(table, command, people[0], 0, SEED).table
    assert table.phase is Phase.PLAYING
    return table


def heard(table: Table) -> list[Message]:
    return [line for entry in table.story for line in entry.lines]


def some_card(table: Table) -> Move:
    """Return a legal move of whoever is on turn."""
    game, running = playing_of(table)
    turn = on_turn(table)
    assert turn is not None
    return Move(game.notation(game.legal(running.state, turn)[0]))


def played_up_to(table: Table, seat: int, people: dict[int, Actor]) -> Table:
    """Play until it is a seat's turn in the middle of a trick."""
    now = table.since
    for _ in range(400):
        turn = on_turn(table)
        assert turn is not None
        trick = playing_of(table)[1].state.public.trick
        if turn == seat and trick.cards:
            return table
        now += 1
        if turn in people:
            table = decide(table, some_card(table), people[turn], now, SEED).table
        else:
            table = heed(table, Tick(), now)
    raise AssertionError("it never was")


def test_a_computer_player_plays_on_for_whoever_leaves_in_mid_trick() -> None:
    people = {0: ANNA, 1: BO, 2: CEM}
    table = played_up_to(begun(ANNA, BO, CEM), 1, people)
    before = playing_of(table)[1].state
    table = decide(table, Leave(), BO, table.since, SEED).table
    assert table.phase is Phase.PLAYING
    assert on_turn(table) == 1
    assert messages.Leaves(Seat(1)) in heard(table)
    table = heed(table, Tick(), table.since + 1)
    after = playing_of(table)[1].state
    assert len(after.hands[1]) == len(before.hands[1]) - 1
    assert on_turn(table) != 1


def test_the_game_goes_on_while_one_person_plays_and_the_result_names_who_left() -> None:
    table = begun(ANNA, BO)
    table = decide(table, Leave(), BO, 0, SEED).table
    now = 0.0
    while table.phase is Phase.PLAYING:
        now += 1
        if on_turn(table) == 0:
            table = decide(table, some_card(table), ANNA, now, SEED).table
        else:
            table = heed(table, Tick(), now)
    assert table.phase is Phase.OVER
    assert at_table.PlaceTaken(1, (Seat(0),)) in heard(table)
    assert at_table.PlaceOfLeaver(2, (Seat(1),)) in heard(table)


def test_when_the_last_person_leaves_the_table_closes_with_a_line_in_the_room() -> None:
    table = begun(ANNA, BO, computers=1)
    table = decide(table, Leave(), BO, 0, SEED).table
    assert table.phase is Phase.PLAYING
    table = decide(table, Leave(), ANNA, 0, SEED).table
    assert table.phase is Phase.CLOSED
    assert at_table.Deserted() in heard(table)


def test_a_computer_player_that_is_sent_away_is_played_on_for_like_anybody() -> None:
    table = begun(ANNA, computers=1)
    table = decide(table, Kick(table.names[1]), ANNA, 0, SEED).table
    assert table.phase is Phase.PLAYING
    assert messages.Leaves(Seat(1)) in heard(table)
    refused = decide(table, Kick(table.names[1]), ANNA, 0, SEED)
    assert isinstance(refused.answer[0], at_table.NobodyCalled)


def test_whoever_left_has_no_hand_to_look_at_any_more() -> None:
    table = decide(begun(ANNA, BO, CEM), Leave(), BO, 0, SEED).table
    assert decide(table, Ask(Topic.HAND), BO, 0, SEED).answer == (at_table.NoHand(),)
    assert decide(table, some_card(table), BO, 0, SEED).answer == (at_table.DoesNotSit(),)


def test_a_stand_in_plays_for_the_absent_until_they_act_again_and_hands_the_seat_back() -> None:
    table = begun(ANNA, BO)
    while not table.seats[1].stand_in:
        now = table.since + 30
        if on_turn(table) == 0:
            table = decide(table, some_card(table), ANNA, now, SEED).table
        else:
            table = heed(table, Tick(), now)
    assert heard(table).count(at_table.TimeIsUp(Seat(1))) == 2
    assert at_table.StandsIn(Seat(1)) in heard(table)
    if on_turn(table) == 0:
        table = decide(table, some_card(table), ANNA, table.since, SEED).table
    held = playing_of(table)[1].state.hands[1]
    if on_turn(table) == 1:
        table = heed(table, Tick(), table.since + 1)
        assert len(playing_of(table)[1].state.hands[1]) == len(held) - 1
    table = decide(table, Ask(Topic.HAND), BO, table.since, SEED).table
    assert not table.seats[1].stand_in
    assert at_table.ComesBack(Seat(1)) in heard(table)


def test_the_result_of_a_game_that_everybody_left_is_by_totals_all_the_same() -> None:
    table = play(dealt("2H, AH, 5H", PLAIN), "0:leaves 1:leaves 2:leaves")
    over = to_the_end(table.game, table.state, Random(1))
    places = table.game.result(over)
    assert places is not None
    assert all(place.left for place in places)
    assert not said(table, messages.Booked)
