"""Answers to people on Telegram: an alert to a press, a reply to words; what is private never in a group.

The rules:

1. An answer to a press is an alert, which a screen reader reads, of 200 units at most. What does
   not fit is shown in the direct chat; what somebody holds, which stands last, is kept if it fits.
2. A private answer to words in a group goes to the direct chat. Where the bot may not write
   there, the group is told how to see it, and nothing of it.
3. An answer takes a place in the limits like a post; one that would come too late is not sent.
4. Where it is wished for, what is private is shown as a message in the group that its player alone
   sees. Whatever goes wrong with that, there is still the alert.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from telegram import Bot, InlineKeyboardMarkup, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import TelegramError

from adapters.conversation import Languages, Spoken
from adapters.telegram import messages
from adapters.telegram.errors import is_in_doubt, is_too_late, is_without_topic, meaning
from adapters.telegram.horizon import Horizon
from adapters.telegram.keyboard import link
from adapters.telegram.places import Place, player
from adapters.telegram.text import LONGEST_ALERT, html, last_lines, length, pages
from core.messages import Message
from core.ports import Limits, Log, StoreUnavailable, Unavailable, Undeliverable, Urgency

TOO_LATE = 30.0
"""Seconds after which nobody waits for an answer any more."""

SHOWN_WITHIN = 3.0
"""Seconds for a message that one person sees; then they are answered by an alert."""

TRIES = 3
"""How often it is tried to send an answer."""


@dataclass(frozen=True, slots=True)
class Alert:
    """The answer to a press; without a text it only ends the waiting. A `url` leads to the direct chat."""

    text: str = ""
    url: str = ""


class Speaker:
    """Answers people by a bot."""

    def __init__(
        self,
        bot: Bot,
        languages: Languages,
        limits: Limits,
        horizon: Horizon,
        *,
        log: Log,
        pause: Callable[[float], Awaitable[object]] = asyncio.sleep,
        ephemeral: bool = False,
    ) -> None:
        """Speak within limits; `pause` waits for a place in them; `ephemeral` is whether rule 4 holds."""
        self._bot = bot
        self._languages = languages
        self._limits = limits
        self._horizon = horizon
        self._log = log
        self._pause = pause
        self._ephemeral = ephemeral

    def alert(self, spoken: Spoken, url: str) -> Alert:
        """Return the answer to a press; what does not fit has to be shown in the direct chat, at `url`."""
        text = "\n".join(spoken.lines)
        if length(text) <= LONGEST_ALERT:
            return Alert(text)
        kept = last_lines(spoken.lines, max(spoken.held, 1))
        return Alert(kept) if kept else Alert(self.word(messages.TooLongHere(), spoken.language), url)

    async def answer(self, press: str, alert: Alert) -> None:
        """Answer a press; a press that is too old has nobody waiting."""
        try:
            await self._bot.answer_callback_query(
                press,
                text=alert.text or None,
                show_alert=bool(alert.text),
                url=alert.url or None,
                cache_time=0,
            )
        except TelegramError as error:
            if is_too_late(error):
                return
            self._log.warning("press-not-answered", fault=type(error).__name__)
            means = meaning(error)
            if isinstance(means, Unavailable) and means.retry_after:
                # A press stands in no chat: it is the bot that is to be patient.
                with suppress(StoreUnavailable):
                    await self._limits.block(player(self._bot.id), means.retry_after, everywhere=True)

    async def shows_alone(self, press: str, place: Place, user: int, spoken: Spoken) -> bool:
        """Show somebody who pressed a key in a group what is theirs (rule 4); whether it was taken."""
        if not self._ephemeral or not spoken.private:
            return False
        to = {"receiver_user_id": user, "callback_query_id": press}
        try:
            async with asyncio.timeout(SHOWN_WITHIN):
                await self._bot.send_message(
                    place.chat,
                    html(pages(spoken.lines)[0]),
                    message_thread_id=place.topic,
                    parse_mode=ParseMode.HTML,
                    api_kwargs={"ephemeral_message_parameters": to},
                )
        except (TelegramError, TimeoutError) as error:
            self._log.warning("ephemeral-not-sent", fault=type(error).__name__)
            return False
        return True

    async def say(self, place: Place, spoken: Spoken, *, to: int | None = None) -> bool:
        """Say something in a chat, as an answer to a message; whether it arrived."""
        said = True
        for number, page in enumerate(pages(spoken.lines)):
            said &= await self._say(place, html(page), to if not number else None)
        return said

    async def reply(self, place: Place, user: int, spoken: Spoken, *, to: int | None) -> None:
        """Answer words where they were said, and what is private in the direct chat alone (rule 2)."""
        if not spoken.private or place.chat == user:
            await self.say(place, spoken, to=to)
            return
        sent = await self.say(Place(user), spoken)
        told = messages.SentPrivately() if sent else messages.WriteToMe()
        line = html(self.word(told, spoken.language))
        await self._say(place, line, to, None if sent else self._way_in(spoken.language))

    def word(self, message: Message, language: str) -> str:
        """Return a message in words."""
        return self._languages.translator(language).say(message)

    def _way_in(self, language: str) -> InlineKeyboardMarkup:
        url = f"https://t.me/{self._bot.username}?start=telegram"
        return InlineKeyboardMarkup([[link(self.word(messages.DirectKey(), language), url)]])

    async def _say(
        self, place: Place, text: str, to: int | None, keys: InlineKeyboardMarkup | None = None
    ) -> bool:
        audience = player(place.chat) if place.chat > 0 else place.room
        waited = 0.0
        for _ in range(TRIES):
            try:
                while wait := await self._limits.wait(audience, Urgency.NEWS):
                    waited += wait
                    if waited > TOO_LATE:
                        return False
                    await self._pause(wait)
                return await self._send(place, text, to, keys)
            except StoreUnavailable:
                return await self._send(place, text, to, keys)
            except Undeliverable:
                return False
            except Unavailable as error:
                if error.retry_after > TOO_LATE:
                    return False
                await self._limits.block(audience, error.retry_after, everywhere=error.everywhere)
        return False

    async def _send(self, place: Place, text: str, to: int | None, keys: InlineKeyboardMarkup | None) -> bool:
        try:
            sent = await self._bot.send_message(
                place.chat,
                text,
                message_thread_id=place.topic,
                parse_mode=ParseMode.HTML,
                reply_markup=keys,
                reply_parameters=ReplyParameters(to, allow_sending_without_reply=True) if to else None,
            )
        except TelegramError as error:
            if is_in_doubt(error):
                return True
            if place.topic is not None and is_without_topic(error):
                return await self._send(Place(place.chat), text, to, keys)
            means = meaning(error)
            if isinstance(means, Undeliverable | Unavailable):
                raise means from error
            self._log.warning("answer-not-sent", fault=type(error).__name__)
            return False
        self._horizon.saw(place.chat, sent.message_id)
        return True
