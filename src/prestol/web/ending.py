"""How a game came out, for the one who looks."""

from __future__ import annotations

from collections.abc import Sequence

from prestol.core.engine import State
from prestol.core.game import Score
from prestol.text.narrator import Narrator
from prestol.web.view_models import Ending


def ending(narrator: Narrator, state: State, held: Sequence[int]) -> Ending:
    lines = sorted(state.results(), key=lambda line: line.rank)
    winners = [line for line in lines if line.rank == 1]
    alone = bool(narrator.verdict(state))  # nobody to be compared with
    reason = "" if alone or len(winners) != 1 else difference(narrator, *lines[:2])
    return Ending(reason, happy=alone or any(line.player in held for line in winners))


def difference(narrator: Narrator, winner: Score, second: Score) -> str:
    """What the winner was furthest ahead with."""
    score = f"{winner.total} : {second.total}"
    if winner.total == second.total:
        return narrator.words("web.ending.tie", score=score)
    ahead = {part: points - second.parts.get(part, 0) for part, points in winner.parts.items()}
    best = max(ahead, key=lambda part: ahead[part], default="")
    if not best or ahead[best] <= 0:
        return ""
    values = {"part": narrator.part(best), "n": ahead[best], "name": narrator.player(second.player)}
    return narrator.words("web.ending", score=score, **values)
