"""One command, one decision: pure, and total, so that every command has an answer in every phase.

The clock and the fresh random bytes are arguments; a refusal is an answer like any other.
"""

from dataclasses import replace

from core.commands import (
    Actor,
    AddComputer,
    Again,
    Announced,
    Ask,
    Command,
    Deal,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    Refuse,
    RoomLost,
    RoomMoved,
    SetOption,
    Settle,
    Signal,
    Speak,
    Stop,
    Tick,
    Topic,
    Unfold,
    Unreachable,
)
from core.game import Weight
from core.messages import Message
from core.table import lobby, messages, playing, questions
from core.table.announcing import announced
from core.table.decision import Decision, answered
from core.table.lifecycle import Event, close, enter
from core.table.values import Phase, Table, home, person_name


def decide(table: Table, command: Command, actor: Actor, now: float, fresh: bytes) -> Decision:
    """Return what a person's command leads to.

    Args:
        table: the table as it is stored.
        command: what was asked.
        actor: who asked.
        now: seconds since the epoch.
        fresh: random bytes nobody has seen, the seed of a game if one is dealt now.
    """
    if table.phase is Phase.CLOSED:
        return answered(table, messages.NoTable())
    if actor.faceless and not actor.admin and not isinstance(command, Ask | Refuse):
        return answered(table, messages.Faceless())
    if not isinstance(command, Leave):
        table = playing.come_back(table, actor, now)
    if not isinstance(command, Stop) and table.stop_asked == actor.ref:
        table = replace(table, stop_asked=None)
    match command:
        case Ask():
            answer = questions.answer(table, actor, command)
            private = command.topic is Topic.HAND and table.seat_of(actor.ref) is not None
            return replace(answered(table, *answer), private=private)
        case Refuse():
            return answered(table, command.reason)
        case Speak():
            return _speak(table, actor, command)
        case Settle():
            return lobby.settle(table, actor, command)
        case _ if table.phase is Phase.LOBBY:
            return _in_lobby(table, command, actor, now, fresh)
        case _:
            return _in_game(table, command, actor, now, fresh)


def heed(table: Table, signal: Signal, now: float) -> Table:
    """Return what a signal from the clock or a platform makes of the table."""
    if table.phase is Phase.CLOSED:
        gone = signal.room if isinstance(signal, RoomLost | RoomMoved) else None
        return replace(table, rooms=tuple(room for room in table.rooms if room.ref != gone))
    match signal:
        case Tick():
            return playing.tick(table, now, signal.downtime.get(home(table)))
        case Announced():
            return announced(table, signal.announcement, now)
        case Unreachable():
            return playing.unreachable(table, signal)
        case RoomLost():
            return _without_room(table, signal)
        case RoomMoved():
            return _moved(table, signal)


def _without_room(table: Table, signal: RoomLost) -> Table:
    rooms = tuple(room for room in table.rooms if room.ref != signal.room)
    table = replace(table, rooms=rooms)
    return table if rooms else enter(table, Event.DESERTED)


def _moved(table: Table, signal: RoomMoved) -> Table:
    rooms = (replace(room, ref=signal.now) if room.ref == signal.room else room for room in table.rooms)
    return replace(table, rooms=tuple(rooms))


def _in_lobby(table: Table, command: Command, actor: Actor, now: float, fresh: bytes) -> Decision:
    match command:
        case Open():
            return _open(table, actor, command)
        case Stop():
            return _stop(table, actor)
        case Join():
            return lobby.join(table, actor)
        case Leave():
            return lobby.get_up(table, actor)
        case AddComputer():
            return lobby.add_computer(table, actor, command)
        case Kick():
            return lobby.kick(table, actor, command)
        case SetOption():
            return lobby.set_option(table, actor, command)
        case Unfold():
            return lobby.unfold(table, actor, command)
        case Deal():
            return lobby.deal(table, actor, now, fresh)
        case _:
            return answered(table, messages.NoGameRuns())


def _in_game(table: Table, command: Command, actor: Actor, now: float, fresh: bytes) -> Decision:
    match command:
        case Open():
            return _open(table, actor, command)
        case Again():
            return playing.again(table, actor, now, fresh)
        case Stop():
            return _stop(table, actor)
        case Join():
            return lobby.join(table, actor)
        case Leave():
            return playing.leave(table, actor, now)
        case Kick():
            return playing.kick(table, actor, command, now)
        case Move() if table.phase is Phase.PLAYING:
            return playing.move(table, actor, command, now)
        case _ if table.phase is Phase.OVER:
            return answered(table, messages.OverHint())
        case _:
            return answered(table, messages.GameRuns())


def _open(table: Table, actor: Actor, command: Open) -> Decision:
    if table.phase is Phase.PLAYING:
        return answered(table, messages.GameRuns())
    if table.phase is Phase.OVER:
        if refusal := lobby.not_here(table, actor):
            return answered(table, refusal)
        table = lobby.back_to_lobby(table)
        table = table.tell(Weight.MOVE, *questions.lobby_lines(table))
    elif command.game in ("", table.game):
        return answered(table, messages.TableStands())
    if command.game and command.game != table.game:
        return lobby.set_option(table, actor, SetOption("game", command.game))
    return Decision(table)


def _stop(table: Table, actor: Actor) -> Decision:
    if refusal := lobby.not_host(table, actor):
        return answered(table, refusal)
    if table.stop_asked != actor.ref:
        return answered(replace(table, stop_asked=actor.ref), messages.StopSure())
    name = person_name(table, actor.ref) or actor.name
    return Decision(close(table, Event.STOPPED, messages.StoppedBy(name)))


def _speak(table: Table, actor: Actor, command: Speak) -> Decision:
    seat = table.seat_of(actor.ref)
    person = table.seats[seat].person if seat is not None else None
    if seat is not None and person is not None:
        table = table.with_seat(seat, person=replace(person, language=command.language))
    if actor.admin:
        rooms = tuple(
            replace(room, language=command.language) if room.ref == actor.room else room
            for room in table.rooms
        )
        table = replace(table, rooms=rooms)
    return answered(table, language_now(command))


def language_now(command: Speak) -> Message:
    """Return the answer to whoever chose how to be addressed."""
    return messages.LanguageNow() if command.symbols is None else messages.SymbolsNow(command.symbols)
