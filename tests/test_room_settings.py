"""The settings of a room: who may change them, what each comes to, and that a quiet night is quiet."""

import asyncio
import zoneinfo
from collections.abc import Iterator
from contextlib import aclosing
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.press import Press, pack
from adapters.telegram.keyboard import keyboard
from adapters.telegram.text import LONGEST_MESSAGE, length, pages
from core.commands import Actor, Arrange, Ask, Deal, Join, Move, Open, SetOption, Speak, Tick, Topic, Unfold
from core.decide import decide, heed
from core.games import GAMES
from core.identity import RoomRef
from core.quiet import Quiet, Zone
from core.reading import Tongues, read
from core.room_settings import AS_USUAL, NAMES, TURN_TIMES, RoomSettings, next_value, read_stored, with_value
from core.room_settings import said as said_of
from core.scene import Family, scene
from core.service import zones
from core.service.zones import zone_called
from core.table import messages, room_messages
from core.table.clock import deadline
from core.table.lobby import new_table
from core.table.values import Phase, Room, Style, Table
from i18n.languages import LANGUAGES as TAGS
from i18n.lexicon import Lexicon
from storage import keys
from storage.client import Client
from storage.connect import connect
from storage.redis import Expiry, RedisStore
from tests.bot_api_people import Person
from tests.bot_api_values import Chat
from tests.matrix_games import a_room
from tests.matrix_stage import a_matrix_stage
from tests.processes import a_process
from tests.servers import Server
from tests.stage import ANNA, BO, LANGUAGES, PLATFORM, ROOM, SilentLog, Stage, a_store, kinds_of, said, stage
from tests.synapse import Synapse
from tests.telegram_stage import TelegramStage, a_game, board_of, on_turn_of, telegram_stage, texts

YEAR = Expiry().preferences
ADMIN = replace(BO, admin=True)
STOCKHOLM = zoneinfo.ZoneInfo("Europe/Stockholm")
ONLY_ADMINS = "Only an admin of this room can change its settings."


def at(when: str, zone: zoneinfo.ZoneInfo = STOCKHOLM) -> float:
    """Return a moment on the clock of a place, as seconds since the epoch."""
    return datetime.fromisoformat(when).replace(tzinfo=zone).timestamp()


def night(begins: int, ends: int, name: str = "Europe/Stockholm", now: float = at("2026-01-01")) -> Quiet:
    """Return quiet hours from one hour to another."""
    zone = zone_called(name, now)
    assert zone is not None
    return Quiet(begins * 60, ends * 60, zone)


async def arranges(on: Stage, actor: Actor, *settings: tuple[str, str]) -> str:
    """Let somebody change settings, and return the last answer."""
    reply = None
    for name, value in settings:
        reply = await on.does(actor, Arrange(name, value))
    assert reply is not None
    return said(reply)


# Who may.


async def test_an_admin_changes_a_setting_and_nobody_else_does_though_everybody_may_look() -> None:
    on = stage()
    await on.open()
    assert await arranges(on, ANNA, ("open", "admins")) == ONLY_ADMINS, "nor does the host"
    assert said(await on.does(BO, Unfold(options=False, settings=True))) == ONLY_ADMINS
    assert said(await on.does(BO, Speak("sv", of_room=True))) == ONLY_ADMINS
    assert await on.store.arranged(ROOM) == {}
    answer = await arranges(on, ADMIN, ("open", "admins"))
    assert answer == "From now on: tables are opened by: admins."
    assert await on.store.arranged(ROOM) == {"open": "admins"}
    listed = said(await on.does(BO, Arrange()))
    assert "3. tables are opened by: admins (“open”: everybody, admins)" in listed
    assert "1. language: English" in listed


async def test_a_platform_is_asked_whether_the_host_is_an_admin_too() -> None:
    on = stage()
    await on.open()

    async def yes() -> bool:
        return True

    reply = await on.service.hear(ANNA, Arrange("open", "admins"), on.update(), is_admin=yes)
    assert reply is not None
    assert kinds_of(reply) == [room_messages.SettingNow]


async def test_whoever_speaks_to_the_bot_alone_settles_their_own_room_and_no_group() -> None:
    on = stage()
    await on.open()
    alone = RoomRef(PLATFORM, "direct-anna")
    in_private = replace(ANNA, room=None, alone=alone)
    assert "From now on" in await arranges(on, in_private, ("open", "admins"))
    assert (await on.store.arranged(alone), await on.store.arranged(ROOM)) == ({"open": "admins"}, {})
    assert not (await on.table()).settings.admins_open


