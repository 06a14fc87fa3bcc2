"""Before a game: who sits, who is host, which options, and the deal."""

from dataclasses import replace

from core.chance import commitment
from core.commands import Actor, AddComputer, Arrange, Kick, SetOption, Settle, Unfold
from core.game import Weight, begun
from core.games import GAMES
from core.messages import Message, Typed
from core.options import Choice, Value
from core.players import strengths
from core.room_settings import TURN_TIME, part_of, titles, turn_time
from core.table import messages, room_messages
from core.table.decision import Decision, answered
from core.table.lifecycle import Event, close, enter
from core.table.names import distinct, free_computer_name
from core.table.values import Person, Phase, Play, Seated, Table, TableOptions, game_of, person_name, persons

STRENGTH_NAMES = {"easy": messages.Easy(), "normal": messages.Normal()}

_SWITCH = {"on": True, "off": False}


def new_table(table_id: str, game: str, actor: Actor, *, pace: float) -> Table:
    """Return an open lobby with nobody at it; whoever opened it is its host."""
    return Table(
        id=table_id,
        phase=Phase.LOBBY,
        game=game,
        options=GAMES[game].options(),
        table_options=TableOptions(),
        pace=pace,
        host=Person(actor.ref, distinct(actor, ()), actor.language),
        seats=(),
        rooms=(),
    )


def join(table: Table, actor: Actor) -> Decision:
    """Sit down, or wait for the next game while one runs."""
    if actor.faceless:
        return answered(table, messages.Faceless())
    if table.seat_of(actor.ref) is not None:
        return answered(table, messages.AlreadySits())
    if table.phase is not Phase.LOBBY:
        return _wait(table, actor)
    most = game_of(table).seats[-1]
    if len(table.seats) >= most:
        return answered(table, messages.TableFull(most))
    name = distinct(actor, table.names)
    person = Person(actor.ref, name, actor.language)
    table = replace(table, seats=(*table.seats, Seated(name, person, "")))
    return Decision(table.tell(Weight.MOVE, messages.Joins(name)))


def get_up(table: Table, actor: Actor) -> Decision:
    """Leave the lobby, or give up a place in the next game."""
    seat = table.seat_of(actor.ref)
    if seat is None:
        return _stop_waiting(table, actor)
    name = table.seats[seat].name
    table = without(table, name)
    table = table.tell(Weight.MOVE, messages.GetsUp(name))
    return Decision(settle_host(table, was_person=True))


def without(table: Table, name: str) -> Table:
    """Return the lobby without one seat."""
    return replace(table, seats=tuple(seated for seated in table.seats if seated.name != name))


def settle_host(table: Table, *, was_person: bool) -> Table:
    """Return the table with a host who still sits, or closed when nobody does (rule 4 of the life cycle)."""
    people = persons(table)
    if not people:
        if not was_person:
            return table
        return close(table, Event.DESERTED, messages.Deserted())
    if any(person.ref == table.host.ref for person in people):
        return table
    table = replace(table, host=people[0])
    return table.tell(Weight.NEWS, messages.IsHostNow(people[0].name))


def add_computer(table: Table, actor: Actor, command: AddComputer) -> Decision:
    """Seat a computer player."""
    if refusal := not_host(table, actor):
        return answered(table, refusal)
    known = strengths(table.game)
    strength = command.strength or known[-1]
    if strength not in known:
        return answered(table, messages.WhichStrength(tuple(messages.Word(Typed(each)) for each in known)))
    most = game_of(table).seats[-1]
    if len(table.seats) >= most:
        return answered(table, messages.TableFull(most))
    name = free_computer_name(table.names)
    table = replace(table, seats=(*table.seats, Seated(name, None, strength)))
    return Decision(table.tell(Weight.MOVE, messages.ComputerJoins(name, STRENGTH_NAMES[strength])))


def kick(table: Table, actor: Actor, command: Kick) -> Decision:
    """Send a person or a computer player away from the lobby."""
    if refusal := not_host(table, actor):
        return answered(table, refusal)
    name = called(table, command.name)
    if name is None:
        return answered(table, nobody_called(table))
    was_person = any(seated.name == name and seated.person for seated in table.seats)
    by = person_name(table, actor.ref) or actor.name
    table = without(table, name).tell(Weight.MOVE, messages.IsSentAway(name, by))
    return Decision(settle_host(table, was_person=was_person))


def called(table: Table, wanted: str) -> str | None:
    """Return the name at the table that somebody typed, whatever the case."""
    folded = wanted.strip().casefold()
    return next((name for name in table.names if name.casefold() == folded), None)


def nobody_called(table: Table) -> Message:
    """Return the refusal that names who sits here."""
    return messages.NobodyCalled(tuple(messages.Name(name) for name in table.names))


