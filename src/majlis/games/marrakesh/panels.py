"""What the rail shows of each player, and the chips of the question bar."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip, Panel, Stat
from majlis.drawing.svg import esc
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
    COLOUR_OF,
    COLOURS,
    DONE,
    END_POINTS,
    POINT,
    POINTS,
    PROVISIONS,
    RAPID_BONUS,
    SECTORS,
    SOUK,
    SPACES,
    SQUARE_BONUS,
    STAIRCASES,
)
from majlis.games.marrakesh.draw_art import bonus_at
from majlis.games.marrakesh.draw_faces import RIVER_SIDES, SCROLLS, picture
from majlis.games.marrakesh.draw_quarter import GRID
from majlis.games.marrakesh.draw_sheet import Sheet
from majlis.games.marrakesh.rules import round, scrolls_permanent
from majlis.games.marrakesh.rules.river_tiles import ChooseReward
from majlis.games.marrakesh.rules.stairs import ConnectionBonus
from majlis.games.marrakesh.rules.supply import goods_of
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.games.marrakesh.words import Words
from majlis.games.marrakesh.words.stairs import bonus_on_line

# -- players ---------------------------------------------------------------------------------------


def panels(s: Marrakesh, words: Words) -> list[Panel]:
    """Supplies and belongings; below them the sectors."""
    every = []
    for seat, points in enumerate(s.breakdown()):
        me = s.players[seat]
        numbers = (
            ("water-drop", me.stock[0], "water", "share-river", ("river", "river_tiles")),
            ("date", me.stock[1], "date", "", ()),
            ("dinar", me.stock[2], "dinar", "share-stairs", ("stairs",)),
            ("any-goods", goods_of(me), "souk", "share-souk", ("souk",)),
            ("scroll", sum(me.scrolls), "scrolls", "share-scrolls", ("scrolls",)),
            ("gate", me.built(), "gates", "share-gates", ("gates",)),
            ("oasis", len(me.stored), "oases", "share-end", ("oases", "towns", "sectors")),
            ("keshi-pink", me.keshis[5], "square", "share-square", ("square",)),
        )
        stats = tuple(
            Stat(
                sign,
                str(n),
                words.names.name(name),
                tone,
                max(0, sum(points[source] for source in sources)),
            )
            for sign, n, name, tone, sources in numbers
        )
        every.append(Panel(sum(points.values()), stats, quarter(s, seat, me, words), board=True))
    return every


def quarter(s: Marrakesh, seat: int, me: Player, words: Words) -> str:
    """A player's board in one line: keshis of each sector; vendors and assistants are marked."""
    _ = words.t.gettext
    cells = []
    for sector in GRID:
        n = goods_of(me) if sector == SOUK else me.keshis[COLOUR_OF[sector]]
        marks = " here" if me.assistants[sector] else ""
        marks += " vendor" if me.vendors >> sector & 1 else ""
        sign = "any-goods" if sector == SOUK else f"keshi-{COLOURS[COLOUR_OF[sector]]}"
        told = f"{words.nouns.sector(sector)}: {n}"
        cells.append(
            f'<li class="sector{marks}" title="{esc(told)}">{icon(sign, 20)}'
            f'<b aria-hidden="true">{n}</b><span class="spoken">{esc(told)}</span></li>'
        )
    short, loss = words.verdict(s, seat)
    text = _("short {n}").format(n=short) + f", −{loss}" if short else _("covered")
    first = s.season and s.camel == seat
    begins = f'<span class="begins">{icon("camel", 18)}</span>' if first else ""
    verdict = "short" if short else "covered"
    return (
        f'<ul class="quarter">{"".join(cells)}</ul>'
        f'<p class="provisions {verdict}">{icon("provisions", 17)}{esc(text)}{begins}</p>'
    )


ROOMY = 4
"""So many chips have room for their words."""
SHORT = 5
"""So many characters stand below an icon."""

# -- chips -----------------------------------------------------------------------------------------


def chips(sheet: Sheet) -> dict[int, Chip]:
    """What can be answered, where it has no place on the board or a word helps. Of many only the
    icon and a number are shown: the stylesheet knows them by the class of the icon."""
    found: dict[int, Chip] = {}
    for action in sheet.options:
        chip = chip_for(sheet, action)
        if chip:
            found[action] = chip
    if len(found) <= ROOMY:
        return found
    return {action: chip if action == DONE else small(chip) for action, chip in found.items()}


def small(chip: Chip) -> Chip:
    number = chip.detail if any(char.isdigit() for char in chip.detail[:2]) else ""
    sign = chip.icon.replace('class="icon', 'class="icon small', 1)
    return Chip(chip.title, sign, number if len(number) < SHORT else "")