# What each comes to.


async def test_where_admins_open_tables_others_are_told_so_and_may_still_sit() -> None:
    on = stage()
    await arranges(on, ADMIN, ("open", "admins"))
    assert said(await on.does(ANNA, Open())) == "In this room only an admin opens a table."
    assert await on.store.table_in(ROOM) is None
    await on.does(ADMIN, Open())
    await on.does(ANNA, Join())
    assert (await on.table()).names == ("Bo", "Anna")


async def test_only_a_game_that_is_allowed_is_played_and_offered() -> None:
    on = stage()
    await arranges(on, ADMIN, ("games", "bouillabaisse"))
    refusal = "In this room only this is played: Bouillabaisse."
    assert said(await on.does(ANNA, Open("liars-dice"))) == refusal
    await on.does(ANNA, Open())
    table = await on.table()
    assert table.game == "bouillabaisse", "though another one is usual"
    assert said(await on.does(ANNA, SetOption("game", "liars-dice"))) == refusal
    assert "option game" not in notations(table)
    options = said(await on.does(ANNA, Ask(Topic.OPTIONS)))
    assert "liar" not in options.casefold()
    await arranges(on, ADMIN, ("games", "everybody"))
    assert "option game" in notations(await on.table())


async def test_a_lobby_goes_over_to_a_game_that_is_allowed_and_a_game_is_played_to_its_end() -> None:
    on = stage()
    await on.open()
    await arranges(on, ADMIN, ("games", "bouillabaisse"))
    assert (await on.table()).game == "bouillabaisse"
    await arranges(on, ADMIN, ("games", "liars-dice"))
    await on.does(BO, Join())
    await on.does(ANNA, SetOption("dice", "3"), Deal())
    await arranges(on, ADMIN, ("games", "bouillabaisse"))
    table = await on.table()
    assert (table.game, table.phase) == ("liars-dice", Phase.PLAYING)
    over = replace(table, phase=Phase.OVER)
    again = decide(over, Open(), ANNA, 0.0, b"").table
    assert (again.game, again.phase) == ("bouillabaisse", Phase.LOBBY)


def test_a_game_that_is_no_longer_allowed_is_not_dealt_again() -> None:
    table = a_lobby(settings=RoomSettings(games=("bouillabaisse",)))
    decision = decide(table, Deal(), ANNA, 0.0, b"")
    assert decision.answer == (room_messages.NotPlayedHere((GAMES["bouillabaisse"].title,)),)
    assert decision.table == table


async def test_new_tables_begin_with_the_turn_time_of_the_room_and_the_host_may_change_it() -> None:
    on = stage()
    await on.open()
    await arranges(on, ADMIN, ("timer", "5m"))
    assert (await on.table()).table_options.timer == 300
    await on.does(ANNA, SetOption("timer", "60"))
    assert (await on.table()).table_options.timer == 60
    for _ in range(2):
        await on.service.hear(ADMIN, read_line("stop"), on.update())
    await on.service.settled()
    await on.does(ANNA, Open())
    assert (await on.table()).table_options.timer == 300, "whatever the last game had"
    assert await arranges(on, ADMIN, ("timer", "7m")) == (
        "“settings timer” takes: off, 30s, 1m, 2m, 5m, 1h, 24h, usual"
    )


async def test_the_language_of_the_room_is_among_its_settings() -> None:
    on = stage()
    await on.open()
    await on.does(ADMIN, Speak("sv", of_room=True))
    assert (await on.table()).rooms[0].language == "sv"
    assert "1. language: Swedish" in said(await on.does(ANNA, Arrange()))


