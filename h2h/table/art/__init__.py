"""Pictures: cards, felt, icons and text."""
