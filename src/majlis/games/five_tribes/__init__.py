"""Five Tribes, by Bruno Cathala: bid for the turn order, sow the meeples, rule the sultanate.

Words of the rulebook used here: the *sultanate* is the rectangle of 30 *tiles*; a *meeple* belongs
to one of five *tribes* (vizier, elder, merchant, builder, assassin); a player *sows* the meeples of
one tile along a path and *takes* those of the last one's tribe; a *camel* marks a tile that
somebody rules; the *row* is the nine face-up resource cards: nine kinds of *goods*, and *fakirs*
(the first printing calls them otherwise); a *djinn* is a card with a power; the *bag* is where
meeples go that leave the game for now. A turn *marker* goes from the *bid track* to the *turn
track* and back.
"""

from majlis.kernel.game import Meta, Preset, flag
from majlis.language import N_

META = Meta(
    id="five-tribes",
    title=N_("Five Tribes"),
    tagline=N_("Bid for the turn, sow the meeples, rule the tiles. Djinns help those who pay."),
    seats=(2, 4),
    minutes=60,
    turns=16,
    bids=True,
    rules=2,
    options=(
        flag(
            "ruling_loop_self_match",
            N_("A sowing may meet itself"),
            N_("The last meeple may match one dropped on that tile earlier in the same sowing."),
            default=True,
        ),
        flag(
            "ruling_echidna_doubles_kandicha",
            N_("Echidna doubles Kandicha’s coins"),
            N_("Coins that Kandicha brings for killed builders count as brought by builders."),
        ),
        flag(
            "ruling_nekir_per_meeple",
            N_("Nekir counts meeples"),
            N_("Nekir pays for every meeple killed, not once for every assassination."),
        ),
        flag(
            "ruling_diagonal_neighbours",
            N_("Diagonal neighbours"),
            N_("Hagis and Lamia also reach tiles that touch by a corner."),
            earlier=((1, True),),
        ),
        flag(
            "ruling_djinns_once_a_round",
            N_("Djinns once a round"),
            N_(
                "A djinn is used once a round, even by a player who has two turns in it. This "
                "does not concern Kumarbi, who serves in the auction."
            ),
        ),
        flag(
            "ruling_hidden_hands",
            N_("Hidden draws"),
            N_("A card drawn from a deck is seen only by the player who draws it."),
        ),
        flag(
            "hide_scores",
            N_("Coins face down"),
            N_("Others’ coins and points are shown only at the end."),
        ),
    ),
    presets=(
        Preset("first", N_("All coins in the open."), {}),
        Preset("full", N_("Coins and points are hidden until the end."), {"hide_scores": True}),
    ),
    features=(N_("22 djinns"), N_("Two markers for two"), N_("Hidden coins")),
)
