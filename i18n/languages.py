"""The languages there are, and which of them somebody is addressed in."""

from collections.abc import Mapping
from types import MappingProxyType

from babel import Locale

LANGUAGES = ("en", "sv", "fr", "da", "de", "sr-Latn")
"""The tags of the languages, the one that every other falls back to first."""

_RELATED: Mapping[str, str] = MappingProxyType(
    {
        "sr": "sr-Latn",
        "sh": "sr-Latn",
        "hr": "sr-Latn",
        "bs": "sr-Latn",
        "cnr": "sr-Latn",
        "nb": "da",
        "nn": "da",
        "no": "da",
        "fo": "da",
        "kl": "da",
        "gsw": "de",
        "lb": "de",
    }
)


_SYMBOLS = "-x-symbols"
"""What a tag ends with when whoever reads it likes symbols better than words."""


def styled(tag: str, *, symbols: bool) -> str:
    """Return the tag of a language as somebody likes to read it: in words, or with symbols for cards.

    >>> styled("sv", symbols=True), styled("sv-x-symbols", symbols=False)
    ('sv-x-symbols', 'sv')
    """
    plain = plain_tag(tag)
    return f"{plain}{_SYMBOLS}" if symbols else plain


def has_symbols(tag: str) -> bool:
    """Return whether somebody likes symbols better than words."""
    return tag.endswith(_SYMBOLS)


def plain_tag(tag: str) -> str:
    """Return a language, however it is liked to be read.

    >>> plain_tag("sr-Latn-x-symbols")
    'sr-Latn'
    """
    return tag.removesuffix(_SYMBOLS)


def nearest(tag: str) -> str:
    """Return the language for somebody whose device or shell names this one; English if none is near.

    >>> [nearest(tag) for tag in ("sv_SE.UTF-8", "sr-Cyrl-RS", "nb", "de-AT", "C", "")]
    ['sv', 'sr-Latn', 'da', 'de', 'en', 'en']
    """
    base = tag.replace("_", "-").split(".")[0].split("-")[0].lower()
    if base in LANGUAGES:
        return base
    return _RELATED.get(base, LANGUAGES[0])


def own_name(tag: str) -> str:
    """Return a language's name in itself.

    >>> own_name("sv"), own_name("sr-Latn")
    ('svenska', 'srpski')
    """
    return _name(tag, tag)


def names() -> Mapping[str, str]:
    """Return what each language may be called, in any of the languages, and its tag."""
    called = {tag.casefold(): tag for tag in LANGUAGES}
    for tag in LANGUAGES:
        called.setdefault(tag.split("-")[0], tag)
        for reader in LANGUAGES:
            called.setdefault(_name(tag, reader).casefold(), tag)
    return MappingProxyType(called)


def _name(tag: str, reader: str) -> str:
    """Return a language's name for a reader of another, without its script."""
    language = Locale(Locale.parse(tag, sep="-").language)
    return language.get_language_name(Locale.parse(reader, sep="-")) or tag