async def test_two_admins_who_change_two_settings_at_once_lose_neither(redis_server: Server) -> None:
    redis_server.flush()
    changes = (("open", "admins"), ("timer", "300"), ("games", "bouillabaisse"), ("quiet", "22-8 UTC+1"))
    async with aclosing(connect(redis_server.url)) as one, aclosing(connect(redis_server.url)) as other:
        processes = [a_process(each) for each in (one, other)]
        await processes[0].open(ROOM, ADMIN, "open")
        await asyncio.gather(
            *(
                processes[number % 2].service.hear(ADMIN, Arrange(name, value), f"change:{number}")
                for number, (name, value) in enumerate(changes)
            )
        )
        stored = await processes[0].store.arranged(ROOM)
        assert stored == {
            "open": "admins",
            "timer": "300",
            "games": "bouillabaisse",
            "quiet": "22:00-08:00 UTC+1",
        }
        table_id = await processes[0].store.table_in(ROOM)
        table = await processes[0].table(str(table_id))
        assert table.settings == read_stored(stored, partial(zone_called, now=0.0))


async def test_a_change_that_is_heard_twice_is_made_once() -> None:
    on = stage()
    await on.open()
    await on.service.hear(ADMIN, Arrange("open", "admins"), "same")
    await on.service.hear(ADMIN, Arrange("open", "everybody"), "later")
    await on.service.hear(ADMIN, Arrange("open", "admins"), "same")
    assert await on.store.arranged(ROOM) == {}
    assert not (await on.table()).settings.admins_open


# What is stored.


async def test_settings_are_kept_from_when_they_were_last_changed_or_used(
    store_client: Client,
) -> None:
    log = SilentLog()
    store, on_disk = RedisStore(store_client, log), cast("Any", store_client)
    on = stage(store)
    await arranges(on, ADMIN, ("timer", "300"))
    assert YEAR - 60 < await store_client.ttl(keys.settings(ROOM)) <= YEAR
    await on_disk.expire(keys.settings(ROOM), 100)
    await on.does(ANNA, Open())
    assert YEAR - 60 < await store_client.ttl(keys.settings(ROOM)) <= YEAR
    await arranges(on, ADMIN, ("timer", "usual"))
    assert await store.arranged(ROOM) == {}
    assert log.events == []


@pytest.mark.parametrize("value", [b"{broken", b"[]", b'["open"]', b"7", b"\xff"])
async def test_settings_that_cannot_be_read_are_as_usual_and_written_over(
    store_client: Client, value: bytes
) -> None:
    log = SilentLog()
    store = RedisStore(store_client, log)
    await cast("Any", store_client).set(keys.settings(ROOM), value)
    assert await store.arranged(ROOM) == {}
    assert [event for event, _ in log.events] == ["settings-unreadable"]
    await store.arrange(ROOM, "open", "admins")
    assert await store.arranged(ROOM) == {"open": "admins"}


async def test_settings_of_another_type_are_as_usual_and_written_over(store_client: Client) -> None:
    store = RedisStore(store_client, SilentLog())
    await store_client.hset(keys.settings(ROOM), "open", b"admins")
    assert await store.arranged(ROOM) == {}
    await store.arrange(ROOM, "open", "admins")
    assert await store.arranged(ROOM) == {"open": "admins"}


async def test_what_a_later_version_has_added_is_left_as_it_is(store_client: Client) -> None:
    store = RedisStore(store_client, SilentLog())
    later = '{"open":"admins","timer":"90","stakes":"high","quiet":"22-8 Mars/Olympus","walls":[1]}'
    await store_client.set(keys.settings(ROOM), later, ex=60)
    settings = read_stored(await store.arranged(ROOM), partial(zone_called, now=0.0))
    assert settings == RoomSettings(admins_open=True)
    await store.arrange(ROOM, "timer", "60")
    assert (await store.arranged(ROOM))["stakes"] == "high"


async def test_a_room_that_becomes_another_one_takes_its_settings_along() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        before = on.api.world.group("Friends", anna, bo)
        await on.says(anna, before, "/settings open admins")
        after = before.upgrade()
        await on.calm()
        assert await on.says(bo, after, "/play") == "In this room only an admin opens a table."


# Quiet hours.


def a_lobby(*, settings: RoomSettings = AS_USUAL, style: Style = Style.BOARD) -> Table:
    table = new_table("t", "liars-dice", ANNA, pace=0)
    table = replace(table, rooms=(Room(ROOM, "en", style),), settings=settings)
    for actor in (ANNA, BO):
        table = decide(table, Join(), actor, 0.0, b"").table
    return table


def a_game_since(since: float, quiet: Quiet, timer: int = 3600) -> Table:
    table = a_lobby(settings=RoomSettings(quiet=quiet))
    table = decide(table, SetOption("timer", str(timer)), ANNA, 0.0, b"").table
    return decide(table, Deal(), ANNA, since, b"seed").table


