"""A contest as one page of HTML: everything inside, for day and night, for screens of any size."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log10
from statistics import quantiles

from majlis import games
from majlis.arena.plots import (
    Course,
    Row,
    around,
    courses,
    histograms,
    intervals,
    mark_of,
    short,
)
from majlis.arena.ratings import Estimate, wilson
from majlis.arena.standing import Line, Standing, duration, seats_of
from majlis.drawing.palette import TOKENS
from majlis.drawing.shapes import seat_mark
from majlis.drawing.svg import esc, tag
from majlis.kernel.game import show

POINTS = 120
"""So many places of a course are drawn at most: more could not be seen."""

STYLE = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.4 Commissioner, system-ui, sans-serif; }
main { max-width: 1000px; margin: 0 auto; padding: 20px 16px 40px; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.15; }
h2 { margin: 0 0 10px; font-size: 18px; }
p { margin: 0 0 12px; }
.quiet { color: var(--quiet); }
.verdict { padding: 10px 14px; border-left: 4px solid var(--action); background: var(--panel); }
.plots { display: grid; gap: 16px; margin-bottom: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); }
section { min-width: 0; padding: 14px 16px; background: var(--panel); border: 1px solid var(--line);
  border-radius: 12px; margin-bottom: 16px; }
.plots section { margin: 0; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
svg.icon { display: inline-block; width: 16px; height: 16px; vertical-align: -3px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; white-space: nowrap; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 14px 5px 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--quiet); font-weight: 500; }
tbody th { font-weight: 600; }
ul.legend { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0 0 8px; padding: 0;
  list-style: none; }
dt { font-weight: 600; }
dd { margin: 0 0 8px; }
code { overflow-wrap: anywhere; }
""".strip()


def page(result: Standing) -> str:
    title = f"Arena: {games.meta(result.contest.game).title}"
    body = tag("main", head(title, result) + table(result) + plots(result) + notes())
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{esc(title)}</title>\n<style>\n{colours()}{STYLE}\n</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def colours() -> str:
    """Day or night, as the device prefers; paper is always day."""
    day, night = (
        "".join(f"--{name}:{by_theme[at]};" for name, by_theme in TOKENS.items()) for at in (0, 1)
    )
    dark = "@media screen and (prefers-color-scheme: dark)"
    return f":root {{{day}}}\n{dark} {{ :root {{{night}}} }}\n"


def head(title: str, result: Standing) -> str:
    contest = result.contest
    options = ", ".join(f"{name}={show(value)}" for name, value in contest.settings.items())
    told = (
        f"{len(result.played)} games, {contest.seats} players, every seed in "
        f"{len(contest.lineups)} line-ups, seed {contest.seed}"
    )
    verdict = tag("p", esc(result.stop.told()), class_="verdict") if result.stop else ""
    return (
        tag("h1", esc(title))
        + tag("p", esc(told))
        + (tag("p", esc(options), class_="quiet") if options else "")
        + verdict
    )


def section(title: str, inner: str) -> str:
    return tag("section", tag("h2", esc(title)) + inner)


def cells(kind: str, texts: Iterable[str]) -> str:
    return "".join(tag(kind, text) for text in texts)


def table(result: Standing) -> str:
    """Every figure of the plots as a number, and who got what against whom."""
    names = [line.bot for line in result.lines]
    titles = "bot", "rating", "wins", "even", "mean score", "deviation", "time a turn", "games"
    rows = [
        tag("tr", tag("th", marked(result, line.bot), scope="row") + cells("td", figures(line)))
        for line in result.lines
    ]
    met = [
        tag(
            "tr",
            tag("th", marked(result, line.bot), scope="row")
            + cells("td", (percent(line.against.get(name)) for name in names)),
        )
        for line in result.lines
    ]
    others = [esc(short(name)) for name in names]
    return grid("Standing", titles, rows) + grid("Seat against seat", ("", *others), met)


def grid(title: str, titles: Iterable[str], rows: list[str]) -> str:
    """A table in a box that scrolls, for phones."""
    top = tag("thead", tag("tr", cells("th", titles)))
    inner = tag("table", top + tag("tbody", "".join(rows)))
    return section(
        title, tag("div", inner, class_="wide", tabindex=0, role="region", aria_label=title)
    )


def figures(line: Line) -> list[str]:
    return [
        rating(line.rating),
        f"{line.wins.value:.1%} ({line.wins.low:.0%} to {line.wins.high:.0%})",
        f"{line.even:.1%}",
        f"{line.score.mean:.1f}",
        f"{line.score.deviation:.1f}",
        duration(line.seconds_per_turn),
        str(line.games),
    ]


