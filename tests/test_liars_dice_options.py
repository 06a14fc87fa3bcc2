"""Protects the options of Liar's Dice: how they combine, and what Calza and the exact call change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.games.liars_dice import Bid, Call, Options, messages
from core.identity import Seat
from core.options import Value
from tests.dealt import Table, dealt, play, position, refusal

NO_EXACT = Options(exact=False)
CALZA = Options(calza=True)

ZERO, ONE = map(Seat, range(2))


def test_a_table_plays_with_five_dice_wild_ones_and_the_exact_call_unless_told_otherwise() -> None:
    assert Options() == Options(dice=5, wild=True, exact=True, calza=False, palifico=False)


def test_choosing_calza_turns_the_exact_call_on() -> None:
    assert NO_EXACT.with_value("calza", True) == Options(exact=True, calza=True)
    assert Options(exact=False, calza=True).exact


def test_turning_the_exact_call_off_turns_calza_off() -> None:
    assert CALZA.with_value("exact", False) == Options(exact=False, calza=False)


def test_turning_calza_off_leaves_the_exact_call_on() -> None:
    assert CALZA.with_value("calza", False) == Options()


@pytest.mark.parametrize(
    ("name", "cycle"),
    [
        ("dice", [5, 6, 3, 4, 5]),
        ("wild", [True, False, True]),
        ("exact", [True, False, True]),
        ("calza", [False, True, False]),
        ("palifico", [False, True, False]),
    ],
)
def test_pressing_an_option_goes_through_its_values_and_round_again(name: str, cycle: list[Value]) -> None:
    options = Options()
    seen = [options.value(name)]
    for _ in cycle[1:]:
        options = options.with_value(name, options.next_value(name))
        seen.append(options.value(name))
    assert seen == cycle


@given(st.lists(st.sampled_from([choice.name for choice in Options.choices()])))
def test_no_series_of_presses_leaves_calza_without_the_exact_call(presses: list[str]) -> None:
    options = Options()
    for name in presses:
        pressed = options.with_value(name, options.next_value(name))
        assert pressed.value(name) == options.next_value(name)
        options = pressed
        assert options.exact or not options.calza


def test_every_option_is_put_into_words_with_its_value() -> None:
    assert Options(dice=3, wild=False, palifico=True).said() == (
        messages.DiceEach(3),
        messages.WildOnes(False),
        messages.ExactCall(True),
        messages.Calza(False),
        messages.Palifico(True),
    )


def test_every_option_is_explained_as_it_is_set() -> None:
    assert Options(dice=3, wild=False, calza=True).explained() == (
        messages.DiceEachRule(3),
        messages.WildOnesRule(False),
        messages.ExactCallRule(True),
        messages.CalzaRule(True),
        messages.PalificoRule(False),
    )


def test_only_the_number_of_dice_is_no_switch() -> None:
    assert [choice.name for choice in Options.choices() if not choice.is_switch] == ["dice"]


# With Calza (L17)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(dealt("2 33 44", CALZA), "1x2 2x3 exact", "1 2 3 | 2 opens", id="a die won back"),
        pytest.param(dealt("2 33 4", CALZA), "1x2 2x3 exact", "1 2 2 | 2 opens", id="from the last die"),
        pytest.param(
            dealt("22 333", Options(dice=3, calza=True), opener=0),
            "3x3 exact",
            "2 3 | 1 opens",
            id="at three",
        ),
        pytest.param(
            dealt("22 333", Options(dice=3, calza=True), opener=1),
            "3x3 exact",
            "3 3 | 0 opens",
            id="up to three",
        ),
        pytest.param(
            dealt("222222 33333", Options(dice=6, calza=True)), "5x3 exact", "6 6 | 1 opens", id="up to six"
        ),
        pytest.param(
            dealt("2 33 44", CALZA), "1x2 1x3 exact", "1 2 1 | 2 opens", id="a wrong call costs a die"
        ),
        pytest.param(
            dealt("2 33 4", CALZA), "1x2 1x3 exact", "1 2 0 | 0 opens", id="a wrong call, the last die"
        ),
        pytest.param(dealt("22 33 44", CALZA), "3x2 liar", "1 2 2 | 0 opens", id="a challenge is as ever"),
    ],
)
def test_with_calza_a_right_exact_call_costs_nobody_and_wins_a_die_up_to_the_start(
    table: Table, moves: str, end: str
) -> None:
    assert position(play(table, moves)) == end


def test_a_die_won_back_is_rolled_in_the_next_round() -> None:
    table = play(dealt("2 33 44 / 2 33 456", CALZA), "1x2 2x3 exact")
    assert table.state.hands == ((2,), (3, 3), (4, 5, 6))
    assert table.game.legal(table.state, Seat(2))[-1] == Bid(6, 6)


# The exact call off (L19)


def test_without_the_exact_call_only_a_challenge_ends_a_round() -> None:
    table = play(dealt("22 33", NO_EXACT), "2x2")
    legal = table.game.legal(table.state, ONE)
    assert Call.LIAR in legal
    assert Call.EXACT not in legal
    assert refusal(table, "exact") == messages.ExactIsOff()


def test_before_a_bid_an_exact_call_is_refused_with_the_option_on_or_off() -> None:
    possible = {messages.NoBidStands(), messages.ExactIsOff()}
    assert refusal(dealt("22 33", NO_EXACT), "exact") in possible
    assert refusal(dealt("22 33"), "exact") == messages.NoBidStands()
