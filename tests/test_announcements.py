"""The bot is going to rest: everybody who plays is told once, and nobody loses a turn by it."""

import asyncio
import tempfile
from collections.abc import Collection, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import Any, cast

import pytest

from adapters.announcing import TABLES_AT_ONCE, Announcing, Keeping, Plan, read_plan, read_span
from adapters.cli.main import main
from core.access import Access
from core.announcement import Announcement
from core.commands import Announced, Deal, Join, Move, Open, Tick
from core.decide import heed
from core.identity import RoomRef
from core.ports import StoreUnavailable, TableUnavailable
from core.scene import Family
from core.table import announcement_messages as messages
from core.table.clock import deadline
from core.table.values import Phase, Table, on_turn
from i18n.languages import LANGUAGES as TAGS
from storage import keys
from storage.announcements import KEPT_AFTER, RedisAnnouncements
from storage.client import Client
from storage.connect import connect
from storage.embedded import embedded
from storage.pulse import GAP, RedisPulse
from storage.redis import RedisStore
from tests.servers import Server
from tests.stage import ANNA, BO, LANGUAGES, PLATFORM, ROOM, SilentLog, Stage, StagePlatform, stage, text_of
from tests.telegram_stage import a_game, telegram_stage

SOON = "In 10 minutes I rest for about 5 minutes."
PLAN = Plan(600, 300)


class Hall:
    """Some processes on one store and one platform, and what they announce."""

    def __init__(self, client: Client, processes: int = 1, **more: Any) -> None:
        self.client, self.time, self.platform = client, [1000.0], StagePlatform()
        self.log = SilentLog()
        self.stages: list[Stage] = []
        self.announcing: list[Announcing] = []
        self.pauses: list[float] = []
        for _ in range(processes):
            store = RedisStore(client, self.log, clock=lambda: self.time[0])
            self.stages.append(stage(store, platform=self.platform, time=self.time, **more))
            announcements = RedisAnnouncements(client, self.log)
            self.announcing.append(Announcing(announcements, store, pause=self._pause))

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def tells(self) -> None:
        """Let every process look for an announcement at the same moment, and show what came of it."""
        pairs = zip(self.announcing, self.stages, strict=True)
        await asyncio.gather(*(announcing.tell(on.service, [PLATFORM]) for announcing, on in pairs))
        for on in self.stages:
            await on.works()
            await on.service.settled()

    def told(self, part: str, room: RoomRef = ROOM) -> int:
        """Return how many messages of a room say something."""
        return sum(part in text for text in self.platform.texts(room))


async def a_running_game(on: Stage) -> Table:
    await on.does(ANNA, Open())
    await on.does(BO, Join())
    await on.does(ANNA, Deal())
    return await on.table()


# What is told.


async def test_every_room_with_a_game_is_told_once_though_several_processes_tell_it(
    store_client: Client,
) -> None:
    hall = Hall(store_client, processes=3)
    on = hall.stages[0]
    await a_running_game(on)
    await hall.announcing[0].make(PLAN)
    for _ in range(3):
        await hall.tells()
    assert hall.told(SOON) == 1
    assert hall.told("nobody loses a turn by it") == 1
    assert (await on.table()).phase is Phase.PLAYING


async def test_own_words_are_told_as_they_were_written_in_one_line() -> None:
    hall = Hall(embedded())
    await a_running_game(hall.stages[0])
    await hall.announcing[0].make(Plan(600, 300, "New <b>dice</b>!\n\u202e" + "x" * 500))
    await hall.tells()
    [post] = [text for text in hall.platform.texts(ROOM) if SOON in text]
    own = post.splitlines()[1]
    assert own.startswith("New <b>dice</b>! xxx")
    assert len(own) == 300


async def test_whoever_opens_a_table_meanwhile_is_told_and_at_the_deal_not_again() -> None:
    hall = Hall(embedded())
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    await a_running_game(hall.stages[0])
    await hall.tells()
    assert hall.told(SOON) == 1


