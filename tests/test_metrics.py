"""What is measured: every name is on the page, every figure is what happened, and none names anybody."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from fakeredis import FakeServer
from prometheus_client.parser import text_string_to_metric_families

from adapters.metrics import CALL_BUCKETS, SHOWN_BUCKETS, Metrics
from core.commands import AddComputer, Ask, Deal, Join, Leave, Move, SetOption, Stop, Topic
from core.identity import RoomRef, Seat
from core.measures import UNMEASURED, Action, Meter, Outcome
from core.ports import Rate, StoreUnavailable, Unavailable, Undeliverable, Urgency, Vanished
from core.service import Service, Settings
from core.service.promptness import TABLES_AT_MOST, TOO_LONG, Promptness
from core.table.lifecycle import Event, endings
from core.table.values import Phase, on_turn, playing_of
from storage import keys
from storage.embedded import embedded
from storage.fingerprints import BYTES, fingerprint_key
from storage.limits import Rates, RedisLimits
from storage.measured import Measured
from storage.redis import RedisStore
from tests.deploy_tools import accepts
from tests.stage import ANNA, BO, CEM, PLATFORM, ROOM, SilentLog, Stage, StagePlatform

PAGE = (Path(__file__).parent.parent / "docs/running.md").read_text("utf-8")
AMPLE = Rate(1000, 1.0)


def measured_stage(
    metrics: Metrics, *, rates: Mapping[str, Rates] | None = None, server: FakeServer | None = None
) -> Stage:
    """Return a stage on which everything is measured, with a clock set by hand."""
    platform, log, hands = StagePlatform(), SilentLog(), [1000.0]
    client = Measured(embedded(server), metrics)
    store = RedisStore(client, log, clock=lambda: hands[0])
    limits = RedisLimits(client, rates or {}, clock=lambda: hands[0], meter=metrics)

    async def no_pause(_seconds: float) -> None:
        """Wait for nothing."""

    service = Service(
        store,
        {PLATFORM: platform},
        limits,
        seed=lambda table: b"stage" + bytes([table.dealt]),
        new_id=iter([f"table{number}" for number in range(100)]).__next__,
        log=log,
        settings=Settings("liars-dice", 0),
        pause=no_pause,
        spread=lambda: 0.5,
        clock=lambda: hands[0],
        meter=metrics,
    )
    return Stage(service, store, platform, log, hands, [])


def figures(metrics: Metrics) -> dict[str, float]:
    """Return what is not 0, by its name with its labels."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            if sample.value:
                found[f"{sample.name.removeprefix('palifico_')}{{{labels}}}"] = sample.value
    return found


def told_everything(meter: Meter) -> None:
    meter.heard("telegram")
    meter.refused("telegram", "table-turn-is-over")
    meter.shown("telegram", 0.2)
    meter.sent("telegram", Action.EDIT, Outcome.DONE)
    meter.must_wait("telegram", "group", 2.0)
    meter.began("liars-dice")
    meter.ended("liars-dice", "finished")
    meter.overtaken()
    meter.asked("load", 0.001, failed=True)


async def test_every_metric_is_on_the_page_with_its_labels_and_nothing_else() -> None:
    metrics = Metrics()
    told_everything(metrics)
    metrics.logged("store-unavailable")
    metrics.condition({"telegram": True}, {"telegram": True})
    exported = {
        family.samples[0].name.removesuffix("_bucket"): {
            name for sample in family.samples for name in sample.labels if name != "le"
        }
        for family in text_string_to_metric_families(metrics.text().decode())
        if family.name.startswith("palifico_")
    }
    rows = re.findall(r"^\| `(palifico_\w+)` \|([^|]*)\| (.+) \|$", PAGE, re.MULTILINE)
    documented = {name: set(re.findall(r"`(\w+)`", labels)) for name, labels, _ in rows}
    assert documented == exported


async def test_what_the_dashboard_and_the_rules_need_is_exported_before_anything_has_happened() -> None:
    metrics = Metrics()
    metrics.expects("telegram")
    text = metrics.text().decode()
    for name in re.findall(r"^\| `(palifico_\w+)`", PAGE, re.MULTILINE):
        assert f"# TYPE {name} " in text, name
    assert 'palifico_games_ended_total{ending="finished",game="bouillabaisse"} 0.0' in text
    assert 'palifico_update_to_shown_seconds_count{platform="telegram"} 0.0' in text
    assert "_created" not in text


