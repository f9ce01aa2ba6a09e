"""Play many random games and print a checksum for each game and seat count: the same compiled and not.

Run it as ``python tests/checksums.py``, with the number of games if not four hundred.
"""

from __future__ import annotations

import sys
from zlib import crc32

import spies

from prestol import GAMES, BadSetup, game
from prestol.core.chance import Quick
from prestol.core.engine import play_randomly
from prestol.core.game import Game


def options(of: Game, seats: int, seed: int) -> dict[str, str]:
    """Every value of every option takes its turn; the usual ones where they do not go together."""
    meant = [option for option in of.options if not option.seats or seats in option.seats]
    found = {option.name: option.values[seed % len(option.values)] for option in meant}
    try:
        of.new(seats, seed, found)
    except BadSetup:
        return {}
    return found


def line(of: Game, seats: int, games: int) -> str:
    """One line: the game, the seats, how many decisions and answers, and the checksum of all final positions."""
    checksum = decisions = answers = 0
    for seed in range(games):
        state = of.new(seats, seed, options(of, seats, seed))
        decisions += play_randomly(state, Quick(seed))
        answers += state.answers
        results = [(score.player, score.total, score.rank, sorted(score.parts.items())) for score in state.results()]
        checksum = crc32(f"{state.position()}{results}".encode(), checksum)
    return f"{of.name} {seats} games={games} decisions={decisions} answers={answers} crc32={checksum:08x}"


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for each in [*map(game, GAMES), spies.GAME]:
        for number in each.seats:
            print(line(each, number, count))
