"""What the things on the table are called, and what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from majlis import words
from majlis.games.istanbul.data import (
    GOODS,
    KIOSK_TILES,
    MOST_PLACES,
    NPCS,
    TILES,
    delivered,
    is_delivered,
    place_on,
)
from majlis.games.istanbul.words.card_names import BONUS_NAMES, CardNames
from majlis.games.istanbul.words.tile_names import TileNames


def sentence(text: str) -> str:
    """A few words as a sentence."""
    return words.capital(text) + "."


class Names(words.Names):
    """Names and explanations; the other parts of the words are built on them."""

    THINGS = (
        "turn",
        "assistants",
        "tolls",
        "encounters",
        "carts",
        "rubies",
        "end",
        *(f"place:{place}" for place in range(1, MOST_PLACES + 1)),
        *(f"npc:{npc}" for npc in NPCS),
        "companion",
        "letters_and_seals",
        "barrier",
        "baksheesh",
        *(f"tile:{tile}" for tile in TILES),
        *(f"card:{card}" for card in BONUS_NAMES),
        *(f"guild:{card}" for card in range(1, 21)),
        *(f"kiosk:{tile}" for tile in KIOSK_TILES),
    )

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        super().__init__(code, players)
        self.cards = CardNames(self.t)
        self.tiles = TileNames(self.t)

    def name(self, thing: str) -> str:
        _ = self.t.gettext
        kind, _colon, what = thing.partition(":")
        match kind:
            case "place":
                return self.numbered(int(what))
            case "good":
                return self.good(GOODS.index(what))
            case "npc":
                return self.npc(NPCS.index(what))
            case "card":
                return self.cards.bonus(BONUS_NAMES.index(what))
            case "guild":
                return self.cards.guild(int(what))
            case "tile":
                return self.tiles.tile(TILES.index(what))
            case "kiosk":
                return self.tiles.kiosk(KIOSK_TILES.index(what))
            case "letter":
                return self.letter(int(what))
            case "delivered":
                return self.letter(delivered(int(what)))
            case "merchant" | "family" | "seat":
                return self.player(int(what))
            case "+1" | "+5" | "+10":
                return self.lira(int(kind))
            case "call" | "cell":
                return what
            case "face":
                return _("The die shows {n}").format(n=what)
            case "demand":
                return _("Demand tile {n}").format(n=what)
        return self.other_thing(thing)

    def other_thing(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "done": _("No more"),
            "coffee": _("Coffee"),
            "lira": _("Lira"),
            "deck": _("From the deck"),
            "discard": _("From the discard pile"),
            "cards": _("Bonus cards"),
            "guilds": _("Guild cards"),
            "seals": _("Seals"),
            "act": _("Act"),
            "stop": _("End the turn"),
            "pay": _("Pay"),
            "take": _("Pick up"),
            "leave": _("Leave one"),
            "neutral": _("Pick up a neutral one"),
            "companion": _("Companion"),
            "barrier": _("Barrier"),
            "baksheesh": _("Baksheesh"),
            "die:first": _("First die"),
            "die:second": _("Second die"),
            "reroll": _("Roll again"),
            # where points come from
            "rubies": _("Rubies"),
            # what the rules page explains besides
            "turn": _("A turn"),
            "assistants": _("Assistants"),
            "tolls": _("Other merchants"),
            "encounters": _("Encounters"),
            "carts": _("Carts"),
            "end": _("End of the game"),
            "letters_and_seals": _("Letters and seals"),
        }[thing]

    def sign(self, icon: str) -> str:
        if icon in GOODS:
            return self.good(GOODS.index(icon))
        many = {"ruby": "rubies", "card": "cards", "guild": "guilds", "seal": "seals"}
        return self.name(many.get(icon, icon))

    def explain(self, thing: str) -> str:
        kind, _colon, what = thing.partition(":")
        match kind:
            case "place":
                return self.place_explained(int(what))
            case "npc":
                return self.npc_explained(NPCS.index(what))
            case "card":
                card = BONUS_NAMES.index(what)
                when = sentence(self.cards.bonus_when(card))
                return f"{self.cards.bonus_explained(card)} {when}"
            case "guild":
                return self.cards.guild_explained(int(what))
            case "tile":
                return self.tiles.tile_explained(TILES.index(what))
            case "kiosk":
                return self.tiles.kiosk_explained(KIOSK_TILES.index(what))
        return self.other_explained(kind)

    def other_explained(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "turn": _(
                "Your merchant walks 1 or 2 places, leaves an assistant there or picks one up, "
                "pays other merchants, acts, and meets whoever else is there."
            ),
            "assistants": _(
                "Without an assistant you cannot act: pick up your own one who waits at the "
                "place, or leave the lowest one of your stack. Otherwise your turn ends. At the "
                "Fountain none is needed."
            ),
            "tolls": _(
                "2 lira for every other merchant or companion at the place, or your turn ends. "
                "At the Fountain nobody is paid."
            ),
            "encounters": _(
                "Family members of others are sent home, for a bonus card or 3 lira each. "
                "Characters may serve you once each; then the dice tell where they go."
            ),
            "carts": _("A cart holds 2 of each good, and 1 more of each with every extension."),
            "rubies": _("Rubies are all that counts in the end."),
            "end": _(
                "When somebody has the rubies that are needed, the round is the last one. Ties: "
                "lira, then goods, then bonus cards."
            ),
            "companion": _(
                "Goes one place at a time instead of your merchant, needs no assistant, pays and "
                "meets others as he does."
            ),
            "letters_and_seals": _(
                "A letter has one seal, and two once one of your figures has been at its place. "
                "Three seals buy another turn, six a ruby."
            ),
            "barrier": _("Only the player who placed it walks through it."),
            "baksheesh": _("4 coffee and 3 of the good that it shows for a ruby."),
            "family": _("Waits in the Police Station, or wherever it was sent to act."),
            "merchant": _("A merchant stands on his assistants."),
            "good": _("Goods fill the cart. They are sold, delivered or given away."),
            "coffee": _("Coffee does not count as a good; you can hold any number."),
            "lira": _("The money of the bazaar."),
            "cards": _("Your bonus cards: nobody else sees them."),
            "guilds": _("Your guild cards: each of them replaces a whole turn."),
            "letter": _("Bring one of your figures to its place, and it shows two seals."),
            "delivered": _("A delivered letter: two seals."),
            "deck": _("The bonus deck, face down."),
            "discard": _("The discard pile of the bonus cards, face up."),
        }.get(thing, "")

    # -- places ----------------------------------------------------------------------------------

    def place(self, place: int) -> str:
        _ = self.t.gettext
        return (
            "",
            _("Wainwright"),
            _("Fabric Warehouse"),
            _("Spice Warehouse"),
            _("Fruit Warehouse"),
            _("Post Office"),
            _("Caravansary"),
            _("Fountain"),
            _("Black Market"),
            _("Tea House"),
            _("Large Market"),
            _("Small Market"),
            _("Police Station"),
            _("Sultan’s Palace"),
            _("Small Mosque"),
            _("Great Mosque"),
            _("Gemstone Dealer"),
            _("Roasting Plant"),
            _("Guild Hall"),
            _("Tavern"),
            _("Coffee House"),
            _("Embassy"),
            _("Kiosk"),
            _("Auction House"),
            _("Secret Society"),
            _("Catacombs"),
        )[place]

    def short_place(self, place: int) -> str:
        """For a phone."""
        pgettext = self.t.pgettext
        return (
            "",
            pgettext("short", "Wainwright"),
            pgettext("short", "Fabric"),
            pgettext("short", "Spice"),
            pgettext("short", "Fruit"),
            pgettext("short", "Post Office"),
            pgettext("short", "Caravan"),
            pgettext("short", "Fountain"),
            pgettext("short", "Bl. Market"),
            pgettext("short", "Tea House"),
            pgettext("short", "L. Market"),
            pgettext("short", "S. Market"),
            pgettext("short", "Police"),
            pgettext("short", "Palace"),
            pgettext("short", "S. Mosque"),
            pgettext("short", "G. Mosque"),
            pgettext("short", "Gems"),
            pgettext("short", "Roasting"),
            pgettext("short", "Guild Hall"),
            pgettext("short", "Tavern"),
            pgettext("short", "Coffee H."),
            pgettext("short", "Embassy"),
            pgettext("short", "Kiosk"),
            pgettext("short", "Auction"),
            pgettext("short", "Society"),
            pgettext("short", "Catacombs"),
        )[place]

    def numbered(self, place: int) -> str:
        return f"{place} {self.place(place)}"

    def place_explained(self, place: int) -> str:
        _ = self.t.gettext
        return (
            "",
            _("7 lira buy an extension of the cart; the third one comes with a ruby."),
            _("Fill your cart with fabric."),
            _("Fill your cart with spice."),
            _("Fill your cart with fruit."),
            _("Take everything that is not covered; then a marker moves on."),
            _(
                "Take two bonus cards, from the deck or the top of the discard pile; then discard "
                "one."
            ),
            _(
                "Any of your assistants come back under your merchant. Here you need no "
                "assistant and pay nobody."
            ),
            _(
                "Take a fabric, a spice or a fruit, and roll for jewelry: one from 7, two from 9, "
                "three from 11."
            ),
            _(
                "Call a number from 3 to 12 and roll. Roll at least that, and you get that many "
                "lira; otherwise 2."
            ),
            _("Sell up to five goods that are wanted; the more, the better the price."),
            _("Sell up to five goods that are wanted; the more, the better the price."),
            _("Send your family member out of here to any place, to act there."),
            _("Deliver the goods shown for a ruby; each ruby costs one good more."),
            _(
                "Own as many fabric or spice as a tile shows, pay one of them and take it. Both "
                "tiles bring a ruby."
            ),
            _(
                "Own as many jewelry or fruit as a tile shows, pay one of them and take it. Both "
                "tiles bring a ruby."
            ),
            _("Pay the price for a ruby; the next one costs 1 lira more."),
            _("Two coffee for 2 lira, two for a good, two for a card: as many as you like."),
            _("Take a coffee and two guild cards, then discard one."),
            _("One of three: the barrier, a tavern tile, or a ruby for coffee and goods."),
            _("Pay the price in coffee for a ruby; the next one costs 1 coffee more."),
            _("Take two letters."),
            _("Take a letter; then everybody takes a kiosk tile, and you the last one too."),
            _("Take a good; then two bonus cards are auctioned."),
            _("Pay 6 seals for a ruby of your choice, and some lira for the first three times."),
            _("Take a good or a coffee; then your figure goes wherever you like."),
        )[place]

    # -- goods and money -------------------------------------------------------------------------

    def good(self, good: int) -> str:
        _ = self.t.gettext
        return (_("Fabric"), _("Spice"), _("Fruit"), _("Jewelry"))[good]

    def goods(self, good: int, n: int, sign: str = "") -> str:
        ngettext = self.t.ngettext
        text = (
            ngettext("{n} fabric", "{n} fabric", n),
            ngettext("{n} spice", "{n} spice", n),
            ngettext("{n} fruit", "{n} fruit", n),
            ngettext("{n} jewelry", "{n} jewelry", n),
        )[good]
        return sign + text.format(n=n)

    def lira(self, n: int, sign: str = "") -> str:
        return sign + self.t.ngettext("{n} lira", "{n} lira", n).format(n=n)

    def for_lira(self, n: int) -> str:
        """For so many lira."""
        return self.t.npgettext("for", "{n} lira", "{n} lira", n).format(n=n)

    def coffee(self, n: int, sign: str = "") -> str:
        return sign + self.t.ngettext("{n} coffee", "{n} coffee", n).format(n=n)

    def of_goods(self, n: int) -> str:
        return self.t.ngettext("{n} good", "{n} goods", n).format(n=n)

    def bonus_cards(self, n: int) -> str:
        return self.t.ngettext("{n} bonus card", "{n} bonus cards", n).format(n=n)

    def guild_cards(self, n: int) -> str:
        return self.t.ngettext("{n} guild card", "{n} guild cards", n).format(n=n)

    def rubies(self, n: int) -> str:
        return self.t.ngettext("{n} ruby", "{n} rubies", n).format(n=n)

    def seals(self, n: int) -> str:
        return self.t.ngettext("{n} seal", "{n} seals", n).format(n=n)

    def letter(self, letter: int) -> str:
        if is_delivered(letter):
            return self.t.gettext("Delivered letter ({place})").format(place=place_on(letter))
        return self.t.gettext("Letter to {place}").format(place=self.numbered(letter))

    # -- figures ---------------------------------------------------------------------------------

    def npc(self, npc: int) -> str:
        _ = self.t.gettext
        return (_("Governor"), _("Smuggler"), _("Coffee trader"), _("Courier"))[npc]

    def npc_explained(self, npc: int) -> str:
        _ = self.t.gettext
        return (
            _("Gives a bonus card for 2 lira or a bonus card."),
            _("Gives a good of your choice for 2 lira or a good."),
            _("Gives a coffee for 2 lira or a good."),
            _("Gives a letter for 2 lira or a letter."),
        )[npc]
