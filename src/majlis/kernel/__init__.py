"""The rules kernel: frames, positions, chance and matches. It knows no game and does no I/O."""
