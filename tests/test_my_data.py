"""What is kept of a person: it is said, it can be had, and it can be deleted to the last trace."""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from adapters.my_data import written
from core.commands import (
    Actor,
    AddComputer,
    Again,
    Deal,
    ForgetMe,
    Join,
    Kick,
    Leave,
    Move,
    MyData,
    Open,
    Privacy,
    Speak,
    Stop,
)
from core.games import GAMES
from core.identity import PlayerRef, RoomRef, Seat
from core.personal import messages
from core.personal.data import part_of
from core.personal.erasing import knows
from core.ports import File, StoreUnavailable, Unavailable, Undeliverable
from core.record import record_of, write
from core.service import KeptFor, Reply, Service, Settings
from core.service.forgetting import AFTERWARDS, LEFT_TO_OTHERS, UNTIL_LOOKED_AFTER
from core.service.handing import TOO_LATE, TRIES
from core.service.personal import ASKED_FOR
from core.table.messages import Name, PlaceTaken, Reminder, span
from core.table.names import DELETED
from core.table.values import Phase, Table, on_turn, playing_of
from core.verify import verify
from storage import keys, people
from storage.client import Client
from storage.codec import FORMAT, decode_table, encode_table
from storage.connect import connect
from storage.embedded import embedded
from storage.redis import Expiry, RedisStore
from tests.processes import Recording
from tests.resampling import RESAMPLING
from tests.servers import Server
from tests.stage import LANGUAGES, PLATFORM, ROOM, SilentLog, Stage, StagePlatform, kinds_of, said, stage
from tests.test_codec import SAMPLES

DAY = 24 * 3600


def somebody(name: str, *, admin: bool = False, language: str = "en") -> Actor:
    """Return somebody in the room, whose id and name are found nowhere by chance."""
    ref = PlayerRef(PLATFORM, f"id-of-{name.lower()}")
    return Actor(ref, name, language, admin=admin, room=ROOM)


OTTOKAR, WILHELMINA, XAVER = somebody("Ottokar"), somebody("Wilhelmina"), somebody("Xaver")


def alone(actor: Actor) -> Actor:
    """Return somebody who speaks to the bot in their own conversation."""
    return replace(actor, admin=False, room=None, alone=own_room(actor))


def own_room(actor: Actor) -> RoomRef:
    return RoomRef(PLATFORM, f"{actor.ref.id}-alone")


@pytest.fixture
def time() -> list[float]:
    return [1000.0]


@pytest.fixture
def client() -> Client:
    return embedded()


@pytest.fixture
def on(client: Client, time: list[float]) -> Stage:
    return a_stage(client, time)


def a_stage(client: Client, time: list[float], platform: StagePlatform | None = None) -> Stage:
    """Return a process with a log and a store of its own."""
    return stage(RedisStore(client, SilentLog(), clock=lambda: time[0]), time=time, platform=platform)


async def everything(client: Client) -> str:
    """Return every key and all that is in it, tables as they are read."""
    found: list[str] = []
    asked = cast("Any", client)
    async for key in asked.scan_iter(match="*", count=1000):
        match await asked.type(key):
            case b"hash":
                value: Any = await asked.hgetall(key)
                if b"state" in value:
                    found.append(repr(decode_table(value[b"state"])))
            case b"zset":
                value = await asked.zrange(key, 0, -1)
            case b"list":
                value = await asked.lrange(key, 0, -1)
            case _:
                value = await asked.get(key)
        found.append(f"{key!r} {value!r}")
    return "\n".join(found)


async def has_no_trace_of(client: Client, actor: Actor) -> bool:
    found = await everything(client)
    return actor.ref.id not in found and actor.name not in found


async def a_game(on: Stage, *actors: Actor, alone_too: bool = False) -> Table:
    """Let people play in the room, the first as the host."""
    first, *others = actors
    await on.service.open(ROOM, first, on.update())
    for actor in others:
        await on.does(actor, Join())
    await on.does(first, Deal())
    if alone_too:
        await on.does(alone(first), Speak("de"))
    return await on.table()


async def moves_once(on: Stage, people: Sequence[Actor]) -> None:
    """Let whoever is on turn make the first move that can be made."""
    table = await on.table()
    seat = on_turn(table)
    assert seat is not None
    game, play = playing_of(table)
    person = table.seats[seat].person
    actor = next(each for each in people if person is not None and each.ref == person.ref)
    legal = [game.notation(move) for move in game.legal(play.state, seat)]
    await on.does(actor, Move("liar" if "liar" in legal else legal[0]))


async def to_the_end(on: Stage, *people: Actor) -> Table:
    while (await on.table()).phase is Phase.PLAYING:
        await moves_once(on, people)
    return await on.table()


