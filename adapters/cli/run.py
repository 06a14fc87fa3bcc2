"""`palifico run`: the store, the service and every platform that is set up, in one process.

The rules:

1. A platform that fails stops no other. One that does not know the bot ends, with one line; when
   none is left, so does the process, with exit code 2.
2. A store that does not answer is waited for, and said once a reason.
3. At the end nothing new is taken in, what has begun is finished and confirmed, and whatever
   takes longer than `ENDED_WITHIN` is left to the next process, which finds it marked.
4. Several processes share one store and one bot. What only one of them may do, it does while it has
   the lease of it (`presence`).
"""

import asyncio
import base64
import json
import secrets
import signal
import sys
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import redirect_stderr, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO, TypeVar, cast

import structlog

from adapters import logs
from adapters.announcing import LOOKED_EVERY, Announcing, Keeping
from adapters.bots import Bot
from adapters.cli import folder_messages, messages
from adapters.cli.config import read_aloud
from adapters.cli.entries import entries
from adapters.cli.presence import LONGEST_PAUSE, Entry, Presence, Say
from adapters.cli.stores import INSIDE, examine_server, line, trouble_of
from adapters.cli.veil import Veil
from adapters.cli.watching import Watch, watched
from adapters.conversation import Conversation, Languages
from adapters.door import Door
from adapters.findings import Check, Finding, Level
from adapters.settings import Settings
from adapters.systemd import Manager
from core.chance import SEED_BYTES
from core.messages import Message
from core.pauses import growing
from core.ports import Log, Platform, StoreUnavailable
from core.service import Service
from core.service import Settings as Playing
from storage.address import Kind, read_address
from storage.announcements import RedisAnnouncements
from storage.blocked import RedisBlocked
from storage.client import Client
from storage.connect import connect_to
from storage.fingerprints import fingerprint_key
from storage.lease import RedisLease
from storage.limits import Rates, RedisLimits
from storage.measured import Measured
from storage.once import RedisOnce
from storage.own_server import Fault, NoServer, OwnServer
from storage.pulse import RedisPulse
from storage.redis import RedisStore

DONE, FAULT, REFUSED = 0, 1, 2

STOPPED_BY = (signal.SIGTERM, signal.SIGINT)

PACE = 1.0
"""Seconds that a computer player takes for a move."""

ENDED_WITHIN = 13.0
"""Seconds in which what has begun is finished; closing takes some more."""

FREED_WITHIN = 10.0
"""Seconds for which a folder is waited for that another process has: an export, or a bot that ends."""

CLOSED_WITHIN = 2.0
"""Seconds in which connections are closed: to platforms that were not left by then, and to the store."""

T = TypeVar("T")


def main(environment: Mapping[str, str], languages: Languages, say: Callable[[Message], str]) -> int:
    """Run what an environment sets up until it is told to stop, and return the exit code."""
    reading = read_aloud(environment, say)
    if reading is None:
        return REFUSED
    settings = reading.settings
    veil, watch = Veil(sys.stderr, settings.secrets()), Watch(manager=Manager(environment))
    written = settings.log.format
    logs.configure(
        cast("TextIO", veil), written, settings.log.level, watch.fingerprints, watch.metrics.logged
    )

    # What a homeserver gives as its reason is said too, and it knows the password.
    shown = cast("TextIO", Veil(sys.stdout, settings.secrets()))

    def tell(message: Message) -> None:
        text = say(message)
        if written is logs.Format.JSON:
            text = json.dumps(logs.said(message.identifier(), text), ensure_ascii=False)
        print(text, file=shown, flush=True)

    with redirect_stderr(veil), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        log = structlog.get_logger()
        try:
            bots = entries(settings, languages, log)
            return runner.run(run(settings, bots, languages, say=tell, log=log, watch=watch))
        except Exception:  # the last words say what and where, and nothing that was in it
            logs.last_words(log)
            return FAULT


