"""The composition root: what is run, with which clock, which seeds and which store.

Exit codes: 0 done; 1 it was tried, and is not so or could not be done, or not wholly; 2 the command
line or the settings cannot be followed, a file cannot be read or written, or no platform knows the bot.
`docs/running.md` has those of each command.
"""

import asyncio
import getpass
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import structlog

from adapters.cli import archive_messages, config_messages, messages, watching_messages
from adapters.cli.arguments import Arguments, Flag, WrongUse, option_flags, option_values, parse
from adapters.conversation import Languages
from adapters.findings import messages as found
from adapters.terminal.platform import ReaderGone
from adapters.version import COMMIT, VERSION, described
from core.games import GAMES
from core.messages import Message
from core.players import strengths
from core.table.names import clean
from i18n.languages import LANGUAGES, names, nearest

DONE, NOT_DONE, WRONG_USE = 0, 1, 2

_KEPT = ("tables", "export", "import")
COMMANDS = ("play", "demo", "verify", "replay", "run", "announce", "doctor", "config", "healthcheck", *_KEPT)
_HELP = ("help", "--help", "-h")
_WITH_ALL_FLAGS = ("play", "run", "doctor", "healthcheck", "announce", "import")
"""The commands that have, between them, every flag that there is."""

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
        print(f"palifico {described(VERSION, COMMIT)}")
        return DONE
    if command in _HELP or "--help" in rest or "-h" in rest:
        asked = rest[0] if command in _HELP and rest else command
        print(_help(say, asked, _game(rest)))
        return DONE
    if command not in COMMANDS:
        raise WrongUse(messages.UnknownWord(command, ", ".join((*COMMANDS, "help", "--version"))))
    game = _game(rest)
    flags = _flags(command, game)
    parsed = parse(rest, flags)
    if command in ("verify", "replay"):
        return _on_record(command, parsed, languages, language, say)
    if command == "doctor" and not parsed.words:
        return _doctor(parsed, languages, language)
    if command in ("run", "healthcheck") and not parsed.words:
        return _on_the_bot(command, parsed, languages, say)
    if command == "config":
        from adapters.cli import config

        return config.main(parsed.words, _environment(parsed), say)
    if command in ("export", "import") or (command in ("tables", "announce") and not parsed.words):
        return _on_what_is_kept(command, parsed, say)
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
    config = Flag("--config", config_messages.ValueSettings(), config_messages.FlagConfig(), bool)
    if command == "config":
        return (lang, config)
    if command == "healthcheck":
        return (lang, config, Flag("--ready", None, watching_messages.FlagReady()))
    redis = Flag("--redis", messages.ValueUrl(), messages.FlagRedis(), bool)
    if command == "tables":
        return (lang, config, redis, Flag("--json", None, archive_messages.FlagJson()))
    if command == "import":
        return (lang, config, redis, Flag("--replace", None, archive_messages.FlagReplace()))
    if command == "doctor":
        return (lang, config, redis, Flag("--json", None, found.FlagJson()))
    if command in ("run", "export"):
        return (lang, config, redis)
    if command == "announce":
        return (lang, config, redis, *_announce_flags())
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
    return DONE if holds else NOT_DONE


def _announce_flags() -> tuple[Flag, ...]:
    from adapters.announcing import read_span

    def is_span(text: str) -> bool:
        return read_span(text) is not None

    def is_long(text: str) -> bool:
        return bool(read_span(text))

    return (
        Flag("--in", messages.Values("0, 90s, 10m, 1h"), messages.FlagIn(), is_span),
        Flag("--for", messages.Values("90s, 5m, 1h"), messages.FlagFor(), is_long),
        Flag("--text", messages.ValueText(), messages.FlagText()),
        Flag("--cancel", None, messages.FlagCancel()),
    )


def _announce(flags: Mapping[str, str], url: str, say: Callable[[Message], str]) -> int:
    from adapters.cli import announce

    plan = None
    if "--cancel" not in flags:
        plan = announce.plan(flags["--in"], flags["--for"], flags.get("--text", ""))
    said, done = asyncio.run(announce.announce(url, plan))
    for line in said:
        print(say(line), file=sys.stdout if done else sys.stderr)
    return DONE if done else NOT_DONE


