"""Liar's Dice, rules L1 to L21 of docs/rules/liars-dice.md."""

from core.games.liars_dice.game import LiarsDice, start, with_hands
from core.games.liars_dice.moves import Bid, Call, Move
from core.games.liars_dice.options import Options
from core.games.liars_dice.state import Outcome, State, View

__all__ = ["Bid", "Call", "LiarsDice", "Move", "Options", "Outcome", "State", "View", "start", "with_hands"]