async def forgets(on: Stage, actor: Actor) -> Reply:
    """Let somebody ask to be forgotten and confirm it."""
    assert kinds_of(await asks(on, actor)) == [messages.ForgetSure]
    return await asks(on, actor)


async def asks(on: Stage, actor: Actor, update: str = "") -> Reply:
    reply = await on.service.hear(alone(actor), ForgetMe(), update or on.update())
    await on.service.settled()
    assert reply is not None
    return reply


async def file_of(on: Stage, actor: Actor, language: str = "en") -> dict[str, Any]:
    """Return the file that somebody is handed."""
    reply = await on.service.hear(alone(actor), MyData(), on.update())
    assert reply is not None
    assert reply.data is not None, said(reply)
    file = written(reply.data, LANGUAGES.translator(language))
    assert file.name.endswith(".json")
    found: dict[str, Any] = json.loads(file.text)
    return found


# What is said of it.


async def test_what_is_kept_is_said_in_a_room_and_alone_with_a_table_and_without(on: Stage) -> None:
    for actor in (OTTOKAR, alone(OTTOKAR), replace(OTTOKAR, faceless=True)):
        for _ in range(2):
            reply = await on.service.hear(actor, Privacy(), on.update())
            assert reply is not None
            assert kinds_of(reply) == [
                messages.Kept,
                messages.KeptFor,
                messages.KeptSoLong,
                messages.YourRights,
            ]
            await on.service.hear(OTTOKAR, Open(), on.update())


async def test_the_times_that_are_said_are_those_of_the_settings(client: Client) -> None:
    kept = KeptFor(lobby=2 * 3600, finished=5 * DAY, preferences=60 * DAY)
    service = Service(
        RedisStore(client, SilentLog()),
        {},
        cast("Any", None),
        seed=lambda _table: b"",
        new_id=str,
        log=SilentLog(),
        settings=Settings("liars-dice", 0, 3 * DAY, kept),
    )
    reply = await service.hear(OTTOKAR, Privacy(), "update:1")
    assert reply is not None
    for told in ("2 hours", "5 days", "60 days", "3 days"):
        assert told in said(reply)


async def test_whoever_asks_among_others_is_told_to_ask_alone_and_nothing_more(on: Stage) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    for asked in (MyData(), ForgetMe(), ForgetMe()):
        reply = await on.service.hear(OTTOKAR, asked, on.update())
        assert reply is not None
        assert kinds_of(reply) == [messages.AskMeAlone]
        assert reply.data is None
    assert knows(await on.table(), OTTOKAR)


async def test_a_group_that_speaks_has_no_data_of_its_own(on: Stage) -> None:
    for asked in (MyData(), ForgetMe()):
        reply = await on.service.hear(replace(OTTOKAR, faceless=True), asked, on.update())
        assert reply is not None
        assert messages.AskMeAlone not in kinds_of(reply)


# The file.


async def test_whoever_is_unknown_has_no_file(on: Stage) -> None:
    reply = await on.service.hear(alone(OTTOKAR), MyData(), on.update())
    assert reply is not None
    assert (kinds_of(reply), reply.data) == ([messages.NothingKept], None)


async def test_the_file_of_a_player_has_their_own_moves_and_dice_and_nothing_of_anybody_else(
    on: Stage,
) -> None:
    await a_game(on, OTTOKAR, WILHELMINA, alone_too=True)
    for _ in range(2):
        await moves_once(on, (OTTOKAR, WILHELMINA))
    table = await on.table()
    game, play = playing_of(table)
    seat = table.seat_of(OTTOKAR.ref)
    assert seat is not None
    file = await file_of(on, OTTOKAR)
    [part] = file["tables"]
    own = [moved.notation for moved in play.moves if moved.seat == seat]
    assert (part["id"], part["state"], part["your_moves"]) == (table.id, "playing", own)
    assert own
    held = [line for line in game.hand(game.view(play.state, seat)).lines if line.is_held]
    assert part["your_hand"] == [LANGUAGES.translator("en").say(line) for line in held]
    assert part["your_names"] == ["Ottokar"]
    assert part["you_are_the_host"]
    assert part["seats"] == ["seat 1 *", "seat 2"]
    assert file["settings"]["language"] == "de"
    assert file["id"] == OTTOKAR.ref.id
    text = json.dumps(file)
    for hidden in (WILHELMINA.name, WILHELMINA.ref.id, play.seed.hex(), ROOM.id):
        assert hidden not in text


