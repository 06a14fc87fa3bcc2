"""How a round ends: counting, who loses or wins a die, who is out, who opens the next (L8 to L20)."""

from dataclasses import dataclass, replace

from core.game import Happening, Weight
from core.games.liars_dice import messages
from core.games.liars_dice.moves import Call
from core.games.liars_dice.options import counts
from core.games.liars_dice.state import (
    Figures,
    Gone,
    Hand,
    Outcome,
    State,
    playing,
    seat_after,
    standing,
    wild,
)
from core.identity import Seat
from core.messages import Message


@dataclass(frozen=True, slots=True)
class Settled:
    """A state between rounds: the dice are counted, the next round is not rolled yet.

    `opener` is None when the game is over; `palifico` names those who owe the next round (L18).
    """

    state: State
    opener: Seat | None
    palifico: tuple[Seat, ...]
    happening: Happening


def settle(state: State, caller: Seat, call: Call) -> Settled:
    """End the round with a call on the standing bid, which there must be."""
    made = standing(state)
    if made is None:
        raise ValueError("no bid stands")
    count = sum(counts(die, made.bid.face, wild=wild(state)) for hand in state.hands for die in hand)
    holds = count >= made.bid.quantity if call is Call.LIAR else count == made.bid.quantity
    losers, winner = _who_pays(state, caller, call, holds=holds)
    outcome = Outcome(
        round=state.round,
        palifico=state.palifico,
        hands=state.hands,
        standing=made,
        caller=caller,
        call=call,
        count=count,
        losers=losers,
        winner_of_die=winner,
        left=state.leaving,
    )
    after = _after(state, outcome, credit=_credit(call, holds=holds))
    fallen = tuple(seat for seat in losers if after.dice[seat] == 1 and seat not in state.been_at_one)
    palifico = fallen if state.options.palifico else ()
    after = replace(after, been_at_one=(*state.been_at_one, *fallen))
    still_in = playing(after)
    next_opener = _opener(outcome, still_in) if len(still_in) > 1 else None
    lines = _told(state, after, outcome, holds=holds, next_opener=next_opener, palifico=palifico)
    return Settled(after, next_opener, palifico, Happening(Weight.ROUND, lines))


def _who_pays(state: State, caller: Seat, call: Call, *, holds: bool) -> tuple[tuple[Seat, ...], Seat | None]:
    """Return who loses a die, and who wins one back."""
    bidder = state.bids[-1].seat
    if call is Call.LIAR:
        loser = caller if holds else bidder
        return ((), None) if loser in state.leaving else ((loser,), None)
    if not holds:
        return (caller,), None
    if state.options.calza:
        return (), caller if state.dice[caller] < state.options.dice else None
    return tuple(seat for seat in playing(state) if seat != caller), None


def _credit(call: Call, *, holds: bool) -> Figures:
    if call is Call.LIAR:
        return Figures(caught=int(not holds))
    return Figures(hits=int(holds))


def _after(state: State, outcome: Outcome, *, credit: Figures) -> State:
    dice = list(state.dice)
    for seat in outcome.losers:
        dice[seat] -= 1
    if outcome.winner_of_die is not None:
        dice[outcome.winner_of_die] += 1
    for seat in state.leaving:
        dice[seat] = 0
    beaten = tuple(seat for seat in outcome.losers if dice[seat] == 0)
    gone = list(state.gone)
    if state.leaving:
        gone.append(Gone(tuple(sorted(state.leaving)), left=True))
    if beaten:
        gone.append(Gone(beaten, left=False))
    figures = list(state.figures)
    had = figures[outcome.caller]
    figures[outcome.caller] = Figures(had.caught + credit.caught, had.hits + credit.hits)
    return replace(
        state,
        dice=tuple(dice),
        hands=tuple(() for _ in dice),
        turn=None,
        palifico=False,
        bids=(),
        leaving=(),
        gone=tuple(gone),
        figures=tuple(figures),
        last=outcome,
    )


def _opener(outcome: Outcome, still_in: tuple[Seat, ...]) -> Seat:
    chosen = _chosen(outcome)
    return chosen if chosen in still_in else seat_after(chosen, still_in)


def _chosen(outcome: Outcome) -> Seat:
    """Return who would open, in or out: the loser, a right exact caller, a leaver whose bid failed (L14)."""
    if outcome.call is Call.EXACT:
        return outcome.caller
    return outcome.losers[0] if outcome.losers else outcome.standing.seat


def _told(
    before: State,
    after: State,
    outcome: Outcome,
    *,
    holds: bool,
    next_opener: Seat | None,
    palifico: tuple[Seat, ...],
) -> tuple[Message, ...]:
    made = outcome.standing
    claim = messages.Claim(made.bid.quantity, made.bid.face)
    liar = outcome.call is Call.LIAR
    called = messages.CallsLiar if liar else messages.CallsExact
    lines: list[Message] = [called(before.round, outcome.caller, made.seat, claim)]
    lines += [_shown(before, Seat(seat), hand) for seat, hand in enumerate(before.hands) if hand]
    lines.append(_VERDICTS[outcome.call, holds](claim, outcome.count))
    lines += [messages.LosesDie(seat, after.dice[seat]) for seat in outcome.losers]
    if liar and not outcome.losers:
        lines.append(messages.NobodyLoses(made.seat))
    if not liar and holds and before.options.calza:
        won = outcome.winner_of_die is not None
        gain = messages.WinsDieBack if won else messages.WinsNothing
        lines.append(gain(outcome.caller, after.dice[outcome.caller]))
    lines += [messages.LeftTheGame(seat) for seat in sorted(before.leaving)]
    if next_opener is None:
        return tuple(lines)
    if palifico:
        lines.append(messages.NextPalifico(palifico))
    lines.append(_opening(outcome, next_opener))
    return tuple(lines)


_VERDICTS = {
    (Call.LIAR, True): messages.BidHolds,
    (Call.LIAR, False): messages.BidFails,
    (Call.EXACT, True): messages.ExactHolds,
    (Call.EXACT, False): messages.ExactFails,
}


def _shown(state: State, seat: Seat, hand: Hand) -> Message:
    face = state.bids[-1].bid.face
    counting = tuple(die for die in hand if counts(die, face, wild=wild(state)))
    return messages.Shows(seat, spelled(hand), len(counting), spelled(counting))


def _opening(outcome: Outcome, opener: Seat) -> Message:
    chosen = _chosen(outcome)
    if opener != chosen:
        return messages.NextSeatOpens(opener, chosen)
    if outcome.call is Call.EXACT and outcome.caller not in outcome.losers:
        return messages.CallerOpens(opener)
    return messages.LoserOpens(opener)


def spelled(dice: Hand) -> str:
    """Return dice as a person reads them: "1, 3, 3"."""
    return ", ".join(map(str, dice))
