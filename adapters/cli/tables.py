"""Tables of the command line: one to play at, and one to watch, with storage in this process."""

import base64
import hashlib
import os
import secrets
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import structlog
from rich.console import Console
from rich.text import Text

from adapters.cli.arguments import WrongUse
from adapters.conversation import Languages
from adapters.terminal import interactive, piped
from adapters.terminal.messages import RecordNotWritten
from adapters.terminal.platform import NAME, PLAYER, ROOM, Ink, Print, ReaderGone, TerminalPlatform
from adapters.terminal.session import Session, Wishes
from core.chance import SEED_BYTES
from core.commands import Actor, AddComputer, Command, Deal, SetOption
from core.games import GAMES
from core.ports import Store
from core.record import Record, record_of, write
from core.service import Service, Settings
from core.table.values import Phase, Table
from i18n.lexicon import folded
from storage.embedded import embedded
from storage.limits import RedisLimits
from storage.redis import RedisStore

_PACE = 1.0
"""Seconds a computer player takes at a prompt, long enough to be read."""

_COLOURS = {
    Ink.NEWS: "",
    Ink.DETAIL: "dim",
    Ink.PROMPT: "bold",
    Ink.HAND: "bold cyan",
    Ink.ANSWER: "cyan",
}


@dataclass(frozen=True, slots=True)
class Setting:
    """What was asked for on the command line."""

    languages: Languages
    language: str
    game: str
    computers: int
    strength: str
    name: str
    options: tuple[tuple[str, str], ...]
    seed: bytes | None
    record: Path | None
    pace: float | None


async def play(setting: Setting) -> None:
    """Let a person play at this terminal, with a prompt if there is one."""
    has_prompt = (
        sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb")
    )
    platform = TerminalPlatform(
        setting.languages, _printer() if has_prompt else _plain, has_prompt=has_prompt
    )
    pace = setting.pace if setting.pace is not None else _PACE * has_prompt
    store, service = _embedded(platform, _seeds(setting.seed), Settings(setting.game, pace))
    wishes = Wishes(
        name=setting.name,
        language=setting.language,
        game=setting.game,
        computers=setting.computers,
        strength=setting.strength,
        options=setting.options,
        record=setting.record,
    )
    session = Session(service, store, platform, setting.languages, wishes)
    try:
        if has_prompt:
            await interactive.run(session, platform, _suggestions(session, platform, setting))
        else:
            await piped.run(session, sys.stdin)
    finally:
        await store.close()


async def demo(setting: Setting) -> None:
    """Play a whole game between computer players and print it; equal settings, equal game.

    Raises:
        WrongUse: the record cannot be written.
    """
    seed = setting.seed if setting.seed is not None else secrets.token_bytes(SEED_BYTES)
    platform = TerminalPlatform(setting.languages, _plain, has_prompt=False)
    settings = Settings(setting.game, pace=0)
    store, service = _embedded(platform, lambda _table: seed, settings, clock=lambda: 0.0)
    host = Actor(PLAYER, setting.name, setting.language, admin=True, room=ROOM)
    await service.open(ROOM, host, "open", game=setting.game, sit=False)
    await service.settled()
    computers: list[Command] = [AddComputer(setting.strength)] * setting.computers
    options: list[Command] = [SetOption(name, value) for name, value in setting.options]
    for number, command in enumerate([*options, *computers, Deal()]):
        await service.hear(host, command, f"demo:{number}")
        await service.settled()
    table = await _to_the_end(service, store)
    await store.close()
    if setting.record is not None and table.play is not None:
        write_record(setting.record, record_of(table, table.play))


async def _to_the_end(service: Service, store: Store) -> Table:
    """Let the clock act until the game is over."""
    while True:
        table_id = await store.table_in(ROOM)
        loaded = await store.load(table_id) if table_id else None
        if loaded is None:
            raise RuntimeError("the demo's table is gone")
        if loaded.table.phase is not Phase.PLAYING:
            return loaded.table
        await service.work()
        await service.settled()


def _embedded(
    platform: TerminalPlatform,
    seed: Callable[[Table], bytes],
    settings: Settings,
    clock: Callable[[], float] | None = None,
) -> tuple[RedisStore, Service]:
    """Return a store in this process and a service that shows its tables at this terminal."""
    client, log = embedded(), structlog.get_logger()
    store = RedisStore(client, log, clock=clock)
    service = Service(
        store,
        {NAME: platform},
        RedisLimits(client, {}, clock=clock),
        seed=seed,
        new_id=lambda: base64.b32encode(secrets.token_bytes(5)).decode().lower(),
        log=log,
        settings=settings,
    )
    return store, service


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file.

    Raises:
        WrongUse: it cannot be written there.
    """
    try:
        path.write_text(write(record), encoding="utf-8")
    except OSError:
        raise WrongUse(RecordNotWritten(str(path))) from None


def _seeds(given: bytes | None) -> Callable[[Table], bytes]:
    """Return where seeds come from: the system, or a given one for the first game and its hashes later on."""
    if given is None:
        return lambda _table: secrets.token_bytes(SEED_BYTES)
    games: dict[tuple[str, int], int] = {}

    def seed(table: Table) -> bytes:
        number = games.setdefault((table.id, table.dealt), len(games))
        return hashlib.sha256(given + bytes([number % 256])).digest() if number else given

    return seed


def _suggestions(
    session: Session, platform: TerminalPlatform, setting: Setting
) -> Callable[[], Iterable[str]]:
    """Return what supplies the words that can be typed now: moves, then commands and options."""
    meanings = [
        "game",
        "deal",
        "join",
        "leave",
        "computer",
        "again",
        "play",
        "hand",
        "status",
        "rules",
        "options",
        "log",
        "help",
        "stop",
        "language",
        "symbols",
        "privacy",
        "mydata",
        "forgetme",
        "kick",
        "timer",
    ]

    def words() -> list[str]:
        # The game may be changed in the lobby, so the options of each are there.
        lexicons = [(game, setting.languages.lexicon(session.language, game)) for game in GAMES.values()]
        moves = [lexicon.suggestion(key.notation) for _, lexicon in lexicons for key in platform.keys]
        said = [setting.languages.translator(session.language).say(key.label) for key in platform.keys]
        names = [
            lexicon.suggestion(choice.name) for game, lexicon in lexicons for choice in game.options.choices()
        ]
        words = [lexicon.suggestion(meaning) for _, lexicon in lexicons for meaning in meanings]
        # What reads the same is offered once: the word rather than the label of its key.
        every = [*moves, *said, *words, *names]
        return [*{folded(each): each for each in reversed(every)}.values()][::-1]

    return words


def _printer() -> Print:
    """Return what prints in colours, on whatever is the standard output when it prints."""

    def write(line: str, ink: Ink) -> None:
        Console(file=sys.stdout, force_terminal=True, highlight=False).print(Text(line, style=_COLOURS[ink]))

    return write


def _plain(line: str, ink: Ink) -> None:  # noqa: ARG001  # a pipe has no colours
    try:
        print(line, flush=True)
    except BrokenPipeError:
        raise ReaderGone from None
