"""A crowd on Telegram: twenty groups in which everybody presses anything, theirs or not, old or made up."""

import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.press import Press as Packed
from adapters.press import pack
from adapters.telegram.places import player
from core.games import GAMES
from core.identity import Seat
from core.table.replay import replayed
from core.table.values import Phase, Play, Table, game_of, on_turn, playing_of
from tests.bot_api_people import Person
from tests.bot_api_rooms import Room
from tests.bot_api_values import Message, Press
from tests.stage import LANGUAGES
from tests.telegram_stage import TelegramStage, telegram_stage

GROUPS, PEOPLE, WAVES = 20, 6, 12
WITHIN = 5.0
"""Seconds of the double's clock in which a press is answered."""

NOTATIONS = (
    *("hand", "join", "leave", "deal", "option dice", "unfold", ""),
    *("1x3", "9x6", "liar", "exact", "QH", "2C"),
)
WORDS = (
    *("/hand", "/status", "/rules", "/join", "/option", "/log 9"),
    *("/bid 1 3", "/bid", "/play QH", "nonsense"),
)
FAULTS = {
    *("update-fault", "table-fault", "platform-fault", "message-fault"),
    *("press-not-answered", "query-not-answered", "answer-not-sent", "update-dropped"),
}


@dataclass
class Crowd:
    """Everybody, what they have seen, and the games they were dealt."""

    on: TelegramStage
    chance: random.Random
    groups: list[tuple[Room, list[Person]]]
    seen: dict[Person, list[tuple[Message, str]]] = field(default_factory=lambda: defaultdict(list))
    games: dict[tuple[str, int], tuple[Table, Play]] = field(default_factory=dict)

    async def wave(self) -> list[Press]:
        """Let everybody press something at the same moment, in any order, and wait for the answers."""
        everybody = [(group, person) for group, people in self.groups for person in people]
        self.chance.shuffle(everybody)
        presses = [self.presses(group, person) for group, person in everybody]
        await self.on.api.until(lambda: all(press.is_answered for press in presses), 30)
        return presses

    def presses(self, group: Room, person: Person) -> Press:
        """Let somebody press what they see, or what they saw once, or what nobody was ever shown."""
        visible = [*person.can_press(group), *person.can_press(person.private)]
        self.seen[person] += visible
        how = self.chance.random()
        if how < 0.15:
            return person.forges(self.chance.choice(person.sees(group)), self.made_up())
        if how < 0.35 or not visible:
            return person.forges(*self.chance.choice(self.seen[person] or self.anywhere(person)))
        message, data = self.chance.choice(visible)
        return person.presses(message, data)

    def anywhere(self, person: Person) -> list[tuple[Message, str]]:
        group = next(group for group, people in self.groups if person in people)
        return [(message, self.made_up()) for message in person.sees(group)]

    def made_up(self) -> str:
        """Return what a key might carry: of any table, any turn, any move."""
        table, turn = f"t{self.chance.randint(0, GROUPS + 1)}", self.chance.randint(0, 12)
        made = pack(Packed(table, turn, self.chance.choice(NOTATIONS)))
        return self.chance.choice((made, made, made[:-1] or "x", "nonsense", "é" * 32))

    def deals(self) -> None:
        """Let a few more sit down in every group, and whoever opened the table deal."""
        for group, people in self.groups:
            for person in people[1:4]:
                person.says(group, "/join")
            people[0].says(group, "/deal")

    async def goes_on(self) -> None:
        """Let whoever is on turn at each table move by the rules, and see that they can."""
        before = []
        for group, people in self.groups:
            table = await self.on.table(group)
            if table.phase is Phase.PLAYING:
                game, play = playing_of(table)
                move = game.legal(play.state, on_turn(table) or Seat(0))[0]
                if person := self.mover(table, people):
                    person.says(group, f"/play {game.notation(move)}")
                    before.append((group, table.turn))
        await self.on.calm()
        assert len(before) >= GROUPS // 2
        for group, turn in before:
            assert (await self.on.table(group)).turn > turn

    def mover(self, table: Table, people: list[Person]) -> Person | None:
        seat = on_turn(table)
        person = table.seats[seat].person if seat is not None else None
        return next((each for each in people if person and player(each.id) == person.ref), None)

    async def look(self) -> None:
        """Remember the games as they are dealt now."""
        for group, _ in self.groups:
            table = await self.on.table(group)
            if table.play is not None:
                self.games[table.id, table.dealt] = (table, table.play)


def held_lines(games: Sequence[tuple[Table, Play]]) -> dict[str, set[str]]:
    """Return, for each player, every line that ever told what they held."""
    say = LANGUAGES.translator("en").say
    found: dict[str, set[str]] = defaultdict(set)
    for table, play in games:
        game = game_of(table)
        states = [step.state for _, step in replayed(game, table.options, len(table.seats), play)]
        assert states[-1] == play.state, "the game is what its moves come to"
        for state in states:
            for number, seated in enumerate(table.seats):
                if seated.person is not None:
                    lines = game.hand(game.view(state, Seat(number))).lines
                    found[seated.person.ref.id] |= {say(each, table.names) for each in lines if each.is_held}
    return found


async def a_crowd(on: TelegramStage) -> Crowd:
    crowd = Crowd(on, random.Random(20), [])
    for number in range(GROUPS):
        people = [on.api.world.person(f"P{number}x{seat}") for seat in range(PEOPLE)]
        group = on.api.world.supergroup(f"Group {number}", *people)
        crowd.groups.append((group, people))
        for person in people[::2]:
            person.starts()
        people[0].says(group, f"/play {list(GAMES)[number % len(GAMES)]}")
    await on.calm()
    return crowd


async def test_a_crowd_that_presses_anything_breaks_no_rule_and_sees_no_hand_but_its_own() -> None:
    async with telegram_stage() as on:
        crowd = await a_crowd(on)
        presses: list[Press] = []
        for number in range(WAVES):
            presses += await crowd.wave()
            if number == 1:
                crowd.deals()
            await on.calm()
            for group, people in crowd.chance.sample(crowd.groups, 4):
                crowd.chance.choice(people).says(group, crowd.chance.choice(WORDS))
                crowd.chance.choice(people).types_inline(group)
            await on.calm()
            await crowd.look()
        await crowd.goes_on()
        await crowd.look()
        assert all(press.answered_at is not None for press in presses)
        assert max((press.answered_at or 0) - press.at for press in presses) <= WITHIN
        assert not [event for event in on.log.events if event[0] in FAULTS]
        dealt = [table for table, _ in crowd.games.values()]
        assert len({table.id for table in dealt}) >= GROUPS // 2
        assert sum(len(play.moves) for _, play in crowd.games.values()) >= GROUPS * 2
        assert {table.phase for table in dealt} <= {Phase.PLAYING, Phase.OVER}
        own = held_lines(list(crowd.games.values()))
        every = set().union(*own.values())
        shown = 0
        for _, people in crowd.groups:
            for person in people:
                read = {line for text in person.reads() for line in text.splitlines()} & every
                shown += len(read)
                assert read <= own[player(person.id).id], person
        assert shown > GROUPS, "people did look at what they hold"
