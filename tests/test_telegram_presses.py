"""Keys on Telegram in the hands of anybody: forged, stale, others' and in other chats; alerts and links."""

from dataclasses import replace

import pytest

from adapters.press import Press, pack
from adapters.telegram.places import player
from core.commands import Deal, Join, SetOption
from core.decide import decide
from core.games import GAMES
from core.identity import Seat
from core.table.lobby import new_table
from core.table.values import Phase, playing_of
from i18n.languages import LANGUAGES as TAGS
from tests.bot_api_people import Person
from tests.bot_api_values import Chat
from tests.stage import LANGUAGES, person
from tests.telegram_stage import (
    TelegramStage,
    a_game,
    a_lobby,
    board_of,
    key,
    on_turn_of,
    telegram_stage,
    texts,
)

OVER = "That turn is over."


def people(on: TelegramStage, *names: str) -> list[Person]:
    return [on.api.world.person(name) for name in names]


async def forges(on: TelegramStage, somebody: Person, chat: Chat, data: str) -> str:
    """Let somebody send data of their own making, and return the alert."""
    shown = [message for message in somebody.sees(chat) if message.is_from_bot]
    press = somebody.forges(shown[-1], data)
    await on.calm()
    assert press.is_answered
    return press.alert


async def test_forged_data_changes_nothing_and_is_answered() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        mover = on_turn_of(table, (anna, bo))
        for data in (
            "nonsense",
            "a.b.c",
            "..",
            "x" * 64,
            "å" * 32,
            pack(Press("no-table", table.turn, "1x3")),
            pack(Press(table.id, table.turn + 1, "1x3")),
            pack(Press(table.id, table.turn - 1, "1x3")),
            pack(Press(table.id, table.turn, "99999999x9")),
            pack(Press(table.id, table.turn, "<b>&")),
            pack(Press(table.id, table.turn, "exact")),
            pack(Press(table.id, table.turn, "option nothing")),
            f"{table.id}.²." + "1x3",
            f"{table.id}.{'9' * 30}.1x3",
        ):
            assert await forges(on, mover, group, data)
            assert await on.table(group) == table


async def test_a_key_of_another_groups_table_is_refused_where_that_table_is_not_shown() -> None:
    async with telegram_stage() as on:
        anna, bo, eve = people(on, "Anna", "Bo", "Eve")
        group = on.api.world.supergroup("Friends", anna, bo)
        other = on.api.world.supergroup("Strangers", eve, anna)
        await a_lobby(on, group, anna, bo)
        theirs = await on.table(group)
        await on.says(eve, other, "/play")
        for notation in ("join", "deal", "option dice", "stop", "hand", "unfold"):
            assert await forges(on, eve, other, key(theirs, notation)) == OVER
            assert await forges(on, anna, other, key(theirs, notation)) == OVER, "not even for its host"
        eve.starts()
        await on.calm()
        await on.says(eve, eve.private, "/play")
        assert await forges(on, eve, eve.private, key(theirs, "join")) == OVER
        assert await on.table(group) == theirs


async def test_somebody_elses_keys_and_those_of_a_turn_that_is_over_do_nothing_but_say_so() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = people(on, "Anna", "Bo", "Cem")
        group = on.api.world.supergroup("Friends", anna, bo, cem)
        table = await a_game(on, group, anna, bo)
        mover = on_turn_of(table, (anna, bo))
        other = bo if mover is anna else anna
        board = board_of(other, group)
        assert (await on.presses(other, board, key(table, "1x3"))).alert
        assert "not at this table" in (await on.presses(cem, board, key(table, "1x3"))).alert
        assert await on.table(group) == table
        await on.presses(mover, board, key(table, "1x3"))
        for late in (mover, other):
            assert await forges(on, late, group, key(table, "liar")) == OVER
        assert (await on.table(group)).turn == table.turn + 1