@pytest.mark.parametrize("game", list(GAMES))
async def test_the_file_does_not_depend_on_what_others_hold(game: str) -> None:
    on, chance = stage(game=game), random.Random(7)
    table = await a_game(on, OTTOKAR, WILHELMINA, XAVER)
    loaded = await on.store.load(table.id)
    assert loaded is not None
    _, play = playing_of(table)
    part = part_of(loaded, alone(OTTOKAR), 0.0)
    assert part.hand
    for _ in range(10):
        state = RESAMPLING[game](play.state, table.seat_of(OTTOKAR.ref), chance)
        other = replace(table, play=replace(play, state=state, seed=b"another"))
        assert state != play.state
        assert part_of(replace(loaded, table=other), alone(OTTOKAR), 0.0) == part


async def test_the_file_says_when_everything_is_deleted_and_who_is_noted_where(
    on: Stage, client: Client
) -> None:
    table = await a_game(on, OTTOKAR, WILHELMINA, alone_too=True)
    file = await file_of(on, OTTOKAR)
    assert list(file["noted_in_tables"]) == [table.id]
    assert file["direct_conversation"]["is_about_table"] == table.id
    for moment in (
        file["settings"]["deleted_at"],
        file["tables"][0]["deleted_at"],
        file["direct_conversation"]["is_about_table_until"],
    ):
        assert moment.startswith("197")
    assert await client.ttl(keys.known(OTTOKAR.ref)) > 300 * DAY


@pytest.mark.parametrize("language", ["en", "sv", "fr", "da", "de", "sr-Latn"])
async def test_the_sentences_of_the_file_are_in_the_language_of_whoever_asks(
    on: Stage, language: str
) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    file = await file_of(on, OTTOKAR, language)
    assert file["about"][0] == LANGUAGES.translator(language).say(messages.FileIs())
    assert file["tables"][0]["seats"][1] == LANGUAGES.translator(language).say(messages.SeatNumber("2"))


async def test_a_table_that_nobody_noted_is_in_the_file_all_the_same(on: Stage, client: Client) -> None:
    table = await a_game(on, OTTOKAR, WILHELMINA)
    await client.delete(keys.known(OTTOKAR.ref))
    await client.delete(keys.pointer(OTTOKAR.ref))
    assert [part["id"] for part in (await file_of(on, OTTOKAR))["tables"]] == [table.id]


async def test_whoever_waits_for_the_next_game_finds_that_in_their_file(on: Stage) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    await on.does(XAVER, Join())
    file = await file_of(on, XAVER)
    [part] = file["tables"]
    assert part["you_wait_for_the_next_game"]
    assert list(file["noted_in_tables"]) == [part["id"]]


# Forgetting.


async def test_it_is_asked_once_and_the_same_update_confirms_nothing(on: Stage, client: Client) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    for _ in range(2):
        assert kinds_of(await asks(on, OTTOKAR, "update:same")) == [messages.ForgetSure]
    assert 0 < await client.ttl(keys.asked(OTTOKAR.ref)) <= ASKED_FOR
    assert knows(await on.table(), OTTOKAR)
    await client.delete(keys.asked(OTTOKAR.ref))  # as it is when the time is over
    assert kinds_of(await asks(on, OTTOKAR)) == [messages.ForgetSure]


async def test_a_running_game_is_left_and_goes_on_with_a_deleted_player(on: Stage, client: Client) -> None:
    await a_game(on, OTTOKAR, WILHELMINA, XAVER, alone_too=True)
    await moves_once(on, (OTTOKAR, WILHELMINA, XAVER))
    reply = await forgets(on, OTTOKAR)
    assert reply.lines == (messages.Forgotten(1), messages.ForgottenElsewhere())
    assert reply.parting
    table = await on.table()
    assert (table.phase, table.host.ref) == (Phase.PLAYING, WILHELMINA.ref)
    assert table.seats[0].name == DELETED
    assert table.seats[0].left
    board = on.platform.texts(ROOM)[-1]
    assert "Ottokar" not in board
    assert any("Deleted player" in text for text in on.platform.texts(ROOM)[-3:])
    assert knows(await to_the_end(on, WILHELMINA, XAVER), WILHELMINA)
    on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
    await on.works()
    assert await has_no_trace_of(client, OTTOKAR)
    assert not await has_no_trace_of(client, XAVER)


@pytest.mark.parametrize("language", ["sv", "fr", "da", "de", "sr-Latn"])
async def test_a_deleted_player_is_called_so_in_the_language_of_the_reader(on: Stage, language: str) -> None:
    await a_game(on, replace(OTTOKAR, language=language), replace(WILHELMINA, language=language))
    await to_the_end(on, OTTOKAR, WILHELMINA)
    await forgets(on, OTTOKAR)
    translator = LANGUAGES.translator(language)
    table = await on.table()
    told = translator.say(messages.DeletedPlayer(1))
    assert told != DELETED
    assert translator.say(Name(table.names[0])) == told
    assert told in translator.say(Reminder(Seat(0), span(60)), table.names)
    assert told in translator.say(PlaceTaken(1, (Seat(0), Seat(1))), table.names)