async def test_a_lobby_that_stood_before_is_told_when_its_game_begins() -> None:
    hall = Hall(embedded())
    on = hall.stages[0]
    await on.open()
    await on.does(BO, Join())
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    assert hall.told("I rest") == 0
    await on.does(ANNA, Deal())
    assert hall.told(SOON) == 1


async def test_a_lobby_that_was_told_hears_at_its_deal_that_it_was_taken_back() -> None:
    hall = Hall(embedded())
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    await hall.stages[0].open()
    await hall.stages[0].does(BO, Join())
    assert hall.told(SOON) == 1
    assert await hall.announcing[0].cancel()
    await hall.tells()
    await hall.stages[0].does(ANNA, Deal())
    assert hall.told("I do not rest after all.") == 1


async def test_what_is_taken_back_is_taken_back_where_it_was_told_and_nowhere_else() -> None:
    hall = Hall(embedded())
    on = hall.stages[0]
    await a_running_game(on)
    assert not await hall.announcing[0].cancel(), "nothing was announced"
    await hall.announcing[0].make(PLAN)
    assert await hall.announcing[0].cancel()
    await hall.tells()
    assert hall.told("I do not rest after all.") == 0, "nobody was told"
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    assert await hall.announcing[0].cancel()
    assert not await hall.announcing[0].cancel()
    await hall.tells()
    await hall.tells()
    assert hall.told("I do not rest after all.") == 1


async def test_whoever_was_told_of_an_earlier_rest_alone_hears_nothing_of_one_that_is_taken_back() -> None:
    hall = Hall(embedded())
    await a_running_game(hall.stages[0])
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    hall.time[0] += 3600
    await hall.announcing[0].make(PLAN)
    assert await hall.announcing[0].cancel()
    await hall.tells()
    assert hall.told("I do not rest after all.") == 0, "the rest that was announced here is over"


async def test_what_took_the_place_of_another_announcement_is_taken_back_with_it() -> None:
    hall = Hall(embedded())
    await a_running_game(hall.stages[0])
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    await hall.announcing[0].make(Plan(3600, 60))
    assert await hall.announcing[0].cancel()
    await hall.tells()
    assert hall.told("I do not rest after all.") == 1


async def test_a_second_announcement_is_told_as_well_and_one_that_is_over_is_not() -> None:
    hall = Hall(embedded())
    on = hall.stages[0]
    await a_running_game(on)
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    await hall.announcing[0].make(Plan(3600, 60))
    await hall.tells()
    assert hall.told("In 1 hour I rest for about 1 minute.") == 1
    hall.time[0] += 3661
    late = Hall(hall.client)
    late.time[0] = hall.time[0]
    await late.announcing[0].tell(late.stages[0].service, [PLATFORM])
    assert late.stages[0].service.announcement is None


async def test_whoever_is_told_late_is_told_how_much_time_is_left() -> None:
    hall = Hall(embedded())
    await hall.announcing[0].make(PLAN)
    await a_running_game(hall.stages[0])
    hall.time[0] += 420
    await hall.tells()
    assert hall.told("In 3 minutes I rest for about 5 minutes.") == 1
    other = Hall(embedded())
    await other.announcing[0].make(PLAN)
    await a_running_game(other.stages[0])
    other.time[0] += 720
    await other.tells()
    assert other.told("I rest at any moment, for about 3 minutes.") == 1


@pytest.mark.parametrize("language", TAGS)
async def test_a_room_is_told_in_its_own_language(language: str) -> None:
    hall = Hall(embedded())
    host = replace(ANNA, language=language)
    on = hall.stages[0]
    await on.does(host, Open())
    await on.does(BO, Join())
    await on.does(host, Deal())
    await hall.announcing[0].make(PLAN)
    await hall.tells()
    [post] = [
        standing.post
        for standing in hall.platform.messages.values()
        if isinstance(standing.post.screen.lines[0], messages.RestsSoon)
    ]
    said = LANGUAGES.translator(language).say(post.screen.lines[0])
    assert text_of(post) == said
    assert post.language == language


