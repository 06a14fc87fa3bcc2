"""What befalls a bot on Matrix through no fault of its own: it goes on, and nothing said to it is lost."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import aiohttp
import nio
import pytest
from fakeredis import FakeServer

from adapters.matrix.bot import MatrixBot
from adapters.matrix.platform import NAME
from adapters.matrix.wire import Away
from core.identity import PlayerRef
from core.ports import StoreUnavailable
from core.table.values import Phase, on_turn
from storage.embedded import embedded
from tests.matrix_devices import EncryptingPerson, LateKeys, encrypting_people
from tests.matrix_games import ENCRYPTED, a_game, a_room
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.plays import a_move
from tests.stage import LANGUAGES, SilentLog
from tests.synapse import Synapse, until


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


@pytest.fixture
async def encrypting(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    account = synapse.register("bot")
    settings = {"token": "", "password": account.password, "encrypted": True}
    async with a_matrix_stage(synapse, tmp_path / "bot", account, **settings) as stage:
        yield stage


async def a_direct_room(stage: MatrixStage, anna: EncryptingPerson) -> str:
    """Let Anna open an encrypted direct room with the bot."""
    own = await anna.makes_room(stage.account.user, is_direct=True, **ENCRYPTED)
    await anna.sees("only you may see")
    assert anna.client.rooms[own].encrypted
    return own


def fails_once(doing: Callable[..., Any], error: Exception, *, only: str = "") -> Any:
    """Return something that fails once, the first time or when it is to bring an answer of a kind."""
    failures = [error]

    async def done(*given: Any, **named: Any) -> Any:
        if failures and (not only or given[0].__name__ == only):
            raise failures.pop()
        return await doing(*given, **named)

    return done


@pytest.mark.parametrize("at_work", [True, False])
async def test_a_device_that_somebody_logged_out_is_in_again_with_its_keys_and_is_written_to(
    encrypting: MatrixStage, tmp_path: Path, at_work: bool
) -> None:
    stage = encrypting
    async with encrypting_people(stage.people, tmp_path, "anna") as [anna]:
        own = await a_direct_room(stage, anna)
        device = stage.bot.device
        if not at_work:
            await stage.ends()
        stage.server.call("POST", "/_matrix/client/v3/logout", None, device.token)
        if not at_work:
            await stage.begins()
        await until(lambda: stage.bot.device.token != device.token)
        assert stage.bot.device.device == device.device
        await until(lambda: _is_known(anna, stage.account.user))
        await anna.reads()
        await anna.says(own, "play")
        await anna.sees("the table is open")
        assert "matrix-keys-lost" not in [event for event, _ in stage.log.events]


async def _is_known(person: EncryptingPerson, user: str) -> bool:
    """Return whether the homeserver has the keys of somebody's only device, which their owner has signed."""
    known = await person.ask("POST", "/keys/query", {"device_keys": {user: []}})
    devices = known["device_keys"].get(user, {}).values()
    return [len(device["signatures"][user]) for device in devices] == [2]


@pytest.mark.parametrize("lost", [nio.KeysClaimResponse, nio.ShareGroupSessionResponse])
async def test_nothing_is_said_with_a_key_that_was_lost_on_its_way(
    encrypting: MatrixStage, tmp_path: Path, lost: type[nio.Response]
) -> None:
    stage = encrypting
    async with encrypting_people(stage.people, tmp_path, "anna") as [anna]:
        client: Any = stage.bot._started().wire._client
        client._send = fails_once(client._send, aiohttp.ClientConnectionError(), only=lost.__name__)
        await anna.makes_room(stage.account.user, is_direct=True, **ENCRYPTED)
        await anna.sees("only you may see")
        unread = [
            event
            for events in anna.events.values()
            for event in events
            if event["type"] == "m.room.encrypted"
        ]
        assert unread == []


async def test_a_homeserver_that_lets_nobody_log_in_for_now_is_asked_later(
    limited_synapse: Synapse, tmp_path: Path
) -> None:
    account = limited_synapse.register("bot")
    async with a_matrix_stage(limited_synapse, tmp_path / "other") as stage:
        body = {
            "type": "m.login.password",
            "identifier": {"type": "m.id.user", "user": account.user},
            "password": account.password,
        }
        while "errcode" not in stage.server.call("POST", "/_matrix/client/v3/login", body):
            pass
        of_bot = replace(
            stage.settings,
            user=account.user,
            password=account.password,
            token="",
            store=tmp_path / "bot",
        )
        with pytest.raises(Away, match="M_LIMIT_EXCEEDED"):
            await MatrixBot(of_bot, LANGUAGES, SilentLog()).start()


