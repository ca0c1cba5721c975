"""Setting up, before anybody is asked anything."""

from __future__ import annotations

from majlis.games.five_tribes.data import (
    CAMELS,
    CARD_COUNTS,
    CARDS,
    COINS,
    DJINNS,
    MEEPLES,
    PALACES,
    PALMS,
    TILES,
    TRACK_PRICES,
)
from majlis.games.five_tribes.rules.preparation import LayTile
from majlis.games.five_tribes.state import NO_CARDS, Player, Sultanate
from majlis.kernel.frame import NONE
from majlis.kernel.game import Setting


def setup(seats: int, settings: dict[str, Setting], rules: int) -> Sultanate:
    """Everyone takes camels and 50 coins. The meeples go into the bag, the cards into two decks;
    palms and palaces are put within reach."""
    s = Sultanate(
        rules=rules,
        agenda=[LayTile()],
        ruling_loop_self_match=settings["ruling_loop_self_match"] is True,
        ruling_echidna_doubles_kandicha=settings["ruling_echidna_doubles_kandicha"] is True,
        ruling_nekir_per_meeple=settings["ruling_nekir_per_meeple"] is True,
        ruling_diagonal_neighbours=settings["ruling_diagonal_neighbours"] is True,
        ruling_djinns_once_a_round=settings["ruling_djinns_once_a_round"] is True,
        ruling_hidden_hands=settings["ruling_hidden_hands"] is True,
        hide_scores=settings["hide_scores"] is True,
        players=[
            Player(
                coins=COINS,
                viziers=0,
                elders=0,
                camels=CAMELS[seats],
                djinns=0,
                used=0,
                cards=[0] * len(CARDS),
                unseen=NO_CARDS,
                hidden=0,
            )
            for _ in range(seats)
        ],
        kinds=[],
        owners=[NONE] * TILES,
        palms=[0] * TILES,
        palaces=[0] * TILES,
        meeples=[0] * (5 * TILES),
        standing=[0] * 5,
        bag=MEEPLES.copy(),
        palms_left=PALMS,
        palaces_left=PALACES,
        deck=CARD_COUNTS.copy(),
        discard=[0] * len(CARDS),
        row=[],
        djinn_deck=(1 << DJINNS) - 1,
        djinn_discard=0,
        djinn_row=[],
        looked_at=[],
        bid_track=[],
        turn_track=[NONE] * len(TRACK_PRICES),
        active=NONE,
        hand=[0] * 5,
        path=[],
        dropped=[],
        standing_before=[0] * 5,
        builder_coins=0,
        ending=False,
    )
    s.settle()
    return s
