"""Export, wipe, import: the same games go on, in the same messages, with the same dice."""

import base64
import re
import zlib
from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from core.commands import AddComputer, Command, Deal
from core.identity import RoomRef
from core.preferences import Preferences
from core.table.values import playing_of
from storage import keys
from storage.blocked import RedisBlocked
from storage.client import Client
from storage.codec import FORMAT, decode_table, encode_table
from storage.connect import connect
from storage.export import PAGE, export
from storage.exported import End, NoExport, TableLine, read, write
from storage.known import NewerFormat
from storage.pulse import RedisPulse
from storage.redis import RedisStore
from storage.restore import Outcome, Restored, restore
from tests.bot_api import BotApi
from tests.bot_api_values import Chat, Clock
from tests.processes import a_process
from tests.servers import Server, Setup, a_server
from tests.stage import ANNA, BO, HERE, PLATFORM, ROOM, SilentLog, person
from tests.telegram_stage import TelegramStage, a_bot, a_game, board_of, key, on_turn_of
from tests.test_every_store import a_game as a_dealt_table
from tests.test_every_store import a_table
from tests.test_redis_page import name_of, played, rows

NOW = 1_000_000.0
STORED = Path(__file__).parent / "stored"


@pytest.fixture(params=["server", "cluster"])
def server(request: pytest.FixtureRequest) -> Server:
    """Return an empty server, alone and as a cluster."""
    server: Server = request.getfixturevalue(f"redis_{request.param}")
    server.flush()
    return server


@pytest.fixture
async def client(server: Server) -> AsyncIterator[Client]:
    async with aclosing(connect(server.url)) as connected:
        yield connected


@pytest.fixture
async def store(redis_server: Server) -> AsyncIterator[RedisStore]:
    redis_server.flush()
    async with aclosing(connect(redis_server.url)) as connected:
        yield RedisStore(connected, SilentLog(), clock=lambda: NOW)


async def lines_of(client: Client) -> list[bytes]:
    return [write(line) async for line in export(client, at="2026-11-30T12:00:00+00:00", program="1.2.3")]


async def put_back(client: Client, lines: list[bytes], *, replace: bool = False) -> list[Restored]:
    return [each async for each in restore(client, lines, replace=replace, time=repr(NOW))]


def outcomes(restored: list[Restored]) -> list[Outcome]:
    return [each.outcome for each in restored]


def posts_of(*chats: Chat) -> list[list[tuple[int, str]]]:
    """Return the bot's messages in each chat, with what they say."""
    return [[(message.id, message.text) for message in chat.posts] for chat in chats]


async def bids(on: TelegramStage, group: Chat, *people: Any) -> None:
    """Let whoever is on turn bid with the smallest key."""
    table = await on.table(group)
    game, play = playing_of(table)
    bidder = on_turn_of(table, people)
    seat = table.seat_of(table.seats[people.index(bidder)].person.ref)  # type: ignore[union-attr]  # who sits there
    assert seat is not None
    smallest = game.notation(game.legal(play.state, seat)[0])
    bidder.forges(board_of(bidder, group), key(table, smallest))
    await on.calm()


async def test_the_same_games_go_on_in_the_same_messages_with_the_same_dice(
    server: Server, client: Client
) -> None:
    async with BotApi(Clock(NOW)) as api:
        anna, bo, cem = (api.world.person(name) for name in ("Anna", "Bo", "Cem"))
        anna.starts()
        dice = api.world.supergroup("Dice", anna, bo)
        cards = api.world.supergroup("Cards", bo, cem)
        async with a_bot(api, client=client) as before:
            await before.calm()
            await a_game(before, dice, anna, bo)
            await bids(before, dice, anna, bo)
            await before.says(bo, cards, "/game bouillabaisse")
            await a_game(before, cards, bo, cem)
            tables = [await before.table(group) for group in (dice, cards)]
            shown = posts_of(dice, cards)
            lines = await lines_of(client)
        server.flush()
        assert {each.outcome for each in await put_back(client, lines)} == {Outcome.PUT_BACK, Outcome.END}
        async with a_bot(api, client=client) as after:
            await after.calm()
            assert [await after.table(group) for group in (dice, cards)] == tables, "hands and all"
            assert posts_of(dice, cards) == shown, "what was shown is not shown again"
            await bids(after, dice, anna, bo)
            table = await after.table(dice)
            assert table.turn == tables[0].turn + 1
            assert playing_of(table)[1].state.hands == playing_of(tables[0])[1].state.hands
            [now], [earlier] = posts_of(dice)[:1], shown[:1]
            assert [number for number, _ in now] == [number for number, _ in earlier], "none is new"
            assert now != earlier, "the board was edited"
            assert "dice" in await after.says(anna, anna.private, "/hand"), "a player's own chat is known"
        assert api.defects == []


