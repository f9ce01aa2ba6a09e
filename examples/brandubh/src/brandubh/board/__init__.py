"""The board of Brandubh."""
