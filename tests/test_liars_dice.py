"""Protects the rules of Liar's Dice: turns, bids, calls, counting, who pays, who opens, the dice."""

from collections import Counter
from copy import deepcopy
from itertools import product

import pytest

from core.game import begun
from core.games.liars_dice import Bid, Call, LiarsDice, Options, messages
from core.identity import Seat
from core.messages import Message
from tests.dealt import PLAIN, Table, dealt, play, position, raises_of, refusal

PAIR = "13356 22466"
NO_WILD = Options(wild=False)
NO_EXACT = Options(exact=False)
CALZA = Options(calza=True)
PALIFICO = Options(palifico=True)

ZERO, ONE, TWO, THREE = map(Seat, range(4))


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(dealt(PAIR), "4x3 liar", "4 5 | 0 opens", id="example 1, L8"),
        pytest.param(dealt(PAIR), "3x3 liar", "5 4 | 1 opens", id="example 2, L8"),
        pytest.param(dealt(PAIR), "2x1 liar", "4 5 | 0 opens", id="example 3, L5"),
        pytest.param(dealt(PAIR, NO_WILD), "3x3 liar", "4 5 | 0 opens", id="example 4, L16"),
        pytest.param(
            dealt(PAIR),
            "5x6 ?6x1 ?6x2 !5x1 !5x2 !5x3 !5x4 !5x5 !4x6 !5x6",
            "5 5 | 1 answers 5x6",
            id="example 5, L6",
        ),
        pytest.param(
            dealt("2 3 4445"), "1x4 3x4 exact", "0 0 4 | places 2 > 0 1", id="example 6, L9 and L11"
        ),
        pytest.param(
            dealt("22 33 44 556 / 2 3 4 556", PALIFICO),
            "1x2 1x3 2x5 exact",
            "1 1 1 3 | 3 opens in palifico",
            id="example 7, L18c and L18f, the palifico round",
        ),
        pytest.param(
            dealt("22 33 44 556 / 2 3 4 556", PALIFICO),
            "1x2 1x3 2x5 exact 1x5 liar",
            "0 1 1 3 | 1 opens",
            id="example 7, L18f, it is the only one",
        ),
        pytest.param(dealt(PAIR, CALZA), "1x3 3x3 exact", "5 5 | 0 opens", id="example 8, L17"),
        pytest.param(
            dealt("22 333 / 2 333 / 22 333", Options(calza=True, palifico=True)),
            "5x2 liar 1x3 3x3 exact 5x2 liar",
            "1 3 | 0 opens",
            id="example 9, L18e",
        ),
        pytest.param(
            dealt("113 456", palifico=True),
            "2x1 ?3x1 ?4x1 ?6x1 !3x4 !2x1 !2x2 liar",
            "3 2 | 1 opens",
            id="example 10, L18a and L18b",
        ),
        pytest.param(
            dealt("113 456", palifico=True),
            "2x1 3x1 liar",
            "3 2 | 1 opens",
            id="example 10, L18a, ones count once each",
        ),
        pytest.param(
            dealt("135 246"),
            "6x6 !1x1 !6x5 !6x6 !7x1 ?liar ?exact",
            "3 3 | 1 answers 6x6",
            id="example 11, L4 and L6",
        ),
        pytest.param(
            dealt("2 2", palifico=True), "1x2 exact", "1 0 | places 0 > 1", id="example 12, L9, exact"
        ),
        pytest.param(
            dealt("2 2", palifico=True), "1x2 liar", "1 0 | places 0 > 1", id="example 12, L8, liar"
        ),
        pytest.param(dealt(PAIR), "1x3 0:leaves", "0 5 | places 1 > (0)", id="example 13, L20a"),
        pytest.param(
            dealt("2 3 4 5 / 2 - 4 -"),
            "1x2 4x6 3:leaves liar 2x6 liar",
            "1 0 0 0 | places 0 > 2 > 1 > (3)",
            id="example 14, L20b",
        ),
    ],
)
def test_the_worked_examples_of_the_rule_page(table: Table, moves: str, end: str) -> None:
    assert position(play(table, moves)) == end


