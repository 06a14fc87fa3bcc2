"""Liar's Dice as a game: the rules of this package behind the protocol of `core.game`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from core.game import Happening, Place, Screen, Step
from core.games.liars_dice import messages, moves, play, screen
from core.games.liars_dice import state as states
from core.games.liars_dice.moves import Call, Move
from core.games.liars_dice.options import Options
from core.games.liars_dice.state import Hand, Roll, State, View
from core.identity import Seat
from core.messages import Message

_WORDS = MappingProxyType(
    {
        **{f"liars-dice-word-{face}": str(face) for face in moves.FACES},
        "liars-dice-word-liar": "liar",
        "liars-dice-word-exact": "exact",
        "liars-dice-word-bid": "bid",
        "liars-dice-word-dice": "dice",
        "liars-dice-word-wild": "wild",
        "liars-dice-word-calza": "calza",
        "liars-dice-word-palifico": "palifico",
    }
)


@dataclass(frozen=True, slots=True)
class LiarsDice:
    """The rules of Liar's Dice. `roll` is the only thing a test replaces: see `with_hands`."""

    roll: Roll = states.rolled

    name: str = "liars-dice"
    title: Message = field(default_factory=messages.Title)
    seats: range = range(2, 13)
    options: type[Options] = Options
    state: type[State] = State
    words: Mapping[str, str] = field(default_factory=lambda: _WORDS, compare=False)
    joins: frozenset[str] = frozenset()

    def initial(self, options: Options, seats: int, seed: bytes) -> State:
        """Roll the first round for so many seats."""
        if seats not in self.seats:
            raise ValueError(f"{seats} seats")
        return play.start(options, (options.dice,) * seats, seed, self.roll)

    def opening(self, state: State) -> tuple[Happening, ...]:
        """Return the news of the first round and of who was drawn to open it."""
        return play.opening(state)

    def turn(self, state: State) -> Seat | None:
        """Return the seat whose move it is; None when the game is over."""
        return state.turn

    def round(self, state: State) -> int:
        """Return the number of the round, from 1."""
        return state.round

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """Return every bid and call of the seat on turn."""
        return states.moves(state) if state.turn is not None and seat == state.turn else ()

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """Make a bid or a call, or raise `Rejected`."""
        return play.apply(state, seat, move, self.roll)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """Let a seat leave (L20)."""
        return play.leave(state, seat)

    def is_in(self, state: State, seat: Seat) -> bool:
        """Return whether the seat has dice and is not leaving."""
        return seat in states.playing(state)

    def has_left(self, state: State, seat: Seat) -> bool:
        """Return whether the seat left before it lost its last die (L20)."""
        return seat in states.leavers(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the public side, with the seat's own dice if it has any."""
        return View(
            options=state.options,
            seat=seat,
            hand=state.hands[seat] if seat is not None else (),
            round=state.round,
            dice=state.dice,
            opener=state.opener,
            turn=state.turn,
            palifico=state.palifico,
            bids=state.bids,
            leaving=state.leaving,
            gone=state.gone,
            last=state.last,
        )

    def absent_move(self, view: View) -> Move:
        """Challenge a standing bid; open with one of the commonest face, the highest of equals (L21)."""
        if view.bids:
            return Call.LIAR
        commonest = max(moves.FACES, key=lambda face: (view.hand.count(face), face))
        return moves.Bid(1, commonest)

    def notation(self, move: Move) -> str:
        """Return "5x3", "liar" or "exact"."""
        return moves.notation(move)

    def parse(self, text: str) -> Move:
        """Read notation, or raise `NotNotation`."""
        return moves.parse(text)

    def result(self, state: State) -> tuple[Place, ...] | None:
        """Return the places, once one player is left with dice."""
        return play.result(state)

    def board(self, view: View) -> Screen:
        """Return the public screen."""
        return screen.board(view)

    def prompt(self, view: View) -> tuple[Message, ...]:
        """Return whose turn it is and what stands."""
        return screen.prompt(view)

    def hand(self, view: View) -> Screen:
        """Return the private screen of the view's seat."""
        return screen.hand(view)

    def status(self, view: View) -> tuple[Message, ...]:
        """Return where the game stands."""
        return screen.status(view)

    def closing(self, state: State) -> tuple[Message, ...]:
        """Return bluffs caught and exact calls hit."""
        return screen.closing(state)

    def rules(self) -> tuple[Message, ...]:
        """Return the rules that hold with any options."""
        return screen.rules()

    def roll_lines(self, state: State) -> tuple[str, ...]:
        """Return "dice ROUND HAND ...", a hand as its digits and "-" for none."""
        hands = ("".join(map(str, hand)) or "-" for hand in state.hands)
        return (" ".join(("dice", str(state.round), *hands)),)


def with_hands(rounds: Sequence[Sequence[Sequence[int]]]) -> LiarsDice:
    """Return the game with the dice of each round given instead of rolled, for tests and analysis.

    `rounds[0]` holds the hands of round 1 by seat, and so on. A round that is not given is
    an error; so is a hand of another size than the seat has dice.
    """

    def given(_seed: bytes, number: int, dice: Sequence[int]) -> tuple[Hand, ...]:
        hands = tuple(tuple(sorted(hand)) for hand in rounds[number - 1])
        if tuple(map(len, hands)) != tuple(dice):
            raise ValueError(f"round {number} needs hands of {tuple(dice)} dice")
        return hands

    return LiarsDice(given)


def start(
    game: LiarsDice,
    options: Options,
    dice: Sequence[int],
    *,
    opener: Seat,
    palifico: bool = False,
    seed: bytes = b"given",
) -> State:
    """Return a first round with any number of dice for each seat, for tests and analysis."""
    drawn = play.start(options, dice, seed, lambda _seed, _number, counts: tuple(() for _ in counts))
    unrolled = replace(drawn, round=0)
    return play.begin_round(unrolled, opener, palifico=palifico, roll=game.roll)
