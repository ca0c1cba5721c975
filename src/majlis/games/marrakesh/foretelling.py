"""What an answer would do, before it is given."""

from __future__ import annotations

from typing import Any

from majlis.drawing.words import Consequence, tried
from majlis.games.marrakesh.asking import Asking
from majlis.games.marrakesh.data import (
    A_BONUS,
    A_CAMP,
    A_GROUP,
    A_KESHI,
    A_LUXURY,
    A_PROVISION,
    A_RAPID,
    A_RESOURCE,
    A_REWARD,
    A_SCROLL,
    A_SECTOR,
    A_SPACE,
    A_STAIRCASE,
    A_STORE,
    A_TOWN,
    A_WORKSHOP,
    ACT,
    AN_OASIS,
    ANY_RESOURCE,
    COLOUR_OF,
    DATE,
    DINAR,
    DONE,
    END_DINARS,
    END_POINTS,
    FILLABLE,
    GRAY,
    HOME,
    KESHI_STORES,
    LEFT,
    MADRASA,
    MATCH_POINTS,
    MEDINA,
    MOSQUE,
    MOSQUE_END,
    ORCHARD,
    PALACE,
    PALACE_END,
    PATH,
    POINT,
    POINTS,
    PROVISIONS,
    RAPID_BONUS,
    RED,
    RESOURCE,
    RIGHT,
    RIVER,
    SCHOLARS,
    SOUK,
    SPACES,
    SQUARE,
    SQUARE_BONUS,
    matches,
)
from majlis.games.marrakesh.naming import marrakesh
from majlis.games.marrakesh.rules import (
    deploy,
    medina,
    oases,
    river_tiles,
    scrolls_permanent,
    souk,
    supply,
)
from majlis.games.marrakesh.rules import notes as kinds
from majlis.games.marrakesh.rules.desert_towns import worth as town_worth
from majlis.games.marrakesh.rules.preparation import LayDisc, PlaceStored
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    ClaimKeshi,
    ClaimSecond,
    Select,
    SendWild,
    UseAssistant,
)
from majlis.games.marrakesh.rules.sahara import ReturnKeshi, discovered
from majlis.games.marrakesh.rules.scrolls_instant import TakeScroll
from majlis.games.marrakesh.rules.seasons import ChooseProviding, TurnUpProvision
from majlis.games.marrakesh.rules.stairs import ConnectionBonus
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import CHANCE, Ask, Frame
from majlis.kernel.state import Note, State

SECRET = (Select, TurnUpProvision, PlaceStored, LayDisc)
"""Answers that others give at the same time: what follows is not known."""
NOT_MINE = {kinds.ROUND, kinds.SEASON, kinds.RANKED, kinds.PROVIDED, kinds.UNPROVIDED, kinds.FILLED}
"""Here the answer has had its effect, and the round goes on."""
OWN_QUESTIONS = (ChooseAssistant, UseAssistant, ClaimKeshi, Select)
"""Questions that do not come from the answer."""
OFFERS = {
    *("ClaimAnother", "ReturnKeshi", "TakeScroll", "RiverBonus", "DeployStored", "TakeOasis"),
    *("TakeLuxury", "TakeGate", "AnyAction", "MayClimb", "ExtraStep"),
}
"""Questions that are answered once: to decline one is not to stop."""


