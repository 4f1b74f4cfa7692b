"""Runs a recipe for every input of a size, or for a random one, which can be made by its name."""

from bisect import bisect
from collections.abc import Hashable, Iterator
from itertools import accumulate
from math import log2
from random import Random
from typing import Any

from kata import KataError
from kata.cases.pick import WIDE, NothingToPickError, Pick, edge_options, extremes, holds, number_of
from kata.problem.rules import Function

MODULI = [2**k for k in (3, 4, 8, 12, 15, 16, 20, 24)]  # of hashes
MODULI += [10**3, 9973, 10_007, 99_991, 10**5, 100_003]
# Choices of one input: a loop that makes more never ends.
MOST_CHOICES, MOST_AT_RANDOM = 1000, 1_000_000


def require_end(made: int, most: int) -> None:
    """Raise an error if a recipe goes on making choices."""
    if made > most:
        raise KataError(f"one input has made {most:,} choices, and makes more; end this loop")


class EveryPick(Pick):
    """Repeats the choices of a path, then takes first options; tries only a few of a wide choice.

    A constant, if there is one, is among these few; `used` tells whether it was chosen.
    """

    def __init__(self, constant: int | str | None = None) -> None:
        self.path: list[list[int]] = []  # [index of the option, number of options] of each choice
        self.position = 0
        self.constant, self.used = constant, False
        self.wide: list[Any] = []  # the options of each wide choice so far

    def __call__(self, options: Any) -> Any:
        if number_of(options) > WIDE:
            options = self.narrowed(options)
        if not options:
            raise NothingToPickError
        choice = options[self.choose(options)]
        self.position += 1
        require_end(self.position, MOST_CHOICES)
        self.used = self.used or (self.constant is not None and choice == self.constant)
        return choice

    def choose(self, options: Any) -> int:
        """Return the index of the option that the path takes."""
        if self.position == len(self.path):
            self.path.append([0, len(options)])
        return self.path[self.position][0]

    def narrowed(self, options: Any) -> list[Any]:
        """Return the options of a wide choice that are tried."""
        if options not in self.wide:
            self.wide.append(options)
        own = self.constant is not None and holds(options, self.constant)
        return [self.constant, *edge_options(options)] if own else edge_options(options)

    def advance(self) -> bool:
        """Go on to the next path; False after the last."""
        del self.path[self.position :]
        while self.path and self.path[-1][0] + 1 == self.path[-1][1]:
            self.path.pop()
        if self.path:
            self.path[-1][0] += 1
        self.position, self.used = 0, False
        return bool(self.path)


def every(inputs: Function | None, size: int, pick: EveryPick | None = None) -> Iterator[Any]:
    """Each input that the recipe makes at this size, once for each way its choices can fall."""
    pick, more = pick or EveryPick(), True
    assert inputs
    while more:
        try:
            made = inputs(pick, size)
        except NothingToPickError:
            pass
        else:
            yield made
        more = pick.advance()


class RandomPick(Pick):
    """Chooses at random, with odds of its own for each set of options: sparse, even, dense.

    Of a wide choice, it is the ways to choose that have odds, and a quarter of the inputs have
    only one way; if it may be a length, because it ends at the size of the input, half of them are
    the largest.
    """

    def __init__(self, rng: Random, size: int = 0) -> None:
        self.rng, self.size, self.made = rng, size, 0
        self.odds: dict[Hashable, list[float]] = {}  # cumulative
        self.earlier: list[Any] = []  # what wide choices gave
        self.modulus = rng.choice(MODULI)
        self.period = rng.randint(1, size // 3 + 1)
        ways = [extremes, self.of_any_magnitude, lambda options: options]
        ways += [self.again, self.multiples, self.one_period_ago]
        self.ways = ways if rng.random() < 3 / 4 else [rng.choice(ways)]

    def __call__(self, options: Any) -> Any:
        if not options:
            raise NothingToPickError
        self.made += 1
        require_end(self.made, MOST_AT_RANDOM)
        if number_of(options) <= WIDE:
            return self.by_odds(key_of(options), options)
        if options[-1] == self.size and self.rng.random() < 1 / 2:
            return self.size
        count = number_of(options)
        way = self.by_odds(f"{count.bit_length()} bits from {options[0]}", self.ways)
        some = way(options) or options
        choice = some[self.rng.randrange(number_of(some))]
        self.earlier.append(choice)
        return choice

    def by_odds(self, key: Hashable, options: Any) -> Any:
        """Return one of the options, with the odds that stand under that key."""
        if key not in self.odds:
            odds = (self.rng.expovariate(1) ** 2 + 1e-9 for _ in options)
            self.odds[key] = [*accumulate(odds)]
        sums = self.odds[key]  # rng.choices() would take three times as long
        return options[bisect(sums, self.rng.random() * sums[-1], 0, len(sums) - 1)]

    def of_any_magnitude(self, options: Any) -> list[Any]:
        """Return a number that may be small, whatever the options."""
        if not isinstance(options, range):
            return []
        largest = max(abs(options[0]), abs(options[-1]))
        number = int(2 ** self.rng.uniform(0, log2(largest + 1))) * self.rng.choice((1, -1))
        return [number] * (number in options)

    def again(self, options: Any) -> list[Any]:
        """Return an earlier choice, or a neighbour: this makes equal and consecutive numbers."""
        if not self.earlier:
            return []
        last = self.rng.choice(self.earlier)
        near = [last, last - 1, last, last + 1] if isinstance(last, int) else [last]
        return [choice for choice in near if holds(options, choice)]

    def multiples(self, options: Any) -> list[Any]:
        """Return a multiple of a number that many use to hash; those of one input share it."""
        if not isinstance(options, range):
            return []
        number = options[self.rng.randrange(number_of(options))] // self.modulus * self.modulus
        return [number] * (number in options)

    def one_period_ago(self, options: Any) -> list[Any]:
        """The choice one period ago, so that lists repeat themselves, all with the same period."""
        if len(self.earlier) < self.period:
            return []
        past = self.earlier[-self.period]
        return [past] if holds(options, past) else []


def key_of(options: Any) -> Hashable:
    """Return the key of their odds: equal options share it, and so do equally many lists."""
    key = (*options,)
    try:
        hash(key)
    except TypeError:
        return len(key)
    return key


def at_random(inputs: Function, size: int, rng: Random) -> Any:
    """Return one input of this size, or None if the choices lead to none."""
    try:
        return inputs(RandomPick(rng, size), size)
    except NothingToPickError:
        return None