def test_promtool_objects_to_nothing_that_is_exported() -> None:
    metrics = Metrics()
    told_everything(metrics)
    metrics.condition({"telegram": True}, {"telegram": True})
    assert accepts("promtool", "check", "metrics", typed=metrics.text().decode()) == ""


async def test_nothing_of_another_registry_is_in_it_and_two_do_not_collide() -> None:
    first, second = Metrics(), Metrics()
    first.overtaken()
    assert figures(first)["commit_conflicts_total{}"] == 1
    assert "commit_conflicts_total{}" not in figures(second)


async def test_who_measures_nothing_is_told_everything_all_the_same() -> None:
    told_everything(UNMEASURED)


def test_the_buckets_reach_from_a_press_at_once_to_a_group_at_its_limit() -> None:
    assert SHOWN_BUCKETS[0] == 0.005
    assert SHOWN_BUCKETS[-1] == 30
    for buckets in (SHOWN_BUCKETS, CALL_BUCKETS):
        assert list(buckets) == sorted(buckets)


async def test_a_game_that_is_played_to_its_end_is_counted_with_all_that_it_took() -> None:
    metrics = Metrics()
    on = measured_stage(metrics)
    await on.open()
    await on.does(BO, Join())
    await on.does(ANNA, Deal())
    moves = 0
    while (table := await on.table()).phase is Phase.PLAYING:
        seat = on_turn(table)
        assert seat is not None
        game, play = playing_of(table)
        legal = [game.notation(move) for move in game.legal(play.state, seat)]
        actor = ANNA if table.seats[seat].name == "Anna" else BO
        await on.does(actor, Move("liar" if "liar" in legal else legal[0]))
        moves += 1
    found = figures(metrics)
    assert found["updates_total{platform=stage}"] == 3 + moves
    assert found["update_to_shown_seconds_count{platform=stage}"] == 3 + moves
    assert found["games_started_total{game=liars-dice}"] == 1
    assert found["games_ended_total{ending=finished,game=liars-dice}"] == 1
    assert found["redis_seconds_count{call=commit}"] == 3 + moves
    assert found["redis_seconds_count{call=claim_room}"] == 1
    for action in ("send", "edit", "retire"):
        name = f"sends_total{{action={action},outcome=done,platform=stage}}"
        assert found.get(name, 0) == on.platform.calls[action]
    for name in ("refusals", "redis_failures", "limit_waits", "commit_conflicts"):
        assert not any(each.startswith(name) for each in found), name


async def test_a_refusal_is_counted_by_the_sentence_that_says_why_and_a_question_is_none() -> None:
    metrics = Metrics()
    on = measured_stage(metrics)
    await on.does(CEM, Join())
    await on.open()
    await on.does(ANNA, Ask(Topic.RULES))
    await on.does(ANNA, Deal())
    await on.does(CEM, Leave())
    await on.does(ANNA, AddComputer())
    await on.does(ANNA, Deal())
    await on.does(CEM, Move("9x9"))
    await on.does(ANNA, Stop())
    refused = {name: value for name, value in figures(metrics).items() if name.startswith("refusals")}
    assert refused == {
        f"refusals_total{{kind=table-{kind},platform=stage}}": times
        for kind, times in {"no-table": 1, "too-few-players": 1, "does-not-sit": 2}.items()
    }


async def test_a_store_that_is_away_is_a_refusal_and_a_failure_whatever_was_asked() -> None:
    metrics, server = Metrics(), FakeServer()
    on = measured_stage(metrics, server=server)
    await on.open()
    server.connected = False
    await on.does(ANNA, Ask(Topic.RULES))
    found = figures(metrics)
    assert found["refusals_total{kind=table-try-again,platform=stage}"] == 1
    assert found["redis_failures_total{}"] > 0


async def test_the_time_until_it_is_shown_ends_when_the_last_try_has_shown_it() -> None:
    metrics = Metrics()
    on = measured_stage(metrics)
    await on.open()
    await on.service.settled()
    on.platform.faults = [Unavailable(12.0)]
    await on.does(BO, Join())
    assert figures(metrics)["update_to_shown_seconds_count{platform=stage}"] == 1, "only the opening"
    assert figures(metrics)["sends_total{action=edit,outcome=unavailable,platform=stage}"] == 1
    on.time[0] += 12.5
    await on.works()
    found = figures(metrics)
    assert found["update_to_shown_seconds_count{platform=stage}"] == 2
    assert found["update_to_shown_seconds_sum{platform=stage}"] == pytest.approx(12.5)


