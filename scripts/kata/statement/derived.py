"""What a signature, its constraints and the examples say about inputs: a recipe made of them."""

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

from kata.problem.folder import Problem
from kata.problem.signature import Signature, required
from kata.statement import constraints_of
from kata.statement.arranging import row_lengths
from kata.statement.constraints import Constraints
from kata.statement.kinds import Arranged, Bound, Letters, Order, Same
from kata.statement.making import LEAN, RECORD, Making
from kata.statement.paths import CALLS, Path, path_of, paths_in
from kata.statement.quantities import FEW

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
ASSUMED = 0, 100  # the bounds of a number of which neither a bound is read nor an example seen
RICH = 4  # values that small inputs choose among, if there is room for so many
FAR = 1 << 61  # so that len() can count the numbers between two
LARGEST = 100_000  # items of a list, whatever the constraints allow


class Derived:
    """A recipe, `inputs(pick, size)`, that keeps the constraints as far as they can be read.

    Inputs up to the size `small` choose among as few values as `richness` says, to be all made.
    """

    def __init__(
        self,
        signature: Signature,
        constraints: Constraints,
        examples: list[Any],
        small: int = 0,
        richness: int = RICH,
    ) -> None:
        self.signature, self.constraints, self.examples = signature, constraints, examples
        self.small, self.richness = small, richness
        self.bounds: dict[Path, Bound] = {one.of: one for one in constraints.bounds}
        self.letters: dict[Path, Letters] = {one.of: one for one in constraints.of_kind(Letters)}
        self.arranged = {one.of: one.how for one in constraints.of_kind(Arranged)}
        self.orders: dict[Path, list[tuple[str, str]]] = {}  # {path: [(sign, the other side)]}
        for one in constraints.of_kind(Order):
            for of, sign, other in (*one,), (one.other, FLIPPED[one.sign], one.of):
                if path := path_of(of):
                    self.orders.setdefault(path, []).append((sign, other))
        self.equal: dict[Path, list[Path]] = {}  # {path: the lengths, or the number, equal to it}
        for same in constraints.of_kind(Same):
            self.equal |= {of: [*same.lengths] for of in same.lengths}
        self.seen: dict[Path, list[Any]] = {}  # {path: its values in the examples}
        for arguments in examples:
            self._note_all(arguments)
        self.equal = {of: [of] for of in self._even_rows()} | self.equal
        self.span, self.texts = cache(self._span), cache(self._texts)  # asked for each item
        self.alphabet, self.varies = cache(self._alphabet), cache(self._varies)
        self.path_at = cache(self._path_at)

    def __call__(self, pick: Any, size: int) -> tuple[Any, ...]:
        """Return one input of this size."""
        return Making(self, pick, size).arguments()

    def sized(self, small: int, richness: int) -> "Derived":
        """Return the recipe whose small inputs are of this size, and hold so many values."""
        return Derived(self.signature, self.constraints, self.examples, small, richness)

    def with_any(self) -> "Derived":
        """Return the recipe whose small inputs also hold a value that may be any."""
        return self.sized(self.small, max(self.richness, LEAN + 1))

    @cached_property
    def numbers(self) -> list[Path]:
        """The parameters that are whole numbers."""
        return [Path(name) for name, kind in self.signature.parameters.items() if kind == "int"]

    @cached_property
    def structural(self) -> set[Path]:
        """The numbers on which lengths or items depend: they grow with the size of an input."""
        found = {path for path in self.numbers if path in self.equal}
        for of, orders in self.orders.items():
            if of not in self.numbers:
                found |= {path for _, other in orders for path in paths_in(other)}
        return found & {*self.numbers}

    @cached_property
    def measures(self) -> list[Path]:
        """The lengths of the parameters and, before them, the numbers on which lengths depend."""
        kinds = {name: required(kind) for name, kind in self.signature.parameters.items()}
        sized = "str", "ListNode", "TreeNode"
        lengths = [
            Path(n).length for n, kind in kinds.items() if kind[0] == "List" or kind in sized
        ]
        return [*sorted(self.structural), *lengths]

    @cached_property
    def largest(self) -> int:
        """The largest size of an input: of a list or string that is stated, or else of a number."""
        sizes = [
            bound.high or 0
            for of, bound in self.bounds.items()
            if of.is_length or of.name.startswith(CALLS) or of in self.structural
        ]
        spans = [high - low + 1 for low, high in map(self.span, self.numbers)]
        seen = [n for of, some in self.seen.items() if of.is_length for n in some]
        return int(max([1, *seen, min(max(sizes or spans, default=0), LARGEST)]))

    @property
    def tries_all(self) -> bool:
        """True if small inputs of the largest size are all there are: they try every number."""
        spans = [high - low + 1 for low, high in map(self.span, self.numbers)]
        are_numbers = len(spans) == len(self.signature.parameters)
        return are_numbers and max(spans, default=0) <= max(self.small, FEW)

    def _even_rows(self) -> Iterator[Path]:
        """Yield the lengths of the rows that are of one length in every example."""
        for path, values in self.seen.items():
            matrices = [value for value in values if row_lengths(value)]
            is_telling = any(len(rows) > 1 for rows in matrices)
            if is_telling and all(len(row_lengths(rows)) == 1 for rows in matrices):
                yield path.items.length

    def _span(self, path: Path) -> tuple[int, int]:
        """Return the least and the largest number that the path may be."""
        bound = self.bounds.get(path, Bound(path, None, None))
        seen = [value for value in self.seen.get(path, ()) if type(value) is int]
        low, high = bound.low, bound.high
        if low is None:
            low = min([ASSUMED[0], *seen] if high is None else [ASSUMED[0], high, *seen])
        high = max([ASSUMED[1], low, *seen]) if high is None else high
        return max(low, -FAR), min(high, FAR)

    def _texts(self, path: Path) -> tuple[str, ...]:
        """Return the strings that the path may be, if they can be listed."""
        if (one := self.letters.get(path)) and one.is_one:
            return one.allowed
        if path.places == (None,) and not self._letters_of(path):
            return tuple(dict.fromkeys(self.seen.get(path, ())))  # such as operators
        return ()

    def _alphabet(self, path: Path) -> str:
        """Return the characters of the strings at the path."""
        if one := self._letters_of(path):
            return "".join(one.allowed)
        return "".join(sorted({*"".join(self.seen.get(path, ()))})) or "abcdefghijklmnopqrstuvwxyz"

    def _letters_of(self, path: Path) -> Any:
        return self.letters.get(path) or (path.places and self.letters.get(path.list.items))

    def _varies(self, path: Path) -> bool:
        """Tell whether what the path may be depends on other items of the same input."""
        return any("[" in other for _, other in self.orders.get(path, ()))

    def _path_at(self, item: Path, place: int) -> Path:
        """Return the path of an item of a record: its own, or the one that all items share."""
        path = item.at(place)
        is_known = path in self.bounds or path in self.orders or path in self.letters
        return path if is_known else item.items

    def _note_all(self, arguments: Any) -> None:
        """Note the values of an example under their paths."""
        named = [self.signature.named(arguments)]
        if self.signature.plays:
            methods = self.signature.methods
            named = [dict(zip(methods[name].parameters, some)) for name, some in zip(*arguments)]
        for values in named:
            for name, value in values.items():
                self._note(Path(name), value)

    def _note(self, path: Path, value: Any) -> None:
        self.seen.setdefault(path, []).append(value)
        if isinstance(value, (list, str)):
            self.seen.setdefault(path.length, []).append(len(value))
        for i, item in enumerate(value if isinstance(value, list) else ()):
            self._note(path.items, item)
            if path.places and len(value) <= RECORD:
                self._note(path.at(i), item)


def derived_of(problem: Problem) -> Derived:
    """Make a recipe of the signature, the constraints and the examples of a problem."""
    examples = [example.arguments for example in problem.examples]
    return Derived(problem.signature, constraints_of(problem), examples)
