"""What a table of Bouillabaisse shows: the board, the prompt, a hand, the keys, the rules.

Everything here takes a view, so it cannot show what the view does not hold.
"""

from itertools import groupby

from core.game import Key, Screen
from core.games.bouillabaisse import messages
from core.games.bouillabaisse.cards import Card, named, rank_of, suit_of
from core.games.bouillabaisse.state import Public, Trick, View, legal, player_of, taken, taker
from core.games.bouillabaisse.telling import costs
from core.identity import Seat
from core.messages import Message

KEYS_A_ROW = 3
"""Card names are long, and a phone cuts what does not fit."""


def board(view: View) -> Screen:
    """Return the public screen of the running round."""
    public = view.public
    lines: list[Message] = [
        messages.BoardTitle(public.round),
        costs(public.round, public.setting),
        _points(public),
    ]
    if public.tricks:
        lines.append(_tricks(public))
        last = public.tricks[-1]
        lines.append(messages.LastTrick(taker(last, public.seats), _played(last, public.seats)))
    if public.trick.cards:
        lines.append(_this_trick(public))
    own = (Key(messages.MyCards(), "hand"),)
    return Screen((*lines, *prompt(view)), (own,))


def prompt(view: View) -> tuple[Message, ...]:
    """Return whose turn it is and what was led."""
    public = view.public
    if public.turn is None:
        return ()
    if not public.trick.cards:
        return (messages.ToLead(public.turn),)
    return (messages.ToFollow(public.turn, _led(public.trick)),)


def hand(view: View) -> Screen:
    """Return the private screen of the view's seat: what it may play, then all it holds."""
    public = view.public
    if view.seat is None or public.turn is None:
        return Screen(())
    if not view.hand:
        return Screen((messages.NoCards(),))
    held = _by_suit(view.hand)
    if view.seat != public.turn:
        return Screen((messages.YourCards(), *held))
    playable = legal(view.hand, public.trick)
    lines: list[Message] = [] if not public.trick.cards else [_this_trick(public)]
    return Screen((*lines, _asked(public.trick, playable), *held), _keys(playable))


def status(view: View) -> tuple[Message, ...]:
    """Return the board without its keys."""
    return board(view).lines if view.public.turn is not None else (messages.GameIsOver(),)


def rules() -> tuple[Message, ...]:
    """Return the rules that hold with any options, a paragraph each."""
    return (
        messages.RulesGoal(),
        messages.RulesCards(),
        messages.RulesPlay(),
        messages.RulesRounds(),
        messages.RulesTyping(),
        messages.RulesLeaving(),
    )


def closing(public: Public) -> tuple[Message, ...]:
    """Return the points of all six rounds, a line for each player."""
    lines: list[Message] = [messages.AllRounds()]
    for seat, points in enumerate(zip(*public.booked, strict=True)):
        first, second, third, fourth, fifth, sixth = points
        lines.append(
            messages.PlayersRounds(Seat(seat), first, second, third, fourth, fifth, sixth, sum(points))
        )
    return tuple(lines)


def _points(public: Public) -> Message:
    return messages.PointsOfAll(
        tuple(
            (messages.HasPointsAndLeft if seat in public.left else messages.HasPoints)(Seat(seat), points)
            for seat, points in enumerate(public.totals)
        )
    )


def _tricks(public: Public) -> Message:
    piles = taken(public.tricks, public.seats)
    return messages.TricksOfAll(
        tuple(messages.HasTricks(Seat(seat), len(pile)) for seat, pile in enumerate(piles))
    )


def _this_trick(public: Public) -> Message:
    number = len(public.tricks) + 1
    return messages.ThisTrick(number, _played(public.trick, public.seats))


def _played(trick: Trick, seats: int) -> tuple[messages.PlayedBy, ...]:
    return tuple(
        messages.PlayedBy(player_of(trick, place, seats), named(card))
        for place, card in enumerate(trick.cards)
    )


def _led(trick: Trick) -> messages.SuitName:
    return messages.SuitName(suit_of(trick.cards[0]))


def _asked(trick: Trick, playable: tuple[Card, ...]) -> Message:
    if not trick.cards:
        return messages.YouLead(named(playable[0]))
    led = _led(trick)
    if suit_of(playable[0]) != led.suit:
        return messages.YouMayDiscard(led)
    return messages.YouFollow(led, tuple(map(named, playable)))


def _by_suit(cards: tuple[Card, ...]) -> list[Message]:
    return [
        messages.HeldOfSuit(suit, tuple(messages.RankName(rank_of(card)) for card in held))
        for suit, held in groupby(cards, key=suit_of)
    ]


def _keys(playable: tuple[Card, ...]) -> tuple[tuple[Key, ...], ...]:
    """Return a key for each card, a few in a row; a row has one suit."""
    rows: list[tuple[Key, ...]] = []
    for _, held in groupby(playable, key=suit_of):
        keys = [Key(named(card), card) for card in held]
        rows += [tuple(keys[at : at + KEYS_A_ROW]) for at in range(0, len(keys), KEYS_A_ROW)]
    return tuple(rows)
