"""Encryption on Matrix, against a real homeserver: direct rooms are, and what is lost is noticed."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from core.table.values import Phase
from tests.matrix_devices import EncryptingPerson, LateKeys, encrypting_people
from tests.matrix_games import ENCRYPTED, begins, by_typing, offered_in, play_on
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.synapse import Synapse, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    account = synapse.register("bot")
    settings = {"token": "", "password": account.password, "encrypted": True}
    async with a_matrix_stage(synapse, tmp_path / "bot", account, **settings) as stage:
        yield stage


@contextlib.asynccontextmanager
async def a_player(stage: MatrixStage, tmp_path: Path, name: str) -> AsyncIterator[EncryptingPerson]:
    async with encrypting_people(stage.people, tmp_path, name) as [player]:
        yield player


async def a_direct_room(stage: MatrixStage, player: EncryptingPerson) -> str:
    """Let a player open an encrypted direct room with the bot."""
    state = [
        {
            "type": "m.room.encryption",
            "state_key": "",
            "content": {"algorithm": "m.megolm.v1.aes-sha2"},
        }
    ]
    body = {"preset": "private_chat", "is_direct": True, "invite": [stage.account.user]}
    made = stage.server.call(
        "POST", "/_matrix/client/v3/createRoom", {**body, "initial_state": state}, player.account.token
    )
    room = str(made["room_id"])
    await player.sees("only you may see")
    return room


async def test_a_game_is_played_in_an_encrypted_direct_room(stage: MatrixStage, tmp_path: Path) -> None:
    async with a_player(stage, tmp_path, "anna") as anna:
        room = await a_direct_room(stage, anna)
        await anna.says(room, "play")
        await anna.sees("the table is open")
        await anna.says(room, "computer")
        await anna.says(room, "deal")
        hand = await anna.sees("Your dice")
        assert hand["content"]["m.mentions"] == {"user_ids": [anna.user]}
        table = await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)
        assert table.names[0].startswith("anna")
        raw = stage.server.call(
            "GET",
            f"/_matrix/client/v3/rooms/{quote(room)}/messages?dir=b&limit=200",
            token=anna.account.token,
        )
        assert "Your dice" not in str(raw), "the homeserver cannot read a hand"
        assert "m.room.encrypted" in str(raw)


async def test_the_room_that_the_bot_opens_is_encrypted(stage: MatrixStage, tmp_path: Path) -> None:
    async with a_player(stage, tmp_path, "anna") as anna:
        made = stage.server.call(
            "POST",
            "/_matrix/client/v3/createRoom",
            {"preset": "private_chat", "invite": [stage.account.user]},
            anna.account.token,
        )
        room = str(made["room_id"])
        await anna.sees("!play")
        for word in ("!play", "!computer"):
            await anna.says(room, word)
        await until(lambda: _is_in_encrypted(anna, room))
        await anna.says(room, "!deal")
        hand = await anna.sees("Your dice")
        assert hand["sender"] == stage.account.user


async def _is_in_encrypted(player: EncryptingPerson, other: str) -> bool:
    await player.reads()
    return any(room.encrypted for name, room in player.client.rooms.items() if name != other)


async def test_a_room_that_is_encrypted_in_mid_game_and_then_replaced_is_played_on_in(
    stage: MatrixStage, tmp_path: Path
) -> None:
    async with encrypting_people(stage.people, tmp_path, "anna", "bo") as people:
        anna, bo = people
        room = await anna.makes_room(stage.account.user, bo.user)
        await bo.joins(room)
        await anna.sees("!play")
        await begins(stage, room, people)
        await play_on(stage, room, people, by_typing, moves=1)
        algorithm = ENCRYPTED["initial_state"][0]["content"]
        await anna.ask("PUT", f"/rooms/{quote(room)}/state/m.room.encryption/", algorithm)
        await _plays_on_encrypted(stage, room, people)
        made = await anna.ask("POST", f"/rooms/{quote(room)}/upgrade", {"new_version": "12"})
        new = str(made["replacement_room"])
        await anna.sees("Invite me there")
        for guest in (bo.user, stage.account.user):
            await anna.ask("POST", f"/rooms/{quote(new)}/invite", {"user_id": guest})
        await bo.joins(new)
        await stage.table_with(new, lambda table: table.phase is Phase.PLAYING)
        await _plays_on_encrypted(stage, new, people)


async def _plays_on_encrypted(stage: MatrixStage, room: str, people: list[EncryptingPerson]) -> None:
    """Let a move be made in a room that is encrypted by now, and everybody read what comes of it."""
    for person in people:
        await until(lambda person=person: _knows_encrypted(person, room))
    table = await play_on(stage, room, people, by_typing, moves=1)
    for person in people:
        await offered_in(stage, room, person, table)


async def _knows_encrypted(person: EncryptingPerson, room: str) -> bool:
    await person.reads()
    return room in person.client.rooms and person.client.rooms[room].encrypted


async def test_keys_last_over_a_restart(stage: MatrixStage, tmp_path: Path) -> None:
    async with a_player(stage, tmp_path, "anna") as anna:
        room = await a_direct_room(stage, anna)
        await anna.says(room, "play")
        await anna.sees("the table is open")
        await stage.begins_anew()
        await anna.says(room, "computer")
        await stage.table_with(room, lambda table: len(table.seats) == 2)


async def test_a_choice_of_before_a_restart_is_read_from_the_encrypted_message(
    stage: MatrixStage, tmp_path: Path
) -> None:
    async with a_player(stage, tmp_path, "anna") as anna:
        room = await a_direct_room(stage, anna)
        await anna.says(room, "play")
        lobby = await anna.sees("3. Add computer player")
        await stage.begins_anew()
        relation = {"rel_type": "m.annotation", "event_id": lobby["event_id"], "key": "3⃣"}
        path = f"/_matrix/client/v3/rooms/{quote(room)}/send/m.reaction/1"
        stage.server.call("PUT", path, {"m.relates_to": relation}, anna.account.token)
        await stage.table_with(room, lambda table: len(table.seats) == 2)


async def test_lost_keys_are_noticed_and_a_new_device_takes_over(stage: MatrixStage, tmp_path: Path) -> None:
    async with a_player(stage, tmp_path, "anna") as anna:
        room = await a_direct_room(stage, anna)
        before = stage.bot.device.device
        await stage.ends()
        for path in stage.settings.store.glob("*.db"):
            path.unlink()
        await stage.begins()
        assert stage.bot.device.device != before
        assert [event for event, _ in stage.log.events] == ["matrix-keys-lost"]
        await anna.reads()
        await anna.says(room, "play")
        await anna.sees("the table is open")


async def test_the_bot_signs_its_device_once_and_each_new_one_with_the_same_keys(stage: MatrixStage) -> None:
    async def keys() -> tuple[Any, list[Any]]:
        known = await stage.server_as_bot("POST", "/keys/query", {"device_keys": {stage.account.user: []}})
        user = stage.account.user
        return known["master_keys"][user]["keys"], list(known["device_keys"][user].values())

    master, devices = await keys()
    signer = await _signer(stage)
    device = stage.bot.device.device
    [signed] = [each for each in devices if each["device_id"] == device]
    assert f"ed25519:{signer}" in signed["signatures"][stage.account.user]
    await stage.ends()
    for path in stage.settings.store.glob("*.db"):
        path.unlink()
    await stage.begins()
    again, devices = await keys()
    assert again == master, "people are warned of a bot that has become another one"
    [signed] = [each for each in devices if each["device_id"] == stage.bot.device.device]
    assert f"ed25519:{signer}" in signed["signatures"][stage.account.user]


async def _signer(stage: MatrixStage) -> str:
    known = await stage.server_as_bot("POST", "/keys/query", {"device_keys": {stage.account.user: []}})
    [key] = known["self_signing_keys"][stage.account.user]["keys"].values()
    return str(key)


async def test_who_cannot_be_read_is_asked_to_say_it_again_once_the_key_had_its_time(
    stage: MatrixStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adapters.matrix.hearing.KEY_MAY_TAKE", 0.5)
    monkeypatch.setattr("adapters.matrix.receiving.WHILE_UNREAD", 0.2)
    async with a_player(stage, tmp_path, "anna") as anna:
        room = await a_direct_room(stage, anna)
        content = {
            "algorithm": "m.megolm.v1.aes-sha2",
            "sender_key": "A" * 43,
            "session_id": "B" * 43,
            "device_id": "NONE",
            "ciphertext": "AwgAEnAk",
        }
        path = f"/_matrix/client/v3/rooms/{quote(room)}/send/m.room.encrypted/1"
        stage.server.call("PUT", path, content, anna.account.token)
        await anna.sees("I could not read that message")


async def test_a_message_whose_key_comes_later_than_it_is_read_then_and_nobody_is_bothered(
    stage: MatrixStage, tmp_path: Path
) -> None:
    async with a_player(stage, tmp_path, "anna") as anna:
        room = await a_direct_room(stage, anna)
        late = LateKeys(anna.client)
        received = stage.settings.store / "received"
        before = received.read_text()
        await anna.says(room, "play")
        await until(lambda: received.read_text() != before)
        assert await stage.table(room) is None
        await late.come()
        await anna.sees("the table is open")
        assert not [each for each in anna.sources("m.room.message") if "could not read" in str(each)]
