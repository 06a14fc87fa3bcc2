"""Two `palifico run` side by side: one fetches and syncs, and when it ends or is killed the other does."""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, aclosing
from pathlib import Path

import aiohttp
import pytest

from adapters.matrix.platform import NAME as MATRIX
from adapters.telegram.places import NAME as TELEGRAM
from adapters.telegram.places import Place
from core.identity import RoomRef
from core.table.values import Phase, Table, on_turn
from storage import keys
from storage.connect import connect
from storage.redis import TAKEOVER, RedisStore
from tests.bot_api import TOKEN, BotApi
from tests.bot_api_people import Person as TelegramPerson
from tests.bot_api_values import Chat
from tests.matrix_devices import encrypting_people
from tests.matrix_games import ENCRYPTED
from tests.matrix_people import People, Person
from tests.plays import a_move
from tests.running import Running, palifico_run
from tests.servers import Server, free_port
from tests.stage import SilentLog
from tests.synapse import Account, Synapse, until
from tests.test_telegram_running import SOON, bidder, deals, friends, seen

TAKEN_OVER_WITHIN = 15.0
HANDED_OVER_WITHIN = 3.0
ENDED_WITHIN = 20.0


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi() as double:
        yield double
        assert double.defects == []


@pytest.fixture
def store_url(redis_server: Server) -> str:
    redis_server.flush()
    return redis_server.url


def on_telegram(api: BotApi, store_url: str) -> dict[str, str]:
    return {"TELEGRAM__TOKEN": TOKEN, "TELEGRAM__API_URL": api.url, "REDIS_URL": store_url}


def on_matrix(synapse: Synapse, account: Account, folder: Path) -> dict[str, str]:
    return {
        "MATRIX__HOMESERVER": synapse.url,
        "MATRIX__USER": account.user,
        "MATRIX__ACCESS_TOKEN": account.token,
        "MATRIX__STORE": str(folder),
        "MATRIX__ENCRYPTED": "false",
        "MATRIX__GENEROUS": "true",
    }


async def table_in(store_url: str, room: RoomRef) -> Table:
    """Return a room's table as it is stored."""
    async with aclosing(connect(store_url)) as client:
        store = RedisStore(client, SilentLog())
        table_id = await store.table_in(room)
        loaded = await store.load(table_id) if table_id else None
    assert loaded is not None
    return loaded.table


async def marked(store_url: str) -> int:
    """Return how many tables are marked as not shown."""
    async with aclosing(connect(store_url)) as client:
        asked = client.pipeline(transaction=False)
        for key in keys.all_marks([TELEGRAM, MATRIX]):
            asked.zrange(key, 0, 0, withscores=True)
        found = await asked.execute(raise_on_error=False)
    return sum(len(each) for each in found if not isinstance(each, BaseException))


class MatrixGame:
    """Anna, Bo and a computer player at a table in a room."""

    def __init__(self, people: People, store_url: str, room: str, *players: Person) -> None:
        self.room = room
        self._people = people
        self._store_url = store_url
        self._players = {player.user: player for player in players}

    @classmethod
    async def begins(cls, people: People, account: Account, store_url: str) -> "MatrixGame":
        anna, bo = await people.person("Anna"), await people.person("Bo")
        room = await anna.makes_room(account.user, bo.user)
        await bo.joins(room)
        await people.sees(anna, room, "!play", SOON)
        game = cls(people, store_url, room, anna, bo)
        await anna.says(room, "!play")
        await people.sees(anna, room, "Anna (host)", SOON)
        await bo.says(room, "!join")
        await anna.says(room, "!computer")
        await game.is_so(lambda table: len(table.seats) == 3)
        for person in (anna, bo):
            await people.direct(person)
        await anna.says(room, "!deal")
        await game.is_so(lambda table: table.phase is Phase.PLAYING)
        return game

    async def is_so(self, holds: Callable[[Table], bool]) -> Table:
        """Return the table once something is true of it."""

        async def look() -> Table | None:
            table = await table_in(self._store_url, RoomRef(MATRIX, self.room))
            return table if holds(table) else None

        found: Table = await until(look, SOON, "the table is not so")
        return found

    async def waits_for_a_person(self) -> Table:
        """Return the table once the computer player has moved."""
        return await self.is_so(lambda table: self._on_turn(table) is not None)

    async def moves(self, table: Table) -> None:
        """Let whoever is on turn make a move."""
        person = self._on_turn(table)
        assert person is not None
        await person.says(self.room, a_move(table))

    async def goes_on(self, table: Table) -> Table:
        """Return the table once a move was made."""
        return await self.is_so(lambda now: (now.dealt, now.turn) > (table.dealt, table.turn))

    async def shows(self, table: Table) -> None:
        """Wait until the room offers the choices of a turn."""
        anna = next(iter(self._players.values()))

        async def look() -> bool:
            await anna.reads()
            turn = f"{table.id}.{table.turn}."
            shown = [each["content"] for each in anna.messages(self.room, self._people.bot)]
            return any(
                choice.startswith(turn) for each in shown for choice in each.get("palifico.choices", [])
            )

        await until(look, SOON, f"turn {table.turn} is not shown")

    async def tells(self, text: str) -> int:
        """Wait until the room is told something, and return how many messages hold it."""
        anna = next(iter(self._players.values()))
        await self._people.sees(anna, self.room, text, SOON)
        bodies = [each["content"]["body"] for each in anna.messages(self.room, self._people.bot)]
        return sum(text in body for body in bodies)

    def _on_turn(self, table: Table) -> Person | None:
        seat = on_turn(table)
        person = table.seats[seat].person if seat is not None else None
        return self._players[person.ref.id] if person is not None else None


