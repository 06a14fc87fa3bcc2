"""Groups on Telegram play whole games: with buttons, with words, from the direct chat, in every language."""

from collections.abc import Iterator

import pytest

from core.games import GAMES
from core.table.values import Phase, Table, playing_of
from i18n.languages import LANGUAGES as TAGS
from tests.bot_api_people import Person
from tests.bot_api_values import Chat, Message
from tests.plays import a_move, in_words
from tests.stage import LANGUAGES
from tests.telegram_stage import TelegramStage, board_of, key, on_turn_of, telegram_stage, texts

MOST_TURNS = 400


def three(on: TelegramStage, language: str = "en") -> tuple[Person, Person, Person]:
    anna, bo, cem = (on.api.world.person(name, language=language) for name in ("Anna", "Bo", "Cem"))
    return anna, bo, cem


async def at_the_table(on: TelegramStage, people: tuple[Person, ...], group: Chat) -> None:
    """Let the first open a table and the others press their way to it, each with the direct chat open."""
    await on.says(people[0], group, "/play")
    for person in people:
        lobby = board_of(person, group)
        [link] = [button["url"] for button in lobby.buttons if "url" in button]
        person.opens(link)
        await on.calm()
    # Nobody is hurried: people here press as fast as the limits let the bot follow.
    await on.says(people[0], group, "/timer off")
    assert len((await on.table(group)).seats) == len(people), "the link leads members of the group to a seat"


def hand_of(person: Person) -> Message:
    return [message for message in person.private.messages if message.is_from_bot and not message.deleted][-1]


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_whole_game_is_played_with_buttons_alone(game: str) -> None:
    async with telegram_stage(game=game) as on:
        people = three(on)
        group = on.api.world.supergroup("Friends", *people)
        await at_the_table(on, people, group)
        await on.presses(people[0], board_of(people[0], group), "Deal")
        for _ in range(MOST_TURNS):
            table = await on.table(group)
            if table.phase is not Phase.PLAYING:
                break
            person = on_turn_of(table, people)
            message, pressed = next(moves_of(table, person, group))
            press = await on.presses(person, message, pressed)
            assert not press.alert
        table = await on.table(group)
        assert table.phase is Phase.OVER
        said = texts(people[1].sees(group))
        assert "Place 1" in said or "1." in said or "wins" in said
        again = board_of(people[0], group)
        await on.presses(people[0], again, "Again")
        assert (await on.table(group)).dealt == 2


def moves_of(table: Table, person: Person, group: Chat) -> Iterator[tuple[Message, str]]:
    """Return the moves that somebody can press now, on the board or in the direct chat; a call first."""
    data = key(table, "")
    found = [
        (message, str(button["callback_data"]))
        for message in (board_of(person, group), keys_of(person))
        for button in message.buttons
        if str(button.get("callback_data", "")).startswith(data) and button["callback_data"] != f"{data}hand"
    ]
    yield from sorted(found, key=lambda each: not each[1].endswith("liar"))


def keys_of(person: Person) -> Message:
    return [message for message in person.private.messages if message.rows and not message.deleted][-1]


@pytest.mark.parametrize("language", TAGS)
@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_is_played_with_words_alone_in_every_language(game: str, language: str) -> None:
    async with telegram_stage(game=game) as on:
        people = three(on, language.split("-", maxsplit=1)[0])
        group = on.api.world.supergroup("Friends", *people)
        lexicon = LANGUAGES.lexicon(language, GAMES[game])
        await on.says(people[0], group, "/play@palifico_bot")
        for person in people[1:]:
            await on.says(person, group, lexicon.suggestion("join"), reply_to=board_of(person, group))
        assert len((await on.table(group)).seats) == 3
        hurry = f"{lexicon.suggestion('timer')} {lexicon.suggestion('off')}"
        await on.says(people[0], group, hurry, reply_to=board_of(people[0], group))
        await on.says(people[0], group, "/deal")
        for _ in range(8):
            table = await on.table(group)
            person, notation = on_turn_of(table, people), a_move(table)
            board = [message for message in person.sees(group) if message.is_from_bot][-1]
            await on.says(person, group, in_words(table, language, notation), reply_to=board)
            assert (await on.table(group)).turn == table.turn + 1, (notation, texts(person.sees(group)))
        table = await on.table(group)
        assert table.rooms[0].language == language


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_game_is_played_from_the_direct_chats_alone(game: str) -> None:
    async with telegram_stage(game=game) as on:
        people = three(on)
        group = on.api.world.supergroup("Friends", *people)
        await at_the_table(on, people, group)
        await on.says(people[0], people[0].private, "deal")
        for turn in range(12):
            table = await on.table(group)
            person, notation = on_turn_of(table, people), a_move(table)
            if turn % 2:
                await on.presses(person, keys_of(person), key(table, notation))
            else:
                await on.says(person, person.private, notation)
            assert (await on.table(group)).turn == table.turn + 1


async def test_my_dice_are_shown_to_whoever_presses_and_to_nobody_else() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = three(on)
        dana = on.api.world.person("Dana")
        group = on.api.world.supergroup("Friends", anna, bo, cem, dana)
        await on.says(anna, group, "/play")
        await on.presses(bo, board_of(bo, group), "Join")
        await on.presses(anna, board_of(anna, group), "Deal")
        table = await on.table(group)
        _, play = playing_of(table)
        for person, hand in ((anna, play.state.hands[0]), (bo, play.state.hands[1])):
            press = await on.presses(person, board_of(person, group), "My dice")
            spelled = ", ".join(map(str, hand))
            assert press.is_window
            assert press.alert is not None
            assert spelled in press.alert
            assert len(press.alert) <= 200
            assert on.api.world.who_could_read(spelled) == {person}, "nobody else, and not in the group"
        press = await on.presses(dana, board_of(dana, group), "My dice")
        assert (
            press.alert == "You are not playing, so you have nothing hidden here. Say “join” to get a place."
        )
        assert not any("reached" in text for text in texts(anna.sees(group)).splitlines()), (
            "whoever never wrote to the bot still plays"
        )
