"""Search over views, the same for every game.

`values` says what positions are worth, `moves` finds turns that are worth trying, and `tree` tries
them out against what the others may answer. Nothing here knows a game but its `evaluate`.
"""
