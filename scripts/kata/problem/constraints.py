"""The bounds that a spec states, as in `1 <= nums.length <= 10^5`, or with `≤`, <sup> or 10⁵."""

import ast
import re
from typing import NamedTuple

SECTION = re.compile(
    r"^#+ *Constraints(.*?)(?=^#|\Z)|^\W*Constraints:(.*)\Z",
    re.MULTILINE | re.DOTALL | re.IGNORECASE,
)
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
EXPRESSION = re.compile(r"[\d\s*()+-]+")
NODES = re.compile(r"\bnodes\b.*\brange \[(.+?), *(.+?)\]|\bhas (\S+) to (\S+) nodes")
HUGE = 200  # characters of a number


class Bound(NamedTuple):
    """The least and the largest value of `nums.length`, `nums[i]` or `n`, if they are numbers."""

    of: str
    low: int | None
    high: int | None


def bounds_in(text: str) -> list[Bound]:
    """The bounds in the constraints of a spec; what cannot be read is passed over."""
    section = SECTION.search(text)
    found: list[Bound] = []
    same: dict[str, list[str]] = {}  # {"m": ["board.length"]}
    for line in _plain(" ".join(filter(None, section.groups())) if section else "").splitlines():
        for name, meant in re.findall(r"\b(\w+) ?==? ?(\w+(?:\[\w\])*\.length)", line):
            same.setdefault(name, []).append(meant)
        if nodes := NODES.search(line):
            low, high = (_number(n) for n in nodes.groups() if n)
            found.append(Bound("nodes", low, high))
        else:
            found += _stated(line)
    named = [b._replace(of=_ordered(of)) for b in found for of in same.get(b.of, [b.of])]
    return list(dict.fromkeys(named))


def _ordered(name: str) -> str:
    """The name with its indexes called i, j, k: `colSum[j]` is `colSum[i]`."""
    letters = iter("ijklmnop")
    return re.sub(r"\[\w\]", lambda _: f"[{next(letters)}]", name)


def _plain(text: str) -> str:
    """The text with powers as `**`, and without marks around code."""
    text = re.sub(r"<sup>(.*?)</sup>", r"**\1", text)
    text = re.sub(r"(?<=\d)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda m: "**" + m[1].translate(RAISED), text)
    text = text.replace("≤", "<=").replace("&lt;", "<").replace("^", "**")
    text = text.replace("·", "*").replace("×", "*")
    return re.sub(r"[`$]|(?<=\d),(?=\d{3})", "", text)


def _stated(line: str) -> list[Bound]:
    """The bounds in a line such as `1 <= m, n <= 200 and ...`, `n < 10` or `0 <= n`."""
    parts = re.split(r"(<=|<)", re.sub(r"^\s*[-*]\s+", "", line))
    if len(parts) == 3:
        parts = ["", "<=", *parts] if _number(parts[0]) is None else [*parts, "<=", ""]
    if len(parts) != 5:
        return []
    low, high = _number(parts[0]), _number(parts[4])
    if low is not None and parts[1] == "<":
        low += 1
    if high is not None and parts[3] == "<":
        high -= 1
    names = re.findall(r"\w+(?:\[\w+\])*(?:\.\w+)?", parts[2])
    return [Bound(name, low, high) for name in names if not name[0].isdigit()]


def _number(text: str) -> int | None:
    """The number that an expression such as `2 * 10**4` is; what follows it does not matter."""
    found = EXPRESSION.match(text.strip())
    if not found or len(found[0]) > HUGE:
        return None
    try:
        return _evaluated(ast.parse(found[0].strip().rstrip(" *+-("), mode="eval").body)
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
