"""The doctor says what is the matter with a bot on Telegram and on Matrix, and looks without touching."""

import asyncio
import json
import shutil
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from aiohttp import web

from adapters.cli import doctor as examining
from adapters.matrix.folder import Folder
from adapters.matrix.login import log_in
from adapters.matrix.settings import MatrixSettings
from adapters.telegram import examination as of_telegram
from adapters.telegram.bot import TelegramBot
from adapters.telegram.menus import Menus
from adapters.telegram.receiving import UPDATES
from adapters.telegram.settings import OFFICIAL, TelegramSettings, Webhook
from storage.embedded import embedded
from storage.once import RedisOnce
from tests.bot_api import BotApi
from tests.bot_api_faults import hang, refused, server_error, too_many_requests
from tests.bot_api_world import Bot
from tests.doctors import Doctor, Visit, a_doctor
from tests.servers import Setup, a_server, free_port
from tests.stage import LANGUAGES, SilentLog
from tests.synapse import Account, Synapse

TOKEN = "7000000001:to-be-hidden"
HOOK = "https://bot.example.org"


@pytest.fixture
def doctor(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Doctor]:
    yield from a_doctor(capsys, monkeypatch)


# Telegram


async def visits(doctor: Doctor, api: BotApi, **variables: str) -> Visit:
    """Examine the bot of a Bot API server, whose loop is this one."""
    given = {"TELEGRAM__TOKEN": api.token, "TELEGRAM__API_URL": api.url, **variables}
    visit = await asyncio.to_thread(doctor.visits, **given)
    assert not api.calls_of("getUpdates", "setWebhook", "deleteWebhook", "setMyCommands")
    assert api.defects == []
    return visit


@asynccontextmanager
async def a_bot_api(bot: Bot | None = None) -> AsyncIterator[BotApi]:
    """Run a Bot API server with a bot that has been started once."""
    async with BotApi(bot=bot, token=TOKEN) as api:
        started = TelegramBot(TelegramSettings(TOKEN, api.url), LANGUAGES, log=SilentLog())
        await started.start()
        await Menus(started._bot, LANGUAGES, RedisOnce(embedded())).tell()
        await started.close()
        api.calls.clear()
        yield api


