"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from majlis import words
from majlis.games.marrakesh.data import (
    BROWN,
    COLOURS,
    FILLED_POINTS,
    OFFICE_ROWS,
    ON_PALACE,
    PINK,
    RAPID_BONUS,
    RED,
    SQUARE_BONUS,
    STAIRCASES,
    YELLOW,
    kind_of_luxury,
)
from majlis.games.marrakesh.rules import notes as kinds
from majlis.games.marrakesh.rules.river_tiles import CHOSEN
from majlis.games.marrakesh.words.names import Names
from majlis.games.marrakesh.words.summary import Summary, claims, keshi
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note
from majlis.words import Said, signed, summed

RESOURCE_ICONS: Final = ("water-drop", "date", "dinar")
PLAIN_GAINS: Final = {
    kinds.GAINED,
    kinds.PAID,
    kinds.POINTS,
    kinds.GOODS_PAID,
    kinds.VENDOR,
    kinds.KEPT,
}
"""What is a number at the end of another line, if there is one."""
APART: Final = {
    kinds.CAME_OUT,
    kinds.LODGED,
    kinds.LEFT_OVER,
    kinds.RANKED,
    kinds.REWARD,
    kinds.PROVIDED,
    kinds.UNPROVIDED,
    kinds.OFFICE,
    kinds.FILLED,
    kinds.SCORED,
    kinds.TOWN_SCORED,
    kinds.LEFTOVERS,
}
"""What happens to the whole table, after whosever answer it comes."""
BRINGS_A_KESHI: Final = {kinds.CLAIMED, kinds.TAKES}
"""Lines that name the keshi already when it is deployed."""


