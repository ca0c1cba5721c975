"""How many ways lead on from a position, answer by answer: to compare rules, and to know a game."""

from __future__ import annotations

from majlis.kernel.state import State


def ways(s: State, answers: int) -> int:
    """In how many ways so many answers can be given, chance's outcomes among them.

    Those who choose at the same time answer in the order of their seats; a game that is over goes
    on in no way.
    """
    if answers == 0:
        return 1
    if not s.waiting:
        return 0
    legal = s.legal
    if answers == 1:
        return len(legal)
    seat, found = s.waiting[0], 0
    for action in legal:
        after = s.clone()
        after.apply(seat, action)
        found += ways(after, answers - 1)
    return found


class Layer:
    """The different positions after so many answers, and in how many ways each comes about."""

    def __init__(self, positions: dict[str, State], ways: dict[str, int]) -> None:
        self.positions = positions
        self.ways = ways

    def next(self) -> Layer:
        """After one more answer; positions that are alike, whatever has led there, are one."""
        positions: dict[str, State] = {}
        ways: dict[str, int] = {}
        for key, s in self.positions.items():
            if not s.waiting:
                continue
            seat, many = s.waiting[0], self.ways[key]
            for action in s.legal:
                after = s.clone()
                after.apply(seat, action)
                found = after.key()
                if found in ways:
                    ways[found] += many
                else:
                    positions[found] = after
                    ways[found] = many
        return Layer(positions, ways)


def layers(s: State, answers: int) -> list[tuple[int, int, int]]:
    """After one answer and so on: in how many ways, to how many different positions, and how many
    of these are the end of a game."""
    layer = Layer({s.key(): s}, {s.key(): 1})
    found = []
    for _ in range(answers):
        layer = layer.next()
        ended = sum([1 for position in layer.positions.values() if not position.waiting])
        found.append((sum(layer.ways.values()), len(layer.positions), ended))
    return found
