"""Protects the rules as a whole: small positions, solved through the moves alone, are worth what is known."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

from core.games.liars_dice import Bid, Call, LiarsDice, Move, Options, State, start
from core.identity import Seat

FIRST, SECOND = Seat(0), Seat(1)

Hand = tuple[int, ...]
History = tuple[Move, ...]
Table = npt.NDArray[np.float64]


class Position(NamedTuple):
    """A round of two players, the first bidder's dice first."""

    dice: tuple[int, int]
    wild: bool
    palifico: bool
    exact: bool


class Ending(NamedTuple):
    """All that decides a round but the dice."""

    standing: Bid
    caller: Seat
    call: Call


@pytest.mark.parametrize(
    ("solved", "value"),
    [
        pytest.param(
            Position((1, 1), False, False, False), Fraction(-1, 9), id="1 v 1, no wild ones, no exact"
        ),
        pytest.param(
            Position((1, 1), True, False, False), Fraction(-7, 327), id="1 v 1, wild ones, no exact"
        ),
        pytest.param(Position((1, 1), True, False, True), Fraction(0), id="1 v 1, wild ones, exact"),
        pytest.param(Position((1, 1), True, True, False), Fraction(2, 3), id="1 v 1, palifico, no exact"),
        pytest.param(Position((1, 1), True, True, True), Fraction(0), id="1 v 1, palifico, exact"),
        pytest.param(Position((2, 1), True, True, False), Fraction(2, 3), id="2 v 1, palifico, no exact"),
        pytest.param(Position((1, 2), True, True, False), Fraction(7, 18), id="1 v 2, palifico, no exact"),
        pytest.param(Position((2, 1), True, True, True), Fraction(1, 6), id="2 v 1, palifico, exact"),
        pytest.param(Position((1, 2), True, True, True), Fraction(-1, 72), id="1 v 2, palifico, exact"),
        pytest.param(Position((2, 2), True, True, True), Fraction(4, 27), id="2 v 2, palifico, exact"),
    ],
)
def test_a_round_is_worth_to_its_first_bidder_what_theory_says(solved: Position, value: Fraction) -> None:
    assert value_of(solved) == pytest.approx(float(value), abs=1e-6)


def begun(position: Position, hands: Sequence[Hand]) -> tuple[LiarsDice, State]:
    """Start the round with given hands; what a next round would show plays no part."""
    game = LiarsDice(
        lambda _seed, number, dice: tuple(hands) if number == 1 else tuple((6,) * each for each in dice)
    )
    options = Options(wild=position.wild, exact=position.exact)
    return game, start(game, options, position.dice, opener=FIRST, palifico=position.palifico)


def walked(game: LiarsDice, state: State, history: Iterable[Move]) -> State:
    for move in history:
        assert state.turn is not None
        state = game.apply(state, state.turn, move).state
    return state


def hands_of(dice: int) -> dict[Hand, float]:
    """Return every sorted hand with its probability."""
    return {
        hand: factorial(dice) / prod(map(factorial, Counter(hand).values())) / 6**dice
        for hand in combinations_with_replacement(range(1, 7), dice)
    }


def public_tree(position: Position) -> dict[History, Sequence[Move]]:
    """Return the moves after every series of bids, shorter series first; the dice change nothing in it."""
    game, opening = begun(position, [(6,) * each for each in position.dice])
    states: dict[History, State] = {(): opening}
    tree: dict[History, Sequence[Move]] = {}
    waiting: list[History] = [()]
    for history in waiting:
        state = states.pop(history)
        assert state.turn == len(history) % 2
        tree[history] = game.legal(state, Seat(len(history) % 2))
        for bid in tree[history]:
            if isinstance(bid, Bid):
                states[*history, bid] = game.apply(state, Seat(len(history) % 2), bid).state
                waiting.append((*history, bid))
    return tree


def endings(position: Position, tree: Mapping[History, Sequence[Move]]) -> dict[Ending, Table]:
    """Return what each ending is worth to the first bidder by both hands, times their probability.

    Each ending is played with every pair of hands, by the shortest series of bids that leads to it.
    """
    ways: dict[Ending, History] = {}
    for history, moves in tree.items():
        for call in moves:
            if isinstance(call, Call) and isinstance(history[-1], Bid):
                ways.setdefault(Ending(history[-1], Seat(len(history) % 2), call), (*history, call))
    first, second = map(hands_of, position.dice)
    worth = {ending: np.zeros((len(first), len(second))) for ending in ways}
    for row, (mine, likely) in enumerate(first.items()):
        for column, (theirs, as_likely) in enumerate(second.items()):
            game, state = begun(position, (mine, theirs))
            for ending, way in ways.items():
                lost = walked(game, state, way).dice[FIRST] < position.dice[FIRST]
                worth[ending][row, column] = (-1 if lost else 1) * likely * as_likely
    return worth


