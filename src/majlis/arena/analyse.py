"""Analysis of a match on the command line: in as many processes as one likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any

from majlis import games
from majlis.arena.pool import Workers
from majlis.bots.advice import Verdict
from majlis.bots.analysis import (
    BUDGET,
    CALLED,
    Judge,
    Judged,
    Story,
    accuracy,
    story,
    turning_points,
    verdicts,
)
from majlis.kernel.match import Match
from majlis.language import N_, language
from majlis.words import signed, turns
from majlis.words.reasons import contrast

HEAD = (N_("Player"), N_("Accuracy"), N_("Skill"), N_("Luck"), N_("Win chance"))
BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 40
"""Characters of a curve."""


def judge(match: Match, seed: str, budget: int | None) -> Judge:
    return Judge(story(match), seed, budget or BUDGET)


def judged(judge: Judge, workers: Workers, done: Callable[[], object]) -> list[Judged]:
    """Every turn of the story, in its order."""
    found: list[Judged] = []
    with closing(workers.outcomes(judge, range(len(judge.story.played)))) as results:
        for _, one in results:
            found.append(one)
            done()
    return sorted(found, key=lambda one: one.nth)


def plain(story: Story, judged: Sequence[Judged]) -> dict[str, Any]:
    """Everything, for programs."""
    label = games.game(story.game).state.label
    return {
        "game": story.game,
        "curve": [{"at": point.at, "chances": point.chances} for point in story.curve],
        "seats": [
            {
                "accuracy": accuracy(story, judged, seat),
                "verdicts": verdicts(story, judged, seat),
                "skill": story.skill(seat),
                "luck": story.luck[seat],
            }
            for seat in story.seats
        ],
        "turns": [
            {
                "at": story.played[one.nth].at,
                "seat": story.played[one.nth].seat,
                "played": [label(action) for action in story.played[one.nth].answers],
                "better": [label(action) for action in one.better],
                "chance": one.chance,
                "best": one.best,
                "verdict": one.verdict,
            }
            for one in judged
        ],
    }


def head(code: str) -> list[str]:
    return [language(code).gettext(word) for word in HEAD]


def sitters(story: Story, code: str) -> list[str]:
    """A match file knows no names."""
    return [language(code).gettext("seat {n}").format(n=seat) for seat in story.seats]


def rows(story: Story, judged: Sequence[Judged], code: str) -> Iterator[list[str]]:
    """For each seat what `HEAD` says; luck and skill in hundredths of the chance."""
    for seat, name in enumerate(sitters(story, code)):
        found = accuracy(story, judged, seat)
        yield [
            name,
            "" if found is None else f"{found:.0%}",
            signed(round(100 * story.skill(seat))),
            signed(round(100 * story.luck[seat])),
            curve(story, seat),
        ]


def counted(story: Story, judged: Sequence[Judged], code: str) -> Iterator[str]:
    """How many turns of each seat were what."""
    for seat, name in enumerate(sitters(story, code)):
        found = verdicts(story, judged, seat).items()
        yield f"{name}: {', '.join(f'{called(kind, code)} {n}' for kind, n in found if n)}"


def called(kind: Verdict, code: str) -> str:
    return language(code).gettext(CALLED[kind]).lower()


def curve(story: Story, seat: int) -> str:
    """How the seat's chance went, from the first turn to the end."""
    points = story.curve
    chosen = [points[round(n * (len(points) - 1) / (WIDTH - 1))] for n in range(WIDTH)]
    return "".join(BARS[round(point.chances[seat] * (len(BARS) - 1))] for point in chosen)


def told(story: Story, judged: Sequence[Judged], code: str) -> Iterator[tuple[str, str]]:
    """The turning points: what was played, and what would have been better."""
    game = games.game(story.game)
    t = language(code)
    words = game.words(code, sitters(story, code))
    for one in turning_points(judged):
        played = story.played[one.nth]
        view = game.state.load(played.view)
        was = turns.told(words, view, played.answers)
        better = turns.without_name(words, turns.told(words, view, one.better))
        chances = f"{100 * one.best:.0f} % -> {100 * one.chance:.0f} %"
        better = t.gettext("Better: %(turn)s.") % {"turn": better}
        answer = t.gettext("answer {n}").format(n=played.at)
        yield (
            f"{answer}, {called(one.verdict, code)}: {chances}",
            f"  {was.text}\n  {better} {contrast(words, played.seat, one.reasons)}".rstrip(),
        )
