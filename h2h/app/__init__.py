"""The window and what it is built from."""
