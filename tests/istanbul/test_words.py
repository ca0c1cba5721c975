"""What Istanbul says, with its numbers. That nothing lacks words is tested in `contract`."""

from __future__ import annotations

from majlis.games.istanbul import META, data
from majlis.games.istanbul.data import (
    ACT,
    BONUS,
    CALL,
    CARD,
    CARDS,
    DONE,
    EMBASSY,
    FABRIC_WAREHOUSE,
    GEMSTONE_DEALER,
    GOOD,
    LABELS,
    LETTER_PLACES,
    ONE,
    SMALL_MARKET,
    STOP,
    STRAIGHT,
    TAVERN,
    WELCOME,
)
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.action import Act, AfterAction
from majlis.games.istanbul.rules.figures import COMPANION as BY_COMPANION
from majlis.games.istanbul.rules.figures import FAMILY as BY_FAMILY
from majlis.games.istanbul.rules.figures import MERCHANT as BY_MERCHANT
from majlis.games.istanbul.rules.places_base import CallNumber, Sell
from majlis.games.istanbul.rules.places_letters import RaiseBid
from majlis.games.istanbul.rules.places_mocha import Bribe
from majlis.games.istanbul.rules.turn import Assistant, PayMerchants, Turn, TurnEnd
from majlis.games.istanbul.setup import setup
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.kernel.frame import ALL, CHANCE, HIDDEN, NONE, Ask
from majlis.words import Said
from tests.istanbul.table import Table

ENGLISH = ("Ada", "Timur", "Rumi", "Leila", "Iris")
RUSSIAN = ("Ада", "Тимур", "Руми", "Лейла", "Ирис")
EN, RU = Words("en", ENGLISH), Words("ru", RUSSIAN)


def table(seats: int = 4, mocha: bool = False, letters: bool = False) -> Istanbul:
    """Everything is prepared; the first player is about to move."""
    s = setup(seats, META.settings({"mocha": mocha, "letters": letters}), META.rules)
    while s.waiting[0] == CHANCE:
        s.apply(CHANCE, s.legal[0])
    return s


def asked(s: Istanbul, question: Ask[Istanbul]) -> Istanbul:
    """The same table with another question to the first player."""
    s.agenda = [TurnEnd(0), question]
    s.settle()
    assert s.question() == question
    return s


def seen(s: Istanbul, seat: int) -> Istanbul:
    """The table as this seat sees it."""
    view = s.redact(seat)
    assert isinstance(view, Istanbul)
    return view


# -- names, and turns in the log -----------------------------------------------------------------


def test_a_round_is_a_heading_with_its_number() -> None:
    assert EN.log.say((ALL, kinds.ROUND, 12, 0, 0, 0)) == Said("Round 12", heading=True)


def test_an_ordinary_turn_needs_no_line() -> None:
    assert EN.log.say((ALL, kinds.TURN, 1, 0, 0, 0)) is None
    said = EN.log.say((ALL, kinds.TURN, 1, 1, 0, 0))
    assert said is not None
    assert said.text == "Timur takes another turn for three seals"


def test_a_turn_names_every_place_and_each_once() -> None:
    """Catacombs: the merchant goes on to any place. A companion acts where he goes."""
    through = [
        (ALL, kinds.MOVED, 1, BY_MERCHANT, 7, 25),
        (ALL, kinds.ACTED, 1, 25, 0, 0),
        (ALL, kinds.MOVED, 1, BY_MERCHANT, 25, 4),
    ]
    companion = [(ALL, kinds.MOVED, 1, BY_COMPANION, 12, 9), (ALL, kinds.ACTED, 1, 9, 0, 0)]
    lines = [EN.log.sum_up(1, EN.log.tell(notes), notes) for notes in (through, companion)]
    assert [line and line.text for line in lines] == [
        "Timur → 25 Catacombs → 4 Fruit Warehouse",
        "Timur’s companion → 9 Tea House",
    ]


def test_what_the_kiosk_offers_is_told_in_one_line() -> None:
    tiles = [data.KIOSK_TILES.index(name) for name in ("fruit", "two_lira", "die")]
    opened = (ALL, kinds.KIOSK_OPENED, sum(1 << tile for tile in tiles), 0, 0, 0)
    said = EN.log.say(opened)
    assert said is not None
    assert said.text == "The kiosk offers: one fruit, two lira, throw of a die"


def test_a_bid_is_raised_coin_by_coin() -> None:
    view = seen(asked(table(letters=True), RaiseBid(0, 0, 0, 1, ONE)), 0)
    assert [EN.preview(view, action).verb for action in (ONE, DONE)] == ["1 lira more", "Bid 1"]
    assert RU.preview(view, ONE).verb == "Ещё 1 лира"


