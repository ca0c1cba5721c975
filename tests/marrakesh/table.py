"""Positions for the tests, written as words.

`given(s, 0, "green=2 water=1 square=goods,date mosque=6")` lays things out for a seat; `answer(s,
"keshi:green done")` answers one question after the other; `changes(before, s, 0)` says what a seat
has more or less, in the same words: `"green+1 points+3 water-1"`.
"""

from __future__ import annotations

from typing import Any

from majlis.games.marrakesh import META
from majlis.games.marrakesh.data import (
    COLOURS,
    LUXURY_NAMES,
    RESOURCES,
    SAHARA_SPACES,
    SECTORS,
    SQUARE_SPACES,
    STAIRCASES,
)
from majlis.games.marrakesh.setup import setup
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.kernel.frame import CHANCE, Frame
from majlis.kernel.game import Setting

SHOWN = [1, 2, 3, 22, 23, 24, 43, 44, 45, 61, 62, 63]
"""The scrolls that lie face up unless a test says otherwise."""


def fresh(seats: int = 2, **options: Setting) -> Marrakesh:
    """A game in its first round, with nothing on the boards and no resources: disc at 0, exchange
    office 01, scrolls as in SHOWN, the first luxury good of each kind in the shops, two gates of
    every colour in every workshop, oases and scrolls not shown still unseen."""
    s = setup(seats, META.settings(options), META.rules)
    s.agenda = []
    s.settle()
    s.season = s.round = 1
    s.figure = s.camel = 0
    s.office = 0
    s.office_bag &= ~1
    s.river_tiles = [1, 3, 5]
    s.academies = SHOWN.copy()
    s.stacks = [stack[1:] for stack in s.stacks]
    s.scroll_bag = [scroll for scroll in range(1, 73) if scroll not in SHOWN]
    s.shops = [0, 5, 10, 15, 20]
    s.shop_stacks = [4] * 5
    s.luxury_bag = [tile for tile in range(25) if tile % 5]
    s.workshops = [2] * 48
    for player in s.players:
        player.disc = 0
        player.stock = [0, 0, 0]
        player.points = [0] * len(player.points)
        player.may_refresh = True
    return s


def given(s: Marrakesh, seat: int, words: str) -> Marrakesh:
    """Lay things out: `green=2`, `water=3`, `palace=4`, `square=goods,date`, `vendors=mosque`,
    `gates=river:pink`, `oases=left_1:5`, `scrolls=33,48`, `luxury=drum_1`, `stored=5,7`."""
    me = s.players[seat]
    for word in words.split():
        key, _, value = word.partition("=")
        if key in COLOURS:
            me.keshis[COLOURS.index(key)] = int(value)
        elif key in RESOURCES:
            me.stock[RESOURCES.index(key)] = int(value)
        elif key in STAIRCASES:
            me.stairs[STAIRCASES.index(key)] = int(value)
        elif key == "square":
            names = value.split(",")
            me.square = sum(1 << SQUARE_SPACES.index(name) for name in names)
            me.keshis[COLOURS.index("pink")] = len(names)
        elif key == "vendors":
            names = value.split(",")
            me.vendors = sum(1 << SECTORS.index(name) for name in names)
            me.keshis[COLOURS.index("red")] = len(names)
        elif key == "gates":
            gates = me.gates.copy()
            for pair in value.split(","):
                sector, colour = pair.split(":")
                gates[SECTORS.index(sector)] = COLOURS.index(colour)
            me.gates = gates
        elif key == "oases":
            oases = me.oases.copy()
            for pair in value.split(","):
                camp, oasis = pair.split(":")
                oases[SAHARA_SPACES.index(camp)] = int(oasis)
                if camp.startswith("left"):
                    me.left = max(me.left, int(camp[-1]))
                else:
                    me.right = max(me.right, int(camp[-1]))
                s.oasis_bag = [unseen for unseen in s.oasis_bag if unseen != int(oasis)]
            me.oases = oases
            me.keshis[COLOURS.index("brown")] = me.start + me.left + me.right
        elif key == "scrolls":
            scrolls = me.scrolls.copy()
            for number in value.split(","):
                scrolls[int(number)] = 1
            me.scrolls = scrolls
        elif key == "luxury":
            me.luxuries = sum(1 << LUXURY_NAMES.index(name) for name in value.split(","))
        elif key in ("stored", "towns", "active", "track"):
            setattr(me, key, [int(number) for number in value.split(",")])
        else:
            assert hasattr(me, key), word
            setattr(me, key, int(value))
    return s


def show(s: Marrakesh, scroll: int, stack: int) -> None:
    """Let this scroll lie face up on the stack."""
    s.academies = s.academies.copy()
    s.academies[stack] = scroll
    s.scroll_bag = [unseen for unseen in s.scroll_bag if unseen != scroll]


def begin(s: Marrakesh, *frames: Frame[Any]) -> Marrakesh:
    """Carry these paragraphs out, until somebody is asked."""
    s.then(*frames)
    s.settle()
    return s


def answer(s: Marrakesh, labels: str) -> Marrakesh:
    """Answer one question after the other; chance is answered in the same row."""
    for label in labels.split():
        seat = s.waiting[0]
        assert label in asked(s), f"{s.question()} is not answered by {label}: {asked(s)}"
        s.apply(seat, s.parse(label))
    return s


def asked(s: Marrakesh) -> list[str]:
    """The legal answers, as labels."""
    return [s.label(action) for action in s.options(s.waiting[0])] if s.waiting else []


def question(s: Marrakesh) -> str:
    """The name of the question on the table, or nothing."""
    return type(s.question()).__name__ if s.waiting else ""


def chance_asked(s: Marrakesh) -> bool:
    return s.waiting == [CHANCE]


def count(me: Player) -> dict[str, int]:
    """Everything of a player that has a number."""
    return {
        **dict(zip(COLOURS, me.keshis, strict=True)),
        **dict(zip(RESOURCES, me.stock, strict=True)),
        **dict(zip(STAIRCASES, me.stairs, strict=True)),
        "points": sum(me.points),
        "river": me.river,
        "scrolls": sum(me.scrolls),
        "luxury": me.luxuries.bit_count(),
        "gates": me.built(),
        "stored": len(me.stored),
    }


def changes(before: Marrakesh, after: Marrakesh, seat: int = 0) -> str:
    """What the seat has more or less than before, in alphabetical order: `date+1 points-3`."""
    old, new = count(before.players[seat]), count(after.players[seat])
    return " ".join(f"{key}{new[key] - old[key]:+}" for key in sorted(old) if new[key] != old[key])


def outcome(s: Marrakesh, labels: str, *frames: Frame[Any]) -> str:
    """What seat 0 has more or less after these paragraphs and answers, which must be all."""
    before = s.clone()
    begin(s, *frames)
    answer(s, labels)
    assert not s.agenda, f"still to be done: {s.agenda}, {asked(s)}"
    return changes(before, s)


def alphabetical(words: str) -> str:
    return " ".join(sorted(words.split()))
