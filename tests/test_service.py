"""Nothing is lost and nothing is doubled, whatever the store and the platforms do."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest

from adapters.conversation import Conversation, Incoming
from core.commands import (
    Actor,
    AddComputer,
    Ask,
    Command,
    Deal,
    Join,
    Leave,
    Move,
    Open,
    SetOption,
    Speak,
    Stop,
    Topic,
)
from core.game import Weight
from core.identity import Audience, PlayerRef, RoomRef
from core.messages import Message
from core.ports import Conflict, Loaded, Rate, Repeated, Saved, StoreUnavailable, TableUnavailable, Urgency
from core.preferences import Preferences
from core.scene import Family, scene
from core.service.outages import CALM, TABLES_KNOWN, Outages
from core.service.patience import TRIES
from core.service.shower import RETRY
from core.service.work import HANDS
from core.showing import Ledger
from core.table import messages
from core.table.decision import Decision
from core.table.values import Phase, Room, Style, Table, game_of, on_turn
from storage.embedded import embedded
from storage.limits import Rates
from storage.redis import SHOWING_LASTS, TAKEOVER, RedisStore
from tests.stage import (
    ANNA,
    BO,
    CEM,
    DANA,
    HERE,
    LANGUAGES,
    ROOM,
    SilentLog,
    Stage,
    StagePlatform,
    a_store,
    assert_shown_as_scene_says,
    kinds_of,
    person,
    said,
    stage,
    unavailable,
)


class FaultyStore(RedisStore):
    """A real store that yields between load and save and fails when told to.

    `before` fails that many commits before their effect, `after` that many after it: stored,
    and the reply lost. `records` fails that many notes of what was shown. While it is `away` no work
    is found, and a second passes.
    """

    def __init__(self) -> None:
        self.time = [1000.0]
        super().__init__(embedded(), SilentLog(), clock=lambda: self.time[0])
        self.before = self.after = self.records = self.loads = self.notes = 0
        self.commits = 0
        self.away = False

    async def claim_due(self, platforms: Collection[str], most: int = 32) -> Sequence[str]:
        if self.away:
            self.time[0] += 1
            raise StoreUnavailable("unreachable")
        return await super().claim_due(platforms, most)

    async def load(self, table_id: str) -> Loaded | None:
        await asyncio.sleep(0)
        if self.loads:
            self.loads -= 1
            raise StoreUnavailable
        return await super().load(table_id)

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        await asyncio.sleep(0)
        self.commits += 1
        if self.before:
            self.before -= 1
            raise StoreUnavailable(nothing_done=True)
        answer = await super().commit(table, expected=expected, operations=operations, deadline=deadline)
        if self.after:
            self.after -= 1
            raise StoreUnavailable
        return answer

    async def seat_player(self, player: PlayerRef, table_id: str) -> None:
        await asyncio.sleep(0)
        if self.notes:
            self.notes -= 1
            raise StoreUnavailable
        await super().seat_player(player, table_id)

    async def record(self, table_id: str, audience: Audience, ledger: Ledger) -> bool:
        await asyncio.sleep(0)
        if self.records:
            self.records -= 1
            raise StoreUnavailable
        return await super().record(table_id, audience, ledger)


class ForgetfulStore(FaultyStore):
    """A store that does not always recall or remember what somebody chose."""

    recalls = remembers = True

    async def recall(self, audience: Audience) -> Preferences | None:
        if not self.recalls:
            raise StoreUnavailable("unreachable")
        return await super().recall(audience)

    async def remember(self, audience: Audience, preferences: Preferences) -> None:
        if not self.remembers:
            raise StoreUnavailable("unreachable")
        await super().remember(audience, preferences)


def faulty_stage() -> Stage:
    """Return a stage on a store that yields between load and save."""
    store = FaultyStore()
    return stage(store, time=store.time)


PEOPLE = {actor.name: actor for actor in (ANNA, BO, CEM, DANA)}


async def three_at_a_table(on: Stage) -> None:
    await on.open()
    await on.does(BO, Join())
    await on.does(CEM, Join())


async def whoever_is_on_turn(on: Stage) -> tuple[str, Table]:
    table = await on.table()
    seat = on_turn(table)
    assert seat is not None
    return table.seats[seat].name, table


async def a_round(on: Stage, *notations: str) -> None:
    """Let whoever is on turn make each of these moves."""
    for notation in notations:
        name, _ = await whoever_is_on_turn(on)
        await on.does(PEOPLE[name], Move(notation))


async def shown(on: Stage, seconds: int = 30) -> None:
    """Finish what is due or unshown and check every conversation against the scene."""
    for _ in range(seconds):
        on.time[0] += 1
        await on.works()
    on.time[0] += 100
    assert await on.store.claim_marked(HERE) == []
    assert_shown_as_scene_says(await on.table(), on.platform)


@pytest.mark.parametrize("edits", [True, False])
async def test_a_round_is_played_and_every_room_and_seat_shows_what_the_scene_says(edits: bool) -> None:
    on = stage(edits=edits)
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    await a_round(on, "2x3", "3x3", "liar")
    await shown(on)
    told = "\n".join(on.platform.texts(ROOM))
    assert "says liar to 3 threes" in told
    assert "round 2" in told.lower()


async def test_hands_go_to_their_own_seat_and_to_no_room() -> None:
    on = stage()
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    table = await on.table()
    assert table.play is not None
    for seated, hand in zip(table.seats, table.play.state.hands, strict=True):
        assert seated.person is not None
        spelled = ", ".join(map(str, hand))
        assert any(spelled in text for text in on.platform.texts(seated.person.ref))
        others: list[Audience] = [
            each.person.ref for each in table.seats if each.person and each is not seated
        ]
        for audience in [*others, ROOM]:
            assert not any(spelled in text for text in on.platform.texts(audience))


@pytest.mark.parametrize("commands", [(Join(),), (Join(), AddComputer())])
async def test_a_repeated_update_changes_nothing(commands: tuple[Command, ...]) -> None:
    on = stage()
    await on.open()
    for command in commands:
        actor = ANNA if isinstance(command, AddComputer) else BO
        first = await on.service.hear(actor, command, f"same:{command}")
        before = await on.table()
        again = await on.service.hear(actor, command, f"same:{command}")
        assert first is not None
        assert again is not None
        assert again.lines == ()
        assert await on.table() == before


async def test_a_move_whose_reply_from_the_store_was_lost_is_made_once() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    store.after = 2
    await a_round(on, "2x3", "3x3")
    table = await on.table()
    assert table.play is not None
    assert [moved.notation for moved in table.play.moves] == ["2x3", "3x3"]
    await shown(on)


async def test_a_save_that_fails_a_few_times_succeeds_in_the_end() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    store.before = 4
    reply = await on.does(ANNA, Deal())
    assert reply.lines == ()
    assert (await on.table()).phase is Phase.PLAYING
    await shown(on)


async def test_a_store_that_stays_away_is_one_clear_answer_and_nothing_is_lost() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    before = await on.table()
    store.before = 1000
    reply = await on.does(ANNA, Deal())
    assert kinds_of(reply) == [messages.TryAgain]
    store.before = 0
    assert await on.table() == before
    store.loads = TRIES
    assert kinds_of(await on.does(ANNA, Deal())) == [messages.TryAgain]
    await on.does(ANNA, Deal())
    assert (await on.table()).phase is Phase.PLAYING
    await shown(on)


async def test_opening_a_table_without_a_store_is_one_clear_answer() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    store.before = 1000
    reply = await on.service.open(ROOM, ANNA, "open")
    store.before = 0
    assert said(reply) == "That did not work just now and nothing was changed. Please try again in a moment."
    await on.open()
    await shown(on)


async def test_an_update_that_opens_a_table_opens_one_however_often_it_comes() -> None:
    on = faulty_stage()
    replies = await asyncio.gather(*(on.service.open(ROOM, ANNA, "the same update") for _ in range(3)))
    assert [reply.lines for reply in replies] == [(), (), ()]
    assert (await on.table()).names == ("Anna",)
    await shown(on)
    assert sum("the table is open" in text for text in on.platform.texts(ROOM)) == 1


async def test_two_people_who_open_at_the_same_moment_get_one_table() -> None:
    on = faulty_stage()
    await asyncio.gather(on.service.hear(ANNA, Open(), "anna"), on.service.hear(BO, Open(), "bo"))
    assert len((await on.table()).names) == 1
    await shown(on)
    assert sum("the table is open" in text for text in on.platform.texts(ROOM)) == 1


@pytest.mark.parametrize("after_effect", [False, True])
async def test_an_opening_that_fails_is_done_once_when_it_is_tried_again(after_effect: bool) -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    store.before, store.after = (0, 100) if after_effect else (100, 0)
    answer = messages.InDoubt if after_effect else messages.TryAgain
    assert kinds_of(await on.service.open(ROOM, ANNA, "first")) == [answer]
    store.before = store.after = 0
    await on.service.open(ROOM, ANNA, "second")
    assert (await on.table()).names == ("Anna",)
    await shown(on)
    assert sum("the table is open" in text for text in on.platform.texts(ROOM)) == 1


async def test_a_direct_conversation_leads_to_the_table_also_when_that_could_not_be_noted_at_once() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await on.open()
    store.notes = 2
    await on.does(BO, Join())
    assert await store.table_of(BO.ref) == "table1"


async def test_a_direct_conversation_leads_to_the_table_when_the_update_comes_again() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await on.open()
    store.notes = TRIES
    await on.service.hear(BO, Join(), "join")
    assert await store.table_of(BO.ref) is None, "as after a process that died between the two"
    await on.service.hear(BO, Join(), "join")
    assert await store.table_of(BO.ref) == "table1"


async def test_a_direct_conversation_leads_to_the_table_at_the_latest_when_the_hand_is_there() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await on.open()
    store.notes = TRIES
    await on.does(BO, Join())
    await on.does(ANNA, Deal())
    assert await store.table_of(BO.ref) == "table1"


async def test_a_command_that_breaks_fails_alone() -> None:
    on = faulty_stage()
    await on.open()

    def broken(_table: Table, _now: float) -> Decision:
        raise RuntimeError("a fault of the rules")

    good = [on.service.hear(actor, Join(), actor.name) for actor in (BO, CEM)]
    loaded = await on.store.load("table1")
    assert loaded is not None
    bad = on.service._saver.change(loaded, "bad", broken)
    answers = await asyncio.gather(good[0], bad, good[1], return_exceptions=True)
    assert isinstance(answers[1], RuntimeError)
    assert (await on.table()).names == ("Anna", "Bo", "Cem")


async def test_a_table_whose_storing_took_so_long_that_another_was_opened_gives_way_to_it() -> None:
    class SlowStore(FaultyStore):
        async def commit(
            self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
        ) -> Saved | Repeated | Conflict:
            if operations == ("anna",):
                assert await self.claim_room(ROOM, "bo's", instead_of=table.id) == "bo's"
                theirs = replace(table, id="bo's", seats=(), story=())
                await super().commit(theirs, expected=0, operations=("bo",), deadline=None)
            return await super().commit(table, expected=expected, operations=operations, deadline=deadline)

    store = SlowStore()
    on = stage(store, time=store.time)
    assert kinds_of(await on.service.open(ROOM, ANNA, "anna")) == [messages.TableStands]
    await on.service.settled()
    assert (await on.table()).id == "bo's"
    own = await store.load("table1")
    assert own is not None
    assert (own.table.phase, own.table.rooms) == (Phase.CLOSED, ())


async def test_people_who_act_at_the_same_moment_all_get_through() -> None:
    on = faulty_stage()
    await on.open()
    crowd = [person(f"Guest{number}") for number in range(11)]
    await asyncio.gather(*(on.service.hear(actor, Join(), f"join:{actor.name}") for actor in crowd))
    names = (await on.table()).names
    assert sorted(names) == sorted(["Anna", *(actor.name for actor in crowd)])
    await shown(on)


async def test_two_processes_that_act_at_the_same_moment_both_get_through() -> None:
    store = FaultyStore()
    here, there = stage(store, time=store.time), stage(store, time=store.time)
    there.service, platform = there.service, here.platform
    there.platform = platform
    await here.open()
    first = [here.service.hear(person(f"A{n}"), Join(), f"a:{n}") for n in range(4)]
    second = [there.service.hear(person(f"B{n}"), Join(), f"b:{n}") for n in range(4)]
    await asyncio.gather(*first, *second)
    assert len((await here.table()).seats) == 9


async def test_two_calls_in_the_same_second_end_the_round_once() -> None:
    on = faulty_stage()
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    await a_round(on, "2x3")
    name, table = await whoever_is_on_turn(on)
    calls = [
        on.service.hear(PEOPLE[name], Move("liar", table.turn), f"press:{number}") for number in range(3)
    ]
    replies = await asyncio.gather(*calls)
    answers = [kinds_of(reply) for reply in replies if reply is not None]
    assert sorted(map(len, answers)) == [0, 1, 1], "one counts, the others are told that the turn is over"
    assert [messages.TurnIsOver] in answers
    after = await on.table()
    assert after.play is not None
    assert [moved.notation for moved in after.play.moves] == ["2x3", "liar"]
    await shown(on)


@pytest.mark.parametrize("after_effect", [False, True])
@pytest.mark.parametrize("edits", [True, False])
async def test_posts_that_fail_or_arrive_twice_are_there_once_in_the_end(
    edits: bool, after_effect: bool
) -> None:
    on = stage(edits=edits)
    await three_at_a_table(on)
    on.platform.after_effect = after_effect
    on.platform.faults = unavailable(5, maybe_done=after_effect)
    await on.does(ANNA, Deal())
    on.platform.faults += unavailable(5, maybe_done=after_effect)
    await a_round(on, "2x3", "3x3", "liar", "2x2")
    await shown(on)


async def test_a_conversation_whose_platform_asks_for_patience_is_left_alone_for_that_long() -> None:
    on = stage()
    await three_at_a_table(on)
    on.platform.faults = unavailable(1, retry_after=30)
    await on.does(ANNA, Deal())
    assert on.platform.texts(ANNA.ref) == []
    assert "round 1" in on.platform.texts(ROOM)[-1], "the others are shown what is theirs"
    for _ in range(29):
        on.time[0] += 1
        await on.works()
    assert on.platform.texts(ANNA.ref) == []
    on.time[0] += 2
    await shown(on)


async def test_what_the_limits_do_not_allow_yet_is_shown_as_soon_as_they_do() -> None:
    slow = Rates(bot=Rate(100, 1), conversation=Rate(3, 30), group=Rate(3, 30))
    on = stage(rates={"stage": slow})
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    await a_round(on, "2x3", "3x3", "4x3", "liar")
    assert "is false" not in "\n".join(on.platform.texts(ROOM))
    calls = on.platform.calls.copy()
    await on.works()
    assert on.platform.calls == calls
    await shown(on, seconds=300)
    assert "4 threes" in "\n".join(on.platform.texts(ROOM))


@pytest.mark.parametrize("knows_tokens", [True, False])
@pytest.mark.parametrize("edits", [True, False])
async def test_nobody_is_told_or_shown_anything_twice_when_the_store_does_not_take_what_was_shown(
    edits: bool, knows_tokens: bool
) -> None:
    store = FaultyStore()
    on = stage(store, time=store.time, edits=edits)
    on.platform.knows_tokens = knows_tokens
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    store.records = 20
    await a_round(on, "2x3", "liar", "2x2", "liar")
    store.records = 0
    await shown(on)


async def test_what_is_sent_again_because_its_answer_was_lost_is_not_sent_a_third_time() -> None:
    on = stage(edits=False)
    on.platform.knows_tokens = False
    await three_at_a_table(on)
    on.platform.after_effect, on.platform.faults = True, unavailable(1, maybe_done=True)
    await on.does(ANNA, Deal())
    await shown(on)
    hands = {actor.name: len(on.platform.texts(actor.ref)) for actor in (ANNA, BO, CEM)}
    assert hands == {"Anna": 2, "Bo": 1, "Cem": 1}


async def test_a_message_that_somebody_deleted_is_posted_anew() -> None:
    on = stage()
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    for name in [name for name, each in on.platform.messages.items() if each.audience == ROOM]:
        del on.platform.messages[name]
    name, _ = await whoever_is_on_turn(on)
    await on.does(PEOPLE[name], Move("2x3"))
    assert any("2 threes" in text for text in on.platform.texts(ROOM))


async def test_a_player_who_cannot_be_reached_is_named_and_waited_for() -> None:
    on = stage()
    await three_at_a_table(on)
    on.platform.refuses = {BO.ref}
    await on.does(ANNA, Deal())
    table = await on.table()
    assert [seated.name for seated in table.seats if not seated.reachable] == ["Bo"]
    assert any("Bo cannot be reached privately" in text for text in on.platform.texts(ROOM))
    assert on.platform.texts(BO.ref) == []
    await shown(on)
    on.platform.refuses = set()
    reply = await on.does(BO, Ask(Topic.HAND))
    assert "Your dice" in said(reply)
    assert on.platform.texts(BO.ref), "once Bo has written, the hand is there"
    await shown(on)


async def test_who_cannot_be_reached_is_known_although_the_store_fails_before_all_are_shown() -> None:
    class RoomForgotten(FaultyStore):
        """A store that for a while takes no note of what the room was shown."""

        failing = False

        async def record(self, table_id: str, audience: Audience, ledger: Ledger) -> bool:
            if self.failing and audience == ROOM:
                raise StoreUnavailable("unreachable")
            return await super().record(table_id, audience, ledger)

    store = RoomForgotten()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    on.platform.refuses = {BO.ref}
    store.failing = True
    await on.does(ANNA, Deal())
    assert [seated.name for seated in (await on.table()).seats if not seated.reachable] == ["Bo"]
    store.failing = False
    await shown(on)
    assert sum("Bo cannot be reached privately" in text for text in on.platform.texts(ROOM)) == 1


async def test_a_room_that_removed_the_bot_loses_its_table() -> None:
    on = stage()
    await three_at_a_table(on)
    on.platform.refuses = {ROOM}
    await on.does(ANNA, Deal())
    table = await on.table()
    assert (table.phase, table.rooms) == (Phase.CLOSED, ())


async def test_a_room_that_refuses_a_closed_table_is_asked_once() -> None:
    on = stage()
    await three_at_a_table(on)
    on.platform.refuses = {ROOM}
    await on.does(ANNA, Stop(), Stop())
    calls = sum(on.platform.calls.values())
    for _ in range(30):
        on.time[0] += 1
        await on.works()
    assert sum(on.platform.calls.values()) <= calls + 1
    assert (await on.table()).rooms == ()


async def test_a_platform_that_breaks_in_one_room_keeps_nobody_else_from_theirs() -> None:
    on = stage()
    await three_at_a_table(on)
    on.platform.faults = [RuntimeError("a fault of the adapter")]
    await on.does(ANNA, Deal())
    assert "round 1" in on.platform.texts(ROOM)[-1]
    assert ("platform-fault", {"platform": "stage", "fault": "RuntimeError"}) in on.log.events
    await shown(on)


async def test_what_a_dead_process_left_unshown_is_finished_by_another() -> None:
    time = [1000.0]
    store = a_store(time=time)
    dead, alive = stage(store, time=time), stage(store, time=time)
    alive.platform.messages = dead.platform.messages
    alive.platform.tokens = dead.platform.tokens
    await three_at_a_table(dead)
    dead.platform.faults = unavailable(100)
    await dead.does(ANNA, Deal())
    await shown(alive)


async def test_a_platform_that_takes_its_time_delays_no_turn_of_another_table() -> None:
    on = stage()
    rooms = [RoomRef("stage", f"room-{number}") for number in range(40)]
    for room in rooms:
        host = person(f"Host of {room.id}", room=room)
        await on.service.open(room, host, f"open {room.id}")
        commands: list[Command] = [SetOption("timer", "30"), AddComputer(), AddComputer(), Deal()]
        for number, command in enumerate(commands):
            await on.service.hear(host, command, f"{room.id} {number}")
    while await on.works() == 0:
        continue
    on.platform.gate = asyncio.Event()
    on.time[0] += 31
    before = {room: await turn_in(on, room) for room in rooms}
    for _ in range(3):
        await on.service.work()
    assert all([await turn_in(on, room) > before[room] for room in rooms]), "nobody waited for the platform"
    on.platform.gate.set()
    await on.service.settled()
    for room in rooms:
        assert any("Time is up" in text for text in on.platform.texts(room))


async def turn_in(on: Stage, room: RoomRef) -> int:
    loaded = await on.store.load(await on.store.table_in(room) or "")
    assert loaded is not None
    return loaded.table.turn


async def test_a_message_that_takes_long_is_sent_by_one_process_and_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.service.shower.KEPT_EVERY", 0.001)
    time, client = [1000.0], embedded()
    here = stage(a_store(client, time), time=time, edits=False)
    there = stage(a_store(client, time), time=time, platform=here.platform)
    here.platform.knows_tokens = False
    await three_at_a_table(here)
    here.platform.gate = asyncio.Event()
    dealing = asyncio.ensure_future(here.does(ANNA, Deal()))
    await here.platform.gate_reached.wait()
    for _ in range(5):
        time[0] += SHOWING_LASTS / 2
        await asyncio.sleep(0.01)
        await there.service.show("table1")
    here.platform.gate.set()
    await dealing
    assert_shown_as_scene_says(await here.table(), here.platform)


async def test_a_platform_that_never_answers_keeps_no_other_from_its_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.service.shower.SENT_WITHIN", 0.002)
    monkeypatch.setattr("core.service.shower.KEPT_EVERY", 0.001)
    on = stage()
    await three_at_a_table(on)
    on.platform.gate = asyncio.Event()
    calls = on.platform.calls["send"]
    await on.does(ANNA, Deal())
    assert on.platform.calls["send"] == calls + 1, "the first of four conversations is waited for, once"
    assert ("platform-silent", {"platform": "stage", "seconds": 0.002}) in on.log.events
    on.platform.gate.set()
    await shown(on)


async def test_what_is_new_is_shown_at_once_although_one_conversation_has_to_wait() -> None:
    class Meanwhile(FaultyStore):
        """A store in which something is saved just before a showing is put off."""

        saved = False

        async def postpone(
            self, table_id: str, version: int, seconds: float | None, *, elsewhere: Collection[str] = ()
        ) -> bool:
            if not self.saved:
                self.saved = True
                loaded = await self.load(table_id)
                assert loaded is not None
                newer = loaded.table.tell(Weight.NEWS, messages.Joins("Eva"))
                await self.commit(newer, expected=loaded.version, operations=("newer",), deadline=None)
            return await super().postpone(table_id, version, seconds, elsewhere=elsewhere)

    store = Meanwhile()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    on.platform.faults = unavailable(1, retry_after=3600)
    await on.does(ANNA, Deal())
    assert any("Eva" in text for text in on.platform.texts(ROOM))


async def test_a_store_that_is_away_is_asked_less_and_less_often_and_named_once() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await on.open()

    store.away = True
    assert [await on.works() for _ in range(7)] == [1, 2, 4, 8, 16, 30, 30]
    assert on.log.events == [("store-unavailable", {"during": "work", "reason": "unreachable"})]
    store.away = False
    assert await on.works() == 1
    assert len(on.log.events) == 1, "it may go again at once"
    on.time[0] += CALM
    assert await on.works() == 1
    assert on.log.events[1:] == [("store-answers", {"seconds": 6.0})]


async def test_a_store_of_which_a_part_is_away_is_named_once_however_often_the_rest_answers() -> None:
    class HalfStore(FaultyStore):
        async def load(self, table_id: str) -> Loaded | None:
            if self.away and table_id == "elsewhere":
                raise StoreUnavailable("unreachable")
            return await super().load(table_id)

    store = HalfStore()
    on = stage(store, time=store.time)
    await on.open()
    store.away = True
    for number in range(10):
        for table_id in ("elsewhere", "table1"):
            await on.service.hear(ANNA, Ask(Topic.STATUS), f"{number} {table_id}", table_id=table_id)
        on.time[0] += 1
    assert on.log.events == [("store-unavailable", {"during": "load", "reason": "unreachable"})]
    store.away = False
    on.time[0] += CALM
    await on.does(ANNA, Ask(Topic.STATUS))
    assert on.log.events[1:] == [("store-answers", {"seconds": 9.0})]


def test_that_a_table_cannot_be_had_is_said_once_and_of_a_few_tables_remembered() -> None:
    log = SilentLog()
    outages = Outages(log, lambda: 1000.0)
    for _ in range(2):
        for number in range(TABLES_KNOWN):
            outages.away("load", TableUnavailable(f"table{number}", "newer"))
    assert len(log.events) == TABLES_KNOWN
    for number in (TABLES_KNOWN, 1, 0):
        outages.away("load", TableUnavailable(f"table{number}", "newer"))
    assert [facts["table"] for _, facts in log.events[TABLES_KNOWN:]] == [f"table{TABLES_KNOWN}", "table0"]


async def test_a_table_can_be_shown_in_two_rooms_each_in_its_language() -> None:
    on = stage()
    table_id = await on.open()
    other = RoomRef("stage", "other-room")
    loaded = await on.store.load(table_id)
    assert loaded is not None
    both = replace(loaded.table, rooms=(*loaded.table.rooms, Room(other, "sv", Style.LINES)))
    await on.store.commit(both, expected=loaded.version, operations=("attach",), deadline=None)
    await on.store.claim_room(other, table_id, instead_of=None)
    guest = person("Bo", language="sv", room=other)
    await on.does(guest, Join())
    await on.does(ANNA, Deal())
    english, swedish = "\n".join(on.platform.texts(ROOM)), "\n".join(on.platform.texts(other))
    assert "open the round" in english
    assert "tärningar på bordet" in swedish
    assert "dice" not in swedish
    assert_shown_as_scene_says(await on.table(), on.platform)


async def test_told_news_is_not_kept_for_ever() -> None:
    on = stage()
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    await a_round(on, "2x3", "liar", "2x2", "liar", "2x2", "liar")
    await a_round(on, "2x2")
    assert len((await on.table()).story) <= 1


async def test_a_question_stores_nothing() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    commits = store.commits
    for topic in Topic:
        await on.does(ANNA, Ask(topic))
    assert store.commits == commits


async def test_a_closed_table_makes_way_for_a_new_one() -> None:
    on = stage()
    first = await on.open()
    await on.does(ANNA, Stop(), Stop())
    assert kinds_of(await on.does(BO, Join())) == [messages.NoTable]
    second = await on.open(BO)
    assert second != first
    assert (await on.table()).host.ref == BO.ref


async def test_a_room_plays_next_what_it_played_last() -> None:
    on = stage()
    await three_at_a_table(on)
    await on.does(person("Anna", admin=True), Speak("sv"), SetOption("dice", "3"), SetOption("timer", "60"))
    lobby = await on.table()
    await on.does(ANNA, Deal(), Stop(), Stop())
    await on.open(BO)
    table = await on.table()
    assert (table.options, table.table_options) == (lobby.options, lobby.table_options)
    assert table.rooms[0].language == "sv"
    assert table.options != game_of(table).options()


async def test_of_whom_no_language_is_known_speaks_that_of_the_room_or_of_their_place() -> None:
    on = stage()
    admin, unknown = person("Anna", admin=True), person("Bo", language="")
    assert await on.service.language(unknown) == ""
    await on.does(admin, Speak("sv"))
    assert await on.service.language(unknown) == "sv", "no table stands there yet"
    await on.open(admin)
    await on.does(replace(unknown, language="da"), Join())
    assert await on.service.language(unknown) == "sv"
    assert await on.service.language(replace(unknown, room=None)) == "da"
    await on.does(BO, Speak("fr"))
    assert await on.service.language(unknown) == "fr"


async def test_a_host_who_is_an_admin_chooses_the_language_of_the_room_and_another_host_does_not() -> None:
    for is_admin, language in ((True, "sv"), (False, "en")):
        on = stage()
        await on.open(ANNA)

        async def asked(*, is_admin: bool = is_admin) -> bool:
            return is_admin

        await on.service.hear(ANNA, Speak("sv"), "speak", is_admin=asked)
        assert (await on.table()).rooms[0].language == language


async def test_a_language_that_somebody_chose_is_theirs_also_where_no_table_is() -> None:
    on = stage()
    reply = await on.does(BO, Speak("da"))
    assert reply.language == "da"
    assert await on.service.language(BO) == "da"
    assert await on.service.language(CEM) == "en"


async def test_what_cannot_be_recalled_just_now_stops_nobody() -> None:
    store = ForgetfulStore()
    store.recalls = store.remembers = False
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    assert kinds_of(await on.does(ANNA, Deal())) == []
    assert (await on.table()).phase is Phase.PLAYING


@pytest.mark.parametrize("sits", [True, False])
async def test_a_language_that_could_not_be_kept_is_not_said_to_be_chosen(sits: bool) -> None:
    store = ForgetfulStore()
    on = stage(store, time=store.time)
    if sits:
        await on.open()
    store.remembers = False
    assert kinds_of(await on.does(ANNA, Speak("sv"))) == [messages.TryAgain]
    assert await on.service.language(ANNA) == "en"
    store.remembers = True
    assert kinds_of(await on.does(ANNA, Speak("sv"))) == [messages.LanguageNow]
    assert await on.service.language(ANNA) == "sv"


async def test_what_a_room_chose_is_not_lost_because_it_could_not_be_recalled() -> None:
    store = ForgetfulStore()
    on = stage(store, time=store.time)
    chosen = Preferences("en", "liars-dice", {"dice": 3}, {"timer": 60})
    await store.remember(ROOM, chosen)
    store.recalls = False
    admin = person("Anna", admin=True)
    assert kinds_of(await on.does(admin, Speak("sv"))) == [messages.TryAgain]
    store.recalls = True
    assert await store.recall(ROOM) == chosen
    await on.does(admin, Speak("sv"))
    assert await store.recall(ROOM) == replace(chosen, language="sv")


async def test_the_log_of_the_service_holds_no_secret() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time, seed=b"the-secret-seed")
    await three_at_a_table(on)
    on.platform.faults = unavailable(3)
    store.records, store.after = 3, 2
    await on.does(ANNA, SetOption("dice", "3"), Deal())
    await a_round(on, "2x3", "liar")
    store.loads = 2
    await on.works()
    assert on.log.events
    written = repr(on.log.events)
    assert "secret" not in written
    assert b"the-secret-seed".hex() not in written
    assert "Anna" not in written


class StageLimits:
    """Limits with a place for whatever is at least so urgent, that note who asked for one.

    Once told to, their next answer for the room waits until it may go.
    """

    def __init__(self) -> None:
        self.least = Urgency.BOARD
        self.asked: list[Audience] = []
        self.holds = False
        self.held, self.goes_on = asyncio.Event(), asyncio.Event()

    async def wait(self, audience: Audience, urgency: Urgency) -> float:
        self.asked.append(audience)
        if urgency.value < self.least.value:
            return 5.0
        if self.holds and audience == ROOM:
            self.holds = False
            self.held.set()
            await self.goes_on.wait()
        return 0.0

    async def block(self, audience: Audience, seconds: float, *, everywhere: bool = False) -> None:
        raise AssertionError("nothing is to be blocked")


async def test_news_is_told_once_although_a_process_stood_still_before_it_sent_them() -> None:
    time, client, limits = [1000.0], embedded(), StageLimits()
    here = stage(a_store(client, time), time=time, edits=False, limits=limits)
    here.platform.knows_tokens = False
    there = stage(a_store(client, time), time=time, platform=here.platform)
    await here.open()
    await here.service.settled()
    limits.holds = True
    await here.service.hear(BO, Join(), "join")
    await limits.held.wait()
    time[0] += TAKEOVER + 1
    await there.works()
    limits.goes_on.set()
    await here.service.settled()
    assert_shown_as_scene_says(await here.table(), here.platform)
    assert ("showing-taken-over", {"table": "table1"}) in here.log.events


async def test_the_hands_of_a_new_round_are_shown_while_only_what_is_urgent_has_a_place() -> None:
    limits = StageLimits()
    on = stage(limits=limits)
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    await a_round(on, "1x2")
    limits.least = Urgency.TURN
    await a_round(on, "liar")
    table = await on.table()
    hands = {post.audience: post.edition for post in scene(table) if post.family is Family.HAND}
    standing = {
        each.audience: each.post.edition
        for each in on.platform.messages.values()
        if each.post.family is Family.HAND and not each.retired
    }
    assert standing == hands
    assert len(hands) == 3


async def test_whoever_is_on_turn_is_shown_first_that_they_are() -> None:
    limits = StageLimits()
    on = stage(limits=limits)
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    on_turn_first = set[str]()
    for notation in ("1x2", "2x2", "3x2"):
        limits.asked.clear()
        await a_round(on, notation)
        name, _ = await whoever_is_on_turn(on)
        assert limits.asked[0] == PEOPLE[name].ref
        on_turn_first.add(name)
    assert len(on_turn_first) == 3


async def test_what_people_say_among_themselves_gets_no_answer_while_the_store_is_away() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    conversation = Conversation(on.service, LANGUAGES, "liars-dice")
    await on.open()
    store.loads = 1000
    assert await conversation.hear(Incoming("chatter", ANNA, text="did you see the match?")) is None
    asked = await conversation.hear(Incoming("asked", ANNA, text="status", addressed=True))
    assert asked is not None
    assert "Please try again" in asked.lines[0]


class HangingStore(FaultyStore):
    """A store in which loads or commits, once told to, wait until they may go on."""

    def __init__(self) -> None:
        super().__init__()
        self.hangs = ""
        self.goes_on = asyncio.Event()

    async def load(self, table_id: str) -> Loaded | None:
        if self.hangs == "load":
            await self.goes_on.wait()
        return await super().load(table_id)

    async def commit(
        self, table: Table, *, expected: int, operations: Sequence[str], deadline: float | None
    ) -> Saved | Repeated | Conflict:
        if self.hangs == "commit":
            await self.goes_on.wait()
        return await super().commit(table, expected=expected, operations=operations, deadline=deadline)


async def test_whoever_made_a_move_that_may_have_been_stored_is_not_told_that_it_was_not() -> None:
    store = FaultyStore()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    await on.does(ANNA, Deal())
    store.after = TRIES
    name, _ = await whoever_is_on_turn(on)
    reply = await on.does(PEOPLE[name], Move("2x3"))
    assert (await whoever_is_on_turn(on))[0] != name, "it was made"
    assert said(reply) == (
        "I do not know whether that counted. Look at the table, and do it again if it did not."
    )
    store.after, store.before = 0, 1000
    name, _ = await whoever_is_on_turn(on)
    assert kinds_of(await on.does(PEOPLE[name], Move("3x3"))) == [messages.TryAgain]


@pytest.mark.parametrize(("hangs", "answer"), [("load", messages.TryAgain), ("commit", messages.InDoubt)])
async def test_whoever_waits_long_for_the_store_is_answered_and_what_was_begun_goes_on(
    hangs: str, answer: type[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.service.service.HEARD_WITHIN", 0.5)
    store = HangingStore()
    on = stage(store, time=store.time)
    await three_at_a_table(on)
    store.hangs = hangs
    reply = await on.service.hear(DANA, Join(), "join")
    assert reply is not None
    assert kinds_of(reply) == [answer]
    store.hangs = ""
    store.goes_on.set()
    await on.service.settled()
    assert ("Dana" in (await on.table()).names) is (answer is messages.InDoubt)


async def test_a_table_whose_storing_takes_long_is_in_doubt_and_opened_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.service.service.HEARD_WITHIN", 0.5)
    store = HangingStore()
    on = stage(store, time=store.time)
    store.hangs = "commit"
    assert kinds_of(await on.service.open(ROOM, ANNA, "open")) == [messages.InDoubt]
    store.goes_on.set()
    await on.service.settled()
    assert (await on.table()).names == ("Anna",)
    await shown(on)


async def test_what_was_left_unshown_is_taken_up_although_much_that_was_saved_here_is_being_shown() -> None:
    quick, slow = StagePlatform(), StagePlatform()
    on = stage(platform=quick, beside={"slow": slow})
    quick.faults = unavailable(1, retry_after=1)
    await on.open()
    await on.service.settled()
    assert quick.texts(ROOM) == []
    slow.gate = asyncio.Event()
    for number in range(HANDS):
        room = RoomRef("slow", f"room-{number}")
        host = Actor(PlayerRef("slow", f"host-{number}"), "Host", "en", room=room)
        await on.service.open(room, host, f"open {number}")
    await slow.gate_reached.wait()
    on.time[0] += 2
    await on.service.work()
    await on.service._work.shown("table1")
    assert quick.texts(ROOM) != []
    slow.gate.set()
    await on.service.settled()


async def test_of_those_who_have_left_a_table_nothing_is_kept_once_nothing_stands_there() -> None:
    on = stage()
    await on.open()
    for number in range(5):
        guest = person(f"Guest{number}")
        await on.does(guest, Join())
        await on.does(ANNA, Deal())
        await on.does(guest, Leave())
        await on.does(ANNA, Open())
        hands = [each for each in on.platform.messages.values() if each.audience == guest.ref]
        assert [each.retired for each in hands] == [True]
    loaded = await on.store.load("table1")
    assert loaded is not None
    assert {*loaded.ledgers} == {ROOM, ANNA.ref}


async def test_a_table_on_the_platforms_of_two_processes_is_shown_by_both_and_then_left_alone() -> None:
    time, client = [1000.0], embedded()
    here = stage(a_store(client, time), time=time)
    there = stage(a_store(client, time), time=time, platform=StagePlatform(), plays_on="other")
    zed = Actor(PlayerRef("other", "zed"), "Zed", "en", room=ROOM)
    await here.open()
    await there.service.hear(zed, Join(), "join", table_id="table1")
    await here.does(ANNA, Deal())
    for number in range(6):
        time[0] += RETRY
        for process in (here, there) if number % 2 else (there, here):
            await process.works()
    assert there.platform.texts(zed.ref) != []
    time[0] += 100
    assert await here.store.claim_marked(HERE) == []


async def test_a_game_that_does_not_exist_is_refused_where_no_table_stands_yet() -> None:
    on = stage()
    reply = await on.does(ANNA, Open("chess"))
    assert kinds_of(reply) == [messages.WhichGame]
    assert await on.store.table_in(ROOM) is None
