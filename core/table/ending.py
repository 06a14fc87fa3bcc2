"""The end of a game in words: the places, a few figures, and the seed to check it with."""

from core.game import AnyGame
from core.messages import Message
from core.table import messages


def the_end(game: AnyGame, state: object, seed: bytes) -> tuple[Message, ...]:
    """Return what is told when a game is over."""
    ended = messages.GameEnds(game.title)
    return (ended, *places(game, state), *game.closing(state), messages.SeedIs(seed.hex()))


def places(game: AnyGame, state: object) -> tuple[Message, ...]:
    """Return the places of a game that is over, from first to last."""
    return tuple(
        (messages.PlaceOfLeaver if place.left else messages.PlaceTaken)(place.rank, place.seats)
        for place in game.result(state) or ()
    )
