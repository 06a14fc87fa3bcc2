"""Whole games on Matrix: who is on turn makes a move, in one of the ways in which it can be made."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from adapters.matrix.choices import sign
from core.table.values import Phase, Table, on_turn, playing_of
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage
from tests.synapse import until

Way = Callable[[MatrixStage, str, Person, Table], Awaitable[None]]


async def a_room(stage: MatrixStage, *names: str, **settings: Any) -> tuple[str, list[Person]]:
    """Return a room with the bot and some people in it."""
    people = [await stage.people.person(name) for name in names]
    guests = [stage.account.user, *(person.user for person in people[1:])]
    room = await people[0].makes_room(*guests, **settings)
    for person in people[1:]:
        await person.joins(room)
    await stage.people.sees(people[0], room, "!play")
    return room, people


async def a_game(
    stage: MatrixStage, *names: str, options: Sequence[str] = (), players: int = 0, **settings: Any
) -> tuple[str, list[Person]]:
    """Return a room in which a game was dealt, with everybody in their direct room."""
    room, people = await a_room(stage, *names, **settings)
    players = players or len(people)
    await people[0].says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    for option in options:
        await people[0].says(room, f"!{option}")
    for person in people[1:players]:
        await person.says(room, "!join")
    await stage.table_with(room, lambda table: len(table.seats) == players)
    for person in people[:players]:
        await stage.people.direct(person)
    await people[0].says(room, "!deal")
    await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)
    return room, people


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


def a_move(table: Table) -> str:
    """Return a move in notation that brings the game to its end: a call where there is one."""
    game, play = playing_of(table)
    seat = on_turn(table)
    assert seat is not None
    legal = [game.notation(move) for move in game.legal(play.state, seat)]
    return "liar" if "liar" in legal else legal[0]


async def by_typing(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """Type a move in the room."""
    await person.says(room, a_move(table))


async def by_typing_privately(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """Type a move in the direct room."""
    await person.says(await stage.people.direct(person), a_move(table))


async def by_reacting(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """React to the call in the room with the number of a move."""
    await _react(stage, room, person, table)


async def by_reacting_privately(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    """React to the hand in the direct room with the number of a move."""
    await _react(stage, await stage.people.direct(person), person, table)


async def offered_in(stage: MatrixStage, room: str, person: Person, table: Table) -> dict[str, Any]:
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
    found: dict[str, Any] = await until(look, 15.0, f"no choices for turn {table.turn}")
    return found


async def _react(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
    message = await offered_in(stage, room, person, table)
    moves = [choice.split(".", 2)[2] for choice in message["content"]["palifico.choices"]]
    wanted = a_move(table)
    number = moves.index(wanted) + 1 if wanted in moves else 1
    await person.reacts(room, message["event_id"], sign(number))
