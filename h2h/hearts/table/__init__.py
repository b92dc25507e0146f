"""What only the table of Hearts shows."""
