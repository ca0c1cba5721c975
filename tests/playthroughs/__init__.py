"""Playthroughs: whole random games as text, with everything observable at every step.

The test replays them and compares the text: the difference is the review of a change of the rules.
`make playthroughs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.match import Entry
from majlis.match import Match
from tests.contract.cases import Case, every_case

FOLDER = Path(__file__).parent


def path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def playthrough(case: Case) -> str:
    """One game of this case, played evenly at random with a seed of its own."""
    seed = str(case).replace("=", "-")
    match = case.match(seed)
    rng = Rng(sum(seed.encode()))
    lines = [f"{case}, seed {seed}"]
    logged = 0
    before = case.state().dump()["table"]
    while True:
        lines += [answer(match, entry) for entry in match.log[logged:]]
        logged = len(match.log)
        after = match.state.dump()["table"]
        lines += [
            f"  {change}" for name in after for change in changes(name, before[name], after[name])
        ]
        before = after
        if match.over:
            break
        lines += question(match)
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))], auto=len(legal) == 1)
    lines.append("")
    for seat, points in enumerate(match.breakdown()):
        lines.append(f"seat {seat}: {sum(points.values())} = {points}")
    lines.append(f"winners {match.winners()}")
    return "\n".join(lines) + "\n"


def question(match: Match) -> list[str]:
    """Who is asked what, what may be answered, and where each seat's view differs."""
    s = match.state
    lines = ["", f"{' > '.join(map(repr, s.agenda))}"]
    lines += [f"  {seat} may {' '.join(match.labels(seat))}" for seat in s.waiting]
    truth = s.dump()["table"]
    for seat in range(match.seats):
        view = match.view(seat).dump()["table"]
        hidden = [name for name in truth if view[name] != truth[name]]
        lines += [f"  {seat} sees {name} {view[name]}" for name in hidden]
    return lines


def answer(match: Match, entry: Entry) -> str:
    who = "*" if entry.seat == CHANCE else str(entry.seat)
    notes = "".join(f" {note[1:]}" for note in entry.notes)
    return f"{who} {entry.question!r} {match.state.label(entry.action)}{notes}"


def changes(name: str, before: Any, after: Any) -> list[str]:
    """What became different, down to the numbers."""
    if before == after:
        return []
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [line for i, (old, new) in pairs for line in changes(f"{name}[{i}]", old, new)]
    return [f"{name}: {before} -> {after}"]


def write() -> None:
    wanted = {path(case) for case in every_case()}
    for stale in set(FOLDER.glob("*.txt")) - wanted:
        stale.unlink()
    for case in every_case():
        path(case).write_text(playthrough(case))
