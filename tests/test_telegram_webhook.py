"""Updates that are brought to a webhook: from Telegram alone, in order, applied before they are answered."""

import io
import json

import aiohttp
import pytest
from fakeredis import FakeServer

from adapters.telegram.places import Place
from adapters.telegram.webhook import HEADER, LARGEST, RETRY_AFTER
from storage.embedded import embedded
from tests.bot_api_people import Person
from tests.bot_api_values import Chat
from tests.telegram_stage import SECRET, TelegramStage, board_of, telegram_stage

JSON = "application/json"


def two(on: TelegramStage) -> tuple[Person, Person, Chat]:
    anna, bo = on.api.world.person("Anna"), on.api.world.person("Bo")
    return anna, bo, on.api.world.supergroup("Friends", anna, bo)


async def bring(on: TelegramStage, body: bytes, *, secret: str | None = SECRET, kind: str = JSON) -> int:
    """Bring something to the webhook as anybody on the network could, and return the status of the answer."""
    webhook = on.api.delivery.webhook
    assert webhook is not None
    headers = {"Content-Type": kind} | ({} if secret is None else {HEADER: secret})
    async with (
        aiohttp.ClientSession() as session,
        session.post(webhook.url, data=io.BytesIO(body), headers=headers) as answer,
    ):
        assert not await answer.text() or answer.status != 200
        return answer.status


def forged(on: TelegramStage, chat: Chat, person: Person) -> bytes:
    """Return an update that opens a table, as Telegram would bring it."""
    person.says(chat, "/play")
    update = on.api.delivery.history[-1]
    on.api.delivery.pending.remove(update)
    return json.dumps(update.as_json()).encode()


async def test_a_game_begins_by_what_is_brought() -> None:
    async with telegram_stage(webhook=True) as on:
        anna, bo, group = two(on)
        await on.says(anna, group, "/play")
        await on.presses(bo, board_of(bo, group), "Join")
        await on.presses(anna, board_of(anna, group), "Deal")
        assert (await on.table(group)).dealt == 1
        assert not on.api.calls_of("getUpdates"), "nothing is fetched"


@pytest.mark.parametrize("secret", [None, "", "another", f"{SECRET}x", "ключ"])
async def test_nobody_is_heard_without_the_secret(secret: str | None) -> None:
    async with telegram_stage(webhook=True) as on:
        anna, _, group = two(on)
        await on.says(anna, group, "hello")
        opens = forged(on, group, anna)
        assert await bring(on, opens, secret=secret and secret.encode().decode("latin-1")) == 403
        await on.calm()
        assert await on.store.table_in(Place(group.id).room) is None
        assert SECRET not in repr(on.log.events)
        assert await bring(on, opens) == 200
        await on.calm()
        assert await on.store.table_in(Place(group.id).room) is not None


async def test_what_is_no_update_is_refused_and_not_quoted() -> None:
    async with telegram_stage(webhook=True) as on:
        anna, _, group = two(on)
        await on.says(anna, group, "hello")
        opens = forged(on, group, anna)
        assert await bring(on, opens, kind="text/plain") == 415
        assert await bring(on, b"a" * (LARGEST + 1)) == 413
        for body in (
            b"",
            b"{",
            b"[]",
            b"7",
            b"null",
            b'"private"',
            b"{}",
            b'{"update_id": "private"}',
            b"\xff",
        ):
            assert await bring(on, body) == 400, body
        assert await on.store.table_in(Place(group.id).room) is None
        assert "private" not in repr(on.log.events)


async def test_the_answer_to_a_press_goes_back_with_the_answer_to_the_update() -> None:
    async with telegram_stage(webhook=True) as on:
        anna, bo, group = two(on)
        await on.says(anna, group, "/play")
        press = await on.presses(bo, board_of(bo, group), "Join")
        assert press.is_answered
        answers = on.api.calls_of("answerCallbackQuery")
        assert [call.in_response for call in answers] == [True]


async def test_an_update_that_is_brought_again_changes_nothing() -> None:
    async with telegram_stage(webhook=True) as on:
        anna, bo, group = two(on)
        await on.says(anna, group, "/play")
        await on.presses(bo, board_of(bo, group), "Join")
        joined = on.api.delivery.history[-1]
        await on.presses(anna, board_of(anna, group), "Deal")
        before = await on.table(group)
        for update in (joined, on.api.delivery.history[-1], on.api.delivery.history[0]):
            on.api.delivery.again(update)
        await on.calm()
        assert await on.table(group) == before
        assert len(before.seats) == 2


async def test_what_one_person_presses_is_applied_in_its_order() -> None:
    async with telegram_stage(webhook=True) as on:
        anna, bo, group = two(on)
        await on.says(anna, group, "/play")
        lobby = board_of(bo, group)
        for button in ("Join", "Leave", "Join", "Leave", "Join"):
            bo.presses(lobby, button)
        await on.calm()
        assert [seat.person.name for seat in (await on.table(group)).seats if seat.person] == ["Anna", "Bo"]


async def test_what_was_not_saved_is_not_taken_and_comes_again() -> None:
    server = FakeServer()
    async with telegram_stage(webhook=True, client=embedded(server)) as on:
        anna, _, group = two(on)
        await on.says(anna, group, "/play")
        server.connected = False
        on.api.world.tell_bot_status(group, anna, "member", "left")
        await on.api.until(lambda: on.api.delivery.posts[-1][1] == 503)
        assert on.api.delivery.pending, "it comes again"
        server.connected = True
        on.api.passes(float(RETRY_AFTER))
        await on.api.until(lambda: not on.api.delivery.pending)
        assert on.api.delivery.posts[-1][1] == 200
        assert await on.store.table_in(Place(group.id).room) is None or not (await on.table(group)).rooms
