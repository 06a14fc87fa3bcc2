"""Direct rooms on Matrix, against a real homeserver: what is private is there, or nowhere."""

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import pytest

from adapters.matrix.platform import NAME
from core.identity import PlayerRef
from core.table.values import Phase, Table
from tests.matrix_games import a_game, a_room
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


def is_reachable(table: Table, person: Person) -> bool:
    """Return whether the table shows somebody their hand."""
    seat = table.seat_of(PlayerRef(NAME, person.user))
    return seat is not None and table.seats[seat].reachable


async def a_game_without_direct_rooms(stage: MatrixStage) -> tuple[str, Person, Person]:
    """Return a game in which Anna came into her direct room and Bo has not accepted his invitation."""
    anna = await stage.people.person("Anna")
    bo = await stage.people.person("Bo", accepts=False)
    room = await anna.makes_room(stage.account.user, bo.user)
    await bo.joins(room)
    await stage.people.sees(anna, room, "!play")
    await anna.says(room, "!play")
    await stage.people.direct(anna)
    await bo.says(room, "!join")
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    await until(lambda: _invited(bo))
    await anna.says(room, "!deal")
    await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)
    return room, anna, bo


async def _invited(person: Person) -> str | None:
    await person.reads()
    return next(iter(person.invitations), None)


async def test_who_is_not_in_their_direct_room_is_named_and_waited_for(stage: MatrixStage) -> None:
    room, anna, bo = await a_game_without_direct_rooms(stage)
    named = await stage.people.sees(anna, room, "Bo cannot be reached privately")
    assert named["content"]["m.mentions"] == {"user_ids": [bo.user]}
    assert named["content"]["msgtype"] == "m.text", "a notice would not ring"
    table = await stage.table_with(room, lambda table: not is_reachable(table, bo))
    assert is_reachable(table, anna)
    [direct] = bo.invitations
    [invitation] = [
        event
        for event in bo.invitations[direct]
        if event["type"] == "m.room.member" and event["state_key"] == bo.user
    ]
    assert invitation["content"]["is_direct"] is True


async def test_who_comes_into_their_direct_room_is_shown_the_hand_that_waited(stage: MatrixStage) -> None:
    room, _, bo = await a_game_without_direct_rooms(stage)
    await stage.table_with(room, lambda table: not is_reachable(table, bo))
    [direct] = bo.invitations
    await bo.joins(direct)
    hand = await stage.people.sees(bo, direct, "Your dice")
    assert hand["content"]["m.mentions"] == {"user_ids": [bo.user]}
    await stage.table_with(room, lambda table: is_reachable(table, bo))


