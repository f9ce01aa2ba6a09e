"""docs/ladder.md from the games that have been played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from benchmarks.matches import MATCHES, Match
from benchmarks.results import Line, newest, played_of
from prestol.play.arena import Tally
from prestol.play.ladder import Standing, standings
from prestol.text.markdown import table

OPENING = """\
# How strong the bots are

`random` answers at random. `greedy` tries every answer on a few states that fit its view and takes what looks best at
the end of its turn. `novice`, `apprentice`, `master` and `grandmaster` search ahead, each on a larger budget of
iterations. None of them knows more than its seat may know.

## How to read the tables

* A match is one bot against another; at three and four seats against two and three of the other. Every deal is played
  once from every seat, so neither the luck of the deal nor the first turn favours anybody.
* **Share of wins** is that of the bot named first; a win shared by two counts half. In brackets Wilson's 95 % interval:
  the true share lies within nineteen times out of twenty. It takes the games for independent, though those of one deal
  are so only nearly.
* **Wanted** is what the match has to show: a share reached, or the whole interval above the share of equals, which is
  50 % at two seats, 33 % at three and 25 % at four.
* **Points** are means with their 95 % intervals, first bot : others. A bot that searches plays for the win and not for
  points.
* **ms a decision**, mean and longest, likewise. Times depend on the machine and on what else it had to do, and games
  from several machines are put together; the strength does not depend on time, since a search counts iterations.
"""

CLOSING = """\
## How to make this page anew

```sh
python -m benchmarks.ladder --list                                              # the matches, and how far they are
python -m benchmarks.ladder --game rurik --match master-greedy --games 100 --jobs 2
python -m benchmarks.ladder --match 'apprentice-*' --part 1/2 --results mine.jsonl   # half of it, on another machine
python -m benchmarks.ladder --merge mine.jsonl
python -m benchmarks.ladder --render                                            # write this page
```

Each finished game is a line in [benchmarks/results/ladder.jsonl](../benchmarks/results/ladder.jsonl). A run may be
stopped, and the next one plays what is missing. Games of bots that have changed since are played anew, unless
`--confirm 5` finds that five of a match come out as before; `--prune` drops
the old ones. The same bots, deals and iterations give the same games on every machine. The package alone is enough to
measure: bare Python with the package's folder in `PYTHONPATH`.

A ladder of your own, with ratings: `prestol ladder conspiracy --bots random,greedy,novice -n 100 --plot ladder.svg`.
"""

ALONE = """\
In Rurik the rebellion is an opponent, on four levels, and in Conspiracy a legendary lord, drawn for every game; in
Viceroy and Outpost there are only points to be made.
"""

NOTHING = "–"


def page(lines: list[Line]) -> str:
    parts = [OPENING.strip()]
    contests = [match for match in MATCHES if match.seats > 1]
    for game, seats in dict.fromkeys((match.game, match.seats) for match in contests):
        found = [match for match in contests if (match.game, match.seats) == (game, seats)]
        parts += [f"## {game.capitalize()}, {seats} seats", contest_table(found, lines)]
    parts += ["## Alone", ALONE.strip(), solo_table([match for match in MATCHES if match.seats == 1], lines)]
    parts += ["## Measured on", machines(lines), CLOSING.strip()]
    return "\n\n".join(parts) + "\n"


def contest_table(matches: Iterable[Match], lines: list[Line]) -> str:
    header = ("match", "games", "share of wins (95 %)", "wanted", "", "points", "ms a decision", "longest, ms")
    return table(header, [contest_row(match, lines) for match in matches])


def contest_row(match: Match, lines: list[Line]) -> list[str]:
    found = found_of(match, lines)
    title = " v ".join([match.table[0], (f"{match.seats - 1} " if match.seats > 2 else "") + match.table[1]])
    if match.table[0] not in found:
        return [title, "0", NOTHING, wanted(match), "not measured", NOTHING, NOTHING, NOTHING]
    first, others = (found[bot] for bot in match.table[:2])
    return [
        title,
        str(first.tally.games),
        first.tally.share_text(),
        wanted(match),
        "pass" if is_met(match, first.tally) else "FAIL",
        f"{first.tally.mean_text()} : {others.tally.mean_text()}",
        f"{ms(first.pace.mean())} : {ms(others.pace.mean())}",
        f"{ms(first.pace.longest)} : {ms(others.pace.longest)}",
    ]


def solo_table(matches: Iterable[Match], lines: list[Line]) -> str:
    header = ("game", "level", "bot", "games", "share of wins (95 %)", "points", "ms a decision", "longest, ms")
    return table(header, [solo_row(match, lines) for match in matches])


def solo_row(match: Match, lines: list[Line]) -> list[str]:
    name, level = match.table[0], str(match.options.get("level", NOTHING))
    standing = found_of(match, lines).get(name)
    if standing is None:
        return [match.game, level, name, "0", *[NOTHING] * 4]
    tally, pace = standing.tally, standing.pace
    is_opposed = played_of(match, newest(lines, match)[0]).is_opposed
    won = tally.share_text() if is_opposed else NOTHING
    return [match.game, level, name, str(tally.games), won, tally.mean_text(), ms(pace.mean()), ms(pace.longest)]


def found_of(match: Match, lines: list[Line]) -> dict[str, Standing]:
    return standings([played_of(match, line) for line in newest(lines, match)])


def wanted(match: Match) -> str:
    return f"surely above {match.fair:.0%}" if match.wanted is None else f"at least {match.wanted:.0%}"


def is_met(match: Match, tally: Tally) -> bool:
    if match.wanted is None:
        return tally.share_interval()[0] > match.fair
    return tally.share / tally.games >= match.wanted


def machines(lines: list[Line]) -> str:
    games = Counter(line["u"] for match in MATCHES for line in newest(lines, match))
    runs = [line for line in lines if "g" not in line and line["u"] in games]
    header = ("date", "CPU", "cores", "processes", "Python", "package", "games")
    return table(header, [machine_row(run, games[run["u"]]) for run in runs])


def machine_row(run: Line, games: int) -> list[str]:
    package = "compiled" if run["compiled"] else "interpreted"
    return [run["date"], run["cpu"], str(run["cores"]), str(run["jobs"]), run["python"], package, str(games)]


def ms(seconds: float) -> str:
    """Three digits are enough."""
    return f"{1000 * seconds:.3g}" if seconds < 1 else f"{1000 * seconds:,.0f}"
