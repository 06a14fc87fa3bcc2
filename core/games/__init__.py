"""The games this project plays, by name. A new game is one package here and one line below."""

from collections.abc import Mapping
from types import MappingProxyType

from core.game import AnyGame
from core.games.bouillabaisse import Bouillabaisse
from core.games.liars_dice import LiarsDice

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.name: game for game in (LiarsDice(), Bouillabaisse())})
"""Liar's Dice, rules L1 to L21 of docs/rules/liars-dice.md, and Bouillabaisse, rules B1 to B17."""
