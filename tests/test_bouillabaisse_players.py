"""Computer players of Bouillabaisse: legal, quick, blind to what others hold, and worth playing against."""

import random
import time
from itertools import product

import pytest

from core.chance import Chance
from core.games.bouillabaisse import Bouillabaisse, Card, Options, State
from core.identity import Seat
from core.players import PLAYERS, Player, choose
from tests.resampling import RESAMPLING
from tests.tricks import ALL_OR_NOTHING, PLAIN, Table, dealt, play

GAME = Bouillabaisse()
PLAYERS_HERE = PLAYERS["bouillabaisse"]
STRENGTHS = tuple(PLAYERS_HERE)
MOST_SECONDS = 0.005
CHANCE = Chance(b"any", "computer")


def positions(options: Options, seats: int, seed: bytes, *players: Player) -> list[tuple[State, Card]]:
    """Play a game, the players in turn round the table, and return each state with the card played in it."""
    state, played = GAME.initial(options, seats, seed), list[tuple[State, Card]]()
    while (turn := GAME.turn(state)) is not None:
        card = players[turn % len(players)](GAME.view(state, turn), CHANCE)
        played.append((state, card))
        state = GAME.apply(state, turn, card).state
    return played


def wins(hero: Player, foe: Player, options: Options, seats: int, games: int) -> float:
    """Return the part of games that the hero wins, at each seat in turn; a shared place is half a win."""
    won = 0.0
    for number in range(games):
        seat = Seat(number % seats)
        players = [hero if each == seat else foe for each in range(seats)]
        state, card = positions(options, seats, b"match %d" % number, *players)[-1]
        turn = GAME.turn(state)
        assert turn is not None
        result = GAME.result(GAME.apply(state, turn, card).state)
        assert result is not None
        won += (seat in result[0].seats) / len(result[0].seats)
    return won / games


def at_round(table: Table, number: int) -> Table:
    """Return the table with the rounds before that one booked as nothing for anybody."""
    public = table.state.public
    nothing = tuple((0,) * public.seats for _ in range(number - 1))
    changed = type(public)(public.options, public.setting, public.trick, public.tricks, nothing, public.left)
    return Table(table.game, State(table.state.seed, table.state.hands, changed))


def normal_plays(table: Table) -> str:
    """Return the card that the normal player plays now."""
    turn = table.game.turn(table.state)
    assert turn is not None
    card: str = choose("bouillabaisse", "normal", table.game.view(table.state, turn), CHANCE)
    return card


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 3, 5, 7, 12])
def test_every_card_is_legal_with_any_options(strength: str, seats: int) -> None:
    for suit, card, all_or_nothing in product(("drawn", "spades"), ("drawn", "QS"), (False, True)):
        options = Options(suit=suit, card=card, all_or_nothing=all_or_nothing)
        for state, played in positions(options, seats, f"{suit}{card}".encode(), PLAYERS_HERE[strength]):
            turn = GAME.turn(state)
            assert turn is not None
            assert played in GAME.legal(state, turn)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_others_hold_changes_no_card(strength: str) -> None:
    chance = random.Random(5)
    for state, card in positions(ALL_OR_NOTHING, 4, b"peeking", PLAYERS_HERE[strength])[::7]:
        turn = GAME.turn(state)
        other = RESAMPLING["bouillabaisse"](state, turn, chance)
        assert choose("bouillabaisse", strength, GAME.view(other, turn), CHANCE) == card


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_a_card_takes_a_few_milliseconds_at_most(strength: str, seats: int) -> None:
    player = PLAYERS_HERE[strength]
    seconds: list[float] = []
    for state, _ in positions(ALL_OR_NOTHING, seats, b"quick", player):
        view = GAME.view(state, GAME.turn(state))
        started = time.process_time()
        player(view, CHANCE)
        seconds.append(time.process_time() - started)
    assert sorted(seconds)[int(len(seconds) * 0.95)] < MOST_SECONDS


