"""Reads and checks comparisons of items with their indexes, and with their neighbours."""

import ast
import operator
import re
from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any, NamedTuple

from kata.problem.constraints.bounds import COMPARE, shown_sign
from kata.problem.constraints.lines import RISING, Line, terms_in
from kata.problem.constraints.named_values import InputValues
from kata.problem.constraints.numbers import number, parsed
from kata.wire.expressions import UnknownError, operators

MOST_PAIRS = 1_000_000  # of indexes that are looked at
LETTER = re.compile(r"[ij]")
IN_ORDER = r"(?: in)?(?: an?)?,? ?(strictly )?(?:ascending|non-decreasing|increasing)(?: order)?"
BY_FIELD = re.compile(
    rf"(?:\w+ (?:is|are) sorted by (?:the )?)?(\w+)(?: (?:is|are)(?: sorted)?)?{IN_ORDER}"
)
ARITHMETIC = operators(ast.Add, ast.Sub, ast.Mult, ast.Mod)
At = tuple[int, ...]  # the values of the letters i and j
Compiled = Callable[[At], Any]


class OfEach(NamedTuple):
    """A comparison that holds at every index: `edges[i] != i`, `nums[i] != nums[i + 1]`."""

    of: str
    sign: str
    other: str

    @staticmethod
    def read(line: Line) -> list["OfEach"]:
        """Return the comparisons in a line that speak of an index by itself, or of neighbours."""
        if by := BY_FIELD.fullmatch(line.text):
            field = line.items.get(by[1], [""])[0]
            following = field.replace("[i]", "[i + 1]")
            return [OfEach(field, "<" if by[2] else "<=", following)] if field else []
        terms, signs = terms_in(line)
        trios = zip(terms, signs, terms[1:])
        return [
            OfEach(*trio)
            for trio in trios
            if line.is_of_each(trio[0], trio[2]) and not RISING.fullmatch(" ".join(trio))
        ]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say at which indexes the comparison does not hold."""
        only = {name: some[0] for name, some in values.by_name.items() if len(some) == 1}
        sides = [*filter(None, map(parsed, (self.of, self.other)))]
        if len(sides) < 2:
            return
        sizes: dict[str, int] = {}
        for side in sides:
            _measure(side, only, sizes)
        letters = sorted(sizes)
        try:
            left, right = (_compiled(side, only, letters) for side in sides)
        except UnknownError:
            return
        holds = COMPARE[self.sign]
        if prod(sizes.values()) > MOST_PAIRS:
            return
        for at in product(*(range(sizes[letter]) for letter in letters)):
            try:
                is_kept = holds(left(at), right(at))
            except (IndexError, TypeError, ZeroDivisionError):  # there is no such item
                continue
            if not is_kept:
                where = ", ".join(f"{letter} = {index}" for letter, index in zip(letters, at))
                sign = shown_sign(self.sign)
                yield f"{self.of} {sign} {self.other} does not hold for {where}"
                return


def _measure(node: ast.expr, only: dict[str, Any], sizes: dict[str, int]) -> None:
    """Note how many indexes each letter may stand for."""
    for one in ast.walk(node):
        if not isinstance(one, ast.Subscript):
            continue
        indexes, base = [one.slice], one.value
        while isinstance(base, ast.Subscript):
            indexes.insert(0, base.slice)
            base = base.value
        waiting: list[Any] = [only.get(base.id)] if isinstance(base, ast.Name) else []
        for index in indexes:
            lists = [part for part in waiting if isinstance(part, (list, str))]
            found = LETTER.search(ast.unparse(index))
            if found and lists:
                sizes[found[0]] = max(*map(len, lists), sizes.get(found[0], 0))
            waiting = [item for part in lists for item in part]


def _compiled(node: ast.expr, only: dict[str, Any], letters: list[str]) -> Compiled:
    """Return a function of the indexes that gives the value of an expression."""

    def inner(one: ast.expr) -> Compiled:
        return _compiled(one, only, letters)

    match node:
        case ast.Constant(value=value):
            return lambda _: value
        case ast.Name(id=name) if name in letters:
            return operator.itemgetter(letters.index(name))
        case ast.Name(id=name) if name in only:
            given = only[name]
            return lambda _: given
        case ast.Attribute(value=value, attr="length"):
            sized = inner(value)
            return lambda at: len(sized(at))
        case ast.Subscript(value=value, slice=index):
            return _item(inner(value), inner(index))
        case ast.Call(func=ast.Name(id="abs"), args=[value]):
            signed = inner(value)
            return lambda at: abs(signed(at))
        case ast.UnaryOp(op=ast.USub(), operand=value):
            positive = inner(value)
            return lambda at: -positive(at)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            apply, one, other = ARITHMETIC[type(op)], inner(left), inner(right)
            return lambda at: apply(one(at), other(at))
        case ast.BinOp(op=ast.Pow()) if (power := number(ast.unparse(node))) is not None:
            return lambda _: power
    raise UnknownError(node)


def _item(items: Compiled, index: Compiled) -> Compiled:
    """Return a function that gives an item, and counts none from the end."""

    def item(at: At) -> Any:
        if (place := index(at)) < 0:
            raise IndexError
        return items(at)[place]

    return item
