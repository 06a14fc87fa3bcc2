"""What must hold at the end of the kill test, of what is stored and of what is shown.

The rules:

1. The record leads to the stored state.
2. The steps of people are just those they know to be accepted, in their order.
3. What the record says was told is told once and in order; nothing else of the game is.
4. Everybody is shown what `scene` says. Beside it there may stand a message that nobody can know
   of: its answer was lost, or its sender was killed before it noted it. Those are counted.
5. A platform that knows no repeated send may show one twice only where the first was in such doubt.
6. Whoever cannot be reached is named in the room, unless they left or were reached before that
   could be said, or nobody lived who knew. Those are counted. A table whose room is lost is closed, and goes
   there no more.
7. A table that nothing was to happen at is as it was.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from core.game import Screen, Step, Weight, begun
from core.identity import RoomRef
from core.scene import Family, Post, scene
from core.table import messages
from core.table.values import LEAVE, Phase, Table, playing_of
from tests.soak_crew import Crew
from tests.soak_kinds import kind_of, room_of
from tests.soak_platform import TIME_IS_UP, Recorder, Standing
from tests.soak_play import Played
from tests.soak_worker import PLATFORM
from tests.stage import text_of

OUT_OF_REACH = messages.CannotBeReached.identifier()
REFUSED_IN_VAIN = 3
"""How often a room may refuse before it is known everywhere that it is lost, beside what kills repeat."""

SAID_WITHIN = 1.0
"""Seconds in which a worker that was refused something says so, if it lives."""


@dataclass
class Findings:
    """What does not hold, and what nobody could know of: messages that stand, and doubles that were sent."""

    recorder: Recorder
    crew: Crew
    commands: Mapping[str, int]
    faults: list[str]
    orphans: int = 0
    doubles: int = 0
    rooms_lost: int = 0
    named: int = 0
    reached_again: int = 0
    known_to_the_dead: int = 0
    _places: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for audience in self.recorder.by_audience:
            self._places.setdefault(room_of(audience), []).append(audience)

    def check(self, table: Table, played: Played) -> None:
        """Check a game that was played to its end."""
        room = str(RoomRef(PLATFORM, played.room))
        lost = self.recorder.refused[room]
        if table.phase is not (Phase.CLOSED if lost else Phase.OVER) or bool(table.rooms) == bool(lost):
            self.faults.append(f"{room}: refused {lost} times, and {table.phase} in {table.rooms}")
        if lost:
            self.rooms_lost += 1
            self._check_vain(room, lost, 1)
        self._check_record(room, table)
        made = [
            (moved.seat, moved.notation)
            for moved in playing_of(table)[1].moves
            if table.seats[moved.seat].person is not None
        ]
        if made != played.accepted:
            self.faults.append(f"{room}: accepted {played.accepted}, stored {made}")
        for audience in self._places[played.room]:
            self._check_doubles(audience)
        self._check_told(room, table, whole=not lost)
        self._check_reach(room, table, lost=bool(lost))
        self._check_living(played.room, table, lost=bool(lost))

    def check_timer(self, table: Table) -> None:
        """Check a game of which one turn ran out."""
        room = table.rooms[0].ref
        self._check_record(room.id, table)
        for audience in self._places[room.id]:
            self._check_doubles(audience)
        told = [message.says for message in self._heard(str(room))].count(TIME_IS_UP)
        moved = len(playing_of(table)[1].moves)
        if (told, moved) != (1, 1):
            self.faults.append(f"{room.id}: told {told} times that the time was up, moved {moved} times")
        self._check_living(room.id, table)

    def check_hall(self, table: Table, name: str) -> None:
        """Check a lobby that its host left alone."""
        if table.phase is not Phase.LOBBY or table.names != (name,) or table.options != type(table.options)():
            self.faults.append(f"{name}: something happened to the table they had opened before")

    def _check_record(self, room: str, table: Table) -> None:
        *_, last = _replayed(table)
        if last.state != playing_of(table)[1].state:
            self.faults.append(f"{room}: the record does not lead to the state")

    def _check_doubles(self, audience: str) -> None:
        """Check that whatever was sent again under the same token was in doubt."""
        for message in self._posts(audience):
            earlier = message.again
            if earlier is None:
                continue
            self.doubles += 1
            if not self._in_doubt(audience, earlier, message.at):
                died = self.crew.killed.get(earlier.sender, inf)
                self.faults.append(
                    f"{audience}: worker {message.sender} sent {message.token} again, which {earlier.sender}"
                    f" had sent {message.at - earlier.at:.2f} s before and {died - earlier.at:.2f} s"
                    " before it died"
                )

    def _check_told(self, room: str, table: Table, *, whole: bool) -> None:
        game, _ = playing_of(table)
        told = self._heard(room)
        numbers = [message.number for message in told]
        last = table.next_number if whole else numbers[-1] + 1
        wanted = list(range(numbers[0], last)) if _in_lines(room) else sorted(set(numbers))
        if numbers != wanted:
            self.faults.append(f"{room}: told {numbers}, not {wanted}")
        heard = [message.text for message in told if message.says.startswith(f"{game.name}-")]
        recorded = list(_news(room, table))
        if heard != (recorded if whole else recorded[: len(heard)]):
            self.faults.append(f"{room}: told {heard}, the record says {recorded}")

    def _check_reach(self, room: str, table: Table, *, lost: bool) -> None:
        for seated in table.seats:
            if seated.person is None:
                continue
            person = seated.person.ref
            refused = self.recorder.refused[str(person)]
            named = sum(
                message.says == OUT_OF_REACH and person.id in message.text for message in self._heard(room)
            )
            self.named += named
            # Each command of theirs is a reason to try again.
            most = min(refused, self.commands[person.id])
            # The table waits for nobody who got up while it was being found out.
            unnamed = refused and not named and not lost and not seated.left
            if unnamed and self._is_shown_since(str(person)):
                self.reached_again += 1
            elif unnamed and self._only_the_dead_knew(str(person)):
                self.known_to_the_dead += 1
            elif unnamed or named > most:
                self.faults.append(f"{person}: refused {refused} times, named {named} times, of {most}")
            elif not lost:
                self._check_vain(str(person), refused, named)

    def _is_shown_since(self, audience: str) -> bool:
        """Return whether somebody was shown something after the last refusal, which then need not be told."""
        *_, (_, last) = self.recorder.refused_to[audience]
        return any(message.at > last for message in self._posts(audience))

    def _only_the_dead_knew(self, audience: str) -> bool:
        """Return whether all that were refused something died, or stood still, before they could say so."""
        return all(
            at <= self.crew.killed.get(worker, inf) <= at + SAID_WITHIN
            or any(
                begun <= at + SAID_WITHIN and at <= ended for begun, ended in self.crew.behind.get(worker, ())
            )
            for worker, at in self.recorder.refused_to[audience]
        )

    def _check_vain(self, audience: str, refused: int, named: int) -> None:
        if refused > named * REFUSED_IN_VAIN + REFUSED_IN_VAIN:
            self.faults.append(f"{audience}: refused {refused} times, and that counted {named} times")

    def _check_living(self, room: str, table: Table, *, lost: bool = False) -> None:
        wanted = {(str(post.audience), post.family.value): text_of(post) for post in scene(table)}
        living = {
            (audience, message.family)
            for audience in self._places.get(room, ())
            for message in self.recorder.by_audience[audience]
            if not message.number and not (lost and audience == str(RoomRef(PLATFORM, room)))
        }
        for audience, family in living | set(wanted):
            text = wanted.get((audience, family))
            posts = [each for each in self._posts(audience) if each.family == family]
            if kind_of(room).retires:
                stands = self._known(audience, posts, text)
            else:
                # Where nothing can be taken back, the newest counts.
                stands = [each.text for each in posts[-1:] if text]
            if stands != [text] * (text is not None):
                self.faults.append(f"{audience}: {family} is {stands}, not {text!r}")

    def _known(self, audience: str, posts: Sequence[Standing], text: str | None) -> list[str]:
        """Return what stands, without what nobody could know of."""
        standing = [each for each in posts if not each.retired]
        doubtful = [each for each in standing if self._in_doubt(audience, each)]
        # One that was in doubt may be the right one all the same, the newest of them first.
        right = [each for each in standing if each.text == text and each not in doubtful]
        right = right or [each for each in doubtful if each.text == text][-1:]
        self.orphans += len([each for each in doubtful if each not in right])
        return [each.text for each in standing if each in right or each not in doubtful]

    def _heard(self, room: str) -> list[Standing]:
        """Return what a room was told, without doubles; they are checked for themselves."""
        return [message for message in self._posts(room) if message.number and not message.again]

    def _posts(self, audience: str) -> Sequence[Standing]:
        return self.recorder.by_audience.get(audience, ())

    def _in_doubt(self, audience: str, message: Standing, until: float = inf) -> bool:
        """Return whether nobody could know by some time that a message had been sent."""
        sender = message.sender
        if message.unheard:
            return True
        died = self.crew.killed.get(sender, inf)
        if died <= until and self.recorder.latest.get((sender, room_of(audience))) is message:
            return True
        return any(
            begun <= until and message.at <= ended for begun, ended in self.crew.behind.get(sender, ())
        )


def _in_lines(room: str) -> bool:
    return not kind_of(room).edits


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


def _news(room: str, table: Table) -> Iterator[str]:
    """Return what the record says the room has been told of the game."""
    for step in _replayed(table):
        for happening in step.happenings:
            if _in_lines(room) or happening.weight is not Weight.MOVE:
                screen = Screen(happening.lines)
                audience = RoomRef(PLATFORM, room)
                yield text_of(Post(Family.STORY, "", audience, "en", screen, table.names, 0))
