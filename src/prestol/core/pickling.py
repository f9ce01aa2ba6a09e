"""States and views as pickles: the same for compiled and interpreted code, of one version of Prestol.

A pickle is for another process or a cache, not for keeping: what is to last is a record or a written position. A state
comes back by filling in a blank one, because compiled objects cannot be made without their constructors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prestol.core.errors import BadPickle
from prestol.core.version import VERSION

if TYPE_CHECKING:
    from prestol.core.engine import State
    from prestol.core.game import Game

GIVEN = ("game", "seats", "options", "chance")  # to the constructor
Values = dict[str, Any]


def attributes(thing: object) -> list[str]:
    """What a state, a player or a frame is made of, compiled or not."""
    compiled = [name for cls in type(thing).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())]
    return sorted({*compiled, *getattr(thing, "__dict__", ())} - {"__dict__"})


def is_made_of_parts(thing: object) -> bool:
    """Has it attributes of its own to be looked into? Players and states can be cloned; plain values cannot."""
    return hasattr(type(thing), "clone")


def pack(s: State) -> tuple[Any, ...]:
    """For State.__reduce__."""
    values = {name: packed(getattr(s, name)) for name in attributes(s) if name not in (*GIVEN, "stack")}
    own = [name for name in values if s.game.data is not None and getattr(s, name) is s.game.data]
    frames = [(f.step.name, f.seat, f.card, f.count, f.at) for f in s.stack]
    kept = {name: value for name, value in values.items() if name not in own}
    return unpack, (VERSION, s.game, s.seats, s.options, s.chance, frames, kept)


def packed(value: object) -> object:
    """A value as it is, or the attributes of players."""
    if isinstance(value, list) and value and is_made_of_parts(value[0]):
        return [{name: getattr(part, name) for name in attributes(part)} for part in value]
    return value


def unpack(
    version: str,
    game: Game,
    seats: int,
    options: dict[str, str],
    chance: Any,
    frames: list[tuple[str, int, int, int, int]],
    values: Values,
) -> State:
    if version != VERSION:
        raise BadPickle(
            "this was pickled by version {theirs} of Prestol, this is version {ours}", theirs=version, ours=VERSION
        )
    s = game.blank(game, seats, options, chance)
    for name, value in values.items():
        there = getattr(s, name)
        if isinstance(there, list) and there and is_made_of_parts(there[0]):
            for part, facts in zip(there, value, strict=True):
                fill(part, facts)
        else:
            setattr(s, name, value)
    for name, *numbers in frames:
        s.call(game.steps[name].step, *numbers)
    return s


def fill(part: object, facts: Values) -> None:
    for name, value in facts.items():
        setattr(part, name, value)