# The table and the turn (L1 to L3)


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_everybody_starts_with_the_chosen_number_of_dice_of_six_faces(seats: int, dice: int) -> None:
    state = LiarsDice().initial(Options(dice=dice), seats, b"a seed")
    assert state.dice == (dice,) * seats
    assert [len(hand) for hand in state.hands] == [dice] * seats
    assert {die for hand in state.hands for die in hand} <= {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("seats", [0, 1, 13])
def test_two_to_twelve_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"{seats} seats"):
        LiarsDice().initial(PLAIN, seats, b"a seed")


def test_the_first_opener_is_drawn_from_all_seats_and_announced() -> None:
    drawn = Counter[Seat]()
    for number in range(300):
        step = begun(LiarsDice(), PLAIN, 3, b"seed %d" % number)
        assert step.happenings[0].lines == (messages.OpenerDrawn(step.state.opener),)
        assert step.happenings[1].lines == (messages.RoundBegins(1, step.state.opener, 15, True),)
        assert step.state.turn == step.state.opener
        drawn[step.state.opener] += 1
    assert set(drawn) == {ZERO, ONE, TWO}
    assert min(drawn.values()) > 70


@pytest.mark.parametrize(
    ("table", "order"),
    [
        pytest.param(dealt("2 2 2 2", opener=0), [0, 1, 2, 3, 0, 1], id="from the first seat"),
        pytest.param(dealt("2 2 2 2", opener=2), [2, 3, 0, 1, 2, 3], id="from the middle, round the table"),
        pytest.param(dealt("2 - 2 -", opener=2), [2, 0, 2, 0, 2, 0], id="past those who are out"),
        pytest.param(dealt("- - - 2 2", opener=4), [4, 3, 4, 3, 4, 3], id="past a whole side that is out"),
    ],
)
def test_bids_go_round_the_table_in_seat_order(table: Table, order: list[int]) -> None:
    seen = []
    for face in range(1, 7):
        seen.append(table.state.turn)
        table = play(table, f"1x{face}")
    assert seen == order


def test_the_last_player_with_dice_wins() -> None:
    assert (
        position(play(dealt("2 3 4 / 2 - 4 / 2 - 4"), "1x2 3x3 liar 2x6 liar")) == "1 0 0 | places 0 > 2 > 1"
    )


# Bids (L4 to L7)


def test_an_opening_bid_may_be_any_quantity_of_any_face() -> None:
    every = " ".join(f"{quantity}x{face}" for quantity in range(1, 5) for face in range(1, 7))
    assert raises_of(dealt("12 34")) == every


@pytest.mark.parametrize("first", [Bid(*bid) for bid in product(range(1, 4), range(1, 7))], ids=str)
def test_a_raise_is_more_dice_or_as_many_with_a_higher_face(first: Bid) -> None:
    table = dealt("1 2 3")
    table = play(table, table.game.notation(first))
    higher = [
        f"{quantity}x{face}"
        for quantity in range(1, 4)
        for face in range(1, 7)
        if quantity > first.quantity or (quantity == first.quantity and face > first.face)
    ]
    assert raises_of(table).split() == higher


@pytest.mark.parametrize(
    ("standing", "text", "reason"),
    [
        pytest.param("", "11x3", messages.MoreThanOnTable(10), id="opening above the table"),
        pytest.param("", "9999x1", messages.MoreThanOnTable(10), id="opening far above the table"),
        pytest.param("5x3", "11x3", messages.MoreThanOnTable(10), id="raise above the table"),
        pytest.param(
            "5x3", "5x3", messages.BidTooLow(messages.Claim(5, 3), 3, 5, 6), id="the same bid again"
        ),
        pytest.param("5x3", "4x6", messages.BidTooLow(messages.Claim(5, 3), 3, 5, 6), id="fewer dice"),
        pytest.param("5x3", "5x2", messages.BidTooLow(messages.Claim(5, 3), 3, 5, 6), id="a lower face"),
        pytest.param("6x6", "3x1", messages.BidTooLow(messages.Claim(6, 6), 6, 6, 7), id="half as many ones"),
        pytest.param(
            "10x3", "10x2", messages.BidTooLow(messages.Claim(10, 3), 3, 10, 0), id="no more dice to name"
        ),
        pytest.param(
            "10x6", "11x1", messages.NothingHigher(messages.Claim(10, 6), True), id="above the highest bid"
        ),
        pytest.param(
            "10x6", "10x6", messages.NothingHigher(messages.Claim(10, 6), True), id="the highest again"
        ),
    ],
)
def test_a_refused_bid_says_what_is_possible_instead(standing: str, text: str, reason: Message) -> None:
    assert refusal(play(dealt(PAIR), standing), text) == reason


