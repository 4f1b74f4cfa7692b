"""Operations that change nothing, on plain values, and the bounds within which they are done."""

import ast
import operator
from typing import Any

from kata.wire.expressions import Function

LARGE, LARGEST = 512, 4096  # bits: of a shift or a power, and of a product
COMPARED: dict[type, Function] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda a, b: a in b,
    ast.NotIn: lambda a, b: a not in b,
}
PURE = abs, all, any, bool, chr, divmod, float, int, len, list, max, min, ord, range, set, sorted
CALLED: dict[str, Function] = {one.__name__: one for one in (*PURE, str, sum, tuple, frozenset)}
UNORDERED = {"list", "tuple", "sum"}  # what these make of a set is not certain
OF_ANY_SET = "isdisjoint issubset issuperset union intersection difference symmetric_difference"
OF_ANY_LIST = "count index"
METHODS = {  # those that change nothing, and whose results are no larger than what they are given
    str: """isalnum isalpha isascii isdecimal isdigit islower isnumeric isspace istitle isupper
        startswith endswith count find index rfind rindex lower upper swapcase capitalize title
        strip lstrip rstrip removeprefix removesuffix split rsplit splitlines partition""",
    list: OF_ANY_LIST,
    tuple: OF_ANY_LIST,
    dict: "get keys values items",
    set: OF_ANY_SET,
    frozenset: OF_ANY_SET,
    int: "bit_length bit_count",
    float: "is_integer",
}
OWNED = {kind: {*names.split()} for kind, names in METHODS.items()}
MANY = 1000  # numbers of a range that are looked through


def is_long(value: Any) -> bool:
    """Tell whether a value is a range that takes long to look through."""
    return isinstance(value, range) and len(value) > MANY


def is_small(op: ast.AST, a: Any, b: Any) -> bool:
    """Tell whether the result has not too many digits."""
    if not isinstance(a, int) or not isinstance(b, int):
        return True  # floats overflow
    if isinstance(op, ast.Mult):
        return a.bit_length() + b.bit_length() <= LARGEST
    return 0 <= b <= LARGE and (isinstance(op, ast.LShift) or a.bit_length() * b <= LARGE)
