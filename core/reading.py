"""Reading words as commands.

The words are already in the canonical vocabulary (the lexicon of `i18n` has turned
"fem treor" into "5 3"), so this knows no language. Three kinds of no: words that mean
nothing here are None, words that nearly are a command are a `Refuse` that says what is
missing, and a command that is not possible now is the table's business.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from core.commands import (
    AddComputer,
    Again,
    Arrange,
    Ask,
    Command,
    Deal,
    ForgetMe,
    Join,
    Kick,
    Leave,
    Move,
    MyData,
    Open,
    Personal,
    Privacy,
    Refuse,
    Request,
    SetOption,
    Speak,
    Stop,
    Topic,
    Unfold,
)
from core.game import AnyGame, NotNotation
from core.games import GAMES
from core.options import Choice
from core.room_settings import (
    GAMES_ALLOWED,
    LANGUAGE,
    NAMES,
    OPENING,
    QUIET_HOURS,
    TURN_TIME,
    USUAL,
    which_setting,
)
from core.table import messages
from core.table.values import TableOptions

VOCABULARY: Mapping[str, str] = MappingProxyType(
    {
        **{
            f"word-{word}": word
            for word in (
                *("play", "join", "leave", "kick", "stop", "deal", "again", "computer"),
                *("option", "options", "game", "timer", "on", "off", "easy", "normal"),
                *("hand", "status", "log", "rules", "help", "language", "privacy", "symbols"),
                *("mydata", "forgetme"),
                *("settings", "games", "open", "quiet", "all", "everybody", "admins", "usual"),
                *("block", "unblock", "blocked", "announce"),
            )
        },
        "word-seconds": "s",
        "word-minutes": "m",
        "word-hours": "h",
        **{f"word-number-{number}": str(number) for number in range(1, 21)},
        **{f"word-{game}": game for game in GAMES},
    }
)
"""The words that every table understands: the Fluent id of their spellings, and what they mean."""


@dataclass(frozen=True, slots=True)
class Word:
    """A typed word as it stands, and what it means in the canonical vocabulary."""

    raw: str
    meaning: str


_PLAIN: Mapping[str, Command] = MappingProxyType(
    {
        "join": Join(),
        "leave": Leave(),
        "stop": Stop(),
        "deal": Deal(),
        "again": Again(),
        "hand": Ask(Topic.HAND),
        "status": Ask(Topic.STATUS),
        "rules": Ask(Topic.RULES),
        "options": Ask(Topic.OPTIONS),
        "help": Ask(Topic.HELP),
    }
)

_PERSONAL: Mapping[str, Personal] = MappingProxyType(
    {"privacy": Privacy(), "mydata": MyData(), "forgetme": ForgetMe()}
)

_UNFOLDING: Mapping[str, Unfold] = MappingProxyType(
    {
        "unfold": Unfold(options=True),
        "fold": Unfold(options=False),
        "unfold-settings": Unfold(options=False, settings=True),
    }
)

_SETTINGS: Mapping[str, str] = MappingProxyType(
    {
        "language": LANGUAGE,
        "games": GAMES_ALLOWED,
        "game": GAMES_ALLOWED,
        "open": OPENING,
        "play": OPENING,
        "timer": TURN_TIME,
        "status": TURN_TIME,
        "quiet": QUIET_HOURS,
        **{str(number): name for number, name in enumerate(NAMES, 1)},
    }
)
"""What a setting may be called: by its number, and by words that mean something else elsewhere."""

_BEFORE_A_MOVE = ("bid", "play")
_LONGEST_PAGE = 5


@dataclass(frozen=True, slots=True)
class Tongues:
    """The languages there are: each by its own name, and the tags of all that they may be called."""

    own_names: tuple[str, ...]
    tags: Mapping[str, str]


def read(words: Sequence[Word], game: AnyGame, tongues: Tongues, *, playing: bool) -> Request | None:
    """Return the command that the words are, None when they are none.

    Args:
        words: the line, word by word.
        game: the game of the table, whose moves and options are understood.
        tongues: the languages that can be asked for.
        playing: whether a game runs; a word that is a move and an option is a move then.
    """
    if not words:
        return None
    first, rest = words[0], words[1:]
    if playing and (move := _move(words, game)):
        return move
    if not rest and first.meaning in _PLAIN:
        return _PLAIN[first.meaning]
    if not rest and first.meaning in _PERSONAL:
        return _PERSONAL[first.meaning]
    if rest and first.meaning in _BEFORE_A_MOVE and isinstance(move := _move(rest, game), Move):
        return move
    if first.meaning == "settings":
        return _arrange(rest, tongues)
    return _with_argument(words, game, tongues) or _move(words, game)


def read_press(notation: str, turn: int) -> Command | None:
    """Return the command of a pressed key, whose notation is always canonical."""
    words = notation.split()
    if not words:
        return None
    if words[0] == "option":
        return SetOption(words[1]) if len(words) > 1 else None
    if words[0] == "computer":
        return AddComputer()
    if words[0] == "play":
        return Open()
    if words[0] == "arrange":
        return Arrange(words[1], " ".join(words[2:]), turn) if len(words) > 1 else None
    return _UNFOLDING.get(notation) or _PLAIN.get(notation) or Move(notation, turn)


def _with_argument(words: Sequence[Word], game: AnyGame, tongues: Tongues) -> Command | None:
    first, rest = words[0], words[1:]
    meanings = [word.meaning for word in rest]
    options = (*game.options.choices(), *TableOptions.choices())
    match first.meaning:
        case "play":
            return Open(_game_name(meanings)) if meanings else Open()
        case "game" if meanings:
            return SetOption("game", _game_name(meanings))
        case "computer":
            return AddComputer(meanings[0] if meanings else "")
        case "kick":
            return Kick(" ".join(word.raw for word in rest))
        case "log":
            return Ask(Topic.LOG, _page(meanings))
        case "language":
            return _language(rest, tongues)
        case "symbols" if meanings in ([], ["on"], ["off"]):
            return Speak("", symbols=meanings != ["off"])
        case "option":
            return _option(rest, options)
        case name if any(choice.name == name for choice in options):
            return _option(words, options)
        case _:
            return None


def _option(words: Sequence[Word], options: Sequence[Choice]) -> Command:
    if not words:
        return Ask(Topic.OPTIONS)
    written = "".join(word.raw for word in words[1:])
    if any(written in choice.values for choice in options):
        return SetOption(words[0].meaning, written)
    return SetOption(words[0].meaning, "".join(word.meaning for word in words[1:]))


def _arrange(words: Sequence[Word], tongues: Tongues) -> Command:
    if not words:
        return Arrange()
    name, rest = _SETTINGS.get(words[0].meaning), words[1:]
    if name is None:
        return Refuse(which_setting())
    if name == LANGUAGE and rest:
        spoken = _language(rest, tongues)
        return replace(spoken, of_room=True) if isinstance(spoken, Speak) else spoken
    meanings = [word.meaning for word in rest]
    if name == QUIET_HOURS and meanings not in (["off"], [USUAL]):
        return Arrange(name, " ".join(word.raw for word in rest))
    return Arrange(name, " ".join(meanings))


def _game_name(words: Sequence[str]) -> str:
    joined = "-".join(words)
    return next((name for name in GAMES if joined in (name, name.replace("-", ""))), joined)


def _page(words: Sequence[str]) -> int:
    page = words[0] if words else "1"
    return int(page[:_LONGEST_PAGE]) if re.fullmatch(r"[0-9]+", page) else 1


def _language(rest: Sequence[Word], tongues: Tongues) -> Command:
    wanted = " ".join(word.raw for word in rest).casefold()
    tag = tongues.tags.get(wanted)
    if tag is None:
        return Refuse(messages.WhichLanguage(tuple(messages.Name(name) for name in tongues.own_names)))
    return Speak(tag)


def _move(words: Sequence[Word], game: AnyGame) -> Command | None:
    written = " ".join(word.raw for word in words)
    if _is_notation(written, game):
        return Move(written)
    notation = " ".join(word.meaning for word in words)
    try:
        game.parse(notation)
    except NotNotation as no:
        return Refuse(no.reason) if no.reason else None
    return Move(notation)


def _is_notation(written: str, game: AnyGame) -> bool:
    """Return whether a text is a move as the game writes it: "AS" is, though "as" is a word for an ace."""
    try:
        return game.notation(game.parse(written)) == written
    except NotNotation:
        return False
