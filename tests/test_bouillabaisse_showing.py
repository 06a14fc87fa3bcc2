"""Bouillabaisse: the board, the prompt, the hand, the keys and the end, as people see them."""

from random import Random

import pytest

from core.game import Screen
from core.games.bouillabaisse import Bouillabaisse, Card, Setting, Stakes, State, messages
from core.games.bouillabaisse.cards import ALL, SUITS, by_suit, parse, suit_of
from core.games.bouillabaisse.screen import KEYS_A_ROW
from core.games.bouillabaisse.telling import costs
from core.identity import Seat
from core.messages import Message
from i18n.languages import LANGUAGES
from i18n.translator import Translator
from tests.tricks import Table, dealt, play, to_the_end

GAME = Bouillabaisse()
NAMES = ("Anna", "Bo", "Cem", "Dana")
FOUR = "QH 2C AS, 3H KC 5S, 4H 5C 10D, 9D 8D 7D"


def raise_fault(identifier: str, fault: str) -> None:
    raise AssertionError(f"{identifier}: {fault}")


ENGLISH = Translator("en", raise_fault)


def aloud(lines: tuple[Message, ...], translator: Translator = ENGLISH) -> list[str]:
    return [translator.say(line, NAMES) for line in lines]


def hand(table: Table, seat: int) -> Screen:
    return table.game.hand(table.game.view(table.state, Seat(seat)))


def board(table: Table) -> list[str]:
    return aloud(table.game.board(table.game.view(table.state, None)).lines)


def test_the_board_shows_the_round_what_it_costs_the_totals_and_whose_turn_it_is() -> None:
    assert board(dealt(FOUR)) == [
        "Bouillabaisse, round 1 of 6",
        "Each trick costs 5 points.",
        "Points: Anna 0, Bo 0, Cem 0, Dana 0.",
        "Anna, your turn: lead any card.",
    ]


def test_the_board_shows_the_trick_so_far_and_the_one_before() -> None:
    table = play(dealt(FOUR), "QH 3H 4H 9D 2C KC")
    assert board(table)[2:] == [
        "Points: Anna 0, Bo 0, Cem 0, Dana 0.",
        "Tricks in this round: Anna 1, Bo 0, Cem 0, Dana 0.",
        "Last trick: Anna queen of hearts, Bo 3 of hearts, Cem 4 of hearts, Dana 9 of diamonds. "
        "Taken by Anna.",
        "Trick 2: Anna 2 of clubs, Bo king of clubs.",
        "Cem, your turn: follow clubs if you can.",
    ]


def test_the_board_says_who_has_left() -> None:
    assert "Points: Anna 0, Bo 0 (left), Cem 0, Dana 0." in board(play(dealt(FOUR), "1:leaves"))


def test_the_board_has_no_card_on_a_key() -> None:
    screen = GAME.board(GAME.view(dealt(FOUR).state, None))
    assert [[key.notation for key in row] for row in screen.keys] == [["hand"]]


def test_a_hand_is_sorted_by_suit_with_the_suit_named_once_and_the_highest_first() -> None:
    table = play(dealt("QH 2C AS AH, 3H KC 5S 10C, 4H 5C 10D 7H, 9D 8D 7D 2D"), "QH")
    assert aloud(hand(table, 0).lines) == ["Your cards:", "Clubs: 2", "Hearts: ace", "Spades: ace"]
    assert aloud(hand(table, 2).lines) == ["Your cards:", "Clubs: 5", "Diamonds: 10", "Hearts: 7, 4"]


def test_whoever_is_on_turn_is_told_what_may_be_played() -> None:
    table = dealt(FOUR)
    assert aloud(hand(table, 0).lines)[0] == "Your turn: lead any card, such as the 2 of clubs."
    table = play(table, "QH")
    assert aloud(hand(table, 1).lines)[:2] == [
        "Trick 1: Anna queen of hearts.",
        "Your turn: follow hearts. You can play: 3 of hearts.",
    ]
    table = play(table, "3H 4H")
    assert aloud(hand(table, 3).lines)[1] == "Your turn: you have no hearts, so you can play any card."


def test_the_keys_are_the_legal_cards_each_once_a_few_in_a_row_and_a_row_of_one_suit() -> None:
    for seats in (2, 7, 12):
        state = GAME.initial(GAME.options(), seats, b"keys")
        turn = GAME.turn(state)
        assert turn is not None
        rows = GAME.hand(GAME.view(state, turn)).keys
        notations = [key.notation for row in rows for key in row]
        assert notations == list(GAME.legal(state, turn))
        for row in rows:
            assert len(row) <= KEYS_A_ROW
            assert len({suit_of(parse(key.notation)) for key in row}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_suit_of_a_hand_has_a_name_of_its_own_in_every_language(language: str) -> None:
    translator = Translator(language, raise_fault)
    assert (
        len({translator.say(messages.CardName(rank, suit)) for rank in range(2, 15) for suit in SUITS}) == 52
    )
    everything = by_suit(ALL)
    state = dealt(f"{' '.join(everything)}, {' '.join(everything)}").state
    lines = aloud(GAME.hand(GAME.view(state, Seat(1))).lines, translator)
    assert len({line.split(":")[0].strip() for line in lines[1:]}) == 4
    for line in lines[1:]:
        assert len(set(line.split(":")[1].split(","))) == 13


def test_a_player_without_cards_is_told_so() -> None:
    table = play(dealt("QH, 3H, 4H"), "QH")
    assert hand(table, 0).lines == (messages.NoCards(),)


def test_the_end_has_a_line_for_each_player_with_the_points_of_six_rounds_and_the_total() -> None:
    over: State = to_the_end(GAME, GAME.initial(GAME.options(), 3, b"end"), Random(1))
    header, *lines = GAME.closing(over)
    assert header == messages.AllRounds()
    for seat, line in enumerate(lines):
        assert isinstance(line, messages.PlayersRounds)
        points = [line.first, line.second, line.third, line.fourth, line.fifth, line.sixth]
        assert points == [booked[seat] for booked in over.public.booked]
        assert (line.player, line.total) == (seat, sum(points))


@pytest.mark.parametrize(
    ("number", "cost"),
    [
        (1, "Each trick costs 5 points."),
        (2, "Each card of hearts costs 10 points."),
        (3, "Each queen costs 50 points."),
        (4, "Whoever takes the jack of diamonds pays 200 points."),
        (
            5,
            "Everything costs: each trick 5 points, each card of hearts 10, each queen 50, "
            "the jack of diamonds 200.",
        ),
        (
            6,
            "Now taking is good. Points are taken off: 5 for each trick, 10 for each card of hearts, "
            "50 for each queen, 200 for the jack of diamonds.",
        ),
    ],
)
def test_what_a_round_costs_is_said_in_words(number: int, cost: str) -> None:
    table = dealt(FOUR)
    state = to_the_end(table.game, table.state, Random(1), rounds=number - 1)
    assert board(Table(table.game, state))[1] == cost


def test_with_two_packs_round_4_says_that_each_copy_of_the_card_costs() -> None:
    setting = Setting(7, (), Stakes("hearts", 12, Card("QS")), Seat(0))
    assert aloud((costs(4, setting),)) == ["Each copy of the queen of spades costs its taker 200 points."]


def test_a_card_of_which_one_copy_is_out_is_said_to_cost_once() -> None:
    setting = Setting(7, (Card("2C"),), Stakes("hearts", 12, Card("2C")), Seat(0))
    assert costs(4, setting) == messages.CardCosts(messages.CardName(2, "clubs"), copies=1)
