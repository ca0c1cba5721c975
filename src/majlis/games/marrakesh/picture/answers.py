"""The chips of the question bar: answers that have no place on the board, or that a word helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip, Format
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
    ACT,
    COLOURS,
    DONE,
    GOODS,
    POINT,
    POINTS,
    PROVISIONS,
    RAPID_BONUS,
    SECTORS,
    SPACES,
    SQUARE_BONUS,
    STAIRCASES,
    WATER,
    YELLOW,
    keshi_of,
    sector_of,
)
from majlis.games.marrakesh.picture.river import steps_for_water
from majlis.games.marrakesh.picture.sectors import ACTION_ICONS
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import RESOURCES, bonus_at, keshi_icon, sector_icon
from majlis.games.marrakesh.picture.tiles import RIVER_SIDES, SCROLLS, icons_in
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.games.marrakesh.rules.medina import ChooseGate
from majlis.games.marrakesh.rules.river_tiles import ChooseReward
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    ClaimAnother,
    ClaimKeshi,
    ClaimSecond,
    Select,
    SendWild,
    UseAssistant,
    has_no_effect,
)
from majlis.games.marrakesh.rules.sectors import AnyAction
from majlis.games.marrakesh.rules.souk import Trade
from majlis.games.marrakesh.rules.square import Applause, ChooseEntertainer
from majlis.games.marrakesh.rules.stairs import ConnectionBonus, bonus_on_line
from majlis.games.marrakesh.state import Marrakesh
from majlis.words import MINUS

ROOMY = 4
"""So many chips have room for their words."""
PAIRS = 6
"""So many that say a use each; where they lie in columns there is room for more."""
SHORT = 5
"""So many characters stand below an icon."""


def chips(shown: Shown) -> dict[int, Chip]:
    """Of many only the icon and a number are shown: the stylesheet knows them by the class of the
    icon."""
    found: dict[int, Chip] = {}
    for action in sorted(offered(shown), key=comes_late):
        if action in said_in_full(shown):
            continue
        chip = chip_for(shown, action)
        if chip:
            found[action] = chip
    if len(found) <= ROOMY:
        return found
    return {action: chip if action == DONE else small(chip) for action, chip in found.items()}


def comes_late(action: int) -> bool:
    """Behind the keshis stands the action, and behind everything that is enough."""
    return action in (ACT, DONE)


def leaps(shown: Shown) -> dict[tuple[int, ...], Chip]:
    """Chips that say what several answers come to."""
    return uses(shown) | voyages(shown)


def said_in_full(shown: Shown) -> Iterable[int]:
    """The answers that need no chip of their own, since others say every way to go on from them."""
    if isinstance(shown.question, ChooseAssistant):
        return shown.options
    steps = len(voyages(shown))
    return [A_RESOURCE + WATER] if steps and steps == shown.me.stock[WATER] else []


def voyages(shown: Shown) -> dict[tuple[int, ...], Chip]:
    """To every space that the water is enough for; a single step is paid for as such."""
    names, pieces = shown.words.names, shown.words.pieces
    return {
        path: Chip(
            names.to_river_space(space),
            icon("fisherman", 26),
            pieces.resources(WATER, space - shown.me.river, MINUS),
        )
        for space, path in steps_for_water(shown).items()
        if len(path) > 1
    }


def uses(shown: Shown) -> dict[tuple[int, ...], Chip]:
    """Each assistant along with what he may be used for: a keshi more, or the action."""
    if not isinstance(shown.question, ChooseAssistant):
        return {}
    found: dict[tuple[int, ...], Chip] = {
        (place, action): use(shown, after, sector_of(place), action)
        for place in shown.options
        for after in [shown.view.look_ahead(place)]
        for action in sorted(after.legal, key=comes_late)
        if not (shown.fingers and action == ACT and is_idle(after))
    }
    if len(found) <= PAIRS or shown.format == Format.LAPTOP:
        return found
    return {path: small(chip) for path, chip in found.items()}


def is_idle(view: Marrakesh) -> bool:
    """The assistant had better take a keshi. A chip for a finger has no room to say that his action
    does nothing, and there is none: whoever insists points at the sector, and says so then."""
    question = view.question()
    assert isinstance(question, UseAssistant)
    return len(view.legal) > 1 and has_no_effect(view, question.player, question.sector)


def use(shown: Shown, after: Marrakesh, sector: int, action: int) -> Chip:
    words = shown.words
    if action == ACT:
        told = words.names.action_by_assistant(after, shown.seat, sector)
        name = words.pieces.short_sector(sector).capitalize()
        return Chip(name, icon(ACTION_ICONS[sector], 26), told)
    colour = keshi_of(action)
    have = str(shown.me.keshis[colour]) + ("" if colour in GOODS else f"/{SPACES}")
    return Chip(words.pieces.role(colour).capitalize(), icon(keshi_icon(colour), 26), have)


def offered(shown: Shown) -> Iterable[int]:
    """The answers; of a set everything that can be in it."""
    if shown.options and shown.question and shown.question.SET:
        return shown.question.members(shown.view, shown.seat)
    return shown.options


def chip_for(shown: Shown, action: int) -> Chip | None:
    for things, chip in CHIPS:
        if action in things:
            return chip(shown, action - things.start)
    return None


def small(chip: Chip) -> Chip:
    number = chip.detail if any(char.isdigit() for char in chip.detail[:2]) else ""
    sign = chip.icon.replace('class="icon', 'class="icon small', 1)
    return Chip(chip.title, sign, number if len(number) < SHORT else "")


def drawn(inner: str, room: str, kind: str = "icon") -> str:
    """A picture of its own for a chip."""
    return (
        f'<svg class="{kind}" viewBox="{room}" width="28" height="28" aria-hidden="true">'
        f"{inner}</svg>"
    )


def drawn_icons(icons: str, size: float) -> str:
    """Several in a picture, perhaps with words: the stylesheet shows it in its own size."""
    return drawn(icons_in(icons, Box(0, 0, 32, 32), size, "ink"), "0 0 32 32", "icon several")


def drawn_bonus(bonus: int) -> str:
    """It fills the chip's picture: the number on it must be readable."""
    return drawn(bonus_at(bonus, 16, 16, 28), "1.5 1.5 29 29")


