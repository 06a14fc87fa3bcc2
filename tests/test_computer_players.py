"""Computer players play by the rules, see only their view, are quick, and are worth playing against."""

import random
import time
from collections import Counter
from dataclasses import fields, replace
from itertools import product
from statistics import median

import pytest

from core.chance import Chance
from core.games import GAMES
from core.games.liars_dice import Bid, Call, LiarsDice, Move, Options, State, View
from core.games.liars_dice.moves import FACES
from core.games.liars_dice.options import counts
from core.games.liars_dice.state import moves, standing, wild
from core.identity import Seat
from core.players import PLAYERS, Player, choose, strengths
from core.players.odds import crowd, crowd_at_least, exactly
from core.table.lobby import STRENGTH_NAMES
from tests.resampling import RESAMPLING

GAME = LiarsDice()
STRENGTHS = tuple(PLAYERS["liars-dice"])
MOST_SECONDS = 0.020
TABLES = {
    "as usual": Options(),
    "palifico and calza": Options(palifico=True, calza=True),
    "no wild ones": Options(wild=False),
    "no exact call": Options(exact=False),
}


def any_legal(view: View, chance: Chance) -> Move:
    possible = moves(view)
    return possible[chance.below(len(possible))]


def positions(options: Options, seats: int, seed: bytes, *players: Player) -> list[tuple[State, Move]]:
    """Play a game, the players in turn round the table, and return each state with the move made in it."""
    state, played = GAME.initial(options, seats, seed), list[tuple[State, Move]]()
    while state.turn is not None:
        player = players[state.turn % len(players)]
        move = player(GAME.view(state, state.turn), Chance(seed, "computer", len(played)))
        played.append((state, move))
        state = GAME.apply(state, state.turn, move).state
    return played


def wins(hero: Player, foe: Player, options: Options, seats: int, games: int) -> float:
    """Return the part of games that the hero wins, sitting at each seat once for every seed."""
    won = 0
    for number in range(games):
        for seat in range(seats):
            players = [hero if each == seat else foe for each in range(seats)]
            state = positions(options, seats, b"match %d" % number, *players)[-1]
            over = GAME.apply(state[0], state[0].turn or Seat(0), state[1]).state
            result = GAME.result(over)
            assert result is not None
            won += result[0].seats == (seat,)
    return won / (games * seats)


def test_every_game_has_computer_players_and_each_strength_a_name() -> None:
    for name in GAMES:
        assert strengths(name)
        assert set(strengths(name)) <= set(STRENGTH_NAMES)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [2, 3, 6, 12])
def test_every_move_is_legal_with_every_combination_of_options(strength: str, seats: int) -> None:
    combinations = product(*(choice.values for choice in Options.choices()))
    chance = random.Random(seats)
    for values in chance.sample(list(combinations), 8 if seats > 6 else 20):
        names = [choice.name for choice in Options.choices()]
        options = Options(**dict(zip(names, values, strict=True)))  # type: ignore[arg-type]  # each its own type
        player = PLAYERS["liars-dice"][strength]
        for state, move in positions(options, seats, repr(values).encode(), player):
            assert state.turn is not None
            assert move in GAME.legal(state, state.turn)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_no_bid_is_above_the_dice_on_the_table_and_no_bid_is_challenged_that_the_own_hand_proves(
    strength: str,
) -> None:
    player = PLAYERS["liars-dice"][strength]
    challenges = 0
    for (name, options), number in product(TABLES.items(), range(12)):
        for state, move in positions(options, 4, f"{name} {number}".encode(), player, any_legal):
            if isinstance(move, Bid):
                assert move.quantity <= sum(state.dice)
            made = standing(state)
            if move is not Call.LIAR or made is None or state.turn is None or state.turn % 2:
                continue
            challenges += 1
            own = sum(counts(die, made.bid.face, wild=wild(state)) for die in state.hands[state.turn])
            raises = [each for each in GAME.legal(state, state.turn) if isinstance(each, Bid)]
            assert own < made.bid.quantity or not (raises or options.exact)
    assert challenges > 50


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_proved_bid_that_nothing_can_raise_is_called_exact_or_where_that_is_off_doubted(
    strength: str,
) -> None:
    player = PLAYERS["liars-dice"][strength]
    for options, expected in ((Options(dice=3), Call.EXACT), (Options(dice=3, exact=False), Call.LIAR)):
        state = GAME.initial(options, 2, b"top")
        state = replace(state, dice=(1, 1), hands=((6,), (6,)), turn=Seat(0))
        state = GAME.apply(state, Seat(0), Bid(2, 6)).state
        view = replace(GAME.view(state, Seat(1)), hand=(6, 6))
        assert player(view, Chance(b"any", "computer")) is expected


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_view_and_chance_give_the_same_move(strength: str) -> None:
    player = PLAYERS["liars-dice"][strength]
    once = positions(Options(), 4, b"twice", player)
    assert once == positions(Options(), 4, b"twice", player)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_others_hold_changes_no_move(strength: str) -> None:
    chance = random.Random(5)
    played = positions(Options(palifico=True), 5, b"peeking", PLAYERS["liars-dice"][strength])
    for number, (state, move) in enumerate(played):
        other = RESAMPLING["liars-dice"](state, state.turn, chance)
        view = GAME.view(other, state.turn)
        assert choose("liars-dice", strength, view, Chance(b"peeking", "computer", number)) == move


