"""Protects the table when somebody leaves or is absent: whose turn it is, which dice count, how all rank."""

import pytest

from core.game import Weight
from core.games.liars_dice import Call, Options, messages
from core.identity import Seat
from tests.dealt import PLAIN, Table, dealt, play, position, raises_of, refusal

NO_WILD = Options(wild=False)
NO_EXACT = Options(exact=False)
CALZA = Options(calza=True)

ZERO, ONE, TWO, THREE = map(Seat, range(4))


# The turn and the dice (L20)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(dealt("22 33 44"), "0:leaves", "2* 2 2 | 1 opens", id="on turn to open"),
        pytest.param(dealt("22 33 44", opener=2), "2:leaves", "2 2 2* | 0 opens", id="round the table"),
        pytest.param(dealt("22 33 44 55"), "0:leaves 1:leaves", "2* 2* 2 2 | 2 opens", id="two openers"),
        pytest.param(dealt("22 - 33 44"), "0:leaves", "2* 0 2 2 | 2 opens", id="past one who is out"),
        pytest.param(dealt("22 33 44 55"), "1:leaves 0:leaves", "2* 2* 2 2 | 2 opens", id="past a leaver"),
        pytest.param(dealt("22 33 44"), "1x2 1:leaves", "2 2* 2 | 2 answers 1x2", id="on turn to answer"),
        pytest.param(dealt("22 33 44"), "1x2 0:leaves", "2* 2 2 | 1 answers 1x2", id="the bidder"),
        pytest.param(dealt("22 33 44"), "1x2 2:leaves", "2 2 2* | 1 answers 1x2", id="not on turn"),
        pytest.param(dealt("22 33 44"), "1x2 2:leaves 1x3", "2 2 2* | 0 answers 1x3", id="who would be next"),
        pytest.param(
            dealt("22 33 44"), "1x2 0:leaves 1x3 1x4", "2* 2 2 | 1 answers 1x4", id="who would be next again"
        ),
    ],
)
def test_a_leaver_is_passed_over(table: Table, moves: str, end: str) -> None:
    assert position(play(table, moves)) == end


def test_the_round_is_opened_by_the_next_seat_when_its_opener_leaves_before_bidding() -> None:
    assert play(dealt("22 33 44"), "0:leaves").state.opener == ONE
    assert play(dealt("22 33 44"), "1x2 0:leaves").state.opener == ZERO
    assert play(dealt("22 33 44"), "1x2 1:leaves").state.opener == ZERO


def test_the_dice_of_a_leaver_count_until_the_round_is_settled() -> None:
    table = play(dealt("22 33 44"), "2:leaves 1x4")
    assert raises_of(table).endswith("6x6")
    table = play(table, "2x4 liar")
    assert position(table) == "1 2 0 | 0 opens"
    assert raises_of(table).endswith("3x6")
    assert messages.Shows(TWO, "4, 4", 2, "4, 4") in table.news


def test_a_leaver_moves_no_more() -> None:
    table = play(dealt("22 33 44"), "1x2 1:leaves")
    assert not table.game.is_in(table.state, ONE)
    assert table.game.legal(table.state, ONE) == ()
    assert refusal(table, "1:liar") == messages.NotYourTurn(TWO)


def test_leaving_is_announced_with_the_dice_that_stay_on_the_table() -> None:
    table = dealt("22 333 44")
    step = table.game.leave(table.state, ONE)
    assert [(each.weight, each.lines) for each in step.happenings] == [
        (Weight.NEWS, (messages.Leaves(ONE, 3),))
    ]


# The end (L20a)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(dealt("22 33"), "0:leaves", "0 2 | places 1 > (0)", id="before a bid"),
        pytest.param(dealt("22 33"), "1:leaves", "2 0 | places 0 > (1)", id="before a bid, not on turn"),
        pytest.param(dealt("22 33"), "4x6 0:leaves", "0 2 | places 1 > (0)", id="the bidder of a false bid"),
        pytest.param(dealt("22 33"), "1x2 1:leaves", "2 0 | places 0 > (1)", id="who has to answer"),
        pytest.param(
            dealt("2 33 44 / - 33 44"),
            "2x2 liar 1:leaves",
            "0 0 2 | places 2 > (1) > 0",
            id="one of two who are left",
        ),
        pytest.param(
            dealt("22 33 44"),
            "1x2 1:leaves 2:leaves",
            "2 0 0 | places 0 > (1 2)",
            id="all others in one round",
        ),
    ],
)
def test_the_last_player_who_does_not_leave_wins_at_once(table: Table, moves: str, end: str) -> None:
    assert position(play(table, moves)) == end


