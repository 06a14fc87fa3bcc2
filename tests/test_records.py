"""A record can be checked by anybody, and one that was changed does not hold."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.cli import main
from core.chance import commitment
from core.game import AnyGame, begun
from core.games import GAMES
from core.identity import Seat
from core.options import Options
from core.record import CHECK_DIGITS, Record, chained, write
from core.table.values import LEAVE, Moved
from core.verify import (
    LineChanged,
    LineUnreadable,
    LineWrong,
    NotARecord,
    RecordEnds,
    Unverified,
    Verified,
    verify,
)


def record_of_random_play(
    game: AnyGame, options: Options, seats: int, seed: bytes, *, leaving: bool
) -> Record:
    chance = random.Random(seed)
    step = begun(game, options, seats, seed)
    moves: list[Moved] = []
    while (seat := game.turn(step.state)) is not None:
        leaver = Seat(chance.randrange(seats))
        may_leave = game.is_in(step.state, leaver) and not game.has_left(step.state, leaver)
        if leaving and chance.random() < 0.05 and may_leave:
            seat = leaver
            step = game.leave(step.state, seat)
            moves.append(Moved(seat, LEAVE))
            continue
        legal = game.legal(step.state, seat)
        move = chance.choice([*legal[:3], *legal[-2:]])
        step = game.apply(step.state, seat, move)
        moves.append(Moved(seat, game.notation(move)))
    names = tuple(f"Player {number} #1" for number in range(1, seats + 1))
    return Record(game.name, options, names, seed, tuple(moves))


def a_record(name: str = "liars-dice", seed: bytes = b"a seed", *, leaving: bool = False) -> Record:
    game = GAMES[name]
    options = game.options()
    return record_of_random_play(game, options, 4, seed, leaving=leaving)


def rechained(words: list[str]) -> str:
    """Return lines as a record whose check digits fit, as a forger with patience would."""
    check, lines = "", []
    for each in words:
        check = chained(check, each)
        lines.append(f"{each} #{check}")
    return "\n".join(lines) + "\n"


def words_of(text: str) -> list[str]:
    return [line.rsplit(" #", 1)[0] for line in text.splitlines()]


def refusal(text: str) -> object:
    with pytest.raises(Unverified) as unverified:
        verify(text)
    return unverified.value.reason


@pytest.mark.parametrize("leaving", [False, True], ids=["to the end", "with leaving"])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_record_of_any_game_holds_and_reads_back_the_same(name: str, leaving: bool) -> None:
    for seed in range(10):
        record = a_record(name, seed.to_bytes(4, "big"), leaving=leaving)
        again, checked = verify(write(record))
        assert again == record
        assert isinstance(checked, Verified)
        assert (checked.moves, checked.players) == (len(record.moves), 4)


def test_a_record_is_short_text_that_names_its_version_and_ends_with_the_seed() -> None:
    text = write(a_record())
    lines = words_of(text)
    assert lines[0] == "palifico record 1"
    assert lines[1] == "game liars-dice"
    assert lines[2] == "options dice=5 wild=on exact=on calza=off palifico=off"
    assert lines[3] == "seat 1 Player 1 #1"
    assert f"commitment {commitment(b'a seed')}" in lines
    assert lines[-1] == f"seed {b'a seed'.hex()}"
    assert len(text) < 12_000


@pytest.mark.parametrize("leaving", [False, True], ids=["to the end", "with leaving"])
def test_any_line_that_is_changed_by_hand_is_named(leaving: bool) -> None:
    text = write(a_record(leaving=leaving))
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        words, check = line.rsplit(" #", 1)
        changed = words[:-1] + ("0" if words[-1] != "0" else "1")
        broken = "\n".join([*lines[: number - 1], f"{changed} #{check}", *lines[number:]])
        reason = refusal(broken)
        if number == 1:
            assert isinstance(reason, NotARecord)
        else:
            assert reason == LineChanged(number, changed)


def test_a_line_that_is_left_out_added_or_moved_is_named() -> None:
    lines = write(a_record()).splitlines()
    at = 12
    words = lines[at].rsplit(" #", 1)[0]
    left_out = [*lines[:at], *lines[at + 1 :]]
    assert refusal("\n".join(left_out)) == LineChanged(at + 1, lines[at + 1].rsplit(" #", 1)[0])
    added = [*lines[: at + 1], lines[at], *lines[at + 1 :]]
    assert refusal("\n".join(added)) == LineChanged(at + 2, words)
    assert isinstance(refusal("\n".join(lines[:-1])), RecordEnds)
    assert refusal("\n".join([*lines, "and more"])) == LineUnreadable(len(lines) + 1, "and more")


def test_changed_dice_do_not_follow_from_the_seed_whatever_the_check_digits_say() -> None:
    words = words_of(write(a_record()))
    at = next(number for number, line in enumerate(words) if line.startswith("dice 2"))
    forged = words[at].replace("1", "2") if "1" in words[at] else words[at].replace("6", "1")
    reason = refusal(rechained([*words[:at], forged, *words[at + 1 :]]))
    assert reason == LineWrong(at + 1, forged, words[at])


def test_a_record_that_stops_before_the_end_of_the_game_does_not_hold() -> None:
    record = a_record()
    unfinished = write(replace(record, moves=record.moves[:-1]))
    assert isinstance(refusal(unfinished), RecordEnds)


def test_nobody_leaves_twice_or_after_the_end() -> None:
    words = words_of(write(a_record()))
    first = next(number for number, line in enumerate(words) if line.startswith("move"))
    end = next(number for number, line in enumerate(words) if line.startswith("place"))
    for at, times in ((first, 2), (end, 1)):
        forged = [*words[:at], *["move 1 leave"] * times, *words[at:]]
        assert refusal(rechained(forged)) == LineUnreadable(at + times, "move 1 leave")


def test_another_seed_does_not_fit_the_commitment() -> None:
    words = words_of(write(a_record()))
    at = next(number for number, line in enumerate(words) if line.startswith("commitment"))
    reason = refusal(rechained([*words[:-1], f"seed {b'another'.hex()}"]))
    assert reason == LineWrong(at + 1, words[at], f"commitment {commitment(b'another')}")


def test_a_move_against_the_rules_is_named() -> None:
    words = words_of(write(a_record()))
    at = next(number for number, line in enumerate(words) if line.startswith("move"))
    for forged in ("move 1 99x6", "move 1 exact", "move 1 hello", "move 9 1x1", "move 1", "move one 1x1"):
        reason = refusal(rechained([*words[:at], forged, *words[at + 1 :]]))
        assert isinstance(reason, LineUnreadable | LineWrong), forged
        assert reason.line == at + 1, forged


def test_changed_places_options_and_seats_are_found() -> None:
    record = a_record()
    words = words_of(write(record))
    place = next(number for number, line in enumerate(words) if line.startswith("place 1"))
    forged = [*words[:place], words[place + 1].replace("place 2", "place 1"), *words[place + 1 :]]
    assert isinstance(refusal(rechained(forged)), LineWrong)
    for line in ("options dice=7 wild=on", "options dice", "options colour=red", "game chess", "seat 1"):
        at = next(number for number, each in enumerate(words) if each.split()[0] == line.split()[0])
        assert refusal(rechained([*words[:at], line, *words[at + 1 :]])) == LineUnreadable(at + 1, line)


@pytest.mark.parametrize("text", ["", "hello", "palifico record 2 #00000000", "\x00", "🎲" * 10])
def test_what_is_no_record_of_this_version_is_said_to_be_none(text: str) -> None:
    assert isinstance(refusal(text), NotARecord)


def test_check_digits_are_a_chain_of_hashes_as_the_documents_say() -> None:
    lines = write(a_record()).splitlines()
    checks = [line[-CHECK_DIGITS:] for line in lines]
    assert chained(checks[3], lines[4].rsplit(" #", 1)[0]) == checks[4]


def test_verify_says_what_it_checked_and_replay_tells_the_game_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    assert main(["demo", "--seed", "2a", "--computer", "3", "--dice", "3", "--record", str(path)]) == 0
    told = capsys.readouterr().out
    assert main(["verify", str(path), "--lang", "en"]) == 0
    checked = capsys.readouterr().out
    assert re.search(r"The record is true\. Checked: \d+ lines against the check digits", checked)
    assert main(["replay", str(path), "--lang", "en"]) == 0
    again = capsys.readouterr().out
    assert len(again) > 500
    assert again in told, "the replay is the demo's own text, from its first roll to its last"


def test_a_changed_record_fails_with_exit_code_1_and_names_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write(a_record()).replace("seat 2 Player 2", "seat 2 Winner"), encoding="utf-8")
    for command in ("verify", "replay"):
        assert main([command, str(path), "--lang", "en"]) == 1
        assert "Line 5 was changed" in capsys.readouterr().out


def test_a_file_that_cannot_be_read_is_one_sentence_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for arguments in (
        ["verify"],
        ["verify", "a", "b"],
        ["verify", str(tmp_path / "none")],
        ["replay", str(binary)],
    ):
        assert main([*arguments, "--lang", "en"]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_names_with_check_marks_in_them_do_not_confuse_a_record() -> None:
    record = replace(a_record(), names=("a #12345678", "b", "#", "d #"))
    assert verify(write(record))[0] == record


def test_names_that_no_table_would_have_given_are_not_believed_nor_printed_raw() -> None:
    words = words_of(write(a_record()))
    for name in ("A\x1b[2J", "  A", "A" * 99, "Player 2 #1"):
        forged = f"seat 1 {name}"
        reason = refusal(rechained([*words[:3], forged, *words[4:]]))
        assert isinstance(reason, LineUnreadable)
        assert "\x1b" not in reason.text


def test_a_record_without_its_last_line_is_told_which_one_is_missing() -> None:
    lines = write(a_record()).splitlines()
    assert refusal("\n".join(lines[:-1])) == RecordEnds(len(lines), "seed …")


def test_an_empty_line_at_the_end_does_no_harm() -> None:
    assert verify(write(a_record()) + "\n")[0] == a_record()
