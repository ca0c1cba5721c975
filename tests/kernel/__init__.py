"""The kernel by itself, on the template game and on toys made for one test."""