# -- one for each kind of thing --------------------------------------------------------------------


def done(shown: Shown, _: int) -> Chip:
    return Chip(shown.words.preview(shown.view, DONE).verb, icon("next", 20))


def act(shown: Shown, _: int) -> Chip:
    words = shown.words
    assert isinstance(shown.question, UseAssistant)
    told = words.names.action_by_assistant(shown.view, shown.seat, shown.question.sector)
    return Chip(words.names.name("act"), icon("act", 26), told)


def point(shown: Shown, _: int) -> Chip:
    return Chip(shown.words.names.name("point"), icon("points", 24))


def resource(shown: Shown, kind: int) -> Chip:
    words = shown.words
    have = words.t.gettext("you have {n}").format(n=shown.me.stock[kind])
    return Chip(words.pieces.resource(kind), icon(RESOURCES[kind], 26), have)


def sector(shown: Shown, nth: int) -> Chip:
    words = shown.words
    told = ""
    if isinstance(shown.question, SendWild | AnyAction):
        told = words.names.action_now(shown.me, nth)
    return Chip(words.names.name(f"sector:{SECTORS[nth]}"), icon(sector_icon(nth), 26), told)


def keshi(shown: Shown, colour: int) -> Chip:
    words, question = shown.words, shown.question
    if isinstance(question, ClaimSecond):
        return Chip(words.preview(shown.view, A_KESHI + colour).verb, icon(keshi_icon(colour), 26))
    if isinstance(question, ClaimKeshi | ClaimAnother):
        detail = f"×{shown.view.base[colour]}"
    elif isinstance(question, Trade):
        detail = words.tiles.office_row(shown.view.office, colour - YELLOW)
    elif isinstance(question, Select):
        detail = words.pieces.role(colour)
    else:
        have = shown.me.keshis[colour]
        detail = str(have) if colour in GOODS else f"{have}/{SPACES}"
    by_role = isinstance(question, UseAssistant | Trade)
    title = words.pieces.role(colour).capitalize() if by_role else words.pieces.colour(colour)
    sign = f"gate-{COLOURS[colour]}" if isinstance(question, ChooseGate) else keshi_icon(colour)
    return Chip(title, icon(sign, 26), detail)


