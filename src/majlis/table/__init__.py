"""The web table: `majlis serve`."""

from majlis.table.serve import run

__all__ = ["run"]