def test_the_quantity_is_bounded_by_the_dice_still_on_the_table() -> None:
    table = play(dealt("23 4"), "3x6 liar")
    assert refusal(table, "3x2") == messages.MoreThanOnTable(2)


def test_above_the_highest_bid_only_the_calls_are_left() -> None:
    table = play(dealt("135 246"), "6x6")
    assert table.game.legal(table.state, ONE) == (Call.LIAR, Call.EXACT)
    table = play(dealt("135 246", NO_EXACT), "6x6")
    assert table.game.legal(table.state, ONE) == (Call.LIAR,)
    assert refusal(table, "7x1") == messages.NothingHigher(messages.Claim(6, 6), False)


# What counts (L5, L16)


@pytest.mark.parametrize("call", ["liar", "exact"])
@pytest.mark.parametrize(
    ("table", "bid", "count"),
    [
        pytest.param(dealt("11234 11256"), "3x2", 6, id="ones are wild"),
        pytest.param(dealt("11234 11256"), "3x3", 5, id="ones are wild for every face"),
        pytest.param(dealt("11234 11256"), "3x1", 4, id="a bid on ones counts ones once"),
        pytest.param(dealt("22222 22222"), "3x1", 0, id="no face counts as a one"),
        pytest.param(dealt("11234 11256", NO_WILD), "3x2", 2, id="no wild ones"),
        pytest.param(dealt("11234 11256", NO_WILD), "3x1", 4, id="no wild ones, a bid on ones"),
        pytest.param(dealt("11234 11256", NO_WILD, palifico=True), "3x2", 2, id="no wild ones, palifico"),
        pytest.param(dealt("11234 11256", palifico=True), "3x2", 2, id="palifico"),
        pytest.param(dealt("11234 11256", palifico=True), "3x1", 4, id="palifico, a bid on ones"),
        pytest.param(dealt("11111 11111"), "3x6", 10, id="every die is a one"),
    ],
)
def test_a_challenge_and_an_exact_call_count_the_same_dice(
    table: Table, bid: str, count: int, call: str
) -> None:
    last = play(table, f"{bid} {call}").state.last
    assert last is not None
    assert last.count == count


# Ending a round (L8 to L12)


@pytest.mark.parametrize(
    ("bid", "end"),
    [
        pytest.param("3x2", "4 5 5 | 0 opens", id="one short"),
        pytest.param("2x2", "5 4 5 | 1 opens", id="met exactly"),
        pytest.param("1x2", "5 4 5 | 1 opens", id="one to spare"),
    ],
)
def test_a_bid_that_is_met_exactly_is_true(bid: str, end: str) -> None:
    assert position(play(dealt("23456 23456 33456"), f"{bid} liar")) == end


@pytest.mark.parametrize(
    ("bid", "end"),
    [
        pytest.param("3x2", "5 4 5 | 1 opens", id="one short"),
        pytest.param("2x2", "4 5 4 | 1 opens", id="met exactly"),
        pytest.param("1x2", "5 4 5 | 1 opens", id="one to spare"),
    ],
)
def test_an_exact_call_is_right_only_when_the_bid_is_met_exactly(bid: str, end: str) -> None:
    assert position(play(dealt("23456 23456 33456"), f"{bid} exact")) == end


