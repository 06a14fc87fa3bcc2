"""The documents say what is so: their commands run, their transcript is printed, their proof holds."""

import ast
import functools
import hashlib
import hmac
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path

import pytest
import structlog

from adapters.cli import main
from adapters.cli.arguments import WrongUse, option_flags, parse
from adapters.terminal.messages import Goodbye, Welcome
from core.commands import Refuse
from core.game import AnyGame
from core.games import GAMES
from core.games.liars_dice.messages import YourDice
from core.reading import read
from core.table.lifecycle import diagram
from core.verify import verify
from i18n.languages import LANGUAGES, own_name
from tests.stage import LANGUAGES as SPOKEN

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
RULES = sorted((ROOT / "docs/rules").glob("*.md"))
FAIRNESS = ROOT / "docs/fairness.md"
DOCUMENTS = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/**/*.md")))
DECISIONS = sorted(ROOT.glob("docs/decisions/*"))
SOURCES = [
    path
    for folder in ("adapters", "core", "i18n", "storage", "tests")
    for kind in ("*.py", "*.ftl")
    for path in sorted((ROOT / folder).rglob(kind))
]

TRANSCRIPT = re.compile(
    r"<!-- transcript: palifico (?P<command>.+) -->\n```text\n(?P<text>(?:.*\n)*?)```", re.MULTILINE
)
SHORT_GAMES = {
    "two players": "--computer 2 --dice 3 --seed 2a",
    "somebody out, every option on": "--computer 4 --dice 3 --calza --palifico --no-wild --seed 2b",
}

CARDS = {
    "one pack": "--game bouillabaisse --computer 6 --seed 2c",
    "two packs, something named": "--game bouillabaisse --computer 9 --card QS --suit hearts --seed 2d",
    "two packs, no two left": "--game bouillabaisse --computer 12 --all-or-nothing --seed 2e",
    "no two out": "--game bouillabaisse --computer 4 --seed 2f",
}

TYPED = (
    *("newbot", "setinline", "setprivacy", "play", "privacy", "settings", "telegram"),
    *("healthz", "readyz", "metrics"),
)
"""What the documents say to BotFather and to the bot, and the last parts of addresses."""

OWN = ("deploy/secrets/", "deploy/palifico.env", "deploy/compose.override.yaml")
"""What whoever deploys the bot writes themselves, and git ignores."""

Program = Callable[..., str]


class Typed:
    """A pipe whose lines are printed when they are read, as a terminal shows what is typed."""

    def __init__(self, text: str) -> None:
        self._lines = io.StringIO(text)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self._lines.readline()
        sys.stdout.write(f"> {line}" if line else "")
        return line


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Program]:
    """Return what runs a command line of the program, in English, and returns all that it printed."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(command: str, typed: str = "") -> str:
        monkeypatch.setattr("sys.stdin", Typed(typed))
        assert main(shlex.split(command)) == 0
        return capsys.readouterr().out

    yield run
    structlog.reset_defaults()


@functools.cache
def a_record(flags: str) -> str:
    """Return the record of a game that was really played; it is the same each time."""
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(io.StringIO()):
        path = Path(folder) / "record.txt"
        assert main(["demo", *shlex.split(flags), "--record", str(path)]) == 0
        structlog.reset_defaults()
        return path.read_text("utf-8")


@pytest.fixture(params=list(SHORT_GAMES.values()), ids=list(SHORT_GAMES))
def recorded(request: pytest.FixtureRequest) -> str:
    """Return the record of a game of dice."""
    return a_record(request.param)


@pytest.fixture(params=list(CARDS.values()), ids=list(CARDS))
def dealt(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a file with the record of a game of cards."""
    path = tmp_path / "dealt.txt"
    path.write_text(a_record(request.param), "utf-8")
    return path


@pytest.fixture
def record(recorded: str, tmp_path: Path) -> Path:
    """Return a file with the record, to be read or spoiled."""
    path = tmp_path / "record.txt"
    path.write_text(recorded, "utf-8")
    return path


