"""What the Bot API refuses, in its own words. Where it is not known exactly, the double is the stricter one.

Texts are measured in UTF-16 units. A refusal is raised as `Refused` and becomes the answer of the call.
"""

import json
from typing import TYPE_CHECKING, Any

from tests.bot_api_html import Unreadable, read
from tests.bot_api_values import (
    ADMINISTRATORS,
    INSIDE,
    PRIVATE,
    Chat,
    Json,
    Message,
    Press,
    Rows,
    units,
)

if TYPE_CHECKING:
    from tests.bot_api_world import World

TEXT, CAPTION, ALERT = 4096, 1024, 200
DATA_BYTES = 64
BUTTONS, BUTTONS_IN_A_ROW = 100, 8
INLINE_RESULTS = 50
COMMANDS = 100
CALLBACK_VALID = 15.0
EPHEMERAL_WINDOW = 15.0
DELETABLE = 48 * 3600.0
STYLES = frozenset({"danger", "success", "primary"})
ACTIONS = (
    "callback_data",
    "url",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
    "disabled",
)


LARGEST_FILE = 50 * 1024 * 1024
"""Bytes of a file that a bot can upload."""


class Refused(Exception):
    """The server answers a call with an error."""

    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def answer(self) -> Json:
        """Return what is sent back."""
        answer: Json = {"ok": False, "error_code": self.code, "description": self.description}
        return answer | ({"parameters": self.parameters} if self.parameters else {})


def bad(description: str, **parameters: Any) -> Refused:
    """Return the refusal of a call that makes no sense."""
    return Refused(400, f"Bad Request: {description}", **parameters)


def forbidden(description: str) -> Refused:
    """Return the refusal of a call that the bot may not make."""
    return Refused(403, f"Forbidden: {description}")


# Where


def reachable(world: "World", chat_id: object) -> Chat:
    """Return a chat that the bot may write in.

    Raises:
        Refused: there is none, it became another, or the bot is not let in.
    """
    chat = known(world, chat_id)
    if chat.person is not None:
        if chat.person.is_deactivated:
            raise forbidden("user is deactivated")
        if chat.person.has_blocked:
            raise forbidden("bot was blocked by the user")
        if chat.person.is_bot:
            raise forbidden("bot can't send messages to bots")
        if not chat.person.has_started:
            raise forbidden("bot can't initiate conversation with a user")
        return chat
    if chat.migrated_to is not None:
        new = chat.migrated_to.id
        raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=new)
    if chat.bot == "kicked":
        raise forbidden(f"bot was kicked from the {chat.kind} chat")
    if chat.bot not in INSIDE:
        raise forbidden(f"bot is not a member of the {chat.kind} chat")
    return chat


def known(world: "World", chat_id: object) -> Chat:
    """Return a chat by its id.

    Raises:
        Refused: the bot has never heard of it.
    """
    if isinstance(chat_id, str) and chat_id.startswith("@"):
        for chat in world.chats.values():
            if chat.username and f"@{chat.username}" == chat_id:
                return chat
    try:
        return world.chats[int(str(chat_id))]
    except (KeyError, ValueError):
        raise bad("chat not found") from None


def topic(chat: Chat, thread: int | None) -> int | None:
    """Return the topic to write in; the general one has no id that could be written to.

    Raises:
        Refused: there is no such topic, or it is closed.
    """
    if thread is None:
        return None
    if thread not in chat.topics:
        raise bad("message thread not found")
    if not chat.topics[thread]:
        raise bad("TOPIC_CLOSED")
    return thread


def replied(chat: Chat, parameters: Json | None) -> Message | None:
    """Return the message that is replied to.

    Raises:
        Refused: it is gone, and that matters.
    """
    if not parameters or "message_id" not in parameters:
        return None
    found = chat.by_id.get(parameters["message_id"])
    if found is not None and not found.deleted:
        return found
    if parameters.get("allow_sending_without_reply"):
        return None
    raise bad("message to be replied not found")


# What


def text_of(
    text: str, mode: str | None, entities: list[Json] | None, limit: int = TEXT
) -> tuple[str, list[Json]]:
    """Return the plain text and the entities of what a message shall say.

    Raises:
        Refused: it says nothing, too much, or what cannot be read.
    """
    if mode is not None and mode.lower() != "html":
        raise bad(f"can't parse entities: the double reads HTML only, not {mode}")
    if mode is None:
        plain, found = text.strip(), list(entities or [])
    else:
        try:
            plain, found = read(text)
        except Unreadable as unreadable:
            raise bad(f"can't parse entities: {unreadable}") from None
    if not plain and limit == TEXT:
        raise bad("message text is empty" if not text else "text must be non-empty")
    if units(plain) > limit:
        raise bad("message is too long" if limit == TEXT else "message caption is too long")
    return plain, found


def keyboard(markup: Json | None, chat: Chat | None) -> Rows:
    """Return the inline keyboard of a reply markup, without empty rows.

    Raises:
        Refused: it has too many buttons, or one that cannot be.
    """
    rows: Rows = [row for row in (markup or {}).get("inline_keyboard", []) if row]
    if sum(map(len, rows)) > BUTTONS or any(len(row) > BUTTONS_IN_A_ROW for row in rows):
        raise bad("reply markup is too long")
    for row in rows:
        for button in row:
            _check_button(button, chat)
    return rows


