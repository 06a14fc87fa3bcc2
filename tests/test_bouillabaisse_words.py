"""Bouillabaisse: cards and options as people type them, in every language and in notation."""

import pytest

from core.commands import Move, Refuse, SetOption
from core.games import GAMES
from core.games.bouillabaisse import Card, messages
from core.games.bouillabaisse.cards import ALL, named
from core.options import Options
from core.reading import Tongues, read
from core.table.lobby import read_value
from i18n.languages import LANGUAGES
from i18n.lexicon import Lexicon
from i18n.translator import Translator

GAME = GAMES["bouillabaisse"]


def raise_fault(identifier: str, fault: str) -> None:
    raise AssertionError(f"{identifier}: {fault}")


TRANSLATORS = {language: Translator(language, raise_fault) for language in LANGUAGES}
LEXICONS = {language: Lexicon(TRANSLATORS[language], TRANSLATORS["en"], GAME) for language in LANGUAGES}


def typed(language: str, line: str, *, playing: bool = True) -> object:
    return read(LEXICONS[language].words(line), GAME, Tongues((), {}), playing=playing)


def card_of(command: object) -> Card:
    assert isinstance(command, Move)
    card: Card = GAME.parse(command.notation)
    return card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_typed_as_it_is_said(language: str) -> None:
    names = {TRANSLATORS[language].say(named(card)): card for card in ALL}
    assert len(names) == len(ALL)
    for name, card in names.items():
        for spelled in (name, name.upper(), f"{name}!", f"play {name}"):
            assert card_of(typed(language, spelled)) == card, spelled


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_is_understood_in_every_language(language: str) -> None:
    for card in ALL:
        for spelled in (card, f"{card[:-1]} {card[-1]}", f"{card[-1]} {card[:-1]}".lower()):
            assert card_of(typed(language, spelled)) == card, spelled


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_in_small_letters_is_understood_but_where_it_is_a_word(language: str) -> None:
    words = {card for card in ALL if not isinstance(typed(language, card.lower()), Move)}
    assert words == ({"AS"} if language in ("fr", "de", "sr-Latn") else set())
    for card in words:
        assert typed(language, card.lower()) == Refuse(messages.CardNeedsBoth())
    for card in set(ALL) - words:
        assert card_of(typed(language, card.lower())) == card


@pytest.mark.parametrize(
    ("language", "line", "card"),
    [
        ("en", "queen of hearts", "QH"),
        ("en", "hearts queen", "QH"),
        ("en", "ten of spades", "10S"),
        ("en", "Q♥", "QH"),
        ("en", "♥️ 10", "10H"),
        ("sv", "hjärter dam", "QH"),
        ("sv", "hjärterdam", "QH"),
        ("sv", "spader tio", "10S"),
        ("sv", "spadertia", "10S"),
        ("fr", "dame de cœur", "QH"),
        ("fr", "la dame de coeur", "QH"),
        ("fr", "l'as de trèfle", "AC"),
        ("fr", "dix de pique", "10S"),
        ("da", "hjerter dame", "QH"),
        ("da", "spar ti", "10S"),
        ("da", "klør es", "AC"),
        ("de", "Herzdame", "QH"),
        ("de", "Herz-Dame", "QH"),
        ("de", "die Herzdame", "QH"),
        ("de", "Kreuz-Zehn", "10C"),
        ("de", "Pik 10", "10S"),
        ("de", "Karobube", "JD"),
        ("sr-Latn", "dama herc", "QH"),
        ("sr-Latn", "damu herc", "QH"),
        ("sr-Latn", "дама херц", "QH"),
        ("sr-Latn", "herc dama", "QH"),
        ("sr-Latn", "kec pik", "AS"),
        ("sr-Latn", "desetka karo", "10D"),
        ("sr-Latn", "queen of hearts", "QH"),
    ],
)
def test_a_card_is_read_as_people_of_the_language_write_it(language: str, line: str, card: str) -> None:
    assert card_of(typed(language, line)) == card


def test_half_a_card_is_answered_and_chatter_is_not() -> None:
    assert typed("sv", "hjärter") == Refuse(messages.CardNeedsBoth())
    assert typed("sv", "hjärter hjärter") is None
    assert typed("de", "Herzlich willkommen") is None


@pytest.mark.parametrize(
    ("language", "line", "option", "value"),
    [
        ("en", "option card QH", "card", "QH"),
        ("en", "option card queen of hearts", "card", "QH"),
        ("en", "card 10S", "card", "10S"),
        ("en", "option card drawn", "card", "drawn"),
        ("en", "option suit spades", "suit", "spades"),
        ("en", "rank king", "rank", "king"),
        ("en", "option all or nothing on", "all_or_nothing", True),
        ("sv", "färg hjärter", "suit", "hearts"),
        ("sv", "kort hjärterdam", "card", "QH"),
        ("sv", "valör lottas", "rank", "drawn"),
        ("fr", "carte dame de cœur", "card", "QH"),
        ("da", "enkeltkort hjerter dame", "card", "QH"),
        ("de", "Karte Herzdame", "card", "QH"),
        ("de", "alles oder nichts off", "all_or_nothing", False),
        ("sr-Latn", "karta dama herc", "card", "QH"),
        ("sr-Latn", "boja tref", "suit", "clubs"),
        ("fr", "option carte AS", "card", "AS"),
    ],
)
def test_an_option_is_set_by_typing_it_in_words_or_in_notation(
    language: str, line: str, option: str, value: object
) -> None:
    command = typed(language, line, playing=False)
    assert isinstance(command, SetOption)
    assert command.name == option
    choice = next(each for each in GAME.options.choices() if each.name == option)
    assert read_value(choice, command.value) == value


@pytest.mark.parametrize("text", ["2H", "2s", "two of clubs".replace(" ", ""), "queen", "hearts", "nonsense"])
def test_the_single_card_is_any_card_but_a_two(text: str) -> None:
    choice = next(each for each in GAME.options.choices() if each.name == "card")
    assert read_value(choice, text) is None


def test_presses_on_the_card_go_through_a_few_and_lead_back_from_any_other() -> None:
    options: Options = GAME.options()
    pressed = []
    for _ in range(4):
        options = options.with_value("card", options.next_value("card"))
        pressed.append(options.value("card"))
    assert pressed == ["QS", "KH", "drawn", "QS"]
    assert options.with_value("card", "7C").next_value("card") == "drawn"


def test_presses_on_suit_and_rank_go_through_all_of_them() -> None:
    for name, count in (("suit", 5), ("rank", 4)):
        options: Options = GAME.options()
        pressed = set[object]()
        for _ in range(count):
            pressed.add(options.value(name))
            options = options.with_value(name, options.next_value(name))
        assert len(pressed) == count
        assert options == GAME.options()
