"""Compares items with their indexes, with their neighbours, and with what is mirrored."""

import ast
import re
from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

from kata.size import leaves, length
from kata.statement.paths import InputValues, UnknownError, evaluated, parsed, path_of

MOST_PLACES = 100_000  # of indexes that are looked at
LETTERS = {*"ij"}


@lru_cache(maxsize=1024)
def are_of_places(one: str, other: str) -> bool:
    """Tell whether a comparison of two terms holds of indexes: `nums[i] != nums[i + 1]`."""
    indexes = [re.findall(r"\[([ij])\b", side) for side in (one, other)]
    return (
        any(some and not path_of(side) for side, some in zip((one, other), indexes))
        or any(re.search(rf"(?<!\[)\b{i}\b", f"{one} {other}") for some in indexes for i in some)
        or (all(indexes) and indexes[0] != indexes[1])
    )


def place_that_breaks(
    one: str, holds: Callable[[Any, Any], bool], other: str, values: InputValues
) -> str:
    """Return the first indexes, if any, at which a comparison does not hold: `i = 2`."""
    only = {name: some[0] for name, some in values.by_name.items() if len(some) == 1}
    left, right = parsed(one), parsed(other)
    sizes: dict[str, int] = {}
    for side in filter(None, (left, right)):
        _measure(side, only, sizes)
    if not left or not right or prod(sizes.values()) > MOST_PLACES:
        return ""
    for at in product(*map(range, sizes.values())):
        places = dict(zip(sizes, at))
        try:
            is_kept = holds(_value(left, only, places), _value(right, only, places))
        except (LookupError, TypeError, ArithmeticError):  # there is no such item
            continue
        if not is_kept:
            return ", ".join(f"{letter} = {index}" for letter, index in places.items()) or "it"
    return ""


def _value(node: ast.expr, only: dict[str, Any], places: dict[str, int]) -> Any:
    """Return the value of an expression at these places."""

    def known(node: ast.expr) -> Any:
        match node:
            case ast.Name(id=name):
                return places[name] if name in places else only[name]
            case ast.Attribute(value=value, attr="length"):
                return length(known(value))
            case ast.Subscript(value=value, slice=index):
                place = evaluated(index, known)
                if place < 0 and not isinstance(index, ast.UnaryOp):
                    raise UnknownError
                return known(value)[place]
            case ast.Call(func=ast.Name(id="sum"), args=[value]):
                return sum(leaves(known(value)))
        raise UnknownError

    return evaluated(node, known)


def _measure(node: ast.expr, only: dict[str, Any], sizes: dict[str, int]) -> None:
    """Note how many indexes each letter may stand for."""
    for one in ast.walk(node):
        indexes, base = list[ast.expr](), one
        while isinstance(base, ast.Subscript):
            indexes.insert(0, base.slice)
            base = base.value
        waiting: list[Any] = [only.get(base.id)] if isinstance(base, ast.Name) else []
        for index in indexes:
            lists = [part for part in waiting if isinstance(part, (list, str))]
            letter = next((n.id for n in ast.walk(index) if isinstance(n, ast.Name)), "")
            if letter in LETTERS and lists:
                sizes[letter] = max(*map(len, lists), sizes.get(letter, 0))
            waiting = [item for part in lists for item in part]
