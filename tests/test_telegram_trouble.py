"""What goes wrong between the bot and Telegram: the game goes on, and the chat shows the truth."""

import pytest

from adapters.telegram.request import AiohttpRequest
from core.table.values import Phase
from tests.bot_api_faults import hang, refused, reset, server_error, too_many_requests
from tests.bot_api_people import Person
from tests.bot_api_values import Chat, Json, Message
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


def two(on: TelegramStage) -> tuple[Person, Person]:
    return on.api.world.person("Anna"), on.api.world.person("Bo")


async def bids(on: TelegramStage, group: Chat, people: tuple[Person, ...], data: str) -> Message:
    """Let whoever is on turn bid, and return the board as it stands then."""
    table = await on.table(group)
    mover = on_turn_of(table, people)
    await on.presses(mover, board_of(mover, group), key(table, data))
    assert (await on.table(group)).turn == table.turn + 1
    return board_of(mover, group)


def boards_with_keys(group: Chat) -> list[Message]:
    return [post for post in group.posts if post.rows]


async def test_a_board_that_an_admin_deleted_is_posted_anew() -> None:
    async with telegram_stage() as on:
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        await a_game(on, group, *people)
        people[0].deletes(board_of(people[0], group))
        await on.says(on_turn_of(await on.table(group), people), group, "/bid 1 3")
        board = board_of(people[0], group)
        assert "1 three" in board.text
        assert len(boards_with_keys(group)) == 1
        await bids(on, group, people, "2x3")
        assert board_of(people[0], group) is board, "and edited from then on"


async def test_a_board_that_talk_has_pushed_away_is_posted_anew_and_the_old_one_loses_its_keys() -> None:
    async with telegram_stage() as on:
        on.api.world.bot.reads_all = True
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        await a_game(on, group, *people)
        old = board_of(people[0], group)
        assert await bids(on, group, people, "1x3") is old
        for number in range(20):
            people[number % 2].says(group, f"what a game, {number}")
        await on.calm()
        new = await bids(on, group, people, "2x3")
        assert new is not old
        assert new.id > old.id + 20
        assert boards_with_keys(group) == [new]


async def test_a_message_that_is_as_it_should_be_already_is_no_fault() -> None:
    async with telegram_stage() as on:
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        await a_game(on, group, *people)
        said = "Bad Request: message is not modified: specified new message content and reply markup are "
        on.api.fails("editMessageText", refused(400, said + "exactly the same"), 1)
        await on.says(on_turn_of(await on.table(group), people), group, "/bid 1 3")
        await on.says(on_turn_of(await on.table(group), people), group, "/bid 2 3")
        assert "2 threes" in board_of(people[0], group).text
        assert not [event for event, _ in on.log.events if event == "platform-fault"]


async def test_a_player_who_blocks_the_bot_plays_on_in_the_group_and_gets_the_hand_back_after() -> None:
    async with telegram_stage() as on:
        people = anna, bo = two(on)
        group = on.api.world.supergroup("Friends", anna, bo)
        for person in people:
            person.starts()
        await on.calm()
        await a_game(on, group, anna, bo)
        assert "Your dice" in texts(bo.inbox)
        bo.blocks()
        for data in ("1x3", "2x3", "liar"):
            await bids(on, group, people, data)
        table = await on.table(group)
        assert table.phase is Phase.PLAYING
        assert (await on.presses(bo, board_of(bo, group), "My dice")).alert
        assert not any("cannot be reached" in post.text for post in group.posts), "they play in the group"
        for back in (bo.unblocks, bo.starts):
            bo.blocks()
            await on.says(anna, group, "/status")
            seen = len(bo.inbox)
            back()
            await on.calm()
            assert "Your dice" in texts(bo.inbox[seen:])
            await bids(on, group, people, "1x3")
            await bids(on, group, people, "liar")


