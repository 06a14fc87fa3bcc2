"""Protects the palifico round: when one is owed and to whom, how it is bid and counted, and that it ends."""

from itertools import product

import pytest

from core.games.liars_dice import Bid, Options, messages
from core.identity import Seat
from core.messages import Message
from tests.dealt import Table, dealt, play, position, raises_of, refusal

ON = Options(palifico=True)
NO_WILD = Options(palifico=True, wild=False)
CALZA = Options(palifico=True, calza=True)

ZERO, ONE, TWO, THREE = map(Seat, range(4))


# When it is owed (L18, L18c, L18g, L18h)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(dealt("22 33 44", ON), "3x2 liar", "1 2 2 | 0 opens in palifico", id="a bidder"),
        pytest.param(dealt("22 33 44", ON), "2x2 liar", "2 1 2 | 1 opens in palifico", id="a challenger"),
        pytest.param(dealt("22 33 44", ON), "1x2 exact", "2 1 2 | 1 opens in palifico", id="a wrong exact"),
        pytest.param(dealt("22 33 44", ON), "2x2 exact", "1 2 1 | 1 opens in palifico", id="a right exact"),
        pytest.param(dealt("22 333", ON), "3x2 liar", "1 3 | 0 opens in palifico", id="two players"),
        pytest.param(
            dealt("- 22 - 333 -", ON, opener=1),
            "3x2 liar",
            "0 1 0 3 0 | 1 opens in palifico",
            id="others out",
        ),
        pytest.param(
            dealt("2 3 44", ON), "1x2 1x3 3x4 liar", "1 1 1 | 2 opens in palifico", id="all at one die"
        ),
        pytest.param(dealt("2 33", ON), "1x2 liar", "1 1 | 1 opens in palifico", id="two players at one die"),
        pytest.param(
            dealt("22 33 44", NO_WILD), "3x2 liar", "1 2 2 | 0 opens in palifico", id="no wild ones"
        ),
        pytest.param(dealt("22 33 44"), "3x2 liar", "1 2 2 | 0 opens", id="not with the option off"),
        pytest.param(dealt("222 33 44", ON), "4x2 liar", "2 2 2 | 0 opens", id="not at two dice"),
        pytest.param(dealt("2 33 44", ON), "2x2 liar", "0 2 2 | 1 opens", id="not from one die to none"),
        pytest.param(dealt("2 33 44", CALZA), "1x2 2x3 exact", "1 2 3 | 2 opens", id="not by a die won back"),
    ],
)
def test_a_palifico_round_follows_when_a_player_comes_down_to_one_die(
    table: Table, moves: str, end: str
) -> None:
    assert position(play(table, moves)) == end


@pytest.mark.parametrize("bid", ["1x2", "1x3", "2x1"])
def test_a_player_with_one_die_who_bids_makes_no_round_palifico(bid: str) -> None:
    table = play(dealt("2 33 44", ON), bid)
    assert not table.state.palifico
    assert "3x1 3x2 3x3 3x4 3x5 3x6" in raises_of(table)


def test_a_palifico_round_is_announced_with_those_who_owe_it_and_whoever_opens_it() -> None:
    news = play(dealt("22 33 44", ON), "3x2 liar").news
    assert news[-3:] == (
        messages.NextPalifico((ZERO,)),
        messages.LoserOpens(ZERO),
        messages.PalificoRoundBegins(2, ZERO, 5),
    )


def test_players_who_come_down_together_owe_a_single_palifico_round_opened_by_the_caller() -> None:
    table = play(dealt("22 33 44 556 / 2 3 4 556 / - 3 4 556", ON), "1x2 1x3 2x5 exact")
    assert table.news[-3:] == (
        messages.NextPalifico((ZERO, ONE, TWO)),
        messages.CallerOpens(THREE),
        messages.PalificoRoundBegins(2, THREE, 6),
    )
    table = play(table, "1x5 liar")
    assert position(table) == "0 1 1 3 | 1 opens"
    assert not any(isinstance(line, messages.NextPalifico) for line in table.news)


# That it ends, and is owed once (L18d, L18e, L18h)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(
            dealt("22 333 44 / 2 333 44", ON), "3x2 liar 1x2 liar", "1 2 2 | 1 opens", id="the next is normal"
        ),
        pytest.param(
            dealt("22 333 44 / 2 333 44 / 2 33 44 / 2 33 4", ON),
            "3x2 liar 1x2 liar 2x3 liar 2x4 liar",
            "1 2 0 | 0 opens",
            id="owed again, to another, later",
        ),
        pytest.param(
            dealt("22 33 44 / 2 33 44", ON),
            "3x2 liar 1x2 liar",
            "1 1 2 | 1 opens in palifico",
            id="owed again, to another, at once",
        ),
        pytest.param(
            dealt("22 333 444 / 2 333 444", ON),
            "3x2 liar 2x2 liar",
            "0 3 3 | 1 opens",
            id="its player goes out in it",
        ),
        pytest.param(
            dealt("22 33 333 / 2 33 333", ON),
            "3x2 liar 1x3 5x3 exact",
            "0 1 3 | 2 opens in palifico",
            id="its player goes out in it and another comes down",
        ),
        pytest.param(
            dealt("22 333 / 2 333 / 22 333", CALZA),
            "5x2 liar 1x3 3x3 exact 5x2 liar",
            "1 3 | 0 opens",
            id="none for a die won back and lost again",
        ),
        pytest.param(
            dealt("22 333 / 2 333 / 22 333 / 2 333 / 2 33", CALZA),
            "5x2 liar 1x3 3x3 exact 5x2 liar 1x2 liar 3x3 liar",
            "1 1 | 1 opens in palifico",
            id="one for the other player all the same",
        ),
    ],
)
def test_a_palifico_round_is_a_single_one_and_each_player_causes_one_in_a_game(
    table: Table, moves: str, end: str
) -> None:
    assert position(play(table, moves)) == end


