"""Posts on Telegram: a message in a chat or a topic, edited in place, with inline keys.

The rules:

1. A board that the talk has pushed away is posted anew, and the old one loses its keys.
2. A table whose topic is gone moves to the chat, where its keys can be pressed.
3. A message whose number is not known, because the answer to its sending did not come, is
   posted anew when it is to change.
4. What is to be silent notifies nobody, and mentions nobody.
5. Where the lobby stands in a group it has a key that leads to the direct chat.
"""

from typing import Any

from telegram import Bot, InlineKeyboardMarkup, LinkPreviewOptions
from telegram.constants import ParseMode
from telegram.error import TelegramError

from adapters.conversation import Languages
from adapters.telegram import messages
from adapters.telegram.errors import is_as_it_is, is_in_doubt, is_without_topic, meaning
from adapters.telegram.horizon import Horizon
from adapters.telegram.keyboard import keyboard, link, markup
from adapters.telegram.places import NAME, Place, place_of
from adapters.telegram.text import LONGEST_MESSAGE, html, pages
from core.identity import Audience, PlayerRef
from core.ports import Capabilities, Moved, Rate, Undeliverable, Vanished
from core.scene import Family, Post
from storage.limits import Conversation, Rates


def conversation_of(audience: Audience) -> Conversation:
    """Return what Telegram counts as one: a chat with all its topics, a direct chat with whoever is in it."""
    chat = place_of(audience).chat
    return Conversation(f"chat:{chat}", is_group=chat < 0)


RATES = Rates(
    bot=Rate(28, 1.1), conversation=Rate(5, 6.0), group=Rate(19, 62.0), conversation_of=conversation_of
)
"""What Telegram lets a bot send, less what a press or a question may be answered with.

Telegram counts when a call arrives, and not all take as long as each other: so each stretch of
time is a little longer here than there.
"""

UNKNOWN = ""
"""The number of a message whose sending was not answered."""

_GROUP = Capabilities(edit=True, retire=True, keys=True, text_limit=LONGEST_MESSAGE, answers=True)
_DIRECT = Capabilities(edit=True, retire=True, keys=True, text_limit=LONGEST_MESSAGE)
_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
_BOARDS = (Family.BOARD, Family.LOBBY)


class TelegramPlatform:
    """`core.ports.Platform` on Telegram."""

    def __init__(self, bot: Bot, languages: Languages, horizon: Horizon) -> None:
        """Show posts by a bot that has been initialized."""
        self._bot = bot
        self._languages = languages
        self._horizon = horizon

    def capabilities(self, audience: Audience) -> Capabilities:
        """Return what a group or a direct chat can do."""
        return _DIRECT if isinstance(audience, PlayerRef) else _GROUP

    async def send(self, post: Post, token: str) -> str:  # Telegram knows no repeated message
        """Show a post as a new message."""
        place = place_of(post.audience)
        try:
            message = await self._send(place, post)
        except TelegramError as error:
            if is_in_doubt(error):
                return UNKNOWN
            if place.topic is not None and is_without_topic(error):
                raise Moved(Place(place.chat).room) from error
            raise meaning(error) from error
        self._horizon.saw(place.chat, message)
        return str(message)

    async def edit(self, post: Post, message: str) -> None:
        """Let a message show a post, unless it has been pushed away."""
        if message == UNKNOWN:
            raise Vanished
        place, number = place_of(post.audience), int(message)
        if post.family in _BOARDS and self._horizon.is_far_up(place.chat, number):
            await self.retire(post.audience, message)
            raise Vanished
        try:
            await self._bot.edit_message_text(
                self._text(post),
                chat_id=place.chat,
                message_id=number,
                parse_mode=ParseMode.HTML,
                reply_markup=self._markup(post),
                link_preview_options=_NO_PREVIEW,
            )
        except TelegramError as error:
            # An edit in doubt is done or not; the next one puts it right.
            if not is_as_it_is(error) and not is_in_doubt(error):
                raise meaning(error) from error

    async def retire(self, audience: Audience, message: str) -> None:
        """Take the keys off a message."""
        if message == UNKNOWN:
            return
        try:
            await self._bot.edit_message_reply_markup(place_of(audience).chat, int(message))
        except TelegramError as error:
            if is_as_it_is(error) or is_in_doubt(error):
                return
            means = meaning(error)
            # A message that is gone, or stands where nobody is reached, has no keys.
            if not isinstance(means, Vanished | Undeliverable):
                raise means from error

    async def _send(self, place: Place, post: Post) -> int:
        sent = await self._bot.send_message(
            place.chat,
            self._text(post),
            message_thread_id=place.topic,
            parse_mode=ParseMode.HTML,
            reply_markup=self._markup(post),
            link_preview_options=_NO_PREVIEW,
            disable_notification=post.silent or None,
        )
        return sent.message_id

    def _text(self, post: Post) -> str:
        (text, *_) = (*pages(self._languages.post(post).lines), "")
        # A mention rings whatever else is said of the message.
        return html(text, None if post.silent else post.mention, post.called)

    def _markup(self, post: Post) -> InlineKeyboardMarkup | None:
        rows: list[Any] = keyboard(
            post.screen.keys, post.table, post.turn, lambda key: self._languages.key(key, post)
        )
        if post.family is Family.LOBBY and place_of(post.audience).chat < 0:
            label = self._languages.translator(post.language).say(messages.DirectKey())
            rows.append([link(label, self.direct(post.table))])
        return markup(rows)

    def direct(self, table: str = "") -> str:
        """Return the address that leads to the direct chat, and from there to a table."""
        return f"https://t.me/{self._bot.username}?start={table or NAME}"
