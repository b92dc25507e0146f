"""The live games as Qt sees them: signals over an engine."""
