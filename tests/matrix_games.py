"""Whole games on Matrix: who is on turn makes a move, in one of the ways in which it can be made."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from adapters.conversation import Incoming
from adapters.matrix.choices import sign
from adapters.matrix.platform import NAME
from core.commands import Actor
from core.identity import RoomRef
from core.table.values import Phase, Table, on_turn, playing_of
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage
from tests.plays import a_move, in_words
from tests.synapse import until

LAST_ROUND = 6
"""The last round of Bouillabaisse."""

Way = Callable[[MatrixStage, str, Person, Table], Awaitable[None]]


ENCRYPTED: Mapping[str, Any] = MappingProxyType(
    {
        "initial_state": [
            {
                "type": "m.room.encryption",
                "state_key": "",
                "content": {"algorithm": "m.megolm.v1.aes-sha2"},
            }
        ]
    }
)
"""How a room is made that is encrypted."""


async def a_room(stage: MatrixStage, *names: str, **settings: Any) -> tuple[str, list[Person]]:
    """Return a room with the bot and some people in it."""
    return await a_room_of(stage, [await stage.people.person(name) for name in names], **settings)


async def a_room_of(
    stage: MatrixStage, people: Sequence[Person], **settings: Any
) -> tuple[str, list[Person]]:
    """Return a room with the bot and these people in it."""
    guests = [stage.account.user, *(person.user for person in people[1:])]
    room = await people[0].makes_room(*guests, **settings)
    for person in people[1:]:
        await person.joins(room)
    await stage.people.sees(people[0], room, "!play")
    return room, [*people]


async def a_game(
    stage: MatrixStage, *names: str, options: Sequence[str] = (), players: int = 0, **settings: Any
) -> tuple[str, list[Person]]:
    """Return a room in which a game was dealt, with everybody in their direct room."""
    room, people = await a_room(stage, *names, **settings)
    await begins(stage, room, people[: players or len(people)], options)
    return room, people


async def begins(
    stage: MatrixStage, room: str, players: Sequence[Person], options: Sequence[str] = ()
) -> None:
    """Let people open a table in a room, sit down, come into their direct rooms, and deal."""
    await players[0].says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    for option in options:
        await players[0].says(room, f"!{option}")
    for person in players[1:]:
        await person.says(room, "!join")
    await stage.table_with(room, lambda table: len(table.seats) == len(players))
    for person in players:
        await stage.people.direct(person)
    await players[0].says(room, "!deal")
    await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)


async def play_on(
    stage: MatrixStage, room: str, people: Sequence[Person], way: Way, *, moves: int = 10_000
) -> Table:
    """Let everybody move in a way, until the game is over or so many moves were made."""
    by_user = {person.user: person for person in people}
    for _ in range(moves):
        table = await stage.table(room)
        assert table is not None
        seat = on_turn(table)
        if table.phase is not Phase.PLAYING or seat is None:
            break
        person = table.seats[seat].person
        assert person is not None
        await way(stage, room, by_user[person.ref.id], table)
        turn = table.turn
        table = await stage.table_with(
            room, lambda now, turn=turn: now.turn != turn or now.phase is not Phase.PLAYING
        )
    found = await stage.table(room)
    assert found is not None
    return found


async def hastens(stage: MatrixStage, room: str, *, until_left: int) -> Table:
    """Let a long game be played by what its people say to the service itself, but for its last moves.

    Both ends of it are played on Matrix; what comes in between is shown there like anything else.
    """
    table = await stage.table(room)
    assert table is not None
    while table.phase is Phase.PLAYING and moves_left(table) > until_left:
        seat = on_turn(table)
        assert seat is not None
        person = table.seats[seat].person
        assert person is not None
        actor = Actor(person.ref, table.seats[seat].name, "en", room=RoomRef(NAME, room))
        said = Incoming(f"hastened:{table.id}:{table.turn}", actor, text=a_move(table))
        await stage.conversation.hear(said)
        turn, table = table.turn, await stage.table(room)
        assert table is not None
        assert table.turn == turn + 1
    return table


def moves_left(table: Table) -> int:
    """Return how many moves a game of cards has left; very many before its last round."""
    game, play = playing_of(table)
    cards = sum(len(hand) for hand in play.state.hands)
    return cards if game.round(play.state) == LAST_ROUND else 1000


async def by_typing(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """Type a move in the room."""
    await person.says(room, a_move(table))


async def by_typing_privately(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """Type a move in the direct room."""
    await person.says(await stage.people.direct(person), a_move(table))


def by_typing_in(language: str) -> Way:
    """Type moves in the room, in words of a language."""

    async def types(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
        await person.says(room, in_words(table, language, a_move(table)))

    return types


async def by_reacting(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """React with the number of a move, to the call in the room, or to the own hand if only that has any."""
    game, play = playing_of(table)
    rows = game.board(game.view(play.state, None)).keys
    in_room = any(key.notation != "hand" for row in rows for key in row)
    await _react(stage, room if in_room else await stage.people.direct(person), person, table)


async def by_reacting_privately(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """React to the hand in the direct room with the number of a move."""
    await _react(stage, await stage.people.direct(person), person, table)


async def offered_in(
    stage: MatrixStage, room: str, person: Person, table: Table, seconds: float = 15.0
) -> dict[str, Any]:
    """Return the message that offers this turn's choices in a room, once it is there."""

    async def look() -> dict[str, Any] | None:
        await person.reads(waits.pop() if waits else 0.5)
        turn = f"{table.id}.{table.turn}."
        found = [
            message
            for message in person.messages(room, stage.account.user)
            if any(choice.startswith(turn) for choice in message["content"].get("palifico.choices", []))
        ]
        return found[-1] if found else None

    waits = [0.0]
    found: dict[str, Any] = await until(look, seconds, f"no choices for turn {table.turn}")
    return found


async def _react(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    message = await offered_in(stage, room, person, table)
    moves = [choice.split(".", 2)[2] for choice in message["content"]["palifico.choices"]]
    wanted = a_move(table)
    number = moves.index(wanted) + 1 if wanted in moves else 1
    await person.reacts(room, message["event_id"], sign(number))
