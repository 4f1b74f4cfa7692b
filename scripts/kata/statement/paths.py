"""Paths, by which constraints name values, and the arithmetic between them.

A path is a parameter, every item of it or the one at a place, and perhaps the length of these:
`nums`, `edges[i][0]`, `words[i].length`. Texts of constraints are parsed, never run.
"""

import ast
import operator
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

from kata.problem.signature import Signature, annotation_in
from kata.size import length, lists_in
from kata.wire.expressions import UnknownError

LETTERS = "ijkl"  # of the indexes that stand for every item
CALLS = "calls to "  # before the names of methods: how often these are called
ITEM = r"\[(?:[a-lo-z]|\d+)\]"  # [i], [0]
NAME = rf"[a-zA-Z_]\w*(?:{ITEM})*(?:\.\w+)?"
HUGE = 200  # characters of a number, and the largest exponent
LARGE = 1 << 64  # of what may be raised to a power
OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.Div: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow,
}  # fmt: skip
FUNCTIONS: dict[str, Callable[..., int]] = {"min": min, "max": max}


class Path(NamedTuple):
    """A parameter, or of it every item (None), or the item at a place."""

    name: str
    places: tuple[int | None, ...] = ()
    is_length: bool = False

    @property
    def length(self) -> "Path":
        return Path(self.name, self.places, is_length=True)

    @property
    def items(self) -> "Path":
        return Path(self.name, (*self.places, None))

    @property
    def list(self) -> "Path":
        """The list of which these are the items."""
        return self._replace(places=self.places[:-1])

    def at(self, place: int) -> "Path":
        return Path(self.name, (*self.places, place))

    def __str__(self) -> str:
        letters = iter(LETTERS * 9)
        places = (f"[{next(letters) if one is None else one}]" for one in self.places)
        return f"{self.name}{''.join(places)}{'.length' * self.is_length}"


@lru_cache(maxsize=4096)
def path_of(text: str) -> Path | None:
    """Return the path that a text is; None if it is anything else."""
    if text.startswith(CALLS):
        return Path(text)
    if not re.fullmatch(NAME, text):
        return None
    name, *places = text.removesuffix(".length").replace("]", "").split("[")
    letters = [place for place in places if place.isalpha()]
    if "." in name or len({*letters}) < len(letters):  # a diagonal is no path
        return None
    found = [None if place.isalpha() else int(place) for place in places]
    return Path(name, tuple(found), text.endswith(".length"))


@lru_cache(maxsize=4096)
def parsed(text: str) -> ast.expr | None:
    """Return a text as an expression; None if it is none, or too long for one."""
    return annotation_in(text.strip()) if len(text) <= HUGE else None


def evaluated(node: ast.expr, known: Callable[[ast.expr], Any]) -> Any:
    """Return the number that an expression is, whose names, items and lengths are `known`."""
    match node:
        case ast.Constant(value=value) if type(value) is int:
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -evaluated(operand, known)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            one, other = evaluated(left, known), evaluated(right, known)
            if type(op) is ast.Pow and not (0 <= other < HUGE and abs(one) < LARGE):
                raise UnknownError
            return OPERATORS[type(op)](one, other)
        case ast.Call(func=ast.Name(id=name), args=some) if name in FUNCTIONS and some:
            return FUNCTIONS[name](*(evaluated(one, known) for one in some))
        case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call():
            return known(node)
    raise UnknownError


def value_of(text: str, known: Callable[[Path], int | None]) -> int | None:
    """Return the number that a text is, if the paths in it are numbers that are known."""

    def looked_up(node: ast.expr) -> int:
        path = path_of(ast.unparse(node))
        if path is None or (found := known(path)) is None:
            raise UnknownError
        return found

    if path := path_of(text):
        return known(path)
    tree = parsed(text)
    try:
        return evaluated(tree, looked_up) if tree else None
    except (UnknownError, ArithmeticError, TypeError):
        return None


@lru_cache(maxsize=4096)
def number(text: str) -> int | None:
    """Return the number that a text such as `2 * 10**4` is."""
    return value_of(text, lambda _: None)


def paths_in(text: str) -> list[Path]:
    """Return the paths in an expression."""
    return [path for one in re.findall(NAME, text) if (path := path_of(one))]


class InputValues(NamedTuple):
    """The values of an input by parameter and, where LeetCode plays, how often it calls what."""

    by_name: dict[str, list[Any]]  # several where LeetCode plays: those of all calls
    calls: dict[str, int]  # {method: how often it is called}, without the constructor

    def parts(self, of: Path) -> list[Any]:
        """Return the values that a path stands for or, of a length, what has it."""
        parts = self.by_name.get(of.name, [])
        for place in of.places:
            inside = [part for part in parts if isinstance(part, (list, str))]
            if place is None:
                parts = [*chain.from_iterable(inside)]
            else:
                parts = [part[place] for part in inside if place < len(part)]
        return parts

    def numbers(self, of: Path) -> list[int]:
        """Return the numbers that this stands for; of nodes, nulls are not counted."""
        if of.name.startswith(CALLS):
            words = {*re.findall(r"\w+", of.name)}
            counts = [count for name, count in self.calls.items() if name in words]
            return [sum(counts or self.calls.values())]
        parts = self.parts(of)
        if of.is_length:
            parts = [length(part) for part in parts if isinstance(part, (list, str))]
        return [part for part in parts if type(part) is int]

    def only(self, of: Path) -> int | None:
        """Return the number that this stands for; None if there are several."""
        some = {*self.numbers(of)}
        return some.pop() if len(some) == 1 else None

    def texts(self, of: Path) -> Iterator[str]:
        """Return the strings that this stands for, and those in lists of them."""
        return (part for part in lists_in(self.parts(of)) if isinstance(part, str))


def values_of(signature: Signature, values: Any) -> InputValues:
    """Prepare the values of an input to be looked up by the names in constraints."""
    if not signature.plays:
        return InputValues({name: [v] for name, v in signature.named(values).items()}, {})
    names, lists = values
    by_name: dict[str, list[Any]] = {}
    for call, arguments in zip(names, lists):
        for name, value in zip(signature.methods[call].parameters, arguments):
            by_name.setdefault(name, []).append(value)
    return InputValues(by_name, {name: names.count(name) for name in [*signature.methods][1:]})
