"""A new table, as its room had the last one and as its admins have settled; and a new game at one."""

from dataclasses import dataclass, replace

from core.announcement import Announcement
from core.commands import Actor, Announced, Command, Join
from core.decide import decide, heed
from core.game import Weight
from core.ports import Capabilities
from core.preferences import Preferences, with_chosen
from core.room_settings import RoomSettings
from core.service.asking import Settings
from core.table import lobby
from core.table.decision import Decision
from core.table.questions import lobby_lines
from core.table.values import Room, Style, Table


@dataclass(frozen=True, slots=True)
class Kept:
    """What a new table begins with: what its room chose last, what is settled for it, and what is usual."""

    chosen: Preferences
    settings: RoomSettings
    playing: Settings


def new_table(table_id: str, room: Room, actor: Actor, game: str, kept: Kept, *, sit: bool) -> Table:
    """Return a lobby.

    Args:
        table_id: what it is called.
        room: where it is shown, in the language that it chose last, else in that of the actor.
        actor: its host.
        game: what is played, empty for the usual.
        kept: what it begins with.
        sit: whether the host sits down at once.
    """
    chosen, settings, playing = kept.chosen, kept.settings, kept.playing
    usual = next(each for each in (chosen.game, playing.game, *settings.allowed) if each in settings.allowed)
    table = lobby.new_table(table_id, game or usual, actor, pace=playing.pace)
    if table.game == chosen.game:
        table = replace(table, options=with_chosen(table.options, chosen.options))
    table_options = with_chosen(table.table_options, chosen.table_options)
    if settings.timer is not None:
        table_options = replace(table_options, timer=settings.timer)
    table = replace(
        table,
        table_options=table_options,
        settings=settings,
        rooms=(replace(room, language=chosen.language or actor.language),),
        lasts=playing.lasts,
    )
    if sit:
        table = replace(decide(table, Join(), actor, 0.0, b"").table, story=())
    return table.tell(Weight.MOVE, *lobby_lines(table))


def style_of(able: Capabilities) -> Style:
    """Return how a room is told the news."""
    if not able.edit:
        return Style.LINES
    return Style.CALLS if able.calls else Style.BOARD


def decided_and_told(
    table: Table,
    command: Command,
    actor: Actor,
    now: float,
    *,
    fresh: bytes,
    announcement: Announcement | None,
) -> Decision:
    """Return what a command leads to; those for whom a game begins are told what is announced."""
    decision = decide(table, command, actor, now, fresh)
    if announcement is None or decision.table.dealt == table.dealt:
        return decision
    return replace(decision, table=heed(decision.table, Announced(announcement), now))