class Log(words.Log[Names]):
    """A line for everything that is worth one; `LINES` says which method tells which note."""

    UNTOLD = (
        kinds.SEASON,
        kinds.USED,
        kinds.STAIR_TILE,
        kinds.SCROLL_SHOWN,
        kinds.LUXURY_SHOWN,
        kinds.SPLIT,
    )
    """Everybody sees what is turned up; a heading tells the season, an assistant's work its use."""
    LANDMARKS: ClassVar = {kinds.CAME_OUT: "tower"}

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.pieces = names.pieces
        self.tiles = names.tiles

    def say(self, note: Note) -> Said | None:
        kind, a, b, c, d = note[1:]
        if kind in self.UNTOLD or (kind == kinds.ASSISTANT and c != RED):
            return None
        said = LINES[kind](self, a, b, c, d)
        return replace(said, apart=True) if kind in APART else said

    def sum_up(self, seat: int, steps: Sequence[Said], notes: Sequence[Note]) -> Said | None:
        told = super().sum_up(seat, steps, notes)
        summary = Summary(self.names, seat, notes)
        return summary.line(told) if told else summary.choices()

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """Gains and payments stand at the end of the line that they belong to; the keshis of one
        claim are one line, and so is what came out of the tower."""
        lines: list[Said] = []
        kind_of: list[int] = []
        claimed: list[int] = []
        for note in notes:
            kind = note[1]
            said = self.say(note)
            if said is None:
                continue
            before = lines[-1] if lines and lines[-1].seat == said.seat else None
            last = kind_of[-1] if kind_of else NONE
            if before and leads_to(last, kind):
                lines[-1] = replace(said, gains=summed(before.gains + said.gains))
                kind_of[-1] = kind
            elif before and joins(note, last):
                known = kind == kinds.DEPLOYED and last in BRINGS_A_KESHI
                gains = before.gains if known else summed(before.gains + said.gains)
                text = before.text
                if kind == kinds.CAME_OUT:
                    text = self.drops(sum(int(n) for _, n in gains))
                elif kind == kinds.LODGED:
                    text = f"{text}; {self.stays(note[2])}"
                elif kind == kinds.CLAIMED:
                    claimed.append(note[3])
                    text = claims(self.names, said.seat, claimed)
                lines[-1] = replace(before, text=text, gains=gains)
            else:
                lines.append(said)
                kind_of.append(kind)
                claimed = [note[3]]
        return lines

    # -- setting up, rounds and seasons ----------------------------------------------------------

    def begins(self, seat: int, *rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:begins|begin} the game"))

    def round(self, season: int, number: int, *rest: int) -> Said:
        text = self.t.gettext("Season {season} of 3, round {round} of 4")
        return Said(text.format(season=season, round=number), heading=True)

    def office(self, office: int, *rest: int) -> Said:
        text = self.t.gettext("An exchange office opens: {rows}")
        return Said(text.format(rows=self.tiles.office_explained(office)), mark="dinar")

    def river_tile(self, side: int, season: int, *rest: int) -> Said:
        text = self.t.gettext("River tile of season {n}: {bonus}")
        bonus = within(self.tiles.river_side(side))
        return Said(text.format(n=season, bonus=bonus), mark="fisherman")

    def disc(self, seat: int, *rest: int) -> Said:
        return self.did(
            seat, self.t.gettext("{name} {name:turns the|turn your} audience"), mark="keshi-pink"
        )

    def stored(self, seat: int, colour: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:keeps|keep} {keshi} for later")
        return self.did(seat, text, mark=keshi(colour), keshi=self.pieces.one(colour))

    def provision(self, seat: int, tile: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:turns|turn} up {provisions}")
        return self.did(seat, text, provisions=self.tiles.provision(tile).lower())

    def end(self, *rest: int) -> Said:
        return Said(self.t.gettext("The game is over"), heading=True)

    def offered(self, oasis: int, *rest: int) -> Said:
        text = self.t.gettext("Beside the river tile: {oasis}")
        return Said(text.format(oasis=self.tiles.oasis(oasis)), mark="oasis")

    def town_shown(self, town: int, *rest: int) -> Said:
        text = self.t.gettext("Desert town: {town}")
        return Said(text.format(town=self.tiles.town(town)), mark="oasis")

    # -- selecting, the tower, claiming ----------------------------------------------------------

    def selected(self, seat: int, *colours: int) -> Said:
        chosen = ", ".join(self.pieces.colour(colour).lower() for colour in colours)
        return self.did(
            seat, self.t.gettext("{name} {name:chooses|choose} {colours}"), colours=chosen
        )

    def wild_assistant(self, seat: int, sector: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:sends the|send your} wild assistant {where}")
        return self.did(seat, text, mark="keshi-red", where=self.pieces.into(sector))

    def thrown(self, n: int, *rest: int) -> Said:
        text = self.t.ngettext("{n} keshi goes into the tower", "{n} keshis go into the tower", n)
        return Said(text.format(n=n), mark="tower")

    def came_out(self, colour: int, n: int, *rest: int) -> Said:
        return Said(self.drops(n), gains=((keshi(colour), str(n)),), mark="tower")

    def drops(self, n: int) -> str:
        text = self.t.ngettext("The tower drops {n} keshi", "The tower drops {n} keshis", n)
        return text.format(n=n)

    def lodged(self, n: int, *rest: int) -> Said:
        text = self.t.ngettext("{n} keshi stays in the tower", "{n} keshis stay in the tower", n)
        return Said(text.format(n=n), mark="tower")

    def stays(self, n: int) -> str:
        return self.t.ngettext("{n} stays inside", "{n} stay inside", n).format(n=n)

    def claimed(self, seat: int, colour: int, *rest: int) -> Said:
        return Said(claims(self.names, seat, [colour]), seat, ((keshi(colour), "+1"),))

    def left_over(self, colour: int, n: int, *rest: int) -> Said:
        text = self.t.gettext("Nobody takes {keshis}")
        return Said(text.format(keshis=self.pieces.crowd(colour, n)), mark=keshi(colour))

    # -- deploying and using assistants ----------------------------------------------------------

    def deployed(self, seat: int, colour: int, sector: int, space: int) -> Said:
        _ = self.t.gettext
        if colour == PINK and space != NONE:
            bonus = self.pieces.bonus(SQUARE_BONUS[space])
            text = _("{name} {name:deploys|deploy} an entertainer: {bonus}")
            return self.did(seat, text, mark=keshi(colour), bonus=bonus)
        if colour == BROWN and space != NONE:
            place = self.names.camp(space).lower()
            text = _("{name} {name:sends|send} a caravan: {place}")
            return self.did(seat, text, mark=keshi(colour), place=place)
        text = _("{name} {name:deploys|deploy} {keshi} {where}")
        one, where = self.pieces.one(colour), self.pieces.into(sector)
        if colour in (PINK, BROWN, RED):
            return self.did(seat, text, mark=keshi(colour), keshi=one, where=where)
        return self.did(seat, text, ((keshi(colour), "+1"),), keshi=one, where=where)

    def no_room(self, seat: int, colour: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:has|have} no room: {role}")
        return self.did(seat, text, mark=keshi(colour), role=self.pieces.role(colour))

    def returned(self, seat: int, colour: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:returns|return} {keshi}")
        return self.did(seat, text, ((keshi(colour), signed(-1)),), keshi=self.pieces.one(colour))

    def kept(self, seat: int, colour: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:sets|set} aside {keshi}")
        return self.did(seat, text, ((keshi(colour), "+1"),), keshi=self.pieces.one(colour))

    def takes(self, seat: int, colour: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take} {keshi}")
        return self.did(seat, text, ((keshi(colour), "+1"),), keshi=self.pieces.one(colour))

    def acts(self, seat: int, sector: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:activates|activate} the {sector}")
        return self.did(seat, text, sector=self.pieces.sector(sector))

    def vendor(self, seat: int, sector: int, water: int, *rest: int) -> Said:
        text = self.t.gettext("{name:{name}’s|Your} water vendor brings water")
        return self.did(seat, text, (("water-drop", signed(water)),))

    # -- gains and costs -------------------------------------------------------------------------

    def gained(self, seat: int, resource: int, n: int, *rest: int) -> Said:
        gains = ((RESOURCE_ICONS[resource], signed(n)),)
        return self.did(seat, self.t.gettext("{name} {name:gains|gain}"), gains)

    def paid(self, seat: int, resource: int, n: int, *rest: int) -> Said:
        gains = ((RESOURCE_ICONS[resource], signed(-n)),)
        return self.did(seat, self.t.gettext("{name} {name:pays|pay}"), gains)

    def goods_paid(self, seat: int, colour: int, n: int, *rest: int) -> Said:
        return self.did(
            seat, self.t.gettext("{name} {name:pays|pay}"), ((keshi(colour), signed(-n)),)
        )

    def points(self, seat: int, n: int, *rest: int) -> Said:
        _ = self.t.gettext
        if n < 0:
            return self.did(seat, _("{name} {name:loses|lose} points"), (("points", signed(n)),))
        return self.did(seat, _("{name} {name:scores|score}"), (("points", signed(n)),))

    # -- pawns -----------------------------------------------------------------------------------

    def sailed(self, seat: int, start: int, end: int, *rest: int) -> Said:
        _ = self.t.gettext
        if end < start:
            text = _("{name:{name}’s|Your} fisherman goes back to the start")
            return self.did(seat, text, mark="fisherman")
        text = _("{name} {name:sails|sail} from {start} to {end}")
        return self.did(seat, text, mark="fisherman", start=start, end=end)

    def jetty(self, seat: int, *rest: int) -> Said:
        return self.did(
            seat, self.t.gettext("{name} {name:anchors|anchor} at the jetty"), mark="fisherman"
        )

    def climbed(self, seat: int, staircase: int, start: int, end: int) -> Said:
        _ = self.t.gettext
        palace = _("{name} {name:climbs|climb} to the palace from {start} to {end}")
        mosque = _("{name} {name:climbs|climb} to the mosque from {start} to {end}")
        text = palace if staircase == ON_PALACE else mosque
        return self.did(seat, text, mark=stairs(staircase), start=start, end=end)

    def connection(self, seat: int, *rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:takes|take} a bonus of the line"))

    def escort(self, staircase: int, seat: int, step: int, *rest: int) -> Said:
        _ = self.t.gettext
        sultan = staircase == ON_PALACE
        if seat != NONE:
            company = (
                _("{name} {name:has|have} the sultan’s company"),
                _("{name} {name:has|have} the imam’s company"),
            )
            return self.did(seat, company[0] if sultan else company[1], mark=stairs(staircase))
        if step != NONE:
            waits = _("The sultan waits on step {n}"), _("The imam waits on step {n}")
            text = (waits[0] if sultan else waits[1]).format(n=step)
        else:
            text = _("The sultan goes home") if sultan else _("The imam goes home")
        return Said(text, mark=stairs(staircase))

    def rapid(self, seat: int, rapid: int, *rest: int) -> Said:
        bonus = self.pieces.bonus(RAPID_BONUS[rapid])
        text = self.t.gettext("{name}: rapid {n}, {bonus}")
        return self.did(seat, text, mark="fisherman", n=rapid + 1, bonus=bonus)

    # -- tiles -----------------------------------------------------------------------------------

    def exchanged(self, seat: int, colour: int, office: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:exchanges|exchange} {keshi}")
        said = self.did(seat, text, mark=keshi(colour), keshi=self.pieces.one(colour))
        if not 0 <= office < len(OFFICE_ROWS):
            return said
        row = self.tiles.office_row(office, colour - YELLOW)
        return replace(said, text=f"{said.text}: {row}")

    def luxury(self, seat: int, tile: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:gets|get} the {good}")
        good = self.tiles.luxury(tile).lower()
        return self.did(seat, text, mark=f"luxury-{kind_of_luxury(tile)}", good=good)

    def scroll(self, seat: int, scroll: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:gets|get} the scroll “{scroll}”")
        return self.did(seat, text, mark="scroll", scroll=self.tiles.scroll(scroll))

    def refreshed(self, seat: int, group: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:lays|lay} out new scrolls: {group}")
        return self.did(seat, text, mark="scroll", group=self.names.group(group).lower())

    def gate(self, seat: int, workshop: int, colour: int, sector: int) -> Said:
        text = self.t.gettext("{name} {name:builds|build} a gate ({colour}) beside the {sector}")
        called, where = self.pieces.gate(colour), self.pieces.sector(sector)
        return self.did(seat, text, mark=f"gate-{COLOURS[colour]}", colour=called, sector=where)

    def spectators(self, seat: int, space: int, n: int, *rest: int) -> Said:
        watched = self.names.spectators(n, self.pieces.bonus(SQUARE_BONUS[space]))
        return self.did(seat, "{name}: {watched}", mark="keshi-pink", watched=watched)

    # -- oases and towns -------------------------------------------------------------------------

    def discovered(self, seat: int, camp: int, oasis: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:discovers|discover} “{oasis}”")
        return self.did(seat, text, mark="oasis", oasis=self.tiles.oasis(oasis))

    def oasis(self, seat: int, oasis: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:claims|claim} “{oasis}”")
        return self.did(seat, text, mark="oasis", oasis=self.tiles.oasis(oasis))

    def oasis_scored(self, seat: int, oasis: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:scores|score} “{oasis}” before the end")
        return self.did(seat, text, mark="oasis", oasis=self.tiles.oasis(oasis))

    def town(self, seat: int, town: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:reaches|reach} “{town}”")
        return self.did(seat, text, mark="oasis", town=self.tiles.town(town))

    def town_claimed(self, seat: int, town: int, *rest: int) -> Said:
        text = self.t.gettext("{name} {name:claims|claim} “{town}”")
        return self.did(seat, text, mark="oasis", town=self.tiles.town(town))

    # -- seasons ---------------------------------------------------------------------------------

    def ranked(self, seat: int, rank: int, *rest: int) -> Said:
        _ = self.t.gettext
        first = _("{name} {name:is|are} farthest down the river")
        second = _("{name} {name:is|are} second on the river")
        return self.did(seat, first if rank == 0 else second, mark="fisherman")

    def reward(self, seat: int, side: int, which: int, *rest: int) -> Said:
        halved = side in CHOSEN
        bonus = self.tiles.reward(side, which) if halved else self.tiles.river_side(side)
        text = self.t.gettext("{name}: river tile, {bonus}")
        return self.did(seat, text, mark="fisherman", bonus=within(bonus))

    def provided(self, seat: int, *rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:pays|pay} for all provisions"))

    def unprovided(self, seat: int, *rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:is|are} short of provisions"))

    def filled(self, seat: int, sector: int, *rest: int) -> Said:
        text = self.t.gettext("{name}: filled {sector}")
        gains = (("points", signed(FILLED_POINTS)),)
        return self.did(seat, text, gains, sector=self.pieces.sector(sector))

    def scored(self, seat: int, oasis: int, n: int, *rest: int) -> Said:
        gains = (("points", signed(n)),)
        text = self.t.gettext("{name}: “{oasis}”")
        return self.did(seat, text, gains, "oasis", oasis=self.tiles.oasis(oasis))

    def town_scored(self, seat: int, town: int, n: int, *rest: int) -> Said:
        gains = (("points", signed(n)),)
        text = self.t.gettext("{name}: “{town}”")
        return self.did(seat, text, gains, "oasis", town=self.tiles.town(town))

    def leftovers(self, seat: int, n: int, *rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name}: for what is left"), (("points", signed(n)),))


