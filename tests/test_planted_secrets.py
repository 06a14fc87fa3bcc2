"""Secrets that are planted in every setting are in nothing that a command writes, whatever goes wrong."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

from aiohttp import web

from adapters.settings import variables
from tests.bot_api import TOKEN, BotApi
from tests.bot_api_faults import refused
from tests.running import Running, palifico_run
from tests.servers import HOST, Setup, a_server, free_port
from tests.test_health import asked

WEBHOOK_SECRET = "planted-in-the-webhook"
REDIS_PASSWORD = "planted/in@redis"
MATRIX_PASSWORD = "planted in the account"
ACCESS_TOKEN = "planted_in_the_device"
PLANTED = (TOKEN, TOKEN.split(":")[1], WEBHOOK_SECRET, REDIS_PASSWORD, MATRIX_PASSWORD, ACCESS_TOKEN)

SOON = 40.0
"""Seconds within which something is seen in a chat."""


def keeps_its_secrets(*wrote: Running) -> None:
    """Look for every secret, as it is and as it is written in an address, in all that processes wrote."""
    for running in wrote:
        assert running.everything, "it wrote something"
        for secret in PLANTED:
            for written in (secret, quote(secret, safe=""), json.dumps(secret)[1:-1]):
                assert written not in running.everything, running.everything


def in_a_file(folder: Path, given: Mapping[str, str]) -> str:
    """Write settings as a file has them, the token into one of its own, and return its name."""
    lines = []
    for name, value in sorted(given.items(), key=lambda each: "__" in each[0]):
        lines.append(f"{name.lower().replace('__', '.')} = {json.dumps(value)}")
    (folder / "token").write_text(given["TELEGRAM__TOKEN"], "utf-8")
    text = "\n".join(lines).replace(f"token = {json.dumps(given['TELEGRAM__TOKEN'])}", 'token_file = "token"')
    (folder / "palifico.toml").write_text(text, "utf-8")
    return str(folder / "palifico.toml")


@asynccontextmanager
async def a_telltale() -> AsyncIterator[str]:
    """Run a homeserver that refuses everything and tells what it was sent; return its address."""

    async def tell(request: web.Request) -> web.Response:
        sent = f"{request.headers.get('Authorization', '')} {await request.text()}"
        reason = " ".join(secret for secret in PLANTED if secret in sent) or "M_UNRECOGNIZED"
        return web.json_response({"errcode": reason, "error": sent}, status=400)

    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", tell)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, HOST, port).start()
    try:
        yield f"http://{HOST}:{port}"
    finally:
        await runner.cleanup()


def test_every_secret_setting_has_a_secret_that_is_planted() -> None:
    planted = {
        "REDIS_URL",
        "TELEGRAM__TOKEN",
        "TELEGRAM__WEBHOOK_SECRET",
        "MATRIX__PASSWORD",
        "MATRIX__ACCESS_TOKEN",
    }
    assert {each.name for each in variables() if each.is_secret} == {f"PALIFICO_{name}" for name in planted}


async def test_secrets_are_in_nothing_that_is_written_whatever_goes_wrong(tmp_path: Path) -> None:
    port = free_port()
    with a_server(Setup(password=REDIS_PASSWORD)) as server:
        async with BotApi() as api, a_telltale() as homeserver:
            api.delivery.behind = [f"http://{HOST}:{port}/telegram"]
            written = f"{HOST}:{server.port}/0"
            given = {
                "REDIS_URL": f"redis://default:{quote(REDIS_PASSWORD, safe='')}@{written}",
                "TELEGRAM__TOKEN": TOKEN,
                "TELEGRAM__API_URL": api.url,
                "TELEGRAM__WEBHOOK_URL": "http://127.0.0.1",
                "TELEGRAM__WEBHOOK_LISTEN": f"{HOST}:{port}",
                "TELEGRAM__WEBHOOK_SECRET": WEBHOOK_SECRET,
                "MATRIX__HOMESERVER": homeserver,
                "MATRIX__USER": "@palifico:example.org",
                "MATRIX__STORE": str(tmp_path / "matrix"),
            }
            api.fails("getMe", refused(400, f"Bad Request: {TOKEN}"))
            api.fails("setWebhook", refused(400, f"Bad Request: {WEBHOOK_SECRET}"))
            api.fails("sendMessage", refused(400, f"Bad Request: {TOKEN} {WEBHOOK_SECRET}"))
            async with (
                palifico_run(**given, MATRIX__ACCESS_TOKEN=ACCESS_TOKEN, LOG__LEVEL="debug") as first,
                palifico_run("config", "print", **given, MATRIX__PASSWORD=MATRIX_PASSWORD) as printing,
                palifico_run("config", "check", **given, MATRIX__PASSWORD=MATRIX_PASSWORD) as checking,
            ):
                await first.says("refuses: ***")
                await first.says("webhook on")
                anna = api.world.person("Anna")
                group = api.world.supergroup("Friends", anna)
                anna.says(group, "/play")
                await api.until(
                    lambda: any("Join" in row for post in group.posts for row in post.labels), SOON
                )
                server.stop()
                anna.says(group, "/rules")
                await first.says("store-unavailable")
                server.start()
                assert await first.stops() == 0
                assert (await printing.ends(), await checking.ends()) == (0, 0)
                assert printing.everything.count("***") == 5, "of the address, of four secrets"
            given |= {"MATRIX__PASSWORD": MATRIX_PASSWORD, "LOG__FORMAT": "json", "LOG__LEVEL": "debug"}
            health = f"{HOST}:{free_port()}"
            wrong = given | {"REDIS_URL": f"redis://default:{quote(REDIS_PASSWORD, safe='')}!@{written}"}
            async with (
                palifico_run("run", "--config", in_a_file(tmp_path, given), HEALTH__LISTEN=health) as second,
                palifico_run("doctor", **wrong) as examined,
            ):
                await second.says("palifico.toml")
                await second.says("refuses: ***")
                await second.says("webhook on")
                for path in ("healthz", "readyz", "metrics"):
                    status, body = await asked(f"http://{health}/{path}")
                    assert status in {200, 503}
                    second.said.append(body)
                assert await examined.ends() == 1
                assert await second.stops() == 0
            keeps_its_secrets(first, printing, checking, second, examined)
