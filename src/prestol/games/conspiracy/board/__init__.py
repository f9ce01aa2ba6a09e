"""The board of Conspiracy."""
