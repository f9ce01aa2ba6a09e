"""Rurik: Dawn of Kiev (“Рюрик”), by Stan Kordonskiy."""

from prestol.kit import GameKit

KIT = GameKit(
    "rurik",
    version=1,
    package=__name__,
    rules="rules:GAME",
    bot="bot:BOT",
    text="text.words:RurikText",
    catalogues="text",
    board="board.scene:BOARD",
    terminal="terminal:board",
    minutes=90,
)
