"""What lies on the table of Marrakesh.

Lists that are marked "replaced" are never edited: clones share them.
"""

from __future__ import annotations

from typing import Any, Final

from majlis.games.marrakesh import view
from majlis.games.marrakesh.data import ACTIONS, BEIGE, LABELS, LAST_SCROLL
from majlis.kernel.chance import Rng
from majlis.kernel.frame import Frame
from majlis.kernel.state import State

# Where points came from; a player's points are kept by source.
FROM_START: Final = 0
FROM_DEPLOYING: Final = 1
FROM_SQUARE: Final = 2
FROM_RIVER: Final = 3
FROM_STAIRS: Final = 4
FROM_SOUK: Final = 5
FROM_GATES: Final = 6
FROM_SCROLLS: Final = 7
FROM_RIVER_TILES: Final = 8
FROM_PROVISIONS: Final = 9
FROM_ORCHARD: Final = 10  # dates only
SOURCES: Final = [
    *["start", "deploying", "square", "river", "stairs"],
    *["souk", "gates", "scrolls", "river_tiles", "provisions"],
]


class Player:
    """One player's boards, pawns and supply."""

    def __init__(
        self,
        points: list[int],
        stock: list[int],
        keshis: list[int],
        hand: int,
        picked: list[int],
        assistants: list[int],
        vendors: int,
        resting: int,
        square: int,
        disc: int,
        start: int,
        left: int,
        right: int,
        oases: list[int],
        track: list[int],
        stored: list[int],
        towns: list[int],
        towns_claimed: int,
        gates: list[int],
        kept: list[int],
        scrolls: list[int],
        may_refresh: bool,
        luxuries: int,
        stairs: list[int],
        river: int,
        arrival: int,
        moved: bool,
        active: list[int],
        face_down: list[int],
        turning: int,
    ) -> None:
        self.points = points
        """Points so far, by source."""
        self.stock = stock
        """Water, dates, dinars."""
        self.keshis = keshis
        """Keshis on the board, by colour; guards both on the watchtower and at gates."""
        self.hand = hand
        """Keshis behind the screen, a bit per colour; everyone can work them out."""
        self.picked = picked
        """Colours selected for this round, ascending; secret until all have three."""
        self.assistants = assistants
        """Assistants waiting to be used, by sector."""
        self.vendors = vendors
        """Sectors with a water vendor, a bit each; the souk's is scroll 57's."""
        self.resting = resting
        """Vendors who bring no water before the player's next turn, a bit each."""
        self.square = square
        """Spaces of the main square with an entertainer, a bit each."""
        self.disc = disc
        """How far the audience disc is turned clockwise, 0-7; NONE before it is laid."""
        self.start = start
        """Caravans at the start oasis, 0-2."""
        self.left = left
        """Caravans on the left path."""
        self.right = right
        """Caravans on the right path."""
        self.oases = oases
        """The oasis that lies discovered beside each Sahara space, or NONE. Replaced."""
        self.track = track
        """The keshi on each space of the storage track, or NONE. Replaced."""
        self.stored = stored
        """Claimed oases, in the order of claiming. Replaced."""
        self.towns = towns
        """The desert town at the end of the left and of the right path, or NONE. Replaced."""
        self.towns_claimed = towns_claimed
        """Which of them are claimed: 1 left, 2 right."""
        self.gates = gates
        """The colour of the gate beside each sector, or NONE. Replaced."""
        self.kept = kept
        """Keshis laid aside: drawn for the storage track, or got with gates. Replaced."""
        self.scrolls = scrolls
        """1 for every scroll owned, by number. Replaced."""
        self.may_refresh = may_refresh
        """Neither refreshed the scrolls nor bought one in this round yet."""
        self.luxuries = luxuries
        """Luxury goods, a bit each."""
        self.stairs = stairs
        """The steps of courtier and student: palace, mosque."""
        self.river = river
        """The space of the fisherman."""
        self.arrival = arrival
        """When he came there: on one space, and at the jetty, the earlier is ahead."""
        self.moved = moved
        """Whether he has made a step in this season."""
        self.active = active
        """Provision tiles that are face up. Replaced."""
        self.face_down = face_down
        """Provision tiles that only the owner knows. Replaced."""
        self.turning = turning
        """The tile chosen to be turned up next, or NONE; secret until all have chosen."""

    def clone(self) -> Player:
        return Player(
            self.points.copy(),
            self.stock.copy(),
            self.keshis.copy(),
            self.hand,
            self.picked,
            self.assistants.copy(),
            self.vendors,
            self.resting,
            self.square,
            self.disc,
            self.start,
            self.left,
            self.right,
            self.oases,
            self.track,
            self.stored,
            self.towns,
            self.towns_claimed,
            self.gates,
            self.kept,
            self.scrolls,
            self.may_refresh,
            self.luxuries,
            self.stairs.copy(),
            self.river,
            self.arrival,
            self.moved,
            self.active,
            self.face_down,
            self.turning,
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
            "points": self.points.copy(),
            "stock": self.stock.copy(),
            "keshis": self.keshis.copy(),
            "hand": self.hand,
            "picked": self.picked.copy(),
            "assistants": self.assistants.copy(),
            "vendors": self.vendors,
            "resting": self.resting,
            "square": self.square,
            "disc": self.disc,
            "start": self.start,
            "left": self.left,
            "right": self.right,
            "oases": self.oases.copy(),
            "track": self.track.copy(),
            "stored": self.stored.copy(),
            "towns": self.towns.copy(),
            "towns_claimed": self.towns_claimed,
            "gates": self.gates.copy(),
            "kept": self.kept.copy(),
            "scrolls": [scroll for scroll, owned in enumerate(self.scrolls) if owned],
            "may_refresh": self.may_refresh,
            "luxuries": self.luxuries,
            "stairs": self.stairs.copy(),
            "river": self.river,
            "arrival": self.arrival,
            "moved": self.moved,
            "active": self.active.copy(),
            "face_down": self.face_down.copy(),
            "turning": self.turning,
        }

    def built(self) -> int:
        """City gates on the board."""
        n = 0
        for gate in self.gates:
            if gate >= 0:
                n += 1
        return n

    def watch(self) -> int:
        """Guards on the watchtower, committed to no gate."""
        return self.keshis[BEIGE] - self.built()