async def run(
    settings: Settings,
    bots: Sequence[Entry],
    languages: Languages,
    *,
    say: Say,
    log: Log,
    stop: asyncio.Event | None = None,
    watch: Watch | None = None,
) -> int:
    """Run some bots until a signal comes or `stop` is set, and return the exit code."""
    stop, watch = stop or asyncio.Event(), watch or Watch()
    loop = asyncio.get_running_loop()
    for each in STOPPED_BY:
        loop.add_signal_handler(each, stop.set)
    address = read_address(settings.redis_url.get_secret_value())
    own = OwnServer(Path(address.path), log) if address.kind is Kind.FOLDER else None
    connected = connect_to(address)
    client = Measured(connected, watch.metrics)
    # What nobody else can reach was had by nobody else.
    holder = "" if address.kind not in (Kind.FOLDER, Kind.EMBEDDED) else "alone"
    process = Process(settings, bots, languages, client, say=say, log=log, watch=watch, holder=holder)
    try:
        async with watched(watch, process.store, settings.health.address, say):
            if own is not None:
                await _unless(stop, _started(own))
                if not stop.is_set():
                    say(folder_messages.KeptIn(address.path))
            is_embedded = address.kind is Kind.EMBEDDED
            findings = [INSIDE] if is_embedded else await _unless(stop, _reached(connected, say))
            for finding in findings or ():
                if finding.level is not Level.OK or finding.check is Check.REDIS_REACHABLE:
                    say(line(finding))
            if not stop.is_set():
                with suppress(StoreUnavailable):  # then ids are written as only this process does
                    watch.fingerprints.key = await fingerprint_key(client)
            return await process.run(stop)
    except NoServer as none:
        say(folder_messages.of(none.fault, address.path))
        return REFUSED
    finally:
        for each in STOPPED_BY:
            loop.remove_signal_handler(each)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSED_WITHIN):
                await client.aclose()
        if own is not None:
            await own.stop()


class Process:
    """What runs in this process. It owns the tasks of its platforms and the one that keeps time."""

    def __init__(
        self,
        settings: Settings,
        bots: Sequence[Entry],
        languages: Languages,
        client: Client,
        *,
        say: Say,
        log: Log,
        watch: Watch,
        holder: str = "",
    ) -> None:
        """Put the service together; platforms come to it as they start.

        `holder` is who holds leases, where that can be nobody else.
        """
        self._say = say
        self._log = log
        self._client = client
        self._holder = holder
        self._watch = watch
        self._platforms: dict[str, Platform] = {}
        self._rates: dict[str, Rates] = {}
        self._limits = RedisLimits(client, self._rates, meter=watch.metrics)
        self._once = RedisOnce(client)
        self.store = RedisStore(client, log, expiry=settings.keep.expiry)
        self._service = Service(
            self.store,
            self._platforms,
            self._limits,
            seed=lambda _table: secrets.token_bytes(SEED_BYTES),
            new_id=lambda: base64.b32encode(secrets.token_bytes(5)).decode().lower(),
            log=log,
            settings=Playing(settings.game, PACE, settings.keep.running, settings.keep.told),
            meter=watch.metrics,
        )
        self._door = Door(
            settings.operators.access,
            RedisBlocked(client, log),
            self._service,
            languages,
            log=log,
            clock=time.monotonic,
        )
        self._conversation = Conversation(self._service, languages, settings.game, self._door)
        announcing = Announcing(RedisAnnouncements(client, log), self.store)
        self._door.announcing = announcing
        self._keeping = Keeping(
            RedisPulse(client), announcing, self._service, self._platforms, clock=time.monotonic
        )
        self._here = [self._presence(entry) for entry in bots]

    async def run(self, stop: asyncio.Event) -> int:
        """Run bots until told to stop, or until no platform lets its bot in (rule 1)."""
        speaking = [asyncio.create_task(each.go_on()) for each in self._here]
        working = asyncio.create_task(self._keep_time(stop))
        telling = asyncio.create_task(self._tell_announcements(stop))
        await _unless(stop, _all(speaking))
        was_told = stop.is_set()
        stop.set()
        self._watch.stops()
        if was_told:
            self._say(messages.Stopping())
        await self._end([*speaking, telling, working], self._here)
        if was_told:
            self._say(messages.Stopped())
        return DONE if was_told else REFUSED

    def _presence(self, entry: Entry) -> Presence:
        lease = RedisLease(
            self._client, entry.platform, entry.bot.account, log=self._log, holder=self._holder
        )
        presence = Presence(
            entry,
            lease,
            lambda bot, ours: self._hear(entry.platform, bot, ours),
            platforms=self._platforms,
            rates=self._rates,
            leases=self._watch.condition,
            say=self._say,
            log=self._log,
        )
        self._watch.metrics.expects(entry.platform)
        self._watch.condition.expects(entry.platform, partial(_answers, presence))
        return presence

    async def _hear(self, platform: str, bot: Bot, ours: Callable[[], bool]) -> None:
        self._door.leaves[platform] = bot.leave
        try:
            await self._door.sweep(platform)
            await bot.receive(self._conversation, self._service, self._limits, self._once, ours=ours)
        finally:
            self._door.leaves.pop(platform, None)

    async def _keep_time(self, stop: asyncio.Event) -> None:
        """Do whatever becomes due; nothing is cancelled in the middle of a save.

        A fault of ours is logged and time kept again: whoever watches is told by what is not done meanwhile.
        """
        failures = 0
        while not stop.is_set():
            try:
                # Before anything that is due: it may be so because nothing ran, or the store was away.
                await self._keeping.beat()
                seconds = await self._service.work()
            except Exception as fault:  # ours; a claim runs out, and it is tried again
                failures += 1
                self._log.warning("time-fault", **logs.fault_of(fault, fault.__traceback__))
                seconds = growing(failures, LONGEST_PAUSE)
            else:
                failures = 0
                self._watch.condition.worked()
            await _unless(stop, self._service.rest(seconds))

    async def _tell_announcements(self, stop: asyncio.Event) -> None:
        """Look every few seconds whether something is announced."""
        while not stop.is_set():
            try:
                await self._keeping.tell()
            except Exception as fault:  # ours; whoever was not told is told the next time
                self._log.warning("announcement-fault", **logs.fault_of(fault, fault.__traceback__))
            await _unless(stop, asyncio.sleep(LOOKED_EVERY))

    async def _end(self, tasks: Sequence["asyncio.Task[None]"], here: Sequence[Presence]) -> None:
        """Finish what has begun (rule 3)."""
        *speaking, _working = tasks
        for task in speaking:
            task.cancel()
        try:
            async with asyncio.timeout(ENDED_WITHIN):
                await _all(tasks)
                await self._door.settled()
                await self._service.settled()
                await _ended(here)
        except TimeoutError:
            self._log.warning("not-finished", seconds=ENDED_WITHIN)
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSED_WITHIN):
                    await _ended(here)


