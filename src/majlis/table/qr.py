"""A link as a QR code, for a phone that is held in front of the screen."""

from __future__ import annotations

from functools import lru_cache

import segno


@lru_cache(maxsize=256)
def qr_code(link: str) -> str:
    """SVG, dark on white in both themes: many cameras do not read it the other way round."""
    code = segno.make_qr(link, error="m")
    return code.svg_inline(border=3, omitsize=True, svgclass="code", lineclass=None, light="#fff")