def test_a_player_is_given_nothing_that_holds_the_dice_of_others() -> None:
    assert {field.name for field in fields(View)} & {"hands", "seed"} == set()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_move_takes_under_twenty_milliseconds_at_twelve_seats_with_six_dice(strength: str) -> None:
    player = PLAYERS["liars-dice"][strength]
    seconds: list[float] = []
    for number in range(40):
        state = GAME.initial(Options(dice=6), 12, b"full table %d" % number)
        for _ in range(3):
            assert state.turn is not None
            view = GAME.view(state, state.turn)
            started = time.process_time()
            move = player(view, Chance(b"full table", "computer", number))
            seconds.append(time.process_time() - started)
            if not isinstance(move, Bid):
                break
            state = GAME.apply(state, state.turn, move).state
    assert median(seconds) < MOST_SECONDS


@pytest.mark.parametrize("name", TABLES)
def test_normal_beats_easy_and_easy_beats_chance(name: str) -> None:
    easy, normal = (PLAYERS["liars-dice"][strength] for strength in ("easy", "normal"))
    options = TABLES[name]
    assert wins(normal, easy, options, 2, 40) > 0.6, "par is 0.5"
    assert wins(normal, easy, options, 4, 10) > 0.4, "par is 0.25"
    assert wins(easy, any_legal, options, 2, 15) > 0.8, "par is 0.5"
    assert wins(easy, any_legal, options, 4, 5) > 0.6, "par is 0.25"


def test_normal_does_not_open_the_same_hand_always_alike_and_sometimes_bluffs() -> None:
    bluffs = openings = 0
    for number in range(12):
        state = GAME.initial(Options(), 4, b"opening %d" % number)
        assert state.turn is not None
        view = GAME.view(state, state.turn)
        bids = Counter(
            move
            for each in range(60)
            if isinstance(move := choose("liars-dice", "normal", view, Chance(b"%d" % each, "computer")), Bid)
        )
        assert len(bids) > 1, view.hand
        for bid, times in bids.items():
            own = sum(counts(die, bid.face, wild=True) for die in view.hand)
            bluffs += times * (own == 0)
            openings += times
    assert 0 < bluffs < openings / 2


def test_the_odds_are_those_of_counting_all_hands() -> None:
    for dice, faces in ((1, 1), (2, 2), (3, 2), (4, 1)):
        hands = list(product(FACES, repeat=dice))
        for wanted in range(dice + 1):
            hits = [sum(die <= faces for die in hand) for hand in hands]
            assert exactly(dice, faces)[wanted] == pytest.approx(hits.count(wanted) / len(hands))
            assert crowd_at_least(dice, 0, faces)[wanted] == pytest.approx(
                sum(hit >= wanted for hit in hits) / len(hands)
            )


def test_the_odds_of_all_dice_sum_to_one_and_leaning_makes_more_likely() -> None:
    for plain, leaning in ((72, 0), (60, 12), (0, 6), (5, 5), (0, 0)):
        assert sum(crowd(plain, leaning, 2)) == pytest.approx(1)
        assert crowd_at_least(plain, leaning, 2)[0] == pytest.approx(1)
    assert crowd_at_least(5, 5, 2)[5] > crowd_at_least(10, 0, 2)[5]
