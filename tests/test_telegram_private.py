"""What only one person may see on Telegram beside alerts: inline mode, ephemeral messages, and the menus."""

import pytest
from telegram import Bot

from adapters.telegram.menus import COMMANDS, ONLY_ALONE, ONLY_IN_GROUPS, Menus, code_of
from adapters.telegram.places import NAME
from adapters.telegram.request import AiohttpRequest
from core.games import GAMES
from core.table.values import on_turn, playing_of
from i18n.languages import LANGUAGES as TAGS
from storage.embedded import embedded
from storage.once import RedisOnce
from tests.bot_api import BotApi
from tests.bot_api_faults import Fault, hang, refused, reset
from tests.bot_api_people import Person
from tests.stage import LANGUAGES
from tests.telegram_stage import TelegramStage, a_game, board_of, on_turn_of, telegram_stage

PARAMETERS = "ephemeral_message_parameters"


def three(on: TelegramStage) -> tuple[Person, Person, Person]:
    anna, bo, eve = (on.api.world.person(name) for name in ("Anna", "Bo", "Eve"))
    return anna, bo, eve


@pytest.mark.parametrize("game", list(GAMES))
async def test_inline_mode_offers_the_own_legal_moves_and_the_chosen_one_is_played(game: str) -> None:
    async with telegram_stage(game=game) as on:
        anna, bo, eve = three(on)
        group = on.api.world.supergroup("Friends", anna, bo, eve)
        table = await a_game(on, group, anna, bo)
        for _ in range(4):
            table = await on.table(group)
            mover = on_turn_of(table, (anna, bo))
            other = bo if mover is anna else anna
            asked = {person: person.types_inline(group) for person in (anna, bo, eve)}
            await on.calm()
            for each in asked.values():
                assert each.answer is not None
                assert each.answer["is_personal"] is True
                assert each.answer["cache_time"] == 0
            assert asked[other].results == []
            assert asked[eve].results == []
            rules, play = playing_of(table)
            seat = on_turn(table)
            assert seat is not None
            legal = {rules.notation(move) for move in rules.legal(play.state, seat)}
            offered = {
                result["input_message_content"]["message_text"].split()[-1] for result in asked[mover].results
            }
            assert offered
            assert offered <= legal
            if game == "bouillabaisse":
                assert offered == legal
            mover.chooses(asked[mover])
            await on.calm()
            assert (await on.table(group)).turn == table.turn + 1


async def test_an_inline_query_finds_moves_by_their_words_and_their_notation() -> None:
    async with telegram_stage() as on:
        anna, bo, _ = three(on)
        group = on.api.world.supergroup("Friends", anna, bo)
        mover = on_turn_of(await a_game(on, group, anna, bo), (anna, bo))
        asked = [mover.types_inline(group, query) for query in ("threes", "2x3", "no such thing", "x" * 200)]
        await on.calm()
        titles = [[result["title"] for result in each.results] for each in asked]
        assert titles[0]
        assert all("threes" in title for title in titles[0])
        assert titles[1:] == [["2 threes"], [], []]


async def test_a_hand_is_shown_in_the_group_to_its_player_alone_where_that_is_wished_for() -> None:
    async with telegram_stage(ephemeral=True) as on:
        anna, bo, eve = three(on)
        group = on.api.world.supergroup("Friends", anna, bo, eve)
        await a_game(on, group, anna, bo)
        for person in (anna, bo):
            press = await on.presses(person, board_of(person, group), "My dice")
            assert press.is_answered
            assert press.alert == ""
            shown = person.sees(group)[-1]
            assert shown.receiver is person
            assert "Your dice: " in shown.text
            assert on.api.world.who_could_read(shown.text) == {person}
        press = await on.presses(eve, board_of(eve, group), "My dice")
        assert "not playing" in press.alert, "what is not private is told as ever"
        calls = [call.parameters for call in on.api.calls_of("sendMessage")]
        asked = [each[PARAMETERS] for each in calls if PARAMETERS in each]
        assert [each["receiver_user_id"] for each in asked] == [anna.id, bo.id]


@pytest.mark.parametrize(
    "fault",
    [
        refused(400, "Bad Request: receiver of the ephemeral message not found"),
        refused(400, "Bad Request: EPHEMERAL_MESSAGES_NOT_SUPPORTED"),
        refused(403, "Forbidden: not allowed"),
        reset(),
        hang(),
    ],
)
async def test_whatever_goes_wrong_with_a_message_for_one_person_the_alert_is_still_there(
    fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adapters.telegram.speaking.SHOWN_WITHIN", 0.2)
    async with telegram_stage(ephemeral=True) as on:
        anna, bo, _ = three(on)
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_game(on, group, anna, bo)
        on.api.fails("sendMessage", fault, 1, lambda given: PARAMETERS in given)
        press = await on.presses(anna, board_of(anna, group), "My dice")
        assert press.is_window
        assert "Your dice: " in press.alert


async def test_without_the_wish_no_message_is_for_one_person_alone() -> None:
    async with telegram_stage() as on:
        anna, bo, _ = three(on)
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_game(on, group, anna, bo)
        await on.presses(anna, board_of(anna, group), "My dice")
        assert not [call for call in on.api.calls if PARAMETERS in call.parameters]


async def test_the_menus_are_told_in_every_language_and_scope_and_again_only_when_they_change() -> None:
    async with BotApi() as api:
        bot = Bot(api.token, base_url=api.base_url, request=AiohttpRequest())
        async with bot:
            once = RedisOnce(embedded())
            menus = Menus(bot, LANGUAGES, once)
            assert await menus.tell()
            told = api.world.profile.commands
            codes = {"": "en"} | {code_of(language): language for language in TAGS}
            assert told.keys() == {
                (scope, code) for scope in ("default", "all_group_chats") for code in codes
            }
            for code, language in codes.items():
                say = LANGUAGES.translator(language).say
                in_groups = {name: say(message) for name, message in COMMANDS}
                alone = {name: said for name, said in in_groups.items() if name not in ONLY_IN_GROUPS}
                among_others = {name: said for name, said in in_groups.items() if name not in ONLY_ALONE}
                for scope, words in (("default", alone), ("all_group_chats", among_others)):
                    assert {each["command"]: each["description"] for each in told[scope, code]} == words
            calls = len(api.calls)
            assert not await menus.tell()
            assert len(api.calls) == calls, "what was told is not told again"
            await once.note(NAME, f"menu-{bot.id}", "what an earlier version told")
            assert await menus.tell()
        assert api.defects == api.deprecated == []
