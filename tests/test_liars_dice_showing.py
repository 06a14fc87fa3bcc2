"""Protects what a table of Liar's Dice is told and shown: the reveal of a round, the board, hands, keys."""

import pytest

from core.game import Screen, Weight
from core.games.liars_dice import Bid, Call, Options, messages
from core.identity import Seat
from core.messages import Message
from tests.dealt import PLAIN, Table, dealt, play, position, refusal

PAIR = "13356 22466"
NO_WILD = Options(wild=False)
CALZA = Options(calza=True)

ZERO, ONE, TWO, THREE = map(Seat, range(4))


def seen_by(table: Table, seat: Seat | None) -> Screen:
    return table.game.hand(table.game.view(table.state, seat))


def board_of(table: Table) -> Screen:
    return table.game.board(table.game.view(table.state, None))


def keys_of(screen: Screen) -> list[str]:
    return [" ".join(key.notation for key in row) for row in screen.keys]


# What is shown when a round is settled (L12)


@pytest.mark.parametrize(
    ("table", "moves", "news"),
    [
        pytest.param(
            dealt("13356 22466"),
            "4x3 liar",
            (
                messages.CallsLiar(1, ONE, ZERO, messages.Claim(4, 3)),
                messages.Shows(ZERO, "1, 3, 3, 5, 6", 3, "1, 3, 3"),
                messages.Shows(ONE, "2, 2, 4, 6, 6", 0, ""),
                messages.BidFails(messages.Claim(4, 3), 3),
                messages.LosesDie(ZERO, 4),
                messages.LoserOpens(ZERO),
                messages.RoundBegins(2, ZERO, 9, True),
            ),
            id="a false bid",
        ),
        pytest.param(
            dealt("13356 22466", NO_WILD),
            "2x3 liar",
            (
                messages.CallsLiar(1, ONE, ZERO, messages.Claim(2, 3)),
                messages.Shows(ZERO, "1, 3, 3, 5, 6", 2, "3, 3"),
                messages.Shows(ONE, "2, 2, 4, 6, 6", 0, ""),
                messages.BidHolds(messages.Claim(2, 3), 2),
                messages.LosesDie(ONE, 4),
                messages.LoserOpens(ONE),
                messages.RoundBegins(2, ONE, 9, False),
            ),
            id="a true bid, no wild ones",
        ),
        pytest.param(
            dealt("61 - 5 11 / 6 - - 11"),
            "1x1 3x1 exact",
            (
                messages.CallsExact(1, THREE, TWO, messages.Claim(3, 1)),
                messages.Shows(ZERO, "1, 6", 1, "1"),
                messages.Shows(TWO, "5", 0, ""),
                messages.Shows(THREE, "1, 1", 2, "1, 1"),
                messages.ExactHolds(messages.Claim(3, 1), 3),
                messages.LosesDie(ZERO, 1),
                messages.LosesDie(TWO, 0),
                messages.CallerOpens(THREE),
                messages.RoundBegins(2, THREE, 3, True),
            ),
            id="a right exact call, one player out of it and one going out",
        ),
        pytest.param(
            dealt("26 3 45"),
            "1x6 exact",
            (
                messages.CallsExact(1, ONE, ZERO, messages.Claim(1, 6)),
                messages.Shows(ZERO, "2, 6", 1, "6"),
                messages.Shows(ONE, "3", 0, ""),
                messages.Shows(TWO, "4, 5", 0, ""),
                messages.ExactHolds(messages.Claim(1, 6), 1),
                messages.LosesDie(ZERO, 1),
                messages.LosesDie(TWO, 1),
                messages.CallerOpens(ONE),
                messages.RoundBegins(2, ONE, 3, True),
            ),
            id="a right exact call of a player with one die",
        ),
        pytest.param(
            dealt("26 33 45"),
            "2x6 exact",
            (
                messages.CallsExact(1, ONE, ZERO, messages.Claim(2, 6)),
                messages.Shows(ZERO, "2, 6", 1, "6"),
                messages.Shows(ONE, "3, 3", 0, ""),
                messages.Shows(TWO, "4, 5", 0, ""),
                messages.ExactFails(messages.Claim(2, 6), 1),
                messages.LosesDie(ONE, 1),
                messages.LoserOpens(ONE),
                messages.RoundBegins(2, ONE, 5, True),
            ),
            id="a wrong exact call",
        ),
        pytest.param(
            dealt("26 3 45"),
            "2x6 exact",
            (
                messages.CallsExact(1, ONE, ZERO, messages.Claim(2, 6)),
                messages.Shows(ZERO, "2, 6", 1, "6"),
                messages.Shows(ONE, "3", 0, ""),
                messages.Shows(TWO, "4, 5", 0, ""),
                messages.ExactFails(messages.Claim(2, 6), 1),
                messages.LosesDie(ONE, 0),
                messages.NextSeatOpens(TWO, ONE),
                messages.RoundBegins(2, TWO, 4, True),
            ),
            id="a wrong exact call that puts its caller out",
        ),
        pytest.param(
            dealt("2 66"),
            "2x2 liar",
            (
                messages.CallsLiar(1, ONE, ZERO, messages.Claim(2, 2)),
                messages.Shows(ZERO, "2", 1, "2"),
                messages.Shows(ONE, "6, 6", 0, ""),
                messages.BidFails(messages.Claim(2, 2), 1),
                messages.LosesDie(ZERO, 0),
            ),
            id="the last round, nobody opens another",
        ),
        pytest.param(
            dealt("2266 3345", CALZA),
            "1x2 2x2 exact",
            (
                messages.CallsExact(1, ZERO, ONE, messages.Claim(2, 2)),
                messages.Shows(ZERO, "2, 2, 6, 6", 2, "2, 2"),
                messages.Shows(ONE, "3, 3, 4, 5", 0, ""),
                messages.ExactHolds(messages.Claim(2, 2), 2),
                messages.WinsDieBack(ZERO, 5),
                messages.CallerOpens(ZERO),
                messages.RoundBegins(2, ZERO, 9, True),
            ),
            id="Calza, a die won back",
        ),
        pytest.param(
            dealt("13356 22466", CALZA),
            "1x3 3x3 exact",
            (
                messages.CallsExact(1, ZERO, ONE, messages.Claim(3, 3)),
                messages.Shows(ZERO, "1, 3, 3, 5, 6", 3, "1, 3, 3"),
                messages.Shows(ONE, "2, 2, 4, 6, 6", 0, ""),
                messages.ExactHolds(messages.Claim(3, 3), 3),
                messages.WinsNothing(ZERO, 5),
                messages.CallerOpens(ZERO),
                messages.RoundBegins(2, ZERO, 10, True),
            ),
            id="example 8, Calza at the cap",
        ),
    ],
)
def test_a_settled_round_shows_every_hand_and_says_who_pays_and_who_opens_why(
    table: Table, moves: str, news: tuple[Message, ...]
) -> None:
    assert play(table, moves).news == news


