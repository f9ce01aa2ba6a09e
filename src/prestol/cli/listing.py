"""``prestol games`` and ``prestol cards``: what there is to play, and with which cards."""

from __future__ import annotations

from rich.table import Table

from prestol.cli.common import console, print_json
from prestol.core.game import Game, Option
from prestol.games import GAMES, Failure, game, kit_of
from prestol.kit import GameKit
from prestol.text import Words, readable, words


def games(language: str, as_json: bool) -> None:
    kits = list(GAMES.values())
    if as_json:
        print_json([game_facts(kit, language) for kit in kits])
        return
    for kit in kits:
        show_game(kit, kit.words(language))
    for failure in GAMES.failures:
        console.print(failure_line(failure, words(language)), style="red", soft_wrap=True)


def show_game(kit: GameKit, say: Words) -> None:
    rules, package = kit.rules, GAMES.packages.get(kit.name)
    origin = f" [dim]({package})[/]" if package else ""
    console.print(f"[bold]{kit.name}[/] – {kit.title(say.language)}{origin}")
    if line := say.get("game.line", ""):
        console.print(f"  {line}")
    console.print(f"  {seats_line(rules, say)}{marks(rules, say)}")
    for option in rules.choices:
        console.print(f"  {option_line(option, say)}", soft_wrap=True)


def seats_line(rules: Game, say: Words) -> str:
    least, most = rules.seats[0], rules.seats[-1]
    return say("ui.seats.only", n=most) if least == most else say("ui.seats", least=least, most=most)


def failure_line(failure: Failure, say: Words) -> str:
    return say("ui.broken_game", name=failure.name, package=failure.package, reason=failure.reason)


def marks(rules: Game, say: Words) -> str:
    if not rules.unofficial_seats:
        return ""
    return f" ({say('ui.unofficial_seats', seats=', '.join(map(str, rules.unofficial_seats)))})"


def option_line(option: Option, say: Words) -> str:
    name, line = say.get(f"option.{option.name}", option.name), say.get(f"option.{option.name}.line", "")
    mark = "" if option.official else f" ({say('ui.unofficial')})"
    return f"--option {option.name}={'|'.join(option.values)}  {name}: {line}{mark}"


def game_facts(kit: GameKit, language: str) -> dict[str, object]:
    rules = kit.rules
    return {
        "name": kit.name,
        "package": GAMES.packages.get(kit.name, "prestol"),
        "title": kit.title(language),
        "rules": rules.version,
        "seats": list(rules.seats),
        "unofficial_seats": list(rules.unofficial_seats),
        "actions": len(rules.actions),
        "options": [{"name": o.name, "values": list(o.values), "official": o.official} for o in rules.choices],
    }


def cards(name: str, language: str, as_json: bool) -> None:
    narrator = kit_of(game(name)).narrator(language)
    found, say = narrator.cards(), narrator.words
    if as_json:
        print_json([vars(card) for card in found])
        return
    for pack in dict.fromkeys(card.pack for card in found):
        title = say.get(f"pack.{pack}", readable(pack))
        table = Table(title=title, title_justify="left", title_style="bold", expand=False)
        for column in ("id", "card", "copies", "effect", "provenance"):
            table.add_column(say(f"ui.column.{column}"))
        for card in found:
            if card.pack == pack:
                origin = say.get(f"provenance.{card.provenance}", "")
                table.add_row(card.id, card.name, str(card.copies), card.effect, origin)
        console.print(table)
