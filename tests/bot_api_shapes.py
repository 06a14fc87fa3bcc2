"""How the Bot API shows what is in the double: users, chats, members, messages, presses."""

from typing import TYPE_CHECKING

from tests.bot_api_values import ADMINISTRATORS, PRIVATE, SUPERGROUP, Chat, Json, Message, Press

if TYPE_CHECKING:
    from tests.bot_api_people import Person
    from tests.bot_api_world import Bot

ANONYMOUS_ADMINISTRATOR: Json = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}
CHANNEL_SENDER: Json = {
    "id": 136817688,
    "is_bot": True,
    "first_name": "Channel",
    "username": "Channel_Bot",
}
RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
)


def user(person: "Person") -> Json:
    """Show a person as the Bot API's User."""
    shown: Json = {"id": person.id, "is_bot": person.is_bot, "first_name": person.first_name}
    for name in ("last_name", "username", "language_code"):
        if value := getattr(person, name):
            shown[name] = value
    return shown


def bot_user(bot: "Bot") -> Json:
    """Show the bot as others see it."""
    return {"id": bot.id, "is_bot": True, "first_name": bot.name, "username": bot.username}


def me(bot: "Bot") -> Json:
    """Show the bot as getMe does."""
    return bot_user(bot) | {
        "can_join_groups": bot.joins_groups,
        "can_read_all_group_messages": bot.reads_all,
        "supports_inline_queries": bot.has_inline_mode,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def chat(of: Chat) -> Json:
    """Show a conversation as the Bot API's Chat."""
    shown: Json = {"id": of.id, "type": of.kind}
    if of.kind == PRIVATE and of.person is not None:
        person = user(of.person)
        return shown | {k: person[k] for k in ("first_name", "last_name", "username") if k in person}
    shown["title"] = of.title
    if of.username:
        shown["username"] = of.username
    if of.is_forum:
        shown["is_forum"] = True
    return shown


def full_chat(of: Chat) -> Json:
    """Show a conversation as getChat does."""
    gifts = (
        "unlimited_gifts",
        "limited_gifts",
        "unique_gifts",
        "premium_subscription",
        "gifts_from_channels",
    )
    return chat(of) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(gifts, False),
    }


def member(shown: Json, status: str, *, anonymous: bool = False) -> Json:
    """Show somebody's place in a conversation as the Bot API's ChatMember."""
    place: Json = {"user": shown, "status": status}
    if status == "creator":
        place["is_anonymous"] = anonymous
    if status == "administrator":
        place |= {"can_be_edited": False, "is_anonymous": anonymous} | dict.fromkeys(RIGHTS, True)
    if status == "kicked":
        place["until_date"] = 0
    return place


def person_member(person: "Person", of: Chat) -> Json:
    """Show a person's place in a conversation."""
    return member(user(person), of.status.get(person, "left"), anonymous=person in of.anonymous)


def message(shown: Message, bot: "Bot", *, with_reply: bool = True) -> Json:
    """Show a message as the bot receives it."""
    is_ephemeral = shown.ephemeral_id is not None
    told: Json = {"message_id": shown.id, "date": int(shown.date), "chat": chat(shown.chat)}
    told["from"] = bot_user(bot) if shown.sender is None else user(shown.sender)
    if is_ephemeral:
        told["ephemeral_message_id"] = shown.ephemeral_id
        if shown.receiver is not None and shown.is_from_bot:
            told["receiver_user"] = user(shown.receiver)
    if shown.thread is not None and shown.chat.is_forum:
        told |= {"message_thread_id": shown.thread, "is_topic_message": True}
    elif shown.reply_to is not None and shown.chat.kind == SUPERGROUP and not is_ephemeral:
        told["message_thread_id"] = _root(shown).id  # a thread of replies, not a topic
    if shown.edited:
        told["edit_date"] = int(shown.versions[-1].at)
    if with_reply and shown.reply_to is not None and not shown.reply_to.deleted:
        told["reply_to_message"] = message(shown.reply_to, bot, with_reply=False)
    caption = "caption" if {"photo", "document"} & shown.whole.keys() else "text"
    if shown.text:
        told[caption] = shown.text
    if shown.entities:
        told["caption_entities" if caption == "caption" else "entities"] = shown.entities
    if shown.rows:
        told["reply_markup"] = {"inline_keyboard": shown.rows}
    return told | shown.mask | shown.whole


def _root(reply: Message) -> Message:
    while reply.reply_to is not None:
        reply = reply.reply_to
    return reply


def callback_query(press: Press, bot: "Bot", instance: str) -> Json:
    """Show a press as the bot receives it."""
    told: Json = {
        "id": press.id,
        "from": user(press.person),
        "chat_instance": instance,
        "data": press.data,
    }
    if press.message is None:
        return told
    if press.message.inline_id is not None:
        return told | {"inline_message_id": press.message.inline_id}
    if press.message.deleted:
        gone = {"chat": chat(press.message.chat), "message_id": press.message.id, "date": 0}
        return told | {"message": gone}
    return told | {"message": message(press.message, bot)}


def administrators(of: Chat, bot: "Bot") -> list[Json]:
    """Show the administrators of a group as getChatAdministrators does: other bots aside."""
    shown = [person_member(person, of) for person, status in of.status.items() if status in ADMINISTRATORS]
    if of.bot in ADMINISTRATORS:
        shown.append(member(bot_user(bot), of.bot))
    return shown
