"""Somebody sits down at a terminal, or pipes a script into it, in any of the languages."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte
import pytest

from adapters.cli import main
from core.verify import verify
from i18n.languages import LANGUAGES as TAGS
from tests.stage import LANGUAGES

HERE = Path(__file__).parent.parent
PALIFICO = [sys.executable, "-m", "adapters"]
PATIENCE = 20


def environment(**changed: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES")}
    return {**plain, "LANG": "C", "PYTHONPATH": str(HERE), "TERM": "xterm", **changed}


def piped(lines: str, *flags: str, **changed: str) -> str:
    """Pipe lines into a table and return what it printed."""
    run = subprocess.run(
        [*PALIFICO, "play", "--name", "Anna", *flags],
        input=lines,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(**changed),
        cwd=HERE,
        check=True,
    )
    assert run.stderr == ""
    return run.stdout


class AnsweringScreen(pyte.Screen):
    """A screen that answers, as terminals do, when it is asked where the cursor is."""

    answer: Callable[[str], object]

    def write_process_input(self, data: str) -> None:
        self.answer(data)


class AtAPrompt:
    """Somebody at a terminal, and the screen as they see it."""

    def __init__(self, *flags: str, columns: int = 100) -> None:
        self.screen = AnsweringScreen(columns, 40)
        self._stream = pyte.Stream(self.screen)
        self._child: pexpect.spawn[str] = pexpect.spawn(
            PALIFICO[0],
            [*PALIFICO[1:], "play", "--name", "Anna", "--pace", "0", "--timer", "0", *flags],
            encoding="utf-8",
            timeout=PATIENCE,
            env=environment(),
            cwd=str(HERE),
            dimensions=(40, columns),
        )
        self._child.delaybeforesend = None
        self.screen.answer = self._child.send

    def types(self, keys: str) -> None:
        self._child.send(keys)

    def sees(self, text: str) -> list[str]:
        """Watch the screen until a text stands on it, and return its lines."""
        while not any(text in line for line in self.screen.display):
            try:
                self._stream.feed(self._child.read_nonblocking(4096, timeout=PATIENCE))
            except (pexpect.TIMEOUT, pexpect.EOF):
                shown = "\n".join(line.rstrip() for line in self.screen.display).strip()
                raise AssertionError(f"“{text}” is not on the screen:\n{shown}") from None
        return [line.rstrip() for line in self.screen.display]

    def resizes(self, rows: int, columns: int) -> None:
        self._child.setwinsize(rows, columns)
        self.screen.resize(rows, columns)

    def is_asked(self) -> None:
        """Wait for an empty prompt: a key between two of them is the terminal's, not the table's."""
        while self.screen.display[self.screen.cursor.y].rstrip() != ">" or self.screen.cursor.x != 2:
            self._stream.feed(self._child.read_nonblocking(4096, timeout=PATIENCE))

    def leaves(self) -> int | None:
        """Press Ctrl-D and return the exit code."""
        self.is_asked()
        self._child.sendeof()
        self.sees("Goodbye.")
        self._child.expect(pexpect.EOF)
        self._child.close()
        return self._child.exitstatus


# A pipe.


def test_a_scripted_game_reads_a_line_only_when_it_is_the_scripts_turn() -> None:
    told = piped("deal\n1x1\nliar\nliar\nleave\n", "--seed", "0a", "--computer", "1")
    assert told.index("begins") < told.index("Your turn") < told.index("Round 1: Anna")
    assert told.splitlines()[-1] == "Goodbye."


def test_without_a_terminal_nothing_is_coloured() -> None:
    assert "\x1b" not in piped("deal\n", "--computer", "2", "--seed", "01")


def test_a_whole_game_is_played_by_saying_liar_and_ones() -> None:
    script = "deal\n" + "1x1\nliar\n" * 40
    told = piped(script, "--seed", "07", "--computer", "1", "--dice", "3", "--timer", "0")
    assert "Liar's Dice is over." in told
    assert "Place 1: " in told
    assert "The seed was 07." in told


def test_the_same_seed_and_words_give_the_same_game() -> None:
    flags = ("--seed", "beef", "--computer", "3", "--palifico")
    script = "deal\n" + "2x3\nliar\nstatus\n" * 12
    assert piped(script, *flags) == piped(script, *flags)


def test_everything_that_can_be_asked_is_answered_at_any_time() -> None:
    told = piped(
        "help\nrules\noptions\nstatus\nhand\nlog\ndeal\nhelp\nrules\noptions\nstatus\nhand\nlog\nnonsense\n",
        *("--seed", "0a", "--computer", "1", "--timer", "0"),
    )
    assert told.count("Rules of Liar's Dice") == 2
    assert told.count("Before a game: ") == 2
    assert told.count("(“dice”: 3, 4, 5, 6)") == 2
    assert told.count("No game is running.") == 2
    assert "Log, page 1 of 1" in told
    assert "I did not understand that." in told


def test_options_are_set_by_flag_and_in_the_lobby() -> None:
    flags = ("--no-wild", "--calza", "--palifico", "--dice", "4", "--timer", "off", "--strength", "easy")
    told = piped("status\nwild on\ntimer 5 minutes\nstatus\n", *flags, "--computer", "2")
    assert "4 dice each, no wild ones, exact call on, Calza on, Palifico on, no time limit" in told
    assert "4 dice each, ones are wild, exact call on, Calza on, Palifico on, 5 minutes a turn" in told
    assert "Ada (computer, easy)" in told


def test_no_exact_takes_the_exact_call_away() -> None:
    told = piped("deal\nexact\n2x6\nexact\n", "--no-exact", "--seed", "0a", "--computer", "1", "--timer", "0")
    assert "The exact call is off at this table." in told


def test_again_plays_another_game_and_leave_ends_the_table() -> None:
    game = "1x1\nliar\n" * 40
    flags = ("--seed", "07", "--computer", "1", "--dice", "3", "--timer", "0")
    told = piped(f"deal\n{game}again\n{game}play\nleave\nplay\n", *flags)
    assert told.count("Liar's Dice begins.") == 2
    assert told.count("Liar's Dice is over.") == 2
    assert "Everybody has left, so the table is closed." in told
    assert told.count("the table is open") == 3


def test_a_record_is_written_when_the_game_is_over_and_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = "deal\n" + "1x1\nliar\n" * 40
    told = piped(
        game, "--seed", "07", "--computer", "1", "--dice", "3", "--timer", "0", "--record", str(path)
    )
    assert f"The record of this game is in {path}." in told
    record, _ = verify(path.read_text(encoding="utf-8"))
    assert (record.names, record.seed) == (("Anna", "Ada"), b"\x07")


@pytest.mark.parametrize("command", ["play", "demo"])
def test_a_record_that_cannot_be_written_is_said_before_anybody_has_played(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "nowhere" / "game.txt", tmp_path):
        assert main([command, "--record", str(path), "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)
        assert "a file that can be written" in err


def test_the_language_can_be_changed_in_the_middle_of_a_game() -> None:
    told = piped(
        "deal\nlanguage svenska\nhjälp\nhand\nstatus\n", "--seed", "0a", "--computer", "1", "--timer", "0"
    )
    assert "Nu talar jag svenska med dig." in told
    assert "Före ett parti" in told
    assert "Mina" not in told
    after = told[told.index("Nu talar jag") :]
    assert "10 tärningar på bordet" in after
    assert "Dina tärningar" in after
    assert "dice" not in after


@pytest.mark.parametrize("language", TAGS)
def test_a_table_speaks_the_language_of_the_shell_and_no_other(language: str) -> None:
    shell = language.replace("sr-Latn", "sr_RS@latin").replace("-", "_") + ".UTF-8"
    translator = LANGUAGES.translator(language)
    deal = translator.words("word-deal")[0]
    liar = translator.words("liars-dice-word-liar")[0]
    script = f"{deal}\n" + f"1x1\n{liar}\n" * 12
    told = piped(script, "--seed", "07", "--computer", "1", "--dice", "3", "--timer", "0", LANG=shell)
    assert translator.words("word-again")[0] in told
    if language != "en":
        for english in ("dice", "turn", "Round", "Place", "loses", "seed was", "Goodbye", "the table"):
            assert english not in told, english


def test_bytes_that_are_no_text_are_a_line_like_any_other() -> None:
    run = subprocess.run(
        [*PALIFICO, "play", "--computer", "1", "--seed", "0a"],
        input=b"deal\n\xff\xfe\nstatus\n",
        capture_output=True,
        timeout=PATIENCE,
        env=environment(LANG="sv_SE.UTF-8", PYTHONUTF8="0", PYTHONIOENCODING="utf-8:strict"),
        cwd=HERE,
        check=True,
    )
    assert run.stderr == b""
    assert "Det förstod jag inte" in run.stdout.decode()


def test_an_output_that_cannot_hold_a_letter_shows_a_mark_instead() -> None:
    assert "?" in piped("", "--lang", "fr", PYTHONIOENCODING="ascii:strict")


def test_leaving_a_game_of_two_ends_it_and_writes_its_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    piped("deal\nleave\n", "--seed", "01", "--computer", "1", "--record", str(path))
    record, _ = verify(path.read_text(encoding="utf-8"))
    assert record.moves[-1].notation == "leave"


def test_a_second_table_has_other_dice_and_its_game_is_recorded_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    flags = ("--seed", "01", "--computer", "1", "--dice", "3", "--timer", "0", "--record", str(path))
    game = "1x1\nliar\n" * 40
    told = piped(f"deal\n{game}stop\nstop\nplay\ncomputer\ndice 3\ntimer off\ndeal\n{game}", *flags)
    assert told.count("The seed was 01.") == 1
    record, _ = verify(path.read_text(encoding="utf-8"))
    assert record.seed != b"\x01"


def test_ctrl_c_ends_a_table_whose_output_goes_elsewhere(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    command = f"{PALIFICO[0]} -m adapters play --computer 1 >{told}; echo code $?"
    child: pexpect.spawn[str] = pexpect.spawn(
        "bash", ["-c", command], encoding="utf-8", timeout=PATIENCE, env=environment(), cwd=str(HERE)
    )
    child.delaybeforesend = None
    child.sendline("status")
    child.expect("status")
    while not told.exists() or "Ada sits down" not in told.read_text(encoding="utf-8"):
        child.expect([pexpect.TIMEOUT], timeout=0.05)
    child.sendintr()
    child.expect(r"code \d+")
    child.expect(pexpect.EOF)


def test_a_script_that_ends_in_the_middle_of_a_game_ends_politely() -> None:
    assert piped("deal\n", "--computer", "3").splitlines()[-1] == "Goodbye."
    assert piped("").splitlines()[-1] == "Goodbye."


def test_whoever_closes_the_pipe_early_sees_no_traceback() -> None:
    run = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m adapters demo --seed 2a | head -1"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(),
        cwd=HERE,
        check=True,
    )
    assert len(run.stdout.splitlines()) == 1
    assert run.stderr == ""


# A prompt.


def test_at_a_prompt_the_own_dice_stand_below_the_line_and_tab_completes() -> None:
    anna = AtAPrompt("--computer", "1", "--seed", "0a")
    anna.sees("> ")
    anna.types("deal\r")
    lines = anna.sees("Your dice: 3, 4, 4, 4, 4")
    prompt = next(number for number, line in enumerate(lines) if line == ">")
    dice = next(number for number, line in enumerate(lines) if line.startswith("Your dice"))
    assert prompt < dice
    assert not any(line.startswith("Your dice") for line in lines[:prompt]), "they are not printed above"
    anna.sees("Your turn: ")
    anna.types("lia\t")
    anna.sees("> liar")
    anna.types("\r")
    anna.sees("Anna says liar to")
    assert anna.leaves() == 0


def test_the_dice_below_the_prompt_are_those_of_the_new_round() -> None:
    anna = AtAPrompt("--computer", "1", "--seed", "0a")
    anna.sees("> ")
    anna.types("deal\r")
    before = next(line for line in anna.sees("Your turn: ") if line.startswith("Your dice"))
    anna.types("liar\r")
    lines = anna.sees("Round 2:")
    lines = anna.sees("Your dice: 1, ") if "1, " in before else anna.sees("Your dice:")
    assert sum(line.startswith("Your dice") for line in lines) == 1


def test_ctrl_c_says_how_to_leave_and_ctrl_d_leaves() -> None:
    anna = AtAPrompt("--computer", "1")
    anna.sees("> ")
    anna.types("\x03")
    anna.sees("Ctrl-D leaves the table.")
    anna.types("half a li\x03status\r")
    lines = anna.sees("At the table: Anna (host), Ada (computer, normal).")
    assert not any("I did not understand" in line for line in lines)
    assert anna.leaves() == 0


def test_a_window_that_changes_its_size_goes_on_playing() -> None:
    anna = AtAPrompt("--computer", "1", "--seed", "0a")
    anna.sees("> ")
    anna.resizes(20, 60)
    anna.types("deal\r")
    anna.sees("10 dice on the table.")
    anna.sees("Your dice: 3, 4, 4, 4, 4")
    anna.resizes(50, 150)
    anna.types("status\r")
    anna.sees("Dice: Anna 5, Ada 5.")
    anna.sees("Your dice: 3, 4, 4, 4, 4")
    assert anna.leaves() == 0


def test_the_last_line_can_be_called_back() -> None:
    anna = AtAPrompt("--computer", "1")
    anna.sees("> ")
    anna.types("dice 4\r")
    anna.sees("From now on: 4 dice each.")
    anna.is_asked()
    anna.types("\x1b[A")
    anna.sees("> dice 4")
    anna.types("\x7f6\r")
    anna.sees("From now on: 6 dice each.")
    assert anna.leaves() == 0


# The command line.


def printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_demo_is_the_same_each_time_and_shows_the_commitment_before_and_the_seed_after(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second = (
        printed(["demo", "--seed", "2a", "--lang", "en"], capsys)[1],
        printed(["demo", "--seed", "2a", "--lang", "en"], capsys)[1],
    )
    assert first == second
    assert first.index("the fingerprint is") < first.index("Round 1")
    assert first.index("Liar's Dice is over") < first.index("The seed was 2a.")


def test_a_demo_takes_the_flags_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--computer", "6", "--strength", "easy", "--dice", "3", "--palifico", "--calza", "--no-wild"]
    code, told, _ = printed(["demo", "--seed", "2a", "--lang", "en", *flags], capsys)
    assert code == 0
    assert "18 dice on the table, ones are not wild" in told
    assert "is a palifico round" in told
    assert "Place 6: " in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["dance"],
            "There is no “dance”. Possible: play, demo, verify, replay, run, announce, doctor, "
            "config, healthcheck, tables, export, import, help, --version.",
        ),
        (["play", "--dice", "9"], "--dice cannot be “9”. Possible: 3, 4, 5, 6."),
        (["play", "--computer", "12"], "--computer cannot be “12”. Possible: 0..11."),
        (["demo", "--computer", "1"], "--computer cannot be “1”. Possible: 2..12."),
        (
            ["play", "--seed", "xyz"],
            "--seed cannot be “xyz”. Possible: 2 to 128 hex digits, an even number of them.",
        ),
        (["play", "--seed"], "--seed needs a value. Possible: 2 to 128 hex digits, an even number of them."),
        (["play", "--calza=yes"], "--calza cannot be “yes”. Possible: nothing."),
        (["play", "--strength", "godlike"], "--strength cannot be “godlike”. Possible: easy, normal."),
        (["play", "--lang", "klingon"], "--lang cannot be “klingon”. Possible: en, sv, fr, da, de, sr-Latn."),
        (["verify"], "Name the one file that holds the record."),
    ],
)
def test_a_wrong_command_line_is_one_sentence_that_says_what_is_possible(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert printed(arguments, capsys) == (2, "", f"{complaint}\n")


def test_complaints_and_help_are_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    code, _, complaint = printed(["play", "--dice", "9"], capsys)
    assert code == 2
    assert "Possible" not in complaint
    assert printed(["--help", "--lang", "en"], capsys)[1] != printed(["--help"], capsys)[1]


def test_help_names_every_flag(capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = printed(["--help", "--lang", "en"], capsys)
    assert code == 0
    for flag in (
        *("--computer", "--strength", "--dice", "--no-wild", "--calza", "--palifico", "--no-exact"),
        *("--lang", "--timer", "--seed", "--record", "--name", "--game"),
    ):
        assert flag in told


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(["--version"], capsys)[1].startswith("palifico 0.")
