"""Updates as they are fetched, or brought to a webhook: each applied before Telegram hears that it was.

The rules:

1. Fetched updates are confirmed by the next call, once all of them are applied; those that a
   webhook brings, by its answer. Whoever is killed in between gets them again.
2. What one chat says, and what one person presses, is applied in its order; all else side by side.
3. An update that cannot be applied because of us is logged and dropped, so that it blocks nothing;
   one that the store could not take comes again.
4. What was fetched is applied even when the end comes meanwhile, and confirmed; unless another process
   may be fetching by then, to which it comes again.
5. A process that hung while another took its place applies nothing of what it was handed long ago: that
   came to the other one too, and may have been done too long ago for the store to remember.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from adapters.telegram.errors import meaning
from adapters.telegram.hearing import Answered, Hearing
from adapters.telegram.speaking import Speaker
from core.pauses import growing
from core.ports import Log, StoreUnavailable, Unavailable

UPDATES = ("message", "callback_query", "my_chat_member", "inline_query")
"""What Telegram is asked to tell."""

POLL_LASTS = 25
"""Seconds that Telegram waits for news before it answers that there is none."""

LONGEST_PAUSE = 30.0
"""Seconds between two tries to fetch, at most."""

STORE_TRIES = 4


class Receiver:
    """Applies updates, in their order, and answers presses."""

    def __init__(
        self,
        hearing: Hearing,
        speaker: Speaker,
        log: Log,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Hand updates to a hearing; `pause` waits between tries."""
        self._hearing = hearing
        self._speaker = speaker
        self._log = log
        self._pause = pause
        self._behind: set[asyncio.Task[None]] = set()

    async def apply(self, update: Update) -> Answered | None:
        """Apply an update and return the answer to its press.

        Raises:
            StoreUnavailable: it has to come again.
        """
        try:
            return await self._hearing.apply(update)
        except StoreUnavailable:
            raise
        except Exception as fault:  # rule 3
            self._log.warning("update-fault", update=update.update_id, fault=type(fault).__name__)
            return None

    async def apply_all(self, updates: Sequence[Update]) -> None:
        """Apply what was fetched together (rule 2)."""
        lanes: dict[str, list[Update]] = {}
        for update in updates:
            lanes.setdefault(lane_of(update), []).append(update)
        async with asyncio.TaskGroup() as applying:
            for lane in lanes.values():
                applying.create_task(self._in_turn(lane))

    async def settled(self) -> None:
        """Wait until every answer is on its way."""
        while self._behind:
            await asyncio.wait(self._behind)
        await self._hearing.settled()

    async def _in_turn(self, lane: Sequence[Update]) -> None:
        for update in lane:
            answered = await self._persist(update)
            if answered is not None:
                task = asyncio.create_task(self._speaker.answer(answered.press, answered.alert))
                self._behind.add(task)
                task.add_done_callback(self._behind.discard)

    async def _persist(self, update: Update) -> Answered | None:
        for tries in range(STORE_TRIES):
            try:
                return await self.apply(update)
            except StoreUnavailable:
                await self._pause(2.0**tries)
        self._log.warning("update-dropped", update=update.update_id)
        return None


class Polling:
    """Fetches updates from Telegram."""

    def __init__(
        self,
        bot: Bot,
        receiver: Receiver,
        log: Log,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        ours: Callable[[], bool] = lambda: True,
    ) -> None:
        """Fetch for a receiver; `ours` says whether no other process may fetch yet."""
        self._bot = bot
        self._receiver = receiver
        self._log = log
        self._pause = pause
        self._ours = ours
        self._next: int | None = None
        self.answers = True

    async def run(self) -> None:
        """Fetch and apply until cancelled, or until another process may.

        Raises:
            InvalidToken: Telegram does not know this bot any more.
        """
        failures = 0
        while self._ours():
            try:
                # After a failure an answer is wanted at once, so that it is known to be over.
                lasts = POLL_LASTS if self.answers else 0
                updates = await self._bot.get_updates(
                    offset=self._next, timeout=lasts, allowed_updates=UPDATES
                )
            except InvalidToken:
                raise
            except TelegramError as error:
                failures += 1
                self.answers = False
                event = "telegram-polled-elsewhere" if isinstance(error, Conflict) else "telegram-unavailable"
                self._log.warning(event, fault=type(error).__name__, failures=failures)
                await self._pause(_pause_after(error, failures))
                continue
            failures = 0
            self.answers = True
            if updates and self._ours():
                await self._apply(updates)

    async def _apply(self, updates: Sequence[Update]) -> None:
        """Apply what was fetched, and whoever cancels waits for it (rule 4)."""
        applying = asyncio.create_task(self._receiver.apply_all(updates))
        try:
            await asyncio.shield(applying)
        except asyncio.CancelledError:
            await applying
            raise
        finally:
            if applying.done() and not applying.cancelled() and applying.exception() is None:
                self._next = updates[-1].update_id + 1

    async def confirm(self) -> None:
        """Tell Telegram what was applied last, before the end."""
        if self._next is not None:
            try:
                await self._bot.get_updates(offset=self._next, timeout=0, limit=1, allowed_updates=UPDATES)
            except TelegramError as error:
                self._log.warning("telegram-unavailable", fault=type(error).__name__, failures=1)


def lane_of(update: Update) -> str:
    """Return what an update has to be applied in turn with: its chat, or whoever pressed."""
    if update.callback_query is not None:
        return f"user {update.callback_query.from_user.id}"
    chat = update.effective_chat
    if chat is not None:
        return f"chat {chat.id}"
    return f"update {update.update_id}"


def _pause_after(error: TelegramError, failures: int) -> float:
    if isinstance(error, RetryAfter):
        means = meaning(error)
        return means.retry_after if isinstance(means, Unavailable) else LONGEST_PAUSE
    if isinstance(error, Conflict):
        # Whoever fetched before may have just died, and Telegram not have noticed.
        return growing(failures, LONGEST_PAUSE / 3)
    return growing(failures, LONGEST_PAUSE)
