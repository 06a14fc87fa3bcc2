"""Every sentence exists in every language, says what its class holds, and is worth reading."""

import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

import adapters
import core
from core.commands import Move, SetOption
from core.games import GAMES
from core.identity import Seat
from core.messages import Kind, Message, Typed, kinds, registry, variable
from core.reading import VOCABULARY, Tongues, read
from core.table import messages as table
from i18n.languages import LANGUAGES, names, nearest
from i18n.lexicon import Lexicon, folded
from i18n.translator import FOLDER, OBJECT, BrokenLanguage, Translator, bundle

for package in (core, adapters):
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)

WORDS = {**VOCABULARY, **{word: meaning for game in GAMES.values() for word, meaning in game.words.items()}}
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 101)
FORBIDDEN = re.compile("[\u2066-\u2069\u2500-\u257f\u2680-\u2685\U0001f000-\U0001faff]")
LONGEST_KEY = 30
LONGEST_LINE = 900
KEYS = re.compile(
    "table-key-.*|table-game-played|liars-dice-(liar|exact|my-dice|claim)|bouillabaisse-(my-cards|card-name)"
)

KNOWN: Mapping[str, Sequence[Any]] = {
    "face": range(1, 7),
    "rank": (14, *range(2, 14)),
    "suit": ("clubs", "diamonds", "hearts", "spades"),
}
"""Fields whose values are known, whatever the message: a sentence may select on each of them."""

OF_ONE_HAND = {"liars-dice-shows"}
"""Messages that count the dice of one hand, six at most, so that “one” is only 1."""

SAME_AS_ENGLISH = {
    *(
        "table-name",
        "table-sits",
        "cli-values",
        "operators-blocked-line",
        "announcement-own-words",
    ),  # nothing but what they hold
    *("operators-blocked-line", "announcement-own-words"),  # the same
    "cli-level-ok",  # the same word in most languages
    "table-normal",  # the same word in most languages
    "bouillabaisse-title",  # a dish has one name
    *("bouillabaisse-has-points", "bouillabaisse-has-tricks"),  # nothing but what they hold
    "table-log-line",  # begins with the same word in French, and is a number otherwise
}
"""Messages that may read as in English."""


def raise_fault(identifier: str, fault: str) -> None:
    raise AssertionError(f"{identifier}: {fault}")


TRANSLATORS = {language: Translator(language, raise_fault) for language in LANGUAGES}


@cache
def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


