"""What Five Tribes says, with its numbers. That nothing lacks words is tested in `contract`."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.five_tribes.data import DJINN_CARDS, DJINNS
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.words import Words
from majlis.kernel.frame import HIDDEN, WATCHER
from majlis.kernel.state import Note
from majlis.words import Preview
from tests.five_tribes.random_games import told_game as game
from tests.five_tribes.table import seen_by, sultanate, table, view_of

RUSSIAN = ("Лейла", "Фенек", "Тома", "Амина")
ENGLISH = ("Leila", "Fennec", "Tomas", "Amina")
EN = Words("en", ENGLISH)
RU = Words("ru", RUSSIAN)


# -- names ---------------------------------------------------------------------------------------


def test_all_djinns_are_told_apart_and_explained() -> None:
    for words in (EN, RU):
        assert len({words.names.djinns.name(djinn) for djinn in range(DJINNS)}) == 22
        assert len({words.names.djinns.power(djinn) for djinn in range(DJINNS)}) == 22
        for djinn, (name, points, _) in enumerate(DJINN_CARDS):
            told = words.names.explain(f"djinn:{name}")
            assert words.names.djinns.power(djinn) in told
            assert words.names.djinns.price(djinn) in told
            assert words.names.points(points) in told
            assert f"djinn:{name}" in words.names.THINGS


def test_nobody_is_called_a_slave() -> None:
    said = " ".join(
        f"{EN.names.name(thing)} {EN.names.explain(thing)}" for thing in EN.names.THINGS
    )
    assert "slave" not in said.lower()
    assert "fakir" in said.lower()
    assert "раб" not in RU.names.card(9).lower()


# -- what an answer would do ---------------------------------------------------------------------


def would(match: majlis.Match, label: str, words: Words = EN) -> Preview:
    view = seen_by(match, match.waiting[0])
    before = view.dump()
    found = words.preview(view, view.parse(label))
    assert view.dump() == before, "looking ahead has changed the view"
    return found


def test_scenario_5_the_only_sowing() -> None:
    match = sultanate("3 YW B W", kinds="C3=oasis")
    assert would(match, "tile:A3").text == "A3: 1 vizier, 1 elder; can end on 1 tile"
    assert would(match, "tile:A3").leads == (match.state.parse("tile:C3"),)
    assert would(match, "tile:A3").verb == "Sow from A3"
    match.play(0, "tile:A3")
    first = would(match, "vizier:B3")
    assert (first.text, first.gain) == ("B3: then it can end on C3", "")
    match.play(0, "vizier:B3")
    last = would(match, "elder:C3")
    assert last.text == "C3: takes 2 elders, you rule the tile, +8; then the oasis"
    assert last.gain == "+15", "two elders 4, the tile 8, its new palm 3"
    assert last.verb == "Drop an elder on C3"
    russian = would(match, "elder:C3", RU)
    assert russian.text == "C3: взять 2 мудрецов, участок ваш, +8; затем оазис"
    assert russian.verb == "Поставить мудреца на C3"


def test_scenario_10_builders_and_fakirs() -> None:
    match = sultanate("3 . B BBY\n5 G G", blue="B2 C2 D2 D3", fakirs=[2], kinds="C3=small_market")
    match.play(0, "tile:B3")
    last = would(match, "builder:C3")
    assert last.text == "C3: takes 3 builders for 12 coins; then the small market"
    assert would(match, "builder:C3", RU).text.startswith(
        "C3: взять 3 строителей и получить 12 монет"
    )
    match.play(0, "builder:C3")
    helped = would(match, "card:fakir")
    assert (helped.text, helped.gain) == ("4 builders × 4 blue tiles: 16 coins", "+4")
    match.play(0, "card:fakir")
    assert would(match, "done").gain == "+16"
    match.play(0, "card:fakir")
    assert table(match).players[0].coins == 50 + 20


def test_scenario_11_two_camels() -> None:
    match = sultanate("2 . . . W\n3 . . R R", kinds="D3=small_market D2=oasis")
    match.play(0, "tile:C3", "assassin:D3")
    kill = would(match, "elder:D2")
    assert kill.text == "Kill an elder on D2; 1 step away; you rule D2, +8"
    assert kill.gain == "+8"
    assert would(match, "elder:D2", RU).text == (
        "Убить мудреца на D2; расстояние 1 шаг; D2 ваш, +8"
    )


def test_killing_far_away_costs_fakirs() -> None:
    match = sultanate("3 R RY . . W", fakirs=[2])
    match.play(0, "tile:A3", "assassin:B3")
    assert would(match, "elder:E3").text == (
        "Kill an elder on E3; 3 steps away; costs 1 fakir; you rule E3, +4"
    )


def test_scenario_15_the_large_market() -> None:
    match = sultanate(
        "3 Y YR", kinds="B3=large_market", row="fish fish ivory jewels wheat", goods=["silk"]
    )
    match.play(0, "tile:A3", "vizier:B3")
    first = would(match, "row:3")
    assert first.text == "Ivory and one more; both for 6 coins"
    match.play(0, "row:3")
    second = would(match, "row:4")
    assert second.text == "ivory and jewels for 6 coins; your goods are worth 7 instead of 1"
    assert second.gain == "+0", "six coins for six points"
    assert would(match, "row:4", RU).text == (
        "Взять кость и самоцветы за 6 монет; ваши товары будут стоить 7 вместо 1"
    )


def test_scenario_16_a_sale() -> None:
    match = sultanate("3 Y YR", kinds="B3=oasis", goods=["ivory ivory jewels gold"])
    match.play(0, "tile:A3", "vizier:B3")
    assert EN.ask(seen_by(match, 0), 0).detail == "All your goods: 8 coins, now or later."
    assert would(match, "card:ivory").verb == "Sell ivory"
    match.play(0, "card:ivory", "card:jewels")
    third = would(match, "card:gold")
    assert (third.text, third.verb) == ("A set of 3 goods: 7 coins", "Put gold into the set")
    stop = would(match, "done")
    assert (stop.text, stop.verb) == ("2 different goods for 3 coins", "Sell for 3 coins")


def test_bids() -> None:
    match = sultanate("3 Y YR", seats=4, order=(0, 1, 2, 3), auction=True)
    first = would(match, "bid:5")
    assert (first.text, first.gain) == ("45 coins left; you would play first so far", "−5")
    match.play(0, "bid:8")
    assert would(match, "bid:5").text == "45 coins left; 1 marker plays before you so far"
    assert would(match, "bid:5").verb == "Bid 5 coins"
    assert would(match, "bid:1", RU).verb == "Поставить 1 монету"
    assert would(match, "bid:0").verb == "Bid nothing"


def test_scenario_4_kumarbi_lowers_the_price() -> None:
    match = sultanate(
        "3 Y YR", order=(0, 1, 1, 0), auction=True, djinns=["kumarbi"], coins=[10], fakirs=[2]
    )
    assert would(match, "card:fakir").verb == "Discard a fakir"
    match.play(0, "card:fakir")
    assert would(match, "bid:12").gain == "−8"
    assert would(match, "bid:1").verb == "Bid nothing"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_promised_gain_of_a_last_meeple_is_what_comes(seats: int) -> None:
    for s, _ in game(seats, seats + 20):
        if not s.waiting or type(s.question()).__name__ != "DropMeeple" or sum(s.hand) > 1:
            continue
        seat = s.waiting[0]
        view = view_of(s, seat)
        for action in s.legal:
            after = s.clone()
            after.apply(seat, action)
            gained = after.scores()[seat] - s.scores()[seat]
            assert int(EN.preview(view, action).gain or 0) == gained


# -- questions -----------------------------------------------------------------------------------


def test_the_question_to_me_and_about_another() -> None:
    match = sultanate("3 YW B W")
    mine, others = EN.ask(seen_by(match, 0), 0), EN.ask(seen_by(match, 1), 1)
    assert mine.title == "Which tile do you empty?"
    assert mine.crumbs == ("Round 1", "turn 4 of 4", "a tile to sow from")
    assert others.title == "Leila chooses a tile to sow from"
    match.play(0, "tile:A3", "vizier:B3")
    mine, others = EN.ask(seen_by(match, 0), 0), EN.ask(seen_by(match, 1), 1)
    assert mine.title == "Where does the last one end?"
    assert mine.crumbs == ("Round 1", "from A3", "B3 vizier")
    assert others.title == "Leila sows"
    assert RU.ask(seen_by(match, 0), 0).crumbs == ("Раунд 1", "с A3", "B3 визирь")


def test_a_long_way_is_told_from_its_end() -> None:
    match = sultanate("1 YYYYY Y Y Y Y Y")
    match.play(0, "tile:A1", *[f"vizier:{letter}1" for letter in "BCDE"])
    crumbs = EN.ask(seen_by(match, 0), 0).crumbs
    assert crumbs == ("Round 1", "from A1", "…", "C1 vizier", "D1 vizier", "E1 vizier")


def test_the_bids_are_counted() -> None:
    match = sultanate("3 Y YR", seats=3, order=(2, 0, 1), auction=True)
    match.play(2, "bid:3")
    assert EN.ask(seen_by(match, 0), 0).crumbs == ("Round 1", "bid 2 of 3")
    assert EN.ask(seen_by(match, 1), 1).title == "Leila bids for the turn order"


def test_who_has_won() -> None:
    s, _ = game(3, 2)[-1]
    best = max(s.scores())
    (winner,) = s.winners()
    assert EN.ask(s, winner).title == f"You win: {best} points"
    assert EN.ask(s, WATCHER).title == f"{ENGLISH[winner]} wins: {best} points"
    tied = s.clone()
    names = [ENGLISH[seat] for seat in (0, 1)]
    for seat in (0, 1):
        tied.players[seat].coins += 500 - tied.scores()[seat]
    assert tied.winners() == [0, 1]
    assert EN.ask(tied, 2).title == f"Shared victory: {', '.join(names)}, 500 points"


# -- the log -------------------------------------------------------------------------------------


def lines(match: majlis.Match, answers: int, words: Words = EN) -> list[str]:
    return [said.text for entry in match.log[-answers:] for said in words.log.tell(entry.notes)]


def test_the_last_meeple_and_what_it_takes_is_one_line() -> None:
    match = sultanate("3 YW B W\n5 . . G G", kinds="C3=oasis", goods=["gold"])
    match.play(0, "tile:A3", "vizier:B3", "elder:C3")
    assert lines(match, 3) == [
        "Leila sows 2 meeples from A3",
        "Leila drops a vizier on B3",
        "Leila ends on C3 and takes 2 elders",
        "Leila now rules C3",
        "Leila plants a palm on C3",
    ]
    assert lines(match, 1, RU)[0] == "Лейла заканчивает на C3 и берёт 2 мудрецов"
    (ends, *_) = EN.log.tell(match.log[-1].notes)
    assert (ends.gains, ends.mark) == ((("elder", "+2"),), "")


def test_cards_taken_or_bought_together_are_one_line() -> None:
    match = sultanate("3 G GR", kinds="B3=large_market", row="silk fish fish gold")
    match.play(0, "tile:A3", "merchant:B3")
    assert lines(match, 1)[-1] == "Leila takes silk and fish"
    match.play(0, "row:1", "row:2")
    assert lines(match, 1) == ["Leila buys gold and fish"]
    (bought,) = EN.log.tell(match.log[-1].notes)
    assert bought.gains == (("gold", "+1"), ("fish", "+1"), ("coin", "−6"))
    match.play(0, "card:silk", "card:fish")
    assert lines(match, 1, RU) == ["Лейла продаёт 2 разных товара"]


def test_what_was_drawn_in_secret_is_not_told() -> None:
    secret: Note = (0, kinds.DREW, 0, 20, 0, HIDDEN)
    said = EN.log.say(secret)
    assert said is not None
    assert (said.text, said.gains) == ("Leila draws a card", ())
    looked = RU.log.say((0, kinds.LOOKED, 0, 0, 0, HIDDEN))
    assert looked is not None
    assert looked.text == "Лейла смотрит джинна"


# -- why not -------------------------------------------------------------------------------------


def why(match: majlis.Match, label: str) -> str:
    view = seen_by(match, match.waiting[0])
    return EN.why_not(view, view.parse(label))


def test_why_not_that_tile() -> None:
    match = sultanate("3 YW B W G")
    assert why(match, "tile:A1") == "There are no meeples here."
    assert why(match, "tile:B3") == "From here the last meeple could not find its own tribe."
    match.play(0, "tile:A3")
    assert why(match, "tile:A3").startswith("The sowing stands here")
    assert why(match, "tile:C3").startswith("Not beside A3")
    assert why(match, "tile:B3") == "Choose whom you drop: a vizier."
    assert why(match, "tile:A2") == "From there the last meeple could not find its own tribe."
    assert why(match, "merchant:B3") == "You have none of them in hand."
    match.play(0, "vizier:B3")
    assert why(match, "tile:A3") == "A sowing never goes straight back."


def test_why_not_that_place() -> None:
    match = sultanate("3 Y YR", order=(0, 1, 1, 0), auction=True, coins=[50, 4])
    match.play(0, "bid:3")
    assert why(match, "bid:3") == "Taken by Leila."
    assert why(match, "bid:5") == "It costs 5 coins; you have 4 coins."
    two = sultanate("3 Y YR", order=(0, 0, 1, 1), auction=True, coins=[50, 50])
    two.play(0, "bid:3")
    assert why(two, "bid:3") == "Your other marker stands there."
    assert why(match, "tile:A3") == "That is not asked now."


def test_why_not_that_place_with_fakirs_down() -> None:
    match = sultanate(
        "3 Y YR", order=(0, 1, 1, 0), auction=True, coins=[50, 4], fakirs=[2], djinns=["kumarbi"]
    )
    match.play(0, "card:fakir", "card:fakir")
    assert why(match, "bid:1") == "This place needs fewer fakirs than you have put down."


def test_why_not_that_card() -> None:
    match = sultanate("3 Y YR", kinds="B3=small_market", row="fish silk gold ivory", fakirs=[1])
    match.play(0, "tile:A3", "vizier:B3")
    assert why(match, "row:4") == "A small market sells only the first three cards."
    match.play(0, "row:1")
    assert why(match, "card:fakir") == "Fakirs are not for sale."


def test_why_not_that_djinn() -> None:
    match = sultanate(
        "3 Y YR",
        kinds="B3=sacred_6 F5=oasis",
        djinn_row="boaz",
        djinns=["enki bouraq leta marid hagis"],
        elders=[1],
        palaces_left=0,
    )
    assert why(match, "djinn:boaz") == "Djinns are bought at sacred places."
    assert why(match, "djinn:bouraq") == "There is nothing it could do now."
    leta = "Costs an elder and another elder or a fakir, once a turn."
    assert why(match, "djinn:leta") == leta
    marid = "A meeple sown on your tile: 1 coin if by you, 2 if by a rival."
    assert why(match, "djinn:marid") == marid
    hagis = "A palace you place may stand on a neighbouring tile instead."
    assert why(match, "djinn:hagis") == hagis
    match.play(0, "done")
    assert why(match, "djinn:enki") == "Costs an elder or a fakir, once a turn."


def test_why_not_that_victim() -> None:
    match = sultanate("1 . . . . . W\n3 R RY")
    match.play(0, "tile:A3", "assassin:B3")
    assert why(match, "elder:F1") == "6 steps from B3: too far."
    assert why(match, "elder:B3") == "There is none of them here."
