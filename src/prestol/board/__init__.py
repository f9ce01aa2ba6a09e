"""Boards as pictures: a game lays out a scene, and it is drawn as SVG, the same for pages, files and notebooks."""
