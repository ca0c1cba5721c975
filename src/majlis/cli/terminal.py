"""What commands show on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

console = Console(highlight=False, markup=False)


def progress() -> Progress:
    """A bar on the terminal; nothing where the output goes to a file."""
    terminal = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal,
        transient=True,
        disable=not terminal.is_terminal,
    )
