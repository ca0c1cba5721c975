"""Istanbul in words: names, log, and the entries of every chapter of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from majlis import words
from majlis.games.istanbul.data import (
    BAKSHEESH_TILE,
    BARRIER,
    CARDS,
    DISCARD,
    GUILDS,
    MOST_PLACES,
    TAKE,
    is_card,
    is_guild,
    is_kiosk_tile,
    is_letter,
    is_place,
    is_supply,
    is_tile,
    letter_of,
    tile_of,
)
from majlis.games.istanbul.rules.action import Act, AfterAction
from majlis.games.istanbul.rules.notes import RUBY
from majlis.games.istanbul.rules.turn import Assistant, PayMerchants, TurnEnd
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import (
    action,
    bonus_cards,
    bonus_hand,
    dice,
    encounters,
    guild_cards,
    guild_hand,
    kiosk,
    mosque_tiles,
    places_base,
    places_letters,
    places_mocha,
    preparation,
    seals,
    supply,
    turn,
)
from majlis.games.istanbul.words.assortments import assortments
from majlis.games.istanbul.words.facts import facts
from majlis.games.istanbul.words.features import features, styles
from majlis.games.istanbul.words.log import Log
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.outline import outline
from majlis.games.istanbul.words.places import PLACE_WORDS, now, standing
from majlis.kernel.frame import Frame
from majlis.words import Assortment, Fact, Part, Tale, Thing
from majlis.words.facts import of_kind

for rows in (places_base.PLACES, places_mocha.PLACES, places_letters.PLACES, kiosk.PLACES):
    PLACE_WORDS.update(rows)
assert len(PLACE_WORDS) == MOST_PLACES

ENTRIES: Final = (
    *preparation.ENTRIES,
    *turn.ENTRIES,
    *action.ENTRIES,
    *encounters.ENTRIES,
    *mosque_tiles.ENTRIES,
    *dice.ENTRIES,
    *supply.ENTRIES,
    *seals.ENTRIES,
    *places_base.ENTRIES,
    *bonus_hand.ENTRIES,
    *bonus_cards.ENTRIES,
    *places_mocha.ENTRIES,
    *guild_hand.ENTRIES,
    *guild_cards.ENTRIES,
    *kiosk.ENTRIES,
    *places_letters.ENTRIES,
)


class Words(words.Words[Istanbul, Names]):
    """What is said at the table."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        names = Names(code, players)
        super().__init__(names, Log(names), ENTRIES)

    def crumbs(self, s: Istanbul, frame: Frame[Any], seat: int) -> tuple[str, ...]:
        """Whose turn it is, where the figure acts, and what is being done."""
        _ = self.t.gettext
        here = self.crumb(frame)
        active = whose_turn(s)
        if active < 0:
            return _("Before the game"), here
        name = self.names.player(active)
        whose = _("Your turn") if active == seat else _("{name}’s turn").format(name=name)
        place = where(s)
        steps = (whose, self.names.numbered(place)) if place else (whose,)
        return (*steps, here) if here else steps

    def scored(self, n: int) -> str:
        return self.names.rubies(n)

    def counted(self) -> str:
        return self.names.name("rubies")

    def sources(self, tale: Tale[Istanbul]) -> list[tuple[str, list[int]]]:
        """The places that have given rubies."""
        seats = range(len(tale.end.players))
        taken = Counter((place, seat) for seat, place, *_rest in of_kind(tale.notes, RUBY))
        places = sorted({place for place, _seat in taken})
        return [
            (self.names.place(place), [taken[place, seat] for seat in seats]) for place in places
        ]

    def tie_breaks(self, s: Istanbul) -> tuple[tuple[str, list[int]], ...]:
        _ = self.t.gettext
        return (
            (_("Lira"), [player.lira for player in s.players]),
            (_("Goods"), [sum(player.goods) for player in s.players]),
            (_("Bonus cards"), [len(player.hand) for player in s.players]),
        )

    def led(self, by: str) -> str:
        return self.t.gettext("ruby lead {rubies}").format(rubies=by)

    def out_of_place(self, s: Istanbul, seat: int, action: int) -> str:
        """Why a thing that has nothing to do with the question cannot be chosen now."""
        _ = self.t.gettext
        if is_place(action):
            if action not in s.places:
                return _("This place is not in the game.")
            return _("Your merchant has already moved this turn.")
        if is_supply(action):
            return supply.not_owned(self.names, s, seat, action)
        if action == DISCARD:
            return _("The discard pile is empty.")
        if action == TAKE:
            return _("None of your assistants waits here.")
        if is_tile(action):
            return mosque_tiles.not_usable(self.names, s, seat, tile_of(action))
        if action in (BARRIER, BAKSHEESH_TILE):
            return _("That is done in the Tavern.")
        if is_card(action) or action == CARDS:
            return bonus_hand.not_playable(self.names, s, seat, action)
        if is_guild(action) or action == GUILDS:
            return guild_hand.not_in_this_turn(self.names, s, seat, action)
        if is_letter(action):
            if letter_of(action) not in s.players[seat].letters:
                return _("You do not have this letter.")
            return _("With this letter the seals do not add up.")
        return _("This tile is not on offer.") if is_kiosk_tile(action) else ""

    # -- the position ----------------------------------------------------------------------------

    def summary(self, s: Istanbul) -> str:
        _ = self.t.gettext
        names = self.names
        rubies = ", ".join(f"{names.player(i)} {p.rubies}" for i, p in enumerate(s.players))
        text = _("Rubies: {rubies}; {n} end the game.").format(rubies=rubies, n=s.target())
        where = ", ".join(
            f"{names.player(i)}: {names.numbered(p.merchant)}" for i, p in enumerate(s.players)
        )
        return f"{text} {where}."

    def assortments(self) -> tuple[Assortment, ...]:
        return assortments(self.names)

    def features(self) -> dict[str, Thing | None]:
        return features(self.t)

    def facts(self, tale: Tale[Istanbul]) -> Iterator[Fact]:
        return facts(self.names, tale)

    def styles(self) -> tuple[str, str]:
        return styles(self.t)

    def outline(self, s: Istanbul) -> tuple[Part, ...]:
        return outline(self.names, s, reader_of(s))

    def place_told(self, s: Istanbul, seat: int, place: int) -> str:
        """All that there is to say about a place right now."""
        _ = self.t.gettext
        parts = [self.names.place_explained(place)]
        if s.first >= 0:
            parts.append(_("Now: {what}.").format(what=now(self.names, s, seat, place)))
        there = standing(self.names, s, place)
        if there:
            parts.append(_("Here: {who}.").format(who=there))
        return " ".join(parts)


def reader_of(s: Istanbul) -> int:
    """For whom the table is told and drawn: its viewer, or for those who watch whoever plays."""
    return s.viewer if s.viewer >= 0 else max(whose_turn(s), 0)


def whose_turn(s: Istanbul) -> int:
    """The player whose turn it is; -1 before the game and after it."""
    for frame in s.agenda:
        if isinstance(frame, TurnEnd):
            return frame.player
    return s.waiting[0] if s.waiting and s.waiting[0] >= 0 else -1


def where(s: Istanbul) -> int:
    """The place whose action is being carried out, or is about to be; 0 for none."""
    for frame in reversed(s.agenda):
        if isinstance(frame, (Act, AfterAction, PayMerchants)):
            return frame.place
        if isinstance(frame, Assistant):
            return s.players[frame.player].merchant
    return 0
