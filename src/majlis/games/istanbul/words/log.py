"""What happened at the table, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, TypeAlias

from majlis import words
from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    EXTENSIONS,
    GOODS,
    KIOSK_TILES,
    LARGE_DEMAND,
    LARGE_MARKET,
    POLICE_STATION,
    SMALL_DEMAND,
    TILES,
)
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.figures import FAMILY, MERCHANT
from majlis.games.istanbul.rules.turn import DOUBLE_MOVE, REGULAR
from majlis.games.istanbul.state import OWN
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.summary import Summary
from majlis.kernel.frame import HIDDEN
from majlis.kernel.state import Note
from majlis.words import Said, signed, summed

AMOUNTS = (kinds.LIRA, kinds.GOODS, kinds.COFFEE)

Teller: TypeAlias = Callable[[int, int, int, int], Said | None]
"""Takes the numbers of a note, as `rules.notes` explains them."""


class Log(words.Log[Names]):
    """A line for every kind of note, in the order of `rules.notes`."""

    UNTOLD = (kinds.LAID, kinds.DIE)
    LANDMARKS: ClassVar = {kinds.ROLLED: "die-5", kinds.RUBY: "ruby"}

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.tellers: dict[int, Teller] = {
            kinds.BEGINS: self.begins,
            kinds.DEMAND: self.demand,
            kinds.ROUND: self.round,
            kinds.TURN: self.turn,
            kinds.STOPPED: self.stopped,
            kinds.CARAVAN: self.caravan,
            kinds.LAST_ROUND: self.last_round,
            kinds.END: self.end,
            kinds.MOVED: self.moved,
            kinds.LEFT: self.left,
            kinds.PICKED_UP: self.picked_up,
            kinds.FIFTH: self.fifth,
            kinds.NPC_MOVED: self.npc_moved,
            kinds.NEUTRAL_MOVED: self.neutral_moved,
            kinds.BARRIER: self.barrier,
            kinds.DIE_TURNED: self.die_turned,
            kinds.TOLL: self.toll,
            kinds.CAUGHT: self.caught,
            kinds.SERVED: self.served,
            kinds.ACTED: self.acted,
            kinds.LIRA: self.lira,
            kinds.GOODS: self.goods,
            kinds.COFFEE: self.coffee,
            kinds.RUBY: self.ruby,
            kinds.EXTENSION: self.extension,
            kinds.TILE: self.tile,
            kinds.SOLD: self.sold,
            kinds.CALLED: self.called,
            kinds.ROLLED: self.rolled,
            kinds.BAKSHEESH: self.baksheesh,
            kinds.BONUS_DRAWN: self.bonus_drawn,
            kinds.BONUS_TAKEN: self.bonus_taken,
            kinds.BONUS_PLAYED: self.bonus_played,
            kinds.BONUS_DISCARDED: self.bonus_discarded,
            kinds.GUILD_DRAWN: self.guild_drawn,
            kinds.GUILD_PLAYED: self.guild_played,
            kinds.GUILD_DISCARDED: self.guild_discarded,
            kinds.SHUFFLED: self.shuffled,
            kinds.LETTER: self.letter,
            kinds.DELIVERED: self.delivered,
            kinds.LETTER_SPENT: self.letter_spent,
            kinds.KIOSK_OPENED: self.kiosk_opened,
            kinds.KIOSK_CHOSEN: self.kiosk_chosen,
            kinds.KIOSK_USED: self.kiosk_used,
            kinds.BID: self.bid,
            kinds.PASSED: self.passed,
            kinds.AUCTION: self.auction,
        }

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """What a deed brings or costs stands at the end of its line."""
        lines: list[Said] = []
        for note in notes:
            said = self.say(note)
            if said is None:
                continue
            before = lines[-1] if lines else None
            if note[1] in AMOUNTS and before and before.seat == said.seat and not before.heading:
                lines[-1] = replace(before, gains=summed(before.gains + said.gains))
            else:
                lines.append(said)
        return lines

    def sum_up(self, seat: int, steps: Sequence[Said], notes: Sequence[Note]) -> Said | None:
        told = super().sum_up(seat, steps, notes)
        return told and Summary(self.names, seat, notes).line(told)

    def say(self, note: Note) -> Said | None:
        _audience, kind, *numbers = note
        return None if kind in self.UNTOLD else self.tellers[kind](*numbers)

    # -- preparation and turns ---------------------------------------------------------------------

    def begins(self, seat: int, *_rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:begins|begin} the game"))

    def demand(self, market: int, tile: int, *_rest: int) -> Said:
        goods = (LARGE_DEMAND if market == LARGE_MARKET else SMALL_DEMAND)[tile]
        wanted = ", ".join(self.names.goods(good, n) for good, n in enumerate(goods) if n)
        text = self.t.gettext("{place} wants: {goods}")
        return Said(text.format(place=self.names.place(market), goods=wanted))

    def round(self, number: int, *_rest: int) -> Said:
        return Said(self.t.gettext("Round {n}").format(n=number), heading=True)

    def turn(self, seat: int, why: int, *_rest: int) -> Said | None:
        _ = self.t.gettext
        if why == REGULAR:
            return None
        if why == DOUBLE_MOVE:
            return self.did(seat, _("{name} {name:takes|take} another turn for three seals"))
        return self.did(seat, _("{name} {name:has|have} another turn"))

    def stopped(self, seat: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:ends the|end your} turn at {place}")
        return self.did(seat, text, place=self.names.numbered(place))

    def caravan(self, seat: int, *_rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:becomes|become} caravan master"))

    def last_round(self, seat: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:has|have} the rubies: this round is the last")
        return self.did(seat, text, mark="ruby")

    def end(self, *_rest: int) -> Said:
        return Said(self.t.gettext("The game is over"), heading=True)

    # -- pieces ------------------------------------------------------------------------------------

    def moved(self, seat: int, figure: int, _before: int, place: int) -> Said:
        _ = self.t.gettext
        if figure == MERCHANT:
            text = _("{name} → {place}")
        elif figure == FAMILY:
            home = place == POLICE_STATION
            text = (
                _("{name:{name}’s|Your} family member goes home")
                if home
                else _("{name} {name:sends the|send your} family member to {place}")
            )
        elif not place:
            text = _("{name} {name:takes the|take your} companion into the supply")
        else:
            text = _("{name:{name}’s|Your} companion → {place}")
        return self.did(seat, text, place=self.names.numbered(place) if place else "")

    def left(self, seat: int, place: int, whose: int, *_rest: int) -> Said:
        _ = self.t.gettext
        text = (
            _("{name} {name:leaves|leave} an assistant at {place}")
            if whose == OWN
            else _("{name} {name:leaves|leave} a neutral assistant at {place}")
        )
        return self.did(seat, text, place=self.names.numbered(place))

    def picked_up(self, seat: int, place: int, whose: int, *_rest: int) -> Said:
        _ = self.t.gettext
        text = (
            _("{name} {name:brings|bring} an assistant back from {place}")
            if whose == OWN
            else _("{name} {name:picks|pick} up a neutral assistant at {place}")
        )
        return self.did(seat, text, place=self.names.numbered(place))

    def fifth(self, seat: int, *_rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:gets a|get your} fifth assistant"))

    def npc_moved(self, npc: int, before: int, place: int, *_rest: int) -> Said:
        _ = self.t.gettext
        if not before:
            text = _("{who} begins at {place}")
        elif before == place:
            text = _("{who} stays at {place}")
        else:
            text = _("{who} → {place}")
        text = text.format(who=self.names.npc(npc), place=self.names.numbered(place))
        return Said(text, mark=f"npc-{npc}")

    def neutral_moved(self, _merchant: int, _before: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("Neutral merchant → {place}")
        return Said(text.format(place=self.names.numbered(place)))

    def barrier(self, seat: int, one: int, other: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:puts|put} the barrier between {one} and {other}")
        return self.did(seat, text, mark="barrier", one=one, other=other)

    def die_turned(self, _die: int, face: int, *_rest: int) -> Said:
        return Said(self.t.gettext("A die is turned to {n}").format(n=face))

    # -- meetings ----------------------------------------------------------------------------------

    def toll(self, seat: int, paid: int, lira: int, *_rest: int) -> Said:
        _ = self.t.gettext
        price = self.names.for_lira(lira)
        if paid < 0:
            return self.did(seat, _("{name} {name:pays|pay} the bank {lira}"), lira=price)
        text = _("{name} {name:pays|pay} {whom:{whom}|you} {lira}")
        return self.did(seat, text, whom=self.names.who(paid), lira=price)

    def caught(self, seat: int, other: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:catches|catch} {other:{other}’s|your} family member")
        return self.did(seat, text, other=self.names.who(other))

    def served(self, seat: int, npc: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:uses|use} the {who}")
        return self.did(seat, text, mark=f"npc-{npc}", who=self.names.npc(npc).lower())

    # -- actions and what they bring ---------------------------------------------------------------

    def acted(self, seat: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:acts|act} at {place}")
        return self.did(seat, text, place=self.names.numbered(place))

    def lira(self, seat: int, n: int, *_rest: int) -> Said:
        return self.amount(seat, n, self.names.lira(abs(n)), "lira")

    def goods(self, seat: int, good: int, n: int, *_rest: int) -> Said:
        return self.amount(seat, n, self.names.goods(good, abs(n)), GOODS[good])

    def coffee(self, seat: int, n: int, *_rest: int) -> Said:
        return self.amount(seat, n, self.names.coffee(abs(n)), "coffee")

    def amount(self, seat: int, n: int, what: str, icon: str) -> Said:
        _ = self.t.gettext
        text = (
            _("{name} {name:takes|take} {what}") if n >= 0 else _("{name} {name:gives|give} {what}")
        )
        return self.did(seat, text, gains=((icon, signed(n)),), what=what)

    def ruby(self, seat: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take} a ruby: {place}")
        return self.did(seat, text, gains=(("ruby", "+1"),), place=self.names.place(place))

    def extension(self, seat: int, extensions: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:extends the|extend your} cart: {n} of {all}")
        return self.did(seat, text, mark="extension", n=extensions, all=EXTENSIONS)

    def tile(self, seat: int, tile: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take}: {what}")
        return self.did(seat, text, mark=f"tile-{TILES[tile]}", what=self.names.tiles.tile(tile))

    def sold(self, seat: int, market: int, n: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:sells|sell} {goods}: {place}")
        return self.did(seat, text, goods=self.names.of_goods(n), place=self.names.place(market))

    def called(self, seat: int, number: int, *_rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:calls|call} {n}"), n=number)

    def rolled(self, seat: int, total: int, *_rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:rolls|roll} {n}"), n=total)

    def baksheesh(self, side: int, *_rest: int) -> Said:
        goods = self.names.goods(BAKSHEESH[side], BAKSHEESH_GOODS)
        return Said(self.t.gettext("The next baksheesh asks for {goods}").format(goods=goods))

    # -- cards -------------------------------------------------------------------------------------

    def bonus_drawn(self, seat: int, _b: int, _c: int, card: int) -> Said:
        _ = self.t.gettext
        if card == HIDDEN:
            return self.did(seat, _("{name} {name:draws|draw} a bonus card"), mark="card")
        return self.bonus(seat, _("{name} {name:draws|draw}: {what}"), card)

    def bonus_taken(self, seat: int, card: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take} from the discard pile: {what}")
        return self.bonus(seat, text, card)

    def bonus_played(self, seat: int, card: int, *_rest: int) -> Said:
        return self.bonus(seat, self.t.gettext("{name} {name:plays|play}: {what}"), card)

    def bonus_discarded(self, seat: int, card: int, *_rest: int) -> Said:
        return self.bonus(seat, self.t.gettext("{name} {name:discards|discard}: {what}"), card)

    def bonus(self, seat: int, text: str, card: int) -> Said:
        return self.did(seat, text, mark="card", what=self.names.cards.bonus(card))

    def guild_drawn(self, seat: int, _b: int, _c: int, card: int) -> Said:
        _ = self.t.gettext
        if card == HIDDEN:
            return self.did(seat, _("{name} {name:draws|draw} a guild card"), mark="guild")
        return self.guild(seat, _("{name} {name:draws|draw}: {what}"), card)

    def guild_played(self, seat: int, card: int, *_rest: int) -> Said:
        return self.guild(seat, self.t.gettext("{name} {name:plays|play}: {what}"), card)

    def guild_discarded(self, seat: int, card: int, *_rest: int) -> Said:
        return self.guild(seat, self.t.gettext("{name} {name:discards|discard}: {what}"), card)

    def guild(self, seat: int, text: str, card: int) -> Said:
        return self.did(seat, text, mark="guild", what=self.names.cards.guild(card))

    def shuffled(self, what: int, *_rest: int) -> Said:
        _ = self.t.gettext
        return Said(
            (
                _("The bonus cards are shuffled"),
                _("The guild cards are shuffled"),
                _("The kiosk tiles are shuffled"),
                _("The letters are shuffled"),
            )[what]
        )

    # -- letters, kiosk, auction -------------------------------------------------------------------

    def letter(self, seat: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take} a letter to {place}")
        return self.did(seat, text, mark="letter", place=self.names.numbered(place))

    def delivered(self, seat: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:delivers the|deliver your} letter to {place}")
        return self.did(seat, text, mark="seal", place=self.names.numbered(place))

    def letter_spent(self, seat: int, place: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:gives|give} a letter away: {place}")
        return self.did(seat, text, mark="letter", place=self.names.numbered(place))

    def kiosk_opened(self, tiles: int, *_rest: int) -> Said:
        text = self.t.gettext("The kiosk offers: {tiles}")
        open_tiles = [tile for tile in range(len(KIOSK_TILES)) if tiles >> tile & 1]
        named = ", ".join(self.names.tiles.kiosk(tile).lower() for tile in open_tiles)
        return Said(text.format(tiles=named))

    def kiosk_chosen(self, seat: int, tile: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take}: {what}")
        return self.did(seat, text, what=self.names.tiles.kiosk(tile))

    def kiosk_used(self, seat: int, tile: int, *_rest: int) -> Said:
        text = self.t.gettext("{name} {name:uses|use}: {what}")
        return self.did(seat, text, what=self.names.tiles.kiosk(tile))

    def bid(self, seat: int, lira: int, *_rest: int) -> Said:
        return self.did(
            seat, self.t.gettext("{name} {name:bids|bid} {lira}"), lira=self.names.for_lira(lira)
        )

    def passed(self, seat: int, *_rest: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:passes|pass}"))

    def auction(self, winner: int, *_rest: int) -> Said:
        _ = self.t.gettext
        if winner < 0:
            return Said(_("Nobody bids: the cards stay in the deck"))
        return self.did(winner, _("{name} {name:wins|win} the auction"), mark="card")
