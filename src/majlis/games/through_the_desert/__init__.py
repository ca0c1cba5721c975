"""Through the Desert, by Reiner Knizia: five caravans each, two camels a turn.

Words of the rulebook used here: a *caravan* is a player's chain of camels of one pastel *colour*,
begun by its *leader* (a camel with the player's rider); a *water hole* is a token of 1-3 points; an
*oasis* is a standing palm; *land* is territory that one caravan has fenced off; a *pile* is what is
left of one colour of camels.
"""

from majlis.kernel.game import Meta, Preset, flag
from majlis.language import N_

META = Meta(
    id="through-the-desert",
    title=N_("Through the Desert"),
    tagline=N_("Five caravans, two camels a turn. Reach water, link oases, fence off the sand."),
    seats=(2, 5),
    minutes=40,
    turns=18,
    rules=1,
    options=(
        flag(
            "ruling_instant_end",
            N_("End at once"),
            N_("The game ends the moment a pile is empty, not at the end of that turn."),
        ),
        flag(
            "hide_scores",
            N_("Hide the running scores"),
            N_("Points are shown only at the end, as when tokens lie face down."),
        ),
    ),
    presets=(
        Preset("first", N_("All scores in the open."), {}),
        Preset("full", N_("Scores are hidden until the end."), {"hide_scores": True}),
    ),
    features=(N_("Small map for 2–3"), N_("Hidden scores")),
)
