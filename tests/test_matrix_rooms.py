"""Rooms on Matrix, against a real homeserver: opening, joining, dealing, bidding, and what is shown."""

import asyncio
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from adapters.matrix.platform import NAME
from core.identity import PlayerRef, Seat
from core.table.values import Phase, Table, on_turn
from tests.matrix_games import a_game, a_room, by_typing, offered_in, play_on
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


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


async def test_a_message_is_whole_in_plain_text_and_in_html_and_names_are_no_markup(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "<b>A</b> & *x*")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "At the table")
    content = lobby["content"]
    assert "<b>A</b> & *x* (host)" in content["body"]
    assert "&lt;b&gt;A&lt;/b&gt; &amp; *x* (host)" in content["formatted_body"]
    bare = unescape(re.sub(r"<[^>]+>", "", content["formatted_body"]))
    for line in content["body"].splitlines():
        assert re.sub(r"^\d\. ", "", line) in bare


async def test_news_does_not_ring_and_a_turn_does(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_game(stage, "Anna", "Bo")
    table = await stage.table(room)
    assert table is not None
    call = await offered_in(stage, room, anna, table)
    on_turn_now = {"Anna": anna, "Bo": bo}[call["content"]["body"].split(",")[0]]
    assert call["content"]["msgtype"] == "m.text"
    assert call["content"]["m.mentions"] == {"user_ids": [on_turn_now.user]}
    assert f'<a href="https://matrix.to/#/{on_turn_now.user}">' in call["content"]["formatted_body"]
    for message in anna.messages(room, stage.account.user):
        if message["event_id"] != call["event_id"]:
            assert message["content"]["msgtype"] == "m.notice", message
            assert message["content"]["m.mentions"] == {}


async def test_the_board_is_edited_silently_and_each_turn_is_called_anew(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", "Cem")
    await play_on(stage, room, people, by_typing, moves=1)
    anna = people[0]
    await until(lambda: _boards(stage, anna, room))
    table = await stage.table(room)
    assert table is not None
    await offered_in(stage, room, anna, table)
    calls = [
        each
        for each in anna.messages(room, stage.account.user)
        if "your turn" in each["content"]["body"] and each["content"]["msgtype"] == "m.text"
    ]
    assert len(calls) == 2


async def _boards(stage: MatrixStage, person: Person, room: str) -> bool:
    await person.reads()
    edits = [
        event["content"]
        for event in person.events[room]
        if event["type"] == "m.room.message" and "m.new_content" in event["content"]
    ]
    assert all(edit["m.mentions"] == edit["m.new_content"]["m.mentions"] == {} for edit in edits)
    return any("round 1" in edit["body"] for edit in edits)


async def test_edits_and_notices_and_what_other_bots_are_told_are_not_heard(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    first = await anna.says(room, "!weather tomorrow")
    new = {"msgtype": "m.text", "body": "!play"}
    edit = {"rel_type": "m.replace", "event_id": first}
    await anna.says(room, "* !play", content={"m.new_content": new, "m.relates_to": edit})
    await anna.says(room, "!play", content={"msgtype": "m.notice"})
    await anna.says(room, "hello there")
    await anna.says(room, "!status")
    await stage.people.sees(anna, room, "There is no table here")
    assert await stage.table(room) is None
    assert len(anna.messages(room, stage.account.user)) == 2, "the greeting and one answer"


async def test_words_need_no_sign_in_an_answer_or_after_the_bots_name(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    local = stage.account.user.partition(":")[0].removeprefix("@")
    await anna.says(room, f"{local}: play")
    lobby = await stage.people.sees(bo, room, "the table is open")
    await bo.says(room, "> <@bot> the table is open\n\njoin", to=lobby["event_id"])
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    await anna.says(room, "3", to=lobby["event_id"])
    await stage.table_with(room, lambda table: len(table.seats) == 3)
    await anna.says(room, "computer")
    await anna.says(room, "!computer")
    await stage.table_with(room, lambda table: len(table.seats) == 4)


async def test_a_mention_is_understood_as_clients_write_it_by_what_the_bot_is_called(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    bot = stage.account.user
    await stage.server_as_bot("PUT", f"/profile/{quote(bot)}/displayname", {"displayname": "Games, please"})
    await until(lambda: stage.bot.rooms[room].users[bot].display_name == "Games, please")
    for called in ("Games, please", "@Games, please:"):
        await anna.says(room, f"{called} help", content={"m.mentions": {"user_ids": [bot]}})
    await anna.says(room, "Games, please: play", content={"m.mentions": {"user_ids": [bot]}})
    await stage.people.sees(anna, room, "the table is open")
    assert "did not understand" not in str(anna.messages(room, bot))


@pytest.mark.parametrize("sign", ["3️⃣", "3⃣", "3"])
async def test_a_reaction_counts_with_and_without_what_keyboards_add(stage: MatrixStage, sign: str) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "3. Add computer player")
    await anna.reacts(room, lobby["event_id"], sign)
    await stage.table_with(room, lambda table: len(table.seats) == 2)


async def test_the_likeliest_choices_are_put_on_a_message_and_taken_off_when_settled(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo")
    anna = people[0]
    table = await stage.table(room)
    assert table is not None
    call = await offered_in(stage, room, anna, table)
    bot = stage.account.user
    await until(lambda: _signs(anna, room, call, bot, 3))
    await play_on(stage, room, people, by_typing, moves=1)
    await until(lambda: _signs(anna, room, call, bot, 0))


async def _signs(person: Person, room: str, message: dict[str, Any], bot: str, count: int) -> bool:
    await person.reads()
    signs = person.reactions(room, message["event_id"])
    return sum(bot in who for who in signs.values()) == count


async def test_a_reaction_of_somebody_not_on_turn_or_too_late_moves_nothing_and_is_told_privately(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo")
    table = await stage.table(room)
    assert table is not None
    call = await offered_in(stage, room, people[0], table)
    seat = on_turn(table)
    assert seat is not None
    other = next(person for person in people if not is_at(table, person, seat))
    await other.reacts(room, call["event_id"], "1️⃣")
    direct = await stage.people.direct(other)
    await stage.people.sees(other, direct, "not your turn")
    assert await stage.table(room) == table
    await play_on(stage, room, people, by_typing, moves=1)
    moved = await stage.table(room)
    await other.reacts(room, call["event_id"], "2️⃣")
    await stage.people.sees(other, direct, "That turn is over")
    assert await stage.table(room) == moved
    assert not [
        each for each in other.messages(room, stage.account.user) if "over" in each["content"]["body"]
    ]


async def test_two_taps_in_one_moment_are_one_move_and_a_tap_taken_back_undoes_nothing(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo")
    table = await stage.table(room)
    assert table is not None
    call = await offered_in(stage, room, people[0], table)
    seat = on_turn(table)
    assert seat is not None
    person = next(each for each in people if is_at(table, each, seat))
    first, second = await asyncio.gather(
        person.reacts(room, call["event_id"], "1️⃣"), person.reacts(room, call["event_id"], "2️⃣")
    )
    direct = await stage.people.direct(person)
    await stage.people.sees(person, direct, "That turn is over")
    moved = await stage.table_with(room, lambda now: now.turn > table.turn)
    assert moved.turn == table.turn + 1
    for tap in (first, second):
        await person.ask("PUT", f"/rooms/{quote(room)}/redact/{quote(tap)}/{tap[1:9]}", {})
    await person.says(room, "!status")
    await stage.people.sees(person, room, "round 1")
    assert (await stage.table(room)) == moved


def is_at(table: Table, person: Person, seat: Seat) -> bool:
    """Return whether somebody sits at a seat."""
    return table.seat_of(PlayerRef(NAME, person.user)) == seat


async def test_choices_that_somebody_else_made_up_are_nothing(stage: MatrixStage) -> None:
    room, (anna, eve) = await a_room(stage, "Anna", "Eve")
    await anna.says(room, "!play")
    table = await stage.table_with(room, lambda table: len(table.seats) == 1)
    lobby = await stage.people.sees(anna, room, "3. Add computer player")
    made_up = await eve.says(room, "1. Free beer", content={"palifico.choices": [f"{table.id}.0.deal"]})
    edit = {"rel_type": "m.replace", "event_id": lobby["event_id"]}
    new = {"msgtype": "m.text", "body": "x", "palifico.choices": [f"{table.id}.0.leave"] * 4}
    await eve.says(room, "* x", content={"m.new_content": new, "m.relates_to": edit})
    await anna.reacts(room, made_up, "1️⃣")
    await anna.reacts(room, lobby["event_id"], "3️⃣")
    after = await stage.table_with(room, lambda table: len(table.seats) == 2)
    assert after.phase is Phase.LOBBY


async def test_a_room_where_reactions_are_forbidden_is_played_by_words(stage: MatrixStage) -> None:
    levels = {"events": {"m.reaction": 50}, "users": {}}
    room, people = await a_game(stage, "Anna", "Bo", power_level_content_override=levels)
    table = await stage.table(room)
    assert table is not None
    call = await offered_in(stage, room, people[0], table)
    await play_on(stage, room, people, by_typing, moves=2)
    await people[0].reads()
    assert people[0].reactions(room, call["event_id"]) == {}
    assert stage.log.events == []


async def test_a_message_that_somebody_removed_is_posted_anew(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "At the table: Anna (host).")
    path = f"/rooms/{quote(room)}/redact/{quote(lobby['event_id'])}/1"
    await anna.ask("PUT", path, {})
    await bo.says(room, "!join")
    again = await stage.people.sees(anna, room, "At the table: Anna (host), Bo.")
    assert again["event_id"] != lobby["event_id"]


async def test_a_lobby_that_talk_has_pushed_away_is_posted_anew(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "At the table: Anna (host).")
    for number in range(20):
        await bo.says(room, f"talk {number}")
    await bo.says(room, "!join")
    again = await stage.people.sees(anna, room, "At the table: Anna (host), Bo.")
    assert again["event_id"] != lobby["event_id"]


@pytest.mark.parametrize("version", ["11", "12"])
async def test_a_moderator_may_do_what_the_host_may(stage: MatrixStage, version: str) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo", room_version=version)
    await bo.says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    await anna.says(room, "!computer")
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    await anna.says(room, "!join")
    cem = await stage.people.person("Cem")
    await anna.ask("POST", f"/rooms/{quote(room)}/invite", {"user_id": cem.user})
    await cem.reads()
    await cem.says(room, "!computer")
    await stage.people.sees(cem, room, "Only the host")