@pytest.mark.parametrize("options", [PLAIN, ALL_OR_NOTHING], ids=["as usual", "all or nothing"])
def test_normal_clearly_beats_easy(options: Options) -> None:
    easy, normal = PLAYERS_HERE["easy"], PLAYERS_HERE["normal"]
    assert wins(normal, easy, options, 2, 60) > 0.75, "par is 0.5"
    assert wins(normal, easy, options, 4, 60) > 0.4, "par is 0.25"
    assert wins(normal, easy, options, 8, 40) > 0.2, "par is 0.125"


def test_easy_plays_the_lowest_legal_card() -> None:
    for state, card in positions(PLAIN, 4, b"low", PLAYERS_HERE["easy"]):
        assert card == GAME.absent_move(GAME.view(state, GAME.turn(state)))


# What normal makes of a trick: four players, seat 3 plays last.

LAST_OF_FOUR = "9H 2C 3C, 5H 2D 3D, 7H 2S 3S, 4H 8H AH"


def test_where_taking_is_bad_it_ducks_with_its_highest_card_that_does_not_take() -> None:
    assert normal_plays(play(at_round(dealt(LAST_OF_FOUR), 2), "9H 5H 7H")) == "8H"


def test_where_it_has_to_take_it_does_so_with_its_highest_card() -> None:
    table = dealt("3H 2C 3C, 5H 2D 3D, 7H 2S 3S, 10H 8H AH")
    assert normal_plays(play(at_round(table, 1), "3H 5H 7H")) == "AH"


def test_in_round_6_it_takes_a_trick_that_is_worth_taking() -> None:
    assert normal_plays(play(at_round(dealt(LAST_OF_FOUR), 6), "9H 5H 7H")) == "AH"


def test_in_round_6_it_takes_as_cheaply_as_it_can_when_nobody_plays_after_it() -> None:
    table = dealt("9H 2C 3C, 5H 2D 3D, 7H 2S 3S, 10H 8H AH")
    assert normal_plays(play(at_round(table, 6), "9H 5H 7H")) == "10H"


def test_it_throws_what_costs_most_on_a_trick_of_others() -> None:
    table = dealt("9H 2C 3C, 5H 2D 3D, 7H 2S 3S, JD 4S AC")
    assert normal_plays(play(at_round(table, 4), "9H 5H 7H")) == "JD"


def test_it_keeps_what_brings_most_from_a_trick_of_others_in_round_6() -> None:
    table = dealt("9H 2C 3C, 5H 2D 3D, 7H 2S 3S, JD 4S AC")
    assert normal_plays(play(at_round(table, 6), "9H 5H 7H")) == "4S"


# All or nothing


def test_with_all_or_nothing_it_takes_a_trick_from_whoever_would_have_all() -> None:
    hands = "AC KC 9H AH, 4C 5C 8H 2D, 6C 7C JH 3H"
    moves = "AC 4C 6C KC 5C 7C 9H 8H"
    assert normal_plays(play(dealt(hands, ALL_OR_NOTHING), moves)) == "JH"
    assert normal_plays(play(dealt(hands, PLAIN), moves)) == "3H"


CLUBS = ["AC", "KC", "QC", "JC", "10C", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C"]
SPADES = ["AS", "KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S"]
DIAMONDS = ["AD", "KD", "QD", "JD", "10D", "9D", "8D", "7D", "6D", "5D", "4D", "3D", "2D"]
OTHERS = ["3S", "2S", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH"]


@pytest.mark.parametrize(
    ("number", "options", "card"),
    [(6, PLAIN, "AH"), (6, ALL_OR_NOTHING, "2H"), (1, PLAIN, "2H"), (1, ALL_OR_NOTHING, "AH")],
)
def test_with_all_or_nothing_it_goes_for_the_last_trick_or_shuns_it_when_it_has_all_the_others(
    number: int, options: Options, card: str
) -> None:
    ours, theirs = [*CLUBS, *SPADES], [*DIAMONDS, *OTHERS]
    table = dealt(f"{' '.join(ours)} AH 2H, {' '.join(theirs)} QH KH", options)
    pairs = zip(ours, theirs, strict=True)
    table = play(at_round(table, number), " ".join(each for pair in pairs for each in pair))
    assert table.game.turn(table.state) == 0
    assert normal_plays(table) == card
