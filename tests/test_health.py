"""How the bot is: asked on its port, by a command, or told to whoever started it; and it names no secret."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from fakeredis import FakeServer
from prometheus_client.parser import text_string_to_metric_families

from adapters import version
from adapters.cli import main, run, watching_messages
from adapters.condition import STALLED_AFTER, Condition
from adapters.health import BACKLOG_EVERY, Health
from adapters.metrics import Metrics
from adapters.settings import read
from adapters.systemd import ALIVE, READY, STOPPING, Manager
from adapters.telegram.places import NAME as TELEGRAM
from core.messages import Message
from storage import keys
from storage.embedded import embedded
from storage.redis import RedisStore
from tests.bot_api import TOKEN, BotApi
from tests.bot_api_faults import server_error
from tests.running import palifico_run
from tests.servers import Setup, a_server, free_port
from tests.stage import LANGUAGES, SilentLog
from tests.test_running import SomeBot, entry
from tests.test_telegram_running import SOON, deals, friends

PASSWORD, WEBHOOK_SECRET = "a-password-to-be-hidden", "a-secret-of-the-webhook-to-be-hidden"
MATRIX_PASSWORD = "a-password-on-matrix-to-be-hidden"


async def asked(url: str, method: str = "GET") -> tuple[int, str]:
    """Return the status and the body of an answer."""
    async with ClientSession() as session, session.request(method, url) as answer:
        return answer.status, await answer.text()


async def becomes(running: "asyncio.Task[Any]", url: str, status: int) -> str:
    """Ask what runs again and again until the answer has a status, and return its body."""
    async with asyncio.timeout(SOON):
        while (found := await asked(url))[0] != status:
            ended, _ = await asyncio.wait({running}, timeout=0.05)
            assert not ended
        return found[1]


class Watched:
    """A health server over an embedded store that can be taken away, with clocks set by hand."""

    def __init__(self, port: int, time: list[float], condition: Condition, redis: FakeServer) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.time = time
        self.condition = condition
        self.redis = redis

    async def gauge(self, name: str) -> float:
        """Return a figure without labels."""
        _, text = await asked(f"{self.url}/metrics")
        samples = {
            sample.name: sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if not sample.labels
        }
        return samples[name]


@asynccontextmanager
async def watched() -> AsyncIterator[Watched]:
    time, redis = [1000.0], FakeServer()
    condition = Condition(lambda: time[0])
    store = RedisStore(embedded(redis), SilentLog())
    health = Health(condition, Metrics(), store, lambda: time[0])
    port = await health.start("127.0.0.1", 0)
    try:
        yield Watched(port, time, condition, redis)
    finally:
        await health.stop()


async def test_it_is_alive_while_the_task_that_keeps_time_gets_on() -> None:
    async with watched() as on:
        assert await asked(f"{on.url}/healthz") == (200, '{"alive": true}')
        on.time[0] += STALLED_AFTER + 1
        assert (await asked(f"{on.url}/healthz"))[0] == 200, "it has not begun, and waits for the store"
        on.condition.worked()
        on.time[0] += STALLED_AFTER
        assert (await asked(f"{on.url}/healthz"))[0] == 200
        on.time[0] += 1
        assert await asked(f"{on.url}/healthz") == (503, '{"alive": false}')
        on.condition.stops()
        assert (await asked(f"{on.url}/healthz"))[0] == 200, "the end is bounded by other means"


async def test_it_is_ready_when_the_store_and_every_platform_answer() -> None:
    async with watched() as on:
        answers = {"telegram": True, "matrix": False}
        on.condition.expects("telegram", lambda: answers["telegram"])
        on.condition.expects("matrix", lambda: answers["matrix"])
        status, body = await asked(f"{on.url}/readyz")
        assert (status, json.loads(body)) == (
            503,
            {"ready": False, "missing": ["matrix"], "waits_for_lease": []},
        )
        answers["matrix"] = True
        assert (await asked(f"{on.url}/readyz"))[0] == 200
        on.redis.connected = False
        status, body = await asked(f"{on.url}/readyz")
        assert (status, json.loads(body)["missing"]) == (503, ["store"])
        on.redis.connected = True
        on.condition.stops()
        assert json.loads((await asked(f"{on.url}/readyz"))[1])["missing"] == ["stopping"]


async def test_whoever_waits_for_a_lease_is_ready_and_whoever_has_it_has_to_be_connected() -> None:
    async with watched() as on:
        on.condition.expects("telegram", lambda: False)
        on.condition.waits_for("telegram")
        status, body = await asked(f"{on.url}/readyz")
        assert (status, json.loads(body)["waits_for_lease"]) == (200, ["telegram"])
        assert 'palifico_lease_held{lease="telegram"} 0.0' in (await asked(f"{on.url}/metrics"))[1]
        on.condition.lets_go("telegram")
        assert (await asked(f"{on.url}/readyz"))[0] == 503, "it failed, and nobody else has the lease"
        on.condition.holds("telegram")
        assert (await asked(f"{on.url}/readyz"))[0] == 503
        assert 'palifico_lease_held{lease="telegram"} 1.0' in (await asked(f"{on.url}/metrics"))[1]


async def test_another_path_is_not_found_and_nothing_can_be_sent() -> None:
    async with watched() as on:
        for path in ("/", "/healthz/", "/metrics/x", "/..%2f"):
            assert (await asked(f"{on.url}{path}"))[0] == 404, path
        for path in ("/healthz", "/readyz", "/metrics"):
            for method in ("POST", "PUT", "DELETE"):
                assert (await asked(f"{on.url}{path}", method))[0] == 405, (path, method)


async def test_what_waits_in_the_store_is_counted_now_and_then_and_unknown_while_the_store_is_away() -> None:
    async with watched() as on:
        on.condition.expects(TELEGRAM, lambda: True)
        assert await on.gauge("palifico_marks_waiting") == 0
        client = embedded(on.redis)
        asking = client.pipeline(transaction=False)
        asking.zadd(keys.all_marks([TELEGRAM])[0], {"t1": 1.0})  # type: ignore[attr-defined]  # the driver's own
        asking.zadd(keys.all_marks([TELEGRAM])[7], {"t2": 1.0, "t3": 2.0})  # type: ignore[attr-defined]
        asking.zadd(keys.all_deadlines([TELEGRAM])[7], {"t2": 1.0})  # type: ignore[attr-defined]
        await asking.execute(raise_on_error=False)
        assert await on.gauge("palifico_marks_waiting") == 0, "it has just been counted"
        on.time[0] += BACKLOG_EVERY
        assert await on.gauge("palifico_marks_waiting") == 3
        assert await on.gauge("palifico_deadlines_overdue_seconds") > 10**9, "since the epoch"
        on.redis.connected = False
        on.time[0] += BACKLOG_EVERY
        unknown = await on.gauge("palifico_marks_waiting")
        assert unknown != unknown  # noqa: PLR0124  # as no number is
        on.redis.connected = True
        assert await on.gauge("palifico_marks_waiting") == 3, "it is asked at once when it is back"


async def test_a_port_that_is_taken_is_said_in_one_line_and_the_bot_runs_all_the_same() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        settings = read({"PALIFICO_TELEGRAM__TOKEN": "123:abc", "PALIFICO_HEALTH__LISTEN": where})
        said, stop, bot = list[Message](), asyncio.Event(), SomeBot("stage")
        running = asyncio.create_task(
            run.run(settings, [entry(bot)], LANGUAGES, say=said.append, log=SilentLog(), stop=stop)
        )
        await asyncio.wait_for(bot.hears.wait(), 20)
        stop.set()
        assert await asyncio.wait_for(running, 20) == 0
    assert said[0] == watching_messages.HealthNowhere(where)


async def test_a_bot_that_is_not_let_in_is_not_ready_and_neither_is_one_that_fails() -> None:
    port = free_port()
    settings = read({"PALIFICO_TELEGRAM__TOKEN": "1:a", "PALIFICO_HEALTH__LISTEN": f"127.0.0.1:{port}"})
    stop, good, failing = asyncio.Event(), SomeBot("stage"), SomeBot("failing", [ValueError()])
    bots = [entry(good), entry(failing)]
    running = asyncio.create_task(
        run.run(settings, bots, LANGUAGES, say=list[Message]().append, log=SilentLog(), stop=stop)
    )
    await asyncio.wait_for(good.hears.wait(), 20)
    body = await becomes(running, f"http://127.0.0.1:{port}/readyz", 503)
    assert json.loads(body)["missing"] == ["failing"]
    await asyncio.wait_for(failing.hears.wait(), 20)
    await becomes(running, f"http://127.0.0.1:{port}/readyz", 200)
    failing.answers = False
    assert json.loads(await becomes(running, f"http://127.0.0.1:{port}/readyz", 503))["missing"] == [
        "failing"
    ]
    _, text = await asked(f"http://127.0.0.1:{port}/metrics")
    assert 'palifico_platform_up{platform="failing"} 0.0' in text
    assert 'palifico_platform_up{platform="stage"} 1.0' in text
    stop.set()
    assert await asyncio.wait_for(running, 20) == 0


class Listening:
    """A service manager, and all that it was told."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._heard = asyncio.Condition()

    async def listen(self, to: socket.socket) -> None:
        while True:
            told = (await asyncio.get_running_loop().sock_recv(to, 4096)).decode()
            async with self._heard:
                self.lines += told.split("\n")
                self._heard.notify_all()

    async def hears(self, line: str) -> None:
        """Wait until it has been told something."""
        async with asyncio.timeout(SOON), self._heard:
            await self._heard.wait_for(lambda: line in self.lines)


