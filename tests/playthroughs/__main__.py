"""Rewrite the playthroughs after a change that was meant to alter games."""

from tests.playthroughs import write

write()
