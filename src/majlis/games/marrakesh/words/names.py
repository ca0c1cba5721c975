"""What the things on the table are called, and what they are for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from gettext import NullTranslations

from majlis import words
from majlis.games.marrakesh.data import (
    CLAIM_COST,
    COLOUR_OF,
    COLOURS,
    DATE,
    DATES,
    DINAR,
    GRAY,
    GROUPS,
    JETTY,
    LAST_SCROLL,
    LEFT_PATH,
    LUXURY_NAMES,
    MADRASA,
    MEDINA,
    MOSQUE,
    OASES,
    OFFICES,
    ON_PALACE,
    ORCHARD,
    PALACE,
    PROVISIONS,
    RAPID_BONUS,
    RESOURCES,
    RIVER,
    RIVER_SIDES,
    SAHARA_SPACES,
    SCHOLARS,
    SECTORS,
    SOUK,
    SQUARE,
    SQUARE_BONUS,
    SQUARE_SPACES,
    STAIR_FACES,
    STAIRCASES,
    START_LEFT,
    START_RIGHT,
    TOWN_CAMPS,
    TOWNS,
    WORKSHOP_POINTS,
    WORKSHOP_PRICE,
    path_of,
    place_on_path,
)
from majlis.games.marrakesh.rules import sahara, supply
from majlis.games.marrakesh.rules.round import has_no_effect
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.games.marrakesh.words import tile_names
from majlis.games.marrakesh.words.piece_names import PieceNames
from majlis.words import sign


@cache
def tiles_in(language: NullTranslations) -> tile_names.TileNames:
    """Tiles are called the same whoever plays, and there are many: one of these is enough."""
    return tile_names.TileNames(PieceNames(language))


class Names(words.Names):
    """Names and explanations of everything that can be pointed at."""

    THINGS = (
        *("selecting", "tower_base", "assistants"),
        *(f"keshi:{colour}" for colour in COLOURS),
        *(f"sector:{sector}" for sector in SECTORS),
        *("resources", "provisions", "rapids", "stairs", "connection", "disc", "gates", "storage"),
        *("sectors", "leftovers", "escorts", "end"),
        *(f"scroll:{n:02}" for n in range(1, LAST_SCROLL + 1)),
        *(f"oasis:{n:02}" for n in range(1, OASES + 1)),
        *(f"town:{n:02}" for n in range(1, TOWNS + 1)),
        *(f"river:{n:02}" for n in range(1, RIVER_SIDES + 1)),
        *(f"office:{n:02}" for n in range(1, len(OFFICES) + 1)),
        *(f"luxury:{name}" for name in LUXURY_NAMES),
        *(f"provision:{n:02}" for n in range(1, len(PROVISIONS) + 1)),
    )

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        super().__init__(code, players)
        self.tiles = tiles_in(self.t)
        self.pieces = self.tiles.pieces

    # -- labels ----------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        kind, colon, what = thing.partition(":")
        if colon:
            return self.labelled(kind, what)
        if thing in RESOURCES:
            return self.pieces.resource(RESOURCES.index(thing))
        return self.other_things[thing][0]

    def labelled(self, kind: str, what: str) -> str:
        _ = self.t.gettext
        if kind in tile_names.KINDS:
            return self.tiles.name(kind, what)
        if kind == "sector":
            return self.pieces.sector(SECTORS.index(what))
        if kind == "keshi":
            return self.pieces.keshi(COLOURS.index(what))
        if kind == "square":
            return self.square_space(SQUARE_SPACES.index(what))
        if kind == "sahara":
            return self.camp(SAHARA_SPACES.index(what))
        if kind == "stairs":
            return self.staircase(STAIRCASES.index(what))
        if kind == "web":
            if what == "dinars":
                return _("Dinars at the palace end")
            if what == "points":
                return _("Points at the mosque end")
            return _("Space {place} of the web").format(place=what[1:])
        if kind == "scrolls":
            return self.group(GROUPS.index(what))
        if kind == "rapid":
            return self.rapid(int(what) - 1)
        if kind == "reward":
            return _("The first bonus") if what == "a" else _("The second bonus")
        if kind == "workshop":
            return self.workshop(int(what) - 1)
        if kind == "store":
            return _("Space {n} of the claimed oases").format(n=what)
        if kind == "seat":
            return self.player(int(what))
        if kind == "stair":
            face = STAIR_FACES[2 * int(what[:2]) - 2 + "ab".index(what[2])]
            return _("Staircase tile: {bonus}").format(bonus=self.pieces.bonus(face))
        stays = _("stays in the tower, knocks loose: {n}")
        falls = _("falls on, knocks loose: {n}")
        return (stays if kind == "stays" else falls).format(n=what)

    def sign(self, icon: str) -> str:
        if icon == "points":
            return self.t.gettext("Points")
        if icon == "water-drop":
            return self.name("water")
        return self.name(icon.replace("-", ":"))

    def explain(self, thing: str) -> str:
        kind, colon, what = thing.partition(":")
        if kind in tile_names.KINDS:
            return self.tiles.explain(kind, what) if colon else self.other_things[thing][1]
        if kind == "sector" and colon:
            return self.sector_explained(SECTORS.index(what))
        if kind == "keshi" and colon:
            return self.role_explained(COLOURS.index(what))
        if kind == "square" and colon:
            return self.square_explained(SQUARE_SPACES.index(what))
        if kind == "sahara" and colon:
            return self.camp_explained(SAHARA_SPACES.index(what))
        if kind == "scrolls" and colon:
            return self.group_explained(GROUPS.index(what))
        if kind == "workshop" and colon:
            return self.workshop_explained(int(what) - 1)
        if kind == "rapid":
            return self.other_things["rapids"][1]
        if kind in ("web", "stair") and colon:
            return self.other_things["connection"][1]
        if kind == "stairs" and colon:
            return self.other_things["stairs"][1]
        if kind == "store":
            return self.other_things["storage"][1]
        if thing in RESOURCES:
            return self.other_things["resources"][1]
        return self.other_things[thing][1] if thing in self.other_things else ""

    # -- keshis and sectors ----------------------------------------------------------------------

    def role_explained(self, colour: int) -> str:
        _ = self.t.gettext
        goods = _("Lies in the souk: exchanged for resources or paid for luxury goods.")
        return (
            _("Lives in the river: each one moves the fisherman a step when the river acts."),
            _("Deployed in the orchard for 1 point; brings a date whenever the orchard acts."),
            goods,
            goods,
            goods,
            _("Deployed on a space of the main square, whose bonus it brings at once."),
            _("Serves in the mosque: each one moves the student a step when the mosque acts."),
            _("Serves in the palace: each one moves the courtier a step when the palace acts."),
            _("Sits in the madrasa: the more of them, the better scrolls can be bought."),
            _("Waits on the watchtower for a gate; each gate of the city needs one."),
            _("Goes along a path of the Sahara and discovers the oasis beside it."),
            _("Stands in any sector but the souk: an assistant used there brings 1 water first."),
        )[colour]

    def action_explained(self, sector: int) -> str:
        """In a line."""
        _ = self.t.gettext
        return (
            _("Action: the fisherman sails a step for every fish."),
            _("Action: a date for every date picker."),
            _("Action: exchange a good, or buy a luxury."),
            _("Action: an entertainer earns a bonus for every spectator opposite."),
            _("Action: the student climbs a step for every cleric."),
            _("Action: the courtier climbs a step for every noble."),
            _("Action: buy scrolls, as many as scholars and dates allow."),
            _("Action: buy gates, one for every guard on the watchtower."),
            _("Action: claim discovered oases for the resources shown."),
        )[sector]

    def sector_explained(self, sector: int) -> str:
        _ = self.t.gettext
        further = {
            RIVER: _("Water buys further steps."),
            ORCHARD: _("Deploying a date picker is worth 1 point."),
            SOUK: _("The office turns a good into resources; luxury goods are worth points."),
            SQUARE: _(
                "The audience turns by one section before that. Deploying an entertainer brings "
                "the bonus once."
            ),
        }
        return f"{self.action_explained(sector)} {further.get(sector, '')}".rstrip()

    def action_now(self, me: Player, sector: int) -> str:
        """What the action of a sector would amount to for this player now."""
        ngettext = self.t.ngettext
        n = me.keshis[COLOUR_OF[sector]]
        if sector in (RIVER, MOSQUE, PALACE):
            return self.pieces.steps(n)
        if sector == ORCHARD:
            return self.pieces.resources(DATE, n, "+")
        if sector == SOUK:
            goods = supply.goods_of(me)
            return ngettext("{n} good to trade", "{n} goods to trade", goods).format(n=goods)
        if sector in (SQUARE, MADRASA):
            return self.pieces.crowd(COLOUR_OF[sector], n)
        if sector == MEDINA:
            watch = me.watch()
            return ngettext("up to {n} gate", "up to {n} gates", watch).format(n=watch)
        there = len(sahara.discovered(me))
        return ngettext("{n} oasis to claim", "{n} oases to claim", there).format(n=there)

    def action_by_assistant(self, s: Marrakesh, seat: int, sector: int) -> str:
        """The same, or that it would be for nothing: what there is to do may be too dear."""
        if has_no_effect(s, seat, sector):
            return self.t.gettext("nothing yet")
        return self.action_now(s.players[seat], sector)

    # -- places ----------------------------------------------------------------------------------

    def to_river_space(self, n: int) -> str:
        _ = self.t.gettext
        return _("To the jetty") if n == JETTY else _("To space {n}").format(n=n)

    def square_space(self, space: int) -> str:
        text = self.t.gettext("Main square: {bonus}")
        return text.format(bonus=self.pieces.bonus(SQUARE_BONUS[space]))

    def square_explained(self, space: int) -> str:
        return self.t.gettext(
            "An entertainer deployed here brings {bonus}; performing, once for every spectator."
        ).format(bonus=self.pieces.bonus(SQUARE_BONUS[space]))

    def spectators(self, n: int, bonus: str) -> str:
        """How often the bonus of a space is earned."""
        text = self.t.ngettext("{n} spectator × {bonus}", "{n} spectators × {bonus}", n)
        return text.format(n=n, bonus=bonus)

    def camp(self, camp: int) -> str:
        _ = self.t.gettext
        if camp == START_RIGHT:
            return _("Start oasis, right")
        if camp == START_LEFT:
            return _("Start oasis, left")
        path = _("left path") if path_of(camp) == LEFT_PATH else _("right path")
        if camp in TOWN_CAMPS:
            return _("Desert town, {path}").format(path=path)
        return _("Oasis {n} of the {path}").format(n=place_on_path(camp) + 1, path=path)

    def camp_explained(self, camp: int) -> str:
        _ = self.t.gettext
        if camp == START_RIGHT:
            return _("A caravan deployed here brings any 2 resources.")
        if camp == START_LEFT:
            return _("A caravan deployed here brings 2 points.")
        if camp in TOWN_CAMPS:
            return _(
                "A caravan that arrives brings 4 points and chooses a town; claiming the town "
                "costs a tagine, a carpet and a lamp."
            )
        return _("A caravan deployed here discovers the oasis. Claiming it costs {price}.").format(
            price=self.pieces.price(*CLAIM_COST[camp])
        )

    def staircase(self, staircase: int) -> str:
        _ = self.t.gettext
        return _("Palace stairs") if staircase == ON_PALACE else _("Mosque stairs")

    def rapid(self, rapid: int) -> str:
        text = self.t.gettext("Rapid {n}: {bonus}")
        return text.format(n=rapid + 1, bonus=self.pieces.bonus(RAPID_BONUS[rapid]))

    def workshop(self, workshop: int) -> str:
        text = self.t.gettext("Workshop for {price}")
        price = WORKSHOP_PRICE[workshop]
        return text.format(
            price=self.pieces.price(0, 0, price) if price else self.pieces.resources(DINAR, 0)
        )

    def workshop_explained(self, workshop: int) -> str:
        text = self.t.gettext(
            "Each gate from here: {points}. It brings a keshi of its own colour, and 2 points more "
            "beside the sector of that colour."
        )
        return text.format(points=self.workshop_points(workshop))

    def workshop_points(self, workshop: int) -> str:
        n = WORKSHOP_POINTS[workshop]
        return self.pieces.points(abs(n), sign(n))

    def group(self, group: int) -> str:
        _ = self.t.gettext
        return (
            _("Gray scrolls"),
            _("Yellow scrolls"),
            _("Pink scrolls"),
            _("Orange scrolls"),
        )[group]

    def group_explained(self, group: int) -> str:
        text = self.t.gettext("Each needs {scholars} and costs {dates}.")
        return text.format(
            scholars=self.pieces.crowd(GRAY, SCHOLARS[group]),
            dates=self.pieces.resources(DATE, DATES[group]),
        )

    # -- the rest --------------------------------------------------------------------------------

    @cached_property
    def other_things(self) -> dict[str, tuple[str, str]]:
        """Names and explanations of what is neither a place nor a tile."""
        _ = self.t.gettext
        resources = _("Water, dates and dinars pay for nearly everything, and feed the citizens.")
        return {
            "done": (_("Go on"), ""),
            "act": (_("Sector action"), _("The whole sector acts, instead of one new keshi.")),
            "point": (_("A point"), _("A point instead of a date.")),
            "still": (_("The tower is still"), ""),
            "resources": (_("Resources"), resources),
            # where points come from
            "start": (_("At the start"), _("Everybody begins with 10 points.")),
            "deploying": (_("Deploying"), _("Date pickers, caravans and desert towns reached.")),
            "square": (_("Main square"), _("Points that entertainers and spectators brought.")),
            "river": (_("River"), _("Rapids, the jetty, and steps beyond it.")),
            "stairs": (
                _("Stairs"),
                _(
                    "The student climbs to the mosque, the courtier to the palace. Every threshold "
                    "brings 1 dinar and a bonus of the line between the two; beyond the top each "
                    "step is a point."
                ),
            ),
            "souk": (_("Souk"), _("Luxury goods and exchange offices.")),
            "gates": (
                _("Gates"),
                _(
                    "Bought in the medina, built beside a sector with a guard; each brings a keshi "
                    "of its colour, and 2 points more if colour and sector match."
                ),
            ),
            "scrolls": (_("Scrolls"), _("Points that scrolls brought.")),
            "river_tiles": (_("River tiles"), _("For whoever is farthest down the river.")),
            "provisions": (
                _("Provisions"),
                _(
                    "At the end of a season every face-up tile wants its resources. Whoever cannot "
                    "pay all of them loses all resources and the points of the tiles."
                ),
            ),
            "sectors": (_("Filled sectors"), _("10 points for each, at the end of the game.")),
            "oases": (_("Oases"), _("The best three claimed oases count at the end.")),
            "leftovers": (_("Left over"), _("A point for every two resources and goods left.")),
            "towns": (_("Desert towns"), _("Claimed towns count at the end, all of them.")),
            # what the rules page explains besides
            "selecting": (
                _("Choosing three colours"),
                _(
                    "In secret everybody chooses three of the keshis behind the screen. Each sends "
                    "an assistant to its sector, the red one to any; all of them go into the tower."
                ),
            ),
            "tower_base": (
                _("The tower"),
                _(
                    "Some keshis get stuck inside, others come out again later. What lies in the "
                    "base is claimed in turn: one or two of one colour."
                ),
            ),
            "assistants": (
                _("Assistants"),
                _(
                    "Each is used once a round, in any order: for one more keshi of the sector, or "
                    "for its action. A water vendor there brings 1 water first."
                ),
            ),
            "connection": (
                _("Lines between the stairs"),
                _(
                    "The flights on which student and courtier stand are joined by a line. "
                    "Crossing a threshold brings any one bonus on it."
                ),
            ),
            "rapids": (
                _("Rapids"),
                _("At the end of a round everybody takes the bonus of one rapid crossed."),
            ),
            "storage": (
                _("Claimed oases"),
                _(
                    "Your claimed oases lie in this row, from left to right. A keshi that waited "
                    "on the space may be deployed; the signs exchange a keshi or give a scroll."
                ),
            ),
            "disc": (
                _("Audience"),
                _("A disc of spectators that turns clockwise before every performance."),
            ),
            "escorts": (
                _("Sultan and imam"),
                _(
                    "They go with whoever leads on their stairs: with the sultan a scroll costs "
                    "1 date less, with the imam a luxury good one goods keshi less."
                ),
            ),
            "end": (
                _("End of the game"),
                _(
                    "After three seasons filled sectors, the best three oases, towns and what is "
                    "left are counted. A tie goes to the higher courtier, then student."
                ),
            ),
        }
