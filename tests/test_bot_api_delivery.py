"""The Bot API double hands updates over as the real server does: to who asks, or at a webhook."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest
from aiohttp import web

from tests.bot_api import BotApi
from tests.bot_api_caller import Caller, check_the_double
from tests.bot_api_people import Person
from tests.bot_api_rooms import Room
from tests.bot_api_values import Clock, Json

Answering = Callable[[Json], Awaitable[web.Response]]
KEYS = {"inline_keyboard": [[{"text": "Join", "callback_data": "join"}]]}


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi(Clock(1000.0)) as server:
        yield server
        check_the_double(server)
        assert server.defects == []


@pytest.fixture
async def bot(api: BotApi) -> AsyncIterator[Caller]:
    async with Caller(api) as caller:
        yield caller


class Hook:
    """A webhook: what it got, and what it answers."""

    def __init__(self) -> None:
        self.got: list[Json] = []
        self.headers: list[str | None] = []
        self.url = ""
        self.answering: Answering = self.takes

    async def takes(self, _update: Json) -> web.Response:
        return web.Response()

    async def handle(self, request: web.Request) -> web.Response:
        update = await request.json()
        self.got.append(update)
        self.headers.append(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        return await self.answering(update)

    @property
    def ids(self) -> list[int]:
        return [update["update_id"] for update in self.got]


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    hook = Hook()
    application = web.Application()
    application.router.add_post("/hook", hook.handle)
    runner = web.AppRunner(application, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    hook.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield hook
    await runner.cleanup()


@pytest.fixture
def anna(api: BotApi) -> Person:
    return api.world.person("Anna")


@pytest.fixture
def bert(api: BotApi) -> Person:
    return api.world.person("Bert")


@pytest.fixture
def group(api: BotApi, anna: Person, bert: Person) -> Room:
    return api.world.group("Friends", anna, bert)


async def posted(api: BotApi, times: int) -> None:
    """Wait until so many posts to the webhook have come to an end."""
    await api.until(lambda: len(api.delivery.posts) == times)


# By asking


async def test_who_asks_waits_until_there_is_something(api: BotApi, bot: Caller, anna: Person) -> None:
    asking = asyncio.create_task(bot.done("getUpdates", timeout=30))
    await api.until(lambda: api.under_way)
    anna.starts()
    [update] = await asking
    assert update["message"]["text"] == "/start"
    assert await bot.done("getUpdates", offset=update["update_id"] + 1) == []


async def test_an_update_comes_again_until_its_number_is_passed(
    api: BotApi, bot: Caller, anna: Person
) -> None:
    for text in ("1", "2", "3"):
        anna.writes(text)
    first = await bot.done("getUpdates", limit=2)
    assert [update["message"]["text"] for update in first] == ["1", "2"]
    assert await bot.done("getUpdates", limit=2) == first
    rest = await bot.done("getUpdates", offset=first[1]["update_id"])
    assert [update["message"]["text"] for update in rest] == ["2", "3"]
    last = await bot.done("getUpdates", offset=-1)
    assert [update["message"]["text"] for update in last] == ["3"]
    assert [update.tries for update in api.delivery.history] == [2, 3, 2]


async def test_the_bot_hears_only_of_what_it_asked_for(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    await bot.done("getUpdates", allowed_updates=["my_chat_member"])
    anna.says(group, "/new")
    group.remove_bot()
    [update] = await bot.done("getUpdates")
    assert "my_chat_member" in update
    await bot.done("getUpdates", offset=update["update_id"] + 1, allowed_updates=[])
    group.adds_bot()
    group.leaves(anna)
    told = await bot.done("getUpdates")
    assert [(update.keys() - {"update_id"}).pop() for update in told] == [
        "my_chat_member",
        "message",
        "message",
    ]


async def test_a_press_that_nobody_fetched_is_forgotten_after_150_seconds(
    api: BotApi, bot: Caller, anna: Person, group: Room
) -> None:
    await bot.done("sendMessage", chat_id=group.id, text="x", reply_markup=KEYS)
    anna.presses(group.posts[0], "Join")
    anna.says(group, "/new")
    api.passes(151)
    [update] = await bot.done("getUpdates")
    assert "message" in update


async def test_one_asks_at_a_time_and_nobody_while_there_is_a_webhook(
    api: BotApi, bot: Caller, hook: Hook
) -> None:
    first = asyncio.create_task(bot.refused("getUpdates", timeout=30))
    await api.until(lambda: api.under_way)
    second = asyncio.create_task(bot.refused("getUpdates", timeout=30))
    assert (await first).startswith("409 Conflict: terminated by other getUpdates request")
    await api.until(lambda: api.under_way)
    await bot.done("setWebhook", url=hook.url)
    assert (await second).startswith("409 Conflict")
    assert "can't use getUpdates method while webhook is active" in await bot.refused("getUpdates")
    await bot.done("deleteWebhook")
    assert await bot.done("getUpdates") == []


# At a webhook


async def test_updates_come_to_the_webhook_with_its_secret(
    api: BotApi, bot: Caller, hook: Hook, anna: Person
) -> None:
    anna.starts()
    await bot.done("setWebhook", url=hook.url, secret_token="s3cret", max_connections=3)
    anna.writes("hi")
    await api.until(lambda: not api.delivery.pending)
    assert [update["message"]["text"] for update in hook.got] == ["/start", "hi"]
    assert hook.headers == ["s3cret", "s3cret"]
    info = await bot.done("getWebhookInfo")
    assert (info["url"], info["pending_update_count"], info["max_connections"]) == (hook.url, 0, 3)


async def test_a_webhook_that_cannot_be_is_refused(api: BotApi, bot: Caller) -> None:
    assert "unallowed characters" in await bot.refused("setWebhook", url="https://x.y", secret_token="ö")
    assert "invalid webhook URL" in await bot.refused("setWebhook", url="x.y")
    api.delivery.any_port = False
    assert "only on ports" in await bot.refused("setWebhook", url="https://x.y:1234/z")


async def test_what_was_not_taken_comes_again_later_and_later_before_the_rest_of_its_queue(
    api: BotApi, bot: Caller, hook: Hook, anna: Person
) -> None:
    answers = iter([500, 500, 500, 503, 200, 200, 200])

    async def fails_at_first(_update: Json) -> web.Response:
        status = next(answers)
        return web.Response(status=status, headers={"Retry-After": "9"} if status == 503 else {})

    hook.answering = fails_at_first
    await bot.done("setWebhook", url=hook.url)
    anna.writes("1")
    anna.writes("2")
    await api.until(lambda: len(api.delivery.posts) == 1)
    assert "500" in (await bot.done("getWebhookInfo"))["last_error_message"]
    for tried, pause in enumerate((1, 2, 4, 9), start=1):
        await posted(api, tried)
        assert api.delivery.history[0].due == api.clock() + pause
        api.passes(pause)
    anna.writes("3")
    await api.until(lambda: not api.delivery.pending)
    assert [update["message"]["text"] for update in hook.got] == ["1"] * 5 + ["2", "3"]


async def test_presses_of_one_person_come_in_order_and_those_of_two_at_once(
    api: BotApi, bot: Caller, hook: Hook, group: Room
) -> None:
    anna, bert = group.people
    open_now = asyncio.Event()
    at_work: Counter[int] = Counter()
    most: Counter[int] = Counter()

    async def waits(update: Json) -> web.Response:
        who = update["callback_query"]["from"]["id"]
        at_work[who] += 1
        most[who] = max(most[who], at_work[who])
        await open_now.wait()
        at_work[who] -= 1
        return web.Response()

    hook.answering = waits
    await bot.done("sendMessage", chat_id=group.id, text="x", reply_markup=KEYS)
    await bot.done("setWebhook", url=hook.url)
    for person in (anna, anna, bert, bert):
        person.presses(group.posts[0], "Join")
    await api.until(lambda: len(hook.got) == 2 and all(at_work[person.id] for person in (anna, bert)))
    open_now.set()
    await api.until(lambda: not api.delivery.pending)
    assert (len(hook.got), set(most.values())) == (4, {1})


async def test_no_more_connections_are_open_than_were_asked_for(api: BotApi, bot: Caller, hook: Hook) -> None:
    open_now = asyncio.Event()
    most = at_work = 0

    async def waits(_update: Json) -> web.Response:
        nonlocal most, at_work
        at_work += 1
        most = max(most, at_work)
        await open_now.wait()
        at_work -= 1
        return web.Response()

    hook.answering = waits
    await bot.done("setWebhook", url=hook.url, max_connections=2)
    for number in range(6):
        api.world.person(f"Person {number}").starts()
    await api.until(lambda: at_work == 2)
    open_now.set()
    await api.until(lambda: not api.delivery.pending)
    assert (len(hook.got), most) == (6, 2)


async def test_one_call_may_be_made_by_the_answer_to_an_update(
    api: BotApi, bot: Caller, hook: Hook, anna: Person
) -> None:
    async def answers(update: Json) -> web.Response:
        chat_id = update["message"]["chat"]["id"]
        return web.json_response({"method": "sendMessage", "chat_id": chat_id, "text": "Welcome"})

    hook.answering = answers
    await bot.done("setWebhook", url=hook.url)
    anna.starts()
    await api.until(lambda: anna.inbox)
    assert anna.inbox[0].text == "Welcome"
    assert [call.in_response for call in api.calls_of("sendMessage")] == [True]


async def test_nothing_comes_while_the_server_is_away(
    api: BotApi, bot: Caller, hook: Hook, anna: Person
) -> None:
    await bot.done("setWebhook", url=hook.url)
    await api.stop()
    anna.starts()
    with pytest.raises(aiohttp.ClientError):
        await bot.call("getMe")
    assert api.delivery.history[0].tries == 0
    await api.start()
    await api.until(lambda: hook.got)


async def test_who_asks_is_let_go_when_the_server_stops(api: BotApi, bot: Caller) -> None:
    asking = asyncio.create_task(bot.done("getUpdates", timeout=30))
    await api.until(lambda: api.under_way)
    await api.stop()
    assert await asking == []


async def test_an_update_that_was_taken_can_be_sent_again(
    api: BotApi, bot: Caller, hook: Hook, anna: Person
) -> None:
    await bot.done("setWebhook", url=hook.url)
    anna.starts()
    await api.until(lambda: not api.delivery.pending)
    api.delivery.again(api.delivery.history[0])
    await api.until(lambda: len(hook.got) == 2)
    assert len(set(hook.ids)) == 1


async def test_several_processes_share_the_webhook(
    api: BotApi, bot: Caller, hook: Hook, anna: Person
) -> None:
    await bot.done("setWebhook", url=hook.url)
    api.delivery.behind = [hook.url, f"{hook.url}-that-is-not-there"]
    anna.writes("1")
    anna.writes("2")
    await posted(api, 2)
    api.passes(1)
    await api.until(lambda: not api.delivery.pending)
    assert [update["message"]["text"] for update in hook.got] == ["1", "2"]
    assert [status for _update, status in api.delivery.posts] == [200, 404, 200]


async def test_what_waits_is_dropped_on_demand(api: BotApi, bot: Caller, hook: Hook, anna: Person) -> None:
    anna.starts()
    await bot.done("setWebhook", url=hook.url, drop_pending_updates=True)
    anna.writes("hi")
    await api.until(lambda: hook.got and not api.delivery.pending)
    assert [update["message"]["text"] for update in hook.got] == ["hi"]
