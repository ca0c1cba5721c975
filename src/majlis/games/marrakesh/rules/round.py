"""The round (pages 7 and 8): select keshis, send assistants, claim keshis, use assistants."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_SECTOR,
    ACT,
    COLOUR_OF,
    DONE,
    GOODS,
    HOME,
    PICKS,
    RED,
    ROUNDS,
    SECTORS,
    SOUK,
    WATER,
    keshi_of,
    sector_of,
)
from majlis.games.marrakesh.rules import (
    deploy,
    display,
    notes,
    river,
    scrolls_permanent,
    seasons,
    sectors,
    supply,
    tower,
)
from majlis.games.marrakesh.state import FROM_SCROLLS, Marrakesh, Player
from majlis.kernel.frame import ALL, NONE, Ask, Frame, ToSeat


class Round(Frame[Marrakesh]):
    """Page 7: four phases, each in turn order from the holder of the camel."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Marrakesh) -> None:
        s.begin_turn(ALL)
        s.round = self.number
        s.note(notes.ROUND, s.season, s.round, s.camel)
        for player in s.players:
            player.picked = []
            player.may_refresh = True
        s.then(Select(), SendAssistants(0), tower.ThrowIn(), Claiming(0, 0), Using(0))
        s.then(RiverBonuses(0), EndOfRound())


class Select(Ask[Marrakesh]):
    """Page 7: all players secretly select three of the keshis behind their screens, here in
    ascending order; when all have, the selections are revealed."""

    PRIVATE = True
    CONTINUES = True
    SET = True

    def seats(self, s: Marrakesh) -> list[int]:
        return [seat for seat, player in enumerate(s.players) if len(player.picked) < PICKS]

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        above = still_selectable(s.players[seat])
        enough = len(above) - (PICKS - len(s.players[seat].picked)) + 1
        return above[:enough]

    def members(self, s: Marrakesh, seat: int) -> dict[int, int]:
        return dict.fromkeys(still_selectable(s.players[seat]), 1)

    def audience(self, s: Marrakesh, seat: int) -> int:
        return 1 << seat

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        me.picked = [*me.picked, keshi_of(action)]
        if self.seats(s):
            s.then(self)
            return
        s.reveal()
        for seat, player in enumerate(s.players):
            first, second, third = player.picked
            player.hand &= ~(1 << first | 1 << second | 1 << third)
            s.note(notes.SELECTED, seat, first, second, third)


def still_selectable(me: Player) -> list[int]:
    """The keshis behind the screen that come after those selected, as answers."""
    least = me.picked[-1] + 1 if me.picked else 0
    return [A_KESHI + colour for colour in range(least, 12) if me.hand >> colour & 1]


class SendAssistants(Frame[Marrakesh]):
    """Page 7: in turn order everyone sends three assistants to the sectors of the selected colours;
    the red keshi is a wild."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def run(self, s: Marrakesh) -> None:
        if self.turn == len(s.players):
            return
        seat = s.seat(self.turn)
        s.begin_turn(seat)
        for colour in s.players[seat].picked:
            if colour == RED:
                s.then(SendWild(seat))
            else:
                send(s, seat, HOME[colour], colour)
        s.then(SendAssistants(self.turn + 1))


def send(s: Marrakesh, seat: int, sector: int, colour: int) -> None:
    s.players[seat].assistants[sector] += 1
    s.note(notes.ASSISTANT, seat, sector, colour)


class SendWild(ToSeat[Marrakesh]):
    """Page 7: for a red keshi the assistant goes to any sector that has none yet; the souk takes up
    to three."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        assistants = s.players[seat].assistants
        return [
            A_SECTOR + sector
            for sector in range(len(SECTORS))
            if sector == SOUK or not assistants[sector]
        ]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        send(s, seat, sector_of(action), RED)


class Claiming(Frame[Marrakesh]):
    """Page 7: in turn order players claim keshis until none are left. Whoever can place none of
    them forfeits; what nobody can place (`idle` turns in a row) goes back to the supply."""

    def __init__(self, turn: int, idle: int) -> None:
        self.turn: Final = turn
        self.idle: Final = idle

    def args(self) -> tuple[int, ...]:
        return (self.turn, self.idle)

    def run(self, s: Marrakesh) -> None:
        if not any(n for n in s.base):
            return
        if self.idle == len(s.players):
            for colour in range(12):
                if s.base[colour]:
                    s.note(notes.LEFT_OVER, colour, s.base[colour])
                    s.base[colour] = 0
            return
        seat = s.seat(self.turn)
        turn = (self.turn + 1) % len(s.players)
        if can_claim(s, seat):
            s.begin_turn(seat)
            s.then(ClaimKeshi(seat), Claiming(turn, 0))
        else:
            s.then(Claiming(turn, self.idle + 1))


def can_claim(s: Marrakesh, seat: int) -> bool:
    me = s.players[seat]
    return any(n and deploy.room(me, colour) for colour, n in enumerate(s.base))


def claimable(s: Marrakesh, seat: int) -> list[int]:
    """The keshis in the tower's base for which the player has room, as answers."""
    me = s.players[seat]
    return [A_KESHI + colour for colour, n in enumerate(s.base) if n and deploy.room(me, colour)]


