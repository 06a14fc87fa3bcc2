"""Rooms on Matrix that the bot comes into, is sent away from, or that become other ones."""

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import pytest

from core.table.values import Phase
from tests.matrix_games import a_game, a_room, by_typing, play_on
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


def members(person: Person, room: str) -> dict[str, str]:
    """Return the memberships in a room, as somebody knows them."""
    return {
        event["state_key"]: event["content"]["membership"]
        for event in person.events[room]
        if event["type"] == "m.room.member"
    }


async def bot_is(stage: MatrixStage, person: Person, room: str, membership: str) -> None:
    """Wait until the bot is a member in some way."""

    async def look() -> bool:
        await person.reads()
        return members(person, room).get(stage.account.user) == membership

    await until(look, what=f"the bot is not {membership!r}")


async def test_a_table_whose_only_room_sends_the_bot_away_is_closed(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_game(stage, "Anna", "Bo")
    await anna.ask("POST", f"/rooms/{quote(room)}/kick", {"user_id": stage.account.user})
    await stage.table_with(room, lambda table: table.phase is Phase.CLOSED)
    direct = await stage.people.direct(bo)
    await bo.says(direct, "hand")
    await stage.people.sees(bo, direct, "There is no table")
    await anna.ask("POST", f"/rooms/{quote(room)}/invite", {"user_id": stage.account.user})
    await bot_is(stage, anna, room, "join")
    await until(lambda: _greetings(stage, bo, room, 2))
    await bo.says(room, "!play")
    await stage.table_with(room, lambda table: table.phase is Phase.LOBBY)


async def _greetings(stage: MatrixStage, person: Person, room: str, times: int) -> bool:
    await person.reads()
    said = [str(each["content"]["body"]) for each in person.messages(room, stage.account.user)]
    return [body[:6] for body in said].count("Hello!") == times


@pytest.mark.parametrize("how", ["leave", "kick"])
async def test_who_leaves_the_room_or_is_sent_away_leaves_the_table_and_the_others_see_it(
    stage: MatrixStage, how: str
) -> None:
    room, (anna, bo, _) = await a_game(stage, "Anna", "Bo", "Cem")
    who, body = (bo, {}) if how == "leave" else (anna, {"user_id": bo.user})
    await who.ask("POST", f"/rooms/{quote(room)}/{how}", body)
    await stage.people.sees(anna, room, "Bo leaves.")
    table = await stage.table(room)
    assert table is not None
    assert table.phase is Phase.PLAYING


async def test_being_sent_away_while_the_bot_was_not_there_is_noticed(stage: MatrixStage) -> None:
    room, (anna, _) = await a_game(stage, "Anna", "Bo")
    await stage.ends()
    await anna.ask("POST", f"/rooms/{quote(room)}/kick", {"user_id": stage.account.user})
    await stage.begins()
    await stage.table_with(room, lambda table: table.phase is Phase.CLOSED)


async def test_the_bot_leaves_a_room_in_which_nobody_is_left(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    assert room in stage.bot.rooms
    await anna.ask("POST", f"/rooms/{quote(room)}/leave", {})
    await until(lambda: room not in stage.bot.rooms)


async def test_a_table_follows_its_room_when_that_is_replaced_by_one_the_bot_may_join(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo", preset="public_chat")
    anna, bo = people
    await play_on(stage, room, people, by_typing, moves=1)
    made = await anna.ask("POST", f"/rooms/{quote(room)}/upgrade", {"new_version": "11"})
    new = str(made["replacement_room"])
    await bo.joins(new)
    await stage.table_with(new, lambda table: table.phase is Phase.PLAYING)
    await stage.people.sees(bo, new, "your turn")
    await play_on(stage, new, people, by_typing, moves=1)
    await stage.people.sees(bo, new, "round")


async def test_a_table_follows_once_the_bot_is_invited_to_the_room_that_replaced_its_own(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo")
    anna, bo = people
    await play_on(stage, room, people, by_typing, moves=1)
    made = await anna.ask("POST", f"/rooms/{quote(room)}/upgrade", {"new_version": "12"})
    new = str(made["replacement_room"])
    await stage.people.sees(anna, await stage.people.direct(anna), "Invite me there")
    table = await stage.table(room)
    assert table is not None
    assert table.phase is Phase.PLAYING, "the table waits"
    await anna.ask("POST", f"/rooms/{quote(new)}/invite", {"user_id": bo.user})
    await bo.joins(new)
    await anna.ask("POST", f"/rooms/{quote(new)}/invite", {"user_id": stage.account.user})
    await stage.table_with(new, lambda table: table.phase is Phase.PLAYING)
    await stage.people.sees(bo, new, "your turn")


async def test_what_only_looks_like_a_replacement_leads_nobody_away(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo")
    trap = await people[0].makes_room(preset="public_chat")
    false = {"body": "moved", "replacement_room": trap}
    await people[0].ask("PUT", f"/rooms/{quote(room)}/state/m.room.tombstone/false", false)
    await play_on(stage, room, people, by_typing, moves=1)
    await stage.people.sees(people[0], room, "your turn")
    await people[0].reads()
    assert members(people[0], trap) == {people[0].user: "join"}


async def test_an_invitation_from_whom_the_operator_does_not_allow_is_declined(
    synapse: Synapse, tmp_path: Path
) -> None:
    async with a_matrix_stage(synapse, tmp_path / "bot", allowed=("@host:localhost",)) as stage:
        anna = await stage.people.person("Anna")
        room = await anna.makes_room(stage.account.user)
        await bot_is(stage, anna, room, "leave")
        assert [event for event, _ in stage.log.events] == ["matrix-invitation-declined"]


async def test_a_bot_in_as_many_rooms_as_it_may_be_declines_more(synapse: Synapse, tmp_path: Path) -> None:
    async with a_matrix_stage(synapse, tmp_path / "bot", rooms=1) as stage:
        _, (anna,) = await a_room(stage, "Anna")
        another = await anna.makes_room(stage.account.user)
        await bot_is(stage, anna, another, "leave")


async def test_an_invitation_that_waited_is_accepted_at_the_first_start(
    synapse: Synapse, tmp_path: Path
) -> None:
    account = synapse.register("bot")
    async with a_matrix_stage(synapse, tmp_path / "other") as another:
        anna = await another.people.person("Anna")
        room = await anna.makes_room(account.user)
    async with a_matrix_stage(synapse, tmp_path / "bot", account) as stage:
        anna.session = stage.people.session
        await stage.people.sees(anna, room, "!play")


async def test_a_room_where_the_bot_may_not_speak_loses_its_table_and_nothing_else(
    stage: MatrixStage,
) -> None:
    room, (anna, bo) = await a_game(stage, "Anna", "Bo")
    levels = await anna.ask("GET", f"/rooms/{quote(room)}/state/m.room.power_levels/")
    await anna.ask(
        "PUT", f"/rooms/{quote(room)}/state/m.room.power_levels/", {**levels, "events_default": 50}
    )
    await bo.says(await stage.people.direct(bo), "leave")
    await stage.table_with(room, lambda table: table.phase is Phase.CLOSED)
    other, _ = await a_room(stage, "Cem")
    assert other in stage.bot.rooms