async def test_two_presses_of_one_key_in_the_same_moment_are_one_move() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        mover = on_turn_of(table, (anna, bo))
        board = board_of(mover, group)
        presses = [mover.presses(board, key(table, "1x3")) for _ in range(3)]
        await on.calm()
        assert (await on.table(group)).turn == table.turn + 1
        assert sorted(press.alert for press in presses) == ["", OVER, OVER]


async def test_nobody_sees_a_hand_who_does_not_hold_it() -> None:
    async with telegram_stage() as on:
        anna, bo, cem, dana, eve = people(on, "Anna", "Bo", "Cem", "Dana", "Eve")
        group = on.api.world.supergroup("Friends", anna, bo, cem, dana)
        await a_lobby(on, group, anna, bo, cem)
        await on.says(anna, group, "/option dice 1")
        await on.presses(anna, board_of(anna, group), "Deal")
        table = await on.table(group)
        while True:
            table = await on.table(group)
            _, play = playing_of(table)
            if 0 in play.state.dice or table.phase is not Phase.PLAYING:
                break
            mover = on_turn_of(table, (anna, bo, cem))
            move = "liar" if play.state.bids else "3x6"
            await on.presses(mover, board_of(mover, group), key(table, move)) if move == "liar" else (
                await on.says(mover, group, "/bid 3 6")
            )
        assert table.phase is Phase.PLAYING
        out = (anna, bo, cem)[list(play.state.dice).index(0)]
        alert = (await on.presses(out, board_of(out, group), "My dice")).alert
        assert alert == "You have no dice left."
        assert "not playing" in (await on.presses(dana, board_of(dana, group), "My dice")).alert
        stranger_chat = on.api.world.supergroup("Strangers", eve)
        await on.says(eve, stranger_chat, "/play")
        assert await forges(on, eve, stranger_chat, key(table, "hand")) == OVER
        for holder in (anna, bo, cem):
            if holder is out:
                continue
            seat = table.seat_of(player(holder.id))
            assert seat is not None
            said = f"Your dice: {', '.join(map(str, play.state.hands[seat]))}"
            await on.presses(holder, board_of(holder, group), "My dice")
            assert holder in on.api.world.who_could_read(said)
            assert not on.api.world.who_could_read(said) & {out, dana, eve}


async def test_a_press_that_is_too_old_or_answered_already_is_no_fault() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        table = await a_game(on, group, anna, bo)
        mover = on_turn_of(table, (anna, bo))
        board = board_of(mover, group)
        press = mover.presses(board, key(table, "1x3"))
        on.api.passes(20)
        await on.calm()
        assert not press.is_answered
        assert (await on.table(group)).turn == table.turn + 1, "the move counts all the same"
        late = mover.presses(board_of(mover, group), "My dice")
        late.answer = {}
        await on.calm()
        assert not [event for event, _ in on.log.events if event in {"press-not-answered", "update-fault"}]


@pytest.mark.parametrize("language", TAGS)
@pytest.mark.parametrize("game", list(GAMES))
async def test_the_largest_hand_fits_into_an_alert_or_leads_to_the_direct_chat(
    game: str, language: str
) -> None:
    async with telegram_stage(game=game) as on:
        code = language.split("-", maxsplit=1)[0]
        anna, bo = (on.api.world.person(name * 24, language=code) for name in "AB")
        group = on.api.world.supergroup("Friends", anna, bo)
        await on.says(anna, group, "/play")
        await on.presses(bo, board_of(bo, group), key(await on.table(group), "join"))
        if game == "liars-dice":
            await on.says(anna, group, "/option dice 6")
        await on.says(anna, group, "/deal")
        table = await on.table(group)
        rules, play = playing_of(table)
        for somebody in (anna, bo):
            seat = table.seat_of(player(somebody.id))
            held = rules.hand(rules.view(play.state, seat)).lines
            lines = [LANGUAGES.translator(language).say(line, table.names) for line in held]
            press = await on.presses(somebody, board_of(somebody, group), f"{table.id}.{table.turn}.hand")
            if len("\n".join(lines)) <= 200:
                assert press.alert == "\n".join(lines)
                continue
            whole = [line for line, each in zip(lines, held, strict=True) if each.is_held]
            if press.opened:
                somebody.opens(press.opened)
                await on.calm()
            told = texts(somebody.inbox) if press.opened else press.alert
            assert all(line in told for line in whole), "no part of a hand is left out unsaid"
            assert len(press.alert) <= 200


