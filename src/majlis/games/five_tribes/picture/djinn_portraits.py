"""The djinns: a hue, a headdress and an emblem of the power tell them apart."""

from __future__ import annotations

from majlis.drawing.icons import inked, picture, use_icon
from majlis.drawing.svg import circle
from majlis.games.five_tribes.data import (
    AL_AMIN,
    ANUN_NAK,
    BAAL,
    BOAZ,
    BOURAQ,
    ECHIDNA,
    ENKI,
    HAGIS,
    HAURVATAT,
    IBLIS,
    JAFAAR,
    KANDICHA,
    KUMARBI,
    LAMIA,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    SHAMHAT,
    SIBITTIS,
    SLOAR,
    UTUG,
)
from majlis.games.five_tribes.picture.strokes import ink

HORNS, CROWN, FLAME, TURBAN, PLUMES, MOON = range(6)
PORTRAITS = {
    AL_AMIN: (2, TURBAN, "fakir"),
    ANUN_NAK: (4, PLUMES, "merchant"),
    BAAL: (3, HORNS, "lamp"),
    BOAZ: (0, CROWN, "elder"),
    BOURAQ: (1, PLUMES, "palace"),
    ECHIDNA: (4, HORNS, "builder"),
    ENKI: (0, HORNS, "date-palm"),
    HAGIS: (5, TURBAN, "palace"),
    HAURVATAT: (4, MOON, "date-palm"),
    IBLIS: (3, FLAME, "assassin"),
    JAFAAR: (1, CROWN, "vizier"),
    KANDICHA: (5, HORNS, "assassin"),
    KUMARBI: (1, TURBAN, "fakir"),
    LAMIA: (5, PLUMES, "date-palm"),
    LETA: (2, MOON, "camel"),
    MARID: (2, FLAME, "coin"),
    MONKIR: (0, MOON, "palace"),
    NEKIR: (3, MOON, "assassin"),
    SHAMHAT: (5, CROWN, "elder"),
    SIBITTIS: (0, FLAME, "lamp"),
    SLOAR: (4, TURBAN, "backs"),
    UTUG: (1, FLAME, "camel"),
}
HEADDRESSES = (
    (
        "M24.5 15C21 13 19.4 9.4 20.4 5.4C22.4 8 25 9.6 28 10.4"
        "M39.5 15C43 13 44.6 9.4 43.6 5.4C41.6 8 39 9.6 36 10.4"
    ),
    "M23.5 11L22.4 4.4L27.6 7.6L32 2.6L36.4 7.6L41.6 4.4L40.5 11Z",
    "M32 9C28.6 6.4 29.6 3.4 34 .6C34 3.4 38.4 4.4 35.6 9Z",
    "M21.6 10.4C21.6 5.4 26 2.6 32 2.6S42.4 5.4 42.4 10.4C38 12.6 26 12.6 21.6 10.4Z",
    (
        "M26 10C22.6 7 22.6 3 25 .8C27.6 3 28.6 6.6 27.6 9.6ZM32 9C29.4 6 29.6 2.4 32 0"
        "C34.4 2.4 34.6 6 32 9ZM38 10C41.4 7 41.4 3 39 .8C36.4 3 35.4 6.6 36.4 9.6Z"
    ),
    "M24.8 2.2C26.4 7.4 37.6 7.4 39.2 2.2C40.8 8.6 37 11.4 32 11.4S23.2 8.6 24.8 2.2Z",
)
"""Horns, crown, flame, turban, plumes, moon."""


def djinn_body() -> str:
    """Folded arms above a wisp of smoke, in the current colour."""
    body = f'fill="currentColor" {ink("djinn", 1.6)}'
    light = 'stroke="var(--djinn-light)" stroke-linecap="round"'
    return (
        '<path d="M32 58C42 55 46 50 40 46C50 46 56 40 54.6 32C53.4 26 46 24 41.6 24.6H22.4'
        'C18 24 10.6 26 9.4 32C8.4 39 14 45 22 45.6C18.6 49 20 53.4 26 53C29 52.8 30.6 51 30 49" '
        f'{body}/><path d="M17 38C22 33 27 38 32 34C37 38 42 33 47 38" fill="none" {light} '
        'stroke-width="1.8"/><path d="M23.4 16.4C23.4 11.4 27 8.6 32 8.6S40.6 11.4 40.6 16.4'
        f'C40.6 21.6 36.6 26.4 32 26.4S23.4 21.6 23.4 16.4Z" {body}/>'
        f'<path d="M26.8 15.8L30.4 17.2M37.2 15.8L33.6 17.2" {light} stroke-width="2"/>'
        f'<path d="M29.4 21.6C31 22.6 33 22.6 34.6 21.6" fill="none" {ink("djinn", 1.4)}/>'
    )


def headdress(kind: int) -> str:
    tone = {HORNS: "currentColor", TURBAN: "var(--djinn-light)", PLUMES: "var(--djinn-light)"}
    fill = tone.get(kind, "var(--coin)")
    jewel = f'<circle cx="32" cy="8.6" r="1.9" fill="var(--coin)" {ink("djinn")}/>'
    drawn = f'<path d="{HEADDRESSES[kind]}" fill="{fill}" {ink("djinn")}/>'
    return drawn + jewel if kind == TURBAN else drawn


def portrait(djinn: int, x: float, y: float, height: float) -> str:
    """The djinn without its niche."""
    hue, head, _emblem = PORTRAITS[djinn]
    place = x, y, height * 56 / 60, height
    return inked(f"djinn-{hue}", use_icon("djinn", *place) + use_icon(f"djinn-{head}", *place))


def likeness(djinn: int, size: float = 30) -> str:
    """A djinn in a round window, as a picture of its own."""
    hue = PORTRAITS[djinn][0]
    pane = circle(20, 20, 19.5, f'fill="var(--niche-{hue})"')
    return picture(pane + portrait(djinn, 5, 3, 32), size, "0 0 40 40")
