"""Bouillabaisse in shorthand for its tests: hands and moves in notation, seat 0 leading the first trick."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from core.game import Rejected
from core.games.bouillabaisse import (
    Bouillabaisse,
    Card,
    Options,
    Setting,
    Stakes,
    State,
    start,
    with_hands,
)
from core.games.bouillabaisse.deal import Hand
from core.identity import Seat
from core.messages import Message

PLAIN = Options()
ALL_OR_NOTHING = Options(all_or_nothing=True)
STAKES = Stakes("hearts", 12, Card("JD"))


@dataclass(frozen=True, slots=True)
class Table:
    """A game with given hands, where it stands, and what everybody heard of the last move."""

    game: Bouillabaisse
    state: State
    news: tuple[Message, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The points booked so far."""
        return self.state.public.totals


def dealt(rounds: str, options: Options = PLAIN, stakes: Stakes = STAKES) -> Table:
    """Deal "QH 2C, 3H 4C / 5C, 6C": the hands of two rounds by seat; later rounds are as the last one."""
    hands = [[hand.strip() for hand in each.split(",")] for each in rounds.split("/")]
    given = with_hands(hands)

    def deal(seed: bytes, number: int, setting: Setting) -> tuple[Hand, ...]:
        return given.deal(seed, min(number, len(hands)), setting)

    game = Bouillabaisse(deal)
    seats = len(hands[0])
    setting = Setting(seats, twos_out=(), stakes=stakes, first_dealer=Seat(seats - 1))
    return Table(game, start(game, options, setting))


def play(table: Table, moves: str) -> Table:
    """Play "QH 3H": each by the seat on turn, "2:QH" by seat 2, who "2:leaves"; "!QH" is refused."""
    for token in moves.split():
        if token.startswith("!"):
            refusal(table, token[1:])
        else:
            table = _made(table, token)
    return table


def refusal(table: Table, token: str) -> Message:
    """Return why a move is refused, which it must be."""
    with pytest.raises(Rejected) as refused:
        _made(table, token)
    return refused.value.reason


def legal(table: Table) -> str:
    """Return the cards that the seat on turn may play."""
    turn = table.game.turn(table.state)
    assert turn is not None
    return " ".join(table.game.legal(table.state, turn))


def to_the_end(game: Bouillabaisse, state: State, chance: Random, *, rounds: int = 6) -> State:
    """Play random cards until so many rounds are over."""
    while (turn := game.turn(state)) is not None and len(state.public.booked) < rounds:
        state = game.apply(state, turn, chance.choice(game.legal(state, turn))).state
    return state


def said(table: Table, kind: type[Message]) -> Sequence[Message]:
    """Return what of one kind everybody heard of the last move."""
    return [line for line in table.news if isinstance(line, kind)]


def _made(table: Table, token: str) -> Table:
    game, state = table.game, table.state
    who, _, what = token.rpartition(":")
    seat = Seat(int(who)) if who else game.turn(state)
    assert seat is not None
    step = game.leave(state, seat) if what == "leaves" else game.apply(state, seat, game.parse(what))
    return Table(game, step.state, tuple(line for each in step.happenings for line in each.lines))