def test_a_game_that_ends_by_leaving_ends_without_a_count() -> None:
    table = dealt("22 33")
    table = play(table, "4x6 0:leaves")
    assert table.news == (messages.LeavesAndEnds(ZERO, ONE),)
    assert table.state.last is None
    assert not any(table.state.hands)
    assert refusal(table, "1:liar") == messages.GameIsOver()


# Who ranks where (L20b)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(
            dealt("22 33 4 55"),
            "1:leaves 1x2 4x6 liar 0:leaves",
            "0 0 0 2 | places 3 > (0) > 2 > (1)",
            id="below one who loses the last die in the same round",
        ),
        pytest.param(
            dealt("2 3 44 555"),
            "2:leaves 1x5 3x5 exact",
            "0 0 0 3 | places 3 > 0 1 > (2)",
            id="below all whom a right exact call puts out in it",
        ),
        pytest.param(
            dealt("22 33 44 5"),
            "3:leaves 3x2 liar 2:leaves 1:leaves",
            "1 0 0 0 | places 0 > (1 2) > (3)",
            id="below those who leave in a later round",
        ),
        pytest.param(
            dealt("22 33 44 55 66"),
            "3:leaves 1:leaves 3x2 liar 2:leaves 4:leaves",
            "1 0 0 0 0 | places 0 > (2 4) > (1 3)",
            id="together with one who leaves in the same round, round by round",
        ),
        pytest.param(
            dealt("2 33 44 55 / - 33 44 55"),
            "2x2 liar 3:leaves 2:leaves",
            "0 2 0 0 | places 1 > (2 3) > 0",
            id="together with one who leaves in the same round, above one out before",
        ),
    ],
)
def test_a_leaver_ranks_below_those_who_go_out_in_the_same_round(table: Table, moves: str, end: str) -> None:
    assert position(play(table, moves)) == end


# A leaver's bid (L20c, L20d)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(
            dealt("22 33 44"), "3x2 0:leaves liar", "0 2 2 | 1 opens", id="a false bid costs nobody"
        ),
        pytest.param(
            dealt("22 33 44", opener=2),
            "3x4 2:leaves liar",
            "2 2 0 | 0 opens",
            id="a false bid, round the table",
        ),
        pytest.param(
            dealt("22 33 44 55"),
            "3x2 0:leaves 1:leaves liar",
            "0 0 2 2 | 2 opens",
            id="a false bid, two leave",
        ),
        pytest.param(
            dealt("22 33 44 55"),
            "1x2 3x3 2:leaves 1:leaves liar",
            "2 0 0 2 | 3 opens",
            id="the next has left too",
        ),
        pytest.param(
            dealt("22 - 44 55"),
            "3x2 0:leaves liar",
            "0 0 2 2 | 2 opens",
            id="a false bid, the next is long out",
        ),
        pytest.param(dealt("22 33 44"), "2x2 0:leaves liar", "0 1 2 | 1 opens", id="a wrong challenge"),
        pytest.param(
            dealt("22 3 44 55"),
            "2x2 0:leaves liar",
            "0 0 2 2 | 2 opens",
            id="a wrong challenge, the last die",
        ),
        pytest.param(dealt("22 33 44"), "1x2 0:leaves exact", "0 1 2 | 1 opens", id="a wrong exact call"),
        pytest.param(
            dealt("22 3 44 55"), "1x2 0:leaves exact", "0 0 2 2 | 2 opens", id="a wrong exact, the last die"
        ),
        pytest.param(dealt("22 33 44"), "2x2 0:leaves exact", "0 2 1 | 1 opens", id="a right exact call"),
        pytest.param(dealt("22 33 44", CALZA), "2x2 0:leaves exact", "0 3 2 | 1 opens", id="Calza"),
    ],
)
def test_a_leavers_standing_bid_is_settled_without_costing_the_leaver(
    table: Table, moves: str, end: str
) -> None:
    assert position(play(table, moves)) == end


