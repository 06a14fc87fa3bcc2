"""What Liar's Dice says, as message classes; the sentences stand in `i18n/*/liars-dice.ftl`."""

from dataclasses import dataclass
from typing import ClassVar

from core.identity import Seat
from core.messages import Message


class LiarsDiceMessage(Message):
    """The section of this game."""

    __slots__ = ()
    section = "liars-dice"


@dataclass(frozen=True, slots=True)
class Title(LiarsDiceMessage):
    """The name of the game."""


@dataclass(frozen=True, slots=True)
class Claim(LiarsDiceMessage):
    """What a bid says: "5 threes"."""

    quantity: int
    face: int


@dataclass(frozen=True, slots=True)
class Liar(LiarsDiceMessage):
    """The key that challenges."""


@dataclass(frozen=True, slots=True)
class MyDice(LiarsDiceMessage):
    """The key that shows the own dice."""


@dataclass(frozen=True, slots=True)
class Exact(LiarsDiceMessage):
    """The key of the exact call."""


# Options: the outcome in the lobby, and the rule each one makes.


@dataclass(frozen=True, slots=True)
class DiceEach(LiarsDiceMessage):
    """L15."""

    dice: int


@dataclass(frozen=True, slots=True)
class WildOnes(LiarsDiceMessage):
    """L5, L16."""

    on: bool


@dataclass(frozen=True, slots=True)
class ExactCall(LiarsDiceMessage):
    """L19."""

    on: bool


@dataclass(frozen=True, slots=True)
class Calza(LiarsDiceMessage):
    """L17."""

    on: bool


@dataclass(frozen=True, slots=True)
class Palifico(LiarsDiceMessage):
    """L18."""

    on: bool


@dataclass(frozen=True, slots=True)
class DiceEachRule(LiarsDiceMessage):
    """L15."""

    dice: int


@dataclass(frozen=True, slots=True)
class WildOnesRule(LiarsDiceMessage):
    """L5, L16."""

    on: bool


@dataclass(frozen=True, slots=True)
class ExactCallRule(LiarsDiceMessage):
    """L9, L19."""

    on: bool


@dataclass(frozen=True, slots=True)
class CalzaRule(LiarsDiceMessage):
    """L17."""

    on: bool


@dataclass(frozen=True, slots=True)
class PalificoRule(LiarsDiceMessage):
    """L18."""

    on: bool


# The rule text, a paragraph each.


@dataclass(frozen=True, slots=True)
class RulesGoal(LiarsDiceMessage):
    """L1, L2."""


@dataclass(frozen=True, slots=True)
class RulesBids(LiarsDiceMessage):
    """L4, L6, L7."""


@dataclass(frozen=True, slots=True)
class RulesChallenge(LiarsDiceMessage):
    """L8, L10, L12."""


@dataclass(frozen=True, slots=True)
class RulesOpener(LiarsDiceMessage):
    """L3, L13, L14."""


@dataclass(frozen=True, slots=True)
class RulesLeaving(LiarsDiceMessage):
    """L20, L21."""


# What happens.


@dataclass(frozen=True, slots=True)
class OpenerDrawn(LiarsDiceMessage):
    """L3."""

    player: Seat


@dataclass(frozen=True, slots=True)
class RoundBegins(LiarsDiceMessage):
    """The round, who opens it, the dice on the table and whether ones are wild."""

    round: int
    opener: Seat
    dice: int
    wild: bool


@dataclass(frozen=True, slots=True)
class PalificoRoundBegins(LiarsDiceMessage):
    """L18: its own rules are said with it."""

    round: int
    opener: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class Opens(LiarsDiceMessage):
    """The opening bid."""

    player: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class Raises(LiarsDiceMessage):
    """A higher bid."""

    player: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class CallsLiar(LiarsDiceMessage):
    """L8."""

    round: int
    player: Seat
    bidder: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class CallsExact(LiarsDiceMessage):
    """L9."""

    round: int
    player: Seat
    bidder: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class Shows(LiarsDiceMessage):
    """L12: one player's dice, and those of them that count."""

    player: Seat
    dice: str
    count: int
    counting: str


@dataclass(frozen=True, slots=True)
class BidHolds(LiarsDiceMessage):
    """The challenged bid is true."""

    claim: Claim
    count: int


@dataclass(frozen=True, slots=True)
class BidFails(LiarsDiceMessage):
    """The challenged bid is false."""

    claim: Claim
    count: int


@dataclass(frozen=True, slots=True)
class ExactHolds(LiarsDiceMessage):
    """The exact call is right."""

    claim: Claim
    count: int


@dataclass(frozen=True, slots=True)
class ExactFails(LiarsDiceMessage):
    """The exact call is wrong."""

    claim: Claim
    count: int


@dataclass(frozen=True, slots=True)
class LosesDie(LiarsDiceMessage):
    """With 0 left the player is out (L11)."""

    player: Seat
    left: int


