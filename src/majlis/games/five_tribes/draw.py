"""Five Tribes as a scene.

Nodes, in painting order: `sultanate`, the ground; `tracks`, `market`, `djinns`, `own` and `supply`,
the papers around it; `veil` over tiles that are not in question; `trace-0` ... and `mark-C2`, what
has just happened; `ends`, `ways`, `path`, `pills` and `ghosts` of a sowing; `rings`, empty; cards
and markers (`row-0`, `djinn-0`, `own-fish`, `prices`, `turn-3`, `bid-0`); `tile-C2`, value, action and what is
built; `meeple-C2-elder-0` and `count-C2`; `steps`, `flags` and `drops` above them all.

The panels' `extra` is HTML; `css/five-tribes.css` dresses it:

    ul.belongings > li.set > svg.icon ..., b; li.djinn(.used) > svg.icon, b
"""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.scene import Look, Scene, Target
from majlis.games.five_tribes import META, cards, ground, own, trail
from majlis.games.five_tribes.art import breadth, symbols
from majlis.games.five_tribes.colours import COLOURS
from majlis.games.five_tribes.data import (
    CARD,
    DISTANCE,
    DJINN,
    FAKIR,
    FIRST_ZERO,
    HELD,
    LARGE_MARKET_WINDOW,
    MARKERS,
    MEEPLE,
    NAMES,
    PAY_ELDER,
    ROW,
    SPOT,
    TILE,
    TILES,
    TRIBES,
)
from majlis.games.five_tribes.motion import motion
from majlis.games.five_tribes.panels import chips, panels
from majlis.games.five_tribes.plan import Plan, plan_for
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.rules.auction import Auction
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words import Words
from majlis.kernel.frame import HIDDEN, NONE