def test_a_right_exact_call_costs_those_who_are_out_nothing() -> None:
    assert position(play(dealt("22 - 33 44"), "2x2 exact")) == "1 0 2 1 | 2 opens"


@pytest.mark.parametrize("call", ["liar", "exact"])
def test_no_call_is_possible_before_a_bid(call: str) -> None:
    assert refusal(dealt(PAIR), call) == messages.NoBidStands()
    after_a_round = play(dealt(PAIR), "3x3 liar")
    assert refusal(after_a_round, call) == messages.NoBidStands()


@pytest.mark.parametrize("what", ["6x3", "liar", "exact"])
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_acts_out_of_turn(seat: int, what: str) -> None:
    assert refusal(play(dealt("23 45 66"), "1x2"), f"{seat}:{what}") == messages.NotYourTurn(ONE)


def test_a_bidder_cannot_answer_their_own_bid() -> None:
    assert refusal(play(dealt(PAIR), "1x2"), "0:liar") == messages.NotYourTurn(ONE)


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        pytest.param("1:liar", messages.NotYourTurn(ZERO), id="the same call"),
        pytest.param("2:liar", messages.NotYourTurn(ZERO), id="another player's call"),
        pytest.param("1:5x3", messages.NotYourTurn(ZERO), id="a bid"),
        pytest.param("0:exact", messages.NoBidStands(), id="the opener's call"),
    ],
)
def test_a_second_call_in_the_same_second_meets_a_round_that_is_over(second: str, reason: Message) -> None:
    table = play(dealt("23456 23456 33456"), "3x2 1:liar")
    assert position(table) == "4 5 5 | 0 opens"
    assert refusal(table, second) == reason


@pytest.mark.parametrize("what", ["0:1x2", "0:liar", "1:exact", "1:2x2"])
def test_after_the_end_nobody_moves(what: str) -> None:
    table = play(dealt("2 2"), "1x2 liar")
    assert refusal(table, what) == messages.GameIsOver()


@pytest.mark.parametrize(
    ("table", "moves", "ranks"),
    [
        pytest.param(
            dealt("2 3 44 456 / - - 4 456"),
            "1x4 2x4 3x4 exact 1x4 liar",
            [(1, (THREE,)), (2, (TWO,)), (3, (ZERO, ONE))],
            id="first to go",
        ),
        pytest.param(
            dealt("2 3 4 444 / - 3 4 444"),
            "1x6 liar 1x4 4x4 exact",
            [(1, (THREE,)), (2, (ONE, TWO)), (4, (ZERO,))],
            id="after another",
        ),
    ],
)
def test_players_who_go_out_together_share_their_place(
    table: Table, moves: str, ranks: list[tuple[int, tuple[Seat, ...]]]
) -> None:
    table = play(table, moves)
    places = table.game.result(table.state)
    assert places is not None
    assert [(place.rank, place.seats) for place in places] == ranks
    assert not any(place.left for place in places)


def test_no_places_are_given_before_the_end() -> None:
    table = play(dealt("2 3 4"), "1x6 liar")
    assert position(table) == "0 1 1 | 1 opens"
    assert table.game.result(table.state) is None


# Who opens (L13, L14)


@pytest.mark.parametrize(
    ("table", "moves", "end"),
    [
        pytest.param(dealt("22 33 44", opener=1), "4x3 liar", "2 1 2 | 1 opens", id="bidder loses"),
        pytest.param(dealt("22 33 44", opener=1), "2x3 liar", "2 2 1 | 2 opens", id="challenger loses"),
        pytest.param(dealt("22 33 44", opener=1), "1x3 exact", "2 2 1 | 2 opens", id="wrong exact"),
        pytest.param(dealt("22 33 44", opener=1), "2x3 exact", "1 1 2 | 2 opens", id="right exact"),
        pytest.param(dealt("22 3 44", opener=1), "4x3 liar", "2 0 2 | 2 opens", id="bidder goes out"),
        pytest.param(dealt("22 33 4", opener=1), "2x3 liar", "2 2 0 | 0 opens", id="challenger goes out"),
        pytest.param(dealt("22 33 4", opener=1), "3x3 exact", "2 2 0 | 0 opens", id="wrong exact goes out"),
        pytest.param(
            dealt("22 33 4 - - -", opener=1), "3x3 exact", "2 2 0 0 0 0 | 0 opens", id="past the out"
        ),
        pytest.param(dealt("2 33 44"), "1x2 1x3 1x4 exact", "0 2 2 | 1 opens", id="opener's wrong exact"),
    ],
)
def test_the_loser_opens_or_the_right_caller_or_the_next_seat_still_in(
    table: Table, moves: str, end: str
) -> None:
    assert position(play(table, moves)) == end


