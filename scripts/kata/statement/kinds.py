"""What constraints say: each kind of thing is plain data, and says how an input breaks it."""

import operator
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import Any, NamedTuple

from kata.statement.paths import InputValues, Path, path_of, value_of
from kata.text import text_of
from kata.wire.plain import encode

COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt,
    ">=": operator.ge, "==": operator.eq, "!=": operator.ne,
}  # fmt: skip
UNIQUE = "unique"


class Bound(NamedTuple):
    """The least and the largest number that a path may be."""

    of: Path
    low: int | None
    high: int | None

    def joined(self, other: "Bound | None") -> "Bound":
        """Return the bound that leaves only what both allow, if there is another."""
        both = [self, *filter(None, [other])]
        low = max((one.low for one in both if one.low is not None), default=None)
        high = min((one.high for one in both if one.high is not None), default=None)
        return Bound(self.of, low, high)

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the values are beyond it."""
        numbers = values.numbers(self.of)
        for n in (min(numbers), max(numbers)) if numbers else ():
            if (self.low is not None and n < self.low) or (self.high is not None and n > self.high):
                yield f"{self.of} is {n:,}; the constraints allow {self.range}"

    @property
    def range(self) -> str:
        if self.low is None or self.high is None:
            return f"at least {self.low:,}" if self.low is not None else f"at most {self.high:,}"
        if self.low == self.high:
            return f"only {self.low:,}"
        return f"{self.low:,} to {self.high:,}" + ", which leaves none" * (self.low > self.high)


class Order(NamedTuple):
    """A comparison, of each value with its own or with the only one: `k <= nums.length - 1`.

    Both sides are texts in Python, whose names are those of parameters.
    """

    of: str
    sign: str
    other: str

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the values compare otherwise."""
        some, others = side_of(self.of, values), side_of(self.other, values)
        if len(some) != len(others) and 1 not in (len(some), len(others)):
            return
        sign = self.sign.replace("<=", "≤").replace(">=", "≥").replace("!=", "≠").replace("==", "=")
        pairs = zip(some, others) if len(some) == len(others) else product(some, others)
        for one, other in pairs:
            if type(one) is type(other) and not COMPARE[self.sign](*_as_numbers(one, other)):
                value = "" if self.other.lstrip("-").isdigit() else f", {_grouped(other)}"
                yield f"{self.of} is {_grouped(one)}; want {self.of} {sign} {self.other}{value}"


def side_of(side: str, values: InputValues) -> list[Any]:
    """The values that one side of an order stands for; none if a name in it stands for several."""
    if path := path_of(side):
        return values.numbers(path) or [p for p in values.parts(path) if isinstance(p, str)]
    found = value_of(side, values.only)
    return [] if found is None else [found]


def _as_numbers(one: Any, other: Any) -> tuple[Any, Any]:
    """Return two values as numbers, if they are the digits of some."""
    are_texts = isinstance(one, str) and one.isdecimal() and other.isdecimal()
    return (int(one), int(other)) if are_texts else (one, other)


def _grouped(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else text_of(value)


class Same(NamedTuple):
    """Lengths, and perhaps a number, that are equal: `n == grid.length == grid[i].length`."""

    lengths: tuple[Path, ...]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say that they differ: of one input or, if each has as many, of one item or call."""
        found = [some for some in map(values.numbers, self.lengths) if some]
        are_equal = len(found) > 1 and all(len({*some}) == 1 for some in zip(*found))
        if are_equal and len({*map(len, found)}) == 1:
            return
        if len({one for some in found for one in some}) > 1:
            yield f"{' and '.join(map(str, self.lengths))} must be the same number"


class Letters(NamedTuple):
    """The characters that strings hold or, if it `is_one`, the values that each may be."""

    of: Path
    allowed: tuple[str, ...]
    is_one: bool

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the values, or of the characters, are not allowed."""
        allowed = frozenset(self.allowed)
        for text in values.texts(self.of):
            if self.is_one and text not in allowed:
                yield f"{self.of} is {text_of(text)}; the constraints do not allow it"
            elif not self.is_one and (bad := {*text} - allowed):
                yield f"{self.of} has {text_of(min(bad))}; the constraints do not allow it"


class Arranged(NamedTuple):
    """How the items of a list or a string are arranged: UNIQUE, or a sign between neighbours."""

    of: Path
    how: str

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which items of each value break the rule."""
        for some in (one for one in values.parts(self.of) if isinstance(one, (list, str))):
            items = [one for one in some if one is not None]
            if self.how == UNIQUE:
                seen = set[bytes]()
                for item in items:
                    if (data := encode(item)) in seen:
                        yield f"{self.of} has {text_of(item)} twice; the constraints forbid it"
                    seen.add(data)
            elif pair := next((pair for pair in pairwise(items) if not self._holds(*pair)), None):
                before, after = map(text_of, pair)
                yield f"{self.of} has {before} before {after}; the constraints want another order"

    def _holds(self, item: Any, following: Any) -> bool:
        """Return True if two neighbours are in this order, or cannot be compared."""
        try:
            return COMPARE[self.how](item, following)
        except TypeError:
            return True


Constraint = Bound | Order | Same | Letters | Arranged
