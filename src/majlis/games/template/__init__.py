"""Stakes: a small game, with everything that a game can need.

Everyone begins with six coins. Each round all players secretly stake up to two of them at the same
time; the stakes are revealed and go into the pot. A die shows 0, 1 or 2: those who staked that much
share the pot. A player who is alone in that visits the bazaar: a coin, or a charm drawn in secret
from the bag. After the last round coins count a point each, and charms are shown and count theirs.
"""

from majlis.kernel.game import Meta, Preset, flag, number
from majlis.language import N_

META = Meta(
    id="template",
    title=N_("Stakes"),
    tagline=N_("Stake in secret, roll, and share the pot."),
    seats=(2, 4),
    minutes=5,
    rules=1,
    options=(
        number("rounds", N_("Rounds"), N_("How many rounds are played."), 5, 3, 7),
        flag("charms", N_("Charms"), N_("The bazaar has charms as well as coins."), default=True),
    ),
    presets=(
        Preset("first", N_("Three rounds, for coins alone."), {"rounds": 3, "charms": False}),
        Preset("full", N_("Five rounds, with charms."), {}),
    ),
    features=(N_("Charms"),),
    listed=False,
)
