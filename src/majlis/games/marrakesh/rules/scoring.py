"""Final scoring and the winner (page 14). It can be asked at any time: as if the game ended now."""

from __future__ import annotations

from majlis.games.marrakesh.data import FILLED_POINTS, ON_MOSQUE, ON_PALACE, SCORED_OASES
from majlis.games.marrakesh.rules import desert_towns, notes, oases, supply
from majlis.games.marrakesh.state import SOURCES, Marrakesh, Player


def breakdown(s: Marrakesh) -> list[dict[str, int]]:
    """Points so far by source, and what the final scoring would add."""
    rows: list[dict[str, int]] = []
    for me in s.players:
        row = dict(zip(SOURCES, me.points, strict=True))
        row["sectors"] = FILLED_POINTS * len(oases.filled_sectors(me))
        _, row["oases"], row["leftovers"] = best_oases(me)
        row["towns"] = sum([points for _, points in towns(s, me)])
        rows.append(row)
    return rows


def best_oases(me: Player) -> tuple[list[int], int, int]:
    """Page 14: the three claimed oases that are worth most together with what is left, their
    points, and half of the resources and goods that are left. Oases 19-21 take up to twelve
    resources of their kind, each of which is worth more there than half a point."""
    stored = me.stored
    left = supply.goods_of(me)
    for some in me.stock:
        left += some
    if not stored:  # as most of the time, and this is asked for every position
        return stored, 0, left // 2
    worth: list[int] = []
    returned: list[int] = []
    for oasis in stored:
        back = oases.returnable(me, oasis)
        worth.append(oases.worth(me, oasis) + back)
        returned.append(back)
    n = len(stored)
    if n <= SCORED_OASES:
        return stored, sum(worth), (left - sum(returned)) // 2
    best = (-1, 0, 0, 0)
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                points = worth[i] + worth[j] + worth[k]
                rest = (left - returned[i] - returned[j] - returned[k]) // 2
                if points + rest > best[0]:
                    best = (points + rest, i, j, k)
    chosen = [best[1], best[2], best[3]]
    points = sum([worth[i] for i in chosen])
    return [stored[i] for i in chosen], points, best[0] - points


def towns(s: Marrakesh, me: Player) -> list[tuple[int, int]]:
    """Expansion 5: the claimed towns and their points."""
    return [
        (me.towns[path], desert_towns.worth(s, me, me.towns[path]))
        for path in (0, 1)
        if me.towns_claimed >> path & 1
    ]


def winners(s: Marrakesh) -> list[int]:
    """Page 14: the most points; then the one who leads on the palace staircase, then on the mosque
    staircase; then the victory is shared."""
    scores = s.scores()
    merits = [
        (scores[seat], player.stairs[ON_PALACE], player.stairs[ON_MOSQUE])
        for seat, player in enumerate(s.players)
    ]
    best = max(merits)
    return [seat for seat, merit in enumerate(merits) if merit == best]


def tell(s: Marrakesh, seat: int) -> None:
    """The final scoring of a player, for the log."""
    me = s.players[seat]
    for sector in oases.filled_sectors(me):
        s.note(notes.FILLED, seat, sector)
    scored, _, rest = best_oases(me)
    for oasis in scored:
        s.note(notes.SCORED, seat, oasis, oases.worth(me, oasis) + oases.returnable(me, oasis))
    for town, points in towns(s, me):
        s.note(notes.TOWN_SCORED, seat, town, points)
    s.note(notes.LEFTOVERS, seat, rest)
