"""The board of Viceroy."""
