"""Reads numbers that only a length states: `edges.length == n - 1` says what `n` is."""

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple

from kata.problem.constraints.bounds import Bound, Order
from kata.problem.constraints.numbers import NAME, linear

WORD = re.compile(r"[a-zA-Z_]\w*")


class Count(NamedTuple):
    """A name for a number, of which a length is `scale * number + offset`."""

    name: str
    length: str
    scale: int
    offset: int

    @property
    def expression(self) -> str:
        """The number as an expression of the length: `(edges.length + 1)`."""
        shifted = f"{self.length} {'-' if self.offset > 0 else '+'} {abs(self.offset)}"
        inner = f"({shifted})" if self.offset else self.length
        return f"({inner} / {self.scale})" if self.scale > 1 else inner

    def bound(self, bound: Bound) -> Bound:
        """Return the bound of the length that a bound of the number means."""
        low, high = (
            None if end is None else self.scale * end + self.offset
            for end in (bound.low, bound.high)
        )
        return Bound(self.length, low, high)


def counts_in(orders: Iterable[Order], known: Collection[str]) -> dict[str, Count]:
    """Return the numbers that equations with lengths state, and nothing else."""
    found: dict[str, Count] = {}
    for order in orders:
        if order.sign != "==":
            continue
        for side, other in (order.of, order.other), (order.other, order.of):
            lengths = {name for name in re.findall(NAME, side) if name.endswith(".length")}
            names = {*WORD.findall(other)}
            if len(lengths) != 1 or len(names) != 1 or names & {*known}:
                continue
            (length,), (name,) = lengths, names
            one, two = linear(side, length), linear(other, name)
            if one and two and one[0] == 1 and two[0] > 0:
                found.setdefault(name, Count(name, length, two[0], two[1] - one[1]))
    return found
