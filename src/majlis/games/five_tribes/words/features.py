"""What the features of `evaluate` count, as hints say it, and of what bots are fond."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.words import Thing


def features(t: NullTranslations) -> dict[str, Thing | None]:
    """Each is called what follows "more"."""
    pgettext = t.pgettext
    return {
        "points": None,
        "more viziers": Thing(pgettext("more", "of a lead in viziers"), level=0),
        "viziers ahead": Thing(pgettext("more", "of a lead in viziers")),
        "viziers behind": Thing(pgettext("more", "of a lead in viziers"), level=-1),
        "elders": Thing(pgettext("more", "elders in hand"), counted=True),
        "djinn in reach": Thing(pgettext("more", "means to buy a djinn"), counted=True),
        "fakirs": Thing(pgettext("more", "fakirs in hand"), counted=True),
        "next good": Thing(pgettext("more", "to gain from the next kind of goods")),
        "free djinns": Thing(pgettext("more", "djinns"), counted=True),
        "paid djinns": Thing(pgettext("more", "djinns"), counted=True),
        "oases": Thing(pgettext("more", "oases with a camel"), counted=True),
        "villages": Thing(pgettext("more", "villages with a camel"), counted=True),
        "camels": Thing(pgettext("more", "camels in reserve"), counted=True),
        "coins to spend": Thing(pgettext("more", "coins to spend"), counted=True),
        "first prize": Thing(pgettext("more", "to take on the board next"), kind="prizes"),
        "later prizes": Thing(pgettext("more", "to take on the board later"), kind="prizes"),
        "tribe to come": Thing(pgettext("more", "to come of this turn")),
        "tile to come": Thing(pgettext("more", "to come of this turn")),
        "kills to come": Thing(pgettext("more", "to come of this turn"), level=4),
        "capture to come": Thing(pgettext("more", "to come of this turn")),
    }


def styles(t: NullTranslations) -> tuple[str, str]:
    """In the order of `evaluate.STYLES`; each is called what follows "fond of"."""
    return t.pgettext("fond of", "djinns"), t.pgettext("fond of", "goods")
