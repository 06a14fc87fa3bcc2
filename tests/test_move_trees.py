"""Protects the list of moves: small tables have exactly as many series of moves as are counted without it."""

from math import comb
from typing import NamedTuple

import pytest

from core.games.liars_dice import Bid, Call, LiarsDice, Options, State, start
from core.identity import Seat

PLAIN = Options()
NO_EXACT = Options(exact=False)
NO_WILD = Options(wild=False)
CALZA = Options(calza=True, dice=3)
PALIFICO = Options(palifico=True)
ALL = Options(calza=True, dice=3, palifico=True)

FOURS = LiarsDice(lambda _seed, _number, dice: tuple((4,) * each for each in dice))
"""Every die shows a four, so that anybody can tell how each round ends."""


def begun(dice: tuple[int, ...], options: Options, *, palifico: bool) -> State:
    return start(FOURS, options, dice, opener=Seat(0), palifico=palifico)


def moves_from(state: State) -> list[tuple[Bid | Call, State]]:
    """Return every move that may be made, and where it leads."""
    if state.turn is None:
        return []
    turn = state.turn
    return [(move, FOURS.apply(state, turn, move).state) for move in FOURS.legal(state, turn)]


# A single round, by formula: bids only rise, so a series of them is a choice of bids


def series_of_bids(state: State, longest: int) -> list[int]:
    """Return how many series of no bid, of one, of two and so on are possible."""
    counted = [1] + [0] * longest
    if longest:
        for move, after in moves_from(state):
            if isinstance(move, Bid):
                for length, series in enumerate(series_of_bids(after, longest - 1), start=1):
                    counted[length] += series
    return counted


def ways_to_end(state: State) -> int:
    return sum(1 if isinstance(move, Call) else ways_to_end(after) for move, after in moves_from(state))


@pytest.mark.parametrize("options", [PLAIN, NO_WILD, NO_EXACT], ids=["plain", "no wild ones", "no exact"])
@pytest.mark.parametrize(
    ("dice", "longest"),
    [
        pytest.param((1, 1), 13, id="1 and 1"),
        pytest.param((2, 1), 3, id="2 and 1"),
        pytest.param((1, 1, 1), 3, id="three with 1"),
        pytest.param((2, 2), 3, id="2 and 2"),
        pytest.param((2, 2, 2), 2, id="three with 2"),
    ],
)
def test_as_many_series_of_bids_are_possible_as_choices_of_bids(
    dice: tuple[int, ...], longest: int, options: Options
) -> None:
    counted = series_of_bids(begun(dice, options, palifico=False), longest)
    assert counted == [comb(6 * sum(dice), length) for length in range(longest + 1)]


@pytest.mark.parametrize("options", [PLAIN, NO_WILD, NO_EXACT], ids=["plain", "no wild ones", "no exact"])
@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (2, 2), (1, 1, 1), (2, 2, 2), (3, 0, 4, 0)], ids=str)
def test_in_a_palifico_round_they_are_choices_of_quantities_for_each_face(
    dice: tuple[int, ...], options: Options
) -> None:
    longest = sum(dice) + 1
    counted = series_of_bids(begun(dice, options, palifico=True), longest)
    assert counted == [1, *(6 * comb(sum(dice), length) for length in range(1, longest + 1))]


@pytest.mark.parametrize(
    ("dice", "options", "palifico", "ways"),
    [
        pytest.param((1, 1), PLAIN, False, 2 * (2**12 - 1), id="1 and 1"),
        pytest.param((1, 1), NO_EXACT, False, 2**12 - 1, id="1 and 1, no exact"),
        pytest.param((1, 1), PLAIN, True, 2 * 6 * (2**2 - 1), id="1 and 1, palifico"),
        pytest.param((2, 2), PLAIN, True, 2 * 6 * (2**4 - 1), id="2 and 2, palifico"),
        pytest.param((2, 2, 2), PLAIN, True, 2 * 6 * (2**6 - 1), id="three with 2, palifico"),
        pytest.param((2, 2, 2), NO_EXACT, True, 6 * (2**6 - 1), id="three with 2, palifico, no exact"),
    ],
)
def test_a_round_ends_in_as_many_ways_as_there_are_series_of_bids_and_calls(
    dice: tuple[int, ...], options: Options, palifico: bool, ways: int
) -> None:
    assert ways_to_end(begun(dice, options, palifico=palifico)) == ways


