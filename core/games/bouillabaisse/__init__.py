"""Bouillabaisse, rules B1 to B17 of docs/rules/bouillabaisse.md."""

from core.games.bouillabaisse.cards import Card
from core.games.bouillabaisse.deal import Setting, Stakes
from core.games.bouillabaisse.game import Bouillabaisse, start, with_hands
from core.games.bouillabaisse.options import Options
from core.games.bouillabaisse.state import Public, State, Trick, View

__all__ = [
    "Bouillabaisse",
    "Card",
    "Options",
    "Public",
    "Setting",
    "Stakes",
    "State",
    "Trick",
    "View",
    "start",
    "with_hands",
]
