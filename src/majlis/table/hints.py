"""Hints: advice in the words of the game, and as plans that a page can show on the board."""

from __future__ import annotations

from typing import Any

from majlis.bots.advice import Advice, Turn, Verdict, verdict
from majlis.kernel.frame import NONE
from majlis.kernel.state import State
from majlis.language import N_, language
from majlis.table.drafts import planned_again
from majlis.table.templates import render
from majlis.table.wire import Hint
from majlis.words import MINUS, Words, turns
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
    said = turns.told(words, view, turn.answers)
    return {
        "text": turns.without_name(words, said),
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


def led(lead: float) -> str:
    """Points ahead or behind, as people count them: rubies are few, and tenths of them count."""
    text = f"{lead:+.1f}" if abs(lead) < 2.95 else f"{lead:+.0f}"
    return "0" if not float(text) else text.replace("-", MINUS)
