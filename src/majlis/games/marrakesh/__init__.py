"""Marrakesh, by Stefan Feld: three assistants a round, a cube tower, and bonuses within bonuses.

Words of the rulebook used here: a *keshi* is a worker or a good in one of twelve colours; a
*sector* is one of the nine fields of a player's board, where keshis are *deployed* and *assistants*
are sent; a *vendor* is a red keshi; the *student* climbs the stairs of the mosque, the *courtier*
those of the palace, and the *fisherman* goes down the river over its *rapids* to the *jetty*; a
*connection bonus* is one entry of the *line* between student and courtier; an oasis is first
*discovered*, then *claimed* and laid on the *storage track*; the *camel* marks who begins a round,
the *figure* who begins a season.
"""

from majlis.kernel.game import Exclusion, Meta, Preset, choice, flag
from majlis.language import N_

STAIR_SETS = {
    "keshis": N_("01a–12a, a keshi of each colour"),
    "no_keshis": N_("01b–12b, no keshis"),
    "mixed": N_("09b–20b, a mixture"),
}

META = Meta(
    id="marrakesh",
    title=N_("Marrakesh"),
    tagline=N_("Three assistants a round, a tower full of surprises, and bonuses within bonuses."),
    seats=(2, 4),
    minutes=120,
    turns=58,
    rules=2,
    options=(
        choice(
            "tower",
            N_("Tower"),
            N_("The lower floor of the tower: B1 keeps few keshis, B2 keeps many."),
            {"b1": N_("B1, keeps few"), "b2": N_("B2, keeps many")},
        ),
        choice(
            "river_tiles",
            N_("River tiles"),
            N_("Drawn, or those that the rulebook recommends for a first game."),
            {"drawn": N_("drawn"), "first_game": N_("01, 03 and 05")},
        ),
        flag(
            "staircase_tiles",
            N_("Staircase tiles"),
            N_("Twelve tiles replace the bonuses between the two staircases."),
        ),
        choice(
            "staircase_set",
            N_("Set of staircase tiles"),
            N_("Drawn, or chosen and laid in their order from the bottom left."),
            {"drawn": N_("drawn"), **STAIR_SETS},
        ),
        flag(
            "imam_sultan",
            N_("Imam and sultan"),
            N_("Whoever leads on a staircase is accompanied, and buys more cheaply."),
        ),
        choice(
            "offices",
            N_("Exchange offices"),
            N_("The offices of the base game, all of them mixed, or the new ones only."),
            {"base": N_("base game"), "mixed": N_("mixed"), "new": N_("new only")},
        ),
        flag(
            "purple_spectators",
            N_("Purple spectators"),
            N_("Audience discs with one section of four spectators and one of none."),
        ),
        flag(
            "desert_towns",
            N_("Desert towns"),
            N_("The paths of the Sahara lead on to towns; the start oasis is closed."),
        ),
        flag(
            "ruling_new_vendors_wait",
            N_("New water vendors wait"),
            N_("A water vendor who came in this turn brings water from the next turn on."),
        ),
    ),
    exclusions=tuple(
        Exclusion(
            ("staircase_set", chosen),
            ("staircase_tiles", False),
            N_("these tiles come with the module"),
        )
        for chosen in STAIR_SETS
    ),
    presets=(
        Preset(
            "first",
            N_("The base game, with the river tiles for beginners."),
            {"river_tiles": "first_game"},
        ),
        Preset(
            "full",
            N_("With staircase tiles, imam and sultan, and all offices."),
            {"staircase_tiles": True, "imam_sultan": True, "offices": "mixed"},
        ),
        Preset(
            "everything",
            N_("All five expansions."),
            {
                "staircase_tiles": True,
                "imam_sultan": True,
                "offices": "mixed",
                "purple_spectators": True,
                "desert_towns": True,
            },
        ),
    ),
    features=(
        N_("Staircase tiles"),
        N_("Imam and sultan"),
        N_("New offices"),
        N_("Purple spectators"),
        N_("Desert towns"),
        N_("Tower floors"),
    ),
)
