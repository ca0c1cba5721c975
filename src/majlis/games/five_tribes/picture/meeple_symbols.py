"""The five tribes as figures."""

from __future__ import annotations

from majlis.games.five_tribes.picture.strokes import ink

SILHOUETTES = (
    (
        "M2.6 27.2C3 20 6 17 9 16.4C7.6 15 7.6 12.6 7.6 10.6C5 10 3.4 9 3.4 7.4C3.4 4.6 7 3 12 3"
        "S20.6 4.6 20.6 7.4C20.6 9 19 10 16.4 10.6C16.4 12.6 16.4 15 15 16.4C18 17 21 20 21.4 27.2Z"
    ),
    "M3.6 27.2V13.6C3.6 7 6.8 2.4 10.4 1.4C14 2.4 17.2 7 17.2 13.6V27.2Z",
    (
        "M4.2 1.4H19.8L17.4 7H15.5C17 9 16.2 12.4 14.6 13.8C19 14.6 22.2 17 22.2 21.2"
        "C22.2 24.8 19.8 27.2 16.6 27.2H7.4C4.2 27.2 1.8 24.8 1.8 21.2C1.8 17 5 14.6 9.4 13.8"
        "C7.8 12.4 7 9 8.5 7H6.6Z"
    ),
    "M2.4 27.2V14H5.4V8H3.4V3.6H15V8H14.6V14H18.8V6.6H16.4V2.4H23.2V6.6H21.6V27.2Z",
    (
        "M12 .9C13.4 5.2 15.2 8.4 16.4 12.2C17.8 17 20.2 21.6 22.6 27.2H1.4"
        "C3.8 21.6 6.2 17 7.6 12.2C8.8 8.4 10.6 5.2 12 .9Z"
    ),
)
"""By tribe: bell, arch, round, square, triangle."""


def vizier() -> str:
    """A bell of a robe, a great turban with a plume."""
    body = f'fill="var(--vizier)" {ink("vizier")}'
    return (
        f'<path d="M2.6 27.2C3 20 6.6 16.2 12 16.2S21 20 21.4 27.2Z" {body}/>'
        '<path d="M7.6 9.6H16.4V12.6C16.4 15.4 14.4 17.6 12 17.6S7.6 15.4 7.6 12.6Z" '
        f'fill="var(--vizier-light)" {ink("vizier")}/>'
        f'<path d="M9.9 13h.01M14.1 13h.01" {ink("vizier", 1.7)}/>'
        f'<path d="M3.4 7.4C3.4 4.6 7 3 12 3S20.6 4.6 20.6 7.4S17.4 11 12 11S3.4 10.2 3.4 7.4Z" '
        f'{body}/><path d="M5 9.2C8.4 9 11.2 7 12 3.4C12.8 7 15.6 9 19 9.2" fill="none" '
        f'{ink("vizier", 1.1)}/><path d="M12 4.6C10.6 2.8 11.6 .9 14 .6C14.6 2.4 13.8 4 12 4.6Z" '
        f'fill="var(--vizier-light)" {ink("vizier", 1.1)}/>'
        '<path d="M12 20l1.6 2.3-1.6 2.3-1.6-2.3Z" fill="var(--vizier-ink)"/>'
    )


def elder() -> str:
    """A tall hood, a long beard, a staff."""
    return (
        '<path d="M20.8 27.4V6.4C20.8 3.4 17.4 3.2 17.2 5.8" fill="none" stroke="var(--staff)" '
        f'stroke-width="2.2" stroke-linecap="round"/><path d="{SILHOUETTES[1]}" '
        f'fill="var(--elder)" {ink("elder")}/>'
        '<path d="M6.9 12.4C6.9 9.2 8.2 7.2 10.4 7.2S13.9 9.2 13.9 12.4C13.9 17 12.4 20.6 10.4 22.8'
        f'C8.4 20.6 6.9 17 6.9 12.4Z" fill="var(--elder-light)" {ink("elder", 1)}/>'
        f'<path d="M8.7 10.6h.01M12.1 10.6h.01" {ink("elder", 1.8)}/>'
    )


def merchant() -> str:
    """A round belly, a basket on the head."""
    body = f'fill="var(--merchant)" {ink("merchant")}'
    return (
        '<path d="M1.8 21.2C1.8 16.4 6.4 13.6 12 13.6S22.2 16.4 22.2 21.2C22.2 24.8 19.8 27.2 16.6'
        f' 27.2H7.4C4.2 27.2 1.8 24.8 1.8 21.2Z" {body}/><circle cx="12" cy="10.6" r="4" {body}/>'
        f'<path d="M4.2 1.4H19.8L17.4 7H6.6Z" {body}/>'
        f'<path d="M8.4 1.8l1 5M12 1.8v5M15.6 1.8l-1 5" {ink("merchant", 1)}/>'
        '<circle cx="12" cy="20.4" r="3.2" fill="var(--merchant-light)"/>'
        '<circle cx="12" cy="20.4" r="1.2" fill="var(--merchant-ink)"/>'
    )


def builder() -> str:
    """A square block of a body, a flat cap, a raised hammer."""
    body = f'fill="var(--builder)" {ink("builder")}'
    return (
        '<path d="M20.2 14V6" stroke="var(--staff)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="M16.4 2.4H23.2V6.6H16.4Z" fill="var(--builder-light)" {ink("builder", 1.3)}/>'
        '<path d="M2.4 15.4C2.4 14.6 3 14 3.8 14H20.2C21 14 21.6 14.6 21.6 15.4V27.2H2.4Z" '
        f'{body}/><path d="M5.4 13.8V7.8H14.6V13.8" {body}/><path d="M3.4 3.6H15V8H3.4Z" {body}/>'
        '<path d="M5.4 20.6H18.6M12 17.2V20.6M8.6 20.6V24.2M15.4 20.6V24.2" '
        'stroke="var(--builder-light)" stroke-width="1.6" stroke-linecap="round"/>'
    )


def assassin() -> str:
    """A pointed cloak, no face, a dagger."""
    return (
        f'<path d="{SILHOUETTES[4]}" fill="var(--assassin)" {ink("assassin")}/>'
        '<path d="M12 6.6C13.6 8.4 14.2 9.8 14.2 11.4C14.2 12.8 13.2 13.6 12 13.6'
        'S9.8 12.8 9.8 11.4C9.8 9.8 10.4 8.4 12 6.6Z" fill="var(--assassin-ink)"/>'
        '<path d="M10.9 16.2H13.1V22.6L12 25.4L10.9 22.6Z" fill="var(--assassin-light)"/>'
        '<path d="M9 17.4H15" stroke="var(--assassin-light)" stroke-width="1.5" '
        'stroke-linecap="round"/>'
    )


def ghost(tribe: int) -> str:
    """Where a meeple stood."""
    return (
        f'<path d="{SILHOUETTES[tribe]}" fill="var(--quiet)" fill-opacity=".18" '
        'stroke="var(--quiet)" stroke-opacity=".7" stroke-width="1.2"/>'
    )
