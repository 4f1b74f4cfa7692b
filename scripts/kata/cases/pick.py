"""The choices that a recipe, `inputs(pick, size)`, can make."""

import sys
from collections import deque
from collections.abc import Callable
from string import ascii_lowercase
from typing import Any, TypeVar

WIDE = 30  # a choice among more options than this cannot be tried exhaustively
CHAIN = 0, -1  # the places of a root among its nodes that leave it one child
LARGE_TREES = "any", "joined", "chain", "joined"  # their shapes
UNLIKE = ("complete", "chain"), ("any", "bent"), ("joined", "bent")  # shapes of two subtrees

Items = TypeVar("Items", list[Any], str)


def range_length(options: Any) -> int:
    """Return the number of options; of a range, len() ends at 2³¹ - 1 where Python has 32 bits."""
    if not isinstance(options, range):
        return len(options)
    return max(0, -((options.start - options.stop) // options.step))


number_of: Callable[[Any], int] = len if sys.maxsize > 1 << 32 else range_length  # in a browser


class NothingToPickError(Exception):
    """These choices lead to no input."""


class Pick:
    """Makes the choices of a recipe; each subclass chooses in its own way."""

    def __call__(self, options: Any) -> Any:
        """One of the options in this sequence."""
        raise NotImplementedError

    def some(self, options: Any) -> list[Any]:
        """Return two of the options, a small one and any: to choose between throughout an input."""
        return [edge_options(options)[0], self(options)]

    def values(self, options: Any) -> Any:
        """Options to choose among throughout an input.

        In the small inputs, these are two small ones and any; at random, also those of any range
        or of both ends.
        """
        kind = self(["few", *["many", "extreme"] * WIDE, "few"])  # a wide choice: tried at its ends
        if kind == "few":
            return [*edge_options(options)[:2], self(options)]
        if kind == "extreme":
            return extremes(options)
        count = number_of(options)
        start = self(range(count))
        return options[start : start + 1 + self(range(count - start))]

    def letters(self, alphabet: str = ascii_lowercase) -> str:
        """Letters to choose among throughout an input.

        In the small inputs, these are the first two and any; at random, also more of the first.
        """
        if self(["few", *["many"] * WIDE, "few"]) == "few":
            return f"{alphabet[:2]}{self(alphabet * WIDE)}"
        return alphabet[: 1 + self(range(len(alphabet)))]

    def word(self, length: int, letters: str) -> str:
        """Return a string of this length, each character one of the letters."""
        return "".join([self(letters) for _ in range(length)])

    def sorted(self, count: int, options: Any) -> list[Any]:
        """So many of the options, some perhaps more than once, in ascending order."""
        return sorted(self(options) for _ in range(count))

    def distinct(self, count: int, options: Any) -> list[Any]:
        """So many of the options, or fewer, each once, in ascending order."""
        return sorted({self(options) for _ in range(count)})

    def shuffled(self, items: Items) -> Items:
        """Return the items of a list, or the letters of a string, in any order."""
        rest, found = [*items], []
        while rest:
            place = self(range(len(rest)))
            rest[place], rest[-1] = rest[-1], rest[place]
            found.append(rest.pop())
        return _like(items, found)

    def near(self, items: Items, options: Any) -> Items:
        """Return a list or string with one of the options in up to three of its places."""
        changed = [*items]
        for _ in range(self(range(min(len(items), 3) + 1))):
            changed[self(range(len(changed)))] = self(options)
        return _like(items, changed)

    def interval(self, options: Any) -> list[Any]:
        """Return a start and an end among these options, which ascend."""
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
        """Return a binary search tree of up to this many nodes, in LeetCode's notation."""
        values = self.distinct(nodes, options)
        return self._in_level_order(len(values), values.__getitem__)

    def _in_level_order(self, nodes: int, value: Callable[[int], Any]) -> list[Any]:
        """A tree of any shape; `value` gets the place of a node among all, from left to right.

        Larger ones are also chains, or made of subtrees of unlike shapes.
        """
        values: list[Any] = []
        spans = deque([(0, nodes, self(LARGE_TREES) if nodes > WIDE else "any")])
        while spans:
            start, stop, shape = spans.popleft()
            if start == stop:
                values.append(None)
                continue
            place, left, right = self._divided(shape, stop - start)
            root = start + place
            values.append(value(root))
            spans += (start, root, left), (root + 1, stop, right)
        while values and values[-1] is None:
            values.pop()
        return values

    def _divided(self, shape: str, nodes: int) -> tuple[int, str, str]:
        """Return the place of a root among its nodes, and the shapes of its two subtrees."""
        if shape == "chain":
            return self(CHAIN) % nodes, shape, shape
        if shape == "bent":
            return nodes // 2, "chain", "chain"
        if shape == "joined":
            return self(range(1, 4)) * nodes // 4, *self(UNLIKE)[:: self((1, -1))]
        return nodes // 2 if shape == "complete" else self(range(nodes)), shape, shape


def _like(items: Items, found: list[Any]) -> Items:
    """Return the found items as a string if those are one."""
    return "".join(found) if isinstance(items, str) else found


def edge_options(options: Any) -> list[Any]:
    """Return the ends of a wide choice, and those of 0, 1 and -1 that are in it."""
    found = [n for n in (0, 1, -1) if holds(options, n)]
    for end in options[0], options[-1]:
        found += [end] * (end not in found)
    return found


def extremes(options: Any) -> list[Any]:
    """Return the edge options, and the neighbours of the ends."""
    return [*edge_options(options), *options[1:2], *options[-2:-1]]


def holds(options: Any, value: Any) -> bool:
    """Tell whether the value is one of the options."""
    if isinstance(options, range):  # Python would compare anything but integers with each number
        return isinstance(value, int) and value in options
    if isinstance(options, str):
        return isinstance(value, str) and len(value) == 1 and value in options
    return value in options
