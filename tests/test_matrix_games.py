"""Whole games on Matrix, against a real homeserver: by each way of moving, and with nothing leaking."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.table.values import Phase
from tests.matrix_games import (
    Way,
    a_game,
    by_reacting,
    by_reacting_privately,
    by_typing,
    by_typing_privately,
    play_on,
)
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse

WAYS = {
    "by typing": by_typing,
    "by typing in direct rooms": by_typing_privately,
    "by reacting": by_reacting,
    "by reacting in direct rooms": by_reacting_privately,
}


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_three_people_play_a_whole_game_of_liars_dice(stage: MatrixStage, way: Way) -> None:
    room, people = await a_game(stage, "Anna", "Bo", "Cem", "Eve", options=["dice 3"], players=3)
    *players, eve = people
    table = await play_on(stage, room, players, way)
    assert table.phase is Phase.OVER
    for person in people:
        await stage.people.sees(person, room, "Place 1")
        await person.reads()
    assert stage.log.events == []
    # What stands in a direct room came to nobody else, and no hand stood in the room.
    for person in players:
        direct = await stage.people.direct(person)
        own = [message["content"]["body"] for message in person.messages(direct, stage.account.user)]
        assert any("Your dice" in text for text in own)
        for other in people:
            everything = "".join(other.raw)
            assert (direct in everything) == (other is person)
    assert "Your dice" not in "".join(eve.raw)
    assert not [each for each in eve.messages(room, stage.account.user) if "Your dice" in str(each)]
