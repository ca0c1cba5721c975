"""The city as a stamp: boats on the river, steps on both staircases, keshis in the tower."""

from __future__ import annotations

from majlis.drawing.mini import Mini, ground
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num
from majlis.games.marrakesh.data import COLOURS, JETTY, ON_MOSQUE, ON_PALACE
from majlis.games.marrakesh.state import Marrakesh

EDGE = 'stroke="var(--case)" stroke-width=".8"'
TOP = 16
"""The last step of a staircase."""


def draw(s: Marrakesh) -> str:
    return "".join(
        [
            ground("zone"),
            *river(s),
            *staircase(s, ON_MOSQUE, 8, "mosque"),
            *staircase(s, ON_PALACE, 118, "palace"),
            *tower(s),
        ]
    )


def river(s: Marrakesh) -> list[str]:
    drawn = ['<path d="M4 6H160V24H4Z" fill="var(--river-water)"/>']
    drawn += ['<path d="M146 6H160V24H146Z" fill="var(--wood)"/>']
    for seat, player in enumerate(s.players):
        x = 11 + 140 * min(player.river, JETTY) / JETTY
        drawn.append(seat_shape(seat, x, 11 + 8 * (seat % 2), 4, EDGE))
    return drawn


def staircase(s: Marrakesh, stairs: int, left: float, name: str) -> list[str]:
    drawn = [
        f'<rect x="{num(left)}" y="{num(30 + 8.6 * step)}" width="38" height="7" rx="1.5" '
        f'fill="var(--{name}-step)" stroke="var(--{name}-line)" stroke-width=".6"/>'
        for step in range(8)
    ]
    for seat, player in enumerate(s.players):
        y = 94 - 60.2 * min(player.stairs[stairs], TOP) / TOP
        drawn.append(seat_shape(seat, left + 6 + 9 * seat, y, 4, EDGE))
    return drawn


def tower(s: Marrakesh) -> list[str]:
    """What lies before it, by colour."""
    drawn = ['<path d="M70 30H94V98H70ZM66 30V24H98V30Z" fill="var(--tower-wall)"/>']
    lying = [colour for colour, n in enumerate(s.base) for _ in range(n)]
    for nth, colour in enumerate(lying[:12]):
        row, column = divmod(nth, 3)
        drawn.append(
            f'<circle cx="{num(75 + 7 * column)}" cy="{num(90 - 7 * row)}" r="3" '
            f'fill="var(--{COLOURS[colour]}-top)"/>'
        )
    return drawn


MINI = Mini(draw)
