"""Hints: advice in the words of the game, and as plans that a page can show on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from majlis.bots.advice import Advice, Turn, Verdict, verdict
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.state import Note, State
from majlis.language import N_, language
from majlis.table.drafts import planned_again
from majlis.table.templates import render
from majlis.table.wire import Hint
from majlis.words import MINUS, Said, Words
from majlis.words.reasons import why

VERDICTS = {
    Verdict.BEST: N_("Your plan is the best turn"),
    Verdict.GOOD: N_("Your plan is good"),
    Verdict.INACCURACY: N_("Your plan is not quite the best"),
    Verdict.MISTAKE: N_("Your plan is a mistake"),
    Verdict.BLUNDER: N_("Your plan gives much away"),
}


def hint(
    ask: int, view: State, advice: Advice, words: Words[Any, Any], code: str, begun: bool
) -> Hint:
    """What a page shows to whoever asks what to do at question number `ask`."""
    words = words.read_by(view.viewer)
    draft = advice.draft
    judged = VERDICTS[verdict(advice.turns[0].chance - draft.chance)] if draft else ""
    return Hint(
        ask,
        render(
            code,
            "piece_hint.html",
            turns=[told(view, turn, words) for turn in advice.turns],
            draft=draft and told(view, draft, words),
            verdict=judged and language(code).gettext(judged),
        ),
        [planned_again(ask, view, turn.answers, begun) for turn in advice.turns],
    )


def told(view: State, turn: Turn, words: Words[Any, Any]) -> dict[str, Any]:
    """A turn: what is done, what comes of it, how it stands, and why."""
    said = summary(view, turn.answers, words)
    name = words.names.who(view.viewer).name
    rest = said.text.removeprefix(name)
    return {
        "text": said.text if rest[:1].isalpha() else rest.lstrip(" :"),
        "gains": said.gains,
        "percent": round(100 * turn.chance),
        "lead": led(turn.lead),
        "why": reasons(view, turn, words),
    }


def reasons(view: State, turn: Turn, words: Words[Any, Any]) -> str:
    """The first turn is better than what it is compared with, all others are worse."""
    if turn.against == NONE:
        return ""
    return why(words, view.viewer, turn.reasons, turn.against + 1, better=turn.against > 0)


def summary(view: State, answers: Sequence[int], words: Words[Any, Any]) -> Said:
    """The turn as the log would tell it."""
    seat, at = view.viewer, view
    notes: list[Note] = []
    steps: list[Said] = []
    chosen: list[str] = []
    for action in answers:
        if len(at.legal) > 1 and action != at.question().usual(at, seat):
            chosen.append(words.names.name(at.label(action)))
        at = at.look_ahead(action)
        notes += at.notes or ()
        steps += [said for said in words.log.tell(at.notes or ()) if not said.heading]
    turn_of = view.turn_of if view.turn_of >= 0 else seat
    own = [step for step in steps if step.seat == seat]
    summed = words.log.sum_up(turn_of, steps, notes) if len(steps) > 1 else None
    said = summed or (own[0] if own else None)
    if said is None:
        return Said(words.names.listed(chosen or [words.preview(view, answers[0]).text]))
    if at.waiting == [CHANCE] and words.deed(at) and chosen:
        return replace(said, text=f"{said.text}: {chosen[-1].lower()}")  # what is rolled for
    return said


def led(lead: float) -> str:
    """Points ahead or behind, as people count them: rubies are few, and tenths of them count."""
    text = f"{lead:+.1f}" if abs(lead) < 2.95 else f"{lead:+.0f}"
    return "0" if not float(text) else text.replace("-", MINUS)
