"""A Bot API server that is a test double: over HTTP as the real one, with people whom a test lets act.

    async with BotApi() as api:
        anna, bert = api.world.person("Anna"), api.world.person("Bert")
        group = api.world.group("Friends", anna, bert)
        ...                                       # start a bot with api.url and api.token
        anna.says(group, "/new")
        await api.until(lambda: group.posts)
        bert.presses(group.posts[-1], "Join")
        assert not api.defects

Every call is checked against the models of Bot API 10.3 and recorded in `calls`; what is not as
the Bot API defines it is refused and noted in `defects`, and what it only advises against is noted
in `deprecated`. Nothing here sleeps: `until` looks again whenever anything happened. Time is the
clock that is passed in; only the patience of whoever asks for updates is real.
"""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from tests import bot_api_contract as contract
from tests.bot_api_delivery import Delivery
from tests.bot_api_faults import Fault, Planned, Silence
from tests.bot_api_flood import Flood
from tests.bot_api_methods import METHODS, Play
from tests.bot_api_rules import Refused, bad
from tests.bot_api_values import Bell, Clock, Json, Moment, Upload
from tests.bot_api_world import Bot, World

TOKEN = "7000000001:double-of-the-bot-api"
BODY_LIMIT = 50 * 2**20


@dataclass(frozen=True)
class Call:
    """A call that the bot made, and its answer; None when none was given."""

    method: str
    parameters: Json
    answer: Json | None
    at: float
    in_response: bool = False

    @property
    def ok(self) -> bool:
        """Whether it was done, as far as the bot was told."""
        return bool(self.answer and self.answer["ok"])

    @property
    def description(self) -> str:
        """Why it was not done."""
        return str((self.answer or {}).get("description", ""))


