"""Values in, a value out."""
