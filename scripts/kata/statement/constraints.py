"""The constraints of a spec: what was read, and what remains open.

A line is put into Python, `1 <= nums.length <= 10**4`, and read as a chain of comparisons, or as
one of LeetCode's usual sentences. What is not read is listed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kata import KataError
from kata.problem.folder import Problem
from kata.problem.signature import Signature, required
from kata.statement.kinds import UNIQUE, Arranged, Bound, Constraint, Letters, Order, Same
from kata.statement.lines import ITEMS, Names, fields, in_python, names_in, plain
from kata.statement.paths import Path, path_of, paths_in, values_of
from kata.statement.reading import read
from kata.wire.model import Kind

SECTION = re.compile(r"^#+ Constraints\n(.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)
LISTED = re.compile(r"\s*[-*]\s*\S")  # the beginning of a constraint
LONGEST_LINE = 2_000  # characters of a line of a statement; what is longer says nothing
SHOWN = 80  # characters of it
REFUSING = [Bound, Order, Arranged, Letters, Same]  # in this order
ASKED = re.compile(  # where a sentence stops to speak of what is given
    r"\b(?:returns?|find|determine|check|count|calculate|compute|design|implement|whether|if|when"
    r"|until|you (?:can|need|want|should|must|are allowed|choose|perform)|your|can be|must be"
    r"|should|minimum|maximum|number of|answer|sub(?:sequence|array|string)s?|we define|so that"
    r"|is (?:defined|considered|called)|operations?|in order to|let|after|denotes?|either|could"
    r"|have to|asked|wants?|select|take)\b|^(?:An?|Two) ",
    re.IGNORECASE,
)
OTHER_PROMISES = (
    r"permutations?|anagrams?|rearrangements?|palindrom\w+|balanced|well-formed|mountain|rotated"
    r"|symmetric|non-overlapping|overlap\w*|never|guaranteed?|always|assume|ensures?|intersect\w*"
    r"|acyclic|cycles?|DAG|bipartite|search trees?|BST"
)
PROMISES: list[tuple[str, set[str]]] = [  # words, and what an entry has to claim of those
    (r"sorted|(?:non-)?(?:in|de)creasing|(?:a|de)scending", {"<", "<=", ">", ">="}),
    (r"unique|distinct|different|duplicates?|no two", {UNIQUE, "!="}),
    (OTHER_PROMISES, set()),
]
OF_TREES = r"connected|rooted|trees?|exactly|except|complete|perfect|valid"  # unless it is one


@dataclass(frozen=True)
class Constraints:
    """What was read, and what remains open."""

    entries: list[Constraint]
    unread: list[str]
    unsaid: list[str] = field(default_factory=list)  # paths, such as `k` or `grid[i].length`

    def of_kind(self, kind: type[Any]) -> list[Any]:
        return [one for one in self.entries if isinstance(one, kind)]

    @property
    def are_whole(self) -> bool:
        """True if all was read and nothing left open: what breaks none is legal for certain."""
        return bool(self.entries) and not (self.unread or self.unsaid)

    def broken_by(self, signature: Signature, arguments: Any) -> Iterator[str]:
        """Say how the arguments of an input break what was read."""
        values = values_of(signature, arguments)
        for one in self.entries:
            yield from one.broken_by(values)

    @cached_property
    def bounds(self) -> list[Bound]:
        return self.of_kind(Bound)


def read_constraints(problem: Problem) -> Constraints:
    """Read the constraints of a problem's spec; of a statement from elsewhere, with more care."""
    known, methods = problem.signature.parameters, problem.signature.methods
    made = known | methods[problem.signature.main].parameters  # given.py may make nodes
    nodes = [n for n, kind in made.items() if "Node" in str(kind) and required(kind)[0] != "List"]
    if problem.signature.plays:
        known = {n: kind for one in methods.values() for n, kind in one.parameters.items()}
    nodes = [name for name in nodes if known.get(name, "int") != "int"]
    found = constraints_in(problem.text, known, nodes)
    entries, unread = found.entries, found.unread
    if not problem.has_answer:
        entries, broken = _kept(problem, entries)
        unread = [*unread, *broken, *unread_promises(problem.text, known, entries)]
    return Constraints(entries, [*dict.fromkeys(unread)], unsaid(known, entries))


def constraints_in(text: str, kinds: Mapping[str, Kind], nodes: Iterable[str] = ()) -> Constraints:
    """Read the constraints of a spec; `nodes` are the parameters that hold nodes."""
    section = SECTION.search(f"{text}\n")
    raws = [raw for raw in section[1].splitlines() if LISTED.match(raw)] if section else []
    raws = [raw if len(raw) <= LONGEST_LINE else f"{raw[:SHOWN]}…" for raw in raws]
    shown, names = plain(text), Names(kinds, [*nodes])
    lines = [(plain(raw), in_python(plain(raw), names.nodes)) for raw in raws]
    names.items = fields(shown, kinds)
    for _, line in lines:
        names.note_lengths(line)
    found = [(line, read(python, names)) for line, python in lines]
    unread = [line for line, some in found if not (some or ITEMS.search(line))]
    entries = [one for _, some in found for one in some]
    entries += _of_records(shown, kinds, entries)
    return Constraints(_sorted(entries), unread)


