"""How the bot gets its updates from the double: by asking, or at its webhook.

One asks at a time: a second `getUpdates` ends the first with 409, and none may ask while there is a
webhook. At a webhook, the updates of a queue come one after the other, the next when the one before
was answered with 2xx; queues go side by side. What is not taken comes again, later and later.
"""

import asyncio
import itertools
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import aiohttp

from tests.bot_api_rules import Refused, bad
from tests.bot_api_values import Bell, Json, Moment

NOT_BY_DEFAULT = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
FIRST_UPDATE = 300_000_001
FIRST_PAUSE, LONGEST_PAUSE, LONGEST_ASKED_FOR = 1.0, 60.0, 3600.0
PATIENCE = 60.0
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
_ALLOWED_PORTS = frozenset({None, 443, 80, 88, 8443})

InResponse = Callable[[Json], Awaitable[None]]


@dataclass(eq=False)
class Update:
    """Something the bot will hear of. `tries` counts how often it was handed over.

    `due` is when it comes to the webhook again, after it was not taken there.
    """

    id: int
    kind: str
    payload: Json
    queue: int
    expires: float
    tries: int = 0
    due: float = 0.0

    def as_json(self) -> Json:
        """Return what is sent."""
        return {"update_id": self.id, self.kind: self.payload}


@dataclass
class Webhook:
    """Where updates are sent to, and how it goes."""

    url: str
    secret: str = ""
    max_connections: int = 40
    last_error: str = ""
    last_error_at: float = 0.0


