"""What every room and every seat should be showing now, derived from the table alone.

Living posts (lobby, board, prompt, hand) show how things stand and are kept up to date;
the story is told once, entry by entry. A post for a seat is made from that seat's view and
addressed to that player; nothing private is ever in a room's post.
"""

from dataclasses import dataclass, replace
from enum import Enum

from core.game import Key, Screen, Weight
from core.identity import Audience, PlayerRef, Seat
from core.messages import Message
from core.quiet import Quiet, clock
from core.room_settings import LANGUAGE, NAMES, next_value, said
from core.table import messages, room_messages
from core.table.questions import lobby_lines
from core.table.values import Entry, Phase, Room, Style, Table, game_of, on_turn, person_name, playing_of


class Family(Enum):
    """What a post is, so that it can be found again among those shown."""

    LOBBY = "lobby"
    BOARD = "board"
    PROMPT = "prompt"
    HAND = "hand"
    STORY = "story"


@dataclass(frozen=True, slots=True)
class Post:
    """A screen for an audience, in its language.

    A living post of another `edition` is posted anew, one of the same edition is edited.
    `number` is the entry of a story post, 0 otherwise. `turn` is that of the keys, which belong to
    `table`. `mention` is whoever should be alerted, who is `called` so in the lines. A `silent` post
    rings nowhere.
    """

    family: Family
    edition: str
    audience: Audience
    language: str
    screen: Screen
    names: tuple[str, ...]
    turn: int
    number: int = 0
    mention: PlayerRef | None = None
    called: str = ""
    table: str = ""
    silent: bool = False


def scene(table: Table) -> tuple[Post, ...]:
    """Return the living posts of every room and every seat."""
    rooms = [post for room in table.rooms for post in _of_room(table, room)]
    return (*rooms, *_hands(table))


def story(table: Table, room: Room, told: int) -> tuple[Post, ...]:
    """Return what a room has still to be told, after the entry `told`.

    A room with a board is not told what the board shows anyway.
    """
    return tuple(
        Post(
            family=Family.STORY,
            edition=str(entry.number),
            audience=room.ref,
            language=room.language,
            screen=Screen(entry.lines),
            names=entry.names,
            turn=table.turn,
            number=entry.number,
            mention=entry.mention,
            called=person_name(table, entry.mention) if entry.mention else "",
            table=table.id,
        )
        for entry in table.story
        if entry.number > told and _is_told(entry, room)
    )


def last_entry(table: Table) -> int:
    """Return the number of the newest entry of the story."""
    return table.next_number - 1


def _is_told(entry: Entry, room: Room) -> bool:
    return room.style is Style.LINES or entry.weight is not Weight.MOVE


def _of_room(table: Table, room: Room) -> tuple[Post, ...]:
    if room.style is Style.LINES:
        return _prompt(table, room)
    if table.phase is Phase.LOBBY:
        lobby = Screen((*lobby_lines(table), messages.LobbyHint()), _lobby_keys(table))
        return (_living(table, Family.LOBBY, f"lobby-{table.dealt}", room, lobby),)
    if table.phase is Phase.PLAYING:
        game, play = playing_of(table)
        board = game.board(game.view(play.state, None))
        if table.settings.quiet is not None:
            board = replace(board, lines=(*board.lines, _rests(table.settings.quiet)))
        if room.style is Style.CALLS:
            bare = _living(table, Family.BOARD, _round(table), room, Screen(board.lines))
            return (bare, *_prompt(table, room))
        return (_living(table, Family.BOARD, _round(table), room, board),)
    return _prompt(table, room)


def _prompt(table: Table, room: Room) -> tuple[Post, ...]:
    """Return what the room is waiting for: nothing while a computer plays."""
    if table.phase is Phase.LOBBY:
        hint = Screen((messages.LobbyHint(),))
        return (_living(table, Family.PROMPT, f"lobby-{table.dealt}", room, hint),)
    if table.phase is Phase.OVER:
        ended = (Key(messages.KeyAgain(), "again"), Key(messages.KeyLobby(), "play"))
        hint = Screen((messages.OverHint(),), (ended,))
        return (_living(table, Family.PROMPT, f"over-{table.dealt}", room, hint),)
    seat = on_turn(table)
    if seat is None or not table.seats[seat].acts:
        return ()
    game, play = playing_of(table)
    view = game.view(play.state, None)
    keys = game.board(view).keys if room.style is Style.CALLS else ()
    asked = Screen(game.prompt(view), keys)
    person = table.seats[seat].person
    post = _living(table, Family.PROMPT, f"turn-{table.turn}", room, asked)
    if person is None:
        return (post,)
    return (replace(post, mention=person.ref, called=table.seats[seat].name),)


def _hands(table: Table) -> tuple[Post, ...]:
    if table.phase is not Phase.PLAYING:
        return ()
    return tuple(
        _hand(table, Seat(number), seated.person.ref, seated.person.language)
        for number, seated in enumerate(table.seats)
        if seated.person is not None and not seated.left and seated.reachable and seated.direct
    )


def _hand(table: Table, seat: Seat, player: PlayerRef, language: str) -> Post:
    game, play = playing_of(table)
    plays = game.is_in(play.state, seat)
    return Post(
        family=Family.HAND,
        edition=_round(table) if plays else f"out-{table.dealt}",
        audience=player,
        language=language,
        screen=game.hand(game.view(play.state, seat)),
        names=table.names,
        turn=table.turn if on_turn(table) == seat else 0,
        table=table.id,
    )


def _living(table: Table, family: Family, edition: str, room: Room, screen: Screen) -> Post:
    return Post(
        family,
        edition,
        room.ref,
        room.language,
        screen,
        table.names,
        table.turn if screen.keys else 0,
        table=table.id,
    )


def _round(table: Table) -> str:
    game, play = playing_of(table)
    return f"round-{table.dealt}-{game.round(play.state)}"


def _lobby_keys(table: Table) -> tuple[tuple[Key, ...], ...]:
    sit = (Key(messages.KeyJoin(), "join"), Key(messages.KeyLeave(), "leave"))
    back = (Key(messages.KeyBack(), "fold"),)
    if table.settings_unfolded:
        settings = tuple(
            (Key(said(table.settings, name), f"arrange {name} {next_value(table.settings, name)}".strip()),)
            for name in NAMES
            if name != LANGUAGE
        )
        return (sit, *settings, (Key(messages.KeyBack(), "unfold"),))  # to where they were opened from
    if not table.options_unfolded:
        begin = (Key(messages.KeyComputer(), "computer"), Key(messages.KeyDeal(), "deal", "success"))
        chosen = (Key(messages.GamePlayed(game_of(table).title), "option game"),)
        more = (Key(messages.KeyOptions(), "unfold"),)
        return (sit, begin, *((chosen,) if len(table.settings.allowed) > 1 else ()), more)
    options = tuple(
        (Key(choice.says(of.value(choice.name)), f"option {choice.name}"),)
        for of in (table.options, table.table_options)
        for choice in of.choices()
    )
    return (sit, *options, (Key(room_messages.KeySettings(), "unfold-settings"),), back)


def _rests(quiet: Quiet) -> Message:
    return room_messages.QuietRests(clock(quiet.begins), clock(quiet.ends), quiet.zone.name)
