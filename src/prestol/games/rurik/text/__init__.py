"""Rurik in words."""
