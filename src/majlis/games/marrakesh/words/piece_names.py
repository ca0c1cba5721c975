"""What keshis, sectors, resources, points and bonuses are called, as sentences need it."""

from __future__ import annotations

from functools import cached_property
from gettext import NullTranslations

from majlis.games.marrakesh.data import (
    ANY_GOODS,
    ANY_KESHI,
    ANY_RESOURCE,
    DATE,
    DINAR,
    KESHI,
    MOSQUE,
    MOSQUE_STEP,
    PALACE,
    PALACE_STEP,
    POINTS,
    RIVER,
    RIVER_STEP,
    WATER,
    is_plain,
    kind_of,
    number_of,
    resource_in,
)


class PieceNames:
    """The names that all others are made of, in the forms that sentences need."""

    def __init__(self, t: NullTranslations) -> None:
        self.t = t

    # -- keshis ----------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        pgettext = self.t.pgettext
        return (
            pgettext("keshi", "Turquoise"),
            pgettext("keshi", "Green"),
            pgettext("keshi", "Yellow"),
            pgettext("keshi", "Purple"),
            pgettext("keshi", "Orange"),
            pgettext("keshi", "Pink"),
            pgettext("keshi", "Black"),
            pgettext("keshi", "White"),
            pgettext("keshi", "Gray"),
            pgettext("keshi", "Beige"),
            pgettext("keshi", "Brown"),
            pgettext("keshi", "Red"),
        )[colour]

    def gate(self, colour: int) -> str:
        """The colour of a gate."""
        pgettext = self.t.pgettext
        return (
            pgettext("gate", "turquoise"),
            pgettext("gate", "green"),
            pgettext("gate", "yellow"),
            pgettext("gate", "purple"),
            pgettext("gate", "orange"),
            pgettext("gate", "pink"),
            pgettext("gate", "black"),
            pgettext("gate", "white"),
            pgettext("gate", "gray"),
            pgettext("gate", "beige"),
            pgettext("gate", "brown"),
            pgettext("gate", "red"),
        )[colour]

    def role(self, colour: int) -> str:
        """Who or what a keshi of that colour is."""
        pgettext = self.t.pgettext
        return (
            pgettext("role", "fish"),
            pgettext("role", "date picker"),
            pgettext("role", "tagine"),
            pgettext("role", "carpet"),
            pgettext("role", "lamp"),
            pgettext("role", "entertainer"),
            pgettext("role", "cleric"),
            pgettext("role", "noble"),
            pgettext("role", "scholar"),
            pgettext("role", "guard"),
            pgettext("role", "caravan"),
            pgettext("role", "water vendor"),
        )[colour]

    def one(self, colour: int) -> str:
        """Somebody takes, deploys, returns ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("takes", "a fish"),
            pgettext("takes", "a date picker"),
            pgettext("takes", "a tagine"),
            pgettext("takes", "a carpet"),
            pgettext("takes", "a lamp"),
            pgettext("takes", "an entertainer"),
            pgettext("takes", "a cleric"),
            pgettext("takes", "a noble"),
            pgettext("takes", "a scholar"),
            pgettext("takes", "a guard"),
            pgettext("takes", "a caravan"),
            pgettext("takes", "a water vendor"),
        )[colour]

    def two(self, colour: int) -> str:
        """Somebody takes ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("takes", "two fish"),
            pgettext("takes", "two date pickers"),
            pgettext("takes", "two tagines"),
            pgettext("takes", "two carpets"),
            pgettext("takes", "two lamps"),
            pgettext("takes", "two entertainers"),
            pgettext("takes", "two clerics"),
            pgettext("takes", "two nobles"),
            pgettext("takes", "two scholars"),
            pgettext("takes", "two guards"),
            pgettext("takes", "two caravans"),
            pgettext("takes", "two water vendors"),
        )[colour]

    def crowd(self, colour: int, n: int) -> str:
        """So many of a colour."""
        ngettext = self.t.ngettext
        return (
            ngettext("{n} fish", "{n} fish", n),
            ngettext("{n} date picker", "{n} date pickers", n),
            ngettext("{n} tagine", "{n} tagines", n),
            ngettext("{n} carpet", "{n} carpets", n),
            ngettext("{n} lamp", "{n} lamps", n),
            ngettext("{n} entertainer", "{n} entertainers", n),
            ngettext("{n} cleric", "{n} clerics", n),
            ngettext("{n} noble", "{n} nobles", n),
            ngettext("{n} scholar", "{n} scholars", n),
            ngettext("{n} guard", "{n} guards", n),
            ngettext("{n} caravan", "{n} caravans", n),
            ngettext("{n} water vendor", "{n} water vendors", n),
        )[colour].format(n=n)

    def keshi(self, colour: int) -> str:
        """Who it is, and in which colour."""
        _ = self.t.gettext
        return (
            _("Fish (turquoise)"),
            _("Date picker (green)"),
            _("Tagine (yellow)"),
            _("Carpet (purple)"),
            _("Lamp (orange)"),
            _("Entertainer (pink)"),
            _("Cleric (black)"),
            _("Noble (white)"),
            _("Scholar (gray)"),
            _("Guard (beige)"),
            _("Caravan (brown)"),
            _("Water vendor (red)"),
        )[colour]

    def keshis(self, n: int) -> str:
        return self.t.ngettext("{n} keshi", "{n} keshis", n).format(n=n)

    # -- sectors ---------------------------------------------------------------------------------

    def sector(self, sector: int) -> str:
        pgettext = self.t.pgettext
        return (
            pgettext("sector", "River"),
            pgettext("sector", "Date orchard"),
            pgettext("sector", "Souk"),
            pgettext("sector", "Main square"),
            pgettext("sector", "Mosque"),
            pgettext("sector", "Palace"),
            pgettext("sector", "Madrasa"),
            pgettext("sector", "Medina"),
            pgettext("sector", "Sahara"),
        )[sector]

    def short_sector(self, sector: int) -> str:
        """In a word, for the smallest labels."""
        pgettext = self.t.pgettext
        return (
            pgettext("well", "river"),
            pgettext("well", "orchard"),
            pgettext("well", "souk"),
            pgettext("well", "square"),
            pgettext("well", "mosque"),
            pgettext("well", "palace"),
            pgettext("well", "madrasa"),
            pgettext("well", "medina"),
            pgettext("well", "Sahara"),
        )[sector]

    def square_short(self, space: int) -> str:
        """A space of the main square in a word."""
        return self.square_in_words[space]

    @cached_property
    def square_in_words(self) -> tuple[str, ...]:
        pgettext = self.t.pgettext
        return (
            pgettext("square", "goods"),
            self.short_sector(PALACE),
            self.resource(DINAR).lower(),
            pgettext("square", "points"),
            self.resource(WATER).lower(),
            self.short_sector(MOSQUE),
            self.resource(DATE).lower(),
            self.short_sector(RIVER),
        )

    def into(self, sector: int) -> str:
        """Whither."""
        _ = self.t.gettext
        return (
            _("to the river"),
            _("to the date orchard"),
            _("to the souk"),
            _("to the main square"),
            _("to the mosque"),
            _("to the palace"),
            _("to the madrasa"),
            _("to the medina"),
            _("to the Sahara"),
        )[sector]

    # -- resources, points, bonuses ---------------------------------------------------------------

    def resource(self, resource: int) -> str:
        pgettext = self.t.pgettext
        return (
            pgettext("resource", "Water"),
            pgettext("resource", "Date"),
            pgettext("resource", "Dinar"),
        )[resource]

    def resources(self, resource: int, n: int, sign: str = "") -> str:
        """So many of a kind; with a sign, gained or paid."""
        ngettext = self.t.ngettext
        texts = (
            ngettext("{n} water", "{n} water", n),
            ngettext("{n} date", "{n} dates", n),
            ngettext("{n} dinar", "{n} dinars", n),
        )
        return texts[resource].format(n=f"{sign}{n}")

    def points(self, n: int, sign: str = "") -> str:
        return self.t.ngettext("{n} point", "{n} points", n).format(n=f"{sign}{n}")

    def steps(self, n: int) -> str:
        return self.t.ngettext("{n} step", "{n} steps", n).format(n=n)

    def price(self, water: int, dates: int, dinars: int) -> str:
        """A mixture; "free" if there is nothing to pay."""
        amounts = ((0, water), (1, dates), (2, dinars))
        parts = [self.resources(kind, n) for kind, n in amounts if n]
        return ", ".join(parts) or self.t.pgettext("price", "free")

    def bonus(self, bonus: int, times: int = 1) -> str:
        """What an icon gives, so many times."""
        _, ngettext = self.t.gettext, self.t.ngettext
        kind, n = kind_of(bonus), number_of(bonus) * times
        if kind == POINTS:
            return self.points(n)
        if is_plain(kind):
            return self.resources(resource_in(kind), n)
        if kind == ANY_RESOURCE:
            return ngettext("any {n} resource", "any {n} resources", n).format(n=n)
        if kind == KESHI:
            return self.crowd(number_of(bonus), times)
        if kind == ANY_GOODS:
            return ngettext("{n} goods keshi", "{n} goods keshis of one colour", n).format(n=n)
        if kind == ANY_KESHI:
            return ngettext("{n} keshi of any colour", "{n} keshis of any one colour", n).format(
                n=n
            )
        if kind == RIVER_STEP:
            return ngettext("{n} step on the river", "{n} steps on the river", n).format(n=n)
        if kind == PALACE_STEP:
            return ngettext("{n} step to the palace", "{n} steps to the palace", n).format(n=n)
        if kind == MOSQUE_STEP:
            return ngettext("{n} step to the mosque", "{n} steps to the mosque", n).format(n=n)
        return ngettext(
            "{n} step to the palace or the mosque", "{n} steps to the palace or the mosque", n
        ).format(n=n)
