"""What a press on Telegram costs: here, and by python-telegram-bot as it comes. Run by `make bench-telegram`.

Both are processes with the same service, store and showing, and a webhook. One is `palifico run`; the
other is the library's `Application` with its own webhook server and client. What brings the presses
and plays the Bot API is this process, so that only the bot's own work is counted.
"""

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import aiohttp
from aiohttp import web
from rich.console import Console
from rich.table import Table as Grid

from tests.servers import Server, a_server, free_port

TOKEN = "7000000001:bench-of-the-bot"
SECRET = "secret-of-the-bench"
BOT = {"id": 7000000001, "is_bot": True, "first_name": "Palifico", "username": "palifico_bot"}
AT_ONCE = 16
PRESSES = 1500
ROUNDS = 3
GROUPS = 50
BUSY_PRESSES = 1500
BUSY_A_SECOND = 60.0
QUIET = 3.0
"""Seconds without a call after which nothing is waiting to be shown."""

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Phone:
    """The Bot API, as far as it is needed, and the people who press."""

    port: int
    keys: dict[int, str] = field(default_factory=dict[int, str])
    answered: dict[str, "asyncio.Future[None]"] = field(default_factory=dict[str, "asyncio.Future[None]"])
    is_listened_to: asyncio.Event = field(default_factory=asyncio.Event)
    appeared: dict[int, asyncio.Event] = field(default_factory=dict[int, asyncio.Event])
    calls: int = 0
    session: aiohttp.ClientSession | None = None
    numbers: "count[int]" = field(default_factory=lambda: count(1))

    async def take(self, request: web.Request) -> web.Response:
        """Answer a call of the bot."""
        self.calls += 1
        method = request.match_info["method"]
        given: Any = (
            await request.json() if request.content_type == "application/json" else await request.post()
        )
        result: Any = True
        if method == "getMe":
            result = BOT
        elif method == "setWebhook":
            self.is_listened_to.set()
        elif method == "getChatMember":
            result = {"status": "member", "user": somebody(int(given["user_id"]))}
        elif method == "answerCallbackQuery":
            self.answer(given["callback_query_id"])
        elif method in {"sendMessage", "editMessageText", "editMessageReplyMarkup"}:
            result = self.shown(given)
        return web.json_response({"ok": True, "result": result})

    def shown(self, given: Any) -> dict[str, Any]:
        """Remember the table of a message's first key, and return the message."""
        chat = int(given["chat_id"])
        if "reply_markup" in given:
            rows: Any = given["reply_markup"]
            rows = (json.loads(rows) if isinstance(rows, str) else rows)["inline_keyboard"]
            data = [button["callback_data"] for row in rows for button in row if "callback_data" in button]
            self.keys[chat] = str(data[0]).rsplit(".", 1)[0]
            self.appeared.setdefault(chat, asyncio.Event()).set()
        number = int(given.get("message_id", 0)) or next(self.numbers)
        return {"message_id": number, "date": 1, "chat": {"id": chat, "type": "supergroup", "title": "g"}}

    def answer(self, query: str) -> None:
        """Let whoever waits for the answer to a press go on."""
        waiting = self.answered.get(query)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def bring(self, update: dict[str, Any]) -> None:
        """Bring an update, and take the call that comes with the answer."""
        assert self.session is not None
        headers = {"X-Telegram-Bot-Api-Secret-Token": SECRET}
        url = f"http://127.0.0.1:{self.port}/telegram"
        async with self.session.post(url, json=update, headers=headers) as response:
            assert response.status == 200, response.status
            body = await response.read()
        if body:
            self.answer(json.loads(body)["callback_query_id"])

    async def says(self, person: int, chat: int, text: str) -> None:
        """Let somebody write in a group."""
        number = next(self.numbers)
        message = {**self.place(chat), "from": somebody(person), "text": text}
        message["entities"] = [{"type": "bot_command", "offset": 0, "length": len(text)}]
        await self.bring({"update_id": number, "message": message})

    async def presses(self, person: int, chat: int, notation: str) -> float:
        """Let somebody press, and return the seconds until they have the answer."""
        number = next(self.numbers)
        query = f"q{number}"
        self.answered[query] = asyncio.get_running_loop().create_future()
        pressed = {"id": query, "from": somebody(person), "chat_instance": "1"}
        pressed |= {"message": {**self.place(chat), "from": BOT, "text": "."}}
        pressed["data"] = f"{self.keys[chat]}.{notation}"
        began = time.perf_counter()
        await self.bring({"update_id": number, "callback_query": pressed})
        async with asyncio.timeout(30):
            await self.answered[query]
        del self.answered[query]
        return time.perf_counter() - began

    def place(self, chat: int) -> dict[str, Any]:
        """Return what every message of a group has."""
        # The number is the same for all: a board that the talk has pushed away would be sent anew.
        return {"message_id": 1, "date": 1, "chat": {"id": chat, "type": "supergroup", "title": "g"}}

    async def table(self, chat: int, *, dealt: bool) -> None:
        """Let two sit down at a table, and deal if that is wanted."""
        await self.says(chat_person(chat), chat, "/play")
        async with asyncio.timeout(60):
            await self.appeared.setdefault(chat, asyncio.Event()).wait()
        if dealt:
            await self.presses(chat_person(chat) + 1, chat, "join")
            await self.presses(chat_person(chat), chat, "deal")


def somebody(person: int) -> dict[str, Any]:
    """Return a person as Telegram shows them."""
    return {"id": person, "is_bot": False, "first_name": f"Anna {person}", "language_code": "en"}


