# mypyc
"""Randomness that is part of a state: unguessable for games, quick for samples, absent in views.

A game draws 32-bit words from keyed BLAKE2b: word *i* is the little-endian word *i* mod 16 of the hash of the number
*i* // 16. Somebody who has seen half the cards cannot compute the other half, and the words are the same everywhere.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from prestol.core.errors import Unknowable

KEY_BITS: Final = 128
MASK: Final = 0xFFFFFFFF
NO_WORDS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random words."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; the bias is under n / 2**32."""
        return self.word() * n >> 32

    def clone(self) -> Chance:
        raise NotImplementedError


@final
class Keyed(Chance):
    """The randomness of a game: fixed by its key and the count of words drawn so far."""

    def __init__(self, key: int, count: i64 = 0) -> None:
        self.key: int = key
        self.secret: bytes = key.to_bytes(16, "little")
        self.count: i64 = count
        self.words: list[int] = NO_WORDS  # the current block; replaced, never changed: clones share it

    def word(self) -> i64:
        at: i64 = self.count & 15
        if at == 0 or len(self.words) == 0:
            self.words = block(self.secret, self.count >> 4)
        self.count += 1
        return self.words[at]

    def clone(self) -> Chance:
        copy = Keyed(self.key, self.count)
        copy.words = self.words
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return Keyed, (self.key, self.count)


def block(secret: bytes, number: int) -> list[int]:
    """Sixteen words of the game's endless random tape."""
    digest = blake2b(number.to_bytes(8, "little"), key=secret).digest()
    return list(unpack("<16I", digest))


@final
class Quick(Chance):
    """sfc32: fast and good, but not secret. For samples and random play."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK
        return result

    def clone(self) -> Chance:
        copy = Quick(0)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.counter = self.counter
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return quick, (self.a, self.b, self.c, self.counter)


def quick(a: i64, b: i64, c: i64, counter: i64) -> Quick:
    """A quick chance that goes on where another one was."""
    chance = Quick(0)
    chance.a, chance.b, chance.c, chance.counter = a, b, c, counter
    return chance


@final
class Hidden(Chance):
    """The randomness of a view: nobody who only looks on can draw from it."""

    def word(self) -> i64:
        raise Unknowable("a view does not know what chance will bring: sample() it first")

    def clone(self) -> Chance:
        return self

    def __reduce__(self) -> str:
        return "HIDDEN"  # there is only one


HIDDEN: Final = Hidden()
