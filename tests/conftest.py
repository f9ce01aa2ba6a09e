"""Hypothesis tries the same examples on every machine and keeps no files."""

from hypothesis import settings

settings.register_profile("prestol", derandomize=True, deadline=None, database=None)
settings.load_profile("prestol")