class Used(visitor.Visitor):
    """Collects the variables and the plural selectors of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str], set[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as the library calls it
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # as the library calls it
        if isinstance(node.selector, ast.VariableReference):
            keys = [str(getattr(v.key, "name", None) or getattr(v.key, "value", "")) for v in node.variants]
            first = Used()
            for variant in node.variants:
                if getattr(variant.key, "name", "") == "one":
                    first.visit(variant.value)
            self.selectors.append((node.selector.id.name, keys, first.variables))
        self.generic_visit(node)


def used(entry: ast.Message) -> Used:
    collected = Used()
    collected.visit(entry)
    return collected


def samples(message: type[Message]) -> Iterator[Message]:
    """Return the message with each number it may meet, and with its switches on and off."""
    kind_of = kinds(message)
    numbers = [name for name, kind in kind_of.items() if kind is Kind.NUMBER]
    flags = [name for name, kind in kind_of.items() if kind is Kind.FLAG]
    for number, *on in product(NUMBERS, *[(True, False)] * len(flags)):
        values: dict[str, Any] = dict.fromkeys(numbers, number)
        values |= dict(zip(flags, on, strict=True))
        for name, kind in kind_of.items():
            if name not in values:
                values[name] = sample_value(message, name, kind)
        known = {name: KNOWN[name] for name in values if name in KNOWN and is_plain(kind_of[name])}
        for chosen in product(*known.values()):
            yield message(**{**values, **dict(zip(known, chosen, strict=True))})


def is_plain(kind: Kind) -> bool:
    return kind in (Kind.NUMBER, Kind.TEXT)


def sample_value(message: type[Message], name: str, kind: Kind) -> Any:
    match kind:
        case Kind.TEXT:
            return "2, 3"
        case Kind.WORD:
            return Typed("deal")
        case Kind.SEAT:
            return Seat(0)
        case Kind.SEATS:
            return (Seat(0), Seat(1), Seat(2))
        case Kind.MESSAGE:
            hint = get_type_hints(message)[name]
            return next(samples(hint)) if kinds(hint) else table.Minutes(2)
        case _:
            return (table.Sits("Anna"), table.Sits("Bo"))


def read_aloud(translator: Translator, message: Message) -> str:
    return translator.say(message, ["Anna", "Bo", "Cem"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_has_a_sentence_and_every_sentence_a_class(language: str) -> None:
    assert set(entries(language)) == set(registry()) | set(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_in_the_same_order(language: str) -> None:
    def order(tag: str) -> dict[str, list[str]]:
        return {
            path.name: re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
            for path in sorted((FOLDER / tag).glob("*.ftl"))
        }

    assert order(language) == order("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_uses_all_that_its_class_holds_and_nothing_else(language: str) -> None:
    for identifier, entry in entries(language).items():
        if identifier in WORDS:
            assert not used(entry).variables
            continue
        message = registry()[identifier]
        held = {variable(field.name) for field in fields(message)}  # type: ignore[arg-type]  # a dataclass
        said = {name.removesuffix(f"-{OBJECT}") for name in used(entry).variables}
        english = {name.removesuffix(f"-{OBJECT}") for name in used(entries("en")[identifier]).variables}
        assert said <= held, f"{identifier} uses {said - held}"
        assert said == english, f"{identifier} says {said}, in English {english}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_selects_on_numbers_codes_and_switches_and_never_on_words(language: str) -> None:
    for identifier, entry in entries(language).items():
        for name, _, _ in used(entry).selectors:
            kind = {variable(field): kind for field, kind in kinds(registry()[identifier]).items()}[name]
            assert kind in (Kind.NUMBER, Kind.TEXT, Kind.FLAG), f"{identifier} selects on {name}"


def test_english_says_all_that_a_class_holds() -> None:
    for identifier, message in registry().items():
        held = {variable(name) for name in kinds(message)}
        said = {name.removesuffix(f"-{OBJECT}") for name in used(entries("en")[identifier]).variables}
        assert held == said, identifier


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_the_language_and_print_their_number(language: str) -> None:
    locale = Locale.parse(language, sep="-")
    needed = {locale.plural_form(number) for number in (*NUMBERS, 3, 4, 100)}
    for identifier, entry in entries(language).items():
        for name, keys, first in used(entry).selectors:
            if {"one", "few", "many"} & set(keys):
                assert needed <= set(keys), f"{identifier} selects {keys} of {needed}"
                if needed != {"one", "other"} and identifier not in OF_ONE_HAND:
                    assert name in first, f"{identifier}: “one” is not only 1 here, so the number is printed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_number(language: str) -> None:
    for identifier, message in registry().items():
        for sample in samples(message):
            text = read_aloud(TRANSLATORS[language], sample)
            assert text == text.strip() or identifier == "cli-press-enter", identifier
            assert text, identifier
            assert "  " not in text, f"{identifier}: {text}"
            assert "{" not in text, f"{identifier}: {text}"
            assert not FORBIDDEN.search(text), f"{identifier}: {text}"
            assert len(text) <= LONGEST_LINE, identifier
            if KEYS.fullmatch(identifier):
                assert len(text) <= LONGEST_KEY, f"{identifier}: {text}"


def test_a_sign_that_french_puts_a_space_before_is_never_alone_on_a_line() -> None:
    for identifier, message in registry().items():
        for sample in samples(message):
            text = read_aloud(TRANSLATORS["fr"], sample)
            assert not re.search(r" [:;!?»](?!\S)|«[ \n]", text), f"{identifier}: {text}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    for identifier, message in registry().items():
        if identifier in SAME_AS_ENGLISH:
            continue
        sample = next(samples(message))
        ours = read_aloud(TRANSLATORS[language], sample)
        english = read_aloud(TRANSLATORS["en"], sample)
        assert ours != english, f"{identifier}: {ours}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_word_means_two_things(language: str, game: str) -> None:
    meant: dict[str, set[str]] = {}
    for vocabulary in (GAMES[game].words, VOCABULARY):
        for identifier, meaning in vocabulary.items():
            for spelling in TRANSLATORS[language].words(identifier):
                assert spelling, identifier
                meant.setdefault(folded(spelling), set()).add(meaning)
    assert {spelling: meanings for spelling, meanings in meant.items() if len(meanings) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_suggested_can_be_typed(language: str, game: str) -> None:
    lexicon = Lexicon(TRANSLATORS[language], TRANSLATORS["en"], GAMES[game])
    for meaning in {**VOCABULARY, **GAMES[game].words}.values():
        words = lexicon.words(lexicon.suggestion(meaning))
        assert [word.meaning for word in words] == [meaning], meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_quotation_marks_are_words_that_can_be_typed(language: str) -> None:
    lexicon = Lexicon(TRANSLATORS[language], TRANSLATORS["en"], GAMES["liars-dice"])
    hints = (table.LobbyHint(), table.OverHint(), table.NoTable(), table.NotUnderstood(), table.StopSure())
    for hint in hints:
        quoted = re.findall(
            "[“„”«»](.+?)[“”«»]", read_aloud(TRANSLATORS[language], hint).replace("\u00a0", " ")
        )
        assert quoted, hint
        for text in quoted:
            meanings = [word.meaning for word in lexicon.words(text.strip())]
            assert len(meanings) == 1, f"{text} is no word of {language}"
            assert meanings[0] in VOCABULARY.values(), f"{text} is no word of {language}"


def test_a_bid_can_be_typed_in_words_in_every_language() -> None:
    five_threes = {
        "en": "five threes",
        "sv": "fem treor",
        "fr": "cinq trois",
        "da": "fem treere",
        "de": "fünf Dreien",
        "sr-Latn": "pet trojki",
    }
    game = GAMES["liars-dice"]
    for language, words in five_threes.items():
        lexicon = Lexicon(TRANSLATORS[language], TRANSLATORS["en"], game)
        assert game.parse(" ".join(word.meaning for word in lexicon.words(words))) == game.parse("5x3"), (
            language
        )


@pytest.mark.parametrize(
    "typed",
    [
        "2x6",
        "2 6",
        "2,6",
        "2.6",
        "2X6 ",
        " 2 x 6",
        "two sixes",
        "Two Sixes!",
        "bid 2 6",
        "I bid two sixes",
        "2 × 6",
    ],
)
def test_a_bid_may_be_written_in_many_ways(typed: str) -> None:
    game = GAMES["liars-dice"]
    words = Lexicon(TRANSLATORS["en"], TRANSLATORS["en"], game).words(typed)
    tongues = Tongues((), {})
    for playing in (False, True):
        command = read(words, game, tongues, playing=playing)
        assert isinstance(command, Move)
        assert game.parse(command.notation) == game.parse("2x6")


def test_a_word_that_is_an_option_and_a_move_is_a_move_while_a_game_runs() -> None:
    game = GAMES["liars-dice"]
    words = Lexicon(TRANSLATORS["en"], TRANSLATORS["en"], game).words("exact")
    assert read(words, game, Tongues((), {}), playing=True) == Move("exact")
    assert read(words, game, Tongues((), {}), playing=False) == SetOption("exact")


def test_serbian_may_be_typed_in_cyrillic_and_without_marks() -> None:
    lexicon = Lexicon(TRANSLATORS["sr-Latn"], TRANSLATORS["en"], GAMES["liars-dice"])
    for typed in ("pet trojki", "пет тројки"):
        assert [word.meaning for word in lexicon.words(typed)] == ["5", "3"], typed
    assert [word.meaning for word in lexicon.words("tacno")] == ["exact"]


def test_english_is_understood_in_every_language() -> None:
    for language in LANGUAGES:
        lexicon = Lexicon(TRANSLATORS[language], TRANSLATORS["en"], GAMES["liars-dice"])
        for word in ("liar", "exact", "deal", "hand", "rules", "help", "status", "leave", "again"):
            assert [each.meaning for each in lexicon.words(word)] == [word], (language, word)


def test_the_nearest_language_is_found_for_what_devices_say() -> None:
    expected: Mapping[str, str] = {
        "sv-FI": "sv",
        "fr_CA": "fr",
        "de-CH": "de",
        "gsw": "de",
        "nn-NO": "da",
        "hr": "sr-Latn",
        "bs_BA": "sr-Latn",
        "sr-Cyrl": "sr-Latn",
        "pt-BR": "en",
        "": "en",
        "C.UTF-8": "en",
    }
    assert {tag: nearest(tag) for tag in expected} == expected


def test_a_language_may_be_called_by_its_name_in_any_language() -> None:
    assert [names()[name] for name in ("svenska", "tyska", "srpski", "serbian", "français", "da")] == [
        "sv",
        "de",
        "sr-Latn",
        "sr-Latn",
        "fr",
        "da",
    ]


def test_a_language_file_with_an_error_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "broken.ftl").write_text("a-message = { $open\n", encoding="utf-8")
    monkeypatch.setattr("i18n.translator.FOLDER", tmp_path)
    with pytest.raises(BrokenLanguage, match=r"broken\.ftl"):
        bundle("xx")


def test_a_message_that_cannot_be_said_is_reported_and_does_not_stop_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    faults: list[tuple[str, str]] = []
    translator = Translator("sv", lambda identifier, fault: faults.append((identifier, fault)))
    monkeypatch.setattr(table.TableStands, "section", "nowhere")
    assert translator.say(table.TableStands()) == "nowhere-table-stands"
    assert faults == [("nowhere-table-stands", "missing")]


def test_a_field_that_cannot_be_said_is_refused_when_its_class_is_used() -> None:
    class Wrong:
        when: float

    with pytest.raises(TypeError, match="cannot be said"):
        kinds(Wrong)  # type: ignore[arg-type]  # that is the point
