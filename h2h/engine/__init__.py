"""The rules of both games: no Qt, no files, no clock, no global random."""
