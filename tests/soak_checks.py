"""What must hold at the end of the kill test, of what is stored and of what is shown.

The rules:

1. The record leads to the stored state.
2. The steps of people are just those they know to be accepted, in their order.
3. What the record says was told is told once and in order; nothing else of the game is.
4. Everybody is shown what `scene` says. Beside it there may stand a message that nobody can know
   of: its answer was lost, or its sender was killed before it noted it. Those are counted.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field

from core.game import Screen, Step, Weight, begun
from core.identity import Seat
from core.scene import Family, Post, scene
from core.table.values import LEAVE, Phase, Style, Table, playing_of
from tests.soak_platform import TIME_IS_UP, Standing, room_of
from tests.soak_worker import edits
from tests.stage import text_of

Shown = Mapping[str, Sequence[Standing]]
"""What stands in every conversation, oldest first."""


@dataclass
class Findings:
    """What does not hold, and how many messages that nobody could know of stand beside the right ones."""

    shown: Shown
    killed: Set[int]
    faults: list[str]
    orphans: int = 0
    _places: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for audience in self.shown:
            self._places.setdefault(room_of(audience), []).append(audience)

    def check(self, table: Table, accepted: Sequence[tuple[Seat, str]]) -> None:
        """Check a game that was played to its end."""
        room = table.rooms[0].ref.id
        if table.phase is not Phase.OVER:
            self.faults.append(f"{room}: the game is not over")
        self._check_record(room, table)
        made = [
            (moved.seat, moved.notation)
            for moved in playing_of(table)[1].moves
            if table.seats[moved.seat].person is not None
        ]
        if made != list(accepted):
            self.faults.append(f"{room}: accepted {accepted}, stored {made}")
        self._check_told(room, table)
        self._check_living(room, table)

    def check_timer(self, table: Table) -> None:
        """Check a game of which one turn ran out."""
        room = table.rooms[0].ref
        self._check_record(room.id, table)
        told = sum(message.says == TIME_IS_UP for message in self.shown.get(str(room), ()))
        moved = len(playing_of(table)[1].moves)
        if (told, moved) != (1, 1):
            self.faults.append(f"{room.id}: told {told} times that the time was up, moved {moved} times")
        self._check_living(room.id, table)

    def _check_record(self, room: str, table: Table) -> None:
        *_, last = _replayed(table)
        if last.state != playing_of(table)[1].state:
            self.faults.append(f"{room}: the record does not lead to the state")

    def _check_told(self, room: str, table: Table) -> None:
        game, _ = playing_of(table)
        told = [message for message in self.shown[str(table.rooms[0].ref)] if message.number]
        numbers = [message.number for message in told]
        each = table.rooms[0].style is Style.LINES
        wanted = list(range(numbers[0], table.next_number)) if each else sorted(set(numbers))
        if numbers != wanted:
            self.faults.append(f"{room}: told {numbers}, not {wanted}")
        heard = [message.text for message in told if message.says.startswith(f"{game.name}-")]
        recorded = list(_news(table))
        if heard != recorded:
            self.faults.append(f"{room}: told {heard}, the record says {recorded}")

    def _check_living(self, room: str, table: Table) -> None:
        wanted = {(str(post.audience), post.family.value): text_of(post) for post in scene(table)}
        living = {
            (audience, message.family)
            for audience in self._places.get(room, ())
            for message in self.shown[audience]
            if not message.number
        }
        for audience, family in living | set(wanted):
            text = wanted.get((audience, family))
            posts = [each for each in self.shown.get(audience, ()) if each.family == family]
            # Where nothing can be taken back, the newest counts.
            stands = [each.text for each in (self._known(posts, text) if edits(room) else posts[-1:])]
            if stands != [text] and (edits(room) or text) and (stands or text):
                self.faults.append(f"{audience}: {family} is {stands}, not {text!r}")

    def _known(self, posts: Sequence[Standing], text: str | None) -> Iterator[Standing]:
        """Return what stands, without what nobody could know of."""
        last = {each.worker: each for each in posts if each.worker in self.killed}
        for each in posts:
            if each.retired:
                continue
            if each.text != text and (each.unheard or each is last.get(each.worker)):
                self.orphans += 1
            else:
                yield each


def _replayed(table: Table) -> Iterator[Step[object]]:
    """Return every step of the record, from the deal on."""
    game, play = playing_of(table)
    step = begun(game, table.options, len(table.seats), play.seed)
    yield step
    for seat, notation in ((moved.seat, moved.notation) for moved in play.moves):
        if notation == LEAVE:
            step = game.leave(step.state, seat)
        else:
            step = game.apply(step.state, seat, game.parse(notation))
        yield step


def _news(table: Table) -> Iterator[str]:
    """Return what the record says the room has been told of the game."""
    room = table.rooms[0]
    for step in _replayed(table):
        for happening in step.happenings:
            if room.style is Style.LINES or happening.weight is not Weight.MOVE:
                screen = Screen(happening.lines)
                yield text_of(Post(Family.STORY, "", room.ref, "en", screen, table.names, 0))
