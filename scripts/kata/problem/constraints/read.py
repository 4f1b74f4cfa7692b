"""The constraints of a spec, as far as they can be read in signs or in LeetCode's usual words.

Read are bounds (`1 <= nums.length <= 10^5`, also with `≤`, <sup> or 10⁵; `edges[i].length == 2`;
`1 <= k <= nums.length`; `start < end`, if the text says that `intervals[i] = [start, end]`;
`sum(nums) <= 100`), letters (`s consists of lowercase English letters`, `grid[i][j] is '0'`),
equal lengths (`n == grid.length == grid[i].length`), how lists are arranged (`nums is sorted in
ascending order`, `All the values of nums are unique`), what edges are (`edges represents a valid
tree`), what belongs together (`nums is a permutation of ...`, `target is in nums`), the form of a
text (`s has no leading zeros`) and, of a class, how many calls there are at most.

Each kind of constraint is one class, which reads a line and says how the values of an input break
it. It is plain data, to be remembered.
"""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import TypeAlias, TypeVar

from kata.problem.constraints.belonging import Among, Occurrences, OneOf, Permutation, apart
from kata.problem.constraints.bounds import Bound, Order
from kata.problem.constraints.counts import Count, counts_in
from kata.problem.constraints.equal_lengths import EqualLengths
from kata.problem.constraints.forms import Form
from kata.problem.constraints.graphs import Graph
from kata.problem.constraints.indexed import OfEach
from kata.problem.constraints.lines import Line, Meanings
from kata.problem.constraints.named_values import ANY_STRING, CALLS, SUM
from kata.problem.constraints.numbers import LEAST_OR_MOST
from kata.problem.constraints.plain_lines import MARKS, clauses, plain, reworded
from kata.problem.constraints.prose import ITEMS, fields, stated_lengths, widths, with_items
from kata.problem.constraints.worded import Arranged, Letters

