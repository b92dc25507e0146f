"""The table: pictures and places, without rules."""