def test_the_clock_of_a_turn_rests_over_a_quiet_night() -> None:
    table = a_game_since(at("2026-03-10 21:50"), night(22, 8))
    reminder = at("2026-03-11 08:30")
    assert deadline(table) == reminder
    assert heed(table, Tick(), at("2026-03-11 03:00")) == table
    reminded = heed(table, Tick(), reminder)
    assert reminded.story[-1].lines[0] == messages.Reminder(
        reminded.story[-1].lines[0].player,  # type: ignore[attr-defined]  # whoever is on turn
        messages.Minutes(20),
    )
    assert deadline(reminded) == at("2026-03-11 08:50")
    assert heed(reminded, Tick(), at("2026-03-11 08:49")) == reminded
    assert heed(reminded, Tick(), at("2026-03-11 08:50")).turn == table.turn + 1


@pytest.mark.parametrize(
    ("night_before", "morning", "hours"),
    [("2026-03-28 22:00", "2026-03-29 08:00", 9), ("2026-10-24 22:00", "2026-10-25 08:00", 11)],
    ids=["the clock is set forward", "the clock is set back"],
)
def test_a_night_in_which_the_clock_is_set_ends_when_the_clock_on_the_wall_says_so(
    night_before: str, morning: str, hours: int
) -> None:
    assert at(morning) - at(night_before) == hours * 3600
    quiet = night(22, 8)
    assert quiet.after(at(night_before) - 60, 120) == at(morning) + 60
    assert [quiet.covers(at(morning) - 1), quiet.covers(at(morning))] == [True, False]
    assert [quiet.covers(at(night_before) - 1), quiet.covers(at(night_before))] == [False, True]


def test_hours_that_are_skipped_or_come_twice_are_quiet_as_the_clock_shows_them() -> None:
    quiet = night(2, 3)
    skipped = at("2026-03-29 01:59")
    assert not any(quiet.covers(skipped + minutes * 60) for minutes in range(180))
    assert quiet.after(skipped, 3600) == skipped + 3600
    twice = at("2026-10-25 02:00")
    assert all(quiet.covers(twice + minutes * 60) for minutes in range(120))
    assert quiet.after(twice - 60, 60) == twice + 7200


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.sampled_from(
        ["Europe/Stockholm", "America/New_York", "Australia/Lord_Howe", "UTC", "Africa/Casablanca"]
    ),
    st.integers(int(at("2026-01-01")), int(at("2030-01-01"))),
    st.floats(0, 90_000, allow_nan=False),
)
def test_a_clock_that_rests_agrees_with_every_clock_on_a_wall(
    begins: int, ends: int, name: str, since: int, seconds: float
) -> None:
    if begins == ends:
        return
    zone, wall = zone_called(name, at("2026-01-01")), zoneinfo.ZoneInfo(name)
    assert zone is not None
    quiet = Quiet(begins, ends, zone)

    def is_quiet(time: float) -> bool:
        local = datetime.fromtimestamp(time, wall)
        minute = local.hour * 60 + local.minute
        return begins <= minute < ends if begins < ends else minute >= begins or minute < ends

    for minutes in range(0, 3000, 37):
        assert quiet.covers(since + minutes * 60) == is_quiet(since + minutes * 60)
    end = quiet.after(since, seconds)
    assert not is_quiet(end)
    assert end >= since + seconds


def test_in_the_quiet_hours_of_a_game_nobody_is_warned_that_it_will_be_closed() -> None:
    begun = at("2026-03-10 23:00")
    table = a_game_since(begun, night(22, 8), timer=0)
    due = deadline(table)
    assert due is not None
    assert due >= begun + table.lasts * 5 / 6
    assert not night(22, 8).covers(due)


def test_the_board_says_when_it_is_quiet() -> None:
    [board] = [post for post in scene(a_game_since(0.0, night(22, 8))) if post.family is Family.BOARD]
    assert LANGUAGES.post(board).lines[-1] == (
        "Quiet hours 22:00 to 08:00 (Europe/Stockholm): the turn time rests and nobody is called."
    )


