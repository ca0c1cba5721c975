"""What a legal answer would do."""

from __future__ import annotations

from typing import Any

from majlis.drawing.words import Consequence, tried
from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    ACT,
    BAKSHEESH_TILE,
    BARRIER,
    BLACK_MARKET,
    CALL,
    CARD,
    CARDS,
    DECK,
    DELIVERED,
    DISCARD,
    DONE,
    FIRST_DIE,
    FIVE,
    FOUNTAIN,
    GOOD,
    GUILD,
    GUILDS,
    JEWELRY,
    KIOSK_COFFEE_OR_2,
    KIOSK_COFFEE_OR_3,
    KIOSK_TILE,
    LEAVE,
    LETTER,
    LIRA,
    MOST_PLACES,
    NEUTRAL,
    NPC,
    ONE,
    PAY,
    POLICE_STATION,
    REROLL,
    STOP,
    TAKE,
    TEA_HOUSE,
    TEN,
    TILE,
    TOLL,
    WELCOME,
    YELLOW,
)
from majlis.games.istanbul.naming import bazaar
from majlis.games.istanbul.offering import Offering, price_list
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.action import Act, AfterAction
from majlis.games.istanbul.rules.bonus_cards import (
    ChooseMerchant,
    ExchangeFor,
    FamilyStep,
    MoveByCard,
    ReturnOne,
)
from majlis.games.istanbul.rules.bonus_hand import PlayCard
from majlis.games.istanbul.rules.dice import Rolled, TurnToSix
from majlis.games.istanbul.rules.encounters import Smuggle
from majlis.games.istanbul.rules.guild_cards import ChoosePlace
from majlis.games.istanbul.rules.guild_hand import PlayGuild
from majlis.games.istanbul.rules.kiosk import UseTile
from majlis.games.istanbul.rules.mosque_tiles import YellowTile
from majlis.games.istanbul.rules.places_base import (
    BlackMarketJewelry,
    CallNumber,
    ChooseTile,
    GreenTile,
    ReturnAssistants,
    Sell,
    SendFamily,
    TeaHouseStake,
    jewelry_for,
)
from majlis.games.istanbul.rules.places_letters import Bid, RaiseBid, Relocate, worth
from majlis.games.istanbul.rules.places_mocha import BarrierSide, Bribe, PlaceBarrier
from majlis.games.istanbul.rules.supply import CardOrLira, ChooseGood, ChooseTrack
from majlis.games.istanbul.rules.turn import DoubleMove, MoveCompanion, PayMerchants, Turn, toll
from majlis.games.istanbul.state import PERSONAL_SUPPLY, Istanbul
from majlis.games.istanbul.telling import MINUS
from majlis.kernel.frame import CHANCE, NONE, Frame
from majlis.kernel.state import State

TAKING = (ChooseGood, Smuggle, GreenTile, ExchangeFor, CardOrLira)
"""Questions in which a good pointed at is taken; in all others it is given."""
BRINGING_BACK = (ReturnAssistants, ReturnOne, YellowTile)
COINS = (ONE, FIVE, TEN)


def chance_of(n: int) -> int:
    """How likely two dice reach a number, in percent."""
    ways = sum(1 for one in range(1, 7) for other in range(1, 7) if one + other >= n)
    return round(100 * ways / 36)


