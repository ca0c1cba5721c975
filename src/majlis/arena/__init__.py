"""Many games at once: simulation, contests between bots, and speed."""
