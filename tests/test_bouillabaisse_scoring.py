"""Bouillabaisse: what each round costs, all or nothing, and totals that always come out (B8 to B15)."""

from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.games.bouillabaisse import Bouillabaisse, Card, Options, Stakes, State, messages
from core.games.bouillabaisse.deal import in_play
from core.identity import Seat
from tests.tricks import ALL_OR_NOTHING, PLAIN, Table, dealt, play, said, to_the_end

GAME = Bouillabaisse()


@dataclass(frozen=True, slots=True)
class Points:
    """What is in play in rounds 1 to 4."""

    tricks: int
    suit: int
    rank: int
    card: int

    @property
    def of_rounds(self) -> tuple[int, ...]:
        """What the points of all players of each round sum up to."""
        together = self.tricks + self.suit + self.rank + self.card
        return (self.tricks, self.suit, self.rank, self.card, together, -together)


def points_in(state: State) -> Points:
    """Count what is in play from the cards themselves."""
    setting = state.public.setting
    cards = in_play(setting)
    suit, rank = setting.stakes.suit[0].upper(), {11: "J", 12: "Q", 13: "K"}[setting.stakes.rank]
    return Points(
        tricks=5 * len(state.hands[0]),
        suit=10 * sum(card[-1] == suit for card in cards),
        rank=50 * sum(card[:-1] == rank for card in cards),
        card=200 * cards.count(setting.stakes.card),
    )


def booked(options: Options, seats: int, seed: bytes, chance: Random) -> tuple[State, State]:
    state = GAME.initial(options, seats, seed)
    return state, to_the_end(GAME, state, chance)


# The totals of the page


@pytest.mark.parametrize("seats", range(2, 13))
def test_the_points_of_each_round_sum_up_to_what_the_page_says(seats: int) -> None:
    two_packs = seats > 6
    state, over = booked(Options(suit="hearts", rank="queen", card="QS"), seats, b"seed", Random(seats))
    hearts = (26 if two_packs else 13) - state.public.setting.twos_out.count(Card("2H"))
    each = (104 if two_packs else 52) // seats
    expected = Points(5 * each, 10 * hearts, 400 if two_packs else 200, 400 if two_packs else 200)
    assert tuple(map(sum, over.public.booked)) == expected.of_rounds


@pytest.mark.parametrize(
    ("seats", "expected"), [(4, (65, 130, 200, 200, 595, -595)), (8, (65, 260, 400, 400, 1125, -1125))]
)
def test_four_and_eight_players_play_for_as_many_points_as_the_page_says(
    seats: int, expected: tuple[int, ...]
) -> None:
    _, over = booked(PLAIN, seats, b"seed", Random(seats))
    assert tuple(map(sum, over.public.booked)) == expected
    assert sum(over.public.totals) == sum(expected[:4])


@settings(max_examples=60, deadline=None)
@given(
    seats=st.integers(2, 12),
    seed=st.binary(min_size=1, max_size=8),
    luck=st.integers(),
    suit=st.sampled_from(("drawn", "spades")),
    card=st.sampled_from(("drawn", "QS", "3C")),
    all_or_nothing=st.booleans(),
)
def test_whatever_happens_the_points_sum_up_to_what_is_in_play(
    seats: int, seed: bytes, luck: int, suit: str, card: str, *, all_or_nothing: bool
) -> None:
    options = Options(suit=suit, card=card, all_or_nothing=all_or_nothing)
    state, over = booked(options, seats, seed, Random(luck))
    expected = points_in(state).of_rounds
    sums = tuple(map(sum, over.public.booked))
    assert sum(over.public.totals) == sum(sums)
    if not all_or_nothing:
        assert sums == expected
        assert sum(sums) == sum(expected[:4])
    for number, (points, inside) in enumerate(zip(sums, expected, strict=True), start=1):
        turned = points == -inside
        assert turned or points == inside
        if turned:
            # A round is turned only when one player alone has points in it, and the fourth never.
            assert number != 4
            assert sum(map(bool, over.public.booked[number - 1])) == 1


# Round by round: two players, three tricks. Seat 0 takes the first two and seat 1 the last,
# with the queen of hearts, which counts as a card of the suit and of the rank.

