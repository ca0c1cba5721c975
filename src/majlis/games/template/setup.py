"""Setting up Stakes."""

from __future__ import annotations

from majlis.games.template.data import CHARMS, COINS
from majlis.games.template.rules import Round
from majlis.games.template.state import Stakes
from majlis.kernel.frame import NONE
from majlis.kernel.game import Setting


def setup(seats: int, settings: dict[str, Setting], rules: int) -> Stakes:
    """Everyone takes six coins; the charms are put into the bag."""
    rounds = settings["rounds"]
    assert isinstance(rounds, int)
    s = Stakes(
        rules=rules,
        agenda=[Round(1)],
        rounds=rounds,
        charms=settings["charms"] is True,
        coins=[COINS] * seats,
        stakes=[NONE] * seats,
        pot=0,
        bag=CHARMS.copy(),
        drawn=[0] * seats,
        hands=[[0, 0, 0] for _ in range(seats)],
    )
    s.settle()
    return s
