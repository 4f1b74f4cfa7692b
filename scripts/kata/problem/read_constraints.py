"""The constraints of a spec, as far as they can be read in signs or in LeetCode's usual words.

Read are bounds (`1 <= nums.length <= 10^5`, also with `≤`, <sup> or 10⁵; `edges[i].length == 2`;
`1 <= k <= nums.length`; `start < end`, if the text says that `intervals[i] = [start, end]`),
letters (`s consists of lowercase English letters`, `grid[i][j] is '0' or '1'`), equal lengths
(`n == grid.length == grid[i].length`), how lists are arranged (`nums is sorted in ascending order`,
`All the values of nums are unique`) and, of a class, how many calls there are at most.

Each kind of constraint is one class, which reads a line and says how the values of an input break
it. It is plain data, to be remembered.
"""

import html
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import NamedTuple, TypeAlias, TypeVar

from kata.problem.bounds import (
    EXACT,
    Bound,
    Line,
    Meanings,
    Order,
    names_in,
    ordered,
)
from kata.problem.named_values import ANY_STRING, CALLS, InputValues
from kata.problem.numbers import LEAST_OR_MOST, NAME
from kata.problem.worded_constraints import Arranged, Letters

TAG = r"</?\w[^<>=]*>"
MARKS = rf"^(?:[^\w<]|{TAG})*"  # with which a line may begin
TITLE, FOLLOW_UP = "(?:Constraints|提示)", rf"{MARKS}Follow[- ]?up"
SECTION = re.compile(
    rf"^#+ *{TITLE}(.*?)(?=^#|{FOLLOW_UP}|\Z)|{MARKS}{TITLE}[:：](.*?)(?={FOLLOW_UP}|\Z)",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
LISTED = re.compile(r"\s*(?:[-*+•]\s|<li>)\s*\S")  # the beginning of a constraint
COUNTED = re.compile(r"\bnodes in .* is (\w+)$|\bhas (\w+) nodes")  # the number has a name
TOLERANCE = re.compile(r"\banswers? .*\bwithin\b", re.IGNORECASE)  # which floats have anyway
EQUAL = re.compile(rf"{NAME}(?: ?==? ?{NAME})+\b(?!\.| *[-+*/(\d\[])")
FIELDS = r"[\[(]([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)[\])]"  # [from, to, price]
ITEMS = re.compile(rf"(\w+(?:\[[a-z]\])?) ==? {FIELDS}")
SUBSCRIPTS = "", "i", "_i", "ᵢ"  # of a field that the statement names without one


class EqualLengths(NamedTuple):
    """Lengths that are called by one name, as those of all rows are."""

    of: str
    lengths: tuple[str, ...]

    @staticmethod
    def read(line: Line) -> list["EqualLengths"]:
        """Return the lengths in a line such as `n == grid.length`, or the number of nodes."""
        found = []
        for names in map(names_in, EQUAL.findall(line.text)):
            equal = tuple(ordered(name) for name in names if name.endswith(".length"))
            called = [name for name in names if name.isidentifier()] or [" ".join(equal)]
            found += [EqualLengths(name, equal) for name in called]
        if count := COUNTED.search(line.text):
            lengths = tuple(f"{name}.length" for name in line.nodes)
            found.append(EqualLengths(count[1] or count[2], lengths))
        return found

    def joined(self, other: "EqualLengths") -> "EqualLengths":
        return EqualLengths(self.of, self.lengths + other.lengths)

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say that the lengths differ, if they do."""
        if len({length for of in self.lengths for length in values.extremes(of)}) > 1:
            yield f"{' and '.join(self.lengths)} must be the same number"


Constraint: TypeAlias = Bound | Order | Arranged | Letters | EqualLengths
KINDS: dict[type[Constraint], int] = {  # and the order in which they refuse an input
    Bound: 0,
    Order: 1,
    Arranged: 1,
    Letters: 2,
    EqualLengths: 3,
}
T = TypeVar("T")
LONGEST_LINE = 2_000  # characters of a line of a statement; what is longer says nothing


@dataclass(frozen=True)
class Constraints:
    """The constraints that could be read, sorted by kind, and the lines that say nothing to us."""

    entries: list[Constraint]
    unread: list[str]

    def of_kind(self, kind: type[T]) -> list[T]:
        return [one for one in self.entries if isinstance(one, kind)]

    @cached_property
    def bounds(self) -> list[Bound]:
        return self.of_kind(Bound)


def constraints_in(
    text: str, nodes: Iterable[str] = (), parameters: Collection[str] = ()
) -> Constraints:
    """Read the constraints of a spec, as far as they can be read.

    `nodes` are the parameters that hold nodes: what is said of their number and of `Node.val`, a
    line says of the parameter that it names, or of all. If the `parameters` are given, a line that
    speaks of anything else is unread.
    """
    text = "\n".join(line for line in text.splitlines() if len(line) <= LONGEST_LINE)
    nodes, section = [*nodes], SECTION.search(text)
    raws = " ".join(filter(None, section.groups())).splitlines() if section else []
    lines = [*map(_plain, raws)]
    items = _fields(_plain(text), lines, parameters)
    found: list[list[Constraint]] = []  # of each line
    for line in lines:
        words = {*re.findall(r"\w+", line)}
        speaks_of = [node for node in nodes if node in words] or nodes
        found.append([one for kind in KINDS for one in kind.read(Line(line, speaks_of, items))])
    equal = _joined(
        one for some in found for one in some if isinstance(one, EqualLengths) and one.lengths
    )
    meanings = {name: [*lengths] for name, lengths in equal}
    meanings |= items | {"Node.val": [f"{name}[i]" for name in nodes]}
    known = {*parameters, *meanings, *["Node"] * bool(nodes)}
    unread = [
        line
        for raw, line, read in zip(raws, lines, found)
        if LISTED.match(raw) and not (ITEMS.search(line) or TOLERANCE.search(line))
        if not read or (parameters and any(_names_of(one) - known for one in read))
    ]
    meant: list[Constraint] = []
    for one in chain.from_iterable(found):
        if isinstance(one, EqualLengths):
            continue
        meant += [one] if isinstance(one, Arranged) else one.meant(meanings)
    bounds = _joined(one for one in meant if isinstance(one, Bound))
    bounded = {bound.of for bound in bounds}
    others = [
        one.of_squares() if isinstance(one, Letters) and f"{one.of}.length" not in bounded else one
        for one in meant
        if not isinstance(one, Bound)
    ]
    entries = sorted([*bounds, *others, *equal], key=lambda one: KINDS[type(one)])
    return Constraints(entries, unread)


def _fields(text: str, lines: list[str], parameters: Collection[str]) -> Meanings:
    """Return what the names of fields stand for: {"startᵢ": ["intervals[i][0]"]}.

    If a statement names them only in passing, as in `a flight [from, to, price]`, they are those of
    the only parameter that has so many.
    """
    found = {name: names_in(some) for name, some in ITEMS.findall(text)}
    items = {item: [f"{of}[{i}]"] for of, some in found.items() for i, item in enumerate(some)}
    exact = [line for line in map(EXACT.fullmatch, lines) if line and line[1].endswith(".length")]
    records = [(line[1].removesuffix(".length"), int(line[2])) for line in exact]
    words = {*re.findall(r"\w+", "\n".join(lines))} - {*parameters}
    for some in dict.fromkeys(re.findall(FIELDS, text)):
        names = names_in(some)
        owners = [of for of, count in records if count == len(names) and of not in found]
        if len(owners) == 1:
            for i, name in enumerate(names):
                for item in words & {f"{name}{subscript}" for subscript in SUBSCRIPTS}:
                    items.setdefault(item, [f"{owners[0]}[{i}]"])
    return items


def _names_of(one: Constraint) -> set[str]:
    """Return the names of parameters, lengths and fields that a constraint speaks of."""
    sides = one.lengths if isinstance(one, EqualLengths) else (one.of,)
    if isinstance(one, Order):
        sides = one.of, one.other
    named = [side for side in sides if not side.startswith((CALLS, ANY_STRING))]
    names = [name for side in named for name in names_in(side)]
    return {re.split(r"[.[]", name)[0] for name in names} - {*LEAST_OR_MOST}


Joined = TypeVar("Joined", Bound, EqualLengths)


def _joined(entries: Iterable[Joined]) -> list[Joined]:
    """Return one entry for each name: all that is said of it."""
    found: dict[str, Joined] = {}
    for one in entries:
        found[one.of] = found[one.of].joined(one) if one.of in found else one
    return list(found.values())


def _plain(text: str) -> str:
    """Return the text with powers as `**`, and without marks of lists and code, and full stops."""
    text = re.sub(r"(?<!\w)\*\*([A-Za-z][^*]*?)\*\*|(?<!\S)[*_](\w[^*_]*)[*_](?!\w)", r"\1\2", text)
    text = re.sub(r"<sup>(.*?)</sup>", r"**\1", text)
    text = html.unescape(re.sub(TAG, "", text))  # such as <code>
    text = re.sub(r"[\u200b-\u200d\u2060\ufeff]", "", text.replace("\xa0", " "))
    text = re.sub(r"(?<=\w)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "**" + m[1].translate(RAISED), text)
    text = text.replace("≤", "<=").replace("≠", "!=").replace("^", "**")
    text = re.sub(r"(\*\*|_)\{(\w+)\}", r"\1\2", text.replace("·", "*").replace("×", "*"))
    text = re.sub(r"[`$]|(?<=\d),(?=\d{3})", "", text)
    return re.sub(r"^\s*(?:[-*+•]\s+)?|\.?\s*$", "", text)