# From round to round, against a second, plain telling of the rules for a table of fours


class Told(NamedTuple):
    """A position of that table: who has how many dice, whose turn it is, and what stands."""

    dice: tuple[int, ...]
    turn: int
    standing: tuple[int, int] | None = None
    bidder: int = -1
    fixed: bool = False
    had_one: frozenset[int] = frozenset()


def series_told(told: Told, options: Options, length: int) -> int:
    if length == 0:
        return 1
    if sum(each > 0 for each in told.dice) == 1:
        return 0
    calls = [] if told.standing is None else ["liar", "exact"] if options.exact else ["liar"]
    following = [_bid(told, bid) for bid in _bids(told)] + [_called(told, options, call) for call in calls]
    return sum(series_told(each, options, length - 1) for each in following)


def _bids(told: Told) -> list[tuple[int, int]]:
    every = [(quantity, face) for quantity in range(1, sum(told.dice) + 1) for face in range(1, 7)]
    if told.standing is None:
        return every
    higher = every[every.index(told.standing) + 1 :]
    return [bid for bid in higher if bid[1] == told.standing[1] or not told.fixed]


def _bid(told: Told, bid: tuple[int, int]) -> Told:
    return told._replace(turn=_next_in(told.dice, told.turn), standing=bid, bidder=told.turn)


def _called(told: Told, options: Options, call: str) -> Told:
    assert told.standing is not None
    quantity, face = told.standing
    fours = sum(told.dice) if face == 4 else 0
    change = [0] * len(told.dice)
    if call == "liar":
        opener = told.turn if fours >= quantity else told.bidder
        change[opener] = -1
    elif fours != quantity:
        opener = told.turn
        change[opener] = -1
    else:
        opener = told.turn
        if options.calza:
            change[opener] = int(told.dice[opener] < options.dice)
        else:
            change = [-int(each > 0 and seat != opener) for seat, each in enumerate(told.dice)]
    dice = tuple(map(sum, zip(told.dice, change, strict=True)))
    down = {seat for seat, each in enumerate(dice) if each == 1 and change[seat] < 0} - told.had_one
    if not dice[opener]:
        opener = _next_in(dice, opener)
    return Told(dice, opener, fixed=options.palifico and bool(down), had_one=told.had_one | down)


def _next_in(dice: tuple[int, ...], seat: int) -> int:
    while True:
        seat = (seat + 1) % len(dice)
        if dice[seat]:
            return seat


def series_of_moves(state: State, length: int) -> int:
    if length == 0:
        return 1
    return sum(series_of_moves(after, length - 1) for _, after in moves_from(state))


@pytest.mark.parametrize(
    ("dice", "options", "palifico", "length"),
    [
        pytest.param((1, 1), PLAIN, False, 6, id="1 and 1"),
        pytest.param((1, 1), CALZA, False, 4, id="1 and 1, calza"),
        pytest.param((2, 1), PLAIN, False, 4, id="2 and 1"),
        pytest.param((2, 1), PALIFICO, False, 4, id="2 and 1, palifico owed"),
        pytest.param((2, 2), NO_EXACT, False, 4, id="2 and 2, no exact"),
        pytest.param((2, 2), PALIFICO, True, 5, id="2 and 2, palifico"),
        pytest.param((2, 2), ALL, True, 5, id="2 and 2, palifico and calza"),
        pytest.param((1, 1, 1), PLAIN, False, 4, id="three with 1"),
        pytest.param((1, 2, 1), PALIFICO, True, 5, id="1, 2 and 1, palifico"),
        pytest.param((2, 2, 2), PALIFICO, True, 4, id="three with 2, palifico"),
        pytest.param((2, 2, 2), ALL, True, 4, id="three with 2, palifico and calza"),
        pytest.param((1, 2, 2), NO_EXACT, True, 4, id="1, 2 and 2, palifico, no exact"),
    ],
)
def test_as_many_series_of_moves_are_possible_as_a_second_telling_of_the_rules_counts(
    dice: tuple[int, ...], options: Options, palifico: bool, length: int
) -> None:
    state = begun(dice, options, palifico=palifico)
    assert series_of_moves(state, length) == series_told(Told(dice, 0, fixed=palifico), options, length)
