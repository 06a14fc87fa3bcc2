"""What is kept of a person, on every platform: the file is handed to them alone, and they are forgotten."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from nio.crypto import decrypt_attachment

from adapters.matrix.platform import NAME as MATRIX
from adapters.matrix.wire import Refusal
from adapters.telegram.places import player
from core.identity import PlayerRef, RoomRef
from core.personal import messages
from core.personal.ports import Order
from core.service.forgetting import AFTERWARDS, UNTIL_LOOKED_AFTER
from core.table.messages import NoTable
from core.table.names import DELETED
from core.table.values import Phase
from i18n.languages import LANGUAGES as TAGS
from storage import keys
from storage.client import Client
from tests.bot_api_people import Person as TelegramPerson
from tests.bot_api_profile import menu
from tests.bot_api_values import Chat
from tests.matrix_devices import encrypting_people
from tests.matrix_games import a_game as a_game_on_matrix
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.stage import LANGUAGES
from tests.synapse import Synapse, until
from tests.telegram_stage import TelegramStage, a_game, telegram_stage, texts
from tests.test_my_data import everything
from tests.test_terminal import piped


def en(message: Any) -> str:
    return LANGUAGES.translator("en").say(message)


async def kept(client: Client) -> str:
    """Return all that is stored, but for what is gone within minutes: the limits, and the order to forget."""
    lines = (await everything(client)).splitlines()
    return "\n".join(line for line in lines if not re.search(":limit:|palifico:orders", line))


# Telegram.


def documents(on: TelegramStage, chat: Chat) -> list[dict[str, Any]]:
    """Return the files that stand in a chat, as they are read."""
    files = [message.whole["document"] for message in chat.messages if "document" in message.whole]
    return [json.loads(on.api.world.files[each["file_id"]]) for each in files]


async def is_over(on: TelegramStage, asked: TelegramPerson) -> str:
    """Let somebody ask twice to be forgotten, and return the answer, once nothing is under way any more."""
    await on.says(asked, asked.private, "/forgetme")
    answer = await on.says(asked, asked.private, "/forgetme")
    on.api.passes(UNTIL_LOOKED_AFTER + AFTERWARDS)
    await on.calm()
    return answer


async def test_on_telegram_the_file_comes_into_the_direct_chat_and_never_into_the_group() -> None:
    async with telegram_stage() as on:
        ottokar, bo = on.api.world.person("Ottokar"), on.api.world.person("Wilhelmina")
        group = on.api.world.supergroup("Friends", ottokar, bo)
        for person in (ottokar, bo):
            person.starts()
        await a_game(on, group, ottokar, bo)
        assert "mydata" in await on.says(ottokar, group, "/mydata")
        assert documents(on, group) == documents(on, ottokar.private) == []
        await on.says(ottokar, ottokar.private, "/mydata")
        [file] = documents(on, ottokar.private)
        assert file["id"] == str(ottokar.id)
        [part] = file["tables"]
        assert (part["your_names"], part["state"]) == (["Ottokar"], "playing")
        assert part["your_hand"]
        assert "Wilhelmina" not in json.dumps(file)
        assert documents(on, group) == documents(on, bo.private) == []
        assert len(on.api.calls_of("sendDocument")) == 1


async def test_on_telegram_nobody_is_left_in_redis_and_the_group_sees_a_deleted_player() -> None:
    async with telegram_stage() as on:
        ottokar, bo, eve = (on.api.world.person(name) for name in ("Ottokar", "Wilhelmina", "Eve"))
        group = on.api.world.supergroup("Friends", ottokar, bo, eve)
        for person in (ottokar, bo, eve):
            person.starts()
        await on.says(ottokar, ottokar.private, "/play")
        await a_game(on, group, ottokar, bo, eve)
        answer = await is_over(on, ottokar)
        assert en(messages.ForgottenElsewhere()) in answer
        table = await on.table(group)
        assert (table.phase, table.names[0]) == (Phase.PLAYING, DELETED)
        assert en(messages.DeletedPlayer(1)) in texts(group.messages[-4:])
        left = await kept(on.client)
        assert str(ottokar.id) not in left, left
        assert "Ottokar" not in left
        assert 0 < await on.client.ttl(keys.limit("telegram", f"chat:{ottokar.id}")) < 200
        assert await on.says(ottokar, ottokar.private, "/mydata") == en(messages.NothingKept())
        assert player(bo.id) in {seated.person.ref for seated in table.seats if seated.person}


@pytest.mark.parametrize("language", TAGS)
async def test_the_menu_offers_it_where_somebody_is_alone_and_its_words_are_understood(language: str) -> None:
    async with telegram_stage() as on:
        anna = on.api.world.person("Anna", language=language.split("-", maxsplit=1)[0])
        group = on.api.world.supergroup("Friends", anna)
        anna.starts()
        await on.calm()
        alone, among_others = (menu(on.api.world, anna, chat) for chat in (anna.private, group))
        assert {"privacy", "mydata", "forgetme"} <= set(alone)
        assert {"mydata", "forgetme"}.isdisjoint(among_others)
        say = LANGUAGES.translator(language)
        assert await on.says(anna, anna.private, say.words("word-mydata")[0]) == say.say(
            messages.NothingKept()
        )
        sure = await on.says(anna, anna.private, say.words("word-forgetme")[0])
        assert say.words("word-forgetme")[0] in sure


# Matrix.


async def a_file_of(who: Person, room: str) -> dict[str, Any] | None:
    """Return the event of a file in a room, once somebody sees it there."""
    await who.reads(0.5)
    files = [event for event in who.events[room] if event.get("content", {}).get("msgtype") == "m.file"]
    return files[-1]["content"] if files else None


def downloaded(stage: MatrixStage, address: str, token: str) -> bytes:
    """Return a file as the homeserver has it."""
    path = f"/_matrix/client/v1/media/download/{address.removeprefix('mxc://')}"
    return stage.server.fetch(path, token)


async def takes_no_files(*_args: object, **_options: object) -> dict[str, Any]:
    raise Refusal("M_TOO_LARGE")


async def test_on_matrix_the_file_is_in_the_direct_room_which_the_bot_leaves_when_it_forgets(
    synapse: Synapse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        room, (ottokar, bo, xaver) = await a_game_on_matrix(stage, "Ottokar", "Wilhelmina", "Xaver")
        direct = await stage.people.direct(ottokar)
        await ottokar.says(room, "!mydata")
        await stage.people.sees(ottokar, room, "just the two of us")
        await ottokar.says(direct, "mydata")
        content: dict[str, Any] = await until(lambda: a_file_of(ottokar, direct), 15.0, "no file")
        text = await asyncio.to_thread(downloaded, stage, content["url"], ottokar.account.token)
        file = json.loads(text)
        assert (file["id"], file["platform"]) == (ottokar.user, MATRIX)
        assert file["direct_conversation"]["id"] == direct
        assert len(file["tables"]) == 1
        assert bo.user not in text.decode()
        assert await a_file_of(bo, room) is None
        # A homeserver that takes no files has the text.
        monkeypatch.setattr(stage.bot._started().wire, "upload", takes_no_files)
        await ottokar.says(direct, "mydata")
        await stage.people.sees(ottokar, direct, '"your_names"')
        await ottokar.says(direct, "forgetme")
        await stage.people.sees(ottokar, direct, "again within")
        await ottokar.says(direct, "forgetme")
        await stage.people.sees(ottokar, direct, "Backups forget you")
        await until(lambda: bot_is_gone(stage, ottokar, direct), 15.0, "the bot is still there")
        await stage.people.sees(bo, room, en(messages.DeletedPlayer(1)))
        left = await kept(stage.client)
        assert ottokar.user not in left
        assert "Ottokar" not in left
        assert direct not in left
        # Whoever was to answer the next one is killed over it, and an order is all that is left.
        direct, now = await stage.people.direct(xaver), await stage.store.now()
        order = Order(PlayerRef(MATRIX, xaver.user), RoomRef(MATRIX, direct), "Xaver", now)
        await stage.service.about_oneself._forgetting.carry_out(order)
        await stage.store.people.order(replace(order, done=True), now)
        await until(lambda: bot_is_gone(stage, xaver, direct), 15.0, "nobody parted with them")


async def bot_is_gone(stage: MatrixStage, who: Person, direct: str) -> bool:
    """Return whether the bot is in a direct room no more, and its account does not list it."""
    user = quote(stage.account.user)
    listed = await stage.server_as_bot("GET", f"/user/{user}/account_data/m.direct")
    await who.reads()
    members = await who.ask("GET", f"/rooms/{quote(direct)}/joined_members")
    return who.user not in listed and stage.account.user not in members["joined"]


async def test_in_an_encrypted_direct_room_the_homeserver_cannot_read_the_file(
    synapse: Synapse, tmp_path: Path
) -> None:
    account = synapse.register("bot")
    settings: dict[str, Any] = {"token": "", "password": account.password, "encrypted": True}
    async with (
        a_matrix_stage(synapse, tmp_path / "bot", account, **settings) as stage,
        encrypting_people(stage.people, tmp_path, "ottokar") as [ottokar],
    ):
        encryption = {"algorithm": "m.megolm.v1.aes-sha2"}
        state = [{"type": "m.room.encryption", "state_key": "", "content": encryption}]
        body = {"preset": "private_chat", "is_direct": True, "invite": [account.user], "initial_state": state}
        made = stage.server.call("POST", "/_matrix/client/v3/createRoom", body, ottokar.account.token)
        await ottokar.sees("only you may see")
        await ottokar.says(made["room_id"], "play")
        await ottokar.sees("the table is open")
        await ottokar.says(made["room_id"], "mydata")
        sent = (await ottokar.sees("palifico-mydata.json"))["content"]["file"]
        stored = await asyncio.to_thread(downloaded, stage, sent["url"], ottokar.account.token)
        assert ottokar.user.encode() not in stored
        opened = decrypt_attachment(stored, sent["key"]["k"], sent["hashes"]["sha256"], sent["iv"])
        assert json.loads(opened)["id"] == ottokar.user


# The terminal.


def test_at_a_terminal_it_is_printed_and_a_forgotten_table_is_gone() -> None:
    lines = "deal\nmydata\nforgetme\nforgetme\nhand\n"
    printed = piped(lines, "--computer", "2", "--seed", "2a")
    before, after = printed.split(en(messages.FileIs()))
    assert '"your_names": [\n        "Anna"' in after
    assert '"seat 1 *"' in after
    assert en(messages.Forgotten(1)) in after
    assert en(NoTable()) in after.split(en(messages.ForgottenElsewhere()))[1]
    assert "Anna" in before
