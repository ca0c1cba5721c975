"""Hints: advice in the words of the game, and as plans that a page can show on the board."""

from __future__ import annotations

from typing import Any

from majlis.bots.advice import Advice, Turn, Verdict
from majlis.kernel.frame import NONE
from majlis.kernel.state import State
from majlis.language import N_, language
from majlis.table.drafts import planned_again
from majlis.table.lines import line
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

HEADING = N_("Win chance and lead")
HEADING_WITH_POINTS = N_("Win chance, points (lead)")
DECIMAL = {"en": ".", "ru": ","}


def hint(
    ask: int, view: State, advice: Advice, words: Words[Any, Any], code: str, begun: bool
) -> Hint:
    """What a page shows to whoever asks what to do at question number `ask`."""
    words = words.read_by(view.viewer)
    draft = advice.draft
    return Hint(
        ask,
        render(
            code,
            "piece_hint.html",
            heading=language(code).gettext(
                HEADING if advice.turns[0].points is None else HEADING_WITH_POINTS
            ),
            turns=[told(view, turn, words, code) for turn in advice.turns],
            draft=draft and told(view, draft, words, code),
            verdict=advice.verdict and language(code).gettext(VERDICTS[advice.verdict]),
        ),
        [planned_again(ask, view, turn.answers, begun) for turn in advice.turns],
        [line(view, turn.answers, turn.reply, words, code) for turn in advice.turns],
    )


def told(view: State, turn: Turn, words: Words[Any, Any], code: str) -> dict[str, Any]:
    """A turn: what is done, what comes of it, how it stands, and why."""
    said = turns.told(words, view, turn.answers)
    text = turns.without_name(words, said)
    return {
        "text": text[:1].upper() + text[1:],
        "gains": said.gains,
        "percent": round(100 * turn.chance),
        "expected": expected(turn, words, code),
        "why": reasons(view, turn, words),
    }


def reasons(view: State, turn: Turn, words: Words[Any, Any]) -> str:
    """The first turn is better than what it is compared with, all others are worse."""
    if turn.against == NONE:
        return ""
    return why(words, view.viewer, turn.reasons, turn.against + 1, better=turn.against > 0)


def expected(turn: Turn, words: Words[Any, Any], code: str) -> str:
    """ "131 points (+4)": in the end, and more than the others; in a race only what is ahead or
    behind."""
    lead = led(turn.lead, code)
    if turn.points is None:
        return words.led(lead)
    return f"{words.scored(round(turn.points))} ({lead})"


def led(lead: float, code: str) -> str:
    """Points ahead or behind, as people count them: rubies are few, and tenths of them count."""
    text = f"{lead:+.1f}" if abs(lead) < 2.95 else f"{lead:+.0f}"
    return "0" if not float(text) else text.replace("-", MINUS).replace(".", DECIMAL[code])
