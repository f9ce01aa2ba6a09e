"""Outpost in words."""
