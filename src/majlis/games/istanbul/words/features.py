"""What the features of `evaluate` count, as hints say it, and of what bots are fond."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.words import Thing


def features(t: NullTranslations) -> dict[str, Thing | None]:
    """Each is called what follows "more"."""
    pgettext = t.pgettext
    return {
        "rubies": None,
        "lira": Thing(pgettext("more", "lira"), level=16),
        "lira to spare": Thing(pgettext("more", "lira")),
        "goods": Thing(pgettext("more", "goods in the cart"), counted=True),
        "jewelry": Thing(pgettext("more", "jewelry")),
        "fitting goods": Thing(pgettext("more", "goods that the Sultan wants"), counted=True),
        "first extension": Thing(pgettext("more", "room in the cart")),
        "second extension": Thing(pgettext("more", "room in the cart"), level=2),
        "third extension": Thing(pgettext("more", "room in the cart"), level=3),
        "first mosque tile": Thing(
            pgettext("more", "mosque tiles on the way to a ruby"), counted=True
        ),
        "tavern tiles": Thing(pgettext("more", "Tavern tiles"), counted=True),
        "coffee": Thing(pgettext("more", "coffee")),
        "seals": Thing(pgettext("more", "seals"), counted=True),
        "five lira cards": Thing(pgettext("more", "bonus cards"), counted=True),
        "other cards": Thing(pgettext("more", "bonus cards"), counted=True),
        "moving cards": Thing(pgettext("more", "bonus cards"), counted=True),
        "guild cards": Thing(pgettext("more", "guild cards"), counted=True),
        "first assistant": Thing(pgettext("more", "assistants in the stack"), counted=True),
        "second assistant": Thing(pgettext("more", "assistants in the stack"), counted=True),
        "more assistants": Thing(pgettext("more", "assistants in the stack"), counted=True),
        "this place": Thing(pgettext("more", "to gain where the merchant stands")),
        "next place": Thing(pgettext("more", "to gain from the best place in reach")),
        "things to come": Thing(pgettext("more", "to come from cards and dice")),
    }


def styles(t: NullTranslations) -> tuple[str, str]:
    """In the order of `evaluate.STYLES`; each is called what follows "fond of"."""
    return t.pgettext("fond of", "bonus cards"), t.pgettext("fond of", "goods")
