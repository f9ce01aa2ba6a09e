"""The board of Rurik."""
