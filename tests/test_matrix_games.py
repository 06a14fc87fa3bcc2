"""Whole games on Matrix, against a real homeserver: by each way of moving, and with nothing leaking."""

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import pytest

from core.games import GAMES
from core.table.lobby import new_table
from core.table.messages import OverHint
from core.table.values import Phase, Table
from i18n.languages import LANGUAGES as TAGS
from i18n.languages import own_name
from tests.matrix_devices import encrypting_people
from tests.matrix_games import (
    ENCRYPTED,
    Way,
    a_game,
    a_room,
    a_room_of,
    begins,
    by_reacting,
    by_reacting_privately,
    by_typing,
    by_typing_in,
    by_typing_privately,
    hastens,
    play_on,
)
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.plays import in_words
from tests.stage import ANNA, LANGUAGES
from tests.synapse import Synapse

WAYS = {
    "by typing": by_typing,
    "by typing in direct rooms": by_typing_privately,
    "by reacting": by_reacting,
    "by reacting in direct rooms": by_reacting_privately,
}
OPTIONS = {"liars-dice": ["dice 3"], "bouillabaisse": ["game bouillabaisse"]}
LAST = {"liars-dice": "Place 1", "bouillabaisse": "Place 1"}
HELD = {"liars-dice": "Your dice", "bouillabaisse": "Your cards"}


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


async def plays(
    stage: MatrixStage, room: str, players: Sequence[Person], game: str, way: Way, *, patiently: bool = False
) -> Table:
    """Let people play a whole game in a way; the middle of a long one is hurried through, or not."""
    await begins(stage, room, players, OPTIONS[game])
    if game == "bouillabaisse" and not patiently:
        await play_on(stage, room, players, way, moves=4)
        await hastens(stage, room, until_left=6)
    return await play_on(stage, room, players, way)


async def history(person: Person) -> str:
    """Return all that the homeserver has for somebody, beside what their client read as it came."""
    known = len(person.raw)
    await person.reads_history()
    return "\n".join(person.raw[known:])


def nobody_sees_another_hand(
    stage: MatrixStage, game: str, players: Sequence[Person], others: Sequence[Person]
) -> None:
    """Search all that everybody was ever sent for the hands of everybody else."""
    for person in players:
        direct = next(room for room in person.events if stage.people.is_direct(person, room))
        for other in (*players, *others):
            assert (direct in other.was_sent()) == (other is person)
        assert HELD[game] in person.was_sent()
        assert HELD[game] not in person.was_sent(but_in=direct)
    for other in others:
        assert HELD[game] not in other.was_sent()


# Cards stand in direct rooms alone, so that reacting to them is one and the same there.
PLAYED = [(game, way) for game in GAMES for way in WAYS if (game, way) != ("bouillabaisse", "by reacting")]


@pytest.mark.parametrize(("game", "how"), PLAYED, ids=map(", ".join, PLAYED))
async def test_three_people_play_a_whole_game(stage: MatrixStage, game: str, how: str) -> None:
    room, people = await a_room(stage, "Anna", "Bo", "Cem", "Eve", room_version="12")
    assert ":" not in room, "what rooms are called from version 12 on"
    *players, eve = people
    # The three hundred cards of a game take half a minute: they are all played in one of the ways.
    table = await plays(stage, room, players, game, WAYS[how], patiently=how == "by typing")
    assert table.phase is Phase.OVER
    for person in people:
        await stage.people.sees(person, room, LAST[game])
        await history(person)
    assert stage.log.events == []
    nobody_sees_another_hand(stage, game, players, [eve])


@pytest.mark.parametrize("game", GAMES)
async def test_three_people_play_a_whole_game_in_encrypted_rooms_each_in_their_own_way(
    synapse: Synapse, tmp_path: Path, game: str
) -> None:
    async with (
        a_matrix_stage(synapse, tmp_path / "bot", encrypted=True, threads=game != "liars-dice") as stage,
        encrypting_people(stage.people, tmp_path, "Anna", "Bo", "Cem", "Eve") as people,
    ):
        room, _ = await a_room_of(stage, people, **ENCRYPTED, room_version="11")
        assert ":" in room, "what rooms were called before version 12"
        *players, eve = people
        ways = (by_typing, by_reacting, by_reacting_privately)
        way = each_in_their_own(dict(zip([person.user for person in players], ways, strict=True)))
        table = await plays(stage, room, players, game, way)
        assert table.phase is Phase.OVER
        for person in people:
            await stage.people.sees(person, room, LAST[game])
            kept = await history(person)
            assert "m.room.encrypted" in kept
            assert HELD[game] not in kept, "the homeserver can read no hand"
            assert LAST[game] not in kept, "nor anything else"
            assert ("m.thread" in kept) == stage.settings.threads, "clients see where it stands"
        assert stage.log.events == []
        nobody_sees_another_hand(stage, game, players, [eve])


def each_in_their_own(ways: Mapping[str, Way]) -> Way:
    """Return the way that is another one for each person."""

    async def moves(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
        await ways[person.user](stage, room, person, table)

    return moves


@pytest.mark.parametrize("language", TAGS)
async def test_three_people_play_a_whole_game_in_words_of_their_language(
    stage: MatrixStage, language: str
) -> None:
    room, people = await a_room(stage, "Anna", "Bo", "Cem")
    anna, bo, cem = people
    await anna.says(room, f"!language {own_name(language)}")
    lobby = new_table("", "liars-dice", ANNA, pace=0)

    def said(*notation: str) -> str:
        return "!" + " ".join(in_words(lobby, language, each) for each in notation)

    await anna.says(room, said("play"))
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    await anna.says(room, said("dice", "3"))
    for person in (bo, cem):
        await person.says(room, said("join"))
    await stage.table_with(room, lambda table: len(table.seats) == 3)
    directs = [await stage.people.direct(person) for person in people]
    await anna.says(room, said("deal"))
    await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)
    table = await play_on(stage, room, people, by_typing_in(language))
    assert table.phase is Phase.OVER
    assert table.rooms[0].language == language
    ended = LANGUAGES.translator(language).say(OverHint())
    await stage.people.sees(anna, room, ended)
    for person, direct in zip(people, directs, strict=True):
        await person.reads()
        shown = [*person.messages(room, stage.account.user)[1:], *person.messages(direct, stage.account.user)]
        if language != "en":
            assert "your turn" not in "".join(each["content"]["body"].lower() for each in shown)
            assert "Your dice" not in "".join(each["content"]["body"] for each in shown)
    assert stage.log.events == []


async def test_cards_are_played_in_words_of_every_language(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", "Cem", options=OPTIONS["bouillabaisse"])
    for language in TAGS:
        await people[0].says(room, f"!language {own_name(language)}")
        await stage.table_with(room, lambda table, language=language: table.rooms[0].language == language)
        await play_on(stage, room, people, by_typing_in(language), moves=3)
    table = await stage.table(room)
    assert table is not None
    assert table.play is not None
    assert len(table.play.moves) == 3 * len(TAGS)
    assert stage.log.events == []
