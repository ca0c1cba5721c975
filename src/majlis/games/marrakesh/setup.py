"""Setting up, before anybody is asked anything."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    BASE_OFFICES,
    ESCORT_STEP,
    GROUP_SIZE,
    LAST_SCROLL,
    LUXURIES,
    MIXED_OFFICES,
    NEW_OFFICES,
    OASES,
    SHOPS,
    STAIR_SETS,
    STAIR_TILES,
    START_POINTS,
    WEB_PRINTED,
)
from majlis.games.marrakesh.rules.preparation import Prepare
from majlis.games.marrakesh.state import SOURCES, Marrakesh, Player, Tower
from majlis.kernel.frame import HIDDEN, NONE
from majlis.kernel.game import Setting

STATE: Final = Marrakesh
OFFICE_SETS: Final = {"base": BASE_OFFICES, "mixed": MIXED_OFFICES, "new": NEW_OFFICES}


def setup(seats: int, settings: dict[str, Setting], rules: int) -> Marrakesh:
    """Pages 4 and 5: everything in its box or on its stack; `Prepare` draws and deals."""
    first_game = int(settings["river_tiles"] == "first_game")
    stair_set = list(STAIR_SETS).index(str(settings["staircase_set"]))
    waits = ESCORT_STEP if settings["imam_sultan"] is True else NONE
    s = Marrakesh(
        rules=rules,
        agenda=[Prepare(first_game, stair_set)],
        tower_b2=settings["tower"] == "b2",
        staircase_tiles=settings["staircase_tiles"] is True,
        imam_sultan=settings["imam_sultan"] is True,
        purple_spectators=settings["purple_spectators"] is True,
        desert_towns=settings["desert_towns"] is True,
        ruling_new_vendors_wait=settings["ruling_new_vendors_wait"] is True,
        season=0,
        round=0,
        figure=NONE,
        camel=0,
        clock=0,
        players=[new_player() for _ in range(seats)],
        tower=Tower([0] * 12, [0] * 12, [0] * 12, [], [0] * 12, NONE, 0, False, 0),
        lodged=[0] * 12,
        thrown=[0] * 12,
        base=[0] * 12,
        oasis_bag=list(range(1, OASES + 1)),
        offered_oases=[],
        river_tiles=[],
        office=NONE,
        office_bag=OFFICE_SETS[str(settings["offices"])],
        academies=[NONE] * 12,
        stacks=[[HIDDEN] * (size // 3) for size in GROUP_SIZE for _ in range(3)],
        scroll_bag=list(range(1, LAST_SCROLL + 1)),
        shops=[NONE] * SHOPS,
        shop_stacks=[LUXURIES // SHOPS] * SHOPS,
        luxury_bag=list(range(LUXURIES)),
        workshops=[0] * 48,
        web=WEB_PRINTED.copy(),
        stair_bag=list(range(len(STAIR_TILES))),
        town_display=[],
        escorted=[NONE, NONE],
        escort_steps=[waits, waits],
        crocodile=NONE,
    )
    s.settle()
    return s


def new_player() -> Player:
    """Step 9-12 and 17: the boards, three pawns at their starts, 1 water, 1 dinar and 1 date."""
    return Player(
        points=[START_POINTS] + [0] * (len(SOURCES) - 1),
        stock=[1, 1, 1],
        keshis=[0] * 12,
        hand=0,
        picked=[],
        assistants=[0] * 9,
        vendors=0,
        resting=0,
        square=0,
        disc=NONE,
        start=0,
        left=0,
        right=0,
        oases=[NONE] * 10,
        track=[NONE] * 6,
        stored=[],
        towns=[NONE, NONE],
        towns_claimed=0,
        gates=[NONE] * 9,
        kept=[],
        scrolls=[0] * (LAST_SCROLL + 1),
        may_refresh=False,
        luxuries=0,
        stairs=[0, 0],
        river=0,
        arrival=0,
        moved=False,
        active=[],
        face_down=[],
        turning=NONE,
    )
