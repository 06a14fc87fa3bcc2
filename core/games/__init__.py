"""The games this project plays, by name. A new game is one package here and one line below."""

from collections.abc import Mapping
from types import MappingProxyType

from core.game import AnyGame
from core.games.liars_dice import LiarsDice

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.name: game for game in (LiarsDice(),)})
