"""Protects the fairness of every roll: all numbers are equally likely, and a seed always gives the same."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chance import SEED_BYTES, Chance, commitment, draw

WORDS = 2**64
SEED = b"example seed"


def words_drawn(monkeypatch: pytest.MonkeyPatch, *words: int) -> list[str]:
    """Make the next draws read these words instead of a digest; return the labels they ask for."""
    labels: list[str] = []
    following = iter(words)

    def digest(_key: bytes, label: bytes, _kind: str) -> bytes:
        labels.append(label.decode())
        return next(following).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr("core.chance.hmac.digest", digest)
    return labels


# Every number is equally likely


@pytest.mark.parametrize("sides", [1, 2, 3, 5, 6, 7, 12, 52, 2**53, 2**63 + 1])
def test_words_are_taken_in_blocks_that_hold_every_number_once(
    monkeypatch: pytest.MonkeyPatch, sides: int
) -> None:
    last_block = (WORDS // sides - 1) * sides
    words_drawn(monkeypatch, 0, sides - 1, last_block, last_block + sides // 2, last_block + sides - 1)
    drawn = [draw(SEED, "dice", sides=sides) for _ in range(5)]
    assert drawn == [1, sides, 1, sides // 2 + 1, sides]


@pytest.mark.parametrize("sides", [3, 5, 6, 7, 12, 52, 2**63 + 1])
def test_words_of_the_incomplete_last_block_are_thrown_away_for_another_attempt(
    monkeypatch: pytest.MonkeyPatch, sides: int
) -> None:
    labels = words_drawn(monkeypatch, WORDS // sides * sides, WORDS - 1, 1)
    assert draw(SEED, "dice", 4, 2, sides=sides) == 2
    assert labels == ["dice/4/2/0", "dice/4/2/1", "dice/4/2/2"]


@pytest.mark.parametrize("sides", [1, 2, 64, 2**53])
def test_no_word_is_thrown_away_when_all_blocks_are_complete(
    monkeypatch: pytest.MonkeyPatch, sides: int
) -> None:
    labels = words_drawn(monkeypatch, WORDS - 1)
    assert draw(SEED, "dice", sides=sides) == sides
    assert labels == ["dice/0"]


def chi_square(counted: Counter[int], cells: int) -> float:
    expected = counted.total() / cells
    return sum((counted[cell] - expected) ** 2 / expected for cell in range(cells))


def dice() -> Iterator[int]:
    return (draw(SEED, "dice", roll, 0, 0, sides=6) - 1 for roll in range(12_000))


def test_a_die_shows_every_face_equally_often() -> None:
    assert chi_square(Counter(dice()), 6) < 20.5  # exceeded by one seed in a thousand; this one is fixed


def test_a_die_does_not_depend_on_the_one_before() -> None:
    assert (
        chi_square(Counter(6 * first + second for first, second in pairwise(dice())), 36) < 66.6
    )  # likewise


def test_the_dice_of_one_hand_do_not_depend_on_each_other() -> None:
    pairs = Counter(
        6 * draw(SEED, "dice", roll, 3, 0, sides=6) + draw(SEED, "dice", roll, 3, 1, sides=6) - 7
        for roll in range(6_000)
    )
    assert chi_square(pairs, 36) < 66.6


@given(st.binary(min_size=1, max_size=64), st.integers(1, 2**53), st.lists(st.integers(0, 99), max_size=4))
def test_a_draw_is_from_one_to_the_number_of_sides(seed: bytes, sides: int, path: list[int]) -> None:
    assert 1 <= draw(seed, "dice", *path, sides=sides) <= sides


# A seed gives the same rolls for ever


@pytest.mark.parametrize(
    ("seed", "purpose", "path", "sides", "drawn"),
    [
        (SEED, "dice", (1, 0, 0), 6, 6),
        (SEED, "dice", (1, 0, 1), 6, 4),
        (SEED, "dice", (1, 0, 2), 6, 2),
        (SEED, "dice", (1, 0, 3), 6, 5),
        (SEED, "dice", (1, 0, 4), 6, 3),
        (SEED, "opener", (), 4, 4),
        (bytes(range(32)), "dice", (1, 0, 0), 6, 3),
        (bytes(range(32)), "dice", (1, 1, 0), 6, 5),
        (bytes(range(32)), "opener", (), 3, 2),
        (bytes(range(32)), "dice", (17, 11, 5), 6, 6),
        (bytes(range(32)), "dice", (17, 11, 5), 2**53, 6915559506008774),
    ],
)
def test_a_seed_gives_the_same_draw_in_every_release(
    seed: bytes, purpose: str, path: tuple[int, ...], sides: int, drawn: int
) -> None:
    assert draw(seed, purpose, *path, sides=sides) == drawn


def test_anybody_can_check_a_roll_with_the_hash_function_alone() -> None:
    for die in range(20):
        word = int(hmac.new(SEED, b"dice/3/1/%d/0" % die, hashlib.sha256).hexdigest()[:16], 16)
        assert draw(SEED, "dice", 3, 1, die, sides=6) == word % 6 + 1


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_seed_has_as_many_bytes_as_the_hash() -> None:
    assert hashlib.sha256().digest_size == SEED_BYTES


# Labels keep draws apart


def test_draws_of_different_labels_and_seeds_have_nothing_in_common() -> None:
    labels: list[tuple[bytes, str, tuple[int, ...]]] = [
        (SEED, "dice", ()),
        (SEED, "dice", (1,)),
        (SEED, "dice", (0,)),
        (SEED, "dice", (0, 0)),
        (SEED, "dice", (1, 12)),
        (SEED, "dice", (11, 2)),
        (SEED, "dice", (1, 1, 2)),
        (SEED, "dice", (112,)),
        (SEED, "opener", ()),
        (SEED, "opener", (1,)),
        (b"another seed", "dice", ()),
        (b"another seed", "dice", (1,)),
    ]
    drawn = [draw(seed, purpose, *path, sides=2**53) for seed, purpose, path in labels]
    assert len(set(drawn)) == len(labels)


def test_a_second_attempt_has_the_label_of_no_other_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = words_drawn(monkeypatch, *[WORDS - 1, WORDS - 1, 0] * 3)
    for path in ((), (1,), (1, 1)):
        draw(SEED, "dice", *path, sides=6)
    assert len(set(labels)) == len(labels) == 9


# A stream of draws


def stream(purpose: str = "easy", *path: int) -> list[int]:
    chance = Chance(SEED, purpose, *path)
    return [chance.below(2**53) for _ in range(10)]


def test_a_stream_gives_the_same_numbers_again_and_no_number_twice_in_a_row() -> None:
    assert stream("easy", 1) == stream("easy", 1)
    assert len(set(stream("easy", 1))) == 10


@pytest.mark.parametrize("other", [("easy", 2), ("hard", 1), ("easy",), ("easy", 1, 1)], ids=str)
def test_streams_of_different_labels_have_nothing_in_common(other: tuple[Any, ...]) -> None:
    assert not set(stream("easy", 1)) & set(stream(*other))


@pytest.mark.parametrize("sides", [1, 2, 6, 100])
def test_a_stream_reaches_every_number_below_its_bound_and_no_other(sides: int) -> None:
    chance = Chance(SEED, "easy")
    assert {chance.below(sides) for _ in range(20 * sides)} == set(range(sides))


def test_a_fraction_is_from_zero_to_below_one(monkeypatch: pytest.MonkeyPatch) -> None:
    words_drawn(monkeypatch, 0, 2**52, WORDS - 1)
    chance = Chance(SEED, "easy")
    assert [chance.fraction(), chance.fraction(), chance.fraction()] == [0.0, 0.5, 1 - 2**-53]
