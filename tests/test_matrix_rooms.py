"""Rooms on Matrix, against a real homeserver: opening, joining, dealing, bidding, and what is shown."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.table.values import Phase
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


async def a_room(stage: MatrixStage, *names: str) -> tuple[str, list[Person]]:
    """Return a room with the bot and some people in it."""
    people = [await stage.people.person(name) for name in names]
    room = await people[0].makes_room(stage.account.user, *(person.user for person in people[1:]))
    for person in people[1:]:
        await person.joins(room)
    await stage.people.sees(people[0], room, "!play")
    return room, people


async def test_a_table_is_opened_joined_and_dealt_with_words_after_a_sign(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "At the table: Anna (host).")
    await bo.says(room, "!join")
    joined = await stage.people.sees(anna, room, "At the table: Anna (host), Bo.")
    assert joined["event_id"] == lobby["event_id"], "the lobby is edited in place"
    await anna.says(room, "!deal")
    await stage.people.direct(anna)
    await stage.people.direct(bo)
    await stage.people.sees(anna, room, "open the round")
    table = await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)
    assert table.names == ("Anna", "Bo")
