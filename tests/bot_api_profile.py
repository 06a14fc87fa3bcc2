"""The methods of the Bot API double that set what people see of the bot: name, description, menus."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tests import bot_api_rules as rules
from tests.bot_api_values import ADMINISTRATORS, PRIVATE, Chat, Json, units

if TYPE_CHECKING:
    from tests.bot_api_people import Person
    from tests.bot_api_world import World

# Kind of text: the name of the parameter, and how long it may be.
TEXTS = {"name": 64, "description": 512, "short_description": 120}
_COMMAND = re.compile(r"[a-z0-9_]{1,32}")
_LANGUAGE = re.compile(r"[a-z]{2}|")


def _language(given: Json) -> str:
    language = str(given.get("language_code", ""))
    if not _LANGUAGE.fullmatch(language):
        raise rules.bad("invalid language code specified")
    return language


def set_commands(world: "World", given: Json) -> bool:
    """Set the command menu of a scope and a language."""
    commands = given["commands"]
    if len(commands) > rules.COMMANDS:
        raise rules.bad("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not _COMMAND.fullmatch(command["command"]):
            raise rules.bad("BOT_COMMAND_INVALID")
        if not 1 <= units(command["description"]) <= 256:
            raise rules.bad("BOT_COMMAND_DESCRIPTION_INVALID")
    world.profile.commands[rules.scope_key(given.get("scope")), _language(given)] = list(commands)
    return True


def get_commands(world: "World", given: Json) -> list[Json]:
    """Return the command menu of a scope and a language, if it was set."""
    return world.profile.commands.get((rules.scope_key(given.get("scope")), _language(given)), [])


def delete_commands(world: "World", given: Json) -> bool:
    """Forget the command menu of a scope and a language."""
    world.profile.commands.pop((rules.scope_key(given.get("scope")), _language(given)), None)
    return True


def menu(world: "World", person: "Person", chat: Chat) -> list[str]:
    """Return the commands that a person is offered in a conversation: those of the narrowest scope."""
    for scope in _scopes(person, chat):
        for language in (person.language_code[:2], ""):
            if found := world.profile.commands.get((scope, language)):
                return [command["command"] for command in found]
    return []


def _scopes(person: "Person", chat: Chat) -> Iterator[str]:
    if chat.kind == PRIVATE:
        yield rules.scope_key({"type": "chat", "chat_id": chat.id})
        yield "all_private_chats"
    else:
        yield rules.scope_key({"type": "chat_member", "chat_id": chat.id, "user_id": person.id})
        is_administrator = chat.status.get(person) in ADMINISTRATORS
        if is_administrator:
            yield rules.scope_key({"type": "chat_administrators", "chat_id": chat.id})
        yield rules.scope_key({"type": "chat", "chat_id": chat.id})
        if is_administrator:
            yield "all_chat_administrators"
        yield "all_group_chats"
    yield "default"


def _set_text(kind: str) -> Callable[["World", Json], bool]:
    def set_text(world: "World", given: Json) -> bool:
        text = str(given.get(kind, ""))
        if units(text) > TEXTS[kind]:
            raise rules.bad(f"BOT_{kind.upper()}_TOO_LONG")
        world.profile.texts[kind, _language(given)] = text
        return True

    return set_text


def _get_text(kind: str) -> Callable[["World", Json], Json]:
    def get_text(world: "World", given: Json) -> Json:
        language = _language(given)
        texts = world.profile.texts
        return {kind: texts.get((kind, language)) or texts.get((kind, ""), "")}

    return get_text


def set_menu_button(world: "World", given: Json) -> bool:
    """Set the button beside the text field of one direct chat, or of all."""
    world.profile.menu_buttons[given.get("chat_id")] = given.get("menu_button", {"type": "default"})
    return True


def get_menu_button(world: "World", given: Json) -> Json:
    """Return the button beside the text field."""
    buttons = world.profile.menu_buttons
    return buttons.get(given.get("chat_id"), buttons.get(None, {"type": "commands"}))


METHODS: Mapping[str, Callable[["World", Json], Any]] = {
    "setMyCommands": set_commands,
    "getMyCommands": get_commands,
    "deleteMyCommands": delete_commands,
    "setChatMenuButton": set_menu_button,
    "getChatMenuButton": get_menu_button,
    **{f"setMy{kind.title().replace('_', '')}": _set_text(kind) for kind in TEXTS},
    **{f"getMy{kind.title().replace('_', '')}": _get_text(kind) for kind in TEXTS},
}
