"""Speed of Prestol next to other game libraries: `python -m benchmarks`."""