@pytest.mark.parametrize(
    ("fault", "outcome"),
    [(Undeliverable(), "undeliverable"), (Vanished(), "vanished"), (KeyError("a fault of ours"), "fault")],
)
async def test_what_a_platform_answers_is_counted(fault: Exception, outcome: str) -> None:
    metrics = Metrics()
    on = measured_stage(metrics)
    await on.open()
    await on.service.settled()
    on.platform.faults = [fault]
    await on.does(BO, Join())
    assert figures(metrics)[f"sends_total{{action=edit,outcome={outcome},platform=stage}}"] == 1


async def test_a_conflict_is_counted_and_so_is_each_game_once_in_whichever_process() -> None:
    first, second, server = Metrics(), Metrics(), FakeServer()
    on, beside = measured_stage(first, server=server), measured_stage(second, server=server)
    table_id = await on.open()
    loaded = await beside.store.load(table_id)
    assert loaded is not None
    await on.does(BO, Join())
    # The other process decides on what it had loaded before.
    made = await beside.service._do(CEM, Join(), "late", loaded)
    assert made.lines == ()
    await beside.service.settled()
    assert figures(second)["commit_conflicts_total{}"] == 1
    await on.does(ANNA, Deal())
    await beside.service.hear(ANNA, Stop(), "stop1")
    await beside.service.hear(ANNA, Stop(), "stop2")
    assert figures(first)["games_started_total{game=liars-dice}"] == 1
    assert "games_started_total{game=liars-dice}" not in figures(second)
    assert figures(second)["games_ended_total{ending=stopped,game=liars-dice}"] == 1


async def test_a_game_that_everybody_leaves_is_deserted_and_one_that_rests_expires() -> None:
    for ending in ("deserted", "expired"):
        metrics = Metrics()
        on = measured_stage(metrics)
        await on.open()
        await on.does(ANNA, AddComputer(), AddComputer(), SetOption("timer", "off"), Deal())
        while (table := await on.table()).seats[on_turn(table) or Seat(0)].name != "Anna":
            await on.works()
        if ending == "deserted":
            await on.does(ANNA, Leave())
        for _ in range(2):
            on.time[0] += table.lasts
            await on.works()
        ended = [name for name in figures(metrics) if name.startswith("games_ended")]
        assert ended == [f"games_ended_total{{ending={ending},game=liars-dice}}"]


async def test_games_that_begin_and_end_in_the_same_moment_are_each_counted() -> None:
    on = measured_stage(Metrics())
    await on.open()
    await on.does(BO, Join())
    lobby = await on.table()
    await on.does(ANNA, Deal())
    playing = await on.table()
    over = replace(playing, phase=Phase.OVER)
    assert endings(lobby, playing) == endings(playing, playing) == endings(over, over) == ()
    assert endings(playing, over) == endings(lobby, over) == (Event.FINISHED,)
    assert endings(playing, replace(playing, dealt=2)) == (Event.FINISHED,)
    closed = replace(over, dealt=2, phase=Phase.CLOSED)
    assert endings(playing, closed) == (Event.FINISHED, Event.DESERTED)
    assert endings(over, replace(over, phase=Phase.CLOSED)) == ()


@pytest.mark.parametrize(
    ("limit", "rates"),
    [
        ("bot", Rates(Rate(1, 30.0), AMPLE, AMPLE)),
        ("conversation", Rates(AMPLE, Rate(1, 30.0), AMPLE)),
        ("group", Rates(AMPLE, AMPLE, Rate(1, 30.0))),
    ],
)
async def test_a_wait_is_counted_with_the_limit_that_lasts_longest(limit: str, rates: Rates) -> None:
    metrics = Metrics()
    limits = RedisLimits(embedded(), {PLATFORM: rates}, clock=lambda: 1000.0, meter=metrics)
    assert await limits.wait(ROOM, Urgency.TURN) == 0
    assert await limits.wait(ROOM, Urgency.TURN) == 30
    assert figures(metrics)[f"limit_waits_total{{limit={limit},platform=stage}}"] == 1
    assert figures(metrics)[f"limit_wait_seconds_total{{limit={limit},platform=stage}}"] == 30