async def test_a_few_tables_are_told_at_a_time() -> None:
    hall = Hall(embedded())
    service = hall.stages[0].service
    told: list[str] = []

    class Tables:
        async def now(self) -> float:
            return 1000.0

        async def running(self, platforms: Collection[str]) -> Sequence[str]:
            return [str(number) for number in range(3 * TABLES_AT_ONCE)]

    class Listening:
        announcement: Announcement | None = None

        async def announce(self, table_id: str, announcement: Announcement) -> None:
            told.append(table_id)

    announcing = Announcing(RedisAnnouncements(hall.client, hall.log), Tables(), pause=hall._pause)
    await announcing.make(PLAN)
    await announcing.tell(cast("Any", Listening()), [PLATFORM])
    assert len(told) == 3 * TABLES_AT_ONCE
    assert len(hall.pauses) == 3
    await announcing.tell(service, [PLATFORM])
    assert len(told) == 3 * TABLES_AT_ONCE, "and once told, not gone through again"


async def test_a_table_that_cannot_be_loaded_keeps_no_other_from_being_told() -> None:
    hall = Hall(embedded())
    told: list[str] = []

    class Tables:
        async def now(self) -> float:
            return 1000.0

        async def running(self, platforms: Collection[str]) -> Sequence[str]:
            return ["newer", "fine"]

    class Listening:
        announcement: Announcement | None = None

        async def announce(self, table_id: str, announcement: Announcement) -> None:
            if table_id == "newer":
                raise TableUnavailable(table_id, "stored by a newer version")
            told.append(table_id)

    announcing = Announcing(RedisAnnouncements(hall.client, hall.log), Tables(), pause=hall._pause)
    await announcing.make(PLAN)
    await announcing.tell(cast("Any", Listening()), [PLATFORM])
    assert told == ["fine"]


def test_an_announcement_that_is_heard_of_twice_is_told_once_whoever_was_first() -> None:
    on = asyncio.run(_a_table())
    announcement = Announcement("a", 1600, 1900)
    once = heed(on, Announced(announcement), 1000)
    assert heed(once, Announced(announcement), 1100) == once
    assert (
        heed(once, Announced(replace(announcement, id="b", cancelled=True, instead_of=("a",))), 1100) != once
    )
    assert heed(on, Announced(announcement), 1900) == on, "over"


async def _a_table() -> Table:
    return await a_running_game(Hall(embedded()).stages[0])


# While nothing ran.


def late(table: Table, downtime: tuple[float, float] | None) -> Table:
    """Return a table whose turn was over a minute ago, once the clock has looked at it."""
    due = deadline(table)
    assert due is not None
    return heed(table, Tick({PLATFORM: downtime} if downtime else {}), due + 60)


async def test_a_turn_that_was_over_while_nothing_ran_has_its_time_anew() -> None:
    table = await _a_table()
    due = deadline(table)
    assert due is not None
    spared = late(table, (due - 10, due + 50))
    assert (spared.turn, spared.since, spared.reminded) == (table.turn, due + 60, False)
    assert deadline(spared) == due + 60 + 80, "a reminder after two thirds of two minutes"
    for downtime in (None, (due - 100, due), (due + 1, due + 50)):
        assert late(table, downtime).reminded or late(table, downtime).turn != table.turn


async def test_a_process_that_comes_back_punishes_nobody_though_a_turn_was_over_long_ago() -> None:
    client = embedded()
    hall = Hall(client)
    on = hall.stages[0]
    table = await a_running_game(on)
    pulse = RedisPulse(client, clock=lambda: hall.time[0])
    keeping = Keeping(pulse, hall.announcing[0], on.service, [PLATFORM], clock=lambda: hall.time[0])
    await keeping.beat()
    hall.time[0] += 3600
    await keeping.beat()
    assert on.service.downtime == {PLATFORM: (1000.0, 4600.0)}
    await on.works()
    after = await on.table()
    assert (after.turn, after.since) == (table.turn, 4600.0)
    assert not any(seated.missed for seated in after.seats)
    for _ in range(13):
        hall.time[0] += 10
        await keeping.beat()
        await on.works()
    assert (await on.table()).turn == table.turn + 1, "then the clock goes on as always"


