"""What the things on the table are called, and what they are for."""

from __future__ import annotations

from majlis import words
from majlis.games.through_the_desert.data import NAMES, PASTELS, caravan_colour, owner_of
from majlis.games.through_the_desert.state import CAMEL, CLOSED, EMPTY, PALM


class Names(words.Names):
    """Names and explanations; the other parts of the words are built on them."""

    THINGS = ("leader", "caravan", "water", "oases", "land", "caravans", "pile")

    def name(self, thing: str) -> str:
        _, ngettext = self.t.gettext, self.t.ngettext
        kind, _colon, what = thing.partition(":")
        if kind == "colour":
            return self.colour(PASTELS.index(what))
        if kind == "hex":
            return what
        if kind == "seat":
            return self.player(int(what))
        if kind == "water" and what:
            worth = int(what)
            text = ngettext("water hole worth {n}", "water hole worth {n}", worth)
            return text.format(n=worth)
        return {
            "water": _("Water"),
            "oases": _("Oases"),
            "land": _("Land"),
            "caravans": _("Caravans"),
            "hole": _("Water hole"),
            "oasis": _("Oasis"),
            "caravan": _("Caravan"),
            "leader": _("Leader"),
            "pile": _("Pile"),
            "line": _("Thick line"),
        }[thing]

    def sign(self, icon: str) -> str:
        return self.name("oases" if icon == "palm" else icon)

    def explain(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "colour": _("The camels of a colour belong to nobody; the riders lead the caravans."),
            "water": _("The camel that steps on a water hole takes its points at once."),
            "oases": _("Five points for each caravan that reaches a palm, once for each palm."),
            "land": _(
                "Sand that one caravan has closed off, with the mountains and the board's edge as "
                "walls and no camel inside. Its water and palms count at once, every hex without a "
                "palm is a point at the end, and nobody may enter it."
            ),
            "caravans": _("Ten points for the largest caravan of a colour; five each if shared."),
            "hole": _("One, two or three points for the camel that steps on it."),
            "oasis": _("A palm: no camel stands on it. Five points for each caravan beside it."),
            "caravan": _(
                "Camels of one colour behind one rider. It grows by neighbouring hexes and never "
                "touches another caravan of its colour."
            ),
            "leader": _("The camel with the rider: here the caravan began."),
            "pile": _("What is left of a colour. The turn that empties a pile is the last one."),
            "line": _("With two or three players the board ends at the thick line."),
        }.get(thing.partition(":")[0], "")

    def place(self, hex: int, holds: int, facts: tuple[int, ...]) -> tuple[str, str]:
        """What a hex is called that holds this, and what it does.

        The facts: the caravans that have reached a palm; whose land it is; or how many camels the
        camel's caravan has, and whether this is its leader.
        """
        _, ngettext = self.t.gettext, self.t.ngettext
        name = NAMES[hex]
        if holds == EMPTY:
            return _("{hex}, sand").format(hex=name), ""
        if holds == PALM:
            return _("{hex}, oasis").format(hex=name), self.reached(facts)
        if holds == CLOSED:
            owner = self.player(facts[0])
            text = _("One point at the end. Nobody may enter it any more.")
            return _("{hex}, closed land, {name}").format(hex=name, name=owner), text
        if holds < PALM:
            return f"{name}, {self.name(f'water:{holds}')}", self.explain("water")
        caravan = holds - CAMEL
        size, leads = facts
        colour = caravan_colour(caravan)
        camel = self.leader(colour) if leads else self.camel(colour)
        text = ngettext("A caravan of {n} camel.", "A caravan of {n} camels.", size)
        return f"{name}, {camel}, {self.player(owner_of(caravan))}", text.format(n=size)

    def reached(self, caravans: tuple[int, ...]) -> str:
        """Who has been at an oasis."""
        _ = self.t.gettext
        if not caravans:
            return _("Five points for each caravan that reaches it. None has so far.")
        text = _("Five points for each caravan that reaches it. Reached by: {who}.")
        return text.format(who=", ".join(map(self.led, caravans)))

    def led(self, caravan: int) -> str:
        """A caravan by its player: a name that stays as it is in every sentence."""
        colour = self.colour(caravan_colour(caravan)).lower()
        return f"{self.player(owner_of(caravan))} ({colour})"

    # -- the five colours, in the forms that sentences need --------------------------------------

    def colour(self, colour: int) -> str:
        """As a title."""
        pgettext = self.t.pgettext
        return (
            pgettext("camels", "Lilac"),
            pgettext("camels", "Mint"),
            pgettext("camels", "Lemon"),
            pgettext("camels", "Green"),
            pgettext("camels", "Salmon"),
        )[colour]

    def one(self, colour: int) -> str:
        """Somebody places, takes or leaves out ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("places", "lilac"),
            pgettext("places", "mint"),
            pgettext("places", "lemon"),
            pgettext("places", "green"),
            pgettext("places", "salmon"),
        )[colour]

    def camel(self, colour: int) -> str:
        """There stands a ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("stands", "lilac camel"),
            pgettext("stands", "mint camel"),
            pgettext("stands", "lemon camel"),
            pgettext("stands", "green camel"),
            pgettext("stands", "salmon camel"),
        )[colour]

    def camels(self, colour: int) -> str:
        """All ... are used up."""
        pgettext = self.t.pgettext
        return (
            pgettext("used up", "lilac camels"),
            pgettext("used up", "mint camels"),
            pgettext("used up", "lemon camels"),
            pgettext("used up", "green camels"),
            pgettext("used up", "salmon camels"),
        )[colour]

    def leader(self, colour: int) -> str:
        """There stands a ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("stands", "lilac leader"),
            pgettext("stands", "mint leader"),
            pgettext("stands", "lemon leader"),
            pgettext("stands", "green leader"),
            pgettext("stands", "salmon leader"),
        )[colour]

    def caravan(self, colour: int) -> str:
        """The ... grows."""
        pgettext = self.t.pgettext
        return (
            pgettext("grows", "lilac caravan"),
            pgettext("grows", "mint caravan"),
            pgettext("grows", "lemon caravan"),
            pgettext("grows", "green caravan"),
            pgettext("grows", "salmon caravan"),
        )[colour]

    def near_caravan(self, colour: int) -> str:
        """Beside the ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("beside", "lilac caravan"),
            pgettext("beside", "mint caravan"),
            pgettext("beside", "lemon caravan"),
            pgettext("beside", "green caravan"),
            pgettext("beside", "salmon caravan"),
        )[colour]
