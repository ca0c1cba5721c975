"""The Sahara, in words: oases and the storage track."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    CLAIM_COST,
    TOWN_CAMPS,
    camp_of,
    is_camp,
    is_sector,
    keshi_of,
    path_of,
    sector_of,
)
from majlis.games.marrakesh.rules.sahara import (
    ClaimFree,
    ClaimOasis,
    DeployStored,
    Discover,
    ReturnEntertainer,
    ReturnKeshi,
    ReturnVendor,
    StoreOasis,
    TakeOther,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import EntertainerWords, Entry, F
from majlis.kernel.frame import NONE


class DiscoverWords(Entry[Discover]):
    def crumb(self, frame: Discover) -> str:
        return self.t.gettext("discovering an oasis")

    def deed(self, s: Marrakesh) -> str:
        return self.t.gettext("Look")


# -- claiming --------------------------------------------------------------------------------------


class ClaimWords(Entry[F]):
    """Questions about an oasis, or a desert town, beside a path."""

    INTERRUPTIBLE = True

    def title(self, s: Marrakesh, frame: F, seat: int) -> str:
        return self.t.gettext("Which oasis do you claim?")

    def meaning(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        me, camp = s.players[seat], camp_of(action)
        if camp in TOWN_CAMPS:
            town = me.towns[path_of(camp)]
            return f"{self.tiles.town(town)}: {self.tiles.town_explained(town).rstrip('.')}"
        return self.oasis_now(me, me.oases[camp])

    def verb(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        _ = self.t.gettext
        town = camp_of(action) in TOWN_CAMPS
        return _("Claim the town") if town else _("Claim the oasis")

    def refusal(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_camp(action):
            return ""
        camp = camp_of(action)
        if camp in TOWN_CAMPS:
            return _("A town costs a tagine, a carpet and a lamp, and must be reached first.")
        if s.players[seat].oases[camp] == NONE:
            return _("No discovered oasis waits there.")
        return _("Claiming it costs {price}.").format(price=self.pieces.price(*CLAIM_COST[camp]))


class ClaimOasisWords(ClaimWords[ClaimOasis]):
    def crumb(self, frame: ClaimOasis) -> str:
        return self.t.gettext("claiming oases")

    def help(self, s: Marrakesh, frame: ClaimOasis, seat: int) -> str:
        stock = s.players[seat].stock
        goods = ", ".join(self.pieces.resources(kind, n) for kind, n in enumerate(stock))
        have = self.t.gettext("You have {goods}.").format(goods=goods)
        return f"{have} {self.best_three()}"


class ClaimFreeWords(ClaimWords[ClaimFree]):
    def crumb(self, frame: ClaimFree) -> str:
        return self.t.gettext("claiming oases free of charge")

    def help(self, s: Marrakesh, frame: ClaimFree, seat: int) -> str:
        text = self.t.gettext("Up to {n} free of charge.").format(n=frame.left)
        return f"{text} {self.best_three()}"


# -- the storage track -----------------------------------------------------------------------------


class StoreOasisWords(Entry[StoreOasis]):
    INTERRUPTIBLE = True

    def crumb(self, frame: StoreOasis) -> str:
        return self.t.gettext("claiming oases")


class DeployStoredWords(Entry[DeployStored]):
    OFFER = True

    def crumb(self, frame: DeployStored) -> str:
        return self.t.gettext("the keshi that waited")

    def title(self, s: Marrakesh, frame: DeployStored, seat: int) -> str:
        return self.t.gettext("Do you deploy the keshi that waited there?")

    def help(self, s: Marrakesh, frame: DeployStored, seat: int) -> str:
        colour = s.players[seat].track[frame.place]
        text = self.t.gettext("{keshi}: joins your board, or goes back to the supply.")
        return text.format(keshi=self.pieces.keshi(colour))

    def verb(self, s: Marrakesh, frame: DeployStored, seat: int, action: int) -> str:
        return self.deploy_keshi(action)

    def meaning_of_done(self) -> str:
        return self.t.gettext("the keshi goes back to the supply")


class ExchangeWords(Entry[F]):
    """Questions of the exchange icon."""

    def crumb(self, frame: F) -> str:
        return self.t.gettext("exchanging a keshi")


class ReturnKeshiWords(ExchangeWords[ReturnKeshi]):
    OFFER = True

    def title(self, s: Marrakesh, frame: ReturnKeshi, seat: int) -> str:
        return self.t.gettext("Do you exchange a keshi?")

    def help(self, s: Marrakesh, frame: ReturnKeshi, seat: int) -> str:
        return self.t.gettext("Give one back and take one of another colour.")

    def verb(self, s: Marrakesh, frame: ReturnKeshi, seat: int, action: int) -> str:
        return self.t.gettext("Return {keshi}").format(keshi=self.pieces.one(keshi_of(action)))


class ReturnEntertainerWords(EntertainerWords[ReturnEntertainer]):
    def crumb(self, frame: ReturnEntertainer) -> str:
        return self.t.gettext("exchanging a keshi")

    def title(self, s: Marrakesh, frame: ReturnEntertainer, seat: int) -> str:
        return self.t.gettext("Which entertainer goes back?")

    def help(self, s: Marrakesh, frame: ReturnEntertainer, seat: int) -> str:
        return self.t.gettext("Its space becomes free; then you take another keshi.")


class ReturnVendorWords(ExchangeWords[ReturnVendor]):
    def title(self, s: Marrakesh, frame: ReturnVendor, seat: int) -> str:
        return self.t.gettext("Which water vendor goes back?")

    def help(self, s: Marrakesh, frame: ReturnVendor, seat: int) -> str:
        return self.t.gettext("Its place becomes free; then you take another keshi.")

    def verb(self, s: Marrakesh, frame: ReturnVendor, seat: int, action: int) -> str:
        text = self.t.gettext("Return this one: {sector}")
        return text.format(sector=self.pieces.sector(sector_of(action)))

    def refusal(self, s: Marrakesh, frame: ReturnVendor, seat: int, action: int) -> str:
        if is_sector(action):
            return self.t.gettext("No water vendor is there.")
        return ""


class TakeOtherWords(ExchangeWords[TakeOther]):
    INTERRUPTIBLE = True

    def title(self, s: Marrakesh, frame: TakeOther, seat: int) -> str:
        return self.t.gettext("Which keshi do you take for it?")

    def help(self, s: Marrakesh, frame: TakeOther, seat: int) -> str:
        return self.t.gettext("Any colour but the one given back; it joins your board.")

    def verb(self, s: Marrakesh, frame: TakeOther, seat: int, action: int) -> str:
        return self.take_keshi(action)


ENTRIES: Final = (
    DiscoverWords,
    ClaimOasisWords,
    ClaimFreeWords,
    StoreOasisWords,
    DeployStoredWords,
    ReturnKeshiWords,
    ReturnEntertainerWords,
    ReturnVendorWords,
    TakeOtherWords,
)
