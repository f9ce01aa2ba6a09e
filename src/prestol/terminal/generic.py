"""A game in the terminal that brings no board of its own: every place where cards lie, and every number."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from prestol.core.engine import State
from prestol.text.narrator import Narrator


def board(narrator: Narrator, view: State) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for name, words in lines(narrator, view):
        table.add_row(f"[bold]{name}[/]", words)
    return table


def lines(narrator: Narrator, view: State) -> list[tuple[str, str]]:
    texts = view.game.packs
    zones = [
        (name, " ".join(texts[zone.pack].get(card, "?") for card in cards))
        for zone in view.zones()
        for name, cards in zip(zone.names(), zone.lists, strict=True)
    ]
    fields = [(field.name, field.words()) for field in view.game.fields(view)]
    return [(narrator.place(name), words) for name, words in zones + fields if words]