def _kept(problem: Problem, entries: list[Constraint]) -> tuple[list[Constraint], list[str]]:
    """Return what the examples keep, and why the rest is not to be believed."""
    try:
        inputs = [values_of(problem.signature, one.arguments) for one in problem.examples]
    except KataError:  # which is said elsewhere
        return entries, []
    broken = {one: next((why for v in inputs for why in one.broken_by(v)), "") for one in entries}
    kept = [one for one, why in broken.items() if not why]
    return kept, [f"an example breaks it: {why}" for why in broken.values() if why]


def _of_records(text: str, kinds: Mapping[str, Kind], entries: list[Any]) -> list[Bound]:
    """Return the lengths of records that a statement always writes as, say, `[start, end]`."""
    found: dict[Path, set[int]] = {}
    for of, some in ITEMS.findall(text):
        if "[" in of and (path := path_of(of)) and path.name in kinds:
            found.setdefault(path.length, set()).add(len(names_in(some)))
    bounded = {one.of for one in entries if isinstance(one, Bound)}
    sure = {of: some for of, some in found.items() if len(some) == 1 and of not in bounded}
    return [Bound(of, *some, *some) for of, some in sure.items()]


def _sorted(entries: list[Constraint]) -> list[Constraint]:
    """Return each entry once, and one bound of each path; in the order in which they refuse."""
    groups = {of: one.lengths for one in entries if isinstance(one, Same) for of in one.lengths}
    bounds: dict[Path, Bound] = {}
    for one in (one for one in entries if isinstance(one, Bound)):
        for of in groups.get(one.of, (one.of,)):
            bounds[of] = one._replace(of=of).joined(bounds.get(of))
    found: list[Constraint] = [*bounds.values()]
    for other in dict.fromkeys(entries):
        if isinstance(other, Letters) and other.of.places == (None, None):  # a square of a grid
            is_one = other.is_one or other.of.length not in bounds
            found.append(other._replace(is_one=is_one))
        elif not isinstance(other, Bound):
            found.append(other)
    return sorted(found, key=lambda one: REFUSING.index(type(one)))


def unsaid(kinds: Mapping[str, Kind], entries: Iterable[Any]) -> list[str]:
    """Return the paths of the parameters, their lengths and items that no constraint bounds."""
    said = {path for one in entries for path in _said_by(one)}
    paths = (path for name, kind in kinds.items() for path in _paths(Path(name), kind))
    return [str(path) for path in paths if not _is_said(path, said)]


def _said_by(one: Any) -> Iterator[Path]:
    """Yield the paths of which a constraint speaks, each as that of any item."""
    if isinstance(one, Order):
        found = [*paths_in(one.of), *paths_in(one.other)]
    else:
        found = [*one.lengths] if isinstance(one, Same) else [one.of]
    for path in (of._replace(places=(None,) * len(of.places)) for of in found):
        yield path
        if isinstance(one, Bound) or (isinstance(one, Letters) and one.is_one):
            yield path.length  # of a string: then its length goes without saying


def _paths(path: Path, kind: Kind) -> Iterator[Path]:
    """Yield the paths of a value of this kind that have to be bounded."""
    if kind[0] == "Optional":
        kind = kind[1]
    if kind[0] == "List" or kind in ("str", "ListNode", "TreeNode"):
        yield path.length
    if kind[0] == "List":
        yield from _paths(path.items, kind[1])
    elif kind in ("ListNode", "TreeNode"):
        yield path.items
    elif kind in ("int", "float", "str"):
        yield path


def _is_said(path: Path, said: set[Path]) -> bool:
    """Tell whether constraints speak of a path or, if it is no length, of its items."""
    if path in said or path.is_length:
        return path in said
    return any(one.name == path.name and len(one.places) > len(path.places) for one in said)


def unread_promises(text: str, kinds: Mapping[str, Kind], entries: Iterable[Any]) -> Iterator[str]:
    """Yield the sentences and constraints of a spec that promise more than its entries say."""
    claims = [(one.of.name, one.how) for one in entries if isinstance(one, Arranged)]
    unlike = [one.of for one in entries if isinstance(one, Order) and one.sign == "!="]
    claims += [(path.name, "!=") for of in unlike for path in paths_in(of)]
    prose, _, rest = text.partition("\n## Constraints\n")
    sentences = map(plain, re.split(r"(?<=[.!?])\s+|\n", prose.partition("\n")[2]))
    heads = [(one, ASKED.split(one, maxsplit=1)[0]) for one in sentences]
    lines = [plain(line) for line in rest.partition("\n## ")[0].splitlines()]
    promises = [*PROMISES, *([] if "TreeNode" in str(kinds) else [(OF_TREES, set[str]())])]
    for sentence, head in [*heads, *zip(lines, lines)]:
        words = {*re.findall(r"\w+", head)} - {"a"}
        lists = {name for name in words & {*kinds} if kinds[name] != "int"}
        claimed = {how for name, how in claims if not lists or name in lists}
        is_promise = sentence in lines or words & {*kinds, "given", "Given", "assume"}
        if is_promise and any(
            claimed.isdisjoint(some) and re.search(rf"\b(?:{promise})\b", head, re.IGNORECASE)
            for promise, some in promises
        ):
            yield sentence