THREE_TRICKS = "AC AD 2H, 2C QD QH"
STAKES = Stakes("hearts", 12, Card("QH"))


def after(rounds: int, hands: str = THREE_TRICKS, options: Options = PLAIN) -> Table:
    """Play so many rounds of three tricks, in which seat 0 takes two and seat 1 takes the hearts."""
    table = dealt(hands, options, STAKES)
    for number in range(rounds):
        table = play(table, "AC 2C AD QD 2H QH" if number % 2 == 0 else "QH 2H 2C AC AD QD")
    return table


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (1, (10, 5)),
        (2, (0, 20)),
        (3, (50, 50)),
        (4, (0, 200)),
        (5, (10 + 50, 5 + 20 + 50 + 200)),
        (6, (-10 - 50, -5 - 20 - 50 - 200)),
    ],
)
def test_each_round_costs_what_it_is_about(number: int, points: tuple[int, int]) -> None:
    public = after(number).state.public
    assert public.booked[number - 1] == points
    assert len(public.booked) == number


def test_points_are_booked_at_the_end_of_a_round_and_told_with_what_was_taken() -> None:
    table = dealt(THREE_TRICKS, PLAIN, STAKES)
    table = play(table, "AC 2C AD QD 2H")
    assert table.totals == (0, 0)
    assert not said(table, messages.Booked)
    table = play(table, "QH")
    assert table.totals == (10, 5)
    assert said(table, messages.Booked) == [
        messages.Booked(Seat(0), (messages.TookTricks(2),), 10, 10),
        messages.Booked(Seat(1), (messages.TookTricks(1),), 5, 5),
    ]


def test_the_news_of_a_round_name_every_kind_of_card_that_counted() -> None:
    table = after(5)
    assert said(table, messages.Booked)[1] == messages.Booked(
        Seat(1),
        (
            messages.TookTricks(1),
            messages.TookSuit(2, messages.SuitName("hearts")),
            messages.TookRank(1, 12),
            messages.TookCard(messages.CardName(12, "hearts")),
        ),
        275,
        5 + 20 + 50 + 200 + 275,
    )


@pytest.mark.parametrize(
    ("number", "what_counts"),
    [
        (1, ()),
        (2, (messages.TookSuit(2, messages.SuitName("hearts")),)),
        (3, (messages.TookRank(1, 12),)),
        (4, (messages.TookCard(messages.CardName(12, "hearts")),)),
    ],
)
def test_the_news_of_a_round_name_the_tricks_and_what_that_round_is_about(
    number: int, what_counts: tuple[messages.BouillabaisseMessage, ...]
) -> None:
    _, line = said(after(number), messages.Booked)
    assert isinstance(line, messages.Booked)
    assert line.took == (messages.TookTricks(1), *what_counts)


# Two packs: seven players, of whom the first two hold a queen of hearts each.


BOTH_COPIES = "QH AC, QH 2C, 3H 3C, 4H 4C, 5H 5C, 6H 6C, 7H 7C"


def in_round(number: int) -> Table:
    """Play random cards up to a round of two tricks, which the seat with that number leads."""
    table = dealt(BOTH_COPIES, PLAIN, STAKES)
    return Table(table.game, to_the_end(table.game, table.state, Random(1), rounds=number - 1))


@pytest.mark.parametrize(
    ("number", "moves", "taker", "points"),
    [
        (2, "QH 3H 4H 5H 6H 7H QH 2C 3C 4C 5C 6C 7C AC", 1, 70),
        (3, "3H 4H 5H 6H 7H QH QH AC 2C 3C 4C 5C 6C 7C", 0, 100),
        (4, "4H 5H 6H 7H QH QH 3H AC 2C 3C 4C 5C 6C 7C", 0, 400),
        (5, "5H 6H 7H QH QH 3H 4H AC 2C 3C 4C 5C 6C 7C", 0, 10 + 70 + 100 + 400),
        (6, "6H 7H QH QH 3H 4H 5H AC 2C 3C 4C 5C 6C 7C", 0, -10 - 70 - 100 - 400),
    ],
)
def test_the_first_of_two_queens_takes_both_and_both_count(
    number: int, moves: str, taker: int, points: int
) -> None:
    table = play(in_round(number), moves)
    assert table.state.public.booked[number - 1][taker] == points


