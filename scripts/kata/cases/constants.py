"""Inputs that hold a solution's own constants, to expose a sentinel that is a legal value."""

import ast
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dis import get_instructions
from itertools import islice, pairwise
from types import CodeType
from typing import Any, TypeAlias
from warnings import catch_warnings, simplefilter

from kata.cases.pick import edge_options, holds
from kata.cases.recipe import EveryPick, every
from kata.problem.rules import Function

Constant: TypeAlias = int | str
MOST_CASES = 2000  # cases
BITS = 64  # of a constant


def constants(tree: ast.Module) -> list[Constant]:
    """The numbers and letters in a solution's compiled code, in which `2**31 - 1` is folded."""
    with suppress(SyntaxError, ValueError, RecursionError), catch_warnings():
        simplefilter("ignore")
        waiting: list[Any] = [compile(tree, "<constants>", "exec", dont_inherit=True)]
        found: dict[Constant, None] = {}
        for one in waiting:  # the list grows as we read it
            if isinstance(one, CodeType):
                waiting += constants_of(one)
            elif isinstance(one, (tuple, frozenset)):
                waiting += one
            elif type(one) in (int, float) and abs(one) < 1 << BITS and one == int(one):
                found[int(one)] = None
            elif isinstance(one, str) and len(one) == 1:
                found[one] = None
        return list(found)
    return []


def constants_of(code: CodeType) -> Iterator[Any]:
    """Yield what a code object holds, but not what newer Pythons add to the code of a solution."""
    if code.co_name == "__annotate__":  # since 3.14
        return
    steps = [*get_instructions(code)]
    small = (step.argval for step in steps if step.opname == "LOAD_SMALL_INT")  # since 3.14
    lines = [a.argval for a, b in pairwise(steps) if b.argval == "__firstlineno__"]  # since 3.13
    yield from (one for one in (*code.co_consts, *small) if one not in lines)


def nearby(own: Iterable[Constant]) -> list[Constant]:
    """Return the constants, each number also ±1 and negated."""
    found: dict[Constant, None] = {}
    for value in own:
        found[value] = None
        if isinstance(value, int):
            found |= dict.fromkeys((value + 1, value - 1, -value, -value - 1, 1 - value))
    return list(found)


def wide_choices(inputs: Function, sizes: Iterable[int]) -> list[Any]:
    """Return the options of the recipe's wide choices at these sizes."""
    looks = {size: EveryPick() for size in sizes}
    for size, look in looks.items():
        for _ in islice(every(inputs, size, look), MOST_CASES):
            pass
    return [options for look in looks.values() for options in look.wide]


def inputs_with(
    own: Iterable[Constant], wide: list[Any], inputs: Function, sizes: Iterable[int]
) -> Iterator[tuple[Constant, Any]]:
    """(constant, arguments) of inputs of these sizes in which a wide choice is one of `own`."""
    legal = [c for c in own if any(holds(o, c) and c not in edge_options(o) for o in wide)]
    for constant in legal:
        made = (pair for size in sizes for pair in _with(constant, inputs, size))
        yield from islice(made, MOST_CASES // len(legal) or 1)


def _with(constant: Constant, inputs: Function, size: int) -> Iterator[tuple[Constant, Any]]:
    """Yield the inputs of this size in which the constant was chosen."""
    pick = EveryPick(constant)
    for arguments in islice(every(inputs, size, pick), MOST_CASES):
        if pick.used:
            yield constant, arguments
