"""The words of Brandubh."""
