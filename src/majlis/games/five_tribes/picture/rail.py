"""What the rail shows of each player.

The panels' `extra` is HTML; `css/five-tribes.css` dresses it:

    ul.belongings > li.set > svg.icon ..., b; li.djinn(.used) > svg.icon, b
"""

from __future__ import annotations

from majlis.drawing.icons import icon
from majlis.drawing.rail import item
from majlis.drawing.scene import Panel, Stat
from majlis.drawing.svg import esc
from majlis.games.five_tribes.data import CARDS, DJINN_POINTS, DJINNS, FAKIR, GOODS, SET_VALUES
from majlis.games.five_tribes.picture.djinn_portraits import likeness
from majlis.games.five_tribes.rules.scoring import wild_goods
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.games.five_tribes.words.names import Names


def panels(s: Sultanate, names: Names) -> list[Panel]:
    """Coins, people, fakirs, camels; below them sets of goods and djinns."""
    every = []
    for seat, points in enumerate(s.breakdown()):
        me = s.players[seat]
        hidden = s.hide_scores and bool(s.waiting) and seat != s.viewer
        fakirs = str(me.holds(FAKIR)) + ("+" if me.hidden > sum(me.unseen) else "")
        numbers = (
            ("coin", "?" if hidden else str(me.coins), "coins", points["coins"]),
            ("vizier", str(me.viziers), "viziers", points["viziers"] + points["fewer_viziers"]),
            ("elder", str(me.elders), "elders", points["elders"]),
            ("fakir", fakirs, "fakirs", 0),
            (
                f"camel-{seat}",
                str(me.camels),
                "camels",
                points["tiles"] + points["palms"] + points["palaces"],
            ),
            ("wares", str(points["goods"]), "goods", points["goods"]),
            ("lamp", str(points["djinns"]), "djinns", points["djinns"]),
        )
        stats = tuple(
            Stat(
                sign,
                value,
                names.name(name),
                f"share-{name}" if share and not hidden else "",
                0 if hidden else share,
            )
            for sign, value, name, share in numbers
        )
        score = None if hidden else sum(points.values())
        every.append(Panel(score, stats, cards_and_djinns(me, names)))
    return every


def cards_and_djinns(me: Player, names: Names) -> str:
    """Goods in the sets that they would be sold in, and djinns by name."""
    _ = names.t.gettext
    rows = [goods_set(kinds, wild, names) for kinds, wild in sets(me)]
    unknown = me.hidden - sum(me.unseen)
    if unknown:
        told = names.t.ngettext("{n} hidden card", "{n} hidden cards", unknown).format(n=unknown)
        number = f'<b aria-hidden="true">{unknown}</b>'
        rows.append(item(icon("backs", 18) + number, told, "set"))
    for djinn in range(DJINNS):
        if me.has(djinn):
            used = " used" if me.used >> djinn & 1 else ""
            name, points = names.djinns.name(djinn), DJINN_POINTS[djinn]
            shown = f'<span aria-hidden="true">{esc(name)}</span><b aria-hidden="true">{points}</b>'
            told = f"{name}, {names.points(points)}. {names.djinns.explain(djinn)}"
            rows.append(item(likeness(djinn, 20) + shown, told, f"djinn{used}"))
    return f'<ul class="belongings">{"".join(rows)}</ul>' if rows else ""


def sets(me: Player) -> list[tuple[list[int], int]]:
    """The best way to split the goods that are known: the kinds of each set, and how many of its
    goods are two fakirs each."""
    found: list[tuple[list[int], int]] = []
    wild = wild_goods(me, me.holds(FAKIR))
    nth = 1
    while True:
        kinds = [kind for kind in range(GOODS) if me.holds(kind) >= nth]
        more = min(wild, GOODS - len(kinds))
        if not kinds and not more:
            return found
        found.append((kinds, more))
        wild -= more
        nth += 1


def goods_set(kinds: list[int], wild: int, names: Names) -> str:
    value = SET_VALUES[len(kinds) + wild]
    cards = ", ".join(map(names.card, [*kinds, *[FAKIR] * wild]))
    told = f"{cards}: {names.points(value)}"
    icons = "".join(icon(CARDS[kind], 18) for kind in kinds) + icon("fakir", 18) * wild
    return item(f'{icons}<b aria-hidden="true">{value}</b>', told, "set")