class BotApi:
    """The server. `url` and `token` are what a bot needs; `world` is where people act."""

    def __init__(self, clock: Moment = time.time, bot: Bot | None = None, token: str = TOKEN) -> None:
        self.token = token
        self.bell = Bell()
        self.clock = clock
        self.world = World(clock, self.bell, bot)
        self.flood = Flood(clock)
        self.delivery = Delivery(clock, self.bell, self._call_in_response)
        self.world.publish = self.delivery.publish
        self.play = Play(self.world, self.flood)
        self.calls: list[Call] = []
        self.defects: list[str] = []
        self.deprecated: list[str] = []
        self.under_way = 0
        self.url = ""
        self._planned: list[Planned] = []
        self._port = 0
        self._stopping = asyncio.Event()
        self._runner: web.AppRunner | None = None

    # Running it

    async def start(self) -> None:
        """Listen at a free port of this machine; after a stop, at the same one again."""
        contract.prepare()
        self._stopping.clear()
        self.delivery.start()
        application = web.Application(client_max_size=BODY_LIMIT)
        application.router.add_route("*", "/bot{token}/{method}", self._handle)
        self._runner = web.AppRunner(
            application, handler_cancellation=True, access_log=None, shutdown_timeout=0.5
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self._port}"

    async def stop(self) -> None:
        """End every call that is under way, and listen no more until started again; nothing is forgotten."""
        self._stopping.set()
        await self.delivery.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def base_url(self) -> str:
        """What python-telegram-bot calls base_url: it puts the token behind it."""
        return f"{self.url}/bot"

    # What a test asks

    async def until(self, condition: Callable[[], Any], seconds: float = 5.0) -> None:
        """Wait until something is so, looking again whenever anything happened.

        Raises:
            AssertionError: it is not so within this real time.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while not condition():
            # Somebody else's clock may make it so without a ring.
            await self.bell.heard(min(max(until - loop.time(), 0), 0.25))
            if loop.time() >= until and not condition():
                latest = "\n".join(
                    f"  {call.method} {call.parameters} {call.answer}" for call in self.calls[-5:]
                )
                raise AssertionError(f"it did not happen in {seconds} s; the latest calls:\n{latest}")

    def fails(
        self, method: str, fault: Fault, times: int = 1, when: Callable[[Json], bool] = lambda _given: True
    ) -> None:
        """Let the next calls of a method go wrong; `*` is any method but getUpdates."""
        self._planned.append(Planned(method, fault, times, when))

    def passes(self, seconds: float) -> None:
        """Let time pass on a clock that stands still by itself."""
        assert isinstance(self.clock, Clock), "this clock goes by itself"
        self.clock.passes(seconds)
        self.bell.ring()

    def heals(self) -> None:
        """Let nothing go wrong any more."""
        self._planned.clear()

    def calls_of(self, *methods: str) -> list[Call]:
        """Return the calls of these methods, the oldest first."""
        return [call for call in self.calls if call.method in methods]

    @property
    def refusals(self) -> list[Call]:
        """The calls that were answered with an error."""
        return [call for call in self.calls if call.answer is not None and not call.ok]

    # Taking a call

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        if request.match_info["token"] != self.token:
            return _response(Refused(401, "Unauthorized").answer())
        method = request.match_info["method"]
        if not contract.is_known(method):
            self.defects.append(f"there is no method {method}")
            return _response(Refused(404, "Not Found: method not found").answer())
        method = contract.name_of(method)
        try:
            given = contract.from_form(method, await _fields(request))
        except ValueError:
            return _response(bad("can't parse the body of the request").answer())
        planned = next((plan for plan in self._planned if plan.meets(method, given)), None)
        if planned is None:
            return _response(await self._call(method, given))
        planned.times -= 1
        return await self._fail(request, planned.fault, method, given)

    async def _fail(self, request: web.Request, fault: Fault, method: str, given: Json) -> web.StreamResponse:
        if fault.after_effect:
            await self._call(method, given)
        elif fault.refusal is not None:
            self._record(Call(method, given, fault.refusal.answer(), self.clock()))
            return _response(fault.refusal.answer())
        else:
            self._record(Call(method, given, None, self.clock()))
        if fault.page:
            return web.Response(
                status=fault.page, text=f"<html><h1>{fault.page}</h1></html>", content_type="text/html"
            )
        if fault.silence is Silence.HANG:
            await self._stopping.wait()
        if request.transport is not None:
            request.transport.abort()
        return web.Response()

    async def _call(self, method: str, given: Json, *, in_response: bool = False) -> Json:
        self.under_way += 1
        try:
            answer: Json = {"ok": True, "result": await self._result(method, given)}
        except Refused as refused:
            answer = refused.answer()
        except Exception as failed:
            self.defects.append(f"the double failed at {method} {given}: {failed!r}")
            raise
        finally:
            self.under_way -= 1
        self._record(Call(method, given, answer, self.clock(), in_response))
        return answer

    async def _result(self, method: str, given: Json) -> Any:
        try:
            self.deprecated += contract.check(method, given)
        except contract.Broken as broken:
            self.defects.append(str(broken))
            raise bad(str(broken)) from None
        waiting = {
            "getUpdates": self.delivery.get_updates,
            "setWebhook": self.delivery.set_webhook,
            "deleteWebhook": self.delivery.delete_webhook,
            "getWebhookInfo": self.delivery.webhook_info,
        }
        if method in waiting:
            return await waiting[method](given)
        if method not in METHODS:
            self.defects.append(f"the double does not play {method}")
            raise Refused(404, "Not Found: method not found")
        return METHODS[method](self.play, given)

    async def _call_in_response(self, called: Json) -> None:
        method = str(called.pop("method"))
        if not contract.is_known(method):
            self.defects.append(f"there is no method {method}")
            return
        await self._call(contract.name_of(method), contract.from_form(method, called), in_response=True)

    def _record(self, call: Call) -> None:
        self.calls.append(call)
        self.bell.ring()


def _response(answer: Json) -> web.Response:
    headers = {}
    if "parameters" in answer and "retry_after" in answer["parameters"]:
        headers["Retry-After"] = str(answer["parameters"]["retry_after"])
    return web.json_response(answer, status=answer.get("error_code", 200), headers=headers)


def _file(sent: web.FileField) -> Upload:
    return Upload(sent.filename, sent.file.read())


async def _fields(request: web.Request) -> dict[str, Any]:
    """Return the parameters of a call from wherever they stand: the address, a form, or JSON."""
    fields: dict[str, Any] = dict(request.query)
    if request.content_type == "application/json":
        if body := await request.read():
            fields |= json.loads(body)
    elif request.can_read_body:
        for name, value in (await request.post()).items():
            fields[name] = _file(value) if isinstance(value, web.FileField) else value
    return fields