async def test_what_is_late_while_others_ran_is_late(store_client: Client) -> None:
    time = [1000.0]
    one, other = (RedisPulse(store_client, clock=lambda: time[0]) for _ in range(2))
    assert await one.beat(PLATFORM) is None
    for _ in range(20):
        time[0] += GAP - 1
        assert await other.beat(PLATFORM) is None
    time[0] += GAP + 1
    assert await one.beat(PLATFORM) == (time[0] - GAP - 1, time[0])
    time[0] += 10
    assert await other.beat(PLATFORM) == (time[0] - GAP - 11, time[0] - 10), "all processes know of it"


@pytest.mark.parametrize("value", ["", "soon", "1 2", "x y z", "1e999 - -"])
async def test_a_pulse_of_another_form_is_written_over(store_client: Client, value: str) -> None:
    await store_client.set(keys.pulse(PLATFORM), value or " ", ex=60)
    pulse = RedisPulse(store_client, clock=lambda: 5000.0)
    await pulse.beat(PLATFORM)
    assert await RedisPulse(store_client, clock=lambda: 5001.0).beat(PLATFORM) is None


async def test_a_store_that_is_away_is_waited_for() -> None:
    class Away:
        async def beat(self, platform: str) -> tuple[float, float] | None:
            raise StoreUnavailable

        async def tell(self, service: object, platforms: object) -> None:
            raise StoreUnavailable

    hall = Hall(embedded())
    service = hall.stages[0].service
    keeping = Keeping(cast("Any", Away()), cast("Any", Away()), service, [PLATFORM], clock=lambda: 0.0)
    await keeping.beat()
    await keeping.tell()
    assert service.downtime == {}


# What is stored.


async def test_an_announcement_is_kept_until_a_day_after_it_is_over(store_client: Client) -> None:
    announcements = RedisAnnouncements(store_client, SilentLog())
    made = Announcement("a", 1600, 1900, "See you.")
    await announcements.make(made, 1000)
    assert await announcements.last() == made
    assert KEPT_AFTER < await store_client.ttl(keys.announcement()) <= KEPT_AFTER + 900


@pytest.mark.parametrize("value", ["{broken", "[]", "{}", '{"id":7}'])
async def test_an_announcement_that_cannot_be_read_is_none_and_reported(
    store_client: Client, value: str
) -> None:
    log = SilentLog()
    announcements = RedisAnnouncements(store_client, log)
    await store_client.set(keys.announcement(), value, ex=60)
    assert await announcements.last() is None
    assert [event for event, _ in log.events] == ["announcement-unreadable"]


# How it is said.


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("10m 5m", Plan(600, 300)),
        ("10 5", Plan(600, 300)),
        ("0 90s", Plan(0, 90)),
        ("1h 2h  See you\tlater", Plan(3600, 7200, "See you\tlater")),
        ("", None),
        ("10m", None),
        ("10m 0", None),
        ("8d 5m", None),
        ("-1 5", None),
    ],
)
def test_a_plan_is_two_spans_and_perhaps_own_words(text: str, plan: Plan | None) -> None:
    assert read_plan(text) == plan


def test_a_span_without_a_unit_is_minutes() -> None:
    assert [read_span(text) for text in ("7", "7 M", "2d", "9999999")] == [420, 420, 172800, None]