def everything(server: Server) -> dict[str, Any]:
    """Return what a server holds, without claims, which are of a process."""
    found: dict[str, Any] = {}
    for name in server.ask("KEYS", "*"):
        kind = server.ask("TYPE", name).decode()
        match kind:
            case "hash":
                answer = server.ask("HGETALL", name)
                pairs = (
                    answer if isinstance(answer, dict) else dict(zip(answer[::2], answer[1::2], strict=True))
                )
                found[name.decode()] = {field: value for field, value in pairs.items() if field != b"showing"}
            case "string":
                found[name.decode()] = server.ask("GET", name)
            case "zset":
                found[name.decode()] = server.ask("ZRANGE", name, 0, -1)
            case _:
                found[name.decode()] = kind
    return found


async def test_what_the_page_says_is_exported_comes_back_as_it_was_and_nothing_else_does(
    server: Server, client: Client
) -> None:
    said = {row[0]: row[5] for row in rows("Keys")}
    assert set(said.values()) == {"yes", "no", "with the table"}
    process, seen = a_process(client), set[str]()
    number = 0
    async for table_id in played(process):
        number += 1
        if number not in {2, 9}:
            continue
        server.ask("HSET", keys.broken("t9"), "state", "no table")
        before, lines = everything(server), await lines_of(client)
        expiry = server.ask("PTTL", keys.table(table_id))
        server.flush()
        await put_back(client, lines)
        after = everything(server)
        seen |= {name_of(name) for name in before}
        expected = {name: value for name, value in before.items() if said[name_of(name)] != "no"}
        assert {name: value for name, value in after.items() if name_of(name) != "marks"} == expected
        assert [*after[keys.marks(table_id, PLATFORM)]] == [table_id.encode()], "it is marked"
        assert 0 <= expiry - server.ask("PTTL", keys.table(table_id)) < 20_000
    assert seen >= {name for name, is_exported in said.items() if is_exported != "no"}


async def test_more_than_a_page_goes_along_and_a_key_that_is_met_twice_goes_once(
    server: Server, client: Client
) -> None:
    store, ids = RedisStore(client, SilentLog()), {f"t{number}" for number in range(PAGE + 7)}
    for table_id in ids:
        await store.commit(a_table(table_id), expected=0, operations=("1",), deadline=None)
        await store.claim_room(RoomRef("stage", table_id), table_id, instead_of=None)
    lines = await lines_of(client)
    *tables, end = [read(line) for line in lines[1:]]
    assert end == End(PAGE + 7, PAGE + 7, 0)
    assert len(tables) == 2 * (PAGE + 7)
    server.flush()
    restored = await put_back(client, lines)
    assert outcomes(restored) == [Outcome.PUT_BACK] * 2 * (PAGE + 7) + [Outcome.END]
    assert [each.number for each in restored] == list(range(2, 2 * (PAGE + 7) + 3))
    assert sorted(await store.claim_marked(HERE, 1000)) == sorted(ids)


async def test_a_server_at_a_socket_can_be_exported() -> None:
    with a_server(Setup(unix=True)) as server:
        async with aclosing(connect(server.url)) as client:
            await RedisStore(client, SilentLog()).remember(ROOM, Preferences("sv"))
            lines = await lines_of(client)
            server.flush()
            assert outcomes(await put_back(client, lines)) == [Outcome.PUT_BACK, Outcome.END]
            assert await RedisStore(client, SilentLog()).recall(ROOM) == Preferences("sv")


