"""Playing a round of Liar's Dice: the start, bids and calls, leaving, and the end of the game."""

from collections.abc import Sequence
from dataclasses import replace

from core.chance import draw
from core.game import Happening, Place, Rejected, Step, Weight
from core.games.liars_dice import messages
from core.games.liars_dice.moves import Bid, Call, Move
from core.games.liars_dice.options import Options
from core.games.liars_dice.settling import settle
from core.games.liars_dice.state import (
    Figures,
    Gone,
    Made,
    Roll,
    State,
    calls,
    is_raise,
    playing,
    raises,
    seat_after,
    standing,
    wild,
)
from core.identity import Seat
from core.messages import Message


def start(options: Options, dice: Sequence[int], seed: bytes, roll: Roll) -> State:
    """Roll the first round; the seed draws its opener (L3)."""
    opener = Seat(draw(seed, "opener", sides=len(dice)) - 1)
    state = State(
        options=options,
        seed=seed,
        round=0,
        dice=tuple(dice),
        hands=(),
        opener=opener,
        turn=None,
        palifico=False,
        bids=(),
        leaving=(),
        been_at_one=(),
        gone=(),
        figures=tuple(Figures() for _ in dice),
        last=None,
    )
    return begin_round(state, opener, palifico=False, roll=roll)


def opening(state: State) -> tuple[Happening, ...]:
    """Tell who was drawn to open, and the first round (L3)."""
    drawn = Happening(Weight.MOVE, (messages.OpenerDrawn(state.opener),))
    return (drawn, round_begun(state))


def begin_round(state: State, opener: Seat, *, palifico: bool, roll: Roll) -> State:
    """Roll everybody's dice for the next round."""
    number = state.round + 1
    return replace(
        state,
        round=number,
        hands=roll(state.seed, number, state.dice),
        opener=opener,
        turn=opener,
        palifico=palifico,
    )


def round_begun(state: State) -> Happening:
    """Tell the beginning of a round: who opens, how many dice there are, and its rules."""
    total = sum(state.dice)
    line: Message = (
        messages.PalificoRoundBegins(state.round, state.opener, total)
        if state.palifico
        else messages.RoundBegins(state.round, state.opener, total, wild(state))
    )
    return Happening(Weight.MOVE, (line,))


def apply(state: State, seat: Seat, move: Move, roll: Roll) -> Step[State]:
    """Make a bid or a call.

    Raises:
        Rejected: with the reason and what is possible (L4 to L10, L18b).
    """
    if state.turn is None:
        raise Rejected(messages.GameIsOver())
    if seat != state.turn:
        raise Rejected(messages.NotYourTurn(state.turn))
    if isinstance(move, Bid):
        return _bid(state, seat, move)
    return _call(state, seat, move, roll)


def leave(state: State, seat: Seat) -> Step[State]:
    """Let a seat leave: its dice stay until the round is settled, its turn passes on (L20)."""
    if state.turn is None or seat not in playing(state):
        return Step(state, ())
    state = replace(state, leaving=(*state.leaving, seat))
    remaining = playing(state)
    if len(remaining) == 1:
        return _won_by_leaving(state, seat, remaining[0])
    if state.turn == seat:
        turn = seat_after(seat, remaining)
        state = replace(state, turn=turn, opener=state.opener if state.bids else turn)
    return Step(state, (Happening(Weight.NEWS, (messages.Leaves(seat, state.dice[seat]),)),))


def result(state: State) -> tuple[Place, ...] | None:
    """Return the places once the game is over: the winner, then whoever went last (L11, L13, L20b)."""
    if state.turn is not None:
        return None
    places: list[Place] = []
    rank = 1
    groups = [Gone(playing(state), left=False), *reversed(state.gone)]
    for group in groups:
        places.append(Place(rank, group.seats, left=group.left))
        rank += len(group.seats)
    return tuple(places)


def _bid(state: State, seat: Seat, bid: Bid) -> Step[State]:
    if not is_raise(state, bid):
        raise Rejected(_why_not(state, bid))
    turn = seat_after(seat, playing(state))
    said = messages.Raises if state.bids else messages.Opens
    line = said(seat, messages.Claim(bid.quantity, bid.face))
    state = replace(state, bids=(*state.bids, Made(seat, bid)), turn=turn)
    return Step(state, (Happening(Weight.MOVE, (line,)),))


def _why_not(state: State, bid: Bid) -> Message:
    total = sum(state.dice)
    made = standing(state)
    possible = raises(state)
    if made is None:
        return messages.MoreThanOnTable(total)
    claim = messages.Claim(made.bid.quantity, made.bid.face)
    if not possible:
        return messages.NothingHigher(claim, state.options.exact)
    if bid.quantity > total:
        return messages.MoreThanOnTable(total)
    if state.palifico:
        least = possible[0]
        return messages.FaceIsFixed(messages.Claim(least.quantity, least.face))
    more = made.bid.quantity + 1 if made.bid.quantity < total else 0
    return messages.BidTooLow(claim, made.bid.face, made.bid.quantity, more)


def _call(state: State, seat: Seat, call: Call, roll: Roll) -> Step[State]:
    if not state.bids:
        raise Rejected(messages.NoBidStands())
    if call not in calls(state):
        raise Rejected(messages.ExactIsOff())
    settled = settle(state, seat, call)
    if settled.opener is None:
        return Step(settled.state, (settled.happening,))
    begun = begin_round(settled.state, settled.opener, palifico=bool(settled.palifico), roll=roll)
    return Step(begun, (settled.happening, round_begun(begun)))


def _won_by_leaving(state: State, leaver: Seat, winner: Seat) -> Step[State]:
    """End the game at once, without a count (L20a)."""
    dice = tuple(count if seat == winner else 0 for seat, count in enumerate(state.dice))
    over = replace(
        state,
        dice=dice,
        hands=tuple(() for _ in dice),
        turn=None,
        palifico=False,
        bids=(),
        leaving=(),
        gone=(*state.gone, Gone(tuple(sorted(state.leaving)), left=True)),
    )
    return Step(over, (Happening(Weight.NEWS, (messages.LeavesAndEnds(leaver, winner),)),))
