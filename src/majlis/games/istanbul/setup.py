"""Setting up, before anything is drawn or rolled (pp. 6-7, 11, 15, 17)."""

from __future__ import annotations

from majlis.games.istanbul.data import (
    BASE_CARDS,
    BLACK_MARKET,
    BONUS,
    FOUNTAIN,
    GUILDS_IN_ALL,
    KIOSK_TILES,
    LAYOUTS,
    LETTER_PLACES,
    LETTERS_EACH,
    MOCHA_CARDS,
    NEUTRAL_MERCHANTS,
    POLICE_STATION,
    TEA_HOUSE,
)
from majlis.games.istanbul.rules.preparation import LayOnCell, LayPlace, Prepare
from majlis.games.istanbul.state import GENERAL_SUPPLY, OWN, WHITE, Istanbul, Player, laid_out
from majlis.kernel.frame import NONE
from majlis.kernel.game import Setting


def setup(seats: int, settings: dict[str, Setting], rules: int) -> Istanbul:
    """Lay the places; rubies, tiles and markers on them; stacks on the Fountain, family members in
    the Police Station; the decks beside it."""
    mocha = settings["mocha"] is True
    letters = settings["letters"] is True
    letters_only = settings["letters_only"] is True
    neutral_assistants = settings["neutral_assistants"] is True
    places, columns = layout(str(settings["layout"]), mocha, letters)
    grid = laid_out(places, columns, 0)
    s = Istanbul(
        rules=rules,
        agenda=[],
        mocha=mocha,
        letters=letters,
        letters_only=letters_only,
        neutral_assistants=neutral_assistants,
        caravan_master=settings["caravan_master"] is True,
        ruling_loose_long_move=settings["ruling_loose_long_move"] is True,
        ruling_catacombs_actor_only=settings["ruling_catacombs_actor_only"] is True,
        players=[newcomer(neutral_assistants) for _ in range(seats)],
        places=places,
        columns=columns,
        grid=grid,
        barrier=0,
        holder=NONE,
        walled=grid,
        first=NONE,
        npcs=[0] * 4,
        neutral_merchants=NEUTRAL_MERCHANTS.copy() if seats == 2 else [],
        neutrals=[],
        taken=[0] * 6,
        tiles=[0] * 6,
        post=0,
        demand=[[], []],
        sales=[0, 0],
        deck=bonus_deck(mocha, letters, letters_only),
        discard=[],
        guild_deck=(1 << GUILDS_IN_ALL + 1) - 2 if mocha else 0,
        guild_discard=0,
        baksheesh=0,
        kiosk_deck=(1 << len(KIOSK_TILES)) - 1 if letters else 0,
        kiosk_open=[],
        letter_deck=[LETTERS_EACH if letters else 0] * LETTER_PLACES,
        letter_discard=[0] * LETTER_PLACES,
        society=0,
        caravan=NONE,
        dice=0,
        yellow_used=False,
        npcs_used=0,
        phase_one=False,
        caravansary_done=False,
        again=False,
        round=0,
        doubled=0,
    )
    if 0 in places:
        s.then(LayOnCell(FOUNTAIN), LayOnCell(BLACK_MARKET), LayOnCell(TEA_HOUSE), LayPlace())
    s.then(Prepare())
    s.settle()
    return s


def layout(name: str, mocha: bool, letters: bool) -> tuple[list[int], int]:
    """The places row by row, and how many columns; zeros for a random layout."""
    if name == "random":
        columns = 5 if mocha or letters else 4
        rows = 5 if mocha and letters else 4
        return [0] * (rows * columns), columns
    if name == "auto":
        if mocha and letters:
            name = "grand_bazaar_default"
        elif mocha:
            name = "mocha_first"
        else:
            name = "letters_first" if letters else "short"
    grid = LAYOUTS[name]
    return [place for row in grid for place in row], len(grid[0])


def newcomer(neutral_assistants: bool) -> Player:
    """Merchant and four assistants on the Fountain, the fifth beside the board, the family member
    in the Police Station, an empty wheelbarrow."""
    return Player(
        lira=0,
        coffee=0,
        rubies=0,
        extensions=0,
        goods=[0] * 4,
        hand=[],
        shown=[],
        guild=[],
        letters=[],
        stack=[WHITE if neutral_assistants else OWN, OWN, OWN, OWN],
        assistants=0,
        reserve=1,
        merchant=FOUNTAIN,
        family=POLICE_STATION,
        companion=GENERAL_SUPPLY,
        tiles=0,
    )


def bonus_deck(mocha: bool, letters: bool, letters_only: bool) -> list[int]:
    """Bonus cards of the modules in play, by kind."""
    deck: list[int] = []
    for card, (_, count) in enumerate(BONUS):
        if card < BASE_CARDS:
            used = not letters_only
        elif card < MOCHA_CARDS:
            used = mocha
        else:
            used = letters
        deck.append(count if used else 0)
    return deck
