"""What one page shows of a table: the picture, the words around it, and what its reader may do.

A pure function of a small request, so that equal viewers share one result, and another process can
make it.
"""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import escape

from majlis import games
from majlis.drawing.scene import Scene
from majlis.kernel.frame import NONE, WATCHER
from majlis.table import names
from majlis.table.choices import Choice
from majlis.table.paces import NO_PACE
from majlis.table.page_drawing import PageDrawing
from majlis.table.page_request import PageRequest
from majlis.table.player_panels import PlayerPanels
from majlis.table.question_bar import QuestionBar
from majlis.table.result_content import ResultContent
from majlis.table.retelling import retold
from majlis.table.stills import zone_switch
from majlis.table.templates import render, render_all
from majlis.table.wire import Drafted


@dataclass(frozen=True)
class PageContent:
    """What the page shows; a window sends of it what has changed."""

    scene: Scene
    html: dict[str, str]
    ask: int | None
    companion: int | None
    draft: Drafted | None
    """How far the person's plan has got; None if nothing is asked of them."""
    dropped: bool
    """The plan could not be played any more."""
    tree: dict[int, Choice]
    ghosts: dict[int, str]
    title: str
    question: str


def page_content(request: PageRequest) -> PageContent:
    """The table as the page shows it."""
    page = PageDrawing(request)
    question = QuestionBar(page).content()
    players = PlayerPanels(page).content()
    headline = str(question["title"])
    title = page.t.gettext(games.meta(request.table.game).title)
    called = page.asked or is_called(request)
    return PageContent(
        scene=page.scene,
        html={
            "standing": standing(page),
            "question": render(page.code, "piece_question.html", **question),
            "players": render_all(page.code, "piece_player.html", players),
            "scores": render_all(page.code, "piece_score.html", players),
            "cards": "".join(page.scene.cards.values()),
            "enlarged": enlarged(page),
            "mine": page.scene.mine,
            "zones": zone_switch(page.scene, page.code),
            "summary": str(escape(page.scene.summary)),
            "outline": render(
                page.code, "piece_outline.html", outline=page.words.outline(page.view)
            ),
            "result": result(page, headline) if request.played else "",
        },
        ask=request.ask,
        companion=request.companion,
        draft=page.drafted.told(request) if page.drafted else None,
        dropped=page.dropped,
        tree=page.tree | page.shortcuts,
        ghosts=page.ghosts(),
        title=f"{page.t.gettext('Your turn')} · {title}" if called else title,
        question=headline,
    )


def is_called(request: PageRequest) -> bool:
    """Somebody at this device is asked, and has to take it first."""
    sharing = request.sharing
    return request.seat == WATCHER and sharing is not None and sharing.next != NONE


def standing(page: PageDrawing) -> str:
    """Which table this is, how far the match has come, and how much time there is."""
    t, table = page.t, page.request.table
    name = t.gettext("Table “%(name)s”") % {"name": names.told(table.name, t)}
    pace = names.paced(table.pace, t) if table.pace != NO_PACE else ""
    return str(escape(" · ".join(filter(None, [name, page.request.heading, pace]))))


def enlarged(page: PageDrawing) -> str:
    """The way back from somebody else's board."""
    if page.request.board_of == NONE:
        return ""
    return render(page.code, "piece_enlarged.html", watching=page.seat < 0, nobody=NONE)


def result(page: PageDrawing, headline: str) -> str:
    """How the game has come out."""
    request, table = page.request, page.request.table
    options = tuple(sorted(table.options.items()))
    state = request.state
    turns = retold(table.game, table.seats, options, state.rules, request.played)
    content = ResultContent(page.words_to_reader(), state, turns, request.format, table.id)
    return content.html(headline, table.seed, request.lasted)