def _check_button(button: Json, chat: Chat | None) -> None:
    if not str(button.get("text", "")).strip():
        raise bad("inline keyboard button text must be non-empty")
    actions = [name for name in ACTIONS if name in button]
    if not actions:
        raise bad("text buttons are unallowed in the inline keyboard")
    if len(actions) > 1 or ("web_app" in button and (chat is None or chat.kind != PRIVATE)):
        raise bad("BUTTON_TYPE_INVALID")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= DATA_BYTES:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in button and not button["url"].startswith(("https://", "http://", "tg://")):
        raise bad(f"inline keyboard button URL '{button['url']}' is invalid: Wrong HTTP URL")
    if "copy_text" in button and not 1 <= units(button["copy_text"].get("text", "")) <= 256:
        raise bad("BUTTON_COPY_TEXT_INVALID")
    if "style" in button and button["style"] not in STYLES:
        raise bad("invalid button style specified")


def reply_keyboard(markup: Json | None) -> Json | None:
    """Return a markup that is not an inline keyboard.

    Raises:
        Refused: its placeholder is too long.
    """
    if not markup or "inline_keyboard" in markup:
        return None
    if "input_field_placeholder" in markup and not 1 <= units(markup["input_field_placeholder"]) <= 64:
        raise bad("reply keyboard placeholder must be of 1-64 characters")
    return markup


# Changing what stands


def own_message(chat: Chat, message_id: int | None) -> Message:
    """Return a message of the bot's that may be edited.

    Raises:
        Refused: it is gone, or not the bot's.
    """
    found = chat.by_id.get(message_id or 0)
    if found is None or found.deleted:
        raise bad("message to edit not found")
    if not found.is_from_bot:
        raise bad("message can't be edited")
    return found


def must_differ(message: Message, text: str, entities: list[Json], rows: Rows) -> None:
    """Check that an edit changes something.

    Raises:
        Refused: it does not.
    """
    if (message.text, message.entities, message.rows) == (text, entities, rows):
        raise bad(
            "message is not modified: specified new message content and reply markup are exactly the same "
            "as a current content and reply markup of the message"
        )


def deletable(chat: Chat, message_id: int, now: float) -> Message:
    """Return a message that the bot may delete.

    Raises:
        Refused: it is gone, too old, or another's where the bot is no administrator.
    """
    found = chat.by_id.get(message_id)
    if found is None or found.deleted:
        raise bad("message to delete not found")
    mine = found.is_from_bot or chat.kind == PRIVATE or chat.bot in ADMINISTRATORS
    if not mine or now - found.date > DELETABLE:
        raise bad("message can't be deleted")
    return found


def open_press(world: "World", query_id: str) -> Press:
    """Return a press that can still be answered.

    Raises:
        Refused: there is none, it is too old, or it was answered before.
    """
    press = world.presses.get(query_id)
    if press is None or press.is_answered or world.clock() - press.at > CALLBACK_VALID:
        raise bad("query is too old and response timeout expired or query ID is invalid")
    return press


def reachable_by_ephemeral(world: "World", chat: Chat, wanted: Json, reply: Json | None) -> Message | None:
    """Check that an ephemeral message may be sent; the message that it is shown in place of, if any.

    Raises:
        Refused: nobody to receive it, or no reason that the server accepts.
    """
    if not chat.is_group:
        raise bad("ephemeral messages can be sent only in groups and supergroups")
    receiver = world.people.get(wanted["receiver_user_id"])
    if receiver is None or chat.status.get(receiver) not in INSIDE or receiver.is_bot:
        raise bad("receiver of the ephemeral message not found")
    press = world.presses.get(wanted.get("callback_query_id", ""))
    if wanted.get("replace_callback_query_message"):
        if press is None or press.message is None or press.message.ephemeral_id is not None:
            raise bad("message of the callback query can't be replaced")
        _must_be_fresh(world, press.at)
        return press.message
    if chat.bot in ADMINISTRATORS:
        return None
    if press is not None and press.person is receiver and press.message and press.message.chat is chat:
        _must_be_fresh(world, press.at)
        return None
    asked = world.ephemeral.get((chat.id, receiver.id, (reply or {}).get("ephemeral_message_id", 0)))
    if asked is None or asked.is_from_bot:
        raise bad("not enough rights to send ephemeral messages to the user")
    _must_be_fresh(world, asked.date)
    return None


def _must_be_fresh(world: "World", since: float) -> None:
    if world.clock() - since > EPHEMERAL_WINDOW:
        raise bad("query is too old and response timeout expired or query ID is invalid")


def scope_key(scope: Json | None) -> str:
    """Return a command scope as a key: `default`, `chat -100`, ...

    >>> scope_key({"type": "chat", "chat_id": -5})
    'chat -5'
    """
    parts = dict(scope or {"type": "default"})
    kind = parts.pop("type")
    return " ".join([kind, *(json.dumps(parts[name]) for name in sorted(parts))])
