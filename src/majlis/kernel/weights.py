"""What the features of a game are worth, as `majlis fit` found it in games that were played."""

from __future__ import annotations

from typing import Final


class Weights:
    """A weight for each feature of a game, and how sure a lead is.

    A position is worth to a seat the sum of its features, each times its weight. The first feature
    is what is certain, in points, and weighs 1: the others are promises.
    """

    def __init__(
        self, names: tuple[str, ...], table: dict[str, float], early: float, late: float
    ) -> None:
        self.names: Final = names
        self.values: Final = [table.get(name, 0.0) for name in names]
        self.early: Final = early
        """So many points of difference make a win e times likelier when the game begins."""
        self.late: Final = late
        """The same at its end."""

    def worth(self, features: list[list[float]]) -> list[float]:
        """What a position with these features is worth to each seat."""
        values = self.values
        worth: list[float] = []
        for row in features:
            total = 0.0
            for nth in range(len(values)):
                total += values[nth] * row[nth]
            worth.append(total)
        return worth

    def in_style(self, style: dict[str, float]) -> Weights:
        """The same for somebody to whom some features matter so many times as much. They are
        promises, and fade as ever: at the end of a game everybody agrees."""
        table = dict(zip(self.names, self.values, strict=True))
        for name, times in style.items():
            table[name] *= times
        return Weights(self.names, table, self.early, self.late)

    def scale(self, left: float) -> float:
        """So many points of difference make a win e times likelier, with this much of the game
        left."""
        return self.late + (self.early - self.late) * left