class ClaimKeshi(ToSeat[Marrakesh]):
    """Page 7: choose a colour and take up to two keshis of it, at least one, and place them
    immediately. With scroll 61 the two may be of any colours."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return claimable(s, seat)

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        colour = keshi_of(action)
        me = s.players[seat]
        take(s, seat, colour)
        if scrolls_permanent.claims_any_colours(me):
            s.then(deploy.Deploy(seat, colour), ClaimAnother(seat))
        elif s.base[colour] and deploy.room(me, colour) > 1:
            s.then(ClaimSecond(seat, colour))
        else:
            s.then(deploy.Deploy(seat, colour))


def take(s: Marrakesh, seat: int, colour: int) -> None:
    s.base[colour] -= 1
    s.note(notes.CLAIMED, seat, colour)


class ClaimSecond(ToSeat[Marrakesh]):
    """Page 7: one keshi or two; with a single free space only one (there it is not asked)."""

    CONTINUES = True

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def args(self) -> tuple[int, ...]:
        return (self.player, self.colour)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, A_KESHI + self.colour]

    def usual(self, s: Marrakesh, seat: int) -> int:
        return A_KESHI + self.colour

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            s.then(deploy.Deploy(seat, self.colour))
        else:
            take(s, seat, self.colour)
            s.then(deploy.Deploy(seat, self.colour), deploy.Deploy(seat, self.colour))


class ClaimAnother(ToSeat[Marrakesh]):
    """Scroll 61: a second keshi of any colour, after the first has been deployed."""

    CONTINUES = True
    DECLINE = DONE

    def lapses(self, s: Marrakesh) -> bool:
        return not can_claim(s, self.player)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *claimable(s, seat)]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            take(s, seat, keshi_of(action))
            s.then(deploy.Deploy(seat, keshi_of(action)))


class Using(Frame[Marrakesh]):
    """Page 8: in turn order each player uses all assistants; then the displays are refilled."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def run(self, s: Marrakesh) -> None:
        if self.turn < len(s.players):
            seat = s.seat(self.turn)
            s.begin_turn(seat)
            s.players[seat].resting = 0
            s.then(ChooseAssistant(seat), display.Refill(), Using(self.turn + 1))


class ChooseAssistant(ToSeat[Marrakesh]):
    """Page 8: the assistants are used one after the other, in any order. First a water vendor in
    the sector brings 1 water (page 12), whatever the assistant does."""

    def lapses(self, s: Marrakesh) -> bool:
        return sum(s.players[self.player].assistants) == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_SECTOR + sector for sector, n in enumerate(s.players[seat].assistants) if n]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        sector = sector_of(action)
        me.assistants[sector] -= 1
        s.note(notes.USED, seat, sector)
        if me.vendors & ~me.resting & 1 << sector:
            water = scrolls_permanent.vendor_water(me)
            me.stock[WATER] += water
            s.note(notes.VENDOR, seat, sector, water)
        s.then(UseAssistant(seat, sector), self)


class UseAssistant(ToSeat[Marrakesh]):
    """Page 8: take one keshi of the sector's colour from the supply and deploy it, or perform the
    sector action."""

    CONTINUES = True

    def __init__(self, player: int, sector: int) -> None:
        super().__init__(player)
        self.sector: Final = sector

    def args(self) -> tuple[int, ...]:
        return (self.player, self.sector)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        if self.sector == SOUK:
            return [ACT, *[A_KESHI + colour for colour in GOODS]]
        colour = COLOUR_OF[self.sector]
        return [ACT, A_KESHI + colour] if deploy.room(s.players[seat], colour) else [ACT]

    def usual(self, s: Marrakesh, seat: int) -> int:
        """The keshi, where the action would do nothing yet; of the goods none is usual."""
        if self.sector == SOUK or not has_no_effect(s, seat, self.sector):
            return NONE
        return A_KESHI + COLOUR_OF[self.sector]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == ACT:
            points = scrolls_permanent.action_points(s.players[seat], self.sector)
            supply.score(s, seat, points, FROM_SCROLLS)
            s.then(sectors.SectorAction(seat, self.sector))
        else:
            s.note(notes.TAKES, seat, keshi_of(action))
            s.then(deploy.Deploy(seat, keshi_of(action)))


def has_no_effect(s: Marrakesh, seat: int, sector: int) -> bool:
    """To activate the sector would bring nothing, not even points from a scroll."""
    points = scrolls_permanent.action_points(s.players[seat], sector)
    return not points and sectors.idle(s, seat, sector)


class RiverBonuses(Frame[Marrakesh]):
    """Page 13: in turn order everyone takes a river bonus, or with scroll 69 all of them."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def run(self, s: Marrakesh) -> None:
        if self.turn < len(s.players):
            seat = s.seat(self.turn)
            s.begin_turn(seat)
            if scrolls_permanent.all_rapids_each_round(s.players[seat]):
                s.then(river.AllRapids(seat))
            else:
                s.then(river.RiverBonus(seat))
            s.then(RiverBonuses(self.turn + 1))


class EndOfRound(Frame[Marrakesh]):
    """Page 13: the camel goes to the left, and the next round begins. After four rounds the season
    is scored."""

    def run(self, s: Marrakesh) -> None:
        if s.round < ROUNDS:
            s.camel = (s.camel + 1) % len(s.players)
            s.then(Round(s.round + 1))
        else:
            s.then(seasons.SeasonScoring())
