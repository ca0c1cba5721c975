"""Djinns that work by themselves: Baal, Marid, Monkir (Nekir is with the assassins)."""

from __future__ import annotations

from tests.five_tribes.table import coins_of, sultanate, table


def test_baal_pays_when_somebody_gains_a_djinn() -> None:
    match = sultanate(
        "3 Y YR",
        seats=3,
        kinds="B3=sacred_6",
        elders=[2],
        djinn_row="boaz",
        djinns=["", "baal"],
    )
    match.play(0, "tile:A3", "vizier:B3", "djinn:boaz")
    assert coins_of(match) == [50, 52, 50]


def test_baal_pays_one_coin_for_ones_own_djinn() -> None:
    match = sultanate("3 Y YR", kinds="B3=sacred_6", elders=[2], djinn_row="boaz", djinns=["baal"])
    match.play(0, "tile:A3", "vizier:B3", "djinn:boaz")
    assert coins_of(match) == [51, 50]


def test_baal_does_not_watch_its_own_coming() -> None:
    """Ruling 48."""
    match = sultanate("3 Y YR", kinds="B3=sacred_6", elders=[2], djinn_row="baal")
    match.play(0, "tile:A3", "vizier:B3", "djinn:baal")
    assert coins_of(match) == [50, 50]


def test_marid_pays_for_every_meeple_dropped_on_its_owners_tiles() -> None:
    """The last drop included."""
    match = sultanate("3 YW .@1 W@1", djinns=["", "marid"])
    match.play(0, "tile:A3", "vizier:B3")
    assert coins_of(match) == [50, 52]
    match.play(0, "elder:C3")
    assert coins_of(match) == [50, 54]


def test_marid_does_not_watch_tiles_of_others() -> None:
    match = sultanate("3 YW .@2 W", seats=3, djinns=["", "marid"])
    match.play(0, "tile:A3", "vizier:B3", "elder:C3")
    assert coins_of(match) == [50, 50, 50]


def test_marid_pays_one_coin_for_ones_own_meeples() -> None:
    match = sultanate("3 YW .@0 W@0", djinns=["marid"])
    match.play(0, "tile:A3", "vizier:B3", "elder:C3")
    assert coins_of(match) == [52, 50]


def test_marid_pays_twice_in_a_loop() -> None:
    """Ruling 49."""
    match = sultanate(
        """
            A     B
        1   GGBRY .@1
        2   .     .
    """,
        djinns=["", "marid"],
    )
    match.play(0, "tile:A1", "merchant:B1", "builder:B2", "assassin:A2", "vizier:A1", "merchant:B1")
    assert coins_of(match) == [50, 54]


def test_marid_does_not_see_the_camel_of_that_very_move() -> None:
    match = sultanate("3 W W", djinns=["marid"])
    match.play(0, "tile:A3", "elder:B3")
    assert coins_of(match) == [50, 50]


def test_marid_does_not_watch_anun_nak() -> None:
    match = sultanate("3 W W", djinns=["anun_nak marid"], elders=[1], draws="drawn:elder " * 3)
    match.play(0, "djinn:anun_nak", "tile:F5")
    assert coins_of(match) == [50, 50]


def test_monkir_pays_for_a_palace() -> None:
    match = sultanate("3 Y YR", kinds="B3=village", djinns=["", "monkir"])
    match.play(0, "tile:A3", "vizier:B3")
    assert coins_of(match) == [50, 52]
    match = sultanate("3 Y YR", kinds="B3=village", djinns=["monkir"])
    match.play(0, "tile:A3", "vizier:B3")
    assert coins_of(match) == [51, 50]


def test_monkir_sees_what_bouraq_and_hagis_build() -> None:
    match = sultanate(
        "3 Y YR", kinds="B3=oasis F5=village", djinns=["bouraq hagis", "monkir"], elders=[2]
    )
    match.play(0, "djinn:bouraq", "tile:F5", "tile:F4")
    assert coins_of(match) == [50, 52]


def test_monkir_does_not_watch_palms() -> None:
    match = sultanate("3 Y YR", kinds="B3=oasis", djinns=["", "monkir"])
    match.play(0, "tile:A3", "vizier:B3")
    assert coins_of(match) == [50, 50]
    assert table(match).palms_left == 11