async def test_an_operator_announces_from_their_direct_chat_and_nobody_else() -> None:
    async with telegram_stage() as on:
        anna, bo = (on.api.world.person(name) for name in ("Anna", "Bo"))
        on.door._settled = Access(operators=frozenset({f"telegram:{anna.id}"}))
        announcing = Announcing(RedisAnnouncements(on.client, on.log), on.store)
        on.door.announcing = announcing
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_game(on, group, anna, bo)
        await on.says(bo, bo.private, "/announce 10m 5m")
        assert await RedisAnnouncements(on.client, on.log).last() is None
        said = await on.says(anna, anna.private, "/announce 10m 5m Bye <3")
        assert said == "Announced: a rest in 10 minutes, for 5 minutes. All who play are told.\nBye <3"
        await announcing.tell(on.service, ["telegram"])
        await on.calm()
        [told] = [post.text for post in group.posts if SOON in post.text]
        assert told.endswith("\nBye <3")
        assert await on.says(anna, anna.private, "/announce 0 5m") == (
            "Announced: a rest at any moment, for 5 minutes. All who play are told."
        )
        assert (await on.says(anna, anna.private, f"/announce 10m 5m {'x' * 400}")).endswith("\n" + "x" * 300)
        assert "Say in how long" in await on.says(anna, anna.private, "/announce soon")
        assert await on.says(anna, anna.private, "/announce off") == (
            "Taken back. Those who were told are told so."
        )
        assert await on.says(anna, anna.private, "/announce off") == "Nothing is announced."
        await announcing.tell(on.service, ["telegram"])
        await on.calm()
        assert [post.text for post in group.posts if "after all" in post.text] == ["I do not rest after all."]


async def test_the_command_line_announces_and_takes_back(
    redis_server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("PALIFICO_REDIS_URL", raising=False)
    redis_server.flush()
    where = ["--redis", redis_server.url]

    def run(*given: str) -> tuple[int, str]:
        code = main(["announce", *given])
        shown = capsys.readouterr()
        return code, (shown.out + shown.err).strip()

    async def runs(*given: str) -> tuple[int, str]:
        return await asyncio.to_thread(run, *given)

    assert await runs("--in", "10m", "--for", "5m", "--text", "See you.", *where) == (
        0,
        "Announced: a rest in 10 minutes, for 5 minutes. All who play are told.\nSee you.",
    )
    async with aclosing(connect(redis_server.url)) as client:
        last = await RedisAnnouncements(client, SilentLog()).last()
        assert last is not None
        assert (round(last.ends - last.begins), last.text) == (300, "See you.")
    assert await runs("--cancel", *where) == (0, "Taken back. Those who were told are told so.")
    assert await runs("--cancel", *where) == (1, "Nothing is announced.")
    for given in ([], ["--in", "10m"], ["--for", "5m"]):
        code, said = await runs(*given, *where)
        assert (code, said[:40]) == (2, "Say when the bot rests and for how long,")
    code, said = await runs("--in", "soon", "--for", "5m", *where)
    assert code == 2
    assert "10m" in said
    code, said = await runs("--in", "10m", "--for", "5m")
    assert (code, "kept inside the program" in said) == (2, True)
    code, said = await runs("--in", "10m", "--for", "5m", "--redis", "redis://127.0.0.1:1")
    assert (code, said[:26]) == (1, "Redis cannot be reached. I")
    with tempfile.TemporaryDirectory(prefix="palifico-") as folder:
        at_rest = ["--redis", f"embedded:{folder}/store"]
        code, said = await runs("--in", "0", "--for", "5m", *at_rest)
        assert (code, said[:10]) == (0, "Announced:"), "the bot tells it when it is there"
        assert await runs("--cancel", *at_rest) == (0, "Taken back. Those who were told are told so.")


async def test_a_game_goes_on_while_it_is_told() -> None:
    hall = Hall(embedded())
    on = hall.stages[0]
    table = await a_running_game(on)
    await hall.announcing[0].make(PLAN)
    seat = on_turn(table)
    assert seat is not None
    person = table.seats[seat].person
    assert person is not None
    mover = ANNA if person.ref == ANNA.ref else BO
    await asyncio.gather(hall.tells(), on.service.hear(mover, Move("1x2"), on.update()))
    await on.works()
    after = await on.table()
    assert (after.turn, hall.told(SOON)) == (table.turn + 1, 1)
    families = {standing.post.family for standing in hall.platform.messages.values()}
    assert {Family.BOARD, Family.STORY, Family.HAND} <= families
