"""Groups on Telegram as they are: they move, have topics and faceless admins, and the bot comes and goes."""

import pytest

from core.table.values import Phase
from i18n.languages import LANGUAGES as TAGS
from tests.bot_api_faults import migrated
from tests.bot_api_people import Person
from tests.telegram_stage import (
    TelegramStage,
    a_game,
    a_lobby,
    board_of,
    key,
    on_turn_of,
    telegram_stage,
    texts,
)

FACELESS = "This speaks for a group or a channel"


def people(on: TelegramStage, *names: str) -> list[Person]:
    return [on.api.world.person(name) for name in names]


async def test_a_group_that_becomes_a_supergroup_in_mid_game_takes_its_table_along() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        before = on.api.world.group("Friends", anna, bo)
        table = await a_game(on, before, anna, bo)
        after = before.upgrade()
        await on.calm()
        moved = await on.table(after)
        assert moved.id == table.id
        board = board_of(bo, after)
        assert "My dice" in board.labels[0], "the board is sent anew"
        assert len(after.posts) == 1, "and nothing that was told before"
        assert (await on.presses(bo, board, "My dice")).is_window
        person = on_turn_of(moved, (anna, bo))
        await on.says(person, after, "/bid 1 2")
        assert (await on.table(after)).turn == table.turn + 1


async def test_a_group_that_is_only_found_to_have_moved_when_it_is_written_to_is_followed() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        before = on.api.world.group("Friends", anna, bo)
        table = await a_game(on, before, anna, bo)
        after = on.api.world.supergroup("Friends", anna, bo)
        for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup"):
            on.api.fails(method, migrated(after.id), 9, lambda given: given["chat_id"] == before.id)
        await on.says(on_turn_of(table, (anna, bo)), before, "/bid 1 2")
        moved = await on.table(after)
        assert (moved.id, moved.turn) == (table.id, table.turn + 1)
        other = on_turn_of(moved, (anna, bo))
        await on.presses(other, board_of(other, after), key(moved, "liar"))
        assert (await on.table(after)).turn == table.turn + 2
        assert ("room-moved", {"platform": "telegram"}) in on.log.events


async def test_each_topic_of_a_forum_has_a_table_of_its_own_and_so_has_the_general_one() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        forum = on.api.world.supergroup("Club", anna, bo, forum=True)
        topics = [forum.topic("Dice"), forum.topic("Cards"), None]
        for topic in topics:
            await on.says(anna, forum, "/play", topic=topic)
        tables = [await on.table(forum, topic) for topic in topics]
        assert len({table.id for table in tables}) == 3
        lobbies = {post.thread: post for post in forum.posts if post.rows}
        assert lobbies.keys() == set(topics)
        for topic in topics:
            await on.presses(bo, lobbies[topic], "Join")
            await on.says(anna, forum, "/deal", topic=topic)
            assert (await on.table(forum, topic)).names == ("Anna", "Bo")
            assert (await on.table(forum, topic)).phase is Phase.PLAYING
        for post in forum.posts:
            assert post.thread in topics


async def test_the_topics_of_a_forum_share_what_may_be_sent_to_it() -> None:
    async with telegram_stage() as on:
        people_of = people(on, "Anna", "Bo")
        forum = on.api.world.supergroup("Club", *people_of, forum=True)
        on.api.flood.enforced = True
        for number in range(9):
            topic = forum.topic(f"Topic {number}")
            people_of[0].says(forum, "/play", thread=topic)
            people_of[1].says(forum, "/join", thread=topic)
        await on.calm()
        assert len([post for post in forum.posts if post.rows]) == 9


@pytest.mark.parametrize("gone", ["deleted", "off"])
async def test_a_table_whose_topic_is_gone_goes_on_in_the_chat(gone: str) -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        forum = on.api.world.supergroup("Club", anna, bo, forum=True)
        topic = forum.topic("Dice")
        await on.says(anna, forum, "/play", topic=topic)
        await on.presses(bo, board_of(bo, forum), "Join")
        if gone == "off":
            forum.turns_topics_off()
        else:
            del forum.topics[topic]
            for message in forum.all_messages:
                message.deleted = message.deleted or message.thread == topic
        await on.presses(anna, board_of(anna, forum), "Deal") if gone == "off" else await on.says(
            anna, anna.private, "deal"
        )
        table = await on.table(forum)
        assert table.phase is Phase.PLAYING
        person = on_turn_of(table, (anna, bo))
        board = board_of(person, forum)
        assert board.thread is None
        await on.presses(person, board, key(table, "1x3"))
        assert (await on.table(forum)).turn == table.turn + 1


async def test_an_anonymous_admin_decides_what_admins_decide_but_sits_only_by_pressing() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = people(on, "Anna", "Bo", "Cem")
        group = on.api.world.supergroup("Friends", anna, bo, cem)
        group.promotes(cem, anonymous=True)
        await a_lobby(on, group, anna, bo)
        assert FACELESS in await on.says(cem, group, "/join")
        assert (await on.table(group)).names == ("Anna", "Bo")
        await on.says(cem, group, "/option dice 3")
        assert (await on.table(group)).options.value("dice") == 3
        await on.presses(cem, board_of(cem, group), "Join")
        assert (await on.table(group)).names == ("Anna", "Bo", "Cem")
        await on.says(cem, group, "/deal")
        assert (await on.table(group)).phase is Phase.PLAYING
        assert "(" not in await on.says(cem, group, "/hand"), "nobody knows whose hand it would be"
        assert len((await on.presses(cem, board_of(cem, group), "My dice")).alert) > 10