async def test_a_bot_with_nothing_the_matter_is_ok_in_every_way(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        visit = await visits(doctor, api)
    assert visit.bad == {"redis-persistence": "warning"}
    checks = [each["check"] for each in visit.findings if each["check"].startswith("telegram")]
    assert checks == [
        *("telegram-token", "telegram-groups", "telegram-privacy", "telegram-inline"),
        *("telegram-webhook", "telegram-waiting", "telegram-menu"),
    ]
    assert visit.says("telegram-token") == "Telegram knows the bot: @palifico_bot."


async def test_a_token_that_telegram_does_not_know_is_a_failure(doctor: Doctor) -> None:
    async with BotApi(token=TOKEN) as api:
        visit = await visits(doctor, api, TELEGRAM__TOKEN="7000000001:revoked-to-be-hidden")
    assert visit.bad["telegram-token"] == "failure"
    assert "PALIFICO_TELEGRAM__API_URL" in visit.says("telegram-token")
    assert visit.says("telegram-token").startswith(f"127.0.0.1:{api._port} does not know the bot")


async def test_a_telegram_that_cannot_be_reached_is_a_failure(doctor: Doctor) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    visit = await asyncio.to_thread(doctor.visits, TELEGRAM__TOKEN=TOKEN, TELEGRAM__API_URL=url)
    assert visit.bad["telegram-reachable"] == "failure"
    assert "cannot be reached" in visit.says("telegram-reachable")


@pytest.mark.parametrize(
    ("fault", "level"),
    [(server_error(502), "failure"), (server_error(500), "failure"), (too_many_requests(30), "warning")],
)
async def test_a_telegram_in_trouble_is_said_to_be(doctor: Doctor, fault: object, level: str) -> None:
    async with a_bot_api() as api:
        api.fails("getWebhookInfo", fault)  # type: ignore[arg-type]  # a fault, of three kinds
        visit = await visits(doctor, api)
    assert visit.levels("telegram-token") == ["ok"]
    assert visit.bad["telegram-reachable"] == level
    assert "in trouble" in visit.says("telegram-reachable")


async def test_a_telegram_that_hangs_is_not_waited_for_long(
    doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bot_api() as api:
        api.fails("getWebhookInfo", hang(), times=2)
        monkeypatch.setattr(examining, "WITHIN", 0.3)
        late = await visits(doctor, api)
        monkeypatch.setattr(examining, "WITHIN", 10.0)
        monkeypatch.setattr(of_telegram, "ANSWER_WITHIN", 0.2)
        silent = await visits(doctor, api)
    for visit in (late, silent):
        assert visit.levels("telegram-token") == ["ok"]
        assert visit.bad["telegram-reachable"] == "failure"


async def test_a_bot_that_may_not_come_into_groups_is_a_failure(doctor: Doctor) -> None:
    async with a_bot_api(Bot(joins_groups=False)) as api:
        visit = await visits(doctor, api)
    assert visit.bad["telegram-groups"] == "failure"
    assert "/setjoingroups" in visit.says("telegram-groups")


async def test_a_bot_without_inline_mode_is_a_warning(doctor: Doctor) -> None:
    async with a_bot_api(Bot(has_inline_mode=False)) as api:
        visit = await visits(doctor, api)
    assert visit.code == 0
    assert visit.bad["telegram-inline"] == "warning"
    assert "/setinline" in visit.says("telegram-inline")


@pytest.mark.parametrize(("reads_all", "part"), [(True, "is off"), (False, "/setprivacy")])
async def test_privacy_mode_is_told_by_what_it_means_for_typed_bids(
    doctor: Doctor, reads_all: bool, part: str
) -> None:
    async with a_bot_api(Bot(reads_all=reads_all)) as api:
        visit = await visits(doctor, api)
    assert visit.levels("telegram-privacy") == ["ok"]
    assert part in visit.says("telegram-privacy")
    assert "bid" in visit.says("telegram-privacy")


async def test_a_webhook_that_is_in_the_way_of_fetching_is_a_warning_without_its_path(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        await api.delivery.set_webhook({"url": "https://else.example.org/path-to-be-hidden"})
        visit = await visits(doctor, api)
    assert visit.bad["telegram-webhook"] == "warning"
    assert "else.example.org/…" in visit.says("telegram-webhook")
    assert "palifico run takes that webhook away" in visit.says("telegram-webhook")


async def test_a_webhook_that_telegram_does_not_have_is_a_warning(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        none = await visits(doctor, api, TELEGRAM__WEBHOOK_URL=HOOK)
        await api.delivery.set_webhook({"url": "https://else.example.org/telegram"})
        other = await visits(doctor, api, TELEGRAM__WEBHOOK_URL=HOOK)
    assert none.bad["telegram-webhook"] == other.bad["telegram-webhook"] == "warning"
    assert "no webhook yet" in none.says("telegram-webhook")
    assert "else.example.org/… instead of https://bot.example.org/telegram" in other.says("telegram-webhook")


async def test_a_webhook_that_works_is_ok(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        await api.delivery.set_webhook({"url": f"{HOOK}/telegram", "allowed_updates": UPDATES})
        visit = await visits(doctor, api, TELEGRAM__WEBHOOK_URL=f"{HOOK}/")
    assert visit.bad == {"redis-persistence": "warning"}
    assert visit.levels("telegram-webhook") == visit.levels("telegram-delivery") == ["ok"]
    assert visit.levels("telegram-updates") == ["ok"]


async def test_an_update_that_could_not_be_handed_over_is_a_warning(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        behind = f"http://127.0.0.1:{free_port()}"
        await api.delivery.set_webhook({"url": f"{behind}/telegram"})
        anna = api.world.person("Anna")
        anna.says(api.world.group("Friends", anna), "/play")
        await api.until(lambda: api.delivery.posts)
        visit = await visits(doctor, api, TELEGRAM__WEBHOOK_URL=behind)
    assert visit.bad["telegram-delivery"] == "warning"
    assert "0 minutes ago: Connection failed" in visit.says("telegram-delivery")
    assert visit.says("telegram-waiting") == "1 update waits at Telegram."


@pytest.mark.parametrize(
    ("ago", "reason", "level"),
    [
        (60.0, "SSL error {error:0A000086:SSL routines::certificate verify failed}", "failure"),
        (60.0, f"Wrong response from https://example.org/bot{TOKEN}: 404 Not Found", "warning"),
        (2 * of_telegram.RECENT, "Connection timed out", "ok"),
    ],
)
async def test_what_telegram_says_of_the_webhook_is_told_while_it_is_recent(
    doctor: Doctor, ago: float, reason: str, level: str
) -> None:
    async with a_bot_api() as api:
        await api.delivery.set_webhook({"url": f"{HOOK}/telegram"})
        assert api.delivery.webhook is not None
        api.delivery.webhook.last_error, api.delivery.webhook.last_error_at = reason, api.clock() - ago
        visit = await visits(doctor, api, TELEGRAM__WEBHOOK_URL=HOOK)
    assert visit.levels("telegram-delivery") == [level]
    assert (reason[:20] in visit.says("telegram-delivery")) is (level != "ok")


async def test_updates_that_the_webhook_does_not_bring_are_a_warning(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        hook = {"url": f"{HOOK}/telegram", "allowed_updates": ["message", "inline_query"]}
        await api.delivery.set_webhook(hook)
        visit = await visits(doctor, api, TELEGRAM__WEBHOOK_URL=HOOK)
    assert visit.bad["telegram-updates"] == "warning"
    assert "callback_query, my_chat_member" in visit.says("telegram-updates")


async def test_many_updates_that_wait_are_a_warning(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        anna = api.world.person("Anna")
        for _ in range(of_telegram.MANY):
            anna.says(anna.private, "/play")
        visit = await visits(doctor, api)
        assert len(api.delivery.pending) == of_telegram.MANY, "none is taken from the bot"
    assert visit.bad["telegram-waiting"] == "warning"
    assert visit.says("telegram-waiting").startswith("100 updates wait")


async def test_a_menu_of_another_version_is_a_warning(doctor: Doctor) -> None:
    async with BotApi(token=TOKEN) as api:
        visit = await visits(doctor, api)
    assert visit.bad["telegram-menu"] == "warning"


@pytest.mark.parametrize(
    ("url", "fits"),
    [
        ("https://bot.example.org", True),
        ("https://bot.example.org:8443/games", True),
        ("http://bot.example.org", False),
        ("https://bot.example.org:9000", False),
        ("https://bot.example.org:99999", False),
    ],
)
async def test_an_address_that_telegram_would_refuse_as_a_webhook_is_known_before_it_is_asked(
    url: str, fits: bool
) -> None:
    settings = TelegramSettings("1:not-asked", OFFICIAL, Webhook(url))
    examination = of_telegram.examine(settings, datetime.now(UTC))
    assert of_telegram.can_be_reached(Webhook(url)) is fits
    if not fits:
        first = await anext(examination)
        assert (first.check.value, first.level.value) == ("telegram-webhook", "failure")
    await examination.aclose()  # type: ignore[attr-defined]  # it is a generator


async def test_a_call_that_is_refused_for_another_reason_is_no_unknown_token(doctor: Doctor) -> None:
    async with a_bot_api() as api:
        api.fails("getMyCommands", refused(400, "Bad Request: something new"))
        visit = await visits(doctor, api)
    assert visit.levels("telegram-token") == ["ok"]
    assert visit.bad["telegram-reachable"] == "failure"


# Matrix


@dataclass(frozen=True)
class Home:
    """A bot that has been on Matrix: its account, and a folder of its own."""

    server: Synapse
    account: Account
    folder: Path

    def set(self, **others: str) -> dict[str, str]:
        """Return the variables of it, without a way to log in."""
        return {
            "MATRIX__HOMESERVER": self.server.url,
            "MATRIX__USER": self.account.user,
            "MATRIX__STORE": str(self.folder),
            "MATRIX__GENEROUS": "true",
            **others,
        }

    def devices(self) -> list[str]:
        """Return the devices that the homeserver knows of the bot."""
        told = self.server.call("GET", "/_matrix/client/v3/devices", token=self.account.token)
        return sorted(each["device_id"] for each in told["devices"])

    def settings(self) -> MatrixSettings:
        """Return what the bot itself takes."""
        return MatrixSettings(self.server.url, self.account.user, self.folder, token=self.account.token)


PASSWORD = {"MATRIX__PASSWORD": "password-to-be-hidden"}


def logs_in(home: Home) -> None:
    """Let the bot be logged in and have keys, as by its first start."""

    async def begin() -> None:
        folder = Folder(home.folder)
        wire = await log_in(home.settings(), folder, SilentLog())
        await wire.close()
        folder.close()

    asyncio.run(begin())


@pytest.fixture(scope="module")
def been_there(synapse: Synapse, tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Return a bot that has been logged in once; its folder is for copies."""
    home = Home(synapse, synapse.register("doctored"), tmp_path_factory.mktemp("matrix") / "keys")
    logs_in(home)
    return home


@pytest.fixture
def home(been_there: Home, tmp_path: Path) -> Home:
    """Return that bot, with a folder that may be spoilt."""
    folder = tmp_path / "keys"
    shutil.copytree(been_there.folder, folder)
    folder.chmod(0o700)
    return Home(been_there.server, been_there.account, folder)


def files(folder: Path) -> Mapping[str, bytes]:
    """Return all that is in a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_bot_on_matrix_with_nothing_the_matter_is_ok_and_nothing_is_touched(
    home: Home, doctor: Doctor
) -> None:
    before, devices = files(home.folder), home.devices()
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.bad == {"redis-persistence": "warning"}
    assert [each["check"] for each in visit.findings if each["check"].startswith("matrix")] == [
        *("matrix-encryption", "matrix-folder", "matrix-homeserver", "matrix-device", "matrix-keys"),
        *("matrix-signed", "matrix-rooms", "matrix-limits"),
    ]
    assert home.account.device in visit.says("matrix-device")
    assert files(home.folder) == before
    assert home.devices() == devices


def test_a_folder_that_a_bot_uses_is_looked_at_without_disturbing_it(home: Home, doctor: Doctor) -> None:
    folder = Folder(home.folder)
    try:
        visit = doctor.visits(**home.set(MATRIX__ACCESS_TOKEN=home.account.token))
    finally:
        folder.close()
    assert visit.bad == {"redis-persistence": "warning"}
    assert visit.says("matrix-folder").startswith("A bot is running with the folder")
    assert visit.levels("matrix-keys") == ["ok"]


def test_before_the_first_start_nobody_is_logged_in_and_no_folder_is_made(
    synapse: Synapse, tmp_path: Path, doctor: Doctor
) -> None:
    home = Home(synapse, synapse.register("new"), tmp_path / "some" / "keys")
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.bad == {"redis-persistence": "warning"}
    assert "made at the first start" in visit.says("matrix-folder")
    assert "no device yet" in visit.says("matrix-device")
    assert not (tmp_path / "some").exists()
    assert home.devices() == [home.account.device]


def test_a_token_without_keys_yet_is_ok(synapse: Synapse, tmp_path: Path, doctor: Doctor) -> None:
    home = Home(synapse, synapse.register("new"), tmp_path / "keys")
    visit = doctor.visits(**home.set(MATRIX__ACCESS_TOKEN=home.account.token))
    assert visit.levels("matrix-device") == visit.levels("matrix-keys") == ["ok"]
    assert "no keys yet" in visit.says("matrix-keys")


def test_a_homeserver_that_cannot_be_reached_is_a_failure(home: Home, doctor: Doctor) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    visit = doctor.visits(**home.set(**PASSWORD, MATRIX__HOMESERVER=url))
    assert visit.bad["matrix-homeserver"] == "failure"
    assert visit.says("matrix-homeserver").startswith(f"{url} cannot be reached.")
    assert visit.levels("matrix-limits") == []


@contextmanager
def a_web_server(answers: Mapping[str, tuple[int, object]]) -> Iterator[str]:
    """Run a server that gives some answers in JSON and 404 to all else, and return its address."""
    loop = asyncio.new_event_loop()

    async def answer(request: web.Request) -> web.Response:
        status, said = answers.get(request.path, (404, None))
        if said is None:
            return web.Response(status=status, text="<html>not here</html>", content_type="text/html")
        return web.json_response(said, status=status)

    async def start() -> tuple[web.AppRunner, str]:
        application = web.Application()
        application.router.add_route("*", "/{path:.*}", answer)
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return runner, f"http://127.0.0.1:{runner.addresses[0][1]}"

    runner, url = loop.run_until_complete(start())
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield url
    finally:
        asyncio.run_coroutine_threadsafe(runner.cleanup(), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


VERSIONS = "/_matrix/client/versions"
MODERN = {VERSIONS: (200, {"versions": ["r0.6.1", "v1.11"]})}


@pytest.mark.parametrize(
    ("answers", "part"),
    [
        ({}, "is no homeserver"),
        ({VERSIONS: (200, {"versions": ["r0.5.0", "r0.6.1"]})}, "speaks Matrix up to r0.6.1"),
        ({VERSIONS: (503, {"errcode": "M_UNKNOWN"})}, "answers with an error (M_UNKNOWN)"),
        (
            {
                "/.well-known/matrix/client": (
                    200,
                    {"m.homeserver": {"base_url": "https://matrix.example.org"}},
                )
            },
            "Set PALIFICO_MATRIX__HOMESERVER to https://matrix.example.org",
        ),
    ],
)
def test_what_is_no_homeserver_or_an_old_one_is_a_failure(
    home: Home, doctor: Doctor, answers: Mapping[str, tuple[int, object]], part: str
) -> None:
    with a_web_server(answers) as url:
        visit = doctor.visits(**home.set(**PASSWORD, MATRIX__HOMESERVER=url))
    assert visit.bad["matrix-homeserver"] == "failure"
    assert part in visit.says("matrix-homeserver")


def test_a_homeserver_that_takes_no_password_is_a_failure_for_who_has_nothing_else(
    home: Home, doctor: Doctor
) -> None:
    shutil.rmtree(home.folder)
    flows = {"/_matrix/client/v3/login": (200, {"flows": [{"type": "m.login.sso"}]})}
    with a_web_server({**MODERN, **flows}) as url:
        visit = doctor.visits(**home.set(**PASSWORD, MATRIX__HOMESERVER=url))
    assert visit.bad["matrix-device"] == "failure"
    assert "PALIFICO_MATRIX__ACCESS_TOKEN" in visit.says("matrix-device")


def test_a_homeserver_that_answers_with_errors_later_is_a_failure(home: Home, doctor: Doctor) -> None:
    whoami = "/_matrix/client/v3/account/whoami"
    fine = {**MODERN, whoami: (200, {"user_id": home.account.user, "device_id": home.account.device})}
    with a_web_server({**MODERN, whoami: (429, {"errcode": "M_LIMIT_EXCEEDED"})}) as url:
        at_first = doctor.visits(**home.set(**PASSWORD, MATRIX__HOMESERVER=url))
    with a_web_server(fine) as url:
        later = doctor.visits(**home.set(**PASSWORD, MATRIX__HOMESERVER=url))
    assert at_first.bad["matrix-device"] == "failure"
    assert "(M_LIMIT_EXCEEDED)" in at_first.says("matrix-device")
    assert later.bad["matrix-keys"] == "failure"
    assert "(404)" in later.says("matrix-keys")


def test_a_token_that_has_died_is_a_failure_unless_there_is_a_password(home: Home, doctor: Doctor) -> None:
    device = json.loads((home.folder / "device.json").read_text())
    (home.folder / "device.json").write_text(json.dumps({**device, "token": "dead-to-be-hidden"}))
    only_token = doctor.visits(**home.set(MATRIX__ACCESS_TOKEN="dead-to-be-hidden"))
    password = doctor.visits(**home.set(**PASSWORD))
    both = doctor.visits(**home.set(**PASSWORD, MATRIX__ACCESS_TOKEN="another-to-be-hidden"))
    assert only_token.bad["matrix-device"] == "failure"
    assert both.bad["matrix-device"] == "failure", "the bot does not try the password then"
    assert password.bad["matrix-device"] == "warning"
    assert "logs it in again with the password" in password.says("matrix-device")


def test_a_token_of_somebody_else_or_of_another_device_is_a_failure(home: Home, doctor: Doctor) -> None:
    other = home.server.register("other")
    foreign = doctor.visits(**home.set(MATRIX__ACCESS_TOKEN=other.token))
    token = {"MATRIX__ACCESS_TOKEN": home.account.token, "MATRIX__DEVICE_ID": "ELSEWHERE"}
    device = doctor.visits(**home.set(**token))
    assert foreign.bad["matrix-device"] == device.bad["matrix-device"] == "failure"
    assert f"belongs to {other.user}, not to {home.account.user}" in foreign.says("matrix-device")
    assert "not to ELSEWHERE" in device.says("matrix-device")


def test_a_folder_that_cannot_be_used_is_a_failure(home: Home, tmp_path: Path, doctor: Doctor) -> None:
    (tmp_path / "file").write_text("in the way")
    for store in (tmp_path / "file", tmp_path / "file" / "keys"):
        visit = doctor.visits(**home.set(**PASSWORD, MATRIX__STORE=str(store)))
        assert visit.bad["matrix-folder"] == "failure"
        assert "cannot be written" in visit.says("matrix-folder")


def test_a_folder_that_may_not_even_be_looked_for_is_a_failure(
    home: Home, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    exists = Path.exists

    def refuse(path: Path) -> bool:
        if path == home.folder:
            raise PermissionError(13, "Permission denied")
        return exists(path)

    # Whoever runs the tests may be allowed everything.
    monkeypatch.setattr(Path, "exists", refuse)
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.bad["matrix-folder"] == "failure"
    assert "cannot be written" in visit.says("matrix-folder")


def test_a_folder_that_others_can_look_into_is_a_warning(home: Home, doctor: Doctor) -> None:
    home.folder.chmod(0o755)
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.bad["matrix-folder"] == "warning"
    assert visit.says("matrix-folder").endswith(f"chmod 700 {home.folder}")


def test_a_spoilt_folder_is_a_failure_and_one_of_another_bot_a_warning(home: Home, doctor: Doctor) -> None:
    device = json.loads((home.folder / "device.json").read_text())
    (home.folder / "device.json").write_text(json.dumps({**device, "user": "@other:localhost"}))
    of_another = doctor.visits(**home.set(**PASSWORD))
    (home.folder / "device.json").write_text("{")
    spoilt = doctor.visits(**home.set(**PASSWORD))
    assert of_another.levels("matrix-folder") == ["ok", "warning"]
    assert of_another.bad["matrix-folder"] == "warning"
    assert spoilt.bad["matrix-folder"] == "failure"


@pytest.mark.parametrize("loss", ["gone", "garbage", "locked"])
def test_lost_keys_are_a_failure_unless_there_is_a_password(home: Home, doctor: Doctor, loss: str) -> None:
    [keys] = home.folder.glob("*.db")
    if loss == "gone":
        keys.unlink()
    elif loss == "garbage":
        keys.write_bytes(b"no database" * 1000)
    else:
        (home.folder / "pickle-key").write_text("another key, of thirty-two letters")
    only_token = doctor.visits(**home.set(MATRIX__ACCESS_TOKEN=home.account.token))
    password = doctor.visits(**home.set(**PASSWORD))
    assert only_token.bad["matrix-keys"] == "failure"
    assert "the access token of a new device" in only_token.says("matrix-keys")
    assert password.bad["matrix-keys"] == "warning"
    assert "logs in as a new device" in password.says("matrix-keys")


def test_keys_are_read_beside_what_a_killed_process_has_left(home: Home, doctor: Doctor) -> None:
    [keys] = home.folder.glob("*.db")
    (home.folder / f"{keys.name}-journal").write_bytes(b"")
    before = files(home.folder)
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.levels("matrix-keys") == ["ok"]
    assert files(home.folder) == before


def test_keys_that_cannot_be_looked_at_are_not_said_to_be_lost(
    home: Home, tmp_path: Path, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "no-such-folder"))
    copied = doctor.visits(**home.set(**PASSWORD))
    assert copied.bad["matrix-keys"] == "warning"
    assert "(No such file or directory)" in copied.says("matrix-keys")


@pytest.mark.parametrize("spoil", ["gone", "garbage"])
def test_a_bot_without_its_signing_keys_is_a_warning(home: Home, doctor: Doctor, spoil: str) -> None:
    signing = home.folder / "signing.json"
    signing.unlink()
    if spoil == "garbage":
        signing.write_text('{"master": "no key"}')
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.bad["matrix-signed"] == "warning"
    assert "signing.json" in visit.says("matrix-signed")


def test_a_device_that_is_not_signed_yet_is_signed_at_the_start(home: Home, doctor: Doctor) -> None:
    user, device = home.account.user, home.account.device
    whole = home.server.call(
        "POST", "/_matrix/client/v3/keys/query", {"device_keys": {user: []}}, home.account.token
    )
    unsigned = whole["device_keys"][user][device]
    unsigned["signatures"][user] = {f"ed25519:{device}": "of its own"}
    answers = {
        **MODERN,
        "/_matrix/client/v3/account/whoami": (200, {"user_id": user, "device_id": device}),
        "/_matrix/client/v3/keys/query": (200, whole),
    }
    with a_web_server(answers) as url:
        visit = doctor.visits(**home.set(**PASSWORD, MATRIX__HOMESERVER=url))
    assert visit.levels("matrix-signed") == ["ok"]
    assert "not signed yet" in visit.says("matrix-signed")
    assert visit.levels("matrix-rooms") == []


def test_a_bot_that_is_in_all_the_rooms_that_it_may_be_in_is_a_warning(home: Home, doctor: Doctor) -> None:
    home.server.call("POST", "/_matrix/client/v3/createRoom", {}, home.account.token)
    visit = doctor.visits(**home.set(**PASSWORD, MATRIX__ROOMS="1"))
    assert visit.bad["matrix-rooms"] == "warning"
    assert "PALIFICO_MATRIX__ROOMS" in visit.says("matrix-rooms")


def test_how_the_limits_are_lifted_is_told_until_they_are(
    synapse: Synapse, tmp_path: Path, doctor: Doctor
) -> None:
    home = Home(synapse, synapse.register("limited", admin=True), tmp_path / "keys")
    token = {"MATRIX__ACCESS_TOKEN": home.account.token, "MATRIX__GENEROUS": "false"}
    limited = doctor.visits(**home.set(**token))
    assert limited.bad["matrix-limits"] == "warning"
    command = limited.says("matrix-limits").partition("curl ")[2]
    body = json.loads(command.partition(" -d '")[2].partition("'")[0])
    url = command.partition(" -d '")[2].split("'")[2]
    done = synapse.call("POST", url.removeprefix(synapse.url), body, home.account.token)
    assert done == body
    lifted = doctor.visits(**home.set(**token))
    assert lifted.levels("matrix-limits") == ["ok"]
    assert "does not limit the bot" in lifted.says("matrix-limits")


def test_who_says_that_there_are_no_limits_is_believed(home: Home, doctor: Doctor) -> None:
    visit = doctor.visits(**home.set(**PASSWORD))
    assert "cannot be checked from here" in visit.says("matrix-limits")


def test_what_encrypts_may_be_missing(home: Home, doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "find_spec", lambda _name: None)
    visit = doctor.visits(**home.set(**PASSWORD))
    assert visit.bad["matrix-encryption"] == "failure"
    assert visit.levels("matrix-homeserver") == []


# All of it


async def test_a_whole_healthy_set_up_is_ok_in_every_way(home: Home, doctor: Doctor) -> None:
    setup = Setup(append=True, options=(("maxmemory-policy", "noeviction"),))
    with a_server(setup) as server:
        async with a_bot_api() as api:
            visit = await visits(doctor, api, REDIS_URL=server.url, **home.set(**PASSWORD))
    assert visit.bad == {}
    assert (visit.code, visit.overall) == (0, "ok")
    assert {check.partition("-")[0] for check in (each["check"] for each in visit.findings)} == {
        *("version", "languages", "settings", "redis", "telegram", "matrix")
    }
