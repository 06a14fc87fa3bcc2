"""The endpoint that Telegram brings updates to.

The rules:

1. Only who knows the secret is heard; it is compared in constant time.
2. The answer is given when the update is applied. One that could not be saved is refused, and
   so comes again.
3. The answer to a press goes back with the answer to the update, which saves a call.
4. What is no update of a sensible size is refused, and nothing of it is logged.
"""

import asyncio
import hashlib
import hmac
from typing import Any

from aiohttp import web
from telegram import Bot, Update

from adapters.telegram.receiving import Receiver
from adapters.telegram.speaking import Alert
from core.ports import Log, StoreUnavailable

HEADER = "X-Telegram-Bot-Api-Secret-Token"
PATH = "/telegram"
LARGEST = 1024 * 1024
"""Bytes of an update, at most."""

RETRY_AFTER = "5"
"""Seconds after which an update that could not be saved may come again."""


def usual_secret(token: str) -> str:
    """Return a secret that all processes of one bot have in common, from which nobody learns the token.

    >>> len(usual_secret("123:abc")), "123" in usual_secret("123:abc")
    (64, False)
    """
    return hmac.new(token.encode(), b"palifico webhook", hashlib.sha256).hexdigest()


async def can_listen(host: str, port: int) -> bool:
    """Return whether a port can be had, by having it for a moment."""
    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
    except OSError:
        return False
    server.close()
    await server.wait_closed()
    return True


FINISHED_WITHIN = 8.0
"""Seconds for which the end waits for what has come."""


class Webhook:
    """Takes updates that are brought. It owns the server, from `start` to `stop`."""

    def __init__(self, bot: Bot, receiver: Receiver, secret: str, log: Log) -> None:
        """Hand what comes to a receiver."""
        self._bot = bot
        self._receiver = receiver
        self._secret = secret.encode()
        self._log = log
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Listen, and return the port; 0 takes any."""
        application = web.Application(client_max_size=LARGEST)
        application.router.add_post(PATH, self._take)
        self._runner = web.AppRunner(
            application, access_log=None, handle_signals=False, shutdown_timeout=FINISHED_WITHIN
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Take nothing new, and finish what has come."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _take(self, request: web.Request) -> web.Response:
        if not hmac.compare_digest(request.headers.get(HEADER, "").encode(), self._secret):
            return web.Response(status=403)
        if request.content_type != "application/json":
            return web.Response(status=415)
        try:
            given: Any = await request.json()
            if not isinstance(given.get("update_id"), int):
                return web.Response(status=400)
            update = Update.de_json(given, self._bot)
        except (ValueError, TypeError, KeyError, AttributeError):
            self._log.warning("update-not-read")
            return web.Response(status=400)
        try:
            answered = await self._receiver.apply(update)
        except StoreUnavailable:
            return web.Response(status=503, headers={"Retry-After": RETRY_AFTER})
        if answered is None:
            return web.Response()
        return web.json_response(_call(answered.press, answered.alert))


def _call(press: str, alert: Alert) -> dict[str, Any]:
    call: dict[str, Any] = {"method": "answerCallbackQuery", "callback_query_id": press, "cache_time": 0}
    if alert.text:
        call |= {"text": alert.text, "show_alert": True}
    if alert.url:
        call |= {"url": alert.url}
    return call
