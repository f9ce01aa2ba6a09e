"""Chance: the same numbers on every machine, told by other means."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prestol import Unknowable
from prestol.core.chance import HIDDEN, Chance, Keyed, Quick

KEYS = [0, 1, 2**64, 2**128 - 1, 123456789012345678901234567890]
SEEDS = [0, 1, 2**32 - 1, 2**32, 2**63, 2**64 - 1, 2**200 + 7]


def words(chance: Chance, count: int) -> list[int]:
    return [chance.word() for _ in range(count)]


def tape(key: int, count: int) -> list[int]:
    """The words of a game, computed from their definition."""
    found = []
    for number in range(count):
        block = hashlib.blake2b((number // 16).to_bytes(8, "little"), key=key.to_bytes(16, "little")).digest()
        at = number % 16 * 4
        found.append(int.from_bytes(block[at : at + 4], "little"))
    return found


def sfc32(seed: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's small fast counting generator, written down anew; twelve words are dropped."""
    a, b, c, counter, found = seed % 2**32, seed // 2**32 % 2**32, 0, 1, []
    for _ in range(12 + count):
        total = (a + b + counter) % 2**32
        rotated = c * 2**21 % 2**32 + c // 2**11
        a, b, c, counter = b ^ b // 2**9, c * 9 % 2**32, (rotated + total) % 2**32, (counter + 1) % 2**32
        found.append(total)
    return found[12:]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_draws_the_words_of_keyed_blake2b(key: int) -> None:
    assert words(Keyed(key), 100) == tape(key, 100)


def test_the_first_words_of_seed_1() -> None:
    assert words(Keyed(1), 4) == [3753042758, 1480638894, 2598962659, 2406470529]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_sample_draws_the_words_of_sfc32(seed: int) -> None:
    assert words(Quick(seed), 1000) == sfc32(seed, 1000)


def test_the_counter_of_sfc32_wraps() -> None:
    chance = Quick(0)
    chance.a, chance.b, chance.c, chance.counter = 5, 6, 7, 2**32 - 1
    assert (words(chance, 2), chance.counter) == ([10, 6 + 7 * 9], 1)


@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 31, 32, 1000])
def test_a_game_resumes_from_its_key_and_count(count: int) -> None:
    whole = Keyed(9)
    words(whole, count)
    assert words(Keyed(9, count), 40) == words(whole, 40)


@pytest.mark.parametrize("chance", [Keyed(3), Quick(3)], ids=["keyed", "quick"])
@pytest.mark.parametrize("count", [0, 5, 11])
def test_a_clone_goes_on_alike_and_by_itself(chance: Chance, count: int) -> None:
    words(chance, count)
    clone, second = chance.clone(), chance.clone()
    expected = words(clone, 50)
    assert words(chance, 50) == expected == words(second, 50)


@pytest.mark.parametrize("make", [Keyed, Quick])
@given(seed=st.integers(0, 2**128 - 1), n=st.integers(1, 2**31 - 1))
def test_below_is_a_share_of_the_next_word(make: type[Keyed] | type[Quick], seed: int, n: int) -> None:
    number = make(seed).below(n)
    assert 0 <= number < n
    assert number == make(seed).word() * n // 2**32


@pytest.mark.parametrize("make", [Keyed, Quick])
def test_below_reaches_every_number_about_equally_often(make: type[Keyed] | type[Quick]) -> None:
    chance = make(1)
    numbers = [chance.below(6) for _ in range(6000)]
    assert all(850 < numbers.count(number) < 1150 for number in range(6))


def test_keys_give_different_words() -> None:
    assert len({tuple(words(Keyed(key), 2)) for key in range(100)}) == 100
    assert len({tuple(words(Quick(seed), 2)) for seed in range(100)}) == 100


def test_hidden_chance_cannot_be_drawn() -> None:
    for draw in (HIDDEN.word, HIDDEN.clone().word):
        with pytest.raises(Unknowable, match="does not know what chance will bring"):
            draw()
    with pytest.raises(Unknowable):
        HIDDEN.below(2)