async def kept(store: RedisStore, table_id: str = "t1") -> None:
    """Keep a table, and what its room and a player chose."""
    table = a_dealt_table(table_id)
    await store.commit(table, expected=0, operations=("1",), deadline=NOW + 60)
    await store.claim_room(ROOM, table_id, instead_of=None)
    await store.seat_player(ANNA.ref, table_id)
    await store.remember(BO.ref, Preferences("da"))


async def test_what_is_there_already_stays_unless_it_is_to_be_replaced(store: RedisStore) -> None:
    await kept(store)
    lines = await lines_of(store._client)
    await store.commit(a_table("t1"), expected=1, operations=("2",), deadline=None)
    await store.remember(BO.ref, Preferences("fr"))
    await store.seat_player(ANNA.ref, "t2")
    restored = await put_back(store._client, lines)
    assert outcomes(restored) == [Outcome.THERE_ALREADY] * 4 + [Outcome.END]
    loaded = await store.load("t1")
    assert loaded is not None
    assert (loaded.version, loaded.table.play) == (2, None)
    assert await store.table_of(ANNA.ref) == "t2"
    restored = await put_back(store._client, lines, replace=True)
    assert outcomes(restored) == [Outcome.PUT_BACK] * 4 + [Outcome.END]
    assert sum(each.is_table for each in restored) == 1
    loaded = await store.load("t1")
    assert loaded is not None
    assert (loaded.version, loaded.table) == (1, a_dealt_table("t1"))
    assert loaded.operations == ("1",)
    assert await store.table_of(ANNA.ref) == "t1"
    assert await store.recall(BO.ref) == Preferences("da")


async def test_a_deadline_and_the_time_for_which_it_is_kept_come_back(
    store: RedisStore, redis_server: Server
) -> None:
    await kept(store)
    redis_server.ask("PEXPIRE", keys.table("t1"), 5_000_000)
    redis_server.ask("PERSIST", keys.pointer(ANNA.ref))
    lines = await lines_of(store._client)
    redis_server.flush()
    await put_back(store._client, lines)
    assert float(redis_server.ask("ZSCORE", keys.deadlines("t1", PLATFORM), "t1")) == NOW + 60
    assert 4_900_000 < redis_server.ask("PTTL", keys.table("t1")) <= 5_000_000
    assert redis_server.ask("PTTL", keys.pointer(ANNA.ref)) == -1
    # One that is put back without a deadline has none, whatever was there.
    await store.commit(a_table("t1"), expected=1, operations=(), deadline=None)
    without = await lines_of(store._client)
    await put_back(store._client, lines, replace=True)
    await put_back(store._client, without, replace=True)
    assert redis_server.ask("ZSCORE", keys.deadlines("t1", PLATFORM), "t1") is None


@pytest.mark.parametrize("number", [1, 2])
async def test_what_an_earlier_version_stored_is_exported_and_read_as_ever(
    store: RedisStore, redis_server: Server, number: int
) -> None:
    value = (STORED / f"{number}.json").read_bytes()
    table = decode_table(value)
    redis_server.ask("HSET", keys.table(table.id), "version", 7, "state", value, "operations", "[]")
    lines = await lines_of(store._client)
    redis_server.flush()
    assert outcomes(await put_back(store._client, lines)) == [Outcome.PUT_BACK, Outcome.END]
    loaded = await store.load(table.id)
    assert loaded is not None
    assert (loaded.version, loaded.table) == (7, table)


