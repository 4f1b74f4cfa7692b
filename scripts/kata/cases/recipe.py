"""Runs a recipe for inputs, `inputs(pick, size)`, in two ways: for every input, or a random one."""

from collections import deque
from collections.abc import Iterator
from itertools import accumulate
from math import log2
from random import Random
from typing import Any

from kata import KataError
from kata.problem.rules import Function

WIDE = 30  # a choice among more options than this cannot be tried exhaustively
MOST, MOST_AT_RANDOM = 1000, 1_000_000  # choices of one input: a loop that makes more never ends


class NothingToPickError(Exception):
    """These choices lead to no input."""


def require_end(made: int, most: int) -> None:
    """Raise an error if a recipe goes on making choices."""
    if made > most:
        raise KataError(f"one input has made {most:,} choices, and makes more; end this loop")


class Pick:
    """What a recipe makes its choices with; each subclass chooses in its own way."""

    def __call__(self, options: Any) -> Any:
        """One of the options in this sequence."""
        raise NotImplementedError

    def some(self, options: Any) -> list[Any]:
        """Two of the options, a small one and any: to choose between throughout an input."""
        return [few(options)[0], self(options)]

    def tree(self, nodes: int, options: Any) -> list[Any]:
        """A tree of this many nodes in LeetCode's notation, each value one of the options."""
        values: list[Any] = []
        sizes = deque([nodes])
        while sizes:
            size = sizes.popleft()
            values.append(self(options) if size else None)
            if size:
                left = self(range(size))
                sizes += (left, size - 1 - left)
        while values and values[-1] is None:
            values.pop()
        return values


def few(options: Any) -> list[Any]:
    """The ends of a wide choice, and those of 0, 1 and -1 that are in it."""
    found = [n for n in (0, 1, -1) if holds(options, n)]
    return found + [end for end in (options[0], options[-1]) if end not in found]


def holds(options: Any, value: Any) -> bool:
    """Whether the value is one of the options.

    Python would compare anything but an integer with every number of a range.
    """
    if isinstance(options, (range, str)):
        return isinstance(value, int if isinstance(options, range) else str) and value in options
    return value in options


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
        if len(options) > WIDE:
            options = self.narrowed(options)
        if not options:
            raise NothingToPickError
        if self.position == len(self.path):
            self.path.append([0, len(options)])
        choice = options[self.path[self.position][0]]
        self.position += 1
        require_end(self.position, MOST)
        self.used = self.used or (self.constant is not None and choice == self.constant)
        return choice

    def narrowed(self, options: Any) -> list[Any]:
        """The options of a wide choice that are tried."""
        if options not in self.wide:
            self.wide.append(options)
        own = self.constant is not None and holds(options, self.constant)
        return [self.constant, *few(options)] if own else few(options)

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
    """Chooses at random, with odds of its own for each set of options: sparse, even, dense."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.made = rng, 0
        self.odds: dict[str, list[float]] = {}  # cumulative

    def __call__(self, options: Any) -> Any:
        if not options:
            raise NothingToPickError
        self.made += 1
        require_end(self.made, MOST_AT_RANDOM)
        if len(options) > WIDE:
            return self.any_magnitude(options)
        key = str(options)
        if key not in self.odds:
            odds = (self.rng.expovariate(1) ** 2 + 1e-9 for _ in options)
            self.odds[key] = [*accumulate(odds)]
        return self.rng.choices(options, cum_weights=self.odds[key])[0]

    def any_magnitude(self, options: Any) -> Any:
        """An end or a small number, a number of random magnitude, or any option."""
        way = self.rng.randrange(3)
        if way == 0:
            return self.rng.choice(few(options))
        if way == 1 and isinstance(options, range):
            largest = max(abs(options[0]), abs(options[-1]))
            number = int(2 ** self.rng.uniform(0, log2(largest + 1))) * self.rng.choice((1, -1))
            if number in options:
                return number
        return self.rng.choice(options)


def at_random(inputs: Function, size: int, rng: Random) -> Any:
    """One input of this size, or None if the choices lead to none."""
    try:
        return inputs(RandomPick(rng), size)
    except NothingToPickError:
        return None
