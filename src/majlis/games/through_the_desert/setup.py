"""Setting up, before anybody is asked anything."""

from __future__ import annotations

from majlis.games.through_the_desert.data import CAMELS, HEXES, TAKEN_OUT, WATER
from majlis.games.through_the_desert.rules.preparation import FirstPlayer
from majlis.games.through_the_desert.state import EMPTY, Desert
from majlis.kernel.frame import NONE
from majlis.kernel.game import Setting


def setup(seats: int, settings: dict[str, Setting], rules: int) -> Desert:
    """Everyone takes five leaders, one of each colour; the other camels are sorted into piles,
    and with two or three players some of each colour are taken out."""
    caravans = 5 * seats
    s = Desert(
        rules=rules,
        agenda=[FirstPlayer()],
        players=seats,
        ruling_instant_end=settings["ruling_instant_end"] is True,
        hide_scores=settings["hide_scores"] is True,
        first=NONE,
        idle=0,
        cells=[EMPTY] * len(HEXES),
        tokens=WATER.copy(),
        piles=[CAMELS - TAKEN_OUT[seats] - seats] * 5,
        held=[0b11111] * seats,
        leaders=[NONE] * caravans,
        sizes=[0] * caravans,
        linked=[0] * caravans,
        water=[0] * seats,
        land=[0] * seats,
        lands=[],
        camps=[],
        rims=[[] for _ in range(caravans)],
    )
    s.settle()
    return s
