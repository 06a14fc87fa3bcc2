"""What a homeserver lets the bot send, on Matrix: hands and calls first, then answers."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from adapters.conversation import Spoken
from adapters.matrix import budget
from adapters.matrix.answers import BEHIND, TOO_LATE, Answers, Heard
from adapters.matrix.platform import NAME
from core.game import Screen
from core.identity import Audience, PlayerRef, RoomRef
from core.scene import Family, Post
from core.table.messages import Name
from core.table.values import Phase, Table
from storage.embedded import embedded
from storage.limits import UNLIMITED, RedisLimits
from tests.matrix_games import a_game, a_room, by_typing, offered_in, play_on
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.stage import LANGUAGES, SilentLog
from tests.synapse import A_SECOND, Synapse, a_homeserver, until

HURRIED = 10.0


@pytest.fixture
async def stage(synapse: Synapse, tmp_path: Path) -> AsyncIterator[MatrixStage]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        yield stage


class NotedLimits(RedisLimits):
    """Limits that remember for what the homeserver asked."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(embedded(), {NAME: UNLIMITED}, clock=clock)
        self.blocked: list[tuple[float, bool]] = []

    async def block(self, audience: Audience, seconds: float, *, everywhere: bool = False) -> None:
        self.blocked.append((seconds, everywhere))
        await super().block(audience, seconds, everywhere=everywhere)