def test_a_leavers_false_bid_is_told_as_costing_nobody() -> None:
    table = play(dealt("22 33 44"), "3x2 0:leaves liar")
    assert table.news == (
        messages.CallsLiar(1, ONE, ZERO, messages.Claim(3, 2)),
        messages.Shows(ZERO, "2, 2", 2, "2, 2"),
        messages.Shows(ONE, "3, 3", 0, ""),
        messages.Shows(TWO, "4, 4", 0, ""),
        messages.BidFails(messages.Claim(3, 2), 2),
        messages.NobodyLoses(ZERO),
        messages.LeftTheGame(ZERO),
        messages.NextSeatOpens(ONE, ZERO),
        messages.RoundBegins(2, ONE, 4, True),
    )


def test_a_result_says_of_a_leaver_that_they_left_not_that_they_lost_a_die() -> None:
    table = play(dealt("22 33 44 55"), "1x3 2x3 3:leaves exact")
    assert position(table) == "1 1 2 0 | 2 opens"
    assert table.news[5:] == (
        messages.ExactHolds(messages.Claim(2, 3), 2),
        messages.LosesDie(ZERO, 1),
        messages.LosesDie(ONE, 1),
        messages.LeftTheGame(THREE),
        messages.CallerOpens(TWO),
        messages.RoundBegins(2, TWO, 4, True),
    )
    last = table.state.last
    assert last is not None
    assert last.losers == (ZERO, ONE)
    assert last.left == (THREE,)


def test_all_who_left_in_a_round_are_named_in_its_result() -> None:
    news = play(dealt("22 33 44 55"), "3:leaves 1:leaves 3x2 liar").news
    assert [line for line in news if isinstance(line, messages.LeftTheGame)] == [
        messages.LeftTheGame(ONE),
        messages.LeftTheGame(THREE),
    ]


# Leaving when out (L20e)


@pytest.mark.parametrize(
    ("table", "moves", "leaver"),
    [
        pytest.param(dealt("2 33 44 / - 33 44"), "2x2 liar", ZERO, id="out by losing"),
        pytest.param(dealt("22 33 44"), "0:leaves", ZERO, id="leaving already"),
        pytest.param(dealt("22 33 44"), "3x2 0:leaves liar", ZERO, id="gone since the last round"),
        pytest.param(dealt("2 3"), "1x2 liar", ZERO, id="the winner after the end"),
        pytest.param(dealt("2 3"), "1x2 liar", ONE, id="the loser after the end"),
    ],
)
def test_leaving_when_already_out_changes_nothing(table: Table, moves: str, leaver: Seat) -> None:
    table = play(table, moves)
    left = play(table, f"{leaver}:leaves")
    assert left.state == table.state
    assert left.news == ()


def test_the_place_of_one_who_is_out_stands_when_they_leave() -> None:
    table = play(dealt("2 33 44 / - 33 44"), "2x2 liar 0:leaves 1:leaves")
    assert position(table) == "0 0 2 | places 2 > (1) > 0"


# Absent players (L21)


@pytest.mark.parametrize(
    ("hands", "move"),
    [
        pytest.param("33256 22222", "1x3", id="the commonest face"),
        pytest.param("33255 22222", "1x5", id="of equals the highest"),
        pytest.param("12346 22222", "1x6", id="one of each"),
        pytest.param("11335 22222", "1x3", id="ones are not counted as wild"),
        pytest.param("11136 22222", "1x1", id="ones when they are the most"),
        pytest.param("11113 22222", "1x1", id="ones do not help another face"),
    ],
)
def test_the_table_opens_for_an_absent_player_with_one_of_their_commonest_face(hands: str, move: str) -> None:
    for table in (dealt(hands), dealt(hands, NO_WILD), dealt(hands, palifico=True)):
        assert table.game.notation(table.game.absent_move(table.game.view(table.state, ZERO))) == move


@pytest.mark.parametrize("standing", ["1x2", "10x6"])
@pytest.mark.parametrize("options", [PLAIN, NO_EXACT], ids=["exact on", "exact off"])
def test_the_table_challenges_a_standing_bid_for_an_absent_player(standing: str, options: Options) -> None:
    table = play(dealt("22222 22222", options), standing)
    assert table.game.absent_move(table.game.view(table.state, ONE)) is Call.LIAR
