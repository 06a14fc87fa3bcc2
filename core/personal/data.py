"""All that is kept of a person, as facts: nothing of anybody else, and no secret of a game that runs.

Others are only counted: a seat is a number. Of a hand there is the person's own alone, and no seed.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from core.commands import Actor
from core.identity import Seat
from core.messages import Message
from core.ports import Loaded
from core.preferences import Preferences
from core.table.values import Person, Phase, Table, playing_of


@dataclass(frozen=True, slots=True)
class PartOfTable:
    """What a table keeps of a person. Seats are counted from 0; `until` is when it is deleted, 0 if unknown.

    `names` are those by which the table calls them; `moves` their own in the game that was dealt last.
    `hand` is what they hold while they play. `shown` are the messages that show them the table: what each
    shows, and what the platform calls it. `alone` says that the table is shown to them alone.
    """

    id: str
    game: str
    phase: Phase
    until: float
    names: tuple[str, ...]
    language: str
    hosts: bool
    waits: bool
    seats: int
    seat: Seat | None
    left: bool
    missed: int
    stand_in: bool
    reachable: bool
    direct: bool
    moves: tuple[str, ...]
    hand: tuple[Message, ...]
    shown: tuple[tuple[str, str], ...]
    alone: bool


@dataclass(frozen=True, slots=True)
class PersonalData:
    """All that is kept of a person; times are seconds since the epoch, 0 where they are not known.

    `table` is the one that their direct conversation is about. What is said of a room is said of the one in
    which they are alone with the bot, `room_table` is the one that it shows. `noted` says since when which
    table is noted as one that knows them, `unreadable` are tables of which it cannot be said now what they
    hold.
    """

    actor: Actor
    now: float
    preferences: Preferences | None
    preferences_until: float
    room_preferences: Preferences | None
    room_preferences_until: float
    room_settings: Mapping[str, str]
    table: str
    table_until: float
    room_table: str
    noted: Mapping[str, float]
    tables: tuple[PartOfTable, ...]
    unreadable: tuple[str, ...]
    told: tuple[Message, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is kept."""
        found = (
            self.preferences,
            self.room_preferences,
            self.room_settings,
            self.table,
            self.noted,
            self.tables,
        )
        return not any(found) and not self.unreadable


def part_of(loaded: Loaded, actor: Actor, until: float) -> PartOfTable:
    """Return what a table keeps of a person."""
    table = loaded.table
    seats = [Seat(number) for number, seated in enumerate(table.seats) if _is(seated.person, actor)]
    seat = table.seat_of(actor.ref)
    seat = seat if seat is not None else next(iter(seats), None)
    seated = table.seats[seat] if seat is not None else None
    persons = [person for person in (table.host, *table.waiting) if person.ref == actor.ref]
    persons += [each.person for each in table.seats if each.person is not None and _is(each.person, actor)]
    own = (actor.ref, actor.alone)
    ledgers = [ledger for audience, ledger in loaded.ledgers.items() if audience in own]
    return PartOfTable(
        id=table.id,
        game=table.game,
        phase=table.phase,
        until=until,
        names=tuple(dict.fromkeys(person.name for person in persons)),
        language=next((person.language for person in persons), ""),
        hosts=table.host.ref == actor.ref,
        waits=any(person.ref == actor.ref for person in table.waiting),
        seats=len(table.seats),
        seat=seat,
        left=seated is not None and seated.left,
        missed=seated.missed if seated is not None else 0,
        stand_in=seated is not None and seated.stand_in,
        reachable=seated is None or seated.reachable,
        direct=seated is None or seated.direct,
        moves=_moves(table, seats),
        hand=_hand(table, actor),
        shown=tuple((family, shown.message) for ledger in ledgers for family, shown in ledger.living),
        alone=actor.alone is not None and any(room.ref == actor.alone for room in table.rooms),
    )


def _is(person: Person | None, actor: Actor) -> bool:
    return person is not None and person.ref == actor.ref


def _moves(table: Table, seats: list[Seat]) -> tuple[str, ...]:
    return tuple(moved.notation for moved in table.play.moves if moved.seat in seats) if table.play else ()


def _hand(table: Table, actor: Actor) -> tuple[Message, ...]:
    seat = table.seat_of(actor.ref)
    if table.phase is not Phase.PLAYING or seat is None:
        return ()
    game, play = playing_of(table)
    return tuple(line for line in game.hand(game.view(play.state, seat)).lines if line.is_held)
