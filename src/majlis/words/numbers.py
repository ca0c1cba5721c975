"""Numbers as people read them: with a true minus."""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"


def number(n: int) -> str:
    return str(n).replace("-", MINUS)


def sign(n: int) -> str:
    return "+" if n >= 0 else MINUS


def signed(n: int) -> str:
    """What is gained or lost: "+2"."""
    return f"{n:+d}".replace("-", MINUS)
