"""How many points everybody makes in what is left of a game, for `majlis.bots.points`:

    python -m tests.points GAME SEATS GAMES

Greedy bots play so many games; the two numbers of `Average.to_come` are those by which the average
at the beginning of each turn foretells the final average best.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from majlis import games
from majlis.arena.fit import Player, table
from majlis.bots.points import AVERAGES
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE


def to_come(game: str, seats: int, count: int) -> tuple[float, float]:
    """Least squares for `first * left + second * left * left`."""
    squares = cubes = fourths = once = twice = 0.0
    for seed in range(count):
        for left, gained in gains(game, seats, seed):
            squares += left**2
            cubes += left**3
            fourths += left**4
            once += left * gained
            twice += left**2 * gained
    size = squares * fourths - cubes**2
    return (once * fourths - twice * cubes) / size, (squares * twice - cubes * once) / size


def gains(game: str, seats: int, seed: int) -> Iterator[tuple[float, float]]:
    """At the beginning of each turn of a game: what is left of it, and how many points were made
    in that on average, besides the share of what was promised."""
    rules, rng = games.game(game), Rng(seed)
    fitted, promised = rules.fitted, AVERAGES[game].promised
    s = rules.setup(seats, rules.meta.settings({}, seats), rules.meta.rules)
    bot = Player(game, table(fitted.weights), rng)
    seen: list[tuple[float, float]] = []
    turn = s.turn
    while s.waiting:
        if s.waiting[0] == CHANCE:
            s.apply(CHANCE, s.pick(rng))
            continue
        if s.turn != turn:
            turn = s.turn
            rows = fitted.features(s)
            certain = sum(row[0] for row in rows)
            hoped = promised * (sum(fitted.weights.worth(rows)) - certain)
            seen.append((fitted.left(s), (certain + hoped) / seats))
        seat = s.waiting[0]
        for action in bot(s.redact(seat)):
            s.apply(seat, action)
    final = sum(s.scores()) / seats
    return ((left, final - had) for left, had in seen)


if __name__ == "__main__":
    first, second = to_come(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    sys.stdout.write(f"{first:.0f}, {second:.0f}\n")
