"""Words in the reader's language: gettext catalogues, English as the source.

A language is a folder of catalogues: `majlis` for the table and the command line, and one for each
game, named like its folder.
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path

LANGUAGES = {"en": "English", "ru": "Русский"}
FOLDER = Path(__file__).parent / "locale"


@cache
def language(code: str, first: str = "majlis") -> gettext.NullTranslations:
    """All catalogues of a language as one; where two translate the same words, the `first` one is
    right. English is the source and needs none."""
    if code not in LANGUAGES:
        raise LookupError(f"no language {code!r}; there are: {', '.join(LANGUAGES)}")
    words = gettext.NullTranslations()
    catalogues = sorted(FOLDER.glob(f"{code}/LC_MESSAGES/*.mo"))
    for catalogue in sorted(catalogues, key=lambda path: path.stem == first):
        with catalogue.open("rb") as file:
            part = gettext.GNUTranslations(file)
        part.add_fallback(words)
        words = part
    return words


def N_(text: str) -> str:
    """Marks a text for translation where it is written down, not where it is shown."""
    return text
