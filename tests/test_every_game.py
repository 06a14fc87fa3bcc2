"""Protects what holds in every game of the registry, whatever its rules: the laws of `core.game`."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import AnyGame, NotNotation, Place, Rejected, Screen, Step, begun
from core.games import GAMES
from core.identity import Seat
from core.messages import Kind, Message, kinds
from core.options import Choice, Options, Value
from tests.resampling import RESAMPLING, SEED_BYTES

LONGEST = 5000
"""More moves than any random game needs: the fullest table takes about a tenth."""

STORIES = 10
"""Random games that the laws are tried on, of each game; people leave in every second one."""

FEW_VALUES = 8
"""An option with more values than that is tried with the first, the last and one in between."""

SAMPLED = 12
"""Positions of a story that the slower laws are tried on."""

LEAVES = "leaves"

QUESTIONS = {"hand"}
"""What the keys of a board may ask of the table instead of making a move."""


@dataclass(frozen=True, slots=True)
class Story:
    """A random game from its start to its end: who did what, and each step of it."""

    game: AnyGame
    options: Options
    seats: int
    seed: bytes
    moves: tuple[tuple[Seat, str], ...]
    steps: tuple[Step[Any], ...]

    @property
    def states(self) -> list[Any]:
        """Every position of it."""
        return [step.state for step in self.steps]

    def some_states(self) -> list[Any]:
        """Some positions spread over it, the first and the last among them."""
        states = self.states
        last = len(states) - 1
        return [states[index] for index in sorted({last * part // SAMPLED for part in range(SAMPLED + 1)})]

    def everybody(self) -> list[Seat]:
        """The seats of its table."""
        return [Seat(seat) for seat in range(self.seats)]


def option_sets(game: AnyGame) -> list[Options]:
    """Return every combination of options; those that turn out the same are one."""
    choices = game.options.choices()
    combined = product(*(tried_values(choice) for choice in choices))
    names = [choice.name for choice in choices]
    return list(dict.fromkeys(game.options(**dict(zip(names, values, strict=True))) for values in combined))


def tried_values(choice: Choice) -> Sequence[Value]:
    values = choice.values
    return values if len(values) <= FEW_VALUES else (values[0], values[len(values) // 2], values[-1])


def play_out(game: AnyGame, options: Options, seats: int, chance: Random, *, leaving: float) -> Story:
    """Play random moves until the game is over, the last of the list likelier: they tend to end a round."""
    seed = chance.randbytes(SEED_BYTES)
    steps = [begun(game, options, seats, seed)]
    moves: list[tuple[Seat, str]] = []
    while (turn := game.turn(steps[-1].state)) is not None:
        assert len(moves) < LONGEST
        state = steps[-1].state
        if chance.random() < leaving:
            seat = Seat(chance.randrange(seats))
            moves.append((seat, LEAVES))
            steps.append(game.leave(state, seat))
            continue
        legal = game.legal(state, turn)
        move = chance.choice(legal[chance.randrange(len(legal)) :])
        moves.append((turn, game.notation(move)))
        steps.append(game.apply(state, turn, move))
    return Story(game, options, seats, seed, tuple(moves), tuple(steps))


@cache
def story(name: str, luck: int) -> Story:
    game, chance = GAMES[name], Random(luck)
    options, seats = chance.choice(option_sets(game)), chance.choice(game.seats)
    return play_out(game, options, seats, chance, leaving=0.02 * (luck % 2))


@pytest.fixture(params=[(name, luck) for name in GAMES for luck in range(STORIES)], ids=str)
def told(request: pytest.FixtureRequest) -> Story:
    name, luck = request.param
    return story(name, luck)


every_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


# The whole game


@every_game
def test_a_game_is_registered_under_its_name(game: AnyGame) -> None:
    assert GAMES[game.name] is game
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", game.name)
    assert_sayable(game.title, 0)
    assert game.rules()
    for line in (*game.rules(), *game.options().said(), *game.options().explained()):
        assert_sayable(line, 0)


@every_game
def test_a_game_is_only_for_as_many_as_it_says(game: AnyGame) -> None:
    for seats in (0, game.seats.start - 1, game.seats.stop):
        with pytest.raises(ValueError, match="seats"):
            game.initial(game.options(), seats, b"a seed")


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats]
)
@pytest.mark.parametrize("leaving", [0.0, 0.05], ids=["all stay", "some leave"])
def test_a_game_of_any_number_of_players_ends(name: str, seats: int, leaving: float) -> None:
    game, chance = GAMES[name], Random(seats)
    assert_ended(play_out(game, chance.choice(option_sets(game)), seats, chance, leaving=leaving))


@every_game
@pytest.mark.parametrize("leaving", [0.0, 0.05], ids=["all stay", "some leave"])
def test_a_game_with_any_combination_of_options_ends(game: AnyGame, leaving: float) -> None:
    for number, options in enumerate(option_sets(game)):
        chance = Random(number)
        assert_ended(play_out(game, options, chance.choice(game.seats[:3]), chance, leaving=leaving))


@every_game
def test_a_game_of_absent_players_ends(game: AnyGame) -> None:
    for luck in range(STORIES):
        chance = Random(luck)
        options, seats = chance.choice(option_sets(game)), chance.choice(game.seats)
        state = game.initial(options, seats, chance.randbytes(SEED_BYTES))
        moves = 0
        while (turn := game.turn(state)) is not None:
            state = game.apply(state, turn, game.absent_move(game.view(state, turn))).state
            moves += 1
            assert moves < LONGEST


def test_the_same_seed_and_moves_give_the_same_game_and_the_same_news(told: Story) -> None:
    game = told.game
    step = begun(told.game, told.options, told.seats, told.seed)
    again = [step]
    for seat, text in told.moves:
        step = (
            game.leave(step.state, seat) if text == LEAVES else game.apply(step.state, seat, game.parse(text))
        )
        again.append(step)
    assert tuple(again) == told.steps


def test_another_seed_gives_another_game(told: Story) -> None:
    rolled = {
        told.game.roll_lines(told.game.initial(told.options, told.seats, b"seed %d" % number))
        for number in range(20)
    }
    assert len(rolled) > 15


def test_the_game_is_over_exactly_when_there_is_a_result(told: Story) -> None:
    for state in told.states:
        assert (told.game.turn(state) is None) == (told.game.result(state) is not None)
    assert_ended(told)


def test_rounds_are_counted_from_one_without_a_gap(told: Story) -> None:
    rounds = [told.game.round(state) for state in told.states]
    assert rounds[0] == 1
    assert {after - before for before, after in pairwise(rounds)} <= {0, 1}


def test_the_rolls_of_a_round_stay_as_they_are_while_it_is_played(told: Story) -> None:
    rolled: dict[int, Sequence[str]] = {}
    for state in told.states:
        lines = told.game.roll_lines(state)
        assert all(line and line.isprintable() for line in lines)
        if told.game.turn(state) is not None:
            assert rolled.setdefault(told.game.round(state), lines) == lines


# Moves


def test_only_the_seat_on_turn_has_moves_and_it_has_one_always(told: Story) -> None:
    for state in told.states:
        turn = told.game.turn(state)
        for seat in told.everybody():
            assert bool(told.game.legal(state, seat)) == (seat == turn)
        assert turn is None or told.game.is_in(state, turn)


def test_exactly_the_legal_moves_are_accepted(told: Story) -> None:
    game, chance = told.game, Random(told.seed)
    states = told.some_states()
    elsewhere = [move for state in states for move in moves_at(game, state)]
    answers = Counter[bool]()
    for state in states:
        legal = [game.notation(move) for move in moves_at(game, state)]
        tried = [
            *chance.sample(elsewhere, min(40, len(elsewhere))),
            *near_misses(game, legal, chance),
            *map(game.parse, chance.sample(legal, min(10, len(legal)))),
        ]
        turn = game.turn(state)
        for move in tried:
            for seat in told.everybody() if turn is None else [turn]:
                expected = seat == turn and game.notation(move) in legal
                assert accepts(told, state, seat, move) == expected, game.notation(move)
                answers[expected] += 1
    assert min(answers[True], answers[False]) > 10


def test_nobody_moves_for_the_seat_on_turn(told: Story) -> None:
    chance = Random(told.seed)
    for state in told.some_states():
        legal = moves_at(told.game, state)
        for seat in told.everybody():
            if seat != told.game.turn(state):
                for move in chance.sample(legal, min(3, len(legal))):
                    assert not accepts(told, state, seat, move)


def test_every_move_has_one_notation_and_every_notation_one_move(told: Story) -> None:
    game = told.game
    for state in told.some_states():
        legal = moves_at(game, state)
        texts = [game.notation(move) for move in legal]
        assert len(set(texts)) == len(texts) == len(set(legal))
        assert [game.parse(text) for text in texts] == list(legal)
        assert [game.parse(f"  {text.upper()} ") for text in texts] == list(legal)


@every_game
@given(text=st.text(max_size=20) | st.from_regex(r"\s*[0-9]{1,5}\s*\S\s*[0-9]{1,5}\s*", fullmatch=True))
def test_any_text_is_a_move_with_a_notation_or_no_move_at_all(game: AnyGame, text: str) -> None:
    try:
        move = game.parse(text)
    except NotNotation:
        return
    assert game.parse(game.notation(move)) == move


def test_the_move_for_an_absent_player_is_a_legal_one(told: Story) -> None:
    for state in told.states:
        turn = told.game.turn(state)
        if turn is not None:
            assert told.game.absent_move(told.game.view(state, turn)) in told.game.legal(state, turn)


# Leaving


def test_who_has_left_or_lost_is_out_for_good_and_leaving_then_changes_nothing(told: Story) -> None:
    out: set[Seat] = set()
    for state in told.states:
        if told.game.turn(state) is None:
            break
        inside = {seat for seat in told.everybody() if told.game.is_in(state, seat)}
        assert not inside & out
        out = set(told.everybody()) - inside
        for seat in out:
            assert told.game.leave(state, seat) == Step(state, ())


def test_a_seat_that_leaves_is_out_at_once_or_has_left_and_is_played_for(told: Story) -> None:
    game = told.game
    for state in told.some_states():
        for seat in told.everybody():
            after = game.leave(state, seat).state
            if game.is_in(state, seat) and game.turn(state) is not None:
                assert game.has_left(after, seat)
            assert game.leave(after, seat) == Step(after, ())
            if game.turn(after) is None:
                continue
            if game.is_in(after, seat):
                assert game.turn(after) == game.turn(state), "nobody else has to move for it"
                assert game.legal(after, seat) == game.legal(state, seat)
            else:
                assert game.turn(after) != seat


def test_whoever_has_left_stays_so_and_the_result_says_it(told: Story) -> None:
    gone: set[Seat] = set()
    for state in told.states:
        left = {seat for seat in told.everybody() if told.game.has_left(state, seat)}
        assert gone <= left
        gone = left
    places = told.game.result(told.states[-1]) or ()
    assert {seat for place in places if place.left for seat in place.seats} == gone


def test_after_the_end_nothing_happens_any_more(told: Story) -> None:
    over = told.states[-1]
    for seat in told.everybody():
        assert told.game.leave(over, seat) == Step(over, ())


# What is told and shown


def test_every_move_is_told(told: Story) -> None:
    for (_, text), step in zip(told.moves, told.steps[1:], strict=True):
        assert step.happenings or text == LEAVES
    for step in told.steps:
        assert all(happening.lines for happening in step.happenings)


def test_every_message_names_seats_of_the_table_and_holds_what_it_declares(told: Story) -> None:
    for step in told.steps:
        for happening in step.happenings:
            for line in happening.lines:
                assert_sayable(line, told.seats)
    for state in told.some_states():
        for seat in (None, *told.everybody()):
            for line in shown(told.game, told.game.view(state, seat)):
                assert_sayable(line, told.seats)
    for line in told.game.closing(told.states[-1]):
        assert_sayable(line, told.seats)


def test_every_key_is_a_legal_move_or_a_question_and_only_a_hand_on_turn_has_keys(told: Story) -> None:
    for state in told.states[:-1]:
        turn = told.game.turn(state)
        legal = moves_at(told.game, state)
        for seat in told.everybody():
            keys = keys_of(told.game.hand(told.game.view(state, seat)))
            assert all(told.game.parse(key) in legal for key in keys)
            assert bool(keys) == (seat == turn)
        keys = keys_of(told.game.board(told.game.view(state, None)))
        assert len(set(keys)) == len(keys)
        assert all(key in QUESTIONS or told.game.parse(key) in legal for key in keys)


# What a seat may know


def test_every_game_can_be_resampled() -> None:
    assert set(RESAMPLING) == set(GAMES)


def test_what_a_seat_is_shown_and_may_do_does_not_depend_on_what_it_cannot_know(told: Story) -> None:
    game, chance = told.game, Random(told.seed)
    for state in told.some_states():
        for seat in (None, *told.everybody()):
            other = RESAMPLING[game.name](state, seat, chance)
            assert other != state
            for who in {seat, None}:
                assert game.view(other, who) == game.view(state, who)
                assert shown(game, game.view(other, who)) == shown(game, game.view(state, who))
            assert (game.turn(other), game.round(other)) == (game.turn(state), game.round(state))
            assert seat is None or game.legal(other, seat) == game.legal(state, seat)


def test_what_is_resampled_is_what_the_others_see(told: Story) -> None:
    game, chance = told.game, Random(told.seed)
    state = told.states[0]
    others = [RESAMPLING[game.name](state, None, chance) for _ in range(STORIES)]
    for seat in told.everybody():
        mine = shown(game, game.view(state, seat))
        assert any(shown(game, game.view(other, seat)) != mine for other in others)


@every_game
def test_a_view_has_no_room_for_a_state_or_a_seed(game: AnyGame) -> None:
    state = game.initial(game.options(), game.seats.start, b"a seed")
    held = types_in(type(game.view(state, None)))
    assert isinstance(state, game.state)
    assert game.state not in held
    assert not held & {bytes, bytearray, object}
    assert Any not in held


def test_a_view_holds_no_state_and_no_seed(told: Story) -> None:
    for state in told.some_states():
        for seat in (None, *told.everybody()):
            held = list(values_in(told.game.view(state, seat)))
            assert not any(isinstance(value, told.game.state | bytes) for value in held)
            assert told.seed.hex() not in held
            assert int.from_bytes(told.seed) not in held


# Helpers


def assert_ended(told: Story) -> None:
    """Every seat has one place; ranks go on as in 1, 2, 2, 4; whoever left stands below all who stayed in."""
    game, state = told.game, told.states[-1]
    assert game.turn(state) is None
    places: Sequence[Place] | None = game.result(state)
    assert places
    assert sorted(seat for place in places for seat in place.seats) == told.everybody()
    beaten_by = 0
    for place in places:
        assert place.seats
        assert place.rank == 1 + beaten_by
        beaten_by += len(place.seats)
    stayed = [seat for seat in told.everybody() if not game.has_left(state, seat)]
    assert places[0].left == (not stayed)


def assert_sayable(message: Message, seats: int) -> None:
    """Each field holds what its kind says, and a seat is one of the table."""
    for name, kind in kinds(type(message)).items():
        value = getattr(message, name)
        match kind:
            case Kind.NUMBER:
                assert type(value) is int
            case Kind.TEXT | Kind.WORD:
                assert type(value) is str
            case Kind.FLAG:
                assert type(value) is bool
            case Kind.SEAT:
                assert value in range(seats)
            case Kind.SEATS:
                assert value
                assert set(value) <= set(range(seats))
            case Kind.MESSAGE:
                assert_sayable(value, seats)
            case Kind.MESSAGES:
                assert value
                for each in value:
                    assert_sayable(each, seats)


def accepts(told: Story, state: Any, seat: Seat, move: Any) -> bool:
    """Return whether a move is made, or else refused with a reason that can be said."""
    try:
        told.game.apply(state, seat, move)
    except Rejected as refused:
        assert_sayable(refused.reason, told.seats)
        return False
    return True


def moves_at(game: AnyGame, state: Any) -> Sequence[Any]:
    turn = game.turn(state)
    return () if turn is None else game.legal(state, turn)


def near_misses(game: AnyGame, texts: Sequence[str], chance: Random) -> Iterator[Any]:
    """Return the moves that some notations become by a small change, where they become any."""
    for text in chance.sample(texts, min(30, len(texts))):
        at = chance.randrange(len(text))
        for changed in (
            re.sub(r"\d+", lambda number: str(int(number[0]) + chance.choice((-1, 0, 1, 2))), text),
            text[:at] + chance.choice("0123456789") + text[at + 1 :],
            text[:at] + text[at] + text[at:],
            text[:at] + text[at + 1 :],
        ):
            try:
                yield game.parse(changed)
            except NotNotation:
                continue


def shown(game: AnyGame, view: Any) -> list[Message]:
    """Return every message that a view is drawn with, keys included."""
    screens: list[Screen] = [game.board(view), game.hand(view)]
    labels = [key.label for screen in screens for row in screen.keys for key in row]
    lines = [line for screen in screens for line in screen.lines]
    return [*lines, *labels, *game.prompt(view), *game.status(view)]


def keys_of(screen: Screen) -> list[str]:
    return [key.notation for row in screen.keys for key in row]


def types_in(declared: Any) -> set[Any]:
    """Return a type and all types its fields are declared with, through tuples, unions and dataclasses."""
    found = {declared}
    inner = get_args(declared)
    if isinstance(declared, type) and is_dataclass(declared):
        inner = tuple(get_type_hints(declared).values())
    for each in inner:
        found |= types_in(each)
    return found


def values_in(value: Any) -> Iterator[Any]:
    """Return a value and all it holds."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from values_in(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from values_in(each)
    elif isinstance(value, dict):
        for each in value.items():
            yield from values_in(each)
