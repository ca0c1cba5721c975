"""The scene toolkit: what games share when they draw a position and put it into words."""
