"""The shared parts of both games."""
