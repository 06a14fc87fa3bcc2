"""Cards and their notation: a rank and the first letter of a suit, "2C", "10H", "QS" (B1).

A card is its notation, so that a stored hand can be read as it stands. Two copies of a card
(two packs) are equal: nothing in the rules tells them apart but the order they are played in.
"""

import re
from collections.abc import Iterable
from types import MappingProxyType
from typing import NewType

from core.game import NotNotation
from core.games.bouillabaisse import messages

Card = NewType("Card", str)
"""A card in notation."""

SUITS = ("clubs", "diamonds", "hearts", "spades")
"""The suits in the order in which equal ranks are told apart (B17)."""

RANKS = range(2, 15)
"""The ranks, low to high: 11 is the jack, 12 the queen, 13 the king, 14 the ace."""

TWO = RANKS[0]

COURT = MappingProxyType({"jack": 11, "queen": 12, "king": 13})
"""The ranks that round 3 may be about (B7)."""

_LETTERS = MappingProxyType({11: "J", 12: "Q", 13: "K", 14: "A"})


def card(rank: int, suit: str) -> Card:
    """Return the card of a rank and a suit.

    >>> card(10, "hearts"), card(12, "spades")
    ('10H', 'QS')
    """
    return Card(f"{_LETTERS.get(rank, rank)}{suit[0].upper()}")


ALL = tuple(card(rank, suit) for suit in SUITS for rank in RANKS)
"""One pack, suit by suit."""

_SUIT = MappingProxyType({each: SUITS[number // len(RANKS)] for number, each in enumerate(ALL)})
_RANK = MappingProxyType({each: RANKS[number % len(RANKS)] for number, each in enumerate(ALL)})


def suit_of(each: Card) -> str:
    """Return a card's suit."""
    return _SUIT[each]


def rank_of(each: Card) -> int:
    """Return a card's rank as a number; the ace is 14."""
    return _RANK[each]


def height(each: Card) -> tuple[int, int]:
    """Return what puts cards in order by rank and then by suit, the lowest first (B17)."""
    return _RANK[each], SUITS.index(_SUIT[each])


def by_suit(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a hand is held: suit by suit, the highest first."""
    return tuple(sorted(cards, key=lambda each: (SUITS.index(_SUIT[each]), -_RANK[each])))


def named(each: Card) -> messages.CardName:
    """Return a card as it is said."""
    return messages.CardName(_RANK[each], _SUIT[each])


_EMOJI_STYLE = "\ufe0f"
"""What many keyboards add to the symbol of a suit."""

_PARTS = re.compile(r"clubs|diamonds|hearts|spades|jack|queen|king|ace|of|10|[2-9jqkacdhs♣♦♥♠]")

_SUIT_PARTS = MappingProxyType(
    {part: suit for suit, symbol in zip(SUITS, "♣♦♥♠", strict=True) for part in (suit, suit[0], symbol)}
)
_RANK_PARTS = MappingProxyType(
    {
        **{str(rank): rank for rank in range(2, 11)},
        **{part: rank for rank, part in ((14, "ace"), *((rank, name) for name, rank in COURT.items()))},
        **{letter.lower(): rank for rank, letter in _LETTERS.items()},
    }
)


def parse(text: str) -> Card:
    """Read a card, whatever its case, its spacing and which of rank and suit comes first.

    Raises:
        NotNotation: with the reason when only the suit or only the rank is there.

    >>> parse(" qh ") == parse("Q H") == parse("hearts queen") == parse("queen of hearts") == "QH"
    True
    """
    parts = _parts(text)
    suits = [_SUIT_PARTS[part] for part in parts if part in _SUIT_PARTS]
    ranks = [_RANK_PARTS[part] for part in parts if part in _RANK_PARTS]
    if len(suits) == len(ranks) == 1:
        return card(ranks[0], suits[0])
    if len(suits) + len(ranks) == 1:
        raise NotNotation(text, messages.CardNeedsBoth())
    raise NotNotation(text)


def _parts(text: str) -> list[str]:
    """Return the words and letters that a text consists of, none of them left over."""
    squeezed = "".join(text.lower().replace(_EMOJI_STYLE, "").split())
    parts: list[str] = []
    at = 0
    while at < len(squeezed):
        part = _PARTS.match(squeezed, at)
        if part is None:
            raise NotNotation(text)
        parts.append(part[0])
        at = part.end()
    return [part for part in parts if part != "of"]
