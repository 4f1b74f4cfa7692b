"""What a signature, its constraints and the examples say about inputs: a recipe made of them.

A value has a path, as constraints name it: `nums`, `nums.length`, `nums[i]`, `edges[i][0]`.
"""

import re
from collections.abc import Iterator
from copy import copy
from functools import cache, cached_property
from typing import Any

from kata.problem.constraints.belonging import Among, OneOf, Permutation
from kata.problem.constraints.bounds import Bound, Order
from kata.problem.constraints.equal_lengths import EqualLengths
from kata.problem.constraints.forms import Form
from kata.problem.constraints.graphs import LOOPLESS, SINGLE, SINGLE_DIRECTED, Graph
from kata.problem.constraints.lines import inner
from kata.problem.constraints.named_values import ANY_STRING, CALLS
from kata.problem.constraints.numbers import NAME
from kata.problem.constraints.read import Constraints
from kata.problem.constraints.worded import APART, UNIQUE, Arranged, Letters
from kata.problem.inputs.making import LEAN, RECORD, Making
from kata.problem.inputs.near_example import row_lengths
from kata.problem.inputs.quantities import FEW
from kata.problem.signature import Signature

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
ASSUMED = 0, 100  # the bounds of a number of which neither a bound is read nor an example seen
RICH = 4  # values that small inputs choose among, if there is room for so many
FAR = 1 << 61  # so that len() can count the numbers between two
LARGEST = 100_000  # items of a list, whatever the constraints allow