async def leases_of(session: aiohttp.ClientSession, asked: str) -> dict[str, float]:
    """Return which leases a process says that it holds."""
    async with session.get(f"http://{asked}/metrics") as said:
        found = re.findall(r'^palifico_lease_held\{lease="(\w+)"\} (\S+)$', await said.text(), re.MULTILINE)
    return {lease: float(held) for lease, held in found}


async def ended(running: Running) -> int:
    """Tell a process to stop, and return its exit code once it has, in time."""
    began = time.monotonic()
    code = await running.stops()
    assert time.monotonic() - began < ENDED_WITHIN
    return code


async def bids(api: BotApi, group: Chat, person: TelegramPerson, bid: str, read: str) -> None:
    """Let somebody bid, and wait until the group sees it."""
    person.says(group, f"/bid {bid}")
    await api.until(lambda: seen(person, group, read), SOON)


async def test_when_one_is_killed_the_other_goes_on_within_15_seconds_and_at_once_when_one_ends(
    api: BotApi, synapse: Synapse, store_url: str, tmp_path: Path
) -> None:
    account = synapse.register("bot")
    variables = on_telegram(api, store_url) | on_matrix(synapse, account, tmp_path / "bot")
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        people = People(synapse, session, account.user)
        first = await stack.enter_async_context(palifico_run(**variables))
        await first.says("Telegram: @palifico_bot, polling")
        await first.says(f"Matrix: {account.user}, on")
        asked = f"127.0.0.1:{free_port()}"
        second = await stack.enter_async_context(palifico_run(**variables, HEALTH__LISTEN=asked))
        await second.says("Telegram: ready.")
        await second.says("Matrix: ready.")
        assert await leases_of(session, asked) == {"telegram": 0, "matrix": 0}
        async with session.get(f"http://{asked}/readyz") as ready:
            assert (ready.status, (await ready.json())["waits_for_lease"]) == (200, ["matrix", "telegram"])
        anna, bo, group = friends(api)
        game, _ = await asyncio.gather(
            MatrixGame.begins(people, account, store_url), deals(api, anna, bo, group)
        )
        on_telegrams = await table_in(store_url, Place(group.id).room)
        for _ in range(2):
            table = await game.waits_for_a_person()
            await game.moves(table)
            await game.goes_on(table)
            table, stored = await game.waits_for_a_person(), time.monotonic()
            await game.shows(table)
            assert time.monotonic() - stored < TAKEOVER, "no table is taken by whoever cannot show it"
        on_matrixs = await game.waits_for_a_person()
        killed = time.monotonic()
        await first.dies()
        await asyncio.gather(
            bids(api, group, bidder(on_telegrams, anna, bo), "2 4", "2 fours"), game.moves(on_matrixs)
        )
        await game.goes_on(on_matrixs)
        taken = time.monotonic() - killed
        assert taken < TAKEN_OVER_WITHIN, taken
        assert await leases_of(session, asked) == {"telegram": 1, "matrix": 1}
        on_telegrams = await table_in(store_url, Place(group.id).room)
        assert (on_telegrams.dealt, on_telegrams.turn) == (1, 2), "one bid, heard once"
        await bids(api, group, bidder(on_telegrams, anna, bo), "3 4", "3 fours")
        table = await game.waits_for_a_person()
        await game.moves(table)
        await game.goes_on(table)
        assert second.everything.count("lease-taken-over") == 2
        third = await stack.enter_async_context(palifico_run(**variables))
        await third.says("Telegram: ready.")
        await third.says("Matrix: ready.")
        assert await ended(second) == 0
        given = time.monotonic()
        await asyncio.gather(third.says("polling"), third.says(f"Matrix: {account.user}, on"))
        handed = time.monotonic() - given
        assert handed < HANDED_OVER_WITHIN, handed
        table = await game.waits_for_a_person()
        await game.moves(table)
        await game.goes_on(table)
        on_telegrams = await table_in(store_url, Place(group.id).room)
        await bids(api, group, bidder(on_telegrams, anna, bo), "4 4", "4 fours")
        assert third.logged == []
        assert await ended(third) == 0
        assert await marked(store_url) == 0, "all is shown"
        assert api.delivery.pending == []
        assert seen(anna, group, "Liar's Dice begins") == 1
        assert await game.tells("Liar's Dice begins") == 1


async def test_whoever_takes_over_reads_what_is_encrypted_and_is_read(
    synapse: Synapse, store_url: str, tmp_path: Path
) -> None:
    account = synapse.register("bot")
    variables = {**on_matrix(synapse, account, tmp_path / "bot"), "REDIS_URL": store_url}
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession())
        people = People(synapse, session, account.user)
        first = await stack.enter_async_context(palifico_run(**variables))
        await first.says(f"Matrix: {account.user}, on")
        second = await stack.enter_async_context(palifico_run(**variables))
        await second.says("Matrix: ready.")
        [anna] = await stack.enter_async_context(encrypting_people(people, tmp_path, "anna"))
        own = await anna.makes_room(account.user, is_direct=True, **ENCRYPTED)
        await anna.sees("only you may see")
        for said, answer in (("play", "the table is open"), ("computer", "Deal")):
            await anna.says(own, said)
            await anna.sees(answer)
        await first.dies()
        await anna.says(own, "deal")
        await second.says(f"Matrix: {account.user}, on")
        await anna.sees("Your dice")
        kinds = [event["type"] for event in anna.events[own] if event["sender"] == account.user]
        assert "m.room.encrypted" not in kinds, "she reads all that was ever said to her"
