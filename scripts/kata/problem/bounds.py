"""What one line of the constraints says in signs: bounds of numbers, and how numbers compare."""

import ast
import operator
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from kata.wire.expressions import Evaluator, Function, UnknownError, operators

HUGE = 200  # characters of a number
NAME = r"[a-zA-Z_]\w*(?:\[(?:[a-z]|\d+)\])*(?:\.\w+)?"
AND = r"(?: ?,? and | ?, ?)"
NAMES = rf"{NAME}(?:(?:{AND}| ?==? ?){NAME})*"
SIGN = re.compile(r" *(<=|<|!=|==) *")
MULTIPLE = re.compile(
    rf"({NAME}) is (?:an? )?(?:(even|odd)(?: number| integer)?|(?:multiple of|divisible by) (\w+))"
)


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
    """How `k`, or each of `nums[i]`, compares with `n - 1`, or each with its own `ends[i]`."""

    of: str
    sign: str
    other: str

    def holds(self, one: Any, other: Any) -> bool:
        """True if two values compare like that."""
        return COMPARE[self.sign](one, other)


COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}


def names_in(text: str) -> list[str]:
    """The names in `nums`, in `m, n`, or in `n == grid.length`."""
    return re.findall(NAME, re.sub(r" and\b", ", ", text))


def bounds_in(line: str) -> list[Bound]:
    """The bounds in a line such as `1 <= m, n <= 200`, `n < 10` or `1 <= k <= n <= 9`."""
    if exact := re.fullmatch(rf"({NAME}) ?==? ?(\d+)\.?", line):
        return [Bound(exact[1], int(exact[2]), int(exact[2]))]
    if either := re.fullmatch(
        rf"({NAMES}) (?:is|are) (?:either )?(\d+(?:, \d+)*),? or (\d+)", line
    ):
        *some, last = [int(n) for n in (*either[2].split(", "), either[3])]
        consecutive = some == [*range(some[0], last)]
        return [Bound(name, some[0], last) for name in names_in(either[1]) if consecutive]
    terms, signs = _terms(line)
    if "!=" in signs:
        return []
    known = [(i, n) for i, term in enumerate(terms) if (n := number(term)) is not None]
    found = []
    for i, term in enumerate(terms):
        low = max((n + signs[j:i].count("<") for j, n in known if j < i), default=None)
        high = min((n - signs[i:j].count("<") for j, n in known if j > i), default=None)
        if re.fullmatch(NAMES, term) and (low, high) != (None, None):  # not |a - b|
            found += [Bound(name, low, high) for name in names_in(term)]
    return found


def orders_in(line: str) -> list[Order]:
    """How values compare in a line such as `1 <= k <= n`, `a != b` or `1 <= m * n <= 100`."""
    if whole := MULTIPLE.fullmatch(line):
        return [Order(f"{whole[1]} % {whole[3] or 2}", "==", "1" if whole[2] == "odd" else "0")]
    terms, signs = _terms(line)
    return [
        Order(of, sign, upper)
        for lower, sign, upper in zip(terms, signs, terms[1:])
        if sign == "!=" or not _is_bound(lower, upper)
        if sign != "==" or not _are_names(lower, upper)
        for of in (names_in(lower) if re.fullmatch(NAMES, lower) else [lower])
    ]


def _is_bound(lower: str, upper: str) -> bool:
    """True if a bound says how these terms compare: names and a number."""
    named, known = _are_names(lower) or _are_names(upper), {number(lower), number(upper)}
    return named and known != {None}


def _are_names(*terms: str) -> bool:
    return all(re.fullmatch(NAMES, term) for term in terms)


def _terms(line: str) -> tuple[list[str], list[str]]:
    """What the signs in a line stand between, and the signs; nothing if it says anything else."""
    parts = SIGN.split(line)
    terms, signs = parts[::2], parts[1::2]
    is_plain = all(_are_names(term) or _parsed(term) for term in terms)
    return (terms, signs) if is_plain else ([], [])


def number(text: str) -> int | None:
    """The number that an expression such as `2 * 10**4` is."""
    return evaluated(text, lambda _: None)


def evaluated(text: str, known: Callable[[str], int | None]) -> int | None:
    """The number that an expression in such names is; None if one is not known."""
    tree = _parsed(text)
    try:
        return Numbers(known).value(tree) if tree else None
    except (UnknownError, ValueError, ArithmeticError):
        return None


def _parsed(text: str) -> ast.expr | None:
    """An expression of numbers and names; None if it is anything else."""
    if len(text) > HUGE:
        return None
    try:
        tree = ast.parse(re.sub(r"\b(\d+)([a-z])\b", r"\1 * \2", text.strip()), mode="eval").body
        Numbers(lambda name: 1 if re.fullmatch(NAME, name) else None).value(tree)
    except ArithmeticError:
        return tree
    except (SyntaxError, UnknownError, ValueError):
        return None
    return tree


INTEGRAL = operators(ast.Add, ast.Sub, ast.Mult, ast.Mod, ast.Pow, ast.USub)
INTEGRAL[ast.Div] = operator.floordiv
CALLED: dict[str, Function] = {
    "min": lambda *some: min(some),
    "max": lambda *some: max(some),
}


class Numbers(Evaluator):
    """Evaluates expressions of integers; names, with their attributes and items, are looked up."""

    operators = INTEGRAL
    functions = CALLED

    def __init__(self, known: Callable[[str], int | None]) -> None:
        self.known = known

    def constant(self, value: Any) -> int:
        if not isinstance(value, int):
            raise UnknownError
        return value

    def name(self, node: ast.expr) -> int:
        if (found := self.known(ast.unparse(node))) is None:
            raise UnknownError
        return found

    attribute = item = name

    def applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> int:
        if isinstance(op, ast.Pow) and not 0 <= operands[1] < HUGE:
            raise UnknownError
        return int(super().applied(op, *operands))
