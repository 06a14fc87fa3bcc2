"""Saying a message in a language.

A message class is a Fluent message and its fields are the variables; see `core.messages`.
For a field that is a message itself, `$claim`, there is also `$claim-object`: the message's
`.object` form in languages that have one, otherwise the same. A message with a `.symbols` form is
said so in a language whose tag asks for symbols.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from core.games import GAMES
from core.messages import Kind, Message, kinds, variable
from core.personal.messages import DeletedPlayer
from core.reading import VOCABULARY
from core.table.names import DELETED, deleted_number
from i18n.languages import LANGUAGES, has_symbols, plain_tag

FOLDER = Path(__file__).parent
OBJECT = "object"
"""The attribute of a message's form as the object of a verb."""

SYMBOLS = "symbols"
"""The attribute of a message's form for those who like symbols better than words."""

_SPELLED = {
    meaning: identifier
    for vocabulary in (VOCABULARY, *(game.words for game in GAMES.values()))
    for identifier, meaning in vocabulary.items()
    if not meaning.isdigit()
}

OnFault = Callable[[str, str], None]


class BrokenLanguage(Exception):
    """A Fluent file cannot be read; the file and the place are named."""


class Translator:
    """Says messages in one language, falling back to English where it has none.

    A message that cannot be said is a fault of ours: it is reported to `on_fault` and its id
    is said instead, so that a game goes on.
    """

    def __init__(self, language: str, on_fault: OnFault) -> None:
        """Load a language; `on_fault` takes the message's id and what is wrong with it."""
        self.language = language
        self._on_fault = on_fault
        tag = plain_tag(language)
        self._forms = (SYMBOLS,) if has_symbols(language) else ()
        self._locale = Locale.parse(tag, sep="-")
        self._bundles = [bundle(each) for each in dict.fromkeys((tag, LANGUAGES[0]))]
        self._fixed: dict[str, str] = {}

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """Return a message in words; `names` are those that its seats refer to."""
        identifier = message.identifier()
        fixed = self._fixed.get(identifier)
        if fixed is not None:
            return fixed
        variables = self._variables(message, names)
        said = self._format(identifier, self._forms, variables)
        if not variables:
            self._fixed[identifier] = said
        return said

    def words(self, identifier: str) -> tuple[str, ...]:
        """Return the spellings of a word that may be typed, the suggested one first."""
        text = self._format(identifier, (), {})
        return tuple(word.strip() for word in text.split(","))

    def _object(self, message: Message, names: Sequence[str]) -> str:
        return self._format(message.identifier(), (*self._forms, OBJECT), self._variables(message, names))

    def _variables(self, message: Message, names: Sequence[str]) -> dict[str, Any]:
        variables: dict[str, Any] = {}
        for field, kind in kinds(type(message)).items():
            value = getattr(message, field)
            variables[variable(field)] = self._value(kind, value, names)
            if kind is Kind.MESSAGE:
                variables[f"{variable(field)}-{OBJECT}"] = self._object(value, names)
        return variables

    def _value(self, kind: Kind, value: Any, names: Sequence[str]) -> Any:
        match kind:
            case Kind.NUMBER:
                return value
            case Kind.TEXT:
                return self._name(value)
            case Kind.WORD:
                return self._typed(value)
            case Kind.FLAG:
                return "on" if value else "off"
            case Kind.SEAT:
                return self._name(names[int(value)])
            case Kind.MESSAGE:
                return self.say(value, names)
            case Kind.SEATS:
                return format_list([self._name(names[int(seat)]) for seat in value], locale=self._locale)
            case Kind.MESSAGES:
                return ", ".join(self.say(each, names) for each in value)

    def _name(self, name: str) -> str:
        """Return a name as it is said: who was forgotten is called so in every language."""
        number = deleted_number(name) if name.startswith(DELETED) else None
        return name if number is None else self.say(DeletedPlayer(number))

    def _typed(self, meaning: str) -> str:
        """Return a word as it is typed in this language; numbers are typed as they are."""
        identifier = _SPELLED.get(meaning)
        return self.words(identifier)[0] if identifier else meaning

    def _format(self, identifier: str, forms: Sequence[str], variables: Mapping[str, Any]) -> str:
        """Return a message in the first of these forms that it has, otherwise as it usually is said."""
        for each in self._bundles:
            if not each.has_message(identifier):
                continue
            message = each.get_message(identifier)
            pattern = next((message.attributes[form] for form in forms if form in message.attributes), None)
            pattern = pattern or message.value
            if pattern is None:
                continue
            said, errors = each.format_pattern(pattern, dict(variables))
            for error in errors:
                self._on_fault(identifier, str(error))
            return str(said)
        self._on_fault(identifier, "missing")
        return identifier


@cache
def bundle(language: str) -> FluentBundle:
    """Return a language's messages.

    Raises:
        BrokenLanguage: a file has an entry that is no Fluent, or two of the same id.
    """
    made = FluentBundle([language], use_isolating=False)
    seen: set[str] = set()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenLanguage(f"{path}: {(entry.content or '').splitlines()[:1]}")
            if isinstance(entry, ast.Message):
                if entry.id.name in seen:
                    raise BrokenLanguage(f"{path}: {entry.id.name} twice")
                seen.add(entry.id.name)
        made.add_resource(resource)
    return made