async def test_the_record_of_a_game_holds_with_one_deleted_player_and_with_all(
    on: Stage, client: Client
) -> None:
    await a_game(on, OTTOKAR, WILHELMINA, XAVER)
    before = await to_the_end(on, OTTOKAR, WILHELMINA, XAVER)
    record, checked = verify(write(record_of(before, playing_of(before)[1])))
    for number, actor in enumerate((WILHELMINA, OTTOKAR, XAVER), start=1):
        await forgets(on, actor)
        table = await on.table() if number < 3 else await closed(on, before.id)
        now, again = verify(write(record_of(table, playing_of(table)[1])))
        assert (again, now.moves, now.seed) == (checked, record.moves, record.seed)
        assert sum(name.startswith(DELETED) for name in now.names) == number
        assert len(set(now.names)) == 3
        on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
        await on.works()
        assert await has_no_trace_of(client, actor)


async def closed(on: Stage, table_id: str) -> Table:
    loaded = await on.store.load(table_id)
    assert loaded is not None
    assert loaded.table.phase is Phase.CLOSED
    return loaded.table


async def test_nobody_can_call_themselves_a_deleted_player(on: Stage) -> None:
    await on.service.open(ROOM, OTTOKAR, on.update())
    for number, name in enumerate((DELETED, "Deleted Player", f"{DELETED} 2")):
        await on.does(replace(somebody(f"Rogue{number}"), name=name), Join())
    assert not any(name.casefold().startswith(DELETED) for name in (await on.table()).names)


async def host(on: Stage) -> None:
    """Leave a lobby whose host they are."""
    await on.service.open(ROOM, OTTOKAR, on.update())
    await on.does(WILHELMINA, Join())


async def waiter(on: Stage) -> None:
    await a_game(on, WILHELMINA, XAVER)
    await on.does(OTTOKAR, Join())


async def twice_there(on: Stage) -> None:
    """Give up a seat and wait for the next game."""
    await a_game(on, WILHELMINA, OTTOKAR, XAVER)
    await on.does(OTTOKAR, Leave(), Join())


async def stood_up(on: Stage) -> None:
    await host(on)
    await on.does(OTTOKAR, Leave())


async def sent_away(on: Stage) -> None:
    await on.service.open(ROOM, WILHELMINA, on.update())
    await on.does(OTTOKAR, Join())
    await on.does(WILHELMINA, Kick("Ottokar"))


async def admin_who_stops(on: Stage) -> None:
    await a_game(on, WILHELMINA, XAVER)
    await on.does(replace(OTTOKAR, admin=True), Stop(), Stop())


async def admin_who_kicks(on: Stage) -> None:
    await a_game(on, WILHELMINA, XAVER)
    await on.does(replace(OTTOKAR, admin=True), Kick("Xaver"))


async def wants_to_stop(on: Stage) -> None:
    await a_game(on, WILHELMINA, XAVER)
    await on.does(replace(OTTOKAR, admin=True), Stop())


async def the_last_one(on: Stage) -> None:
    await on.service.open(ROOM, OTTOKAR, on.update())
    await on.does(OTTOKAR, AddComputer(), Deal())


async def again_and_again(on: Stage) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    await to_the_end(on, OTTOKAR, WILHELMINA)
    await on.does(OTTOKAR, Again())


async def practising(on: Stage) -> None:
    actor = alone(OTTOKAR)
    for command in (Open(), AddComputer(), Deal()):
        await on.service.hear(actor, command, on.update())
        await on.service.settled()
    await on.store.arrange(own_room(OTTOKAR), "timer", "30")


async def both_at_once(on: Stage) -> None:
    await again_and_again(on)
    await practising(on)


@pytest.mark.parametrize(
    "was",
    [
        host,
        waiter,
        twice_there,
        stood_up,
        sent_away,
        admin_who_stops,
        admin_who_kicks,
        wants_to_stop,
        the_last_one,
        again_and_again,
        practising,
        both_at_once,
    ],
)
async def test_whatever_somebody_was_nothing_is_left_of_them_anywhere(
    on: Stage, client: Client, was: Any
) -> None:
    await was(on)
    await on.service.hear(alone(OTTOKAR), Speak("de"), on.update())
    await forgets(on, OTTOKAR)
    on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
    await on.works()
    assert await has_no_trace_of(client, OTTOKAR), await everything(client)
    assert on.log.events == []


