"""What a table says, whatever is played at it; the sentences stand in `i18n/*/table.ftl`."""

from dataclasses import dataclass

from core.identity import Seat
from core.messages import Message, Typed


class TableMessage(Message):
    """The section of the table."""

    __slots__ = ()
    section = "table"


# Spans of time.


@dataclass(frozen=True, slots=True)
class Seconds(TableMessage):
    """A span below two minutes."""

    count: int


@dataclass(frozen=True, slots=True)
class Minutes(TableMessage):
    """A span in minutes."""

    count: int


@dataclass(frozen=True, slots=True)
class Hours(TableMessage):
    """A span in hours."""

    count: int


_SHORT, _LONG = 120, 2 * 3600


def span(seconds: float) -> Message:
    """Return a span of time in the unit that suits it, rounded.

    >>> span(90), span(119.8), span(1187), span(3600), span(28_798)
    (Seconds(count=90), Minutes(count=2), Minutes(count=20), Hours(count=1), Hours(count=8))
    """
    whole = round(seconds)
    if whole >= _LONG or (whole and whole % 3600 == 0):
        return Hours(round(whole / 3600))
    if whole >= _SHORT or whole == 60:
        return Minutes(round(whole / 60))
    return Seconds(whole)


# The turn time, the one option that every game has (L21).


@dataclass(frozen=True, slots=True)
class TurnTime(TableMessage):
    """The outcome of the option."""

    span: Message


@dataclass(frozen=True, slots=True)
class NoTurnTime(TableMessage):
    """The outcome of the option when it is off."""


@dataclass(frozen=True, slots=True)
class TurnTimeRule(TableMessage):
    """What the option means."""

    span: Message


@dataclass(frozen=True, slots=True)
class NoTurnTimeRule(TableMessage):
    """What it means when it is off."""


# The lobby.


@dataclass(frozen=True, slots=True)
class LobbyTitle(TableMessage):
    """The first line of the lobby."""

    game: Message


@dataclass(frozen=True, slots=True)
class GamePlayed(TableMessage):
    """Which game it is, as an option of the lobby."""

    game: Message


@dataclass(frozen=True, slots=True)
class Sits(TableMessage):
    """A person at the table."""

    name: str


@dataclass(frozen=True, slots=True)
class SitsAsHost(TableMessage):
    """The person who opened it."""

    name: str


@dataclass(frozen=True, slots=True)
class SitsAsComputer(TableMessage):
    """A computer player and how strong it is."""

    name: str
    strength: Message


@dataclass(frozen=True, slots=True)
class Easy(TableMessage):
    """A strength."""


@dataclass(frozen=True, slots=True)
class Normal(TableMessage):
    """A strength."""


@dataclass(frozen=True, slots=True)
class AtTheTable(TableMessage):
    """Everybody who sits, in playing order."""

    players: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class NobodySits(TableMessage):
    """An empty lobby."""


@dataclass(frozen=True, slots=True)
class OptionsAre(TableMessage):
    """The options in words."""

    options: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class LobbyHint(TableMessage):
    """What can be said in a lobby."""


@dataclass(frozen=True, slots=True)
class KeyJoin(TableMessage):
    """A key."""


@dataclass(frozen=True, slots=True)
class KeyLeave(TableMessage):
    """A key."""


@dataclass(frozen=True, slots=True)
class KeyComputer(TableMessage):
    """A key."""


@dataclass(frozen=True, slots=True)
class KeyOptions(TableMessage):
    """A key that shows the keys of the options."""


@dataclass(frozen=True, slots=True)
class KeyBack(TableMessage):
    """A key that leads from the options back to the lobby."""


@dataclass(frozen=True, slots=True)
class KeyDeal(TableMessage):
    """A key."""


@dataclass(frozen=True, slots=True)
class KeyAgain(TableMessage):
    """A key."""


@dataclass(frozen=True, slots=True)
class KeyLobby(TableMessage):
    """A key."""


# What happens at the table.


@dataclass(frozen=True, slots=True)
class Joins(TableMessage):
    """Somebody sits down."""

    name: str


@dataclass(frozen=True, slots=True)
class ComputerJoins(TableMessage):
    """A computer player sits down."""

    name: str
    strength: Message


@dataclass(frozen=True, slots=True)
class JoinsNext(TableMessage):
    """Somebody has a place in the next game."""

    name: str


@dataclass(frozen=True, slots=True)
class GetsUp(TableMessage):
    """Somebody leaves the lobby, or a game they were already out of."""

    name: str


@dataclass(frozen=True, slots=True)
class IsSentAway(TableMessage):
    """Somebody is kicked."""

    name: str
    by: str


@dataclass(frozen=True, slots=True)
class IsHostNow(TableMessage):
    """The host has left."""

    name: str


@dataclass(frozen=True, slots=True)
class OptionNow(TableMessage):
    """An option was changed."""

    option: Message


@dataclass(frozen=True, slots=True)
class OptionAlso(TableMessage):
    """And this one with it."""

    option: Message


@dataclass(frozen=True, slots=True)
class Begins(TableMessage):
    """A game begins; the commitment is the SHA-256 of its seed."""

    game: Message
    commitment: str


@dataclass(frozen=True, slots=True)
class Reminder(TableMessage):
    """Two thirds of the turn time are over (L21)."""

    player: Seat
    left: Message


@dataclass(frozen=True, slots=True)
class TimeIsUp(TableMessage):
    """The table plays for an absent player (L21)."""

    player: Seat


@dataclass(frozen=True, slots=True)
class StandsIn(TableMessage):
    """A computer player takes the seat until its owner acts (L21)."""

    player: Seat