def test_every_line_that_a_player_of_dice_holds_fits_into_an_alert_by_itself() -> None:
    for language in TAGS:
        table = new_table("t", "liars-dice", person("W" * 30, language=language), pace=0)
        host = person("W" * 30, language=language)
        for number in range(12):
            guest = person(f"{number}{'W' * 30}", language=language)
            host = guest if not number else host
            table = decide(table, Join(), guest, 0.0, b"").table
        admin = replace(host, admin=True)
        for command in (SetOption("dice", "6"), Deal()):
            table = decide(table, command, admin, 0.0, b"x").table
        rules, play = playing_of(table)
        for seat, _ in enumerate(table.seats):
            line = LANGUAGES.translator(language).say(
                rules.hand(rules.view(play.state, Seat(seat))).lines[-1], table.names
            )
            assert len(line) <= 200


async def test_a_link_leads_members_of_the_group_to_the_table_and_nobody_else() -> None:
    async with telegram_stage() as on:
        anna, bo, eve = people(on, "Anna", "Bo", "Eve")
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_lobby(on, group, anna)
        [link] = [button["url"] for button in board_of(bo, group).buttons if "url" in button]
        for told in (group.id, anna.id, "Anna", "Friends"):
            assert str(told).strip("-") not in link, "a link says nothing by itself"
        eve.opens(link)
        await on.calm()
        assert "a group that you are not in" in eve.inbox[-1].text
        assert "Anna" not in texts(eve.inbox), "a stranger learns nothing of the table"
        bo.opens(link)
        await on.calm()
        assert (await on.table(group)).names == ("Anna", "Bo")
        group.leaves(bo)
        await on.calm()
        bo.opens(link)
        await on.calm()
        assert "a group that you are not in" in bo.inbox[-1].text
        assert (await on.table(group)).names == ("Anna",)
        group.joins(bo)
        group._changes(bo, "kicked", anna)  # somebody who was banned while nobody looked
        bo.opens(link)
        await on.calm()
        assert (await on.table(group)).names == ("Anna",)


async def test_a_link_to_a_table_that_is_closed_or_never_was_only_greets() -> None:
    async with telegram_stage() as on:
        anna, bo = people(on, "Anna", "Bo")
        group = on.api.world.supergroup("Friends", anna, bo)
        await a_lobby(on, group, anna)
        [link] = [button["url"] for button in board_of(bo, group).buttons if "url" in button]
        for _ in range(2):
            await on.says(anna, group, "/stop")
        bo.opens(link)
        await on.calm()
        assert "Hello" in bo.inbox[-1].text
        for payload in ("no-such-table", "telegram", "x" * 64, "-_-"):
            bo.starts(payload)
            await on.calm()
            assert "/play" in bo.inbox[-1].text


async def test_a_link_to_a_running_game_shows_a_player_their_hand_and_others_nothing_hidden() -> None:
    async with telegram_stage() as on:
        anna, bo, cem = people(on, "Anna", "Bo", "Cem")
        group = on.api.world.supergroup("Friends", anna, bo, cem)
        await a_lobby(on, group, anna, bo)
        [link] = [button["url"] for button in board_of(bo, group).buttons if "url" in button]
        await on.presses(anna, board_of(anna, group), "Deal")
        bo.opens(link)
        cem.opens(link)
        await on.calm()
        assert "Your dice" in texts(bo.inbox)
        assert "Your dice" not in texts(cem.inbox)
        assert cem.inbox
