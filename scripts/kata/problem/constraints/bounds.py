"""Reads and checks constraints on numbers: their bounds, and how they compare."""

import operator
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, product
from typing import Any, NamedTuple

from kata.problem.constraints.lines import (
    NAMES,
    Line,
    Meanings,
    are_names,
    meant_by,
    names_in,
    terms_in,
)
from kata.problem.constraints.named_values import CALLS, SUM, InputValues
from kata.problem.constraints.numbers import NAME, evaluated, linear, number
from kata.text import text_of

EXACT = re.compile(rf"({NAME}) ?==? ?(-?\d+)\.?")
EITHER = re.compile(
    rf"({NAMES}) (?:is|are|==) (?:either |only )?(-?\d+(?:(?:, | or |, or )-?\d+)*),? or (-?\d+)"
)
MULTIPLE = re.compile(
    rf"({NAME}) is (?:an? )?(?:(even|odd)(?: number| integer)?|(?:multiple of|divisible by) (\w+))"
)
CALLED = re.compile(
    r"(?:there (?:are|is|will be) )?at most (.+?) (?:total |function )*(?:calls|operations)\b"
    r"(?:.*? (?:to|of) (.+))?",
    re.IGNORECASE,
)
SPAN = r"(?:range(?: of)?|between):? \[(.+?), *(.+?)\]"
OF_NODES = [  # what is bounded, and in which words; the groups are the least, if any, and the most
    ("{}.length", rf"number of (?:the )?nodes\b.*\b{SPAN}"),
    ("{}.length", r"\b(?:has|have) (.+?) to (.+?) nodes"),
    ("{}.length", r"\bcontains? between (\S+) and (\S+) nodes"),
    (
        "{}.length",
        r"number of (?:the )?nodes\b.*(?:exceed|at most|than or equal to|more than) (.+)",
    ),
    ("{}.length", r"at most (\S+) nodes"),
    ("Node.val", rf"\bvalues?\b.*\bnodes?\b.*\b{SPAN}"),
    ("Node.val", rf"\bnode(?:'s|s)? values?\b.*\b{SPAN}"),
    ("Node.val", r"\b(?:each|every) node\b.*? has (\S+) <= node\.val <= (\S+)"),
]
NUMERAL = re.compile(r"-?\d{1,4000}")  # more digits than int() takes are no bounded number
PRODUCT = re.compile(rf"({NAME}) \* ({NAME})")
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}


