"""What a platform promises, on every platform there is: what it declares it does, and nothing leaks."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace

import pytest
from telegram import Bot

from adapters.telegram.horizon import Horizon
from adapters.telegram.places import Place, player
from adapters.telegram.platform import TelegramPlatform
from adapters.telegram.request import AiohttpRequest
from adapters.terminal.platform import Ink, TerminalPlatform
from core.commands import Actor, AddComputer, Deal, Join, Tick
from core.decide import decide, heed
from core.game import Key, Screen
from core.games import GAMES
from core.identity import Audience, PlayerRef, RoomRef
from core.measures import UNMEASURED
from core.ports import Platform, Vanished
from core.scene import Family, Post, last_entry, scene, story
from core.service.conversation import Conversation
from core.showing import Edit, Ledger, Retire, Shown, compare
from core.table import messages
from core.table.lobby import new_table
from core.table.values import Room, Style, Table, on_turn
from tests.bot_api import BotApi
from tests.resampling import RESAMPLING
from tests.stage import ANNA, BO, LANGUAGES, ROOM, StagePlatform

OLD = "4711"


@dataclass
class Seen:
    """A platform, a room on it with Anna and Bo, and what is seen: by Bo in the room, by Anna for herself.

    `keys` are those that stand in a conversation, `calls` counts what was asked of the platform's wire.
    """

    platform: Platform
    sees: Callable[[Audience], str]
    saw: Callable[[Audience], str]
    keys: Callable[[Audience], list[str]]
    calls: Callable[[], int]
    room: RoomRef = ROOM
    anna: Actor = ANNA
    bo: Actor = BO
    strangers: Callable[[], str] = field(default=lambda: "")


@asynccontextmanager
async def a_stage(*, edits: bool) -> AsyncIterator[Seen]:
    platform = StagePlatform(edits=edits)

    def sees(audience: Audience) -> str:
        return "\n".join(platform.texts(audience))

    def keys(audience: Audience) -> list[str]:
        standing = [each for each in platform.messages.values() if each.audience == audience]
        posts = [each.post for each in standing if not each.retired]
        return [LANGUAGES.key(key, post) for post in posts for row in post.screen.keys for key in row]

    yield Seen(platform, sees, sees, keys, platform.calls.total)


@asynccontextmanager
async def a_terminal(*, has_prompt: bool) -> AsyncIterator[Seen]:
    printed: list[str] = []

    def write(line: str, _ink: Ink) -> None:
        printed.append(line)

    platform = TerminalPlatform(LANGUAGES, write, has_prompt=has_prompt)

    def sees(_audience: Audience) -> str:
        return "\n".join([*printed, *platform.hand])

    yield Seen(platform, sees, sees, lambda _audience: [], lambda: len(printed))


@asynccontextmanager
async def telegram() -> AsyncIterator[Seen]:
    async with BotApi() as api, Bot(api.token, base_url=api.base_url, request=AiohttpRequest()) as bot:
        anna, bo, eve = (api.world.person(name) for name in ("Anna", "Bo", "Eve"))
        group = api.world.supergroup("Friends", anna, bo)
        for person in (anna, bo, eve):
            person.starts()

        def standing(audience: Audience) -> list[str]:
            chat, person = (anna.private, anna) if isinstance(audience, PlayerRef) else (group, bo)
            return [message.text for message in person.sees(chat) if message.is_from_bot]

        def keys(audience: Audience) -> list[str]:
            chat, person = (anna.private, anna) if isinstance(audience, PlayerRef) else (group, bo)
            return [button["text"] for message in person.sees(chat) for button in message.buttons]

        def saw(audience: Audience) -> str:
            person = anna if isinstance(audience, PlayerRef) else bo
            return "\n".join(person.reads())

        room = Place(group.id).room
        platform = TelegramPlatform(bot, LANGUAGES, Horizon())
        yield Seen(
            platform,
            lambda audience: "\n".join(standing(audience)),
            saw,
            keys,
            lambda: len(api.calls),
            room=room,
            anna=replace(ANNA, ref=player(anna.id), room=room),
            bo=replace(BO, ref=player(bo.id), room=room),
            strangers=lambda: "\n".join(
                text for text in eve.reads() if text not in {"/start", "bot_command"}
            ),
        )
        assert api.defects == api.deprecated == []


PLATFORMS: dict[str, Callable[[], AbstractAsyncContextManager[Seen]]] = {
    "a board that is edited": lambda: a_stage(edits=True),
    "lines that stay": lambda: a_stage(edits=False),
    "a terminal with a prompt": lambda: a_terminal(has_prompt=True),
    "a pipe": lambda: a_terminal(has_prompt=False),
    "telegram": telegram,
}


@pytest.fixture(params=list(PLATFORMS))
async def on(request: pytest.FixtureRequest) -> AsyncIterator[Seen]:
    async with PLATFORMS[request.param]() as made:
        yield made


def a_post(text: str, audience: Audience, family: Family = Family.BOARD, edition: str = "1") -> Post:
    screen = Screen((messages.Name(text),))
    return Post(family, edition, audience, "en", screen, ("Anna", "Bo"), 1, table="t1")


def with_keys(post: Post) -> Post:
    keys = ((Key(messages.KeyJoin(), "join"), Key(messages.KeyDeal(), "deal", "success")),)
    return replace(post, screen=replace(post.screen, keys=keys))


def a_game(name: str, on: Seen) -> Table:
    table = new_table("t1", name, on.anna, pace=0)
    table = replace(table, rooms=(Room(on.room, "en", Style.LINES),))
    for actor in (on.anna, on.bo):
        table = decide(table, Join(), actor, 0.0, b"").table
    for command in (AddComputer(), Deal()):
        table = decide(table, command, on.anna, 0.0, b"platforms").table
    return table


async def test_a_post_that_is_sent_can_be_read(on: Seen) -> None:
    for audience in (on.room, on.anna.ref):
        await on.platform.send(a_post("good evening", audience), f"token/{audience}")
        assert "good evening" in on.sees(audience)
    assert "good evening" not in on.strangers()


async def test_what_is_declared_editable_is_edited_and_shows_only_the_new_text(on: Seen) -> None:
    for audience, family in ((on.room, Family.BOARD), (on.anna.ref, Family.HAND)):
        if not on.platform.capabilities(audience).edit:
            continue
        message = await on.platform.send(a_post("before", audience, family), "token/1")
        await on.platform.edit(a_post("afterwards", audience, family), message)
        assert "afterwards" in on.sees(audience)
        assert "before" not in on.sees(audience)


async def test_what_is_declared_retirable_is_retired_without_complaint_once_and_twice(on: Seen) -> None:
    for audience in (on.room, on.anna.ref):
        if not on.platform.capabilities(audience).retire:
            continue
        message = await on.platform.send(
            with_keys(a_post("a key", audience, Family.HAND)), f"token/{audience}"
        )
        await on.platform.retire(audience, message)
        await on.platform.retire(audience, message)
        assert on.keys(audience) == []


async def test_keys_stand_where_they_are_declared_and_nowhere_else(on: Seen) -> None:
    for audience in (on.room, on.anna.ref):
        await on.platform.send(with_keys(a_post("keys", audience)), f"token/{audience}")
        wanted = ["Join", "Deal"] if on.platform.capabilities(audience).keys else []
        assert on.keys(audience) == wanted


async def test_what_is_declared_impossible_is_not_asked_of_the_platform(on: Seen) -> None:
    for audience, family in ((on.room, Family.BOARD), (on.anna.ref, Family.HAND)):
        can = on.platform.capabilities(audience)
        post = a_post("news", audience, family)
        shown = Ledger(living=((family.value, Shown(OLD, post.edition, "other")),))
        acts = compare((post,), shown, edits=can.edit)
        assert any(isinstance(act, Edit) for act in acts) == can.edit
        if not can.retire:
            calls = on.calls()
            await Conversation(on.platform, audience, "t1", UNMEASURED).carry_out(Retire(family, OLD))
            assert on.calls() == calls


async def test_a_message_that_is_gone_is_said_to_be_gone_when_it_is_edited(on: Seen) -> None:
    for audience in (on.room, on.anna.ref):
        if on.platform.capabilities(audience).edit and on.platform.capabilities(audience).keys:
            with pytest.raises(Vanished):
                await on.platform.edit(a_post("text", audience), OLD)


async def test_messages_have_names_that_differ(on: Seen) -> None:
    names = [await on.platform.send(a_post(f"text {n}", on.room, edition=str(n)), f"t{n}") for n in range(5)]
    assert len(set(names)) == 5


async def test_a_post_in_every_language_arrives_as_it_is(on: Seen) -> None:
    for text in ("Å är en ö", "« voilà »", "Größe", "šđčćž", "<b>&amp;", "a_b*c`d", "[x](y)", "\\n"):
        await on.platform.send(a_post(text, on.room, edition=text), text)
        assert text in on.sees(on.room)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("name", list(PLATFORMS))
async def test_what_a_room_and_a_player_ever_see_does_not_depend_on_anothers_hand(
    name: str, game: str
) -> None:
    chance = random.Random(11)
    async with PLATFORMS[name]() as first:
        table, told = a_game(game, first), 0
    for _ in range(40):
        seat = on_turn(table)
        if seat is None or table.play is None:
            break
        other_state = RESAMPLING[game](table.play.state, table.seat_of(first.anna.ref), chance)
        other = replace(table, play=replace(table.play, state=other_state))
        async with PLATFORMS[name]() as here, PLATFORMS[name]() as there:
            assert here.anna == there.anna == first.anna
            for seen, shown in ((here, table), (there, other)):
                for post in (*story(shown, shown.rooms[0], told), *scene(shown)):
                    if isinstance(post.audience, RoomRef) or post.audience == seen.anna.ref:
                        await seen.platform.send(post, f"{post.family}/{post.edition}/{post.audience}")
            for audience in (first.room, first.anna.ref):
                assert here.saw(audience) == there.saw(audience)
            assert here.strangers() == ""
        told = last_entry(table)
        table = heed(table.with_seat(seat, stand_in=True), Tick(), 1e9)


async def test_a_pipe_says_a_hand_once_a_round_and_what_is_asked_each_turn() -> None:
    async with a_terminal(has_prompt=False) as seen:
        await a_pipe_says(seen)


async def a_pipe_says(seen: Seen) -> None:
    player = PlayerRef("terminal", "you")
    asked, resting = a_post("Your turn.", player, Family.HAND), a_post("2, 3", player, Family.HAND)
    both = replace(asked, screen=Screen((*asked.screen.lines, *resting.screen.lines)))
    for post in (resting, both, resting, both, replace(resting, edition="2")):
        await seen.platform.send(post, "token")
    assert seen.sees(player).splitlines()[:-1] == ["2, 3", "Your turn.", "2, 3", "Your turn.", "2, 3", "2, 3"]
