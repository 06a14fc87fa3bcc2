"""Operators decide whom the bot serves: who is blocked hears nothing, and their rooms are left at once."""

from pathlib import Path
from typing import Any, cast

import pytest

from adapters.conversation import Incoming
from adapters.door import ASKED_EVERY, LINES, TOLD_EVERY, Door
from adapters.matrix.platform import NAME as MATRIX
from core.access import Access, Verdict, names_of
from core.commands import Actor, Deal, Join
from core.games import GAMES
from core.identity import PlayerRef, RoomRef
from core.ports import StoreUnavailable
from core.table.values import Phase, on_turn
from i18n.languages import LANGUAGES as TAGS
from storage import keys
from storage.blocked import RedisBlocked
from storage.client import Client
from tests.bot_api_people import Person
from tests.matrix_games import a_room
from tests.matrix_stage import a_matrix_stage
from tests.stage import ANNA, BO, LANGUAGES, PLATFORM, ROOM, SilentLog, Stage, person, stage
from tests.synapse import Synapse, until
from tests.telegram_stage import TelegramStage, a_game, a_lobby, board_of, telegram_stage, texts

GOODBYE = "I do not run games in this room. Goodbye."
BOSS = f"{PLATFORM}:boss"


def people(on: TelegramStage, *names: str) -> list[Person]:
    return [on.api.world.person(name) for name in names]


class Answers:
    """A door before a stage, with an operator."""

    def __init__(self, on: Stage, client: Client, access: Access) -> None:
        self.on, self.time, self.left = on, [0.0], list[tuple[RoomRef, str]]()
        self.door = Door(
            access,
            RedisBlocked(client, on.log),
            on.service,
            LANGUAGES,
            log=on.log,
            clock=lambda: self.time[0],
        )
        self.door.leaves[PLATFORM] = self._leave

    async def _leave(self, room: RoomRef, sentence: str) -> None:
        self.left.append((room, sentence))

    async def hears(self, actor: Actor, text: str = "hello", **more: Any) -> str | None:
        """Return what the door says to somebody, None for nothing of its own."""
        reply = await self.door.answer(Incoming(self.on.update(), actor, text=text, addressed=True, **more))
        await self.door.settled()
        await self.on.service.settled()
        return None if reply is None else "\n".join(LANGUAGES.reply(reply).lines)

    async def orders(self, text: str, **more: Any) -> str | None:
        """Let the operator say something in their direct chat."""
        return await self.hears(boss(), text, **more)


def boss(language: str = "en", room: RoomRef | None = None) -> Actor:
    return Actor(PlayerRef(PLATFORM, "boss"), "Boss", language, room=room)


@pytest.fixture
def at_the_door(store_client: Client) -> Answers:
    return Answers(stage(), store_client, Access(operators=frozenset({BOSS})))


# Who is served.


def test_what_is_blocked_counts_more_than_what_is_allowed_and_operators_are_served() -> None:
    access = Access(
        operators=frozenset({"matrix:@op:bad.org"}),
        allow=frozenset({"telegram:-100", "matrix:good.org"}),
        block=frozenset({"matrix:@eve:good.org", "matrix:bad.org", "telegram:-666"}),
    )
    group, topic = RoomRef("telegram", "-100"), RoomRef("telegram", "-100.7")
    expected = {
        (PlayerRef("telegram", "1"), group): Verdict.SERVED,
        (PlayerRef("telegram", "1"), topic): Verdict.SERVED,
        (PlayerRef("telegram", "1"), None): Verdict.NOT_ALLOWED,
        (PlayerRef("telegram", "1"), RoomRef("telegram", "-666.4")): Verdict.ROOM_BLOCKED,
        (PlayerRef("matrix", "@anna:good.org"), RoomRef("matrix", "!a:other.org")): Verdict.SERVED,
        (PlayerRef("matrix", "@eve:good.org"), RoomRef("matrix", "!a:good.org")): Verdict.BLOCKED,
        (PlayerRef("matrix", "@bo:bad.org"), None): Verdict.BLOCKED,
        (PlayerRef("matrix", "@op:bad.org"), None): Verdict.SERVED,
        (PlayerRef("matrix", "@op:bad.org"), RoomRef("matrix", "!a:bad.org")): Verdict.ROOM_BLOCKED,
        (PlayerRef("matrix", "@bo:other.org"), RoomRef("matrix", "!a:other.org")): Verdict.NOT_ALLOWED,
    }
    assert {asked: access.verdict(*asked) for asked in expected} == expected


