"""What a table of Liar's Dice shows: the board, the prompt, a hand, the keys, the rules.

Everything here takes a view, so it cannot show what the view does not hold.
"""

from core.game import Key, Screen
from core.games.liars_dice import messages
from core.games.liars_dice.moves import FACES, Bid, Call, notation
from core.games.liars_dice.settling import spelled
from core.games.liars_dice.state import Made, State, View, calls, is_raise, leavers, raises, standing, wild
from core.identity import Seat
from core.messages import Message

QUANTITIES_SHOWN = 4
"""How many rows of bids the keys show; anything else is typed."""

_PALIFICO_KEYS = 4


def claim(bid: Bid) -> messages.Claim:
    """Return a bid as it is said."""
    return messages.Claim(bid.quantity, bid.face)


def board(view: View) -> Screen:
    """Return the public screen of the running round."""
    lines: list[Message] = [messages.BoardTitle(view.round, view.palifico), _dice_of_all(view)]
    lines.append(messages.OnTheTable(sum(view.dice), wild(view)))
    if view.palifico and view.bids:
        lines.append(messages.FaceFixed(view.bids[0].bid.face))
    lines += _history(view)
    own = (Key(messages.MyDice(), "hand"),)
    return Screen((*lines, *prompt(view)), (own, *keys(view)))


def prompt(view: View) -> tuple[Message, ...]:
    """Return whose turn it is and what stands."""
    if view.turn is None:
        return ()
    made = standing(view)
    if made is None:
        return (messages.ToOpen(view.turn),)
    return (messages.ToAnswer(view.turn, made.seat, claim(made.bid)),)


def hand(view: View) -> Screen:
    """Return the private screen of the view's seat."""
    if view.turn is None or view.seat is None:
        return Screen(())
    if not view.hand:
        return Screen((messages.YouAreOut(),))
    dice = messages.YourDice(spelled(view.hand))
    if view.seat != view.turn:
        return Screen((dice,))
    total = sum(view.dice)
    made = standing(view)
    if made is None:
        asked: Message = messages.YouOpen(total)
    else:
        asked = messages.YouAnswer(made.seat, claim(made.bid), total, view.options.exact)
    return Screen((asked, dice), keys(view))


def status(view: View) -> tuple[Message, ...]:
    """Return the board without its keys."""
    return board(view).lines if view.turn is not None else (messages.GameIsOver(),)


def keys(view: View) -> tuple[tuple[Key, ...], ...]:
    """Return the useful moves of the player on turn: rows of quantities, columns of faces, the calls."""
    if view.turn is None:
        return ()
    rows = [tuple(_bid_key(bid) for bid in row) for row in _rows(view)]
    labels = {Call.LIAR: messages.Liar(), Call.EXACT: messages.Exact()}
    styles = {Call.LIAR: "danger", Call.EXACT: ""}
    called = tuple(Key(labels[call], notation(call), styles[call]) for call in calls(view))
    return (*(row for row in rows if row), *((called,) if called else ()))


def rules() -> tuple[Message, ...]:
    """Return the rules that hold with any options, a paragraph each."""
    return (
        messages.RulesGoal(),
        messages.RulesBids(),
        messages.RulesChallenge(),
        messages.RulesOpener(),
        messages.RulesLeaving(),
    )


def closing(state: State) -> tuple[Message, ...]:
    """Return the figures of the end, for the seats that have any."""
    caught = tuple(
        messages.BluffsCaught(Seat(seat), each.caught)
        for seat, each in enumerate(state.figures)
        if each.caught
    )
    hits = tuple(
        messages.ExactHits(Seat(seat), each.hits) for seat, each in enumerate(state.figures) if each.hits
    )
    return (*caught, *hits)


def _dice_of_all(view: View) -> Message:
    left = leavers(view)
    return messages.DiceOfAll(
        tuple(
            messages.HasLeft(Seat(seat)) if seat in left else messages.HasDice(Seat(seat), dice)
            for seat, dice in enumerate(view.dice)
        )
    )


def _history(view: View) -> list[Message]:
    """Return the bids of this round; the last of them is repeated by the prompt and so left out."""
    said: list[Message] = []
    for index, made in enumerate(view.bids[:-1]):
        said.append((messages.Raises if index else messages.Opens)(made.seat, claim(made.bid)))
    return said[-_HISTORY_SHOWN:]


_HISTORY_SHOWN = 12
"""The last turn of a full table; the log has the rest."""


def _rows(view: View) -> list[list[Bid]]:
    made = standing(view)
    if view.palifico and made is not None:
        return [list(raises(view)[:_PALIFICO_KEYS])]
    first = _first_quantity(view, made)
    shown = range(first, first + QUANTITIES_SHOWN)
    return [[bid for face in FACES if is_raise(view, bid := Bid(quantity, face))] for quantity in shown]


def _first_quantity(view: View, made: Made | None) -> int:
    """Return the first row: the standing bid's own, or one the table can just about hold to open with."""
    if made is not None:
        return made.bid.quantity
    return max(1, sum(view.dice) // 4 - 1)


def _bid_key(bid: Bid) -> Key:
    return Key(claim(bid), notation(bid))
