"""From gestures to moves: where a table meets its model."""
