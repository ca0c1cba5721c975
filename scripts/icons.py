"""Draw the icons that phones want, from the star of the house: `python scripts/icons.py`.

Needs Chromium, as the browser tests do. What it writes is part of the sources.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from majlis.drawing.icons import STAR
from majlis.drawing.palette import TOKENS

STATIC = Path(__file__).parents[1] / "src" / "majlis" / "table" / "static"
ACTION, PANEL, GROUND = (TOKENS[name][0] for name in ("action", "panel", "ground"))
TENT = '<path d="M-2.6 1.2Q0-4.3 2.6 1.2Z"/><path d="M-3.4 1.65H3.4V2.75H-3.4Z"/>'


def star(ink: str, inside: str) -> str:
    return (
        f'<path d="{STAR}" fill="{ink}"/><circle r="4.4" fill="{inside}"/>'
        f'<g fill="{ink}">{TENT}</g>'
    )


def svg(drawn: str, half: float, ground: str = "") -> str:
    side = 2 * half
    paper = f'<rect x="{-half}" y="{-half}" width="{side}" height="{side}" fill="{ground}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-half} {-half} {side} {side}">'
        f"{paper if ground else ''}{drawn}</svg>"
    )


HOLE = "M4.4 0A4.4 4.4 0 1 0 -4.4 0A4.4 4.4 0 1 0 4.4 0Z"
BADGE = f'<g fill="#fff"><path fill-rule="evenodd" d="{STAR}{HOLE}"/>{TENT}</g>'
PICTURES = {
    "icon-192": (192, svg(star(ACTION, PANEL), 12)),
    "icon-512": (512, svg(star(ACTION, PANEL), 12)),
    "maskable-512": (512, svg(star(ACTION, PANEL), 18, GROUND)),
    "touch-180": (180, svg(star(ACTION, PANEL), 15, GROUND)),
    "badge-96": (96, svg(BADGE, 12)),
}
"""The size of each in pixels, and how it is drawn; a badge is a shape without colours."""


def main() -> None:
    folder = STATIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (size, drawn) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0;display:block}}</style>{drawn}")
            page.screenshot(path=str(folder / f"{name}.png"), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
