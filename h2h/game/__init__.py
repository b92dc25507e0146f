"""What both games are built on."""