@dataclass(frozen=True, slots=True)
class ComesBack(TableMessage):
    """The owner acts."""

    player: Seat


@dataclass(frozen=True, slots=True)
class WillClose(TableMessage):
    """A game has rested for very long and will be closed."""

    player: Seat
    left: Message


@dataclass(frozen=True, slots=True)
class ClosedAtRest(TableMessage):
    """And now it is."""

    player: Seat


@dataclass(frozen=True, slots=True)
class CannotBeReached(TableMessage):
    """A hand could not be delivered; the table waits."""

    player: Seat


@dataclass(frozen=True, slots=True)
class GameEnds(TableMessage):
    """The title of the end."""

    game: Message


@dataclass(frozen=True, slots=True)
class PlaceTaken(TableMessage):
    """One place, shared by all these players."""

    rank: int
    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlaceOfLeaver(TableMessage):
    """One place, of players who left."""

    rank: int
    players: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeedIs(TableMessage):
    """The seed, once nothing can be done with it any more."""

    seed: str


@dataclass(frozen=True, slots=True)
class OverHint(TableMessage):
    """What can be said after a game."""


@dataclass(frozen=True, slots=True)
class StoppedBy(TableMessage):
    """The table was closed."""

    name: str


@dataclass(frozen=True, slots=True)
class Deserted(TableMessage):
    """The last person has left; computers do not play alone."""


@dataclass(frozen=True, slots=True)
class LogLine(TableMessage):
    """One numbered line of the log."""

    number: int
    line: Message


@dataclass(frozen=True, slots=True)
class LogPage(TableMessage):
    """Which page of the log this is."""

    page: int
    pages: int


# Answers to one person.


@dataclass(frozen=True, slots=True)
class NoTable(TableMessage):
    """Nobody has opened a table here."""


@dataclass(frozen=True, slots=True)
class TableStands(TableMessage):
    """A lobby is open already."""


@dataclass(frozen=True, slots=True)
class GameRuns(TableMessage):
    """What was asked for is only possible before a game."""


@dataclass(frozen=True, slots=True)
class NoGameRuns(TableMessage):
    """What was asked for is only possible in a game."""


@dataclass(frozen=True, slots=True)
class Faceless(TableMessage):
    """Joining as a group or a channel: nobody knows who it is."""


@dataclass(frozen=True, slots=True)
class AlreadySits(TableMessage):
    """Joining twice."""


@dataclass(frozen=True, slots=True)
class WaitsAlready(TableMessage):
    """Asking twice for a place in the next game."""


@dataclass(frozen=True, slots=True)
class HasPlaceNext(TableMessage):
    """The answer to joining a game that runs."""


@dataclass(frozen=True, slots=True)
class DoesNotSit(TableMessage):
    """Who does not play cannot do this."""


@dataclass(frozen=True, slots=True)
class NoHand(TableMessage):
    """A spectator asked for dice or cards."""


@dataclass(frozen=True, slots=True)
class OnlyHost(TableMessage):
    """The host's and the room's admins' business."""

    host: str


@dataclass(frozen=True, slots=True)
class TableFull(TableMessage):
    """No seat left."""

    seats: int


@dataclass(frozen=True, slots=True)
class TooFewPlayers(TableMessage):
    """Too few to begin."""

    least: int


@dataclass(frozen=True, slots=True)
class NobodyCalled(TableMessage):
    """Kicking somebody who does not sit here."""

    names: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class WhichGame(TableMessage):
    """There is no game of that name."""

    games: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class WhichStrength(TableMessage):
    """There is no computer player of that strength."""

    strengths: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class WhichOption(TableMessage):
    """There is no option of that name."""

    options: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class WhichValue(TableMessage):
    """The option does not take that value."""

    option: Typed
    values: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Word(TableMessage):
    """A word that can be typed, inside a sentence."""

    word: Typed


@dataclass(frozen=True, slots=True)
class Name(TableMessage):
    """A name, inside a sentence."""

    name: str


@dataclass(frozen=True, slots=True)
class StopSure(TableMessage):
    """Stopping asks once."""


@dataclass(frozen=True, slots=True)
class TurnIsOver(TableMessage):
    """A key of an earlier turn."""


@dataclass(frozen=True, slots=True)
class NotAMove(TableMessage):
    """The text is no move of this game."""

    text: str


@dataclass(frozen=True, slots=True)
class NotUnderstood(TableMessage):
    """Nothing that can be said here."""


@dataclass(frozen=True, slots=True)
class TryAgain(TableMessage):
    """The store did not answer; nothing was lost."""


@dataclass(frozen=True, slots=True)
class InDoubt(TableMessage):
    """The store did not answer, and may have stored what was asked all the same."""


@dataclass(frozen=True, slots=True)
class SymbolsNow(TableMessage):
    """The answer to choosing symbols or words for what has both."""

    on: bool


@dataclass(frozen=True, slots=True)
class LanguageNow(TableMessage):
    """The reader's language was changed."""


@dataclass(frozen=True, slots=True)
class WhichLanguage(TableMessage):
    """There is no such language."""

    languages: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Help(TableMessage):
    """What can be said, in a few lines."""


@dataclass(frozen=True, slots=True)
class RulesTitle(TableMessage):
    """Above the rules."""

    game: Message


@dataclass(frozen=True, slots=True)
class RulesHere(TableMessage):
    """Above the table of options, as this table plays."""


@dataclass(frozen=True, slots=True)
class OptionLine(TableMessage):
    """One line of that table, and of the options: the outcome and what it changes."""

    option: Message
    rule: Message


@dataclass(frozen=True, slots=True)
class OptionWord(TableMessage):
    """How one option is set by typing."""

    option: Message
    word: Typed
    values: tuple[Message, ...]