class Bound(NamedTuple):
    """The least and the largest value of `nums.length`, `nums[i]` or `n`, if they are numbers."""

    of: str
    low: int | None
    high: int | None

    @staticmethod
    def read(line: Line) -> list["Bound"]:
        """The bounds in a line such as `1 <= m, n <= 200`, `n < 10` or `1 <= k <= n <= 9`."""
        for of, words in OF_NODES:
            if found := re.search(words, line.text, re.IGNORECASE):
                low, high = [None, *(number(n) for n in found.groups())][-2:]
                names = [of.format(name) for name in line.nodes] if "{}" in of else [of]
                return [Bound(name, low, high) for name in names]
        if (calls := CALLED.fullmatch(line.text)) and (most := number(calls[1])):
            return [Bound(f"{CALLS}{calls[2] or 'all'}", None, most)]
        stated = EXACT.fullmatch(line.text)
        if stated and not line.is_of_each(stated[1]):
            return [Bound(stated[1], int(stated[2]), int(stated[2]))]
        if either := EITHER.fullmatch(line.text):
            some = sorted(int(n) for n in (*re.findall(r"-?\d+", either[2]), either[3]))
            is_range = all(two - one == 1 for one, two in pairwise(some))
            return [Bound(name, some[0], some[-1]) for name in names_in(either[1]) if is_range]
        terms, signs = terms_in(line)
        if "!=" in signs:
            return []
        numbers = [(i, n) for i, term in enumerate(terms) if (n := number(term)) is not None]
        bounds = []
        for i, term in enumerate(terms):
            known = [(j, n) for j, n in numbers if not _is_passed(terms, signs, i, j, line)]
            exact = [n for j, n in known if {*signs[min(i, j) : max(i, j)]} == {"=="}]
            lows = [n + signs[j:i].count("<") for j, n in known if j < i] + exact
            highs = [n - signs[i:j].count("<") for j, n in known if j > i] + exact
            low, high = max(lows, default=None), min(highs, default=None)
            if line.is_of_each(term) or (low, high) == (None, None):
                continue
            if are_names(term):  # not |a - b|
                bounds += [Bound(name, low, high) for name in names_in(term)]
            elif low == 1 and (sizes := PRODUCT.fullmatch(term)):  # neither is 0
                bounds += [Bound(name, 1, high) for name in sizes.groups()]
        return bounds

    def joined(self, other: "Bound") -> "Bound":
        """Return the bound that leaves only what both allow."""
        low = max((b.low for b in (self, other) if b.low is not None), default=None)
        high = min((b.high for b in (self, other) if b.high is not None), default=None)
        return Bound(self.of, low, high)

    def meant(self, meanings: Meanings) -> list["Bound"]:
        """Return the bound of each thing that its name stands for."""
        return [self._replace(of=of) for of in meant_by(self.of, meanings)]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the values are beyond it; a text has to be a number, too."""
        numbers = values.extremes(self.of)
        if not numbers and not self.of.endswith(".length"):
            texts = [part for part in values.parts(self.of) if isinstance(part, str)]
            if words := [text for text in texts if not NUMERAL.fullmatch(text)]:
                yield f"{self.of} is {text_of(words[0])}; the constraints allow {self.range}"
                return
            numbers = [*map(int, texts)]
        for n in numbers:
            if (self.low is not None and n < self.low) or (self.high is not None and n > self.high):
                yield f"{self.of} is {n:,}; the constraints allow {self.range}"

    @property
    def range(self) -> str:
        if self.low is None or self.high is None:
            return f"at least {self.low:,}" if self.low is not None else f"at most {self.high:,}"
        return f"{self.low:,} to {self.high:,}" if self.low < self.high else f"only {self.low:,}"


def shown_sign(sign: str) -> str:
    """Return a sign as people write it."""
    return sign.replace("<=", "≤").replace("!=", "≠").replace("==", "=")


class Order(NamedTuple):
    """A comparison of `k`, or each of `nums[i]`, with `n - 1`, or with its own `ends[i]`."""

    of: str
    sign: str
    other: str

    @staticmethod
    def read(line: Line) -> list["Order"]:
        """Return the orders in a line such as `1 <= k <= n`, `a != b` or `1 <= m * n <= 100`."""
        if whole := MULTIPLE.fullmatch(line.text):
            rest = "1" if whole[2] == "odd" else "0"
            return [Order(f"{whole[1]} % {whole[3] or 2}", "==", rest)]
        terms, signs = terms_in(line)
        return [
            Order(of, sign, upper)
            for lower, sign, upper in zip(terms, signs, terms[1:])
            if _is_order(lower, sign, upper) and not line.is_of_each(lower, upper)
            for of in (names_in(lower) if are_names(lower) else [lower])
        ]

    @property
    def is_empty(self) -> bool:
        """True for `edges.length == (edges.length + 1) - 1`, which holds whatever the length is."""
        names = {*names_in(self.of), *names_in(self.other)}
        ends = [linear(side, *names) for side in (self.of, self.other) if len(names) == 1]
        return self.sign == "==" and None not in ends and len({*ends}) == 1

    @property
    def is_of_items(self) -> bool:
        """True if a side is made of several items, as `end[i] - start[i]` is, one of each index."""
        sides = self.of, self.other
        return any("[i]" in side and not re.fullmatch(NAME, side) for side in sides)

    def meant(self, meanings: Meanings) -> list["Order"]:
        """Return the order for each thing that its names stand for."""

        def each(side: str) -> list[str]:
            if re.fullmatch(NAME, side):
                return meant_by(side, meanings)
            return [re.sub(NAME, lambda name: (meant_by(name[0], meanings) or name)[0], side)]

        return [Order(of, self.sign, other) for of in each(self.of) for other in each(self.other)]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the values compare otherwise: each with its own, or all with the only."""
        some, others = side_of(self.of, values), side_of(self.other, values)
        pairs: Iterable[tuple[Any, Any]] = ()
        if len(some) == len(others):
            pairs = zip(some, others)
        elif len(some) == 1 or len(others) == 1:
            pairs = product(some, others)
        for one, other in pairs:
            if type(one) is not type(other):  # they cannot be compared
                continue
            if not _compared(self.sign, one, other):
                sign = shown_sign(self.sign)
                is_known = self.other.lstrip("-").isdigit()
                value = "" if is_known else f", {_grouped(other)}"
                yield f"{self.of} is {_grouped(one)}; want {self.of} {sign} {self.other}{value}"


def side_of(side: str, values: InputValues) -> list[Any]:
    """The values that one side of an order stands for; none if a name in it stands for several."""
    if re.fullmatch(NAME, side):
        return values.numbers(side) or [p for p in values.parts(side) if isinstance(p, str)]

    def known(name: str) -> int | None:
        low, high = values.extremes(name) or (0, 1)
        return low if low == high else None

    found = evaluated(side, known)
    return [] if found is None else [found]


def _compared(sign: str, one: Any, other: Any) -> bool:
    """Compare two values; texts that are numbers compare as numbers."""
    if isinstance(one, str) and one.isdecimal() and other.isdecimal():
        one, other = int(one), int(other)
    return COMPARE[sign](one, other)


def _grouped(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else text_of(value)


def _is_passed(terms: list[str], signs: list[str], i: int, j: int, line: Line) -> bool:
    """Tell whether a term is bounded only through items of a list, of which there may be none."""
    is_item = ["[" in term or term in line.items for term in terms]
    passed = slice(min(i, j), max(i, j))
    is_equal = {*signs[passed]} == {"=="}
    return not (is_item[i] or is_equal) and any(is_item[passed][1:])


def _is_order(lower: str, sign: str, upper: str) -> bool:
    """Tell an order from equal lengths, and from a bound, which has names and a number."""
    named = [are_names(lower), are_names(upper)]
    if all(named):
        return sign != "==" or SUM in lower + upper
    is_known = number(lower) is not None or number(upper) is not None
    return sign == "!=" or not (any(named) and is_known)
