"""People at their phones: what they do in the Bot API double, and what they see there.

What they do reaches the bot as an update; what the bot did is seen by looking: `sees` for what
stands, `reads` for all that a person could ever read, buttons' data and old versions included.
"""

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from tests import bot_api_shapes as shapes
from tests.bot_api_values import (
    INSIDE,
    PRIVATE,
    Chat,
    InlineQuery,
    Json,
    Message,
    Press,
    flattened,
    marks,
)

if TYPE_CHECKING:
    from tests.bot_api_world import World

_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{0,64}")


class Person:
    """A person, or another bot. Their direct chat with the bot is `private`."""

    def __init__(
        self,
        world: "World",
        number: int,
        first_name: str,
        *,
        last_name: str,
        username: str,
        language_code: str,
        is_bot: bool,
    ) -> None:
        self.world = world
        self.id = number
        self.first_name = first_name
        self.last_name = last_name
        self.username = username
        self.language_code = language_code
        self.is_bot = is_bot
        self.has_started = False
        self.has_blocked = False
        self.is_deactivated = False
        self.presses_made: list[Press] = []
        self.inline_queries: list[InlineQuery] = []
        self.private = Chat(id=number, kind=PRIVATE, person=self, status={self: "member"})

    def __repr__(self) -> str:
        return f"<{self.first_name} {self.id}>"

    # Writing

    def says(
        self,
        chat: Chat,
        text: str,
        *,
        reply_to: Message | None = None,
        thread: int | None = None,
        ephemeral: bool = False,
    ) -> Message:
        """Write a message; as an anonymous administrator if that is what this person is there.

        Args:
            chat: where.
            text: what, as typed; commands and mentions are found in it.
            reply_to: the message that is replied to.
            thread: the topic, in a forum; that of the message replied to if it is not said.
            ephemeral: whether it is a command that nobody else in the group sees.
        """
        self._must_be_in(chat)
        if chat.kind == PRIVATE:
            self._opens_private()
        if thread is None and reply_to is not None:
            thread = reply_to.thread
        message = self.world.write(
            chat,
            self,
            text,
            entities=marks(text),
            thread=thread,
            reply_to=reply_to,
            receiver=self if ephemeral else None,
        )
        if self in chat.anonymous:
            message.mask = {"from": shapes.ANONYMOUS_ADMINISTRATOR, "sender_chat": shapes.chat(chat)}
        self.world.tell(message)
        return message

    def says_as(self, channel: Chat, chat: Chat, text: str) -> Message:
        """Write in a group in the name of a channel."""
        self._must_be_in(chat)
        assert channel.status.get(self) == "creator", f"{self} does not own {channel}"
        message = self.world.write(chat, self, text, entities=marks(text))
        message.mask = {"from": shapes.CHANNEL_SENDER, "sender_chat": shapes.chat(channel)}
        self.world.tell(message)
        return message

    def writes(self, text: str, *, reply_to: Message | None = None) -> Message:
        """Write to the bot directly."""
        return self.says(self.private, text, reply_to=reply_to)

    def starts(self, payload: str = "") -> Message:
        """Open the direct chat by the bot's name or by a link, and press Start."""
        assert _PAYLOAD.fullmatch(payload), f"no link can carry {payload!r}"
        return self.writes(f"/start {payload}".strip())

    def opens(self, address: str) -> Message:
        """Follow a link to the bot."""
        link = urlsplit(address)
        where = link.path.strip("/")
        assert (link.netloc, where) == ("t.me", self.world.bot.username), f"{address} leads elsewhere"
        return self.starts("".join(parse_qs(link.query).get("start", [""])))

    def edits(self, message: Message, text: str) -> None:
        """Change a message of one's own."""
        assert message.sender is self
        self.world.rewrite(message, text, marks(text), [])
        self.world.tell(message, "edited_message")

    def deletes(self, message: Message) -> None:
        """Delete a message; bots do not hear of it."""
        message.deleted = True
        self.world.bell.ring()

    # Pressing

    def presses(self, message: Message, button: str) -> Press:
        """Press the button with this label or data, which must stand on a message this person sees."""
        assert message in self.sees(message.chat) or message.inline_id, (
            f"{self} does not see {message.text!r}"
        )
        pressed = message.button(button)
        if "callback_data" in pressed:
            return self.forges(message, pressed["callback_data"])
        if "url" in pressed:
            self.opens(pressed["url"])
        elif "switch_inline_query_current_chat" in pressed:
            self.types_inline(message.chat, pressed["switch_inline_query_current_chat"])
        else:
            assert "copy_text" in pressed, f"{button!r} cannot be pressed here"
        return Press("", self, message, "", self.world.clock(), answer={})

    def forges(self, message: Message, data: str) -> Press:
        """Send a press of a button that does not stand there: an old one, or one of one's own making."""
        press = Press(str(7_000_000_000 + self.world.new_id()), self, message, data, self.world.clock())
        self.world.presses[press.id] = press
        self.presses_made.append(press)
        query = shapes.callback_query(press, self.world.bot, str(message.chat.id))
        self.world.send_update("callback_query", query, self.id, 150.0)
        return press

    # Inline mode

    def types_inline(self, chat: Chat, query: str = "", offset: str = "") -> InlineQuery:
        """Type the bot's name and something in a conversation; what can be chosen appears in the query."""
        assert self.world.bot.has_inline_mode
        asked = InlineQuery(
            str(8_000_000_000 + self.world.new_id()), self, chat, query, offset, self.world.clock()
        )
        self.world.inline_queries[asked.id] = asked
        self.inline_queries.append(asked)
        kinds = {self.private: "sender"}
        payload: Json = {
            "id": asked.id,
            "from": shapes.user(self),
            "query": query,
            "offset": offset,
            "chat_type": kinds.get(chat, chat.kind),
        }
        self.world.send_update("inline_query", payload, self.id)
        return asked

    def chooses(self, asked: InlineQuery, result: int | str = 0) -> Message:
        """Choose a result, by its place or its id; it is posted in this person's name."""
        found = (
            asked.results[result]
            if isinstance(result, int)
            else next(shown for shown in asked.results if shown["id"] == result)
        )
        content = found.get("input_message_content", {})
        rows = found.get("reply_markup", {}).get("inline_keyboard", [])
        text, entities = content.get("message_text", found.get("title", "")), content.get("entities", [])
        whole = {"via_bot": shapes.bot_user(self.world.bot)}
        message = self.world.write(asked.chat, self, text, entities=entities, rows=rows, whole=whole)
        chosen: Json = {"result_id": found["id"], "from": shapes.user(self), "query": asked.query}
        if rows:
            message.inline_id = f"inline-{self.world.new_id()}"
            self.world.inline_messages[message.inline_id] = message
            chosen["inline_message_id"] = message.inline_id
        if self.world.bot.hears_of_choices:
            self.world.send_update("chosen_inline_result", chosen, self.id)
        self.world.tell(message)
        return message

    # Coming and going

    def blocks(self) -> None:
        """Block the bot in the direct chat."""
        self.has_blocked = True
        self.world.tell_bot_status(self.private, self, "member", "kicked")

    def unblocks(self) -> None:
        """Take the block away."""
        self.has_blocked = False
        self.world.tell_bot_status(self.private, self, "kicked", "member")

    def restarts(self) -> None:
        """Start the app anew: ephemeral messages are gone, and the bot does not hear of it."""
        for message in self.world.ephemeral.values():
            if message.receiver is self:
                message.lost = True

    def deactivates(self) -> None:
        """Delete one's account."""
        self.is_deactivated = True

    def _opens_private(self) -> None:
        if self.has_blocked:
            self.unblocks()
        self.has_started = True

    def _must_be_in(self, chat: Chat) -> None:
        assert chat.status.get(self) in INSIDE, f"{self} is not in {chat}"
        assert chat.migrated_to is None, f"{chat} has become {chat.migrated_to}"

    # Looking

    def sees(self, chat: Chat) -> list[Message]:
        """Return what this person can read in a conversation now, oldest first."""
        if chat.status.get(self) not in INSIDE:
            return []
        there = [m for m in chat.all_messages if not m.deleted and not m.lost]
        standing = [message for message in there if message.receiver in {None, self}]
        replaced = {m.replaces for m in standing if m.replaces is not None}
        return [message for message in standing if message not in replaced]

    def can_press(self, chat: Chat) -> list[tuple[Message, str]]:
        """Return the buttons that this person could press in a conversation, by message and data."""
        return [
            (message, button["callback_data"])
            for message in self.sees(chat)
            for button in message.buttons
            if "callback_data" in button
        ]

    @property
    def inbox(self) -> list[Message]:
        """What the bot wrote in the direct chat and stands there, oldest first."""
        return [message for message in self.sees(self.private) if message.is_from_bot]

    @property
    def alerts(self) -> list[str]:
        """The texts shown to this person for their presses, in the order of the presses."""
        return [press.alert for press in self.presses_made if press.alert]

    def reads(self) -> list[str]:
        """Return every text that this person could ever read, old versions and buttons' data too."""
        texts: list[str] = []
        for chat in self.world.chats.values():
            if self not in chat.status:
                continue
            is_here = chat.status[self] in INSIDE
            for message in chat.all_messages:
                texts += self._reads_of(message, is_here=is_here)
        texts += [text for press in self.presses_made for text in flattened(press.answer or {})]
        texts += [text for asked in self.inline_queries for text in flattened(asked.answer or {})]
        return texts

    def _reads_of(self, message: Message, *, is_here: bool) -> list[str]:
        texts: list[str] = []
        # Who comes later can read what stands then.
        comes_late = is_here and message.receiver is None and not message.deleted
        for version in message.versions:
            if self.id in version.readers or (comes_late and version is message.versions[-1]):
                texts += [version.text, *flattened([version.entities, version.rows])]
        if texts:
            texts += flattened([message.reply_keyboard or {}, message.whole])
            for file_id in flattened(message.whole):
                texts.append(self.world.files.get(file_id, b"").decode(errors="replace"))
        return texts
