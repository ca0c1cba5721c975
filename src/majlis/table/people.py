"""People: whoever has a cookie, and those who share a device with them.

Whoever has the cookie owns the device and sits on a seat of their own. The others who play on it
are their companions: named after the owner and their seat, and known by no cookie of their own.
"""

from __future__ import annotations

LONGEST_NAME = 24
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters by the book that nobody can see."""


def tidy(name: str) -> str:
    """A name as it may stand in a line: printable and short; perhaps nothing is left of it."""
    visible = "".join(c if c.isprintable() and c not in INVISIBLE else " " for c in name)
    return " ".join(visible.split())[:LONGEST_NAME]


def companion_at(owner: str, seat: int) -> str:
    """Whoever sits on that seat and shares the owner's device."""
    return f"{owner}~{seat}"


def owner_of(person: str) -> str:
    """Whose device the person plays on: mostly their own."""
    return person.partition("~")[0]


def companion_seat(person: str) -> int | None:
    """The seat that the person is named after; None for the owner of a device."""
    seat = person.partition("~")[2]
    return int(seat) if seat else None
