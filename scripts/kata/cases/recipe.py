"""Runs a recipe for inputs, `inputs(pick, size)`, in two ways: for every input, or a random one."""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import accumulate
from math import log2
from random import Random
from string import ascii_lowercase
from typing import Any, TypeVar

from kata import KataError
from kata.problem.rules import Function

WIDE = 30  # a choice among more options than this cannot be tried exhaustively
MODULI = (
    *(2**k for k in (3, 4, 8, 12, 15, 16, 20, 24)),
    10**3,
    9973,
    10_007,
    99_991,
    10**5,
    100_003,
)  # of hashes
CHAIN = 0, -1  # the places of a root among its nodes that leave it one child
MOST, MOST_AT_RANDOM = 1000, 1_000_000  # choices of one input: a loop that makes more never ends

Items = TypeVar("Items", list[Any], str)


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

    def values(self, options: Any) -> Any:
        """Options to choose among throughout an input.

        In the small inputs, these are two small ones and any; at random, also those of any range
        or of both ends.
        """
        kind = self(["few", *["many", "extreme"] * WIDE, "few"])  # a wide choice: tried at its ends
        if kind == "few":
            return [*few(options)[:2], self(options)]
        if kind == "extreme":
            return extremes(options)
        start = self(range(len(options)))
        return options[start : start + 1 + self(range(len(options) - start))]

    def letters(self, alphabet: str = ascii_lowercase) -> str:
        """Letters to choose among throughout an input.

        In the small inputs, these are the first two and any; at random, also more of the first.
        """
        if self(["few", *["many"] * WIDE, "few"]) == "few":
            return f"{alphabet[:2]}{self(alphabet * WIDE)}"
        return alphabet[: 1 + self(range(len(alphabet)))]

    def word(self, length: int, letters: str) -> str:
        """A string of this length, each character one of the letters."""
        return "".join([self(letters) for _ in range(length)])

    def sorted(self, count: int, options: Any) -> list[Any]:
        """So many of the options, some perhaps more than once, in ascending order."""
        return sorted(self(options) for _ in range(count))

    def distinct(self, count: int, options: Any) -> list[Any]:
        """So many of the options, or fewer, each once, in ascending order."""
        return sorted({self(options) for _ in range(count)})

    def shuffled(self, items: Items) -> Items:
        """The items of a list, or the letters of a string, in any order."""
        rest, found = [*items], []
        while rest:
            place = self(range(len(rest)))
            rest[place], rest[-1] = rest[-1], rest[place]
            found.append(rest.pop())
        return _like(items, found)

    def near(self, items: Items, options: Any) -> Items:
        """A list or string with one of the options in up to three of its places."""
        changed = [*items]
        for _ in range(self(range(min(len(items), 3) + 1))):
            changed[self(range(len(changed)))] = self(options)
        return _like(items, changed)

    def interval(self, options: Any) -> list[Any]:
        """A start and an end among these options, which ascend."""
        start = self(options)
        return [start, self(options[options.index(start) :])]

    def calls(self, count: int, methods: dict[str, Any]) -> tuple[list[str], list[Any]]:
        """The names and the arguments of calls; `methods` is {name: the options of each argument}.

        As in `names, arguments = pick.calls(size, {"push": [range(-9, 10)], "pop": []})`.
        """
        names = [self([*methods]) for _ in range(count)]
        return names, [[self(options) for options in methods[name]] for name in names]

    def tree(self, nodes: int, options: Any) -> list[Any]:
        """A tree of this many nodes in LeetCode's notation, each value one of the options."""
        return self._in_level_order(nodes, lambda _: self(options))

    def bst(self, nodes: int, options: Any) -> list[Any]:
        """A binary search tree of up to this many nodes, in LeetCode's notation."""
        values = self.distinct(nodes, options)
        return self._in_level_order(len(values), values.__getitem__)

    def _in_level_order(self, nodes: int, value: Callable[[int], Any]) -> list[Any]:
        """A tree of any shape; `value` gets the place of a node among all, from left to right.

        From the top of a larger one, which may have no node or all, hang chains.
        """
        values: list[Any] = []
        spans = deque([(0, nodes)])
        top = self((nodes, 0, self(range(nodes + 1)))) if nodes > WIDE else nodes
        while spans:
            start, stop = spans.popleft()
            if start == stop:
                values.append(None)
                continue
            in_span = stop - start
            root = start + (self(range(in_span)) if top > 0 else self(CHAIN) % in_span)
            top -= 1
            values.append(value(root))
            spans += (start, root), (root + 1, stop)
        while values and values[-1] is None:
            values.pop()
        return values


