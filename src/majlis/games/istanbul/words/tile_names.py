"""What tiles are called, and what they do."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.games.istanbul.data import KIOSK_TILES, TILES


class TileNames:
    """Mosque, tavern and kiosk tiles."""

    def __init__(self, t: NullTranslations) -> None:
        self.t = t

    # -- mosque and tavern tiles -----------------------------------------------------------------

    def tile(self, tile: int) -> str:
        _ = self.t.gettext
        return {
            "red": _("Red tile"),
            "green": _("Green tile"),
            "blue": _("Blue tile"),
            "yellow": _("Yellow tile"),
            "straight": _("Straight on"),
            "welcome": _("Free service"),
        }[TILES[tile]]

    def tile_explained(self, tile: int) -> str:
        _ = self.t.gettext
        return {
            "red": _(
                "After your roll in the Tea House or the Black Market: turn a die to 4, or roll "
                "both once more."
            ),
            "green": _("In a warehouse: one more good of any kind for 2 lira."),
            "blue": _("Brings your fifth assistant."),
            "yellow": _("Once a turn, for 2 lira: call an assistant from another place back."),
            "straight": _("Your merchant may walk as far as you like in a straight line."),
            "welcome": _("Governor, smuggler, coffee trader and courier cost you nothing."),
        }[TILES[tile]]

    # -- kiosk tiles -----------------------------------------------------------------------------

    def kiosk(self, tile: int) -> str:
        _ = self.t.gettext
        return {
            "fruit_lira": _("Fruit and a lira"),
            "spice_lira": _("Spice and a lira"),
            "fabric_lira": _("Fabric and a lira"),
            "two_fruit": _("Two fruit"),
            "two_spice": _("Two spice"),
            "two_fabric": _("Two fabric"),
            "fruit": _("One fruit"),
            "spice": _("One spice"),
            "fabric": _("One fabric"),
            "jewelry": _("One jewelry"),
            "bonus": _("One bonus card"),
            "two_lira": _("Two lira"),
            "coffee_or_2": _("Coffee or two lira"),
            "coffee_or_3": _("Coffee or three lira"),
            "companion": _("Companion"),
            "die": _("Throw of a die"),
            "extension_10": _("Extension for lira"),
            "extension_goods": _("Extension for goods"),
            "to_fountain": _("To the Fountain"),
            "good_letter": _("Good and letter"),
            "bonus_letter": _("Card and letter"),
            "lira_letter": _("Lira and letter"),
            "lira_good": _("Lira and good"),
            "lira_bonus": _("Lira and card"),
        }[KIOSK_TILES[tile]]

    def kiosk_explained(self, tile: int) -> str:
        _ = self.t.gettext
        return {
            "fruit_lira": _("Take 1 fruit and 1 lira."),
            "spice_lira": _("Take 1 spice and 1 lira."),
            "fabric_lira": _("Take 1 fabric and 1 lira."),
            "two_fruit": _("Take 2 fruit."),
            "two_spice": _("Take 2 spice."),
            "two_fabric": _("Take 2 fabric."),
            "fruit": _("Take 1 fruit."),
            "spice": _("Take 1 spice."),
            "fabric": _("Take 1 fabric."),
            "jewelry": _("Take 1 jewelry."),
            "bonus": _("Draw a bonus card."),
            "two_lira": _("Take 2 lira."),
            "coffee_or_2": _("Take 1 coffee or 2 lira."),
            "coffee_or_3": _("Take 1 coffee or 3 lira."),
            "companion": _("Your companion comes into your supply."),
            "die": _("Roll one die: a lira for every pip."),
            "extension_10": _("Pay 10 lira for an extension."),
            "extension_goods": _("Pay one of each good for an extension."),
            "to_fountain": _("Your merchant’s stack goes to the Fountain."),
            "good_letter": _("A good or coffee for a letter, or the other way round."),
            "bonus_letter": _("A bonus card for a letter, or the other way round."),
            "lira_letter": _("2 lira for a letter, or a letter for 3 lira."),
            "lira_good": _("2 lira for a good or coffee, or one of them for 3 lira."),
            "lira_bonus": _("2 lira for a bonus card, or a bonus card for 3 lira."),
        }[KIOSK_TILES[tile]]
