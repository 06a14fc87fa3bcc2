"""A new table, as the room had its last one: its game, options, language and style of news."""

from dataclasses import replace

from core.commands import Actor, Join
from core.decide import decide
from core.game import Weight
from core.games import GAMES
from core.identity import RoomRef
from core.ports import Capabilities
from core.preferences import Preferences, with_chosen
from core.service.asking import Settings
from core.table import lobby
from core.table.questions import lobby_lines
from core.table.values import Room, Style, Table


def new_lobby(
    table_id: str,
    room: RoomRef,
    actor: Actor,
    game: str,
    *,
    sit: bool,
    last: Preferences,
    able: Capabilities,
    usual: Settings,
) -> Table:
    """Return a lobby in a room.

    Args:
        table_id: its id.
        room: where it is shown.
        actor: its host.
        game: what is played, empty for what the room played last.
        sit: whether the host sits down at once.
        last: what the room chose last.
        able: what can be done there.
        usual: what is played where nothing was chosen, and how fast.
    """
    played = last.game if last.game in GAMES else usual.game
    table = lobby.new_table(table_id, game or played, actor, pace=usual.pace)
    if table.game == last.game:
        table = replace(table, options=with_chosen(table.options, last.options))
    table = replace(
        table,
        table_options=with_chosen(table.table_options, last.table_options),
        rooms=(Room(room, last.language or actor.language, _style(able)),),
        lasts=usual.lasts,
    )
    if sit:
        table = replace(decide(table, Join(), actor, 0.0, b"").table, story=())
    return table.tell(Weight.MOVE, *lobby_lines(table))


def _style(able: Capabilities) -> Style:
    """Return how a room is told the news."""
    if not able.edit:
        return Style.LINES
    return Style.CALLS if able.calls else Style.BOARD
