"""A table from its first word to its last: lobby, options, turns, clock, leaving, playing again."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from core.commands import (
    Actor,
    AddComputer,
    Again,
    Ask,
    Command,
    Deal,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    SetOption,
    Speak,
    Stop,
    Tick,
    Topic,
    Unfold,
    Unreachable,
)
from core.decide import decide, heed
from core.game import Weight
from core.games import GAMES
from core.games.liars_dice import Bid
from core.games.liars_dice.state import Made
from core.identity import Seat
from core.messages import Message
from core.scene import scene
from core.table import messages
from core.table.clock import deadline
from core.table.decision import Decision
from core.table.lifecycle import TRANSITIONS, Event, diagram, enter
from core.table.lobby import new_table
from core.table.names import clean
from core.table.values import Phase, Room, Style, Table, on_turn
from tests.stage import ANNA, BO, CEM, DANA, LANGUAGES, ROOM, person

NOW = 1000.0


def does(table: Table, actor: Actor, *commands: Command, now: float = NOW) -> Decision:
    """Let somebody give commands, one after the other, and return the last decision."""
    decision = Decision(table)
    for command in commands:
        decision = decide(decision.table, command, actor, now, b"seed")
    return decision


def lobby(*people: Actor, **options: str) -> Table:
    table = new_table("t1", "liars-dice", people[0], pace=1)
    table = replace(table, rooms=(Room(ROOM, "en", Style.BOARD),))
    for actor in people:
        table = does(table, actor, Join()).table
    for name, value in options.items():
        table = does(table, people[0], SetOption(name, value)).table
    return table


def game(*people: Actor, **options: str) -> Table:
    return does(lobby(*people, **options), people[0], Deal()).table


def turn_of(table: Table) -> tuple[Actor, Seat]:
    seat = on_turn(table)
    assert seat is not None
    ref = table.seats[seat].person
    assert ref is not None
    return next(actor for actor in (ANNA, BO, CEM, DANA) if actor.ref == ref.ref), seat


def others(table: Table) -> list[Actor]:
    actor, _ = turn_of(table)
    return [each for each in (ANNA, BO, CEM, DANA) if each != actor and table.seat_of(each.ref) is not None]


def to_the_end(table: Table, until: Callable[[tuple[int, ...]], bool] = lambda _dice: False) -> Table:
    """Let everybody open with one and doubt that, until the game is over or the dice are as wanted."""
    for _ in range(200):
        if table.phase is not Phase.PLAYING or table.play is None or until(table.play.state.dice):
            return table
        table = does(table, turn_of(table)[0], Move("liar" if table.play.state.bids else "1x1")).table
    raise AssertionError("the game does not end")


def news(before: Table, after: Table) -> list[Message]:
    """Return what was told between two tables."""
    return [line for entry in after.story if entry.number >= before.next_number for line in entry.lines]


def kinds(decision: Decision) -> list[type[Message]]:
    return [type(line) for line in decision.answer]


# The lobby.


def test_whoever_opens_the_table_is_its_host_and_others_join() -> None:
    table = lobby(ANNA, BO)
    assert table.host.ref == ANNA.ref
    assert table.names == ("Anna", "Bo")


def test_joining_twice_is_answered_and_seats_nobody_twice() -> None:
    decision = does(lobby(ANNA), ANNA, Join())
    assert kinds(decision) == [messages.AlreadySits]
    assert decision.table.names == ("Anna",)


def test_two_people_of_one_name_can_be_told_apart() -> None:
    other = replace(person("Other"), name="ANNA")
    table = does(lobby(ANNA), other, Join()).table
    assert table.names == ("Anna", "ANNA 2")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna\n Maria ", "Anna Maria"),
        ("A" * 128, "A" * 24),
        ("\u202eevil\u2066", "evil"),
        ("Zoë", "Zoë"),
        ("<b>&", "<b>&"),
        ("\u3164\u2800Bo\uffa0", "Bo"),
        ("Z" + "\u0353" * 40 + "a", "Z\u0353\u0353a"),
        ("A" * 23 + "x\u0353\u0353", "A" * 23),
        ("👍🏽" * 20, "👍🏽" * 12),
    ],
)
def test_a_name_is_one_short_visible_line(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_somebody_with_no_visible_name_still_has_one() -> None:
    nameless = replace(person("Other"), name="\u200b\u202e \u3164\u0301")
    assert does(lobby(ANNA), nameless, Join()).table.names == ("Anna", "#other")


def test_the_table_has_as_many_seats_as_the_game_and_no_more() -> None:
    table = lobby(ANNA)
    for _ in range(11):
        table = does(table, ANNA, AddComputer()).table
    assert len(table.seats) == 12
    assert len(set(table.names)) == 12
    for actor, command in ((BO, Join()), (ANNA, AddComputer())):
        decision = does(table, actor, command)
        assert decision.answer == (messages.TableFull(12),)
        assert decision.table == table


def test_only_the_host_or_an_admin_of_the_room_sets_options_deals_kicks_and_adds_computers() -> None:
    table = lobby(ANNA, BO)
    for command in (SetOption("dice", "3"), Deal(), Kick("Anna"), AddComputer(), Stop()):
        decision = does(table, BO, command)
        assert decision.answer == (messages.OnlyHost("Anna"),)
        assert decision.table == table
    admin = replace(CEM, admin=True)
    assert does(table, admin, Deal()).table.phase is Phase.PLAYING


def test_the_host_unfolds_the_keys_of_the_options_and_folds_them_again() -> None:
    table = lobby(ANNA, BO)
    assert isinstance(does(table, BO, Unfold(options=True)).answer[0], messages.OnlyHost)
    unfolded = does(table, ANNA, Unfold(options=True)).table
    assert {"join", "leave", "option dice", "fold"} <= keys_of(unfolded)
    assert not {"deal", "computer", "unfold", "option game"} & keys_of(unfolded)
    folded = does(unfolded, ANNA, Unfold(options=False)).table
    assert keys_of(folded) == {"join", "leave", "computer", "deal", "option game", "unfold"} == keys_of(table)
    over = enter(does(unfolded, ANNA, Deal()).table, Event.FINISHED)
    again = does(over, ANNA, Open()).table
    assert again.phase is Phase.LOBBY
    assert keys_of(again) == keys_of(table), "the next lobby begins folded"


def keys_of(table: Table) -> set[str]:
    return {key.notation for post in scene(table) for row in post.screen.keys for key in row}


def test_a_channel_decides_nothing_and_an_admin_who_speaks_for_the_group_does_not_sit() -> None:
    table = lobby(ANNA, BO)
    channel = replace(DANA, faceless=True)
    hosted = replace(table, host=replace(table.host, ref=channel.ref))
    commands = (Join(), Leave(), Deal(), Stop(), Open(), SetOption("dice"), Kick("Bo"), Speak("sv"))
    for each in (table, hosted):
        for command in commands:
            decision = does(each, channel, command)
            assert decision.answer == (messages.Faceless(),)
            assert decision.table == each
    admin = replace(channel, admin=True)
    assert does(table, admin, Join()).answer == (messages.Faceless(),)
    assert does(table, admin, Deal()).table.phase is Phase.PLAYING
    assert does(table, channel, Ask(Topic.STATUS)).answer == does(table, ANNA, Ask(Topic.STATUS)).answer


def test_an_option_is_cycled_by_a_press_and_set_by_typing() -> None:
    table = lobby(ANNA)
    assert does(table, ANNA, SetOption("dice")).table.options.value("dice") == 6
    assert does(table, ANNA, SetOption("dice"), SetOption("dice")).table.options.value("dice") == 3
    assert does(table, ANNA, SetOption("dice", "4")).table.options.value("dice") == 4
    assert does(table, ANNA, SetOption("wild", "off")).table.options.value("wild") is False


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("off", 0), ("30", 30), ("30s", 30), ("2m", 120), ("60", 60), ("1h", 3600), ("24h", 86400)],
)
def test_the_turn_time_is_set_in_seconds_minutes_or_hours(text: str, seconds: int) -> None:
    assert does(lobby(ANNA), ANNA, SetOption("timer", text)).table.table_options.timer == seconds


@pytest.mark.parametrize("text", ["7", "2", "-3", "five", "3m", "99999999", "3.5", "²"])
def test_a_value_an_option_does_not_take_is_answered_with_those_it_takes(text: str) -> None:
    table = lobby(ANNA)
    decision = does(table, ANNA, SetOption("dice", text))
    said = LANGUAGES.translator("en").say(decision.answer[0])
    assert said == "“dice” can be: 3, 4, 5, 6."
    assert decision.table == table


def test_an_unknown_option_game_strength_or_name_is_answered_with_those_there_are() -> None:
    table = lobby(ANNA, BO)
    refusals: dict[Command, type[Message]] = {
        SetOption("colour", "red"): messages.WhichOption,
        SetOption("game", "chess"): messages.WhichGame,
        AddComputer("godlike"): messages.WhichStrength,
        Kick("Nobody"): messages.NobodyCalled,
    }
    for command, refusal in refusals.items():
        decision = does(table, ANNA, command)
        assert kinds(decision) == [refusal]
        assert decision.table == table


def test_an_option_that_needs_another_turns_it_on_and_says_so() -> None:
    table = lobby(ANNA, exact="off")
    decision = does(table, ANNA, SetOption("calza", "on"))
    said = [LANGUAGES.translator("en").say(line) for line in news(table, decision.table)]
    assert said == ["From now on: Calza on.", "And so also: exact call on."]
    back = does(decision.table, ANNA, SetOption("exact", "off")).table
    assert back.options.value("calza") is False


def test_the_host_who_leaves_hands_the_table_to_the_next_person() -> None:
    table = does(lobby(ANNA, BO), ANNA, AddComputer()).table
    after = does(table, ANNA, Leave()).table
    assert after.host.ref == BO.ref
    assert messages.IsHostNow("Bo") in news(table, after)


def test_the_last_person_who_leaves_closes_the_table() -> None:
    table = does(lobby(ANNA), ANNA, AddComputer(), Leave()).table
    assert table.phase is Phase.CLOSED
    assert kinds(does(table, BO, Join())) == [messages.NoTable]


def test_a_game_needs_two_players() -> None:
    decision = does(lobby(ANNA), ANNA, Deal())
    assert decision.answer == (messages.TooFewPlayers(2),)


def test_the_commitment_is_told_with_the_deal_and_the_seed_only_after_the_game() -> None:
    table = game(ANNA, BO)
    begins = next(line for line in news(lobby(ANNA, BO), table) if isinstance(line, messages.Begins))
    assert len(begins.commitment) == 64
    told = repr([entry.lines for entry in table.story])
    assert b"seed".hex() not in told
    over = to_the_end(table)
    assert messages.SeedIs(b"seed".hex()) in over.story[-1].lines


# Turns.


def test_only_the_seat_on_turn_moves_and_the_others_hear_whose_turn_it_is() -> None:
    table = game(ANNA, BO, CEM)
    _, seat = turn_of(table)
    for actor in others(table):
        decision = does(table, actor, Move("2x3"))
        said = LANGUAGES.translator("en").say(decision.answer[0], decision.names)
        assert said == f"It is not your turn but {table.names[seat]}'s."
        assert decision.table == table


def test_a_key_of_an_earlier_turn_is_refused_kindly_whoever_presses_it() -> None:
    table = game(ANNA, BO, CEM)
    old = table.turn
    actor, _ = turn_of(table)
    table = does(table, actor, Move("2x3", old)).table
    for each in (ANNA, BO, CEM):
        assert does(table, each, Move("3x3", old)).answer == (messages.TurnIsOver(),)


def test_a_spectator_cannot_move_and_has_no_hand() -> None:
    table = game(ANNA, BO)
    assert does(table, DANA, Move("2x3")).answer == (messages.DoesNotSit(),)
    assert does(table, DANA, Ask(Topic.HAND)).answer == (messages.NoHand(),)


def test_words_that_are_no_move_are_answered_with_what_helps() -> None:
    table = game(ANNA, BO)
    actor, _ = turn_of(table)
    assert does(table, actor, Move("seven")).answer == (messages.NotAMove("seven"),)


def test_whoever_comes_to_a_running_game_gets_a_place_in_the_next_one() -> None:
    table = game(ANNA, BO)
    decision = does(table, CEM, Join())
    assert decision.answer == (messages.HasPlaceNext(),)
    assert kinds(does(decision.table, CEM, Join())) == [messages.WaitsAlready]
    again = does(to_the_end(decision.table), ANNA, Again()).table
    assert again.names == ("Anna", "Bo", "Cem")
    assert (again.phase, again.waiting) == (Phase.PLAYING, ())


def test_somebody_who_waits_can_change_their_mind() -> None:
    table = does(game(ANNA, BO), CEM, Join(), Leave()).table
    assert table.waiting == ()
    assert kinds(does(table, CEM, Leave())) == [messages.DoesNotSit]


@pytest.mark.parametrize("command", [SetOption("dice", "3"), AddComputer(), Deal(), Again(), Open()])
def test_what_belongs_before_a_game_has_to_wait_for_its_end(command: Command) -> None:
    table = game(ANNA, BO)
    decision = does(table, ANNA, command)
    assert kinds(decision) == [messages.GameRuns]
    assert decision.table == table


@pytest.mark.parametrize("topic", list(Topic))
@pytest.mark.parametrize("actor", [ANNA, DANA], ids=["a player", "a spectator"])
def test_every_question_is_answered_in_every_phase_and_changes_nothing(topic: Topic, actor: Actor) -> None:
    for table in (lobby(ANNA, BO), game(ANNA, BO), to_the_end(game(ANNA, BO))):
        decision = does(table, actor, Ask(topic))
        assert decision.answer
        assert decision.table == table
        for line in decision.answer:
            assert LANGUAGES.translator("sv").say(line, decision.names)


def test_the_log_tells_the_whole_game_page_by_page_the_latest_first() -> None:
    table = to_the_end(game(ANNA, BO))
    first = does(table, ANNA, Ask(Topic.LOG)).answer
    title = first[0]
    assert isinstance(title, messages.LogPage)
    numbers: list[int] = []
    for page in range(title.pages, 0, -1):
        lines = does(table, ANNA, Ask(Topic.LOG, page)).answer[1:]
        numbers += [line.number for line in lines if isinstance(line, messages.LogLine)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert (
        does(table, ANNA, Ask(Topic.LOG, 9999)).answer
        == does(table, ANNA, Ask(Topic.LOG, title.pages)).answer
    )


def test_the_rules_say_how_this_table_plays() -> None:
    plain = [type(line) for line in does(lobby(ANNA), ANNA, Ask(Topic.RULES)).answer]
    assert plain.count(messages.OptionLine) == 6
    wild, tame = lobby(ANNA), lobby(ANNA, wild="off", palifico="on", calza="on")
    say = LANGUAGES.translator("en").say
    before, after = (
        "\n".join(map(say, does(table, ANNA, Ask(Topic.RULES)).answer)) for table in (wild, tame)
    )
    assert "A one counts for every face" in before
    assert "A one counts only in a bid on ones" in after
    assert "the next round is a palifico round" in after


# The clock (L21).


def test_nothing_is_due_in_a_lobby_and_without_a_turn_time_only_the_warning_before_a_game_is_closed() -> None:
    assert deadline(lobby(ANNA, BO)) is None
    table = game(ANNA, BO, timer="off")
    assert deadline(table) == NOW + table.lasts * 5 / 6


def test_the_players_of_a_game_that_rests_are_warned_before_it_is_closed() -> None:
    table = replace(game(ANNA, BO, timer="off"), lasts=6 * 24 * 3600.0)
    actor, seat = turn_of(table)
    day = 24 * 3600
    assert heed(table, Tick(), NOW + 5 * day - 1) == table
    warned = heed(table, Tick(), NOW + 5 * day)
    assert news(table, warned) == [messages.WillClose(seat, messages.Hours(24))]
    assert warned.story[-1].mention == actor.ref
    assert deadline(warned) == pytest.approx(NOW + 6 * day)
    assert heed(warned, Tick(), NOW + 6 * day - 1) == warned
    closed = heed(warned, Tick(), NOW + 6 * day + 1)
    assert closed.phase is Phase.CLOSED
    assert news(warned, closed) == [messages.ClosedAtRest(seat), messages.SeedIs(b"seed".hex())]


def test_a_warning_that_comes_late_leaves_the_players_their_time_all_the_same() -> None:
    table = replace(game(ANNA, BO, timer="off"), lasts=6 * 24 * 3600.0)
    day = 24 * 3600
    warned = heed(table, Tick(), NOW + 20 * day)
    assert heed(warned, Tick(), NOW + 20 * day + 1) == warned
    assert deadline(warned) == pytest.approx(NOW + 21 * day)


def test_a_move_makes_the_warning_void() -> None:
    table = game(ANNA, BO, timer="off")
    actor, _ = turn_of(table)
    warned = heed(table, Tick(), NOW + table.lasts * 5 / 6)
    after = does(warned, actor, Move("1x1"), now=NOW + table.lasts * 0.9).table
    assert not after.warned_at
    assert deadline(after) == NOW + table.lasts * 0.9 + table.lasts * 5 / 6


def test_the_player_on_turn_is_reminded_once_after_two_thirds_of_the_time() -> None:
    table = game(ANNA, BO, timer="60")
    actor, seat = turn_of(table)
    assert deadline(table) == NOW + 40
    assert heed(table, Tick(), NOW + 39) == table
    reminded = heed(table, Tick(), NOW + 40)
    assert news(table, reminded) == [messages.Reminder(seat, messages.Seconds(20))]
    assert reminded.story[-1].mention == actor.ref
    assert reminded.turn == table.turn
    assert heed(reminded, Tick(), NOW + 41) == reminded
    assert deadline(reminded) == NOW + 60


def test_when_time_is_up_the_table_opens_with_the_commonest_face_and_challenges_a_bid() -> None:
    table = game(ANNA, BO, timer="60")
    _, seat = turn_of(table)
    late = heed(table, Tick(), NOW + 60)
    assert messages.TimeIsUp(seat) in news(table, late)
    assert late.play is not None
    assert late.play.moves[-1].notation.startswith("1x")
    later = heed(heed(late, Tick(), NOW + 100), Tick(), NOW + 120)
    assert later.play is not None
    assert later.play.moves[-1].notation == "liar"


def test_after_two_missed_turns_in_a_row_a_computer_stands_in_until_the_owner_acts() -> None:
    table = game(ANNA, BO, timer="30")
    absent, seat = turn_of(table)
    now = NOW
    for _ in range(20):
        if table.seats[seat].stand_in:
            break
        now += 30
        if on_turn(table) == seat:
            table = heed(table, Tick(), now)
        else:
            present, _ = turn_of(table)
            assert table.play is not None
            move = Move("liar" if table.play.state.bids else "1x1")
            table = does(table, present, move, now=now).table
    assert table.seats[seat].missed == 2
    assert any(messages.StandsIn(seat) in entry.lines for entry in table.story)
    assert not table.seats[seat].left, "nobody is thrown out by the clock"
    back = does(table, absent, Ask(Topic.STATUS), now=now)
    assert not back.table.seats[seat].stand_in
    assert messages.ComesBack(seat) in news(table, back.table)


def test_a_stand_in_plays_after_the_pace_of_computers() -> None:
    table = game(ANNA, BO, timer="off")
    _, seat = turn_of(table)
    table = table.with_seat(seat, stand_in=True)
    assert deadline(table) == NOW + 1
    assert len(heed(table, Tick(), NOW + 1).play.moves) == 1  # type: ignore[union-attr]  # a game runs


def test_acting_in_time_makes_earlier_misses_forgotten() -> None:
    table = game(ANNA, BO, timer="30")
    actor, seat = turn_of(table)
    table = table.with_seat(seat, missed=1)
    assert does(table, actor, Move("1x1")).table.seats[seat].missed == 0


def test_the_clock_starts_anew_with_every_turn() -> None:
    table = game(ANNA, BO, timer="60")
    actor, _ = turn_of(table)
    after = does(table, actor, Move("1x1"), now=NOW + 50).table
    assert deadline(after) == NOW + 50 + 40


def test_somebody_elses_leaving_does_not_give_the_player_on_turn_more_time() -> None:
    table = game(ANNA, BO, CEM, timer="60")
    after = does(table, others(table)[0], Leave(), now=NOW + 30).table
    assert deadline(after) == deadline(table)
    assert after.turn == table.turn


def test_the_table_waits_without_a_clock_for_a_player_who_cannot_be_reached() -> None:
    table = game(ANNA, BO, timer="60")
    actor, seat = turn_of(table)
    waiting = heed(table, Unreachable(actor.ref), NOW)
    assert news(table, waiting) == [messages.CannotBeReached(seat)]
    assert deadline(waiting) == NOW + table.lasts * 5 / 6, "only the warning before it is closed"
    assert heed(waiting, Unreachable(actor.ref), NOW) == waiting
    back = does(waiting, actor, Ask(Topic.HAND), now=NOW + 500).table
    assert deadline(back) == NOW + 540


# Leaving, the end, playing again.


def test_a_game_two_play_is_over_when_one_leaves() -> None:
    table = game(ANNA, BO)
    after = does(table, BO, Leave()).table
    assert after.phase is Phase.OVER
    assert messages.PlaceTaken(1, (Seat(0),)) in after.story[-1].lines
    assert messages.PlaceOfLeaver(2, (Seat(1),)) in after.story[-1].lines


def test_whoever_left_cannot_move_ask_for_a_hand_or_come_back_into_the_game() -> None:
    table = does(game(ANNA, BO, CEM), CEM, Leave()).table
    assert does(table, CEM, Move("2x3")).answer == (messages.DoesNotSit(),)
    assert does(table, CEM, Ask(Topic.HAND)).answer == (messages.NoHand(),)
    decision = does(table, CEM, Join())
    assert decision.answer == (messages.HasPlaceNext(),)
    assert does(to_the_end(decision.table), ANNA, Again()).table.names == ("Anna", "Bo", "Cem")


def test_somebody_sent_away_is_out_as_if_they_had_left() -> None:
    table = game(ANNA, BO, CEM)
    after = does(table, ANNA, Kick("cem")).table
    assert after.seats[2].left
    assert messages.IsSentAway("Cem", "Anna") in news(table, after)
    assert kinds(does(after, ANNA, Kick("cem"))) == [messages.NobodyCalled]


def test_a_running_game_whose_last_person_leaves_is_closed() -> None:
    table = does(lobby(ANNA), ANNA, AddComputer(), AddComputer(), Deal()).table
    after = does(table, ANNA, Leave()).table
    assert after.phase is Phase.CLOSED
    assert news(table, after)[-2:] == [messages.Deserted(), messages.SeedIs(b"seed".hex())]


def test_stopping_asks_once_and_forgets_the_question_when_something_else_is_done() -> None:
    table = game(ANNA, BO)
    asked = does(table, ANNA, Stop())
    assert asked.answer == (messages.StopSure(),)
    forgotten = does(asked.table, ANNA, Ask(Topic.STATUS), Stop())
    assert forgotten.answer == (messages.StopSure(),)
    stopped = does(asked.table, ANNA, Stop()).table
    assert stopped.phase is Phase.CLOSED
    assert messages.StoppedBy("Anna") in stopped.story[-1].lines


def test_again_deals_at_once_with_a_new_commitment_and_without_those_who_left() -> None:
    table = does(game(ANNA, BO, CEM), CEM, Leave()).table
    over = to_the_end(table)
    again = decide(over, Again(), BO, NOW, b"another seed").table
    assert again.names == ("Anna", "Bo")
    assert again.play is not None
    assert again.play.seed == b"another seed"
    assert again.turn > over.turn, "no key of the old game fits the new one"
    assert kinds(does(over, DANA, Again())) == [messages.DoesNotSit]


def test_a_game_that_is_over_can_be_led_back_to_the_lobby() -> None:
    over = to_the_end(game(ANNA, BO))
    back = does(over, BO, Open()).table
    assert (back.phase, back.play, back.names) == (Phase.LOBBY, None, ("Anna", "Bo"))
    assert does(back, ANNA, SetOption("dice", "3")).table.options.value("dice") == 3


def test_a_player_who_is_out_can_leave_and_their_place_stands() -> None:
    table = game(ANNA, BO, CEM, dice="3")
    table = to_the_end(table, until=lambda dice: 0 in dice)
    assert table.play is not None
    out = Seat(table.play.state.dice.index(0))
    gone = table.play.state.gone
    leaver = next(actor for actor in (ANNA, BO, CEM) if table.seat_of(actor.ref) == out)
    after = does(table, leaver, Leave()).table
    assert after.play is not None
    assert after.play.state.gone == gone
    assert messages.GetsUp(table.names[out]) in news(table, after)


def test_a_language_is_a_persons_own_and_an_admins_also_the_rooms() -> None:
    table = lobby(ANNA, BO)
    hers = does(table, BO, Speak("sv")).table
    assert hers.seats[1].person is not None
    assert hers.seats[1].person.language == "sv"
    assert hers.rooms[0].language == "en"
    theirs = does(table, replace(BO, admin=True), Speak("da")).table
    assert theirs.rooms[0].language == "da"


def test_a_game_that_is_stopped_can_be_checked_all_the_same() -> None:
    table = game(ANNA, BO)
    stopped = does(table, ANNA, Stop(), Stop()).table
    assert news(table, stopped) == [messages.StoppedBy("Anna"), messages.SeedIs(b"seed".hex())]


@pytest.mark.parametrize("command", [Move("liar"), Ask(Topic.HAND), Deal(), SetOption("dice", "3")])
def test_after_a_game_what_is_not_possible_is_answered_with_what_is(command: Command) -> None:
    over = to_the_end(game(ANNA, BO))
    assert does(over, ANNA, command).answer == (messages.OverHint(),)


def test_after_a_game_the_status_is_its_places() -> None:
    over = to_the_end(game(ANNA, BO))
    said = [type(line) for line in does(over, DANA, Ask(Topic.STATUS)).answer]
    assert said == [messages.PlaceTaken, messages.PlaceTaken, messages.OverHint]


def test_only_who_sits_at_a_finished_table_leads_it_back_to_the_lobby() -> None:
    over = to_the_end(game(ANNA, BO))
    decision = does(over, DANA, Open())
    assert decision.answer == (messages.DoesNotSit(),)
    assert decision.table == over


def test_computer_players_make_room_for_people_who_wait_and_no_more_are_promised_a_place_than_there_are() -> (
    None
):
    table = lobby(ANNA, BO)
    for _ in range(10):
        table = does(table, ANNA, AddComputer()).table
    table = does(table, ANNA, Deal()).table
    crowd = [person(f"Guest {number}") for number in range(12)]
    answers = []
    for guest in crowd:
        decision = does(table, guest, Join())
        table = decision.table
        answers += kinds(decision)
    assert answers == [messages.HasPlaceNext] * 10 + [messages.TableFull] * 2
    stopped = replace(table, phase=Phase.OVER)
    again = decide(stopped, Again(), ANNA, NOW, b"next").table
    assert again.names == ("Anna", "Bo", *(guest.name for guest in crowd[:10]))


def test_a_player_whose_last_die_the_table_played_away_is_not_said_to_be_stood_in_for() -> None:
    table = game(ANNA, BO, timer="30")
    assert table.play is not None
    absent = Seat(1)
    standing = (Made(Seat(0), Bid(1, 6)),)
    state = replace(table.play.state, dice=(1, 1), hands=((6,), (6,)), bids=standing, turn=absent)
    table = replace(table, play=replace(table.play, state=state)).with_seat(absent, missed=1)
    after = heed(table, Tick(), NOW + 30)
    assert after.phase is Phase.OVER
    assert messages.TimeIsUp(absent) in news(table, after)
    assert messages.StandsIn(absent) not in news(table, after)


# The life cycle.


def test_nothing_leads_out_of_a_closed_table() -> None:
    table = does(lobby(ANNA), ANNA, Stop(), Stop()).table
    for event in Event:
        with pytest.raises(KeyError):
            enter(table, event)
    for signal in (Tick(), Unreachable(ANNA.ref)):
        assert heed(table, signal, NOW) == table


def test_the_diagram_shows_every_transition() -> None:
    drawn = diagram()
    for (before, event), after in TRANSITIONS.items():
        assert f"{before.value} --> {after.value}: {event.value}" in drawn


def test_news_of_a_move_is_for_rooms_without_a_board_only() -> None:
    table = game(ANNA, BO)
    actor, _ = turn_of(table)
    after = does(table, actor, Move("2x3")).table
    assert [entry.weight for entry in after.story if entry.number >= table.next_number] == [Weight.MOVE]


@pytest.mark.parametrize("name", list(GAMES))
def test_every_option_of_every_game_can_be_set_to_each_of_its_values_by_typing(name: str) -> None:
    table = lobby(ANNA)
    table = does(table, ANNA, SetOption("game", name)).table
    for choice in GAMES[name].options.choices():
        for value in choice.values:
            typed = ("on" if value else "off") if choice.is_switch else str(value)
            set_ = does(table, ANNA, SetOption(choice.name, typed)).table
            assert set_.options.value(choice.name) == value
