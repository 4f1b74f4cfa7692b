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
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias, TypeVar

from kata.problem.bounds import NAME, Bound, Line, Order, names_in, ordered
from kata.problem.values import InputValues
from kata.problem.wordings import Arranged, Letters

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
EQUAL = re.compile(rf"{NAME}(?: ?==? ?{NAME})+\b(?!\.| *[-+*/(\d\[])")
ITEMS = re.compile(r"(\w+(?:\[i\])?) ==? \[([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)\]")


class EqualLengths(NamedTuple):
    """Lengths that are called by one name, as those of all rows are."""

    of: str
    lengths: tuple[str, ...]

    @staticmethod
    def read(line: Line) -> list["EqualLengths"]:
        """The lengths in a line such as `n == grid.length`, or the number of nodes."""
        found = []
        for chain in map(names_in, EQUAL.findall(line.text)):
            equal = tuple(ordered(name) for name in chain if name.endswith(".length"))
            names = [name for name in chain if name.isidentifier()] or [" ".join(equal)]
            found += [EqualLengths(name, equal) for name in names]
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


def constraints_in(text: str, nodes: Iterable[str] = ()) -> Constraints:
    """Read the constraints of a spec, as far as they can be read.

    `nodes` are the parameters that hold nodes: what is said of their number and of `Node.val`, a
    line says of the parameter that it names, or of all.
    """
    nodes, section = [*nodes], SECTION.search(text)
    items = {  # {"startᵢ": ["intervals[i][0]"]}
        item: [f"{name}[{i}]"]
        for name, some in ITEMS.findall(_plain(text))
        for i, item in enumerate(names_in(some))
    }
    found: list[Constraint] = []
    unread = []
    for raw in " ".join(filter(None, section.groups())).splitlines() if section else ():
        line = _plain(raw)
        words = {*re.findall(r"\w+", line)}
        speaks_of = [node for node in nodes if node in words] or nodes
        read = [one for kind in KINDS for one in kind.read(Line(line, speaks_of, items))]
        if not read and LISTED.match(raw) and not ITEMS.search(line):
            unread.append(line)
        found += read
    equal = _joined(one for one in found if isinstance(one, EqualLengths) and one.lengths)
    meanings = {name: [*lengths] for name, lengths in equal}
    meanings |= items | {"Node.val": [f"{name}[i]" for name in nodes]}
    meant: list[Constraint] = []
    for one in found:
        if isinstance(one, (Bound, Order)):
            meant += one.meant(meanings)
        elif not isinstance(one, EqualLengths):
            meant.append(one)
    bounds = _joined(one for one in meant if isinstance(one, Bound))
    others = [one for one in meant if not isinstance(one, Bound)]
    entries = sorted([*bounds, *others, *equal], key=lambda one: KINDS[type(one)])
    return Constraints(entries, unread)


Joined = TypeVar("Joined", Bound, EqualLengths)


def _joined(entries: Iterable[Joined]) -> list[Joined]:
    """One entry for each name: all that is said of it."""
    found: dict[str, Joined] = {}
    for one in entries:
        found[one.of] = found[one.of].joined(one) if one.of in found else one
    return list(found.values())


def _plain(text: str) -> str:
    """The text with powers as `**`, and without marks of lists and code, and full stops."""
    text = re.sub(r"(?<!\w)\*\*([A-Za-z][^*]*?)\*\*|(?<!\S)[*_](\w[^*_]*)[*_](?!\w)", r"\1\2", text)
    text = re.sub(r"<sup>(.*?)</sup>", r"**\1", text)
    text = html.unescape(re.sub(TAG, "", text))  # such as <code>
    text = re.sub(r"[\u200b-\u200d\u2060\ufeff]", "", text.replace("\xa0", " "))
    text = re.sub(r"(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "**" + m[1].translate(RAISED), text)
    text = text.replace("≤", "<=").replace("≠", "!=").replace("^", "**")
    text = re.sub(r"\*\*\{(\d+)\}", r"**\1", text.replace("·", "*").replace("×", "*"))
    text = re.sub(r"[`$]|(?<=\d),(?=\d{3})", "", text)
    return re.sub(r"^\s*(?:[-*+•]\s+)?|\.?\s*$", "", text)