async def test_a_damaged_line_is_named_and_costs_nothing_else(
    store: RedisStore, redis_server: Server
) -> None:
    for number in range(5):
        await store.commit(a_table(f"t{number}"), expected=0, operations=("1",), deadline=None)
    lines = await lines_of(store._client)
    lines[1] = lines[1].replace(b'"version":1', b'"version":2')
    lines[2] = lines[2][:40] + b"\n"
    lines[3] = b"\xff\x00\n"
    redis_server.flush()
    restored = await put_back(store._client, lines)
    assert outcomes(restored) == [Outcome.DAMAGED] * 3 + [Outcome.PUT_BACK] * 2 + [Outcome.END]
    assert [each.number for each in restored if each.outcome is Outcome.DAMAGED] == [2, 3, 4]
    assert len(await store.claim_marked(HERE, 10)) == 2


def summed(line: bytes) -> bytes:
    """Return a line with the checksum that it should have."""
    text = b"{" + line.rstrip()[len(b'{"sum":"00000000",') :]
    return b'{"sum":"%08x",%b\n' % (zlib.crc32(text), text[1:])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"kind":"table"', b'"kind":"chair"'),
        (b'"id":"t1"', b'"id":"t2"'),
        (b'"version":1', b'"version":"one"'),
        (b'"shown":{}', b'"shown":{"nobody":"AA=="}'),
        (b'"shown":{}', b'"shown":{"stage:room:r":"AA=="}'),
        (b'"state":"', b'"state":"////'),
        (b'"state":', b'"estate":'),
    ],
)
async def test_a_line_that_is_whole_and_yet_no_table_is_left_out(
    store: RedisStore, redis_server: Server, before: bytes, after: bytes
) -> None:
    await store.commit(a_table("t1"), expected=0, operations=("1",), deadline=None)
    header, line, end = await lines_of(store._client)
    redis_server.flush()
    assert before in line
    assert summed(line) == line
    restored = await put_back(store._client, [header, summed(line.replace(before, after)), end])
    assert outcomes(restored) == [Outcome.DAMAGED, Outcome.END]
    assert redis_server.ask("DBSIZE") == 0


async def test_what_only_a_newer_version_knows_is_named_and_left_out(
    store: RedisStore, redis_server: Server
) -> None:
    await store.commit(a_table("t1"), expected=0, operations=("1",), deadline=None)
    header, line, end = await lines_of(store._client)
    redis_server.flush()
    state = encode_table(a_table("t1"))
    for newer in (bytes((FORMAT + 1,)) + state[1:], state.replace(b"liars-dice", b"liars-tick")):
        changed = line.replace(base64.b64encode(state), base64.b64encode(newer))
        assert changed != line
        restored = await put_back(store._client, [header, summed(changed), end])
        assert outcomes(restored) == [Outcome.NEWER, Outcome.END]
    assert redis_server.ask("DBSIZE") == 0


async def test_an_export_of_a_newer_format_is_refused_before_anything_is_put_back(
    store: RedisStore, redis_server: Server
) -> None:
    await kept(store)
    header, *lines = await lines_of(store._client)
    redis_server.flush()
    for field in (b"palifico_export", b"stored"):
        newer = re.sub(rb'"%b":[0-9]+' % field, b'"%b":99' % field, header)
        with pytest.raises(NewerFormat, match=r"1\.2\.3"):
            await put_back(store._client, [newer, *lines])
    for none in ([], [b""], [b"palifico 1 export\n"], lines):
        with pytest.raises(NoExport):
            await put_back(store._client, none)
    assert redis_server.ask("DBSIZE") == 0


async def test_the_last_line_says_how_many_there_have_to_be(store: RedisStore) -> None:
    await kept(store)
    lines = await lines_of(store._client)
    assert (await put_back(store._client, lines))[-1].before == 4
    assert Outcome.END not in outcomes(await put_back(store._client, lines[:-1]))


async def test_whom_the_operators_blocked_and_what_a_room_settled_goes_along(
    store: RedisStore, redis_server: Server
) -> None:
    blocked = RedisBlocked(store._client, SilentLog())
    await blocked.add("stage:player:cem")
    redis_server.ask("SET", keys.settings(ROOM), '{"timer":60}')
    lines = await lines_of(store._client)
    redis_server.flush()
    assert outcomes(await put_back(store._client, lines)) == [Outcome.PUT_BACK] * 2 + [Outcome.END]
    assert await blocked.all() == {"stage:player:cem"}
    assert redis_server.ask("GET", keys.settings(ROOM)) == b'{"timer":60}'
    assert redis_server.ask("PTTL", keys.blocked()) > 9 * 365 * 24 * 3600 * 1000


