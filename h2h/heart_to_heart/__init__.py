"""Heart to Heart, the solitaire: all of it."""
