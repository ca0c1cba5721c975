"""What tables, bots and guests are called. Stored in English, shown in the reader's language."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from gettext import NullTranslations
from itertools import chain, count
from random import SystemRandom

from majlis.language import LANGUAGES, N_, language
from majlis.table.paces import DAY, HOUR, MINUTE, Kind, Pace

TABLES = (
    N_("Blue Hour"),
    N_("First Star"),
    N_("Warm Sand"),
    N_("Long Shadow"),
    N_("Mint Tea"),
    N_("Night Caravan"),
    N_("Quiet Well"),
    N_("Seven Dunes"),
    N_("Red Gate"),
    N_("Copper Lamp"),
    N_("Morning Wind"),
    N_("Salt Road"),
    N_("Two Palms"),
    N_("Far Minaret"),
    N_("Cedar Door"),
    N_("Saffron Roof"),
)
STYLES = {
    N_("Fennec"): 0,
    N_("Jerboa"): 1,
    N_("Oryx"): 0,
    N_("Caracal"): 1,
    N_("Falcon"): 0,
    N_("Gecko"): 1,
    N_("Ibex"): 0,
    N_("Hoopoe"): 1,
}
"""What bots are called, and which of the two styles of a game each has, so that whoever plays often
gets to know them."""
BOTS = tuple(STYLES)
KINDS = {
    "level1": N_("Goatherd"),
    "level2": N_("Pedlar"),
    "level3": N_("Trader"),
    "level4": N_("Caravaneer"),
    "level5": N_("Vizier"),
    "level6": N_("Sultan"),
    "greedy": N_("greedy bot"),
    "random": N_("random bot"),
}
"""What each kind of bot is called; older tables have some that new ones do not offer."""
MANNERS = {
    "level1": N_("Overlooks most of what there is to do."),
    "level2": N_("Overlooks something now and then."),
    "level3": N_("Takes what is worth most right now."),
    "level4": N_("Plans the whole turn."),
    "level5": N_("Considers what the others may do next."),
    "level6": N_("Considers far more of what may come."),
}
"""What each level does."""

GUEST = N_("Guest")
"""Whoever has not said what they are called, or does not want it to be known any more."""

PRESETS = {
    "first": N_("First game"),
    "full": N_("Full game"),
    "everything": N_("Everything"),
}
"""What each preset of a game's options is called."""
HINTS = {
    "alone": N_("with bots only"),
    "always": N_("always"),
    "never": N_("never"),
}
"""When those who play may ask for hints."""
PACES = {
    "live": N_("Live"),
    "hours": N_("Hours"),
    "days": N_("Days"),
    "none": N_("No clock"),
}
"""What each kind of pace is called."""


def paced(pace: Pace, t: NullTranslations) -> str:
    """How much time a pace gives."""
    if pace.kind == Kind.LIVE:
        minutes, seconds = round(pace.bank / MINUTE), round(pace.gain)
        text = t.gettext("%(minutes)s min + %(seconds)s s a turn")
        return text % {"minutes": minutes, "seconds": seconds}
    if pace.kind == Kind.HOURS:
        hours = round(pace.bank / HOUR)
        return t.ngettext("%(hours)s hour a turn", "%(hours)s hours a turn", hours) % {
            "hours": hours
        }
    if pace.kind == Kind.DAYS:
        days = round(pace.bank / DAY)
        return t.ngettext("%(days)s day a turn", "%(days)s days a turn", days) % {"days": days}
    return t.gettext("whenever")


def table_name(taken: Collection[str]) -> str:
    """A name that is not taken; if all are, they begin again with a number."""
    free: list[str] = []
    for nth in count(1):
        numbered = TABLES if nth == 1 else [f"{name} {nth}" for name in TABLES]
        free = [name for name in numbered if name not in taken]
        if free:
            break
    return secrets.choice(free)


def told(name: str, t: NullTranslations) -> str:
    """The name of a table in the reader's language."""
    words, _, number = name.rpartition(" ")
    return f"{t.gettext(words)} {number}" if number.isdigit() else t.gettext(name)


def is_chosen(name: str) -> bool:
    """Somebody calls themselves so; else it is what all are called who have not said."""
    return name not in (language(code).gettext(GUEST) for code in LANGUAGES)


def called(name: str, bot: str, t: NullTranslations) -> str:
    """A player in the reader's language: names that people have chosen stay as they are."""
    if not is_chosen(name):
        return t.gettext(GUEST)
    return t.gettext(name) if bot else name


def level(kind: str) -> int:
    """From 1 to 6; 0 if this kind of bot has none."""
    return list(MANNERS).index(kind) + 1 if kind in MANNERS else 0


def bot_names(number: int) -> list[str]:
    """The styles take turns, so that the bots of one table differ."""
    shuffled = SystemRandom().sample(BOTS, len(BOTS))
    first = STYLES[shuffled[0]]
    one = (name for name in shuffled if STYLES[name] == first)
    other = (name for name in shuffled if STYLES[name] != first)
    return list(chain.from_iterable(zip(one, other, strict=True)))[:number]