async def test_an_anonymous_admin_opens_a_table_at_which_they_do_not_sit() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        group.promotes(anna, anonymous=True)
        await on.says(anna, group, "/play")
        assert (await on.table(group)).seats == ()
        for person in (anna, bo):
            await on.presses(person, board_of(person, group), "Join")
        await on.says(anna, group, "/deal")
        assert (await on.table(group)).phase is Phase.PLAYING


async def test_a_channel_neither_sits_nor_decides_nor_opens_a_table() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = people(on, "Anna", "Bo", "Cem")
        group = on.api.world.supergroup("Friends", anna, bo, cem)
        channel = on.api.world.channel("News", cem)
        cem.says_as(channel, group, "/play")
        await on.calm()
        assert FACELESS in group.posts[-1].text
        await a_lobby(on, group, anna, bo)
        before = await on.table(group)
        for command in ("/join", "/deal", "/stop", "/option dice 3", "/kick Bo", "/language svenska"):
            cem.says_as(channel, group, command)
            await on.calm()
            assert FACELESS in group.posts[-1].text
        assert await on.table(group) == before


@pytest.mark.parametrize("language", TAGS)
async def test_a_bot_that_is_added_says_how_to_begin_in_the_language_of_whoever_added_it(
    language: str,
) -> None:
    async with telegram_stage() as on:
        anna = on.api.world.person("Anna", language=language.split("-", maxsplit=1)[0])
        group = on.api.world.group("Friends", anna, bot="left")
        group.adds_bot()
        await on.calm()
        [greeting] = group.posts
        assert "/play" in greeting.text
        assert len(greeting.text.splitlines()) == 2
        if language != "en":
            assert "Hello" not in greeting.text


async def test_a_bot_that_is_removed_ends_its_game_and_opens_another_when_it_is_back() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        group.remove_bot()
        await on.calm()
        loaded = await on.store.load(table.id)
        assert loaded is not None
        assert loaded.table.phase is Phase.CLOSED
        calls = len(on.api.calls_of("sendMessage", "editMessageText"))
        on.api.passes(600)
        await on.calm()
        assert len(on.api.calls_of("sendMessage", "editMessageText")) == calls, "it is written to no more"
        group.adds_bot()
        again = await a_game(on, group, anna, bo)
        assert again.id != table.id


async def test_a_bot_that_is_removed_from_a_forum_ends_the_games_of_its_topics() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        forum = on.api.world.supergroup("Club", anna, bo, forum=True)
        topic = forum.topic("Dice")
        await on.says(anna, forum, "/play", topic=topic)
        await on.presses(bo, board_of(bo, forum), "Join")
        await on.says(anna, forum, "/deal", topic=topic)
        forum.remove_bot()
        await on.calm()
        on.api.passes(600)
        await on.calm()
        loaded = await on.store.load((await on.table(forum, topic)).id)
        assert loaded is not None
        assert loaded.table.phase is Phase.CLOSED


async def test_whoever_leaves_the_group_leaves_the_table() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = people(on, "Anna", "Bo", "Cem")
        group = on.api.world.supergroup("Friends", anna, bo, cem)
        await a_game(on, group, anna, bo, cem)
        group.leaves(cem)
        await on.calm()
        table = await on.table(group)
        assert [seated.left for seated in table.seats] == [False, False, True]
        assert "Cem leaves." in texts(anna.sees(group))


async def test_whoever_leaves_a_forum_leaves_the_table_in_its_topic() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = people(on, "Anna", "Bo", "Cem")
        forum = on.api.world.supergroup("Club", anna, bo, cem, forum=True)
        topic = forum.topic("Dice")
        await on.says(anna, forum, "/play", topic=topic)
        for person in (bo, cem):
            await on.presses(person, board_of(person, forum), "Join")
        await on.says(anna, forum, "/deal", topic=topic)
        forum.leaves(cem, by=anna)
        await on.calm()
        assert (await on.table(forum, topic)).seats[2].left


async def test_leaving_another_group_changes_nothing() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        other = on.api.world.supergroup("Work", anna, bo)
        await a_game(on, group, anna, bo)
        other.leaves(bo)
        await on.calm()
        assert not any(seated.left for seated in (await on.table(group)).seats)


async def test_the_lobby_has_a_page_of_options_that_everybody_sees() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_lobby(on, group, anna, bo)
        first = board_of(bo, group)
        assert first.labels[:3] == [["Join", "Leave"], ["Add computer player", "Deal"], ["game: Liar's Dice"]]
        assert first.labels[3] == ["Options"]
        assert "Only the host" in (await on.presses(bo, first, "Options")).alert
        await on.presses(anna, first, "Options")
        page = board_of(bo, group)
        assert page is first, "the lobby is edited in place"
        assert ["Back"] in page.labels
        await on.presses(anna, page, "5 dice each")
        assert (await on.table(group)).options.value("dice") != 5
        await on.presses(anna, page, "Back")
        assert ["Options"] in board_of(bo, group).labels