def draw(s: Sultanate, look: Look) -> Scene:
    words = Words(look.language, look.names)
    plan = plan_for(look.narrow)
    scene = Scene(plan.width, plan.height, symbols() + ground.scenes(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(s)
    Table(s, plan, look, words).onto(scene)
    scene.panels = panels(s, words)
    scene.chips = chips(s, words, options(s))
    scene.motion = motion(s, plan, look.fresh, scene.nodes)
    return scene


def options(s: Sultanate) -> list[int]:
    """What the viewer may answer; of a position itself, whoever is asked."""
    if not s.waiting or s.waiting[0] < 0 or s.viewer not in (NONE, s.waiting[0]):
        return []
    return s.options(s.waiting[0])


class Table:
    """One position being drawn."""

    def __init__(self, s: Sultanate, plan: Plan, look: Look, words: Words) -> None:
        self.s = s
        self.plan = plan
        self.look = look
        self.words = words
        self.options = options(s)
        self.question = s.question() if s.waiting else None
        self.sowing = isinstance(self.question, DropMeeple)
        self.pills = trail.pills(s, plan, self.options) if self.sowing else {}
        self.ends = trail.ends_of(s) if self.sowing else {}
        self.people = self.crowds() if s.kinds else []
        self.own = list(own.things(s, plan, words))
        self.nodes: dict[str, str] = {}
        self.targets: dict[int, Target] = {}

    def onto(self, scene: Scene) -> None:
        self.lay_papers()
        self.lay_traces()
        if self.sowing:
            self.lay_sowing()
        self.nodes["rings"] = "<g/>"
        self.lay_cards()
        if len(self.s.kinds) == TILES:
            self.people_tiles()
        if self.sowing:
            self.raise_sowing()
        scene.nodes = self.nodes
        scene.targets = self.targets

    def crowds(self) -> list[tuple[ground.Standing, ...]]:
        """Who stands where, tile by tile."""
        s = self.s
        fresh: list[list[int]] = [[] for _ in range(TILES)]
        if self.sowing:
            for tile, tribe in zip(s.path[1:], s.dropped, strict=True):
                fresh[tile].append(tribe)
        return [
            ground.crowd(
                self.plan,
                tile,
                tuple(s.meeples[5 * tile : 5 * tile + 5]),
                s.owners[tile] >= 0,
                tuple(fresh[tile]),
            )
            for tile in range(TILES)
        ]

    # -- the ground ------------------------------------------------------------------------------

    def lay_papers(self) -> None:
        s, plan, words, nodes = self.s, self.plan, self.words, self.nodes
        nodes["sultanate"] = ground.sultanate(plan, tuple(s.kinds))
        nodes["tracks"] = cards.tracks(plan, words, self.markers(), self.bidding())
        nodes["market"] = cards.market(s, plan, words)
        nodes["djinns"] = cards.djinn_ground(plan, words, bool(s.looked_at))
        nodes["own"] = own.ground(s, plan, words)
        if plan.supply:
            nodes["supply"] = cards.supply(s, plan.supply)
        dim = self.dimmed()
        if dim:
            d = "".join(plan.tiles[tile].path(plan.corner) for tile in dim)
            nodes["veil"] = f'<path d="{d}" fill="var(--veil)"/>'

    def bidding(self) -> bool:
        return any(isinstance(frame, Auction) for frame in self.s.agenda)

    def markers(self) -> int:
        players = len(self.s.players)
        return players * MARKERS[players]

    def dimmed(self) -> list[int]:
        """The tiles that are not in question, when some are."""
        lit: set[int] = set()
        if self.sowing:
            lit = {*self.s.path, *self.pills, *self.ends}
        elif not isinstance(self.question, ChooseTile):
            for action in self.options:
                if TILE <= action < MEEPLE:
                    lit.add(action - TILE)
                elif MEEPLE <= action < HELD:
                    lit.add((action - MEEPLE) // 5)
            if lit and self.s.path:
                lit.add(self.s.path[-1])
        return [tile for tile in range(TILES) if tile not in lit] if lit else []

    def lay_traces(self) -> None:
        """The sowings since the viewer's last answer, the one of this turn, and what was placed or
        killed."""
        s, plan = self.s, self.plan
        ways: list[tuple[int, list[int]]] = []
        for note in self.look.recent:
            kind, seat, a, b, c = note[1:]
            if kind == notes.LIFTED:
                ways.append((seat, [a]))
            elif kind == notes.DROPPED and ways and ways[-1][1][-1] == b:
                ways[-1][1].append(c)
        if s.path and not self.sowing and (not ways or ways[-1][1] != s.path):
            ways.append((s.active, s.path))
        if self.sowing and ways and ways[-1][1] == s.path:
            ways.pop()
        for nth, (seat, tiles) in enumerate(ways):
            if len(tiles) > 1 and seat >= 0:
                self.nodes[f"trace-{nth}"] = trail.trace(plan, seat, tuple(tiles))
        for note in self.look.recent:
            place = note[4] if note[1] == notes.KILLED else note[3]
            if note[1] in MARKED and place >= 0:
                box = plan.tiles[place].inset(2.2)
                self.nodes[f"mark-{NAMES[place]}"] = (
                    f'<path d="{box.path(plan.corner - 1.5)}" fill="none" stroke="var(--ink)" '
                    'stroke-opacity=".75" stroke-width="1.6" stroke-dasharray="2 4" '
                    'stroke-linecap="round"/>'
                )

    # -- a sowing ----------------------------------------------------------------------------------

    def lay_sowing(self) -> None:
        """What lies under the pieces."""
        s, plan, nodes = self.s, self.plan, self.nodes
        nodes["ends"] = trail.outlines(plan, [tile for tile in self.ends if tile not in self.pills])
        if self.pills:
            nodes["ways"] = trail.ways_on(plan, s.path[-1], tuple(self.pills))
        nodes["path"] = trail.path(plan, tuple(s.path))
        nodes["pills"] = f"<g>{''.join(pill.ground() for pill in self.pills.values())}</g>"
        start = s.path[0]
        if not sum(s.meeples[5 * start : 5 * start + 5]):
            lifted = s.dropped + [tribe for tribe in range(5) for _ in range(s.hand[tribe])]
            nodes["ghosts"] = f"<g>{trail.ghosts(plan, start, lifted)}</g>"

    def raise_sowing(self) -> None:
        """What lies above them; and the meeples to drop, as targets."""
        s, plan, nodes, words = self.s, self.plan, self.nodes, self.words
        flags = [
            trail.flag(
                plan,
                tile,
                ground.free_until(plan, plan.tiles[tile], s.palms[tile], s.palaces[tile]),
                tuple(sorted(lifted.items())),
            )
            for tile, lifted in self.ends.items()
            if tile not in self.pills
        ]
        nodes["flags"] = f"<g>{''.join(flags)}</g>"
        nodes["steps"] = trail.steps(plan, tuple(s.path))
        nodes["drops"] = f"<g>{''.join(pill.people() for pill in self.pills.values())}</g>"
        for tile, pill in self.pills.items():
            whole = plan.tiles[tile].inset(1)
            for tribe, box in zip(pill.tribes, pill.parts, strict=True):
                alone = len(pill.tribes) == 1
                shape = whole.path(plan.corner) if alone else box.path(8)
                name = words.names.name(f"{TRIBES[tribe]}:{NAMES[tile]}")
                self.target(
                    MEEPLE + 5 * tile + tribe, shape, box, name, words.names.tile(s, tile)[1]
                )

    # -- cards and markers -------------------------------------------------------------------------

    def lay_cards(self) -> None:
        s, plan, words, nodes = self.s, self.plan, self.words, self.nodes
        for place, kind in enumerate(s.row):
            nodes[f"row-{place}"] = cards.resource(plan, place, kind, words.names.card(kind))
            if place < LARGE_MARKET_WINDOW:
                box = plan.row[place]
                told = words.names.explain("fakirs" if kind == FAKIR else "card")
                self.target(
                    ROW + place, box.path(plan.corner - 1), box, words.names.card(kind), told
                )
        offered = s.looked_at or s.djinn_row
        for place, djinn in enumerate(offered):
            box = plan.djinns[place]
            name, power, told = "", "", ""
            if djinn != HIDDEN:
                name, power = words.names.djinns.name(djinn), words.names.djinns.power(djinn)
                told = words.names.djinns.when(djinn)
                self.djinn_target(djinn, box)
            nodes[f"djinn-{place}"] = cards.djinn_card(box, plan.narrow, djinn, name, power, told)
        for thing in self.own:
            nodes[thing.key] = thing.drawn
            if thing.action >= PAY_ELDER:
                label = s.label(thing.action)
                told = words.names.explain("fakirs" if thing.action == CARD + FAKIR else label)
                self.target(
                    thing.action, thing.box.path(6), thing.box, words.names.name(label), told
                )
            else:
                self.djinn_target(thing.action - DJINN, thing.box)
        self.lay_markers()

    def djinn_target(self, djinn: int, box: Box) -> None:
        words = self.words
        told = words.names.djinns.explain(djinn)
        self.target(DJINN + djinn, box.path(9), box, words.names.djinns.name(djinn), told)

    def lay_markers(self) -> None:
        s, plan, nodes = self.s, self.plan, self.nodes
        nodes["prices"] = cards.prices(plan)
        for place, seat in enumerate(s.turn_track):
            if seat >= 0:
                nodes[f"turn-{place}"] = cards.turn_marker(plan, place, seat)
        gone = self.markers() - len(s.bid_track) if self.bidding() else 0
        for nth, seat in enumerate(s.bid_track):
            now = nth == (0 if self.bidding() else len(s.bid_track) - 1)
            nodes[f"bid-{gone + nth}"] = cards.bid_marker(
                plan, gone + nth, seat, now and bool(s.waiting)
            )
        for place in range(FIRST_ZERO + 1):
            box = plan.spots[place]
            if place == FIRST_ZERO:
                box = Box(box.x, box.y, plan.spots[-1].right - box.x, box.height)
            self.target(SPOT + place, box.path(6), box, *self.words.names.spot(s, place))

    # -- tiles -------------------------------------------------------------------------------------

    def people_tiles(self) -> None:
        s, plan, nodes = self.s, self.plan, self.nodes
        for tile in range(TILES):
            name = NAMES[tile]
            nodes[f"tile-{name}"] = ground.furniture(
                plan, tile, s.kinds[tile], s.owners[tile], s.palms[tile], s.palaces[tile]
            )
            box = plan.tiles[tile].inset(1.5 if plan.narrow else 2)
            self.target(
                TILE + tile, box.path(plan.corner - 1), box, *self.words.names.tile(s, tile)
            )
        for tile in range(TILES):
            name = NAMES[tile]
            for one in self.people[tile]:
                nodes[f"meeple-{name}-{TRIBES[one.tribe]}-{one.nth}"] = ground.person(plan, one)
            count = ground.numbers(plan, self.people[tile])
            if count:
                nodes[f"count-{name}"] = count
        if isinstance(self.question, (Assassinate, SecondVictim)):
            self.target_victims()

    def target_victims(self) -> None:
        """Every tribe on a tile as a whole: one of them dies."""
        s, plan, words = self.s, self.plan, self.words
        wide = breadth(TRIBES[0], plan.meeple)
        steps = DISTANCE[s.path[-1]]
        for tile in range(TILES):
            for tribe in range(5):
                xs = [one.x for one in self.people[tile] if one.tribe == tribe]
                if xs:
                    y = self.people[tile][0].y
                    box = Box(min(xs), y, max(xs) - min(xs) + wide, plan.meeple).inset(-1.5)
                    name = words.names.name(f"{TRIBES[tribe]}:{NAMES[tile]}")
                    told = f"{words.names.steps_away(steps[tile])}."
                    self.target(MEEPLE + 5 * tile + tribe, box.path(7), box, name, told)

    def target(self, action: int, shape: str, box: Box, name: str, told: str) -> None:
        x, y = box.middle
        self.targets[action] = Target(shape, (round(x, 1), round(y, 1)), name, told)


MARKED = (notes.CAMEL, notes.PALM, notes.PALACE, notes.KILLED, notes.CALLED)
