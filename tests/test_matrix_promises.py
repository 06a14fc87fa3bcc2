"""What every platform promises (`test_every_platform`), on Matrix: a real homeserver and a real person."""

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from adapters.matrix.platform import NAME
from core.commands import Actor, AddComputer, Deal, Join, Tick
from core.decide import decide, heed
from core.game import Screen
from core.games import GAMES
from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Undeliverable, Vanished
from core.scene import Family, Post, scene, story
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, on_turn
from tests.matrix_games import a_room
from tests.matrix_people import Person
from tests.matrix_stage import MatrixStage, a_matrix_stage
from tests.resampling import RESAMPLING
from tests.synapse import Synapse, until


@dataclass
class OnMatrix:
    """A room with Anna in it and her direct room, and what she sees there."""

    stage: MatrixStage
    anna: Person
    room: RoomRef
    direct: str

    @property
    def player(self) -> PlayerRef:
        return PlayerRef(NAME, self.anna.user)

    async def sees(self, audience: Audience) -> str:
        await self.anna.reads()
        room = self.direct if isinstance(audience, PlayerRef) else audience.id
        shown = self.anna.messages(room, self.stage.account.user)
        return "\n".join(each["content"]["body"] for each in shown)


@pytest.fixture
async def on(synapse: Synapse, tmp_path: Path) -> AsyncIterator[OnMatrix]:
    async with a_matrix_stage(synapse, tmp_path / "bot") as stage:
        room, (anna,) = await a_room(stage, "Anna")
        await anna.says(room, "!play")
        direct = await stage.people.direct(anna)
        await stage.people.sees(anna, room, "the table is open")
        await until(lambda: not stage.bot.rooms[direct].users[anna.user].invited)
        yield OnMatrix(stage, anna, RoomRef(NAME, room), direct)


def a_post(text: str, audience: Audience, family: Family = Family.BOARD, edition: str = "1") -> Post:
    screen = Screen((messages.Name(text),))
    return Post(family, edition, audience, "en", screen, ("Anna", "Bo"), 0)


async def test_what_is_sent_is_read_and_what_is_edited_shows_only_the_new_text(on: OnMatrix) -> None:
    platform = on.stage.bot.platform
    for audience, family in ((on.room, Family.BOARD), (on.player, Family.HAND)):
        able = platform.capabilities(audience)
        assert able.edit
        assert able.retire
        message = await platform.send(a_post("good evening", audience, family), f"token/{audience}")
        assert "good evening" in await on.sees(audience)
        await platform.edit(a_post("good night", audience, family), message)
        seen = await on.sees(audience)
        assert ("good night" in seen, "good evening" in seen) == (True, False)
        await platform.retire(audience, message)
        await platform.retire(audience, message)


async def test_a_text_in_every_language_arrives_as_it_is(on: OnMatrix) -> None:
    for text in ("Å är en ö", "« voilà »", "Größe", "šđčćž", "<b>&amp;", "a_b*c`d", "[x](y)", "\\n", "@room"):
        await on.stage.bot.platform.send(a_post(text, on.room, edition=text), text)
        assert text in await on.sees(on.room)


async def test_going_back_to_an_earlier_text_is_another_edit(on: OnMatrix) -> None:
    platform = on.stage.bot.platform
    message = await platform.send(a_post("even", on.room), "token/back")
    for text in ("odd", "even", "odd"):
        await platform.edit(a_post(text, on.room), message)
    assert (await on.sees(on.room)).splitlines()[-1] == "odd"


async def test_a_hand_that_asks_for_something_is_better_posted_anew(on: OnMatrix) -> None:
    platform = on.stage.bot.platform
    hand = a_post("2, 3", on.player, Family.HAND)
    message = await platform.send(hand, "token/hand")
    with pytest.raises(Vanished):
        await platform.edit(replace(hand, turn=4), message)


async def test_who_was_never_met_is_undeliverable_and_nobody_is_told_instead(on: OnMatrix) -> None:
    stranger = await on.stage.people.person("Bo", accepts=False)
    before = await on.sees(on.room)
    with pytest.raises(Undeliverable):
        await on.stage.bot.platform.send(
            a_post("secret", PlayerRef(NAME, stranger.user), Family.HAND), "token"
        )
    assert await on.sees(on.room) == before
    assert "secret" not in "".join(on.anna.raw)


def a_game(on: OnMatrix, name: str) -> Table:
    anna = Actor(on.player, "Anna", "en", room=on.room)
    bo = Actor(PlayerRef(NAME, "@bo:localhost"), "Bo", "en", room=on.room)
    table = new_table("t1", name, anna, pace=0)
    table = replace(table, rooms=(Room(on.room, "en", Style.CALLS),))
    for actor, command in ((anna, Join()), (bo, Join()), (anna, AddComputer()), (anna, Deal())):
        table = decide(table, command, actor, 0.0, b"matrix").table
    return table


@pytest.mark.parametrize("name", list(GAMES))
async def test_what_a_room_and_a_player_ever_see_does_not_depend_on_anothers_hand(
    on: OnMatrix, name: str
) -> None:
    chance = random.Random(11)
    platform, table = on.stage.bot.platform, a_game(on, name)
    for step in range(6):
        seat = on_turn(table)
        if seat is None or table.play is None:
            break
        other_state = RESAMPLING[name](table.play.state, table.seat_of(on.player), chance)
        other = replace(table, play=replace(table.play, state=other_state))
        shown: list[list[tuple[str, str]]] = []
        for which, each in (("here", table), ("there", other)):
            sent = [
                await platform.send(post, f"{name}/{which}/{step}/{number}")
                for number, post in enumerate((*story(each, each.rooms[0], 0), *scene(each)))
                if isinstance(post.audience, RoomRef) or post.audience == on.player
            ]
            await on.anna.reads()
            found = {
                message["event_id"]: message["content"]
                for room in (on.room.id, on.direct)
                for message in on.anna.messages(room, on.stage.account.user)
            }
            shown.append([(found[one]["body"], found[one]["formatted_body"]) for one in sent])
        assert shown[0] == shown[1]
        assert shown[0]
        table = heed(table.with_seat(seat, stand_in=True), Tick(), 1e9)
