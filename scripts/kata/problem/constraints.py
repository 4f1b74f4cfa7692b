"""What the constraints of a spec say in signs or in LeetCode's usual words.

Read are bounds (`1 <= nums.length <= 10^5`, also with `≤`, <sup> or 10⁵; `edges[i].length == 2`;
`1 <= k <= nums.length`; `start < end`, if the text says that `intervals[i] = [start, end]`),
letters (`s consists of lowercase English letters`, `grid[i][j] is '0' or '1'`), equal lengths
(`n == grid.length == grid[i].length`), how lists are arranged (`nums is sorted in ascending order`,
`All the values of nums are unique`) and, of a class, how many calls there are at most.
"""

import html
import re
from collections.abc import Iterable
from typing import NamedTuple

from kata.problem.bounds import NAME, Bound, Order, bounds_in, names_in, number, orders_in
from kata.problem.wordings import Arranged, Letters, arranged_in, letters_in

TAG = r"</?\w[^<>=]*>"
MARKS = rf"^(?:[^\w<]|{TAG})*"  # with which a line may begin
TITLE, FOLLOW_UP = "(?:Constraints|提示)", rf"{MARKS}Follow[- ]?up"
SECTION = re.compile(
    rf"^#+ *{TITLE}(.*?)(?=^#|{FOLLOW_UP}|\Z)|{MARKS}{TITLE}[:：](.*?)(?={FOLLOW_UP}|\Z)",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
LISTED = re.compile(r"\s*(?:[-*+•]\s|<li>)\s*\S")  # the beginning of a constraint
SPAN = r"(?:range(?: of)?|between):? \[(.+?), *(.+?)\]"
NODES = re.compile(
    rf"number of nodes\b.*\b{SPAN}|\b(?:has|have) (.+?) to (.+?) nodes", re.IGNORECASE
)
FEW_NODES = re.compile(
    r"number of nodes\b.*(?:exceed|at most|than or equal to|more than) (.+)|at most (\S+) nodes",
    re.IGNORECASE,
)
VALUES = re.compile(
    rf"\bvalues?\b.*\bnodes?\b.*\b{SPAN}|\bnode(?:'s|s)? values?\b.*\b{SPAN}", re.IGNORECASE
)
CALLS = re.compile(
    r"(?:there (?:are|will be) )?at most (.+?) (?:total |function )*(?:calls|operations)\b"
    r"(?:.*? (?:to|of) (.+))?",
    re.IGNORECASE,
)
COUNTED = re.compile(r"\bnodes in .* is (\w+)\b|\bhas (\w+) nodes")  # the number has a name
EQUAL = re.compile(rf"{NAME}(?: ?==? ?{NAME})+\b(?!\.| *[-+*/(\d\[])")
ITEMS = re.compile(r"(\w+(?:\[i\])?) ==? \[([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)\]")


class Constraints(NamedTuple):
    """What could be read of a spec's constraints."""

    bounds: list[Bound]
    orders: list[Order | Arranged]
    letters: list[Letters]
    alike: list[tuple[str, ...]]  # lengths that are called by one name, as those of all rows are
    unread: list[str]  # lines of which nothing is read


class Line(NamedTuple):
    """What one line says; `called` is {name: the lengths that it stands for}."""

    bounds: list[Bound]
    orders: list[Order | Arranged]
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
    items = {  # {"startᵢ": ["intervals[i][0]"]}
        item: [f"{name}[{i}]"]
        for name, some in ITEMS.findall(_plain(text))
        for i, item in enumerate(names_in(some))
    }
    lines = [_line(_plain(line), [*nodes], items) for line in raw]
    called: dict[str, list[str]] = {}
    for line in lines:
        for name, lengths in line.called.items():
            called.setdefault(name, []).extend(lengths)
    meant = called | items | {"Node.val": [f"{name}[i]" for name in nodes]}
    return Constraints(
        _narrowed(
            bound._replace(of=_ordered(of))
            for line in lines
            for bound in line.bounds
            for of in meant.get(bound.of, [bound.of])
        ),
        [
            one
            for line in lines
            for order in line.orders
            for one in (_meanings(order, meant) if isinstance(order, Order) else [order])
        ],
        [one._replace(of=_ordered(one.of)) for line in lines for one in line.letters],
        [tuple(map(_ordered, lengths)) for lengths in called.values() if lengths],
        [
            _plain(text)
            for text, line in zip(raw, lines)
            if LISTED.match(text) and not any(line) and not ITEMS.search(_plain(text))
        ],
    )


def _meanings(order: Order, meant: dict[str, list[str]]) -> Iterable[Order]:
    """The order for each value that its names stand for."""

    def each(side: str) -> list[str]:
        whole = re.sub(NAME, lambda name: (meant.get(name[0]) or name)[0], side)
        return [_ordered(one) for one in meant.get(side) or [whole]]

    return (Order(of, order.sign, other) for of in each(order.of) for other in each(order.other))


def _line(line: str, nodes: list[str], items: dict[str, list[str]]) -> Line:
    """What a line says; where it speaks of nodes, of those that it names or of all."""
    called: dict[str, list[str]] = {}
    for chain in map(names_in, EQUAL.findall(line)):
        equal = [name for name in chain if name.endswith(".length")]
        for name in [name for name in chain if name.isidentifier()] or [" ".join(equal)]:
            called.setdefault(name, []).extend(equal)
    words = {*re.findall(r"\w+", line)}
    named = [node for node in nodes if node in words] or nodes
    lengths = [f"{name}.length" for name in named]
    if span := NODES.search(line):
        low, high = (number(n) for n in span.groups() if n)
        return Line([Bound(length, low, high) for length in lengths], [], [], called)
    if few := FEW_NODES.search(line):
        most = number(few[1] or few[2])
        return Line([Bound(length, None, most) for length in lengths], [], [], called)
    if values := VALUES.search(line):
        low, high = (number(n) for n in values.groups() if n)
        return Line([Bound("Node.val", low, high)], [], [], called)
    if count := COUNTED.search(line):
        return Line([], [], [], called | {count[1] or count[2]: lengths})
    if (calls := CALLS.fullmatch(line)) and (most := number(calls[1])):
        return Line([Bound(f"calls to {calls[2] or 'all'}", None, most)], [], [], called)
    orders: list[Order | Arranged] = [*orders_in(line), *arranged_in(line, named, items)]
    return Line(bounds_in(line), orders, letters_in(line), called)


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
    text = re.sub(r"(?<!\w)\*\*([A-Za-z][^*]*?)\*\*|(?<!\S)[*_](\w[^*_]*)[*_](?!\w)", r"\1\2", text)
    text = re.sub(r"<sup>(.*?)</sup>", r"**\1", text)
    text = html.unescape(re.sub(TAG, "", text))  # such as <code>
    text = re.sub(r"[\u200b-\u200d\u2060\ufeff]", "", text.replace("\xa0", " "))
    text = re.sub(r"(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "**" + m[1].translate(RAISED), text)
    text = text.replace("≤", "<=").replace("≠", "!=").replace("^", "**")
    text = re.sub(r"\*\*\{(\d+)\}", r"**\1", text.replace("·", "*").replace("×", "*"))
    text = re.sub(r"[`$]|(?<=\d),(?=\d{3})", "", text)
    return re.sub(r"^\s*(?:[-*+•]\s+)?|\.?\s*$", "", text)
