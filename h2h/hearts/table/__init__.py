"""The items that only the table of Hearts has, and its layout."""