def test_the_news_of_a_settled_round_weighs_as_such_and_a_bid_is_the_lightest() -> None:
    table = dealt(PAIR)
    bid = table.game.apply(table.state, ZERO, Bid(4, 3))
    call = table.game.apply(bid.state, ONE, Call.LIAR)
    assert [each.weight for each in bid.happenings] == [Weight.MOVE]
    assert [each.weight for each in call.happenings] == [Weight.ROUND, Weight.MOVE]


def test_a_bid_is_announced_as_opening_or_raising() -> None:
    table = play(dealt(PAIR), "1x3")
    assert table.news == (messages.Opens(ZERO, messages.Claim(1, 3)),)
    assert play(table, "2x1").news == (messages.Raises(ONE, messages.Claim(2, 1)),)


@pytest.mark.parametrize("token", ["4x3", "1x1", "0:leaves", "1:leaves"])
def test_nothing_that_is_told_before_a_round_is_settled_depends_on_the_dice(token: str) -> None:
    assert play(dealt("13356 22466 444"), token).news == play(dealt("11111 66666 123"), token).news


@pytest.mark.parametrize("token", ["1:4x3", "liar", "11x3"])
def test_no_refusal_depends_on_the_dice(token: str) -> None:
    assert refusal(dealt("13356 22466"), token) == refusal(dealt("11111 66666"), token)


# The board, the prompt and the hand


def test_the_board_shows_who_has_how_many_dice_and_what_has_to_be_answered() -> None:
    table = play(dealt("2 333 444 55 / - 333 444 55"), "2x2 liar 3:leaves 1x2 1x4 1x5")
    assert board_of(table).lines == (
        messages.BoardTitle(2, False),
        messages.DiceOfAll(
            (
                messages.HasDice(ZERO, 0),
                messages.HasDice(ONE, 3),
                messages.HasDice(TWO, 3),
                messages.HasLeft(THREE),
            )
        ),
        messages.OnTheTable(8, True),
        messages.Opens(ONE, messages.Claim(1, 2)),
        messages.Raises(TWO, messages.Claim(1, 4)),
        messages.ToAnswer(TWO, ONE, messages.Claim(1, 5)),
    )