@pytest.fixture
async def manager(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Listening]:
    """Return a service manager that listens, and has said so in the environment."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
        to.bind(f"\0palifico-test-{free_port()}")
        to.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{to.getsockname()[1:].decode()}")
        monkeypatch.setenv("WATCHDOG_USEC", "1000000")
        listening = Listening()
        task = asyncio.create_task(listening.listen(to))
        yield listening
        task.cancel()


async def test_a_game_is_played_under_the_eyes_of_a_manager_and_of_prometheus(
    manager: Listening, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with a_server(Setup(append=True, password=PASSWORD)) as server:
        server.stop()
        async with BotApi() as api:
            where = f"127.0.0.1:{free_port()}"
            variables = {
                "TELEGRAM__TOKEN": TOKEN,
                "TELEGRAM__API_URL": api.url,
                "REDIS_URL": server.url,
                "HEALTH__LISTEN": where,
                "LOG__FORMAT": "json",
                "LOG__LEVEL": "debug",
            }
            for name, value in variables.items():
                monkeypatch.setenv(f"PALIFICO_{name}", value)
            assert main(["healthcheck"]) == 1
            assert capsys.readouterr().err == f"Nobody answers at {where}.\n"
            async with palifico_run(**variables) as running:
                await running.says("Redis cannot be reached")
                await manager.hears("EXTEND_TIMEOUT_USEC=30000000")
                assert READY not in manager.lines
                assert main(["healthcheck"]) == 0, "it waits for the store by itself"
                assert capsys.readouterr().out == "The bot is alive.\n"
                assert main(["healthcheck", "--ready", "--lang", "de"]) == 1
                assert capsys.readouterr().err.endswith("Es fehlt: store, telegram.\n")
                server.start()
                await manager.hears(READY)
                await manager.hears(ALIVE)
                assert main(["healthcheck", "--ready"]) == 0
                assert capsys.readouterr().out == "The bot is ready.\n"

                anna, bo, group = friends(api)
                await deals(api, anna, bo, group)
                bo.says(group, "/deal")
                press = anna.presses([m for m in anna.sees(group) if m.labels][-1], "My dice")
                await api.until(lambda: press.is_answered, SOON)
                await api.until(lambda: not api.delivery.pending, SOON)
                _, text = await asked(f"http://{where}/metrics")
                found = {
                    f"{sample.name}{sorted(sample.labels.values())}": sample.value
                    for family in text_string_to_metric_families(text)
                    for sample in family.samples
                }
                assert found["palifico_updates_total['telegram']"] == 5
                assert found["palifico_games_started_total['liars-dice']"] == 1
                assert found["palifico_update_to_shown_seconds_count['telegram']"] >= 2
                assert found["palifico_refusals_total['table-game-runs', 'telegram']"] == 1
                assert found["palifico_platform_up['telegram']"] == 1
                assert found["palifico_lease_held['telegram']"] == 1
                assert found["palifico_redis_seconds_count['commit']"] >= 3
                sends = len([call for call in api.calls_of("sendMessage") if call.ok])
                assert 1 <= found["palifico_sends_total['done', 'send', 'telegram']"] <= sends
                assert found["palifico_log_events_total['undeliverable']"] >= 1
                assert found["process_cpu_seconds_total[]"] > 0

                server.stop()
                body = await becomes(running.reading[0], f"http://{where}/readyz", 503)
                assert json.loads(body) == {"ready": False, "missing": ["store"], "waits_for_lease": []}
                assert (await asked(f"http://{where}/healthz"))[0] == 200
                await running.says("store-unavailable")
                server.start()
                await becomes(running.reading[0], f"http://{where}/readyz", 200)
                api.fails("getUpdates", server_error())
                anna.says(group, "/status")
                assert json.loads(await becomes(running.reading[0], f"http://{where}/readyz", 503))[
                    "missing"
                ] == ["telegram"]
                await becomes(running.reading[0], f"http://{where}/readyz", 200)
                assert await running.stops() == 0
                await manager.hears(STOPPING)
                assert manager.lines.count(READY) == 1

            said = [json.loads(line) for line in running.said]
            assert {"timestamp", "level", "event", "text"} == {name for line in said for name in line}
            assert said[-1]["event"] == "cli-stopped"
            logged = [json.loads(line) for line in running.logged]
            assert {"undeliverable", "store-unavailable", "telegram-unavailable"} <= {
                line["event"] for line in logged
            }
            for secret in (TOKEN, PASSWORD, *(str(each.id) for each in (anna, bo, group)), "Anna", "Friends"):
                assert secret not in running.everything + text, secret


async def test_secrets_that_are_set_are_in_no_log_no_metric_and_no_error() -> None:
    """Everything fails that can: the homeserver, the webhook, the store, and at last the process itself."""
    where = f"127.0.0.1:{free_port()}"
    with a_server(Setup(password=PASSWORD)) as server:
        async with BotApi() as api:
            api.fails("setWebhook", server_error(), times=10**6)
            async with palifico_run(
                TELEGRAM__TOKEN=TOKEN,
                TELEGRAM__API_URL=api.url,
                TELEGRAM__WEBHOOK_URL="https://bot.example",
                TELEGRAM__WEBHOOK_LISTEN=f"127.0.0.1:{free_port()}",
                TELEGRAM__WEBHOOK_SECRET=WEBHOOK_SECRET,
                MATRIX__HOMESERVER=f"http://127.0.0.1:{free_port()}",
                MATRIX__USER="@palifico:example.org",
                MATRIX__STORE=str(server._folder / "matrix"),
                MATRIX__PASSWORD=MATRIX_PASSWORD,
                REDIS_URL=server.url,
                HEALTH__LISTEN=where,
                LOG__LEVEL="debug",
            ) as running:
                await running.says("telegram-unavailable")
                await running.says("platform=matrix")
                body = await becomes(running.reading[0], f"http://{where}/readyz", 503)
                assert json.loads(body)["missing"] == ["telegram", "matrix"]
                server.kill()
                await running.says("store-unavailable")
                bodies = [(await asked(f"http://{where}{path}"))[1] for path in ("/readyz", "/metrics", "/x")]
                assert await running.stops() == 0
    written = "\n".join([running.everything, body, *bodies])
    assert "palifico_redis_failures_total" in written
    for secret in (TOKEN, TOKEN.split(":")[1], PASSWORD, WEBHOOK_SECRET, MATRIX_PASSWORD):
        assert secret not in written


@pytest.mark.parametrize("at", ["path", "abstract"])
def test_a_manager_is_told_over_its_socket_wherever_it_is(at: str, tmp_path: Path) -> None:
    name = str(tmp_path / "notify") if at == "path" else f"@palifico-test-{free_port()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(name.replace("@", "\0", 1))
        listening.settimeout(10)
        told = Manager({"NOTIFY_SOCKET": name})
        assert told.tell(READY, "STATUS=all is well")
        assert listening.recv(4096) == b"READY=1\nSTATUS=all is well"
    assert not told.tell(ALIVE), "it has gone"


def test_without_a_manager_nothing_is_told_and_one_of_another_process_does_not_watch() -> None:
    assert not Manager({}).tell(READY)
    assert not Manager({"WATCHDOG_USEC": "1000000"}).watches
    given = {"NOTIFY_SOCKET": "@manager", "WATCHDOG_USEC": "1000000"}
    assert Manager(given).watches
    assert Manager({**given, "WATCHDOG_PID": "17"}, pid=17).watches
    assert not Manager({**given, "WATCHDOG_PID": "17"}, pid=18).watches
    assert not Manager({**given, "WATCHDOG_USEC": "soon"}).watches
    assert not Manager({**given, "NOTIFY_SOCKET": "vsock:2:1"}).listens


def test_a_health_check_says_what_keeps_it_from_asking(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PALIFICO_TELEGRAM__TOKEN", "1:a")
    monkeypatch.setenv("PALIFICO_HEALTH__LISTEN", "off")
    assert main(["healthcheck"]) == 1
    assert capsys.readouterr().err == "PALIFICO_HEALTH__LISTEN is off, so the bot cannot be asked.\n"
    monkeypatch.setenv("PALIFICO_HEALTH__LISTEN", "on")
    assert main(["healthcheck"]) == 1
    assert "PALIFICO_HEALTH__LISTEN" in capsys.readouterr().err
    monkeypatch.setenv("PALIFICO_HEALTH__LISTEN", f"[::]:{free_port()}")
    assert main(["healthcheck"]) == 1
    assert capsys.readouterr().err.startswith("Nobody answers at [::1]:")
    assert main(["healthcheck", "now"]) == 2


def test_the_version_says_the_commit_where_it_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "commit.txt"
    assert version.commit_in(written) == ""
    written.write_text("0f3a9c1\n", encoding="ascii")
    assert version.commit_in(written) == "0f3a9c1"
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"palifico {version.described(version.VERSION, version.COMMIT)}\n"
