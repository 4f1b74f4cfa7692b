"""What the constraints of a spec say in signs or in LeetCode's usual words.

Read are bounds (`1 <= nums.length <= 10^5`, also with `≤`, <sup> or 10⁵; `edges[i].length == 2`;
`1 <= k <= nums.length`; `start < end`, if the text says that `intervals[i] = [start, end]`),
letters (`s consists of lowercase English letters`, `grid[i][j] is '0' or '1'`), and equal lengths
(`n == grid.length == grid[i].length`).
"""

import ast
import re
from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase, digits
from typing import NamedTuple

SECTION = re.compile(
    r"^#+ *Constraints(.*?)(?=^#|\Z)|^\W*Constraints:(.*)\Z",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
EXPRESSION = re.compile(r"[\d\s*()+-]+")
NODES = re.compile(r"\bnodes\b.*\brange \[(.+?), *(.+?)\]|\bhas (.+?) to (.+?) nodes")
COUNTED = re.compile(r"\bnodes in .* is (\w+)\b|\bhas (\w+) nodes")  # the number has a name
HUGE = 200  # characters of a number
NAME = r"[a-zA-Z_]\w*(?:\[[a-z]\])*(?:\.\w+)?"
NAMES = rf"{NAME}(?:(?: ?, ?| and | ?==? ?){NAME})*"
CHAIN = re.compile(rf"{NAME}(?: ?==? ?{NAME})+\b(?!\.| *[-+*/(\d\[])")
SUM = re.compile(rf"(?:\d+|{NAME})(?: ?[-+*/] ?(?:\d+|{NAME}))+|\d+[a-z]")  # such as 2 * n
ITEMS = re.compile(r"(\w+(?:\[i\])?) = \[([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)\]")
LETTERS = re.compile(rf"^\W*({NAMES}) consists? (?:only )?of ([\w ,]+)\.?$", re.MULTILINE)
CHOICE = re.compile(rf"^\W*({NAMES}) (?:is|are) (?:either )?(.+?)\.?$", re.MULTILINE)
SETS = {  # {word: the characters that it stands for}
    **dict.fromkeys(("lowercase", "small"), ascii_lowercase),
    **dict.fromkeys(("uppercase", "capital"), ascii_uppercase),
    "digits": digits,
    "spaces": " ",
}
CASES = {"lowercase", "small", "uppercase", "capital"}


class Bound(NamedTuple):
    """The least and the largest value of `nums.length`, `nums[i]` or `n`, if they are numbers."""

    of: str
    low: int | None
    high: int | None

    @property
    def range(self) -> str:
        if self.low is None or self.high is None:
            return f"at least {self.low:,}" if self.low is not None else f"at most {self.high:,}"
        return f"{self.low:,} to {self.high:,}" if self.low < self.high else f"only {self.low:,}"

    def holds(self, number: int) -> bool:
        return (self.low is None or self.low <= number) and (
            self.high is None or number <= self.high
        )


class Order(NamedTuple):
    """That `k`, or each of `nums[i]`, is at most, or less than, `n`, or each its own `ends[i]`."""

    of: str
    most: str
    is_less: bool


class Letters(NamedTuple):
    """What the characters of `s` or `words[i]` may be, or the one that `grid[i][j]` is."""

    of: str
    allowed: frozenset[str]
    is_one: bool


class Constraints(NamedTuple):
    """What could be read of a spec's constraints."""

    bounds: list[Bound]
    orders: list[Order]
    letters: list[Letters]
    alike: list[tuple[str, ...]]  # lengths that are called by one name, as those of all rows are
    unread: list[str]  # lines of which nothing is read


def constraints_in(text: str, nodes: Iterable[str] = ()) -> Constraints:
    """What the constraints of a spec say, as far as it can be read.

    `nodes` are the parameters that hold nodes: what is said of their number and of `Node.val`, a
    line says of the parameter that it names, or of all.
    """
    found = SECTION.search(text)
    section = " ".join(filter(None, found.groups())) if found else ""
    bounds: list[Bound] = []
    orders: list[Order] = []
    letters: list[Letters] = []
    same: dict[str, list[str]] = {}  # {"m": ["grid.length"]}
    unread: list[str] = []
    for raw in section.splitlines():
        line = _unmarked(_plain(raw))
        before = len(bounds) + len(orders) + len(letters)
        for chain in map(_names, CHAIN.findall(line)):
            equal = [name for name in chain if name.endswith(".length")]
            names = [name for name in chain if name.isidentifier()] or [" ".join(equal)]
            for name in names if equal else ():
                same.setdefault(name, []).extend(equal)
        named = {*nodes} & {*re.findall(r"\w+", line)} or {*nodes}
        lengths = [f"{name}.length" for name in nodes if name in named]
        counted = COUNTED.search(line)
        if number := NODES.search(line):
            low, high = (_number(n) for n in number.groups() if n)
            bounds += [Bound(length, low, high) for length in lengths]
        elif counted:
            same.setdefault(counted[1] or counted[2], []).extend(lengths)
        else:
            bounds += _stated(line)
            orders += _orders(line)
            letters += _letters(line)
        is_read = CHAIN.search(line) or counted or ITEMS.search(line)
        if not is_read and len(bounds) + len(orders) + len(letters) == before:
            unread += [line] * bool(re.match(r"\s*(?:[-*]|<li>)", raw))
    alike = [tuple(map(_ordered, some)) for some in same.values() if some]
    for name, items in ITEMS.findall(_plain(text)):  # {"startᵢ": ["intervals[i][0]"]}
        same |= {item: [f"{name}[{i}]"] for i, item in enumerate(_names(items))}
    same["Node.val"] = [f"{name}[i]" for name in nodes]
    bounds = [b._replace(of=_ordered(of)) for b in bounds for of in same.get(b.of, [b.of])]
    orders = [
        Order(_ordered(of), _ordered(most), order.is_less)
        for order in orders
        for of in same.get(order.of, [order.of])
        for most in same.get(order.most, [order.most])
    ]
    letters = [one._replace(of=_ordered(one.of)) for one in letters]
    return Constraints(_narrowed(bounds), orders, letters, alike, unread)


def _narrowed(bounds: list[Bound]) -> list[Bound]:
    """One bound for each name: what all of those about it leave."""
    found: dict[str, Bound] = {}
    for bound in bounds:
        both = bound, found.get(bound.of, bound)
        low = max((b.low for b in both if b.low is not None), default=None)
        high = min((b.high for b in both if b.high is not None), default=None)
        found[bound.of] = Bound(bound.of, low, high)
    return [*found.values()]


def _letters(line: str) -> list[Letters]:
    """The letters that a line allows."""
    stated = [(names, _allowed(words), False) for names, words in LETTERS.findall(line)]
    stated += [(names, _chosen(words), True) for names, words in CHOICE.findall(line)]
    return [
        Letters(name, allowed, is_one)
        for names, allowed, is_one in stated
        for name in _names(names)
        if allowed
    ]


def _names(text: str) -> list[str]:
    return re.findall(NAME, text.replace(" and ", ", "))


def _allowed(words: str) -> frozenset[str]:
    """The characters that some words stand for, such as `digits and English letters`, or none."""
    said = {*re.findall(r"\w+", words.lower())} - {"only", "and", "or", "english"}
    kinds = said - {"letters"}
    if "letters" in said and kinds.isdisjoint(CASES):
        kinds |= CASES
    return frozenset("".join(SETS[kind] for kind in kinds)) if kinds <= {*SETS} else frozenset()


def _chosen(words: str) -> frozenset[str]:
    """The characters in `'X', 'O' or '.'`; none if anything else is said."""
    quoted = re.split(r", (?:or |and )?| or | and ", words)
    found = [re.fullmatch(r"""(["'])(.)\1""", one.strip()) for one in quoted]
    return frozenset(one[2] for one in found if one) if all(found) else frozenset()


def _ordered(name: str) -> str:
    """The name with its indexes called i, j, k: `colSum[j]` is `colSum[i]`."""
    letters = iter("ijklmnop")
    return re.sub(r"\[[a-z]\]", lambda _: f"[{next(letters)}]", name)


def _plain(text: str) -> str:
    """The text with powers as `**`, and without marks around code."""
    text = re.sub(r"<sup>(.*?)</sup>", r"**\1", text)
    text = re.sub(r"</?\w[^<>=]*>", "", text)  # such as <code>
    text = re.sub(r"(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "**" + m[1].translate(RAISED), text)
    text = text.replace("≤", "<=").replace("&lt;", "<").replace("^", "**")
    text = re.sub(r"\*\*\{(\d+)\}", r"**\1", text.replace("·", "*").replace("×", "*"))
    return re.sub(r"[`$]|(?<=\d),(?=\d{3})", "", text)


def _stated(line: str) -> list[Bound]:
    """The bounds in a line such as `1 <= m, n <= 200 and ...`, `n < 10` or `1 <= k <= n <= 9`."""
    if exact := re.fullmatch(rf"({NAME}) ?==? ?(\d+)\.?", line):
        return [Bound(exact[1], int(exact[2]), int(exact[2]))]
    if either := re.fullmatch(rf"({NAME}) is (?:either )?(\d+) or (\d+)\.?", line):
        one, other = int(either[2]), int(either[3])
        return [Bound(either[1], one, other)] if other == one + 1 else []
    terms, signs = _terms(line)
    known = [(i, n) for i, term in enumerate(terms) if (n := _number(term)) is not None]
    found = []
    for i, term in enumerate(terms):
        low = max((n + signs[j:i].count("<") for j, n in known if j < i), default=None)
        high = min((n - signs[i:j].count("<") for j, n in known if j > i), default=None)
        if re.fullmatch(NAMES, term) and (low, high) != (None, None):  # not |a - b|
            found += [Bound(name, low, high) for name in _names(term)]
    return found


def _orders(line: str) -> list[Order]:
    """The names in a line that are bounded by another, as in `1 <= k <= n` or `i <= n - 1`."""
    terms, signs = _terms(line)
    return [
        Order(of, most[1], sign == "<" or bool(most[2]))
        for lower, sign, upper in zip(terms, signs, terms[1:])
        if re.fullmatch(NAMES, lower) and (most := re.fullmatch(rf"({NAME})( - 1)?", upper))
        for of in _names(lower)
    ]


def _unmarked(line: str) -> str:
    """The line without its mark in a list, and without its full stop."""
    return re.sub(r"^\s*[-*]\s+|\.?\s*$", "", line)


def _terms(line: str) -> tuple[list[str], list[str]]:
    """What the signs in a line stand between, and the signs; nothing if it says anything else."""
    parts = re.split(r" *(<=|<) *", line)
    terms, signs = parts[::2], parts[1::2]
    is_plain = all(
        re.fullmatch(NAMES, term) or SUM.fullmatch(term) or _number(term) is not None
        for term in terms
    )
    return (terms, signs) if is_plain else ([], [])


def _number(text: str) -> int | None:
    """The number that an expression such as `2 * 10**4` is."""
    if not EXPRESSION.fullmatch(text) or len(text) > HUGE:
        return None
    try:
        return _evaluated(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError):
        return None


def _evaluated(node: ast.expr) -> int:
    match node:
        case ast.Constant(value=int() as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_evaluated(operand)
        case ast.BinOp(left=left, op=op, right=right):
            a, b = _evaluated(left), _evaluated(right)
            match op:
                case ast.Add():
                    return a + b
                case ast.Sub():
                    return a - b
                case ast.Mult():
                    return a * b
                case ast.Pow() if 0 <= b < HUGE:
                    return int(a**b)
    raise ValueError("not a number")
