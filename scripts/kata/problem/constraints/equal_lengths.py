"""Reads and checks lengths that are called by one name: `n == grid.length == grid[i].length`."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from kata.problem.constraints.lines import Line, names_in, ordered
from kata.problem.constraints.named_values import SUM, InputValues
from kata.problem.constraints.numbers import NAME

COUNTED = re.compile(r"\bnodes in .* is (\w+)$|\bhas (\w+) nodes")  # the number has a name
EQUAL = re.compile(rf"(?<![-+*/] )(?<![-+*/(\w.]){NAME}(?: ?==? ?{NAME})+\b(?!\.| *[-+*/(\d\[])")
ALIKE = re.compile(
    r"all (?:(?:the )?(?:strings|words|elements|arrays) (?:of|in) )?(\w+)(?:\[i\])?"
    r" (?:have|are of) (?:the )?(?:same|equal) length",
    re.IGNORECASE,
)


class EqualLengths(NamedTuple):
    """Lengths that are called by one name, as those of all rows are."""

    of: str
    lengths: tuple[str, ...]

    @staticmethod
    def read(line: Line) -> list["EqualLengths"]:
        """Return the lengths in a line such as `n == grid.length`, or the number of nodes."""
        found = []
        for names in map(names_in, EQUAL.findall(line.text)):
            if any(name.startswith(SUM) for name in names):
                continue
            equal = tuple(ordered(name) for name in names if name.endswith(".length"))
            called = [name for name in names if name.isidentifier()] or [" ".join(equal)]
            found += [EqualLengths(name, equal) for name in called]
        if alike := ALIKE.fullmatch(line.text):
            of = f"{alike[1]}[i].length"
            found.append(EqualLengths(of, (of,)))
        if count := COUNTED.search(line.text):
            lengths = tuple(f"{name}.length" for name in line.nodes)
            found.append(EqualLengths(count[1] or count[2], lengths))
        return found

    def joined(self, other: "EqualLengths") -> "EqualLengths":
        return EqualLengths(self.of, self.lengths + other.lengths)

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say that the lengths differ, if they do."""
        if " " in self.of:  # those of one item or call
            lengths = [values.numbers(of) for of in self.lengths]
            if len({*map(len, lengths)}) == 1 and all(len({*some}) == 1 for some in zip(*lengths)):
                return
        equal = *([self.of] * bool(values.numbers(self.of))), *self.lengths  # n may be a parameter
        if len({number for of in equal for number in values.extremes(of)}) > 1:
            yield f"{' and '.join(equal)} must be the same number"
