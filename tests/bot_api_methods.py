"""The methods of the Bot API double that write, change and answer, and the table of all methods.

A method is a function of the world, the budgets and the parameters of the call; it returns the
result or raises `Refused`. What is in the Bot API but not in the table is not played by the double.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests import bot_api_chats as chats
from tests import bot_api_profile as profile
from tests import bot_api_rules as rules
from tests import bot_api_shapes as shapes
from tests.bot_api_flood import Flood
from tests.bot_api_values import Chat, Json, Message, Upload, units
from tests.bot_api_world import World


@dataclass(frozen=True)
class Play:
    """What a method is given: the world and the budgets."""

    world: World
    flood: Flood


# What a message says: the plain text and its entities.
Content = tuple[str, list[Json]]
Method = Callable[[Play, Json], Any]


def send_message(play: Play, given: Json) -> Json:
    """Write a text."""
    chat = rules.reachable(play.world, given["chat_id"])
    content = rules.text_of(given["text"], given.get("parse_mode"), given.get("entities"))
    return _send(play, chat, given, content, method="sendMessage", whole={})


def _send_file(kind: str) -> Method:
    def send(play: Play, given: Json) -> Json:
        chat = rules.reachable(play.world, given["chat_id"])
        content = rules.text_of(
            given.get("caption", ""), given.get("parse_mode"), given.get("caption_entities"), rules.CAPTION
        )
        method = f"send{kind.capitalize()}"
        return _send(play, chat, given, content, method=method, whole=_file(play, kind, given[kind]))

    send.__doc__ = f"Write a {kind} with a caption."
    return send


def _file(play: Play, kind: str, sent: object) -> Json:
    if isinstance(sent, Upload):
        if not sent.data:
            raise rules.bad("file must be non-empty")
        if len(sent.data) > rules.LARGEST_FILE:
            raise rules.Refused(413, "Request Entity Too Large")
        number = f"file-{play.world.new_id()}"
        play.world.files[number] = sent.data
        size, name = len(sent.data), sent.name
    else:
        number, size, name = str(sent), 1, "file"
    about: Json = {"file_id": number, "file_unique_id": f"unique-{number}", "file_size": size}
    if kind == "photo":
        return {"photo": [about | {"width": 90, "height": 90}]}
    return {"document": about | {"file_name": name}}


def _send(play: Play, chat: Chat, given: Json, content: Content, *, method: str, whole: Json) -> Json:
    text, entities = content
    rows = rules.keyboard(given.get("reply_markup"), chat)
    asked = rules.reply_keyboard(given.get("reply_markup"))
    thread = rules.topic(chat, given.get("message_thread_id"))
    reply = given.get("reply_parameters")
    reply_to = rules.replied(chat, reply)
    receiver = replaces = None
    if wanted := _ephemeral(given):
        replaces = rules.reachable_by_ephemeral(play.world, chat, wanted, reply)
        receiver = play.world.people[wanted["receiver_user_id"]]
    elif reply and reply.get("ephemeral_message_id"):
        raise rules.bad("reply to an ephemeral message must be ephemeral")
    play.flood.count(method, chat, ephemeral=receiver is not None)
    message = play.world.write(
        chat,
        None,
        text,
        entities=_named(play.world, entities),
        rows=rows,
        thread=thread,
        reply_to=reply_to,
        receiver=receiver,
        whole=whole,
    )
    message.reply_keyboard, message.replaces = asked, replaces
    return shapes.message(message, play.world.bot)


def _ephemeral(given: Json) -> Json | None:
    if wanted := given.get("ephemeral_message_parameters"):
        return dict(wanted)
    if "receiver_user_id" not in given:
        return None
    # As it was written before Bot API 10.3.
    return {name: given[name] for name in ("receiver_user_id", "callback_query_id") if name in given}


def _named(world: World, entities: list[Json]) -> list[Json]:
    """Return entities in which those who are mentioned by id are shown in full."""
    for entity in entities:
        if entity["type"] == "text_mention" and (person := world.people.get(entity["user"]["id"])):
            entity["user"] = shapes.user(person)
    return [e for e in entities if e["type"] != "text_mention" or e["user"]["first_name"]]


def edit_text(play: Play, given: Json) -> Json | bool:
    """Let a message say something else; without a markup it loses its keyboard."""
    message = _to_edit(play, given)
    content = rules.text_of(given["text"], given.get("parse_mode"), given.get("entities"))
    return _edit(play, given, message, content, method="editMessageText")


def edit_caption(play: Play, given: Json) -> Json | bool:
    """Give a picture or a file another caption."""
    message = _to_edit(play, given)
    caption, mode = given.get("caption", ""), given.get("parse_mode")
    content = rules.text_of(caption, mode, given.get("caption_entities"), rules.CAPTION)
    return _edit(play, given, message, content, method="editMessageCaption")


def edit_markup(play: Play, given: Json) -> Json | bool:
    """Give a message another keyboard, or none."""
    message = _to_edit(play, given)
    content = (message.text, message.entities)
    return _edit(play, given, message, content, method="editMessageReplyMarkup")


def _to_edit(play: Play, given: Json) -> Message:
    if inline_id := given.get("inline_message_id"):
        if inline_id not in play.world.inline_messages:
            raise rules.bad("MESSAGE_ID_INVALID")
        return play.world.inline_messages[inline_id]
    if "chat_id" not in given:
        raise rules.bad("chat identifier is not specified")
    chat = rules.reachable(play.world, given["chat_id"])
    return rules.own_message(chat, given.get("message_id"))


def _edit(play: Play, given: Json, message: Message, content: Content, *, method: str) -> Json | bool:
    rows = rules.keyboard(given.get("reply_markup"), message.chat)
    text, entities = content[0], _named(play.world, content[1])
    play.flood.count(method, message.chat)
    rules.must_differ(message, text, entities, rows)
    play.world.rewrite(message, text, entities, rows)
    return True if message.inline_id else shapes.message(message, play.world.bot)


def delete_message(play: Play, given: Json) -> bool:
    """Delete a message."""
    chat = rules.reachable(play.world, given["chat_id"])
    play.flood.count("deleteMessage", chat)
    rules.deletable(chat, given["message_id"], play.world.clock()).deleted = True
    return True


def delete_messages(play: Play, given: Json) -> bool:
    """Delete those of some messages that can be deleted."""
    chat = rules.reachable(play.world, given["chat_id"])
    if not 1 <= len(given["message_ids"]) <= 100:
        raise rules.bad("message identifiers must be 1-100")
    play.flood.count("deleteMessage", chat)
    for number in given["message_ids"]:
        try:
            rules.deletable(chat, number, play.world.clock()).deleted = True
        except rules.Refused:
            continue
    return True


def edit_ephemeral_text(play: Play, given: Json) -> bool:
    """Let an ephemeral message say something else."""
    message = _ephemeral_message(play, given)
    text, entities = rules.text_of(given["text"], given.get("parse_mode"), given.get("entities"))
    return _edit_ephemeral(play, given, message, text, entities)


def edit_ephemeral_markup(play: Play, given: Json) -> bool:
    """Give an ephemeral message another keyboard, or none."""
    message = _ephemeral_message(play, given)
    return _edit_ephemeral(play, given, message, message.text, message.entities)


def _edit_ephemeral(play: Play, given: Json, message: Message, text: str, entities: list[Json]) -> bool:
    rows = rules.keyboard(given.get("reply_markup"), message.chat)
    entities = _named(play.world, entities)
    rules.must_differ(message, text, entities, rows)
    play.flood.count("editMessageText", message.chat, ephemeral=True)
    play.world.rewrite(message, text, entities, rows)
    return True


def delete_ephemeral(play: Play, given: Json) -> bool:
    """Take an ephemeral message away."""
    _ephemeral_message(play, given).deleted = True
    return True


def _ephemeral_message(play: Play, given: Json) -> Message:
    chat = rules.reachable(play.world, given["chat_id"])
    key = (chat.id, given["receiver_user_id"], given["ephemeral_message_id"])
    message = play.world.ephemeral.get(key)
    if message is None or message.deleted or not message.is_from_bot:
        raise rules.bad("message to edit not found")
    return message


def answer_press(play: Play, given: Json) -> bool:
    """Answer the press of a button."""
    if units(given.get("text", "")) > rules.ALERT:
        raise rules.bad("MESSAGE_TOO_LONG")
    press = rules.open_press(play.world, given["callback_query_id"])
    address = given.get("url", "")
    if address and not address.startswith(f"https://t.me/{play.world.bot.username}?start="):
        raise rules.bad("URL_INVALID")
    press.answer = {k: v for k, v in given.items() if k != "callback_query_id"}
    press.answered_at = play.world.clock()
    return True


def answer_inline(play: Play, given: Json) -> bool:
    """Show the results of an inline query."""
    query = play.world.inline_queries.get(given["inline_query_id"])
    if query is None or query.answer is not None or play.world.clock() - query.at > rules.CALLBACK_VALID:
        raise rules.bad("query is too old and response timeout expired or query ID is invalid")
    results = [_inline_result(result) for result in given["results"]]
    if len(results) > rules.INLINE_RESULTS:
        raise rules.bad("RESULTS_TOO_MUCH")
    if len({result["id"] for result in results}) < len(results):
        raise rules.bad("RESULT_ID_DUPLICATE")
    query.answer = {k: v for k, v in given.items() if k != "inline_query_id"} | {"results": results}
    return True


def _inline_result(result: Json) -> Json:
    if not 1 <= len(result["id"].encode()) <= 64:
        raise rules.bad("RESULT_ID_INVALID")
    rules.keyboard(result.get("reply_markup"), None)
    content = result.get("input_message_content")
    if content is None or "message_text" not in content:
        return result
    plain, entities = rules.text_of(
        content["message_text"], content.get("parse_mode"), content.get("entities")
    )
    return result | {"input_message_content": content | {"message_text": plain, "entities": entities}}


def _of_world(method: Callable[[World, Json], Any]) -> Method:
    return lambda play, given: method(play.world, given)


METHODS: Mapping[str, Method] = {
    "sendMessage": send_message,
    "sendDocument": _send_file("document"),
    "sendPhoto": _send_file("photo"),
    "editMessageText": edit_text,
    "editMessageCaption": edit_caption,
    "editMessageReplyMarkup": edit_markup,
    "deleteMessage": delete_message,
    "deleteMessages": delete_messages,
    "editEphemeralMessageText": edit_ephemeral_text,
    "editEphemeralMessageReplyMarkup": edit_ephemeral_markup,
    "deleteEphemeralMessage": delete_ephemeral,
    "answerCallbackQuery": answer_press,
    "answerInlineQuery": answer_inline,
    "sendChatAction": lambda play, given: chats.send_action(play.world, play.flood, given),
    **{name: _of_world(method) for name, method in chats.METHODS.items()},
    **{name: _of_world(method) for name, method in profile.METHODS.items()},
}