async def test_what_was_settled_for_the_own_conversation_is_in_the_file(on: Stage) -> None:
    await practising(on)
    assert (await file_of(on, OTTOKAR))["direct_conversation"]["settled_for_it"] == {"timer": "30"}


async def test_a_table_of_nobody_else_is_deleted_and_its_keys_are_gone(on: Stage, client: Client) -> None:
    await practising(on)
    room = own_room(OTTOKAR)
    table_id = await on.store.table_in(room)
    assert table_id is not None
    await forgets(on, OTTOKAR)
    assert await on.store.load(table_id) is None
    assert await on.store.table_in(room) is None
    shown = [each for each in on.platform.messages.values() if each.audience in (room, OTTOKAR.ref)]
    assert all(each.retired or not each.post.screen.keys for each in shown)
    assert table_id not in await everything(client)


async def test_done_again_it_finds_nothing(on: Stage) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    assert (await forgets(on, OTTOKAR)).lines[0] == messages.Forgotten(1)
    assert (await forgets(on, OTTOKAR)).lines[0] == messages.Forgotten(0)


async def test_whoever_was_forgotten_can_come_back_as_somebody_new(on: Stage, client: Client) -> None:
    await a_game(on, OTTOKAR, WILHELMINA, XAVER)
    await forgets(on, OTTOKAR)
    await to_the_end(on, WILHELMINA, XAVER)
    on.time[0] += 1
    await on.does(WILHELMINA, Open())
    await on.does(OTTOKAR, Join())
    await on.service.hear(alone(OTTOKAR), Speak("fr"), on.update())
    on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
    await on.works()
    table = await on.table()
    assert table.seat_of(OTTOKAR.ref) is not None
    assert await on.store.table_of(OTTOKAR.ref) == table.id
    assert (await file_of(on, OTTOKAR))["settings"]["language"] == "fr"
    assert keys.orders() not in await everything(client)


async def test_tables_that_nobody_noted_are_found_and_what_cannot_be_read_is_deleted(
    on: Stage, client: Client
) -> None:
    await a_game(on, OTTOKAR, WILHELMINA)
    await client.delete(keys.known(OTTOKAR.ref))
    await client.delete(keys.pointer(OTTOKAR.ref))
    await client.hset(keys.table("spoilt"), "state", b"\x03no table of id-of-ottokar")
    assert await on.store.load("spoilt") is None
    await client.set(keys.broken("text"), "Ottokar is id-of-ottokar", ex=100)
    await client.set(keys.broken("other"), "somebody else", ex=100)
    await forgets(on, OTTOKAR)
    on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
    await on.works()
    assert await has_no_trace_of(client, OTTOKAR)
    assert await client.get(keys.broken("other")) is not None


@pytest.mark.parametrize("mover", [OTTOKAR, WILHELMINA])
@pytest.mark.parametrize("late", range(0, 24, 2))
async def test_whatever_is_played_in_the_middle_of_it_the_game_holds_and_nothing_is_left(
    client: Client, time: list[float], mover: Actor, late: int
) -> None:
    platform = StagePlatform()
    here, there = (a_stage(client, time, platform) for _ in range(2))
    there.updates = 1000
    table = await a_game(here, OTTOKAR, WILHELMINA, XAVER)
    while table.seat_of(mover.ref) != on_turn(table):
        await moves_once(here, (OTTOKAR, WILHELMINA, XAVER))
        table = await here.table()
    game, play = playing_of(table)
    move = game.notation(game.legal(play.state, cast("Any", on_turn(table)))[0])
    assert kinds_of(await asks(here, OTTOKAR)) == [messages.ForgetSure]

    async def moves() -> None:
        for _ in range(late):
            await asyncio.sleep(0)
        await there.does(mover, Move(move))
        await there.does(XAVER, Leave())

    await asyncio.gather(asks(here, OTTOKAR), moves())
    here.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
    for process in (here, there):
        await process.works()
    assert await has_no_trace_of(client, OTTOKAR)
    loaded = await there.store.load(table.id)
    assert loaded is not None
    assert loaded.table.seats[0].name == DELETED
    assert loaded.table.phase is Phase.OVER
    verify(write(record_of(loaded.table, playing_of(loaded.table)[1])))


