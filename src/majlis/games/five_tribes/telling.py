"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.words import Said
from majlis.games.five_tribes.data import CARDS, ELDER, FAKIR, GOODS, NAMES, TRIBES
from majlis.games.five_tribes.naming import Naming
from majlis.games.five_tribes.rules import notes as kinds
from majlis.kernel.frame import HIDDEN, NONE
from majlis.kernel.state import Note

UNTOLD = (kinds.TURN, kinds.TURNED_UP)
"""Everybody sees the marker move and the row fill up; the log would be full of it."""

JOINS = {
    kinds.TAKEN: (kinds.DROPPED,),
    kinds.KEPT: (kinds.KILLED, kinds.TAKEN),
    kinds.TOOK: (kinds.TOOK,),
    kinds.BOUGHT: (kinds.BOUGHT,),
    kinds.PAID: (kinds.USED, kinds.PAID),
}
"""What has no line of its own when it comes of the same answer as one of these."""


class Telling(Naming):
    """A line for everything that is worth one."""

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """What belongs together is one line: the last meeple and what it takes along, cards taken
        or bought together, a price and what it is paid for."""
        lines: list[Said] = []
        line_of: dict[int, int] = {}
        for note in notes:
            said = self.say(note)
            if said is None:
                continue
            kind = note[1]
            joined = [line_of[other] for other in JOINS.get(kind, ()) if other in line_of]
            if not joined:
                lines.append(said)
            elif kind == kinds.TAKEN:  # says again who was dropped where
                lines[joined[0]] = said
            else:
                line = lines[joined[0]]
                more = f", {self.buying(note[3])}" if kind in (kinds.TOOK, kinds.BOUGHT) else ""
                gains = line.gains + said.gains
                mark = "" if line.mark in dict(gains) else line.mark
                lines[joined[0]] = Said(line.text + more, line.seat, gains, mark)
            line_of[kind] = joined[0] if joined else len(lines) - 1
        return lines

    def say(self, note: Note) -> Said | None:
        kind, a, b, c, d = note[1:]
        if kind in UNTOLD:
            return None
        if kind in (kinds.ROUND, kinds.END, kinds.LEFT, kinds.CALLED, kinds.RESHUFFLED):
            return self.of_the_table(kind, a, b)
        if kind == kinds.TURNED_UP_DJINN:
            text = self.t.gettext("A djinn to buy: {djinn}")
            return Said(text.format(djinn=self.djinn(a)), mark="lamp")
        if kind == kinds.NO_SOWING and a == NONE:
            return Said(self.t.gettext("Nothing is left to sow: the game ends"))
        if kind in (kinds.BID, kinds.LIFTED, kinds.DROPPED, kinds.TAKEN, kinds.CAMEL):
            return self.of_the_sowing(kind, a, b, c, d)
        if kind in (kinds.LAST_CAMEL, kinds.NO_SOWING):
            return self.of_the_sowing(kind, a, b, c, d)
        if kind in (kinds.PALM, kinds.PALACE, kinds.TOOK, kinds.BOUGHT, kinds.SOLD, kinds.DREW):
            return self.of_the_tile(kind, a, b, c, d)
        if kind in (kinds.USED, kinds.PAID, kinds.EARNED, kinds.GAINED, kinds.LOOKED):
            return self.of_djinns(kind, a, b, c, d)
        return self.of_the_tribe(kind, a, b, c, d)

    def of_the_table(self, kind: int, a: int, b: int) -> Said:
        _ = self.t.gettext
        if kind == kinds.ROUND:
            return Said(_("Round {n}").format(n=a), heading=True)
        if kind == kinds.END:
            return Said(_("The game is over"), heading=True)
        if kind == kinds.LEFT:
            return Said(_("Discarded: {djinn}").format(djinn=self.djinn(a)), mark="lamp")
        if kind == kinds.CALLED:
            text = _("From the bag to {tile}: {meeple}")
            text = text.format(tile=NAMES[b], meeple=self.tribe(a).lower())
            return Said(text, mark=TRIBES[a])
        cards = self.t.ngettext("{n} card", "{n} cards", b).format(n=b)
        if a:
            return Said(_("The discarded djinns are shuffled: {cards}").format(cards=cards))
        return Said(_("The discarded resources are shuffled: {cards}").format(cards=cards))

    def of_the_sowing(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _, ngettext = self.t.gettext, self.t.ngettext
        name = self.player(seat)
        if kind == kinds.BID:
            gains = (("coin", f"-{c}"),) if c else ()
            if d:
                text = ngettext(
                    "{name} bids {coins}, helped by {n} fakir",
                    "{name} bids {coins}, helped by {n} fakirs",
                    d,
                )
                return Said(text.format(name=name, coins=self.paying(c), n=d), seat, gains)
            text = _("{name} bids {coins}").format(name=name, coins=self.paying(c))
            return Said(text, seat, gains)
        if kind == kinds.LIFTED:
            text = ngettext(
                "{name} sows {n} meeple from {tile}", "{name} sows {n} meeples from {tile}", c
            )
            return Said(text.format(name=name, n=c, tile=NAMES[b]), seat)
        if kind == kinds.DROPPED:
            text = _("{name} drops {meeple} on {tile}")
            text = text.format(name=name, meeple=self.one(b), tile=NAMES[d])
            return Said(text, seat, mark=TRIBES[b])
        if kind == kinds.TAKEN:
            text = _("{name} ends on {tile} and takes {meeples}")
            text = text.format(name=name, tile=NAMES[d], meeples=self.taking(b, c))
            return Said(text, seat, mark=TRIBES[b])
        if kind == kinds.CAMEL:
            text = _("{name} rules {tile} now").format(name=name, tile=NAMES[b])
            return Said(text, seat, mark="camel")
        if kind == kinds.LAST_CAMEL:
            text = _("{name} has no camel left: the game ends with this round")
        else:
            text = _("{name} cannot sow: the game ends with this round")
        return Said(text.format(name=name), seat)

    def of_the_tribe(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _ = self.t.gettext
        name = self.player(seat)
        if kind == kinds.KEPT:
            text = _("{name} keeps {meeples}").format(name=name, meeples=self.taking(b, c))
            return Said(text, seat, ((TRIBES[b], f"+{c}"),))
        if kind == kinds.BUILT:
            tiles = self.t.ngettext("{n} blue tile", "{n} blue tiles", c).format(n=c)
            text = _("{name}: {n} times {tiles}").format(name=name, n=d, tiles=tiles)
            return Said(text, seat, (("coin", f"+{b}"),), "builder")
        if kind == kinds.SPARED:
            return Said(_("{name}: the assassins kill nobody").format(name=name), seat)
        assert kind == kinds.KILLED
        victim = self.one(b)
        if d == NONE:
            text = _("{name} kills {meeple} on {tile}")
            text = text.format(name=name, meeple=victim, tile=NAMES[c])
        else:
            text = _("{name} kills {meeple} of {owner}")
            text = text.format(name=name, meeple=victim, owner=self.player(d))
        return Said(text, seat, mark=TRIBES[b])

    def of_the_tile(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _, ngettext = self.t.gettext, self.t.ngettext
        name = self.player(seat)
        if kind == kinds.PALM:
            text = _("{name} plants a palm on {tile}").format(name=name, tile=NAMES[b])
            return Said(text, seat, mark="date-palm")
        if kind == kinds.PALACE:
            text = _("{name} places a palace on {tile}").format(name=name, tile=NAMES[b])
            return Said(text, seat, mark="palace")
        if kind == kinds.TOOK:
            text = _("{name} takes {card}").format(name=name, card=self.buying(b))
            return Said(text, seat, ((CARDS[b], "+1"),))
        if kind == kinds.BOUGHT:
            text = _("{name} buys {card}").format(name=name, card=self.buying(b))
            paid = (("coin", f"-{d}"),) if d else ()
            return Said(text, seat, ((CARDS[b], "+1"), *paid))
        if kind == kinds.SOLD:
            n = b.bit_count()
            text = ngettext("{name} sells {n} good", "{name} sells {n} different goods", n)
            sold = tuple((CARDS[good], "-1") for good in range(GOODS) if b >> good & 1)
            return Said(text.format(name=name, n=n), seat, (*sold, ("coin", f"+{c}")))
        assert kind == kinds.DREW
        if d == HIDDEN:
            return Said(_("{name} draws a card").format(name=name), seat)
        text = _("{name} draws {card}").format(name=name, card=self.buying(d))
        return Said(text, seat, ((CARDS[d], "+1"),))

    def of_djinns(self, kind: int, seat: int, b: int, c: int, d: int) -> Said:
        _ = self.t.gettext
        name = self.player(seat)
        if kind == kinds.PAID:
            paid = (("elder", "-1"),) if b else (("fakir", "-1"),)
            text = _("{name} pays {what}")
            what = self.one(ELDER) if b else self.buying(FAKIR)
            return Said(text.format(name=name, what=what), seat, paid)
        if kind == kinds.LOOKED:
            if d == HIDDEN:
                return Said(_("{name} looks at a djinn").format(name=name), seat, mark="lamp")
            text = _("{name} looks at {djinn}").format(name=name, djinn=self.djinn(d))
            return Said(text, seat, mark="lamp")
        if kind == kinds.EARNED:
            text = _("{name}: {djinn} pays").format(name=name, djinn=self.djinn(c))
            return Said(text, seat, (("coin", f"+{b}"),))
        djinn = self.djinn(b)
        if kind == kinds.USED:
            return Said(_("{name} calls {djinn}").format(name=name, djinn=djinn), seat, mark="lamp")
        return Said(_("{name} gains {djinn}").format(name=name, djinn=djinn), seat, mark="lamp")
