"""Viceroy in words."""
