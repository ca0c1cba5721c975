"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from majlis import words
from majlis.games.five_tribes.data import CARDS, ELDER, FAKIR, GOODS, NAMES, TRIBES
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import HIDDEN, NONE
from majlis.kernel.state import Note
from majlis.words import Said

JOINS: Final = {
    kinds.TAKEN: (kinds.DROPPED,),
    kinds.KEPT: (kinds.KILLED, kinds.TAKEN),
    kinds.TOOK: (kinds.TOOK,),
    kinds.BOUGHT: (kinds.BOUGHT,),
    kinds.PAID: (kinds.USED, kinds.PAID),
}
"""What has no line of its own when it comes of the same answer as one of these."""


class Log(words.Log[Names]):
    """A line for everything that is worth one.

    The methods are called like the kinds of notes that they tell, and take their numbers.
    """

    UNTOLD = (kinds.TURN, kinds.TURNED_UP)
    """Everybody sees the marker move and the row fill up, and the log would be full of it."""

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
                card = kind in (kinds.TOOK, kinds.BOUGHT)
                more = f", {self.names.buying(note[3])}" if card else ""
                gains = line.gains + said.gains
                mark = "" if line.mark in dict(gains) else line.mark
                lines[joined[0]] = Said(line.text + more, line.seat, gains, mark)
            line_of[kind] = joined[0] if joined else len(lines) - 1
        return lines

    def say(self, note: Note) -> Said | None:
        kind = note[1]
        return None if kind in self.UNTOLD else LINES[kind](self, *note[2:])

    # -- the round -------------------------------------------------------------------------------

    def round(self, number: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("Round {n}").format(n=number), heading=True)

    def end(self, _a: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("The game is over"), heading=True)

    def bid(self, seat: int, _place: int, coins: int, fakirs: int) -> Said:
        name, paid = self.names.player(seat), self.names.paying(coins)
        gains = (("coin", f"-{coins}"),) if coins else ()
        if fakirs:
            text = self.t.ngettext(
                "{name} bids {coins}, helped by {n} fakir",
                "{name} bids {coins}, helped by {n} fakirs",
                fakirs,
            )
            return Said(text.format(name=name, coins=paid, n=fakirs), seat, gains)
        text = self.t.gettext("{name} bids {coins}").format(name=name, coins=paid)
        return Said(text, seat, gains)

    def last_camel(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} has no camel left: the game ends with this round")
        return Said(text.format(name=self.names.player(seat)), seat)

    def no_sowing(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        if seat == NONE:
            return Said(self.t.gettext("Nothing is left to sow: the game ends"))
        text = self.t.gettext("{name} cannot sow: the game ends with this round")
        return Said(text.format(name=self.names.player(seat)), seat)

    # -- the sowing ------------------------------------------------------------------------------

    def lifted(self, seat: int, tile: int, count: int, _d: int) -> Said:
        text = self.t.ngettext(
            "{name} sows {n} meeple from {tile}", "{name} sows {n} meeples from {tile}", count
        )
        text = text.format(name=self.names.player(seat), n=count, tile=NAMES[tile])
        return Said(text, seat)

    def dropped(self, seat: int, tribe: int, _before: int, tile: int) -> Said:
        text = self.t.gettext("{name} drops {meeple} on {tile}")
        text = text.format(
            name=self.names.player(seat), meeple=self.names.one(tribe), tile=NAMES[tile]
        )
        return Said(text, seat, mark=TRIBES[tribe])

    def taken(self, seat: int, tribe: int, count: int, tile: int) -> Said:
        text = self.t.gettext("{name} ends on {tile} and takes {meeples}")
        meeples = self.names.taking(tribe, count)
        text = text.format(name=self.names.player(seat), tile=NAMES[tile], meeples=meeples)
        return Said(text, seat, mark=TRIBES[tribe])

    def camel(self, seat: int, tile: int, _left: int, _d: int) -> Said:
        text = self.t.gettext("{name} rules {tile} now")
        return Said(text.format(name=self.names.player(seat), tile=NAMES[tile]), seat, mark="camel")

    # -- the tribe -------------------------------------------------------------------------------

    def kept(self, seat: int, tribe: int, count: int, _djinn: int) -> Said:
        text = self.t.gettext("{name} keeps {meeples}")
        meeples = self.names.taking(tribe, count)
        text = text.format(name=self.names.player(seat), meeples=meeples)
        return Said(text, seat, ((TRIBES[tribe], f"+{count}"),))

    def took(self, seat: int, card: int, _place: int, _d: int) -> Said:
        text = self.t.gettext("{name} takes {card}")
        text = text.format(name=self.names.player(seat), card=self.names.buying(card))
        return Said(text, seat, ((CARDS[card], "+1"),))

    def built(self, seat: int, coins: int, blue: int, builders: int) -> Said:
        tiles = self.t.ngettext("{n} blue tile", "{n} blue tiles", blue).format(n=blue)
        text = self.t.gettext("{name}: {n} times {tiles}")
        text = text.format(name=self.names.player(seat), n=builders, tiles=tiles)
        return Said(text, seat, (("coin", f"+{coins}"),), "builder")

    def killed(self, seat: int, tribe: int, tile: int, owner: int) -> Said:
        _ = self.t.gettext
        name, victim = self.names.player(seat), self.names.one(tribe)
        if owner == NONE:
            text = _("{name} kills {meeple} on {tile}")
            text = text.format(name=name, meeple=victim, tile=NAMES[tile])
        else:
            text = _("{name} kills {meeple} of {owner}")
            text = text.format(name=name, meeple=victim, owner=self.names.player(owner))
        return Said(text, seat, mark=TRIBES[tribe])

    def spared(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name}: the assassins kill nobody")
        return Said(text.format(name=self.names.player(seat)), seat)

    # -- the tile --------------------------------------------------------------------------------

    def palm(self, seat: int, tile: int, _instead_of: int, _d: int) -> Said:
        text = self.t.gettext("{name} plants a palm on {tile}")
        text = text.format(name=self.names.player(seat), tile=NAMES[tile])
        return Said(text, seat, mark="date-palm")

    def palace(self, seat: int, tile: int, _instead_of: int, _d: int) -> Said:
        text = self.t.gettext("{name} places a palace on {tile}")
        text = text.format(name=self.names.player(seat), tile=NAMES[tile])
        return Said(text, seat, mark="palace")

    def bought(self, seat: int, card: int, _place: int, coins: int) -> Said:
        text = self.t.gettext("{name} buys {card}")
        text = text.format(name=self.names.player(seat), card=self.names.buying(card))
        paid = (("coin", f"-{coins}"),) if coins else ()
        return Said(text, seat, ((CARDS[card], "+1"), *paid))

    def sold(self, seat: int, goods: int, coins: int, _d: int) -> Said:
        n = goods.bit_count()
        text = self.t.ngettext("{name} sells {n} good", "{name} sells {n} different goods", n)
        gone = tuple((CARDS[good], "-1") for good in range(GOODS) if goods >> good & 1)
        text = text.format(name=self.names.player(seat), n=n)
        return Said(text, seat, (*gone, ("coin", f"+{coins}")))

    # -- djinns ----------------------------------------------------------------------------------

    def used(self, seat: int, djinn: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} calls {djinn}")
        text = text.format(name=self.names.player(seat), djinn=self.names.djinns.name(djinn))
        return Said(text, seat, mark="lamp")

    def paid(self, seat: int, elders: int, _fakirs: int, _djinn: int) -> Said:
        text = self.t.gettext("{name} pays {what}")
        what = self.names.one(ELDER) if elders else self.names.buying(FAKIR)
        gone = "elder" if elders else "fakir"
        return Said(text.format(name=self.names.player(seat), what=what), seat, ((gone, "-1"),))

    def earned(self, seat: int, coins: int, djinn: int, _d: int) -> Said:
        text = self.t.gettext("{name}: {djinn} pays")
        text = text.format(name=self.names.player(seat), djinn=self.names.djinns.name(djinn))
        return Said(text, seat, (("coin", f"+{coins}"),))

    def gained(self, seat: int, djinn: int, _place: int, _d: int) -> Said:
        text = self.t.gettext("{name} gains {djinn}")
        text = text.format(name=self.names.player(seat), djinn=self.names.djinns.name(djinn))
        return Said(text, seat, mark="lamp")

    def looked(self, seat: int, _b: int, _c: int, djinn: int) -> Said:
        _ = self.t.gettext
        name = self.names.player(seat)
        if djinn == HIDDEN:
            return Said(_("{name} looks at a djinn").format(name=name), seat, mark="lamp")
        text = _("{name} looks at {djinn}").format(name=name, djinn=self.names.djinns.name(djinn))
        return Said(text, seat, mark="lamp")

    def left(self, djinn: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("Discarded: {djinn}")
        return Said(text.format(djinn=self.names.djinns.name(djinn)), mark="lamp")

    def drew(self, seat: int, _djinn: int, _c: int, card: int) -> Said:
        _ = self.t.gettext
        name = self.names.player(seat)
        if card == HIDDEN:
            return Said(_("{name} draws a card").format(name=name), seat)
        text = _("{name} draws {card}").format(name=name, card=self.names.buying(card))
        return Said(text, seat, ((CARDS[card], "+1"),))

    def called(self, tribe: int, tile: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("From the bag to {tile}: {meeple}")
        text = text.format(tile=NAMES[tile], meeple=self.names.tribe(tribe).lower())
        return Said(text, mark=TRIBES[tribe])

    # -- the decks -------------------------------------------------------------------------------

    def turned_up_djinn(self, djinn: int, _place: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("A djinn to buy: {djinn}")
        return Said(text.format(djinn=self.names.djinns.name(djinn)), mark="lamp")

    def reshuffled(self, djinns: int, count: int, _c: int, _d: int) -> Said:
        _ = self.t.gettext
        cards = self.t.ngettext("{n} card", "{n} cards", count).format(n=count)
        if djinns:
            return Said(_("The discarded djinns are shuffled: {cards}").format(cards=cards))
        return Said(_("The discarded resources are shuffled: {cards}").format(cards=cards))


LINES: Final[dict[int, Callable[[Log, int, int, int, int], Said]]] = {
    kinds.ROUND: Log.round,
    kinds.BID: Log.bid,
    kinds.LIFTED: Log.lifted,
    kinds.DROPPED: Log.dropped,
    kinds.TAKEN: Log.taken,
    kinds.CAMEL: Log.camel,
    kinds.KEPT: Log.kept,
    kinds.TOOK: Log.took,
    kinds.BOUGHT: Log.bought,
    kinds.BUILT: Log.built,
    kinds.KILLED: Log.killed,
    kinds.SPARED: Log.spared,
    kinds.PALM: Log.palm,
    kinds.PALACE: Log.palace,
    kinds.USED: Log.used,
    kinds.PAID: Log.paid,
    kinds.EARNED: Log.earned,
    kinds.GAINED: Log.gained,
    kinds.LOOKED: Log.looked,
    kinds.LEFT: Log.left,
    kinds.DREW: Log.drew,
    kinds.CALLED: Log.called,
    kinds.SOLD: Log.sold,
    kinds.TURNED_UP_DJINN: Log.turned_up_djinn,
    kinds.RESHUFFLED: Log.reshuffled,
    kinds.LAST_CAMEL: Log.last_camel,
    kinds.NO_SOWING: Log.no_sowing,
    kinds.END: Log.end,
}
"""What is told of each kind of note."""
