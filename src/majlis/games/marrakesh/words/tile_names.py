"""Scrolls, oases, towns, river tiles, offices, luxury goods and provisions: names and effects."""

from __future__ import annotations

from functools import cached_property

from majlis.games.marrakesh.data import (
    ANY,
    DATE,
    DATES,
    GRAY,
    LUXURY_COST,
    LUXURY_NAMES,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    OASIS_GATES,
    OASIS_KESHIS,
    OASIS_LUXURY,
    OASIS_RESOURCE,
    OFFICE_ROWS,
    PROVISIONS,
    SCHOLARS,
    SCROLL_GOODS,
    SCROLL_KESHI,
    YELLOW,
    group_of,
    kind_of_luxury,
)
from majlis.games.marrakesh.rules.river_tiles import CHOSEN
from majlis.games.marrakesh.rules.scrolls_instant import INSTANT
from majlis.games.marrakesh.words.piece_names import PieceNames
from majlis.words import MINUS

KINDS = ("scroll", "oasis", "town", "river", "office", "provision", "luxury")
"""The labels of tiles: `scroll:01`."""


class TileNames:
    """The tiles by number."""

    def __init__(self, pieces: PieceNames) -> None:
        self.pieces = pieces
        self.t = pieces.t

    def name(self, kind: str, what: str) -> str:
        _ = self.t.gettext
        if kind == "luxury":
            return self.luxury(LUXURY_NAMES.index(what))
        n = int(what)
        if kind == "scroll":
            return self.scroll(n)
        if kind == "oasis":
            return self.oasis(n)
        if kind == "town":
            return self.town(n)
        if kind == "river":
            return _("River tile {n}").format(n=n)
        if kind == "office":
            return _("Exchange office {n}").format(n=n)
        return self.provision(n - 1)

    def explain(self, kind: str, what: str) -> str:
        if kind == "luxury":
            return self.luxury_explained(LUXURY_NAMES.index(what))
        n = int(what)
        if kind == "scroll":
            return self.scroll_explained(n)
        if kind == "oasis":
            return self.oasis_explained(n)
        if kind == "town":
            return self.town_explained(n)
        if kind == "river":
            return self.river_side(n)
        if kind == "office":
            return self.office_explained(n - 1)
        return self.provision_explained(n - 1)

    # -- scrolls ---------------------------------------------------------------------------------

    def scroll(self, scroll: int) -> str:
        """Its name."""
        if scroll <= 12:
            text = self.t.gettext("Letter of hire: {role}")
            return text.format(role=self.pieces.role(SCROLL_KESHI[scroll - 1]))
        if 37 <= scroll <= 42:
            first, second = SCROLL_GOODS[scroll - 37]
            text = self.t.gettext("Bill of lading: {first}, {second}")
            return text.format(first=self.pieces.role(first), second=self.pieces.role(second))
        return self.scroll_texts[scroll][0]

    def effect(self, scroll: int) -> str:
        """What it does."""
        _ = self.t.gettext
        if scroll <= 12:
            text = _("Take and deploy {keshi}.")
            return text.format(keshi=self.pieces.one(SCROLL_KESHI[scroll - 1]))
        if 37 <= scroll <= 42:
            first, second = SCROLL_GOODS[scroll - 37]
            if first == second:
                return _("Take {goods} into the souk.").format(goods=self.pieces.crowd(first, 2))
            goods = f"{self.pieces.crowd(first, 1)}, {self.pieces.crowd(second, 1)}"
            return _("Take {goods} into the souk.").format(goods=goods)
        return self.scroll_texts[scroll][1]

    def scroll_explained(self, scroll: int) -> str:
        """Effect, timing and price."""
        _ = self.t.gettext
        group = group_of(scroll)
        when = _("Once, at once.") if scroll in INSTANT else _("For the rest of the game.")
        needs = _("Needs {scholars}, costs {dates}.").format(
            scholars=self.pieces.crowd(GRAY, SCHOLARS[group]),
            dates=self.pieces.resources(DATE, DATES[group]),
        )
        return f"{self.effect(scroll)} {when} {needs}"

    @cached_property
    def scroll_texts(self) -> dict[int, tuple[str, str]]:
        _ = self.t.gettext
        return {
            13: (_("Well on the landing"), _("Every threshold also brings 1 water.")),
            14: (_("Palm on the landing"), _("Every threshold also brings 1 date.")),
            15: (_("Purse on the landing"), _("Every threshold also brings 1 dinar.")),
            16: (_("Ferry at the landing"), _("Every threshold also moves the fisherman a step.")),
            17: (_("Toll of the rapids"), _("Every rapid gives its bonus when it is crossed.")),
            18: (_("Generous changer"), _("Every exchange at the office adds any 1 resource.")),
            19: (_("Two jars"), _("Brings 2 water.")),
            20: (_("Two coins"), _("Brings 2 dinars.")),
            21: (_("Basket of dates"), _("Brings 3 dates.")),
            22: (_("Lenient builder"), _("Gates of the free workshop cost no points.")),
            23: (_("Orchard spring"), _("A date picker may bring 1 water instead of a date.")),
            24: (_("Orchard stall"), _("A date picker may bring 1 dinar instead of a date.")),
            25: (_("Orchard prize"), _("A date picker may bring 1 point instead of a date.")),
            26: (_("Sweet steps"), _("After a climb further steps cost 1 date each.")),
            27: (_("Cool steps"), _("After a climb further steps cost 1 water each.")),
            28: (
                _("Season of rapids"),
                _("Before every season scoring all rapids crossed give their bonus."),
            ),
            29: (
                _("Honour of the square"),
                _(
                    "After each performance: 2 points for every spectator who faces the space "
                    "with 2 points."
                ),
            ),
            30: (_("A free hand"), _("Take and deploy a keshi of any colour.")),
            31: (_("Larger audience"), _("One more spectator in every section of the disc.")),
            32: (_("Builders’ discount"), _("Gates cost 1 dinar less.")),
            33: (_("Coin of any kind"), _("Dates and water may be paid as dinars.")),
            34: (_("Shopping spree"), _("One assistant may buy any number of luxury goods.")),
            35: (_("Full jars"), _("Every water vendor brings 2 water instead of 1.")),
            36: (_("Open guild"), _("The keshi that comes with a gate may have any colour.")),
            43: (
                _("Two free hands"),
                _("Take and deploy 2 keshis of any colours, one after the other."),
            ),
            44: (
                _("Frugal household"),
                _("Provide for the season with 1 dinar, and any 1 resource for every tile."),
            ),
            45: (_("Light baggage"), _("Claiming an oasis costs any 1 resource.")),
            46: (_("Busy changer"), _("One assistant may exchange any number of times.")),
            47: (
                _("Crowded corners"),
                _(
                    "Every space of the square that exactly 3 spectators face gives its bonus "
                    "3 times, with or without an entertainer."
                ),
            ),
            48: (_("Long stride"), _("Every move on the stairs may be a step longer.")),
            49: (_("Above the minaret"), _("Steps beyond the top of the mosque bring 2 points.")),
            50: (
                _("Refreshed workers"),
                _("2 points for every sector action where a water vendor works."),
            ),
            51: (
                _("Quiet corners"),
                _(
                    "After each performance every space that exactly 1 spectator faces gives its "
                    "bonus."
                ),
            ),
            52: (_("Above the throne"), _("Steps beyond the top of the palace bring 2 points.")),
            53: (_("An hour more"), _("Perform any one sector action.")),
            54: (
                _("Street parade"),
                _("Deploying an entertainer also brings the bonuses of both neighbours."),
            ),
            55: (_("Both stairs"), _("3 steps on both stairs; choose which comes first.")),
            56: (_("Open water"), _("Steps beyond the jetty bring 2 points.")),
            57: (
                _("Vendor of the souk"),
                _("A water vendor settles in the souk, where none could, and brings 3 water."),
            ),
            58: (_("Letter of a master"), _("Take an orange scroll for 1 date.")),
            59: (_("The whole line"), _("All bonuses of your present line, one after the other.")),
            60: (_("Roaring rapids"), _("Every bonus of a rapid counts twice.")),
            61: (
                _("First pick"),
                _("The two keshis claimed from the tower may have different colours."),
            ),
            62: (_("Great caravan"), _("Claim up to 3 discovered oases free of charge.")),
            63: (_("Two of the line"), _("Every threshold brings two bonuses of the line.")),
            64: (
                _("Hired and set to work"),
                _("Take a keshi of any colour, then perform the action of its sector."),
            ),
            65: (_("Encore"), _("The action of the main square is performed twice.")),
            66: (_("Twin gates"), _("Every gate bought brings two keshis.")),
            67: (
                _("Three free hands"),
                _("Take and deploy 3 keshis of any colours, one after the other."),
            ),
            68: (_("At first sight"), _("Every oasis scores when it is discovered.")),
            69: (
                _("River of plenty"),
                _("At the end of the round all rapids crossed give their bonus, not only one."),
            ),
            70: (
                _("Grand finale"),
                _("All entertainers whom somebody watches earn their bonuses now."),
            ),
            71: (_("Early harvest"), _("Score one of your claimed oases now; it stays.")),
            72: (_("Clearance sale"), _("Return any number of resources for 2 points each.")),
        }

    # -- oases and towns -------------------------------------------------------------------------

    def oasis(self, oasis: int) -> str:
        _ = self.t.gettext
        if oasis <= 4:
            colours = ", ".join(
                self.pieces.colour(one).lower() for one in OASIS_GATES[oasis - 1][1]
            )
            return _("Oasis of gates: {colours}").format(colours=colours)
        if oasis <= 13:
            return _("Oasis: {role}").format(role=self.pieces.role(OASIS_KESHIS[oasis - 5]))
        if oasis <= 18:
            return _("Oasis: {good}").format(good=self.luxury_kind(oasis - 14).lower())
        if oasis <= 21:
            kind = self.pieces.resource(OASIS_RESOURCE[oasis - 19]).lower()
            return _("Oasis: {resource}").format(resource=kind)
        return self.last_oases[oasis - 22][0]

    def oasis_explained(self, oasis: int) -> str:
        _ = self.t.gettext
        if oasis <= 4:
            points, colours = OASIS_GATES[oasis - 1]
            return _("{points} for every gate of these colours: {colours}.").format(
                points=self.pieces.points(points),
                colours=", ".join(self.pieces.colour(one).lower() for one in colours),
            )
        if oasis <= 13:
            text = _("3 points, and 1 more for every keshi of this kind on your board: {role}.")
            return text.format(role=self.pieces.role(OASIS_KESHIS[oasis - 5]))
        if oasis <= 18:
            return _("{points} for every luxury good of this kind: {good}.").format(
                points=self.pieces.points(OASIS_LUXURY[oasis - 14]),
                good=self.luxury_kind(oasis - 14).lower(),
            )
        if oasis <= 21:
            text = _("3 points, and 1 more for each returned resource of this kind: {resource}.")
            kind = self.pieces.resource(OASIS_RESOURCE[oasis - 19]).lower()
            return text.format(resource=kind) + " " + _("At most 12.")
        return self.last_oases[oasis - 22][1]

    @cached_property
    def last_oases(self) -> tuple[tuple[str, str], ...]:
        _ = self.t.gettext
        return (
            (_("Oasis of luxury"), _("3 points, and 1 more for every luxury good you own.")),
            (_("Oasis of learning"), _("3 points, and 1 more for every scroll you own.")),
            (
                _("Oasis of quiet corners"),
                _("4 points for every sector but the souk with at most 3 keshis of its colour."),
            ),
            (_("Oasis of plenty"), _("4 points for every filled sector.")),
            (_("Oasis of oases"), _("3 points for every oasis you have claimed, this one too.")),
            (_("Oasis of the minaret"), _("7 points if your student is at the top.")),
            (_("Oasis of the throne"), _("7 points if your courtier is at the top.")),
            (_("Oasis of stairs"), _("7 points if you have crossed at least 5 thresholds.")),
            (_("Oasis of the jetty"), _("7 points if your fisherman lies at the jetty.")),
        )

    def town(self, town: int) -> str:
        return self.towns[town - 1][0]

    def town_explained(self, town: int) -> str:
        return self.towns[town - 1][1]

    @cached_property
    def towns(self) -> tuple[tuple[str, str], ...]:
        _ = self.t.gettext
        return (
            (_("Town of gates"), _("2 points for every gate on your board.")),
            (_("Town of merchants"), _("2 points for every luxury good you own.")),
            (_("Town of scribes"), _("2 points for every scroll you own.")),
            (_("Town of courtiers"), _("A point for every step of your courtier.")),
            (_("Town of students"), _("A point for every step of your student.")),
            (_("Town of workers"), _("A point for every 3 keshis on your board, goods aside.")),
            (_("Town of fishermen"), _("A point for every space your fisherman has sailed.")),
            (
                _("Town of craftsmen"),
                _("2 points for every sector but the souk with 4 keshis or more."),
            ),
            (_("Town of players"), _("A point for every spectator who faces an entertainer.")),
            (_("Town of books"), _("When you claim it: take any scroll from the display.")),
            (_("Town of goldsmiths"), _("When you claim it: take any luxury good on display.")),
            (
                _("Town of masons"),
                _("When you claim it: take a gate free of charge, if a guard is on watch."),
            ),
        )

    # -- river tiles -----------------------------------------------------------------------------

    def river_side(self, side: int) -> str:
        """What whoever is farthest gains; in the third season the second, too."""
        return self.river_texts[side - 1]

    def reward(self, side: int, which: int) -> str:
        """One of the two bonuses of 12, 17 and 18."""
        _ = self.t.gettext
        return {
            (12, 0): _("a point for every gate on your board"),
            (12, 1): _("a point for every date picker"),
            (17, 0): _("1 dinar and 1 date for every entertainer"),
            (17, 1): _("a point for every 4 keshis on your board"),
            (18, 0): _("1 water and 1 date for every water vendor"),
            (18, 1): _("2 points for every luxury good"),
        }[side, which]

    @cached_property
    def river_texts(self) -> tuple[str, ...]:
        _ = self.t.gettext
        choice = _("First takes one of two, second the other: {a}; or {b}.")
        split = {
            side: choice.format(a=self.reward(side, 0), b=self.reward(side, 1)) for side in CHOSEN
        }
        return (
            _("Any one sector action."),
            _("One of the three oases shown, claimed at once."),
            _("Up to 2 keshis of any colours."),
            _("5 points."),
            _("First 7 points, second 3."),
            _("First any 6 resources, second any 3."),
            _("A water vendor."),
            _("3 points."),
            _("The fisherman begins season 3 on the crocodile, space 4."),
            _("A tagine, a carpet and a lamp."),
            _("First 3 steps on one of the stairs, second 1."),
            split[12],
            _("An entertainer, a guard or a caravan."),
            _("1 water, 1 date and 1 dinar."),
            _("Up to 2 discovered oases claimed free of charge."),
            _("The action of the main square, twice."),
            split[17],
            split[18],
        )

    # -- souk ------------------------------------------------------------------------------------

    def office_explained(self, office: int) -> str:
        return "; ".join(
            f"{self.pieces.role(YELLOW + row)}: {self.office_row(office, row)}" for row in range(3)
        )

    def office_row(self, office: int, row: int) -> str:
        return ", ".join(self.pieces.bonus(part) for part in OFFICE_ROWS[office][row])

    def luxury_kind(self, kind: int) -> str:
        _ = self.t.gettext
        return (_("Slippers"), _("Teapot"), _("Drum"), _("Dagger"), _("Necklace"))[kind]

    def luxury(self, tile: int) -> str:
        text = self.t.gettext("{good}, {points}")
        good = self.luxury_kind(kind_of_luxury(tile))
        return text.format(good=good, points=self.pieces.points(LUXURY_POINTS[tile]))

    def luxury_price(self, tile: int) -> str:
        cost = LUXURY_COST[tile]
        return ", ".join(self.pieces.crowd(YELLOW + i, cost[i]) for i in range(3) if cost[i])

    def luxury_explained(self, tile: int) -> str:
        _ = self.t.gettext
        brings = [self.pieces.points(LUXURY_POINTS[tile])]
        gains = LUXURY_RESOURCES[tile]
        brings += [self.pieces.resources(i, gains[i]) for i in range(3) if gains[i]]
        if gains[ANY]:
            text = self.t.ngettext("any {n} resource", "any {n} resources", gains[ANY])
            brings.append(text.format(n=gains[ANY]))
        return _("Costs {goods}; brings {gains}.").format(
            goods=self.luxury_price(tile), gains=", ".join(brings)
        )

    # -- provisions ------------------------------------------------------------------------------

    def provision(self, tile: int) -> str:
        text = self.t.gettext("Provisions: {resources}")
        return text.format(resources=self.pieces.price(*PROVISIONS[tile][:3]))

    def provision_explained(self, tile: int) -> str:
        text = self.t.gettext("Paid at the end of every season; otherwise {points}.")
        return text.format(points=self.pieces.points(PROVISIONS[tile][3], MINUS))