@pytest.mark.parametrize("number", SAMPLES)
async def test_a_table_that_an_earlier_version_stored_is_found_and_forgets_too(
    on: Stage, client: Client, number: int
) -> None:
    stored = SAMPLES[number].read_bytes()
    table_id = decode_table(stored).id
    for name, value in (("state", stored), ("version", b"1"), ("operations", b"[]")):
        await client.hset(keys.table(table_id), name, value)
    anna = Actor(PlayerRef("telegram", "4711"), "Anna", "sv", alone=RoomRef("telegram", "4711"))
    reply = await on.service.hear(anna, MyData(), on.update())
    assert reply is not None
    assert reply.data is not None
    assert [(part.id, part.names) for part in reply.data.tables] == [(table_id, ("Anna",))]
    for _ in range(2):
        reply = await on.service.hear(anna, ForgetMe(), on.update())
    assert reply is not None
    assert reply.lines[0] == messages.Forgotten(1)
    loaded = await on.store.load(table_id)
    assert loaded is not None
    assert "Anna" not in repr(loaded.table)
    assert not knows(loaded.table, anna)


async def test_what_cannot_be_read_now_is_said_to_be_left_and_is_done_as_soon_as_it_can_be(
    on: Stage, client: Client
) -> None:
    table = await a_game(on, OTTOKAR, WILHELMINA, alone_too=True)
    loaded = await on.store.load(table.id)
    assert loaded is not None
    readable = encode_table(loaded.table)
    newer = bytes((FORMAT + 1,)) + readable[1:]
    await client.hset(keys.table(table.id), "state", newer)
    assert (await file_of(on, OTTOKAR))["tables_that_cannot_be_read_now"] == [table.id]
    reply = await forgets(on, OTTOKAR)
    assert messages.ForgottenLater() in reply.lines
    assert not reply.parting
    assert await client.get(keys.preferences(OTTOKAR.ref)) is None
    on.time[0] += UNTIL_LOOKED_AFTER
    await on.works()
    await client.hset(keys.table(table.id), "state", readable)
    for _ in range(2):
        on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
        await on.works()
    assert await has_no_trace_of(client, OTTOKAR)


class Away(RedisStore):
    """A store that is away when it is asked for the tables of a person."""

    away = False

    async def table_of(self, player: PlayerRef) -> str | None:
        if self.away:
            raise StoreUnavailable("unreachable")
        return await super().table_of(player)


async def test_a_store_that_is_away_loses_no_order(client: Client, time: list[float]) -> None:
    store = Away(client, SilentLog(), clock=lambda: time[0])
    on = stage(store, time=time)
    await a_game(on, OTTOKAR, WILHELMINA)
    await asks(on, OTTOKAR)
    store.away = True
    reply = await asks(on, OTTOKAR)
    assert kinds_of(reply) == [messages.ForgottenLater]
    assert not reply.parting
    assert OTTOKAR.ref.id in await everything(client)
    store.away = False
    for _ in range(2):
        on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
        await on.works()
    await client.delete(keys.asked(OTTOKAR.ref))
    assert await has_no_trace_of(client, OTTOKAR)


async def a_parting(on: Stage) -> list[PlayerRef]:
    """Let the platform part with people, and return with whom it does."""
    parted: list[PlayerRef] = []

    async def part(player: PlayerRef) -> None:
        parted.append(player)

    on.service.about_oneself.partings[PLATFORM] = part
    return parted


async def test_the_platform_parts_with_whoever_was_forgotten_by_another_process_than_they_asked(
    on: Stage,
) -> None:
    parted = await a_parting(on)
    await a_game(on, OTTOKAR, WILHELMINA)
    await on.service.about_oneself._forgetting.begin(alone(OTTOKAR))  # and is killed
    for _ in range(2):
        on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
        await on.works()
    assert parted == [OTTOKAR.ref]


async def test_the_platform_does_not_part_with_whoever_has_come_back(on: Stage) -> None:
    parted = await a_parting(on)
    await a_game(on, OTTOKAR, WILHELMINA, XAVER)
    await forgets(on, OTTOKAR)
    on.time[0] += 1
    await on.does(OTTOKAR, Join())
    on.time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
    await on.works()
    assert parted == []


async def test_parting_is_left_to_a_process_on_the_platform_but_not_for_ever(
    client: Client, time: list[float]
) -> None:
    here = a_stage(client, time)
    elsewhere = stage(RedisStore(client, SilentLog(), clock=lambda: time[0]), time=time, plays_on="other")
    parted = await a_parting(here)
    await a_game(here, OTTOKAR, WILHELMINA)
    await forgets(here, OTTOKAR)
    time[0] += AFTERWARDS
    await elsewhere.works()
    assert OTTOKAR.ref.id in await everything(client), "it waits for somebody on the platform"
    time[0] += UNTIL_LOOKED_AFTER
    await here.works()
    assert parted == [OTTOKAR.ref]
    assert keys.orders() not in await everything(client)
    await forgets(here, WILHELMINA)
    time[0] += LEFT_TO_OTHERS
    await elsewhere.works()
    assert keys.orders() not in await everything(client)


