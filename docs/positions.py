"""Writes docs/positions.md: every line of every game's positions, and what its steps remember.

Run it as ``PYTHONPATH=src python docs/positions.py``; a test sees to it that the page is up to date.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from prestol import GAMES
from prestol.core.forms import Slot, StepForm
from prestol.core.game import Game
from prestol.kit import GameKit

PAGE = Path(__file__).with_name("positions.md")
INTRODUCTION = """\
# Written positions

A position is short text that a person can write by hand. `game.position(text)` makes a state of it and
`state.position()` writes one; `Match.from_position(name, text)` and `prestol play --position FILE` begin a game there;
`prestol dev GAME` lets you edit it beside the board.

```
conspiracy seats=3 promo=yes     # the game, its seats, and options that are not as usual
alliance.1 B2 B1 Y3              # the lords of the first player: players are counted from 1
pile.G G1 G4
keeper 1
step turn player=3               # whose turn it is
```

* One line for each fact. `;` also ends a line, `#` starts a comment. The order of lines does not matter, except that of
  `step` lines.
* **What is not named is as usual**: a number has the value that the tables below call usual, nobody is bound, nothing
  is built. Cards that are named nowhere lie in their deck, so decks are never named.
* `step` lines are the questions that are open, from the first (at the bottom of the stack) to the one that is asked
  now. Each stands upon the step that has called it; without any, the game's first step begins. What a step remembers
  is written as `name=value`, and what is not written is as usual.
* `waiting` says who is being asked. Without it the step on top runs: it asks somebody, or goes on until somebody has a
  choice. `waiting 2`: player 2 is asked already, even if there is only one answer. `waiting 1 3`: players 1 and 3 have
  not yet sealed theirs.
* `sealed.2 bid:red` is what player 2 has answered in secret to a question that still waits for others.
* `known.1 K7` is a hidden card that player 1 has been shown; `known.all` one that everybody has seen, those who only
  look on included. Of equal cards the second is `K7^2`.
* `chance KEY COUNT` says what chance will bring: the key of the game, and how many random numbers have been drawn.
  `chance quick A B C N` is that of a sample. Without it a match takes its seed, and `game.position` the key 0.
* `over` is a game that has ended: nobody is asked any more, and the points can be counted.

A position that cannot be says in one sentence which line is wrong and what would be right.

`state.as_dict()` is the same as plain data for programs: `lines` as they would be written, the open `question`, who is
`waiting`, and what follows from the board (listed below each game). Of a view, `view.as_dict()` has `?` for what its
seat does not know.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *(line for kit in GAMES.values() for line in chapter(kit))])


def chapter(kit: GameKit) -> Iterator[str]:
    rules = kit.rules
    yield f"\n## {kit.title('en')}\n"
    yield from table(("line", "what it says"), [(f"`{name}`", text) for name, text in rules.lines.items()])
    yield "\nSteps, and what they remember:\n"
    rows = [(f"`{name}`", form.doc, remembered(rules, form), above(form)) for name, form in rules.steps.items()]
    yield from table(("step", "what it is", "remembers", "stands upon"), rows)
    facts = dict.fromkeys(name for seats in rules.seats for name in rules.derived(rules.new(seats, 1)))
    yield "\n`as_dict()` also tells: " + ", ".join(f"`{name}`" for name in facts) + "."


def table(header: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    for cells in (header, tuple("---" for _ in header), *rows):
        yield f"| {' | '.join(cells)} |"


def remembered(rules: Game, form: StepForm) -> str:
    return "; ".join(slot_text(rules, slot) for slot in form.slots) or "–"


def slot_text(rules: Game, slot: Slot) -> str:
    kind = slot.kind(rules.new(rules.seats[-1], 1))
    usual = f", usually {kind.text(slot.usual)}" if slot.name != "player" else ""
    about = f" – {slot.doc}" if slot.doc else ""
    return f"`{slot.name}`: {kind.expected}{usual}{about}"


def above(form: StepForm) -> str:
    return ", ".join(f"`{name}`" if name else "nothing" for name in form.under) or "nothing"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
