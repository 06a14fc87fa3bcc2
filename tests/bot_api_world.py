"""The world of the Bot API double: the bot, the people and their conversations, and what the bot hears of.

Nothing here knows of HTTP: what the bot hears of is handed to `publish` with its kind, the queue it
is ordered in, and how long it waits to be fetched. In privacy mode a bot that is no administrator
hears of commands, mentions, replies to it and what happens to the group, and of nothing else.
"""

import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests import bot_api_shapes as shapes
from tests.bot_api_people import Person
from tests.bot_api_rooms import Room
from tests.bot_api_values import (
    ADMINISTRATORS,
    CHANNEL,
    GROUP,
    INSIDE,
    PRIVATE,
    SUPERGROUP,
    Bell,
    Chat,
    InlineQuery,
    Json,
    Message,
    Moment,
    Press,
    Profile,
    Rows,
    Version,
)

A_DAY = 24 * 3600.0
CALLBACK_LIFETIME = 150.0
# How the server keeps updates in order: those of one queue one after the other, queues side by side.
QUEUES = {
    "inline_query": 1,
    "chosen_inline_result": 2,
    "callback_query": 3,
    "my_chat_member": 5,
    "chat_member": 6,
}

Publish = Callable[[str, Json, int, float], None]


@dataclass
class Bot:
    """The bot as people meet it, and what its owner chose.

    Args:
        id: its user id.
        name: what it is called.
        username: how it is mentioned.
        reads_all: privacy mode is off: it hears all that is said in groups.
        has_inline_mode: its name can be typed in any conversation.
        hears_of_choices: it hears which inline result was chosen.
        joins_groups: it can be added to groups.
    """

    id: int = 7000000001
    name: str = "Palifico"
    username: str = "palifico_bot"
    reads_all: bool = False
    has_inline_mode: bool = True
    hears_of_choices: bool = False
    joins_groups: bool = True


