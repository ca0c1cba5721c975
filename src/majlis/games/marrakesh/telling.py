"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from majlis.drawing.words import Said
from majlis.games.marrakesh.data import (
    BROWN,
    COLOURS,
    OFFICE_ROWS,
    PINK,
    RED,
    SQUARE_BONUS,
    STAIRCASES,
    YELLOW,
)
from majlis.games.marrakesh.naming import Naming
from majlis.games.marrakesh.rules import notes as kinds
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note

UNTOLD = {
    kinds.SEASON,
    kinds.USED,
    kinds.STAIR_TILE,
    kinds.SCROLL_SHOWN,
    kinds.LUXURY_SHOWN,
    kinds.SPLIT,
}
"""Everybody sees what is turned up; a heading tells the season, an assistant's work its use."""

RESOURCE_ICONS = ("water-drop", "date", "dinar")
PLAIN_GAINS = {kinds.GAINED, kinds.PAID, kinds.POINTS, kinds.GOODS_PAID, kinds.VENDOR, kinds.KEPT}
"""What is a number at the end of another line, if there is one."""
BRINGS_A_KESHI = {kinds.CLAIMED, kinds.TAKES}
"""Lines that name the keshi already when it is deployed."""


class Telling(Naming):
    """A line for everything that is worth one."""

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """Gains and payments stand at the end of the line that they belong to; the keshis of one
        claim are one line, and so is what came out of the tower."""
        lines: list[Said] = []
        kind_of: list[int] = []
        for note in notes:
            kind = note[1]
            said = self.say(note)
            if said is None:
                continue
            before = lines[-1] if lines and lines[-1].seat == said.seat else None
            last = kind_of[-1] if kind_of else NONE
            if before and last in (kinds.PAID, kinds.GOODS_PAID) and kind not in PLAIN_GAINS:
                lines[-1] = replace(said, gains=summed(before.gains + said.gains))
                kind_of[-1] = kind
            elif before and self.joins(note, last):
                gains = () if kind == kinds.DEPLOYED and last in BRINGS_A_KESHI else said.gains
                more = f"; {said.text}" if kind == kinds.LODGED else ""
                text = before.text + more
                lines[-1] = replace(before, text=text, gains=summed(before.gains + gains))
            else:
                lines.append(said)
                kind_of.append(kind)
        return lines

    def joins(self, note: Note, last: int) -> bool:
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

    def say(self, note: Note) -> Said | None:
        kind, a, b, c, d = note[1:]
        if kind in UNTOLD or (kind == kinds.ASSISTANT and c != RED):
            return None
        if kind <= kinds.TOWN_SHOWN or kind == kinds.ESCORT:
            return self.of_the_table(kind, a, b, c)
        if kind <= kinds.LEFT_OVER:
            return self.of_the_tower(kind, a, b, c, d)
        if kind <= kinds.VENDOR:
            return self.of_keshis(kind, a, b, c, d)
        if kind <= kinds.GOODS_PAID:
            return self.of_gains(kind, a, b, c)
        if kind <= kinds.RAPID:
            return self.of_pawns(kind, a, b, c, d)
        if kind <= kinds.SPECTATORS:
            return self.of_tiles(kind, a, b, c, d)
        return self.of_scoring(kind, a, b, c)

    def of_the_table(self, kind: int, a: int, b: int, c: int) -> Said:
        _ = self.t.gettext
        if kind == kinds.ROUND:
            text = _("Season {season} of 3, round {round} of 4")
            return Said(text.format(season=a, round=b), heading=True)
        if kind == kinds.END:
            return Said(_("The game is over"), heading=True)
        if kind == kinds.OFFICE:
            text = _("An exchange office opens: {rows}")
            return Said(text.format(rows=self.office_explained(a)), mark="dinar")
        if kind == kinds.RIVER_TILE:
            text = _("River tile of season {n}: {bonus}")
            return Said(text.format(n=b, bonus=self.river_side(a)), mark="fisherman")
        if kind == kinds.OFFERED:
            text = _("Beside the river tile: {oasis}")
            return Said(text.format(oasis=self.oasis(a)), mark="oasis")
        if kind == kinds.TOWN_SHOWN:
            return Said(_("Desert town: {town}").format(town=self.town(a)), mark="oasis")
        if kind == kinds.ESCORT:
            return self.of_escorts(a, b, c)
        name = self.player(a)
        if kind == kinds.BEGINS:
            return Said(_("{name} begins").format(name=name), a)
        if kind == kinds.DISC:
            return Said(_("{name} turns the audience").format(name=name), a, mark="keshi-pink")
        if kind == kinds.STORED:
            text = _("{name} stores {keshi}").format(name=name, keshi=self.one(b))
            return Said(text, a, mark=f"keshi-{COLOURS[b]}")
        text = _("{name} turns up a tile: {provisions}")
        return Said(text.format(name=name, provisions=self.provision(b).lower()), a)

    def of_escorts(self, staircase: int, seat: int, step: int) -> Said:
        _ = self.t.gettext
        mark = f"stairs-{STAIRCASES[staircase]}"
        if seat != NONE:
            text = (
                _("{name} has the sultan’s company")
                if staircase == 0
                else _("{name} has the imam’s company")
            )
            return Said(text.format(name=self.player(seat)), seat, mark=mark)
        if step != NONE:
            text = (
                _("The sultan waits on step {n}")
                if staircase == 0
                else _("The imam waits on step {n}")
            )
            return Said(text.format(n=step), mark=mark)
        text = _("The sultan goes home") if staircase == 0 else _("The imam goes home")
        return Said(text, mark=mark)

    def of_the_tower(self, kind: int, a: int, b: int, c: int, d: int) -> Said:
        _, ngettext = self.t.gettext, self.t.ngettext
        if kind == kinds.THROWN:
            text = ngettext("{n} keshi goes into the tower", "{n} keshis go into the tower", a)
            return Said(text.format(n=a), mark="tower")
        if kind == kinds.CAME_OUT:
            text = _("Out of the tower")
            return Said(text, gains=((f"keshi-{COLOURS[a]}", str(b)),), mark="tower")
        if kind == kinds.LODGED:
            text = ngettext("{n} keshi stays in the tower", "{n} keshis stay in the tower", a)
            return Said(text.format(n=a), mark="tower")
        if kind == kinds.LEFT_OVER:
            text = _("Nobody takes {keshis}").format(keshis=self.crowd(a, b))
            return Said(text, mark=f"keshi-{COLOURS[a]}")
        name = self.player(a)
        if kind == kinds.SELECTED:
            colours = ", ".join(self.colour(colour).lower() for colour in (b, c, d))
            return Said(_("{name} chose {colours}").format(name=name, colours=colours), a)
        if kind == kinds.ASSISTANT:
            text = _("{name} sends the wild assistant {where}")
            return Said(text.format(name=name, where=self.into(b)), a, mark="keshi-red")
        text = _("{name} claims from the tower").format(name=name)
        return Said(text, a, ((f"keshi-{COLOURS[b]}", "+1"),))

    def of_keshis(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _ = self.t.gettext
        name = self.player(seat)
        if kind == kinds.ACTS:
            text = _("{name}, sector action: {sector}")
            return Said(text.format(name=name, sector=self.sector(b)), seat)
        if kind == kinds.VENDOR:
            text = _("{name}: the water vendor brings water").format(name=name)
            return Said(text, seat, (("water-drop", f"+{c}"),))
        mark = f"keshi-{COLOURS[b]}"
        if kind == kinds.DEPLOYED:
            if b == PINK and d != NONE:
                text = _("{name} deploys an entertainer: {bonus}")
                text = text.format(name=name, bonus=self.bonus(SQUARE_BONUS[d]))
            elif b == BROWN and d != NONE:
                text = _("{name} sends a caravan: {place}")
                text = text.format(name=name, place=self.camp(d).lower())
            else:
                text = _("{name} deploys {keshi} {where}")
                text = text.format(name=name, keshi=self.one(b), where=self.into(c))
            gains = () if b in (PINK, BROWN, RED) else ((mark, "+1"),)
            return Said(text, seat, gains, "" if gains else mark)
        if kind == kinds.TAKES:
            text = _("{name} takes {keshi}").format(name=name, keshi=self.one(b))
            return Said(text, seat, ((mark, "+1"),))
        if kind == kinds.KEPT:
            text = _("{name} lays aside {keshi}").format(name=name, keshi=self.one(b))
            return Said(text, seat, ((mark, "+1"),))
        if kind == kinds.RETURNED:
            text = _("{name} returns {keshi}").format(name=name, keshi=self.one(b))
            return Said(text, seat, ((mark, "-1"),))
        text = _("{name} has no room: {role}").format(name=name, role=self.role(b))
        return Said(text, seat, mark=mark)

    def of_gains(self, kind: int, seat: int, b: int, c: int) -> Said:
        _ = self.t.gettext
        name = self.player(seat)
        if kind == kinds.POINTS:
            if b < 0:
                return Said(_("{name} loses points").format(name=name), seat, (("points", str(b)),))
            return Said(_("{name} scores").format(name=name), seat, (("points", f"+{b}"),))
        if kind == kinds.GAINED:
            text = _("{name} gains").format(name=name)
            return Said(text, seat, ((RESOURCE_ICONS[b], f"+{c}"),))
        icon = RESOURCE_ICONS[b] if kind == kinds.PAID else f"keshi-{COLOURS[b]}"
        return Said(_("{name} pays").format(name=name), seat, ((icon, f"-{c}"),))

    def of_pawns(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _ = self.t.gettext
        name = self.player(seat)
        if kind == kinds.SAILED:
            if c < b:
                text = _("{name}: the fisherman goes back to the start").format(name=name)
            else:
                text = _("{name} sails from {start} to {end}")
                text = text.format(name=name, start=b, end=c)
            return Said(text, seat, mark="fisherman")
        if kind == kinds.JETTY:
            return Said(_("{name} anchors at the jetty").format(name=name), seat, mark="fisherman")
        if kind == kinds.CLIMBED:
            text = (
                _("{name} climbs to the palace from {start} to {end}")
                if b == 0
                else _("{name} climbs to the mosque from {start} to {end}")
            )
            text = text.format(name=name, start=c, end=d)
            return Said(text, seat, mark=f"stairs-{STAIRCASES[b]}")
        if kind == kinds.RAPID:
            text = _("{name}, rapid {n}: {bonus}")
            bonus = self.rapid(b).partition(": ")[2]
            return Said(text.format(name=name, n=b + 1, bonus=bonus), seat, mark="fisherman")
        text = _("{name} takes a bonus of the line").format(name=name)
        return Said(text, seat)

    def of_tiles(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _, ngettext = self.t.gettext, self.t.ngettext
        name = self.player(seat)
        if kind == kinds.EXCHANGED:
            text = _("{name} exchanges {keshi}").format(name=name, keshi=self.one(b))
            if 0 <= c < len(OFFICE_ROWS):
                text += f": {self.office_row(c, b - YELLOW)}"
            return Said(text, seat, mark=f"keshi-{COLOURS[b]}")
        if kind == kinds.LUXURY:
            text = _("{name} acquires {good}").format(name=name, good=self.luxury(b).lower())
            return Said(text, seat, mark=f"luxury-{b // 5}")
        if kind == kinds.SCROLL:
            text = _("{name} acquires the scroll “{scroll}”")
            return Said(text.format(name=name, scroll=self.scroll(b)), seat, mark="scroll")
        if kind == kinds.REFRESHED:
            text = _("{name} has new scrolls laid out: {group}")
            return Said(text.format(name=name, group=self.group(b).lower()), seat, mark="scroll")
        if kind == kinds.GATE:
            text = _("{name} builds a gate, {colour}, beside: {sector}")
            text = text.format(name=name, colour=self.gate(c), sector=self.sector(d))
            return Said(text, seat, mark=f"gate-{COLOURS[c]}")
        text = ngettext(
            "{name}: {n} spectator watches, {bonus}", "{name}: {n} spectators watch, {bonus}", c
        )
        bonus = self.bonus(SQUARE_BONUS[b])
        return Said(text.format(name=name, n=c, bonus=bonus), seat, mark="keshi-pink")

    def of_scoring(self, kind: int, seat: int, b: int, c: int) -> Said:
        _ = self.t.gettext
        name = self.player(seat)
        points = (("points", f"+{c}"),)
        if kind == kinds.DISCOVERED:
            text = _("{name} discovers: {oasis}").format(name=name, oasis=self.oasis(c))
            return Said(text, seat, mark="oasis")
        if kind == kinds.OASIS:
            text = _("{name} claims: {oasis}").format(name=name, oasis=self.oasis(b))
            return Said(text, seat, mark="oasis")
        if kind == kinds.OASIS_SCORED:
            text = _("{name} scores before the end: {oasis}")
            return Said(text.format(name=name, oasis=self.oasis(b)), seat, mark="oasis")
        if kind == kinds.TOWN:
            text = _("{name} reaches: {town}").format(name=name, town=self.town(b))
            return Said(text, seat, mark="oasis")
        if kind == kinds.TOWN_CLAIMED:
            text = _("{name} claims: {town}").format(name=name, town=self.town(b))
            return Said(text, seat, mark="oasis")
        if kind == kinds.RANKED:
            text = (
                _("{name} is farthest down the river")
                if b == 0
                else _("{name} is second on the river")
            )
            return Said(text.format(name=name), seat, mark="fisherman")
        if kind == kinds.REWARD:
            bonus = self.reward(b, c) if b in (12, 17, 18) else self.river_side(b)
            text = _("{name}, river tile: {bonus}").format(name=name, bonus=bonus)
            return Said(text, seat, mark="fisherman")
        if kind == kinds.PROVIDED:
            return Said(_("{name} provides for everybody").format(name=name), seat)
        if kind == kinds.UNPROVIDED:
            return Said(_("{name} cannot provide for everybody").format(name=name), seat)
        if kind == kinds.FILLED:
            text = _("{name}, filled: {sector}").format(name=name, sector=self.sector(b))
            return Said(text, seat, (("points", "+10"),))
        if kind == kinds.SCORED:
            text = _("{name}: {oasis}").format(name=name, oasis=self.oasis(b))
            return Said(text, seat, points, "oasis")
        if kind == kinds.TOWN_SCORED:
            text = _("{name}: {town}").format(name=name, town=self.town(b))
            return Said(text, seat, points, "oasis")
        text = _("{name}: for what is left").format(name=name)
        return Said(text, seat, (("points", f"+{b}"),))


def summed(gains: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Equal icons once, with the sum; what cancels out goes."""
    total: dict[str, int] = {}
    signed = any(number[0] in "+-" for _, number in gains)
    for icon, number in gains:
        total[icon] = total.get(icon, 0) + int(number)
    return tuple((icon, f"{n:+d}" if signed else str(n)) for icon, n in total.items() if n)
