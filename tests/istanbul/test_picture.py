"""The bazaar as a scene. What every picture must be is tested in `contract`."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from majlis.drawing.motion import TRAVEL
from majlis.drawing.palette import TOKENS
from majlis.drawing.scene import DrawingContext, Format, Scene
from majlis.games.istanbul import picture
from majlis.games.istanbul.data import (
    BARRIER,
    BLACK_MARKET,
    CALL,
    CARD,
    CARDS,
    COFFEE_TRADER,
    DONE,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GUILD,
    LETTER,
    MOST_PLACES,
    NPC,
    POLICE_STATION,
    RED,
    SMALL_MOSQUE,
    SMUGGLER,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TILE,
    WAINWRIGHT,
    edge,
)
from majlis.games.istanbul.picture import COLOURS
from majlis.games.istanbul.picture.hand import card_boxes
from majlis.games.istanbul.picture.layout import layout_for, own_layout
from majlis.games.istanbul.picture.overlay import CALLS
from majlis.games.istanbul.picture.place_footers import footer, shorter
from majlis.games.istanbul.picture.place_signs import signs_of
from majlis.games.istanbul.picture.places import SLACK, extent, fit
from majlis.games.istanbul.picture.signs import Bold, JewelryForRoll, Measure, Quiet
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.figures import MERCHANT
from majlis.games.istanbul.rules.places_base import CallNumber
from majlis.games.istanbul.rules.places_mocha import DiscardGuild
from majlis.games.istanbul.rules.turn import Turn
from majlis.games.istanbul.state import OWN, Istanbul
from majlis.games.istanbul.words import Words
from majlis.kernel.frame import CHANCE, WATCHER
from majlis.kernel.state import State
from majlis.table.choices import shortcut_choices
from majlis.words import MINUS
from tests.drawing.contrast import GLYPH, TEXT, too_low
from tests.drawing.legible import written_in
from tests.drawing.looking import NAMES, html, look
from tests.drawing.paths import around as outline
from tests.istanbul.games import KINDS, some
from tests.istanbul.table import Table
from tests.istanbul.test_words import asked, table

EVERY = {**TOKENS, **COLOURS}
ROOMS = {
    Format.WIDE: (1046, 686),
    Format.LAPTOP: (964, 660),
    Format.TALL: (804, 894),
    Format.PHONE: (390, 512),
}
"""What pages have for the board."""


def draw(view: State, look: DrawingContext) -> Scene:
    assert isinstance(view, Istanbul)
    return picture.draw(view, look)


# -- the bazaar ------------------------------------------------------------------------------------


def test_places_that_can_be_reached_say_what_that_means() -> None:
    s = table()
    me = s.players[0]
    me.merchant, me.stack, me.assistants = 9, [0, 0], 1 << 11
    me.goods = [1, 1, 1, 1]
    s.players[3].merchant = GEMSTONE_DEALER
    view = asked(s, Turn(0)).redact(0)
    nodes = draw(view, look(4)).nodes
    strips = {int(key[6:]) for key in nodes if key.startswith("strip-")}
    assert strips == {action for action in view.legal if 0 < action <= MOST_PLACES}
    assert "leave 1" in nodes["strip-16"]
    assert "−2" in nodes["strip-16"]
    assert "var(--seat-4)" in nodes["strip-16"]
    assert "pick up" in nodes["strip-11"]
    assert "all home" in nodes["strip-7"]
    assert "no action" in nodes["strip-16"]  # for want of lira
    assert "no action" not in nodes["strip-11"]
    others = draw(s.redact(1), look(4)).nodes
    assert not [key for key in others if key.startswith("strip-")]


def test_prices_are_those_of_this_moment_and_this_player() -> None:
    s = table()
    s.taken[4] = 2
    s.players[0].goods = [1, 0, 0, 0]
    s.players[0].extensions = 1
    nodes = draw(asked(s, Turn(0)).redact(0), look(4)).nodes
    assert ">14</text>" in nodes["place-16"]
    assert "then 15" in nodes["place-16"]
    assert ">+2</text>" in nodes["place-2"]
    assert ">+3</text>" in nodes["place-3"]
    assert (
        ">+3</text>" in draw(s.redact(1), look(4)).nodes["place-3"] or s.players[1].extensions == 0
    )


@pytest.mark.parametrize("kind", KINDS)
def test_costs_and_gains_stay_beside_the_picture(kind: str) -> None:
    """Signs shrink, and words are left out, before anything leaves its place."""
    for s, _ in some(kind, 3):
        if s.first < 0:
            continue
        for format, language in zip(Format, ("ru", "en", "ru", "en"), strict=True):
            layout = layout_for(s.columns, len(s.places), format)
            words = Words(language, NAMES)
            for place, at in zip(s.places, layout.places, strict=True):
                told = signs_of(s, 0, place, words, layout.narrow) if place else ()
                if told:
                    measure, fitting = fit(at, told)
                    tall, wide = extent(tuple(row for row, _, _ in fitting), measure)
                    assert wide <= at.signs.width, (place, language)
                    assert tall <= at.signs.height + SLACK, (place, language)


def test_the_black_market_lights_what_was_rolled_there_and_nothing_older() -> None:
    t = Table()
    t.tile(RED)
    t.visit(BLACK_MARKET)
    t.s.dice = 45  # an older roll, somewhere else
    words = Words("en", NAMES[:3])
    t.s.apply(0, t.s.parse("act"))  # the dice are still to be rolled
    assert signs_of(t.s, 0, BLACK_MARKET, words, narrow=False)[1] == (JewelryForRoll(0),)
    t.then(5, 6).chance()
    assert t.asked == "Rolled"
    assert signs_of(t.s, 0, BLACK_MARKET, words, narrow=False)[1] == (JewelryForRoll(3),)


def test_what_is_left_of_rubies_is_no_promise_of_all_of_them() -> None:
    t = Table()
    for place, left in ((WAINWRIGHT, 3), (SMALL_MOSQUE, 3), (SULTANS_PALACE, 6)):
        told = signs_of(t.s, 0, place, Words("en", NAMES[:3]), narrow=False)
        assert told[-1][-1] == Quiet(f"({left} left)")


def test_a_family_member_is_told_where_nothing_is_to_be_had() -> None:
    """In the same words as the merchant: also at a warehouse whose good fills the cart."""
    t = Table()
    t.cart(spice=2)
    t.visit(POLICE_STATION).play("act")
    assert t.asked == "SendFamily"
    words = Words("en", NAMES[:3])
    idle = (("person-here", ""), ("close", "no action"))
    assert footer(t.s, 0, SPICE_WAREHOUSE, words) == idle
    assert footer(t.s, 0, SULTANS_PALACE, words) == idle
    assert footer(t.s, 0, FRUIT_WAREHOUSE, words) == (("person-here", "act"),)


def test_a_half_has_room_of_its_own_on_a_card() -> None:
    """In the bold type of the table it is a little wider than high."""
    assert Bold("½").width(Measure(10, 0)) > 10.6


def test_a_place_explains_itself() -> None:
    s = table()
    s.players[0].merchant = 3
    s.npcs[0] = 3
    target = draw(asked(s, Turn(0)).redact(0), look(4)).targets[3]
    assert target.name == "3 Spice Warehouse"
    assert "Fill your cart with spice." in target.explain
    assert "Now: +2 spice." in target.explain
    assert "Leila with 4 assistants" in target.explain
    assert "governor" in target.explain


def test_stacks_can_be_counted() -> None:
    s = table()
    s.players[0].merchant, s.players[0].stack = 5, [0, 0, 0]
    node = draw(s.redact(0), look(4)).nodes["merchant-0"]
    assert node.count("<rect") == 3
    assert ">3</text>" in node


def test_the_barrier_lies_between_its_places() -> None:
    s = table(3, mocha=True)
    one, other = s.places[0], s.places[1]
    s.barrier, s.holder = edge(one, other), 2
    node = draw(s.redact(0), look(3)).nodes["barrier"]
    assert "var(--seat-3)" in node
    assert "rotate(90)" in node
    turned = draw(s.redact(0), look(3, narrow=True)).nodes["barrier"]
    assert "rotate(90)" not in turned


def test_a_phone_turns_a_bazaar_of_four_by_five() -> None:
    def across(s: Istanbul, narrow: bool) -> int:
        targets = draw(s.redact(0), look(3, narrow=narrow)).targets
        return len({targets[place].at[0] for place in s.places})

    assert across(table(3), True) == across(table(3), False) == 4
    assert across(table(3, mocha=True), False) == 5
    assert across(table(3, mocha=True), True) == 4
    assert across(table(3, mocha=True, letters=True), True) == 5


# -- what belongs to the viewer --------------------------------------------------------------------


def test_on_a_phone_a_card_that_can_be_played_has_a_sign_for_its_chip() -> None:
    s = table()
    s.players[0].hand = [1, 4, 8]  # five lira, dealer again, far walk
    scene = draw(s.redact(0), look(3, narrow=True))
    fits = {CARD + 1, CARD + 8}
    assert scene.signs.keys() == fits
    assert not fits & (scene.targets.keys() | scene.chips.keys())  # else no chip would stand for it
    assert "icon-" in scene.signs[CARD + 8]


@pytest.mark.parametrize("format", [Format.WIDE, Format.PHONE])
def test_a_guild_card_that_is_discarded_says_so_and_not_that_it_is_a_turn(format: Format) -> None:
    s = table(3, mocha=True)
    s.players[0].guild = [3, 8, 12]
    view = asked(s, DiscardGuild(0)).redact(0)
    nodes = draw(view, replace(look(3), format=format)).nodes
    cards = "".join(drawn for key, drawn in nodes.items() if key.startswith(("own-hand", "sheet-")))
    assert cards.count("Discard") == 3
    assert "whole turn" not in cards


def test_what_a_plan_has_counted_is_marked_by_itself() -> None:
    """A card that fits no more has not been played, and a good is not the whole cart."""
    s = table(3, mocha=True)
    s.players[0].hand = [1, 8]
    before = draw(s.redact(0), look(3))
    s.players[0].goods[2] += 1
    s.players[0].hand = [8]
    after = draw(s.redact(0), look(3))
    own = {key for key in after.nodes if key.startswith("own-") and key not in after.aids}
    assert {key for key in own if before.nodes.get(key) != after.nodes[key]} == {
        "own-fruit",
        "own-cards",
    }


@pytest.mark.parametrize("format", [Format.WIDE, Format.LAPTOP, Format.TALL])
def test_cards_are_played_where_they_lie(format: Format) -> None:
    s = table()
    s.players[0].hand = [1, 4, 8]  # five lira, dealer again, far walk
    view = asked(s, Turn(0)).redact(0)
    around = replace(look(4), format=format)
    scene = draw(view, around)
    cards = {CARD + 1, CARD + 4, CARD + 8}
    assert cards <= scene.targets.keys()
    assert CARDS not in scene.chips
    assert CARDS in scene.targets  # how many there are, and the keyboard's way to them
    hand = scene.nodes["own-hand"]
    assert hand.count('stroke="var(--ring)"') == 2
    s.apply(0, CARDS)
    opened = draw(s.redact(0), around)
    assert not [key for key in opened.nodes if key.startswith("sheet")]
    assert [opened.targets[card].at for card in cards] == [scene.targets[card].at for card in cards]
    assert CARDS not in opened.targets
    s.waiting = [CHANCE]
    assert CARDS in draw(s.redact(0), around).targets  # a plan may end behind the question


def test_cards_that_cannot_be_read_beside_the_bazaar_are_laid_over_it() -> None:
    s = table(3, mocha=True, letters=True)
    s.players[0].hand = list(range(1, 20))
    asked(s, Turn(0)).apply(0, CARDS)
    view = s.redact(0)
    opened = draw(view, replace(look(3), format=Format.LAPTOP))
    assert "sheet-card:gain_5_lira" in opened.nodes
    assert {CARD + card for card in range(1, 20)} <= opened.targets.keys()
    nodes = list(opened.nodes)  # what a draft marks on the bazaar does not shine through
    assert nodes.index("place-16") < nodes.index("marks") < nodes.index("sheet")


def test_a_number_that_is_planned_lies_among_the_others() -> None:
    s = table()
    view = asked(s, CallNumber(0, MERCHANT)).redact(0).look_ahead(CALL + 7)
    assert view.waiting == [CHANCE]
    planned = draw(view, look(4))
    assert {*CALLS} <= planned.targets.keys()
    assert {key for key in planned.nodes if key.startswith("sheet")} <= planned.aids


def test_rings_of_goods_lie_on_the_cart() -> None:
    nodes = draw(asked(table(), Turn(0)).redact(0), look(4)).nodes
    order = list(nodes)
    assert order.index("own-paper") < order.index("rings") < order.index("own-cart")
    assert "var(--floor)" in nodes["own-paper"]
    assert "var(--floor)" not in nodes["own-cart"]


@pytest.mark.parametrize("format", Format)
@pytest.mark.parametrize("kind", KINDS)
def test_every_room_is_filled_and_everything_in_it_can_be_read_and_touched(
    kind: str, format: Format
) -> None:
    """Letters of 12 px, on phones 11; fingers want 40 px."""
    width, height = ROOMS[format]
    least = 11 if format == Format.PHONE else 12
    for nth, (s, notes) in enumerate(some(kind, 4)):
        seat = max(s.waiting[0], 0) if s.waiting else 0
        around = DrawingContext(("en", "ru")[nth % 2], format, NAMES[:4], (), notes)
        scene = draw(s.redact(seat), around)
        assert width - 6 <= scene.width <= width
        assert height - 2 <= scene.height <= height
        written = [scene.mine, *scene.nodes.values()]
        sizes = {size for node in written for _, size in written_in(node, scene.defs)}
        assert min(sizes) >= least - 0.01
        if format == Format.WIDE:
            continue
        for action, target in scene.targets.items():
            left, top, right, foot = outline(target.shape)
            assert right - left > 39.9, (s.label(action), target)
            assert foot - top > 39.9, (s.label(action), target)


@pytest.mark.parametrize("format", [Format.WIDE, Format.LAPTOP, Format.TALL])
def test_a_large_hand_stays_where_one_s_things_lie(format: Format) -> None:
    for mocha, letters in ((False, False), (True, True)):
        s = table(3, mocha=mocha, letters=letters)
        layout = layout_for(s.columns, len(s.places), format)
        own = own_layout(layout, mocha, letters)
        for count in range(1, 13):
            for box in card_boxes(own.hand, count, layout.finger):
                assert box.right <= own.hand.right + 0.1
                assert box.foot <= own.hand.foot + 0.1
                assert layout.can_be_pointed_at(box)


# -- the sheet of a phone --------------------------------------------------------------------------


def test_a_phone_has_the_hand_on_a_sheet() -> None:
    s = table(3, mocha=True, letters=True)
    s.players[0].hand, s.players[0].guild = [1, 4], [16]
    s.players[0].letters = [5]
    view = asked(s, Turn(0)).redact(0)
    buttons = pressable(draw(view, look(3, narrow=True)))
    assert buttons[CARD + 1] == ("Five lira. Take 5 lira. Any time.", True)
    assert buttons[CARD + 4][1] is False
    assert LETTER + 5 in buttons
    assert TILE + 5 in buttons
    assert next(iter(buttons)) == CARD + 1  # what fits comes first
    assert draw(view, look(3)).mine == ""
    assert draw(s.redact(WATCHER), look(3, narrow=True)).mine == ""
    others = pressable(draw(s.redact(1), look(3, narrow=True)))
    assert not [action for action, (_, can_be) in others.items() if can_be]


def pressable(scene: Scene) -> dict[int, tuple[str, bool]]:
    """The answers on the sheet: what is said about each, and whether it is one now."""
    return {
        int(button.get("data-action", "")): (
            button.get("aria-label", ""),
            button.get("aria-disabled") is None,
        )
        for button in html(scene.mine).iter("button")
    }


def test_a_watcher_sees_backs() -> None:
    s = table()
    s.players[0].hand = [1, 4]
    asked(s, Turn(0))
    seen = draw(s.redact(WATCHER), look(4))
    assert not [action for action in seen.targets if CARD <= action < GUILD]
    assert "icon-card" in seen.nodes["own-hand"]
    mine = draw(s.redact(0), look(4))
    assert "Five lira" in mine.nodes["own-hand"]
    assert "Five lira" not in seen.nodes["own-hand"]


def test_letters_lie_open() -> None:
    s = table(3, letters=True)
    s.players[0].letters = [5, 5, 13 + 16]
    targets = draw(asked(s, Turn(0)).redact(0), look(3)).targets
    assert targets[LETTER + 5].name == "Letter to 5 Post Office"
    assert targets[LETTER + 29].name == "Delivered letter (13)"


def test_tiles_are_told_got_or_not() -> None:
    s = table()
    s.players[0].tiles = 1
    targets = draw(asked(s, Turn(0)).redact(0), look(4)).targets
    assert targets[TILE].name == "Red tile"
    assert targets[TILE + 1].name == "Green tile, not yours"
    assert TILE + 4 not in targets


def test_a_service_and_its_price_are_one_chip() -> None:
    """The smuggler for lira, the coffee trader for whatever he takes. What the governor gives is
    drawn before he is paid."""
    place = Table(mocha=True)
    place.s.npcs = [2, 2, 2, 0]
    place.cart(fabric=1)
    place.act(2)
    view = place.s.redact(0)
    scene = draw(view, look(3))
    told = {
        tuple(view.label(action) for action in path): (chip.title, chip.detail)
        for path, chip in scene.leaps.items()
    }
    two, one = f"{MINUS}2\N{NO-BREAK SPACE}lira", f"{MINUS}1\N{NO-BREAK SPACE}fabric"
    assert told["npc:smuggler", "good:spice", "lira"] == ("Spice", f"Smuggler, {two}")
    assert told["npc:coffee_trader", "good:fabric"] == ("Coffee", f"Coffee trader, {one}")
    assert len(told) == 3 + 2  # the cart is full of fabric
    choices = shortcut_choices(view, Words("en", NAMES), scene.leaps)
    assert [choice.path for choice in choices.values()] == list(scene.leaps)
    assert all(choice.deed for choice in choices.values())
    assert scene.chips[NPC + SMUGGLER].detail == "for one of your goods"
    assert NPC + COFFEE_TRADER not in scene.chips
    place.me.lira = 1
    poor = draw(place.s.redact(0), look(3))
    assert [len(path) for path in poor.leaps] == [2]
    assert NPC + COFFEE_TRADER in poor.chips


def test_a_character_can_be_pointed_at_where_it_stands() -> None:
    """Fingers have room around one that stands alone; two at a place have only their chips."""
    for form in Format:
        place = Table(mocha=True)
        place.s.npcs = [0, 2, 0, 0]
        place.act(2)
        context = replace(look(3), format=form)
        alone = draw(place.s.redact(0), context).targets[NPC + SMUGGLER]
        figure = place.s.places.index(2)
        layout = layout_for(place.s.columns, len(place.s.places), form)
        assert layout.places[figure].box.inset(-layout.finger / 2).holds(alone.at)
        order = list(draw(place.s.redact(0), context).nodes)
        assert order.index("place-2") < order.index("rings") < order.index("npc-1")
        place.s.npcs = [0, 2, 2, 0]
        crowd = draw(place.s.redact(0), context).targets
        assert (NPC + SMUGGLER in crowd) == (layout.finger == 0)


def test_a_footer_says_what_matters_most_where_it_has_room() -> None:
    """A phone leaves the words of the cross away, not the cross; a turn that ends says no more."""
    whole = (("leave", "leave 1"), ("close", "no action"), ("seat-1", "-2"))
    assert list(shorter(whole))[:3] == [
        whole,
        (("leave", ""), *whole[1:]),
        (("leave", ""), ("close", ""), ("seat-1", "-2")),
    ]
    t = Table()
    t.me.stack = []
    t.s.players[1].merchant = WAINWRIGHT
    words = Words("en", NAMES[:3])
    assert footer(t.s, 0, WAINWRIGHT, words) == (("stop", "turn ends"),)


def test_the_way_of_others_lies_on_what_places_say() -> None:
    t = Table()
    moved = (0, kinds.MOVED, 1, MERCHANT, 2, 3)
    order = list(draw(t.s.redact(0), look(3, recent=(moved,))).nodes)
    strips = [order.index(key) for key in order if key.startswith("strip")]
    assert max(strips) < order.index("trail-0") < order.index("merchant-0")


def test_chips_for_what_lies_nowhere() -> None:
    for s, _ in some("base", 3):
        if s.waiting and s.waiting[0] >= 0:
            view = s.redact(s.waiting[0])
            chips = draw(view, look(3)).chips
            assert (DONE in view.legal) <= (DONE in chips)
            assert not [action for action in chips if 0 < action <= MOST_PLACES]
            assert BARRIER not in chips


# -- motion, panels, colours -----------------------------------------------------------------------


def test_a_merchant_walks_with_his_stack() -> None:
    s = table()  # short paths: 9 lies below 3, 16 below 9
    s.players[0].merchant = GEMSTONE_DEALER
    moved = (-1, kinds.MOVED, 0, MERCHANT, 3, GEMSTONE_DEALER)
    scene = draw(s.redact(0), look(4, fresh=(moved,), recent=(moved,)))
    assert [motion.key for motion in scene.motion] == ["merchant-0"]
    points = scene.motion[0].points
    assert [x for x, _ in points] == [0, 0, 0]
    heights = [y for _, y in points]
    assert heights == sorted(heights)
    assert heights[-1] == 0
    assert len(set(heights)) == 3
    assert scene.nodes["trail-0"].count("<circle") == 2


def test_others_who_make_room_are_no_part_of_a_plan() -> None:
    scene = draw(table().redact(0), look(4))
    movable = ("merchant-", "assistant-", "family-", "npc-")
    figures = {key for key in scene.nodes if key.startswith(movable)}
    assert {"merchant-1", "family-0", "npc-0"} <= figures
    assert figures - scene.aids == {"merchant-0"}


def test_an_assistant_stays_behind_when_his_merchant_is_there() -> None:
    s = table()
    s.players[0].merchant = GEMSTONE_DEALER
    s.players[0].assistants = 1 << GEMSTONE_DEALER
    fresh = (
        (-1, kinds.MOVED, 0, MERCHANT, 3, GEMSTONE_DEALER),
        (-1, kinds.LEFT, 0, GEMSTONE_DEALER, OWN, 0),
        (-1, kinds.ACTED, 0, GEMSTONE_DEALER, 0, 0),
        (-1, kinds.LIRA, 0, -14, 0, 0),
        (-1, kinds.RUBY, 0, GEMSTONE_DEALER, 1, 0),
        (-1, kinds.LIRA, 1, 2, 0, 0),
    )
    scene = draw(s.redact(1), look(4, fresh=fresh))
    walks, stays = scene.motion
    assert (walks.key, walks.delay, walks.new) == ("merchant-0", 0, False)
    assert (stays.key, stays.new) == (f"assistant-0-{GEMSTONE_DEALER}", True)
    assert stays.delay >= TRAVEL
    paid, ruby, afar = scene.floats
    assert paid.at == pytest.approx(scene.targets[GEMSTONE_DEALER].at, abs=0.1)
    assert paid.gains == (("lira", f"{MINUS}14"),)
    assert (ruby.at, ruby.gains) == (paid.at, (("ruby", "+1"),))
    assert (afar.seat, afar.at) == (1, None), "it is not there: it rises from the panel"


def test_dice_are_heard() -> None:
    s = table()
    rolled = (-1, kinds.ROLLED, 0, 7, 0, 0)
    assert draw(s.redact(0), look(4, fresh=(rolled,))).rolled
    assert not draw(s.redact(0), look(4)).rolled


def test_characters_move_too() -> None:
    s = table()
    s.npcs[1] = 4
    moved = (-1, kinds.NPC_MOVED, 1, 8, 4, 0)
    scene = draw(s.redact(0), look(4, fresh=(moved,)))
    assert [motion.key for motion in scene.motion] == ["npc-1"]


def test_panels_tell_what_everybody_owns() -> None:
    s = table(3, mocha=True, letters=True)
    s.players[1].rubies, s.players[1].lira, s.players[1].tiles = 2, 17, 0b1001
    panel = draw(s.redact(0), look(3)).panels[1]
    assert panel.score == 2
    root = ElementTree.fromstring(f"<div>{panel.extra}</div>")
    signs = [use.get("href") for use in root.iter("use")]
    assert signs[:6] == ["#icon-ruby"] * 2 + ["#icon-no-ruby"] * 4
    spoken = [span.text for span in root.iter("span") if span.get("class") == "spoken"]
    assert "17 lira" in spoken
    assert "Red tile" in spoken
    assert "Yellow tile" in spoken
    assert "1 bonus card" in spoken


def test_the_stylesheet_knows_things_by_their_labels() -> None:
    sheet = files("majlis").joinpath("table/static/css/istanbul.css").read_text()
    assert "data-action" not in sheet


def test_what_is_written_can_be_read() -> None:
    papers = ["stall", "stall-dim", "floor", "slot", "panel"]
    assert too_low(EVERY, [("ink", paper) for paper in papers], TEXT) == []
    assert too_low(EVERY, [("quiet", paper) for paper in papers], TEXT) == []
    pairs = [("on-number", "number"), ("on-coin", "coin"), ("on-paper", "paper")]
    pairs += [("on-tile", f"tile-{name}") for name in ("red", "green", "blue", "yellow")]
    pairs += [("on-tile", f"tile-{name}") for name in ("straight", "welcome")]
    assert too_low(EVERY, pairs, TEXT) == []
    seats = [f"seat-{n}" for n in range(1, 6)]
    assert too_low(EVERY, [(seat, "floor") for seat in seats], GLYPH) == []
    assert too_low(EVERY, [("ring-edge", "tray")], GLYPH) == []
