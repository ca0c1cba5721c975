"""What happened at the table, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.words import Said
from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    EXTENSIONS,
    GOODS,
    LARGE_DEMAND,
    LARGE_MARKET,
    POLICE_STATION,
    SMALL_DEMAND,
    TILES,
)
from majlis.games.istanbul.naming import Naming
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.figures import FAMILY, MERCHANT
from majlis.games.istanbul.state import OWN
from majlis.kernel.frame import HIDDEN
from majlis.kernel.state import Note

MINUS = "−"
AMOUNTS = (kinds.LIRA, kinds.GOODS, kinds.COFFEE)
SILENT = (kinds.LAID, kinds.DIE)
"""What the board shows well enough."""


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


class Telling(Naming):
    """The log."""

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """What a deed brings or costs stands at the end of its line."""
        lines: list[Said] = []
        for note in notes:
            said = self.say(note)
            if said is None:
                continue
            before = lines[-1] if lines else None
            if note[1] in AMOUNTS and before and before.seat == note[2] and not before.heading:
                lines[-1] = Said(before.text, before.seat, before.gains + said.gains, before.mark)
            else:
                lines.append(said)
        return lines

    def say(self, note: Note) -> Said | None:
        kind = note[1]
        if kind in SILENT or (kind == kinds.TURN and not note[3]):
            return None
        if kind in AMOUNTS:
            return self.say_amount(kind, note)
        for told in (self.say_of_table, self.say_of_pieces, self.say_of_deeds, self.say_of_cards):
            said = told(note)
            if said is not None:
                return said
        raise LookupError(f"nothing to say about a note of kind {kind}")

    def say_amount(self, kind: int, note: Note) -> Said:
        """Lira, goods or coffee by themselves."""
        _ = self.t.gettext
        seat, n = note[2], note[4] if kind == kinds.GOODS else note[3]
        if kind == kinds.LIRA:
            what, icon = self.lira(abs(n)), "lira"
        elif kind == kinds.COFFEE:
            what, icon = self.coffee(abs(n)), "coffee"
        else:
            what, icon = self.goods(note[3], abs(n)), GOODS[note[3]]
        text = _("{name} takes {what}") if n >= 0 else _("{name} gives {what}")
        return Said(text.format(name=self.player(seat), what=what), seat, ((icon, signed(n)),))

    def say_of_table(self, note: Note) -> Said | None:
        """The game, its turns, and what belongs to nobody."""
        _ = self.t.gettext
        kind, a, b, c = note[1:5]
        if kind == kinds.ROUND:
            return Said(_("Round {n}").format(n=a), heading=True)
        if kind == kinds.END:
            return Said(_("The game is over"), heading=True)
        if kind == kinds.DEMAND:
            tile = (LARGE_DEMAND if a == LARGE_MARKET else SMALL_DEMAND)[b]
            wanted = ", ".join(self.goods(good, n) for good, n in enumerate(tile) if n)
            return Said(_("{place} wants: {goods}").format(place=self.place(a), goods=wanted))
        if kind == kinds.NPC_MOVED:
            if not b:
                text = _("{who} begins at {place}")
            elif b == c:
                text = _("{who} stays at {place}")
            else:
                text = _("{who} goes to {place}")
            return Said(text.format(who=self.npc(a), place=self.numbered(c)), mark=f"npc-{a}")
        if kind == kinds.NEUTRAL_MOVED:
            return Said(_("A neutral merchant goes to {place}").format(place=self.numbered(c)))
        if kind == kinds.DIE_TURNED:
            return Said(_("A die is turned to {n}").format(n=b))
        if kind == kinds.BAKSHEESH:
            goods = self.goods(BAKSHEESH[a], BAKSHEESH_GOODS)
            return Said(_("Baksheesh asks for {goods} next time").format(goods=goods))
        if kind == kinds.KIOSK_OPENED:
            return Said(_("The kiosk offers: {tile}").format(tile=self.kiosk_tile(a)))
        if kind == kinds.SHUFFLED:
            return Said(
                (
                    _("The bonus cards are shuffled"),
                    _("The guild cards are shuffled"),
                    _("The kiosk tiles are shuffled"),
                    _("The letters are shuffled"),
                )[a]
            )
        if kind == kinds.AUCTION and a < 0:
            return Said(_("Nobody bids: the cards stay in the deck"))
        return None

    def say_of_pieces(self, note: Note) -> Said | None:
        """What somebody's figures do."""
        _ = self.t.gettext
        kind, a, b, c, d = note[1:]
        name = self.player(a)
        if kind == kinds.MOVED:
            return Said(self.moved(name, b, c, d), a)
        if kind == kinds.LEFT:
            text = (
                _("{name} leaves an assistant at {place}")
                if c == OWN
                else _("{name} leaves a neutral assistant at {place}")
            )
            return Said(text.format(name=name, place=self.numbered(b)), a)
        if kind == kinds.PICKED_UP:
            text = (
                _("{name} brings an assistant back from {place}")
                if c == OWN
                else _("{name} picks up a neutral assistant at {place}")
            )
            return Said(text.format(name=name, place=self.numbered(b)), a)
        if kind == kinds.FIFTH:
            return Said(_("{name} has the fifth assistant").format(name=name), a)
        if kind == kinds.BARRIER:
            text = _("{name} puts the barrier between {one} and {other}")
            return Said(text.format(name=name, one=b, other=c), a, mark="barrier")
        if kind == kinds.TOLL:
            whom = self.player(b) if b >= 0 else _("a neutral merchant")
            text = _("{name} pays a toll: {whom}").format(name=name, whom=whom)
            return Said(text, a, (("lira", signed(-c)),))
        if kind == kinds.CAUGHT:
            text = _("{name} catches the family member of {other}")
            return Said(text.format(name=name, other=self.player(b)), a)
        if kind == kinds.SERVED:
            return Said(
                _("{name} uses the service: {who}").format(name=name, who=self.npc(b)),
                a,
                mark=f"npc-{b}",
            )
        return None

    def moved(self, name: str, figure: int, before: int, place: int) -> str:
        _ = self.t.gettext
        if figure == MERCHANT:
            text = _("{name} goes to {place}")
        elif figure == FAMILY:
            home = place == POLICE_STATION
            text = (
                _("{name}: the family member goes home")
                if home
                else _("{name} sends the family member to {place}")
            )
        elif not place:
            text = _("{name} takes the companion into the supply")
        else:
            text = _("{name}: the companion goes to {place}")
        return text.format(name=name, place=self.numbered(place) if place else "")

    def say_of_deeds(self, note: Note) -> Said | None:
        """Turns, actions, and what they bring."""
        _ = self.t.gettext
        kind, a, b, c = note[1:5]
        name = self.player(a)
        if kind == kinds.BEGINS:
            return Said(_("{name} begins the game").format(name=name), a)
        if kind == kinds.TURN:
            text = (
                _("{name} takes another turn for three seals")
                if b == 1
                else _("{name} has another turn")
            )
            return Said(text.format(name=name), a)
        if kind == kinds.STOPPED:
            text = _("{name} ends the turn at {place}")
            return Said(text.format(name=name, place=self.numbered(b)), a)
        if kind == kinds.CARAVAN:
            return Said(_("{name} is caravan master now").format(name=name), a)
        if kind == kinds.LAST_ROUND:
            text = _("{name} has the rubies: the round is played to its end")
            return Said(text.format(name=name), a, mark="ruby")
        if kind == kinds.ACTED:
            return Said(_("{name} acts: {place}").format(name=name, place=self.numbered(b)), a)
        if kind == kinds.RUBY:
            text = _("{name} takes a ruby: {place}").format(name=name, place=self.place(b))
            return Said(text, a, (("ruby", "+1"),))
        if kind == kinds.EXTENSION:
            text = _("{name} extends the cart: {n} of {all}")
            return Said(text.format(name=name, n=b, all=EXTENSIONS), a, mark="extension")
        if kind == kinds.TILE:
            text = _("{name} takes: {what}").format(name=name, what=self.tile(b))
            return Said(text, a, mark=f"tile-{TILES[b]}")
        if kind == kinds.SOLD:
            text = _("{name} sells {goods}: {place}")
            return Said(text.format(name=name, goods=self.of_goods(c), place=self.place(b)), a)
        if kind == kinds.CALLED:
            return Said(_("{name} calls {n}").format(name=name, n=b), a)
        if kind == kinds.ROLLED:
            return Said(_("{name} rolls {n}").format(name=name, n=b), a)
        return None

    def say_of_cards(self, note: Note) -> Said | None:
        """Cards, letters, kiosk and auction."""
        _ = self.t.gettext
        kind, a, b, d = *note[1:4], note[5]
        name = self.player(a)
        if kind in (kinds.BONUS_DRAWN, kinds.GUILD_DRAWN):
            bonus = kind == kinds.BONUS_DRAWN
            mark = "card" if bonus else "guild"
            if d == HIDDEN:
                text = _("{name} draws a bonus card") if bonus else _("{name} draws a guild card")
                return Said(text.format(name=name), a, mark=mark)
            what = self.card(d) if bonus else self.guild(d)
            return Said(_("{name} draws: {what}").format(name=name, what=what), a, mark=mark)
        if kind in (kinds.LETTER, kinds.DELIVERED, kinds.LETTER_SPENT):
            text = {
                kinds.LETTER: _("{name} takes a letter: {place}"),
                kinds.DELIVERED: _("{name} delivers the letter: {place}"),
                kinds.LETTER_SPENT: _("{name} gives a letter away: {place}"),
            }[kind]
            mark = "seal" if kind == kinds.DELIVERED else "letter"
            return Said(text.format(name=name, place=self.numbered(b)), a, mark=mark)
        if kind == kinds.BID:
            return Said(_("{name} bids {n}").format(name=name, n=b), a)
        if kind == kinds.PASSED:
            return Said(_("{name} passes").format(name=name), a)
        if kind == kinds.AUCTION:
            return Said(_("{name} wins the auction").format(name=name), a, mark="card")
        if kind in (kinds.KIOSK_CHOSEN, kinds.KIOSK_USED):
            chosen = kind == kinds.KIOSK_CHOSEN
            text = _("{name} takes: {what}") if chosen else _("{name} uses: {what}")
            return Said(text.format(name=name, what=self.kiosk_tile(b)), a)
        guild = kind in (kinds.GUILD_PLAYED, kinds.GUILD_DISCARDED)
        text = {
            kinds.BONUS_TAKEN: _("{name} takes from the discard pile: {what}"),
            kinds.BONUS_PLAYED: _("{name} plays: {what}"),
            kinds.BONUS_DISCARDED: _("{name} discards: {what}"),
            kinds.GUILD_PLAYED: _("{name} plays: {what}"),
            kinds.GUILD_DISCARDED: _("{name} discards: {what}"),
        }[kind]
        what = self.guild(b) if guild else self.card(b)
        return Said(text.format(name=name, what=what), a, mark="guild" if guild else "card")
