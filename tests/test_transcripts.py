"""Whole games as people read them, kept as text: a change of a word or a rule shows in the diff."""

from itertools import product
from pathlib import Path

import pytest

from adapters.cli import main
from core.games import GAMES as REGISTRY
from i18n.languages import LANGUAGES

FOLDER = Path(__file__).parent / "transcripts"

SIX_AT_CARDS = ["--game", "bouillabaisse", "--computer", "6", "--rank", "queen", "--card", "QS"]
TWO_PACKS = ["--game", "bouillabaisse", "--computer", "7", "--suit", "hearts", "--all-or-nothing"]

GAMES = {
    "plain": ["--computer", "3"],
    "two players": ["--computer", "2", "--dice", "3"],
    "no wild ones": ["--computer", "3", "--no-wild", "--dice", "4"],
    "no exact call": ["--computer", "3", "--no-exact", "--dice", "3"],
    "calza": ["--computer", "4", "--calza", "--dice", "4"],
    "palifico": ["--computer", "4", "--palifico", "--dice", "3"],
    "palifico, calza, no wild ones": ["--computer", "3", "--palifico", "--calza", "--no-wild", "--dice", "6"],
    "easy computers": ["--computer", "3", "--strength", "easy"],
    "in Swedish": ["--computer", "3", "--palifico", "--dice", "3", "--lang", "sv"],
    "in French": ["--computer", "3", "--palifico", "--dice", "3", "--lang", "fr"],
    "in Danish": ["--computer", "3", "--palifico", "--dice", "3", "--lang", "da"],
    "in German": ["--computer", "3", "--palifico", "--dice", "3", "--lang", "de"],
    "in Serbian": ["--computer", "3", "--palifico", "--dice", "3", "--lang", "sr-Latn"],
    "bouillabaisse": [*SIX_AT_CARDS],
    "bouillabaisse, two packs, all or nothing": [*TWO_PACKS],
    "bouillabaisse in Swedish": [*SIX_AT_CARDS, "--lang", "sv"],
    "bouillabaisse in French": [*SIX_AT_CARDS, "--lang", "fr"],
    "bouillabaisse in Danish": [*SIX_AT_CARDS, "--lang", "da"],
    "bouillabaisse in German": [*SIX_AT_CARDS, "--lang", "de"],
    "bouillabaisse in Serbian": [*SIX_AT_CARDS, "--lang", "sr-Latn"],
}


def test_every_game_is_read_in_every_language() -> None:
    read = {(game_of(flags), language_of(flags)) for flags in GAMES.values()}
    assert read == set(product(REGISTRY, LANGUAGES))


def game_of(flags: list[str]) -> str:
    return flags[flags.index("--game") + 1] if "--game" in flags else next(iter(REGISTRY))


def language_of(flags: list[str]) -> str:
    return flags[flags.index("--lang") + 1] if "--lang" in flags else "en"


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_reads_as_it_did(name: str, regenerate: bool, capsys: pytest.CaptureFixture[str]) -> None:
    flags = GAMES[name] if "--lang" in GAMES[name] else [*GAMES[name], "--lang", "en"]
    assert main(["demo", "--seed", "5eed", *flags]) == 0
    told = capsys.readouterr().out
    path = FOLDER / f"{name.replace(',', '').replace(' ', '-').lower()}.txt"
    if regenerate:
        FOLDER.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8"), "make transcripts writes it anew, to be read in the diff"
