"""Many games at once: simulation and speed."""
