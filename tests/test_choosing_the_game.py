"""The lobby chooses the game: a key and a word like any option; then it shows that game's options only."""

from dataclasses import replace

import pytest

from core.commands import Ask, Command, Deal, Join, SetOption, Topic
from core.decide import decide
from core.game import Key
from core.games import GAMES
from core.reading import Tongues, read, read_press
from core.scene import Family, scene
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Room, Style, Table
from i18n.lexicon import Lexicon
from tests.stage import ANNA, BO, LANGUAGES, ROOM

NAMES = list(GAMES)
PAIRS = list(zip(NAMES, [*NAMES[1:], NAMES[0]], strict=True))


def lobby(game: str) -> Table:
    table = new_table("t", game, ANNA, pace=0)
    table = replace(table, rooms=(Room(ROOM, "en", Style.BOARD),))
    return decide(table, Join(), ANNA, 0, b"").table


def keys_of(table: Table) -> list[Key]:
    [post] = [post for post in scene(table) if post.family is Family.LOBBY]
    return [key for row in post.screen.keys for key in row]


def options_on_keys(table: Table) -> list[str]:
    return [key.notation.split()[1] for key in keys_of(table) if key.notation.startswith("option ")]


@pytest.mark.parametrize(("game", "following"), PAIRS)
def test_a_press_on_the_game_goes_to_the_next_and_shows_its_options_only(game: str, following: str) -> None:
    table = lobby(game)
    pressed = read_press("option game", 0)
    assert isinstance(pressed, SetOption)
    assert pressed == SetOption("game")
    table = decide(table, pressed, ANNA, 0, b"").table
    assert table.game == following
    own = [choice.name for choice in GAMES[following].options.choices()]
    assert options_on_keys(table) == ["game"]
    unfolded = read_press("unfold", 0)
    assert unfolded is not None
    assert options_on_keys(decide(table, unfolded, ANNA, 0, b"").table) == [*own, "timer"]
    heard = [line for entry in table.story[-1:] for line in entry.lines]
    assert heard[0] == messages.LobbyTitle(GAMES[following].title)
    assert isinstance(heard[1], messages.OptionsAre)


@pytest.mark.parametrize("game", NAMES)
def test_the_key_of_the_game_says_which_one_it_is(game: str) -> None:
    labels = {key.notation: key.label for key in keys_of(lobby(game))}
    assert labels["option game"] == messages.GamePlayed(GAMES[game].title)


@pytest.mark.parametrize(("game", "following"), PAIRS)
@pytest.mark.parametrize("said", ["game {}", "option game {}", "play {}"])
def test_the_game_is_chosen_by_typing_its_name_in_any_language(game: str, following: str, said: str) -> None:
    for language in ("en", "sv", "fr", "da", "de", "sr-Latn"):
        lexicon = Lexicon(LANGUAGES.translator(language), LANGUAGES.translator("en"), GAMES[game])
        for spelling in LANGUAGES.translator(language).words(f"word-{following}"):
            command = read(lexicon.words(said.format(spelling)), GAMES[game], Tongues((), {}), playing=False)
            assert isinstance(command, Command), (language, spelling)
            assert decide(lobby(game), command, ANNA, 0, b"").table.game == following, (language, spelling)


def test_the_options_that_are_asked_for_name_the_games() -> None:
    answer = decide(lobby(NAMES[0]), Ask(Topic.OPTIONS), ANNA, 0, b"").answer
    assert isinstance(answer[0], messages.OptionWord)
    assert len(answer[0].values) == len(GAMES)


def test_only_the_host_chooses_the_game_and_only_before_it_begins() -> None:
    table = decide(lobby(NAMES[0]), Join(), BO, 0, b"").table
    assert decide(table, SetOption("game"), BO, 0, b"").table.game == NAMES[0]
    table = decide(table, Deal(), ANNA, 0, b"seed").table
    refused = decide(table, SetOption("game"), ANNA, 0, b"")
    assert refused.table.game == NAMES[0]
    assert refused.answer == (messages.GameRuns(),)


def test_a_game_that_does_not_exist_is_refused_with_those_that_do() -> None:
    [refusal] = decide(lobby(NAMES[0]), SetOption("game", "chess"), ANNA, 0, b"").answer
    assert isinstance(refusal, messages.WhichGame)