# How it is bid (L18b)


def test_a_palifico_round_may_be_opened_with_any_quantity_of_any_face() -> None:
    every = " ".join(f"{quantity}x{face}" for quantity in range(1, 4) for face in range(1, 7))
    assert raises_of(dealt("2 33", palifico=True)) == every


@pytest.mark.parametrize("first", [Bid(*bid) for bid in product(range(1, 4), range(1, 7))], ids=str)
def test_once_open_only_a_higher_quantity_of_the_same_face_is_a_raise(first: Bid) -> None:
    table = dealt("2 33", palifico=True)
    table = play(table, table.game.notation(first))
    assert raises_of(table).split() == [f"{more}x{first.face}" for more in range(first.quantity + 1, 4)]


@pytest.mark.parametrize("opener", [0, 1, 2])
def test_nobody_may_change_the_face_not_even_with_one_die(opener: int) -> None:
    table = play(dealt("2 33 4", palifico=True, opener=opener), "1x4")
    assert raises_of(table) == "2x4 3x4 4x4"
    assert raises_of(play(table, "2x4")) == "3x4 4x4"
    assert raises_of(play(table, "2x4 3x4")) == "4x4"


@pytest.mark.parametrize(
    ("moves", "text", "reason"),
    [
        ("1x4", "2x5", messages.FaceIsFixed(messages.Claim(2, 4))),
        ("1x4", "3x1", messages.FaceIsFixed(messages.Claim(2, 4))),
        ("1x4", "1x5", messages.FaceIsFixed(messages.Claim(2, 4))),
        ("1x4", "1x4", messages.FaceIsFixed(messages.Claim(2, 4))),
        ("1x1 2x1", "3x4", messages.FaceIsFixed(messages.Claim(3, 1))),
        ("1x4", "4x4", messages.MoreThanOnTable(3)),
        ("3x4", "3x5", messages.NothingHigher(messages.Claim(3, 4), True)),
        ("", "4x4", messages.MoreThanOnTable(3)),
        ("", "liar", messages.NoBidStands()),
    ],
)
def test_a_bid_refused_in_a_palifico_round_says_what_is_possible(
    moves: str, text: str, reason: Message
) -> None:
    assert refusal(play(dealt("2 33", palifico=True), moves), text) == reason


def test_after_a_palifico_round_the_face_is_free_and_ones_are_wild_again() -> None:
    table = play(dealt("22 333 44 / 2 333 44 / 2 13 44", ON), "3x2 liar 1x2 liar")
    assert table.news[-1] == messages.RoundBegins(3, ONE, 5, True)
    assert position(play(table, "1x2 2x1 !2x1 2x3 3x2 liar")) == "1 1 2 | 1 opens in palifico"
    assert position(play(table, "1x2 2x2 liar")) == "0 2 2 | 1 opens"


# How it is counted (L18a)


@pytest.mark.parametrize("options", [ON, NO_WILD], ids=["wild ones", "no wild ones"])
@pytest.mark.parametrize(
    ("moves", "end"),
    [
        pytest.param("3x3 liar", "2 2 | 1 opens", id="three threes"),
        pytest.param("4x3 liar", "1 3 | 0 opens in palifico", id="ones are no threes"),
        pytest.param("2x1 liar", "2 2 | 1 opens", id="two ones"),
        pytest.param("3x1 liar", "1 3 | 0 opens in palifico", id="ones count once each"),
        pytest.param("3x3 exact", "1 3 | 1 opens in palifico", id="exactly three threes"),
        pytest.param("5x3 exact", "2 2 | 1 opens", id="not exactly five"),
        pytest.param("2x1 exact", "1 3 | 1 opens in palifico", id="exactly two ones"),
    ],
)
def test_in_a_palifico_round_ones_count_only_for_a_bid_on_ones(
    options: Options, moves: str, end: str
) -> None:
    assert position(play(dealt("13 133", options, palifico=True), moves)) == end


# When its player leaves (L18h)


def test_a_palifico_round_stays_one_when_its_player_leaves_before_opening_it() -> None:
    table = play(dealt("22 333 44 / 2 333 44", ON), "3x2 liar 0:leaves")
    assert position(table) == "1* 3 2 | 1 opens in palifico"
    assert raises_of(play(table, "1x5")) == "2x5 3x5 4x5 5x5 6x5"
    assert position(play(table, "1x3 4x3 liar")) == "0 3 1 | 2 opens in palifico"
    assert position(play(table, "1x3 liar")) == "0 3 1 | 2 opens in palifico"
    assert position(play(table, "4x3 liar")) == "0 2 2 | 1 opens"


def test_a_palifico_round_stays_one_when_its_player_leaves_after_bidding() -> None:
    table = play(dealt("22 333 44 / 2 333 44", ON), "3x2 liar 1x2 0:leaves")
    assert position(table) == "1* 3 2 | 1 answers 1x2 in palifico"
    assert raises_of(table) == "2x2 3x2 4x2 5x2 6x2"


def test_a_leaver_with_two_dice_whose_bid_fails_causes_no_palifico_round() -> None:
    assert position(play(dealt("22 333 44", ON), "3x2 0:leaves liar")) == "0 3 2 | 1 opens"


def test_a_leaver_is_not_among_those_whom_a_right_exact_call_brings_down() -> None:
    table = play(dealt("22 33 44", ON), "1x4 2x4 0:leaves exact")
    assert position(table) == "0 1 2 | 2 opens in palifico"
    assert messages.NextPalifico((ONE,)) in table.news