def lay_player(table: dict[str, Any]) -> Player:
    scrolls = [0] * (LAST_SCROLL + 1)
    for scroll in table["scrolls"]:
        scrolls[scroll] = 1
    return Player(**{**table, "scrolls": scrolls})


class Tower:
    """What is inside the cube tower, known to nobody. Replaced, never edited, outside a throw."""

    def __init__(
        self,
        upper: list[int],
        lower: list[int],
        dropping: list[int],
        falling: list[int],
        landed: list[int],
        arriving: int,
        floor: int,
        stays: bool,
        loose: int,
    ) -> None:
        self.upper = upper
        """Keshis on floor A, by colour."""
        self.lower = lower
        """Keshis on floor B, by colour."""
        self.dropping = dropping
        """Thrown keshis still above floor A, by colour."""
        self.falling = falling
        """Keshis on their way from A to B, in their order."""
        self.landed = landed
        """Keshis that have come out in this throw, by colour."""
        self.arriving = arriving
        """The keshi that is arriving at a floor, or NONE."""
        self.floor = floor
        """The floor at which it is arriving: 0 A, 1 B."""
        self.stays = stays
        """Whether it will stay there."""
        self.loose = loose
        """How many of the keshis lying there are still to be knocked loose."""

    def clone(self) -> Tower:
        return Tower(
            self.upper.copy(),
            self.lower.copy(),
            self.dropping.copy(),
            self.falling.copy(),
            self.landed.copy(),
            self.arriving,
            self.floor,
            self.stays,
            self.loose,
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
            "upper": self.upper.copy(),
            "lower": self.lower.copy(),
            "dropping": self.dropping.copy(),
            "falling": self.falling.copy(),
            "landed": self.landed.copy(),
            "arriving": self.arriving,
            "floor": self.floor,
            "stays": self.stays,
            "loose": self.loose,
        }