def which_game() -> Message:
    """Return the refusal that names the games."""
    return messages.WhichGame(tuple(messages.Word(Typed(each)) for each in GAMES))


def set_option(table: Table, actor: Actor, command: SetOption) -> Decision:
    """Set an option, or go to its next value; what it needs is changed with it and said."""
    if refusal := not_host(table, actor):
        return answered(table, refusal)
    if command.name == "game":
        return _choose_game(table, command.value)
    of_table = any(choice.name == command.name for choice in table.table_options.choices())
    options = table.table_options if of_table else table.options
    choice = next((each for each in options.choices() if each.name == command.name), None)
    if choice is None:
        words = (*table.options.choices(), *table.table_options.choices())
        return answered(table, messages.WhichOption(tuple(messages.Word(Typed(each.name)) for each in words)))
    value = read_value(choice, command.value) if command.value else options.next_value(choice.name)
    if value is None:
        return answered(table, messages.WhichValue(Typed(choice.name), possible(choice)))
    changed = options.with_value(choice.name, value)
    lines: list[Message] = [messages.OptionNow(choice.says(value))]
    lines += [
        messages.OptionAlso(other.says(changed.value(other.name)))
        for other in options.choices()
        if other.name != choice.name and changed.value(other.name) != options.value(other.name)
    ]
    if isinstance(changed, TableOptions):
        table = replace(table, table_options=changed)
    else:
        table = replace(table, options=changed)
    return Decision(table.tell(Weight.MOVE, *lines))


def unfold(table: Table, actor: Actor, command: Unfold) -> Decision:
    """Show the keys of the options, or of the settings, instead of the usual ones, or these again."""
    if command.settings and not actor.admin:
        return answered(table, room_messages.OnlyAdmins())
    if refusal := not_host(table, actor):
        return answered(table, refusal)
    unfolded = replace(table, options_unfolded=command.options, settings_unfolded=command.settings)
    if unfolded == table:
        return answered(table, messages.OptionsAre((*table.options.said(), *table.table_options.said())))
    return Decision(unfolded)


def settle(table: Table, actor: Actor, command: Settle) -> Decision:
    """Go by what was changed about a setting of the room, from now on; a game that runs is played on."""
    here = actor.room or actor.alone
    if all(room.ref != here for room in table.rooms):
        return answered(table, *command.answer)
    table = replace(table, settings=part_of(table.settings, command.name, command.settings))
    if command.name == TURN_TIME and table.phase is Phase.LOBBY and table.settings.timer is not None:
        table = replace(table, table_options=replace(table.table_options, timer=table.settings.timer))
    if table.phase is Phase.LOBBY:
        table = with_allowed_game(table)
    return answered(table, *command.answer)


def offers_settings(table: Table, command: Arrange) -> bool:
    """Return whether a key of the settings is one that the table shows now."""
    return table.phase is Phase.LOBBY and table.settings_unfolded and command.turn == table.turn


def with_allowed_game(table: Table) -> Table:
    """Return the lobby with a game that may be played in its room, if its people can play that."""
    if not_allowed(table, table.game) is None:
        return table
    seated = len(table.seats)
    fitting = (game for game in table.settings.allowed if seated <= GAMES[game].seats[-1])
    game = next(fitting, table.game)
    return table if game == table.game else replace(table, game=game, options=GAMES[game].options())


def not_allowed(table: Table, game: str) -> Message | None:
    """Return the refusal for a game that may not be played in the room."""
    allowed = table.settings.allowed
    return None if game in allowed else room_messages.NotPlayedHere(titles(allowed))


def read_value(choice: Choice, text: str) -> Value | None:
    """Return the value that a text names, None when the option has no such value.

    A span of time may have a unit: 90s, 2m, 1h.
    """
    if choice.reads is not None:
        value = choice.reads(text)
        return value if value in choice.values else None
    if text in choice.values:
        return text
    if choice.is_switch:
        return _SWITCH.get(text)
    if text == "off":
        return 0 if 0 in choice.values else None
    digits, unit = (text[:-1], text[-1]) if text[-1:] in _UNITS else (text, "s")
    if not (digits.isascii() and digits.isdigit() and len(digits) < _LONGEST_VALUE):
        return None
    value = int(digits) * _UNITS[unit]
    return value if value in choice.values else None


_UNITS = {"s": 1, "m": 60, "h": 3600}
_LONGEST_VALUE = 7


def spell_value(choice: Choice, value: Value) -> str:
    """Return a value as it is typed."""
    if choice.is_switch:
        return "on" if value else "off"
    return str(value) if value else "off"


