"""In a pinned set of whole games every component takes effect at least once.

A permanent scroll takes effect when its owner, had he not had it, would have been asked something
else, or the answer would have led to something else.
"""

from __future__ import annotations

import json
import sys

from majlis.games.marrakesh.data import A_BONUS, COLOURS, LUXURY_NAMES
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.rules.scrolls_instant import instant
from majlis.games.marrakesh.rules.tower import Throw
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import Note
from tests.marrakesh.games import EVERYTHING, liked, new

SEEDS = [707, 102, 159, 975, 16, 449, 514, 259, 17, 104, 212, 901, 351, 12, 91, 121, 267, 524]
SEEDS += [536, 11, 158, 218, 256, 276, 363, 458, 619, 149]
"""Games of four with all modules; `python -m tests.marrakesh.test_coverage` looks for a new set."""

INSTANT = {*range(1, 13), 19, 20, 21, 30, *range(37, 44), 47, 53, 55, 57, 58, 59}
INSTANT |= {62, 64, 67, 70, 71, 72}
PERMANENT = set(range(1, 73)) - INSTANT
UNASKED = {28, 44, 68, 69}  # may take effect when somebody else, or chance, has answered


class Seen:
    """What has taken effect so far."""

    def __init__(self) -> None:
        self.things: set[str] = set()

    def play(self, seed: int) -> None:
        s, rng = new(4, EVERYTHING), Rng(seed)
        faces: dict[int, int] = {}
        s.notes = []
        while s.waiting:
            seat = s.waiting[0]
            action = s.pick(rng) if seat == CHANCE else liked(s, seat, (seed + seat) % 4, rng)
            if not isinstance(s.question(), Throw):
                self.permanent(s, seat, action)
            s.apply(seat, action)
            for note in s.notes or []:
                self.take(s, note, faces)

    def permanent(self, s: Marrakesh, seat: int, action: int) -> None:
        for owner, player in enumerate(s.players):
            for scroll in PERMANENT if owner == seat else UNASKED:
                name = f"scroll:{scroll:02}"
                if player.scrolls[scroll] and name not in self.things:
                    without = s.clone()
                    disown(without, owner, scroll)
                    if without.options(seat) != s.options(seat) or led(
                        without, seat, action, owner, scroll
                    ) != led(s, seat, action, owner, scroll):
                        self.things.add(name)

    def take(self, s: Marrakesh, note: Note, faces: dict[int, int]) -> None:
        _, kind, a, b, c, _ = note
        if kind == notes.SCROLL and b in INSTANT:
            self.things.add(f"scroll:{b:02}")
        elif kind in (notes.SCORED, notes.OASIS_SCORED) and c > 0:
            self.things.add(f"oasis:{b:02}")
        elif (kind == notes.TOWN_SCORED and c > 0) or (kind == notes.TOWN_CLAIMED and b >= 10):
            self.things.add(f"town:{b:02}")
        elif kind == notes.REWARD:
            self.things.add(f"river:{b:02}")
        elif kind == notes.EXCHANGED:
            self.things.add(f"office:{c + 1:02}")
        elif kind == notes.LUXURY:
            self.things.add(f"luxury:{LUXURY_NAMES[b]}")
        elif kind == notes.GATE:
            self.things |= {f"gate:{COLOURS[c]}", f"workshop:{b + 1}"}
        elif kind == notes.STAIR_TILE:
            faces[a] = b
        elif kind == notes.CONNECTION:
            if c - A_BONUS in faces:
                face = faces[c - A_BONUS]
                self.things.add(f"stair:{face // 2 + 1:02}{'ab'[face % 2]}")
            self.things.add(s.label(c))
        elif kind in (notes.PROVIDED, notes.UNPROVIDED):
            self.things |= {f"provision:{tile + 1:02}" for tile in s.players[a].active}


def disown(s: Marrakesh, owner: int, scroll: int) -> None:
    owned = s.players[owner].scrolls.copy()
    owned[scroll] = 0
    s.players[owner].scrolls = owned


def led(s: Marrakesh, seat: int, action: int, owner: int, scroll: int) -> str:
    """Where an answer leads, apart from owning this scroll."""
    after = s.clone()
    after.apply(seat, action)
    disown(after, owner, scroll)
    return json.dumps(after.dump())


THINGS = [
    *[f"scroll:{n:02}" for n in range(1, 73)],
    *[f"oasis:{n:02}" for n in range(1, 31)],
    *[f"town:{n:02}" for n in range(1, 13)],
    *[f"river:{n:02}" for n in range(1, 19)],
    *[f"office:{n:02}" for n in range(1, 13)],
    *[f"luxury:{name}" for name in LUXURY_NAMES],
    *[f"gate:{colour}" for colour in COLOURS],
    *[f"workshop:{n}" for n in range(1, 5)],
    *[f"provision:{n:02}" for n in range(1, 13)],
    *[f"stair:{n:02}{side}" for n in range(1, 21) for side in "ab"],
    *[f"web:{name}" for name in ("n1", "n6", "n7", "dinars", "points")],
]


def test_every_component_takes_effect() -> None:
    seen = Seen()
    for seed in SEEDS:
        seen.play(seed)
    assert [thing for thing in THINGS if thing not in seen.things] == []


def test_which_scrolls_are_instant() -> None:
    """An instant scroll does something when it is acquired, a permanent one does not."""
    for scroll in range(1, 73):
        s = new(2, {})
        s.players[0].disc = 0
        s.agenda = []
        before = s.clone()
        s.notes = []
        instant(s, 0, scroll)
        acts = bool(s.agenda or s.notes or s.dump() != before.dump())
        assert acts == (scroll in INSTANT)


def cover(seeds: range) -> list[int]:
    """Some of these seeds whose games together show as much as all of them."""
    shown: dict[int, set[str]] = {}
    for seed in seeds:
        found = Seen()
        found.play(seed)
        shown[seed] = found.things & set(THINGS)
    wanted = set().union(*shown.values())
    chosen: list[int] = []
    while wanted:
        chosen.append(max(shown, key=lambda seed: len(shown[seed] & wanted)))
        wanted -= shown[chosen[-1]]
    return chosen


if __name__ == "__main__":
    sys.stdout.write(f"{cover(range(1100))}\n")
