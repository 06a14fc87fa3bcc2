"""The composition root: what is run, with which clock, which seeds and which store.

Exit codes: 0 done, 1 a record does not hold or the doctor found a failure, 2 the command line
or the settings cannot be followed, a file cannot be read, or no platform knows the bot.
"""

import asyncio
import getpass
import io
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import structlog

from adapters.cli import messages
from adapters.cli.arguments import Arguments, Flag, WrongUse, option_flags, option_values, parse
from adapters.conversation import Languages
from adapters.terminal.platform import ReaderGone
from core.games import GAMES
from core.messages import Message
from core.players import strengths
from core.table.names import clean
from i18n.languages import LANGUAGES, names, nearest

DONE, DOES_NOT_HOLD, WRONG_USE = 0, 1, 2

_COMMANDS = ("play", "demo", "verify", "replay", "run", "announce", "doctor")
_LONGEST_SEED = 128


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _forgive_bytes()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    languages = Languages(_on_fault)
    language = _language(given)

    def say(message: Message) -> str:
        return languages.translator(language).say(message)

    try:
        return _run(given, languages, language, say)
    except WrongUse as wrong:
        print(say(wrong.reason), file=sys.stderr)
        return WRONG_USE
    except (BrokenPipeError, ReaderGone):
        # Whoever read us has seen enough, as `palifico demo | head` has.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return DONE


