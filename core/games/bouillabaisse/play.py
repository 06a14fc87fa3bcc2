"""Playing Bouillabaisse: the start, a card, the end of a trick and of a round, leaving, the places."""

from dataclasses import replace
from itertools import groupby

from core.game import Happening, Place, Rejected, Step, Weight
from core.games.bouillabaisse import messages
from core.games.bouillabaisse.cards import Card, named, suit_of
from core.games.bouillabaisse.deal import Deal, Setting
from core.games.bouillabaisse.options import Options
from core.games.bouillabaisse.scoring import scored
from core.games.bouillabaisse.state import Public, State, Trick, legal, taker
from core.games.bouillabaisse.telling import announced, round_begins, round_ends
from core.identity import Seat
from core.messages import Message


def start(options: Options, setting: Setting, seed: bytes, deal: Deal) -> State:
    """Deal the first round."""
    leader = _after(setting.first_dealer, setting.seats)
    public = Public(options, setting, Trick(leader, ()), tricks=(), booked=(), left=())
    return State(seed, deal(seed, 1, setting), public)


def opening(state: State) -> tuple[Happening, ...]:
    """Tell what holds for the whole game, and the first round (B2, B7)."""
    return (announced(state.public), round_begins(state.public, len(state.hands[0])))


def apply(state: State, seat: Seat, card: Card, deal: Deal) -> Step[State]:
    """Play a card.

    Raises:
        Rejected: with the reason and what is possible (B6).
    """
    public = state.public
    if public.turn is None:
        raise Rejected(messages.GameIsOver())
    if seat != public.turn:
        raise Rejected(messages.NotYourTurn(public.turn))
    hand = state.hands[seat]
    if card not in legal(hand, public.trick):
        raise Rejected(_why_not(state, seat, card))
    said = messages.Plays if public.trick.cards else messages.Leads
    line = said(seat, named(card))
    trick = replace(public.trick, cards=(*public.trick.cards, card))
    state = _holding(state, seat, _without(hand, card))
    state = replace(state, public=replace(public, trick=trick))
    if len(trick.cards) < public.seats:
        return Step(state, (Happening(Weight.MOVE, (line,)),))
    return _trick_over(state, line, deal)


def leave(state: State, seat: Seat) -> Step[State]:
    """Let a seat leave: its cards are played on by whoever runs the table, in its turn (B16)."""
    public = state.public
    if public.is_over or seat in public.left:
        return Step(state, ())
    state = replace(state, public=replace(public, left=(*public.left, seat)))
    return Step(state, (Happening(Weight.NEWS, (messages.Leaves(seat),)),))


def result(public: Public) -> tuple[Place, ...] | None:
    """Return the places once the game is over: by totals, whoever left after all who stayed (B14, B16)."""
    if not public.is_over:
        return None

    def standing(seat: Seat) -> tuple[bool, int]:
        return seat in public.left, public.totals[seat]

    places: list[Place] = []
    rank = 1
    for (left, _), sharing in groupby(sorted(map(Seat, range(public.seats)), key=standing), key=standing):
        seats = tuple(sharing)
        places.append(Place(rank, seats, left=left))
        rank += len(seats)
    return tuple(places)


def _trick_over(state: State, line: Message, deal: Deal) -> Step[State]:
    """Give the trick to its taker, who leads the next one; after the last one the round is booked."""
    public = state.public
    winner = taker(public.trick, public.seats)
    place = (winner - public.trick.leader) % public.seats
    lines = (line, messages.TakesTrick(winner, named(public.trick.cards[place])))
    public = replace(public, tricks=(*public.tricks, public.trick), trick=Trick(winner, ()))
    if any(state.hands):
        return Step(replace(state, public=public), (Happening(Weight.MOVE, lines),))
    return _round_over(state, public, lines, deal)


def _round_over(state: State, public: Public, lines: tuple[Message, ...], deal: Deal) -> Step[State]:
    number = public.round
    outcome = scored(
        number,
        public.tricks,
        public.seats,
        public.setting.stakes,
        all_or_nothing=public.options.all_or_nothing,
    )
    public = replace(public, booked=(*public.booked, outcome.points))
    told = Happening(Weight.ROUND, (*lines, *round_ends(public, number, outcome)))
    if public.is_over:
        # The last round stays on the table: nobody deals another one.
        return Step(replace(state, public=public), (told,))
    leader = _after(public.dealer, public.seats)
    public = replace(public, tricks=(), trick=Trick(leader, ()))
    hands = deal(state.seed, public.round, public.setting)
    return Step(replace(state, hands=hands, public=public), (told, round_begins(public, len(hands[0]))))


def _why_not(state: State, seat: Seat, card: Card) -> Message:
    hand, trick = state.hands[seat], state.public.trick
    if not trick.cards:
        return messages.NotHeldToLead(named(card))
    led = suit_of(trick.cards[0])
    suit = messages.SuitName(led)
    if card in hand:
        return messages.MustFollow(named(card), suit)
    follows = any(suit_of(held) == led for held in hand)
    return (messages.NotHeldToFollow if follows else messages.NotHeldToDiscard)(named(card), suit)


def _holding(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return a hand without one copy of a card; of two copies the other one stays."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _after(seat: Seat, seats: int) -> Seat:
    return Seat((seat + 1) % seats)
