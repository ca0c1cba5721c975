"""Telling words for players from what nobody has translated, or filled in."""

from __future__ import annotations

import re

NAMES = r"\b([A-Z]\d+|\d[a-z]|[A-Za-z])\b"
"""Rows, tiles and numbers are called alike in all languages: B, P5, 3a, n."""


def is_english(text: str) -> bool:
    """A text without gaps (`{name}`), labels (`hex:P5`), names of code (`old_camel`) or Russian."""
    return re.search(r"[{}_]|\w:\w|[а-яё]", text, re.IGNORECASE) is None


def is_russian(text: str, but: str = NAMES) -> bool:
    """Cyrillic, and nothing Latin but what this pattern allows."""
    return re.search("[а-яё]", text, re.IGNORECASE) is not None and no_latin(text, but)


def is_translation(russian: str, english: str) -> bool:
    """Says something if the English does, and in Cyrillic unless there is nothing but names and
    numbers to say."""
    return bool(russian) == bool(english) and is_english(english) and no_latin(russian)


def no_latin(text: str, but: str = NAMES) -> bool:
    return re.search("[A-Za-z{}_]", re.sub(but, "", text)) is None