def test_a_number_on_one_platform_is_nobody_on_another() -> None:
    access = Access(block=frozenset({"telegram:7"}))
    assert access.verdict(PlayerRef("matrix", "7"), None) is Verdict.SERVED
    assert access.verdict(PlayerRef("telegram", "77"), None) is Verdict.SERVED
    assert names_of(RoomRef("matrix", "!without-a-server")) == {"matrix:!without-a-server"}


# What operators say.


async def test_an_operator_blocks_lists_and_unblocks_in_their_direct_chat(at_the_door: Answers) -> None:
    hears, orders = at_the_door.hears, at_the_door.orders
    assert await orders("blocked") == "Nobody is blocked."
    assert await hears(BO) is None
    assert await orders("/block stage:@bo") == "Blocked: stage:@bo."
    assert await orders("blocked") == "Blocked, 1 name:\nstage:@bo"
    assert await orders("unblock stage:@bo") == "No longer blocked: stage:@bo."
    assert await orders("unblock stage:@bo") == "stage:@bo is not blocked."
    assert await orders("blocked") == "Nobody is blocked."
    assert [event for event, _ in at_the_door.on.log.events] == ["blocked", "unblocked"]


@pytest.mark.parametrize(
    "text", ["block", "block some body", "block telegram:anna", "unblock", "block " + "x" * 300]
)
async def test_a_name_that_is_none_is_answered_with_what_names_look_like(
    at_the_door: Answers, text: str
) -> None:
    said = await at_the_door.orders(text)
    assert said is not None
    assert said.startswith("Name a person, a room or a server")
    assert await at_the_door.orders("blocked") == "Nobody is blocked."


async def test_nobody_else_can_block_and_operators_not_each_other(at_the_door: Answers) -> None:
    in_private = Actor(ANNA.ref, "Anna", "en")
    assert await at_the_door.hears(in_private, "block stage:bo") is None
    assert await at_the_door.orders("block stage:boss") == "stage:boss is an operator and cannot be blocked."
    assert await at_the_door.hears(boss(room=ROOM), "block stage:@bo") is None, "and not in a room"
    assert await at_the_door.orders("blocked") == "Nobody is blocked."
    assert await at_the_door.orders("play") is None, "what else they say is for the table"


async def test_in_a_room_an_operator_blocks_whom_they_answer_or_the_room(at_the_door: Answers) -> None:
    eve, room = PlayerRef(PLATFORM, "@eve:a.org"), RoomRef(PLATFORM, "!room:b.org")
    assert await at_the_door.hears(boss(room=room), "block", about=eve) == "Blocked: stage:@eve:a.org."
    assert await at_the_door.hears(boss(room=room), "block") == "Blocked: stage:!room:b.org."
    assert at_the_door.left == [(room, GOODBYE)]


async def test_what_the_settings_block_cannot_be_unblocked(store_client: Client) -> None:
    access = Access(operators=frozenset({BOSS}), block=frozenset({"stage:@eve"}))
    said = await Answers(stage(), store_client, access).orders("unblock @eve")
    assert said is not None
    assert "Only they can change that." in said


@pytest.mark.parametrize("language", TAGS)
async def test_the_words_of_operators_are_those_of_their_language(
    at_the_door: Answers, language: str
) -> None:
    lexicon = LANGUAGES.lexicon(language, GAMES["liars-dice"])
    for word in ("block", "unblock"):
        said = await at_the_door.hears(boss(language), f"{lexicon.suggestion(word)} stage:@bo")
        assert said is not None
        assert "stage:@bo" in said
    assert await at_the_door.hears(boss(language), lexicon.suggestion("blocked")) is not None


async def test_a_long_list_is_not_longer_than_can_be_read(at_the_door: Answers) -> None:
    for number in range(LINES + 5):
        await at_the_door.orders(f"block @eve{number:03}:example.org")
    said = await at_the_door.orders("blocked")
    assert said is not None
    assert said.startswith(f"Blocked, {LINES + 5} names:")
    assert len(said.splitlines()) == LINES + 1


# Whom it meets.


async def test_whoever_is_blocked_is_not_answered_and_gets_up_from_their_table(store_client: Client) -> None:
    on = stage()
    at_the_door = Answers(on, store_client, Access(operators=frozenset({BOSS})))
    eve = Actor(PlayerRef(PLATFORM, "@eve"), "Eve", "en", room=ROOM)
    await on.open()
    await on.does(eve, Join())
    await on.does(BO, Join())
    await on.does(ANNA, Deal())
    await at_the_door.orders("block @eve")
    table = await on.table()
    assert [seated.left for seated in table.seats] == [False, True, False]
    assert table.phase is Phase.PLAYING
    assert await at_the_door.hears(eve, "join") == "", "an answer without a line"
    assert await at_the_door.hears(BO, "hand") is None


