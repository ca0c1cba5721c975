"""The page of an analysis: curve, turns, turning points, and the board at any moment."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from majlis import games
from majlis.bots.advice import Verdict
from majlis.bots.analysis import CALLED, Judged, Story, accuracy, turning_points, verdicts
from majlis.drawing.scene import DrawingContext, Format
from majlis.kernel.state import State
from majlis.language import language
from majlis.table import names
from majlis.table.analyses import Analysis
from majlis.table.guests import Visitor
from majlis.table.pages import Visit, page
from majlis.table.refusals import NotHere
from majlis.table.services import InjectedServices
from majlis.table.snapshot import Snapshot
from majlis.table.stills import Still, still
from majlis.table.templates import render
from majlis.words import signed, turns
from majlis.words.reasons import contrast

WIDTH, HEIGHT = 1000, 240
"""Of the curve."""
MARKS = {
    Verdict.BEST: "crown",
    Verdict.GOOD: "check",
    Verdict.INACCURACY: "wave",
    Verdict.MISTAKE: "close",
    Verdict.BLUNDER: "crosses",
}
"""The mark of each verdict: colour is never the only one."""


class Progress(msgspec.Struct):
    """How far an analysis has got, and what there is to see of it."""

    done: bool
    html: str


@get("/t/{id:str}/analysis")
async def analysis(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Response[str]:
    room = await services.rooms.room(id)
    known = await services.analyses.of(room)
    shown = await room.snapshot()
    t = language(guest.language)
    return page(
        request,
        services,
        guest,
        "analysis.html",
        table=id,
        game=shown.table.game,
        title=t.gettext(games.meta(shown.table.game).title),
        table_name=names.told(shown.table.name, t),
        answers=len(shown.log),
        found=found(known, shown, guest.language),
        done=known.done,
    )


@get("/t/{id:str}/analysis/now")
async def progress(services: InjectedServices, guest: Visitor, id: FromPath[str]) -> Progress:
    room = await services.rooms.room(id)
    known = await services.analyses.of(room)
    return Progress(known.done, found(known, await room.snapshot(), guest.language))


@get("/t/{id:str}/analysis/board")
async def board(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    at: FromQuery[int] = 0,
    turn: FromQuery[int] = -1,
    better: FromQuery[bool] = False,
    step: FromQuery[int] = 0,
    format: FromQuery[Format] = Format.WIDE,
    zone: FromQuery[str] = "",
) -> Still:
    """The board after so many answers of the match; or after so many steps of a turn, as it was
    played or as it would have been better, seen by its player."""
    room = await services.rooms.room(id)
    known = await services.analyses.of(room)
    view: State
    if turn >= 0:
        if turn >= len(known.story.played) or (better and turn not in known.judged):
            raise NotHere
        played = known.story.played[turn]
        line = known.judged[turn].better if better else played.answers
        view = games.game(known.story.game).state.load(played.view)
        for action in line[:step]:
            view = view.look_ahead(action)
    else:
        replay = await services.replays.of(id, guest.language)
        view = await replay.state(min(max(0, at), len(replay.log)))
    names = (await room.snapshot()).seat_names(guest.language)
    context = DrawingContext(guest.language, format, names, zone=zone)
    return await still(room.table.game, view, context)


# -- what there is to see ----------------------------------------------------------------------


def found(known: Analysis, shown: Snapshot, code: str) -> str:
    """The analysis as far as it has got."""
    story, judged = known.story, known.in_order
    words = shown.words(code)
    return render(
        code,
        "piece_analysis.html",
        judged=len(judged),
        turns=len(story.played),
        width=WIDTH,
        height=HEIGHT,
        areas=areas(story),
        seats=[
            {
                "seat": seat,
                "name": words.names.player(seat),
                "accuracy": percent(accuracy(story, judged, seat)) if known.done else None,
                "skill": signed(round(100 * story.skill(seat))),
                "luck": signed(round(100 * story.luck[seat])),
                "turns": [marked(story, one, code) for one in judged if by(story, one) == seat],
                "verdicts": [
                    (*called(kind, code), n) for kind, n in verdicts(story, judged, seat).items()
                ],
            }
            for seat in story.seats
        ],
        points=[turning(story, one, shown, code) for one in turning_points(judged)],
    )


def by(story: Story, judged: Judged) -> int:
    return story.played[judged.nth].seat


def percent(share: float | None) -> int | None:
    return None if share is None else round(100 * share)


def called(kind: Verdict, code: str) -> tuple[str, str]:
    return language(code).gettext(CALLED[kind]), MARKS[kind]


def marked(story: Story, judged: Judged, code: str) -> dict[str, Any]:
    """A turn in the row of its player."""
    word, icon = called(judged.verdict, code)
    return {
        "nth": judged.nth,
        "word": word,
        "icon": icon,
        "kind": judged.verdict,
        "steps": len(story.played[judged.nth].answers),
        "better_steps": len(judged.better),
    }


def turning(story: Story, judged: Judged, shown: Snapshot, code: str) -> dict[str, Any]:
    """A turning point: what was done, and what would have been better."""
    played = story.played[judged.nth]
    words = shown.words(code)
    view = games.game(story.game).state.load(played.view)
    better = turns.told(words, view, judged.better)
    return marked(story, judged, code) | {
        "seat": played.seat,
        "text": turns.told(words, view, played.answers).text,
        "better": turns.without_name(words, better),
        "why": contrast(words, played.seat, judged.reasons),
        "lost": signed(-round(100 * judged.lost)),
        "from": round(100 * judged.best),
        "to": round(100 * judged.chance),
    }


def areas(story: Story) -> list[str]:
    """For each seat the corners of what its chance covers, one above the other."""
    last = max(1, story.curve[-1].at)
    corners = []
    for seat in story.seats:
        low = [sum(point.chances[:seat]) for point in story.curve]
        high = [sum(point.chances[: seat + 1]) for point in story.curve]
        xs = [WIDTH * point.at / last for point in story.curve]
        way = [*zip(xs, high, strict=True), *reversed([*zip(xs, low, strict=True)])]
        corners.append(" ".join(f"{x:.1f},{HEIGHT * (1 - y):.1f}" for x, y in way))
    return corners


ANALYSIS = [analysis, progress, board]