def chip_for(sheet: Sheet, action: int) -> Chip | None:
    s, words, me = sheet.s, sheet.words, sheet.me
    if action == DONE:
        return Chip(words.preview(s, DONE).verb, icon("next", 20))
    if action == ACT and isinstance(sheet.question, round.UseAssistant):
        told = words.names.action_now(sheet.me, sheet.question.sector)
        return Chip(words.names.name("act"), icon("act", 26), told)
    if action == POINT:
        return Chip(words.names.name("point"), icon("points", 24))
    if action < A_SECTOR:
        resource = action - A_RESOURCE
        sign = ("water-drop", "date", "dinar")[resource]
        have = words.t.gettext("you have {n}").format(n=me.stock[resource])
        return Chip(words.nouns.resource(resource), icon(sign, 26), have)
    if action < A_KESHI:
        return sector_chip(sheet, action - A_SECTOR)
    if action < A_SPACE:
        return keshi_chip(sheet, action - A_KESHI)
    if action < A_CAMP:
        return space_chip(sheet, action - A_SPACE)
    if A_STAIRCASE <= action < A_BONUS:
        name = STAIRCASES[action - A_STAIRCASE]
        step = words.nouns.steps(me.stairs[action - A_STAIRCASE])
        return Chip(words.names.name(f"stairs:{name}"), icon(f"stairs-{name}", 28), step)
    if A_BONUS <= action <= END_POINTS and isinstance(sheet.question, ConnectionBonus):
        bonus = bonus_on_line(s, sheet.question.line, action)
        return Chip(words.nouns.bonus(bonus), drawn(bonus_at(bonus, 16, 16, 28)))
    if A_GROUP <= action < A_RAPID:
        new = words.t.gettext("new ones for 1 dinar")
        return Chip(words.names.group(action - A_GROUP), icon("turn", 22), new)
    if A_RAPID <= action < A_REWARD:
        bonus = RAPID_BONUS[action - A_RAPID]
        return Chip(words.nouns.bonus(bonus), drawn(bonus_at(bonus, 16, 16, 28)))
    if A_REWARD <= action <= A_SCROLL and isinstance(sheet.question, ChooseReward):
        tokens = RIVER_SIDES[sheet.question.side - 1].split()
        half = tokens[: len(tokens) // 2] if action == A_REWARD else tokens[len(tokens) // 2 :]
        title = words.tiles.reward(sheet.question.side, action - A_REWARD)
        return Chip(title, drawn(picture(" ".join(half), Box(0, 0, 32, 32), 20, "ink")))
    if A_SCROLL < action < A_LUXURY and me.scrolls[action - A_SCROLL]:
        scroll = action - A_SCROLL
        face = picture(SCROLLS[scroll], Box(0, 0, 32, 32), 20, "ink")
        return Chip(words.tiles.scroll(scroll), drawn(face))
    if A_PROVISION <= action < A_STORE:
        return provision_chip(sheet, action - A_PROVISION)
    return None


def drawn(inner: str) -> str:
    """A picture of its own for a chip."""
    return (
        '<svg class="icon" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">'
        f"{inner}</svg>"
    )


def sector_chip(sheet: Sheet, sector: int) -> Chip:
    sign = "any-goods" if sector == SOUK else f"keshi-{COLOURS[COLOUR_OF[sector]]}"
    told = ""
    if sheet.kind in ("ChooseAssistant", "SendWild", "AnyAction"):
        told = sheet.words.names.action_now(sheet.me, sector)
    return Chip(sheet.words.names.name(f"sector:{SECTORS[sector]}"), icon(sign, 26), told)


def keshi_chip(sheet: Sheet, colour: int) -> Chip:
    words, me = sheet.words, sheet.me
    sign = "gate" if sheet.kind == "ChooseGate" else "keshi"
    if sheet.kind in ("ClaimKeshi", "ClaimAnother"):
        detail = f"×{sheet.s.base[colour]}"
    elif sheet.kind == "ClaimSecond":
        return Chip(
            words.preview(sheet.s, A_KESHI + colour).verb, icon("keshi-" + COLOURS[colour], 26)
        )
    elif sheet.kind == "Select":
        detail = words.nouns.role(colour)
    else:
        have = me.keshis[colour]
        limited = colour not in (2, 3, 4)
        detail = f"{have}/{SPACES}" if limited else str(have)
    by_role = sheet.kind == "UseAssistant"
    title = words.nouns.role(colour).capitalize() if by_role else words.nouns.colour(colour)
    return Chip(title, icon(f"{sign}-{COLOURS[colour]}", 26), detail)


def space_chip(sheet: Sheet, space: int) -> Chip:
    bonus = SQUARE_BONUS[space]
    times = 1
    if sheet.kind in ("ChooseEntertainer", "Applause"):
        times = scrolls_permanent.spectators(sheet.s, sheet.me, space)
    title = sheet.words.nouns.bonus(bonus, times)
    shown = bonus if bonus >> 4 != POINTS else 16 * POINTS + min(15, (bonus & 15) * times)
    return Chip(title, drawn(bonus_at(shown, 16, 16, 28)))


def provision_chip(sheet: Sheet, tile: int) -> Chip:
    words = sheet.words
    water, dates, dinars, loss = PROVISIONS[tile]
    names = ["water-drop"] * water + ["date"] * dates + ["dinar"] * dinars
    face = picture(" ".join(names), Box(0, 0, 32, 32), 16, "ink")
    return Chip(words.nouns.price(water, dates, dinars), drawn(face), f"−{loss}")