def _forgive_bytes() -> None:
    """Let bytes that are no text, in or out, be marks instead of the end of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run(given: list[str], languages: Languages, language: str, say: Callable[[Message], str]) -> int:
    command, rest = (given[0], given[1:]) if given else ("help", [])
    if command == "--version":
        print(f"palifico {version('palifico')}")
        return DONE
    if command in ("help", "--help", "-h") or "--help" in rest or "-h" in rest:
        commands = (command,) if command in _COMMANDS else ("play", "run", "doctor")
        print(_help(say, commands, _game(rest)))
        return DONE
    if command not in _COMMANDS:
        raise WrongUse(messages.UnknownWord(command, ", ".join((*_COMMANDS, "help", "--version"))))
    game = _game(rest)
    flags = _flags(command, game)
    parsed = parse(rest, flags)
    if command in ("verify", "replay"):
        return _on_record(command, parsed, languages, language, say)
    if command == "doctor" and not parsed.words:
        return _doctor(parsed, languages, language)
    if command == "announce" and not parsed.words:
        return _announce(parsed, say)
    if command == "run" and not parsed.words:
        from adapters.cli import run

        given_url = {"PALIFICO_REDIS_URL": parsed.flags["--redis"]} if "--redis" in parsed.flags else {}
        return run.main({**os.environ, **given_url}, languages, say)
    if parsed.words:
        raise WrongUse(messages.UnknownWord(parsed.words[0], ", ".join(flag.name for flag in flags)))
    # The table is imported here, so that help and complaints need not wait for it.
    from adapters.cli import tables

    setting = tables.Setting(
        languages=languages,
        language=language,
        game=game,
        computers=_computers(parsed, command),
        strength=parsed.flags.get("--strength", strengths(game)[-1]),
        name=parsed.flags.get("--name") or _user_name(),
        options=option_values(parsed, GAMES[game]),
        seed=bytes.fromhex(parsed.flags["--seed"]) if "--seed" in parsed.flags else None,
        record=Path(parsed.flags["--record"]) if "--record" in parsed.flags else None,
        pace=float(parsed.flags["--pace"]) if "--pace" in parsed.flags else None,
    )
    asyncio.run(tables.demo(setting) if command == "demo" else tables.play(setting))
    return DONE


def _flags(command: str, game: str) -> tuple[Flag, ...]:
    lang = Flag(
        "--lang",
        messages.Values(", ".join(LANGUAGES)),
        messages.FlagLang(),
        lambda text: text.casefold() in names(),
    )
    if command in ("verify", "replay"):
        return (lang,)
    redis = Flag("--redis", messages.ValueUrl(), messages.FlagRedis(), bool)
    if command in ("run", "doctor"):
        return (lang, redis)
    if command == "announce":
        from adapters.announcing import read_span

        def is_span(text: str) -> bool:
            return read_span(text) is not None

        def is_long(text: str) -> bool:
            return bool(read_span(text))

        return (
            lang,
            redis,
            Flag(
                "--in",
                messages.Values("0, 90s, 10m, 1h"),
                messages.FlagIn(),
                lambda text: read_span(text) is not None,
            ),
            Flag(
                "--for",
                messages.Values("90s, 5m, 1h"),
                messages.FlagFor(),
                lambda text: bool(read_span(text)),
            ),
            Flag("--text", messages.ValueText(), messages.FlagText()),
            Flag("--cancel", None, messages.FlagCancel()),
        )
    known = strengths(game)
    most = GAMES[game].seats[-1]
    least, most = (GAMES[game].seats[0], most) if command == "demo" else (0, most - 1)
    seats = f"{least}..{most}"
    return (
        Flag("--game", messages.Values(", ".join(GAMES)), messages.FlagGame(), GAMES.__contains__),
        Flag(
            "--computer",
            messages.Values(seats),
            messages.FlagComputer(),
            lambda text: _is_number(text, least, most),
        ),
        Flag("--strength", messages.Values(", ".join(known)), messages.FlagStrength(), known.__contains__),
        Flag("--name", messages.ValueName(), messages.FlagName(), lambda text: bool(clean(text))),
        lang,
        Flag("--seed", messages.ValueHex(), messages.FlagSeed(), _is_seed),
        Flag("--record", messages.ValueFile(), messages.FlagRecord(), _can_be_written),
        Flag("--pace", messages.Values("0..60"), messages.FlagPace(), lambda text: _is_number(text, 0, 60)),
        *option_flags(GAMES[game]),
    )


def _on_record(
    command: str, parsed: Arguments, languages: Languages, language: str, say: Callable[[Message], str]
) -> int:
    if len(parsed.words) != 1:
        raise WrongUse(messages.NeedsRecord())
    path = Path(parsed.words[0])
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise WrongUse(messages.CannotRead(str(path))) from None
    from adapters.cli import records

    translator = languages.translator(language)
    if command == "verify":
        holds = records.verify(text, translator)
    else:
        holds = records.replay(text, translator, pause=_pause(say) if sys.stdin.isatty() else None)
    return DONE if holds else DOES_NOT_HOLD


def _announce(parsed: Arguments, say: Callable[[Message], str]) -> int:
    from adapters.cli import announce

    flags = parsed.flags
    if "--cancel" not in flags and not ({"--in", "--for"} <= set(flags)):
        raise WrongUse(messages.AnnounceNeeds())
    url = flags.get("--redis") or os.environ.get("PALIFICO_REDIS_URL") or "embedded"
    plan = (
        None if "--cancel" in flags else announce.plan(flags["--in"], flags["--for"], flags.get("--text", ""))
    )
    said, done = asyncio.run(announce.announce(url, plan))
    print(say(said), file=sys.stdout if done else sys.stderr)
    return DONE if done else WRONG_USE


def _doctor(parsed: Arguments, languages: Languages, language: str) -> int:
    from adapters.cli import doctor

    url = parsed.flags.get("--redis") or os.environ.get("PALIFICO_REDIS_URL") or doctor.EMBEDDED
    findings = asyncio.run(doctor.examine(url))
    return DONE if doctor.print_findings(findings, languages.translator(language)) else DOES_NOT_HOLD


def _pause(say: Callable[[Message], str]) -> Callable[[], bool]:
    def pause() -> bool:
        try:
            return not input(say(messages.PressEnter()))
        except EOFError:
            return False

    return pause


def _help(say: Callable[[Message], str], commands: Sequence[str], game: str) -> str:
    lines = [
        say(messages.About()),
        "",
        f"palifico play    {say(messages.UsePlay())}",
        f"palifico demo    {say(messages.UseDemo())}",
        f"palifico verify …    {say(messages.UseVerify())}",
        f"palifico replay …    {say(messages.UseReplay())}",
        f"palifico run    {say(messages.UseRun())}",
        f"palifico announce    {say(messages.UseAnnounce())}",
        f"palifico doctor    {say(messages.UseDoctor())}",
        f"palifico --version    {say(messages.UseVersion())}",
        "",
    ]
    flags = {flag.name: flag for command in commands for flag in _flags(command, game)}
    for flag in flags.values():
        values = f" ({say(flag.values)})" if flag.values else ""
        lines.append(f"{flag.name}{values}\n    {say(flag.about)}")
    return "\n".join(lines)


def _language(given: Sequence[str]) -> str:
    """Return the language of the command line: the flag's if it names one, otherwise the shell's."""
    for argument, value in pairwise([*given, ""]):
        wanted = argument.removeprefix("--lang=") if argument.startswith("--lang=") else value
        if argument.startswith("--lang") and wanted.casefold() in names():
            return names()[wanted.casefold()]
    shell = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return nearest(next((value for value in shell if value), ""))


def _game(rest: Sequence[str]) -> str:
    for argument, value in pairwise([*rest, ""]):
        wanted = argument.removeprefix("--game=") if argument.startswith("--game=") else value
        if argument.startswith("--game") and wanted in GAMES:
            return wanted
    return next(iter(GAMES))


def _computers(parsed: Arguments, command: str) -> int:
    usual = "4" if command == "demo" else "3"
    return int(parsed.flags.get("--computer", usual))


def _user_name() -> str:
    try:
        return clean(getpass.getuser()).capitalize()
    except (KeyError, OSError):
        return ""


def _can_be_written(text: str) -> bool:
    path = Path(text)
    return not path.is_dir() and os.access(path if path.exists() else path.parent, os.W_OK)


def _is_number(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most


def _is_seed(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) > 0 and len(text) <= _LONGEST_SEED
    except ValueError:
        return False


def _on_fault(identifier: str, fault: str) -> None:
    structlog.get_logger().error("message-cannot-be-said", message=identifier, fault=fault)
