"""What a platform promises, on every platform there is: what it declares it does, and nothing leaks."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from adapters.terminal.platform import Ink, TerminalPlatform
from core.commands import AddComputer, Command, Deal, Join, Tick
from core.decide import decide, heed
from core.game import Screen
from core.games import GAMES
from core.identity import Audience, PlayerRef, RoomRef
from core.ports import Platform, Vanished
from core.scene import Family, Post, scene, story
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, on_turn
from tests.resampling import RESAMPLING
from tests.stage import ANNA, BO, LANGUAGES, ROOM, StagePlatform


@dataclass
class Seen:
    """A platform, and what a person at a conversation sees or ever saw there."""

    platform: Platform
    sees: Callable[[Audience], str]
    saw: Callable[[Audience], str]


def a_stage(*, edits: bool) -> Seen:
    platform = StagePlatform(edits=edits)

    def sees(audience: Audience) -> str:
        return "\n".join(platform.texts(audience))

    return Seen(platform, sees, sees)


def a_terminal(*, has_prompt: bool) -> Seen:
    printed: list[str] = []

    def write(line: str, _ink: Ink) -> None:
        printed.append(line)

    platform = TerminalPlatform(LANGUAGES, write, has_prompt=has_prompt)

    def sees(_audience: Audience) -> str:
        return "\n".join([*printed, *platform.hand])

    return Seen(platform, sees, sees)


PLATFORMS = {
    "a board that is edited": lambda: a_stage(edits=True),
    "lines that stay": lambda: a_stage(edits=False),
    "a terminal with a prompt": lambda: a_terminal(has_prompt=True),
    "a pipe": lambda: a_terminal(has_prompt=False),
}


@pytest.fixture(params=list(PLATFORMS))
def on(request: pytest.FixtureRequest) -> Seen:
    made: Seen = PLATFORMS[request.param]()
    return made


def a_post(text: str, audience: Audience, family: Family = Family.BOARD, edition: str = "1") -> Post:
    screen = Screen((messages.Name(text),))
    return Post(family, edition, audience, "en", screen, ("Anna", "Bo"), 1)


def a_game(name: str) -> Table:
    table = new_table("t1", name, ANNA, pace=0)
    table = replace(table, rooms=(Room(ROOM, "en", Style.LINES),))
    people: list[tuple[object, Command]] = [(ANNA, Join()), (BO, Join())]
    for actor, command in people:
        table = decide(table, command, actor, 0.0, b"").table  # type: ignore[arg-type]  # actors
    for command in (AddComputer(), Deal()):
        table = decide(table, command, ANNA, 0.0, b"platforms").table
    return table


async def test_a_post_that_is_sent_can_be_read(on: Seen) -> None:
    for audience in (ROOM, ANNA.ref):
        await on.platform.send(a_post("good evening", audience), f"token/{audience}")
        assert "good evening" in on.sees(audience)


async def test_what_is_declared_editable_is_edited_and_shows_only_the_new_text(on: Seen) -> None:
    for audience, family in ((ROOM, Family.BOARD), (ANNA.ref, Family.HAND)):
        if not on.platform.capabilities(audience).edit:
            continue
        message = await on.platform.send(a_post("before", audience, family), "token/1")
        await on.platform.edit(a_post("afterwards", audience, family), message)
        assert "afterwards" in on.sees(audience)
        assert "before" not in on.sees(audience)


async def test_what_is_declared_retirable_is_retired_without_complaint_once_and_twice(on: Seen) -> None:
    for audience in (ROOM, ANNA.ref):
        if not on.platform.capabilities(audience).retire:
            continue
        message = await on.platform.send(a_post("a key", audience, Family.HAND), "token/1")
        await on.platform.retire(audience, message)
        await on.platform.retire(audience, message)


async def test_a_message_that_is_gone_is_said_to_be_gone_when_it_is_edited() -> None:
    platform = StagePlatform()
    with pytest.raises(Vanished):
        await platform.edit(a_post("text", ROOM), "no such message")


async def test_messages_have_names_that_differ(on: Seen) -> None:
    names = [await on.platform.send(a_post(f"text {n}", ROOM, edition=str(n)), f"t{n}") for n in range(5)]
    assert len(set(names)) == 5


async def test_a_post_in_every_language_arrives_as_it_is(on: Seen) -> None:
    for text in ("Å är en ö", "« voilà »", "Größe", "šđčćž", "<b>&amp;", "a_b*c`d", "[x](y)", "\\n"):
        await on.platform.send(a_post(text, ROOM, edition=text), text)
        assert text in on.sees(ROOM)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", list(PLATFORMS))
async def test_what_a_room_and_a_player_ever_see_does_not_depend_on_anothers_hand(
    name: str, game: str
) -> None:
    chance = random.Random(11)
    table = a_game(game)
    for _ in range(40):
        seat = on_turn(table)
        if seat is None or table.play is None:
            break
        other_state = RESAMPLING[game](table.play.state, table.seat_of(ANNA.ref), chance)
        other = replace(table, play=replace(table.play, state=other_state))
        here, there = PLATFORMS[name](), PLATFORMS[name]()
        for seen, shown in ((here, table), (there, other)):
            for post in (*story(shown, shown.rooms[0], 0), *scene(shown)):
                if isinstance(post.audience, RoomRef) or post.audience == ANNA.ref:
                    await seen.platform.send(post, f"{post.family}/{post.edition}/{post.audience}")
        for audience in (ROOM, ANNA.ref):
            assert here.saw(audience) == there.saw(audience)
        table = heed(table.with_seat(seat, stand_in=True), Tick(), 1e9)


async def test_a_pipe_says_a_hand_once_a_round_and_what_is_asked_each_turn() -> None:
    seen = a_terminal(has_prompt=False)
    player = PlayerRef("terminal", "you")
    asked, resting = a_post("Your turn.", player, Family.HAND), a_post("2, 3", player, Family.HAND)
    both = replace(asked, screen=Screen((*asked.screen.lines, *resting.screen.lines)))
    for post in (resting, both, resting, both, replace(resting, edition="2")):
        await seen.platform.send(post, "token")
    assert seen.sees(player).splitlines()[:-1] == ["2, 3", "Your turn.", "2, 3", "Your turn.", "2, 3", "2, 3"]
