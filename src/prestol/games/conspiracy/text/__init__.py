"""Conspiracy in words."""
