"""Any text and any command, in any phase, by anyone, has an answer and changes nothing it should not."""

import asyncio
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.conversation import Conversation, Incoming
from adapters.press import Press, pack
from core.announcement import Announcement
from core.commands import (
    Actor,
    AddComputer,
    Again,
    Announced,
    Arrange,
    Ask,
    Command,
    Deal,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    Refuse,
    RoomLost,
    RoomMoved,
    SetOption,
    Settle,
    Signal,
    Speak,
    Stop,
    Tick,
    Topic,
    Unfold,
    Unreachable,
)
from core.decide import decide, heed
from core.games import GAMES
from core.identity import RoomRef
from core.quiet import Quiet, Zone
from core.room_settings import NAMES, RoomSettings
from core.table import messages
from core.table.clock import deadline
from core.table.lobby import new_table
from core.table.values import Phase, Room, Style, Table, on_turn
from i18n.languages import LANGUAGES as TAGS
from storage.codec import decode_table, encode_table
from tests.stage import ANNA, BO, CEM, DANA, LANGUAGES, ROOM, Stage, stage

OPTIONS = sorted({choice.name for game in GAMES.values() for choice in game.options.choices()})

PEOPLE = (ANNA, BO, CEM, DANA, replace(DANA, admin=True), replace(DANA, faceless=True))

some_text = st.text(max_size=40) | st.sampled_from(
    [
        *("5x3", "5 3", "1x1", "liar", "exact", "bid 2 2", "play", "join", "leave", "deal", "again", "stop"),
        *(
            "kick Bo",
            "kick",
            "dice 3",
            "dice",
            "wild off",
            "calza on",
            "exact off",
            "timer 30",
            "timer 2 minutes",
        ),
        *("computer", "computer easy", "hand", "status", "rules", "options", "log", "log 2", "log ²", "help"),
        *(
            "language sv",
            "language klingon",
            "play liar's dice",
            "game bouillabaisse",
            "option",
            "option wild",
            "option game",
        ),
        *("QH", "10S", "♥Q", "queen of hearts", "hearts", "queen", "play QH", "AS", "1H", "QHH"),
        *("card QH", "card 2H", "option card drawn", "suit hearts", "rank king", "all or nothing on"),
        *("99999999999999x3", "0x3", "3x7", "-1x3", "5", "x", "5x", "٣x٣", "5 3 2", "five threes", "«liar»"),
    ]
)
ANNOUNCEMENTS = (
    Announcement("a", 60, 120, "See you."),
    Announcement("b", 0, 10**9),
    Announcement("c", 0, 0, cancelled=True),
)
SETTLED = RoomSettings(("bouillabaisse",), admins_open=True, timer=30, quiet=Quiet(60, 420, Zone("UTC", 0)))
some_value = st.sampled_from(
    [
        "drawn",
        "hearts",
        "QH",
        "2C",
        *GAMES,
        "",
        "on",
        "off",
        "3",
        "30",
        "1h",
        "x",
        "²",
        "-1",
        "0",
        "99999999999",
    ]
)
commands: st.SearchStrategy[Command] = st.one_of(
    st.sampled_from(
        [
            *(
                Open(),
                *map(Open, GAMES),
                Open("chess"),
                Join(),
                Leave(),
                Deal(),
                Again(),
                Stop(),
                AddComputer(),
            ),
            *(Unfold(options=True), Unfold(options=False), Unfold(options=False, settings=True)),
            Arrange("open", "admins"),
            *(Settle(name, SETTLED, (messages.LanguageNow(),)) for name in NAMES),
        ]
    ),
    st.builds(AddComputer, st.sampled_from(["easy", "normal", "x"])),
    st.builds(Kick, st.sampled_from(["Anna", "bo", "Ada", "nobody", ""])),
    st.builds(
        SetOption,
        st.sampled_from([*OPTIONS, "timer", "game", "x"]),
        some_value,
    ),
    st.builds(Move, some_text, st.none() | st.integers(0, 30)),
    st.builds(Ask, st.sampled_from(list(Topic)), st.integers(-3, 99)),
    st.builds(Speak, st.sampled_from(TAGS)),
    st.just(Refuse(messages.NotUnderstood())),
)
signals: st.SearchStrategy[Signal] = st.one_of(
    st.sampled_from([Tick(), Tick({"stage": (0.0, 90.0)}), *map(Announced, ANNOUNCEMENTS)]),
    st.builds(Unreachable, st.sampled_from([each.ref for each in PEOPLE]), st.booleans()),
    st.builds(RoomLost, st.just(RoomRef("stage", "elsewhere"))),
    st.builds(
        RoomMoved, st.sampled_from([ROOM, RoomRef("stage", "elsewhere")]), st.just(RoomRef("stage", "new"))
    ),
)
actors = st.sampled_from(PEOPLE)
FIRST, *_ = GAMES
games = st.sampled_from(list(GAMES))


def a_table(game: str) -> Table:
    table = new_table("t1", game, ANNA, pace=0)
    return replace(table, rooms=(Room(ROOM, "en", Style.LINES),))


def a_game(game: str) -> Table:
    table = a_table(game)
    for actor, command in ((ANNA, Join()), (BO, Join()), (ANNA, AddComputer()), (ANNA, Deal())):
        table = decide(table, command, actor, 0.0, b"seed").table
    return table


