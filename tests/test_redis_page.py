"""docs/redis.md holds: keys, scripts, expiries, URLs and permissions are those of a game that is played."""

import re
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import fields, replace
from itertools import count
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest
from redis.crc import key_slot

from adapters.cli.stores import examine_server
from core.announcement import Announcement
from core.commands import (
    Actor,
    AddComputer,
    Again,
    Deal,
    ForgetMe,
    Join,
    Move,
    MyData,
    Open,
    Request,
    SetOption,
    Speak,
    Stop,
)
from core.identity import RoomRef
from core.ports import Rate
from core.preferences import Preferences
from core.service import Settings, forgetting
from core.service.operations import LONGEST
from core.service.outages import CALM
from core.service.patience import CONFLICTS, HEARD_WITHIN, LOADED_WITHIN, PATIENCE, SAVED_WITHIN, TRIES
from core.service.personal import ASKED_FOR
from core.service.work import HANDS, LONGEST_ABSENCE
from core.table.values import RUNNING_LASTS, Phase, Table, on_turn, playing_of
from storage import connect as connecting
from storage import due, keys, lease, people, redis
from storage.address import Kind, read_address
from storage.announcements import RedisAnnouncements
from storage.blocked import RedisBlocked
from storage.client import LOOK_WITHIN, Client
from storage.codec import FORMAT
from storage.connect import connect
from storage.export import export
from storage.exported import write
from storage.fingerprints import fingerprint_key
from storage.lease import RedisLease
from storage.limits import Rates
from storage.once import RedisOnce
from storage.pulse import RedisPulse
from storage.redis import Expiry
from storage.restore import Outcome, restore
from tests.processes import SCRIPTS, Process, Recording, a_process
from tests.servers import HOST, Server
from tests.stage import ANNA, BO, PLATFORM, ROOM
from tests.weighing import MOST_FOR_EIGHT