def test_a_single_card_that_fits_is_explained() -> None:
    s = table()
    s.players[0].hand = [1, 4]  # five lira; dealer again, which does not fit before the move
    view = seen(asked(s, Turn(0)), 0)
    assert EN.preview(view, CARDS).text == "You can play now: Five lira. Take 5 lira."
    s.players[0].hand = [0, 1]
    view = seen(asked(s, Turn(0)), 0)
    assert EN.preview(view, CARDS).text == "You can play now: A good of choice, Five lira."


def test_names_are_told_apart() -> None:
    for words in (EN, RU):
        for kind in ("place:", "card:", "guild:", "kiosk:", "tile:", "npc:"):
            names = [words.names.name(label) for label in LABELS if label.startswith(kind)]
            assert len(set(names)) == len(names), kind


# -- questions, consequences, reasons: with numbers ------------------------------------------------


def test_what_a_place_would_cost_and_give() -> None:
    s = table()
    s.first = 0
    me, other = s.players[0], s.players[3]
    me.merchant, me.lira, me.stack = 9, 16, [0, 0]
    other.merchant = GEMSTONE_DEALER
    s.taken[4] = 2
    view = seen(asked(s, Turn(0)), 0)
    would = EN.preview(view, GEMSTONE_DEALER)
    assert would.text == (
        "16 Gemstone Dealer: leave an assistant; pay Leila 2 lira; a ruby for 14 lira"
    )
    assert would.verb == "Go to 16"
    would = RU.preview(view, GEMSTONE_DEALER)
    assert would.text == "16 Самоцветы: оставить помощника; плата: Лейла, 2 лиры; рубин за 14 лир"
    me = view.players[0]
    me.stack = []
    would = EN.preview(view, GEMSTONE_DEALER)
    assert would.text == "16 Gemstone Dealer: no assistant: your turn ends there"
    me.assistants = 1 << GEMSTONE_DEALER
    me.lira = 15  # enough for the ruby, but not for Leila as well
    would = EN.preview(view, GEMSTONE_DEALER)
    assert would.text == (
        "16 Gemstone Dealer: pick up your assistant; pay Leila 2 lira; needs 14 lira, you have 13"
    )
    me.lira = 1
    would = EN.preview(view, GEMSTONE_DEALER)
    assert would.text == (
        "16 Gemstone Dealer: pick up your assistant; pay Leila 2 lira; "
        "more than you have: your turn ends there"
    )


def test_why_a_place_is_out_of_reach() -> None:
    s = table()
    s.players[0].merchant = 9
    view = seen(asked(s, Turn(0)), 0)
    assert EN.why_not(view, 15) == "Too far: your merchant walks 1 or 2 places."
    assert EN.why_not(view, 9) == "Your merchant is here: he must move on."
    assert EN.why_not(view, 20) == "This place is not in the game."
    card = [name for name, _ in BONUS].index("double_gemstone")
    view.players[0].hand = [card]
    assert EN.why_not(view, CARD + card) == "Not now: after acting on 16."


def test_an_action_that_cannot_be_paid_says_what_is_missing() -> None:
    s = table()
    s.players[0].merchant, s.players[0].lira = GEMSTONE_DEALER, 5
    s.players[0].hand = [0]
    view = seen(asked(s, Act(0, GEMSTONE_DEALER, BY_MERCHANT)), 0)
    question = EN.ask(view, 0)
    assert question.title == "Gemstone Dealer: act?"
    assert question.detail == "Needs 12 lira, you have 5."
    assert question.crumbs == ("Your turn", "16 Gemstone Dealer", "action")
    assert EN.ask(seen(s, 1), 1).crumbs[0] == "Ada’s turn"
    assert EN.ask(seen(s, 1), 1).title == "Ada acts"


def test_the_tavern_needs_what_the_cheapest_thing_costs() -> None:
    s = table(mocha=True)
    me = s.players[0]
    me.merchant, me.coffee, me.hand = TAVERN, 0, [0]
    view = seen(asked(s, Act(0, TAVERN, BY_MERCHANT)), 0)
    assert EN.ask(view, 0).detail == "Needs 1 coffee, you have 0."  # a tile, the first of its kind
    assert RU.ask(view, 0).detail == "Нужно 1 кофе, у вас 0."
    me.coffee, me.tiles = 1, 1 << STRAIGHT | 1 << WELCOME
    assert EN.ask(seen(s, 0), 0).detail == "Needs 2 coffee, you have 1."  # the barrier
    me.coffee, me.tiles = 0, 1 << STRAIGHT
    s.tiles[WELCOME] = 3  # the last one of its kind costs 4
    assert EN.ask(seen(s, 0), 0).detail == "Needs 2 coffee, you have 0."