PLAYER_FIELDS: Final = (
    "points",
    "stock",
    "keshis",
    "hand",
    "picked",
    "assistants",
    "vendors",
    "resting",
    "square",
    "disc",
    "start",
    "left",
    "right",
    "oases",
    "track",
    "stored",
    "towns",
    "towns_claimed",
    "gates",
    "kept",
    "scrolls",
    "may_refresh",
    "luxuries",
    "stairs",
    "river",
    "arrival",
    "moved",
    "active",
    "face_down",
    "turning",
)
TOWER_FIELDS: Final = (
    "upper",
    "lower",
    "dropping",
    "falling",
    "landed",
    "arriving",
    "floor",
    "stays",
    "loose",
)


class Marrakesh(State):
    def __init__(
        self,
        rules: int,
        agenda: list[Frame[Any]],
        tower_b2: bool,
        staircase_tiles: bool,
        imam_sultan: bool,
        purple_spectators: bool,
        desert_towns: bool,
        ruling_new_vendors_wait: bool,
        season: int,
        round: int,
        figure: int,
        camel: int,
        clock: int,
        players: list[Player],
        tower: Tower,
        lodged: list[int],
        thrown: list[int],
        base: list[int],
        oasis_bag: list[int],
        offered_oases: list[int],
        river_tiles: list[int],
        office: int,
        office_bag: int,
        academies: list[int],
        stacks: list[list[int]],
        scroll_bag: list[int],
        shops: list[int],
        shop_stacks: list[int],
        luxury_bag: list[int],
        workshops: list[int],
        web: list[int],
        stair_bag: list[int],
        town_display: list[int],
        escorted: list[int],
        escort_steps: list[int],
        crocodile: int,
    ) -> None:
        super().__init__(rules, agenda)
        self.tower_b2: Final = tower_b2
        self.staircase_tiles: Final = staircase_tiles
        self.imam_sultan: Final = imam_sultan
        self.purple_spectators: Final = purple_spectators
        self.desert_towns: Final = desert_towns
        self.ruling_new_vendors_wait: Final = ruling_new_vendors_wait
        self.season = season
        """1-3; 0 while the game is set up."""
        self.round = round
        """1-4 within the season."""
        self.figure = figure
        """Who holds the season tracker."""
        self.camel = camel
        """Who holds the round tracker, and begins."""
        self.clock = clock
        """Steps made on the river so far: who came first to a space."""
        self.players = players
        self.tower = tower
        self.lodged = lodged
        """Keshis in the tower before the throw, by colour: everyone can work it out. Replaced."""
        self.thrown = thrown
        """Keshis in the throw that is going on, by colour; else none. Replaced."""
        self.base = base
        """Keshis in the tower's base, by colour."""
        self.oasis_bag = oasis_bag
        """Oases that nobody has seen, ascending. Replaced."""
        self.offered_oases = offered_oases
        """River tile 02: the oases that its winner chooses from. Replaced."""
        self.river_tiles = river_tiles
        """The side that is up for each season. Replaced."""
        self.office = office
        """The exchange office that is open, or NONE."""
        self.office_bag = office_bag
        """Offices that may still come, a bit each."""
        self.academies = academies
        """The scroll that lies face up on each of 12 stacks, or NONE. Replaced."""
        self.stacks = stacks
        """What lies below, from the bottom: HIDDEN, or a scroll that was put there. Replaced."""
        self.scroll_bag = scroll_bag
        """Scrolls that nobody has seen, ascending. Replaced."""
        self.shops = shops
        """The luxury good that lies face up in each of 5 shops, or NONE. Replaced."""
        self.shop_stacks = shop_stacks
        """How many lie below it. Replaced."""
        self.luxury_bag = luxury_bag
        """Luxury goods that nobody has seen, ascending. Replaced."""
        self.workshops = workshops
        """Gates: 12 colours for each of 4 workshops. Replaced."""
        self.web = web
        """The bonus of each inner space of the web. Replaced."""
        self.stair_bag = stair_bag
        """Staircase tiles in the bag, ascending, while the game is set up. Replaced."""
        self.town_display = town_display
        """Desert towns on display, ascending. Replaced."""
        self.escorted = escorted
        """Whom sultan (palace) and imam (mosque) accompany, or NONE."""
        self.escort_steps = escort_steps
        """Where they wait while they accompany nobody; NONE when they have left the game."""
        self.crocodile = crocodile
        """River tile 09: whose fisherman starts season 3 on the crocodile, or NONE."""

    def clone(self) -> Marrakesh:
        s = Marrakesh(
            self.rules,
            self.agenda.copy(),
            self.tower_b2,
            self.staircase_tiles,
            self.imam_sultan,
            self.purple_spectators,
            self.desert_towns,
            self.ruling_new_vendors_wait,
            self.season,
            self.round,
            self.figure,
            self.camel,
            self.clock,
            [player.clone() for player in self.players],
            self.tower,
            self.lodged,
            self.thrown,
            self.base.copy(),
            self.oasis_bag,
            self.offered_oases,
            self.river_tiles,
            self.office,
            self.office_bag,
            self.academies,
            self.stacks,
            self.scroll_bag,
            self.shops,
            self.shop_stacks,
            self.luxury_bag,
            self.workshops,
            self.web,
            self.stair_bag,
            self.town_display,
            self.escorted.copy(),
            self.escort_steps.copy(),
            self.crocodile,
        )
        s.share(self)
        return s

    def dump_fields(self) -> dict[str, Any]:
        """What belongs to the players is listed by seat under the name of its field."""
        boards = [player.dump_fields() for player in self.players]
        return {
            "tower_b2": self.tower_b2,
            "staircase_tiles": self.staircase_tiles,
            "imam_sultan": self.imam_sultan,
            "purple_spectators": self.purple_spectators,
            "desert_towns": self.desert_towns,
            "ruling_new_vendors_wait": self.ruling_new_vendors_wait,
            "season": self.season,
            "round": self.round,
            "figure": self.figure,
            "camel": self.camel,
            "clock": self.clock,
            "lodged": self.lodged.copy(),
            "thrown": self.thrown.copy(),
            "base": self.base.copy(),
            "oasis_bag": self.oasis_bag.copy(),
            "offered_oases": self.offered_oases.copy(),
            "river_tiles": self.river_tiles.copy(),
            "office": self.office,
            "office_bag": self.office_bag,
            "academies": self.academies.copy(),
            "stacks": [stack.copy() for stack in self.stacks],
            "scroll_bag": self.scroll_bag.copy(),
            "shops": self.shops.copy(),
            "shop_stacks": self.shop_stacks.copy(),
            "luxury_bag": self.luxury_bag.copy(),
            "workshops": self.workshops.copy(),
            "web": self.web.copy(),
            "stair_bag": self.stair_bag.copy(),
            "town_display": self.town_display.copy(),
            "escorted": self.escorted.copy(),
            "escort_steps": self.escort_steps.copy(),
            "crocodile": self.crocodile,
            **self.tower.dump_fields(),
            **{field: [board[field] for board in boards] for field in boards[0]},
        }

    @classmethod
    def load_fields(cls, rules: int, agenda: list[Frame[Any]], table: dict[str, Any]) -> Marrakesh:
        table = table.copy()
        boards = {field: table.pop(field) for field in PLAYER_FIELDS}
        seats = range(len(boards["points"]))
        table["players"] = [
            lay_player({field: boards[field][seat] for field in PLAYER_FIELDS}) for seat in seats
        ]
        table["tower"] = Tower(**{field: table.pop(field) for field in TOWER_FIELDS})
        return Marrakesh(rules, agenda, **table)

    def hide_secrets(self, seat: int) -> None:
        view.hide_secrets(self, seat)

    def sample_secrets(self, rng: Rng) -> None:
        view.sample_secrets(self, rng)

    def seat(self, turn: int) -> int:
        """Who has the n-th turn, clockwise from the holder of the camel."""
        return (self.camel + turn) % len(self.players)

    def breakdown(self) -> list[dict[str, int]]:
        # The rules import this module, so that it can import them only when it is asked.
        from majlis.games.marrakesh.rules import scoring

        return scoring.breakdown(self)

    def winners(self) -> list[int]:
        from majlis.games.marrakesh.rules import scoring

        return scoring.winners(self)


Marrakesh.ACTIONS = ACTIONS
Marrakesh.LABELS = LABELS
