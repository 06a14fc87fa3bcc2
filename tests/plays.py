"""How a game is brought to its end, on every platform alike: which move is made, and in which words."""

import re

from core.table.values import Table, game_of, on_turn, playing_of
from tests.stage import LANGUAGES

_CARD = re.compile(r"(\d+|[JQKA])([CDHS])")
_LETTERS = {
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
    "C": "clubs",
    "D": "diamonds",
    "H": "hearts",
    "S": "spades",
}


def a_move(table: Table) -> str:
    """Return the move of whoever is on turn, in notation: a call where one can be made, else the first."""
    game, play = playing_of(table)
    seat = on_turn(table)
    assert seat is not None
    legal = [game.notation(move) for move in game.legal(play.state, seat)]
    return "liar" if "liar" in legal else legal[0]


def in_words(table: Table, language: str, notation: str) -> str:
    """Return what people say for a move or a command in a language, every part of it in words."""
    lexicon = LANGUAGES.lexicon(language, game_of(table))
    card = _CARD.fullmatch(notation)
    parts = [_LETTERS.get(part, part) for part in card.groups()] if card else re.split("[x ]", notation)
    return " ".join(lexicon.suggestion(part) for part in parts)