def check(table: Table) -> None:
    """Check what holds of every table, whatever was done to it."""
    game = GAMES[table.game]
    assert len(set(table.names)) == len(table.names)
    assert len(table.seats) <= game.seats[-1]
    assert decode_table(encode_table(table)) == table
    numbers = [entry.number for entry in table.story]
    assert numbers == list(range(table.next_number - len(numbers), table.next_number))
    if table.phase is Phase.PLAYING:
        seat = on_turn(table)
        assert seat is not None
        assert table.play is not None
        assert game.is_in(table.play.state, seat)
        assert any(seated.person and not seated.left for seated in table.seats)
        due = deadline(table)
        assert due is None or due >= table.since
    if table.phase is Phase.OVER:
        assert table.play is not None
        assert game.result(table.play.state) is not None
    for entry in table.story:
        for line in entry.lines:
            assert LANGUAGES.translator("sr-Latn").say(line, entry.names)


@settings(max_examples=150, deadline=None)
@given(
    games, st.booleans(), st.lists(st.tuples(actors, commands | signals, st.integers(0, 200)), max_size=40)
)
def test_any_command_and_signal_in_any_phase_leaves_a_sound_table(
    game: str, running: bool, acts: list[tuple[Actor, Command | Signal, int]]
) -> None:
    table, now = a_game(game) if running else a_table(game), 0.0
    for actor, act, seconds in acts:
        now += seconds
        if isinstance(act, Tick | Announced | Unreachable | RoomLost | RoomMoved):
            table = heed(table, act, now)
            check(table)
            continue
        decision = decide(table, act, actor, now, b"seed")
        for line in decision.answer:
            assert LANGUAGES.translator("fr").say(line, decision.names)
        # Nobody is left without an answer: either something changed, which is shown, or something is said.
        assert decision.answer or decision.table != table
        table = decision.table
        check(table)


@settings(max_examples=200, deadline=None)
@given(games, actors, commands)
def test_a_stranger_changes_no_running_game(game: str, actor: Actor, command: Command) -> None:
    table = a_game(game)
    if table.seat_of(actor.ref) is None and not actor.admin:
        after = decide(table, command, actor, 0.0, b"seed").table
        assert (after.play, after.seats, after.phase) == (table.play, table.seats, table.phase)


@settings(max_examples=200, deadline=None)
@given(games, actors, commands)
def test_only_the_seat_on_turn_moves_the_game_on(game: str, actor: Actor, command: Command) -> None:
    table = a_game(game)
    seat = on_turn(table)
    after = decide(table, command, actor, 0.0, b"seed").table
    if table.seat_of(actor.ref) != seat and not isinstance(command, Leave | Kick | Stop):
        assert after.play == table.play


def hear(
    text: str,
    actor: Actor,
    *,
    press: bool,
    addressed: bool,
    language: str,
    phase: Phase,
    game: str = FIRST,
) -> Stage:
    on = stage()

    async def play() -> None:
        if phase is not Phase.CLOSED:
            await on.open()
            await on.does(ANNA, AddComputer(), SetOption("game", game))
        if phase is Phase.PLAYING:
            await on.does(ANNA, Deal())
        conversation = Conversation(on.service, LANGUAGES, game)
        speaker = replace(actor, language=language)
        incoming = Incoming(
            "u", speaker, text="" if press else text, press=text if press else "", addressed=addressed
        )
        spoken = await conversation.hear(incoming)
        if addressed and text.strip() and not press:
            assert spoken is not None
        if spoken is not None:
            assert all(line and "{" not in line for line in spoken.lines)

    asyncio.run(play())
    return on


@settings(max_examples=120, deadline=None)
@given(
    text=some_text,
    actor=actors,
    addressed=st.booleans(),
    language=st.sampled_from(TAGS),
    phase=st.sampled_from([Phase.CLOSED, Phase.LOBBY, Phase.PLAYING]),
    game=games,
)
def test_any_line_of_text_has_an_answer_in_any_language_and_phase(
    *, text: str, actor: Actor, addressed: bool, language: str, phase: Phase, game: str
) -> None:
    on = hear(text, actor, press=False, addressed=addressed, language=language, phase=phase, game=game)
    assert [event for event, _ in on.log.events] == []


@settings(max_examples=60, deadline=None)
@given(some_text | st.builds(lambda text: f"table1.3.{text}", some_text), actors, games)
def test_any_press_has_an_answer(text: str, actor: Actor, game: str) -> None:
    on = hear(text or "x", actor, press=True, addressed=True, language="en", phase=Phase.PLAYING, game=game)
    assert [event for event, _ in on.log.events] == []


def test_people_who_talk_among_themselves_are_not_answered() -> None:
    for text in (
        "Des pommes ?",
        "I bet he lies",
        "stop it",
        "help me with the dishes",
        "play nice",
        "leave",
        "5",
    ):
        on = hear(text, ANNA, press=False, addressed=False, language="fr", phase=Phase.PLAYING)
        assert (
            on.platform.calls
            == hear("", ANNA, press=False, addressed=False, language="fr", phase=Phase.PLAYING).platform.calls
        )


def test_a_press_reaches_the_table_of_its_key_where_that_is_shown_and_nowhere_else() -> None:
    async def play() -> None:
        on = stage()
        table_id = await on.open()
        conversation = Conversation(on.service, LANGUAGES, FIRST)
        elsewhere = replace(BO, room=RoomRef("stage", "elsewhere"))
        key = pack(Press(table_id, 0, "join"))
        for number, actor in enumerate((elsewhere, replace(BO, room=None))):
            answer = await conversation.hear(Incoming(f"u{number}", actor, press=key))
            assert answer is not None
            assert answer.lines == ("That turn is over.",)
        assert (await on.table()).names == ("Anna",)
        await conversation.hear(Incoming("u3", BO, press=key))
        assert (await on.table()).names == ("Anna", "Bo")

    asyncio.run(play())
