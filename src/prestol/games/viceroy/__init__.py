"""Viceroy (“Наместник”), by Yury Zhuravljov."""

from prestol.kit import GameKit

KIT = GameKit(
    "viceroy",
    version=1,
    package=__name__,
    rules="rules:GAME",
    bot="bot:BOT",
    text="text.words:ViceroyText",
    catalogues="text",
    board="board.scene:BOARD",
    terminal="terminal:board",
    minutes=45,
)