def test_the_tavern_tells_its_prices() -> None:
    s = table(mocha=True)
    s.players[0].coffee = 2
    view = seen(asked(s, Bribe(0, BY_MERCHANT)), 0)
    said = "Straight on −1 coffee; Free service −1 coffee; Barrier −2 coffee"
    assert EN.ask(view, 0).detail == said
    gains = [EN.preview(view, action).gain for action in view.legal if action != DONE]
    assert gains == ["−1 coffee", "−1 coffee", "−2 coffee"]


def test_an_embassy_without_letters_says_so() -> None:
    s = table(letters=True)
    s.players[0].merchant, s.players[0].hand = EMBASSY, [0]
    s.letter_deck = [0] * LETTER_PLACES
    s.letter_discard = [0] * LETTER_PLACES
    view = seen(asked(s, Act(0, EMBASSY, BY_MERCHANT)), 0)
    assert EN.ask(view, 0).detail == "No letters are left."
    assert RU.ask(view, 0).detail == "Писем не осталось."


def test_a_sale_counts_along() -> None:
    s = table()
    s.demand = [[0], [0]]  # the small market wants 1, 1, 2 and 1
    s.players[0].goods = [1, 1, 2, 0]
    view = seen(asked(s, Sell(0, SMALL_MARKET, 0, 2, 1, 1)), 0)
    question = EN.ask(view, 0)
    assert question.detail == "2 goods for 5 lira so far. One more: 9 lira."
    assert EN.preview(view, GOOD + 2).text == "3 goods for 9 lira"
    done = EN.preview(view, 0)
    assert (done.text, done.gain) == ("2 goods sold for 5 lira.", "+5 lira")
    assert EN.why_not(view, GOOD).startswith("To give this too")
    assert RU.ask(view, 0).detail == "Пока 2 товара за 5 лир. Ещё один: 9 лир."


def test_a_call_tells_its_odds() -> None:
    view = seen(asked(table(), CallNumber(0, BY_MERCHANT, 1)), 0)
    assert EN.preview(view, CALL + 7).text == "58 %: +7 lira, otherwise +2 lira"  # 21 of 36
    assert EN.preview(view, CALL + 12).text == "3 %: +12 lira, otherwise +2 lira"  # 1 of 36
    assert RU.preview(view, CALL + 3).text == "97 %: +3 лиры, иначе +2 лиры"  # 35 of 36


def test_what_a_deed_brings_stands_in_its_line() -> None:
    notes = [
        (ALL, kinds.ACTED, 0, 1, 0, 0),
        (ALL, kinds.LIRA, 0, -7, 0, 0),
        (ALL, kinds.EXTENSION, 0, 3, 0, 0),
        (ALL, kinds.RUBY, 0, 1, 2, 0),
    ]
    lines = EN.log.tell(notes)
    assert [line.text for line in lines] == [
        "Ada acts at 1 Wainwright",
        "Ada extends the cart: 3 of 3",
        "Ada takes a ruby: Wainwright",
    ]
    assert lines[0].gains == (("lira", "−7"),)
    assert lines[2].gains == (("ruby", "+1"),)
    alone = EN.log.tell([(ALL, kinds.GOODS, 2, 3, 2, 0)])
    assert [(line.text, line.gains) for line in alone] == [
        ("Rumi takes 2 jewelry", (("jewelry", "+2"),))
    ]


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    mine = EN.log.say((0, kinds.BONUS_DRAWN, 0, 0, 0, 1))
    hidden = EN.log.say((0, kinds.BONUS_DRAWN, 0, 0, 0, HIDDEN))
    assert mine is not None
    assert hidden is not None
    assert mine.text == "Ada draws: Five lira"
    assert hidden.text == "Ada draws a bonus card"


def test_a_merchant_alone_is_told_where_to_go() -> None:
    s = table()
    mover = s.waiting[0]
    assert EN.ask(seen(s, mover), mover).detail == "4 assistants are with you."
    s.players[mover].stack = []
    assert EN.ask(seen(s, mover), mover).detail.startswith("No assistant is with you: go where")


