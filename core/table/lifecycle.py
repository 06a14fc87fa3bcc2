"""The life of a table, as a table of transitions.

The rules:

1. A table is opened as a lobby; seats, options and the game are chosen only there.
2. Dealing begins a game; nobody joins it, whoever comes gets a place in the next one.
3. A game that has ended can be played again at once, or led back to the lobby.
4. A table is closed when it is stopped, its last person leaves or its game rests for too long;
   nothing leads out of that.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from types import MappingProxyType

from core.game import Weight
from core.messages import Message
from core.table import messages
from core.table.values import Phase, Table


class Event(Enum):
    """What moves a table from one phase to another."""

    DEALT = "dealt"
    FINISHED = "finished"
    REOPENED = "reopened"
    STOPPED = "stopped"
    DESERTED = "deserted"
    EXPIRED = "expired"


TRANSITIONS: Mapping[tuple[Phase, Event], Phase] = MappingProxyType(
    {
        (Phase.LOBBY, Event.DEALT): Phase.PLAYING,
        (Phase.LOBBY, Event.STOPPED): Phase.CLOSED,
        (Phase.LOBBY, Event.DESERTED): Phase.CLOSED,
        (Phase.PLAYING, Event.FINISHED): Phase.OVER,
        (Phase.PLAYING, Event.STOPPED): Phase.CLOSED,
        (Phase.PLAYING, Event.DESERTED): Phase.CLOSED,
        (Phase.PLAYING, Event.EXPIRED): Phase.CLOSED,
        (Phase.OVER, Event.DEALT): Phase.PLAYING,
        (Phase.OVER, Event.REOPENED): Phase.LOBBY,
        (Phase.OVER, Event.STOPPED): Phase.CLOSED,
        (Phase.OVER, Event.DESERTED): Phase.CLOSED,
    }
)


def enter(table: Table, event: Event) -> Table:
    """Return the table in the phase that the event leads to.

    Raises:
        KeyError: the event cannot happen in this phase, which is a fault of ours.
    """
    return replace(table, phase=TRANSITIONS[table.phase, event], stop_asked=None)


def close(table: Table, event: Event, line: Message) -> Table:
    """Return the table closed, with the reason told; a game that ran can be checked all the same."""
    lines = [line]
    if table.phase is Phase.PLAYING and table.play is not None:
        lines.append(messages.SeedIs(table.play.seed.hex()))
    return enter(table, event).tell(Weight.END, *lines)


def endings(before: Table, after: Table) -> tuple[Event, ...]:
    """Return how games have ended between two states of a table, one after the other stored."""
    dealt = after.dealt - before.dealt
    begun = dealt + (before.phase is Phase.PLAYING)
    ended = begun - (after.phase is Phase.PLAYING)
    # Only a game that was played to its end lets another one be dealt.
    return (*[Event.FINISHED] * (ended - 1), _ending(after)) if ended > 0 else ()


def _ending(table: Table) -> Event:
    if table.phase is not Phase.CLOSED:
        return Event.FINISHED
    told = {type(line) for entry in table.story for line in entry.lines}
    if messages.StoppedBy in told:
        return Event.STOPPED
    return Event.EXPIRED if messages.ClosedAtRest in told else Event.DESERTED


def diagram() -> str:
    """Return the transitions as a Mermaid state diagram, for docs/architecture.md."""
    arrows = [
        f"    {before.value} --> {after.value}: {event.value}"
        for (before, event), after in TRANSITIONS.items()
    ]
    first, last = f"    [*] --> {Phase.LOBBY.value}: opened", f"    {Phase.CLOSED.value} --> [*]"
    return "\n".join(("stateDiagram-v2", first, *arrows, last))
