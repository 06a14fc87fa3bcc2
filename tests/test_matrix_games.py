"""Whole games on Matrix, against a real homeserver: by each way of moving, and with nothing leaking."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from adapters.matrix.platform import NAME
from core.identity import PlayerRef
from core.table.values import Phase
from tests.matrix_games import (
    Way,
    a_game,
    a_room,
    by_reacting,
    by_reacting_privately,
    by_typing,
    by_typing_privately,
    play_on,
)
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse, until

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


async def test_three_people_play_on_at_bouillabaisse_from_hands_that_only_they_see(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo", "Cem", options=["game bouillabaisse"])
    table = await play_on(stage, room, people, by_reacting_privately, moves=7)
    table = await play_on(stage, room, people, by_typing, moves=14)
    assert table.phase is Phase.PLAYING
    assert len(table.play.moves if table.play else ()) == 21
    await stage.people.sees(people[0], room, "trick")
    for person in people:
        await person.reads()
        direct = await stage.people.direct(person)
        assert all((direct in "".join(other.raw)) == (other is person) for other in people)
    assert stage.log.events == []


@pytest.mark.parametrize("language", ["svenska", "français", "dansk", "deutsch", "srpski"])
async def test_a_game_is_played_in_the_language_of_the_room(stage: MatrixStage, language: str) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    await anna.says(room, f"!language {language}")
    await anna.says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    direct = await stage.people.direct(anna)
    await anna.says(room, "!computer")
    await anna.says(room, "!deal")
    await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)
    await until(lambda: _shown(anna, direct, stage))
    for message in (*anna.messages(room, stage.account.user)[1:], *anna.messages(direct, stage.account.user)):
        assert "Your " not in message["content"]["body"]
        assert "your turn" not in message["content"]["body"]


async def _shown(person: Person, direct: str, stage: MatrixStage) -> bool:
    await person.reads()
    return len(person.messages(direct, stage.account.user)) >= 1


async def test_a_homeserver_with_the_usual_limits_still_gives_a_playable_game(
    limited_synapse: Synapse, tmp_path: Path
) -> None:
    async with a_matrix_stage(limited_synapse, tmp_path / "bot", generous=False) as stage:
        room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
        table = await play_on(stage, room, people, by_typing, moves=2)
        for person in people:
            seat = table.seat_of(PlayerRef(NAME, person.user))
            assert seat is not None
            assert table.seats[seat].reachable
            await stage.people.sees(person, await stage.people.direct(person), "Your dice", 40.0)
        assert {event for event, _ in stage.log.events} <= {
            "platform-unavailable",
            "matrix-invitation-failed",
        }
