"""The colours of the table."""

from __future__ import annotations

import re

import pytest

from majlis.drawing.palette import TOKENS, css, fill_in
from tests.drawing.contrast import GLYPH, TEXT, mixed, ratio, too_low

PAPER = ["ground", "panel", "inset"]
SEATS = [f"seat-{seat}" for seat in range(1, 6)]


def test_contrast_is_measured_right() -> None:
    assert ratio("#000000", "#FFFFFF") == pytest.approx(21)
    assert ratio("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert mixed("#FFFFFF", "#000000", 0.5) == "#808080"


def test_text_can_be_read_on_paper() -> None:
    inks = ["ink", "quiet", "action-text"]
    assert too_low(TOKENS, [(ink, paper) for ink in inks for paper in PAPER], TEXT) == []


def test_text_can_be_read_on_what_is_filled() -> None:
    pairs = [("on-action", "action"), ("on-water", "water"), ("on-palm", "palm")]
    pairs += [("on-clay", "clay"), *[("on-seat", seat) for seat in SEATS]]
    assert too_low(TOKENS, pairs, TEXT) == []


def test_gains_can_be_read_in_the_log() -> None:
    assert too_low(TOKENS, [(gain, "panel") for gain in ("water", "palm", "clay")], TEXT) == []


def test_marks_of_seats_and_rings_stand_out_on_paper() -> None:
    marks = [*SEATS, "ring-edge", "action", "water", "palm", "clay"]
    assert too_low(TOKENS, [(mark, paper) for mark in marks for paper in PAPER], GLYPH) == []


def test_saffron_alone_would_not_do() -> None:
    """Why the ring has an edge."""
    assert ratio(TOKENS["ring"][0], TOKENS["ground"][0]) < GLYPH


def test_a_chosen_place_does_not_look_like_the_others() -> None:
    assert too_low(TOKENS, [("action", "ring")], 1.7) == []


def test_the_stylesheet_holds_every_token_once_for_each_theme() -> None:
    day, night = css().split('[data-theme="night"]')
    for at, block in enumerate((day, night)):
        found = dict(re.findall(r"--([\w-]+): ([^;]+);", block))
        assert found == {name: colours[at] for name, colours in TOKENS.items()}
    assert day.startswith(":root {")


def test_the_colours_of_a_game_hold_where_it_is_shown() -> None:
    assert css({"sea": ("#0000FF", "#000080")}, "islands") == (
        ':root [data-game="islands"] {\n  --sea: #0000FF;\n}\n\n'
        '[data-theme="night"] [data-game="islands"] {\n  --sea: #000080;\n}\n'
    )


def test_a_picture_has_colours_instead_of_names() -> None:
    drawn = '<path fill="var(--ink)" stroke="var(--own)"/>'
    own = {"own": ("#111111", "#EEEEEE")}
    assert fill_in(drawn, "day", own) == '<path fill="#2B2118" stroke="#111111"/>'
    assert fill_in(drawn, "night", own) == '<path fill="#F1E7D6" stroke="#EEEEEE"/>'


def test_a_colour_without_a_value_is_a_fault() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        fill_in('<path fill="var(--nowhere)"/>', "day", {})


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(LookupError, match=r"no theme 'dusk'.*day, night"):
        fill_in("<g/>", "dusk", {})
