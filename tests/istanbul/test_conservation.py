"""Nothing is made or lost: counted after every answer of random games, over all modules."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.games.istanbul import META, data
from majlis.games.istanbul.rules.guild_hand import GuildDone
from majlis.games.istanbul.setup import bonus_deck, setup
from majlis.games.istanbul.state import OWN, WHITE, Istanbul
from majlis.kernel.chance import Rng
from majlis.kernel.game import Setting

Options = dict[str, Setting]
BAZAAR: Options = {"mocha": True, "letters": True}
MODES: list[tuple[int, Options]] = [
    (2, {}),
    (5, {}),
    (3, {"mocha": True}),
    (4, {"letters": True}),
    (2, {"letters": True, "letters_only": True, "caravan_master": True}),
    (4, {**BAZAAR, "neutral_assistants": True, "caravan_master": True, "layout": "random"}),
    (5, BAZAAR),
]


def counted(s: Istanbul) -> None:
    players = s.players
    seats = len(players)
    # Lira, goods, coffee: never negative, and no more goods than the cart holds.
    for player in players:
        assert player.lira >= 0
        assert player.coffee >= 0
        assert all(0 <= count <= player.capacity() for count in player.goods)
        assert 0 <= player.extensions <= 3
        assert s.mocha or not player.coffee
    # Rubies: what was taken is what the players have.
    assert sum(player.rubies for player in players) == sum(s.taken)
    assert s.taken[0] == sum(player.extensions == 3 for player in players)
    assert s.taken[1] == sum(player.has(0) and player.has(1) for player in players)
    assert s.taken[2] == sum(player.has(2) and player.has(3) for player in players)
    assert max(s.taken[1:3]) <= data.MOSQUE_RUBIES[seats]
    # Tiles: one of each kind for each player, no more than there are.
    for tile in range(6):
        assert s.tiles[tile] == sum(player.has(tile) for player in players)
        stack = len(data.MOSQUE_STACKS[seats]) if tile < 4 else data.TAVERN_TILES
        assert s.tiles[tile] <= stack
    # Bonus cards.
    cards = Counter({card: count for card, count in enumerate(s.deck) if count})
    cards.update(s.discard)
    for player in players:
        cards.update(player.hand)
        assert not Counter(player.shown) - Counter(player.hand)
        assert player.hand == sorted(player.hand)
    whole = bonus_deck(s.mocha, s.letters, s.letters_only)
    assert cards == Counter({card: count for card, count in enumerate(whole) if count})
    # Guild cards, one of each; one that is being carried out lies on the table.
    if s.mocha:
        guild = [n for n in range(1, 21) if s.guild_deck >> n & 1]
        guild += [n for n in range(1, 21) if s.guild_discard >> n & 1]
        guild += [card for player in players for card in player.guild]
        guild += [frame.card for frame in s.agenda if isinstance(frame, GuildDone)]
        assert sorted(guild) == list(range(1, 21))
    # Letters, two to each place.
    if s.letters:
        left = [a + b for a, b in zip(s.letter_deck, s.letter_discard, strict=True)]
        for player in players:
            for letter in player.letters:
                left[(letter - 1) % 16] += 1
        assert left == [2] * 16
    # Assistants: five of each colour, or four and the neutral ones.
    for player in players:
        own = player.stack.count(OWN) + player.assistants.bit_count() + player.reserve
        assert own == (4 if s.neutral_assistants else 5)
        assert player.reserve == (0 if player.has(data.BLUE) else 1)
    whites = len(s.neutrals) + sum(player.stack.count(WHITE) for player in players)
    assert whites == (seats if s.neutral_assistants else 0)
    # No assistant ever stays at the Fountain.
    assert not any(player.assistants >> data.FOUNTAIN & 1 for player in players)
    assert data.FOUNTAIN not in s.neutrals
    # A letter is delivered as long as a figure is on its place.
    for player in players:
        standing = {player.merchant, player.family, player.companion}
        assert not standing & {letter for letter in player.letters if letter <= 16}
    # Figures stand on places in play; the dice reach 2 to 12.
    for player in players:
        assert player.merchant in s.places or 0 in s.places
        assert player.family in s.places or 0 in s.places
        assert player.companion in (0, -1, *s.places)
    assert all(place == 0 or 2 <= place <= 12 for place in s.npcs)


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_everything_is_conserved(seats: int, options: Options) -> None:
    for seed in range(3):
        s = setup(seats, META.settings(options, seats), META.rules)
        rng = Rng(seed)
        counted(s)
        for _ in range(2500):
            if not s.waiting:
                break
            s.apply(s.waiting[0], s.pick(rng))
            counted(s)
            if s.waiting and type(s.question()).__name__ == "Turn":
                assert [type(frame).__name__ for frame in s.agenda] == ["TurnEnd", "Turn"]
