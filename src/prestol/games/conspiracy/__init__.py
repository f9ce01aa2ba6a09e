"""Conspiracy (“Повелители Бездны”), by Bruno Cathala and Charles Chevallier."""

from prestol.kit import GameKit

KIT = GameKit(
    "conspiracy",
    version=1,
    package=__name__,
    rules="rules:GAME",
    bot="bot:BOT",
    text="text.words:ConspiracyText",
    catalogues="text",
    board="board.scene:BOARD",
    terminal="terminal:board",
    minutes=25,
)