def numbered(names: Iterable[History], width: int) -> dict[History, Any]:
    """Give each name as many numbers of its own as there are hands, counting from 0."""
    return {name: np.arange(width) + width * index for index, name in enumerate(names)}


class Matrix:
    """A sparse matrix that is filled block by block."""

    def __init__(self) -> None:
        self.rows: list[Any] = []
        self.columns: list[Any] = []
        self.values: list[Any] = []

    def add(self, rows: Any, columns: Any, values: Any) -> None:
        """Put values at rows and columns, arrays that broadcast together."""
        for held, given in zip(
            (self.rows, self.columns, self.values), np.broadcast_arrays(rows, columns, values), strict=True
        ):
            held.append(given.ravel())

    def sparse(self, rows: int, columns: int) -> Any:
        """Return it in scipy's form."""
        places = (np.concatenate(self.rows), np.concatenate(self.columns))
        return coo_matrix((np.concatenate(self.values), places), shape=(rows, columns)).tocsr()


def value_of(position: Position) -> float:
    """Solve the round: the first bidder's best plan, in sequence form, against the best answer to it.

    A variable for each of the first bidder's moves says how likely their own choices make all
    of their moves up to it. A variable for each situation of the second bidder says what the
    best answer leaves the first one from there on; no answer may leave less.
    """
    tree = public_tree(position)
    worth = endings(position, tree)
    widths = [len(hands_of(dice)) for dice in position.dice]
    acts = [[history for history in tree if len(history) % 2 == seat] for seat in (FIRST, SECOND)]
    plans, answers = (
        numbered(((*history, move) for history in acts[seat] for move in tree[history]), widths[seat])
        for seat in (FIRST, SECOND)
    )
    mine, theirs = (numbered(acts[seat], widths[seat]) for seat in (FIRST, SECOND))
    plan_count = len(plans) * widths[FIRST]
    left = {history: numbers + plan_count for history, numbers in theirs.items()}
    variables = plan_count + len(left) * widths[SECOND]

    is_plan = Matrix()
    for history in acts[FIRST]:
        for move in tree[history]:
            is_plan.add(mine[history], plans[*history, move], 1.0)
        if history:
            is_plan.add(mine[history], plans[history[:-1]], -1.0)
    certain = np.zeros(len(mine) * widths[FIRST])
    certain[mine[()]] = 1.0

    is_answer = Matrix()
    for history in acts[SECOND]:
        for move in tree[history]:
            after = (*history, move)
            is_answer.add(answers[after], left[history], 1.0)
            if isinstance(move, Call):
                is_answer.add(*block(answers[after], plans[history]), -ending(worth, history, SECOND, move).T)
                continue
            for reply in tree[after]:
                if isinstance(reply, Call):
                    value = ending(worth, after, FIRST, reply)
                    is_answer.add(*block(answers[after], plans[*after, reply]), -value.T)
                else:
                    is_answer.add(answers[after], left[*after, reply], -1.0)

    gain = np.zeros(variables)
    for opening in tree[()]:
        gain[left[(opening,)]] = 1.0
    free = np.full((variables, 2), (-np.inf, np.inf))
    free[:plan_count, 0] = 0.0
    solution = linprog(
        -gain,
        A_ub=is_answer.sparse(len(answers) * widths[SECOND], variables),
        b_ub=np.zeros(len(answers) * widths[SECOND]),
        A_eq=is_plan.sparse(len(mine) * widths[FIRST], variables),
        b_eq=certain,
        bounds=free,
        method="highs-ds",
    )
    assert solution.status == 0, solution.message
    return -float(solution.fun)


def block(rows: Any, columns: Any) -> tuple[Any, Any]:
    return rows[:, None], columns[None, :]


def ending(worth: Mapping[Ending, Table], history: History, caller: Seat, call: Call) -> Table:
    standing = history[-1]
    assert isinstance(standing, Bid)
    return worth[Ending(standing, caller, call)]