def test_both_copies_of_the_card_are_told_as_such() -> None:
    table = play(in_round(4), "4H 5H 6H 7H QH QH 3H AC 2C 3C 4C 5C 6C 7C")
    took = [line.took for line in said(table, messages.Booked) if isinstance(line, messages.Booked)]
    assert took[0] == (messages.TookTricks(2), messages.TookCardTwice(messages.CardName(12, "hearts")))


def test_one_player_with_both_copies_and_all_that_scores_is_turned_in_round_3() -> None:
    table = dealt(BOTH_COPIES, ALL_OR_NOTHING, STAKES)
    table = Table(table.game, to_the_end(table.game, table.state, Random(1), rounds=2))
    table = play(table, "3H 4H 5H 6H 7H QH QH AC 2C 3C 4C 5C 6C 7C")
    assert table.state.public.booked[2] == (-100, 0, 0, 0, 0, 0, 0)


# All or nothing: seat 0 takes everything as long as seat 1 lets it.

SWEPT = "AC AD AH, 2C QD QH"
SWEEPS = {
    1: "AC 2C AD QD AH QH",
    0: "2C AC AD QD AH QH",
}
"""By whether the number of the round is odd, which is when seat 0 leads."""


def swept(rounds: int, options: Options = ALL_OR_NOTHING) -> Table:
    """Play so many rounds in which seat 0 takes every trick."""
    table = dealt(SWEPT, options, STAKES)
    for number in range(1, rounds + 1):
        table = play(table, SWEEPS[number % 2])
    return table


EVERYTHING = (15, 20, 100, 200, 335, -335)


@pytest.mark.parametrize("number", range(1, 7))
def test_whoever_takes_everything_has_the_sign_turned_but_in_round_4(number: int) -> None:
    table = swept(number)
    sign = 1 if number == 4 else -1
    assert table.state.public.booked[number - 1] == (sign * EVERYTHING[number - 1], 0)
    told = {6: messages.TookTooMuch}.get(number, messages.TookEverything)
    assert said(table, told) == ([told(Seat(0))] if number != 4 else [])


@pytest.mark.parametrize("number", range(1, 7))
def test_without_the_option_everything_is_scored_as_usual(number: int) -> None:
    table = swept(number, PLAIN)
    assert table.state.public.booked[number - 1] == (EVERYTHING[number - 1], 0)
    assert not said(table, messages.TookEverything)
    assert not said(table, messages.TookTooMuch)


def test_every_card_of_the_suit_or_the_rank_is_everything_whoever_takes_the_other_tricks() -> None:
    public = after(3, options=ALL_OR_NOTHING).state.public
    assert public.booked == ((10, 5), (0, -20), (50, 50))


def test_every_card_that_costs_is_not_everything_where_tricks_score() -> None:
    hands = "AC 3H 2S, 2C QH 3S"
    table = dealt(hands, ALL_OR_NOTHING, Stakes("hearts", 12, Card("QH")))
    for moves in ("AC 2C 3H QH 3S 2S", "2C AC 3H QH 3S 2S") * 3:
        table = play(table, moves)
    # In rounds 2 and 3 seat 1 has all that scores; in rounds 5 and 6 seat 0 has a trick.
    assert table.state.public.booked == ((5, 10), (0, -20), (0, -50), (0, 200), (5, 280), (-5, -280))


def test_one_card_that_is_everything_is_never_turned_in_round_4_with_two_packs_either() -> None:
    table = dealt(BOTH_COPIES, ALL_OR_NOTHING, STAKES)
    over = to_the_end(table.game, table.state, Random(3), rounds=4)
    assert sum(over.public.booked[3]) == 400


def test_all_or_nothing_holds_for_a_seat_that_has_left_as_well() -> None:
    table = play(dealt(SWEPT, ALL_OR_NOTHING, STAKES), "0:leaves")
    assert play(table, SWEEPS[1]).totals == (-15, 0)
