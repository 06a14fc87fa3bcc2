"""Threads on Matrix, against a real homeserver: where it is wished for, a game stands in one of its own."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from core.table.values import Phase
from tests.matrix_games import a_game, a_room, by_reacting, by_typing, offered_in, play_on
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot", threads=True) as stage:
        yield stage


def thread_of(message: dict[str, Any]) -> str:
    """Return where the thread begins in which a message stands, empty for none."""
    relation = message["content"].get("m.relates_to", {})
    return str(relation["event_id"]) if relation.get("rel_type") == "m.thread" else ""


async def in_thread(person: Person, room: str, root: str, text: str) -> str:
    """Say something in a thread, as clients do that have them."""
    latest = {"event_id": root}
    relation = {"rel_type": "m.thread", "event_id": root, "is_falling_back": True, "m.in_reply_to": latest}
    return await person.says(room, text, content={"m.relates_to": relation})


async def outside(stage: MatrixStage, person: Person, room: str) -> list[str]:
    """Return what the bot says in a room outside of threads."""
    await person.reads()
    shown = person.messages(room, stage.account.user)
    return [each["content"]["body"].partition("\n")[0] for each in shown if not thread_of(each)]


async def test_a_whole_game_stands_in_the_thread_of_its_lobby(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
    anna = people[0]
    await play_on(stage, room, people, by_reacting, moves=2)
    table = await play_on(stage, room, people, by_typing)
    assert table.phase is Phase.OVER
    ended = await stage.people.sees(anna, room, "Place 1")
    lobby = await stage.people.sees(anna, room, "At the table: Anna (host), Bo.")
    assert thread_of(ended) == lobby["event_id"]
    greeting, *others = await outside(stage, anna, room)
    assert greeting.startswith("Hello!")
    assert others == [lobby["content"]["body"].partition("\n")[0]]
    shown = [each for each in anna.messages(room, stage.account.user) if thread_of(each)]
    for before, after in zip([lobby, *shown], shown, strict=False):
        relation = after["content"]["m.relates_to"]
        assert (relation["is_falling_back"], relation["m.in_reply_to"]["event_id"]) == (
            True,
            before["event_id"],
        )
    assert stage.log.events == []


async def test_a_board_in_a_thread_is_edited_there_and_its_choices_are_put_on_and_taken_off(
    stage: MatrixStage,
) -> None:
    room, people = await a_game(stage, "Anna", "Bo")
    table = await stage.table(room)
    assert table is not None
    call = await offered_in(stage, room, people[0], table)
    bot = stage.account.user
    await until(lambda: _signs(people[0], room, call["event_id"], bot, 3))
    await play_on(stage, room, people, by_reacting, moves=1)
    await until(lambda: _signs(people[0], room, call["event_id"], bot, 0))
    boards = await until(lambda: _edited(people[0], room, bot, "round 1"))
    assert len(boards) == 1
    assert thread_of(boards[0])


async def _signs(person: Person, room: str, message: str, bot: str, count: int) -> bool:
    await person.reads()
    return sum(bot in who for who in person.reactions(room, message).values()) == count


async def _edited(person: Person, room: str, bot: str, text: str) -> list[dict[str, Any]]:
    """Return the messages of the bot that say something after an edit, with what they were sent as."""
    await person.reads()
    sent = {each["event_id"]: each for each in person.events[room]}
    edits = [
        each["content"]["m.relates_to"]["event_id"]
        for each in person.events[room]
        if each["sender"] == bot
        and "m.new_content" in each["content"]
        and text in each["content"]["m.new_content"]["body"]
    ]
    assert all("m.relates_to" not in sent[edit]["content"].get("m.new_content", {}) for edit in edits)
    return [sent[edit] for edit in dict.fromkeys(edits)]


async def test_words_and_numbers_in_the_thread_are_for_the_bot_and_talk_there_is_not(
    stage: MatrixStage,
) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "At the table: Anna (host).")
    root = str(lobby["event_id"])
    await in_thread(bo, room, root, "join")
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    await in_thread(anna, room, root, "3")
    await stage.table_with(room, lambda table: len(table.seats) == 3)
    await in_thread(bo, room, root, "what lovely weather")
    asked = await in_thread(bo, room, root, "status")
    answer = await until(lambda: _answer_to(stage, bo, room, asked))
    relation = answer["content"]["m.relates_to"]
    assert (relation["event_id"], relation["m.in_reply_to"]["event_id"]) == (root, asked)
    assert relation["is_falling_back"] is False
    said = [each for each in bo.messages(room, stage.account.user) if thread_of(each)]
    assert [each["event_id"] for each in said] == [answer["event_id"]], "nobody is told off for talking"


async def _answer_to(stage: MatrixStage, person: Person, room: str, asked: str) -> dict[str, Any] | None:
    await person.reads()
    answers = [
        each
        for each in person.messages(room, stage.account.user)
        if each["content"].get("m.relates_to", {}).get("m.in_reply_to", {}).get("event_id") == asked
    ]
    return next(iter(answers), None)


async def test_a_thread_that_somebody_else_began_is_theirs(stage: MatrixStage) -> None:
    room, (anna, _) = await a_room(stage, "Anna", "Bo")
    own = await anna.says(room, "shall we play?")
    await in_thread(anna, room, own, "play")
    await in_thread(anna, room, own, "!status")
    answer = await stage.people.sees(anna, room, "There is no table here")
    assert thread_of(answer) == own, "what is asked in a thread is answered in it"


async def test_a_game_goes_on_in_its_thread_after_a_restart(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
    await play_on(stage, room, people, by_typing, moves=1)
    await stage.people.sees(people[0], room, "your turn")
    lobby = await stage.people.sees(people[0], room, "At the table: Anna (host), Bo.")
    await stage.begins_anew()
    await play_on(stage, room, people, by_typing, moves=1)
    shown = await stage.people.sees(people[0], room, "round 2")
    assert thread_of(shown) == lobby["event_id"]
    assert len(await outside(stage, people[0], room)) == 2


async def test_a_lobby_that_was_removed_leaves_its_game_another_thread(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
    anna = people[0]
    lobby = await stage.people.sees(anna, room, "At the table: Anna (host), Bo.")
    await stage.people.sees(anna, room, "open the round")
    await anna.ask("PUT", f"/rooms/{quote(room)}/redact/{quote(lobby['event_id'])}/1", {})
    await play_on(stage, room, people, by_typing, moves=2)
    shown = await stage.people.sees(anna, room, "round 2")
    assert thread_of(shown) not in ("", lobby["event_id"])


async def test_a_game_that_follows_into_another_room_begins_a_thread_there(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", preset="public_chat")
    anna, bo = people
    await play_on(stage, room, people, by_typing, moves=1)
    made = await anna.ask("POST", f"/rooms/{quote(room)}/upgrade", {"new_version": "12"})
    new = str(made["replacement_room"])
    await bo.joins(new)
    await stage.people.sees(bo, new, "your turn")
    assert len(await outside(stage, bo, new)) == 1
    await play_on(stage, new, people, by_typing, moves=1)
    shown = await stage.people.sees(bo, new, "round 2")
    assert thread_of(shown)


async def test_a_table_in_a_direct_room_needs_no_thread(stage: MatrixStage) -> None:
    anna = await stage.people.person("Anna")
    own = await anna.makes_room(stage.account.user, is_direct=True)
    await stage.people.sees(anna, own, "only you may see")
    for word in ("play", "computer", "deal"):
        await anna.says(own, word)
    await stage.people.sees(anna, own, "Your dice")
    assert [each for each in anna.messages(own, stage.account.user) if thread_of(each)] == []
