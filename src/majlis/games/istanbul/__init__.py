"""Istanbul, by Rüdiger Dorn, with both expansions and every variant.

Words of the rulebook used here: a *place* is one of the 25 tiles of the bazaar, known by its
number; a *stack* is a merchant with the *assistants* under him; *family* is a player's family
member, at home in the Police Station; the *companion* is the second figure of Letters & Seals;
*goods* are fabric, spice, fruit and jewelry, coffee is none; *characters* are the governor, the
smuggler, the coffee trader and the courier (`npc` in names); *neutral merchants* stand in for the
missing players of two; a letter shows one *seal*, a delivered one two.
"""

from majlis.kernel.game import Exclusion, Meta, Preset, choice, flag
from majlis.language import N_

OTHER_PLACES = N_("this layout is made for another set of places")

META = Meta(
    id="istanbul",
    title=N_("Istanbul"),
    tagline=N_("Lead your merchant and his assistants through the bazaar. First to the rubies!"),
    seats=(2, 5),
    minutes=60,
    turns=32,
    bids=True,
    rules=2,
    options=(
        choice(
            "layout",
            N_("Layout"),
            N_("How the places lie. “Automatic” is the first-game layout of the modules in play."),
            {
                "auto": N_("automatic"),
                "short": N_("short paths"),
                "long": N_("long paths"),
                "numeric": N_("by number"),
                "mocha_first": N_("first game with Mocha & Baksheesh"),
                "letters_first": N_("first game with Letters & Seals"),
                "grand_bazaar_default": N_("Grand Bazaar"),
                "random": N_("random"),
            },
        ),
        flag(
            "mocha",
            N_("Mocha & Baksheesh"),
            N_("Coffee, guild cards, the tavern and its barrier: places 17 to 20."),
        ),
        flag(
            "letters",
            N_("Letters & Seals"),
            N_(
                "Letters to deliver, companions, kiosk, auction: places 21 to 24. With Mocha & "
                "Baksheesh it makes the Grand Bazaar of 25 places."
            ),
        ),
        flag(
            "letters_only",
            N_("Letters bonus cards only"),
            N_("Letters & Seals is played with its own bonus cards alone."),
        ),
        flag(
            "neutral_assistants",
            N_("Neutral assistants"),
            N_("One assistant of every stack is neutral and serves whoever picks it up."),
        ),
        flag(
            "caravan_master",
            N_("Caravan master"),
            N_("The last visitor of the Caravansary keeps both cards on the next visit."),
        ),
        flag(
            "ruling_loose_long_move",
            N_("Far walk may turn back"),
            N_("With the card “Far walk” the merchant may turn back and end 1 or 2 places away."),
        ),
        flag(
            "ruling_catacombs_actor_only",
            N_("Catacombs: only the figure that acts"),
            N_(
                "From the Catacombs only the figure that acts goes on; usually the player chooses "
                "merchant or companion."
            ),
            earlier=((1, True),),
        ),
    ),
    exclusions=(
        Exclusion(
            ("letters_only", True), ("letters", False), N_("these cards come with Letters & Seals")
        ),
        Exclusion(
            ("letters_only", True), ("mocha", True), N_("the Grand Bazaar uses all bonus cards")
        ),
        Exclusion(
            ("neutral_assistants", True),
            ("seats", 5),
            N_("only four colours of assistants would be left"),
        ),
        *[
            Exclusion(("layout", layout), (module, True), OTHER_PLACES)
            for layout in ("short", "long", "numeric")
            for module in ("mocha", "letters")
        ],
        Exclusion(("layout", "mocha_first"), ("mocha", False), OTHER_PLACES),
        Exclusion(("layout", "mocha_first"), ("letters", True), OTHER_PLACES),
        Exclusion(("layout", "letters_first"), ("letters", False), OTHER_PLACES),
        Exclusion(("layout", "letters_first"), ("mocha", True), OTHER_PLACES),
        Exclusion(("layout", "grand_bazaar_default"), ("mocha", False), OTHER_PLACES),
        Exclusion(("layout", "grand_bazaar_default"), ("letters", False), OTHER_PLACES),
    ),
    presets=(
        Preset("first", N_("The 16 places of the base game."), {}),
        Preset("full", N_("With coffee, guilds and the tavern."), {"mocha": True}),
        Preset(
            "everything",
            N_("Both expansions: the Grand Bazaar."),
            {"mocha": True, "letters": True, "caravan_master": True},
        ),
    ),
    features=(
        N_("Mocha & Baksheesh"),
        N_("Letters & Seals"),
        N_("Grand Bazaar"),
        N_("Neutral assistants"),
        N_("Caravan master"),
    ),
)
