"""Deploying keshis, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    SOUK,
    camp_of,
    has_oasis,
    is_camp,
    is_sector,
    is_space,
    path_of,
    sector_of,
)
from majlis.games.marrakesh.rules.deploy import (
    ChooseCamp,
    ChooseKeshi,
    ChooseSpace,
    ChooseVendor,
    Deploy,
    MayChooseKeshi,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry, SpaceWords
from majlis.kernel.frame import NONE


class DeployWords(Entry[Deploy]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Deploy) -> str:
        return self.t.gettext("deploying {keshi}").format(keshi=self.pieces.one(frame.colour))


class ChooseKeshiWords(Entry[ChooseKeshi]):
    def crumb(self, frame: ChooseKeshi) -> str:
        return self.any_keshi()

    def title(self, s: Marrakesh, frame: ChooseKeshi, seat: int) -> str:
        return self.t.gettext("Which keshi do you take?")

    def help(self, s: Marrakesh, frame: ChooseKeshi, seat: int) -> str:
        if frame.n == 1:
            return self.one_keshi()
        text = self.t.gettext("{n} of the same colour; they join your board at once.")
        return text.format(n=frame.n)

    def verb(self, s: Marrakesh, frame: ChooseKeshi, seat: int, action: int) -> str:
        return self.take_keshi(action)


class MayChooseKeshiWords(Entry[MayChooseKeshi]):
    def crumb(self, frame: MayChooseKeshi) -> str:
        return self.any_keshi()

    def title(self, s: Marrakesh, frame: MayChooseKeshi, seat: int) -> str:
        return self.t.gettext("Which keshi do you take?")

    def help(self, s: Marrakesh, frame: MayChooseKeshi, seat: int) -> str:
        return self.several_keshis(frame.left)

    def verb(self, s: Marrakesh, frame: MayChooseKeshi, seat: int, action: int) -> str:
        return self.take_keshi(action)


class ChooseSpaceWords(SpaceWords[ChooseSpace]):
    def crumb(self, frame: ChooseSpace) -> str:
        return self.t.gettext("deploying an entertainer")

    def title(self, s: Marrakesh, frame: ChooseSpace, seat: int) -> str:
        return self.t.gettext("Where does the entertainer stand?")

    def help(self, s: Marrakesh, frame: ChooseSpace, seat: int) -> str:
        return self.t.gettext("It brings the bonus of its space at once.")

    def refusal(self, s: Marrakesh, frame: ChooseSpace, seat: int, action: int) -> str:
        if is_space(action):
            return self.t.gettext("An entertainer stands there already.")
        return ""


class ChooseCampWords(Entry[ChooseCamp]):
    def crumb(self, frame: ChooseCamp) -> str:
        return self.t.gettext("sending a caravan")

    def title(self, s: Marrakesh, frame: ChooseCamp, seat: int) -> str:
        return self.t.gettext("Where does the caravan go?")

    def help(self, s: Marrakesh, frame: ChooseCamp, seat: int) -> str:
        _ = self.t.gettext
        if s.desert_towns:
            return _("On a path it discovers an oasis; at its end waits a town.")
        return _("On a path it discovers an oasis; the start oasis pays at once.")

    def meaning(self, s: Marrakesh, frame: ChooseCamp, seat: int, action: int) -> str:
        camp = camp_of(action)
        place = self.names.camp(camp)
        if has_oasis(camp):
            return self.t.gettext("{place}: discovers an oasis").format(place=place)
        return place

    def verb(self, s: Marrakesh, frame: ChooseCamp, seat: int, action: int) -> str:
        return self.t.gettext("Send the caravan")

    def refusal(self, s: Marrakesh, frame: ChooseCamp, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_camp(action):
            return ""
        if path_of(camp_of(action)) == NONE and s.desert_towns:
            return _("With desert towns the start oasis is closed.")
        return _("Caravans go one space after the other, and each space takes one.")


class ChooseVendorWords(Entry[ChooseVendor]):
    def crumb(self, frame: ChooseVendor) -> str:
        return self.t.gettext("placing a water vendor")

    def title(self, s: Marrakesh, frame: ChooseVendor, seat: int) -> str:
        return self.t.gettext("Where does the water vendor settle?")

    def help(self, s: Marrakesh, frame: ChooseVendor, seat: int) -> str:
        return self.t.gettext("An assistant used there will bring water first.")

    def meaning(self, s: Marrakesh, frame: ChooseVendor, seat: int, action: int) -> str:
        return self.pieces.sector(sector_of(action))

    def verb(self, s: Marrakesh, frame: ChooseVendor, seat: int, action: int) -> str:
        text = self.t.gettext("Settle here: {sector}")
        return text.format(sector=self.pieces.sector(sector_of(action)))

    def refusal(self, s: Marrakesh, frame: ChooseVendor, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_sector(action):
            return ""
        if sector_of(action) == SOUK:
            return _("No water vendor settles in the souk.")
        return _("A water vendor works there already.")


ENTRIES: Final = (
    DeployWords,
    ChooseKeshiWords,
    MayChooseKeshiWords,
    ChooseSpaceWords,
    ChooseCampWords,
    ChooseVendorWords,
)