def _answers(presence: Presence) -> bool:
    return presence.is_in and presence.bot.answers


async def _ended(here: Sequence[Presence]) -> None:
    """End on every platform, whatever becomes of the others."""
    await asyncio.gather(*(each.end() for each in here), return_exceptions=True)


async def _started(own: OwnServer) -> None:
    """Start the server of a folder, once whoever has that for a moment lets go of it.

    Raises:
        NoServer: it cannot be; the fault says why.
    """
    ends = time.monotonic() + FREED_WITHIN
    while True:
        try:
            return await own.start()
        except NoServer as none:
            if none.fault is not Fault.TAKEN or time.monotonic() >= ends:
                raise
        await asyncio.sleep(FREED_WITHIN / 100)


async def _reached(client: Client, say: Say) -> list[Finding]:
    """Wait for the store (rule 2), and return what is found there."""
    said: set[Message] = set()
    failures = 0
    while True:
        try:
            return [finding async for finding in examine_server(client)]
        except StoreUnavailable as error:
            trouble = trouble_of(error).says
            if trouble not in said:
                said.add(trouble)
                say(messages.RedisAwaited(trouble))
            failures += 1
            await asyncio.sleep(growing(failures, LONGEST_PAUSE, first=0.5))


async def _unless(stop: asyncio.Event, doing: Coroutine[object, object, T]) -> T | None:
    """Do something unless told to stop; then it is cancelled, and None is returned."""
    task, stopping = asyncio.create_task(doing), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({task, stopping}, return_when=asyncio.FIRST_COMPLETED)
        return task.result() if task.done() else None
    finally:
        for each in (task, stopping):
            each.cancel()
        await asyncio.gather(task, stopping, return_exceptions=True)


async def _all(tasks: Sequence["asyncio.Task[None]"]) -> None:
    """Wait until tasks are done, whatever becomes of them; they are not cancelled with whoever waits."""
    if tasks:
        await asyncio.wait(tasks)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the faster event loop, where it can be had."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop
