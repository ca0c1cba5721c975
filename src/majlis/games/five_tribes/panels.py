"""What the rail shows of each player, and the chips of the question bar."""

from __future__ import annotations

from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip, Panel, Stat
from majlis.drawing.svg import esc
from majlis.games.five_tribes.art import likeness
from majlis.games.five_tribes.data import (
    CARD,
    CARDS,
    DJINN,
    DJINN_POINTS,
    DJINNS,
    DONE,
    ELDER,
    FAKIR,
    FIRST_ZERO,
    GOODS,
    HELD,
    MEEPLE,
    NAMES,
    PAY_ELDER,
    PAY_FAKIR,
    SET_VALUES,
    SPOT,
    TRACK_PRICES,
    TRIBES,
)
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.rules.scoring import wild_goods
from majlis.games.five_tribes.rules.sowing import DropMeeple
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.games.five_tribes.words import Words

# -- players ---------------------------------------------------------------------------------------


def panels(s: Sultanate, words: Words) -> list[Panel]:
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
                words.names.name(name),
                f"share-{name}" if share and not hidden else "",
                0 if hidden else share,
            )
            for sign, value, name, share in numbers
        )
        score = None if hidden else sum(points.values())
        every.append(Panel(score, stats, belongings(me, words)))
    return every


def belongings(me: Player, words: Words) -> str:
    """Goods in the sets that they would be sold in, and djinns by name."""
    _ = words.t.gettext
    rows = [goods_set(kinds, wild, words) for kinds, wild in sets(me)]
    unknown = me.hidden - sum(me.unseen)
    if unknown:
        told = words.t.ngettext("{n} hidden card", "{n} hidden cards", unknown).format(n=unknown)
        rows.append(f'<li class="set" title="{esc(told)}">{icon("backs", 18)}<b>{unknown}</b></li>')
    for djinn in range(DJINNS):
        if me.has(djinn):
            used = " used" if me.used >> djinn & 1 else ""
            name = words.names.djinns.name(djinn)
            rows.append(
                f'<li class="djinn{used}" title="{esc(words.names.djinns.explain(djinn))}">'
                f"{likeness(djinn, 20)}{esc(name)}<b>{DJINN_POINTS[djinn]}</b></li>"
            )
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


def goods_set(kinds: list[int], wild: int, words: Words) -> str:
    value = SET_VALUES[len(kinds) + wild]
    names = [words.names.card(kind) for kind in kinds] + [words.names.card(FAKIR)] * wild
    told = f"{', '.join(names)}: {words.names.points(value)}"
    icons = "".join(icon(CARDS[kind], 18) for kind in kinds) + icon("fakir", 18) * wild
    return (
        f'<li class="set" title="{esc(told)}">{icons}<b aria-hidden="true">{value}</b>'
        f'<span class="spoken">{esc(told)}</span></li>'
    )


# -- chips -----------------------------------------------------------------------------------------


def chips(s: Sultanate, words: Words, options: list[int]) -> dict[int, Chip]:
    """What has no place on the board, or a small one."""
    if not options:
        return {}
    question, seat = s.question(), s.waiting[0]
    if isinstance(question, (Bid, BidWithFakirs)):
        fakirs = question.fakirs if isinstance(question, BidWithFakirs) else 0
        found = {SPOT + place: place_chip(s, words, seat, place, fakirs) for place in range(7)}
        if PAY_FAKIR in options:
            found[PAY_FAKIR] = Chip(words.names.card(FAKIR), icon("fakir", 26))
        return found
    found = {}
    for action in options:
        if action == DONE:
            told = words.preview(s, DONE)
            found[DONE] = Chip(told.verb, icon("next", 20), told.gain)
        elif MEEPLE <= action < HELD and isinstance(question, DropMeeple):
            tile, tribe = divmod(action - MEEPLE, 5)
            found[action] = Chip(NAMES[tile], sign(TRIBES[tribe], "drop"))
        elif HELD <= action < DJINN:
            owner, tribe = divmod(action - HELD, 2)
            found[action] = Chip(
                words.names.player(owner), sign(TRIBES[tribe]), words.names.tribe(tribe)
            )
        elif DJINN <= action < PAY_ELDER:
            djinn = action - DJINN
            points = words.names.points(DJINN_POINTS[djinn])
            found[action] = Chip(words.names.djinns.name(djinn), likeness(djinn), points)
        elif action == PAY_ELDER:
            elders = f"×{s.players[seat].elders}"
            found[action] = Chip(words.names.tribe(ELDER), sign(TRIBES[ELDER]), elders)
        elif CARD <= action <= CARD + FAKIR:
            kind = action - CARD
            held = f"×{s.players[seat].holds(kind)}"
            found[action] = Chip(words.names.card(kind), sign(CARDS[kind]), held)
    return found


def sign(name: str, kind: str = "") -> str:
    """An icon for a chip; its class tells the stylesheet what the chips are for."""
    drawn = icon(name, 28)
    return drawn.replace('class="icon"', f'class="icon {kind}"') if kind else drawn


def place_chip(s: Sultanate, words: Words, seat: int, place: int, fakirs: int) -> Chip:
    """A place of the track: its price, and what would be left."""
    _ = words.t.gettext
    left = s.players[seat].coins - TRACK_PRICES[min(place + fakirs, FIRST_ZERO)]
    if place < FIRST_ZERO and s.turn_track[place] >= 0:
        detail = words.names.player(s.turn_track[place])
    else:
        detail = _("{n} left").format(n=left) if left >= 0 else ""
    return Chip(str(TRACK_PRICES[place]), sign("coin", "bid"), detail)