async def test_a_room_that_is_blocked_is_told_goodbye_once_and_its_table_is_closed(
    store_client: Client,
) -> None:
    on = stage()
    at_the_door = Answers(on, store_client, Access(operators=frozenset({BOSS})))
    room = RoomRef(PLATFORM, "!room")
    host = Actor(ANNA.ref, "Anna", "sv", room=room)
    await on.service.open(room, host, on.update())
    table_id = await on.store.table_in(room)
    await at_the_door.orders("block !room")
    loaded = await on.store.load(str(table_id))
    assert loaded is not None
    assert loaded.table.phase is Phase.CLOSED
    assert at_the_door.left == [(room, "I det här rummet leder jag inga spel. Hej då.")], "in its language"
    for _ in range(3):
        assert await at_the_door.hears(host) == ""
    assert len(at_the_door.left) == 1
    at_the_door.time[0] += TOLD_EVERY
    await at_the_door.hears(host)
    assert len(at_the_door.left) == 2, "and left again if it is still there"


async def test_whoever_is_not_allowed_is_told_so_privately_once_in_a_while(store_client: Client) -> None:
    at_the_door = Answers(stage(), store_client, Access(allow=frozenset({"stage:friend"})))
    stranger = person("Stranger", room=None)
    said = [await at_the_door.hears(stranger) for _ in range(3)]
    assert said == ["I only play with people and groups that my operator has chosen.", "", ""]
    at_the_door.time[0] += TOLD_EVERY
    assert await at_the_door.hears(stranger) == said[0]
    assert await at_the_door.hears(person("Stranger")) == "", "and in a room not at all"
    assert at_the_door.left == []
    assert await at_the_door.hears(person("Friend")) is None


async def test_another_process_knows_within_seconds_and_a_store_that_is_away_unblocks_nobody(
    store_client: Client,
) -> None:
    access = Access(operators=frozenset({BOSS}))
    here, there = (Answers(stage(), store_client, access) for _ in range(2))
    eve = person("@Eve", room=None)
    assert await there.hears(eve) is None
    await here.orders("block @eve")
    assert await here.hears(eve) == "", "at once where it was said"
    there.time[0] += ASKED_EVERY
    assert await there.hears(eve) == ""
    await cast("Any", store_client).set(keys.blocked(), b"\xff")
    there.time[0] += ASKED_EVERY
    assert await there.hears(eve) is None
    assert ("blocked-unreadable", {}) in there.on.log.events
    await here.orders("block @eve")
    there.time[0] += ASKED_EVERY
    assert await there.hears(eve) == ""


async def test_while_the_store_is_away_those_stay_blocked_who_were(at_the_door: Answers) -> None:
    eve = person("@Eve", room=None)
    await at_the_door.orders("block @eve")

    class Away:
        async def all(self) -> frozenset[str]:
            raise StoreUnavailable

    at_the_door.door._blocked = cast("RedisBlocked", Away())
    at_the_door.time[0] += ASKED_EVERY
    assert await at_the_door.hears(eve) == ""
    assert await at_the_door.hears(ANNA) is None
    assert [event for event, _ in at_the_door.on.log.events] == ["blocked"]


async def test_a_block_list_of_another_type_counts_as_none_and_is_written_over(store_client: Client) -> None:
    log = SilentLog()
    blocked = RedisBlocked(store_client, log)
    await store_client.hset(keys.blocked(), "stage:eve", b"blocked")
    assert await blocked.all() == frozenset()
    assert [event for event, _ in log.events] == ["blocked-unreadable"]
    await blocked.add("stage:eve")
    assert await blocked.all() == {"stage:eve"}
    await blocked.remove("stage:eve")
    assert await blocked.all() == frozenset()


async def test_what_the_settings_block_is_gone_from_every_table_when_a_process_starts(
    store_client: Client,
) -> None:
    on = stage()
    room = RoomRef(PLATFORM, "!room")
    await on.service.open(room, Actor(ANNA.ref, "Anna", "en", room=room), on.update())
    await on.open()
    await on.does(person("@Eve"), Join())
    table_id = await on.store.table_in(room)
    access = Access(block=frozenset({"stage:!room", "stage:@eve", "stage:example.org", "matrix:!room"}))
    await Answers(on, store_client, access).door.sweep(PLATFORM)
    closed = await on.store.load(str(table_id))
    assert closed is not None
    assert closed.table.phase is Phase.CLOSED
    assert (await on.table()).names == ("Anna",)


# On platforms.