def test_the_board_of_an_open_palifico_round_says_that_ones_are_not_wild_and_which_face_is_fixed() -> None:
    table = dealt("2 333", palifico=True)
    dice = messages.DiceOfAll((messages.HasDice(ZERO, 1), messages.HasDice(ONE, 3)))
    title = messages.BoardTitle(1, True)
    assert board_of(table).lines == (title, dice, messages.OnTheTable(4, False), messages.ToOpen(ZERO))
    assert board_of(play(table, "1x5")).lines == (
        title,
        dice,
        messages.OnTheTable(4, False),
        messages.FaceFixed(5),
        messages.ToAnswer(ONE, ZERO, messages.Claim(1, 5)),
    )


@pytest.mark.parametrize(("options", "wild"), [(PLAIN, True), (NO_WILD, False)], ids=["wild", "not wild"])
def test_the_board_says_whether_ones_are_wild(options: Options, wild: bool) -> None:
    assert messages.OnTheTable(10, wild) in board_of(dealt(PAIR, options)).lines


def test_the_prompt_names_who_is_on_turn_and_the_bid_to_answer() -> None:
    table = dealt(PAIR)
    view = table.game.view
    assert table.game.prompt(view(table.state, None)) == (messages.ToOpen(ZERO),)
    table = play(table, "1x3 2x3")
    assert table.game.prompt(view(table.state, None)) == (messages.ToAnswer(ZERO, ONE, messages.Claim(2, 3)),)


def test_a_player_sees_their_own_dice_in_order_and_no_others() -> None:
    table = play(dealt("63531 22466 -"), "1x3")
    claim = messages.Claim(1, 3)
    assert seen_by(table, ZERO) == Screen((messages.YourDice("1, 3, 3, 5, 6"),))
    assert seen_by(table, ONE).lines == (
        messages.YouAnswer(ZERO, claim, 10, True),
        messages.YourDice("2, 2, 4, 6, 6"),
    )
    assert seen_by(table, TWO) == Screen((messages.YouAreOut(),))
    assert seen_by(table, None) == Screen(())


def test_the_opener_is_told_how_many_dice_there_are() -> None:
    assert seen_by(dealt(PAIR), ZERO).lines == (messages.YouOpen(10), messages.YourDice("1, 3, 3, 5, 6"))


@pytest.mark.parametrize(
    ("table", "moves", "keys"),
    [
        pytest.param(
            dealt("2 3"),
            "",
            ["1x1 1x2 1x3 1x4 1x5 1x6", "2x1 2x2 2x3 2x4 2x5 2x6"],
            id="an opening, no calls",
        ),
        pytest.param(
            dealt("22 3"),
            "2x4",
            ["2x5 2x6", "3x1 3x2 3x3 3x4 3x5 3x6", "liar exact"],
            id="raises and calls",
        ),
        pytest.param(dealt("22 3"), "3x6", ["liar exact"], id="the highest bid"),
        pytest.param(dealt("22 3", Options(exact=False)), "3x6", ["liar"], id="no exact call"),
        pytest.param(
            dealt("222 333", palifico=True),
            "1x4",
            ["2x4 3x4 4x4 5x4", "liar exact"],
            id="palifico, the fixed face alone",
        ),
        pytest.param(dealt("222 333", palifico=True), "6x4", ["liar exact"], id="palifico, the highest bid"),
    ],
)
def test_the_keys_offer_raises_by_quantity_and_then_the_calls(
    table: Table, moves: str, keys: list[str]
) -> None:
    table = play(table, moves)
    assert table.state.turn is not None
    assert keys_of(board_of(table)) == ["hand", *keys]
    assert keys_of(seen_by(table, table.state.turn)) == keys


def test_nothing_is_asked_once_the_game_is_over() -> None:
    table = play(dealt("2 3"), "1x2 liar")
    view = table.game.view(table.state, ZERO)
    assert table.game.status(view) == (messages.GameIsOver(),)
    assert table.game.prompt(view) == ()
    assert table.game.hand(view) == Screen(())


def test_the_end_counts_bluffs_caught_and_exact_calls_that_were_right() -> None:
    table = play(dealt("222 333 / 22 333 / 22 33"), "4x2 liar 2x2 liar 1x3 2x3 exact 3x6 liar")
    assert position(table) == "0 2 | places 1 > 0"
    assert table.game.closing(table.state) == (messages.BluffsCaught(ONE, 1), messages.ExactHits(ONE, 1))


def test_a_wrong_challenge_or_exact_call_counts_for_nothing() -> None:
    table = play(dealt("222 333"), "3x2 liar 3x6 exact")
    assert position(table) == "2 2 | 0 opens"
    assert table.game.closing(table.state) == ()
