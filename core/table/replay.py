"""Playing a game again from its seed and its moves."""

from collections.abc import Iterator

from core.game import AnyGame, Step, begun
from core.options import Options
from core.table.values import LEAVE, Moved, Play


def replayed(
    game: AnyGame, options: Options, seats: int, play: Play
) -> Iterator[tuple[Moved | None, Step[object]]]:
    """Yield every step of a game again with the move that led to it; the first one is the deal.

    Raises:
        NotNotation: a move is none of this game.
        Rejected: a move is against the rules.
    """
    step = begun(game, options, seats, play.seed)
    yield None, step
    for moved in play.moves:
        if moved.notation == LEAVE:
            step = game.leave(step.state, moved.seat)
        else:
            step = game.apply(step.state, moved.seat, game.parse(moved.notation))
        yield moved, step
