"""What is written on Telegram: to whom, names of every kind, markup, lengths, in every language."""

from dataclasses import replace
from functools import partial

import pytest

from adapters.telegram.keyboard import keyboard
from adapters.telegram.text import LONGEST_MESSAGE, length, pages
from core.commands import Ask, Topic
from core.decide import decide
from core.games import GAMES
from core.identity import RoomRef
from core.personal.messages import Days, Kept, KeptFor, YourRights
from core.scene import scene, story
from i18n.languages import LANGUAGES as TAGS
from tests.fullest import fullest
from tests.stage import LANGUAGES, person
from tests.telegram_stage import (
    a_game,
    a_lobby,
    board_of,
    on_turn_of,
    telegram_stage,
    texts,
)

HOSTILE = (
    "<b>&amp;</b>",
    "</a><script>",
    "*_`[x](y)",
    "\u202eevil\u2066\u200f",
    "amp",
    "lt",
    "👩‍👩‍👧‍👦🎲👍🏽",
    "A" * 64 + " " + "B" * 63,
    "line\nbreak\ttab",
    "Z\u0353\u0353\u0353\u0353algo",
    "@palifico_bot",
    "/stop",
)


@pytest.mark.parametrize("name", HOSTILE)
async def test_whatever_somebody_is_called_they_play_and_are_mentioned(name: str) -> None:
    async with telegram_stage() as on:
        strange = on.api.world.person(name)
        bo = on.api.world.person("Bo < & > Bo")
        group = on.api.world.supergroup("Friends", strange, bo)
        table = await a_game(on, group, strange, bo)
        for _ in range(2):
            table = await on.table(group)
            mover = on_turn_of(table, (strange, bo))
            on.api.passes(81)
            await on.calm()
            reminder = mover.sees(group)[-1]
            [entity] = [each for each in reminder.entities if each["type"] == "text_mention"]
            assert entity["user"]["id"] == mover.id
            assert {each["type"] for each in reminder.entities} == {"text_mention"}
            await on.says(mover, group, f"/bid {table.turn} 2")
        said = texts(group.posts)
        assert table.names[0] in said
        for invisible in ("\u202e", "\u2066", "\u200f", "\u200d"):
            assert invisible not in said
        assert not [call for call in on.api.refusals if "can't parse" in call.description]
        alert = (await on.presses(bo, board_of(bo, group), "My dice")).alert
        assert "&lt;" not in alert, "an alert is plain text"


async def test_somebody_of_whom_nothing_can_be_seen_is_called_by_their_user_name() -> None:
    async with telegram_stage() as on:
        anna = on.api.world.person("\u3164", username="anna_s")
        bo = on.api.world.person("\u200b\u2800")
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_lobby(on, group, anna, bo)
        assert (await on.table(group)).names == ("anna_s", f"#{str(bo.id)[:8]}")


async def test_a_command_for_another_bot_is_ignored_and_one_for_this_bot_is_not() -> None:
    async with telegram_stage() as on:
        on.api.world.bot.reads_all = True
        anna = on.api.world.person("Anna")
        group = on.api.world.supergroup("Friends", anna)
        for text in ("/play@other_bot", "/play@palifico_bot_2", "/start@other_bot"):
            assert await on.says(anna, group, text) == ""
        for text in ("/PLAY@Palifico_Bot",):
            assert "the table is open" in await on.says(anna, group, text)


async def test_in_a_group_people_talk_among_themselves_whatever_the_bot_hears() -> None:
    async with telegram_stage() as on:
        on.api.world.bot.reads_all = True
        anna, bo = (on.api.world.person(name) for name in ("Anna", "Bo"))
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        posts = len(group.posts)
        mover = on_turn_of(table, (anna, bo))
        for text in ("join", "stop", "deal", "hello", "what a game!", "@anna look", "leave"):
            await on.says(mover, group, text)
        assert len(group.posts) == posts
        assert await on.table(group) == table
        await on.says(mover, group, "1x3")
        assert (await on.table(group)).turn == table.turn + 1, "a move is understood as it is"


async def test_in_privacy_mode_a_game_is_played_with_commands_replies_and_mentions() -> None:
    async with telegram_stage() as on:
        anna, bo = (on.api.world.person(name) for name in ("Anna", "Bo"))
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        mover, other = on_turn_of(table, (anna, bo)), {anna: bo, bo: anna}[on_turn_of(table, (anna, bo))]
        await on.says(mover, group, "1x3")
        assert (await on.table(group)).turn == table.turn, "the bot does not hear that"
        await on.says(mover, group, "/bid 1 3")
        await on.says(other, group, "2x3", reply_to=board_of(other, group))
        await on.says(mover, group, "@palifico_bot 3x3")
        await on.says(other, group, "4x3", reply_to=mover.sees(group)[0])
        assert (await on.table(group)).turn == table.turn + 3, "a reply to somebody else is not heard"


async def test_a_command_that_is_edited_is_ignored() -> None:
    async with telegram_stage() as on:
        anna = on.api.world.person("Anna")
        group = on.api.world.supergroup("Friends", anna)
        message = anna.says(group, "/status")
        await on.calm()
        posts = len(group.posts)
        anna.edits(message, "/play")
        await on.calm()
        assert len(group.posts) == posts
        assert await on.store.table_in(RoomRef("telegram", str(group.id))) is None


@pytest.mark.parametrize("language", TAGS)
async def test_privacy_is_told_in_every_language_in_a_group_and_alone(language: str) -> None:
    async with telegram_stage() as on:
        anna = on.api.world.person("Anna", language=language.split("-", maxsplit=1)[0])
        group = on.api.world.supergroup("Friends", anna)
        say = LANGUAGES.translator(language).say
        told = await on.says(anna, group, "/privacy")
        assert told.startswith(f"{say(Kept())}\n{say(KeptFor())}\n")
        assert told.endswith(say(YourRights()))
        for span in (1, 7, 30, 365):
            assert say(Days(span)) in told
        await on.says(anna, group, "/play")
        assert await on.says(anna, group, "/privacy") == told
        await on.says(anna, anna.private, "/play")
        await on.says(anna, anna.private, "/privacy")
        assert told in texts(anna.inbox)


@pytest.mark.parametrize("language", TAGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_fullest_tables_fit_into_messages_and_keyboards(game: str, language: str) -> None:
    for table in fullest(game, language):
        for post in (*scene(table), *story(table, table.rooms[0], 0)):
            lines = LANGUAGES.post(post).lines
            assert length("\n".join(lines)) <= LONGEST_MESSAGE
            assert len(pages(lines)) == 1
            rows = keyboard(post.screen.keys, table.id, 10**8, partial(LANGUAGES.key, post=post))
            assert sum(map(len, rows)) == sum(map(len, post.screen.keys)), "no key is left out"
            assert sum(map(len, rows)) <= 99, "and there is room for one that leads to the direct chat"
            assert all(len(row) <= 8 for row in rows)


@pytest.mark.parametrize("language", TAGS)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_answer_at_the_fullest_tables_fits_into_messages(game: str, language: str) -> None:
    table = fullest(game, language)[-1]
    first = table.seats[0].person
    assert first is not None
    for topic in Topic:
        decision = decide(table, Ask(topic), replace(person("x"), ref=first.ref), 0.0, b"")
        translator = LANGUAGES.translator(language)
        lines = tuple(translator.say(line, decision.names) for line in decision.answer)
        assert all(length(page) <= LONGEST_MESSAGE for page in pages(lines))
        assert "…" not in "".join(pages(lines))