@dataclass(frozen=True, slots=True)
class WinsDieBack(LiarsDiceMessage):
    """L17."""

    player: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class WinsNothing(LiarsDiceMessage):
    """L17: never above the number they started with."""

    player: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class NobodyLoses(LiarsDiceMessage):
    """L20c: the false bid was a leaver's."""

    bidder: Seat


@dataclass(frozen=True, slots=True)
class LeftTheGame(LiarsDiceMessage):
    """L20d: the result says they left."""

    player: Seat


@dataclass(frozen=True, slots=True)
class NextPalifico(LiarsDiceMessage):
    """L18: who has come down to one die for the first time."""

    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LoserOpens(LiarsDiceMessage):
    """L14."""

    player: Seat


@dataclass(frozen=True, slots=True)
class CallerOpens(LiarsDiceMessage):
    """L14: after a correct exact call."""

    player: Seat


@dataclass(frozen=True, slots=True)
class NextSeatOpens(LiarsDiceMessage):
    """L14, L20c: the seat after one that is out or has left."""

    player: Seat
    after: Seat


@dataclass(frozen=True, slots=True)
class Leaves(LiarsDiceMessage):
    """L20: their dice stay on the table until the round is settled."""

    player: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class LeavesAndEnds(LiarsDiceMessage):
    """L20a."""

    player: Seat
    winner: Seat


@dataclass(frozen=True, slots=True)
class BluffsCaught(LiarsDiceMessage):
    """A figure of the end."""

    player: Seat
    caught: int


@dataclass(frozen=True, slots=True)
class ExactHits(LiarsDiceMessage):
    """A figure of the end."""

    player: Seat
    hits: int


# Screens.


@dataclass(frozen=True, slots=True)
class BoardTitle(LiarsDiceMessage):
    """The first line of the board."""

    round: int
    palifico: bool


@dataclass(frozen=True, slots=True)
class HasDice(LiarsDiceMessage):
    """One player in the line of who has what: "Anna 5"; with 0 out."""

    player: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class HasLeft(LiarsDiceMessage):
    """One player in that line who has left."""

    player: Seat


@dataclass(frozen=True, slots=True)
class DiceOfAll(LiarsDiceMessage):
    """The line of who has how many dice."""

    players: tuple[LiarsDiceMessage, ...]


@dataclass(frozen=True, slots=True)
class OnTheTable(LiarsDiceMessage):
    """How many dice there are in all, and whether ones are wild in this round."""

    dice: int
    wild: bool


@dataclass(frozen=True, slots=True)
class FaceFixed(LiarsDiceMessage):
    """L18b, once a palifico round is open."""

    face: int


@dataclass(frozen=True, slots=True)
class ToOpen(LiarsDiceMessage):
    """Whose turn it is when no bid stands."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ToAnswer(LiarsDiceMessage):
    """Whose turn it is when a bid stands."""

    player: Seat
    bidder: Seat
    claim: Claim


@dataclass(frozen=True, slots=True)
class YourDice(LiarsDiceMessage):
    """The private line."""

    is_held: ClassVar[bool] = True

    dice: str


@dataclass(frozen=True, slots=True)
class YouAreOut(LiarsDiceMessage):
    """The private line of a player without dice."""


@dataclass(frozen=True, slots=True)
class YouOpen(LiarsDiceMessage):
    """The private prompt when no bid stands."""

    dice: int


@dataclass(frozen=True, slots=True)
class YouAnswer(LiarsDiceMessage):
    """The private prompt when a bid stands."""

    bidder: Seat
    claim: Claim
    dice: int
    exact: bool


# Refusals: why, and what is possible instead.


@dataclass(frozen=True, slots=True)
class NotYourTurn(LiarsDiceMessage):
    """L10."""

    player: Seat


@dataclass(frozen=True, slots=True)
class GameIsOver(LiarsDiceMessage):
    """L13."""


@dataclass(frozen=True, slots=True)
class NoBidStands(LiarsDiceMessage):
    """L10."""


@dataclass(frozen=True, slots=True)
class ExactIsOff(LiarsDiceMessage):
    """L19."""


@dataclass(frozen=True, slots=True)
class MoreThanOnTable(LiarsDiceMessage):
    """L4."""

    dice: int


@dataclass(frozen=True, slots=True)
class BidTooLow(LiarsDiceMessage):
    """L6: `more` dice of any face, or as many of a face above `face`."""

    standing: Claim
    face: int
    quantity: int
    more: int


@dataclass(frozen=True, slots=True)
class FaceIsFixed(LiarsDiceMessage):
    """L18b: the least raise there is."""

    least: Claim


@dataclass(frozen=True, slots=True)
class NothingHigher(LiarsDiceMessage):
    """No raise exists; only calls are left (worked example 11)."""

    standing: Claim
    exact: bool


@dataclass(frozen=True, slots=True)
class NoSuchBid(LiarsDiceMessage):
    """L10: a quantity below 1 or a face outside 1 to 6."""


@dataclass(frozen=True, slots=True)
class BidNeedsFace(LiarsDiceMessage):
    """A single number."""
