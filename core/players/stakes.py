"""What a round of Liar's Dice is about: how each end of it changes a seat's chance to win the game.

The chance is put down as the seat's part of the squares of all dice: two dice against one are
worth more than two thirds. It is a yardstick, not a solution.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from core.games.liars_dice.state import View, playing
from core.identity import Seat


@dataclass(frozen=True, slots=True)
class Stakes:
    """What this seat's share becomes: `lost[s]` when s loses a die, `hit[s]` when s calls exact rightly.

    A leaver's loss changes nothing, so `now` stands for it. `other` is what somebody else's
    loss is worth on average, `any` somebody's.
    """

    now: float
    lost: dict[Seat, float]
    hit: dict[Seat, float]

    @property
    def die(self) -> float:
        """What an own die is worth."""
        return self.now - min(self.lost.values())

    @property
    def any(self) -> float:
        """The share after a round of which nothing is known."""
        return sum(self.lost.values()) / len(self.lost)

    def other(self, seat: Seat) -> float:
        """The share after a round that somebody else loses."""
        others = [share for loser, share in self.lost.items() if loser != seat]
        return sum(others) / len(others)


def stakes(view: View, seat: Seat) -> Stakes:
    """Return what is at stake for a seat that plays."""
    still_in = playing(view)
    dice = [0 if owner in view.leaving else count for owner, count in enumerate(view.dice)]
    lost = {loser: _share(_changed(dice, (loser,)), seat) for loser in still_in}
    hit = {caller: _share(_after_exact(view, dice, caller), seat) for caller in still_in}
    return Stakes(_share(dice, seat), lost, hit)


def _after_exact(view: View, dice: Sequence[int], caller: Seat) -> list[int]:
    """Return the dice after a right exact call (L9, L17)."""
    if not view.options.calza:
        return _changed(dice, [seat for seat in playing(view) if seat != caller])
    won = list(dice)
    won[caller] += view.dice[caller] < view.options.dice
    return won


def _changed(dice: Sequence[int], losers: Sequence[Seat]) -> list[int]:
    return [count - (seat in losers) for seat, count in enumerate(dice)]


def _share(dice: Sequence[int], seat: Seat) -> float:
    total = sum(count * count for count in dice)
    return dice[seat] ** 2 / total if total else 0.0
