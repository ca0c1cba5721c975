"""What the features of `evaluate` count, as hints say it, and of what bots are fond."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.words import Thing


def features(t: NullTranslations) -> dict[str, Thing | None]:
    """Each is called what follows "more"."""
    pgettext = t.pgettext
    return {
        "points": None,
        "needs met": Thing(pgettext("more", "resources that the citizens need"), counted=True),
        "shortage": Thing(
            pgettext("more", "points in danger for want of resources"), counted=True, good=False
        ),
        "spare resources": Thing(pgettext("more", "resources to spare"), counted=True),
        "many resources": Thing(pgettext("more", "resources to spare"), counted=True),
        "river": Thing(pgettext("more", "to come from the river")),
        "orchard": Thing(pgettext("more", "to come from the date orchard")),
        "mosque": Thing(pgettext("more", "to come from the mosque")),
        "palace": Thing(pgettext("more", "to come from the palace")),
        "entertainers": Thing(pgettext("more", "to come from the main square")),
        "scholars": Thing(pgettext("more", "to come from the madrasa")),
        "guards": Thing(pgettext("more", "guards on the watchtower"), counted=True),
        "water vendors": Thing(pgettext("more", "to come from water vendors")),
        "filling sectors": Thing(pgettext("more", "sectors nearly full"), counted=True),
        "luxury in reach": Thing(pgettext("more", "to buy in the souk")),
        "goods": Thing(pgettext("more", "goods"), counted=True),
        "variety of goods": Thing(pgettext("more", "kinds of goods"), counted=True),
        "oases discovered": Thing(pgettext("more", "oases discovered"), counted=True),
        "worth of oases": Thing(pgettext("more", "points in discovered oases"), counted=True),
        "towns discovered": Thing(pgettext("more", "points in discovered towns"), counted=True),
        "stairs": Thing(pgettext("more", "steps on the stairs"), counted=True),
        "steps": Thing(pgettext("more", "steps on the stairs"), counted=True, level=0),
        "rapids": Thing(pgettext("more", "to come from the rapids")),
        "river spaces": Thing(pgettext("more", "way made on the river")),
        "first on the river": Thing(pgettext("more", "reason to hope to be first on the river")),
        "scrolls": Thing(pgettext("more", "use of scrolls")),
        "caravans": Thing(pgettext("more", "caravans in the desert"), counted=True),
        "gates": Thing(pgettext("more", "gates"), counted=True),
    }


def styles(t: NullTranslations) -> tuple[str, str]:
    """In the order of `evaluate.STYLES`; each is called what follows "fond of"."""
    return t.pgettext("fond of", "the river"), t.pgettext("fond of", "the souk")
