"""The scenery of the tiles: a village, sacred places, an oasis, markets; as symbols."""

from __future__ import annotations

from majlis.drawing.svg import circle, num
from majlis.games.five_tribes.data import OASIS, SMALL_MARKET, TILE_IS_BLUE, TILE_POINTS, VILLAGE
from majlis.games.five_tribes.picture.strokes import eight_points

# Drawn on a canvas of 124 x 72, stretched to what lies above the floor of a tile.
VILLAGE_1 = "M22 72V50H42V72ZM80 72V46H102V72ZM58 72V46C58 38 64 36 70 30C76 36 82 38 82 46V72Z"
VILLAGE_2 = "M40 72V38H60V72ZM38 38H62V34H58V36.5H54V34H46V36.5H42V34H38Z"
VILLAGE_3 = (
    "M27 72V62C27 58 35 58 35 62V72ZM66 72V58C66 53 74 53 74 58V72ZM87 72V60C87 56 95 56 95 60V72Z"
    "M46 46H54V52H46ZM46 57H54V63H46Z"
)
SACRED_1 = "M36 72V42C36 30 52 26 62 16C72 26 88 30 88 42V72Z"
SACRED_2 = "M26 72V36C30 30 36 30 40 36V72ZM84 72V36C88 30 94 30 98 36V72Z"
SACRED_3 = "M45 72V46C45 37 55 34 62 26C69 34 79 37 79 46V72Z"
DUNE = "M0 72V58C20 48 34 56 54 52C76 47 96 44 124 56V72Z"
WAVES = "M34 66C40 63 46 69 52 66M64 68C70 65 76 71 82 68M52 61C56 59 60 63 64 61"
REEDS = (
    "M20 64C18 56 18 52 14 46M22 64C22 56 24 50 27 46M104 62C104 54 107 50 111 46"
    "M101 62C100 56 98 52 96 48"
)


def scenery_symbols() -> str:
    """Of every kind of tile, for `defs`."""
    return "".join(
        f'<symbol id="scenery-{kind}" viewBox="0 0 124 72" preserveAspectRatio="none">'
        f"{scenery(kind)}</symbol>"
        for kind in range(len(TILE_POINTS))
    )


def scenery(kind: int) -> str:
    if kind == VILLAGE:
        shades = zip((VILLAGE_1, VILLAGE_2, VILLAGE_3), "123", strict=True)
        return "".join(f'<path d="{d}" fill="var(--cool-{n})"/>' for d, n in shades)
    if TILE_IS_BLUE[kind]:
        shades = zip((SACRED_2, SACRED_1, SACRED_3), "213", strict=True)
        shrine = "".join(f'<path d="{d}" fill="var(--cool-{n})"/>' for d, n in shades)
        return (
            f'{shrine}<path d="{eight_points(62, 54, 12)}" fill="var(--cool-1)"/>'
            f'<path d="{eight_points(62, 54, 6)}" fill="var(--cool-3)"/>'
        )
    if kind == OASIS:
        stroke = 'fill="none" stroke-linecap="round"'
        return (
            f'<path d="{DUNE}" fill="var(--warm-1)"/>'
            '<ellipse cx="62" cy="66" rx="46" ry="11" fill="var(--pool)"/>'
            f'<path d="{WAVES}" {stroke} stroke="var(--pool-light)" stroke-width="1.6"/>'
            f'<path d="{REEDS}" {stroke} stroke="var(--reed)" stroke-width="2.4"/>'
        )
    if kind == SMALL_MARKET:
        return stall(38, 48, 40)
    return stall(8, 36, 42) + stall(80, 36, 42) + stall(42, 40, 37)


def stall(x: float, width: float, y: float) -> str:
    """A market stall under a striped awning."""
    stripe = width / 4
    awning = "".join(
        f'<path d="M{num(x + k * stripe)} {num(y)}h{num(stripe)}v12a{num(stripe / 2)} '
        f'{num(stripe / 2)} 0 0 1 {num(-stripe)} 0Z" '
        f'fill="var(--awning{"" if k % 2 == 0 else "-light"})"/>'
        for k in range(4)
    )
    poles = f"M{num(x + 3)} {num(y + 10)}h3V72h-3ZM{num(x + width - 6)} {num(y + 10)}h3V72h-3Z"
    wares = "".join(
        circle(x + width * share, 59, radius)
        for share, radius in ((0.32, 4), (0.52, 4.6), (0.72, 4))
    )
    return (
        f'<path d="{poles}" fill="var(--warm-2)"/>'
        f'<path d="M{num(x + 2)} 62h{num(width - 4)}V72h{num(4 - width)}Z" fill="var(--warm-1)"/>'
        f'<g fill="var(--warm-3)">{wares}</g>{awning}'
    )
