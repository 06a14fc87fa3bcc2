"""Records on the command line: checked, or told again step by step."""

from collections.abc import Callable, Sequence

from core.games import GAMES
from core.messages import Message
from core.record import Record, replayed
from core.table.ending import the_end
from core.verify import Unverified
from core.verify import verify as checked
from i18n.translator import Translator


def verify(text: str, translator: Translator) -> bool:
    """Check a record and print what was checked or what does not hold; whether it holds."""
    try:
        _, verified = checked(text)
    except Unverified as fault:
        print(translator.say(fault.reason))
        return False
    print(translator.say(verified))
    return True


def replay(text: str, translator: Translator, *, pause: Callable[[], bool] | None) -> bool:
    """Tell a record again, after checking it; between the steps `pause` says whether to go on."""
    try:
        record, _ = checked(text)
    except Unverified as fault:
        print(translator.say(fault.reason))
        return False
    _tell(record, translator, pause)
    return True


def _tell(record: Record, translator: Translator, pause: Callable[[], bool] | None) -> None:
    game = GAMES[record.game]
    state: object = None
    for _, step in replayed(record):
        for happening in step.happenings:
            _print(happening.lines, record, translator)
        state = step.state
        if pause is not None and game.turn(state) is not None and not pause():
            return
    _print(the_end(game, state, record.seed), record, translator)


def _print(lines: Sequence[Message], record: Record, translator: Translator) -> None:
    """Print lines as a terminal table does, the first one flush."""
    for number, line in enumerate(lines):
        print(f"{'  ' if number else ''}{translator.say(line, record.names)}")
