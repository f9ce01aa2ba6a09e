"""A game being played: its history, undo, log and record; and tools that play very many."""