PAGE = (Path(__file__).parent.parent / "docs/redis.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())
IN_A_CLUSTER = {"command", "cluster|slots"}
OF_AN_EXPORT = {"zscore"}
PEOPLE = {actor.name: actor for actor in (ANNA, BO)}
SLOW = Rates(bot=Rate(1000, 1), conversation=Rate(500, 1), group=Rate(500, 1))
DAY = 24 * 3600

OLD = {*keys.all_deadlines([keys.NOWHERE]), *keys.all_marks([keys.NOWHERE])}
"""What the page says in words only: nothing is stored there any more."""

_updates = count(1)


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table of a section, without its head."""
    lines = [line for line in section(heading).splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


def pattern(key: str) -> re.Pattern[str]:
    """Return what a documented key looks like."""
    escaped = re.escape(key).replace("SHARD", "([0-9]|1[0-5])").replace("AUDIENCE", "[a-z]+:(room|player):.+")
    return re.compile(re.sub("[A-Z]+", ".+", escaped.replace("PLATFORM", "[a-z]+")))


KEYS = {row[0]: pattern(row[1]) for row in rows("Keys")}
TYPES = {row[0]: row[2].replace("sorted set", "zset") for row in rows("Keys")}
EXPIRE = {row[0]: row[3] == "yes" for row in rows("Keys")}
SCRIPT_KEYS = {row[0]: set(re.split(", | or ", row[1])) for row in rows("Scripts")}


def name_of(key: str) -> str:
    """Return the name under which a key is documented."""
    names = [name for name, looks in KEYS.items() if looks.fullmatch(key)]
    assert len(names) == 1, (key, names)
    return names[0]


async def does(process: Process, actor: Actor, *commands: Request) -> None:
    """Let somebody give commands."""
    for command in commands:
        assert await process.hear(actor, command, f"update:{next(_updates)}") is not None


async def played(process: Process) -> AsyncIterator[str]:
    """Play two whole games and let happen what can happen to a table, with a look at it after each step."""
    await process.open(ROOM, ANNA, "open")
    table_id = await process.store.table_in(ROOM)
    assert table_id is not None
    await does(process, BO, Join())
    await process.store.remember(ROOM, Preferences("en", "liars-dice", {"dice": 1}, {"timer": 120}))
    await process.store.recall(ROOM)
    await process.store.arrange(ROOM, "open", "admins")
    await RedisBlocked(process.store._client, process.log).add("stage:eve")
    announcements = RedisAnnouncements(process.store._client, process.log)
    await announcements.make(Announcement("a", 0, 60), 0)
    await RedisPulse(process.store._client).beat(PLATFORM)
    await has_a_lease(process)
    await RedisOnce(process.store._client).note(PLATFORM, "menu-7", "told")
    await fingerprint_key(process.store._client)
    await process.store.backlog([PLATFORM])
    await does(process, ANNA, SetOption("dice", "1"), AddComputer(), Deal())
    for deals_again in (True, False):
        while (table := await process.table(table_id)).phase is Phase.PLAYING:
            yield table_id
            await a_move(process, table)
        yield table_id
        await does(process, ANNA, *[Again()] * deals_again)
    await process.limits.block(ROOM, 30)
    await not_shown(process, table_id)
    yield table_id
    await process.works()
    await does(process, ANNA, Stop(), Stop())
    alone = replace(BO, room=None, alone=RoomRef(PLATFORM, "bo-alone"))
    await does(process, alone, Open(), Speak("de"), MyData(), ForgetMe())
    yield table_id
    await does(process, alone, ForgetMe())
    await process.works()
    yield table_id


async def has_a_lease(process: Process) -> None:
    """Take a lease and give it back."""
    one = RedisLease(process.store._client, PLATFORM, "bot", log=process.log)
    assert await one.take() is not None
    await one.release()


async def a_move(process: Process, table: Table) -> None:
    """Let whoever is on turn call, or make the smallest bid where nothing can be called."""
    seat = on_turn(table)
    assert seat is not None
    if not table.seats[seat].acts:
        await process.works()
        return
    game, play = playing_of(table)
    legal = [game.notation(move) for move in game.legal(play.state, seat)]
    await does(process, PEOPLE[table.seats[seat].name], Move("liar" if "liar" in legal else legal[0]))


async def not_shown(process: Process, table_id: str) -> None:
    """Save a table and put off showing it."""
    loaded = await process.store.load(table_id)
    assert loaded is not None
    await process.store.commit(loaded.table, expected=loaded.version, operations=("saved",), deadline=None)
    await process.store.postpone(table_id, loaded.version + 1, 0)


async def put_back(client: Client) -> None:
    """Export all and put it back over itself."""
    lines = [write(line) async for line in export(client, at="", program="")]
    restored = [each.outcome async for each in restore(client, lines, replace=True)]
    assert set(restored) == {Outcome.PUT_BACK, Outcome.END}


async def loses(client: Client, process: Process, table_id: str) -> None:
    """Let a table become one that cannot be read, and then be gone."""
    await client.hset(keys.table(table_id), "state", b"no table")
    assert await process.store.load(table_id) is None
    assert [event for event, _ in process.log.events] == ["table-set-aside"]
    await process.store.forget(table_id)


@pytest.fixture(params=["server", "cluster"])
def server(request: pytest.FixtureRequest) -> Server:
    """Return an empty server, alone and as a cluster."""
    server: Server = request.getfixturevalue(f"redis_{request.param}")
    server.flush()
    return server


def looked_at(server: Server) -> dict[str, tuple[str, bool]]:
    """Return each key with its type and whether it expires, all at one moment."""
    each = server.ask("EVAL", LOOK, 0)
    return {key.decode(): (kind.decode(), expires == b"yes") for key, kind, expires in each}


LOOK = """
local found = {}
for _, key in ipairs(redis.call("KEYS", "*")) do
  local expires = redis.call("PTTL", key) >= 0 and "yes" or "no"
  table.insert(found, {key, redis.call("TYPE", key).ok, expires})
end
return found
"""


async def test_every_key_of_a_played_game_is_on_the_page_with_its_type_and_expires_as_it_says(
    server: Server,
) -> None:
    seen: set[str] = set()
    table_id = ""
    async with aclosing(connect(server.url)) as client:
        process = a_process(client, rates={PLATFORM: SLOW})
        async for played_at in played(process):
            table_id = played_at
            for key, facts in looked_at(server).items():
                seen.add(name_of(key))
                assert facts == (TYPES[name_of(key)], EXPIRE[name_of(key)]), key
        server.ask("HSET", keys.table(table_id), "state", "no table")
        assert await process.store.load(table_id) is None
        broken = looked_at(server)
        assert broken[keys.broken(table_id)] == (TYPES["broken"], EXPIRE["broken"])
        assert keys.table(table_id) not in broken
    assert seen | {"broken"} == set(KEYS)


async def test_every_script_is_on_the_page_and_has_the_keys_it_says_all_in_one_slot(server: Server) -> None:
    async with aclosing(connect(server.url)) as client:
        recording = Recording(client)
        process = a_process(cast("Client", recording), rates={PLATFORM: SLOW})
        *_, table_id = [each async for each in played(process)]
        await process.store.keep(table_id)
        await put_back(cast("Client", recording))
        await loses(client, process, table_id)
        await process.store.people.search([ANNA.ref])
    scripts = {path.stem for path in SCRIPTS} - {"time_here"}
    assert set(SCRIPT_KEYS) == scripts
    used: dict[str, set[str]] = {}
    for name, own in recording.asked:
        assert len({key_slot(key.encode()) for key in own}) <= 1, (name, own)
        used.setdefault(name, set()).update(
            name_of(key) for key in own if key not in OLD and not key.endswith(":table:")
        )
    assert {name: used[name] for name in scripts} == SCRIPT_KEYS


async def test_a_user_that_may_do_what_the_page_says_can_play_and_needs_all_of_it(server: Server) -> None:
    [setup] = re.findall(r"ACL SETUSER[^`]*", PAGE)
    words = [word.replace("password", "hush") for word in setup.split()]
    cluster = server.setup.cluster
    assert set(re.findall(r"\+([a-z|]+)", PAGE)) >= IN_A_CLUSTER | OF_AN_EXPORT
    allowed = (
        {word[1:] for word in words if word.startswith("+")}
        | OF_AN_EXPORT
        | (IN_A_CLUSTER if cluster else set())
    )
    server.ask(*words, *(f"+{command}" for command in allowed))
    server.ask("CONFIG", "RESETSTAT")
    where = f"palifico:hush@{HOST}:{server.port}"
    url = f"redis+cluster://{where}" if cluster else f"redis://{where}/1"
    try:
        async with aclosing(connect(url)) as client:
            process = a_process(client, rates={PLATFORM: SLOW})
            *_, table_id = [each async for each in played(process)]
            assert process.log.events == []
            await put_back(client)
            await loses(client, process, table_id)
            assert [each async for each in examine_server(client)], "a bot that starts looks at it"
        used = {name.removeprefix("cmdstat_") for name in server.ask("INFO", "commandstats")}
        assert used - {"config|resetstat"} == allowed - ({"select"} if cluster else set())
    finally:
        server.ask("ACL", "DELUSER", "palifico")


def test_every_documented_key_is_made_in_the_code_and_every_key_of_the_code_is_documented() -> None:
    made = {
        "table": (keys.table("t1"),),
        "broken": (keys.broken("t1"),),
        "deadlines": (keys.deadlines("t1", PLATFORM), *keys.all_deadlines(["matrix", "telegram"])),
        "marks": (keys.marks("t1", PLATFORM), *keys.all_marks(["matrix", "telegram"])),
        "pointer": (keys.pointer(ROOM), keys.pointer(ANNA.ref), keys.pointer(RoomRef("matrix", "!a:b.c"))),
        "limit": tuple(keys.limit("stage", name) for name in ("bot", str(ROOM), f"group:{ROOM}")),
        "preferences": (keys.preferences(ROOM), keys.preferences(ANNA.ref)),
        "known": (keys.known(ANNA.ref),),
        "asked": (keys.asked(ANNA.ref),),
        "orders": (keys.orders(),),
        "settings": (keys.settings(ROOM),),
        "blocked": (keys.blocked(),),
        "announcement": (keys.announcement(),),
        "pulse": (keys.pulse("telegram"),),
        "block": (keys.block("stage", str(ROOM)),),
        "done": (keys.done("stage", "menu-7"),),
        "log key": (keys.log_key(),),
        "lease": (keys.lease("telegram", "123456"), keys.lease("matrix", "@bot:example.org")),
    }
    assert set(made) == set(KEYS)
    for name, each in made.items():
        assert {name_of(key) for key in each} == {name}
    of_the_code = {
        name for name, each in vars(keys).items() if isinstance(each, FunctionType) and name[0] != "_"
    }
    named = {name.replace(" ", "_") for name in made}
    beside = {"audience", "no_table", "shard_of", "is_of_its_shard"}
    beside |= {"any_table", "is_table", "is_broken", "table_id"}
    assert of_the_code - beside == named | {"all_deadlines", "all_marks"}
    assert f"SHARD is 0 to {keys.SHARDS - 1}," in PAGE


def test_the_page_names_the_settings_and_the_times_that_the_code_has() -> None:
    settings = Expiry()
    documented = {name: int(days.split()[0]) * DAY for name, days, *_ in rows("Expiry")}
    assert list(documented) == ["lobby", "lasts", "finished", "preferences"]
    for days, name in re.findall(r"(\d+)\s+days?\s[^.]*?\(`(\w+)`\)", section("Expiry")):
        documented[name] = int(days) * DAY
    in_code = {each.name: getattr(settings, each.name) for each in fields(settings)}
    assert documented == in_code | {"lasts": Settings("liars-dice", 0).lasts}
    assert documented["lasts"] == RUNNING_LASTS
    assert (
        f"the latest {redis.OPERATIONS_KEPT} updates, and of up to {redis.OPERATIONS_AT_MOST} of the last "
        f"{redis.OPERATIONS_YOUNG // 60} minutes" in WORDS
    )
    assert f"one of more than {LONGEST} characters is a fingerprint" in WORDS
    assert f"this version writes format {FORMAT}." in PAGE
    assert (
        f"tried {TRIES} times, with pauses of {PATIENCE:g} to {PATIENCE * 2 ** (TRIES - 2):g} seconds "
        f"between, give or take a half, "
        f"and within {HEARD_WITHIN:g} seconds in all, at most {LOADED_WITHIN:g} of them to load" in WORDS
    )
    assert SAVED_WITHIN == HEARD_WITHIN
    assert f"again up to {CONFLICTS} times" in WORDS
    assert f"when none has failed for {CALM:g} seconds" in WORDS
    assert f"up to once in {LONGEST_ABSENCE:g} seconds" in WORDS
    assert f"the clock's part of {HANDS} tables" in WORDS
    seconds = [int(row[1].split()[0]) for row in rows("Deadlines, marks and leases")]
    assert seconds == [redis.TAKEOVER, redis.LEASE, lease.LASTS]
    assert (
        f"lasts {lease.LASTS:g} seconds from when it was asked for, which its holder does every "
        f"{lease.RENEWED_EVERY:g}; others ask for it every second" in WORDS
    )
    assert f"stopped {lease.STOPS_BEFORE:g} seconds before another may begin" in WORDS
    assert f"after the first {lease.LASTS - lease.STOPS_BEFORE:g} seconds" in WORDS
    assert lease.ASKED_EVERY == 1
    assert f"looked for at the start and every {redis.OLD_AFTER:g} seconds" in WORDS
    assert {"palifico:{s0}:deadlines", "palifico:{s15}:marks"} <= OLD
    assert f"not answered within {LOOK_WITHIN:g} second is left alone for {due.LEFT_ALONE:g}." in WORDS
    assert f"below {MOST_FOR_EIGHT:,};" in WORDS
    assert f"searches the first {people.SEARCHED_AT_MOST:,} tables" in WORDS
    assert f"asked to be forgotten, for {ASKED_FOR // 60} minutes" in WORDS
    assert f"another process does after {forgetting.UNTIL_LOOKED_AFTER:g} seconds" in WORDS
    assert f"once more, {forgetting.AFTERWARDS:g} seconds after the end" in WORDS
    assert f"at most {connecting.CONNECTIONS} connections" in PAGE
    assert f"take {connecting.CONNECT_WITHIN:g} seconds, an answer {connecting.ANSWER_WITHIN:g}." in PAGE


async def test_a_table_can_be_looked_at_as_the_page_says(
    redis_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    redis_server.flush()
    async with aclosing(connect(redis_server.url)) as client:
        process = a_process(client)
        await process.open(ROOM, ANNA, "open")
        table_id = await process.store.table_in(ROOM)
    assert table_id is not None
    look = section("Formats").split("```python\n")[1].split("```")[0]
    look = look.replace("redis://localhost", redis_server.url)
    exec(look.replace("palifico:{s7}:table:ID", keys.table(table_id)), {})  # noqa: S102  # our own page
    assert "name='Anna'" in capsys.readouterr().out


def test_every_url_of_the_page_can_be_used_and_each_kind_is_there() -> None:
    urls = section("The URL").split("```text\n")[1].split("```")[0].split()
    assert {read_address(url).kind for url in urls} == set(Kind)
    for name in re.findall(r"`((?:ssl|sentinel)_[a-z_]+)`", section("The URL")):
        value = {"ssl_cert_reqs": "none", "ssl_check_hostname": "no"}.get(name, "x")
        read_address(f"rediss+sentinel://host/tables?{name}={value}")