def _like(items: Items, found: list[Any]) -> Items:
    """The found items as a string if those are one."""
    return "".join(found) if isinstance(items, str) else found


def few(options: Any) -> list[Any]:
    """The ends of a wide choice, and those of 0, 1 and -1 that are in it."""
    found = [n for n in (0, 1, -1) if holds(options, n)]
    for end in options[0], options[-1]:
        found += [end] * (end not in found)
    return found


def extremes(options: Any) -> list[Any]:
    """What `few` finds, and the neighbours of the ends."""
    return [*few(options), *options[1:2], *options[-2:-1]]


def holds(options: Any, value: Any) -> bool:
    """Whether the value is one of the options.

    Python would compare anything but an integer with every number of a range.
    """
    if isinstance(options, range):
        return isinstance(value, int) and value in options
    if isinstance(options, str):
        return isinstance(value, str) and len(value) == 1 and value in options
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
    """Chooses at random, with odds of its own for each set of options: sparse, even, dense.

    Of a wide choice, it is the ways to choose that have odds, and a quarter of the inputs have
    only one way; if it may be a length, because it ends at the size of the input, half of them are
    the largest.
    """

    def __init__(self, rng: Random, size: int = 0) -> None:
        self.rng, self.size, self.made = rng, size, 0
        self.odds: dict[str, list[float]] = {}  # cumulative
        self.earlier: list[Any] = []  # what wide choices gave
        self.modulus = rng.choice(MODULI)
        self.period = rng.randint(1, size // 3 + 1)
        ways = [extremes, self.of_any_magnitude, self.any_of]
        ways += [self.again, self.multiples, self.one_period_ago]
        self.ways = ways if rng.random() < 3 / 4 else [rng.choice(ways)]

    def __call__(self, options: Any) -> Any:
        if not options:
            raise NothingToPickError
        self.made += 1
        require_end(self.made, MOST_AT_RANDOM)
        if len(options) <= WIDE:
            return self.by_odds(str(options), options)
        if options[-1] == self.size and self.rng.random() < 1 / 2:
            return self.size
        way = self.by_odds(f"{options[0]} ... {options[-1]}", self.ways)
        choice = self.rng.choice(way(options) or options)
        self.earlier.append(choice)
        return choice

    def by_odds(self, key: str, options: Any) -> Any:
        """One of the options, with the odds that stand under that key."""
        if key not in self.odds:
            odds = (self.rng.expovariate(1) ** 2 + 1e-9 for _ in options)
            self.odds[key] = [*accumulate(odds)]
        return self.rng.choices(options, cum_weights=self.odds[key])[0]

    def of_any_magnitude(self, options: Any) -> list[Any]:
        """A number that may be small, whatever the options."""
        if not isinstance(options, range):
            return []
        largest = max(abs(options[0]), abs(options[-1]))
        number = int(2 ** self.rng.uniform(0, log2(largest + 1))) * self.rng.choice((1, -1))
        return [number] * (number in options)

    def any_of(self, options: Any) -> Any:
        """Any of the options."""
        return options

    def again(self, options: Any) -> list[Any]:
        """What was chosen before, or next to that: equal and consecutive numbers."""
        if not self.earlier:
            return []
        last = self.rng.choice(self.earlier)
        near = [last, last - 1, last, last + 1] if isinstance(last, int) else [last]
        return [choice for choice in near if holds(options, choice)]

    def multiples(self, options: Any) -> list[Any]:
        """A multiple of a number that many use to hash; those of one input share it."""
        if not isinstance(options, range):
            return []
        number = self.rng.choice(options) // self.modulus * self.modulus
        return [number] * (number in options)

    def one_period_ago(self, options: Any) -> list[Any]:
        """What makes a list that repeats itself; those of one input have the same period."""
        past = self.earlier[-self.period :]
        return past[:1] if len(past) == self.period and holds(options, past[0]) else []


def at_random(inputs: Function, size: int, rng: Random) -> Any:
    """One input of this size, or None if the choices lead to none."""
    try:
        return inputs(RandomPick(rng, size), size)
    except NothingToPickError:
        return None
