"""Bouillabaisse: the deal, following suit, taking a trick, dealer and leader, places (B1 to B7, B14, B17)."""

from collections import Counter
from random import Random

import pytest

from core.game import NotNotation
from core.games.bouillabaisse import Bouillabaisse, Card, Options, State, Trick, messages
from core.games.bouillabaisse.cards import ALL, SUITS, height, parse, rank_of, suit_of
from core.games.bouillabaisse.deal import Setting, drawn_setting, in_play
from core.games.bouillabaisse.state import taker
from core.identity import Seat
from tests.tricks import PLAIN, Table, dealt, legal, play, refusal, said, to_the_end

GAME = Bouillabaisse()

DEAL_TABLE = {
    2: (1, 26, 0),
    3: (1, 17, 1),
    4: (1, 13, 0),
    5: (1, 10, 2),
    6: (1, 8, 4),
    7: (2, 14, 6),
    8: (2, 13, 0),
    9: (2, 11, 5),
    10: (2, 10, 4),
    11: (2, 9, 5),
    12: (2, 8, 8),
}
"""Players: packs, cards each, twos out, as the page of the rules has them (B2)."""

SEEDS = [b"seed %d" % number for number in range(30)]


def begun(seats: int, seed: bytes, options: Options = PLAIN) -> State:
    return GAME.initial(options, seats, seed)


def queen_and(suit: str) -> messages.CardName:
    return messages.CardName(12, suit)


# The deal


@pytest.mark.parametrize("seats", DEAL_TABLE)
def test_everybody_gets_as_many_cards_as_the_page_says_and_only_twos_are_out(seats: int) -> None:
    packs, each, out = DEAL_TABLE[seats]
    for seed in SEEDS:
        state = begun(seats, seed)
        assert [len(hand) for hand in state.hands] == [each] * seats
        twos = state.public.setting.twos_out
        assert len(twos) == out
        assert all(rank_of(two) == 2 for two in twos)
        dealt_cards = Counter(card for hand in state.hands for card in hand)
        assert dealt_cards + Counter(twos) == Counter(ALL * packs)


def test_the_twos_that_are_out_are_drawn_once_for_the_game_and_announced() -> None:
    drawn = {begun(9, seed).public.setting.twos_out for seed in SEEDS}
    assert len(drawn) > 10
    state = begun(3, b"seed")
    out = state.public.setting.twos_out
    (news, *_) = GAME.opening(state)
    assert messages.TwosOut(tuple(messages.CardName(2, suit_of(two)) for two in out)) in news.lines
    over = to_the_end(GAME, state, Random(1), rounds=5)
    assert over.public.setting.twos_out == out
    assert out[0] not in [card for hand in over.hands for card in hand]


def test_nothing_is_said_of_twos_when_none_is_out() -> None:
    (news, *_) = GAME.opening(begun(4, b"seed"))
    assert not [line for line in news.lines if isinstance(line, messages.TwosOut)]


def test_every_round_is_dealt_anew() -> None:
    state = begun(4, b"seed")
    hands = {state.hands}
    for rounds in range(1, 6):
        state = to_the_end(GAME, state, Random(rounds), rounds=rounds)
        hands.add(state.hands)
    assert len(hands) == 6


@pytest.mark.parametrize("seats", [2, 6, 7, 9, 12])
def test_what_is_drawn_is_drawn_from_the_cards_in_play(seats: int) -> None:
    suits, ranks, cards = set[str](), set[int](), set[Card]()
    for number in range(300):
        setting = drawn_setting(PLAIN, seats, b"%d" % number)
        suits.add(setting.stakes.suit)
        ranks.add(setting.stakes.rank)
        cards.add(setting.stakes.card)
        assert setting.stakes.card in in_play(setting)
    assert suits == set(SUITS)
    assert ranks == {11, 12, 13}
    assert len(cards) > 40


def test_every_card_in_play_may_be_the_single_card() -> None:
    settings = [drawn_setting(PLAIN, 4, b"%d" % number) for number in range(900)]
    assert {setting.stakes.card for setting in settings} == set(ALL)


@pytest.mark.parametrize("seats", DEAL_TABLE)
def test_a_card_of_which_every_copy_is_out_is_never_drawn(seats: int) -> None:
    every_two_is_out = DEAL_TABLE[seats][2] == 4 * DEAL_TABLE[seats][0]
    drawn = {rank_of(drawn_setting(PLAIN, seats, b"%d" % number).stakes.card) for number in range(300)}
    assert (2 in drawn) is not every_two_is_out


