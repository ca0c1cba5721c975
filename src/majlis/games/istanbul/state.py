"""What lies on the table of Istanbul."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.istanbul import view
from majlis.games.istanbul.data import (
    ACTIONS,
    CAPACITY,
    COFFEE_FIRST,
    COFFEE_LAST,
    DEALER_FIRST,
    DEALER_LAST,
    LABELS,
    SULTAN_FIRST,
    SULTAN_LAST,
    TARGET,
    TARGET_WITH_EXPANSION,
    Grid,
    seals_on,
)
from majlis.kernel.chance import Rng
from majlis.kernel.frame import Frame
from majlis.kernel.state import State

# Who lies in a stack.
OWN: Final = 0
WHITE: Final = 1  # a neutral assistant

# Where a companion is when he is not on a place.
GENERAL_SUPPLY: Final = 0
PERSONAL_SUPPLY: Final = -1

# Where rubies are taken from: `Istanbul.taken`.
FROM_WAINWRIGHT: Final = 0
FROM_SMALL_MOSQUE: Final = 1
FROM_GREAT_MOSQUE: Final = 2
FROM_SULTAN: Final = 3
FROM_DEALER: Final = 4
FROM_COFFEE_HOUSE: Final = 5


class Player:
    """What belongs to one player. The lists but `goods` are replaced, never edited."""

    def __init__(
        self,
        lira: int,
        coffee: int,
        rubies: int,
        extensions: int,
        goods: list[int],
        hand: list[int],
        shown: list[int],
        guild: list[int],
        letters: list[int],
        stack: list[int],
        assistants: int,
        reserve: int,
        merchant: int,
        family: int,
        companion: int,
        tiles: int,
    ) -> None:
        self.lira = lira
        self.coffee = coffee
        self.rubies = rubies
        self.extensions = extensions
        """Of the wheelbarrow, up to 3."""
        self.goods = goods
        """In the wheelbarrow, by kind."""
        self.hand = hand
        """Bonus cards, ascending: a secret, but for their number."""
        self.shown = shown
        """Those of them that everybody saw being taken, ascending."""
        self.guild = guild
        """Guild cards, ascending: a secret, but for their number."""
        self.letters = letters
        """Letters, ascending: the place, or what `delivered` makes of it."""
        self.stack = stack
        """Assistants under the merchant, the lowest first: OWN or WHITE."""
        self.assistants = assistants
        """Where own assistants were left, a bit per place."""
        self.reserve = reserve
        """Assistants beside the board: the fifth one, until the blue tile brings it."""
        self.merchant = merchant
        """The place where the merchant stands with his stack."""
        self.family = family
        self.companion = companion
        """A place, GENERAL_SUPPLY or PERSONAL_SUPPLY."""
        self.tiles = tiles
        """Mosque and tavern tiles, a bit per kind."""

    def clone(self) -> Player:
        return Player(
            self.lira,
            self.coffee,
            self.rubies,
            self.extensions,
            self.goods.copy(),
            self.hand,
            self.shown,
            self.guild,
            self.letters,
            self.stack,
            self.assistants,
            self.reserve,
            self.merchant,
            self.family,
            self.companion,
            self.tiles,
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
            "lira": self.lira,
            "coffee": self.coffee,
            "rubies": self.rubies,
            "extensions": self.extensions,
            "goods": self.goods.copy(),
            "hand": self.hand.copy(),
            "shown": self.shown.copy(),
            "guild": self.guild.copy(),
            "letters": self.letters.copy(),
            "stack": self.stack.copy(),
            "assistants": self.assistants,
            "reserve": self.reserve,
            "merchant": self.merchant,
            "family": self.family,
            "companion": self.companion,
            "tiles": self.tiles,
        }

    def capacity(self) -> int:
        """How many of each good the wheelbarrow holds."""
        return CAPACITY + self.extensions

    def has(self, tile: int) -> bool:
        return bool(self.tiles >> tile & 1)

    def seals(self) -> int:
        """On the visible sides of the letters."""
        seals = 0
        for letter in self.letters:
            seals += seals_on(letter)
        return seals


class Istanbul(State):
    def __init__(
        self,
        rules: int,
        agenda: list[Frame[Any]],
        mocha: bool,
        letters: bool,
        letters_only: bool,
        neutral_assistants: bool,
        caravan_master: bool,
        ruling_loose_long_move: bool,
        ruling_catacombs_actor_only: bool,
        players: list[Player],
        places: list[int],
        columns: int,
        grid: Grid,
        barrier: int,
        holder: int,
        walled: Grid,
        first: int,
        npcs: list[int],
        neutral_merchants: list[int],
        neutrals: list[int],
        taken: list[int],
        tiles: list[int],
        post: int,
        demand: list[list[int]],
        sales: list[int],
        deck: list[int],
        discard: list[int],
        guild_deck: int,
        guild_discard: int,
        baksheesh: int,
        kiosk_deck: int,
        kiosk_open: list[int],
        letter_deck: list[int],
        letter_discard: list[int],
        society: int,
        caravan: int,
        dice: int,
        yellow_used: bool,
        npcs_used: int,
        phase_one: bool,
        caravansary_done: bool,
        again: bool,
        round: int,
        doubled: int,
    ) -> None:
        super().__init__(rules, agenda)
        self.mocha: Final = mocha
        self.letters: Final = letters
        self.letters_only: Final = letters_only
        self.neutral_assistants: Final = neutral_assistants
        self.caravan_master: Final = caravan_master
        self.ruling_loose_long_move: Final = ruling_loose_long_move
        self.ruling_catacombs_actor_only: Final = ruling_catacombs_actor_only
        self.players: Final = players
        self.places = places
        """The place in every cell, row by row; 0 is not laid yet. Replaced, never edited."""
        self.columns: Final = columns
        self.grid = grid
        """The bazaar without the barrier: for its holder, and for the drawing."""
        self.barrier = barrier
        """The edge on which the barrier lies (`edge`), 0 for none."""
        self.holder = holder
        """The seat with the control tile of the barrier, or NONE."""
        self.walled = walled
        """The bazaar for everybody else."""
        self.first = first
        """The start player."""
        self.npcs = npcs
        """Where each character stands; 0 for one that is not in the game."""
        self.neutral_merchants = neutral_merchants
        """Where they stand, with two players."""
        self.neutrals = neutrals
        """Places with a neutral assistant, ascending, one entry each. Replaced, never edited."""
        self.taken = taken
        """Rubies taken so far, by where from."""
        self.tiles = tiles
        """Mosque and tavern tiles taken so far, by kind."""
        self.post = post
        """Markers in the lower row of the Post Office."""
        self.demand = demand
        """The demand tiles of the Large and of the Small Market in the order in which they were
        turned up, which is also that of the stack; the rest nobody has seen. Each list is
        replaced, never edited."""
        self.sales = sales
        """How often each market's stack was turned over."""
        self.deck = deck
        """Bonus cards in the deck, by kind; in a view also the others' hidden ones."""
        self.discard = discard
        """The bonus discard pile, its top last. Replaced, never edited."""
        self.guild_deck = guild_deck
        """Guild cards in the deck, a bit each; in a view also the others' ones."""
        self.guild_discard = guild_discard
        self.baksheesh = baksheesh
        """The side of the baksheesh tile that is up."""
        self.kiosk_deck = kiosk_deck
        """Kiosk tiles in the stacks, a bit each; what is not there and not open is discarded."""
        self.kiosk_open = kiosk_open
        """Kiosk tiles to choose from, ascending. Replaced, never edited."""
        self.letter_deck = letter_deck
        """Letters in the supply, by place less one. Replaced, never edited."""
        self.letter_discard = letter_discard
        """Letters used, by place less one. Replaced, never edited."""
        self.society = society
        """How often the Secret Society has given a ruby."""
        self.caravan = caravan
        """The caravan master's seat; NONE while the token lies on the Caravansary."""
        self.dice = dice
        """The two dice, as `two_dice` packs them."""
        self.yellow_used = yellow_used
        """This turn."""
        self.npcs_used = npcs_used
        """In this turn's encounters, a bit each."""
        self.phase_one = phase_one
        """A card of phase 1 was played this turn: it cannot be a guild turn any more."""
        self.caravansary_done = caravansary_done
        """Its action was carried out this turn."""
        self.again = again
        """Guild card 7 was played: the same player has another turn."""
        self.round = round
        """The number of the round; 0 before the first one."""
        self.doubled = doubled
        """Seats that have bought a double move this round, a bit each."""

    def clone(self) -> Istanbul:
        s = Istanbul(
            self.rules,
            self.agenda.copy(),
            self.mocha,
            self.letters,
            self.letters_only,
            self.neutral_assistants,
            self.caravan_master,
            self.ruling_loose_long_move,
            self.ruling_catacombs_actor_only,
            [player.clone() for player in self.players],
            self.places,
            self.columns,
            self.grid,
            self.barrier,
            self.holder,
            self.walled,
            self.first,
            self.npcs.copy(),
            self.neutral_merchants.copy(),
            self.neutrals,
            self.taken.copy(),
            self.tiles.copy(),
            self.post,
            self.demand.copy(),
            self.sales.copy(),
            self.deck.copy(),
            self.discard,
            self.guild_deck,
            self.guild_discard,
            self.baksheesh,
            self.kiosk_deck,
            self.kiosk_open,
            self.letter_deck,
            self.letter_discard,
            self.society,
            self.caravan,
            self.dice,
            self.yellow_used,
            self.npcs_used,
            self.phase_one,
            self.caravansary_done,
            self.again,
            self.round,
            self.doubled,
        )
        s.share(self)
        return s

    def dump_fields(self) -> dict[str, Any]:
        return {
            "mocha": self.mocha,
            "letters": self.letters,
            "letters_only": self.letters_only,
            "neutral_assistants": self.neutral_assistants,
            "caravan_master": self.caravan_master,
            "ruling_loose_long_move": self.ruling_loose_long_move,
            "ruling_catacombs_actor_only": self.ruling_catacombs_actor_only,
            "players": [player.dump_fields() for player in self.players],
            "places": self.places.copy(),
            "columns": self.columns,
            "barrier": self.barrier,
            "holder": self.holder,
            "first": self.first,
            "npcs": self.npcs.copy(),
            "neutral_merchants": self.neutral_merchants.copy(),
            "neutrals": self.neutrals.copy(),
            "taken": self.taken.copy(),
            "tiles": self.tiles.copy(),
            "post": self.post,
            "demand": [tiles.copy() for tiles in self.demand],
            "sales": self.sales.copy(),
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "guild_deck": self.guild_deck,
            "guild_discard": self.guild_discard,
            "baksheesh": self.baksheesh,
            "kiosk_deck": self.kiosk_deck,
            "kiosk_open": self.kiosk_open.copy(),
            "letter_deck": self.letter_deck.copy(),
            "letter_discard": self.letter_discard.copy(),
            "society": self.society,
            "caravan": self.caravan,
            "dice": self.dice,
            "yellow_used": self.yellow_used,
            "npcs_used": self.npcs_used,
            "phase_one": self.phase_one,
            "caravansary_done": self.caravansary_done,
            "again": self.again,
            "round": self.round,
            "doubled": self.doubled,
        }

    @classmethod
    def load_fields(cls, rules: int, agenda: list[Frame[Any]], table: dict[str, Any]) -> Istanbul:
        players = [Player(**player) for player in table["players"]]
        grid = laid_out(table["places"], table["columns"], 0)
        wall = table["barrier"]
        walled = laid_out(table["places"], table["columns"], wall) if wall else grid
        return Istanbul(
            rules, agenda, **{**table, "players": players, "grid": grid, "walled": walled}
        )

    def hide_secrets(self, seat: int) -> None:
        view.hide_secrets(self, seat)

    def sample_secrets(self, rng: Rng) -> None:
        view.sample_secrets(self, rng)

    # -- how things stand ----------------------------------------------------------------------

    def reach(self, seat: int) -> Grid:
        """The bazaar as this player's figures may walk it."""
        return self.grid if seat == self.holder else self.walled

    def sultan_goods(self) -> int:
        """Goods that the next ruby costs at the Sultan's Palace."""
        return min(SULTAN_FIRST[len(self.players)] + self.taken[FROM_SULTAN], SULTAN_LAST)

    def dealer_price(self) -> int:
        """Lira that the next ruby costs at the Gemstone Dealer."""
        return min(DEALER_FIRST[len(self.players)] + self.taken[FROM_DEALER], DEALER_LAST)

    def coffee_price(self) -> int:
        """Coffee that the next ruby costs at the Coffee House."""
        return min(COFFEE_FIRST + self.taken[FROM_COFFEE_HOUSE], COFFEE_LAST)

    def target(self) -> int:
        """Rubies that bring the end of the game."""
        return TARGET_WITH_EXPANSION if self.mocha or self.letters else TARGET[len(self.players)]

    # -- the result ----------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """Rubies are all that counts; ties are broken in `winners`."""
        return [{"rubies": player.rubies} for player in self.players]

    def winners(self) -> list[int]:
        """End of the game: most rubies, then most lira, goods, bonus cards left; else shared."""
        standings = [
            (player.rubies, player.lira, sum(player.goods), len(player.hand))
            for player in self.players
        ]
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]


def laid_out(places: list[int], columns: int, wall: int) -> Grid:
    """The grid of a layout; an empty one while places are still being laid."""
    return Grid([] if 0 in places else places, columns, wall)


def catacombs_became_a_ruling(dump: dict[str, Any]) -> dict[str, Any]:
    """Before rules version 2 only the figure that acted went on from there."""
    return {**dump, "table": {**dump["table"], "ruling_catacombs_actor_only": True}}


Istanbul.ACTIONS = ACTIONS
Istanbul.LABELS = LABELS
Istanbul.MIGRATIONS = [catacombs_became_a_ruling]
