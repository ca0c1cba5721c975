"""Telling Russian words from words that nobody has translated."""

from __future__ import annotations

import re


def is_russian(text: str, but: str = "") -> bool:
    """Cyrillic, and nothing Latin but what this pattern allows: the names of tiles, say."""
    rest = re.sub(but, "", text)
    return re.search("[а-яё]", text, re.IGNORECASE) is not None and not re.search("[A-Za-z]", rest)
