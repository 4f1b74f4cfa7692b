"""Reads and checks how values belong together: rearranged, one among others, all different."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from kata.problem.constraints.bounds import EITHER, Order
from kata.problem.constraints.lines import (
    NAMES,
    Line,
    Meanings,
    matched,
    meant_by,
    names_in,
    ordered,
)
from kata.problem.constraints.named_values import InputValues
from kata.problem.constraints.numbers import NAME
from kata.size import leaves
from kata.text import text_of
from kata.wire.plain import encode

SPAN = r"(?:\[(\d), ?[^\]]+\]|(?:from )?(\d) to [^,]+|(?:between )(\d) and [^,]+)"
RANGED = (
    rf"({NAMES}) (?:is|are) (?:a )?permutations? of (?:all )?(?:the )?"
    rf"(?:integers |numbers |values )?(?:in (?:the )?range )?{SPAN}"
)
REARRANGED = rf"({NAMES}) (?:is|are) (?:a permutation|an anagram|a rearrangement) of ({NAMES})"

TOGETHER = rf"({NAME}) and ({NAME}) are (?:anagrams|permutations) of (?:each other|one another)"


class Permutation(NamedTuple):
    """A list or string with the items of another, or with the numbers from `first` on."""

    of: str
    other: str
    first: int  # where `other` is empty

    @staticmethod
    def read(line: Line) -> list["Permutation"]:
        """Return what a line says of rearranged items."""
        if found := matched(line, [RANGED]):
            first = int(next(filter(None, found.groups()[1:])))
            return [Permutation(name, "", first) for name in names_in(found[1])]
        if found := matched(line, [TOGETHER]):
            return [Permutation(ordered(found[1]), ordered(found[2]), 0)]
        if found := matched(line, [REARRANGED]):
            return [Permutation(ordered(name), ordered(found[2]), 0) for name in names_in(found[1])]
        return []

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say that the items are others."""
        wanted = [part for part in values.parts(self.other) if isinstance(part, (list, str))]
        for some in values.parts(self.of):
            if not isinstance(some, (list, str)):
                continue
            if not self.other and {*map(encode, some)} != {
                encode(n) for n in range(self.first, self.first + len(some))
            }:
                span = f"{self.first} to {self.first + len(some) - 1}"
                yield f"{self.of} is {text_of(some)}; want each number from {span} once"
            elif wanted and sorted(map(encode, some)) != sorted(map(encode, wanted[0])):
                yield f"{self.of} is {text_of(some)}; want the items of {self.other}"


KIND = r"(?:an? )?(?:element |value |word |character |letter )?"
LIST = r"(?:the )?(?:array |list |string )?"
AMONG = [
    (
        rf"({NAMES}) (?:is|are|exists?|appears?|occurs?) {KIND}(?:present |at least once )?"
        rf"(?:in|of) {LIST}({NAMES})"
    )
]
ABSENT = [rf"({NAMES}) (?:is|are) not {KIND}(?:in|of) {LIST}({NAMES})"]


class Among(NamedTuple):
    """A value that is an item of a list, or of a string, or that is none of them."""

    of: str
    other: str
    is_there: bool

    @staticmethod
    def read(line: Line) -> list["Among"]:
        """Return what a line says of values in a list."""
        for wordings, is_there in (AMONG, True), (ABSENT, False):
            if found := matched(line, wordings):
                return [Among(ordered(name), found[2], is_there) for name in names_in(found[1])]
        return []

    def meant(self, meanings: Meanings) -> list["Among"]:
        """Return the entry for each thing that its name stands for."""
        return [self._replace(of=of) for of in meant_by(self.of, meanings)]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which value is missing, or should be."""
        lists = [one for one in values.parts(self.other) if isinstance(one, (list, str))]
        for some in lists[:1]:
            items = {*map(encode, some)}
            for value in values.parts(self.of):
                if (encode(value) in items) != self.is_there:
                    must = "must" if self.is_there else "must not"
                    yield f"{self.of} is {text_of(value)}, which {must} be in {self.other}"


class OneOf(NamedTuple):
    """A number that is one of a few, which are no range."""

    of: str
    allowed: tuple[int, ...]

    @staticmethod
    def read(line: Line) -> list["OneOf"]:
        """Return the numbers in a line such as `coins[i] is 5, 10 or 20`."""
        either = matched(line, [EITHER.pattern])
        if not either:
            return []
        some = tuple(sorted(map(int, re.findall(r"-?\d+", f"{either[2]}, {either[3]}"))))
        is_range = all(two - one == 1 for one, two in pairwise(some))
        return [] if is_range else [OneOf(ordered(name), some) for name in names_in(either[1])]

    def meant(self, meanings: Meanings) -> list["OneOf"]:
        """Return the entry for each thing that its name stands for."""
        return [self._replace(of=of) for of in meant_by(self.of, meanings)]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the numbers is another."""
        for number in values.numbers(self.of):
            if number not in self.allowed:
                yield f"{self.of} is {number:,}; the constraints allow {text_of(self.allowed)}"


NUMBERS = {"one": 1, "a": 1, "two": 2, "three": 3}
HOW_MANY = r"(exactly|at least|at most|only) (one|a|two|three|\d+)"
WHAT = r"(?:'(.)'|\"(.)\"|(-?\d+))(?:'s)?(?: (?:character|symbol|sign|cell|square)s?)?"
OCCURS = [
    rf"there (?:is|are) {HOW_MANY} {WHAT} in (?:the )?({NAME})",
    rf"(?:the |each )?({NAME}) (?:contains?|has|have) {HOW_MANY} {WHAT}",
]


class Occurrences(NamedTuple):
    """How often a number or a letter occurs in a list, in its lists, or in a text."""

    of: str
    item: str | int
    low: int
    high: int | None

    @staticmethod
    def read(line: Line) -> list["Occurrences"]:
        """Return how often a line says that something occurs."""
        if not (found := matched(line, OCCURS)):
            return []
        groups = [*found.groups()]
        of = groups.pop(-1 if found.re.pattern == OCCURS[0] else 0)
        how, count, letter, other, number = groups
        how, count = how.lower(), count.lower()
        many = NUMBERS.get(count) or int(count)
        low, high = (0 if how == "at most" else many), (None if how == "at least" else many)
        return [Occurrences(ordered(of), letter or other or int(number), low, high)]

    def meant(self, meanings: Meanings) -> list["Occurrences"]:
        """Return the entry for each thing that its name stands for."""
        return [self._replace(of=of) for of in meant_by(self.of, meanings)]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say that there are too many of the item, or too few."""
        for part in values.parts(self.of):
            count = sum(leaf == self.item for leaf in leaves(part))
            if count < self.low or (self.high is not None and count > self.high):
                known = {None: f"at least {self.low}", self.low: f"{self.low}"}
                wanted = known.get(self.high, f"{self.low} to {self.high}")
                yield f"{self.of} has {text_of(self.item)} {count} times; want {wanted}"


APART = rf"({NAMES}) are (?:all |pairwise |mutually )?(?:unique|distinct|different)"


def apart(line: Line) -> list[Order]:
    """Return that single values differ from each other, as in `src, dest and stop are distinct`."""
    names = names_in(found[1]) if (found := matched(line, [APART])) else []
    names = names if len(names) > 1 and not any("[" in name for name in names) else []
    return [Order(one, "!=", other) for one, other in combinations(names, 2)]