class Foretelling(Offering):
    """Consequences: by the rules themselves where they can be tried on a copy."""

    def consequence(self, view: State, action: int) -> Consequence:
        s = bazaar(view)
        question, seat = s.question(), s.waiting[0]
        if seat == CHANCE:
            return Consequence(self.name(s.label(action)))
        if action == DONE:
            return self.declining(s, question)
        if action <= MOST_PLACES:
            return self.pointing_at_place(s, question, seat, action)
        if action in (CARDS, GUILDS):
            return self.opening_hand(s, seat, action)
        if STOP <= action <= NEUTRAL or action == ACT:
            return self.going_on(s, question, seat, action)
        if data.COMPANION <= action < TILE:
            return self.pointing_at_figure(s, question, seat, action)
        if TILE <= action < FIRST_DIE:
            return self.pointing_at_tile(s, question, seat, action)
        if FIRST_DIE <= action <= REROLL:
            return self.turning_die(s, action)
        if isinstance(question, CallNumber):
            return self.calling(question, action - CALL)
        if action in COINS:
            return self.bidding(s, question, action)
        return self.giving_or_taking(s, question, seat, action)

    # -- trying it -------------------------------------------------------------------------------

    def opened(self, s: Istanbul, seat: int, hand: int) -> list[int]:
        """The cards that could be played if this hand were opened now, which is legal."""
        after, _notes = tried(s, seat, hand)
        return after.options(seat)

    def changes(self, s: Istanbul, seat: int, action: int) -> list[str]:
        """What a seat would gain and pay until the next question, each as a few words."""
        _after, notes = tried(s, seat, action)
        lira = sum(note[3] for note in notes if note[1] == kinds.LIRA and note[2] == seat)
        coffee = sum(note[3] for note in notes if note[1] == kinds.COFFEE and note[2] == seat)
        goods = [0] * 4
        for note in notes:
            if note[1] == kinds.GOODS and note[2] == seat:
                goods[note[3]] += note[4]
        found = [
            self.goods(good, abs(n), "+" if n > 0 else MINUS) for good, n in enumerate(goods) if n
        ]
        if coffee:
            found.append(self.coffee(abs(coffee), "+" if coffee > 0 else MINUS))
        if lira:
            found.append(self.lira(abs(lira), "+" if lira > 0 else MINUS))
        if any(note[1] == kinds.EXTENSION and note[2] == seat for note in notes):
            found.append(self.t.gettext("+1 extension"))
        if any(note[1] == kinds.RUBY and note[2] == seat for note in notes):
            found.append(self.t.gettext("+1 ruby"))
        return found

    def brings(self, s: Istanbul, seat: int, action: int, otherwise: str, verb: str) -> Consequence:
        """What trying it brings; other words if that is nothing yet."""
        found = self.changes(s, seat, action)
        gain = found[0] if len(found) == 1 else ""
        return Consequence(", ".join(found) or otherwise, gain, verb)

    # -- answers that need no thing ----------------------------------------------------------------

    def declining(self, s: Istanbul, question: Frame[Any]) -> Consequence:
        _ = self.t.gettext
        if isinstance(question, Sell):
            lira = self.lira(price_list(question.market)[question.sold])
            text = _("{goods} sold for {lira}.").format(
                goods=self.of_goods(question.sold), lira=lira
            )
            return Consequence(text, f"+{lira}", _("Sell"))
        if isinstance(question, RaiseBid):
            bid = question.high + question.more
            return Consequence(
                _("Your bid is {lira}.").format(lira=self.lira(bid)), "", _("Bid {n}").format(n=bid)
            )
        if isinstance(question, Bid):
            return Consequence(_("You bid no more in this auction."), "", _("Pass"))
        if isinstance(question, DoubleMove):
            return Consequence(_("You keep your letters."), "", _("End the turn"))
        if isinstance(question, Act):
            return Consequence(_("Nothing is done here."), "", _("Do not act"))
        if isinstance(question, AfterAction):
            return Consequence(_("Your turn ends."), "", _("End the turn"))
        if isinstance(question, Rolled):
            total = s.dice // 10 + s.dice % 10
            text = self.roll_brings(s, total) or _("It stays as it is.")
            return Consequence(text, "", _("Keep {n}").format(n=total))
        return Consequence(_("It stays as it is."), "", _("Go on"))

    def opening_hand(self, s: Istanbul, seat: int, action: int) -> Consequence:
        _ = self.t.gettext
        if action == GUILDS:
            text = _("A guild card takes the place of your whole turn.")
            return Consequence(text, "", _("Play a guild card"))
        cards = [self.card(card - CARD) for card in self.opened(s, seat, CARDS) if card != DONE]
        text = _("Fits now: {cards}.").format(cards=", ".join(cards))
        return Consequence(text, "", _("Play a bonus card"))

    def going_on(self, s: Istanbul, question: Frame[Any], seat: int, action: int) -> Consequence:
        _, ngettext = self.t.gettext, self.t.ngettext
        player = s.players[seat]
        if action == STOP:
            return Consequence(_("Nothing is done here; your turn ends."), "", _("End the turn"))
        if action == PAY:
            assert isinstance(question, PayMerchants)
            text = self.sentence("; ".join(self.tolls(s, seat, question.place, question.spared)))
            lira = toll(s, seat, question.place, question.spared)
            return Consequence(text, self.lira(lira, MINUS), _("Pay"))
        if action == TAKE and isinstance(question, ReturnAssistants):
            return Consequence(_("They all come under your merchant."), "", _("All come back"))
        if action in (TAKE, NEUTRAL):
            n = len(player.stack) + 1
            text = ngettext("Then {n} is with you.", "Then {n} are with you.", n).format(n=n)
            return Consequence(text, "", _("Pick up"))
        if action == LEAVE:
            n = len(player.stack) - 1
            text = ngettext("{n} stays with you.", "{n} stay with you.", n).format(n=n)
            return Consequence(text, "", _("Leave one"))
        if isinstance(question, DoubleMove):
            text = _("Three seals for another whole turn, now.")
            return Consequence(text, "", _("Another turn"))
        if isinstance(question, UseTile):
            text = self.kiosk_explained(question.tile)
            return self.brings(s, seat, action, text, _("Use it"))
        assert isinstance(question, Act)
        text = self.sentence(self.offer(s, seat, question.place))
        if question.place in (BLACK_MARKET, TEA_HOUSE):
            return Consequence(text, "", _("Act"))
        return self.brings(s, seat, action, text, _("Act"))

    def tolls(self, s: Istanbul, seat: int, place: int, spared: int) -> list[str]:
        """Who is to be paid at a place."""
        _ = self.t.gettext
        if place == FOUNTAIN:
            return []
        due = []
        for other, player in enumerate(s.players):
            if other != seat:
                met = (player.merchant == place and other != spared) + (player.companion == place)
                if met:
                    text = _("pay {name} {lira}")
                    lira = self.lira(TOLL * met)
                    due.append(text.format(name=self.player(other), lira=lira))
        neutral = s.neutral_merchants.count(place)
        if neutral:
            due.append(_("pay the bank {lira}").format(lira=self.lira(TOLL * neutral)))
        return due

    # -- places ------------------------------------------------------------------------------------

    def pointing_at_place(
        self, s: Istanbul, question: Frame[Any], seat: int, place: int
    ) -> Consequence:
        _ = self.t.gettext
        name = self.numbered(place)
        if isinstance(question, BRINGING_BACK):
            text = _("{place}: your assistant comes back under the stack").format(place=name)
            if isinstance(question, YellowTile):
                text += f", {self.lira(data.SERVICE, MINUS)}"
            return Consequence(text, "", _("Bring back"))
        if isinstance(question, ChooseTrack):
            text = _("{place}: the next ruby there costs more").format(place=name)
            return Consequence(text, "", _("Take this ruby"))
        if isinstance(question, BarrierSide):
            text = _("The barrier lies between {one} and {other}.")
            text = text.format(one=question.place, other=place)
            return Consequence(text, "", _("Put it there"))
        go = _("Go to {n}").format(n=place)
        if isinstance(question, Relocate):
            return Consequence(_("{place}: nobody is met there").format(place=name), "", go)
        parts = self.arriving(s, question, seat, place)
        if not (isinstance(question, (Turn, MoveByCard)) and self.stuck(s, seat, place)):
            parts.append(self.lack(s, seat, place) or self.offer(s, seat, place))
            if isinstance(question, (Turn, MoveByCard, MoveCompanion)):
                parts += self.meetings(s, seat, place)
        verb = go
        if isinstance(question, (SendFamily, FamilyStep)):
            verb = _("Send to {n}").format(n=place)
        elif isinstance(question, ChoosePlace):
            verb = _("Act on {n}").format(n=place)
        elif isinstance(question, PlaceBarrier):
            verb = _("Beside {n}").format(n=place)
        return Consequence(f"{name}: {'; '.join(parts)}", "", verb)

    def arriving(self, s: Istanbul, question: Frame[Any], seat: int, place: int) -> list[str]:
        """What a figure needs before it can act."""
        _ = self.t.gettext
        if isinstance(question, MoveCompanion):
            return self.tolls(s, seat, place, NONE)
        if isinstance(question, (Turn, MoveByCard)):
            return self.leaving(s, seat, place, NONE)
        return []

    def leaving(self, s: Istanbul, seat: int, place: int, spared: int) -> list[str]:
        """The assistant and the tolls that the merchant's arrival costs."""
        _ = self.t.gettext
        player = s.players[seat]
        if place == FOUNTAIN:
            return [_("no assistant needed")]
        if player.assistants >> place & 1:
            first = _("pick up your assistant")
        elif player.stack:
            first = _("leave an assistant")
        elif not self.stuck(s, seat, place):
            first = _("pick up a neutral assistant")
        else:
            return [_("no assistant: your turn ends there")]
        due = toll(s, seat, place, spared)
        tolls = self.tolls(s, seat, place, spared)
        if due > player.lira:
            tolls.append(_("more than you have"))
        return [first, *tolls]

    @staticmethod
    def stuck(s: Istanbul, seat: int, place: int) -> bool:
        """The merchant would have nobody to leave there and nobody to pick up."""
        player = s.players[seat]
        waits = player.assistants >> place & 1 or place in s.neutrals
        return not (player.stack or waits or place == FOUNTAIN)

    def meetings(self, s: Istanbul, seat: int, place: int) -> list[str]:
        """Whom the figure would meet after its action."""
        _ = self.t.gettext
        met = []
        if place != POLICE_STATION:
            for other, player in enumerate(s.players):
                if other != seat and player.family == place:
                    met.append(_("catch a family member ({name})").format(name=self.player(other)))
        here = [self.npc(npc).lower() for npc in range(4) if s.npcs[npc] == place]
        if here:
            met.append(_("there: {who}").format(who=", ".join(here)))
        return met

    # -- figures -----------------------------------------------------------------------------------

    def pointing_at_figure(
        self, s: Istanbul, question: Frame[Any], seat: int, action: int
    ) -> Consequence:
        _ = self.t.gettext
        if action == data.COMPANION:
            if isinstance(question, ReturnAssistants):
                text = _("Your companion comes into your supply.")
                return Consequence(text, "", _("Take him in"))
            if not isinstance(question, Turn):
                return Consequence(_("Your companion goes on."), "", _("The companion"))
            if s.players[seat].companion == PERSONAL_SUPPLY:
                text = _("Your companion comes to your merchant’s place, for nothing.")
                return Consequence(text, "", _("Bring him in"))
            text = _("Your companion walks one place instead of your merchant.")
            return Consequence(text, "", _("The companion"))
        if action < data.FAMILY:
            other = action - data.MERCHANT
            if not isinstance(question, ChooseMerchant):
                return Consequence(_("Your merchant goes on."), "", _("The merchant"))
            place = s.players[other].merchant
            parts = self.leaving(s, seat, place, other)
            parts.append(self.lack(s, seat, place) or self.offer(s, seat, place))
            verb = _("Go to {n}").format(n=place)
            return Consequence(f"{self.numbered(place)}: {'; '.join(parts)}", "", verb)
        if action < NPC:
            text = _("The family member goes home; for you a bonus card or 3 lira.")
            return Consequence(text, "", _("Catch"))
        text = self.npc_explained(action - NPC)
        if s.players[seat].has(WELCOME):
            text = _("Costs you nothing.") + " " + text
        return Consequence(text, "", _("Use him"))

    # -- tiles and dice ----------------------------------------------------------------------------

    def pointing_at_tile(
        self, s: Istanbul, question: Frame[Any], seat: int, action: int
    ) -> Consequence:
        _ = self.t.gettext
        if action == BARRIER:
            return self.brings(s, seat, action, "", _("Place the barrier"))
        if action == BAKSHEESH_TILE:
            found = self.changes(s, seat, action)
            text = ", ".join([*found, _("then a ruby of your choice")])
            return Consequence(text, "", _("Pay baksheesh"))
        tile = action - TILE
        if isinstance(question, (ChooseTile, Bribe)):
            found = self.changes(s, seat, action)
            text = f"{', '.join(found)}. {self.tile_explained(tile)}"
            return Consequence(text, "", _("Take the tile"))
        assert tile == YELLOW
        text = _("2 lira: an assistant from another place comes back.")
        return Consequence(text, "", _("Use the tile"))

    def turning_die(self, s: Istanbul, action: int) -> Consequence:
        _ = self.t.gettext
        if action == REROLL:
            return Consequence(_("Both dice, once more."), "", _("Roll again"))
        question = s.question()
        face = 6 if isinstance(question, TurnToSix) else 4
        dice = [s.dice // 10, s.dice % 10]
        dice[action - FIRST_DIE] = face
        text = _("{one} and {other}: {sum}").format(one=dice[0], other=dice[1], sum=sum(dice))
        brings = self.roll_brings(s, sum(dice))
        return Consequence(
            f"{text}. {brings}" if brings else text, str(sum(dice)), _("Turn to {n}").format(n=face)
        )

    def roll_brings(self, s: Istanbul, total: int) -> str:
        """What a roll would bring where the dice were thrown."""
        for frame in reversed(s.agenda):
            if isinstance(frame, TeaHouseStake):
                lira = frame.times * (frame.number if total >= frame.number else 2)
                return self.lira(lira, "+")
            if isinstance(frame, BlackMarketJewelry):
                return self.goods(JEWELRY, jewelry_for(total), "+")
        return ""

    def calling(self, question: CallNumber, n: int) -> Consequence:
        _ = self.t.gettext
        text = _("{percent} %: {win}, else {less}").format(
            percent=chance_of(n),
            win=self.lira(question.times * n, "+"),
            less=self.lira(question.times * 2, "+"),
        )
        return Consequence(text, "", _("Call {n}").format(n=n))

    def bidding(self, s: Istanbul, question: Frame[Any], action: int) -> Consequence:
        _ = self.t.gettext
        bid = worth(action)
        if isinstance(question, Bid):
            bid += question.high
        else:
            assert isinstance(question, RaiseBid)
            bid += question.high + question.more
        text = _("Your bid is then {lira}, or more.").format(lira=self.lira(bid))
        return Consequence(text, "", _("Bid {n}").format(n=bid))

    # -- goods, cards, letters ---------------------------------------------------------------------

    def giving_or_taking(
        self, s: Istanbul, question: Frame[Any], seat: int, action: int
    ) -> Consequence:
        _ = self.t.gettext
        what = self.name(s.label(action))
        take, give = _("Take: {what}").format(what=what), _("Give: {what}").format(what=what)
        if action == DECK:
            return Consequence(_("The top card of the deck, unseen."), "", _("From the deck"))
        if action == DISCARD:
            card = s.discard[-1]
            return Consequence(
                f"{self.card(card)}. {self.card_explained(card)}", "", _("Take this card")
            )
        if isinstance(question, Sell):
            n = question.sold + 1
            lira = self.for_lira(price_list(question.market)[n])
            text = _("{goods} for {lira}").format(goods=self.of_goods(n), lira=lira)
            return Consequence(text, "", give)
        if GOOD <= action <= LIRA:
            taking = isinstance(question, TAKING) or (
                isinstance(question, UseTile)
                and question.tile in (KIOSK_COFFEE_OR_2, KIOSK_COFFEE_OR_3)
            )
            return self.brings(s, seat, action, what, take if taking else give)
        if CARD <= action <= LETTER:
            return self.pointing_at_card(s, question, seat, action)
        if action >= KIOSK_TILE:
            return Consequence(self.kiosk_explained(action - KIOSK_TILE), "", _("Take the tile"))
        text = self.seals(2 if action > DELIVERED else 1)
        found = self.changes(s, seat, action)
        return Consequence(", ".join([f"{what}: {text}", *found]), "", _("Give the letter"))

    def pointing_at_card(
        self, s: Istanbul, question: Frame[Any], seat: int, action: int
    ) -> Consequence:
        _ = self.t.gettext
        bonus = action <= GUILD
        name = self.card(action - CARD) if bonus else self.guild(action - GUILD)
        explained = (
            self.card_explained(action - CARD) if bonus else self.guild_explained(action - GUILD)
        )
        if isinstance(question, (PlayGuild, PlayCard)):
            return Consequence(f"{name}. {explained}", "", _("Play the card"))
        found = self.changes(s, seat, action)
        text = _("{card} is discarded").format(card=name)
        return Consequence(", ".join([text, *found]), "", _("Discard"))