async def test_a_room_is_opened_once_and_found_again_by_another_process(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_game(stage, "Anna", "Bo")
    direct = await stage.people.direct(bo)
    await stage.people.sees(bo, direct, "Your dice")
    await stage.begins_anew()
    await bo.says(room, "!hand")
    await until(lambda: _hands(bo, direct, stage))
    assert [each for each in bo.events if stage.people.is_direct(bo, each)] == [direct]
    listed = await stage.server_as_bot("GET", f"/user/{quote(stage.account.user)}/account_data/m.direct")
    assert listed == {anna.user: [await stage.people.direct(anna)], bo.user: [direct]}


async def _hands(person: Person, direct: str, stage: MatrixStage, most: int = 2) -> bool:
    await person.reads()
    shown = person.messages(direct, stage.account.user)
    return sum("Your dice" in each["content"]["body"] for each in shown) >= most


async def test_a_hand_that_is_asked_for_in_a_room_is_shown_in_the_direct_room_alone(
    stage: MatrixStage,
) -> None:
    room, (_, bo) = await a_game(stage, "Anna", "Bo")
    direct = await stage.people.direct(bo)
    await stage.people.sees(bo, direct, "Your dice")
    await bo.says(room, "!hand")
    await until(lambda: _hands(bo, direct, stage))
    assert not [each for each in bo.messages(room, stage.account.user) if "Your dice" in str(each["content"])]


async def test_a_room_with_a_third_person_in_it_is_no_longer_direct(stage: MatrixStage) -> None:
    room, (_, bo, eve) = await a_game(stage, "Anna", "Bo", "Eve", players=2)
    direct = await stage.people.direct(bo)
    await stage.people.sees(bo, direct, "Your dice")
    invited = await stage.server_as_bot("POST", f"/rooms/{quote(direct)}/invite", {"user_id": eve.user})
    assert invited == {}
    await until(lambda: _joined(eve, direct))
    said = len(eve.messages(direct, stage.account.user))
    await bo.says(room, "!hand")
    await until(lambda: _another_direct(stage, bo, direct))
    await eve.reads()
    assert len(eve.messages(direct, stage.account.user)) == said


async def _joined(person: Person, room: str) -> bool:
    await person.reads()
    return room in person.events


async def _another_direct(stage: MatrixStage, person: Person, old: str) -> bool:
    await person.reads()
    return any(stage.people.is_direct(person, room) and room != old for room in person.events)


async def test_who_left_their_direct_room_is_invited_again_when_they_ask(stage: MatrixStage) -> None:
    room, (_, bo) = await a_game(stage, "Anna", "Bo")
    direct = await stage.people.direct(bo)
    await stage.people.sees(bo, direct, "Your dice")
    bo.accepts = False
    await bo.ask("POST", f"/rooms/{quote(direct)}/leave", {})
    await until(lambda: bo.user not in stage.bot.rooms[direct].users)
    await bo.says(room, "!hand")
    await stage.people.sees(bo, room, "for your eyes only")
    assert await until(lambda: _invited(bo)) == direct


async def a_game_with_whom_no_invitation_reaches(stage: MatrixStage, anna: Person, bo: Person) -> str:
    """Let Anna and Bo sit down in a public room and deal; Bo is named as somebody who cannot be reached."""
    room = await anna.makes_room(stage.account.user, preset="public_chat")
    await bo.joins(room)
    await stage.people.sees(anna, room, "!play")
    await anna.says(room, "!play")
    await stage.people.direct(anna)
    await bo.says(room, "!join")
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    await anna.says(room, "!deal")
    named = await stage.people.sees(anna, room, "Bo cannot be reached privately")
    assert named["content"]["m.mentions"] == {"user_ids": [bo.user]}
    await bo.reads()
    assert bo.invitations == {}
    assert "Your dice" not in bo.was_sent()
    return room


async def opens_a_room_and_is_shown_their_hand(stage: MatrixStage, room: str, bo: Person) -> None:
    """Let Bo open a direct room of his own, in which the hand is shown that waited."""
    own = await bo.makes_room(stage.account.user, is_direct=True)
    await stage.people.sees(bo, own, "only you may see")
    await bo.says(own, "hand")
    await stage.people.sees(bo, own, "Your dice")
    await stage.table_with(room, lambda table: is_reachable(table, bo))


async def test_who_blocks_invitations_is_named_and_plays_from_a_room_that_they_open(
    stage: MatrixStage,
) -> None:
    anna, bo = [await stage.people.person(name) for name in ("Anna", "Bo")]
    path = f"/user/{quote(bo.user)}/account_data/m.invite_permission_config"
    await bo.ask("PUT", path, {"default_action": "block"})
    room = await a_game_with_whom_no_invitation_reaches(stage, anna, bo)
    await bo.says(room, "!hand")
    await stage.people.sees(bo, room, "or open one with me")
    await opens_a_room_and_is_shown_their_hand(stage, room, bo)
    assert ("matrix-invitation-failed", {"reason": "M_INVITE_BLOCKED"}) in stage.log.events


async def test_who_ignores_the_bot_is_named_and_plays_from_a_room_that_they_open(stage: MatrixStage) -> None:
    anna, bo = [await stage.people.person(name) for name in ("Anna", "Bo")]
    path = f"/user/{quote(bo.user)}/account_data/m.ignored_user_list"
    await bo.ask("PUT", path, {"ignored_users": {stage.account.user: {}}})
    room = await a_game_with_whom_no_invitation_reaches(stage, anna, bo)
    await bo.ask("PUT", path, {"ignored_users": {}})
    await opens_a_room_and_is_shown_their_hand(stage, room, bo)


async def test_a_direct_room_that_a_person_opens_is_used_and_needs_no_sign(stage: MatrixStage) -> None:
    anna = await stage.people.person("Anna")
    own = await anna.makes_room(stage.account.user, is_direct=True)
    await stage.people.sees(anna, own, "only you may see")
    await anna.says(own, "play")
    await stage.people.sees(anna, own, "the table is open")
    for _ in range(2):
        await anna.says(own, "computer")
    await anna.says(own, "deal")
    await stage.people.sees(anna, own, "Your dice")
    assert [each for each in anna.events if stage.people.is_direct(anna, each)] == [own]
    table = await stage.table(own)
    assert table is not None
    assert table.phase is Phase.PLAYING


async def test_of_two_direct_rooms_the_one_is_answered_in_which_it_was_asked(
    stage: MatrixStage,
) -> None:
    _, (_, bo) = await a_game(stage, "Anna", "Bo")
    old = await stage.people.direct(bo)
    await stage.people.sees(bo, old, "Your dice")
    new = await bo.makes_room(stage.account.user, is_direct=True)
    await stage.people.sees(bo, new, "only you may see")
    for own, hands in ((old, 2), (new, 1)):
        await bo.says(own, "hand")
        await until(lambda own=own, hands=hands: _hands(bo, own, stage, hands))


async def test_a_choice_in_a_direct_room_is_picked_by_a_bare_number(stage: MatrixStage) -> None:
    anna = await stage.people.person("Anna")
    own = await anna.makes_room(stage.account.user, is_direct=True)
    await stage.people.sees(anna, own, "only you may see")
    await anna.says(own, "play")
    await stage.people.sees(anna, own, "3. Add computer player")
    await anna.says(own, "3")
    await stage.table_with(own, lambda table: len(table.seats) == 2)


async def test_nobody_is_asked_twice_in_a_moment_to_come_into_a_direct_room(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    anna.accepts = False
    for word in ("!play", "!status", "!options", "!hand"):
        await anna.says(room, word)
    await stage.people.sees(anna, room, "At the table: Anna")
    await stage.people.sees(anna, room, "for your eyes only")
    await stage.bot.settled()
    await anna.reads()
    assert len(anna.invitations) == 1
