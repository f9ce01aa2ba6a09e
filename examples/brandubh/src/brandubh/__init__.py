"""Brandubh, the small Irish tafl: traditional."""

from prestol.kit import GameKit

KIT = GameKit(
    "brandubh",
    version=1,
    package=__name__,
    rules="rules:GAME",
    bot="bot:BOT",
    text="text.words:BrandubhText",
    catalogues="text",
    board="board.scene:BOARD",
    minutes=15,
)
