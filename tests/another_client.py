"""A client of another make plays: matrix-js-sdk with its own cryptography, against a real homeserver.

It shares no code with the bot, so that what both misread cannot hide. Beside the usual mode there is
the strict one, in which it shows nothing of devices that nobody has signed. `make test-matrix-js` runs
this; it needs Node.js 20 and npm, and is no part of `make test`.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from adapters.matrix.choices import sign
from core.table.values import Phase, Table, on_turn
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.plays import a_move
from tests.synapse import Account, Synapse

FOLDER = Path(__file__).parent / "js"
SOON = 20.0
UNSIGNED = "UNSIGNED_SENDER_DEVICE"

Message = dict[str, Any]


@dataclass
class Client:
    """Somebody's client: a process that does what it is told and answers."""

    account: Account
    process: asyncio.subprocess.Process
    answers: "asyncio.Queue[dict[str, Any]]" = field(default_factory=asyncio.Queue)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def user(self) -> str:
        return self.account.user

    async def does(self, what: str, **asked: Any) -> dict[str, Any]:
        """Let it do something, and return its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": what, **asked}).encode() + b"\n")
        async with asyncio.timeout(SOON):
            said = await self.answers.get()
        assert "answer" in said, said
        answer: dict[str, Any] = said["answer"]
        return answer

    async def reads(self) -> None:
        """Take what it writes, until it ends."""
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            said = json.loads(line)
            if "news" in said:
                self.news.set()
            else:
                self.answers.put_nowait(said)

    async def messages(self, room: str) -> list[Message]:
        """Return what it shows of a room, oldest first."""
        found: list[Message] = (await self.does("look", room=room))["messages"]
        return found

    async def once(self, room: str, holds: Any, what: str) -> Message:
        """Return the latest message of a room that something is true of, once there is one."""
        shown: list[Message] = []
        try:
            async with asyncio.timeout(SOON):
                while True:
                    self.news.clear()
                    shown = await self.messages(room)
                    if found := [message for message in shown if holds(message)]:
                        return found[-1]
                    await self.news.wait()
        except TimeoutError:
            pass
        raise AssertionError(f"{what} is not shown: {[(each['body'], each['unreadable']) for each in shown]}")

    async def sees(self, room: str, text: str) -> Message:
        """Return the latest message of a room with a text, once there is one."""
        return await self.once(room, lambda message: text in message["body"], repr(text))

    async def is_in(self, room: str) -> None:
        """Wait until it is in a room."""
        async with asyncio.timeout(SOON):
            while True:
                self.news.clear()
                if room in [each for each, _inviter in (await self.does("rooms"))["rooms"]]:
                    return
                await self.news.wait()

    async def direct_with(self, bot: str) -> str:
        """Return the room that it takes for the direct room with the bot, once it is in it."""
        async with asyncio.timeout(SOON):
            while True:
                self.news.clear()
                for room, inviter in (await self.does("rooms"))["rooms"]:
                    if inviter == bot:
                        return str(room)
                await self.news.wait()


@contextlib.asynccontextmanager
async def a_client(server: Synapse, name: str, *, strict: bool = False) -> AsyncIterator[Client]:
    """Run a client of somebody new."""
    account = server.register(name)
    process = await asyncio.create_subprocess_exec(
        *("node", "client.mjs"),
        cwd=FOLDER,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=2**22,
    )
    client = Client(account, process)
    reading = asyncio.create_task(client.reads())
    try:
        device = {"user": account.user, "device": account.device, "token": account.token}
        await client.does("begin", url=server.url, strict=strict, **device)
        yield client
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await asyncio.wait_for(reading, SOON)
        await process.wait()


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    account = synapse.register("bot")
    settings = {"token": "", "password": account.password, "encrypted": True}
    async with a_matrix_stage(synapse, tmp_path / "bot", account, **settings) as stage:
        yield stage


async def a_game(stage: MatrixStage, anna: Client, bo: Client, room: str) -> None:
    """Let two people sit down and be dealt to."""
    await anna.sees(room, "!play")
    await anna.does("say", room=room, text="!play")
    await anna.sees(room, "At the table")
    await anna.does("say", room=room, text="!dice 3")
    await bo.does("say", room=room, text="!join")
    await stage.table_with(room, lambda table: len(table.seats) == 2)
    for somebody in (anna, bo):
        await somebody.direct_with(stage.account.user)
    await anna.does("say", room=room, text="!deal")
    await stage.table_with(room, lambda table: table.phase is Phase.PLAYING)


async def moves(stage: MatrixStage, room: str, client: Client, table: Table, *, by_reaction: bool) -> None:
    """Make the move of whoever is on turn: typed, or by reacting to what the room offers."""
    move = a_move(table)
    if not by_reaction:
        await client.does("say", room=room, text=move)
        return
    turn = f"{table.id}.{table.turn}."

    def offers(message: Message) -> bool:
        return any(choice.startswith(turn) for choice in message["choices"])

    offer = await client.once(room, offers, f"what can be chosen in turn {table.turn}")
    offered = [choice.split(".", 2)[2] for choice in offer["choices"]]
    number = offered.index(move) + 1 if move in offered else 1
    await client.does("react", room=room, message=offer["id"], sign=sign(number))


async def play(stage: MatrixStage, room: str, clients: Sequence[Client]) -> Table:
    """Play on until the game is over: the first types, the second reacts."""
    while True:
        table = await stage.table(room)
        assert table is not None
        seat = on_turn(table)
        if table.phase is not Phase.PLAYING or seat is None:
            return table
        person = table.seats[seat].person
        assert person is not None
        client = next(each for each in clients if each.user == person.ref.id)
        await moves(stage, room, client, table, by_reaction=client is clients[1])
        turn = table.turn
        await stage.table_with(room, lambda now, turn=turn: (now.turn, now.phase) != (turn, Phase.PLAYING))


@pytest.mark.parametrize("strict", [False, True], ids=["any device", "signed devices only"])
@pytest.mark.parametrize("encrypted", [False, True], ids=["plain", "encrypted"])
async def test_a_whole_game_is_played_by_another_client(
    stage: MatrixStage, encrypted: bool, strict: bool
) -> None:
    server, bot = stage.server, stage.account.user
    async with (
        a_client(server, "Anna", strict=strict) as anna,
        a_client(server, "Bo", strict=strict) as bo,
    ):
        made = await anna.does("open", invite=[bot, bo.user], encrypted=encrypted)
        room: str = made["room"]
        await a_game(stage, anna, bo, room)
        hands = {}
        for somebody in (anna, bo):
            direct = await somebody.direct_with(bot)
            hand = await somebody.sees(direct, "Your dice")
            assert hand["encrypted"], "a hand came in the clear"
            hands[somebody.user] = direct
        table = await play(stage, room, (anna, bo))
        assert table.phase is Phase.OVER
        for somebody in (anna, bo):
            place = await somebody.sees(room, "Place 1")
            assert place["encrypted"] is encrypted
            shown = await somebody.messages(room)
            assert not [message for message in shown if message["unreadable"]]
            assert not [message for message in shown if "Your dice" in message["body"]]
            others = {direct for user, direct in hands.items() if user != somebody.user}
            mine = {each for each, _inviter in (await somebody.does("rooms"))["rooms"]}
            assert not others & mine
    assert stage.log.events == []


async def test_the_board_is_shown_as_it_stands_with_the_reactions_of_the_bot(stage: MatrixStage) -> None:
    async with a_client(stage.server, "Anna") as anna, a_client(stage.server, "Bo") as bo:
        bot = stage.account.user
        room: str = (await anna.does("open", invite=[bot, bo.user], encrypted=False))["room"]
        await anna.sees(room, "!play")
        await anna.does("say", room=room, text="!play")
        lobby = await anna.once(room, lambda message: message["choices"], "the lobby")
        seeded = await anna.once(
            room,
            lambda message: message["id"] == lobby["id"] and [sign(1), bot] in message["reactions"],
            "the bot's own reaction",
        )
        assert not seeded["edited"]
        await bo.does("say", room=room, text="!join")
        edited = await anna.once(room, lambda message: message["edited"], "the edit")
        assert edited["id"] == lobby["id"]
        assert "bo" in edited["body"]
        assert "bo" in edited["html"]


async def test_a_strict_client_shows_nothing_of_a_device_that_nobody_signed(stage: MatrixStage) -> None:
    async with a_client(stage.server, "Anna", strict=True) as anna, a_client(stage.server, "Bo") as bo:
        room: str = (await anna.does("open", invite=[bo.user], encrypted=True))["room"]
        await bo.is_in(room)
        await bo.does("say", room=room, text="can you read this?")
        unreadable = await anna.once(room, lambda message: message["sender"] == bo.user, "what Bo said")
        refused = await anna.once(room, lambda message: message["unreadable"] == UNSIGNED, "the refusal")
        assert refused["id"] == unreadable["id"]