LINES: Final[dict[int, Callable[[Log, int, int, int, int], Said]]] = {
    kinds.BEGINS: Log.begins,
    kinds.ROUND: Log.round,
    kinds.OFFICE: Log.office,
    kinds.RIVER_TILE: Log.river_tile,
    kinds.DISC: Log.disc,
    kinds.STORED: Log.stored,
    kinds.PROVISION: Log.provision,
    kinds.END: Log.end,
    kinds.OFFERED: Log.offered,
    kinds.TOWN_SHOWN: Log.town_shown,
    kinds.SELECTED: Log.selected,
    kinds.ASSISTANT: Log.wild_assistant,
    kinds.THROWN: Log.thrown,
    kinds.CAME_OUT: Log.came_out,
    kinds.LODGED: Log.lodged,
    kinds.CLAIMED: Log.claimed,
    kinds.LEFT_OVER: Log.left_over,
    kinds.DEPLOYED: Log.deployed,
    kinds.NO_ROOM: Log.no_room,
    kinds.RETURNED: Log.returned,
    kinds.KEPT: Log.kept,
    kinds.TAKES: Log.takes,
    kinds.ACTS: Log.acts,
    kinds.VENDOR: Log.vendor,
    kinds.GAINED: Log.gained,
    kinds.PAID: Log.paid,
    kinds.POINTS: Log.points,
    kinds.GOODS_PAID: Log.goods_paid,
    kinds.SAILED: Log.sailed,
    kinds.JETTY: Log.jetty,
    kinds.CLIMBED: Log.climbed,
    kinds.CONNECTION: Log.connection,
    kinds.ESCORT: Log.escort,
    kinds.RAPID: Log.rapid,
    kinds.EXCHANGED: Log.exchanged,
    kinds.LUXURY: Log.luxury,
    kinds.SCROLL: Log.scroll,
    kinds.REFRESHED: Log.refreshed,
    kinds.GATE: Log.gate,
    kinds.SPECTATORS: Log.spectators,
    kinds.DISCOVERED: Log.discovered,
    kinds.OASIS: Log.oasis,
    kinds.OASIS_SCORED: Log.oasis_scored,
    kinds.TOWN: Log.town,
    kinds.TOWN_CLAIMED: Log.town_claimed,
    kinds.RANKED: Log.ranked,
    kinds.PROVIDED: Log.provided,
    kinds.UNPROVIDED: Log.unprovided,
    kinds.FILLED: Log.filled,
    kinds.SCORED: Log.scored,
    kinds.TOWN_SCORED: Log.town_scored,
    kinds.LEFTOVERS: Log.leftovers,
    kinds.REWARD: Log.reward,
}


def within(sentence: str) -> str:
    """A sentence as a part of another one."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


def stairs(staircase: int) -> str:
    """The icon of a staircase."""
    return f"stairs-{STAIRCASES[staircase]}"


def leads_to(last: int, kind: int) -> bool:
    """Whether the line before, of the same seat, is the price of this one, or a gate's points."""
    if last == kinds.POINTS:
        return kind == kinds.GATE
    return last in (kinds.PAID, kinds.GOODS_PAID) and kind not in PLAIN_GAINS


def joins(note: Note, last: int) -> bool:
    """Whether a note belongs to the line before, which is about the same seat."""
    kind = note[1]
    if kind in PLAIN_GAINS:
        return True
    if kind in (kinds.CAME_OUT, kinds.LODGED):
        return last == kinds.CAME_OUT
    if kind == kinds.CLAIMED:
        return last == kinds.CLAIMED
    plain = kind == kinds.DEPLOYED and note[3] not in (PINK, BROWN, RED)
    return plain and last in (*BRINGS_A_KESHI, kinds.CONNECTION, kinds.SCROLL, kinds.REWARD)
