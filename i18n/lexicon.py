"""The words a person may type, in their language or in English, and what each means.

Spellings are compared without case, accents and punctuation, so that "LØGN!" and "logn"
are the same word, and a spelling may be several words long. Where the game lets words be
joined, "Herzdame" and "Herz-Dame" are read as the two that they are made of.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping

from core.game import AnyGame
from core.reading import VOCABULARY, Word
from i18n.translator import Translator

# Serbian is read in Cyrillic as well, though it is written in Latin.
_LETTERS = str.maketrans(
    {
        **dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True)),
        "љ": "lj",
        "њ": "nj",
        "џ": "dž",
        "đ": "dj",
        "ø": "o",
        "æ": "ae",
        "ß": "ss",
        "œ": "oe",
        "ı": "i",
        "’": "'",
    }
)
_AROUND = '!.…;:“”„‚‘«»"()'
_LONGEST_SPELLING = 5


def folded(text: str) -> str:
    """Return a spelling as it is compared.

    >>> folded("LØGN!"), folded("Lažeš"), folded("Präzise")
    ('logn', 'lazes', 'prazise')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()
    return bare.strip(_AROUND).strip() or bare


class Lexicon:
    """The words of one language for one game."""

    def __init__(self, translator: Translator, english: Translator, game: AnyGame) -> None:
        """Collect the words: the language's own before English ones, the game's before the table's."""
        self._meanings: dict[str, str] = {}
        self._suggested: dict[str, str] = {}
        self._joins = game.joins
        for source in (translator, english):
            for vocabulary in (game.words, VOCABULARY):
                self._learn(source, vocabulary)

    @property
    def meanings(self) -> Mapping[str, str]:
        """Every folded spelling with its meaning."""
        return self._meanings

    def suggestion(self, meaning: str) -> str:
        """Return the word that is suggested for a meaning."""
        return self._suggested.get(meaning, meaning)

    def words(self, line: str) -> tuple[Word, ...]:
        """Return a line's words, each with what it means; an unknown one means itself."""
        return tuple(self._words(line.split()))

    def _words(self, parts: list[str]) -> Iterator[Word]:
        while parts:
            for length in range(min(_LONGEST_SPELLING, len(parts)), 0, -1):
                raw = " ".join(parts[:length])
                meaning = self._meanings.get(folded(raw))
                if meaning is not None or length == 1:
                    if meaning is not None:
                        yield Word(raw, meaning)
                    else:
                        yield from self._joined(raw)
                    parts = parts[length:]
                    break

    def _joined(self, raw: str) -> tuple[Word, ...]:
        """Return the two words of the game that an unknown one is put together from, else itself."""
        text = folded(raw)
        for at in range(1, len(text)):
            halves = text[:at].rstrip("-"), text[at:].lstrip("-")
            meanings = [self._meanings.get(half, half) for half in halves]
            if all(meaning in self._joins for meaning in meanings):
                return tuple(Word(raw, meaning) for meaning in meanings)
        return (Word(raw, _bare(raw)),)

    def _learn(self, source: Translator, vocabulary: Mapping[str, str]) -> None:
        for identifier, meaning in vocabulary.items():
            spellings = source.words(identifier)
            self._suggested.setdefault(meaning, spellings[0])
            for spelling in spellings:
                self._meanings.setdefault(folded(spelling), meaning)


def _bare(raw: str) -> str:
    return re.sub(rf"^[{re.escape(_AROUND)}]+|[{re.escape(_AROUND)}]+$", "", raw.casefold())
