"""What the djinns are called, what they do and what they cost."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.games.five_tribes.data import (
    DJINN_CARDS,
    DJINN_POINTS,
    DJINN_PRICES,
    ELDER_AND_ONE,
    FAKIRS,
    FREE,
    ONE,
    ONE_FAKIR,
)

DJINN_NAMES = [name for name, _, _ in DJINN_CARDS]


class DjinnNames:
    """The djinns in one language."""

    def __init__(self, t: NullTranslations) -> None:
        self.t = t

    def name(self, djinn: int) -> str:
        pgettext = self.t.pgettext
        return (
            pgettext("djinn", "Al-Amin"),
            pgettext("djinn", "Anun-Nak"),
            pgettext("djinn", "Baal"),
            pgettext("djinn", "Boaz"),
            pgettext("djinn", "Bouraq"),
            pgettext("djinn", "Echidna"),
            pgettext("djinn", "Enki"),
            pgettext("djinn", "Hagis"),
            pgettext("djinn", "Haurvatat"),
            pgettext("djinn", "Iblis"),
            pgettext("djinn", "Jafaar"),
            pgettext("djinn", "Kandicha"),
            pgettext("djinn", "Kumarbi"),
            pgettext("djinn", "Lamia"),
            pgettext("djinn", "Leta"),
            pgettext("djinn", "Marid"),
            pgettext("djinn", "Monkir"),
            pgettext("djinn", "Nekir"),
            pgettext("djinn", "Shamhat"),
            pgettext("djinn", "Sibittis"),
            pgettext("djinn", "Sloar"),
            pgettext("djinn", "Utug"),
        )[djinn]

    def power(self, djinn: int) -> str:
        """What a djinn does, as short as its card."""
        _ = self.t.gettext
        return (
            _("At the end every two of your fakirs stand for any one good."),
            _("Three meeples from the bag settle on an empty tile."),
            _("Whenever a djinn is gained: 1 coin if by you, 2 if by a rival."),
            _("Assassins spare the viziers and elders in front of you."),
            _("Build a palace in any village."),
            _("Doubles the coins that your builders have brought this turn."),
            _("Plant a palm in any oasis."),
            _("A palace you place may stand on a neighbouring tile instead."),
            _("At the end palms on your tiles are worth 5, not 3."),
            _("Your assassins kill two: on one tile or in front of one rival."),
            _("At the end your viziers are worth 3, not 1."),
            _(
                "Those whom your assassins kill pay you: a merchant a card, a builder coins; "
                "viziers and elders come to you."
            ),
            _("While you bid, every fakir makes a place one step cheaper."),
            _("A palm you plant may stand on a neighbouring tile instead."),
            _("Puts your camel on an empty tile."),
            _("A meeple sown on your tile: 1 coin if by you, 2 if by a rival."),
            _("A palace placed: 1 coin if by you, 2 if by a rival."),
            _("An assassination: 1 coin if yours, 2 if a rival’s."),
            _("At the end your elders are worth 4, not 2."),
            _("Shows you the top three djinns: keep one."),
            _("Brings you the top card of the resource deck."),
            _("Puts your camel on a tile where only meeples stand."),
        )[djinn]

    def price(self, djinn: int) -> str:
        """What a djinn asks of its owner."""
        _ = self.t.gettext
        return {
            FREE: _("Works by itself."),
            ONE: _("Costs an elder or a fakir, once a turn."),
            ELDER_AND_ONE: _("Costs an elder and another elder or a fakir, once a turn."),
            ONE_FAKIR: _("Costs a fakir, once a turn."),
            FAKIRS: _("Costs one fakir or more."),
        }[DJINN_PRICES[djinn]]

    def when(self, djinn: int) -> str:
        """What stands below the power on a djinn's card, before the price if there is one."""
        pgettext = self.t.pgettext
        if DJINN_PRICES[djinn] == FREE:
            return pgettext("on a djinn's card", "always on")
        return (
            pgettext("on a djinn's card", "bid:")
            if DJINN_PRICES[djinn] == FAKIRS
            else pgettext("on a djinn's card", "call:")
        )

    def explain(self, djinn: int) -> str:
        """Power, price, points, and what the card has no room for."""
        _ = self.t.gettext
        more = {
            "anun_nak": _("Empty: no meeple, camel, palm or palace."),
            "leta": _("Empty: no meeple, camel, palm or palace."),
            "utug": _("No camel, palm or palace."),
            "kandicha": _(
                "A builder brings a coin for every blue tile around the tile it stood on."
            ),
        }.get(DJINN_NAMES[djinn], "")
        n = DJINN_POINTS[djinn]
        worth = self.t.ngettext("{n} point", "{n} points", n).format(n=n) + "."
        return " ".join(
            part for part in (self.power(djinn), more, self.price(djinn), worth) if part
        )