async def test_what_a_quiet_room_shows_rings_nowhere_and_in_the_morning_it_does() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        await on.says(anna, group, "/settings quiet 22-8 UTC")
        await on.says(anna, group, "/play")
        await on.presses(bo, board_of(bo, group), "Join")
        await on.says(anna, group, "/timer 1h")
        on.api.passes(seconds_until(on, 21, 50))
        await on.says(anna, group, "/deal")
        assert loud_in(on, group), "before the night a new board rings"
        on.api.passes(seconds_until(on, 22, 10))
        calls = len(on.api.calls)
        for _ in range(2):
            table = await on.table(group)
            await on.says(on_turn_of(table, (anna, bo)), group, f"/{moves_on(table)}")
        shown = [
            call
            for call in on.api.calls[calls:]
            if call.method == "sendMessage" and "reply_parameters" not in call.parameters
        ]
        assert shown, "the round was over, and its result is told"
        assert all(call.parameters.get("disable_notification") for call in shown)
        assert not any("tg://user" in str(call.parameters) for call in on.api.calls[calls:])
        on.api.passes(seconds_until(on, 7, 59))
        calls = len(on.api.calls)
        await on.calm()
        assert on.api.calls[calls:] == [], "and nobody is reminded in the night"
        on.api.passes(3600)
        await on.calm()
        reminders = [call for call in on.api.calls[calls:] if "still your turn" in str(call.parameters)]
        assert [call.parameters.get("disable_notification") for call in reminders] == [None]
        assert "tg://user" in str(reminders[0].parameters)


def seconds_until(on: TelegramStage, hour: int, minute: int) -> float:
    """Return the seconds until a clock in Greenwich next shows this."""
    return (hour * 3600 + minute * 60 - on.api.clock()) % 86400 or 86400.0


def loud_in(on: TelegramStage, group: Chat) -> bool:
    """Return whether the newest message of the group was sent with a sound."""
    sent = [
        call
        for call in on.api.calls
        if call.method == "sendMessage" and call.parameters["chat_id"] == group.id
    ]
    return not sent[-1].parameters.get("disable_notification")


def moves_on(table: Table) -> str:
    """Return a move that ends the round as soon as one can."""
    assert table.play is not None
    return "liar" if table.play.state.bids else "bid 1 2"


# Time zones.


@pytest.mark.parametrize(
    ("typed", "name", "offset"),
    [
        ("Europe/Stockholm", "Europe/Stockholm", 3600),
        ("europe/stockholm", "Europe/Stockholm", 3600),
        ("stockholm", "Europe/Stockholm", 3600),
        ("New York", "America/New_York", -18000),
        ("UTC", "UTC", 0),
        ("+2", "UTC+2", 7200),
        ("utc-3:30", "UTC-3:30", -12600),
    ],
)
def test_a_zone_may_be_called_by_its_city_or_its_offset(typed: str, name: str, offset: int) -> None:
    zone = zone_called(typed, at("2026-01-01"))
    assert zone is not None
    assert (zone.name, zone.offset) == (name, offset)


@pytest.mark.parametrize("typed", ["Atlantis", "../../etc/passwd", "UTC+99", "", "Europe", "x" * 5000, "\0"])
def test_what_is_no_zone_is_none(typed: str) -> None:
    assert zone_called(typed, 0.0) is None


@pytest.fixture
def without_zones_of_the_machine() -> Iterator[None]:
    zoneinfo.reset_tzpath([])
    zoneinfo.ZoneInfo.clear_cache()
    zones._names.cache_clear()
    yield
    zoneinfo.reset_tzpath()
    zones._names.cache_clear()


@pytest.mark.usefixtures("without_zones_of_the_machine")
def test_a_machine_that_knows_no_zones_uses_those_that_a_library_brings_along() -> None:
    zone = zone_called("stockholm", at("2026-01-01"))
    assert zone is not None
    assert zone.at(at("2026-07-01")) == 7200
    assert zone_called("Atlantis", 0.0) is None


def test_the_changes_of_a_clock_are_known_for_five_years() -> None:
    zone = zone_called("Europe/Stockholm", at("2026-01-01"))
    assert zone is not None
    for days in range(5 * 365):
        moment = datetime(2026, 1, 1, 12, tzinfo=STOCKHOLM) + timedelta(days=days)
        offset = moment.utcoffset()
        assert offset is not None
        assert zone.at(moment.timestamp()) == offset.total_seconds()
    assert Zone("UTC", 0).at(1e9) == 0


