"""What a seat may know of a position of Marrakesh, and what it may guess of the rest.

Everybody has seen the same displays, so that unseen tiles are in nobody's hand: they are drawn when
they are turned up. What is left to hide: the selection before the reveal, provision tiles that lie
face down, and on which floor of the tower a keshi lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.games.marrakesh.data import PICKS, PROVISIONS
from majlis.kernel.chance import Rng
from majlis.kernel.frame import HIDDEN, NONE

if TYPE_CHECKING:
    from majlis.games.marrakesh.state import Marrakesh, Player, Tower


def hide_secrets(s: Marrakesh, seat: int) -> None:
    hide_tower(s)
    selecting = someone_selects(s)
    for other, player in enumerate(s.players):
        if other != seat:
            if selecting:
                player.picked = [HIDDEN] * len(player.picked)
            player.face_down = [HIDDEN] * len(player.face_down)
            if player.turning != NONE:
                player.turning = HIDDEN


def someone_selects(s: Marrakesh) -> bool:
    """Whether selections are still being made, and are secret."""
    return any(len(player.picked) < PICKS for player in s.players)


def hide_tower(s: Marrakesh) -> None:
    """Nobody sees the floors: `lodged` and `thrown` tell what is in the tower."""
    tower = s.tower.clone()
    empty_tower(tower)
    s.tower = tower


def empty_tower(tower: Tower) -> None:
    tower.upper = [0] * 12
    tower.lower = [0] * 12
    tower.dropping = [0] * 12
    tower.falling = []
    tower.landed = [0] * 12
    tower.arriving = NONE
    tower.floor = 0
    tower.stays = False
    tower.loose = 0


def sample_secrets(s: Marrakesh, rng: Rng) -> None:
    fill_tower(s, rng)
    for player in s.players:
        if HIDDEN in player.picked:
            player.picked = some_picks(player, rng)
        while HIDDEN in player.face_down:
            known = [tile for tile in player.face_down if tile != HIDDEN]
            unknown = len(player.face_down) - len(known) - 1
            player.face_down = [*known, some_provision(s, rng), *[HIDDEN] * unknown]
        if player.turning == HIDDEN:
            player.turning = player.face_down[rng.below(len(player.face_down))]


def fill_tower(s: Marrakesh, rng: Rng) -> None:
    """Deal the keshis in the tower to its floors, in the long run's proportion (B1 4 : 5, B2
    2 : 9). A throw that is going on begins anew."""
    tower = s.tower.clone()
    upper, whole = (2, 11) if s.tower_b2 else (4, 9)
    for colour in range(12):
        for _ in range(s.lodged[colour]):
            floor = tower.upper if rng.below(whole) < upper else tower.lower
            floor[colour] += 1
    tower.dropping = s.thrown.copy()
    s.tower = tower


def some_picks(player: Player, rng: Rng) -> list[int]:
    """The first of three colours from the hand, as many as were picked."""
    hand = [colour for colour in range(12) if player.hand >> colour & 1]
    three = [hand.pop(rng.below(len(hand))) for _ in range(PICKS)]
    three.sort()
    return three[: len(player.picked)]


def some_provision(s: Marrakesh, rng: Rng) -> int:
    """A provision tile that this viewer has not seen."""
    seen: list[int] = []
    for player in s.players:
        seen += player.active
        seen += player.face_down
    unseen = [tile for tile in range(len(PROVISIONS)) if tile not in seen]
    return unseen[rng.below(len(unseen))]