async def test_on_telegram_the_blocked_are_not_answered_whatever_they_do() -> None:
    async with telegram_stage() as on:
        anna, eve = people(on, "Anna", "Eve")
        on.door._settled = Access(operators=frozenset({f"telegram:{anna.id}"}))
        group = on.api.world.supergroup("Friends", anna, eve)
        await a_lobby(on, group, anna, eve)
        assert (await on.table(group)).names == ("Anna", "Eve")
        assert await on.says(anna, anna.private, f"/block {eve.id}") == f"Blocked: telegram:{eve.id}."
        assert (await on.table(group)).names == ("Anna",)
        before = texts(group.posts)
        press = await on.presses(eve, board_of(eve, group), "Join")
        assert press.is_answered
        assert not press.alert
        for text in ("/play", "/join", "/settings"):
            await on.says(eve, group, text)
        for text in ("/start", "/play", "hello"):
            await on.says(eve, eve.private, text)
        asked = eve.types_inline(group)
        await on.calm()
        assert not asked.results
        assert [message for message in eve.inbox if message.is_from_bot] == []
        assert texts([post for post in group.posts if post.is_from_bot]) in before
        assert (await on.table(group)).names == ("Anna",)


async def test_on_telegram_a_blocked_group_is_left_after_one_sentence_in_mid_game() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        on.door._settled = Access(operators=frozenset({f"telegram:{anna.id}"}))
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        await on.says(anna, anna.private, f"/block {group.id}")
        loaded = await on.store.load(table.id)
        assert loaded is not None
        assert loaded.table.phase is Phase.CLOSED
        said = [post.text for post in group.posts if post.is_from_bot]
        assert said[-1] == GOODBYE
        assert said.count(GOODBYE) == 1
        assert [call.ok for call in on.api.calls if call.method == "leaveChat"] == [True]


async def test_on_telegram_a_block_in_a_topic_means_the_group_and_not_whoever_opened_the_topic() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        on.door._settled = Access(operators=frozenset({f"telegram:{anna.id}"}))
        forum = on.api.world.supergroup("Friends", anna, bo, forum=True)
        topic = forum.topic("Dice", by=bo)
        # What is said in a topic answers the message that opened it, unless it answers another one.
        await on.says(anna, forum, "/block", reply_to=forum.by_id[topic], topic=topic)
        assert ("blocked", {"audience": f"telegram:{forum.id}"}) in on.log.events


async def test_on_telegram_a_block_that_answers_a_channel_blocks_the_channel_and_not_the_group() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        on.door._settled = Access(operators=frozenset({f"telegram:{anna.id}"}))
        group = on.api.world.supergroup("Friends", anna, bo)
        channel = on.api.world.channel("News", bo)
        said = await on.says(anna, group, "/block", reply_to=bo.says_as(channel, group, "Buy!"))
        assert said == f"Blocked: telegram:{channel.id}."
        before = len(group.posts)
        bo.says_as(channel, group, "/help")
        await on.calm()
        assert [post for post in group.posts[before:] if post.is_from_bot] == []


async def test_on_telegram_a_group_whose_bot_serves_others_is_left_when_it_is_added() -> None:
    async with telegram_stage(access=Access(allow=frozenset({"telegram:1"}))) as on:
        [anna] = people(on, "Anna")
        group = on.api.world.group("Friends", anna, bot="left")
        group.adds_bot()
        await on.calm()
        assert [post.text for post in group.posts] == [GOODBYE]
        assert any(call.method == "leaveChat" and call.ok for call in on.api.calls)


async def test_on_matrix_a_blocked_room_is_left_and_a_server_that_is_not_served_declined(
    synapse: Synapse, tmp_path: Path
) -> None:
    async with a_matrix_stage(synapse, tmp_path / "bot") as on:
        room, (anna, bo) = await a_room(on, "Anna", "Bo")
        on.door._settled = Access(operators=frozenset({f"{MATRIX}:{anna.user}"}))
        await bo.says(room, "!play")
        await on.table_with(room, lambda table: len(table.seats) == 1)
        await anna.says(room, "!join")
        direct = await on.people.direct(anna)
        await anna.says(direct, f"block {room}")
        await on.people.sees(anna, direct, f"Blocked: matrix:{room}.")
        await on.people.sees(bo, room, GOODBYE)

        async def left() -> bool:
            return room not in on.bot.rooms

        await until(left, 15.0, "the room is not left")
        table = await on.table(room)
        assert table is not None
        assert table.phase is Phase.CLOSED
        assert on_turn(table) is None
        on.door._settled = Access(allow=frozenset({f"{MATRIX}:elsewhere.example"}))
        await bo.makes_room(on.account.user)

        async def declined() -> bool:
            return ("matrix-invitation-declined", {"reason": "not allowed"}) in on.log.events

        await until(declined, 15.0, "the invitation is not declined")