class World:
    """People, their conversations, and the bot among them."""

    def __init__(self, clock: Moment = time.time, bell: Bell | None = None, bot: Bot | None = None) -> None:
        self.clock = clock
        self.bell = bell or Bell()
        self.bot = bot or Bot()
        self.profile = Profile()
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.inline_queries: dict[str, InlineQuery] = {}
        self.inline_messages: dict[str, Message] = {}
        self.files: dict[str, bytes] = {}
        self.ephemeral: dict[tuple[int, int, int], Message] = {}
        self.publish: Publish = lambda _kind, _payload, _queue, _lifetime: None
        self._ids = itertools.count(1)
        self._shared_message_ids = itertools.count(1)

    # Who and what there is

    def person(
        self,
        first_name: str,
        last_name: str = "",
        *,
        language: str = "en",
        username: str = "",
        is_bot: bool = False,
    ) -> Person:
        """Let somebody be there who has never written to the bot."""
        person = Person(
            self,
            500_000_000 + next(self._ids),
            first_name,
            last_name=last_name,
            username=username,
            language_code=language,
            is_bot=is_bot,
        )
        self.people[person.id] = person
        self.chats[person.id] = person.private
        return person

    def group(self, title: str, *people: Person, bot: str = "member") -> Room:
        """Let there be a basic group; the first of the people owns it."""
        return self._room(-400_000_000 - next(self._ids), GROUP, title, people, bot)

    def supergroup(self, title: str, *people: Person, bot: str = "member", forum: bool = False) -> Room:
        """Let there be a supergroup, with topics if it is a forum; the first of the people owns it."""
        room = self._room(-1_001_000_000_000 - next(self._ids), SUPERGROUP, title, people, bot)
        room.is_forum = forum
        return room

    def channel(self, title: str, owner: Person) -> Room:
        """Let there be a channel, in whose name its owner may write in groups."""
        return self._room(-1_001_000_000_000 - next(self._ids), CHANNEL, title, (owner,), "left")

    def _room(self, number: int, kind: str, title: str, people: Sequence[Person], bot: str) -> Room:
        room = Room(id=number, kind=kind, title=title, bot=bot, world=self)
        room.last_id = 1  # the first message says that it was made, and is the general topic of a forum
        room.status.update({person: "member" if index else "creator" for index, person in enumerate(people)})
        self.chats[number] = room
        return room

    def new_id(self) -> int:
        """Return a number that nothing else has."""
        return next(self._ids)

    # What is written

    def write(
        self,
        chat: Chat,
        sender: Person | None,
        text: str,
        *,
        entities: Sequence[Json] = (),
        rows: Rows | None = None,
        thread: int | None = None,
        reply_to: Message | None = None,
        receiver: Person | None = None,
        whole: Json | None = None,
    ) -> Message:
        """Put a message into a conversation; for `receiver` alone it is an ephemeral one."""
        readers = frozenset({receiver.id}) if receiver else chat.readers()
        now = self.clock()
        first = Version(text, list(entities), rows or [], now, readers)
        message = Message(chat, 0, now, sender, [first], thread, reply_to, receiver, whole=dict(whole or {}))
        if receiver is None:
            message.id = self._next_message_id(chat)
            chat.by_id[message.id] = message
        else:
            message.ephemeral_id = self.new_id()
            self.ephemeral[chat.id, receiver.id, message.ephemeral_id] = message
        chat.all_messages.append(message)
        self.bell.ring()
        return message

    def _next_message_id(self, chat: Chat) -> int:
        if chat.kind in {PRIVATE, GROUP}:
            return next(self._shared_message_ids)
        chat.last_id += 1
        return chat.last_id

    def rewrite(self, message: Message, text: str, entities: Sequence[Json], rows: Rows) -> None:
        """Let a message say something else."""
        receiver = message.receiver
        readers = frozenset({receiver.id}) if receiver else message.chat.readers()
        message.versions.append(Version(text, list(entities), rows, self.clock(), readers))
        self.bell.ring()

    # What the bot hears of

    def tell(self, message: Message, kind: str = "message") -> None:
        """Let the bot hear of a message, if it may."""
        if not self._hears(message):
            self.bell.ring()
            return
        self.send_update(kind, shapes.message(message, self.bot), message.chat.id)

    def send_update(self, kind: str, payload: Json, queue: int, lifetime: float = A_DAY) -> None:
        """Let the bot hear of something, in order with the rest of its queue."""
        self.publish(kind, payload, queue + (QUEUES.get(kind, 0) << 33), lifetime)
        self.bell.ring()

    def _hears(self, message: Message) -> bool:
        chat = message.chat
        if chat.kind == PRIVATE:
            return True
        if chat.bot not in INSIDE:
            return False
        if chat.bot in ADMINISTRATORS or self.bot.reads_all or message.ephemeral_id is not None:
            return True
        if message.whole.keys() & SERVICE or "via_bot" in message.whole:
            return True
        if message.reply_to is not None and message.reply_to.is_from_bot:
            return True
        return self._is_meant(message)

    def _is_meant(self, message: Message) -> bool:
        mine = f"@{self.bot.username}".lower()
        raw = message.text.encode("utf-16-le")
        for entity in message.entities:
            start = entity["offset"] * 2
            part = raw[start : start + entity["length"] * 2].decode("utf-16-le").lower()
            if entity["type"] == "mention" and part == mine:
                return True
            if entity["type"] == "bot_command" and ("@" not in part or part.endswith(mine)):
                return True
        return False

    def tell_bot_status(self, chat: Chat, by: Person, before: str, after: str) -> None:
        """Let the bot hear that its own place in a conversation changed."""
        bot = shapes.bot_user(self.bot)
        payload: Json = {
            "chat": shapes.chat(chat),
            "from": shapes.user(by),
            "date": int(self.clock()),
            "old_chat_member": shapes.member(bot, before),
            "new_chat_member": shapes.member(bot, after),
        }
        self.send_update("my_chat_member", payload, chat.id)

    def who_could_read(self, secret: str) -> set[Person]:
        """Return those before whose eyes a text has ever been, anywhere."""
        return {person for person in self.people.values() if any(secret in text for text in person.reads())}

    @property
    def unanswered(self) -> list[Press]:
        """The presses that the bot has not answered."""
        return [press for press in self.presses.values() if not press.is_answered]


SERVICE = frozenset(
    {
        "new_chat_members",
        "left_chat_member",
        "migrate_to_chat_id",
        "migrate_from_chat_id",
        "group_chat_created",
        "forum_topic_created",
        "pinned_message",
        "new_chat_title",
    }
)
