"""From what a platform heard to what is said back: words to commands, answers to words.

One place for every platform: the languages are loaded here, a line or a press is read in
the speaker's language, and every answer and post is put into words.
"""

from dataclasses import dataclass, replace
from typing import Protocol

from adapters.my_data import written
from adapters.press import unpack
from core.commands import Actor, Move, Refuse, Request, Speak
from core.game import AnyGame, Key
from core.games import GAMES
from core.identity import PlayerRef, RoomRef
from core.reading import Tongues, read, read_press
from core.scene import Post
from core.service import IsAdmin, Reply, Service
from core.table import messages
from core.table.values import Phase, Table
from i18n.languages import LANGUAGES, has_symbols, names, own_name, styled
from i18n.lexicon import Lexicon, folded
from i18n.translator import OnFault, Translator


@dataclass(frozen=True, slots=True)
class Incoming:
    """Something a person did: a line they typed or a key they pressed.

    `id` is the same whenever the platform sends the same update again. `addressed` says that
    the bot was spoken to, so that words it does not know get an answer; `shared` that the words
    may as well be meant for another bot, so that those get none. `is_admin` asks the platform
    whether they are an admin of the room. `about` is whoever said what is answered.
    """

    id: str
    actor: Actor
    text: str = ""
    press: str = ""
    addressed: bool = False
    shared: bool = False
    is_admin: IsAdmin | None = None
    about: PlayerRef | None = None


class Doorkeeper(Protocol):
    """Knows whom the bot serves; `adapters.door` is the one there is."""

    async def answer(self, incoming: Incoming) -> Reply | None:
        """Return the answer to whom is not served, without lines for none, or to an operator; else None."""
        ...

    async def enters(self, player: PlayerRef, room: RoomRef) -> bool:
        """Return whether the bot may come into a room where somebody wants it."""
        ...

    async def turn_out(self, room: RoomRef, language: str) -> None:
        """Say goodbye to a room and leave it."""
        ...


@dataclass(frozen=True, slots=True)
class Spoken:
    """Lines in a language, and the language; `private` ones are for nobody else's eyes.

    The last `held` of them are what somebody holds, which is shown whole or not at all. After `parting`
    ones the platform has nothing to remember of whoever is told them.
    """

    lines: tuple[str, ...]
    language: str
    private: bool = False
    held: int = 0
    parting: bool = False


class Languages:
    """Every language, loaded once, with the lexicon of each game."""

    def __init__(self, on_fault: OnFault) -> None:
        """Load no language yet; each is loaded at its first word."""
        self._on_fault = on_fault
        self._translators: dict[str, Translator] = {}
        self._lexicons: dict[tuple[str, str], Lexicon] = {}
        called = {**{folded(name): tag for name, tag in names().items()}, **names()}
        self.tongues = Tongues(tuple(own_name(tag) for tag in LANGUAGES), called)

    def translator(self, language: str) -> Translator:
        """Return what speaks a language."""
        if language not in self._translators:
            self._translators[language] = Translator(language, self._on_fault)
        return self._translators[language]

    def lexicon(self, language: str, game: AnyGame) -> Lexicon:
        """Return the words of a language for a game."""
        key = (language, game.name)
        if key not in self._lexicons:
            english = self.translator(LANGUAGES[0])
            self._lexicons[key] = Lexicon(self.translator(language), english, game)
        return self._lexicons[key]

    def post(self, post: Post) -> Spoken:
        """Return a post in words, in its own language."""
        translator = self.translator(post.language)
        lines = tuple(translator.say(line, post.names) for line in post.screen.lines)
        return Spoken(lines, post.language)

    def key(self, key: Key, post: Post) -> str:
        """Return a key's label."""
        return self.translator(post.language).say(key.label, post.names)

    def reply(self, reply: Reply) -> Spoken:
        """Return an answer in words."""
        translator = self.translator(reply.language)
        lines = tuple(translator.say(line, reply.names) for line in reply.lines)
        held = sum(line.is_held for line in reply.lines)
        return Spoken(lines, reply.language, reply.private, held, reply.parting)


class Conversation:
    """Hears what people say on any platform and returns what to say back to them."""

    def __init__(
        self, service: Service, languages: Languages, default_game: str, door: Doorkeeper | None = None
    ) -> None:
        """Speak for a service; the default game's words are understood where no table stands.

        Where there is a door, only those are heard whom it lets in.
        """
        self._service = service
        self._languages = languages
        self._default_game = default_game
        self.door = door

    async def hear(self, incoming: Incoming) -> Spoken | None:
        """Return the answer to a person, None when there is nothing to say."""
        spoken = await self._service.language(incoming.actor) or LANGUAGES[0]
        actor = replace(incoming.actor, language=spoken)
        incoming = replace(incoming, actor=actor)
        if (turned_away := await self.turned_away(incoming)) is not None:
            return turned_away
        if incoming.press:
            reply = await self._pressed(incoming)
        else:
            reply = await self._service.hear(
                incoming.actor,
                lambda table: self._read(incoming, table),
                incoming.id,
                is_admin=incoming.is_admin,
                addressed=incoming.addressed,
            )
        if reply is not None and reply.data is not None:
            # To their own conversation, whatever they were answered in.
            file = written(reply.data, self._languages.translator(reply.language))
            self._service.handing.begin(incoming.actor.ref, file, f"file/{incoming.id}")
        return self._languages.reply(reply) if reply is not None else None

    async def turned_away(self, incoming: Incoming) -> Spoken | None:
        """Return what the door says, without lines where that is nothing; None for whoever is served."""
        reply = await self.door.answer(incoming) if self.door is not None else None
        return self._languages.reply(reply) if reply is not None else None

    async def _pressed(self, incoming: Incoming) -> Reply | None:
        press = unpack(incoming.press)
        command = read_press(press.notation, press.turn) if press else None
        if press is None or command is None:
            command = Refuse(messages.TurnIsOver())
        table_id = press.table if press else None
        return await self._service.hear(
            incoming.actor, command, incoming.id, table_id=table_id, is_admin=incoming.is_admin
        )

    def _read(self, incoming: Incoming, table: Table | None) -> Request | None:
        if not incoming.addressed:
            # People talk among themselves: of what is not said to the bot, only a move can be meant; of any
            # game where the table is not known, as one that cannot be loaded.
            games = [GAMES[table.game]] if table else list(GAMES.values())
            playing = table is None or table.phase is Phase.PLAYING
            found = (self._command(incoming, game, playing=playing) for game in games)
            return next((command for command in found if isinstance(command, Move)), None)
        game = GAMES[table.game if table else self._default_game]
        command = self._command(incoming, game, playing=table is not None and table.phase is Phase.PLAYING)
        if isinstance(command, Speak):
            command = _styled(command, incoming.actor.language)
        return command if incoming.shared else command or Refuse(messages.NotUnderstood())

    def _command(self, incoming: Incoming, game: AnyGame, *, playing: bool) -> Request | None:
        words = self._languages.lexicon(incoming.actor.language, game).words(incoming.text.lstrip("/!"))
        return read(words, game, self._languages.tongues, playing=playing)


def _styled(command: Speak, now: str) -> Speak:
    """Return the wish with the tag of the language as it is to be read from now on."""
    if command.symbols is None:
        return replace(command, language=styled(command.language, symbols=has_symbols(now)))
    return replace(command, language=styled(now, symbols=command.symbols))
