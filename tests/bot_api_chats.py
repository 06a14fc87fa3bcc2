"""The methods of the Bot API double that ask about conversations, pin, and leave."""

from collections.abc import Callable, Mapping
from typing import Any

from tests import bot_api_rules as rules
from tests import bot_api_shapes as shapes
from tests.bot_api_flood import Flood
from tests.bot_api_values import ADMINISTRATORS, INSIDE, PRIVATE, Chat, Json, Message
from tests.bot_api_world import World


def get_me(world: World, _given: Json) -> Json:
    """Say who the bot is."""
    return shapes.me(world.bot)


def get_chat(world: World, given: Json) -> Json:
    """Say what a conversation is."""
    return shapes.full_chat(_to_ask_about(world, given))


def get_member(world: World, given: Json) -> Json:
    """Say what somebody is in a conversation."""
    chat = _to_ask_about(world, given)
    number = given["user_id"]
    if number == world.bot.id:
        return shapes.member(shapes.bot_user(world.bot), chat.bot)
    if number not in world.people:
        raise rules.bad("invalid user_id specified")
    return shapes.person_member(world.people[number], chat)


def get_administrators(world: World, given: Json) -> list[Json]:
    """Say who the administrators are."""
    chat = _to_ask_about(world, given)
    if chat.kind == PRIVATE:
        raise rules.bad("there are no administrators in the private chat")
    return shapes.administrators(chat, world.bot)


def get_member_count(world: World, given: Json) -> int:
    """Say how many are in a conversation, the bot with them."""
    chat = _to_ask_about(world, given)
    return len(chat.people) + (chat.bot in INSIDE)


def _to_ask_about(world: World, given: Json) -> Chat:
    chat = rules.known(world, given["chat_id"])
    # A direct chat may be asked about whatever its person thinks of the bot, if they ever met.
    if chat.person is not None and chat.person.has_started:
        return chat
    return rules.reachable(world, chat.id)


def leave(world: World, given: Json) -> bool:
    """Leave a group."""
    chat = rules.reachable(world, given["chat_id"])
    if not chat.is_group:
        raise rules.bad("chat member status can't be changed in private chats")
    before, chat.bot = chat.bot, "left"
    owner = next(iter(chat.status))
    world.tell_bot_status(chat, owner, before, "left")
    return True


def pin(world: World, given: Json) -> bool:
    """Pin a message."""
    return _pin(_to_pin(world, given), pinned=True)


def unpin(world: World, given: Json) -> bool:
    """Take a pin away."""
    return _pin(_to_pin(world, given), pinned=False)


def _pin(message: Message, *, pinned: bool) -> bool:
    message.pinned = pinned
    return True


def _to_pin(world: World, given: Json) -> Message:
    chat = rules.reachable(world, given["chat_id"])
    if chat.is_group and chat.bot not in ADMINISTRATORS:
        raise rules.bad("not enough rights to manage pinned messages in the chat")
    found = chat.by_id.get(given.get("message_id", 0))
    if found is None or found.deleted:
        raise rules.bad("message to pin not found")
    return found


def send_action(world: World, flood: Flood, given: Json) -> bool:
    """Say that the bot is typing."""
    chat = rules.reachable(world, given["chat_id"])
    rules.topic(chat, given.get("message_thread_id"))
    flood.count("sendChatAction", chat)
    chat.actions.append(given["action"])
    return True


METHODS: Mapping[str, Callable[[World, Json], Any]] = {
    "getMe": get_me,
    "getChat": get_chat,
    "getChatMember": get_member,
    "getChatAdministrators": get_administrators,
    "getChatMemberCount": get_member_count,
    "leaveChat": leave,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
}