def _on_the_bot(command: str, parsed: Arguments, languages: Languages, say: Callable[[Message], str]) -> int:
    if command == "healthcheck":
        from adapters.cli import healthcheck

        return healthcheck.main(_environment(parsed), say, ready="--ready" in parsed.flags)
    from adapters.cli import run

    return run.main(_environment(parsed), languages, say)


def _doctor(parsed: Arguments, languages: Languages, language: str) -> int:
    from adapters.cli import doctor

    is_well = doctor.main(
        _environment(parsed),
        parsed.flags.get("--redis"),
        languages.translator(language),
        as_json="--json" in parsed.flags,
    )
    return DONE if is_well else NOT_DONE


def _on_what_is_kept(command: str, parsed: Arguments, say: Callable[[Message], str]) -> int:
    from adapters.cli import archive, listing
    from adapters.cli.config import read_aloud

    if (
        command == "announce"
        and "--cancel" not in parsed.flags
        and not {"--in", "--for"} <= set(parsed.flags)
    ):
        raise WrongUse(messages.AnnounceNeeds())
    reading = read_aloud(_environment(parsed), say, to_run=False)
    if reading is None:
        return WRONG_USE
    url = reading.settings.redis_url.get_secret_value()
    if command == "announce":
        return _announce(parsed.flags, url, say)
    if command == "tables":
        return listing.list_tables(url, reading.settings.keep.expiry, say, as_json="--json" in parsed.flags)
    if command == "export":
        return archive.write_export(parsed.words, url, say)
    return archive.read_export(parsed.words, url, say, replace="--replace" in parsed.flags)


def _environment(parsed: Arguments) -> Mapping[str, str]:
    """Return the environment with what flags say, and with the file of settings that is there anyway."""
    from adapters.settings.reading import CONFIG, usual_place

    environment = dict(os.environ)
    if "--redis" in parsed.flags:
        environment.pop("PALIFICO_REDIS_URL_FILE", None)
        environment["PALIFICO_REDIS_URL"] = parsed.flags["--redis"]
    environment[CONFIG] = parsed.flags.get("--config") or environment.get(CONFIG, "").strip() or usual_place()
    return environment


def _pause(say: Callable[[Message], str]) -> Callable[[], bool]:
    def pause() -> bool:
        try:
            return not input(say(messages.PressEnter()))
        except EOFError:
            return False

    return pause


def _uses() -> tuple[tuple[str, str, Message], ...]:
    """Return what can be typed: the command, how it is typed, and what for."""
    return (
        ("play", "", messages.UsePlay()),
        ("demo", "", messages.UseDemo()),
        ("verify", " …", messages.UseVerify()),
        ("replay", " …", messages.UseReplay()),
        ("run", "", messages.UseRun()),
        ("announce", "", messages.UseAnnounce()),
        ("doctor", "", messages.UseDoctor()),
        ("healthcheck", "", watching_messages.UseHealthcheck()),
        ("config", " print", config_messages.UsePrint()),
        ("config", " check", config_messages.UseCheck()),
        ("tables", "", archive_messages.UseTables()),
        ("export", " …", archive_messages.UseExport()),
        ("import", " …", archive_messages.UseImport()),
        ("--version", "", messages.UseVersion()),
    )


def _help(say: Callable[[Message], str], command: str, game: str) -> str:
    """Return the help of a command, or of all where there is no such command."""
    commands = (command,) if command in COMMANDS else _WITH_ALL_FLAGS
    uses = [use for use in _uses() if command == use[0] or command not in COMMANDS]
    typed = [f"palifico {name}{more}" for name, more, _ in uses]
    width = max(map(len, typed))
    lines = [] if command in COMMANDS else [say(messages.About()), ""]
    lines += [f"{each:{width}}  {say(about)}" for each, (_, _, about) in zip(typed, uses, strict=True)]
    lines.append("")
    flags = {flag.name: flag for each in commands for flag in _flags(each, game)}
    for flag in flags.values():
        values = f" ({say(flag.values)})" if flag.values else ""
        lines.append(f"{flag.name}{values}\n    {say(flag.about)}")
    if "doctor" in commands:
        lines += ["", say(found.ExitCodes())]
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
