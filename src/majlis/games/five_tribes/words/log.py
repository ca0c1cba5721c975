"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from majlis import words
from majlis.games.five_tribes.data import BUILDER, CARDS, ELDER, FAKIR, GOODS, NAMES, TRIBES
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import HIDDEN, NONE
from majlis.kernel.state import Note
from majlis.words import Said, signed, summed

JOINS: Final = {
    kinds.TAKEN: (kinds.DROPPED,),
    kinds.KEPT: (kinds.KILLED, kinds.TAKEN),
    kinds.TOOK: (kinds.TOOK,),
    kinds.BOUGHT: (kinds.BOUGHT,),
    kinds.PAID: (kinds.USED, kinds.PAID),
}
"""What has no line of its own when it comes of the same answer as one of these."""

OF_SEATS: Final = (
    kinds.LIFTED,
    kinds.DROPPED,
    kinds.TAKEN,
    kinds.CAMEL,
    kinds.KEPT,
    kinds.KILLED,
    kinds.PALM,
    kinds.PALACE,
    kinds.GAINED,
)
"""What a turn is summed up from: notes that begin with the seat."""


class Log(words.Log[Names]):
    """A line for everything that is worth one.

    The methods are called like the kinds of notes that they tell, and take their numbers.
    """

    UNTOLD = (kinds.TURN, kinds.TURNED_UP)
    """Everybody sees the marker move and the row fill up, and the log would be full of it."""
    LANDMARKS: ClassVar = {kinds.KILLED: "assassin", kinds.GAINED: "lamp"}

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """What belongs together is one line: the last meeple and what it takes along, cards taken
        or bought together, a price and what it is paid for."""
        lines: list[Said] = []
        line_of: dict[int, int] = {}
        for nth, note in enumerate(notes):
            said = self.say(note)
            if said is None:
                continue
            kind = note[1]
            joined = [other for other in JOINS.get(kind, ()) if other in line_of]
            if not joined:
                line_of[kind] = len(lines)
                lines.append(said)
                continue
            line_of[kind] = at = line_of[joined[0]]
            line = lines[at]
            gains = summed(line.gains + said.gains)
            if joined[0] == kind:
                alike = [other for other in notes[: nth + 1] if other[1] == kind]
                lines[at] = replace(line, text=self.together(alike), gains=gains)
            elif kind == kinds.TAKEN:  # says again who was dropped where
                lines[at] = said
            else:
                mark = "" if line.mark in dict(gains) else line.mark
                lines[at] = replace(line, gains=gains, mark=mark)
        return lines

    def sum_up(self, seat: int, steps: Sequence[Said], notes: Sequence[Note]) -> Said | None:
        """The way of the meeples, and what was taken at its end."""
        told = super().sum_up(seat, steps, notes)
        own = [note[1:] for note in notes if note[1] in OF_SEATS and note[2] == seat]
        way = [tile for kind, _seat, tile, *_ in own if kind == kinds.LIFTED]
        way += [tile for kind, *_, tile in own if kind == kinds.DROPPED]
        if told is None or not way:
            return told
        kept = tuple(
            (TRIBES[tribe], signed(-n)) for kind, _, tribe, n, _ in own if kind == kinds.KEPT
        )
        what = [one for kind, _, *numbers in own if (one := self.outcome(kind, *numbers))]
        path = " ▸ ".join(NAMES[tile] for tile in way)
        text = f"{{name}} {path}: {', '.join(what)}" if what else f"{{name}} {path}"
        return self.did(seat, text, summed(told.gains + kept))

    def outcome(self, kind: int, a: int, b: int, _c: int) -> str:
        """What a turn has led to, in a word or two; empty if gains tell it."""
        _ = self.t.gettext
        if kind == kinds.TAKEN:
            return self.names.meeples(a, b)
        if kind == kinds.KILLED:
            return _("victim: {meeple}").format(meeple=self.names.tribe(a).lower())
        if kind == kinds.GAINED:
            return self.names.djinns.name(a)
        return {
            kinds.CAMEL: _("camel"),
            kinds.PALM: _("palm"),
            kinds.PALACE: _("palace"),
        }.get(kind, "")

    def say(self, note: Note) -> Said | None:
        kind = note[1]
        return None if kind in self.UNTOLD else LINES[kind](self, *note[2:])

    def together(self, notes: Sequence[Note]) -> str:
        """The sentence for several cards, or prices, of one player, counted."""
        _ = self.t.gettext
        kind, seat = notes[0][1], notes[0][2]
        if kind == kinds.PAID:
            elders, fakirs = (sum(note[place] for note in notes) for place in (3, 4))
            return self.pays(seat, elders, fakirs)
        cards = self.names.cards([note[3] for note in notes])
        return self.takes(seat, cards) if kind == kinds.TOOK else self.buys(seat, cards)

    # -- the round -------------------------------------------------------------------------------

    def round(self, number: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("Round {n}").format(n=number), heading=True)

    def end(self, _a: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("The game is over"), heading=True)

    def bid(self, seat: int, _place: int, coins: int, fakirs: int) -> Said:
        paid = self.names.paying(coins)
        gains = (("coin", signed(-coins)),) if coins else ()
        if fakirs:
            text = self.t.ngettext(
                "{name} {name:bids|bid} {coins}, helped by {n} fakir",
                "{name} {name:bids|bid} {coins}, helped by {n} fakirs",
                fakirs,
            )
            return self.did(seat, text, gains, coins=paid, n=fakirs)
        return self.did(seat, self.t.gettext("{name} {name:bids|bid} {coins}"), gains, coins=paid)

    def last_camel(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:has|have} no camel left: the game ends with this round")
        return self.did(seat, text)

    def no_sowing(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        _ = self.t.gettext
        if seat == NONE:
            return Said(_("Nothing is left to sow: the game ends"))
        text = _("{name} {name:has|have} nothing to sow: the game ends with this round")
        return self.did(seat, text)

    # -- the sowing ------------------------------------------------------------------------------

    def lifted(self, seat: int, tile: int, count: int, _d: int) -> Said:
        text = self.t.ngettext(
            "{name} {name:sows|sow} {n} meeple from {tile}",
            "{name} {name:sows|sow} {n} meeples from {tile}",
            count,
        )
        return self.did(seat, text, n=count, tile=NAMES[tile])

    def dropped(self, seat: int, tribe: int, _before: int, tile: int) -> Said:
        text = self.t.gettext("{name} {name:drops|drop} {meeple} on {tile}")
        meeple = self.names.one(tribe)
        return self.did(seat, text, mark=TRIBES[tribe], meeple=meeple, tile=NAMES[tile])

    def taken(self, seat: int, tribe: int, count: int, tile: int) -> Said:
        text = self.t.gettext("{name} {name:ends|end} on {tile} and {name:takes|take} {meeples}")
        meeples = self.names.taking(tribe, count)
        return self.did(seat, text, mark=TRIBES[tribe], tile=NAMES[tile], meeples=meeples)

    def camel(self, seat: int, tile: int, _left: int, _d: int) -> Said:
        text = self.t.gettext("{name} now {name:rules|rule} {tile}")
        return self.did(seat, text, mark="camel", tile=NAMES[tile])

    # -- the tribe -------------------------------------------------------------------------------

    def kept(self, seat: int, tribe: int, count: int, _djinn: int) -> Said:
        text = self.t.gettext("{name} {name:keeps|keep} {meeples}")
        gains = ((TRIBES[tribe], signed(count)),)
        return self.did(seat, text, gains, meeples=self.names.taking(tribe, count))

    def took(self, seat: int, card: int, _place: int, _d: int) -> Said:
        return Said(self.takes(seat, self.names.buying(card)), seat, ((CARDS[card], "+1"),))

    def takes(self, seat: int, cards: str) -> str:
        text = self.t.gettext("{name} {name:takes|take} {cards}")
        return text.format(name=self.names.who(seat), cards=cards)

    def built(self, seat: int, coins: int, blue: int, builders: int) -> Said:
        text = self.t.gettext("{name}: {builders} × {tiles}")
        workers = self.names.meeples(BUILDER, builders)
        gains = (("coin", signed(coins)),)
        tiles = self.names.blue_tiles(blue)
        return self.did(seat, text, gains, "builder", builders=workers, tiles=tiles)

    def killed(self, seat: int, tribe: int, tile: int, owner: int) -> Said:
        _ = self.t.gettext
        mark, victim = TRIBES[tribe], self.names.one(tribe)
        if owner == NONE:
            text = _("{name} {name:kills|kill} {meeple} on {tile}")
            return self.did(seat, text, mark=mark, meeple=victim, tile=NAMES[tile])
        text = _("{name} {name:kills|kill} {meeple} {owner:of {owner}|of yours}")
        return self.did(seat, text, mark=mark, meeple=victim, owner=self.names.who(owner))

    def spared(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        return self.did(seat, self.t.gettext("{name:{name}’s|Your} assassins kill nobody"))

    # -- the tile --------------------------------------------------------------------------------

    def palm(self, seat: int, tile: int, _instead_of: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:plants|plant} a palm on {tile}")
        return self.did(seat, text, mark="date-palm", tile=NAMES[tile])

    def palace(self, seat: int, tile: int, _instead_of: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:places|place} a palace on {tile}")
        return self.did(seat, text, mark="palace", tile=NAMES[tile])

    def bought(self, seat: int, card: int, _place: int, coins: int) -> Said:
        paid = (("coin", signed(-coins)),) if coins else ()
        return Said(self.buys(seat, self.names.buying(card)), seat, ((CARDS[card], "+1"), *paid))

    def buys(self, seat: int, cards: str) -> str:
        text = self.t.gettext("{name} {name:buys|buy} {cards}")
        return text.format(name=self.names.who(seat), cards=cards)

    def sold(self, seat: int, goods: int, coins: int, _d: int) -> Said:
        n = goods.bit_count()
        text = self.t.ngettext(
            "{name} {name:sells|sell} {n} good", "{name} {name:sells|sell} {n} different goods", n
        )
        gone = tuple((CARDS[good], signed(-1)) for good in range(GOODS) if goods >> good & 1)
        return self.did(seat, text, (*gone, ("coin", signed(coins))), n=n)

    # -- djinns ----------------------------------------------------------------------------------

    def used(self, seat: int, djinn: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:calls|call} {djinn}")
        return self.did(seat, text, mark="lamp", djinn=self.names.djinns.name(djinn))

    def paid(self, seat: int, elders: int, fakirs: int, _djinn: int) -> Said:
        price = (("elder", elders), ("fakir", fakirs))
        gains = tuple((icon, signed(-n)) for icon, n in price if n)
        return Said(self.pays(seat, elders, fakirs), seat, gains)

    def pays(self, seat: int, elders: int, fakirs: int) -> str:
        price = [self.names.some(ELDER, elders)] if elders else []
        price += [self.names.buying(FAKIR, fakirs)] if fakirs else []
        text = self.t.gettext("{name} {name:pays|pay} {what}")
        return text.format(name=self.names.who(seat), what=self.names.listed(price))

    def earned(self, seat: int, coins: int, djinn: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:is|are} paid by {djinn}")
        gains = (("coin", signed(coins)),)
        return self.did(seat, text, gains, djinn=self.names.djinns.name(djinn))

    def gained(self, seat: int, djinn: int, _place: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:gains|gain} {djinn}")
        return self.did(seat, text, mark="lamp", djinn=self.names.djinns.name(djinn))

    def looked(self, seat: int, _b: int, _c: int, djinn: int) -> Said:
        _ = self.t.gettext
        if djinn == HIDDEN:
            return self.did(seat, _("{name} {name:looks|look} at a djinn"), mark="lamp")
        text = _("{name} {name:looks|look} at {djinn}")
        return self.did(seat, text, mark="lamp", djinn=self.names.djinns.name(djinn))

    def left(self, djinn: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("Discarded: {djinn}")
        return Said(text.format(djinn=self.names.djinns.name(djinn)), mark="lamp")

    def drew(self, seat: int, _djinn: int, _c: int, card: int) -> Said:
        _ = self.t.gettext
        if card == HIDDEN:
            return self.did(seat, _("{name} {name:draws|draw} a card"))
        text = _("{name} {name:draws|draw} {card}")
        return self.did(seat, text, ((CARDS[card], "+1"),), card=self.names.buying(card))

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
