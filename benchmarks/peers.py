"""Random play in other game libraries, on one core and in one Python process.

Every peer is driven the fastest way its public interface allows, with the interpreter's default settings. Peers are
imported by name when they are measured, because none of them has to be installed.

`python -m benchmarks.peers PEER GAME UNIT SECONDS` measures one case and prints its result as JSON.
"""

import json
import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from time import perf_counter
from typing import Any, NamedTuple

DISTRIBUTIONS = {"Catanatron": "catanatron", "OpenSpiel": "open_spiel", "RLCard": "rlcard"}
OPENSPIEL_GAMES = ("gin_rummy", "backgammon", "connect_four", "hanabi", "euchre")
OPENSPIEL_TERMINAL = -4  # pyspiel.PlayerId.TERMINAL, which is too slow to look up for every game.
RLCARD_GAMES = ("gin-rummy", "uno", "leduc-holdem")

# A Catanatron game has about a thousand actions, so this many settle the forced share to a percent or two.
FORCED_SAMPLE_GAMES = 10


class Case(NamedTuple):
    """One thing to measure: what `unit` counts in a peer's game."""

    peer: str
    game: str
    unit: str


class Result(NamedTuple):
    """What one measurement found.

    `forced` is the share of counted actions without an alternative, where known. For clones, `games` counts passes
    over the positions of a game.
    """

    peer: str
    game: str
    unit: str
    counted: int
    games: int
    seconds: float
    rate: float
    forced: float | None = None


CASES = (
    Case("Catanatron", "catan", "actions"),
    *(Case("OpenSpiel", game, "decisions") for game in OPENSPIEL_GAMES),
    *(Case("RLCard", game, "steps") for game in RLCARD_GAMES),
    *(Case("OpenSpiel", game, "clones") for game in OPENSPIEL_GAMES),
)


def _time(case: Case, play: Callable[[], int], seconds: float) -> Result:
    """Call `play`, which returns how much it counted, until the time is up."""
    play()  # Lazy imports and caches are not what is measured.
    counted = games = 0
    start = now = perf_counter()
    while now - start < seconds:
        counted += play()
        games += 1
        now = perf_counter()
    return Result(*case, counted, games, now - start, counted / (now - start))


def _pick(actions: Sequence[Any]) -> Any:
    """Cheaper than `random.choice`, which would be a visible part of the faster peers' time."""
    return actions[int(random.random() * len(actions))]


def catanatron_actions(case: Case, seconds: float) -> Result:
    """Four random players in Catanatron's own loop; its action log counts forced actions too."""
    new_game = import_module("catanatron.game").Game
    player_module = import_module("catanatron.models.player")
    players = [player_module.RandomPlayer(color) for color in player_module.Color]

    def play() -> int:
        game = new_game(players)
        game.play()
        return len(game.state.actions)

    result = _time(case, play, seconds)
    return result._replace(forced=_catanatron_forced(lambda: new_game(players)))


def _catanatron_forced(new_game: Callable[[], Any]) -> float:
    """Counted outside the timed games, which must not pay for the counting."""
    choices: list[int] = []

    def decide(player: Any, game: Any, actions: Sequence[Any]) -> Any:
        choices.append(len(actions))
        return player.decide(game, actions)

    for _ in range(FORCED_SAMPLE_GAMES):
        new_game().play(decide_fn=decide)
    return choices.count(1) / len(choices)


def openspiel_decisions(case: Case, seconds: float) -> Result:
    """Random play through pyspiel; sampling chance nodes takes time but does not count."""
    game = import_module("pyspiel").load_game(case.game)
    chance = _chance_sampler(game)
    return _time(case, lambda: _openspiel_play(game, chance), seconds)


def openspiel_clones(case: Case, seconds: float) -> Result:
    """Clones of the positions of one random game, since a clone's cost grows with its history."""
    game = import_module("pyspiel").load_game(case.game)
    positions: list[Any] = []
    _openspiel_play(game, _weighted_chance, positions)

    def clone_all() -> int:
        for state in positions:
            state.clone()
        return len(positions)

    return _time(case, clone_all, seconds)


def _openspiel_play(game: Any, chance: Callable[[Any], int], trail: list[Any] | None = None) -> int:
    """Play one game and return its number of decisions; `trail` collects the position before each of them."""
    state = game.new_initial_state()
    decisions = 0
    # One call tells decisions, chance nodes and the end apart, where the predicates would take two.
    while (player := state.current_player()) != OPENSPIEL_TERMINAL:
        if player < 0:
            state.apply_action(chance(state))
            continue
        if trail is not None:
            trail.append(state.clone())
        state.apply_action(_pick(state.legal_actions()))
        decisions += 1
    return decisions


def _chance_sampler(game: Any) -> Callable[[Any], int]:
    """Uniform sampling is the cheaper one; it is used where a whole game shows only equal chances."""
    spreads = [0.0]

    def watch(state: Any) -> int:
        chances = [probability for _, probability in state.chance_outcomes()]
        spreads.append(max(chances) - min(chances))
        return _weighted_chance(state)

    _openspiel_play(game, watch)
    return _uniform_chance if max(spreads) < 1e-9 else _weighted_chance


def _uniform_chance(state: Any) -> int:
    return int(_pick(state.legal_actions()))


def _weighted_chance(state: Any) -> int:
    outcomes = state.chance_outcomes()
    left = random.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])  # Rounding may leave a sliver above zero.


def rlcard_steps(case: Case, seconds: float) -> Result:
    """Random play through `Env.step`, which is faster than `Env.run` with RLCard's own random agents."""
    environment = import_module("rlcard").make(case.game, config={"seed": 1})

    def play() -> int:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(_pick(list(state["legal_actions"])))
            steps += 1
        return steps

    return _time(case, play, seconds)


MEASURES: dict[tuple[str, str], Callable[[Case, float], Result]] = {
    ("Catanatron", "actions"): catanatron_actions,
    ("OpenSpiel", "decisions"): openspiel_decisions,
    ("OpenSpiel", "clones"): openspiel_clones,
    ("RLCard", "steps"): rlcard_steps,
}


def main(peer: str, game: str, unit: str, seconds: str) -> None:
    random.seed(1)  # The same games in every round, so that rounds differ by the machine only.
    result = MEASURES[peer, unit](Case(peer, game, unit), float(seconds))
    print(json.dumps(result._asdict()))


if __name__ == "__main__":
    main(*sys.argv[1:])
