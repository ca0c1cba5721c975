"""A table for desert eurogames: one rules engine for the browser, for bots and for research."""

from majlis.games import catalogue
from majlis.kernel.errors import (
    BadMatchFile,
    BadName,
    BadOption,
    BadRecord,
    BadSeats,
    BadSeed,
    CannotUndo,
    Excluded,
    IllegalAction,
    IsAView,
    LostWorker,
    MajlisError,
    NoSources,
    RuleError,
    UnknownBot,
    UnknownGame,
    WrongRules,
)
from majlis.kernel.frame import CHANCE, HIDDEN, NONE, WATCHER
from majlis.match import Match, replay

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "HIDDEN",
    "NONE",
    "WATCHER",
    "BadMatchFile",
    "BadName",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "CannotUndo",
    "Excluded",
    "IllegalAction",
    "IsAView",
    "LostWorker",
    "MajlisError",
    "Match",
    "NoSources",
    "RuleError",
    "UnknownBot",
    "UnknownGame",
    "WrongRules",
    "catalogue",
    "replay",
]
