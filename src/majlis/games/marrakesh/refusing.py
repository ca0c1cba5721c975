"""Why an answer cannot be given."""

from __future__ import annotations

from typing import Any

from majlis.games.marrakesh.asking import Asking
from majlis.games.marrakesh.data import (
    A_BONUS,
    A_CAMP,
    A_GROUP,
    A_KESHI,
    A_LUXURY,
    A_RAPID,
    A_REWARD,
    A_RIVER_SIDE,
    A_SCROLL,
    A_SECTOR,
    A_SPACE,
    A_STAIR_FACE,
    A_STAIRCASE,
    A_WORKSHOP,
    AN_OASIS,
    AN_OFFICE,
    CLAIM_COST,
    DATE,
    GATE_SPACES,
    GOODS,
    GRAY,
    LEFT,
    PATH,
    RIGHT,
    SCHOLARS,
    SOUK,
    START_LEFT,
    group_of,
)
from majlis.games.marrakesh.naming import marrakesh
from majlis.games.marrakesh.rules import deploy, medina, round, scrolls_permanent
from majlis.games.marrakesh.rules.madrasa import Study
from majlis.games.marrakesh.rules.sahara import ClaimFree, ClaimOasis, ReturnVendor
from majlis.games.marrakesh.rules.souk import Trade
from majlis.games.marrakesh.rules.square import ChooseEntertainer
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE, Ask
from majlis.kernel.state import State


class Refusing(Asking):
    """The reasons that come up at a table."""

    def reason(self, view: State, action: int) -> str:
        s = marrakesh(view)
        question, seat = s.question(), s.viewer
        if A_SECTOR <= action < A_KESHI:
            return self.not_that_sector(s, question, seat, action - A_SECTOR)
        if A_KESHI <= action < A_SPACE:
            return self.not_that_keshi(s, question, seat, action - A_KESHI)
        if A_SPACE <= action < A_CAMP:
            return self.not_that_space(s, question, seat, action - A_SPACE)
        if A_CAMP <= action < A_STAIRCASE:
            return self.not_that_camp(s, question, seat, action - A_CAMP)
        if A_BONUS <= action < A_GROUP and type(question).__name__ == "ConnectionBonus":
            return self.t.gettext("It is not on your line, or taken already.")
        if A_RAPID <= action < A_REWARD and type(question).__name__ == "RiverBonus":
            return self.t.gettext("Your fisherman has not crossed that rapid.")
        if A_SCROLL < action < A_LUXURY:
            return self.not_that_scroll(s, question, seat, action - A_SCROLL)
        if A_LUXURY <= action < A_WORKSHOP:
            return self.not_that_luxury(s, question, action - A_LUXURY)
        if A_WORKSHOP <= action <= AN_OASIS:
            return self.not_that_workshop(s, question, seat, action - A_WORKSHOP)
        if A_RIVER_SIDE < action < AN_OFFICE:
            return self.t.gettext("For whoever is farthest when the season ends.")
        if AN_OFFICE <= action < A_STAIR_FACE:
            return self.t.gettext("Goods are exchanged here when an assistant lets the souk act.")
        return ""

    def not_that_sector(self, s: Marrakesh, question: Ask[Any], seat: int, sector: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, round.ChooseAssistant):
            return _("No assistant of yours is there.")
        if isinstance(question, round.SendWild):
            return _("An assistant of yours is there already.")
        if isinstance(question, deploy.ChooseVendor):
            if sector == SOUK:
                return _("No water vendor settles in the souk.")
            return _("A water vendor works there already.")
        if isinstance(question, medina.BuildGate):
            if sector not in GATE_SPACES:
                return _("The medina has no gate space of its own.")
            return _("A gate stands there already.")
        if isinstance(question, ReturnVendor) and not me.vendors >> sector & 1:
            return _("No water vendor is there.")
        return ""

    def not_that_keshi(self, s: Marrakesh, question: Ask[Any], seat: int, colour: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, round.Select):
            if not me.hand >> colour & 1:
                return _("You have used this colour in this season.")
            if colour in me.picked:
                return _("You have chosen this colour already.")
            if me.picked and colour < me.picked[-1]:
                return _("Choose from left to right; take back what you chose to begin again.")
            return _("From here on not three colours would be left to choose.")
        if isinstance(question, round.ClaimKeshi | round.ClaimAnother) and not s.base[colour]:
            return _("None of them lies in the base of the tower.")
        if isinstance(question, Trade) and colour in GOODS and not me.keshis[colour]:
            return _("You have no goods of this colour.")
        if isinstance(question, medina.ChooseGate):
            return _("The workshop has no gate of this colour.")
        if not deploy.room(me, colour):
            return _("You have no room for another one.")
        return ""

    def not_that_space(self, s: Marrakesh, question: Ask[Any], seat: int, space: int) -> str:
        _ = self.t.gettext
        if isinstance(question, deploy.ChooseSpace):
            return _("An entertainer stands there already.")
        if isinstance(question, ChooseEntertainer):
            return _("No entertainer of yours stands there.")
        return ""

    def not_that_camp(self, s: Marrakesh, question: Ask[Any], seat: int, camp: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, deploy.ChooseCamp):
            if camp <= START_LEFT and s.desert_towns:
                return _("With desert towns the start oasis is closed.")
            return _("Caravans go one space after the other, and each space takes one.")
        if isinstance(question, ClaimOasis | ClaimFree):
            if camp in (LEFT + PATH, RIGHT + PATH):
                return _("A town costs a tagine, a carpet and a lamp, and must be reached first.")
            if me.oases[camp] == NONE:
                return _("No discovered oasis waits there.")
            return _("Claiming it costs {price}.").format(price=self.price(*CLAIM_COST[camp]))
        return ""

    def not_that_scroll(self, s: Marrakesh, question: Ask[Any], seat: int, scroll: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if me.scrolls[scroll]:
            return _("This scroll is yours already.")
        if scroll not in s.academies:
            return _("This scroll is not on display.")
        if isinstance(question, Study):
            group = group_of(scroll)
            if SCHOLARS[group] > me.keshis[GRAY] - question.used:
                text = _("It needs {scholars}; {n} free.")
                free = me.keshis[GRAY] - question.used
                return text.format(scholars=self.crowd(GRAY, SCHOLARS[group]), n=free)
            dates = scrolls_permanent.scroll_dates(s, seat, group)
            if dates > me.stock[DATE]:
                return _("It costs {price}.").format(price=self.resources(DATE, dates))
        return ""

    def not_that_luxury(self, s: Marrakesh, question: Ask[Any], tile: int) -> str:
        _ = self.t.gettext
        if tile not in s.shops:
            return _("This luxury good is not on display.")
        if isinstance(question, Trade):
            return _("It costs {price}.").format(price=self.luxury_price(tile))
        return ""

    def not_that_workshop(self, s: Marrakesh, question: Ask[Any], seat: int, workshop: int) -> str:
        _ = self.t.gettext
        if not isinstance(question, medina.BuyGate):
            return ""
        if not medina.gates_in(s, workshop):
            return _("This workshop has no gates left.")
        price = scrolls_permanent.gate_price(s.players[seat], workshop)
        return _("It costs {price}.").format(price=self.resources(2, price))
