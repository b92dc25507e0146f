"""Heart to Heart, the solitaire."""
