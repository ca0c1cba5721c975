"""A table for the tests: positions are laid by hand, seats answer with labels, chance by a list.

Seat 0 is to move at the start of its turn. Hands and carts are empty, everybody has 10 lira, the
characters are out of sight until a test puts them on a place. Unless a test says otherwise, the
places lie like this:

    short paths      Mocha & Baksheesh     Letters & Seals      Grand Bazaar
    15  5  2 14      16 15 18  3 10         9  1  4 21  3       16 15 18  3 10
     4 12  7  3       8  1  7 17  4        15  6  7 11 22        8  1 21 17  4
     8  6 11  9       2 19  6 12  9        13 24 12 14  8        2 19  7 12  9
    13 10  1 16      20 11  5 14 13        10  2 23  5 16       22 11  6 14 13
                                                                20 24  5 23 25
"""

from __future__ import annotations

from majlis.games.istanbul import META, data
from majlis.games.istanbul.setup import setup
from majlis.games.istanbul.state import OWN, Istanbul, Player
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting

BONUS = [name for name, _ in data.BONUS]


class Table:
    RULES = META.rules

    def __init__(self, seats: int = 3, **options: Setting) -> None:
        settings = META.settings(options, seats, self.RULES)
        self.s: Istanbul = setup(seats, settings, self.RULES)
        self.coming: list[str] = []
        """What chance will answer; when nothing is listed, its first option."""
        self.chance()
        for player in self.s.players:
            for card in player.hand:
                self.s.deck[card] += 1
            player.hand = []
            player.lira = 10
        self.s.npcs = [0, 0, 0, 0]

    # -- laying a position -------------------------------------------------------------------

    @property
    def me(self) -> Player:
        """Seat 0."""
        return self.s.players[0]

    def give(self, *cards: str, seat: int = 0) -> None:
        """Bonus cards from the deck into a hand, unseen."""
        player = self.s.players[seat]
        for card in cards:
            kind = BONUS.index(card)
            assert self.s.deck[kind], f"no {card} is left in the deck"
            self.s.deck[kind] -= 1
            player.hand = sorted([*player.hand, kind])
        self.ask_again()

    def give_guild(self, *cards: int, seat: int = 0) -> None:
        player = self.s.players[seat]
        for card in cards:
            self.s.guild_deck &= ~(1 << card)
            player.guild = sorted([*player.guild, card])
        self.ask_again()

    def give_letters(self, *letters: int, seat: int = 0) -> None:
        """Letters to these places; negative ones are delivered already."""
        player = self.s.players[seat]
        for letter in letters:
            deck = self.s.letter_deck.copy()
            deck[abs(letter) - 1] -= 1
            self.s.letter_deck = deck
            player.letters = sorted([*player.letters, letter if letter > 0 else 16 - letter])
        self.ask_again()

    def cart(self, fabric: int = 0, spice: int = 0, fruit: int = 0, jewelry: int = 0) -> None:
        self.me.goods = [fabric, spice, fruit, jewelry]
        self.ask_again()

    def tile(self, *tiles: int, seat: int = 0) -> None:
        for tile in tiles:
            self.s.players[seat].tiles |= 1 << tile
            self.s.tiles[tile] += 1
        self.ask_again()

    def demand(self, market: int, tile: int) -> None:
        """The n-th demand tile of the sheet lies on top."""
        self.s.demand[market - data.LARGE_MARKET] = [tile - 1]

    def ask_again(self) -> None:
        """Forget the options of the question: the position was changed by hand."""
        self.s.settle()

    # -- playing -------------------------------------------------------------------------------

    def chance(self) -> None:
        while self.s.waiting == [CHANCE]:
            action = self.s.legal[0]
            if self.coming:
                action = self.s.parse(self.coming.pop(0))
                assert action in self.s.legal, (
                    f"chance cannot answer {self.s.label(action)} to {self.s.question()}"
                )
            self.s.apply(CHANCE, action)

    def then(self, *outcomes: str | int) -> Table:
        """What chance will answer: labels, or faces of dice."""
        self.coming += [f"face:{o}" if isinstance(o, int) else o for o in outcomes]
        return self

    def play(self, *labels: str) -> Table:
        """Answers of whoever is asked, one after the other."""
        for label in labels:
            assert label in self.labels, f"{label} is not among {self.labels} of {self.asked}"
            self.s.apply(self.s.waiting[0], self.s.parse(label))
            self.chance()
        return self

    def stand(self, place: int, seat: int = 0) -> None:
        self.s.players[seat].merchant = place
        self.ask_again()

    def beside(self, place: int) -> int:
        """A neighbour of the place where nobody stands."""
        taken = {player.merchant for player in self.s.players} | {data.FOUNTAIN}
        return next(near for near in self.s.grid.beside[place] if near not in taken)

    def visit(self, place: int) -> Table:
        """The merchant of seat 0 comes to a place and leaves an assistant there."""
        self.stand(self.beside(place))
        self.play(f"place:{place}")
        return self if place == data.FOUNTAIN else self.play("leave")

    def act(self, place: int, *answers: str) -> Table:
        return self.visit(place).play("act", *answers)

    # -- looking -------------------------------------------------------------------------------

    @property
    def labels(self) -> list[str]:
        return [self.s.label(action) for action in self.s.legal]

    @property
    def reachable(self) -> set[int]:
        """The places that can be pointed at."""
        return {int(label[6:]) for label in self.labels if label.startswith("place:")}

    @property
    def lira(self) -> list[int]:
        """Everybody's."""
        return [player.lira for player in self.s.players]

    @property
    def asked(self) -> str:
        """The question on the table."""
        return type(self.s.question()).__name__

    @property
    def turn_of(self) -> int:
        """Whose turn begins."""
        assert self.asked == "Turn", f"{self.asked} is asked"
        return self.s.waiting[0]

    def hand(self, seat: int = 0) -> list[str]:
        return [BONUS[card] for card in self.s.players[seat].hand]

    @property
    def discard(self) -> list[str]:
        return [BONUS[card] for card in self.s.discard]

    def own(self, seat: int = 0) -> int:
        """Own assistants in the stack."""
        return self.s.players[seat].stack.count(OWN)

    def left_at(self, *places: int) -> None:
        """Put assistants of seat 0 from the stack on these places."""
        for place in places:
            self.me.stack = self.me.stack[1:]
            self.me.assistants |= 1 << place
        self.ask_again()


class TableOfRules1(Table):
    """Where a match goes on that began under the first version of the rules."""

    RULES = 1