class Derived:
    """A recipe, `inputs(pick, size)`, that keeps the constraints as far as they can be read."""

    def __init__(self, signature: Signature, constraints: Constraints, examples: list[Any]) -> None:
        self.signature, self.examples = signature, examples
        self.bounds: dict[str, Bound] = {one.of: one for one in constraints.bounds}
        self.letters = {one.of: one for one in constraints.of_kind(Letters)}
        arranged = constraints.of_kind(Arranged)
        self.arranged = {one.of: one.how for one in arranged if one.how != APART}
        self.one_of = {one.of: one.allowed for one in constraints.of_kind(OneOf)}
        self.forms = {(one.of, one.how) for one in constraints.of_kind(Form)}
        self.graphs = {(one.of, one.how) for one in constraints.of_kind(Graph)}
        self.permutations = {one.of: one for one in constraints.of_kind(Permutation)}
        self.within = {one.of: one.other for one in constraints.of_kind(Among) if one.is_there}
        self.orders: dict[str, list[tuple[str, str]]] = {}  # {path: [(sign, the other side)]}
        loopless = [
            Order(f"{of}[i][0]", "!=", f"{of}[i][1]") for of, how in self.graphs if how == LOOPLESS
        ]
        for one in [*constraints.of_kind(Order), *loopless]:
            for of, sign, other in (*one,), (one.other, FLIPPED[one.sign], one.of):
                self.orders.setdefault(of, []).append((sign, other))
        self.steps = {  # {path: (step, rest)}, of numbers with this rest
            of.partition(" % ")[0]: (int(step), int(other))
            for of, orders in self.orders.items()
            for sign, other in orders
            if sign == "=="
            and other.isdigit()
            and (step := of.partition(" % ")[2]).isdigit()
            and int(step)
        }
        for of, how in self.graphs:
            if how in (SINGLE, SINGLE_DIRECTED):
                self.arranged.setdefault(of, UNIQUE)
        self.equal: dict[str, list[str]] = {}  # {path: the lengths, or the number, equal to it}
        for equal in constraints.of_kind(EqualLengths):
            group = [equal.of] * (equal.of in self.numbers) + [*equal.lengths]
            self.equal |= dict.fromkeys(group, group)
        self.seen: dict[str, list[Any]] = {}  # {path: its values in the examples}
        for arguments in examples:
            self._note_all(arguments)
        self.equal = {of: [of] for of in self._even_rows()} | self.equal
        self.span, self.texts = cache(self._span), cache(self._texts)  # asked for each item
        self.alphabet, self.varies = cache(self._alphabet), cache(self._varies)
        self.path_at = cache(self._path_at)
        self.small = 0  # the size up to which every input is made
        self.richness = RICH

    def __call__(self, pick: Any, size: int) -> tuple[Any, ...]:
        """Return one input of this size."""
        return Making(self, pick, size).arguments()

    @cached_property
    def numbers(self) -> list[str]:
        """The parameters that are whole numbers."""
        return [name for name, kind in self.signature.parameters.items() if kind == "int"]

    @cached_property
    def structural(self) -> set[str]:
        """The numbers on which lengths or items depend: they grow with the size of an input."""
        found = {name for name in self.numbers if name in self.equal}
        for of, orders in self.orders.items():
            if of not in self.numbers:
                found |= {name for _, other in orders for name in re.findall(NAME, other)}
        return found & {*self.numbers}

    @cached_property
    def largest(self) -> int:
        """The largest size of an input: of a list or string that is stated, or else of a number."""
        sizes = [
            bound.high or 0
            for of, bound in self.bounds.items()
            if of.endswith(".length") or of.startswith(CALLS) or of in self.structural
        ]
        spans = [high - low + 1 for low, high in map(self.span, self.numbers)]
        seen = [n for of, some in self.seen.items() if of.endswith(".length") for n in some]
        return int(max([1, *seen, min(max(sizes or spans, default=0), LARGEST)]))

    def with_any(self) -> "Derived":
        """Return the recipe whose small inputs also hold a value that may be any."""
        richer = copy(self)
        richer.richness = max(self.richness, LEAN + 1)
        return richer

    @property
    def tries_all(self) -> bool:
        """True if small inputs of the largest size are all there are: they try every number."""
        spans = [high - low + 1 for low, high in map(self.span, self.numbers)]
        are_numbers = len(spans) == len(self.signature.parameters)
        return are_numbers and max(spans, default=0) <= max(self.small, FEW)

    def _even_rows(self) -> Iterator[str]:
        """Yield the lengths of the rows that are of one length in every example."""
        for path, values in self.seen.items():
            matrices = [value for value in values if row_lengths(value)]
            is_telling = any(len(rows) > 1 for rows in matrices)
            if is_telling and all(len(row_lengths(rows)) == 1 for rows in matrices):
                yield f"{inner(path)}.length"

    def _span(self, path: str) -> tuple[int, int]:
        """Return the least and the largest number that the path may be."""
        bound = self.bounds.get(path, Bound(path, None, None))
        seen = [value for value in self.seen.get(path, ()) if type(value) is int]
        low, high = bound.low, bound.high
        if low is None:
            low = min([ASSUMED[0], *seen] if high is None else [ASSUMED[0], high, *seen])
        high = max([ASSUMED[1], low, *seen]) if high is None else high
        return max(low, -FAR), min(high, FAR)

    def _texts(self, path: str) -> tuple[str, ...]:
        """Return the strings that the path may be, if they can be listed."""
        if (one := self.letters.get(path)) and one.is_one:
            return one.allowed
        if path.endswith("[i]") and not self._letters_of(path):
            return tuple(dict.fromkeys(self.seen.get(path, ())))  # such as operators
        return ()

    def _alphabet(self, path: str) -> str:
        """Return the characters of the strings at the path."""
        if one := self._letters_of(path):
            return "".join(one.allowed)
        return "".join(sorted({*"".join(self.seen.get(path, ()))})) or "abcdefghijklmnopqrstuvwxyz"

    def _letters_of(self, path: str) -> Letters | None:
        named = path, re.sub(r"\[\d\]$", "[j]", path), ANY_STRING
        return next((self.letters[one] for one in named if one in self.letters), None)

    def _varies(self, path: str) -> bool:
        """Tell whether what the path may be depends on other items of the same input."""
        return any("[" in other for _, other in self.orders.get(path, ()))

    def _path_at(self, item: str, place: int) -> str:
        """Return the path of an item of a record: its own, or the one that all items share."""
        path = f"{item}[{place}]"
        is_known = path in self.bounds or path in self.orders or path in self.letters
        return path if is_known else inner(item)

    def _note_all(self, arguments: Any) -> None:
        """Note the values of an example under their paths."""
        named = [self.signature.named(arguments)]
        if self.signature.plays:
            methods = self.signature.methods
            named = [
                dict(zip(methods[name].parameters, values)) for name, values in zip(*arguments)
            ]
        for values in named:
            for name, value in values.items():
                self._note(name, value)

    def _note(self, path: str, value: Any) -> None:
        self.seen.setdefault(path, []).append(value)
        if isinstance(value, (list, str)):
            self.seen.setdefault(f"{path}.length", []).append(len(value))
        for i, item in enumerate(value if isinstance(value, list) else ()):
            self._note(inner(path), item)
            if "[" in path and len(value) <= RECORD:
                self._note(f"{path}[{i}]", item)
