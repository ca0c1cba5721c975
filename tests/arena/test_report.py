"""The page of a contest."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from majlis.arena.plots import Scale, short
from majlis.arena.pool import Processes
from majlis.arena.record import Record
from majlis.arena.report import page
from majlis.arena.running import Stop, run
from majlis.arena.standing import Standing
from majlis.cli import main
from tests.arena.test_contest import OWN, game, stakes

PLOTS = "Ratings", "CPU time", "Share of victories", "How often"


def played(games: int) -> Standing:
    record = Record(stakes("greedy", "random", f"{OWN}:Middle"))
    run(record, games, workers=Processes(1))
    return Standing.of(record)


def pictures(html: str) -> dict[str, ElementTree.Element]:
    """The plots, by what they say they are."""
    found = map(ElementTree.fromstring, re.findall(r"<svg viewBox.*?</svg>", html))
    return {picture.get("aria-label", ""): picture for picture in found}


@pytest.mark.parametrize("games", [1, 6, 60])
def test_every_bot_is_in_every_plot(games: int) -> None:
    result = played(games)
    for says, picture in pictures(page(result)).items():
        texts = {text.text for text in picture.iter("text")}
        marks = {path.get("fill") for path in picture.iter("path")}
        assert says.startswith(PLOTS)
        for line in result.lines:
            # The plot of the course has a legend beside it.
            assert line.bot in texts or says.startswith("Share")
            place = result.contest.bots.index(line.bot)
            assert f"var(--seat-{place + 1})" in marks
        assert not [text for text in texts if text and "nan" in text]


def test_all_plots_are_there() -> None:
    assert len(pictures(page(played(6)))) == len(PLOTS)


def test_nothing_lies_outside_a_plot() -> None:
    for picture in pictures(page(played(60))).values():
        _, _, width, height = map(float, picture.get("viewBox", "").split())
        for text in picture.iter("text"):
            assert 0 <= float(text.get("x", "-1")) <= width
            assert 0 <= float(text.get("y", "-1")) <= height
        for line in picture.iter("line"):
            assert all(0 <= float(line.get(x, "-1")) <= width for x in ("x1", "x2"))


def test_the_page_needs_nothing_from_elsewhere() -> None:
    html = page(played(6))
    assert not re.findall(r"https?:|src=|url\(|@import|<script|<link", html)
    assert "prefers-color-scheme: dark" in html
    used = set(re.findall(r"var\(--([\w-]+)\)", html))
    day, night = (set(re.findall(r"--([\w-]+):", block)) for block in re.findall(r"{--.*?}", html))
    assert used <= day == night


def test_names_are_text_and_not_markup() -> None:
    record = Record(stakes("<b>&", "B"))
    record.add(game(0, ["<b>&", "B"], [3, 5], [1]))
    html = page(Standing.of(record))
    assert "<b>" not in html
    assert "&lt;b&gt;&amp;" in html


def test_the_verdict_is_on_the_page() -> None:
    record = Record(stakes("A", "B"))
    record.add(game(0, ["A", "B"], [3, 5], [1]))
    html = page(Standing.of(record, Stop(record, 0.5, 0.6)))
    assert "Undecided after 0 games: A wins 60% of its duels with B rather than 50%" in html


def test_ticks_are_round_numbers() -> None:
    assert Scale(-95, 120).ticks() == [-50, 0, 50, 100]
    assert Scale(0.31, 0.74).ticks() == pytest.approx([0.4, 0.5, 0.6, 0.7])
    assert Scale(0, 10, start=100, end=200).at(2.5) == 125


def test_of_a_long_name_the_class_is_kept() -> None:
    name = "somewhere.far.away.in.a.deep.folder:Clever"
    assert short(name).startswith("…")
    assert short(name).endswith("folder:Clever")


def test_a_finished_file_gives_its_report_again(tmp_path: Path) -> None:
    command = f"arena --game template --bots greedy,random --games 4 --jobs 1 --file {tmp_path}/g"
    for name in ("one.html", "again.html"):
        assert main([*command.split(), "--report", str(tmp_path / name)]) == 0
    assert (tmp_path / "one.html").read_text() == (tmp_path / "again.html").read_text()
