"""Bouillabaisse as a game: the rules of this package behind the protocol of `core.game`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from core.game import Happening, Place, Screen, Step
from core.games.bouillabaisse import cards, messages, play, screen
from core.games.bouillabaisse import deal as deals
from core.games.bouillabaisse import state as states
from core.games.bouillabaisse.cards import Card
from core.games.bouillabaisse.deal import Deal, Setting
from core.games.bouillabaisse.options import DRAWN, Options
from core.games.bouillabaisse.state import State, View
from core.identity import Seat
from core.messages import Message

_SUITS_AND_RANKS = frozenset((*cards.SUITS, *map(str, range(2, 11)), *cards.COURT, "ace"))

_WORDS = MappingProxyType(
    {
        **{f"bouillabaisse-word-{word}": word for word in sorted(_SUITS_AND_RANKS)},
        **{f"bouillabaisse-word-{word}": word for word in ("of", DRAWN, "suit", "rank", "card")},
        "bouillabaisse-word-all-or-nothing": "all_or_nothing",
    }
)
"""A card is typed as a suit and a rank, in either order; "of" and its like are left out."""


@dataclass(frozen=True, slots=True)
class Bouillabaisse:
    """The rules of Bouillabaisse. `deal` is the only thing a test replaces: see `with_hands`."""

    deal: Deal = deals.dealt

    name: str = "bouillabaisse"
    title: Message = field(default_factory=messages.Title)
    seats: range = range(2, 13)
    options: type[Options] = Options
    state: type[State] = State
    words: Mapping[str, str] = field(default_factory=lambda: _WORDS, compare=False)
    joins: frozenset[str] = _SUITS_AND_RANKS

    def initial(self, options: Options, seats: int, seed: bytes) -> State:
        """Draw what holds for the whole game and deal the first round."""
        if seats not in self.seats:
            raise ValueError(f"{seats} seats")
        return play.start(options, deals.drawn_setting(options, seats, seed), seed, self.deal)

    def opening(self, state: State) -> tuple[Happening, ...]:
        """Return the announcement and the news of the first round."""
        return play.opening(state)

    def turn(self, state: State) -> Seat | None:
        """Return the seat whose card is next; None when the game is over."""
        return state.public.turn

    def round(self, state: State) -> int:
        """Return the number of the round, from 1 to 6."""
        return state.public.round

    def legal(self, state: State, seat: Seat) -> Sequence[Card]:
        """Return the cards that the seat on turn may play."""
        if seat != state.public.turn:
            return ()
        return states.legal(state.hands[seat], state.public.trick)

    def apply(self, state: State, seat: Seat, move: Card) -> Step[State]:
        """Play a card, or raise `Rejected`."""
        return play.apply(state, seat, move, self.deal)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """Let a seat leave; its cards stay in the game (B16)."""
        return play.leave(state, seat)

    def is_in(self, state: State, seat: Seat) -> bool:
        """Return whether the seat has a part in the game, which all have to its end (B16)."""
        return seat in range(state.public.seats) and not state.public.is_over

    def has_left(self, state: State, seat: Seat) -> bool:
        """Return whether the seat is played on for (B16)."""
        return seat in state.public.left

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the public side, with the seat's own cards."""
        return View(seat, state.hands[seat] if seat is not None else (), state.public)

    def absent_move(self, view: View) -> Card:
        """Return the lowest legal card, by rank and then by suit (B17)."""
        return min(states.legal(view.hand, view.public.trick), key=cards.height)

    def notation(self, move: Card) -> str:
        """Return "2C", "10H" or "QS"."""
        return move

    def parse(self, text: str) -> Card:
        """Read a card, or raise `NotNotation`."""
        return cards.parse(text)

    def result(self, state: State) -> tuple[Place, ...] | None:
        """Return the places after the sixth round."""
        return play.result(state.public)

    def board(self, view: View) -> Screen:
        """Return the public screen."""
        return screen.board(view)

    def prompt(self, view: View) -> tuple[Message, ...]:
        """Return whose turn it is and what was led."""
        return screen.prompt(view)

    def hand(self, view: View) -> Screen:
        """Return the private screen of the view's seat."""
        return screen.hand(view)

    def status(self, view: View) -> tuple[Message, ...]:
        """Return where the game stands."""
        return screen.status(view)

    def closing(self, state: State) -> tuple[Message, ...]:
        """Return the points of the six rounds."""
        return screen.closing(state.public)

    def rules(self) -> tuple[Message, ...]:
        """Return the rules that hold with any options."""
        return screen.rules()

    def roll_lines(self, state: State) -> tuple[str, ...]:
        """Return what was drawn for the game, and "deal ROUND SEAT CARD ..." for each seat."""
        return (*_drawn_lines(state.public.setting), *_deal_lines(state))


def _drawn_lines(setting: Setting) -> tuple[str, ...]:
    stakes = setting.stakes
    rank = next(name for name, number in cards.COURT.items() if number == stakes.rank)
    return (
        " ".join(("twos", *(setting.twos_out or ("-",)))),
        f"drawn {stakes.suit} {rank} {stakes.card}",
        f"dealer {setting.first_dealer + 1}",
    )


def _deal_lines(state: State) -> tuple[str, ...]:
    """Return the hands as they were dealt: what is held still and what has been played in this round."""
    public = state.public
    hands = [list(hand) for hand in state.hands]
    for trick in (*public.tricks, public.trick):
        for place, card in enumerate(trick.cards):
            hands[states.player_of(trick, place, public.seats)].append(card)
    return tuple(
        " ".join(("deal", str(public.round), str(seat), *cards.by_suit(hand)))
        for seat, hand in enumerate(hands, start=1)
    )


def with_hands(rounds: Sequence[Sequence[str]]) -> Bouillabaisse:
    """Return the game with the hands of each round given instead of dealt, for tests and analysis.

    `rounds[0]` holds the hands of round 1 by seat, each as its cards in notation ("QH 2C 10S").
    They may be of any one size. A round that is not given is an error.
    """

    def given(_seed: bytes, number: int, setting: Setting) -> tuple[deals.Hand, ...]:
        hands = tuple(cards.by_suit(map(cards.parse, hand.split())) for hand in rounds[number - 1])
        if len(hands) != setting.seats or len(set(map(len, hands))) != 1:
            raise ValueError(f"round {number} needs {setting.seats} hands of one size")
        return hands

    return Bouillabaisse(given)


def start(game: Bouillabaisse, options: Options, setting: Setting, *, seed: bytes = b"given") -> State:
    """Return the first round of a game whose setting is given instead of drawn, for tests and analysis."""
    return play.start(options, setting, seed, game.deal)
