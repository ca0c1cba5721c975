"""Deploying keshis (page 7), and the deployment bonuses of green, pink and brown ones."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_CAMP,
    A_KESHI,
    A_SECTOR,
    A_SPACE,
    BROWN,
    DONE,
    FILLABLE,
    GREEN,
    HOME,
    LEFT,
    LEFT_PATH,
    ORANGE,
    PATH,
    PINK,
    RED,
    RIGHT,
    RIGHT_PATH,
    SAHARA,
    SOUK,
    SPACES,
    SQUARE,
    SQUARE_BONUS,
    START_LEFT,
    START_LEFT_BONUS,
    START_RIGHT,
    START_RIGHT_BONUS,
    TOWN_CAMPS,
    YELLOW,
    beside,
    camp_of,
    keshi_of,
    path_of,
    sector_of,
    space_of,
)
from majlis.games.marrakesh.rules import (
    bonuses,
    desert_towns,
    notes,
    sahara,
    scrolls_permanent,
    sectors,
    square,
    supply,
)
from majlis.games.marrakesh.state import FROM_DEPLOYING, FROM_SQUARE, Marrakesh, Player
from majlis.kernel.frame import NONE, Frame, ToSeat

PLENTY: Final = 99  # room in the souk


def room(me: Player, colour: int) -> int:
    """How many keshis of this colour the player could still deploy."""
    if YELLOW <= colour <= ORANGE:
        return PLENTY
    if colour == RED:
        free = SPACES
        for sector in FILLABLE:
            free -= me.vendors >> sector & 1
        return free
    return SPACES - me.keshis[colour]


def keshis_with_room(me: Player) -> list[int]:
    """A keshi of any colour for which there is room, as answers."""
    return [A_KESHI + colour for colour in deployable(me)]


def deployable(me: Player) -> list[int]:
    """The colours for which there is room."""
    return [colour for colour in range(12) if room(me, colour)]


class Deploy(Frame[Marrakesh]):
    """Page 7: place a keshi in the sector of its colour, and gain its deployment bonus; without
    room it goes back to the supply."""

    def __init__(self, player: int, colour: int) -> None:
        self.player: Final = player
        self.colour: Final = colour

    def args(self) -> tuple[int, ...]:
        return (self.player, self.colour)

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        if not room(me, self.colour):
            s.note(notes.NO_ROOM, self.player, self.colour)
        elif self.colour == PINK:
            s.then(ChooseSpace(self.player))
        elif self.colour == BROWN:
            s.then(ChooseCamp(self.player))
        elif self.colour == RED:
            s.then(ChooseVendor(self.player, 0))
        else:
            me.keshis[self.colour] += 1
            s.note(notes.DEPLOYED, self.player, self.colour, HOME[self.colour], NONE)
            if self.colour == GREEN:
                supply.score(s, self.player, 1, FROM_DEPLOYING)


class ChooseKeshi(ToSeat[Marrakesh]):
    """A keshi of any colour, or several of one colour: only colours with room are offered, and
    goods always have it. If there is room for fewer, the rest goes back (ruling 5.82)."""

    CONTINUES = True

    def __init__(self, player: int, n: int) -> None:
        super().__init__(player)
        self.n: Final = n

    def args(self) -> tuple[int, ...]:
        return (self.player, self.n)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return keshis_with_room(s.players[seat])

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        for _ in range(self.n):
            s.then(Deploy(seat, keshi_of(action)))


class MayChooseKeshi(ToSeat[Marrakesh]):
    """River tile 03: you may take keshis of any colours, one after the other."""

    CONTINUES = True

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *keshis_with_room(s.players[seat])]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            s.then(Deploy(seat, keshi_of(action)))
            if self.left > 1:
                s.then(MayChooseKeshi(seat, self.left - 1))


class ChooseSpace(ToSeat[Marrakesh]):
    """Page 9: a pink entertainer is deployed on a free space of the main square and gains its bonus
    once; with scroll 54 those of both neighbours as well."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        taken = s.players[seat].square
        return [A_SPACE + space for space in range(8) if not taken >> space & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        space = space_of(action)
        me.square |= 1 << space
        me.keshis[PINK] += 1
        s.note(notes.DEPLOYED, seat, PINK, SQUARE, space)
        spaces = [space]
        if scrolls_permanent.entertainer_draws_neighbours(me):
            spaces += beside(space)
        if s.rules < 2:
            for one in spaces:
                s.then(bonuses.Gain(seat, SQUARE_BONUS[one], 1, FROM_SQUARE))
        else:
            s.then(square.DeploymentBonuses(seat, sum(1 << one for one in spaces)))


class ChooseCamp(ToSeat[Marrakesh]):
    """Page 11: a brown caravan goes to the start oasis, its right space before its left one, or to
    the next space of either path, where it discovers the oasis. With the desert towns (page 17)
    the start oasis is closed, and each path has a fourth space."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        length = PATH
        camps: list[int] = []
        if s.desert_towns:
            length = PATH + 1
        elif me.start < 2:
            camps.append(A_CAMP + START_RIGHT + me.start)
        if me.left < length:
            camps.append(A_CAMP + LEFT + me.left)
        if me.right < length:
            camps.append(A_CAMP + RIGHT + me.right)
        return camps

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        camp = camp_of(action)
        me.keshis[BROWN] += 1
        s.note(notes.DEPLOYED, seat, BROWN, SAHARA, camp)
        path = path_of(camp)
        if path == RIGHT_PATH:
            me.right += 1
        elif path == LEFT_PATH:
            me.left += 1
        else:
            me.start += 1
        if camp == START_RIGHT:
            s.then(bonuses.Gain(seat, START_RIGHT_BONUS, 1, FROM_DEPLOYING))
        elif camp == START_LEFT:
            s.then(bonuses.Gain(seat, START_LEFT_BONUS, 1, FROM_DEPLOYING))
        elif camp in TOWN_CAMPS:
            desert_towns.reach(s, seat, path)
        else:
            s.then(sahara.Discover(seat, camp))


class ChooseVendor(ToSeat[Marrakesh]):
    """Page 7: a red water vendor is deployed in any sector but the souk that has none yet. With
    scroll 64 (`acts`) the action of that sector follows."""

    CONTINUES = True

    def __init__(self, player: int, acts: int) -> None:
        super().__init__(player)
        self.acts: Final = acts

    def args(self) -> tuple[int, ...]:
        return (self.player, self.acts)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        vendors = s.players[seat].vendors
        return [A_SECTOR + sector for sector in FILLABLE if not vendors >> sector & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        sector = sector_of(action)
        settle_vendor(s, seat, sector)
        if self.acts:
            s.then(sectors.SectorAction(seat, sector))


def settle_vendor(s: Marrakesh, seat: int, sector: int) -> None:
    """A vendor works at once (ruling 5.7); the souk's, and by the ruling in the options every new
    one, from the player's next turn on."""
    me = s.players[seat]
    me.keshis[RED] += 1
    me.vendors |= 1 << sector
    if sector == SOUK or s.ruling_new_vendors_wait:
        me.resting |= 1 << sector
    s.note(notes.DEPLOYED, seat, RED, sector, NONE)
