"""Whole games: the engine does what the plain rules say, and nothing is ever lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from majlis.games.through_the_desert.data import LEADERS, PASTELS, TAKEN_OUT
from majlis.games.through_the_desert.rules.camels import may_stand
from majlis.games.through_the_desert.state import Desert
from tests.through_the_desert import lockstep, plain
from tests.through_the_desert.lockstep import Game, Player, anyhow, fencer, hurried, patient

GAMES = [
    pytest.param(seats, seed, player, id=f"{seats}-{player.__name__}-{seed}")
    for seats in (2, 3, 4, 5)
    for player in (anyhow, fencer, patient)
    for seed in (seats, seats + 10)
]
EVERY_GAME = pytest.mark.parametrize(("seats", "seed", "player"), GAMES)


@EVERY_GAME
def test_the_engine_plays_by_the_plain_rules(seats: int, seed: int, player: Player) -> None:
    """Whose turn it is and what is legal is compared by `Game`; here, what came of it."""
    game = Game(seats, seed, player)
    s = game.s
    for _ in game.play():
        double = game.plain
        assert lockstep.camels(s) == double.camels
        assert lockstep.water(s) == double.tokens
        assert lockstep.palms(s) == double.palms
        assert lockstep.closed(s) == double.claimed.keys() - double.palms
        assert Counter(lockstep.lands(s)) == Counter(double.land)
        assert s.breakdown() == [double.breakdown(seat) for seat in range(seats)]
        assert dict(zip(PASTELS, s.piles, strict=True)) == double.supply


@EVERY_GAME
def test_rims_are_those_of_the_rules_and_in_order(seats: int, seed: int, player: Player) -> None:
    """Also of those who are not asked, and of colours that have run out."""
    game = Game(seats, seed, player)
    for _ in game.play():
        kept = lockstep.rims(game.s)
        assert {who: set(rim) for who, rim in kept.items()} == game.plain.rims()
        for rim in game.s.rims:
            assert rim == sorted(set(rim))
    for caravan, rim in enumerate(game.s.rims):
        assert rim == [hex for hex in game.s.board.hexes if may_stand(game.s, caravan, hex)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_option_to_end_at_once_in_whole_games(seats: int) -> None:
    for seed in range(3):
        game = Game(seats, seed, anyhow, end_at_once=True)
        for _ in game.play():
            assert list(game.plain.supply.values()).count(0) <= 1
        assert game.s.scores() == [
            sum(game.plain.breakdown(seat).values()) for seat in range(seats)
        ]


# -- nothing is lost ------------------------------------------------------------------------------


@EVERY_GAME
def test_pieces_are_conserved_at_every_decision(seats: int, seed: int, player: Player) -> None:
    game = Game(seats, seed, player)
    s = game.s
    assert_conserved(s)
    while s.waiting:
        game.answer()
        assert_conserved(s)


def assert_conserved(s: Desert) -> None:
    on_board = [colour for _, colour in lockstep.camels(s).values()]
    for n, colour in enumerate(PASTELS):
        held = sum(hand >> n & 1 for hand in s.held)
        camels = s.piles[n] + on_board.count(colour) + held + TAKEN_OUT[s.players]
        assert camels == 34, colour
    in_box = sum(value * count for value, count in enumerate(s.tokens, 1))
    assert sum(lockstep.water(s).values()) + sum(s.water) + in_box == 90
    assert sum(s.sizes) == len(on_board)


@EVERY_GAME
def test_what_is_on_the_board_stays(seats: int, seed: int, player: Player) -> None:
    """Camels, palms and closed land never move; water only goes."""
    game = Game(seats, seed, player)
    s = game.s
    game.prepare()
    palms, dots = lockstep.palms(s), lockstep.water(s)
    assert len(palms) == 5
    before, land = lockstep.camels(s), lockstep.closed(s)
    while s.waiting:
        game.answer()
        camels, closed, water = lockstep.camels(s), lockstep.closed(s), lockstep.water(s)
        assert before.items() <= camels.items()
        assert land <= closed
        assert water.items() <= dots.items()
        assert not closed & camels.keys()
        assert lockstep.palms(s) == palms
        before, land, dots = camels, closed, water


# -- what follows from the rules ------------------------------------------------------------------


@EVERY_GAME
def test_caravans_never_split_or_meet(seats: int, seed: int, player: Player) -> None:
    """Ruling 5.22: each is one piece with one leader, and apart from others of its colour."""
    game = Game(seats, seed, player)
    for _ in game.play():
        pass
    s = game.s
    standing = lockstep.camels(s)
    caravans = set(standing.values())
    assert len(caravans) == seats * LEADERS[seats]
    for who in caravans:
        assert len(plain.components(game.plain.caravan(who))) == 1
        assert len(game.plain.caravan(who) & game.plain.leaders) == 1
    for hex, (owner, colour) in standing.items():
        for near in plain.beside(hex) & standing.keys():
            assert standing[near] == (owner, colour) or standing[near][1] != colour


@EVERY_GAME
def test_whatever_is_enclosed_has_been_claimed_once(seats: int, seed: int, player: Player) -> None:
    """The definition of land, applied to every caravan when all is over."""
    game = Game(seats, seed, player)
    for _ in game.play():
        pass
    caravans = set(game.plain.camels.values())
    enclosed = [(who, land) for who in caravans for land in game.plain.enclosed(who)]
    assert Counter(enclosed) == Counter(lockstep.lands(game.s))
    claimed = [hex for _, land in enclosed for hex in land]
    assert len(claimed) == len(set(claimed))


@EVERY_GAME
def test_a_blocked_player_stays_blocked(seats: int, seed: int, player: Player) -> None:
    """Ruling 5.11."""
    game = Game(seats, seed, player)
    blocked: set[int] = set()
    for _ in game.play():
        now = {seat for seat in range(seats) if not game.plain.moves(seat)}
        assert blocked <= now
        blocked = now


# -- how long a game takes ------------------------------------------------------------------------


def length(game: Game) -> int:
    return sum(game.turns.values())


def quota(seats: int, turn: int) -> int:
    return 1 if turn < (1 if seats == 2 else 2) else 2


def forfeited(game: Game) -> bool:
    """Whether some turn had fewer camels than it should."""
    seats = game.s.players
    turns = range(max(game.turns) + 1)
    return any(game.turns.get(turn, 0) < quota(seats, turn) for turn in turns)


def lengths(seats: int, player: Player) -> Iterator[int]:
    """Of five games in which every turn could be played."""
    for seed in range(5):
        game = Game(seats, seed, player)
        for _ in game.play():
            pass
        if not forfeited(game):
            yield length(game)


@pytest.mark.parametrize("player", [anyhow, fencer, hurried, patient])
@pytest.mark.parametrize(
    ("seats", "shortest", "longest"), [(2, 22, 107), (3, 26, 127), (4, 30, 147), (5, 30, 147)]
)
def test_bounds_on_the_number_of_camels(
    seats: int, shortest: int, longest: int, player: Player
) -> None:
    """At most one camel less than every pile holds, and two in the last turn."""
    for seed in range(3):
        game = Game(seats, seed, player)
        for _ in game.play():
            pass
        assert 0 in game.s.piles
        assert shortest <= length(game) <= longest
        if not forfeited(game):
            assert length(game) % 2 == (1 if seats == 2 else 0)


@pytest.mark.parametrize(("seats", "camels"), [(2, 23), (3, 26), (4, 30), (5, 36)])
def test_the_shortest_game(seats: int, camels: int) -> None:
    """Everyone empties one pile. Two players: the 22nd camel is the first of a turn, and a second
    follows. Five players: one of them lacks the colour, so others' piles shrink as well."""
    assert min(lengths(seats, hurried)) == camels


@pytest.mark.parametrize(("seats", "camels"), [(2, 107), (3, 126), (4, 146), (5, 146)])
def test_the_longest_game(seats: int, camels: int) -> None:
    """Everyone takes from the fullest pile: it ends when the last turn finds one camel in each."""
    assert max(lengths(seats, patient)) == camels
