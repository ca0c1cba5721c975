"""What the rail shows of a player: rubies, money, cart, tiles, and how many cards there are."""

from __future__ import annotations

from majlis.drawing.icons import icon
from majlis.drawing.rail import item, mark
from majlis.drawing.scene import Panel, Stat
from majlis.games.istanbul.data import GOODS, TILES
from majlis.games.istanbul.state import Istanbul, Player
from majlis.games.istanbul.words import Words


def panels(s: Istanbul, words: Words) -> list[Panel]:
    return [
        Panel(
            player.rubies,
            (),
            f'<div class="treasure">{pips(s, words, player)}{secrets(s, words, player)}</div>'
            f"{cart(s, words, player)}",
            counts(s, words, player),
        )
        for player in s.players
    ]


def counts(s: Istanbul, words: Words, player: Player) -> tuple[Stat, ...]:
    """What a turn is played for."""
    told = [
        ("ruby", player.rubies),
        ("lira", player.lira),
        *zip(GOODS, player.goods, strict=True),
        ("card", len(player.hand)),
    ]
    if s.mocha:
        told += [("coffee", player.coffee), ("guild", len(player.guild))]
    if s.letters:
        told.append(("seal", player.seals()))
    return tuple(Stat(sign, str(n), words.names.sign(sign)) for sign, n in told)


def pips(s: Istanbul, words: Words, player: Player) -> str:
    """Rubies, and those that are still missing."""
    goal = max(s.target(), player.rubies)
    drawn = "".join(icon("ruby" if k < player.rubies else "no-ruby", 17) for k in range(goal))
    told = words.t.gettext("{rubies} of {n}").format(
        rubies=words.names.rubies(player.rubies), n=s.target()
    )
    return mark(drawn, told, "rubies")


def secrets(s: Istanbul, words: Words, player: Player) -> str:
    """How many cards and seals, and which tiles."""
    written = count("card", len(player.hand), words.names.bonus_cards(len(player.hand)))
    if s.mocha:
        written += count("guild", len(player.guild), words.names.guild_cards(len(player.guild)))
    if s.letters:
        written += count("seal", player.seals(), words.names.seals(player.seals()))
    for tile, name in enumerate(TILES):
        if player.has(tile):
            written += item(icon(f"tile-{name}", 20), words.names.tiles.tile(tile), "owned")
    return f'<ul class="holdings">{written}</ul>'


def cart(s: Istanbul, words: Words, player: Player) -> str:
    """Money, goods and how many of each there is room for; coffee."""
    room = player.capacity()
    full = words.t.gettext("room for {n} of each good").format(n=room)
    written = count("lira", player.lira, words.names.lira(player.lira))
    for good, n in enumerate(player.goods):
        written += count(GOODS[good], n, words.names.goods(good, n))
    written += item(f'<span aria-hidden="true">/{room}</span>', full, "room")
    if s.mocha:
        written += count("coffee", player.coffee, words.names.coffee(player.coffee))
    return f'<ul class="holdings">{written}</ul>'


def count(sign: str, n: int, spoken: str) -> str:
    return item(f'{icon(sign, 17)}<span aria-hidden="true">{n}</span>', spoken)
