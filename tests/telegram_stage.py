"""The bot on Telegram, whole, against the Bot API double: people act, and what they see is looked at.

Nothing here sleeps: time is the double's clock, which the store and the limits share.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from adapters import press as packed
from adapters.conversation import Conversation
from adapters.door import Door
from adapters.press import pack
from adapters.telegram.bot import TelegramBot
from adapters.telegram.places import NAME, Place, player
from adapters.telegram.request import AiohttpRequest
from adapters.telegram.settings import TelegramSettings, Webhook
from core.access import Access
from core.service import Service, Settings
from core.table.values import Table, on_turn
from storage import keys
from storage.blocked import RedisBlocked
from storage.client import Client
from storage.embedded import embedded
from storage.limits import RedisLimits
from storage.once import RedisOnce
from storage.redis import RedisStore
from tests.bot_api import BotApi
from tests.bot_api_people import Person
from tests.bot_api_values import Chat, Clock, Message, Press
from tests.servers import free_port
from tests.stage import LANGUAGES, SilentLog

AT_ONCE = 1.0
"""Seconds within which a computer player moves; what a person has to do lasts longer."""


TURNS = 300
"""Turns of the loop without a call after which nobody is about to make one."""

STUCK = 2.0
"""Real seconds after which a call that is under way is one that nobody will answer."""

SECRET = "a-secret-of-the-webhook"


@dataclass
class TelegramStage:
    """A bot that runs, and the world it runs in."""

    api: BotApi
    client: Client
    store: RedisStore
    service: Service
    bot: TelegramBot
    log: SilentLog
    receiving: "asyncio.Task[None]"
    door: Door
    games: list[int] = field(default_factory=list)

    async def calm(self) -> None:
        """Wait until everything that people did is applied, shown and answered."""
        while True:
            if self.receiving.done():
                self.receiving.result()
            await self.api.until(lambda: not self.api.delivery.pending or self.receiving.done())
            seconds = await self.service.work()
            await self.service.settled()
            await self.bot.settled()
            await self.door.settled()
            if self.api.delivery.pending:
                continue
            idle, unshown = await self.store.idle([NAME]), await self._unshown()
            if unshown is not None:
                self.api.passes(max(unshown, 0.01))
            elif idle is not None and idle <= AT_ONCE:
                self.api.passes(max(seconds, idle, 0.01))
            else:
                return

    async def _unshown(self) -> float | None:
        """Return the seconds until what waits for a place in the limits may be shown, None for nothing."""
        asked = self.client.pipeline(transaction=False)
        for marks in keys.all_marks([NAME]):
            asked.zrange(marks, 0, 0, withscores=True)
        found = await asked.execute(raise_on_error=False)
        due = [each[0][1] for each in found if not isinstance(each, BaseException) and each]
        return min(due) - self.api.clock() if due else None

    async def says(
        self,
        person: Person,
        chat: Chat,
        text: str,
        reply_to: Message | None = None,
        *,
        topic: int | None = None,
    ) -> str:
        """Let somebody say something, and return the newest thing in the chat afterwards."""
        person.says(chat, text, reply_to=reply_to, thread=topic)
        await self.calm()
        posts = [message for message in person.sees(chat) if message.is_from_bot]
        return posts[-1].text if posts else ""

    async def presses(self, person: Person, message: Message, button: str) -> Press:
        """Let somebody press a button, and return the press once all came of it."""
        press = person.presses(message, button)
        await self.calm()
        return press

    async def table(self, chat: Chat, topic: int | None = None) -> Table:
        """Return the table of a chat, or of a topic of it, as it is stored."""
        table_id = await self.store.table_in(Place(chat.id, topic).room)
        loaded = await self.store.load(table_id) if table_id else None
        assert loaded is not None
        return loaded.table


def board_of(person: Person, chat: Chat) -> Message:
    """Return the newest message in a chat with buttons, as somebody sees it."""
    return [message for message in person.sees(chat) if message.is_from_bot and message.rows][-1]


def on_turn_of(table: Table, people: Sequence[Person]) -> Person:
    """Return whoever of some people is on turn."""
    seat = on_turn(table)
    assert seat is not None
    person = table.seats[seat].person
    assert person is not None
    return next(each for each in people if player(each.id) == person.ref)


def key(table: Table, notation: str) -> str:
    """Return what a key of the turn carries."""
    return pack(packed.Press(table.id, table.turn, notation))


async def a_lobby(on: TelegramStage, group: Chat, *people: Person) -> None:
    """Let the first of some people open a table in a group and the others join with its key."""
    await on.says(people[0], group, "/play")
    for person in people[1:]:
        await on.presses(person, board_of(person, group), "Join")


async def a_game(on: TelegramStage, group: Chat, *people: Person) -> Table:
    """Let people play in a group, nobody of whom has ever written to the bot; the first is the host."""
    await a_lobby(on, group, *people)
    await on.presses(people[0], board_of(people[0], group), "Deal")
    return await on.table(group)


def texts(messages: Sequence[Message]) -> str:
    """Return what messages say, one below the other."""
    return "\n".join(message.text for message in messages)


async def nothing_is_sent(api: BotApi, bot: TelegramBot) -> None:
    """Wait until no call is under way, and nobody is about to make one."""
    request = bot._bot.request
    assert isinstance(request, AiohttpRequest)
    loop = asyncio.get_running_loop()
    until, turns = loop.time() + STUCK, 0
    while turns < TURNS and loop.time() < until:
        calls = len(api.calls)
        await asyncio.sleep(0)
        turns = 0 if request.under_way or calls != len(api.calls) else turns + 1


def a_webhook() -> Webhook:
    """Return where updates can be brought to on this machine."""
    port = free_port()
    return Webhook(f"http://127.0.0.1:{port}", port=port, secret=SECRET)


@asynccontextmanager
async def telegram_stage(
    *,
    game: str = "liars-dice",
    seed: bytes = b"telegram",
    client: Client | None = None,
    ephemeral: bool = False,
    webhook: bool = False,
    access: Access | None = None,
) -> AsyncIterator[TelegramStage]:
    """Run a bot; in the end nothing may have been sent that the Bot API refuses or that its limits forbid."""
    async with BotApi(Clock(1_000_000.0)) as api:
        brought = a_webhook() if webhook else None
        async with a_bot(
            api,
            game=game,
            seed=seed,
            client=client,
            ephemeral=ephemeral,
            webhook=brought,
            access=access,
        ) as stage:
            yield stage
            await stage.calm()
        assert api.defects == []
        assert api.deprecated == []
        assert not api.flood.broken, "\n".join(api.flood.broken)


@asynccontextmanager
async def a_bot(
    api: BotApi,
    *,
    game: str = "liars-dice",
    seed: bytes = b"telegram",
    client: Client | None = None,
    ephemeral: bool = False,
    webhook: Webhook | None = None,
    access: Access | None = None,
    ours: Callable[[], bool] = lambda: True,
) -> AsyncIterator[TelegramStage]:
    """Run a process of the bot; it ends without a word to anybody, as one that is killed.

    `ours` says whether nobody else fetches.
    """
    used, log = client or embedded(), SilentLog()
    store = RedisStore(used, log, clock=api.clock)
    names = iter(f"t{number}" for number in range(1, 1000))

    ends: list[float] = []
    one_at_a_time = asyncio.Lock()

    async def pause(seconds: float) -> None:
        end = api.clock() + seconds
        ends.append(end)
        while api.clock() < end:
            async with one_at_a_time:
                # What is under way was sent before the time that passes now, and to the first who waits.
                await nothing_is_sent(api, bot)
                api.passes(max(0.0, min(ends) - api.clock()))
        ends.remove(end)

    settings = TelegramSettings(api.token, api.url, webhook, ephemeral=ephemeral)
    bot = TelegramBot(settings, LANGUAGES, log=log, pause=pause)
    limits = RedisLimits(used, {NAME: bot.rates}, clock=api.clock)
    service = Service(
        store,
        {NAME: bot.platform},
        limits,
        seed=lambda table: seed + table.id.encode() + bytes([table.dealt]),
        new_id=lambda: next(names),
        log=log,
        settings=Settings(game, 0),
        pause=pause,
        clock=api.clock,
    )
    await bot.start()
    door = Door(access or Access(), RedisBlocked(used, log), service, LANGUAGES, log=log, clock=api.clock)
    door.leaves[NAME] = bot.leave
    conversation = Conversation(service, LANGUAGES, game, door)
    receiving = asyncio.create_task(bot.receive(conversation, service, limits, RedisOnce(used), ours=ours))
    try:
        yield TelegramStage(api, used, store, service, bot, log, receiving, door)
    finally:
        receiving.cancel()
        await asyncio.gather(receiving, return_exceptions=True)
        await bot.close()
