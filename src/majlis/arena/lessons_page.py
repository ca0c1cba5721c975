"""The page that tells what a game's bots have learnt, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from majlis import games
from majlis.arena.lessons import Lessons, Mean, Thing
from majlis.arena.ratings import Estimate

FEW = 10
"""A share of fewer games than this is not worth a number."""
ENOUGH = 20
"""By fewer games than this nobody is said to rate anything wrongly."""

INTRO = """\
Made by `majlis lessons {game}` of {games} games of `{bot}` with itself and
{others} games of `greedy` with itself, {seats} players, seed {seed}. Shares are of victories, with
Wilson's interval of 95 %; ± is a standard error. Whoever is ahead can afford more: a share says
what goes with victories, not what brings them about."""
RATED = """\
*Taken* is how often a player takes it in a game. *Most* is what the player wins who has taken it
more often than anybody else, and in how many games somebody had; *first* the same for players who
took it before anything else of its kind. Where the bots differ by more than three standard errors,
in 20 games or more of each, stands a mark: ▲ greedy underrates it, ▼ greedy overrates it, in the
eyes of the other."""


def page(mind: Lessons, greedy: Lessons) -> str:
    """All of it; `greedy` is what the other bot is compared with."""
    return "\n\n".join(sections(mind, greedy)) + "\n"


def sections(mind: Lessons, greedy: Lessons) -> Iterator[str]:
    plan = mind.plan
    yield f"# What was learnt about {games.meta(plan.game).title}"
    yield INTRO.format(
        game=plan.game,
        bot=plan.bot,
        seats=plan.seats,
        seed=plan.seed,
        games=len(mind.told),
        others=len(greedy.told),
    )
    yield "## Who begins"
    head = ["", f"`{plan.bot}`", "`greedy`"]
    yield table(
        head,
        [
            ["the player with the first turn wins", shown(mind.first), shown(greedy.first)],
            ["points of a player", mean(mind.scores), mean(greedy.scores)],
        ],
    )
    yield "## What the points come from"
    yield table(
        ["", f"`{plan.bot}`", "its winners", "its losers", "`greedy`"],
        [source_row(mind, greedy, name) for name in mind.sources()],
    )
    yield "## What is chosen"
    yield RATED
    for kind, name in enumerate(mind.names):
        known = {one.name: one for one in greedy.things(kind)}
        found = mind.things(kind)
        missing = [greedy_only for one, greedy_only in known.items() if one not in named(found)]
        found += [mind.thing(kind, one.name) for one in missing]
        yield f"### {name}"
        enough = min(len(mind.told), len(greedy.told)) >= ENOUGH
        yield table(
            ["", "taken", "`greedy`", "", "most", "first"],
            [thing_row(one, known.get(one.name), enough) for one in found],
        )


def named(things: list[Thing]) -> set[str]:
    return {one.name for one in things}


def source_row(mind: Lessons, greedy: Lessons, name: str) -> list[str]:
    means = [mind.source(name), mind.source(name, True), mind.source(name, False)]
    return [name, *map(mean, [*means, greedy.source(name)])]


def thing_row(thing: Thing, greedy: Thing | None, marked: bool) -> list[str]:
    other = greedy.taken if greedy else Mean(0.0, 0.0)
    mark = ""
    if marked and thing.taken.differs(other):
        mark = "▲" if thing.taken.value > other.value else "▼"
    return [
        thing.name,
        mean(thing.taken),
        mean(other),
        mark,
        counted(thing.most, thing.decided),
        counted(thing.opened, thing.openings),
    ]


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))


def mean(one: Mean) -> str:
    return f"{one.value:.2f} ± {one.error:.2f}"


def shown(share: Estimate) -> str:
    return f"{share.value:.0%} ({share.low:.0%}-{share.high:.0%})"


def counted(share: Estimate | None, count: int) -> str:
    return f"{shown(share)}, n {count}" if share and count >= FEW else ""
