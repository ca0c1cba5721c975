"""What the features of `evaluate` count, as hints say it, and of what bots are fond."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.words import Thing


def features(t: NullTranslations) -> dict[str, Thing | None]:
    """Each is called what follows "more"."""
    pgettext = t.pgettext
    return {
        "points": None,
        "water at hand": Thing(pgettext("more", "water one step away"), kind="water"),
        "water near": Thing(pgettext("more", "water two or three steps away"), kind="water"),
        "oasis at hand": Thing(pgettext("more", "oases one step away"), counted=True, kind="oases"),
        "oasis near": Thing(pgettext("more", "oases two steps away"), counted=True, kind="oases"),
        "oasis far": Thing(
            pgettext("more", "oases three or four steps away"), counted=True, kind="oases"
        ),
        "camels ahead": Thing(
            pgettext("more", "camels ahead in the race for the largest caravans"), counted=True
        ),
        "open caravans": Thing(pgettext("more", "caravans that can grow"), counted=True),
        "room to grow": Thing(pgettext("more", "room to grow")),
    }


def styles(t: NullTranslations) -> tuple[str, str]:
    """In the order of `evaluate.STYLES`; each is called what follows "fond of"."""
    return t.pgettext("fond of", "water"), t.pgettext("fond of", "oases")
