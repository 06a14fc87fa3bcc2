"""What can be asked at any time, by anyone, without changing anything."""

from core.commands import Actor, Ask, Topic
from core.game import Happening
from core.messages import Message, Typed
from core.options import Options
from core.table import messages
from core.table.ending import places
from core.table.lobby import STRENGTH_NAMES, possible
from core.table.replay import replayed
from core.table.values import Phase, Play, Seated, Table, game_of, playing_of

LOG_LINES_A_PAGE = 20
"""How many lines of the log one answer holds."""


def answer(table: Table, actor: Actor, question: Ask) -> tuple[Message, ...]:
    """Return the answer to a question; secrets of a seat only to whoever sits there."""
    match question.topic:
        case Topic.STATUS:
            return status(table)
        case Topic.HAND:
            return _hand(table, actor)
        case Topic.RULES:
            return _rules(table)
        case Topic.LOG:
            return _log(table, question.page)
        case Topic.OPTIONS:
            return _options(table)
        case Topic.HELP:
            return (messages.Help(),)
        case Topic.PRIVACY:
            return (messages.Privacy(),)


def status(table: Table) -> tuple[Message, ...]:
    """Return where the table stands."""
    if table.phase is Phase.LOBBY:
        return lobby_lines(table)
    if table.phase is Phase.PLAYING:
        game, play = playing_of(table)
        return game.status(game.view(play.state, None))
    game, play = playing_of(table)
    return (*places(game, play.state), messages.OverHint())


def lobby_lines(table: Table) -> tuple[Message, ...]:
    """Return the lobby in words: the game, who sits, the options."""
    seated = tuple(_sits(table, each) for each in table.seats)
    lines: list[Message] = [messages.LobbyTitle(game_of(table).title)]
    lines.append(messages.AtTheTable(seated) if seated else messages.NobodySits())
    lines.append(messages.OptionsAre((*table.options.said(), *table.table_options.said())))
    return tuple(lines)


def history(table: Table, play: Play) -> tuple[Happening, ...]:
    """Return everything that happened in a game, by playing it again."""
    steps = replayed(game_of(table), table.options, len(table.seats), play)
    return tuple(happening for _, step in steps for happening in step.happenings)


def _sits(table: Table, seated: Seated) -> Message:
    if seated.person is None:
        return messages.SitsAsComputer(seated.name, STRENGTH_NAMES[seated.strength])
    if seated.person.ref == table.host.ref:
        return messages.SitsAsHost(seated.name)
    return messages.Sits(seated.name)


def _hand(table: Table, actor: Actor) -> tuple[Message, ...]:
    if table.phase is not Phase.PLAYING:
        return (messages.OverHint() if table.phase is Phase.OVER else messages.NoGameRuns(),)
    seat = table.seat_of(actor.ref)
    if seat is None:
        return (messages.NoHand(),)
    game, play = playing_of(table)
    return game.hand(game.view(play.state, seat)).lines


def _rules(table: Table) -> tuple[Message, ...]:
    game = game_of(table)
    explained = _explained(table.options) + _explained(table.table_options)
    title = messages.RulesTitle(game.title)
    return (title, *game.rules(), messages.RulesHere(), *explained)


def _explained(options: Options) -> tuple[Message, ...]:
    pairs = zip(options.said(), options.explained(), strict=True)
    return tuple(messages.OptionLine(said, rule) for said, rule in pairs)


def _options(table: Table) -> tuple[Message, ...]:
    games = tuple(messages.Word(Typed(name)) for name in table.settings.allowed)
    lines: list[Message] = [
        messages.OptionWord(messages.GamePlayed(game_of(table).title), Typed("game"), games)
    ]
    for options in (table.options, table.table_options):
        for choice in options.choices():
            said = choice.says(options.value(choice.name))
            lines.append(messages.OptionWord(said, Typed(choice.name), possible(choice)))
    return tuple(lines)


def _log(table: Table, page: int) -> tuple[Message, ...]:
    if table.play is None:
        return (messages.NoGameRuns(),)
    lines = [line for happening in history(table, table.play) for line in happening.lines]
    pages = -(-len(lines) // LOG_LINES_A_PAGE)
    page = min(max(page, 1), pages)
    last = len(lines) - (page - 1) * LOG_LINES_A_PAGE
    first = max(0, last - LOG_LINES_A_PAGE)
    numbered = (messages.LogLine(first + index + 1, line) for index, line in enumerate(lines[first:last]))
    return (messages.LogPage(page, pages), *numbered)