TITLE, FOLLOW_UP = "(?:Constraints|提示)", rf"{MARKS}Follow[- ]?up"
SECTION = re.compile(
    rf"^#+ *{TITLE}(.*?)(?=^#|{FOLLOW_UP}|\Z)|{MARKS}{TITLE}[:：](.*?)(?={FOLLOW_UP}|\Z)",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
LISTED = re.compile(r"\s*(?:[-*+•]\s|<li>)\s*\S")  # the beginning of a constraint
TOLERANCE = re.compile(r"\banswers? .*\bwithin\b", re.IGNORECASE)  # which floats have anyway

Constraint: TypeAlias = (
    Bound
    | Order
    | Arranged
    | Graph
    | Permutation
    | Among
    | OneOf
    | Occurrences
    | OfEach
    | Letters
    | Form
    | EqualLengths
)
KINDS: dict[type[Constraint], int] = {  # and the order in which they refuse an input
    Bound: 0,
    Order: 1,
    Arranged: 1,
    Letters: 2,
    Form: 2,
    Graph: 2,
    Permutation: 2,
    Among: 2,
    OneOf: 2,
    Occurrences: 2,
    OfEach: 2,
    EqualLengths: 3,
}
UNMEANT = Arranged, Graph, Permutation, OfEach  # whose names are those of parameters
T = TypeVar("T")
SHOWN = 80  # characters of a line that is not read
DOUBTFUL = re.compile(r"^## Doubtful\n(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)
LONGEST_LINE = 2_000  # characters of a line of a statement; what is longer says nothing


@dataclass(frozen=True)
class Constraints:
    """The constraints that could be read, sorted by kind, and what remains open."""

    entries: list[Constraint]
    unread: list[str]
    unsaid: list[str] = field(default_factory=list)  # paths, such as `k` or `grid[i].length`

    def of_kind(self, kind: type[T]) -> list[T]:
        return [one for one in self.entries if isinstance(one, kind)]

    @property
    def are_whole(self) -> bool:
        """True if all was read and nothing left open: what breaks none is legal for certain."""
        return bool(self.entries) and not (self.unread or self.unsaid)

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
    too_long = [line for line in text.splitlines() if len(line) > LONGEST_LINE]
    doubtful = [line for some in DOUBTFUL.findall(text) for line in some.splitlines()]
    text = "\n".join(line for line in text.splitlines() if len(line) <= LONGEST_LINE)
    nodes, section = [*nodes], SECTION.search(text)
    raws = " ".join(filter(None, section.groups())).splitlines() if section else []
    lines = [*map(plain, raws)]
    shown_text, said = plain(text), [*map(reworded, lines)]
    items, records = fields(shown_text, said, parameters)
    is_directed = bool(re.search(r"\bdirected\b", shown_text))
    found: list[list[Constraint]] = []  # of each line
    for plain_line, text in zip(lines, [with_items(line, items) for line in said]):
        words = {*re.findall(r"\w+", text)}
        speaks_of = [node for node in nodes if node in words] or nodes
        line = Line(text, speaks_of, items, parameters, records, is_directed)
        found.append([] if _is_one_square(plain_line, items, parameters) else _read(line))
    named = {one.of for some in found for one in some if isinstance(one, EqualLengths)}
    bounded = {one.of for some in found for one in some if isinstance(one, Bound)}
    found.append([one for one in widths(shown_text, parameters) if one.of not in bounded])
    unknown = bounded - named - {*parameters, *items}
    stated = stated_lengths(shown_text, parameters, unknown)
    found.append([EqualLengths(number, (length,)) for number, length in stated])
    equal = _joined(
        one for some in found for one in some if isinstance(one, EqualLengths) and one.lengths
    )
    meanings = {name: [*lengths] for name, lengths in equal}
    meanings |= items | {"Node.val": [f"{name}[i]" for name in nodes]}
    meanings |= {f"{name}.val": [f"{name}[i]"] for name in nodes}
    known = {*parameters, *meanings, *["Node"] * bool(nodes)}
    orders = (one for some in found for one in some if isinstance(one, Order))
    counts = counts_in(orders, known) if parameters else {}
    meanings |= {name: [count.expression] for name, count in counts.items()}
    known |= {*counts}
    unread = [
        line
        for raw, line, read in zip(raws, lines, found)
        if LISTED.match(raw) and not (ITEMS.search(line) or TOLERANCE.search(line))
        if not read or (parameters and not all(_is_known(one, known, parameters) for one in read))
    ]
    unread += [line[:SHOWN] for line in [*doubtful, *too_long] if LISTED.match(line)]
    return Constraints(_entries(found, equal, meanings, counts), unread)


def _entries(
    found: list[list[Constraint]],
    equal: list[EqualLengths],
    meanings: Meanings,
    counts: dict[str, Count],
) -> list[Constraint]:
    """Return what the lines say, of the parameters and by kind."""
    meant: list[Constraint] = []
    for one in chain.from_iterable(found):
        if isinstance(one, Bound) and one.of in counts:
            meant.append(counts[one.of].bound(one))
        elif isinstance(one, UNMEANT):
            meant.append(one)
        elif not isinstance(one, EqualLengths):
            meant += one.meant(meanings)
    meant += [OfEach(*one) for one in meant if isinstance(one, Order) and one.is_of_items]
    meant = _without_first(meant)
    bounds = _joined(one for one in meant if isinstance(one, Bound))
    bounded = {bound.of for bound in bounds}
    others = [
        one.of_squares() if isinstance(one, Letters) and f"{one.of}.length" not in bounded else one
        for one in meant
        if not isinstance(one, Bound) and not (isinstance(one, Order) and one.is_empty)
    ]
    return sorted([*bounds, *others, *equal], key=lambda one: KINDS[type(one)])


def _read(line: Line) -> list[Constraint]:
    """Return what a line says or, if it is not read, what each of its clauses says, if all are."""
    found = [one for kind in KINDS for one in kind.read(line)] + apart(line)
    if found or len(parts := clauses(line.text)) < 2:
        return found
    each = [_read(line._replace(text=part)) for part in parts]
    return [*chain.from_iterable(each)] if all(each) else []


def _is_one_square(line: str, items: Meanings, parameters: Collection[str]) -> bool:
    """Return True for `image[x][y]`, if x and y are the place of one square."""
    at, bases = re.findall(r"\[(\w+)\]", line), re.findall(r"(\w+)\[", line)
    places = {name for name, (of, *_) in items.items() if of.split("[")[0] not in bases}
    return not {*parameters, *places - {*"ij"}}.isdisjoint(at)


def _without_first(entries: list[Constraint]) -> list[Constraint]:
    """Return the entries, in which `parent[i]` excepts the first where `parent[0] == -1`."""
    first = {one.of: one.low for one in entries if isinstance(one, Bound) and one.low == one.high}
    found = []
    for one in entries:
        value = first.get(f"{one.of[:-3]}[0]") if one.of.endswith("[i]") else None
        is_other = isinstance(one, Bound) and value is not None and one.low not in (None, value)
        found.append(one._replace(of=f"{one.of[:-3]}[1:]") if is_other else one)
    return found


def _is_known(one: Constraint, known: Collection[str], parameters: Collection[str]) -> bool:
    """Tell whether a constraint speaks only of parameters, or of what is called something else."""
    sides = one.lengths if isinstance(one, EqualLengths) else (one.of,)
    if isinstance(one, (Order, OfEach, Permutation, Among)):
        sides = one.of, one.other
    named = [side for side in sides if not side.startswith((CALLS, ANY_STRING))]
    bare = [re.sub(r"\[[^\]]*\]", "", side) for side in named]
    words = {word for side in bare for word in re.findall(r"(?<![\w.])[^\W\d]\w*", side)}
    words -= {*LEAST_OR_MOST, SUM[:-1]}
    return words <= ({*parameters, *"ij"} if isinstance(one, UNMEANT) else {*known})


Joined = TypeVar("Joined", Bound, EqualLengths)


def _joined(entries: Iterable[Joined]) -> list[Joined]:
    """Return one entry for each name: all that is said of it."""
    found: dict[str, Joined] = {}
    for one in entries:
        found[one.of] = found[one.of].joined(one) if one.of in found else one
    return list(found.values())
