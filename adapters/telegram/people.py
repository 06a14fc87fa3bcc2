"""Who is speaking on Telegram: people, groups that speak for an admin, channels.

The rules:

1. An anonymous admin speaks as the group; nobody knows who it is, so they are an admin and can
   not sit. What they press carries their own number.
2. A channel speaks for nobody: it can neither sit nor decide.
3. Whether somebody is an admin is asked only where it matters, and believed for a minute.
"""

from collections import OrderedDict
from collections.abc import Callable

from telegram import Bot, CallbackQuery, Message, User
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import TelegramError

from adapters.telegram.places import NAME, Place, player, topic_of
from core.commands import Actor
from core.identity import PlayerRef
from core.service import IsAdmin
from core.table.names import clean
from i18n.languages import nearest

BELIEVED_FOR = 60.0
"""Seconds for which somebody who was an admin, or was none, is believed to be so still."""

ANSWERS_KEPT = 10_000

_ADMINS = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
_GONE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


def place_of_message(message: Message) -> Place:
    """Return where a message stands."""
    topic = topic_of(message.message_thread_id, is_topic=bool(message.is_topic_message))
    return Place(message.chat.id, topic)


def is_private(message: Message) -> bool:
    """Return whether a message stands in a direct chat."""
    return message.chat.type == ChatType.PRIVATE


def speaker_of(message: Message) -> Actor | None:
    """Return whoever wrote a message, None for one that nobody wrote."""
    place = place_of_message(message)
    if message.sender_chat is not None:
        is_group = message.sender_chat.id == message.chat.id
        ref = PlayerRef(NAME, str(message.sender_chat.id))
        title = message.sender_chat.title or ""
        return Actor(ref, title, nearest(""), admin=is_group, room=place.room, faceless=True)
    if message.from_user is None or message.from_user.is_bot:
        return None
    return _actor(message.from_user, place, is_private=is_private(message))


def presser_of(query: CallbackQuery) -> Actor | None:
    """Return whoever pressed a key, as themselves, where they pressed it."""
    message = query.message
    if message is None:
        return None
    is_direct = message.chat.type == ChatType.PRIVATE
    place = place_of_message(message) if isinstance(message, Message) else Place(message.chat.id)
    return _actor(query.from_user, place, is_private=is_direct)


def somebody(user: User) -> Actor:
    """Return a person who does something in no chat."""
    return _actor(user, Place(user.id), is_private=True)


def _actor(user: User, place: Place, *, is_private: bool) -> Actor:
    return Actor(
        player(user.id),
        user.full_name if clean(user.full_name) else user.username or "",
        nearest(user.language_code or ""),
        room=None if is_private else place.room,
        alone=place.room if is_private else None,
    )


class Members:
    """Asks Telegram what people are in a chat, and remembers it for a while."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        """Ask by a bot; `clock` returns seconds that only grow."""
        self._bot = bot
        self._clock = clock
        self._known: OrderedDict[tuple[int, int], tuple[str, float]] = OrderedDict()

    def is_admin(self, chat: int, user: int) -> IsAdmin:
        """Return what asks whether somebody is an admin of a chat."""

        async def ask() -> bool:
            return await self._status(chat, user) in _ADMINS

        return ask

    async def is_in(self, chat: int, user: int) -> bool:
        """Return whether somebody is in a chat; who was asked for long ago is asked for again."""
        self._known.pop((chat, user), None)
        return await self._status(chat, user) not in (*_GONE, "")

    async def _status(self, chat: int, user: int) -> str:
        known, until = self._known.get((chat, user), ("", 0.0))
        if self._clock() < until:
            return known
        try:
            member = await self._bot.get_chat_member(chat, user)
        except TelegramError:
            return ""
        status = str(member.status)
        if status == ChatMemberStatus.RESTRICTED and not getattr(member, "is_member", True):
            status = ChatMemberStatus.LEFT
        self._known[chat, user] = (status, self._clock() + BELIEVED_FOR)
        if len(self._known) > ANSWERS_KEPT:
            self._known.popitem(last=False)
        return status
