"""The normal player of Liar's Dice: the expected value of every legal bid, liar and exact.

It knows the odds, takes a bid as a hint of what its bidder holds, and weighs what each end of
the round is worth. Of a raise it asks what the next player will think of it: doubt it, call
it exact, or leave the problem to others. Among moves of nearly the same value it throws its
own dice, so that it bluffs at times and its bids cannot be read like a book.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp

from core.chance import Chance
from core.games.liars_dice.moves import FACES, Bid, Call, Move
from core.games.liars_dice.options import counts
from core.games.liars_dice.state import Made, View, playing, raises, seat_after, standing, wild
from core.identity import Seat
from core.players.odds import counting_faces, crowd, crowd_at_least
from core.players.stakes import Stakes, stakes

_DOUBTED_BELOW = 0.45
"""The odds of a bid at which the next player doubts it every other time."""

_FIRMNESS = 0.08
"""How far from that the odds are when the next player hardly wavers."""

_EXACT_ABOVE = 0.35
"""The odds of an exact count from which on the next player calls it every other time."""

_INDIFFERENCE = 0.03
"""The part of a die's worth below which two moves are as good as each other."""


def normal(view: View, chance: Chance) -> Move:
    """Return a move of about the highest expected value."""
    if view.seat is None:
        raise ValueError("a spectator has no move")
    thought = _Thought(view, view.seat, stakes(view, view.seat))
    made = standing(view)
    worth: list[tuple[float, Move]] = [(thought.raising(bid), bid) for bid in raises(view)]
    if made is not None:
        if not thought.proves(made.bid):
            worth.append((thought.doubting(made), Call.LIAR))
        if view.options.exact:
            worth.append((thought.calling(made.bid), Call.EXACT))
    if not worth:
        # The own hand proves a bid that cannot be raised, and exact is off.
        return Call.LIAR
    return _one_of_the_best(worth, _INDIFFERENCE * thought.stakes.die, chance)


@dataclass(frozen=True)
class _Thought:
    """What a player on turn makes of a view. Faces are thought about once each."""

    view: View
    seat: Seat
    stakes: Stakes

    @cached_property
    def next(self) -> Seat:
        """Who answers a raise."""
        return seat_after(self.seat, [seat for seat in playing(self.view) if seat != self.seat])

    @cached_property
    def faces(self) -> dict[int, "_Face"]:
        """What is known and guessed of each face."""
        return {face: _face(self, face) for face in FACES}

    def proves(self, bid: Bid) -> bool:
        """Whether the own hand alone makes a bid true."""
        return self.faces[bid.face].own >= bid.quantity

    def doubting(self, made: Made) -> float:
        """Return what a challenge is worth (L8)."""
        face = self.faces[made.bid.face]
        true = _at(face.all_at_least, made.bid.quantity - face.own)
        loses = self.stakes.lost.get(made.seat, self.stakes.now)
        return true * self.stakes.lost[self.seat] + (1 - true) * loses

    def calling(self, bid: Bid) -> float:
        """Return what an exact call is worth (L9, L17)."""
        face = self.faces[bid.face]
        missing = bid.quantity - face.own
        right = face.all_exactly[missing] if 0 <= missing < len(face.all_exactly) else 0.0
        return right * self.stakes.hit[self.seat] + (1 - right) * self.stakes.lost[self.seat]

    def raising(self, bid: Bid) -> float:
        """Return what a raise is worth, over all hands that the next player may hold."""
        face = self.faces[bid.face]
        return sum(
            likely * self._answered(face, bid.quantity - held)
            for held, likely in enumerate(face.next_exactly)
            if likely > _NEGLIGIBLE
        )

    def _answered(self, face: "_Face", missing: int) -> float:
        """Return what a raise is worth when the next player sees that many missing from their own hand."""
        doubt = _doubt(_at(face.believed_at_least, missing))
        exact = 0.0
        if self.view.options.exact and 0 <= missing < len(face.believed_exactly):
            exact = 0.5 if face.believed_exactly[missing] > _EXACT_ABOVE else 0.0
        doubt = min(doubt, 1 - exact)
        true = _at(face.rest_at_least, missing - face.own)
        more = _at(face.rest_at_least, missing - face.own + 1)
        lost = self.stakes.lost
        caught = true * lost[self.next] + (1 - true) * lost[self.seat]
        hit = (true - more) * self.stakes.hit[self.next] + (1 - true + more) * lost[self.next]
        # If nobody minds, somebody else will soon stand with a bid that is likelier to be false.
        passed = more * self.stakes.any + (1 - more) * self.stakes.other(self.seat)
        return doubt * caught + exact * hit + (1 - doubt - exact) * passed


_NEGLIGIBLE = 1e-4


@dataclass(frozen=True, slots=True)
class _Face:
    """The dice that count for one face: own ones, and the odds of how many others there are.

    `all` are those of everybody else, `next` the next player's, `rest` those of everybody but
    the two; `believed` is what the next player thinks of everybody else's.
    """

    own: int
    all_exactly: Sequence[float]
    all_at_least: Sequence[float]
    next_exactly: Sequence[float]
    rest_at_least: Sequence[float]
    believed_exactly: Sequence[float]
    believed_at_least: Sequence[float]


def _face(thought: _Thought, face: int) -> _Face:
    view, seat = thought.view, thought.seat
    is_wild = wild(view)
    faces = counting_faces(face, wild=is_wild)
    bidders = {made.seat for made in view.bids if made.bid.face == face}
    leaning = [count if owner in bidders else 0 for owner, count in enumerate(view.dice)]
    plain = [0 if owner in bidders else count for owner, count in enumerate(view.dice)]
    after = thought.next
    all_plain, all_leaning = sum(plain) - plain[seat], sum(leaning) - leaning[seat]
    rest_plain, rest_leaning = all_plain - plain[after], all_leaning - leaning[after]
    believed_plain = rest_plain + view.dice[seat]
    return _Face(
        own=sum(counts(die, face, wild=is_wild) for die in view.hand),
        all_exactly=crowd(all_plain, all_leaning, faces),
        all_at_least=crowd_at_least(all_plain, all_leaning, faces),
        next_exactly=crowd(plain[after], leaning[after], faces),
        rest_at_least=crowd_at_least(rest_plain, rest_leaning, faces),
        believed_exactly=crowd(believed_plain, rest_leaning, faces),
        believed_at_least=crowd_at_least(believed_plain, rest_leaning, faces),
    )


def _doubt(odds: float) -> float:
    """Return how likely somebody doubts a bid that they give these odds."""
    return 1 / (1 + exp((odds - _DOUBTED_BELOW) / _FIRMNESS))


def _at(at_least: Sequence[float], missing: int) -> float:
    """Return the odds that at least so many count, which is certain for none and impossible for too many."""
    if missing <= 0:
        return 1.0
    return at_least[missing] if missing < len(at_least) else 0.0


def _one_of_the_best(worth: Sequence[tuple[float, Move]], indifference: float, chance: Chance) -> Move:
    """Throw for a move: the nearer to the best, the likelier; far from it, never."""
    best = max(value for value, _ in worth)
    if indifference <= 0:
        return next(move for value, move in worth if value == best)
    likely = [
        (exp((value - best) / indifference), move)
        for value, move in worth
        if value > best - _FAR * indifference
    ]
    throw = chance.fraction() * sum(weight for weight, _ in likely)
    for weight, move in likely:
        throw -= weight
        if throw < 0:
            return move
    return likely[-1][1]


_FAR = 4