@pytest.mark.parametrize("everywhere", [False, True])
@pytest.mark.parametrize("audience", [ROOM, ANNA.ref], ids=str)
async def test_a_wait_that_the_platform_asked_for_is_a_block(audience: RoomRef, everywhere: bool) -> None:
    metrics = Metrics()
    limits = RedisLimits(embedded(), {PLATFORM: Rates(AMPLE, AMPLE, AMPLE)}, clock=lambda: 1.0, meter=metrics)
    await limits.block(audience, 7.0, everywhere=everywhere)
    assert await limits.wait(audience, Urgency.TURN) == 7
    assert figures(metrics)["limit_waits_total{limit=block,platform=stage}"] == 1


async def test_a_call_that_fails_or_is_given_up_is_a_failure_and_has_a_time() -> None:
    metrics, server = Metrics(), FakeServer()
    client = Measured(embedded(server), metrics)
    store = RedisStore(client, SilentLog())
    await store.load("t1")
    assert "redis_failures_total{}" not in figures(metrics)
    await embedded(server).set(keys.all_marks([PLATFORM])[3], "no set", ex=100)
    await store.idle([PLATFORM])
    assert figures(metrics)["redis_failures_total{}"] == 1, "one of those that were sent together"
    server.connected = False
    with pytest.raises(StoreUnavailable):
        await store.load("t1")
    found = figures(metrics)
    assert found["redis_failures_total{}"] == 2
    assert found["redis_seconds_count{call=load}"] == 2
    assert found["redis_seconds_count{call=together}"] == 1


async def test_what_waits_in_the_store_is_counted_over_all_shards() -> None:
    on = measured_stage(Metrics())
    store = on.store
    assert isinstance(store, RedisStore)
    assert (await store.backlog([PLATFORM])).marks == 0
    await on.open()
    await on.does(BO, Join())
    await on.does(ANNA, Deal())
    assert await store.backlog([PLATFORM]) == await store.backlog([PLATFORM])
    assert (await store.backlog([PLATFORM])).marks == 0, "all is shown"
    assert (await store.backlog([PLATFORM])).overdue == 0
    on.platform.faults = [Unavailable(30.0)] * 3
    table = await on.table()
    seat = on_turn(table)
    await on.does(ANNA if seat is not None and table.seats[seat].name == "Anna" else BO, Move("1x2"))
    assert (await store.backlog([PLATFORM])).marks == 1
    on.time[0] += 200.0
    backlog = await store.backlog([PLATFORM])
    assert backlog.overdue == pytest.approx(200.0 - table.table_options.timer * 2 / 3, abs=1.0)


async def test_the_key_of_the_logs_is_the_same_for_all_who_share_a_store() -> None:
    server = FakeServer()
    first = await fingerprint_key(embedded(server))
    assert await fingerprint_key(embedded(server)) == first
    assert await fingerprint_key(embedded(FakeServer())) != first
    assert 0 < await embedded(server).ttl(keys.log_key()) <= 365 * 24 * 3600
    await embedded(server).set(keys.log_key(), "short", ex=100)
    assert len(await fingerprint_key(embedded(server))) >= BYTES


def test_an_update_that_another_process_shows_is_no_longer_waited_for() -> None:
    metrics, time = Metrics(), [0.0]
    promptness = Promptness(metrics, lambda: time[0])
    with promptness.hearing("u1", PLATFORM):
        promptness.saved("u1", "t1")
    with promptness.showing("t1") as showing:
        showing.is_elsewhere = True
    with promptness.showing("t1") as showing:
        showing.shown_at = 1.0
    assert "update_to_shown_seconds_count{platform=stage}" not in figures(metrics)


def test_what_is_never_shown_is_given_up_and_not_remembered_for_ever() -> None:
    metrics, time = Metrics(), [0.0]
    promptness = Promptness(metrics, lambda: time[0])
    for number in range(TABLES_AT_MOST + 1):
        with promptness.hearing("u", PLATFORM):
            promptness.saved("u", f"t{number}")
    with promptness.showing("t0") as showing:
        showing.shown_at = 1.0
    assert "update_to_shown_seconds_count{platform=stage}" not in figures(metrics), "the oldest is forgotten"
    time[0] = TOO_LONG
    with promptness.showing("t1"):
        pass
    with promptness.showing("t1") as showing:
        showing.shown_at = time[0]
    assert "update_to_shown_seconds_count{platform=stage}" not in figures(metrics)
