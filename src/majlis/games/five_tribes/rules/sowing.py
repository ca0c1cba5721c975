"""2.2 Move the meeples: choose a tile, and sow its meeples one by one along a path."""

from __future__ import annotations

from majlis.games.five_tribes.data import (
    BIT,
    ELSEWHERE,
    EVERYWHERE,
    LONG_WALK,
    LOOP,
    NEIGHBOURS,
    REACH,
    TILE,
    TILES,
    meeple_on,
    tile_of,
    tribe_of,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.djinns_watching import meeple_dropped
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import ToSeat

# When can a sowing be finished? Nothing is taken away while sowing, so a tile that holds a tribe
# keeps it. Whoever has n meeples in hand can finish on any tile n steps away that holds one of
# their tribes: he keeps that meeple for the last. Besides, with two alike among five or more
# meeples he can drop one, walk a loop of four or more steps, and end on it. There is no third way,
# and the loop can always be walked: every step of the sultanate lies on the edge of a square.


def reach(steps: int, here: int, before: int) -> int:
    """Where so many steps can end, the first one not back to `before` (see `data.walks`)."""
    return REACH[as_far(steps)][TILES * here + before]


def elsewhere(meeples: int, tile: int) -> int:
    """Where a sowing of so many meeples from this tile can end without a loop."""
    return ELSEWHERE[as_far(meeples)][tile]


def as_far(steps: int) -> int:
    """The fewest steps that lead to the same tiles, of many."""
    return steps if steps <= LONG_WALK else LONG_WALK + (steps - LONG_WALK) % 2


def may_start(s: Sultanate, tile: int) -> bool:
    """Whether a sowing from this tile can be finished."""
    meeples, first = s.meeples, 5 * tile  # not by `count`: this is asked most often
    count = 0
    goals = 0
    two_alike = False
    for tribe in range(5):
        alike = meeples[first + tribe]
        if alike:
            count += alike
            goals |= s.standing[tribe]
            if alike > 1:
                two_alike = True
    if not count:
        return False
    if two_alike and count >= LOOP and s.ruling_loop_self_match:
        return True
    return elsewhere(count, tile) & goals != 0


def can_sow(s: Sultanate) -> bool:
    """Whether there is any sowing at all."""
    return any(may_start(s, tile) for tile in range(TILES))


class ChooseTile(ToSeat[Sultanate]):
    """2.2: choose a tile with at least one meeple, and take all its meeples into the hand.
    Whoever can sow must (ruling 4)."""

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [TILE + tile for tile in range(TILES) if may_start(s, tile)]

    def allows(self, s: Sultanate, seat: int, action: int) -> bool:
        return TILE <= action < TILE + TILES and may_start(s, action - TILE)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        tile = tile_of(action)
        count = 0
        for tribe in range(5):
            alike = s.count(tile, tribe)
            if alike:
                s.leave(tile, tribe, alike)
                s.hand[tribe] = alike
                count += alike
        s.path = [tile]
        s.standing_before = s.standing.copy()
        s.note(notes.LIFTED, seat, tile, count)
        s.then(DropMeeple(seat))


class DropMeeple(ToSeat[Sultanate]):
    """2.2: drop one meeple on the next tile: never diagonally, never straight back, and so that
    the last one can come to a tile where one of its colour stands."""

    CONTINUES = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        hand, path = s.hand, s.path
        here = path[-1]
        before = path[-2] if len(path) > 1 else here
        left = sum(hand) - 1
        goals = goals_without_one(s)
        options: list[int] = []
        for near in NEIGHBOURS[here]:
            if near != before:
                ends = reach(left, near, here)
                for tribe in range(5):
                    wanted = goals[tribe]
                    if hand[tribe] > 1 and s.ruling_loop_self_match:
                        wanted |= BIT[near]  # where this one is dropped, another can end
                    if ends & wanted:
                        options.append(meeple_on(near, tribe))
        return options

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        tile = tile_of(action)
        tribe = tribe_of(action)
        s.hand[tribe] -= 1
        s.stand(tile, tribe)
        s.note(notes.DROPPED, seat, tribe, s.path[-1], tile)
        s.path.append(tile)
        s.dropped.append(tribe)
        meeple_dropped(s, seat, tile)
        if sum(s.hand):
            s.then(self)


def goals_without_one(s: Sultanate) -> list[int]:
    """For every tribe in hand: where the others could end if one of it were dropped now, a bit for
    each tile, whatever the distance. The last one of all is its own goal."""
    hand = s.hand
    matching = s.standing if s.ruling_loop_self_match else s.standing_before
    left = sum(hand) - 1
    goals = [0] * 5
    for tribe in range(5):
        if not hand[tribe]:
            continue
        if not left:
            goals[tribe] = matching[tribe]
            break
        for other in range(5):
            alike = hand[other] - 1 if other == tribe else hand[other]
            if alike:
                goals[tribe] |= matching[other]
                if alike > 1 and left >= LOOP and s.ruling_loop_self_match:
                    goals[tribe] = EVERYWHERE
                    break
    return goals
