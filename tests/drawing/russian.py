"""Telling words for players from what nobody has translated, or filled in."""

from __future__ import annotations

import re

NAMES = r"\b([A-Z]\d+|\d[a-z]|[A-Za-z])\b"
"""Rows, tiles and numbers are called alike in all languages: B, P5, 3a, n."""
HYPHEN_FOR_MINUS = r"(?<!\w)-\d"
"""People read a true minus."""


def is_english(text: str) -> bool:
    """A text without gaps (`{name}`), labels (`hex:P5`), names of code (`old_camel`), hyphens for
    minus or Russian."""
    amiss = rf"[{{}}_]|\w:\w|[а-яё]|{HYPHEN_FOR_MINUS}"
    return re.search(amiss, text, re.IGNORECASE) is None


def is_russian(text: str, but: str = NAMES) -> bool:
    """Cyrillic, and nothing Latin but what this pattern allows."""
    return re.search("[а-яё]", text, re.IGNORECASE) is not None and no_latin(text, but)


def is_translation(russian: str, english: str) -> bool:
    """Says something if the English does, and in Cyrillic unless there is nothing but names and
    numbers to say."""
    return bool(russian) == bool(english) and is_english(english) and no_latin(russian)


def no_latin(text: str, but: str = NAMES) -> bool:
    if re.search(HYPHEN_FOR_MINUS, text):
        return False
    return re.search("[A-Za-z{}_]", re.sub(but, "", text)) is None
