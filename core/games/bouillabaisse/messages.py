"""What Bouillabaisse says, as message classes; the sentences stand in `i18n/*/bouillabaisse.ftl`.

A suit is "clubs", "diamonds", "hearts" or "spades" and a rank a number up to 14, the ace, for
the sentences to select on.
"""

from dataclasses import dataclass
from typing import ClassVar

from core.identity import Seat
from core.messages import Message


class BouillabaisseMessage(Message):
    """The section of this game."""

    __slots__ = ()
    section = "bouillabaisse"


@dataclass(frozen=True, slots=True)
class Title(BouillabaisseMessage):
    """The name of the game."""


@dataclass(frozen=True, slots=True)
class CardName(BouillabaisseMessage):
    """A card: "queen of hearts"."""

    rank: int
    suit: str


@dataclass(frozen=True, slots=True)
class SuitName(BouillabaisseMessage):
    """A suit."""

    suit: str


@dataclass(frozen=True, slots=True)
class RankName(BouillabaisseMessage):
    """A rank, where the suit is said already."""

    rank: int


@dataclass(frozen=True, slots=True)
class MyCards(BouillabaisseMessage):
    """The key that shows the own cards."""


# Options: the outcome in the lobby, and the rule each one makes.


@dataclass(frozen=True, slots=True)
class SuitDrawn(BouillabaisseMessage):
    """B7."""


@dataclass(frozen=True, slots=True)
class SuitNamed(BouillabaisseMessage):
    """B7."""

    suit: SuitName


@dataclass(frozen=True, slots=True)
class RankDrawn(BouillabaisseMessage):
    """B7."""


@dataclass(frozen=True, slots=True)
class RankNamed(BouillabaisseMessage):
    """B7."""

    rank: RankName


@dataclass(frozen=True, slots=True)
class CardDrawn(BouillabaisseMessage):
    """B7."""


@dataclass(frozen=True, slots=True)
class CardNamed(BouillabaisseMessage):
    """B7."""

    card: CardName


@dataclass(frozen=True, slots=True)
class AllOrNothing(BouillabaisseMessage):
    """B15."""

    on: bool


@dataclass(frozen=True, slots=True)
class SuitDrawnRule(BouillabaisseMessage):
    """B7, B9."""


@dataclass(frozen=True, slots=True)
class SuitNamedRule(BouillabaisseMessage):
    """B7, B9."""

    suit: SuitName


@dataclass(frozen=True, slots=True)
class RankDrawnRule(BouillabaisseMessage):
    """B7, B10."""


@dataclass(frozen=True, slots=True)
class RankNamedRule(BouillabaisseMessage):
    """B7, B10."""

    rank: int


@dataclass(frozen=True, slots=True)
class CardDrawnRule(BouillabaisseMessage):
    """B7, B11."""


@dataclass(frozen=True, slots=True)
class CardNamedRule(BouillabaisseMessage):
    """B7, B11."""

    card: CardName


@dataclass(frozen=True, slots=True)
class AllOrNothingRule(BouillabaisseMessage):
    """B15."""

    on: bool


@dataclass(frozen=True, slots=True)
class AnyCardButTwo(BouillabaisseMessage):
    """B7: what the option of the single card takes."""


# The rule text, a paragraph each.


@dataclass(frozen=True, slots=True)
class RulesGoal(BouillabaisseMessage):
    """B3, B14."""


@dataclass(frozen=True, slots=True)
class RulesCards(BouillabaisseMessage):
    """B1, B2."""


@dataclass(frozen=True, slots=True)
class RulesPlay(BouillabaisseMessage):
    """B3, B4, B5."""


@dataclass(frozen=True, slots=True)
class RulesRounds(BouillabaisseMessage):
    """B7 to B13."""


@dataclass(frozen=True, slots=True)
class RulesTyping(BouillabaisseMessage):
    """How a card is written."""


@dataclass(frozen=True, slots=True)
class RulesLeaving(BouillabaisseMessage):
    """B16, B17."""


# What a round costs, in words.


@dataclass(frozen=True, slots=True)
class TricksCost(BouillabaisseMessage):
    """B8."""


@dataclass(frozen=True, slots=True)
class SuitCosts(BouillabaisseMessage):
    """B9."""

    suit: SuitName


@dataclass(frozen=True, slots=True)
class RankCosts(BouillabaisseMessage):
    """B10."""

    rank: int


@dataclass(frozen=True, slots=True)
class CardCosts(BouillabaisseMessage):
    """B11: what each copy of the card costs, and how many are in play."""

    card: CardName
    copies: int


@dataclass(frozen=True, slots=True)
class AllCosts(BouillabaisseMessage):
    """B12."""

    suit: SuitName
    rank: int
    card: CardName


@dataclass(frozen=True, slots=True)
class AllPaysBack(BouillabaisseMessage):
    """B13."""

    suit: SuitName
    rank: int
    card: CardName


# What happens.


@dataclass(frozen=True, slots=True)
class TwosOut(BouillabaisseMessage):
    """B2: which twos are taken out."""

    cards: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class Announced(BouillabaisseMessage):
    """B7: what the rounds are about."""

    suit: SuitName
    rank: RankName
    card: CardName


@dataclass(frozen=True, slots=True)
class RoundBegins(BouillabaisseMessage):
    """B3: the round, who deals and leads, and what it costs."""

    round: int
    dealer: Seat
    leader: Seat
    hand: int
    scoring: Message


