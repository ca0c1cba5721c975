"""What every game promises, whatever its rules."""
