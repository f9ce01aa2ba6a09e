"""Boards in the terminal: what those of all games are put together from."""
