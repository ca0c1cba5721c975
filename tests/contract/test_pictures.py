"""What every picture of every game is like: for all seats and watchers, in every room and every
language, by day and by night."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from majlis import games
from majlis.drawing.icons import ICONS
from majlis.drawing.palette import THEMES, TOKENS
from majlis.drawing.scene import LONGEST_SHORTCUT, DrawingContext, Format, Scene, Target
from majlis.interface import GameInterface
from majlis.kernel.chance import Rng
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.state import State
from majlis.match import Match
from majlis.table.choices import along
from tests.contract.moments import EVERY_GAME, Moment, heard, moments, notes_of, records
from tests.drawing.legible import too_small, written_in
from tests.drawing.looking import NAMES, beside, look, parse, undressed
from tests.drawing.paths import apart, inside, points_within
from tests.drawing.russian import no_latin

RUSSIAN = ("Лейла", "Фенек & Ко", "<Тома>", "О'Хара", 'Ирис "И"')
IN_A_ROW = 150
"""Positions of one game that are drawn one after the other."""


@dataclass(frozen=True)
class Picture:
    """A moment as one viewer sees it."""

    moment: Moment
    view: State
    look: DrawingContext
    scene: Scene

    def __str__(self) -> str:
        who, how = self.view.viewer, self.look
        return f"{self.moment}, seen by {who}, {how.language}, {how.format}"

    @cached_property
    def parts(self) -> str:
        """Everything of it that a page shows, but for its symbols."""
        return "".join([*self.scene.nodes.values(), *beside(self.scene)])


class Gallery:
    """The moments of a game as pictures: each for one who is asked, at a desktop, on a phone and in
    another room, and for somebody else; languages, rooms and viewers take turns."""

    def __init__(self, game: str) -> None:
        self.id = game
        self.game: GameInterface[Any] = games.game(game)
        self.pictures = [
            picture for nth, moment in enumerate(moments(game)) for picture in self.of(moment, nth)
        ]

    def of(self, moment: Moment, nth: int) -> Iterator[Picture]:
        one, other = ("en", "ru") if nth % 2 else ("ru", "en")
        asked = (moment.asked or [WATCHER])[0]
        somebody = moment.viewers[nth % len(moment.viewers)]
        yield self.draw(moment, asked, one, Format.WIDE)
        yield self.draw(moment, asked, other, Format.PHONE)
        yield self.draw(moment, asked, one, (Format.LAPTOP, Format.TALL)[nth // 2 % 2])
        yield self.draw(moment, somebody, other, list(Format)[nth % len(Format)])

    def draw(self, moment: Moment, viewer: int, language: str, format: Format) -> Picture:
        """Upright tablets and phones are touched."""
        view = moment.state.redact(viewer)
        around = replace(
            look(moment.seats, language, fresh=heard(moment.fresh, viewer)),
            format=format,
            names=(RUSSIAN if language == "ru" else NAMES)[: moment.seats],
            recent=heard(moment.recent, viewer),
            touch=format in (Format.TALL, Format.PHONE),
        )
        return Picture(moment, view, around, self.game.draw(view, around))


@pytest.fixture(scope="module", params=EVERY_GAME)
def gallery(request: pytest.FixtureRequest) -> Gallery:
    return Gallery(request.param)


# -- it is a picture -------------------------------------------------------------------------------


def test_every_picture_is_well_formed(gallery: Gallery) -> None:
    """Whatever players are called."""
    for nth, picture in enumerate(gallery.pictures):
        parse(picture.scene, ("day", "night")[nth % 2])
        assert picture.scene.title, picture


def test_a_picture_does_not_change_its_size_during_a_game(gallery: Gallery) -> None:
    sizes = {
        (picture.moment.seats, picture.look.format, picture.scene.width, picture.scene.height)
        for picture in gallery.pictures
    }
    assert len(sizes) == len({(seats, format) for seats, format, _, _ in sizes})


def test_nothing_in_it_has_a_style(gallery: Gallery) -> None:
    """The content security policy of the page forbids it."""
    for picture in gallery.pictures:
        assert not re.search(r"<style|\sstyle=", picture.parts + picture.scene.defs), picture


def test_all_pictures_of_a_game_share_their_symbols(gallery: Gallery) -> None:
    assert len({picture.scene.defs for picture in gallery.pictures}) == 1


def test_whatever_is_used_is_defined_once(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        whole = picture.scene.defs + picture.parts
        defined = re.findall(r'\sid="([^"]+)"', whole)
        of_the_house = [f"icon-{name}" for name in ICONS]  # on the same page
        assert len(defined + of_the_house) == len({*defined, *of_the_house}), picture
        known = {*defined, *of_the_house}
        used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', whole))
        assert {one or other for one, other in used} <= known, picture
        stats = [stat for panel in picture.scene.panels for stat in panel.stats]
        assert {f"icon-{stat.icon}" for stat in stats} <= known, picture


def test_icons_of_the_log_are_defined(gallery: Gallery) -> None:
    defs = gallery.pictures[0].scene.defs
    known = {*re.findall(r'\bid="icon-([^"]+)"', defs), *ICONS}
    log = gallery.game.words("en", NAMES).log
    for note in notes_of(gallery.id):
        said = log.say(note)
        if said:
            assert {said.mark, *(icon for icon, _ in said.gains)} <= {*known, ""}, said


def test_every_icon_of_a_panel_has_a_name(gallery: Gallery) -> None:
    """For whoever points at it, focuses it or listens."""
    for picture in gallery.pictures:
        for panel in picture.scene.panels:
            assert all(stat.word and stat.value for stat in panel.stats), picture
            extra = ElementTree.fromstring(f"<div>{panel.extra}</div>")
            assert not list(nameless(extra)), picture
            for named in extra.findall(".//*[@title]"):
                spoken = named.find("span[@class='spoken']")
                assert spoken is not None, picture
                assert spoken.text == named.get("title"), picture
                assert named.get("tabindex"), picture


def nameless(element: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """The icons in it that nothing around them names."""
    if element.get("title"):
        return
    if element.tag == "svg":
        yield element
    for child in element:
        yield from nameless(child)


def test_colours_have_names_and_both_themes(gallery: Gallery) -> None:
    own = gallery.game.colours
    for colour, themes in own.items():
        assert len(themes) == 2, colour
        assert all(re.fullmatch(r"#[0-9A-F]{6}|rgba\([\d.,]+\)", theme) for theme in themes), colour
    assert not own.keys() & TOKENS.keys()
    for picture in gallery.pictures:
        stats = [stat for panel in picture.scene.panels for stat in panel.stats]
        used = {*re.findall(r"var\(--([\w-]+)\)", picture.parts + picture.scene.defs)}
        used |= {stat.tone for stat in stats if stat.tone}
        assert used <= {*own, *TOKENS}, picture
        assert picture.scene.colours == own, picture


def test_the_stylesheet_dresses_everything_that_is_written(gallery: Gallery) -> None:
    assert undressed(gallery.id, [picture.scene for picture in gallery.pictures]) == set()


# -- it can be read --------------------------------------------------------------------------------


def test_nothing_is_written_too_small(gallery: Gallery) -> None:
    letters = 0
    for nth, picture in enumerate(gallery.pictures):
        scene, format = picture.scene, picture.look.format
        letters += sum(len(written_in(node, scene.defs)) for node in scene.nodes.values())
        assert too_small(scene, format) == set(), picture
        if scene.panels[0].board and nth % 5 == 0:
            visited = replace(picture.look, board_of=nth % picture.moment.seats)
            assert too_small(gallery.game.draw(picture.view, visited), format) == set(), picture
    assert letters > len(gallery.pictures)


def test_in_russian_nothing_is_written_in_english(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        if picture.look.language == "ru":
            wrong = [text for text in texts(picture.scene) if not no_latin(text)]
            assert not wrong, picture


def texts(scene: Scene) -> Iterator[str]:
    """Everything that can be read, or heard."""
    yield from (scene.title, scene.summary)
    for target in (*scene.targets.values(), *scene.shortcuts.values()):
        yield from (target.name, target.explain)
    for chip in scene.chips.values():
        yield from (chip.title, chip.detail)
    for panel in scene.panels:
        for stat in panel.stats:
            yield from (stat.value, stat.word)
    for fragment in (*scene.nodes.values(), *beside(scene)):
        yield from ElementTree.fromstring(f"<g>{fragment}</g>").itertext()


# -- it can be pointed at --------------------------------------------------------------------------


def test_every_legal_answer_has_a_place_or_a_chip(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        for action in picture.view.legal:
            scene = picture.scene
            pair = scene.pairs.get(action)
            whole = action in scene.targets or action in scene.chips
            halves = pair and pair.piece in scene.chips and pair.place in scene.targets
            said = whole or halves or leaps_on(picture.view, scene, action)
            assert said, (str(picture), picture.view.label(action))
        assert all(chip.title for chip in picture.scene.chips.values()), picture


def leaps_on(view: State, scene: Scene, action: int) -> bool:
    """Chips stand for this answer together with every one that can follow."""
    following = {path[1] for path in scene.leaps if path[0] == action}
    return bool(following) and following == {*view.look_ahead(action).legal}


def test_a_piece_is_no_answer(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        assert picture.scene.pairs.keys() <= {*picture.view.legal}, picture
        assert all(pair.piece < NONE for pair in picture.scene.pairs.values()), picture


def test_every_target_lies_in_the_picture_around_its_middle(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        for action, target in picture.scene.targets.items():
            where = (str(picture), picture.view.label(action), target)
            assert target.name, where
            assert 0 < target.at[0] < picture.scene.width, where
            assert 0 < target.at[1] < picture.scene.height, where
            assert inside(target.at, target.shape), where


def test_a_place_for_several_answers_stands_for_legal_ones(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        for path, target in picture.scene.shortcuts.items():
            where = (str(picture), target)
            assert along(picture.view, path) is not None, where
            assert len(path) <= LONGEST_SHORTCUT, where
            assert inside(target.at, target.shape), where
            assert target.name, where


def test_every_target_that_is_lit_can_be_hit(gallery: Gallery) -> None:
    """Some of it lies in the picture, and no other target above all of that."""
    for picture in gallery.pictures:
        targets = picture.scene.targets
        order = list(targets)
        for action in picture.view.legal:
            if action in targets:
                above = [targets[other] for other in order[order.index(action) + 1 :]]
                assert can_be_hit(targets[action], above, picture.scene), (
                    str(picture),
                    picture.view.label(action),
                )


def can_be_hit(target: Target, above: list[Target], scene: Scene) -> bool:
    free = [
        (x, y)
        for x, y in points_within(target.shape)
        if 0 < x < scene.width and 0 < y < scene.height
    ]
    for other in above:
        if not apart(target.shape, other.shape):
            free = [point for point in free if not inside(point, other.shape)]
    return bool(free)


# -- pieces ----------------------------------------------------------------------------------------


def test_a_piece_keeps_its_key_while_the_game_goes_on(gallery: Gallery) -> None:
    """Most do from one answer to the next; what looks the same as before has the same key, but for
    the number of equal pieces."""
    record = min(records(gallery.id), key=lambda record: len(record.answers))
    seats = record.header.seats
    positions = Match.positions(gallery.game, record)
    scenes = (
        gallery.game.draw(s.redact(0), look(seats))
        for _, s in zip(range(IN_A_ROW), positions, strict=False)
    )
    for before, after in pairwise(scenes):
        kept = before.nodes.keys() & after.nodes.keys()
        assert 2 * len(kept) > len(before.nodes)
        was, now = alone(before), alone(after)
        moved = {(was[svg], now[svg]) for svg in was.keys() & now.keys() if was[svg] != now[svg]}
        assert moved == set()


def alone(scene: Scene) -> dict[str, str]:
    """The key of whatever looks like nothing else, without its number."""
    times = Counter(scene.nodes.values())
    return {
        svg: re.sub(r"\d+$", "", key)
        for key, svg in scene.nodes.items()
        if times[svg] == 1 and svg != "<g/>"
    }


def test_keys_and_targets_are_the_same_in_every_language(gallery: Gallery) -> None:
    for picture in gallery.pictures[::7]:
        other = replace(picture.look, language="en" if picture.look.language == "ru" else "ru")
        translated = gallery.game.draw(picture.view, other)
        assert list(translated.nodes) == list(picture.scene.nodes), picture
        assert list(translated.targets) == list(picture.scene.targets), picture
        assert list(translated.chips) == list(picture.scene.chips), picture


def test_what_moves_is_drawn_and_ends_in_its_place(gallery: Gallery) -> None:
    for picture in gallery.pictures:
        for motion in picture.scene.motion:
            assert motion.key in picture.scene.nodes, picture
            assert motion.points[-1] == (0, 0), picture


def test_every_seat_has_a_panel_with_its_points(gallery: Gallery) -> None:
    """Or without, where players agreed to hide them."""
    for picture in gallery.pictures:
        panels = picture.scene.panels
        assert len(panels) == picture.moment.seats, picture
        for panel, points in zip(panels, picture.view.scores(), strict=True):
            assert panel.score is None or panel.score + panel.promised == points, picture
            assert panel.promised == 0 or picture.view.waiting, picture


def test_a_picture_shows_only_what_its_viewer_knows(gallery: Gallery) -> None:
    """Of all positions that look alike to somebody, the picture is the same."""
    rng = Rng(1)
    for picture in gallery.pictures[::5]:
        viewer = picture.view.viewer
        guess = picture.view.determinize(rng).redact(viewer)
        assert gallery.game.draw(guess, picture.look) == picture.scene, picture


# -- stamps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_moment_can_be_drawn_as_a_stamp(game: str) -> None:
    """By day and by night, with colours that are known, from what a watcher sees."""
    known = games.game(game)
    drawn = set()
    for moment in moments(game):
        view = moment.state.redact(WATCHER)
        for theme in THEMES:
            svg = known.mini.svg(view, theme, known.colours)
            assert ElementTree.fromstring(svg).tag.endswith("svg")
            assert "var(" not in svg
            assert "<text" not in svg
            drawn.add(svg)
    assert len(drawn) > len(THEMES)
