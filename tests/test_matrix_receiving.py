"""Receiving and sending on Matrix, against a real homeserver: everything once, whatever breaks."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from adapters.matrix.bot import MatrixBot
from adapters.matrix.folder import Device
from adapters.matrix.hearing import Hearing
from adapters.matrix.platform import NAME
from adapters.matrix.receiving import Receiving
from adapters.matrix.settings import FolderTaken, MatrixSettings, MatrixStopped
from adapters.matrix.wire import Away, Wire
from core.game import Screen
from core.identity import RoomRef
from core.ports import Unavailable, Undeliverable
from core.scene import Family, Post
from core.table import messages
from core.table.values import Phase
from tests.matrix_games import a_game, a_room, by_typing, play_on
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.stage import LANGUAGES, SilentLog
from tests.synapse import Synapse, a_homeserver, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


def a_post(text: str, room: str) -> Post:
    screen = Screen(tuple(messages.Name(line) for line in text.splitlines()))
    return Post(Family.STORY, "1", RoomRef(NAME, room), "en", screen, (), 0, number=1)


async def said(stage: MatrixStage, person: Person, room: str) -> list[str]:
    await person.reads()
    return [each["content"]["body"] for each in person.messages(room, stage.account.user)]


async def test_a_second_send_under_a_token_is_the_same_message(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    sent = [await stage.bot.platform.send(a_post("once", room), "token/1") for _ in range(2)]
    assert len(set(sent)) == 1
    assert (await said(stage, anna, room)).count("once") == 1


async def test_what_happened_while_the_bot_was_away_is_heard_once_and_in_order(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    await anna.says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    await stage.ends()
    await bo.says(room, "!join")
    for _ in range(3):
        await anna.says(room, "!computer")
    await stage.begins()
    table = await stage.table_with(room, lambda table: len(table.seats) == 5)
    assert table.names[:2] == ("Anna", "Bo")


async def test_a_gap_of_250_messages_is_filled_and_its_words_are_heard(stage: MatrixStage) -> None:
    room, (anna, bo) = await a_room(stage, "Anna", "Bo")
    await anna.says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    await stage.ends()
    await bo.says(room, "!join")
    for batch in range(25):
        await asyncio.gather(*(anna.says(room, f"talk {batch} {number}") for number in range(10)))
    await anna.says(room, "!computer")
    await stage.begins()
    table = await stage.table_with(room, lambda table: len(table.seats) == 3)
    assert table.names[:2] == ("Anna", "Bo")
    await stage.people.sees(anna, room, "At the table: Anna (host), Bo, ")


async def test_what_was_applied_before_a_crash_is_not_applied_again(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    await anna.says(room, "!play")
    await stage.table_with(room, lambda table: len(table.seats) == 1)
    before = (stage.settings.store / "received").read_text()
    await anna.says(room, "!computer")
    await anna.says(room, "!status")
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    await until(lambda: _answers(stage, anna, room))
    await stage.ends()
    (stage.settings.store / "received").write_text(before)
    await stage.begins()
    await anna.says(room, "!options")
    await stage.people.sees(anna, room, "(“dice”: 3, 4, 5, 6)")
    table = await stage.table(room)
    assert table is not None
    assert len(table.seats) == 2
    assert len(await _answers(stage, anna, room)) == 1, "an answer is said under the same transaction again"


async def _answers(stage: MatrixStage, person: Person, room: str) -> list[str]:
    await person.reads()
    answered = [
        each
        for each in person.messages(room, stage.account.user)
        if each["content"].get("m.relates_to", {}).get("m.in_reply_to")
    ]
    return [each["content"]["body"] for each in answered if "the table is open" in each["content"]["body"]]


async def test_nothing_is_acted_on_that_happened_before_the_bot_came(stage: MatrixStage) -> None:
    anna = await stage.people.person("Anna")
    room = await anna.makes_room()
    await anna.says(room, "!play")
    await anna.ask("POST", f"/rooms/{quote(room)}/invite", {"user_id": stage.account.user})
    await stage.people.sees(anna, room, "Hello!")
    await anna.says(room, "!status")
    await stage.people.sees(anna, room, "There is no table here")
    assert await stage.table(room) is None


async def test_at_the_first_start_history_is_left_alone(synapse: Synapse, tmp_path: Path) -> None:
    account = synapse.register("bot")
    async with a_matrix_stage(synapse, tmp_path / "one", account) as stage:
        room, (anna,) = await a_room(stage, "Anna")
    await anna_says_while_nobody_listens(synapse, anna, room)
    async with a_matrix_stage(synapse, tmp_path / "two", account, token="", password="secret") as stage:
        anna.session = stage.people.session
        await anna.says(room, "!status")
        await stage.people.sees(anna, room, "There is no table here")
        assert await stage.table(room) is None


async def anna_says_while_nobody_listens(synapse: Synapse, anna: Person, room: str) -> None:
    path = f"/_matrix/client/v3/rooms/{quote(room)}/send/m.room.message/unheard"
    body = {"msgtype": "m.text", "body": "!play"}
    await asyncio.to_thread(synapse.call, "PUT", path, body, anna.account.token)


async def test_a_game_goes_on_where_it_stood_after_a_restart(stage: MatrixStage) -> None:
    room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
    await play_on(stage, room, people, by_typing, moves=3)
    await stage.begins_anew()
    table = await play_on(stage, room, people, by_typing)
    assert table.phase is Phase.OVER
    await stage.people.sees(people[0], room, "Place 1")


async def test_what_was_sent_before_a_crash_and_not_noted_stands_there_once(
    stage: MatrixStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
    anna = people[0]
    await stage.people.sees(anna, room, "your turn")
    send = stage.bot.platform.send
    sent: list[Post] = []

    async def dies_before_it_is_noted(post: Post, token: str) -> str:
        await send(post, token)
        sent.append(post)
        raise Unavailable(maybe_done=True)

    monkeypatch.setattr(stage.bot.platform, "send", dies_before_it_is_noted)
    await play_on(stage, room, people, by_typing, moves=2)
    await until(lambda: {Family.STORY, Family.HAND} <= {post.family for post in sent})
    await stage.begins_anew()
    table = await play_on(stage, room, people, by_typing)
    assert table.phase is Phase.OVER
    await stage.people.sees(anna, room, "Place 1")
    await anna.reads()
    shown = [each["content"] for each in anna.messages(room, stage.account.user)]
    assert [each["body"] for each in shown if shown.count(each) > 1] == []


async def test_a_token_that_died_stops_the_bot_with_what_to_do(stage: MatrixStage) -> None:
    await stage.server_as_bot("POST", "/logout")
    with pytest.raises(MatrixStopped, match="no longer valid; give a new one"):
        await asyncio.wait_for(asyncio.shield(stage.receiving), 20)
    assert [event for event, _ in stage.log.events] == ["matrix-token-refused"]


async def test_a_token_that_died_is_renewed_by_the_password_for_the_same_device(
    synapse: Synapse, tmp_path: Path
) -> None:
    account = synapse.register("bot")
    settings = {"token": "", "password": account.password}
    async with a_matrix_stage(synapse, tmp_path / "bot", account, **settings) as stage:
        room, (anna,) = await a_room(stage, "Anna")
        device = stage.bot.device
        await anna.ask("GET", "/account/whoami")
        path = "/_matrix/client/v3/logout"
        await asyncio.to_thread(synapse.call, "POST", path, None, device.token)
        await anna.says(room, "!play")
        await stage.people.sees(anna, room, "the table is open")
        assert (stage.bot.device.device, stage.bot.device.token != device.token) == (device.device, True)


async def test_a_bot_logs_in_once_and_then_uses_its_device(synapse: Synapse, tmp_path: Path) -> None:
    account = synapse.register("bot")
    settings = {"token": "", "password": account.password}
    async with a_matrix_stage(synapse, tmp_path / "bot", account, **settings) as stage:
        first = stage.bot.device
        await stage.begins_anew()
        assert stage.bot.device == first
    assert (tmp_path / "bot" / "device.json").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"token": "", "password": "wrong"}, "does not know"),
        ({"token": "syt_wrong"}, "no longer valid"),
        ({"token": ""}, "give a password"),
        ({"device": "OTHER"}, "does not belong to the device OTHER"),
        ({"user": "@somebody:localhost"}, "belongs to @bot"),
    ],
)
async def test_a_bot_that_cannot_log_in_says_why(
    synapse: Synapse, tmp_path: Path, changed: dict[str, str], reason: str
) -> None:
    account = synapse.register("bot")
    given = {"homeserver": synapse.url, "user": account.user, "token": account.token, **changed}
    bot = MatrixBot(MatrixSettings(store=tmp_path / "bot", **given), LANGUAGES, SilentLog())  # type: ignore[arg-type]  # texts
    with pytest.raises(MatrixStopped, match=reason) as stopped:
        await bot.start()
    assert account.token not in str(stopped.value)


async def test_a_homeserver_that_is_away_may_be_asked_again(tmp_path: Path) -> None:
    settings = MatrixSettings("http://127.0.0.1:9", "@bot:localhost", tmp_path / "bot", token="syt_any")
    bot = MatrixBot(settings, LANGUAGES, SilentLog())
    for _ in range(2):
        with pytest.raises(Away):
            await bot.start()


async def test_a_homeserver_that_does_not_answer_is_asked_less_and_less_often(stage: MatrixStage) -> None:
    parts = stage.bot._started()
    folder, answers = stage.bot._folder, stage.bot._answers
    assert folder is not None
    assert answers is not None
    away = Wire("http://127.0.0.1:9", Device(stage.account.user, "", ""), "", "")
    away.renew("syt_any")
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            raise asyncio.CancelledError

    known: Any = {"direct": parts.direct, "rooms": parts.rooms, "answers": answers}
    receiving = Receiving(
        away,
        stage.settings,
        folder,
        stage.service,
        hearing=Hearing(away, stage.conversation, stage.service, **known),
        log=stage.log,
        pause=pause,
        spread=lambda: 0.5,
        **known,
    )
    with pytest.raises(asyncio.CancelledError):
        await receiving._next("s1")
    await away.close()
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60]
    assert [event for event, _ in stage.log.events] == ["matrix-away"]


async def test_what_is_handed_to_a_process_that_had_hung_is_left_to_the_one_in_its_place(
    stage: MatrixStage,
) -> None:
    """Each of them may have a folder of its own."""
    anna = await stage.people.person("Anna")
    room = await anna.makes_room(stage.account.user)
    await stage.people.sees(anna, room, "!play")
    receiving = stage.bot._receiving
    assert receiving is not None
    receiving._ours = lambda: False
    await anna.says(room, "!play")
    await asyncio.wait_for(stage.receiving, 20)
    assert await stage.table(room) is None


async def test_a_folder_belongs_to_one_process(stage: MatrixStage) -> None:
    with pytest.raises(FolderTaken, match="another process"):
        await MatrixBot(stage.settings, LANGUAGES, SilentLog()).start()


async def test_a_bot_that_was_closed_sends_nothing_more_and_may_be_started_again(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    platform = stage.bot.platform
    await stage.ends()
    with pytest.raises(Unavailable):
        await platform.send(a_post("too late", room), "token/1")
    await stage.bot.start()
    await stage.bot.platform.send(a_post("here again", room), "token/2")
    await stage.people.sees(anna, room, "here again")
    assert "too late" not in await said(stage, anna, room)
    await stage.bot.close()
    await stage.begins()


async def test_a_homeserver_with_the_usual_limits_is_obeyed(limited_synapse: Synapse, tmp_path: Path) -> None:
    async with a_matrix_stage(limited_synapse, tmp_path / "bot", generous=False) as stage:
        anna = await stage.people.person("Anna")
        room = await anna.makes_room(stage.account.user)
        await stage.people.sees(anna, room, "Hello!")
        posts = [a_post(f"message {number}", room) for number in range(12)]
        with pytest.raises(Unavailable) as refused:
            await _send_all(stage, posts)
        assert 3 < refused.value.retry_after < 10
        assert refused.value.everywhere
        assert not refused.value.maybe_done


async def test_what_is_too_long_for_the_homeserver_is_undeliverable_and_what_people_send_is_not_minded(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    with pytest.raises(Undeliverable):
        await stage.bot.platform.send(a_post(f"{'x' * 900}\n" * 40, room), "token")
    await anna.says(room, "!play " + "x" * 60_000)
    await anna.says(room, "!play")
    await stage.people.sees(anna, room, "the table is open")
    assert [fault for event, fault in stage.log.events if event == "matrix-fault"] == []


async def _send_all(stage: MatrixStage, posts: list[Post]) -> None:
    for number, post in enumerate(posts):
        await stage.bot.platform.send(post, f"token/{number}")


async def test_a_game_goes_on_when_its_homeserver_was_restarted(tmp_path: Path) -> None:
    with a_homeserver(lasting=True) as server:
        async with a_matrix_stage(server, tmp_path / "bot") as stage:
            room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
            anna = people[0]
            await play_on(stage, room, people, by_typing, moves=2)
            await asyncio.to_thread(server.stop)
            await until(lambda: stage.log.events)
            assert not stage.bot.answers
            await asyncio.to_thread(server.start)
            await play_on(stage, room, people, by_typing)
            await stage.people.sees(anna, room, "Place 1", 30.0)
            await until(lambda: stage.bot.answers)
            assert {event for event, _ in stage.log.events} <= {"matrix-away", "platform-unavailable"}
