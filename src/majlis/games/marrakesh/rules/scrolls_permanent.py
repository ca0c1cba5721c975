"""Scrolls with a permanent effect: what the other chapters consult, by the addendum's numbers.

Ends of rounds (69) and seasons (28) are asked here as well.
"""

from __future__ import annotations

from majlis.games.marrakesh.data import (
    DATES,
    DINAR,
    DISC_PINK,
    DISC_PURPLE,
    ON_MOSQUE,
    WORKSHOP_POINTS,
    WORKSHOP_PRICE,
)
from majlis.games.marrakesh.state import Marrakesh, Player


def threshold_resource(me: Player, resource: int) -> int:
    """13-15: each threshold crossed brings 1 water, 1 date, 1 dinar."""
    return me.scrolls[13 + resource]


def threshold_sails(me: Player) -> bool:
    """16: each threshold crossed brings a step on the river."""
    return me.scrolls[16] == 1


def rapids_pay_at_once(me: Player) -> bool:
    """17: each rapid crossed gives its bonus at once."""
    return me.scrolls[17] == 1


def exchange_adds_a_resource(me: Player) -> bool:
    """18: each use of the exchange office brings any 1 resource more."""
    return me.scrolls[18] == 1


def gate_points(me: Player, workshop: int) -> int:
    """22: gates of the first workshop cost no points."""
    points = WORKSHOP_POINTS[workshop]
    return 0 if points < 0 and me.scrolls[22] else points


def pickers_bring_water(me: Player) -> bool:
    """23: instead of a date a picker may bring 1 water."""
    return me.scrolls[23] == 1


def pickers_bring_dinars(me: Player) -> bool:
    """24: or 1 dinar."""
    return me.scrolls[24] == 1


def pickers_bring_points(me: Player) -> bool:
    """25: or 1 point."""
    return me.scrolls[25] == 1


def orchard_has_a_choice(me: Player) -> bool:
    return pickers_bring_water(me) or pickers_bring_dinars(me) or pickers_bring_points(me)


def step_costs_a_date(me: Player) -> bool:
    """26: further steps on a staircase for 1 date each."""
    return me.scrolls[26] == 1


def step_costs_a_water(me: Player) -> bool:
    """27: further steps on a staircase for 1 water each."""
    return me.scrolls[27] == 1


def rapids_pay_each_season(me: Player) -> bool:
    """28: at the start of season scoring a bonus from each rapid crossed."""
    return me.scrolls[28] == 1


def square_ends_with_points(me: Player) -> bool:
    """29: after the main-square action the spectators facing the 2-points space count."""
    return me.scrolls[29] == 1


def spectators(s: Marrakesh, me: Player, space: int) -> int:
    """How many spectators face a space of the main square; 31: one more in every section."""
    disc = DISC_PURPLE if s.purple_spectators else DISC_PINK
    return disc[(space - me.disc) % 8] + me.scrolls[31]


def gate_price(me: Player, workshop: int) -> int:
    """32: a gate costs 1 dinar less, but never less than nothing."""
    price = WORKSHOP_PRICE[workshop]
    return price - 1 if price and me.scrolls[32] else price


def dinars_are_replaceable(me: Player) -> bool:
    """33: dates and water may be paid as dinars."""
    return me.scrolls[33] == 1


def dinars_available(me: Player) -> int:
    """How many dinars the player could pay, those that scroll 33 allows included."""
    return sum(me.stock) if me.scrolls[33] else me.stock[DINAR]


def buys_several_goods(me: Player) -> bool:
    """34: one assistant buys any number of luxury goods."""
    return me.scrolls[34] == 1


def vendor_water(me: Player) -> int:
    """35: a vendor brings 2 water."""
    return 1 + me.scrolls[35]


def gate_keshi_is_free(me: Player) -> bool:
    """36: the keshi got with a gate may have any colour."""
    return me.scrolls[36] == 1


def provides_for_a_dinar(me: Player) -> bool:
    """44: 1 dinar once, then any 1 resource for each provision tile."""
    return me.scrolls[44] == 1


def claims_for_any_resource(me: Player) -> bool:
    """45: claiming an oasis costs any 1 resource."""
    return me.scrolls[45] == 1


def exchanges_several_times(me: Player) -> bool:
    """46: one assistant uses the exchange office any number of times."""
    return me.scrolls[46] == 1


def has_an_extra_step(me: Player) -> bool:
    """48: every move on a staircase may be 1 step longer."""
    return me.scrolls[48] == 1


def stair_overflow(me: Player, staircase: int) -> int:
    """Points for a step beyond the last one; 2 with 49 at the mosque, with 52 at the palace."""
    return 1 + me.scrolls[49 if staircase == ON_MOSQUE else 52]


def action_points(me: Player, sector: int) -> int:
    """50: 2 points for a sector action where a vendor brings water."""
    return 2 if me.scrolls[50] and me.vendors & ~me.resting & 1 << sector else 0


def square_ends_with_singles(me: Player) -> bool:
    """51: after the main-square action each space facing one spectator gives its bonus."""
    return me.scrolls[51] == 1


def entertainer_draws_neighbours(me: Player) -> bool:
    """54: deploying an entertainer also gives the bonuses of both neighbouring spaces."""
    return me.scrolls[54] == 1


def river_overflow(me: Player) -> int:
    """Points for a step beyond the jetty; 2 with 56."""
    return 1 + me.scrolls[56]


def rapid_times(me: Player) -> int:
    """60: every bonus from a rapid counts twice."""
    return 1 + me.scrolls[60]


def claims_any_colours(me: Player) -> bool:
    """61: up to two keshis of any colours from the tower's base."""
    return me.scrolls[61] == 1


def connection_entries(me: Player) -> int:
    """63: two different entries of the line."""
    return 1 + me.scrolls[63]


def square_actions(me: Player) -> int:
    """65: the main-square action is performed twice in a row."""
    return 1 + me.scrolls[65]


def gate_keshis(me: Player) -> int:
    """66: each gate brings two keshis."""
    return 1 + me.scrolls[66]


def discovering_scores(me: Player) -> bool:
    """68: each oasis discovered is scored at once."""
    return me.scrolls[68] == 1


def all_rapids_each_round(me: Player) -> bool:
    """69: at the end of the round a bonus from every rapid crossed."""
    return me.scrolls[69] == 1


def scroll_dates(s: Marrakesh, player: int, group: int) -> int:
    """Expansion 2: in the sultan's company a scroll costs 1 date less, but never below nothing."""
    dates = DATES[group]
    return dates - 1 if dates and s.escorted[0] == player else dates