def test_what_the_host_names_holds_and_the_rest_is_drawn_as_it_would_have_been() -> None:
    drawn = drawn_setting(PLAIN, 5, b"seed").stakes
    named = drawn_setting(Options(suit="spades", card="7C"), 5, b"seed").stakes
    assert (named.suit, named.card, named.rank) == ("spades", "7C", drawn.rank)
    assert drawn_setting(Options(rank="king"), 5, b"seed").stakes.rank == 13


def test_what_the_rounds_are_about_is_announced_and_holds_for_the_whole_game() -> None:
    state = begun(4, b"seed", Options(suit="spades", rank="king", card="10H"))
    (news, *_) = GAME.opening(state)
    assert news.lines[-1] == messages.Announced(
        messages.SuitName("spades"), messages.RankName(13), messages.CardName(10, "hearts")
    )
    assert to_the_end(GAME, state, Random(1)).public.setting == state.public.setting


# Who deals and who leads


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_deal_passes_on_every_round_and_the_next_seat_leads(seats: int) -> None:
    state = begun(seats, b"seed")
    first = state.public.setting.first_dealer
    for number in range(6):
        assert state.public.dealer == (first + number) % seats
        assert state.public.trick.leader == GAME.turn(state) == (first + number + 1) % seats
        state = to_the_end(GAME, state, Random(number), rounds=number + 1)


def test_the_first_dealer_is_drawn() -> None:
    assert {begun(3, seed).public.setting.first_dealer for seed in SEEDS} == {0, 1, 2}


def test_the_news_of_a_round_say_who_deals_and_who_leads_how_many_cards() -> None:
    table = play(dealt("QH 2C, 3H 4C, 5H 6C"), "QH 3H 5H 2C 4C")
    begun_now = said(play(table, "6C"), messages.RoundBegins)
    suit_costs = messages.SuitCosts(messages.SuitName("hearts"))
    assert begun_now == [messages.RoundBegins(2, Seat(0), Seat(1), 2, suit_costs)]


def test_whoever_takes_a_trick_leads_the_next_one() -> None:
    table = play(dealt("2H 9C, KH 3C, 5H AC"), "2H KH 5H")
    assert table.game.turn(table.state) == 1
    assert said(table, messages.TakesTrick) == [messages.TakesTrick(Seat(1), messages.CardName(13, "hearts"))]


# Following suit


def test_the_leader_may_play_any_card() -> None:
    assert legal(dealt("QH 2C AS, 3H 4C 5C")) == "2C QH AS"


def test_whoever_holds_the_suit_led_has_to_follow_it() -> None:
    table = play(dealt("QH 2C, 3H 4C"), "QH")
    assert legal(table) == "3H"
    assert refusal(table, "4C") == messages.MustFollow(
        messages.CardName(4, "clubs"), messages.SuitName("hearts")
    )


def test_whoever_does_not_hold_the_suit_led_may_play_anything() -> None:
    assert legal(play(dealt("QH 2C, 3S 4C"), "QH")) == "4C 3S"


def test_a_card_not_held_is_refused_with_what_is_possible() -> None:
    table = dealt("QH 2C, 3H 4C")
    assert refusal(table, "KD") == messages.NotHeldToLead(messages.CardName(13, "diamonds"))
    hearts = messages.SuitName("hearts")
    following = play(table, "QH")
    assert refusal(following, "KD") == messages.NotHeldToFollow(messages.CardName(13, "diamonds"), hearts)
    assert refusal(following, "KH") == messages.NotHeldToFollow(messages.CardName(13, "hearts"), hearts)
    void = play(dealt("QH 2C, 3S 4C"), "QH")
    assert refusal(void, "KD") == messages.NotHeldToDiscard(messages.CardName(13, "diamonds"), hearts)


def test_a_card_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    table = dealt("QH 2C, 3H 4C")
    assert refusal(table, "1:3H") == messages.NotYourTurn(Seat(0))
    assert refusal(play(table, "QH"), "0:2C") == messages.NotYourTurn(Seat(1))


def test_a_refused_card_stays_in_the_hand_and_a_played_one_does_not() -> None:
    table = play(dealt("QH 2C, 3H 4C"), "!3H QH !4C")
    assert table.state.hands == (("2C",), ("4C", "3H"))
    assert refusal(play(table, "3H"), "QH") == messages.NotHeldToLead(queen_and("hearts"))


def test_after_the_sixth_round_no_card_can_be_played() -> None:
    state = to_the_end(GAME, begun(2, b"seed"), Random(1))
    assert refusal(Table(GAME, state), "0:QH") == messages.GameIsOver()


