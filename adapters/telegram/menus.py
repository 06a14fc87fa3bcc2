"""What Telegram shows of the bot by itself: the commands and their meaning, and what the bot is.

In every language, told once by all processes until it changes. A group is offered what can be said
to a table with others at it, a direct chat what can be said alone.
"""

import hashlib
from collections.abc import Sequence

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeDefault,
)

from adapters.conversation import Languages
from adapters.telegram import messages
from adapters.telegram.places import NAME
from adapters.telegram.text import cut
from core.messages import Message
from i18n.languages import LANGUAGES
from storage.once import RedisOnce

LONGEST_COMMAND = 256
LONGEST_ABOUT = 120
LONGEST_DESCRIPTION = 512

COMMANDS: tuple[tuple[str, Message], ...] = (
    ("play", messages.CommandPlay()),
    ("join", messages.CommandJoin()),
    ("computer", messages.CommandComputer()),
    ("deal", messages.CommandDeal()),
    ("hand", messages.CommandHand()),
    ("bid", messages.CommandBid()),
    ("liar", messages.CommandLiar()),
    ("exact", messages.CommandExact()),
    ("status", messages.CommandStatus()),
    ("rules", messages.CommandRules()),
    ("options", messages.CommandOptions()),
    ("log", messages.CommandLog()),
    ("leave", messages.CommandLeave()),
    ("again", messages.CommandAgain()),
    ("kick", messages.CommandKick()),
    ("stop", messages.CommandStop()),
    ("language", messages.CommandLanguage()),
    ("settings", messages.CommandSettings()),
    ("privacy", messages.CommandPrivacy()),
    ("help", messages.CommandHelp()),
)
"""The commands in the order in which they are offered, and what each does."""

ONLY_IN_GROUPS = ("join", "kick")
"""The commands that make no sense alone."""

_MENU = "menu"


class Menus:
    """Tells Telegram what the bot is and understands."""

    def __init__(self, bot: Bot, languages: Languages, once: RedisOnce) -> None:
        """Tell it by a bot, unless `once` says that it was told."""
        self._bot = bot
        self._languages = languages
        self._once = once

    async def tell(self) -> bool:
        """Tell what has changed; whether anything had.

        Raises:
            TelegramError: Telegram did not take it all.
            StoreUnavailable: nobody knows what was told.
        """
        value = hashlib.sha256(repr([self._said(language) for language in LANGUAGES]).encode()).hexdigest()
        name = f"{_MENU}-{self._bot.id}"
        if await self._once.was_done(NAME, name, value):
            return False
        for language in LANGUAGES:
            await self._tell_in(language)
        await self._once.note(NAME, name, value)
        return True

    async def _tell_in(self, language: str) -> None:
        """Tell it in a language; in the first one for all others as well."""
        codes: tuple[str | None, ...] = (code_of(language),)
        if language == LANGUAGES[0]:
            codes = (None, *codes)
        menus, about, description = self._said(language)
        for code in codes:
            for scope, commands in menus:
                await self._bot.set_my_commands(commands, scope=scope, language_code=code)
            await self._bot.set_my_short_description(about, language_code=code)
            await self._bot.set_my_description(description, language_code=code)

    def _said(
        self, language: str
    ) -> tuple[tuple[tuple[BotCommandScope, Sequence[BotCommand]], ...], str, str]:
        say = self._languages.translator(language).say
        commands = [BotCommand(name, cut(say(message), LONGEST_COMMAND)) for name, message in COMMANDS]
        alone = [command for command in commands if command.command not in ONLY_IN_GROUPS]
        about, description = say(messages.About()), say(messages.Description())
        menus = ((BotCommandScopeDefault(), alone), (BotCommandScopeAllGroupChats(), commands))
        return menus, cut(about, LONGEST_ABOUT), cut(description, LONGEST_DESCRIPTION)


def code_of(language: str) -> str:
    """Return the two letters by which Telegram knows a language.

    >>> code_of("sr-Latn"), code_of("sv")
    ('sr', 'sv')
    """
    return language.split("-", maxsplit=1)[0]
