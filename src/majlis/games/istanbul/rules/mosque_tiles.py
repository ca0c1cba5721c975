"""Mosque tiles (p. 22) that are used of the player's own accord."""

from __future__ import annotations

from majlis.games.istanbul.data import PLACE, SERVICE, YELLOW, place_of
from majlis.games.istanbul.rules.figures import assistants_out, bring_back
from majlis.games.istanbul.rules.supply import gain_lira
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import ToSeat


def yellow_ready(s: Istanbul, seat: int) -> bool:
    """The yellow tile can be used: once a turn, for 2 lira, if an own assistant is on another place
    than the merchant (ruling 17)."""
    player = s.players[seat]
    return (
        not s.yellow_used
        and player.has(YELLOW)
        and player.lira >= SERVICE
        and player.assistants & ~(1 << player.merchant) != 0
    )


class YellowTile(ToSeat[Istanbul]):
    """Pay 2 lira to bring one assistant from another place under the stack."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        here = s.players[seat].merchant
        return [PLACE + place for place in assistants_out(s, seat) if place != here]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.yellow_used = True
        gain_lira(s, seat, -SERVICE)
        bring_back(s, seat, place_of(action))