# Taking a trick


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("2H 3H 4H", 2),
        ("4H 3H 2H", 0),
        ("10H JH 9H", 1),
        ("AH KH QH", 0),
        ("2H AC AS", 0),
        ("2H AC 3H", 2),
        ("QH QH 2H", 0),
        ("2H QH QH", 1),
        ("QH QH KH", 2),
        ("KH QH QH", 0),
        ("2C AH AH 3C", 3),
    ],
)
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_highest_card_of_the_suit_led_takes_the_trick_the_first_of_two_equal_ones(
    cards: str, place: int, leader: int
) -> None:
    played = tuple(map(parse, cards.split()))
    trick = Trick(Seat(leader), played)
    assert taker(trick, len(played)) == (leader + place) % len(played)


def test_a_player_who_holds_both_copies_plays_one_and_keeps_the_other() -> None:
    table = dealt("QH QH, QS 2H, 3H 4H, 5H 6H, 7H 8H, 9H 10H, JH KH")
    assert legal(table) == "QH"
    table = play(table, "QH 2H 3H 5H 7H 9H")
    assert table.state.hands[0] == ("QH",)
    table = play(table, "JH")
    assert table.game.turn(table.state) == 0
    assert legal(table) == "QH"


# The absent, and the places


def test_the_table_plays_the_lowest_legal_card_for_the_absent() -> None:
    table = dealt("3D 3C 4C AS, 5H 9H 2C 3S, 6D 2S 2D 9C")
    seen = table.game.absent_move(table.game.view(table.state, Seat(0)))
    assert seen == "3C"
    table = play(table, "3D")
    assert table.game.absent_move(table.game.view(table.state, Seat(1))) == "2C"
    table = play(table, "2C")
    assert table.game.absent_move(table.game.view(table.state, Seat(2))) == "2D"


def test_of_equal_ranks_clubs_are_the_lowest_then_diamonds_hearts_and_spades() -> None:
    assert sorted(map(parse, ["2S", "2H", "2D", "2C", "3C", "AC", "10S", "JD"]), key=height) == [
        *("2C", "2D", "2H", "2S", "3C", "10S", "JD", "AC"),
    ]


def test_the_lowest_total_wins_and_equal_totals_share_the_place() -> None:
    table = dealt("2H, AH, 3H, 4H")
    booked = ((5, 0, 0, 10), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, -5))
    public = type(table.state.public)(
        PLAIN, table.state.public.setting, Trick(Seat(0), ()), tricks=(), booked=booked, left=()
    )
    places = table.game.result(State(b"", ((),) * 4, public))
    assert places is not None
    assert [(place.rank, place.seats) for place in places] == [(1, (1, 2)), (3, (0, 3))]


# Notation


@pytest.mark.parametrize("card", ALL)
def test_every_card_has_a_notation_that_is_read_back(card: Card) -> None:
    assert GAME.parse(GAME.notation(card)) == card
    assert GAME.parse(f" {card.lower()} ") == card
    assert GAME.parse(f"{card[-1]} {card[:-1]}") == card


@pytest.mark.parametrize("text", ["queen of hearts", "queen hearts", "hearts queen", "q h", "H Q", "QUEEN H"])
def test_a_card_is_read_in_words_too_and_in_either_order(text: str) -> None:
    assert GAME.parse(text) == "QH"


@pytest.mark.parametrize("text", ["", "1H", "11H", "QX", "QHH", "Q H S", "of", "hello", "5x3", "liar"])
def test_what_is_no_card_is_no_move(text: str) -> None:
    with pytest.raises(NotNotation) as no:
        GAME.parse(text)
    assert no.value.reason is None


@pytest.mark.parametrize("text", ["queen", "10", "hearts", "h", "a"])
def test_half_a_card_is_answered_with_what_is_missing(text: str) -> None:
    with pytest.raises(NotNotation) as no:
        GAME.parse(text)
    assert no.value.reason == messages.CardNeedsBoth()


# The record


def test_the_deal_of_a_round_can_be_read_in_the_record_while_it_is_played() -> None:
    table = dealt("QH 2C, 3H 4C")
    lines = table.game.roll_lines(table.state)
    assert lines == ("twos -", "drawn hearts queen JD", "dealer 2", "deal 1 1 2C QH", "deal 1 2 4C 3H")
    assert table.game.roll_lines(play(table, "QH").state) == lines
    assert table.game.roll_lines(play(table, "QH 3H 2C").state) == lines


def test_hands_that_are_given_must_be_of_one_size_and_as_many_as_the_seats() -> None:
    with pytest.raises(ValueError, match="2 hands of one size"):
        dealt("QH 2C, 3H")
    setting = Setting(3, (), drawn_setting(PLAIN, 3, b"").stakes, Seat(0))
    with pytest.raises(ValueError, match="3 hands of one size"):
        dealt("QH, 3H").game.deal(b"", 1, setting)
