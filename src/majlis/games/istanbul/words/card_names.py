"""What cards are called, and what they do."""

from __future__ import annotations

from gettext import NullTranslations

from majlis.games.istanbul.data import BONUS

BONUS_NAMES = [name for name, _ in BONUS]


class CardNames:
    """Bonus and guild cards."""

    def __init__(self, t: NullTranslations) -> None:
        self.t = t

    # -- bonus cards -----------------------------------------------------------------------------

    def bonus(self, card: int) -> str:
        _ = self.t.gettext
        return {
            "gain_good": _("A good of choice"),
            "gain_5_lira": _("Five lira"),
            "double_sultan": _("Sultan again"),
            "double_post_office": _("Post again"),
            "double_gemstone": _("Dealer again"),
            "family_home": _("Family home"),
            "small_market_any": _("Sell anything"),
            "move_0": _("Stay"),
            "move_3_4": _("Far walk"),
            "return_assistant": _("Call back"),
            "two_coffee": _("Two coffee"),
            "coffee_for_guild": _("Guild contact"),
            "coffee_for_lira": _("Coffee sale"),
            "exchange_3": _("Barter"),
            "dice_reward_mocha": _("Lucky coffee"),
            "die_to_6": _("A six"),
            "move_corner": _("To a corner"),
            "double_wainwright": _("Wainwright again"),
            "double_coffee_house": _("Coffee again"),
            "take_letter": _("A letter"),
            "dice_reward_letters": _("Lucky letter"),
            "sell_one_for_7": _("Good price"),
            "good_3_lira_fabric": _("Fabric and coins"),
            "good_3_lira_spice": _("Spice and coins"),
            "good_3_lira_fruit": _("Fruit and coins"),
            "good_3_lira_jewelry": _("Jewelry and coins"),
            "copy_discard": _("Copy"),
            "family_step": _("Family outing"),
            "move_to_merchant": _("On a visit"),
            "companion_2": _("Brisk companion"),
            "use_npc": _("Call a character"),
            "double_mosque": _("Mosque again"),
            "double_secret_society": _("Society again"),
            "move_any_3_lira": _("Sedan chair"),
        }[BONUS_NAMES[card]]

    def bonus_explained(self, card: int) -> str:
        _ = self.t.gettext
        return {
            "gain_good": _("Take one good of your choice."),
            "gain_5_lira": _("Take 5 lira."),
            "double_sultan": _("Deliver to the Sultan once more, at the new price."),
            "double_post_office": _("Take the post once more."),
            "double_gemstone": _("Buy from the dealer once more, at the new price."),
            "family_home": _("Your family member goes home: a bonus card or 3 lira for you."),
            "small_market_any": _("Sell goods of any kinds at the Small Market."),
            "move_0": _("Your merchant stays where he is."),
            "move_3_4": _("Your merchant walks 3 or 4 places."),
            "return_assistant": _("One of your assistants comes back under your merchant."),
            "two_coffee": _("Take 2 coffee."),
            "coffee_for_guild": _("Pay 2 coffee, draw a guild card."),
            "coffee_for_lira": _("Pay 1 coffee, take 8 lira."),
            "exchange_3": _("Swap up to 3 goods or coffee for others."),
            "dice_reward_mocha": _("Roll: 2–5 two coffee, 6–8 two goods, 9–12 seven lira."),
            "die_to_6": _("Turn one of your dice to 6."),
            "move_corner": _("Your merchant goes to a corner of the bazaar."),
            "double_wainwright": _("Buy another extension."),
            "double_coffee_house": _("Buy another ruby for coffee."),
            "take_letter": _("Take a letter."),
            "dice_reward_letters": _("Roll: 2–5 a letter, 6–8 two goods, 9–12 seven lira."),
            "sell_one_for_7": _("Sell one good or coffee for 7 lira."),
            "good_3_lira_fabric": _("Take 1 fabric and 3 lira."),
            "good_3_lira_spice": _("Take 1 spice and 3 lira."),
            "good_3_lira_fruit": _("Take 1 fruit and 3 lira."),
            "good_3_lira_jewelry": _("Take 1 jewelry and 3 lira."),
            "copy_discard": _("Do what the top card of the discard pile says."),
            "family_step": _("Your family member steps to a place beside it and acts there."),
            "move_to_merchant": _("Your merchant goes to another one, who is not paid."),
            "companion_2": _("Your companion goes 2 places."),
            "use_npc": _("Use a character wherever he stands, at his usual price."),
            "double_mosque": _("Take another tile of this mosque."),
            "double_secret_society": _("Another ruby for 6 seals."),
            "move_any_3_lira": _("Pay 3 lira: your merchant goes to any place."),
        }[BONUS_NAMES[card]]

    def bonus_when(self, card: int) -> str:
        """The moment for which a card is made, in two or three words."""
        _ = self.t.gettext
        name = BONUS_NAMES[card]
        if name in ("move_0", "move_3_4", "move_corner", "move_to_merchant", "move_any_3_lira"):
            return _("as your move")
        if name in ("companion_2", "family_step"):
            return _("as your move")
        if name == "return_assistant":
            return _("before or after moving")
        if name == "small_market_any":
            return _("with place 11")
        if name == "die_to_6":
            return _("after your roll")
        if name == "copy_discard":
            return _("like the copied card")
        after = {
            "double_sultan": "13",
            "double_post_office": "5",
            "double_gemstone": "16",
            "double_wainwright": "1",
            "double_coffee_house": "20",
            "double_mosque": "14, 15",
            "double_secret_society": "24",
        }.get(name)
        return _("after acting on {place}").format(place=after) if after else _("any time")

    # -- guild cards -----------------------------------------------------------------------------

    def guild(self, card: int) -> str:
        _ = self.t.gettext
        return (
            "",
            _("Cartwright’s gift"),
            _("Fabric run"),
            _("Spice run"),
            _("Fruit run"),
            _("Parcel post"),
            _("Caravan"),
            _("Second wind"),
            _("Dark deals"),
            _("Double stake"),
            _("Three for 15"),
            _("Three for 20"),
            _("Open doors"),
            _("For the Sultan"),
            _("Small blessing"),
            _("Great blessing"),
            _("Gem deal"),
            _("Fresh roast"),
            _("Guild meeting"),
            _("Round of coffee"),
            _("Half price"),
        )[card]

    def guild_explained(self, card: int) -> str:
        _ = self.t.gettext
        return (
            "",
            _("Take an extension for nothing."),
            _("Fill up fabric, then one of each other good."),
            _("Fill up spice, then one of each other good."),
            _("Fill up fruit, then one of each other good."),
            _("Take 4 lira and one of each good."),
            _("Draw 3 bonus cards."),
            _("To the Fountain with any of your assistants; then another turn."),
            _("Two goods, then roll: 4–6 one jewelry, 7–12 three."),
            _("Call and roll as in the Tea House, for twice the lira."),
            _("Sell a fabric, a spice and a fruit for 15 lira."),
            _("Sell a jewelry, a fabric and a spice for 20 lira."),
            _("Act on any place; then your family member goes home."),
            _("Six goods of any kinds for the Sultan’s next ruby."),
            _("A tile of the Small Mosque for one of its goods."),
            _("A tile of the Great Mosque for one of its goods."),
            _("The dealer’s next ruby for 15 lira, then a coffee for each of your rubies."),
            _("Take 5 coffee."),
            _("Take a coffee and draw 2 guild cards."),
            _("One or two choices of the Tavern, for 1 coffee less."),
            _("The next ruby of the Coffee House for half its price."),
        )[card]
