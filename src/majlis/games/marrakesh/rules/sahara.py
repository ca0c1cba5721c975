"""The Sahara: discovering and claiming oases, and the storage track (pages 11 and 12)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_CAMP,
    A_KESHI,
    A_SECTOR,
    A_SPACE,
    AN_OASIS,
    BEIGE,
    CLAIM_COST,
    DATE,
    DONE,
    HOME,
    LEFT,
    PATH,
    PINK,
    RED,
    RIGHT,
    SECTORS,
    SQUARE,
    STORAGE_TRACK,
    STORED_COLOURS,
    TOWN_CAMPS,
    TRACK_EXCHANGE,
    TRACK_SCROLL,
    WATER,
    YELLOW_GROUP,
    camp_of,
    keshi_of,
    oasis_of,
    path_of,
    sector_of,
    space_of,
)
from majlis.games.marrakesh.rules import (
    deploy,
    desert_towns,
    notes,
    oases,
    payments,
    scrolls_instant,
    scrolls_permanent,
    supply,
)
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.kernel.frame import NONE, Frame, ToChance, ToSeat


class Discover(ToChance[Marrakesh]):
    """Page 11: turn the oasis up that lies beside the caravan; with scroll 68 score it at once."""

    def __init__(self, player: int, camp: int) -> None:
        self.player: Final = player
        self.camp: Final = camp

    def args(self) -> tuple[int, ...]:
        return (self.player, self.camp)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [AN_OASIS + oasis for oasis in s.oasis_bag]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        found = oasis_of(action)
        me = s.players[self.player]
        s.oasis_bag = [oasis for oasis in s.oasis_bag if oasis != found]
        beside = me.oases.copy()
        beside[self.camp] = found
        me.oases = beside
        s.note(notes.DISCOVERED, self.player, self.camp, found)
        if scrolls_permanent.discovering_scores(me):
            oases.score_now(s, self.player, found)


def discovered(me: Player) -> list[int]:
    """The spaces of the Sahara beside which an oasis waits to be claimed."""
    return [camp for camp in range(LEFT, RIGHT + PATH) if me.oases[camp] != NONE]


class ClaimOasis(ToSeat[Marrakesh]):
    """Page 12: claim as many discovered oases as you wish and can afford, one after the other, for
    the resources shown beside each. With the desert towns (page 17) these as well."""

    CONTINUES = True
    DECLINE = DONE

    def lapses(self, s: Marrakesh) -> bool:
        return len(self.options(s, self.player)) == 1

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        camps = [camp for camp in discovered(me) if can_claim(me, camp)]
        if s.desert_towns:
            camps += desert_towns.claimable(me)
            camps.sort()
        return [DONE, *[A_CAMP + camp for camp in camps]]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            return
        camp = camp_of(action)
        if camp in TOWN_CAMPS:
            desert_towns.claim(s, seat, path_of(camp))
        else:
            pay_for_oasis(s, seat, camp)
            s.then(StoreOasis(seat, camp))
        s.then(self)


def pay_for_oasis(s: Marrakesh, seat: int, camp: int) -> None:
    """Page 12: pay what the space beside the oasis shows; with scroll 45 any one resource."""
    if scrolls_permanent.claims_for_any_resource(s.players[seat]):
        s.then(payments.PayAny(seat, 1, 0))
        return
    water, dates, dinars = CLAIM_COST[camp]
    supply.pay(s, seat, WATER, water)
    supply.pay(s, seat, DATE, dates)
    payments.pay_dinars(s, seat, dinars)


def can_claim(me: Player, camp: int) -> bool:
    """Scroll 45: any one resource is enough."""
    if scrolls_permanent.claims_for_any_resource(me):
        return sum(me.stock) > 0
    water, dates, dinars = CLAIM_COST[camp]
    return payments.can_pay(me, water, dates, dinars)


class ClaimFree(ToSeat[Marrakesh]):
    """Scroll 62 and river tile 15: claim up to so many discovered oases without paying; no desert
    towns."""

    CONTINUES = True

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left)

    def lapses(self, s: Marrakesh) -> bool:
        return not discovered(s.players[self.player])

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *[A_CAMP + camp for camp in discovered(s.players[seat])]]

    def usual(self, s: Marrakesh, seat: int) -> int:
        """If all can be claimed: the storage track does not care which comes first."""
        legal = self.options(s, seat)
        return legal[1] if len(legal) - 1 <= self.left else NONE

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            return
        s.then(StoreOasis(seat, camp_of(action)))
        if self.left > 1:
            s.then(ClaimFree(seat, self.left - 1))


class StoreOasis(Frame[Marrakesh]):
    """Page 12: the oasis leaves the Sahara, where its caravan stays, for the storage track."""

    def __init__(self, player: int, camp: int) -> None:
        self.player: Final = player
        self.camp: Final = camp

    def args(self) -> tuple[int, ...]:
        return (self.player, self.camp)

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        oasis = me.oases[self.camp]
        beside = me.oases.copy()
        beside[self.camp] = NONE
        me.oases = beside
        store(s, self.player, oasis, self.camp)


def store(s: Marrakesh, seat: int, oasis: int, camp: int) -> None:
    """Page 12: lay the oasis on the first empty space of the storage track. A keshi that stands
    there may be deployed; the exchange icon and the scroll icon may be used. A seventh oasis lies
    beside the track (ruling 5.64)."""
    me = s.players[seat]
    place = len(me.stored)
    me.stored = [*me.stored, oasis]
    s.note(notes.OASIS, seat, oasis, camp, place)
    if place >= len(STORAGE_TRACK):
        return
    if me.track[place] != NONE:
        s.then(DeployStored(seat, place))
    elif STORAGE_TRACK[place] == TRACK_EXCHANGE:
        s.then(ReturnKeshi(seat))
    elif STORAGE_TRACK[place] == TRACK_SCROLL:
        s.then(scrolls_instant.TakeScroll(seat, YELLOW_GROUP, 0))


class DeployStored(ToSeat[Marrakesh]):
    """Page 12: if a keshi stands where the oasis goes, you may deploy it; else it goes back to the
    supply (ruling 5.14)."""

    CONTINUES = True

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.player, self.place)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        colour = me.track[self.place]
        return [DONE, A_KESHI + colour] if deploy.room(me, colour) else [DONE]

    def usual(self, s: Marrakesh, seat: int) -> int:
        return self.options(s, seat)[-1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        track = me.track.copy()
        track[self.place] = NONE
        me.track = track
        if action != DONE:
            s.then(deploy.Deploy(seat, keshi_of(action)))


class ReturnKeshi(ToSeat[Marrakesh]):
    """Page 12, the exchange icon: you may return a keshi from your board and take one of another
    colour. Neither a caravan nor goods nor a guard at a gate can be returned."""

    CONTINUES = True
    DECLINE = DONE

    def lapses(self, s: Marrakesh) -> bool:
        return len(self.options(s, self.player)) == 1

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        there = me.keshis.copy()
        there[BEIGE] = me.watch()
        return [DONE, *[A_KESHI + colour for colour in STORED_COLOURS if there[colour]]]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            return
        colour = keshi_of(action)
        if colour == PINK:
            s.then(ReturnEntertainer(seat))
        elif colour == RED:
            s.then(ReturnVendor(seat))
        else:
            s.players[seat].keshis[colour] -= 1
            s.note(notes.RETURNED, seat, colour, HOME[colour], NONE)
        s.then(TakeOther(seat, colour))


class ReturnEntertainer(ToSeat[Marrakesh]):
    """The exchange icon: which entertainer is returned. The space is free again (ruling 5.29)."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        square = s.players[seat].square
        return [A_SPACE + space for space in range(8) if square >> space & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        me.square &= ~(1 << space_of(action))
        me.keshis[PINK] -= 1
        s.note(notes.RETURNED, seat, PINK, SQUARE, space_of(action))


class ReturnVendor(ToSeat[Marrakesh]):
    """The exchange icon: which vendor is returned."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        vendors = s.players[seat].vendors
        return [A_SECTOR + sector for sector in range(len(SECTORS)) if vendors >> sector & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        me.vendors &= ~(1 << sector_of(action))
        me.resting &= me.vendors
        me.keshis[RED] -= 1
        s.note(notes.RETURNED, seat, RED, sector_of(action), NONE)


class TakeOther(ToSeat[Marrakesh]):
    """The exchange icon: take and deploy a keshi of another colour than the one returned."""

    CONTINUES = True

    def __init__(self, player: int, returned: int) -> None:
        super().__init__(player)
        self.returned: Final = returned

    def args(self) -> tuple[int, ...]:
        return (self.player, self.returned)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        colours = deploy.deployable(s.players[seat])
        return [A_KESHI + colour for colour in colours if colour != self.returned]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.then(deploy.Deploy(seat, keshi_of(action)))
