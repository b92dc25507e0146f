"""Pictures and places: the table, which knows no rules."""
