"""Cards are words; whoever likes symbols better reads symbols, and nobody else does."""

import pytest

from adapters.conversation import Conversation, Incoming
from core.commands import Deal, Join
from core.games import GAMES
from core.games.bouillabaisse.cards import ALL, named
from core.service import Service
from i18n.languages import LANGUAGES as TAGS
from i18n.languages import styled
from tests.stage import ANNA, BO, LANGUAGES, Stage, person, stage

SUITS = "♣♦♥♠"


def a_conversation(service: Service) -> Conversation:
    return Conversation(service, LANGUAGES, "bouillabaisse")


async def a_game() -> Stage:
    on = stage(game="bouillabaisse")
    await on.open(person("Anna", admin=True))
    await on.does(BO, Join())
    return on


async def says(on: Stage, name: str, text: str, *, admin: bool = False) -> tuple[str, ...]:
    incoming = Incoming(on.update(), person(name, admin=admin), text=text, addressed=True)
    spoken = await a_conversation(on.service).hear(incoming)
    await on.service.settled()
    return spoken.lines if spoken else ()


def has_symbols(texts: list[str]) -> bool:
    return any(suit in texts[-1] for suit in SUITS)


async def test_one_player_reads_symbols_while_the_others_and_the_room_read_words() -> None:
    on = await a_game()
    assert await says(on, "Bo", "symbols") == (
        "Cards are now written with symbols, like Q♥. “symbols off” brings the words back.",
    )
    await on.does(ANNA, Deal())
    assert has_symbols(on.platform.texts(BO.ref))
    assert not has_symbols(on.platform.texts(ANNA.ref))
    assert not any(suit in text for text in on.platform.texts(ANNA.room or BO.ref) for suit in SUITS)
    assert await says(on, "Bo", "symbols off") == ("Cards are now written in words.",)
    assert not has_symbols(on.platform.texts(BO.ref))


async def test_an_admin_chooses_for_the_room_and_it_stays_so_in_another_language() -> None:
    on = await a_game()
    await says(on, "Anna", "symbols on", admin=True)
    await says(on, "Anna", "language svenska", admin=True)
    await on.does(ANNA, Deal())
    table = await on.table()
    assert table.rooms[0].language == styled("sv", symbols=True)
    told = "\n".join(on.platform.texts(table.rooms[0].ref))
    assert any(suit in told for suit in SUITS)
    assert "Den här" in told or "kostar" in told


@pytest.mark.parametrize("language", TAGS)
def test_every_card_has_a_symbol_of_its_own_in_every_language_and_no_word(language: str) -> None:
    words, symbols = (LANGUAGES.translator(styled(language, symbols=on)) for on in (False, True))
    drawn = [symbols.say(named(card)) for card in ALL]
    assert len(set(drawn)) == len(ALL)
    for card, said in zip(ALL, drawn, strict=True):
        assert said[-1] in SUITS
        assert said[:-1] == card[:-1]
        assert not any(suit in words.say(named(card)) for suit in SUITS)


@pytest.mark.parametrize("language", TAGS)
def test_what_is_shown_as_a_symbol_can_be_typed_so(language: str) -> None:
    game = GAMES["bouillabaisse"]
    lexicon = LANGUAGES.lexicon(styled(language, symbols=True), game)
    translator = LANGUAGES.translator(styled(language, symbols=True))
    for card in ALL:
        [word] = lexicon.words(translator.say(named(card)))
        assert game.parse(word.meaning) == card
