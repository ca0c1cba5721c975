"""What tables and bots are called. Stored in English, shown in the reader's language."""

from __future__ import annotations

import secrets
from random import SystemRandom

from majlis.language import N_

TABLES = (
    N_("Blue Hour"),
    N_("First Star"),
    N_("Warm Sand"),
    N_("Long Shadow"),
    N_("Mint Tea"),
    N_("Night Caravan"),
    N_("Quiet Well"),
    N_("Seven Dunes"),
    N_("Red Gate"),
    N_("Copper Lamp"),
    N_("Morning Wind"),
    N_("Salt Road"),
    N_("Two Palms"),
    N_("Far Minaret"),
    N_("Cedar Door"),
    N_("Saffron Roof"),
)
BOTS = (
    N_("Fennec"),
    N_("Jerboa"),
    N_("Oryx"),
    N_("Caracal"),
    N_("Falcon"),
    N_("Gecko"),
    N_("Ibex"),
    N_("Hoopoe"),
)
KINDS = {
    "greedy": N_("greedy bot"),
    "random": N_("random bot"),
}
"""What each kind of bot is called."""

PRESETS = {
    "first": N_("First game"),
    "full": N_("Full game"),
    "everything": N_("Everything"),
}
"""What each preset of a game's options is called."""


def table_name() -> str:
    return secrets.choice(TABLES)


def bot_names(number: int) -> list[str]:
    return SystemRandom().sample(BOTS, number)