def shell(command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command as somebody would in the project's folder, whoever runs this test."""
    ours = ("MAKE", "MFLAGS", "PYTEST", "LC_", "LANG", "ARGS", "WORKERS")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(
        ["sh", "-c", command],
        cwd=ROOT,
        env={**inherited, "LC_ALL": "C.UTF-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def blocks(document: Path, language: str) -> list[str]:
    """Return the code blocks of a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def section(document: Path, heading: str) -> str:
    """Return what stands below a heading, up to the next of its kind."""
    return document.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]


def in_code(text: str) -> list[str]:
    """Return what is set as code inside the sentences of a text."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))


def called(path: Path) -> str:
    """Return a file's path as a test's id."""
    return str(path.relative_to(ROOT))


# The README


def test_the_readme_begins_with_the_two_commands_that_a_fresh_machine_needs() -> None:
    assert blocks(README, "sh")[0].splitlines() == ["make play", "make test"]


def test_make_play_is_a_game_at_this_terminal() -> None:
    play = shell(blocks(README, "sh")[0].splitlines()[0], typed="deal\nhand\nleave\n")
    assert play.returncode == 0, play.stderr
    lines = play.stdout.splitlines()
    english = SPOKEN.translator("en")
    assert english.say(Welcome()) in lines
    assert any(line.startswith(english.say(YourDice(""))) for line in lines), play.stdout
    assert lines[-1] == english.say(Goodbye())


def test_make_test_runs_lint_then_imports_then_types_then_tests() -> None:
    command = blocks(README, "sh")[0].splitlines()[1]
    planned = shell(f"{command} --dry-run").stdout
    runs = re.findall(r"bin/(ruff check|ruff format|lint-imports|mypy|pyright|pytest)\b", planned)
    assert runs == ["ruff check", "ruff format", "lint-imports", "mypy", "pyright", "pytest"]


def test_the_tests_of_make_test_run() -> None:
    ran = shell("make pytest WORKERS=0 PYTEST_ARGS='tests/test_chance.py -q -p no:cacheprovider'")
    assert ran.returncode == 0, ran.stdout
    assert re.search(r"^\d+ passed", ran.stdout, re.MULTILINE)


def test_the_transcript_of_the_readme_is_what_the_program_prints_now(
    program: Program, regenerate: bool
) -> None:
    readme = README.read_text("utf-8")
    found = TRANSCRIPT.search(readme)
    assert found is not None
    typed = [line.removeprefix("> ") for line in found["text"].splitlines() if line.startswith("> ")]
    printed = program(found["command"], typed="".join(f"{line}\n" for line in typed))
    *lines, goodbye = printed.splitlines()
    assert goodbye == SPOKEN.translator("en").say(Goodbye())
    shown = "".join(f"{line}\n" for line in lines[lines.index(f"> {typed[0]}") :])
    if regenerate:
        README.write_text(readme[: found.start("text")] + shown + readme[found.end("text") :], "utf-8")
    else:
        assert shown == found["text"], "make it anew: pytest tests/test_documents.py --regenerate"


def test_all_that_the_readme_says_can_be_said_is_understood() -> None:
    rows = [row for name in ("What you can say", "Options") for row in section(README, name).splitlines()]
    said = [words for row in rows if row.startswith("|") for words in in_code(row)]
    assert len(said) > 20
    for words in said:
        assert any(is_understood(words, game) for game in GAMES.values()), words


def is_understood(words: str, game: AnyGame) -> bool:
    """Return whether a flag is one of a game, or words are a command at its table."""
    if words.startswith("--"):
        with suppress(WrongUse):
            return bool(parse(shlex.split(words), option_flags(game)).flags)
        return False
    command = read(SPOKEN.lexicon("en", game).words(words), game, SPOKEN.tongues, playing=True)
    return command is not None and not isinstance(command, Refuse)


def test_every_flag_of_the_readme_is_in_the_help_and_every_option_of_the_game_in_the_readme(
    program: Program,
) -> None:
    helped = [program(f"play --help --game {name}") for name in GAMES]
    known = set(re.findall(r"^--[a-z-]+", program("--help") + "".join(helped), re.MULTILINE)) | {"--help"}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", README.read_text("utf-8")))
    assert named <= known
    for choice in (choice for game in GAMES.values() for choice in game.options.choices()):
        flag = choice.name.replace("_", "-")
        assert named & {f"--{flag}", f"--no-{flag}"}, flag


def test_the_readme_names_every_language_as_its_speakers_do() -> None:
    named = section(README, "Languages").casefold()
    assert all(own_name(tag).casefold() in named for tag in LANGUAGES)


# Fairness


def test_a_stranger_s_own_script_agrees_with_every_roll_of_a_game(record: Path, tmp_path: Path) -> None:
    assert "dice 3 " in record.read_text("utf-8"), "a game of several rounds"
    checked = checked_by_hand(record, tmp_path)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout == "Every roll follows from the seed.\n"


def test_the_script_finds_a_single_die_that_was_turned(record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    round_two = re.search(r"^dice 2 (\d)", text, re.MULTILINE)
    assert round_two is not None
    turned = str(int(round_two[1]) % 6 + 1)
    record.write_text(text[: round_two.start(1)] + turned + text[round_two.end(1) :], "utf-8")
    checked = checked_by_hand(record, tmp_path)
    assert checked.returncode == 1
    assert "round 2, seat 1" in checked.stderr


def test_a_stranger_s_own_script_agrees_with_every_deal_of_a_game(dealt: Path, tmp_path: Path) -> None:
    assert "deal 6 " in dealt.read_text("utf-8")
    checked = checked_by_hand(dealt, tmp_path)
    assert checked.returncode == 0, checked.stderr


def test_the_script_finds_two_cards_that_changed_hands(dealt: Path, tmp_path: Path) -> None:
    text = dealt.read_text("utf-8")
    hands = re.findall(r"^deal 2 \d .*? (\w+) #", text, re.MULTILINE)
    one, other = next((one, other) for one in hands for other in hands if one != other)
    lines = [
        re.sub(rf"\b({one}|{other})\b", lambda found: other if found[0] == one else one, line)
        if line.startswith("deal 2 ")
        else line
        for line in text.splitlines()
    ]
    spoiled = tmp_path / "spoiled.txt"
    spoiled.write_text("\n".join(lines), "utf-8")
    checked = checked_by_hand(spoiled, tmp_path)
    assert checked.returncode == 1
    assert "round 2, seat" in checked.stderr


def test_the_script_finds_another_seed_than_the_published_one(record: Path, tmp_path: Path) -> None:
    record.write_text(re.sub(r"^seed ..", "seed ff", record.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    assert "another seed was published" in checked_by_hand(record, tmp_path).stderr


def test_the_script_needs_nothing_but_python() -> None:
    [script] = blocks(FAIRNESS, "python")
    imports = [node for node in ast.walk(ast.parse(script)) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [[name.name for name in node.names] for node in imports] == [["hashlib", "hmac", "sys"]]


def checked_by_hand(record: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the script of the fairness page on a record, away from the project."""
    [script] = blocks(FAIRNESS, "python")
    (folder / "check.py").write_text(script, "utf-8")
    return subprocess.run(
        [sys.executable, "-I", "check.py", str(record)],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_record_on_the_fairness_page_is_true() -> None:
    shown = example()
    read_again, verified = verify(shown)
    assert read_again.names == ("Anna", "Bo")
    assert verified.lines == len(shown.splitlines())


def test_the_rolls_that_the_fairness_page_computes_by_hand_are_those_of_its_record() -> None:
    shown = example()
    seed = bytes.fromhex(shown.splitlines()[-1].split()[1])
    rows = re.findall(
        r"^\| `([a-z0-9/]+)` \| `([0-9a-f]{16})` \| (\d) \|$", FAIRNESS.read_text("utf-8"), re.MULTILINE
    )
    drawn: dict[str, int] = {}
    for label, word, result in rows:
        assert hmac.digest(seed, label.encode(), hashlib.sha256)[:8].hex() == word
        sides = 2 if label.startswith("opener") else 6
        assert int(word, 16) % sides + 1 == int(result)
        drawn[label] = int(result)
    assert f"\nmove {drawn.pop('opener/0')} 2x5 #" in shown
    assert list(drawn) == [f"dice/1/0/{die}/0" for die in range(3)]
    assert f"\ndice 1 {''.join(map(str, sorted(drawn.values())))} 123 #" in shown


def test_every_kind_of_line_of_a_record_is_explained(record: Path, dealt: Path) -> None:
    explained = re.findall(r"^\| `([a-z]+) [^`]*` \|", section(FAIRNESS, "A record"), re.MULTILINE)
    written = (example() + record.read_text("utf-8") + dealt.read_text("utf-8")).splitlines()
    assert explained == list(dict.fromkeys(line.split()[0] for line in written))


def test_every_draw_of_a_game_has_a_label_that_the_fairness_page_names(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest = hmac.digest
    drawn: list[str] = []

    def noted(key: bytes, label: bytes, kind: str) -> bytes:
        drawn.append(label.decode())
        return digest(key, label, kind)

    monkeypatch.setattr("core.chance.hmac.digest", noted)
    program(f"demo {SHORT_GAMES['two players']}")
    program(f"demo {CARDS['one pack']}")
    rows = re.findall(r"^\| `([a-z]+/[A-Z/]+)` \|", FAIRNESS.read_text("utf-8"), re.MULTILINE)
    labels = re.compile("|".join(re.sub("[A-Z]+", "[0-9]+", row) for row in rows))
    assert {label.split("/")[0] for label in drawn} >= {
        "opener",
        "dice",
        "twos",
        "dealer",
        "suit",
        "rank",
        "card",
        "deal",
    }
    assert [label for label in drawn if not labels.fullmatch(label)] == []


def example() -> str:
    """Return the record that the fairness page shows."""
    [shown] = blocks(FAIRNESS, "text")
    return shown


# Architecture, decisions, rules, changes


def test_the_diagram_of_the_architecture_is_the_life_cycle_of_the_code() -> None:
    [drawn] = blocks(ROOT / "docs/architecture.md", "mermaid")
    assert drawn == f"{diagram()}\n"


def test_decisions_are_numbered_in_one_row() -> None:
    numbers = [path.name.split("-")[0] for path in DECISIONS]
    assert numbers == [f"{number:03}" for number in range(1, len(DECISIONS) + 1)]


@pytest.mark.parametrize("decision", DECISIONS, ids=called)
def test_a_decision_is_half_a_page_with_its_reasons_and_what_follows(decision: Path) -> None:
    lines = decision.read_text("utf-8").splitlines()
    assert len(lines) <= 35
    assert lines[0].startswith(f"# {int(decision.name[:3])}. ")
    assert [line for line in lines if line.startswith("## ")] == [
        "## Context",
        "## Decision",
        "## What follows",
    ]


def test_every_rule_that_is_cited_exists() -> None:
    rules: set[str] = set()
    latest = ""
    for line in (line for page in RULES for line in page.read_text("utf-8").splitlines()):
        if rule := re.match(r"- ([BL]\d+)\. ", line):
            latest = rule[1]
            rules.add(latest)
        elif part := re.match(r"  - ([a-z])\. ", line):
            rules.add(latest + part[1])
    assert len(rules) > 45
    cited = {
        rule: called(path)
        for path in (*SOURCES, *DOCUMENTS)
        for rule in re.findall(r"\b[BL]\d+[a-z]?\b", path.read_text("utf-8"))
    }
    assert {rule: where for rule, where in cited.items() if rule not in rules} == {}


def test_the_changes_begin_with_what_is_not_released_yet() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall("^## (.*)$", changes, re.MULTILINE)[0] == "Unreleased"
    assert "\n- " in changes


# What holds for all documents


@pytest.mark.parametrize("document", DOCUMENTS, ids=called)
def test_every_link_leads_to_a_file_or_a_heading_that_exists(document: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", document.read_text("utf-8")):
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings]


@pytest.mark.parametrize("document", DOCUMENTS, ids=called)
def test_every_file_and_make_target_that_a_document_names_exists(document: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for code in in_code(document.read_text("utf-8")):
        if re.fullmatch(r"(adapters|core|deploy|docs|i18n|requirements|storage|tests)/[\w./-]*", code):
            assert (ROOT / code).exists() or code.startswith(OWN), code
        if command := re.match(r"make ([a-z-]+)", code):
            assert command[1] in targets, code


@pytest.mark.parametrize("document", DOCUMENTS, ids=called)
def test_no_document_names_a_registry_or_a_path_of_somebody_s_machine(document: Path) -> None:
    text = document.read_text("utf-8")
    assert not re.findall(r"(?i)\bpy[p]i|python[h]osted|npm[j]s|docker\.io|quay\.io|ghcr\.io|anaconda", text)
    # The socket of a server is where its operator puts it.
    text = re.sub(r"unix://\S+|/run/\S+", "", text)
    # Guides for deployers say where a system keeps things, and where the bot answers whether it is well.
    text = re.sub(r"(?<![\w.])/(?:etc|opt|data|dev|tmp|var/lib)\b[\w./-]*", "", text)
    text = re.sub(r"/(?:healthz|readyz|metrics)\b", "", text)
    # What is typed in a chat begins with a slash too, and so does the place where a webhook listens.
    text = re.sub(rf"(?<!\S)[`|]?/({'|'.join(TYPED)})\b(?!/)", "", text)
    assert not re.findall(r"(?<![\w./:~>)-])~?/(?:[\w.-]+/)*[\w.-]+", text)


@pytest.mark.parametrize("document", DOCUMENTS, ids=called)
def test_a_document_has_one_title_and_no_line_that_ends_in_spaces(document: Path) -> None:
    lines = document.read_text("utf-8").splitlines()
    assert [line for line in lines if line != line.rstrip()] == []
    prose = re.sub(r"^```.*?^```$", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert len(re.findall(r"^# ", prose, re.MULTILINE)) <= 1
