"""Pictures: cards, felt, icons, letters, colours."""
