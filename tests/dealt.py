"""Liar's Dice in shorthand for its tests: hands as digits, moves in notation, a position as one line."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from core.game import Rejected
from core.games.liars_dice import Bid, LiarsDice, Options, State, start, with_hands
from core.identity import Seat
from core.messages import Message

PLAIN = Options()


@dataclass(frozen=True, slots=True)
class Table:
    """A game with given hands, where it stands, and what everybody heard of the last move."""

    game: LiarsDice
    state: State
    news: tuple[Message, ...] = ()


def dealt(rounds: str, options: Options = PLAIN, *, opener: int = 0, palifico: bool = False) -> Table:
    """Deal "13356 22466 / 1335 22466": the hands of two rounds by seat, "-" for none; later dice are 6s."""
    hands = [[[int(die) for die in hand.strip("-")] for hand in each.split()] for each in rounds.split("/")]
    given = with_hands(hands)

    def roll(seed: bytes, number: int, dice: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        return given.roll(seed, number, dice) if number <= len(hands) else tuple((6,) * each for each in dice)

    game = LiarsDice(roll)
    dice = [len(hand) for hand in hands[0]]
    return Table(game, start(game, options, dice, opener=Seat(opener), palifico=palifico))


def play(table: Table, moves: str) -> Table:
    """Play "5x3 liar": each by the seat on turn, "2:5x3" by seat 2; "2:leaves" lets it leave.

    "!5x3" must be refused. "?5x3" must be possible; it is tried and taken back.
    """
    for token in moves.split():
        if token.startswith("!"):
            refusal(table, token[1:])
        elif token.startswith("?"):
            _made(table, token[1:])
        else:
            table = _made(table, token)
    return table


def refusal(table: Table, token: str) -> Message:
    """Return why a move is refused, which it must be."""
    with pytest.raises(Rejected) as refused:
        _made(table, token)
    return refused.value.reason


def raises_of(table: Table) -> str:
    """Return every move of the seat on turn but the calls."""
    assert table.state.turn is not None
    every = table.game.legal(table.state, table.state.turn)
    return " ".join(table.game.notation(move) for move in every if isinstance(move, Bid))


def position(table: Table) -> str:
    """Return who has how many dice ("*" is leaving), and who opens, answers or came where ("()" has left)."""
    state = table.state
    dice = " ".join(f"{each}{'*' * (seat in state.leaving)}" for seat, each in enumerate(state.dice))
    places = table.game.result(state)
    if places is not None:
        said = (" ".join(map(str, place.seats)) for place in places)
        ranks = (f"({who})" if place.left else who for place, who in zip(places, said, strict=True))
        return f"{dice} | places {' > '.join(ranks)}"
    doing = f"answers {table.game.notation(state.bids[-1].bid)}" if state.bids else "opens"
    return f"{dice} | {state.turn} {doing}{' in palifico' * state.palifico}"


def _made(table: Table, token: str) -> Table:
    game, state = table.game, table.state
    who, _, what = token.rpartition(":")
    seat = Seat(int(who)) if who else state.turn
    assert seat is not None
    step = game.leave(state, seat) if what == "leaves" else game.apply(state, seat, game.parse(what))
    return Table(game, step.state, tuple(line for each in step.happenings for line in each.lines))