class Answering:
    """Answers in a room of a stage, within limits of their own whose time is set by hand."""

    def __init__(self, stage: MatrixStage, room: str, person: Person, *, really: bool = False) -> None:
        self.now = 1000.0
        self.really = really
        self.waits: list[float] = []
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self.log = SilentLog()
        self.limits = NotedLimits(lambda: self.now)
        self.heard = Heard(room, person.user, "$said")
        self.room, self.player = RoomRef(NAME, room), PlayerRef(NAME, person.user)
        direct = stage.bot._started().direct
        self._answers = Answers(
            stage.bot.platform, direct, LANGUAGES, self.limits, self.log, pause=self._passes
        )

    async def answers(self, text: str, *, private: bool = False) -> None:
        """Answer what was said, and wait until that is done."""
        heard = replace(self.heard, event=f"${text}")
        self._answers.answer(heard, Spoken((text,), "en", private))
        await self._answers.settled()

    async def _passes(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds
        if self.meanwhile is not None:
            await self.meanwhile()
        if self.really:
            await asyncio.sleep(seconds)


async def test_an_answer_waits_behind_the_hands_when_the_homeserver_asked_for_patience(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    on = Answering(stage, room, anna)
    await on.limits.block(on.player, 5.0, everywhere=True)
    await on.answers("after the hands")
    assert on.waits == [pytest.approx(5.0 + BEHIND)]
    await stage.people.sees(anna, room, "after the hands")


async def test_a_private_answer_that_waited_is_not_given_to_whoever_came_into_the_direct_room_meanwhile(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    await anna.says(room, "!play")
    direct = await stage.people.direct(anna)
    eve = await stage.people.person("Eve")
    on = Answering(stage, room, anna)
    path = f"/rooms/{quote(direct)}/invite"
    on.meanwhile = partial(stage.server_as_bot, "POST", path, {"user_id": eve.user})
    await on.limits.block(on.player, 5.0, everywhere=True)
    await on.answers("two sixes", private=True)
    await eve.reads()
    await eve.reads_history()
    assert direct in eve.was_sent()
    assert "two sixes" not in eve.was_sent()
    await stage.people.sees(anna, room, "for your eyes only")


async def test_an_answer_for_which_nobody_waits_any_more_is_not_given(stage: MatrixStage) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    on = Answering(stage, room, anna)
    await on.limits.block(on.player, TOO_LATE, everywhere=True)
    await on.answers("far too late")
    assert on.waits == []
    assert [event for event, _ in on.log.events] == ["matrix-answer-lost"]


async def test_an_answer_that_the_homeserver_refuses_for_now_lets_everything_wait_and_is_then_given(
    limited_synapse: Synapse, tmp_path: Path
) -> None:
    async with a_matrix_stage(limited_synapse, tmp_path / "bot", generous=False) as stage:
        room, (anna,) = await a_room(stage, "Anna")
        on = Answering(stage, room, anna, really=True)
        number = 0
        while not on.limits.blocked and number < 20:
            number += 1
            await on.answers(f"answer {number}.")
        [(seconds, everywhere)] = on.limits.blocked
        assert (3 < seconds < 10, everywhere) == (True, True)
        assert on.waits[0] > seconds
        await stage.people.sees(anna, room, f"answer {number}.")


async def test_a_homeserver_with_the_usual_limits_gives_a_game_at_the_pace_of_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of this homeserver runs ten times as fast as usual, so that nobody waits here for minutes."""
    monkeypatch.setattr(budget, "A_SECOND", A_SECOND * HURRIED)
    with a_homeserver(hurried=HURRIED) as server:
        async with a_matrix_stage(server, tmp_path / "bot", generous=False) as stage:
            room, people = await a_game(stage, "Anna", "Bo", options=["dice 3"])
            moves: list[str] = []

            async def as_people_do(stage: MatrixStage, room: str, person: Person, table: Table) -> None:
                hand = await offered_in(stage, await stage.people.direct(person), person, table)
                assert "Your dice" in hand["content"]["body"]
                await offered_in(stage, room, person, table)
                await by_typing(stage, room, person, table)
                moves.append(person.user)

            table = await play_on(stage, room, people, as_people_do)
            assert table.phase is Phase.OVER
            await stage.people.sees(people[0], room, "Place 1")
            assert {event for event, _ in stage.log.events} <= {"platform-unavailable"}
            sent = {
                event["event_id"]
                for person in people
                for said in person.events.values()
                for event in said
                if event["sender"] == stage.account.user and event.get("state_key") is None
            }
            assert (len(sent) - budget.BURST) / A_SECOND / len(moves) < 20.0, "seconds for a move"


async def test_an_edit_that_nobody_waits_for_is_made_once_there_is_room_and_only_the_newest(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    platform, parts = stage.bot.platform, stage.bot._started()
    sparing = budget.Budget()
    sparing_by(parts, sparing)
    board = Post(Family.BOARD, "1", RoomRef(NAME, room), "en", Screen((Name("one"),)), (), 0, table="t1")
    message = await platform.send(board, "token/board")
    sparing.complained(time.monotonic() - 10.0)
    for text in ("two", "three"):
        await platform.edit(replace(board, screen=Screen((Name(text),))), message)
    await anna.reads()
    assert "one" in [each["content"]["body"] for each in anna.messages(room, stage.account.user)]
    await stage.people.sees(anna, room, "three")
    edits = [each for each in anna.events[room] if "m.new_content" in each["content"]]
    assert [each["content"]["m.new_content"]["body"] for each in edits] == ["three"]


async def test_a_hand_that_waited_is_not_shown_to_whoever_came_into_the_direct_room_meanwhile(
    stage: MatrixStage,
) -> None:
    room, (anna,) = await a_room(stage, "Anna")
    await anna.says(room, "!play")
    direct = await stage.people.direct(anna)
    eve = await stage.people.person("Eve")
    platform, parts = stage.bot.platform, stage.bot._started()
    sparing = budget.Budget()
    sparing_by(parts, sparing)
    player = PlayerRef(NAME, anna.user)
    hand = Post(Family.HAND, "1", player, "en", Screen((Name("nothing yet"),)), (), 0, table="t1")
    message = await platform.send(hand, "token/hand")
    sparing.complained(time.monotonic() - 10.0)
    await platform.edit(replace(hand, screen=Screen((Name("two sixes"),))), message)
    await stage.server_as_bot("POST", f"/rooms/{quote(direct)}/invite", {"user_id": eve.user})
    await until(lambda: not parts.edits._waiting)
    await eve.reads()
    assert direct in eve.was_sent()
    await eve.reads_history()
    assert "two sixes" not in eve.was_sent()


def sparing_by(parts: Any, sparing: budget.Budget) -> None:
    """Let what can wait go by another count of what was sent."""
    parts.edits._budget = parts.seeds._budget = sparing
