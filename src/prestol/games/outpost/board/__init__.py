"""The board of Outpost."""