def chat_person(chat: int) -> int:
    """Return the host of a group."""
    return -chat * 10


def chat_at(number: int) -> int:
    """Return the id of a group."""
    return -1_000_000_000 - number


@asynccontextmanager
async def a_bot(kind: str, server: Server) -> AsyncIterator[tuple[Phone, int]]:
    """Run a bot of a kind on an empty store; its phone and its process id."""
    server.flush()
    phone = Phone(free_port())
    application = web.Application()
    application.router.add_post("/bot{token}/{method}", phone.take)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parent.parent),
        "PALIFICO_REDIS_URL": server.url,
        "PALIFICO_TELEGRAM__TOKEN": TOKEN,
        "PALIFICO_TELEGRAM__API_URL": f"http://127.0.0.1:{runner.addresses[0][1]}",
        "PALIFICO_TELEGRAM__WEBHOOK_URL": f"http://127.0.0.1:{phone.port}",
        "PALIFICO_TELEGRAM__WEBHOOK_LISTEN": f"127.0.0.1:{phone.port}",
        "PALIFICO_TELEGRAM__WEBHOOK_SECRET": SECRET,
    }
    program = (
        ["-m", "adapters", "run"]
        if kind == "palifico"
        else [str(Path(__file__).parent / "bench_default_bot.py")]
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, *program, env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    phone.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=100))
    try:
        async with asyncio.timeout(60):
            await phone.is_listened_to.wait()
        # The menus are told in the beginning; they are no part of a press.
        await quiet(phone)
        yield phone, process.pid
    finally:
        process.terminate()
        await process.wait()
        await phone.session.close()
        await runner.cleanup()


async def quiet(phone: Phone) -> None:
    """Wait until the bot has called nothing for a while."""
    calls = -1
    while calls != phone.calls:
        calls = phone.calls
        await asyncio.sleep(QUIET)


def cpu(process: int) -> float:
    """Return the seconds of work that a process has done."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def pressing(
    phone: Phone, process: int, chats: Sequence[int], notations: Sequence[str]
) -> tuple[float, float]:
    """Let people press as fast as they are answered; the work of a press in seconds, and presses a second."""
    turns = iter(range(PRESSES))

    async def one(chat: int) -> None:
        for turn, _ in enumerate(turns):
            await phone.presses(chat_person(chat) + 1, chat, notations[turn % len(notations)])

    before, began = cpu(process), time.perf_counter()
    await asyncio.gather(*(one(chat) for chat in chats))
    took = time.perf_counter() - began
    return (cpu(process) - before) / PRESSES, PRESSES / took


async def busy(phone: Phone) -> list[float]:
    """Let 50 groups press at their own times; the seconds until each answer."""
    chance = random.Random(7)
    tasks: list[asyncio.Task[float]] = []
    for number in range(BUSY_PRESSES):
        chat = chat_at(number % GROUPS)
        # Those in even groups look at their dice, the others sit down and get up.
        notation = "hand" if number % 2 == 0 else ("join", "leave")[number // GROUPS % 2]
        tasks.append(asyncio.create_task(phone.presses(chat_person(chat) + 1, chat, notation)))
        await asyncio.sleep(chance.expovariate(BUSY_A_SECOND))
    return list(await asyncio.gather(*tasks))


@dataclass(frozen=True)
class Figures:
    """What was measured of one kind of bot."""

    looking: float
    sitting: float
    looks_a_second: float
    median: float
    p99: float


async def measure(kind: str, server: Server) -> Figures:
    """Measure one kind of bot."""
    async with a_bot(kind, server) as (phone, process):
        for number in range(GROUPS):
            await phone.table(chat_at(number), dealt=number % 2 == 0)
        await quiet(phone)
        dealt = [chat_at(number) for number in range(0, AT_ONCE * 2, 2)]
        lobbies = [chat_at(number) for number in range(1, AT_ONCE * 2, 2)]
        await pressing(phone, process, dealt, ["hand"])
        looking, a_second = await pressing(phone, process, dealt, ["hand"])
        sitting, _ = await pressing(phone, process, lobbies, ["join", "leave"])
        waits = await busy(phone)
        return Figures(looking, sitting, a_second, median(waits), quantiles(waits, n=100)[98])


async def main() -> None:
    """Print the table: the median of some rounds, in which the two take turns."""
    with a_server() as server:
        kinds = ("palifico", "default")
        found: dict[str, list[Figures]] = {kind: [] for kind in kinds}
        for _ in range(ROUNDS):
            for kind in kinds:
                found[kind].append(await measure(kind, server))
    grid = Grid("", *kinds, "ratio")
    rows = (
        ("look at one's dice: CPU ms a press", "looking", 1e3),
        ("sit down or get up, saved and shown: CPU ms a press", "sitting", 1e3),
        ("looks a second, one process", "looks_a_second", 1.0),
        (
            f"{GROUPS} busy groups, {BUSY_A_SECOND:.0f} presses a second: median ms to the answer",
            "median",
            1e3,
        ),
        (f"{GROUPS} busy groups, {BUSY_A_SECOND:.0f} presses a second: p99 ms to the answer", "p99", 1e3),
    )
    for label, name, factor in rows:
        ours, other = (median(getattr(each, name) for each in found[kind]) * factor for kind in kinds)
        grid.add_row(label, f"{ours:,.2f}", f"{other:,.2f}", f"{ours / other:.2f}")
    Console(width=120).print(grid)


if __name__ == "__main__":
    asyncio.run(main())