# How they are typed and pressed.


def read_line(line: str, language: str = "en") -> Any:
    game = GAMES["liars-dice"]
    lexicon = Lexicon(LANGUAGES.translator(language), LANGUAGES.translator("en"), game)
    return read(lexicon.words(line), game, Tongues(("svenska",), {"svenska": "sv"}), playing=False)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("settings", Arrange()),
        ("settings games liars-dice", Arrange("games", "liars-dice")),
        ("settings games liar's dice bouillabaisse", Arrange("games", "liars-dice bouillabaisse")),
        ("settings game all", Arrange("games", "all")),
        ("settings games everybody", Arrange("games", "everybody")),
        ("settings open all", Arrange("open", "all")),
        ("settings open admins", Arrange("open", "admins")),
        ("settings 3 everyone", Arrange("open", "everybody")),
        ("settings turn 5 minutes", Arrange("timer", "5 m")),
        ("settings timer off", Arrange("timer", "off")),
        ("settings quiet 22-8 Europe/Stockholm", Arrange("quiet", "22-8 Europe/Stockholm")),
        ("settings quiet off", Arrange("quiet", "off")),
        ("settings quiet", Arrange("quiet")),
        ("settings language svenska", Speak("sv", of_room=True)),
    ],
)
def test_a_setting_is_typed_as_it_is_said(typed: str, command: object) -> None:
    assert read_line(typed) == command


def test_what_nearly_is_a_setting_is_answered_with_what_is_possible() -> None:
    assert read_line("settings walls green").reason == room_messages.WhichSetting(
        tuple(messages.Word(word) for word in NAMES)  # type: ignore[arg-type]  # as they are typed
    )
    assert isinstance(read_line("settings language klingon").reason, messages.WhichLanguage)


@pytest.mark.parametrize(
    ("language", "games", "people"),
    [("en", "all", "everybody"), ("sv", "alla spel", "alla"), ("sr-Latn", "sve", "svi")],
)
async def test_games_are_not_called_people_where_a_language_tells_them_apart(
    language: str, games: str, people: str
) -> None:
    on = stage()
    admin = replace(ADMIN, language=language)
    _, _, allowed, opening, *_ = said(await on.does(admin, Arrange())).splitlines()
    assert games in allowed.split(": ")[-1].strip(")").split(", ")
    assert people in opening.split(": ")[-1].strip(")").split(", ")
    for setting in ("games", "open"):
        for word in ("all", "everybody"):
            await on.does(admin, Arrange(setting, "liars-dice" if setting == "games" else "admins"))
            assert kinds_of(await on.does(admin, Arrange(setting, word))) == [room_messages.SettingNow]
    assert await on.store.arranged(ROOM) == {}


async def test_turn_times_are_listed_with_their_units() -> None:
    on = stage()
    assert "(“timer”: off, 30s, 1m, 2m, 5m, 1h, 24h, usual)" in said(await on.does(ADMIN, Arrange()))
    await on.open()
    assert "(“timer”: off, 30s, 1m, 2m, 5m, 1h, 24h)" in said(await on.does(ANNA, Ask(Topic.OPTIONS)))
    await on.does(ANNA, SetOption("timer", "24h"))
    assert (await on.table()).table_options.timer == 86400


@pytest.mark.parametrize("language", TAGS)
async def test_what_the_list_suggests_can_be_typed_in_every_language(language: str) -> None:
    on = stage()
    admin = replace(ADMIN, language=language)
    title, *lines = (await on.does(admin, Arrange())).lines
    say = LANGUAGES.translator(language).say
    lexicon = Lexicon(LANGUAGES.translator(language), LANGUAGES.translator("en"), GAMES["liars-dice"])
    assert lexicon.suggestion("settings") in say(title)
    for name, line in zip(NAMES, lines, strict=True):
        assert isinstance(line, room_messages.SettingLine)
        assert f"{lexicon.suggestion('settings')} {lexicon.suggestion(name)}" in say(
            room_messages.SettingTakes(messages.Word("settings").word, line.word, line.values)  # type: ignore[arg-type]  # typed
        )
        for value in line.values:
            if not isinstance(value, messages.Word):
                continue
            typed = f"{lexicon.suggestion('settings')} {lexicon.suggestion(line.word)} {say(value)}"
            command = read_line(typed, language)
            assert isinstance(command, Arrange), typed
            reply = await on.does(admin, command)
            assert kinds_of(reply) == [room_messages.SettingNow], typed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("22-8", "Say also where these hours hold, as in 22-8 Europe/London or 22-8 UTC+1."),
        ("22-8 Atlantis", "I know no time zone called “Atlantis”."),
        ("late", "“settings quiet” takes: hours and where they hold"),
        ("8-8 UTC", "“settings quiet” takes: hours and where they hold"),
        ("22-25 UTC", "“settings quiet” takes: hours and where they hold"),
        ("22:30 – 07.15 +1", "From now on: quiet hours: 22:30 to 07:15, UTC+1."),  # as it is typed
    ],
)
async def test_quiet_hours_that_are_not_understood_are_answered_with_what_is_missing(
    typed: str, answer: str
) -> None:
    assert (await arranges(stage(), ADMIN, ("quiet", typed))).startswith(answer)