def rating(points: Estimate) -> str:
    return f"{signed(points.value)} ±{points.high - points.value:.0f}"


def signed(points: float) -> str:
    """With a minus that is as wide as a plus."""
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def marked(result: Standing, bot: str) -> str:
    return f"{seat_mark(place(result, bot), 16)} {esc(bot)}"


def place(result: Standing, bot: str) -> int:
    return mark_of(result.contest.bots.index(bot))


def plots(result: Standing) -> str:
    legend = tag(
        "ul",
        "".join(tag("li", marked(result, line.bot)) for line in result.lines),
        class_="legend",
    )
    return tag(
        "div",
        section("Rating", rating_plot(result))
        + section("CPU time for a turn", time_plot(result))
        + section("Share of victories over the games", legend + course_plot(result))
        + section("Points", points_plot(result)),
        class_="plots",
    )


def rating_plot(result: Standing) -> str:
    rows = [
        (Row(place(result, line.bot), line.bot, rating(line.rating)), line.rating)
        for line in result.lines
    ]
    scale = around([0.0, *(end for _, each in rows for end in (each.low, each.high))])
    return intervals(rows, scale, scale.ticks(), signed, "Ratings with their intervals", average=0)


def course_plot(result: Standing) -> str:
    """The first tenth, in which shares jump about, is left out."""
    contest = result.contest
    even = 1 / min(contest.seats, len(contest.bots))
    begin = max(len(contest.lineups), len(result.played) // 10)
    step = max(1, len(result.played) // POINTS)
    lines = []
    for line in result.lines:
        won, sat = 0.0, 0
        points = []
        for nth, game in enumerate(result.played, 1):
            if line.bot in game.lineup:
                won += game.won(line.bot)
                sat += 1
            last = nth == len(result.played)
            if sat and (last or (nth >= begin and nth % step == 0)):
                points.append((nth, wilson(won, sat)))
        lines.append(Course(place(result, line.bot), points))
    return courses(lines, even, "Share of victories after so many games, with intervals")


def points_plot(result: Standing) -> str:
    rows = []
    for line in result.lines:
        scores = [game.scores[seat] for game in result.played for seat in seats_of(game, line.bot)]
        figure = f"mean {line.score.mean:.1f}, {line.score.least} to {line.score.most}"
        rows.append((Row(place(result, line.bot), line.bot, figure), scores))
    return histograms(rows, "How often every bot had so many points")


def time_plot(result: Standing) -> str:
    """On a scale of powers of ten: bots that search take a thousand times as long as others."""
    rows = []
    for line in result.lines:
        each = [
            game.seconds[seat] / game.turns[seat]
            for game in result.played
            for seat in seats_of(game, line.bot)
            if game.turns[seat]
        ]
        tenths = quantiles(each, n=10) if len(each) > 1 else each * 9
        ends = tenths[0], tenths[-1]
        low, high = min(*ends, line.seconds_per_turn), max(*ends, line.seconds_per_turn)
        powers = Estimate(*map(power, (line.seconds_per_turn, low, high)))
        row = Row(place(result, line.bot), line.bot, duration(line.seconds_per_turn))
        rows.append((row, powers))
    reach = [end for _, each in rows for end in (each.low, each.high)]
    scale = around([floor(min(reach)), ceil(max(reach))])
    ticks = [float(tick) for tick in range(ceil(scale.low), floor(scale.high) + 1)]
    return intervals(
        rows, scale, ticks, lambda power: duration(10.0**power), "CPU time for a turn, by bot"
    )


def power(seconds: float) -> float:
    """Of ten; less than a microsecond cannot be measured."""
    return log10(max(seconds, 1e-6))


def notes() -> str:
    told = {
        "Rating": "Bradley and Terry's model over every two seats of different bots, in Elo points "
        "around the average: 100 more are 64% of the duels, 400 more are 91%. The interval of "
        "95% comes from how much the rounds differ.",
        "Wins, even": "The share of the games that a bot has won, at all its seats together, with "
        "Wilson's interval of 95%; a shared victory is shared. Even is what its seats would give "
        "if all were equally strong.",
        "Seat against seat": "How often a seat of the bot on the left is ahead of one of the bot "
        "above; a draw is half.",
        "Time a turn": "The average; the bar leaves out the fastest and the slowest tenth of the "
        "games.",
    }
    inner = "".join(tag("dt", esc(name)) + tag("dd", esc(text)) for name, text in told.items())
    return section("How to read this", tag("dl", inner))
