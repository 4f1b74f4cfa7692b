"""A recipe for inputs, `inputs(pick, size)`, read in two ways: every input, or one at random."""

from collections import deque
from math import log2

WIDE = 30  # a choice among more options than this cannot be tried exhaustively


class NothingToPickError(Exception):
    """There is no input this way."""


class Pick:
    """What a recipe chooses with; how it chooses is up to the reading."""

    def tree(self, nodes, options):
        """A tree of so many nodes in LeetCode's notation, each value one of the options."""
        values, sizes = [], deque([nodes])
        while sizes:
            size = sizes.popleft()
            values.append(self(options) if size else None)
            if size:
                left = self(range(size))
                sizes += (left, size - 1 - left)
        while values and values[-1] is None:
            values.pop()
        return values


def few(options):
    """The ends of a wide choice, and the small numbers in it."""
    found = [n for n in (0, 1, -1) if holds(options, n)]
    return found + [end for end in (options[0], options[-1]) if end not in found]


def holds(options, value):
    """Whether the value is one of the options.

    A range is asked about integers only: for anything else, Python compares all of its numbers.
    """
    if isinstance(options, (range, str)):
        return isinstance(value, int if isinstance(options, range) else str) and value in options
    return value in options


class EveryPick(Pick):
    """Takes the choices of a path, then the first of each; of a wide choice only a few.

    A constant, where one is given, is among these few, and `used` tells whether it was chosen.
    """

    def __init__(self, constant=None):
        self.path, self.position = [], 0  # of [choice, number of choices]
        self.constant, self.used = constant, False
        self.wide = []  # the wide choices that there were

    def __call__(self, options):
        if len(options) > WIDE:
            options = self.narrowed(options)
        if not options:
            raise NothingToPickError
        if self.position == len(self.path):
            self.path.append([0, len(options)])
        choice = options[self.path[self.position][0]]
        self.position += 1
        self.used = self.used or (self.constant is not None and choice == self.constant)
        return choice

    def narrowed(self, options):
        """What is tried of a wide choice."""
        if options not in self.wide:
            self.wide.append(options)
        own = self.constant is not None and holds(options, self.constant)
        return [self.constant, *few(options)] if own else few(options)

    def advance(self):
        """Go on to the next path; False after the last."""
        del self.path[self.position :]
        while self.path and self.path[-1][0] + 1 == self.path[-1][1]:
            self.path.pop()
        if self.path:
            self.path[-1][0] += 1
        self.position, self.used = 0, False
        return bool(self.path)


def every(inputs, size, pick=None):
    """Each input that the recipe makes at this size, once for each way its choices can fall."""
    pick, more = pick or EveryPick(), True
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

    def __init__(self, rng):
        self.rng, self.odds = rng, {}

    def __call__(self, options):
        if not options:
            raise NothingToPickError
        if len(options) > WIDE:
            return self.any_magnitude(options)
        key = str(options)
        if key not in self.odds:
            self.odds[key] = [self.rng.expovariate(1) ** 2 + 1e-9 for _ in options]
        return self.rng.choices(options, self.odds[key])[0]

    def any_magnitude(self, options):
        """An end or a small number, one of a few digits, or any."""
        way = self.rng.randrange(3)
        if way == 0:
            return self.rng.choice(few(options))
        if way == 1 and isinstance(options, range):
            largest = max(abs(options[0]), abs(options[-1]))
            number = int(2 ** self.rng.uniform(0, log2(largest + 1))) * self.rng.choice((1, -1))
            if number in options:
                return number
        return self.rng.choice(options)


def at_random(inputs, size, rng):
    """One input of this size, or None where the choices led nowhere."""
    try:
        return inputs(RandomPick(rng), size)
    except NothingToPickError:
        return None
