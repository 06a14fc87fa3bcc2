"""Options of Bouillabaisse: what the rounds are about, and all or nothing (B7, B15)."""

from dataclasses import dataclass

from core.game import NotNotation
from core.games.bouillabaisse import cards, messages
from core.messages import Message
from core.options import Options as Base
from core.options import Value, option

DRAWN = "drawn"
"""The value that leaves something to the draw before the first deal (B7)."""

NAMEABLE = tuple(each for each in cards.ALL if cards.rank_of(each) != cards.TWO)
"""The cards that the host may name: any but a two."""

_PRESSED = (DRAWN, "QS", "KH")
"""What presses on the card's key go through; any other card is typed."""


def _suit(value: str) -> Message:
    return messages.SuitDrawn() if value == DRAWN else messages.SuitNamed(messages.SuitName(value))


def _suit_rule(value: str) -> Message:
    return messages.SuitDrawnRule() if value == DRAWN else messages.SuitNamedRule(messages.SuitName(value))


def _rank(value: str) -> Message:
    return messages.RankDrawn() if value == DRAWN else messages.RankNamed(_rank_name(value))


def _rank_rule(value: str) -> Message:
    return messages.RankDrawnRule() if value == DRAWN else messages.RankNamedRule(cards.COURT[value])


def _rank_name(value: str) -> messages.RankName:
    return messages.RankName(cards.COURT[value])


def _card(value: str) -> Message:
    return messages.CardDrawn() if value == DRAWN else messages.CardNamed(cards.named(cards.Card(value)))


def _card_rule(value: str) -> Message:
    if value == DRAWN:
        return messages.CardDrawnRule()
    return messages.CardNamedRule(cards.named(cards.Card(value)))


def _read_card(text: str) -> Value | None:
    if text == DRAWN:
        return DRAWN
    try:
        return cards.parse(text)
    except NotNotation:
        return None


@dataclass(frozen=True, slots=True)
class Options(Base):
    """How a table plays."""

    suit: str = option(DRAWN, values=(DRAWN, *cards.SUITS), says=_suit, explains=_suit_rule)
    rank: str = option(DRAWN, values=(DRAWN, *cards.COURT), says=_rank, explains=_rank_rule)
    card: str = option(
        DRAWN,
        values=(DRAWN, *NAMEABLE),
        says=_card,
        explains=_card_rule,
        presses=_PRESSED,
        reads=_read_card,
        takes=messages.AnyCardButTwo(),
    )
    all_or_nothing: bool = option(False, says=messages.AllOrNothing, explains=messages.AllOrNothingRule)
