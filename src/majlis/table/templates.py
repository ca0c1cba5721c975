"""The pages' templates, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from majlis import games
from majlis.drawing import cover as covers
from majlis.drawing import icons, palette, portraits, shapes
from majlis.language import LANGUAGES, language
from majlis.words import number

STATIC = Path(__file__).parent / "static"
PALETTE = palette.css() + "".join(
    palette.css(games.game(id).colours, id) for id in games.catalogue()
)

COVERS = {
    f"{id}-{theme}.svg": games.game(id).cover.svg(theme, games.game(id).colours)
    for id in games.catalogue()
    for theme in palette.THEMES
}
PORTRAITS = {
    f"level{level}-{theme}.svg": portrait.svg(theme)
    for level, portrait in portraits.PORTRAITS.items()
    for theme in palette.THEMES
}
PICTURES = {"covers": COVERS, "portraits": PORTRAITS}
"""What we have drawn, by folder and file: the games, and the bots of each level."""


@cache
def edition() -> str:
    """Names this very state of the static files, so that browsers may keep them for ever."""
    pictures = [svg for folder in PICTURES.values() for svg in folder.values()]
    digest = sha256("".join([PALETTE, *pictures]).encode())
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def static(path: str) -> str:
    """The address of a static file."""
    return f"/static/{edition()}/{path}"


def moment(at: float) -> str:
    """When it was, as pages write times: scripts tell it by the reader's clock."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def has_static(path: str) -> bool:
    return (STATIC / path).is_file()


def drawn(markup: str) -> Markup:
    """What our own drawings made: they have escaped everybody's words already."""
    return Markup(markup)  # noqa: S704


def has_cover(game: str) -> bool:
    return f"{game}-{palette.THEMES[0]}.svg" in COVERS


def cover(game: str) -> Markup:
    return picture("cover", f"covers/{game}", covers.WIDTH, covers.HEIGHT)


def portrait(level: int) -> Markup:
    return picture("portrait", f"portraits/level{level}", portraits.WIDTH, portraits.HEIGHT)


def picture(kind: str, path: str, width: int, height: int) -> Markup:
    """By day and by night; stylesheets show one of them."""
    return drawn(
        "".join(
            f'<img class="{kind} by-{theme}" src="{static(f"{path}-{theme}.svg")}" alt="" '
            f'width="{width}" height="{height}" loading="lazy">'
            for theme in palette.THEMES
        )
    )


@cache
def environment(code: str) -> Environment:
    env = Environment(
        loader=PackageLoader("majlis.table"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    env.install_gettext_translations(language(code), newstyle=True)  # type: ignore[attr-defined]
    env.filters["number"] = number
    env.filters["moment"] = moment
    env.globals.update(
        code=code,
        languages=LANGUAGES,
        static=static,
        has_static=has_static,
        cover=cover,
        portrait=portrait,
        beads=lambda level: drawn(portraits.beads(level)),
        icon=lambda name, size=20: drawn(icons.icon(name, size)),
        themes=palette.THEMES,
        shape_path=lambda seat, size: shapes.shape_path(seat, radius=size),
        seat_mark=lambda seat, size=20: drawn(shapes.seat_mark(seat, size)),
        logo=drawn(icons.LOGO),
        star=icons.STAR,
        sprite=drawn(icons.sprite()),
        zellige=drawn(icons.zellige()),
    )
    return env


@cache
def template(code: str, name: str) -> Template:
    return environment(code).get_template(name)


def render(code: str, name: str, /, **context: Any) -> str:
    """A page, or a piece of one, in this language."""
    return template(code, name).render(context)


def render_all(code: str, name: str, things: Iterable[dict[str, Any]]) -> str:
    """The same piece of a page for one thing after the other."""
    return "".join(f"{one_of_many(code, name, tuple(thing.items()))}\n" for thing in things)


@lru_cache(2048)  # of several players only one has moved, and all pages of the table show all
def one_of_many(code: str, name: str, thing: tuple[tuple[str, Any], ...]) -> str:
    return render(code, name, **dict(thing))


def compile_pieces() -> None:
    """What pages are put together from, in all languages, before somebody waits for it."""
    for code in LANGUAGES:
        for name in environment(code).list_templates(filter_func=lambda one: "piece_" in one):
            template(code, name)
