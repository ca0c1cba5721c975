"""Djinns that their owner calls and pays for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import (
    DONE,
    NAMES,
    TILE_POINTS,
    djinn_of,
    is_djinn,
    is_tile,
    tile_of,
)
from majlis.games.five_tribes.rules.djinns_called import (
    BuildAnywhere,
    CallMeeples,
    DrawMeeple,
    KeepDjinn,
    LookAtDjinn,
    PlantAnywhere,
    RuleEmptyTile,
    RulePeopledTile,
    UseDjinns,
)
from majlis.games.five_tribes.rules.tiles import PALACE, PALM
from majlis.games.five_tribes.rules.tribes import TribeAction
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import (
    Entry,
    call_djinn,
    gain_djinn,
    no_call,
    place_piece,
)
from majlis.games.five_tribes.words.names import Names
from majlis.words import Preview


class UseDjinnsWords(Entry[UseDjinns]):
    def crumb(self, frame: UseDjinns) -> str:
        return self.t.gettext("djinns")

    def around(self, s: Sultanate) -> tuple[str, ...]:
        return (NAMES[s.path[-1]],) if s.path else ()

    def title(self, s: Sultanate, frame: UseDjinns, seat: int) -> str:
        return self.t.gettext("Do you call a djinn?")

    def help(self, s: Sultanate, frame: UseDjinns, seat: int) -> str:
        _ = self.t.gettext
        if not s.path:
            return _("Now, before you sow, or later in your turn.")
        if any(isinstance(later, TribeAction) for later in s.agenda):
            return _("Now, or after the tribe has acted.")
        return _("Now, or after the tile’s action.")

    def told(self, s: Sultanate, frame: UseDjinns, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} may call a djinn").format(name=name)

    def preview(self, s: Sultanate, frame: UseDjinns, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("The turn goes on without a djinn."), verb=_("Go on"))
        return call_djinn(self.names, s, djinn_of(action))

    def refusal(self, s: Sultanate, frame: UseDjinns, seat: int, action: int) -> str:
        if is_djinn(action):
            return no_call(self.names, s, seat, djinn_of(action))
        return ""


# -- Anun-Nak --------------------------------------------------------------------------------------


class CallMeeplesWords(Entry[CallMeeples]):
    def crumb(self, frame: CallMeeples) -> str:
        return self.t.gettext("an empty tile")

    def title(self, s: Sultanate, frame: CallMeeples, seat: int) -> str:
        return self.t.gettext("Where do the meeples settle?")

    def help(self, s: Sultanate, frame: CallMeeples, seat: int) -> str:
        return self.t.gettext("On an empty tile.")

    def preview(self, s: Sultanate, frame: CallMeeples, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        tile = tile_of(action)
        kind = self.names.kind(s.kinds[tile]).lower()
        text = _("{tile}, {kind}: three meeples from the bag").format(tile=NAMES[tile], kind=kind)
        return Preview(text, verb=_("Settle {tile}").format(tile=NAMES[tile]))

    def refusal(self, s: Sultanate, frame: CallMeeples, seat: int, action: int) -> str:
        return not_empty(self.names, s, action)


class DrawMeepleWords(Entry[DrawMeeple]):
    def crumb(self, frame: DrawMeeple) -> str:
        return self.t.gettext("meeples from the bag")

    def deed(self, s: Sultanate) -> str:
        return self.t.gettext("Draw")


# -- Bouraq and Enki -------------------------------------------------------------------------------


class BuildAnywhereWords(Entry[BuildAnywhere]):
    def crumb(self, frame: BuildAnywhere) -> str:
        return self.t.gettext("a village")

    def title(self, s: Sultanate, frame: BuildAnywhere, seat: int) -> str:
        return self.t.gettext("Which village gets the palace?")

    def preview(self, s: Sultanate, frame: BuildAnywhere, seat: int, action: int) -> Preview:
        return place_piece(self.names, s, seat, tile_of(action), PALACE)

    def refusal(self, s: Sultanate, frame: BuildAnywhere, seat: int, action: int) -> str:
        return self.t.gettext("Only a village.") if is_tile(action) else ""


class PlantAnywhereWords(Entry[PlantAnywhere]):
    def crumb(self, frame: PlantAnywhere) -> str:
        return self.t.gettext("an oasis")

    def title(self, s: Sultanate, frame: PlantAnywhere, seat: int) -> str:
        return self.t.gettext("Which oasis gets the palm?")

    def preview(self, s: Sultanate, frame: PlantAnywhere, seat: int, action: int) -> Preview:
        return place_piece(self.names, s, seat, tile_of(action), PALM)

    def refusal(self, s: Sultanate, frame: PlantAnywhere, seat: int, action: int) -> str:
        return self.t.gettext("Only an oasis.") if is_tile(action) else ""


# -- Leta and Utug ---------------------------------------------------------------------------------


class RuleEmptyTileWords(Entry[RuleEmptyTile]):
    def crumb(self, frame: RuleEmptyTile) -> str:
        return self.t.gettext("an empty tile")

    def title(self, s: Sultanate, frame: RuleEmptyTile, seat: int) -> str:
        return self.t.gettext("Which empty tile do you rule?")

    def preview(self, s: Sultanate, frame: RuleEmptyTile, seat: int, action: int) -> Preview:
        return rule(self.names, s, seat, tile_of(action))

    def refusal(self, s: Sultanate, frame: RuleEmptyTile, seat: int, action: int) -> str:
        return not_empty(self.names, s, action)


class RulePeopledTileWords(Entry[RulePeopledTile]):
    def crumb(self, frame: RulePeopledTile) -> str:
        return self.t.gettext("a tile with meeples")

    def title(self, s: Sultanate, frame: RulePeopledTile, seat: int) -> str:
        return self.t.gettext("Which tile with meeples do you rule?")

    def preview(self, s: Sultanate, frame: RulePeopledTile, seat: int, action: int) -> Preview:
        return rule(self.names, s, seat, tile_of(action))

    def refusal(self, s: Sultanate, frame: RulePeopledTile, seat: int, action: int) -> str:
        if not is_tile(action):
            return ""
        built = not_bare(self.names, s, tile_of(action))
        return built or self.t.gettext("There are no meeples here.")


def not_bare(names: Names, s: Sultanate, tile: int) -> str:
    """What stands on a tile on which nothing may stand but meeples."""
    _ = names.t.gettext
    if s.owners[tile] >= 0:
        return _("A camel stands here.")
    if s.palms[tile] or s.palaces[tile]:
        return _("A palm or a palace stands here.")
    return ""


def not_empty(names: Names, s: Sultanate, action: int) -> str:
    """What stands on a tile on which nothing may stand at all."""
    if not is_tile(action):
        return ""
    return not_bare(names, s, tile_of(action)) or names.t.gettext("Meeples stand here.")


def rule(names: Names, s: Sultanate, seat: int, tile: int) -> Preview:
    """A camel on a tile."""
    _ = names.t.gettext
    points = TILE_POINTS[s.kinds[tile]]
    text = _("{tile} is yours: {points}").format(tile=NAMES[tile], points=names.points(points))
    if s.players[seat].camels == 1:
        text = f"{text}; {_('your last camel: the game ends with this round')}"
    return Preview(text, f"+{points}", _("Camel on {tile}").format(tile=NAMES[tile]))


# -- Sibittis --------------------------------------------------------------------------------------


class LookAtDjinnWords(Entry[LookAtDjinn]):
    def crumb(self, frame: LookAtDjinn) -> str:
        return self.t.gettext("a look at the djinns")

    def deed(self, s: Sultanate) -> str:
        return self.t.gettext("Look")


class KeepDjinnWords(Entry[KeepDjinn]):
    def crumb(self, frame: KeepDjinn) -> str:
        return self.t.gettext("one of three djinns")

    def title(self, s: Sultanate, frame: KeepDjinn, seat: int) -> str:
        return self.t.gettext("Which djinn do you keep?")

    def help(self, s: Sultanate, frame: KeepDjinn, seat: int) -> str:
        return self.t.gettext("The others are discarded.")

    def told(self, s: Sultanate, frame: KeepDjinn, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} chooses from three djinns").format(name=name)

    def preview(self, s: Sultanate, frame: KeepDjinn, seat: int, action: int) -> Preview:
        djinn = djinn_of(action)
        verb = self.t.gettext("Keep {djinn}").format(djinn=self.names.djinns.name(djinn))
        return gain_djinn(self.names, djinn, verb)


ENTRIES: Final = (
    UseDjinnsWords,
    CallMeeplesWords,
    DrawMeepleWords,
    BuildAnywhereWords,
    PlantAnywhereWords,
    RuleEmptyTileWords,
    RulePeopledTileWords,
    LookAtDjinnWords,
    KeepDjinnWords,
)