@pytest.mark.parametrize(
    ("table", "moves"),
    [
        pytest.param(dealt("2 66"), "2x2 liar", id="by a challenge"),
        pytest.param(dealt("2 66"), "3x2 exact 1x2 liar", id="after two rounds"),
        pytest.param(dealt("2 3 4"), "1x2 1x3 exact", id="by an exact call, two at once"),
    ],
)
def test_when_one_player_is_left_the_game_is_over_and_nothing_more_is_rolled(
    table: Table, moves: str
) -> None:
    table = play(table, moves)
    assert table.game.turn(table.state) is None
    assert not any(table.state.hands)
    assert not any(isinstance(line, messages.RoundBegins | messages.LoserOpens) for line in table.news)
    assert not any(table.game.legal(table.state, Seat(seat)) for seat in range(len(table.state.dice)))


# The dice


def test_the_dice_of_a_round_do_not_depend_on_the_moves_before_it() -> None:
    game = LiarsDice()
    opening = Table(game, game.initial(PLAIN, 3, b"a seed"))
    opener = opening.state.opener
    short = play(opening, "15x6 liar")
    long = play(opening, "1x2 1x3 1x4 15x6 liar")
    assert short.state.opener == long.state.opener == opener
    assert game.roll_lines(short.state) == game.roll_lines(long.state) != game.roll_lines(opening.state)


def test_the_dice_of_a_seat_do_not_depend_on_how_many_the_others_have() -> None:
    game = LiarsDice()
    few, many = (game.roll(b"a seed", 2, dice) for dice in ((1, 5, 0), (5, 4, 5)))
    assert few[1] != many[1]
    assert not Counter(many[1]) - Counter(few[1])
    assert not Counter(few[0]) - Counter(many[0])


def test_a_record_shows_the_dice_of_a_round_by_seat() -> None:
    table = play(dealt("64 3 1 / 64 - 1"), "1x3 3x2 liar")
    assert position(table) == "2 0 1 | 2 opens"
    assert table.game.roll_lines(table.state) == ("dice 2 46 - 1",)


def test_the_rolls_of_a_seed_never_change() -> None:
    state = LiarsDice().initial(PLAIN, 3, bytes(range(32)))
    assert LiarsDice().roll_lines(state) == ("dice 1 13346 11356 12445",)
    assert state.opener == ONE


def test_a_game_goes_on_from_a_copy_of_its_state_in_the_middle_of_a_round() -> None:
    moves = ["2x3", "3x3", "liar", "1x2", "2x6", "exact", "1x1"]
    game = LiarsDice()
    through = resumed = Table(game, game.initial(PLAIN, 3, b"a seed"))
    for move in moves:
        through = play(through, move)
        resumed = play(Table(LiarsDice(), deepcopy(resumed.state)), move)
        assert (resumed.state, resumed.news) == (through.state, through.news)


def test_two_games_side_by_side_do_not_touch_each_other() -> None:
    game = LiarsDice()
    first, second = (Table(game, game.initial(PLAIN, 2, seed)) for seed in (b"one", b"two"))
    alone = play(first, "2x3 3x3 liar 1x2")
    for move in ("2x3", "3x3", "liar", "1x2"):
        first, second = play(first, move), play(second, "10x6 liar" if move == "liar" else move)
    assert first.state == alone.state
