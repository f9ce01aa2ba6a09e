"""The bar above the board: the moves in their groups, and the slot for what ends, passes or confirms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from prestol.board.scene import TALL, WIDE
from prestol.board.wrap import width
from prestol.core.errors import Reason
from prestol.core.knowledge import View
from prestol.play.moves import Move, moves
from prestol.text import Words
from prestol.text.game_text import Ware
from prestol.text.narrator import Narrator
from prestol.web.view_models import Bar, MoveButton, MoveGroup, Refused, RuleLink

ROOM, LINES = 720, 2  # pixels beside the question on a small desktop, and lines of buttons
LETTERS, HEADING = 15, 15  # their sizes
AROUND, GAP, BETWEEN = 30, 6, 8  # a button's rim and padding, the space between two, and more of it between groups
LOCK, ARROW = 22, 28  # beside the words
MANY = {WIDE: 8, TALL: 4}  # moves beyond which a list of all of them helps; on a phone two rows of two are in sight
SAMPLES = 3  # what a phone shows of more moves than that …
THIRD = 210  # … where none is wider: pixels in two lines, for a third of its width


def bar(narrator: Narrator, view: View, seat: int, shape: str, careful: bool, advised: str) -> Bar:
    buttons = [(move, button(move, careful, advised)) for move in moves(narrator, view, seat)]
    others = [(move, made) for move, made in buttons if not move.ends]
    groups, barred, many = grouped(narrator.words, others), refused(narrator, view, seat), len(others) > MANY[shape]
    listing = list_width(narrator.words, len(others))
    shown = folded(groups, listing, many or bool(barred)) if shape == WIDE else []
    many |= shape == WIDE and shown != groups
    return Bar(
        groups=shown,
        few=few(groups, many) if shape == TALL else [],
        slot=[made for move, made in buttons if move.ends],
        everything=groups if many else [],
        refused=barred,
        given=wares(narrator, view, seat, [sign for move, _ in others for sign in move.bargain.given]),
        got=wares(narrator, view, seat, [sign for move, _ in others for sign in move.bargain.got]),
        coins=[made for move, made in others if move.family.panel == "coins"],
    )


def wares(narrator: Narrator, view: View, seat: int, signs: Sequence[str]) -> list[Ware]:
    """Those of the game's wares that moves give, or get."""
    return [ware for ware in narrator.text.wares(view.board, seat) if ware.sign in signs]


def button(move: Move, careful: bool, advised: str) -> MoveButton:
    return MoveButton(
        answer=move.answer,
        text=move.text,
        short=move.short,
        kind=move.family.kind.value,
        loses=move.loses,
        final=move.final,
        asks=move.needs_asking(careful),
        advised=move.answer == advised,
        panel=move.family.panel,
        give=" ".join(move.bargain.given),
        get=" ".join(move.bargain.got),
        note=move.note,
    )


def grouped(words: Words, buttons: Sequence[tuple[Move, MoveButton]]) -> list[MoveGroup]:
    """In fixed order; moves without a group of their own come without a heading."""
    parts = [
        (name, [made for _, made in each]) for name, each in groupby(buttons, key=lambda pair: pair[0].family.group)
    ]
    return [MoveGroup(name, heading(words, name), moves, panel=panel_of(moves)) for name, moves in parts]


def panel_of(moves: Sequence[MoveButton]) -> str:
    """The panel in which all of these are chosen from, if there is one."""
    panels = {move.panel for move in moves}
    return panels.pop() if len(panels) == 1 else ""


def heading(words: Words, group: str) -> str:
    return words.get(f"group.{group}", "") if group else ""


def few(groups: Sequence[MoveGroup], many: bool) -> list[tuple[str, MoveButton]]:
    """All moves; of many the first of each group in their fixed order, not the best, then the second ones."""
    ranked = [(at, number) for number, group in enumerate(groups) for at in range(len(group.moves))]
    found = [(number, groups[number].moves[at]) for at, number in (sorted(ranked) if many else ranked)]
    if many:
        fit = all(button_width(move) <= THIRD for _, move in found[:SAMPLES])
        found = sorted(found[: SAMPLES if fit else SAMPLES - 1], key=lambda pair: pair[0])
    return [(groups[number].heading if len(groups) > 1 else "", move) for number, move in found]


def refused(narrator: Narrator, view: View, seat: int) -> list[Refused]:
    """Moves one might think of, each with the rules that forbid it."""
    board = view.board
    return [
        Refused(narrator.say(board, seat, a), narrator.why(r), narrator.words.cause(r), rule_links(narrator, r))
        for a, r in board.refusals(seat).items()
    ]


def rule_links(narrator: Narrator, reason: Reason) -> list[RuleLink]:
    return [RuleLink(number, rule_address(narrator, number)) for number in reason.rules]


def rule_address(narrator: Narrator, number: str) -> str:
    """The anchor of a paragraph is its number; a game need not have paragraphs."""
    return f"/rules/{narrator.game.name}#{number}" if narrator.words.has(f"rules.{number}") else ""


# -- what finds room ---------------------------------------------------------------------------------------------------


def folded(groups: Sequence[MoveGroup], listing: float, listed: bool) -> list[MoveGroup]:
    """If not all moves find room in two lines, whole groups become one button each: first those with a panel of their
    own, then the largest. Beside them stands the button of the list, where there is one; what is folded is listed, too.
    """
    found = list(groups)
    while lines(found, listing if listed or found != groups else 0.0) > LINES:
        open_ones = [group for group in found if not group.folded and len(group.moves) > 1]
        if not open_ones:
            break
        first = max(open_ones, key=lambda group: (group.panel != "", group_width(group)))
        found[found.index(first)] = replace(first, folded=True)
    return found


def lines(groups: Sequence[MoveGroup], listing: float = 0.0) -> int:
    """How many lines these groups take, and the button of the list after them."""
    widths = [width for group in groups for width in pieces(group)] + ([listing] if listing else [])
    count, x = 1, 0.0
    for each in widths:
        if x and x + each > ROOM:
            count, x = count + 1, 0.0
        x += each + GAP
    return count


def pieces(group: MoveGroup) -> list[float]:
    """The widths of what a group is made of; its heading stays with its first move, apart from the group before."""
    if group.folded:
        return [BETWEEN + fold_width(f"{group.heading} {len(group.moves)}")]
    named = BETWEEN + width(group.heading, HEADING, "caps") + GAP if group.heading else 0.0
    first, *rest = [button_width(move) for move in group.moves]
    return [named + first, *rest]


def group_width(group: MoveGroup) -> float:
    return sum(pieces(group))


def fold_width(words: str) -> float:
    return width(words, LETTERS, "bold") + AROUND + ARROW


def list_width(words: Words, count: int) -> float:
    """The list of everything, or of what is refused: whichever has more words."""
    return BETWEEN + max(fold_width(words("web.all_answers", n=count)), fold_width(words("web.why_not")))


def button_width(move: MoveButton) -> float:
    return width(move.short, LETTERS, "bold") + AROUND + (LOCK if move.final else 0)