@pytest.mark.parametrize("purge", [True, False])
async def test_who_has_no_direct_room_any_more_as_an_administrator_deleted_it_gets_another(
    stage: MatrixStage, purge: bool
) -> None:
    room, (_, bo) = await a_game(stage, "Anna", "Bo")
    deleted = await stage.people.direct(bo)
    admin = stage.server.register("admin", admin=True)
    stage.server.call("DELETE", f"/_synapse/admin/v1/rooms/{quote(deleted)}", {"purge": purge}, admin.token)
    await bo.says(room, "!hand")

    async def another() -> bool:
        await bo.reads()
        return any(stage.people.is_direct(bo, each) and each != deleted for each in bo.events)

    await until(another)


async def test_a_reaction_counts_although_the_homeserver_did_not_say_at_once_what_it_was_put_on(
    stage: MatrixStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    await anna.says(room, "!play")
    lobby = await stage.people.sees(anna, room, "3. Add computer player")
    await stage.begins_anew()
    monkeypatch.setattr("adapters.matrix.hearing._PAUSES", (0.01,))
    wire = stage.bot._started().wire
    monkeypatch.setattr(wire, "fetch", fails_once(wire.fetch, Away("status 502")))
    await anna.reacts(room, lobby["event_id"], "3")
    await stage.table_with(room, lambda table: len(table.seats) == 2)


async def test_a_message_whose_key_came_late_is_heard_although_the_store_was_away_then(
    encrypting: MatrixStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = encrypting
    async with encrypting_people(stage.people, tmp_path, "anna") as [anna]:
        own = await a_direct_room(stage, anna)
        late = LateKeys(anna.client)
        received = stage.settings.store / "received"
        before = received.read_text()
        await anna.says(own, "play")
        await until(lambda: received.read_text() != before)
        language = fails_once(stage.service.language, StoreUnavailable())
        monkeypatch.setattr(stage.service, "language", language)
        await late.come()
        await anna.sees("the table is open")


@pytest.mark.parametrize("game", ["liars-dice", "bouillabaisse"])
async def test_a_move_that_is_typed_while_the_store_is_away_is_answered_and_can_be_made_again(
    synapse: Synapse, tmp_path: Path, game: str
) -> None:
    store = FakeServer()
    async with a_matrix_stage(synapse, tmp_path / "bot", client=embedded(store)) as stage:
        room, people = await a_game(stage, "Anna", "Bo", options=[f"game {game}"])
        table = await stage.table(room)
        assert table is not None
        seat = on_turn(table)
        assert seat is not None
        person = next(each for each in people if table.seat_of(PlayerRef(NAME, each.user)) == seat)
        store.connected = False
        await person.says(room, a_move(table))
        await stage.people.sees(person, room, "try again")
        store.connected = True
        await person.says(room, a_move(table))
        await stage.table_with(room, lambda now: now.turn == table.turn + 1)


async def test_what_sounds_like_a_move_is_talk_in_a_room_without_a_table(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    for talk in ("liar!", "2 4", "QH"):
        await anna.says(room, talk)
    await anna.says(room, "!play")
    await stage.people.sees(anna, room, "the table is open")
    assert len(anna.messages(room, stage.account.user)) == 2, "the greeting and the lobby"


async def test_a_table_follows_into_the_room_that_replaced_its_own_before_a_restart(
    stage: MatrixStage,
) -> None:
    room, (anna, bo) = await a_game(stage, "Anna", "Bo")
    made = await anna.ask("POST", f"/rooms/{quote(room)}/upgrade", {"new_version": "12"})
    new = str(made["replacement_room"])
    await stage.people.sees(anna, await stage.people.direct(anna), "Invite me there")
    await stage.begins_anew()
    await anna.ask("POST", f"/rooms/{quote(new)}/invite", {"user_id": stage.account.user})
    await stage.table_with(new, lambda table: table.phase is Phase.PLAYING)
    await anna.ask("POST", f"/rooms/{quote(new)}/invite", {"user_id": bo.user})
    await bo.joins(new)
    await stage.people.sees(bo, new, "your turn")
