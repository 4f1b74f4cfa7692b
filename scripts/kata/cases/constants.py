"""Cases that hold a solution's own constants, to expose a sentinel that is a legal value."""

import ast
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dis import get_instructions
from functools import lru_cache
from itertools import chain, islice, pairwise
from math import inf
from types import CodeType
from typing import Any, TypeAlias
from warnings import catch_warnings, simplefilter

from kata.cases.generate import Known, answered, collect
from kata.cases.groups import Group
from kata.cases.inputs import Inputs, inputs_of
from kata.cases.model import CONSTANTS, SMALL, Cases, Input
from kata.cases.pick import edge_options, holds
from kata.cases.recipe import EveryPick, every
from kata.cases.shrink import with_numbers
from kata.problem.folder import Problem
from kata.problem.rules import Function
from kata.problem.solution import Solution
from kata.size import leaves

Constant: TypeAlias = int | str
OWN = 20  # seconds in which the cases of one solution must be made
MOST_SIZES = 20  # at which a constant is tried
MOST_CASES = 2000  # cases
MOST_APART = 400  # cases more, in which two numbers are a constant apart
AT_ONCE = 4  # problems whose solutions are judged in turn
BITS = 64  # of a constant


@lru_cache(maxsize=AT_ONCE)
def _shared(inputs: Inputs) -> tuple[Function, range, list[Any], Known]:
    """The recipe, its sizes, its wide choices, and answers, for all solutions of its problem."""
    sizes = range(1, min(inputs.small or 1, MOST_SIZES) + 1)
    recipe = inputs.derived.with_any() if inputs.derived else inputs.recipe
    assert recipe
    return recipe, sizes, wide_choices(recipe, sizes), {}


def own_cases(cases: Cases, solution: Solution, most: float = inf) -> Cases | None:
    """Return cases numbered after these, whose inputs hold the constants in the solution's code.

    They are as many as there is time for, unless all of them have to be made in `most` seconds.
    Where every input is a case already, there are none.
    """
    problem, inputs = solution.problem, inputs_of(solution.problem)
    if not inputs.recipe or inputs.is_whole:
        return None
    recipe, sizes, wide, known = _shared(inputs)
    plain = constants(solution.tree) if wide else []

    def with_constants(_problem: Problem) -> Iterator[Input]:
        made = inputs_with(nearby(plain), wide, recipe, sizes)
        for constant, arguments in chain(made, inputs_apart(plain, cases)):
            yield Input(f"its own constant {constant!r}", arguments, by_recipe=True)

    groups, seconds = [Group(CONSTANTS, with_constants)], min(OWN, most)
    made, _ = collect(problem, groups, seconds, known, len(cases), in_part=most > OWN)
    made = made if problem.has_answer else answered(problem, made, len(cases))
    return Cases.of(made, len(cases)) if made else None


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


def inputs_apart(own: Iterable[Constant], cases: Cases) -> Iterator[tuple[Constant, Any]]:
    """(constant, arguments) of small inputs whose lists hold two numbers that far apart."""
    far = [constant for constant in own if isinstance(constant, int) and constant > 1]
    for index in cases.in_group(SMALL)[: MOST_APART // max(len(far), 1)]:
        values = cases[index].values
        lists = [value for value in values if isinstance(value, list)]
        numbers = sorted(leaf for leaf in leaves(lists) if type(leaf) is int)
        for constant in far if numbers[:1] < numbers[-1:] else ():
            yield constant, (*with_numbers(values, {numbers[-1]: numbers[0] + constant}),)
