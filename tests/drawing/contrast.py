"""How well one colour can be told from another: the contrast ratio of WCAG 2."""

from __future__ import annotations

from majlis.drawing.palette import Colours

TEXT = 4.5
GLYPH = 3.0


def luminance(colour: str) -> float:
    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    assert len(colour) == 7, f"{colour}: only #RRGGBB can be measured"
    red, green, blue = (linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mixed(over: str, under: str, opacity: float) -> str:
    """A colour laid half transparent over another."""
    channels = [
        round(int(over[at : at + 2], 16) * opacity + int(under[at : at + 2], 16) * (1 - opacity))
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{channel:02X}" for channel in channels)


def too_low(colours: Colours, pairs: list[tuple[str, str]], needed: float) -> list[str]:
    """The pairs of names that are too alike, by day or by night."""
    return [
        f"{theme}: {one} on {other} is {found:.2f}"
        for one, other in pairs
        for at, theme in enumerate(("day", "night"))
        if (found := ratio(colours[one][at], colours[other][at])) < needed
    ]
