"""Istanbul, page by page of its rulebook."""
