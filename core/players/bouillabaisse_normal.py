"""The normal player of Bouillabaisse: counts the points in the trick, and what is still out.

Of each card it may play it asks how likely it takes the trick, what the trick would then cost,
and what it is worth to be rid of the card. Where taking is bad others are expected to duck and
to throw their points on the taker; where it is good they are expected to beat what they can.
With all or nothing it turns round when it has, or somebody else is about to have, everything.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from core.chance import Chance
from core.games.bouillabaisse.cards import Card, height, rank_of, suit_of
from core.games.bouillabaisse.deal import in_play
from core.games.bouillabaisse.scoring import BACK, can_sweep, cost, counted, scoring
from core.games.bouillabaisse.state import Public, View, cards_in, legal, player_of, taken
from core.identity import Seat

_STRONG = 3.0
"""How much faster than in step with its rank a card becomes one that takes tricks."""

_OWN = 0.4
"""The part of its own points that a card in the hand is feared to cost, or hoped to bring."""

_DUMPED = 1.5
"""How much dearer than an average card is what others throw on a trick, where taking is bad."""

_GIVEN = 0.8
"""And how much cheaper where taking is good."""

_NEARLY_ALL = 0.5
"""The part of what scores from which on all of it is in reach of whoever has all so far."""

_ALL_BUT_A_TRICK = 0.85
"""That part in round 6, where everybody wants to have all but something."""


def normal(view: View, chance: Chance) -> Card:  # noqa: ARG001  # equal cards are equal to it
    """Return the card that costs least, now and later."""
    if view.seat is None:
        raise ValueError("a spectator has no move")
    possible = legal(view.hand, view.public.trick)
    if len(possible) == 1:
        return possible[0]
    thought = _Thought(view.public, view.seat, view.hand)
    return min(possible, key=lambda card: (thought.cost_of(card), height(card)))


@dataclass(frozen=True)
class _Thought:
    """What a player on turn makes of a view. A cost below 0 is a gain."""

    public: Public
    seat: Seat
    hand: tuple[Card, ...]

    def cost_of(self, card: Card) -> float:
        """Return what a card costs now: the trick if it takes it, less what it would have cost later."""
        takes = self._takes(card)
        trick = self._worth((*self.public.trick.cards, card)) + self._still_to_come if takes else 0.0
        return self._sign * (takes * trick - self._cost_of_keeping(card))

    @cached_property
    def _sign(self) -> int:
        """Whether it is as the round says (1), or what is bad is good just now (-1)."""
        public = self.public
        if not public.options.all_or_nothing or not can_sweep(public.round):
            return 1
        # In round 6 everything is turned against its owner, who has to miss some of it while the
        # others leave it to them; in the rounds before it is the other way about.
        return -1 if self._swept_so_far >= (_ALL_BUT_A_TRICK if public.round == BACK else _NEARLY_ALL) else 1

    @cached_property
    def _swept_so_far(self) -> float:
        """Return what part of all that scores one player has, 0 when several have some."""
        public = self.public
        stakes, number = public.setting.stakes, public.round
        have = [
            scoring(number, counted(len(pile), cards_in(pile), stakes))
            for pile in taken(public.tricks, public.seats)
        ]
        if sum(map(bool, have)) != 1:
            return 0.0
        tricks = len(public.tricks) + len(self.hand)
        return sum(have) / scoring(number, counted(tricks, in_play(public.setting), stakes))

    @cached_property
    def _unseen(self) -> Counter[Card]:
        """Return the cards that the others hold."""
        unseen = Counter(in_play(self.public.setting))
        unseen.subtract(self.hand)
        unseen.subtract(cards_in((*self.public.tricks, self.public.trick)))
        return +unseen

    def _worth(self, cards: tuple[Card, ...], tricks: int = 1) -> int:
        """Return what a trick with some cards costs its taker."""
        return cost(self.public.round, counted(tricks, cards, self.public.setting.stakes))

    @cached_property
    def _average(self) -> float:
        """Return what an unseen card costs on average, beside the trick it is in."""
        unseen = tuple(self._unseen.elements())
        return self._worth(unseen, tricks=0) / len(unseen) if unseen else 0.0

    @cached_property
    def _still_to_play(self) -> int:
        """Return how many play after this seat in the trick."""
        return self.public.seats - 1 - len(self.public.trick.cards)

    @cached_property
    def _still_to_come(self) -> float:
        """Return what those who play later are expected to add to the trick."""
        return self._still_to_play * self._average * (_GIVEN if self.public.round == BACK else _DUMPED)

    @cached_property
    def _share(self) -> float:
        """Return the part of the unseen cards that one other player holds."""
        return len(self.hand) / max(1, self._unseen.total())

    @cached_property
    def _suits(self) -> dict[str, tuple[int, ...]]:
        """Return the ranks of the unseen cards of each suit."""
        suits: dict[str, list[int]] = {}
        for card in self._unseen.elements():
            suits.setdefault(suit_of(card), []).append(rank_of(card))
        return {suit: tuple(ranks) for suit, ranks in suits.items()}

    def _higher_and_others(self, card: Card) -> tuple[int, int]:
        """Return how many unseen cards of its suit would beat a card later on, and how many would not."""
        ranks = self._suits.get(suit_of(card), ())
        higher = sum(rank > rank_of(card) for rank in ranks)
        return higher, len(ranks) - higher

    def _takes(self, card: Card) -> float:
        """Return how likely a card takes the trick."""
        trick = self.public.trick.cards
        led = suit_of(trick[0]) if trick else suit_of(card)
        if suit_of(card) != led:
            return 0.0
        if trick and rank_of(card) <= max(rank_of(each) for each in trick if suit_of(each) == led):
            return 0.0
        followers = sum(not self._is_void(seat, led) for seat in self._later)
        higher, others = self._higher_and_others(card)
        without = 1 - min(1.0, self._share)
        if self.public.round == BACK:
            # Whoever can, beats it.
            return float(without ** (higher * followers))
        forced = without**others * (1 - without**higher)
        return float((1 - forced) ** followers)

    @cached_property
    def _later(self) -> tuple[Seat, ...]:
        first = len(self.public.trick.cards) + 1
        return tuple(
            player_of(self.public.trick, place, self.public.seats)
            for place in range(first, self.public.seats)
        )

    def _is_void(self, seat: Seat, suit: str) -> bool:
        """Return whether a seat has shown that it holds no card of a suit."""
        return any(
            suit_of(trick.cards[0]) == suit
            and suit_of(trick.cards[(seat - trick.leader) % self.public.seats]) != suit
            for trick in self.public.tricks
        )

    def _cost_of_keeping(self, card: Card) -> float:
        """Return what a card is expected to cost as long as it is in the hand."""
        higher, others = self._higher_and_others(card)
        strength: float = ((others + 0.5) / (higher + others + 1)) ** _STRONG
        trick = self._worth(()) + (self.public.seats - 1) * self._average
        own = self._worth((card,), tricks=0)
        return strength * trick + _OWN * own
