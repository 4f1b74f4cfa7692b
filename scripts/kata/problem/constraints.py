"""What the constraints of a spec say in signs or in LeetCode's usual words.

Read are bounds (`1 <= nums.length <= 10^5`, also with `≤`, <sup> or 10⁵; `edges[i].length == 2`;
`1 <= k <= nums.length`; `start < end`, if the text says that `intervals[i] = [start, end]`),
letters (`s consists of lowercase English letters`, `grid[i][j] is '0' or '1'`), and equal lengths
(`n == grid.length == grid[i].length`).
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from kata.problem.bounds import NAME, Bound, Order, bounds_in, names_in, number, orders_in
from kata.problem.letters import Letters, letters_in

SECTION = re.compile(
    r"^#+ *Constraints(.*?)(?=^#|\Z)|^\W*Constraints:(.*)\Z",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
LISTED = re.compile(r"\s*(?:[-*]|<li>)")  # the beginning of a constraint
NODES = re.compile(r"\bnodes\b.*\brange \[(.+?), *(.+?)\]|\bhas (.+?) to (.+?) nodes")
COUNTED = re.compile(r"\bnodes in .* is (\w+)\b|\bhas (\w+) nodes")  # the number has a name
EQUAL = re.compile(rf"{NAME}(?: ?==? ?{NAME})+\b(?!\.| *[-+*/(\d\[])")
ITEMS = re.compile(r"(\w+(?:\[i\])?) = \[([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)\]")


class Constraints(NamedTuple):
    """What could be read of a spec's constraints."""

    bounds: list[Bound]
    orders: list[Order]
    letters: list[Letters]
    alike: list[tuple[str, ...]]  # lengths that are called by one name, as those of all rows are
    unread: list[str]  # lines of which nothing is read


class Line(NamedTuple):
    """What one line says; `called` is {name: the lengths that it stands for}."""

    bounds: list[Bound]
    orders: list[Order]
    letters: list[Letters]
    called: dict[str, list[str]]


def constraints_in(text: str, nodes: Iterable[str] = ()) -> Constraints:
    """What the constraints of a spec say, as far as it can be read.

    `nodes` are the parameters that hold nodes: what is said of their number and of `Node.val`, a
    line says of the parameter that it names, or of all.
    """
    found = SECTION.search(text)
    section = " ".join(filter(None, found.groups())) if found else ""
    raw = section.splitlines()
    lines = [_line(_plain(line), [*nodes]) for line in raw]
    called: dict[str, list[str]] = {}
    for line in lines:
        for name, lengths in line.called.items():
            called.setdefault(name, []).extend(lengths)
    items = {  # {"startᵢ": ["intervals[i][0]"]}
        item: [f"{name}[{i}]"]
        for name, some in ITEMS.findall(_plain(text))
        for i, item in enumerate(names_in(some))
    }
    meant = called | items | {"Node.val": [f"{name}[i]" for name in nodes]}
    return Constraints(
        _narrowed(
            bound._replace(of=_ordered(of))
            for line in lines
            for bound in line.bounds
            for of in meant.get(bound.of, [bound.of])
        ),
        [
            Order(_ordered(of), _ordered(most), order.is_less)
            for line in lines
            for order in line.orders
            for of in meant.get(order.of, [order.of])
            for most in meant.get(order.most, [order.most])
        ],
        [one._replace(of=_ordered(one.of)) for line in lines for one in line.letters],
        [tuple(map(_ordered, lengths)) for lengths in called.values() if lengths],
        [
            _plain(text)
            for text, line in zip(raw, lines)
            if LISTED.match(text) and not any(line) and not ITEMS.search(_plain(text))
        ],
    )


def _line(line: str, nodes: list[str]) -> Line:
    """What a line says; where it speaks of nodes, of those that it names or of all."""
    called: dict[str, list[str]] = {}
    for chain in map(names_in, EQUAL.findall(line)):
        equal = [name for name in chain if name.endswith(".length")]
        for name in [name for name in chain if name.isidentifier()] or [" ".join(equal)]:
            called.setdefault(name, []).extend(equal)
    named = {*nodes} & {*re.findall(r"\w+", line)} or {*nodes}
    lengths = [f"{name}.length" for name in nodes if name in named]
    if span := NODES.search(line):
        low, high = (number(n) for n in span.groups() if n)
        return Line([Bound(length, low, high) for length in lengths], [], [], called)
    if count := COUNTED.search(line):
        return Line([], [], [], called | {count[1] or count[2]: lengths})
    return Line(bounds_in(line), orders_in(line), letters_in(line), called)


def _narrowed(bounds: Iterable[Bound]) -> list[Bound]:
    """One bound for each name: what all of those about it leave."""
    found: dict[str, Bound] = {}
    for bound in bounds:
        both = bound, found.get(bound.of, bound)
        low = max((b.low for b in both if b.low is not None), default=None)
        high = min((b.high for b in both if b.high is not None), default=None)
        found[bound.of] = Bound(bound.of, low, high)
    return [*found.values()]


def _ordered(name: str) -> str:
    """The name with its indexes called i, j, k: `colSum[j]` is `colSum[i]`."""
    letters = iter("ijklmnop")
    return re.sub(r"\[[a-z]\]", lambda _: f"[{next(letters)}]", name)


def _plain(text: str) -> str:
    """The text with powers as `**`, and without marks of lists and code, and full stops."""
    text = re.sub(r"<sup>(.*?)</sup>", r"**\1", text)
    text = re.sub(r"</?\w[^<>=]*>", "", text)  # such as <code>
    text = re.sub(r"(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "**" + m[1].translate(RAISED), text)
    text = text.replace("≤", "<=").replace("&lt;", "<").replace("^", "**")
    text = re.sub(r"\*\*\{(\d+)\}", r"**\1", text.replace("·", "*").replace("×", "*"))
    text = re.sub(r"[`$]|(?<=\d),(?=\d{3})", "", text)
    return re.sub(r"^\s*[-*]\s+|\.?\s*$", "", text)