async def test_what_is_of_nobody_alone_is_of_no_room_and_the_other_way_round(
    store: RedisStore, redis_server: Server
) -> None:
    await RedisBlocked(store._client, SilentLog()).add("stage:player:cem")
    header, line, end = await lines_of(store._client)
    redis_server.flush()
    for before, after in ((b'"of":""', b'"of":"stage:room:a"'), (b'"kind":"blocked"', b'"kind":"settings"')):
        assert before in line
        restored = await put_back(store._client, [header, summed(line.replace(before, after)), end])
        assert outcomes(restored) == [Outcome.DAMAGED, Outcome.END]
    assert redis_server.ask("DBSIZE") == 0


async def test_since_when_no_bot_was_there_is_known_after_an_import(
    store: RedisStore, redis_server: Server
) -> None:
    time = [NOW]
    pulse = RedisPulse(store._client, clock=lambda: time[0])
    assert await pulse.beat("stage") is None
    lines = await lines_of(store._client)
    redis_server.flush()
    assert outcomes(await put_back(store._client, lines)) == [Outcome.PUT_BACK, Outcome.END]
    time[0] += 3600
    assert await pulse.beat("stage") == (NOW, NOW + 3600)


async def test_what_cannot_be_read_is_counted_and_costs_nothing_else(
    store: RedisStore, redis_server: Server
) -> None:
    await kept(store)
    redis_server.ask("SET", keys.table("t2"), "no table")
    redis_server.ask("HSET", keys.table("t3"), "version", "1")
    redis_server.ask("HSET", keys.table("t4"), "version", "1", "state", "", "operations", "{")
    redis_server.ask("HSET", keys.pointer(BO.ref), "no", "pointer")
    redis_server.ask("SET", keys.preferences(ROOM), b"\xff")
    redis_server.ask("SET", b"palifico:stage:room:\xff", "t1")
    redis_server.ask("SET", "somebody:else", "1")
    *lines, end = [read(line) for line in (await lines_of(store._client))[1:]]
    assert end == End(1, 3, 5)
    assert [line.id for line in lines if isinstance(line, TableLine)] == ["t1"]


async def test_deadlines_that_are_none_keep_no_table_from_being_exported(
    store: RedisStore, redis_server: Server
) -> None:
    await kept(store)
    redis_server.ask("DEL", keys.deadlines("t1", PLATFORM))
    redis_server.ask("SET", keys.deadlines("t1", PLATFORM), "none")
    [table] = [
        line for each in (await lines_of(store._client))[1:] if isinstance(line := read(each), TableLine)
    ]
    assert table.deadline is None


async def test_a_claim_of_a_process_does_not_go_along(store: RedisStore) -> None:
    await kept(store)
    assert await store.begin_showing("t1") is not None
    lines = await lines_of(store._client)
    await put_back(store._client, lines, replace=True)
    assert await RedisStore(store._client, SilentLog(), clock=lambda: NOW).begin_showing("t1") is not None


async def test_a_game_that_was_not_shown_yet_is_shown_by_whoever_runs_next(
    client: Client, server: Server
) -> None:
    before = a_process(client)
    room = RoomRef("stage", "another")
    anna = person("Anna", admin=True, room=room)
    await before.service.open(room, anna, "1")
    commands: list[Command] = [AddComputer(), Deal()]
    for number, command in enumerate(commands, 2):
        await before.service.hear(anna, command, str(number))
    lines = await lines_of(client)
    await before.service.settled()
    server.flush()
    await put_back(client, lines)
    after = a_process(client)
    await after.works()
    table_id = await after.store.table_in(room)
    assert table_id is not None
    loaded = await after.store.load(table_id)
    assert loaded is not None
    assert loaded.ledgers, "its room has been told"