class Delivery:
    """The updates that the bot has not taken yet. `history` has all there ever were.

    `behind` are the addresses of the processes that share the webhook: each update goes to the next
    of them, as a balancer in front would have it. Empty: all go to the webhook's own address.
    `posts` says what came of each, by update and HTTP status, 0 for no answer; when it is there, the
    pause before the next try has begun.
    """

    def __init__(self, clock: Moment, bell: Bell, in_response: InResponse) -> None:
        self.webhook: Webhook | None = None
        self.is_running = False
        self.any_port = True
        self.behind: list[str] = []
        self.posts: list[tuple[int, int]] = []
        self.pending: list[Update] = []
        self.history: list[Update] = []
        self.allowed: frozenset[str] = frozenset()
        self._clock = clock
        self._bell = bell
        self._in_response = in_response
        self._ids = itertools.count(FIRST_UPDATE)
        self._asking = 0
        self._turn = itertools.count()
        self._queues: dict[int, asyncio.Task[None]] = {}
        self._session: aiohttp.ClientSession | None = None
        self._slots = asyncio.Semaphore(40)

    def publish(self, kind: str, payload: Json, queue: int, lifetime: float) -> None:
        """Let the bot hear of something, if it wants to hear of such things."""
        wanted = kind in self.allowed if self.allowed else kind not in NOT_BY_DEFAULT
        if not wanted:
            return
        update = Update(next(self._ids), kind, payload, queue, self._clock() + lifetime)
        self.history.append(update)
        self.pending.append(update)
        self.work()

    def again(self, update: Update) -> None:
        """Send an update again that was taken before, as the server does when it has not heard so."""
        self.pending.append(update)
        self.work()
        self._bell.ring()

    # By asking

    async def get_updates(self, given: Json) -> list[Json]:
        """Return what is new, as soon as anything is."""
        if self.webhook is not None:
            raise Refused(
                409,
                "Conflict: can't use getUpdates method while webhook is active; "
                "use deleteWebhook to delete the webhook first",
            )
        self._asking += 1
        mine = self._asking
        self._bell.ring()
        self._allow(given)
        self._forget_before(given.get("offset", 0))
        limit = min(max(given.get("limit", 100), 1), 100)
        loop = asyncio.get_running_loop()
        until = loop.time() + min(given.get("timeout", 0), 50)
        while True:
            if mine != self._asking:
                raise Refused(
                    409,
                    "Conflict: terminated by other getUpdates request; "
                    "make sure that only one bot instance is running",
                )
            if (found := self._fresh()[:limit]) or not self.is_running:
                break
            if (left := until - loop.time()) <= 0 or not await self._bell.heard(left):
                break
        for update in found:
            update.tries += 1
        return [update.as_json() for update in found]

    def _forget_before(self, offset: int) -> None:
        if offset > 0:
            self.pending = [update for update in self.pending if update.id >= offset]
        elif offset < 0:
            self.pending = self.pending[offset:]

    def _fresh(self) -> list[Update]:
        now = self._clock()
        self.pending = [update for update in self.pending if update.expires > now]
        return self.pending

    def _allow(self, given: Json) -> None:
        if "allowed_updates" in given:
            self.allowed = frozenset(given["allowed_updates"] or ())

    # At a webhook

    async def set_webhook(self, given: Json) -> bool:
        """Send updates to an address from now on; to none, if it is empty."""
        if not given["url"]:
            return await self.delete_webhook(given)
        secret = given.get("secret_token", "")
        if secret and not _SECRET.fullmatch(secret):
            raise bad("secret token contains unallowed characters")
        if not given["url"].startswith(("https://", "http://")):
            raise bad("bad webhook: invalid webhook URL specified")
        port = re.search(r"//[^/]*:(\d+)", given["url"])
        if not self.any_port and (int(port[1]) if port else None) not in _ALLOWED_PORTS:
            raise bad("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")
        await self._stop_queues()
        self._allow(given)
        if given.get("drop_pending_updates"):
            self.pending.clear()
        connections = min(max(given.get("max_connections", 40), 1), 100)
        self.webhook = Webhook(given["url"], secret, connections)
        self._slots = asyncio.Semaphore(connections)
        self._asking += 1
        self.work()
        return True

    async def delete_webhook(self, given: Json) -> bool:
        """Send updates nowhere any more."""
        await self._stop_queues()
        self.webhook = None
        if given.get("drop_pending_updates"):
            self.pending.clear()
        return True

    async def webhook_info(self, _given: Json) -> Json:
        """Say how it goes with the webhook."""
        webhook = self.webhook
        info: Json = {
            "url": webhook.url if webhook else "",
            "has_custom_certificate": False,
            "pending_update_count": len(self.pending),
        }
        if webhook:
            info["max_connections"] = webhook.max_connections
        if webhook and webhook.last_error:
            info |= {
                "last_error_date": int(webhook.last_error_at),
                "last_error_message": webhook.last_error,
            }
        if self.allowed:
            info["allowed_updates"] = sorted(self.allowed)
        return info

    def work(self) -> None:
        """See to it that every queue that has something is being worked on."""
        if self.webhook is None or not self.is_running:
            return
        for queue in {update.queue for update in self.pending} - self._queues.keys():
            self._queues[queue] = asyncio.create_task(self._drain(queue))

    async def _drain(self, queue: int) -> None:
        pause = FIRST_PAUSE
        try:
            while (webhook := self.webhook) is not None:
                update = next((update for update in self._fresh() if update.queue == queue), None)
                if update is None:
                    return
                async with self._slots:
                    wait = await self._post(webhook, update)
                if wait is None:
                    self.pending = [other for other in self.pending if other is not update]
                    self._bell.ring()
                    pause = FIRST_PAUSE
                    continue
                update.due = self._clock() + (wait or pause)
                await self._until(update.due)
                pause = min(pause * 2, LONGEST_PAUSE)
        finally:
            del self._queues[queue]

    async def _post(self, webhook: Webhook, update: Update) -> float | None:
        """Hand an update over: None when it was taken, else the seconds that were asked for, 0 for none."""
        update.tries += 1
        address = self.behind[next(self._turn) % len(self.behind)] if self.behind else webhook.url
        headers = {"X-Telegram-Bot-Api-Secret-Token": webhook.secret} if webhook.secret else {}
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0), timeout=aiohttp.ClientTimeout(total=PATIENCE)
            )
        try:
            async with self._session.post(address, json=update.as_json(), headers=headers) as response:
                body = await response.read()
        except (aiohttp.ClientError, TimeoutError) as failed:
            return self._failed(webhook, update, 0, f"Connection failed: {type(failed).__name__}")
        if 200 <= response.status < 300:
            self.posts.append((update.id, response.status))
            await self._read(response, body)
            return None
        asked = response.headers.get("Retry-After", "0")
        wait = min(float(asked), LONGEST_ASKED_FOR) if asked.isdecimal() else 0.0
        self._failed(webhook, update, response.status, f"Wrong response from the webhook: {response.status}")
        return wait

    async def _read(self, response: aiohttp.ClientResponse, body: bytes) -> None:
        if not body.strip():
            return
        with suppress(ValueError):
            called: Any = await response.json(content_type=None)
            if isinstance(called, dict) and "method" in called:
                await self._in_response(called)

    def _failed(self, webhook: Webhook, update: Update, status: int, why: str) -> float:
        self.posts.append((update.id, status))
        webhook.last_error, webhook.last_error_at = why, self._clock()
        self._bell.ring()
        return 0.0

    async def _until(self, due: float) -> None:
        # The clock may be one that a test moves, so it is looked at again and again.
        while self._clock() < due:
            await self._bell.heard(min(due - self._clock(), 0.02))

    async def _stop_queues(self) -> None:
        # One of them is at work here if it is told to stop by the answer to an update.
        tasks = [task for task in self._queues.values() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self) -> None:
        """Hand over what there is from now on."""
        self.is_running = True
        self.work()

    async def stop(self) -> None:
        """End all that is under way."""
        self.is_running = False
        self._bell.ring()
        await self._stop_queues()
        if self._session is not None:
            await self._session.close()
            self._session = None
