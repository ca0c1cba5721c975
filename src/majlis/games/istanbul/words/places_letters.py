"""Places of Letters & Seals, in words: Embassy, Auction House, Secret Society and Catacombs. The
Kiosk has a chapter of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    COMPANION,
    DONE,
    SOCIETY_LIRA,
    SOCIETY_SEALS,
    is_coin,
)
from majlis.games.istanbul.rules.places_letters import (
    Bid,
    ChooseFigure,
    RaiseBid,
    Relocate,
    worth,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.places import PlaceWords, needs
from majlis.words import Preview

# -- 21 Embassy ------------------------------------------------------------------------------------


def offer_embassy(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("two letters")


def lack_embassy(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("no letters are left")


# -- 23 Auction House ------------------------------------------------------------------------------


def offer_auction_house(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("a good, then an auction")


class BidWords(Entry[Bid]):
    def crumb(self, frame: Bid) -> str:
        return self.t.gettext("auction")

    def title(self, s: Istanbul, frame: Bid, seat: int) -> str:
        _ = self.t.gettext
        if not frame.high:
            return _("What do you bid for two bonus cards?")
        name = self.names.player(frame.leader)
        return _("{name} bids {n}. Do you bid more?").format(name=name, n=frame.high)

    def help(self, s: Istanbul, frame: Bid, seat: int) -> str:
        _ = self.t.gettext
        return _("For two bonus cards.") if frame.high else _("At least 1 lira.")

    def told(self, s: Istanbul, frame: Bid, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} bids"))

    def preview(self, s: Istanbul, frame: Bid, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("You drop out of this auction."), verb=_("Pass"))
        if is_coin(action):
            return raised(self.names, frame.high + worth(action))
        return super().preview(s, frame, seat, action)

    def refusal(self, s: Istanbul, frame: Bid, seat: int, action: int) -> str:
        return no_raise(self.names, s, seat, frame.high, action) if is_coin(action) else ""


class RaiseBidWords(Entry[RaiseBid]):
    def crumb(self, frame: RaiseBid) -> str:
        return self.t.gettext("auction")

    def title(self, s: Istanbul, frame: RaiseBid, seat: int) -> str:
        return self.t.gettext("Bid {n}, or more?").format(n=frame.high + frame.more)

    def told(self, s: Istanbul, frame: RaiseBid, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} bids"))

    def preview(self, s: Istanbul, frame: RaiseBid, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        bid = frame.high + frame.more
        if action == DONE:
            text = _("Your bid is {lira}.").format(lira=self.names.lira(bid))
            return Preview(text, verb=_("Bid {n}").format(n=bid))
        more = self.names.lira(worth(action))
        return replace(
            raised(self.names, bid + worth(action)), verb=_("{lira} more").format(lira=more)
        )

    def refusal(self, s: Istanbul, frame: RaiseBid, seat: int, action: int) -> str:
        bid = frame.high + frame.more
        return no_raise(self.names, s, seat, bid, action) if is_coin(action) else ""


def raised(names: Names, bid: int) -> Preview:
    """One more coin is bid."""
    _ = names.t.gettext
    text = _("Your bid is then {lira}, or more.").format(lira=names.lira(bid))
    return Preview(text, verb=_("Bid {n}").format(n=bid))


def no_raise(names: Names, s: Istanbul, seat: int, bid: int, action: int) -> str:
    """Why a bid cannot become so much higher."""
    _ = names.t.gettext
    lira = s.players[seat].lira
    if bid + worth(action) > lira:
        return _("You have only {lira}.").format(lira=names.lira(lira))
    more = names.for_lira(worth(action))
    return _("To add {lira}, do so before you add less.").format(lira=more)


# -- 24 Secret Society -----------------------------------------------------------------------------


def society_lira(s: Istanbul) -> int:
    """What comes with the next ruby."""
    return SOCIETY_LIRA[s.society] if s.society < len(SOCIETY_LIRA) else 0


def offer_secret_society(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("a ruby for six seals")


def lack_secret_society(names: Names, s: Istanbul, seat: int) -> str:
    return needs(names, names.seals(SOCIETY_SEALS), s.players[seat].seals())


# -- 25 Catacombs ----------------------------------------------------------------------------------


def offer_catacombs(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("a good or coffee, then on to any place")


class ChooseFigureWords(Entry[ChooseFigure]):
    def crumb(self, frame: ChooseFigure) -> str:
        return self.t.gettext("figure")

    def title(self, s: Istanbul, frame: ChooseFigure, seat: int) -> str:
        return self.t.gettext("Who moves on?")

    def preview(self, s: Istanbul, frame: ChooseFigure, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == COMPANION:
            return Preview(_("Your companion moves on."), verb=_("The companion"))
        return Preview(_("Your merchant moves on."), verb=_("The merchant"))


class RelocateWords(Entry[Relocate]):
    def crumb(self, frame: Relocate) -> str:
        return self.t.gettext("on to any place")

    def title(self, s: Istanbul, frame: Relocate, seat: int) -> str:
        return self.t.gettext("Where to?")

    def help(self, s: Istanbul, frame: Relocate, seat: int) -> str:
        return self.t.gettext("You do nothing there and pay nobody.")

    def told(self, s: Istanbul, frame: Relocate, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} moves"))

    def preview(self, s: Istanbul, frame: Relocate, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        text = _("{place}: nobody is met there").format(place=self.names.numbered(action))
        return Preview(text, verb=_("Go to {n}").format(n=action))


PLACES: Final = {
    data.EMBASSY: PlaceWords(offer_embassy, lack_embassy),
    data.AUCTION_HOUSE: PlaceWords(offer_auction_house),
    data.SECRET_SOCIETY: PlaceWords(offer_secret_society, lack_secret_society),
    data.CATACOMBS: PlaceWords(offer_catacombs),
}
ENTRIES: Final = (BidWords, RaiseBidWords, ChooseFigureWords, RelocateWords)
