"""What one line of the constraints says in signs: bounds of numbers, and how numbers compare."""

import ast
import re
from typing import NamedTuple

EXPRESSION = re.compile(r"[\d\s*()+-]+")
HUGE = 200  # characters of a number
NAME = r"[a-zA-Z_]\w*(?:\[[a-z]\])*(?:\.\w+)?"
NAMES = rf"{NAME}(?:(?: ?, ?| and | ?==? ?){NAME})*"
SUM = re.compile(rf"(?:\d+|{NAME})(?: ?[-+*/] ?(?:\d+|{NAME}))+|\d+[a-z]")  # such as 2 * n


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


def names_in(text: str) -> list[str]:
    """The names in `nums`, in `m, n`, or in `n == grid.length`."""
    return re.findall(NAME, text.replace(" and ", ", "))


def bounds_in(line: str) -> list[Bound]:
    """The bounds in a line such as `1 <= m, n <= 200`, `n < 10` or `1 <= k <= n <= 9`."""
    if exact := re.fullmatch(rf"({NAME}) ?==? ?(\d+)\.?", line):
        return [Bound(exact[1], int(exact[2]), int(exact[2]))]
    if either := re.fullmatch(rf"({NAME}) is (?:either )?(\d+) or (\d+)\.?", line):
        one, other = int(either[2]), int(either[3])
        return [Bound(either[1], one, other)] if other == one + 1 else []
    terms, signs = _terms(line)
    known = [(i, n) for i, term in enumerate(terms) if (n := number(term)) is not None]
    found = []
    for i, term in enumerate(terms):
        low = max((n + signs[j:i].count("<") for j, n in known if j < i), default=None)
        high = min((n - signs[i:j].count("<") for j, n in known if j > i), default=None)
        if re.fullmatch(NAMES, term) and (low, high) != (None, None):  # not |a - b|
            found += [Bound(name, low, high) for name in names_in(term)]
    return found


def orders_in(line: str) -> list[Order]:
    """The names in a line that are bounded by another, as in `1 <= k <= n` or `i <= n - 1`."""
    terms, signs = _terms(line)
    return [
        Order(of, most[1], sign == "<" or bool(most[2]))
        for lower, sign, upper in zip(terms, signs, terms[1:])
        if re.fullmatch(NAMES, lower) and (most := re.fullmatch(rf"({NAME})( - 1)?", upper))
        for of in names_in(lower)
    ]


def _terms(line: str) -> tuple[list[str], list[str]]:
    """What the signs in a line stand between, and the signs; nothing if it says anything else."""
    parts = re.split(r" *(<=|<) *", line)
    terms, signs = parts[::2], parts[1::2]
    is_plain = all(
        re.fullmatch(NAMES, term) or SUM.fullmatch(term) or number(term) is not None
        for term in terms
    )
    return (terms, signs) if is_plain else ([], [])


def number(text: str) -> int | None:
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
