"""Hearts, the game for four: all of it."""
