"""How Bouillabaisse tells what happens: the announcement, the beginning and the end of a round."""

from core.game import Happening, Weight
from core.games.bouillabaisse import messages, scoring
from core.games.bouillabaisse.cards import named
from core.games.bouillabaisse.deal import Setting, Stakes, in_play
from core.games.bouillabaisse.scoring import Scored, Took
from core.games.bouillabaisse.state import Public
from core.identity import Seat
from core.messages import Message


def announced(public: Public) -> Happening:
    """Tell which twos are out and what the rounds are about (B2, B7)."""
    stakes = public.setting.stakes
    lines: list[Message] = []
    if public.setting.twos_out:
        lines.append(messages.TwosOut(tuple(map(named, public.setting.twos_out))))
    lines.append(
        messages.Announced(messages.SuitName(stakes.suit), messages.RankName(stakes.rank), named(stakes.card))
    )
    return Happening(Weight.NEWS, tuple(lines))


def round_begins(public: Public, hand: int) -> Happening:
    """Tell who deals, who leads, how many cards everybody has and what the round costs (B3, B8 to B13)."""
    line = messages.RoundBegins(
        public.round, public.dealer, public.trick.leader, hand, costs(public.round, public.setting)
    )
    return Happening(Weight.MOVE, (line,))


def costs(number: int, setting: Setting) -> Message:
    """Return what a round costs, in words."""
    stakes = setting.stakes
    suit, card = messages.SuitName(stakes.suit), named(stakes.card)
    match number:
        case 1:
            return messages.TricksCost()
        case 2:
            return messages.SuitCosts(suit)
        case 3:
            return messages.RankCosts(stakes.rank)
        case 4:
            return messages.CardCosts(card, in_play(setting).count(stakes.card))
        case 5:
            return messages.AllCosts(suit, stakes.rank, card)
        case _:
            return messages.AllPaysBack(suit, stakes.rank, card)


def round_ends(public: Public, number: int, outcome: Scored) -> tuple[Message, ...]:
    """Tell what each player took, the points for it and the totals (B14, B15)."""
    lines: list[Message] = [messages.RoundEnds(number)]
    if outcome.swept is not None:
        turned = messages.TookTooMuch if number == scoring.BACK else messages.TookEverything
        lines.append(turned(Seat(outcome.swept)))
    lines += [
        messages.Booked(
            Seat(seat), _took(number, took, public.setting.stakes), outcome.points[seat], public.totals[seat]
        )
        for seat, took in enumerate(outcome.took)
    ]
    return tuple(lines)


def _took(number: int, took: Took, stakes: Stakes) -> tuple[Message, ...]:
    """Return what somebody took of what scores in a round, the tricks always."""
    parts: list[Message] = [messages.TookTricks(took.tricks)]
    together = number >= scoring.TOGETHER
    if took.suit and (together or number == scoring.SUIT):
        parts.append(messages.TookSuit(took.suit, messages.SuitName(stakes.suit)))
    if took.rank and (together or number == scoring.RANK):
        parts.append(messages.TookRank(took.rank, stakes.rank))
    if took.card and (together or number == scoring.CARD):
        twice = messages.TookCardTwice if took.card > 1 else messages.TookCard
        parts.append(twice(named(stakes.card)))
    return tuple(parts)
