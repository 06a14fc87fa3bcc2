"""While a game runs: moves, leaving, absence, the end and playing again."""

from dataclasses import replace

from core.chance import Chance
from core.commands import Actor, Kick, Move, Unreachable
from core.game import NotNotation, Rejected, Step, Weight
from core.identity import PlayerRef, Seat
from core.messages import Message
from core.players import choose, strengths
from core.table import lobby, messages
from core.table.clock import MISSES_UNTIL_STAND_IN, WARN_AFTER, closing, deadline, is_due, time_is_up
from core.table.decision import Decision, answered
from core.table.ending import the_end
from core.table.lifecycle import Event, close, enter
from core.table.values import LEAVE, Moved, Phase, Table, game_of, on_turn, person_name, playing_of


def move(table: Table, actor: Actor, command: Move, now: float) -> Decision:
    """Make a move for the actor's own seat, or answer why not."""
    seat = table.seat_of(actor.ref)
    if seat is None:
        return answered(table, messages.DoesNotSit())
    if command.turn is not None and command.turn != table.turn:
        return answered(table, messages.TurnIsOver())
    game, play = playing_of(table)
    try:
        made = game.parse(command.notation)
        step = game.apply(play.state, seat, made)
    except NotNotation as no:
        return answered(table, no.reason or messages.NotAMove(command.notation))
    except Rejected as no:
        return answered(table, no.reason)
    table = table.with_seat(seat, missed=0, stand_in=False)
    return Decision(_stepped(table, Moved(seat, game.notation(made)), step, now))


def leave(table: Table, actor: Actor, now: float) -> Decision:
    """Leave a running or finished game for good."""
    seat = table.seat_of(actor.ref)
    if seat is None:
        return lobby.get_up(table, actor)
    return Decision(_without(table, seat, now, messages.GetsUp(table.seats[seat].name)))


def kick(table: Table, actor: Actor, command: Kick, now: float) -> Decision:
    """Send somebody away from the game, which is as if they left."""
    if refusal := lobby.not_host(table, actor):
        return answered(table, refusal)
    name = lobby.called(table, command.name)
    if name is None:
        return answered(table, lobby.nobody_called(table))
    seat = Seat(table.names.index(name))
    if table.seats[seat].left:
        return answered(table, lobby.nobody_called(table))
    by = person_name(table, actor.ref) or actor.name
    table = table.tell(Weight.NEWS, messages.IsSentAway(name, by))
    return Decision(_without(table, seat, now, None))


def again(table: Table, actor: Actor, now: float, fresh: bytes) -> Decision:
    """Deal again at once, with those who stayed and those who waited."""
    if table.phase is Phase.PLAYING:
        return answered(table, messages.GameRuns())
    if refusal := lobby.not_here(table, actor):
        return answered(table, refusal)
    if refusal := lobby.not_allowed(table, table.game):
        return answered(table, refusal)
    seats = lobby.seats_again(table)
    least = game_of(table).seats[0]
    if len(seats) < least:
        return answered(table, messages.TooFewPlayers(least))
    return Decision(lobby.begin(replace(table, seats=seats, waiting=()), now, fresh))


def come_back(table: Table, actor: Actor, now: float) -> Table:
    """Return the table with the actor's seat theirs again, after a stand-in or being out of reach."""
    seat = table.seat_of(actor.ref)
    if seat is None or table.phase is not Phase.PLAYING:
        return table
    seated = table.seats[seat]
    if actor.room is None and not seated.direct:
        table = table.with_seat(seat, direct=True)
    if not seated.stand_in and seated.reachable:
        return table
    table = table.with_seat(seat, stand_in=False, missed=0, reachable=True)
    if on_turn(table) == seat:
        table = replace(table, since=now, reminded=False)
    game, play = playing_of(table)
    is_back = seated.stand_in and game.is_in(play.state, seat)
    return table.tell(Weight.NEWS, messages.ComesBack(seat)) if is_back else table


def unreachable(table: Table, command: Unreachable) -> Table:
    """Return the table saying that a player's hand could not be delivered."""
    seat = table.seat_of(command.player)
    if seat is None or not table.seats[seat].reachable:
        return table
    if command.answered:
        return table.with_seat(seat, direct=False)
    table = table.with_seat(seat, reachable=False)
    return table.tell(Weight.NEWS, messages.CannotBeReached(seat), mention=command.player)


