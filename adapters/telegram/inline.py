"""Inline mode: whoever types the bot's name in any chat is offered their own moves, and nobody else is.

What is chosen is written into the chat as a command, like any other typed move.
"""

from telegram import (
    Bot,
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
)
from telegram.error import TelegramError

from adapters.conversation import Languages
from adapters.telegram import messages
from adapters.telegram.errors import is_too_late
from adapters.telegram.people import somebody
from adapters.telegram.places import NAME
from adapters.telegram.text import LONGEST_LABEL, cut
from core.commands import Actor
from core.ports import Log, StoreUnavailable
from core.service import Service
from core.table.values import Table, on_turn, playing_of
from i18n.lexicon import folded
from i18n.translator import Translator

RESULTS_A_QUERY = 50
LONGEST_QUERY = 64


class Inline:
    """Offers moves."""

    def __init__(self, bot: Bot, service: Service, languages: Languages, log: Log) -> None:
        """Answer queries by a bot."""
        self._bot = bot
        self._service = service
        self._languages = languages
        self._log = log

    def direct(self, table: str) -> str:
        """Return the address that leads from an answer to the direct chat."""
        return f"https://t.me/{self._bot.username}?start={table or NAME}"

    async def answer(self, query: InlineQuery) -> None:
        """Offer whoever asks the moves they can make now, those that begin with what they typed first."""
        actor = somebody(query.from_user)
        language = await self._service.language(actor)
        try:
            loaded = await self._service.table_of(actor)
        except StoreUnavailable:
            loaded = None
        keys = _moves(loaded.table, actor, self._languages.translator(language)) if loaded else []
        wanted = folded(query.query[:LONGEST_QUERY])
        offered = [each for each in keys if wanted in folded(each[0]) or wanted in each[1].lower()]
        await self._offer(query, offered[:RESULTS_A_QUERY], language)

    async def _offer(self, query: InlineQuery, keys: list[tuple[str, str]], language: str) -> None:
        translator = self._languages.translator(language)
        results = [
            InlineQueryResultArticle(
                id=str(number),
                title=cut(label, LONGEST_LABEL),
                input_message_content=InputTextMessageContent(f"/play@{self._bot.username} {notation}"),
            )
            for number, (label, notation) in enumerate(keys)
        ]
        label = translator.say(messages.DirectKey() if results else messages.NothingToPlay())
        try:
            await self._bot.answer_inline_query(
                query.id,
                results,
                cache_time=0,
                is_personal=True,
                button=InlineQueryResultsButton(cut(label, LONGEST_LABEL), start_parameter=NAME),
            )
        except TelegramError as error:
            if not is_too_late(error):
                self._log.warning("query-not-answered", fault=type(error).__name__)


def _moves(table: Table, actor: Actor, translator: Translator) -> list[tuple[str, str]]:
    """Return the moves that somebody can make now: what each is called, and its notation."""
    seat = table.seat_of(actor.ref)
    if seat is None or on_turn(table) != seat:
        return []
    game, play = playing_of(table)
    rows = game.hand(game.view(play.state, seat)).keys
    return [(translator.say(key.label, table.names), key.notation) for row in rows for key in row]