async def test_hours_alone_keep_the_zone_that_was_said_before() -> None:
    on = stage()
    await arranges(on, ADMIN, ("quiet", "22-8 Europe/Stockholm"), ("quiet", "23-7"))
    assert await on.store.arranged(ROOM) == {"quiet": "23:00-07:00 Europe/Stockholm"}


def notations(table: Table) -> list[str]:
    """Return what the keys of the lobby do."""
    [lobby] = [post for post in scene(table) if post.family is Family.LOBBY]
    return [key.notation for row in lobby.screen.keys for key in row]


async def test_an_admin_finds_the_settings_behind_the_options_and_changes_them_by_keys() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        await on.says(bo, group, "/play")
        await on.presses(bo, board_of(bo, group), "Options")
        assert (await on.presses(bo, board_of(bo, group), "Room settings")).alert == ONLY_ADMINS
        await on.presses(anna, board_of(anna, group), "Room settings")
        menu = board_of(anna, group)
        assert menu.labels[0] == ["Join", "Leave"], "others can sit down meanwhile"
        assert [row[0] for row in menu.labels[1:5]] == [
            "games: all",
            "tables are opened by: everybody",
            "turn time: as last time",
            "quiet hours: none",
        ]
        stale = pack(Press((await on.table(group)).id, 0, "arrange open everybody"))
        press = await on.presses(anna, menu, "tables are opened by: everybody")
        assert press.alert == "From now on: tables are opened by: admins."
        assert "tables are opened by: admins" in board_of(anna, group).labels[2]
        assert (await on.presses(bo, board_of(bo, group), "games: all")).alert == ONLY_ADMINS
        how = (await on.presses(anna, board_of(anna, group), "quiet hours: none")).alert
        assert how.startswith("“settings quiet” takes: hours and where they hold")
        await on.presses(anna, board_of(anna, group), "Back")
        assert ["Room settings"] in board_of(anna, group).labels, "among the options, where anna was before"
        for data in (stale, stale.replace(".0.", ".7.")):
            forged = anna.forges(board_of(anna, group), data)
            await on.calm()
            assert forged.alert == "That turn is over.", "the keys are put away"
        assert (await on.table(group)).settings.admins_open


@pytest.mark.parametrize("language", TAGS)
def test_the_keys_and_the_boards_of_any_settings_fit_on_telegram(language: str) -> None:
    zone = Zone("America/Argentina/ComodRivadavia", -10800)
    settings = RoomSettings(tuple(GAMES), admins_open=True, timer=86400, quiet=Quiet(1439, 1438, zone))
    for number in range(12):
        table = replace(
            a_lobby(settings=settings),
            id="k" * 22,
            settings_unfolded=True,
            rooms=(Room(ROOM, language, Style.BOARD),),
        )
        for post in scene(table):
            assert length("\n".join(LANGUAGES.post(post).lines)) <= LONGEST_MESSAGE
            rows = keyboard(post.screen.keys, table.id, 10**8, partial(LANGUAGES.key, post=post))
            assert sum(map(len, rows)) == sum(map(len, post.screen.keys))
        name = NAMES[number % len(NAMES)]
        values = {"games": "", "open": "", "timer": ""}
        if name in values and (following := next_value(settings, name)):
            settings = read_stored({name: following}, lambda _name: zone)


A_PHONE_SHOWS = 34
"""Characters of a key's label that are not cut, so that the value at its end is read."""