class Foretelling(Asking):
    """The consequence of every legal answer to every question."""

    def consequence(self, view: State, action: int) -> Consequence:
        s = marrakesh(view)
        question = s.question()
        if s.waiting[0] == CHANCE:
            return Consequence(self.name(s.label(action)))
        seat = s.viewer if s.viewer >= 0 else s.waiting[0]
        if isinstance(question, SECRET):
            return self.in_secret(s, question, seat, action)
        happened, after = self.followed(s, seat, action)
        parts = [self.intro(s, question, seat, action), *self.told(s, happened, after, seat)]
        parts.append(self.next_question(question, after, seat))
        verb = self.verb(s, question, seat, action)
        text = "; ".join(part for part in parts if part)
        return Consequence(text or verb, self.badge(happened), verb)

    def next_question(self, question: Ask[Any], after: Marrakesh, seat: int) -> str:
        """What the seat is asked because of its answer."""
        if after.waiting != [seat]:
            return ""
        following = after.question()
        if isinstance(following, (*OWN_QUESTIONS, type(question))):
            return ""
        return self.t.gettext("then: {what}").format(what=self.crumb(following))

    # -- trying it out ---------------------------------------------------------------------------

    def followed(self, s: Marrakesh, seat: int, action: int) -> tuple[list[Note], Marrakesh]:
        """What the answer does, as far as nobody else is asked."""
        after, notes = tried(s, seat, action)
        happened: list[Note] = []
        for note in notes:
            if note[1] in NOT_MINE or (note[1] == kinds.SAILED and note[4] < note[3]):
                break
            if note[2] == seat or note[1] == kinds.ESCORT:
                happened.append(note)
        return happened, after

    def told(self, s: Marrakesh, happened: list[Note], after: Marrakesh, seat: int) -> list[str]:
        """In a few words each: where pawns and keshis get to, what is gained, what is paid."""
        _ = self.t.gettext
        parts: list[str] = []
        resources = [0, 0, 0]
        keshis = [0] * 12
        points = 0
        for note in happened:
            kind, _seat, b, c, d = note[1:]
            if kind == kinds.POINTS:
                points += b
            elif kind in (kinds.GAINED, kinds.VENDOR):
                resources[b if kind == kinds.GAINED else 0] += c
            elif kind == kinds.PAID:
                resources[b] -= c
            elif kind == kinds.DEPLOYED:
                keshis[b] += 1
            elif kind in (kinds.RETURNED, kinds.GOODS_PAID):
                keshis[b] -= 1 if kind == kinds.RETURNED else c
            elif kind == kinds.SAILED:
                parts.append(_("river {start} to {end}").format(start=b, end=c))
            elif kind == kinds.CLIMBED:
                text = _("palace {start} to {end}") if b == 0 else _("mosque {start} to {end}")
                parts.append(text.format(start=c, end=d))
            elif kind == kinds.NO_ROOM:
                parts.append(_("no room: {role}").format(role=self.role(b)))
        parts += self.counted(s, after, seat, keshis)
        for resource, n in enumerate(resources):
            if n:
                parts.append(self.resources(resource, abs(n), "+" if n > 0 else "-"))
        if points:
            parts.append(self.points(abs(points), "+" if points > 0 else "-"))
        return parts

    def counted(self, s: Marrakesh, after: Marrakesh, seat: int, keshis: list[int]) -> list[str]:
        """How many keshis of a colour there are then."""
        _ = self.t.gettext
        parts = []
        for colour, n in enumerate(keshis):
            if not n:
                continue
            now, then = s.players[seat].keshis[colour], after.players[seat].keshis[colour]
            text = _("{role}: {now} to {then}")
            parts.append(text.format(role=self.role(colour), now=now, then=then))
            if colour != RED and HOME[colour] in FILLABLE and then == SPACES:
                parts.append(_("all 8 spaces taken"))
            if colour == GRAY:
                opened = [n for n in SCHOLARS if now < n <= then]
                text = _("opens the scrolls for {n} scholars")
                parts += [text.format(n=n) for n in opened[-1:] if n > 1]
        return parts

    def badge(self, happened: list[Note]) -> str:
        """The most telling number: points, else a resource."""
        points = sum(note[3] for note in happened if note[1] == kinds.POINTS)
        if points:
            return f"{points:+d}"
        for note in happened:
            if note[1] == kinds.GAINED:
                return self.resources(note[3], note[4], "+")
            if note[1] == kinds.VENDOR:
                return self.resources(0, note[4], "+")
        return ""

    # -- what it is about ------------------------------------------------------------------------

    def intro(self, s: Marrakesh, question: Ask[Any], seat: int, action: int) -> str:
        """What the answer is, where the position alone does not say it."""
        _ = self.t.gettext
        me = s.players[seat]
        if action == DONE:
            return self.declining(question)
        if action == ACT and isinstance(question, UseAssistant):
            return self.acting(s, question.sector, seat)
        if isinstance(question, SendWild | ChooseAssistant) and action >= A_SECTOR:
            sector = action - A_SECTOR
            return f"{self.sector(sector)}: {self.acting(s, sector, seat)}"
        if isinstance(question, medina.BuildGate):
            return self.building(question, action - A_SECTOR)
        if isinstance(question, deploy.ChooseVendor):
            return self.sector(action - A_SECTOR)
        if A_SPACE <= action < A_CAMP:
            plain = SQUARE_BONUS[action - A_SPACE] >> 4 < ANY_RESOURCE
            return "" if plain else self.earned(s, question, action - A_SPACE, seat)
        if A_CAMP <= action < A_STAIRCASE:
            return self.at_camp(s, question, seat, action - A_CAMP)
        if A_BONUS <= action <= END_POINTS and isinstance(question, ConnectionBonus):
            bonus = self.on_line(s, question.line, action)
            return "" if bonus >> 4 < ANY_RESOURCE else self.bonus(bonus)
        if A_GROUP <= action < A_RAPID:
            return _("three new ones for 1 dinar; one of them must be bought")
        if A_RAPID <= action < A_REWARD:
            bonus = RAPID_BONUS[action - A_RAPID]
            return "" if bonus >> 4 < ANY_RESOURCE else self.bonus(bonus)
        if A_REWARD <= action <= A_SCROLL and isinstance(question, river_tiles.ChooseReward):
            return self.reward(question.side, action - A_REWARD)
        if A_SCROLL < action < A_LUXURY:
            return self.effect(action - A_SCROLL).rstrip(".")
        if A_WORKSHOP <= action <= AN_OASIS:
            return self.workshop_explained(action - A_WORKSHOP).partition(".")[0]
        if AN_OASIS < action <= A_TOWN:
            oasis = action - AN_OASIS
            text = _("{oasis}: now worth {points}")
            points = self.points(oases.worth(me, oasis))
            return text.format(oasis=self.oasis_explained(oasis).rstrip("."), points=points)
        if A_TOWN < action < A_PROVISION:
            town = action - A_TOWN
            text = _("{town}: now worth {points}")
            points = self.points(town_worth(s, me, town))
            return text.format(town=self.town_explained(town).rstrip("."), points=points)
        return ""

    def declining(self, question: Ask[Any]) -> str:
        _ = self.t.gettext
        if isinstance(question, ClaimSecond):
            return _("only one; the other stays in the base")
        if isinstance(question, ChooseProviding):
            return _("pay what the tiles show")
        return {
            "DeployStored": _("the keshi goes back to the supply"),
            "PayForStep": _("the fisherman stays where he is"),
            "RiverBonus": _("no river bonus this round"),
        }.get(type(question).__name__, "")

    def acting(self, s: Marrakesh, sector: int, seat: int) -> str:
        """What the action of a sector would amount to now."""
        ngettext = self.t.ngettext
        me = s.players[seat]
        n = me.keshis[COLOUR_OF[sector]]
        if sector in (RIVER, MOSQUE, PALACE):
            return self.steps(n)
        if sector == ORCHARD:
            return self.resources(DATE, n, "+")
        if sector == SOUK:
            goods = supply.goods_of(me)
            return ngettext("{n} good to trade", "{n} goods to trade", goods).format(n=goods)
        if sector in (SQUARE, MADRASA):
            return self.crowd(COLOUR_OF[sector], n)
        if sector == MEDINA:
            watch = me.watch()
            return ngettext("up to {n} gate", "up to {n} gates", watch).format(n=watch)
        there = len(discovered(me))
        return ngettext("{n} oasis to claim", "{n} oases to claim", there).format(n=there)

    def building(self, question: medina.BuildGate, sector: int) -> str:
        colour = question.gate % 12
        text = f"{self.sector(sector)}: {self.gate(colour)}"
        if matches(colour, sector):
            return f"{text}, {self.points(MATCH_POINTS, '+')}"
        return text

    def earned(self, s: Marrakesh, question: Ask[Any], space: int, seat: int) -> str:
        """What a space of the main square gives now."""
        times = 1
        if not isinstance(question, deploy.ChooseSpace):
            times = scrolls_permanent.spectators(s, s.players[seat], space)
        return self.bonus(SQUARE_BONUS[space], times)

    def at_camp(self, s: Marrakesh, question: Ask[Any], seat: int, camp: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, deploy.ChooseCamp):
            if LEFT <= camp < LEFT + PATH or RIGHT <= camp < RIGHT + PATH:
                return _("{place}: discovers an oasis").format(place=self.camp(camp))
            return self.camp(camp)
        if camp in (LEFT + PATH, RIGHT + PATH):
            town = me.towns[0 if camp < RIGHT else 1]
            return f"{self.town(town)}: {self.town_explained(town).rstrip('.')}"
        oasis = me.oases[camp]
        text = _("{oasis}: now worth {points}")
        points = self.points(oases.worth(me, oasis))
        return text.format(oasis=self.oasis_explained(oasis).rstrip("."), points=points)

    def on_line(self, s: Marrakesh, line: int, action: int) -> int:
        """The bonus of an entry of a line."""
        if action == END_DINARS:
            return 16 * (RESOURCE + DINAR) + PALACE_END[line % 5]
        if action == END_POINTS:
            return 16 * POINTS + MOSQUE_END[line // 5]
        return s.web[action - A_BONUS]

    def in_secret(self, s: Marrakesh, question: Ask[Any], seat: int, action: int) -> Consequence:
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, Select):
            colour = action - A_KESHI
            verb = _("Choose {colour}").format(colour=self.colour(colour).lower())
            if colour == RED:
                return Consequence(_("an assistant to any sector"), verb=verb)
            text = _("an assistant {where}: {what}")
            sector = HOME[colour]
            where, what = self.into(sector), self.acting(s, sector, seat)
            return Consequence(text.format(where=where, what=what), verb=verb)
        if isinstance(question, TurnUpProvision):
            tile = action - A_PROVISION
            water, dates, dinars, loss = PROVISIONS[tile]
            price = self.price(water, dates, dinars)
            text = _("every season {price}; otherwise {points}")
            text = text.format(price=price, points=self.points(loss, "-"))
            return Consequence(text, verb=_("Turn up {price}").format(price=price))
        if isinstance(question, PlaceStored):
            space = KESHI_STORES[action - A_STORE] + 1
            text = _("{keshi}: free when your oasis {n} is claimed")
            text = text.format(keshi=self.keshi(me.kept[0]), n=space)
            return Consequence(text, verb=_("Store on space {n}").format(n=space))
        text = _("The first section faces {bonus}")
        bonus = self.bonus(SQUARE_BONUS[action - A_SPACE])
        return Consequence(text.format(bonus=bonus), verb=_("Lay the audience like this"))

    # -- the button ------------------------------------------------------------------------------

    def verb(self, s: Marrakesh, question: Ask[Any], seat: int, action: int) -> str:
        _ = self.t.gettext
        if action == DONE:
            return self.stopping(question)
        if action == ACT:
            return _("Perform the action")
        if action == POINT:
            return _("Take {what}").format(what=self.points(1))
        if action < A_SECTOR:
            return self.verb_for_resource(question, action - A_RESOURCE)
        if action < A_KESHI:
            return self.verb_for_sector(question, action - A_SECTOR)
        if action < A_SPACE:
            return self.verb_for_keshi(question, action - A_KESHI)
        if action < A_CAMP:
            text = _("Choose {what}")
            return text.format(what=self.earned(s, question, action - A_SPACE, seat))
        if action < A_STAIRCASE:
            if isinstance(question, deploy.ChooseCamp):
                return _("Send the caravan")
            town = action - A_CAMP in (LEFT + PATH, RIGHT + PATH)
            return _("Claim the town") if town else _("Claim the oasis")
        if action < A_BONUS:
            return _("To the palace") if action == A_STAIRCASE else _("To the mosque")
        if action <= END_POINTS and isinstance(question, ConnectionBonus):
            text = _("Take {what}")
            return text.format(what=self.bonus(self.on_line(s, question.line, action)))
        if action < A_RAPID:
            return _("New scrolls, please")
        if action <= A_SCROLL:
            return _("Take this bonus")
        return self.verb_for_tile(question, action)

    def stopping(self, question: Ask[Any]) -> str:
        _ = self.t.gettext
        if isinstance(question, ClaimSecond):
            return _("Take one")
        if isinstance(question, ChooseProviding):
            return _("Pay what is shown")
        return _("No, thank you") if type(question).__name__ in OFFERS else _("Enough")

    def verb_for_resource(self, question: Frame[Any], resource: int) -> str:
        _ = self.t.gettext
        one = self.resources(resource, 1)
        if type(question).__name__ in ("ChooseResource", "Harvest"):
            return _("Take {what}").format(what=one)
        return _("Pay {what}").format(what=one)

    def verb_for_sector(self, question: Frame[Any], sector: int) -> str:
        _ = self.t.gettext
        name = self.sector(sector)
        if isinstance(question, medina.BuildGate):
            return _("Build here: {sector}").format(sector=name)
        if isinstance(question, deploy.ChooseVendor):
            return _("Settle here: {sector}").format(sector=name)
        if type(question).__name__ == "ReturnVendor":
            return _("Return this one: {sector}").format(sector=name)
        if isinstance(question, SendWild):
            return _("Send {where}").format(where=self.into(sector))
        return _("Use: {sector}").format(sector=name)

    def verb_for_keshi(self, question: Frame[Any], colour: int) -> str:
        _ = self.t.gettext
        keshi = self.one(colour)
        if isinstance(question, ClaimSecond):
            return _("Take two")
        if isinstance(question, souk.Trade):
            return _("Exchange {keshi}").format(keshi=keshi)
        if isinstance(question, souk.SpareKeshi):
            return _("Keep {keshi}").format(keshi=keshi)
        if isinstance(question, medina.ChooseGate):
            return _("Take the gate: {colour}").format(colour=self.gate(colour))
        if isinstance(question, ReturnKeshi):
            return _("Return {keshi}").format(keshi=keshi)
        if type(question).__name__ in ("DeployKept", "DeployStored"):
            return _("Deploy {keshi}").format(keshi=keshi)
        return _("Take {keshi}").format(keshi=keshi)

    def verb_for_tile(self, question: Frame[Any], action: int) -> str:
        _ = self.t.gettext
        if action < A_LUXURY:
            if isinstance(question, ChooseProviding):
                return _("Use the scroll")
            if type(question).__name__ == "ExtraStep":
                return _("One step more")
            text = _("Take “{scroll}”") if isinstance(question, TakeScroll) else _("Buy “{scroll}”")
            return text.format(scroll=self.scroll(action - A_SCROLL))
        if action < A_WORKSHOP:
            text = _("Buy: {good}") if isinstance(question, souk.Trade) else _("Take: {good}")
            return text.format(good=self.luxury_kind((action - A_LUXURY) // 5).lower())
        if action <= AN_OASIS:
            return _("A gate from here")
        if action <= A_TOWN:
            return _("This oasis")
        return _("This town")