def test_goods_come_from_the_action_after_the_assistant() -> None:
    s = table()
    s.players[0].merchant = FABRIC_WAREHOUSE  # an empty cart holds two of each
    view = seen(asked(s, Assistant(0, 0)), 0)
    question = EN.ask(view, 0)
    assert question.title == "Leave an assistant here?"
    assert question.detail == "Then the action: +2 fabric."
    assert RU.ask(view, 0).detail == "Затем действие: +2 ткани."
    s.players[0].merchant, s.players[0].lira = GEMSTONE_DEALER, 5
    view = seen(asked(s, Assistant(0, 0)), 0)
    assert EN.ask(view, 0).detail == "Needs 12 lira, you have 5."


def test_an_action_says_where() -> None:
    """Two of them may stand side by side, as toggles."""
    s = table()
    s.players[0].lira = 20
    view = seen(asked(s, Act(0, GEMSTONE_DEALER, BY_MERCHANT)), 0)
    assert EN.preview(view, ACT).verb == "Act at 16"


def test_what_ends_is_told_apart_from_the_turn() -> None:
    s = table()
    s.players[0].merchant, s.players[0].hand = FABRIC_WAREHOUSE, [0]
    s.npcs = [0, 0, 0, 0]
    view = seen(asked(s, AfterAction(0, BY_MERCHANT, FABRIC_WAREHOUSE)), 0)
    assert EN.preview(view, DONE).verb == "Nothing more"
    view.npcs = [FABRIC_WAREHOUSE] * 4
    assert EN.preview(view, DONE).verb == "No service"
    s.agenda = [*s.agenda, AfterAction(0, BY_FAMILY, SMALL_MARKET)]
    s.settle()
    assert EN.preview(seen(s, 0), DONE).verb == f"Done at {SMALL_MARKET}"


def test_encounters_are_asked_for() -> None:
    s = table()
    s.players[0].merchant = 3
    s.players[1].family = 3
    view = seen(asked(s, AfterAction(0, BY_MERCHANT, 3, 1)), 0)
    assert EN.ask(view, 0).title == "Whom do you meet?"
    assert EN.why_not(view, 0) == "That is not asked now."
    assert EN.why_not(view, STOP) == "That is not asked now."
    assert EN.preview(view, view.parse("family:1")).verb == "Catch"


def test_a_toll_that_cannot_be_paid_is_not_asked_for() -> None:
    s = table()
    s.players[0].lira = 1
    s.players[1].merchant = s.players[0].merchant = place = data.GEMSTONE_DEALER
    question = EN.ask(asked(s, PayMerchants(0, BY_MERCHANT, place, NONE)), 0)
    assert question.title == "You cannot pay 2 lira"
    assert question.detail == "Your turn ends here, unless a card or tile helps."
    s.players[0].lira = 2
    assert EN.ask(s, 0).title == "Pay 2 lira to act here?"


def test_a_call_is_told_before_the_dice_are_rolled() -> None:
    """As in a hint: a number alone would not say what it is."""
    notes = [(ALL, kinds.MOVED, 0, BY_MERCHANT, 7, 9), (ALL, kinds.CALLED, 0, 6, 0, 0)]
    said = EN.log.sum_up(0, list(EN.log.tell(notes)), notes)
    assert said is not None
    assert said.text == "Ada → 9 Tea House: called 6"


def test_a_sale_ends_the_turn_if_nothing_can_follow() -> None:
    """The market's next tile is turned up then, and nobody is asked behind it."""
    t = Table(letters=True)
    t.cart(fabric=1, spice=1, fruit=1)
    sold = t.visit(11).s.redact(0)
    assert isinstance(sold, Istanbul)
    sold = sold.look_ahead(ACT)
    while sold.waiting == [0]:
        sold = sold.look_ahead(sold.question().usual(sold, 0))
    assert sold.waiting == [CHANCE]
    assert EN.ends_turn(sold)
    for hand, letters in (([0], []), ([], [17, 18, 19])):
        sold.players[0].hand, sold.players[0].letters = hand, letters
        assert not EN.ends_turn(sold)


def test_who_has_won() -> None:
    s = table(2)
    s.players[0].rubies, s.players[1].rubies = 6, 4
    s.agenda = []
    s.waiting = []
    assert EN.ask(s, 0).title == "You win: 6 rubies"
    assert RU.ask(s, 1).title == "Ада побеждает: 6 рубинов"
    s.players[1].rubies, s.players[1].lira = 6, s.players[0].lira
    s.players[0].hand = s.players[1].hand
    assert EN.ask(s, 0).title == "Shared victory: Ada, Timur, 6 rubies"


def test_russian_lira_after_for() -> None:
    assert RU.names.for_lira(21) == "21 лиру"
    assert RU.names.lira(21, "−") == "−21 лира"
