"""Outpost (“Форпост”, Settlement), by Oleksandr Nevskiy."""

from prestol.kit import GameKit

KIT = GameKit(
    "outpost",
    version=1,
    package=__name__,
    rules="rules:GAME",
    bot="bot:BOT",
    text="text.words:OutpostText",
    catalogues="text",
    board="board.scene:BOARD",
    terminal="terminal:board",
    own_cards="rules:own_game",
    minutes=60,
)