async def test_sets_and_orders_that_are_none_are_written_over_or_dropped_and_said(
    client: Client, time: list[float]
) -> None:
    log = SilentLog()
    on = stage(RedisStore(client, log, clock=lambda: time[0]), time=time)
    await client.set(keys.known(OTTOKAR.ref), "no set", ex=100)
    await client.zadd(keys.orders(), {"no order": 0.0})
    assert await on.store.people.noted(OTTOKAR.ref) == {}
    table = await a_game(on, OTTOKAR, WILHELMINA)
    assert list(await on.store.people.noted(OTTOKAR.ref)) == [table.id]
    on.time[0] += UNTIL_LOOKED_AFTER
    await on.works()
    assert keys.orders() not in await everything(client)
    assert log.events == [("order-unreadable", {"fault": "DecodeError"})]


async def test_what_is_put_aside_is_named_in_the_file_and_stays_until_it_is_to_be_forgotten(
    on: Stage, client: Client
) -> None:
    await client.set(keys.broken("t9"), "of id-of-ottokar", ex=100)
    assert (await file_of(on, OTTOKAR))["tables_that_cannot_be_read_now"] == ["t9"]
    assert await client.get(keys.broken("t9")) is not None


async def test_the_search_through_the_tables_has_an_end_and_says_so(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = SilentLog()
    on = stage(RedisStore(client, log, clock=lambda: 1000.0))
    await a_game(on, OTTOKAR, WILHELMINA)
    await practising(on)
    monkeypatch.setattr(people, "SEARCHED_AT_MOST", 1)
    assert len((await on.store.people.search([OTTOKAR.ref])).tables) == 1
    assert log.events == [("search-bounded", {"tables": 1})]


async def test_an_order_that_fails_is_said_and_kept(on: Stage, client: Client) -> None:
    table = await a_game(on, OTTOKAR, WILHELMINA)
    await on.service.about_oneself._forgetting.begin(alone(OTTOKAR))

    async def fails(_loaded: object, *_args: object) -> None:
        raise ValueError

    change, on.service._saver.change = on.service._saver.change, fails  # type: ignore[method-assign, assignment]
    on.time[0] += UNTIL_LOOKED_AFTER
    await on.works()
    assert on.log.events == [("order-fault", {"fault": "ValueError"})]
    on.service._saver.change = change  # type: ignore[method-assign]
    on.time[0] += UNTIL_LOOKED_AFTER
    await on.works()
    loaded = await on.store.load(table.id)
    assert loaded is not None
    assert not knows(loaded.table, OTTOKAR)


async def test_a_move_asks_the_store_for_nothing_more(client: Client) -> None:
    recording = Recording(client)
    on = stage(RedisStore(cast("Client", recording), SilentLog(), clock=lambda: 1000.0))
    await a_game(on, OTTOKAR, WILHELMINA)
    recording.asked.clear()
    await moves_once(on, (OTTOKAR, WILHELMINA))
    names = {name for name, _ in recording.asked}
    assert "commit" in names
    assert names.isdisjoint({"note", "mentions", "claim", "zrange", "scan_iter", "set", "delete"})


# Handing it over.


async def handed(platform: StagePlatform, *faults: Exception) -> list[tuple[str, dict[str, object]]]:
    """Let somebody be handed a file by a platform with faults, and return what was said of it."""
    platform.faults += faults
    on = stage(platform=platform)
    on.service.handing.begin(OTTOKAR.ref, File("data.json", "{}"), "token")
    await on.service.settled()
    return on.log.events


async def test_a_file_is_handed_over_when_the_platform_takes_it() -> None:
    platform = StagePlatform()
    assert await handed(platform, Unavailable(), Unavailable()) == []
    assert platform.files == [(OTTOKAR.ref, File("data.json", "{}"))]


@pytest.mark.parametrize(
    ("faults", "fault"),
    [
        ((Undeliverable(),), "Undeliverable"),
        ((ValueError(),), "ValueError"),
        ((Unavailable(1.0),) * TRIES, "too late"),
        ((Unavailable(TOO_LATE + 1),), "too late"),
    ],
)
async def test_a_file_that_cannot_be_handed_over_is_said_and_stops_nothing(
    faults: tuple[Exception, ...], fault: str
) -> None:
    platform = StagePlatform()
    said_of_it = ("file-not-handed", {"platform": PLATFORM, "fault": fault})
    assert (await handed(platform, *faults))[-1] == said_of_it
    assert platform.files == []


# The page.


PAGES = Path(__file__).parent.parent / "docs"
ON_THE_PAGE = {
    "pointer": "which table somebody's conversation",
    "preferences": "the language that was chosen",
    "settings": "what an admin has [settled]",
    "known": "which tables know somebody",
    "asked": "that somebody asked to be forgotten",
}


def test_every_key_of_a_person_and_every_time_stands_on_the_page_about_privacy() -> None:
    page = (PAGES / "privacy.md").read_text("utf-8")
    listed = (PAGES / "redis.md").read_text("utf-8")
    rows = re.findall(r"^\| (\w+) \| `[^`]*AUDIENCE` \|", listed, re.MULTILINE)
    assert set(rows) == set(ON_THE_PAGE)
    for phrase in ON_THE_PAGE.values():
        assert f"\n| {phrase}" in page
    usual = Settings("liars-dice", 0)
    words = " ".join(page.split())
    assert f"before a game {usual.kept.lobby / DAY:g} day after" in words
    assert f"is over {usual.kept.finished / DAY:g} days after it" in words
    assert f"closed after {usual.lasts / DAY:g} days" in words
    assert f"{usual.kept.preferences / DAY:g} days after it was set" in words
    assert f"within {ASKED_FOR // 60} minutes" in words
    assert (usual.kept.lobby, usual.kept.finished, usual.kept.preferences) == (
        Expiry().lobby,
        Expiry().finished,
        Expiry().preferences,
    )


# Killed over it.


class Mortal:
    """A client whose process is killed before, or just after, a command of the server."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.left = 10**9
        self.after = False
        self.dead = asyncio.Event()

    def register_script(self, script: str) -> Any:
        run = self._client.register_script(script)

        async def ask(keys: Sequence[str], args: Sequence[Any]) -> Any:
            return await self._asked(run, keys=keys, args=args)

        return ask

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._client, name)
        if name in ("pipeline", "scan_iter"):
            return method

        async def ask(*args: Any, **options: Any) -> Any:
            return await self._asked(method, *args, **options)

        return ask

    async def _asked(self, method: Any, *args: Any, **options: Any) -> Any:
        self.left -= 1
        if self.left < 0 and not self.after:
            await self._dies()
        answer = await method(*args, **options)
        if self.left < 0:
            await self._dies()
        return answer

    async def _dies(self) -> None:
        self.dead.set()
        await asyncio.Event().wait()


async def dies_forgetting(client: Client, time: list[float], steps: int, *, after: bool) -> bool:
    """Kill a process that forgets somebody after so many steps; whether it was killed at all."""
    mortal, before = Mortal(client), asyncio.all_tasks()
    on = a_stage(cast("Client", mortal), time)
    mortal.left, mortal.after = steps, after
    asking = asyncio.create_task(on.service.hear(alone(OTTOKAR), ForgetMe(), "update:confirmed"))
    dying = asyncio.create_task(mortal.dead.wait())
    await asyncio.wait({asking, dying}, return_when=asyncio.FIRST_COMPLETED)
    was_killed = not asking.done()
    others = asyncio.all_tasks() - before
    while left := [task for task in others if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.sleep(0)
    return was_killed


async def copied(client: Client) -> dict[bytes, bytes]:
    """Return a copy of all that is stored."""
    asked = cast("Any", client)
    return {key: await asked.dump(key) async for key in asked.scan_iter(match="*", count=1000)}


async def restored(server: Server, client: Client, stored: dict[bytes, bytes]) -> None:
    server.flush()
    for key, value in stored.items():
        await cast("Any", client).restore(key, 10**9, value)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("comes_again", [False, True])
async def test_a_process_killed_at_any_step_leaves_nothing_that_is_not_found(
    redis_server: Server, time: list[float], *, after: bool, comes_again: bool
) -> None:
    steps, taken = 0, False
    redis_server.flush()
    async with aclosing(connect(redis_server.url)) as client:
        on = a_stage(client, time)
        await a_game(on, OTTOKAR, WILHELMINA, XAVER, alone_too=True)
        await practising(on)
        assert kinds_of(await asks(on, OTTOKAR)) == [messages.ForgetSure]
        before = await copied(client)
        while True:
            await restored(redis_server, client, before)
            if not await dies_forgetting(client, time, steps, after=after):
                break
            was_taken, taken = taken, keys.orders() in await everything(client)
            assert taken or not was_taken
            next_one = a_stage(client, time)
            if comes_again:
                # As a platform says again what nobody told it had arrived.
                await asks(next_one, OTTOKAR, "update:confirmed")
            for _ in range(3):
                time[0] += UNTIL_LOOKED_AFTER + AFTERWARDS
                await next_one.works()
            await client.delete(keys.asked(OTTOKAR.ref))  # which expires
            if taken or comes_again:
                assert await has_no_trace_of(client, OTTOKAR), (steps, await everything(client))
            steps += 1
    assert steps > 15