def space(shown: Shown, nth: int) -> Chip:
    bonus, pieces = SQUARE_BONUS[nth], shown.words.pieces
    times = 1
    if isinstance(shown.question, ChooseEntertainer | Applause):
        times = scrolls_permanent.spectators(shown.view, shown.me, nth)
    points = 16 * POINTS + min(15, (bonus & 15) * times)
    sign = drawn_bonus(points if bonus >> 4 == POINTS else bonus)
    if len(shown.options) > ROOMY:
        return Chip(pieces.square_short(nth).capitalize(), sign, f"×{times}" if times > 1 else "")
    return Chip(pieces.bonus(bonus, times), sign)


def staircase(shown: Shown, nth: int) -> Chip:
    words, name = shown.words, STAIRCASES[nth]
    step = words.pieces.steps(shown.me.stairs[nth])
    return Chip(words.names.name(f"stairs:{name}"), icon(f"stairs-{name}", 28), step)


def connection(shown: Shown, nth: int) -> Chip:
    words = shown.words
    assert isinstance(shown.question, ConnectionBonus)
    bonus = bonus_on_line(shown.view, shown.question.line, A_BONUS + nth)
    return Chip(words.pieces.bonus(bonus), drawn_bonus(bonus))


def group(shown: Shown, nth: int) -> Chip:
    _, scrolls = shown.words.t.gettext, shown.words.names.group(nth)
    title = _("New {scrolls}").format(scrolls=scrolls.lower())
    return Chip(title, icon("turn", 22), _("for 1 dinar"))


def rapid(shown: Shown, nth: int) -> Chip:
    return Chip(shown.words.pieces.bonus(RAPID_BONUS[nth]), drawn_bonus(RAPID_BONUS[nth]))


def reward(shown: Shown, nth: int) -> Chip:
    """Half of what the river tile shows."""
    assert isinstance(shown.question, ChooseReward)
    side = shown.question.side
    icons = RIVER_SIDES[side - 1].split()
    half = len(icons) // 2
    icons = icons[half:] if nth else icons[:half]
    return Chip(shown.words.tiles.reward(side, nth), drawn_icons(" ".join(icons), 20))


def scroll(shown: Shown, nth: int) -> Chip | None:
    """Only an owned one: the others lie in the academies."""
    if not shown.me.scrolls[nth + 1]:
        return None
    return Chip(shown.words.tiles.scroll(nth + 1), drawn_icons(SCROLLS[nth + 1], 20))


def provision(shown: Shown, tile: int) -> Chip:
    water, dates, dinars, loss = PROVISIONS[tile]
    names = ["water-drop"] * water + ["date"] * dates + ["dinar"] * dinars
    title = shown.words.pieces.price(water, dates, dinars)
    return Chip(title, drawn_icons(" ".join(names), 16), f"−{loss}")


CHIPS: tuple[tuple[range, Callable[[Shown, int], Chip | None]], ...] = (
    (range(DONE, ACT), done),
    (range(ACT, POINT), act),
    (range(POINT, A_RESOURCE), point),
    (range(A_RESOURCE, A_SECTOR), resource),
    (range(A_SECTOR, A_KESHI), sector),
    (range(A_KESHI, A_SPACE), keshi),
    (range(A_SPACE, A_CAMP), space),
    (range(A_STAIRCASE, A_BONUS), staircase),
    (range(A_BONUS, A_GROUP), connection),
    (range(A_GROUP, A_RAPID), group),
    (range(A_RAPID, A_REWARD), rapid),
    (range(A_REWARD, A_SCROLL + 1), reward),
    (range(A_SCROLL + 1, A_LUXURY), scroll),
    (range(A_PROVISION, A_STORE), provision),
)
