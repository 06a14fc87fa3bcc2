"""Records on the command line: checked, or told again step by step."""

from collections.abc import Callable

from core.games import GAMES
from core.record import Record, replayed
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
    for _, step in replayed(game, record):
        for happening in step.happenings:
            for number, line in enumerate(happening.lines):
                print(f"{'  ' if number else ''}{translator.say(line, record.names)}")
        if pause is not None and game.turn(step.state) is not None and not pause():
            return