def tick(table: Table, now: float, downtime: tuple[float, float] | None = None) -> Table:
    """Return the table after whatever is due: a computer's move, a reminder, or a move for the absent.

    Of what was due while no process was there (`downtime`) nobody could be told: that turn has its time anew.
    """
    seat = on_turn(table)
    if seat is None or not is_due(table, now):
        return table
    if not table.seats[seat].acts:
        return _computer_move(table, seat, now)
    if downtime is not None and downtime[0] <= (deadline(table) or 0.0) < downtime[1]:
        return replace(table, since=now, reminded=False, warned_at=0.0)
    if now >= closing(table):
        return _closed_at_rest(table, seat) if table.warned_at else _warned(table, seat, now)
    if (end := time_is_up(table)) > now:
        return _reminded(table, seat, end - now)
    return _absent_move(table, seat, now)


def _computer_move(table: Table, seat: Seat, now: float) -> Table:
    game, play = playing_of(table)
    strength = table.seats[seat].strength or strengths(table.game)[-1]
    chance = Chance(play.seed, "computer", table.turn, seat)
    made = choose(table.game, strength, game.view(play.state, seat), chance)
    return _stepped(table, Moved(seat, game.notation(made)), game.apply(play.state, seat, made), now)


def _warned(table: Table, seat: Seat, now: float) -> Table:
    left = messages.span(table.lasts * (1 - WARN_AFTER))
    return replace(table, warned_at=now).tell(
        Weight.NEWS, messages.WillClose(seat, left), mention=_ref(table, seat)
    )


def _closed_at_rest(table: Table, seat: Seat) -> Table:
    return close(table, Event.EXPIRED, messages.ClosedAtRest(seat))


def _ref(table: Table, seat: Seat) -> PlayerRef | None:
    person = table.seats[seat].person
    return person.ref if person else None


def _reminded(table: Table, seat: Seat, left: float) -> Table:
    if table.reminded:
        return table
    table = replace(table, reminded=True)
    return table.tell(Weight.NEWS, messages.Reminder(seat, messages.span(left)), mention=_ref(table, seat))


def _absent_move(table: Table, seat: Seat, now: float) -> Table:
    game, play = playing_of(table)
    missed = table.seats[seat].missed + 1
    table = table.with_seat(seat, missed=missed).tell(Weight.NEWS, messages.TimeIsUp(seat))
    made = game.absent_move(game.view(play.state, seat))
    step = game.apply(play.state, seat, made)
    table = _stepped(table, Moved(seat, game.notation(made)), step, now)
    if missed < MISSES_UNTIL_STAND_IN or not game.is_in(step.state, seat) or table.phase is not Phase.PLAYING:
        return table
    return table.with_seat(seat, stand_in=True).tell(Weight.NEWS, messages.StandsIn(seat))


def _without(table: Table, seat: Seat, now: float, line: Message | None) -> Table:
    """Return the table after a seat has left for good, which may end the game or close the table."""
    was_person = table.seats[seat].person is not None
    table = table.with_seat(seat, left=True, stand_in=False)
    game, play = playing_of(table)
    if table.phase is Phase.PLAYING and game.is_in(play.state, seat):
        table = _stepped(table, Moved(seat, LEAVE), game.leave(play.state, seat), now)
    elif line is not None:
        table = table.tell(Weight.NEWS, line)
    return lobby.settle_host(table, was_person=was_person)


def _stepped(table: Table, moved: Moved, step: Step[object], now: float) -> Table:
    """Return the table after one step of the game, with its news; a new turn starts the clock anew."""
    game, play = playing_of(table)
    before = game.turn(play.state)
    after = game.turn(step.state)
    table = replace(table, play=replace(play, state=step.state, moves=(*play.moves, moved)))
    if moved.notation != LEAVE or before != after:
        table = replace(table, turn=table.turn + 1, since=now, reminded=False, warned_at=0.0)
    for happening in step.happenings:
        table = table.tell(happening.weight, *happening.lines)
    return table if after is not None else _finished(table)


def _finished(table: Table) -> Table:
    game, play = playing_of(table)
    lines = the_end(game, play.state, play.seed)
    return enter(table, Event.FINISHED).tell(Weight.END, *lines)