@dataclass(frozen=True, slots=True)
class Leads(BouillabaisseMessage):
    """The first card of a trick."""

    player: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class Plays(BouillabaisseMessage):
    """A card that is not the first of a trick."""

    player: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class TakesTrick(BouillabaisseMessage):
    """B5."""

    player: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class RoundEnds(BouillabaisseMessage):
    """B14: the line above what each player took."""

    round: int


@dataclass(frozen=True, slots=True)
class TookTricks(BouillabaisseMessage):
    """How many tricks somebody took."""

    count: int


@dataclass(frozen=True, slots=True)
class TookSuit(BouillabaisseMessage):
    """How many cards of the suit were in them."""

    count: int
    suit: SuitName


@dataclass(frozen=True, slots=True)
class TookRank(BouillabaisseMessage):
    """How many cards of the rank were in them."""

    count: int
    rank: int


@dataclass(frozen=True, slots=True)
class TookCard(BouillabaisseMessage):
    """The card itself was in them."""

    card: CardName


@dataclass(frozen=True, slots=True)
class TookCardTwice(BouillabaisseMessage):
    """Both copies of it were."""

    card: CardName


@dataclass(frozen=True, slots=True)
class Booked(BouillabaisseMessage):
    """B14: what a player took in the round, the points for it, and their total."""

    player: Seat
    took: tuple[Message, ...]
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class TookEverything(BouillabaisseMessage):
    """B15 in rounds where taking is bad."""

    player: Seat


@dataclass(frozen=True, slots=True)
class TookTooMuch(BouillabaisseMessage):
    """B15 in round 6."""

    player: Seat


@dataclass(frozen=True, slots=True)
class Leaves(BouillabaisseMessage):
    """B16."""

    player: Seat


@dataclass(frozen=True, slots=True)
class AllRounds(BouillabaisseMessage):
    """The line above the table of the six rounds."""


@dataclass(frozen=True, slots=True)
class PlayersRounds(BouillabaisseMessage):
    """One player's line of that table."""

    player: Seat
    first: int
    second: int
    third: int
    fourth: int
    fifth: int
    sixth: int
    total: int


# Screens.


@dataclass(frozen=True, slots=True)
class BoardTitle(BouillabaisseMessage):
    """The first line of the board."""

    round: int


@dataclass(frozen=True, slots=True)
class HasPoints(BouillabaisseMessage):
    """One player in the line of the totals."""

    player: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HasPointsAndLeft(BouillabaisseMessage):
    """One player in that line who has left."""

    player: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PointsOfAll(BouillabaisseMessage):
    """The line of the totals."""

    players: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class HasTricks(BouillabaisseMessage):
    """One player in the line of the tricks of this round."""

    player: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class TricksOfAll(BouillabaisseMessage):
    """The line of the tricks of this round."""

    players: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class PlayedBy(BouillabaisseMessage):
    """A card of a trick and who played it."""

    player: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class LastTrick(BouillabaisseMessage):
    """The trick before, and who took it."""

    player: Seat
    cards: tuple[PlayedBy, ...]


@dataclass(frozen=True, slots=True)
class ThisTrick(BouillabaisseMessage):
    """The trick so far; its first player led."""

    trick: int
    cards: tuple[PlayedBy, ...]


@dataclass(frozen=True, slots=True)
class ToLead(BouillabaisseMessage):
    """Whose turn it is at the beginning of a trick."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ToFollow(BouillabaisseMessage):
    """Whose turn it is in a trick."""

    player: Seat
    suit: SuitName


@dataclass(frozen=True, slots=True)
class YouLead(BouillabaisseMessage):
    """The private line of whoever leads."""

    card: CardName


@dataclass(frozen=True, slots=True)
class YouFollow(BouillabaisseMessage):
    """The private line of whoever holds the suit led."""

    suit: SuitName
    cards: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class YouMayDiscard(BouillabaisseMessage):
    """The private line of whoever holds none of the suit led."""

    suit: SuitName


@dataclass(frozen=True, slots=True)
class YourCards(BouillabaisseMessage):
    """The private line above what somebody holds, a line for each suit, when it is not their turn."""


@dataclass(frozen=True, slots=True)
class HeldOfSuit(BouillabaisseMessage):
    """The cards of one suit in a hand."""

    is_held: ClassVar[bool] = True

    suit: str
    ranks: tuple[RankName, ...]


@dataclass(frozen=True, slots=True)
class NoCards(BouillabaisseMessage):
    """The private line of a player who has played the last card of the round."""


# Refusals: why, and what is possible. They name no card but the one that was tried: in a room
# that can tell nothing to one person alone, everybody reads them.


@dataclass(frozen=True, slots=True)
class NotYourTurn(BouillabaisseMessage):
    """B6."""

    player: Seat


@dataclass(frozen=True, slots=True)
class GameIsOver(BouillabaisseMessage):
    """No move is possible."""


@dataclass(frozen=True, slots=True)
class NotHeldToLead(BouillabaisseMessage):
    """B6: at the beginning of a trick any card held may be played."""

    card: CardName


@dataclass(frozen=True, slots=True)
class NotHeldToFollow(BouillabaisseMessage):
    """B6: the suit led has to be followed."""

    card: CardName
    suit: SuitName


@dataclass(frozen=True, slots=True)
class NotHeldToDiscard(BouillabaisseMessage):
    """B6: without the suit led any card held may be played."""

    card: CardName
    suit: SuitName


@dataclass(frozen=True, slots=True)
class MustFollow(BouillabaisseMessage):
    """B4, B6."""

    card: CardName
    suit: SuitName


@dataclass(frozen=True, slots=True)
class CardNeedsBoth(BouillabaisseMessage):
    """Only a rank or only a suit was typed."""