@pytest.mark.parametrize("language", TAGS)
def test_what_a_setting_is_can_be_read_on_its_key_on_a_phone(language: str) -> None:
    say = LANGUAGES.translator(language).say
    settings = AS_USUAL
    for name in ("games", "open", "timer"):
        for _ in range(len(TURN_TIMES) + 1):
            label = say(said_of(settings, name))
            assert len(label) <= A_PHONE_SHOWS, label
            settings = with_value(settings, name, next_value(settings, name), lambda _name: None)


async def test_the_list_fits_into_a_message_on_telegram() -> None:
    on = stage()
    for language in TAGS:
        reply = await on.does(replace(ADMIN, language=language), Arrange())
        assert len(pages(LANGUAGES.reply(reply).lines)) == 1


# On platforms.


def people(on: TelegramStage, *names: str) -> list[Person]:
    return [on.api.world.person(name) for name in names]


async def test_on_telegram_an_admin_settles_a_group_and_a_person_their_own_chat() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        assert await on.says(bo, group, "/settings open admins") == ONLY_ADMINS
        assert "From now on" in await on.says(anna, group, "/settings open admins")
        assert await on.says(bo, group, "/play") == "In this room only an admin opens a table."
        assert "From now on" in await on.says(bo, bo.private, "/settings games bouillabaisse")
        await on.says(bo, bo.private, "/play")
        assert "Bouillabaisse: the table is open." in texts(bo.inbox)
        await on.says(anna, group, "/settings language svenska")
        await on.says(anna, group, "/play")
        assert "bordet är öppet" in board_of(anna, group).text


async def test_a_game_that_runs_takes_its_new_quiet_hours_on_at_once() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_game(on, group, anna, bo)
        await on.says(anna, group, "/settings quiet 22-8 Europe/Stockholm")
        assert "Quiet hours 22:00 to 08:00 (Europe/Stockholm)" in board_of(bo, group).text
        await on.says(anna, group, "/settings quiet off")
        assert "Quiet hours" not in board_of(bo, group).text


async def test_on_matrix_a_moderator_settles_a_room_and_at_night_it_is_told_in_notices(
    synapse: Synapse, tmp_path: Path
) -> None:
    async with a_matrix_stage(synapse, tmp_path / "bot") as on:
        room, (anna, bo) = await a_room(on, "Anna", "Bo")
        await bo.says(room, "!settings open admins")
        await on.people.sees(bo, room, ONLY_ADMINS)
        now = datetime.fromtimestamp(await on.store.now(), zoneinfo.ZoneInfo("UTC"))
        hours = f"{(now.hour - 1) % 24}-{(now.hour + 3) % 24}"
        await anna.says(room, f"!settings quiet {hours} UTC")
        await on.people.sees(anna, room, "From now on: quiet hours")
        await anna.says(room, "!play")
        await on.table_with(room, lambda table: len(table.seats) == 1)
        await bo.says(room, "!join")
        await on.table_with(room, lambda table: len(table.seats) == 2)
        for person in (anna, bo):
            await on.people.direct(person)
        await anna.says(room, "!deal")
        call = await on.people.sees(anna, room, "open the round")
        assert call["content"]["msgtype"] == "m.notice"
        assert call["content"]["m.mentions"] == {}
        direct = await on.people.direct(anna)
        hand = await on.people.sees(anna, direct, "Your dice")
        assert (hand["content"]["msgtype"], hand["content"]["m.mentions"]) == ("m.notice", {})


async def test_settings_hold_nothing_of_anybody() -> None:
    store = a_store()
    on = stage(store)
    await on.open()
    await arranges(
        on, ADMIN, ("open", "admins"), ("quiet", "22-8 UTC"), ("timer", "60"), ("games", "liars-dice")
    )
    kept = str(await store.arranged(ROOM))
    assert all(name not in kept for name in ("Anna", "Bo", ANNA.ref.id, BO.ref.id))
    await on.does(BO, Join())
    await on.does(ANNA, Deal())
    table = await on.table()
    assert table.play is not None
    listed = said(await on.does(ANNA, Arrange()))
    assert table.play.seed.hex() not in listed
    moved = await on.does(ANNA, Move("arrange"))
    assert kinds_of(moved) in ([messages.NotAMove], [messages.DoesNotSit])