def possible(choice: Choice) -> tuple[Message, ...]:
    """Return what an option takes: its values as they are typed, or what stands for very many of them."""
    if choice.takes is not None:
        return (choice.takes,)
    if choice.name == TURN_TIME:
        return tuple(messages.Word(Typed(turn_time(int(value)))) for value in choice.values)
    return tuple(messages.Word(Typed(spell_value(choice, value))) for value in choice.values)


def deal(table: Table, actor: Actor, now: float, fresh: bytes) -> Decision:
    """Begin the game with a fresh seed; its commitment is told before anything is shown."""
    if refusal := not_host(table, actor):
        return answered(table, refusal)
    if refusal := not_allowed(table, table.game):
        return answered(table, refusal)
    least = game_of(table).seats[0]
    if len(table.seats) < least:
        return answered(table, messages.TooFewPlayers(least))
    return Decision(begin(table, now, fresh))


def begin(table: Table, now: float, seed: bytes) -> Table:
    """Return the table with its game begun."""
    game = game_of(table)
    started = begun(game, table.options, len(table.seats), seed)
    table = replace(
        enter(table, Event.DEALT),
        play=Play(seed, started.state),
        dealt=table.dealt + 1,
        turn=table.turn + 1,
        since=now,
        reminded=False,
        warned_at=0.0,
        options_unfolded=False,
        settings_unfolded=False,
    )
    table = table.tell(Weight.NEWS, messages.Begins(game.title, commitment(seed)))
    for happening in started.happenings:
        table = table.tell(happening.weight, *happening.lines)
    return table


def back_to_lobby(table: Table) -> Table:
    """Return a finished table as a lobby, with those who stayed and those who waited."""
    reopened = replace(enter(table, Event.REOPENED), seats=seats_again(table), waiting=(), play=None)
    return with_allowed_game(reopened)


def seats_again(table: Table) -> tuple[Seated, ...]:
    """Return the seats of the next game: who stayed and who waited; computers make room for people."""
    stayed = [
        Seated(seated.name, seated.person, seated.strength) for seated in table.seats if not seated.left
    ]
    seats = [*stayed, *(Seated(person.name, person, "") for person in table.waiting)]
    too_many = len(seats) - game_of(table).seats[-1]
    computers = [seated for seated in seats if seated.person is None]
    given_up = computers[max(len(computers) - too_many, 0) :] if too_many > 0 else []
    return tuple(seated for seated in seats if seated not in given_up)


def not_host(table: Table, actor: Actor) -> Message | None:
    """Return the refusal for somebody who is neither the host nor an admin of the room."""
    if actor.admin or actor.ref == table.host.ref:
        return None
    return messages.OnlyHost(table.host.name)


def not_here(table: Table, actor: Actor) -> Message | None:
    """Return the refusal for somebody who neither sits here nor is the host or an admin of the room."""
    if table.seat_of(actor.ref) is not None or actor.admin or actor.ref == table.host.ref:
        return None
    return messages.DoesNotSit()


def _choose_game(table: Table, name: str) -> Decision:
    known = table.settings.allowed
    following = known.index(table.game) + 1 if table.game in known else 0
    name = name or known[following % len(known)]
    if name not in GAMES:
        return answered(table, which_game())
    if refusal := not_allowed(table, name):
        return answered(table, refusal)
    if name == table.game:
        return answered(table, messages.LobbyTitle(GAMES[name].title))
    most = GAMES[name].seats[-1]
    if len(table.seats) > most:
        return answered(table, messages.TableFull(most))
    table = replace(table, game=name, options=GAMES[name].options())
    options = messages.OptionsAre((*table.options.said(), *table.table_options.said()))
    return Decision(table.tell(Weight.MOVE, messages.LobbyTitle(GAMES[name].title), options))


def _wait(table: Table, actor: Actor) -> Decision:
    if any(person.ref == actor.ref for person in table.waiting):
        return answered(table, messages.WaitsAlready())
    most = game_of(table).seats[-1]
    if len(persons(table)) + len(table.waiting) >= most:
        return answered(table, messages.TableFull(most))
    taken = (*table.names, *(person.name for person in table.waiting))
    name = person_name(table, actor.ref) or distinct(actor, taken)
    table = replace(table, waiting=(*table.waiting, Person(actor.ref, name, actor.language)))
    table = table.tell(Weight.MOVE, messages.JoinsNext(name))
    return answered(table, messages.HasPlaceNext())


def _stop_waiting(table: Table, actor: Actor) -> Decision:
    stayed = tuple(person for person in table.waiting if person.ref != actor.ref)
    if len(stayed) == len(table.waiting):
        return answered(table, messages.DoesNotSit())
    return Decision(replace(table, waiting=stayed))
