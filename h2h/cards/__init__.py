"""Cards and what both games do with them: shuffling, codes, transitions."""