async def test_a_chat_that_asks_for_patience_is_left_alone_and_no_other_is() -> None:
    async with telegram_stage() as on:
        people = two(on)
        others = on.api.world.person("Cem"), on.api.world.person("Dana")
        group = on.api.world.supergroup("Friends", *people)
        other = on.api.world.supergroup("Others", *others)
        await a_game(on, group, *people)
        await a_game(on, other, *others)
        on.api.fails("editMessageText", too_many_requests(30), 1, lambda given: given["chat_id"] == group.id)
        mover = on_turn_of(await on.table(group), people)
        since = on.api.clock()
        mover.presses(board_of(mover, group), key(await on.table(group), "1x3"))
        await on.api.until(lambda: on.api.calls_of("editMessageText")[-1].description.startswith("Too Many"))
        rival = on_turn_of(await on.table(other), others)
        rival.presses(board_of(rival, other), key(await on.table(other), "1x3"))
        await on.calm()
        calls = [call for call in on.api.calls if call.at > since or not call.ok]
        after = [call for call in calls if visible(call.parameters, group)]
        assert next(round(call.at - since) for call in after if call.ok) >= 30
        assert "1 three" in board_of(mover, group).text
        assert "1 three" in board_of(rival, other).text
        [elsewhere] = [
            call for call in on.api.calls_of("editMessageText") if visible(call.parameters, other) and call.ok
        ][-1:]
        assert elsewhere.at - since < 30


def visible(given: Json, chat: Chat) -> bool:
    return given.get("chat_id") == chat.id


async def test_a_bot_that_is_asked_for_patience_at_a_press_sends_nothing_anywhere_meanwhile() -> None:
    async with telegram_stage() as on:
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        await a_game(on, group, *people)
        on.api.fails("answerCallbackQuery", too_many_requests(20), 1)
        press = people[0].presses(board_of(people[0], group), "My dice")
        await on.calm()
        assert not press.is_answered
        since, calls = on.api.clock(), len(on.api.calls)
        await on.says(on_turn_of(await on.table(group), people), group, "/bid 1 3")
        sent = [call for call in on.api.calls[calls:] if call.method in {"editMessageText", "sendMessage"}]
        assert sent
        assert sent[0].at - since >= 19


@pytest.mark.parametrize("fault", [reset(), server_error(), server_error(502)])
async def test_a_lost_connection_and_a_server_in_trouble_are_tried_again(fault: object) -> None:
    async with telegram_stage() as on:
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        for method in ("sendMessage", "editMessageText"):
            on.api.fails(method, fault, 1)  # type: ignore[arg-type]  # any of the parameters
        await a_game(on, group, *people)
        await bids(on, group, people, "1x3")
        assert "1 three" in board_of(people[0], group).text
        assert len(boards_with_keys(group)) == 1


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot wait for an answer for as long as a test may."""
    defaults = AiohttpRequest.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "answer_within", 1.0)


@pytest.mark.usefixtures("impatient")
async def test_what_was_told_is_not_told_twice_when_only_the_answer_came_too_late() -> None:
    async with telegram_stage() as on:
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        await a_lobby(on, group, *people)
        on.api.fails("sendMessage", hang(after_effect=True), 1, lambda given: "fingerprint" in given["text"])
        await on.presses(people[0], board_of(people[0], group), "Deal")
        assert texts(group.posts).count("fingerprint") == 1
        assert "My dice" in board_of(people[0], group).labels[0]
        assert len(boards_with_keys(group)) == 1


@pytest.mark.usefixtures("impatient")
async def test_a_board_whose_sending_was_not_answered_is_posted_anew_when_it_changes() -> None:
    async with telegram_stage() as on:
        people = two(on)
        group = on.api.world.supergroup("Friends", *people)
        await a_lobby(on, group, *people)
        on.api.fails("sendMessage", hang(after_effect=True), 1, lambda given: "My dice" in str(given))
        await on.presses(people[0], board_of(people[0], group), "Deal")
        await bids(on, group, people, "1x3")
        board = board_of(people[0], group)
        assert "1 three" in board.text
        await bids(on, group, people, "2x3")
        assert board_of(people[0], group) is board
