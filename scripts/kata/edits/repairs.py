"""Every single change that may repair a solution, by what people get wrong; likely ones come first.

A kind of change is one entry in REPAIRS. What is no longer Python fails when it is run.
"""

import ast
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from kata.edits.changes import (
    BARE,
    Edit,
    Source,
    bounds,
    comparisons,
    conditions,
    constants,
    nodes,
    operations,
    statements,
)
from kata.edits.guards import (
    base_cases,
    both_ends,
    compared_values,
    guarded,
    guarded_by_truth,
    other_results,
)
from kata.edits.moves import added_statements, moved_statements
from kata.edits.scope import Scope
from kata.problem.solution import ADDED

NEUTRAL = "0", "1", "-1", "inf", "-inf", "True", "False", "None", "[]", '""'
COMPARED = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
ARITHMETIC = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
TWINS = dict[str, tuple[str, ...]]()  # {a name: those that it is taken for}
for _pair in (
    "min max",
    "any all",
    "append appendleft",
    "append extend",
    "add remove",
    "remove discard",
    "pop popleft",
    "left right",
    "next prev",
    "lower upper",
    "bisect_left bisect_right",
    "isdigit isalnum",
    "isalpha isalnum",
    "heappop heappushpop",
    "heapreplace heappushpop",
    "keys values",
    "values items",
    "intersection union",
    "startswith endswith",
    "find rfind",
    "lstrip rstrip",
    "strip lstrip",
    "ceil floor",
):
    _one, _other = _pair.split()
    TWINS[_one] = *TWINS.get(_one, ()), _other
    TWINS[_other] = *TWINS.get(_other, ()), _one


class Repair(NamedTuple):
    """The text of a solution with one change; a lower rank is a likelier kind of mistake."""

    text: str
    line: int  # of the change, in the text as it was
    rank: int

    is_sturdy: bool  # whether it is no accident that a few cases do not fail any more
    number: int | None = None  # that stands in place of the one beside it


def repairs(text: str) -> list[Repair]:
    """Every text that differs from this one by a single change, the likely ones first."""
    own = text.partition(ADDED)[0]
    source, found = Source(own), dict[str, Repair]()
    scope = Scope(source.tree)
    visited = [node for node, _ in nodes(source.tree, source.tree)]
    for rank, kind in enumerate(REPAIRS):
        for node in visited:
            is_range = isinstance(node, ast.Call) and source.text(node.func) == "range"
            is_sturdy = kind in STURDY or (kind is moved_bounds and is_range)
            for start, end, new in kind(source, node, scope):
                data = source.data[:start] + new.encode() + source.data[end:]
                line = 1 + source.data.count(b"\n", 0, start)
                changed = data.decode() + text[len(own) :]
                if changed != text:
                    is_number = kind is constants_beside and new.lstrip("-").isdecimal()
                    number = int(new) if is_number else None
                    found.setdefault(changed, Repair(changed, line, rank, is_sturdy, number))
    return [*found.values()]


def other_comparisons(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """Any other comparison, also with `is None` for what is taken for a truth value."""
    yield from comparisons(source, node)
    if isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        for (left, right), operator in zip(pairwise(operands), node.ops):
            old = COMPARED.get(type(operator), "")
            at = source.data.find(old.encode(), source.extent(left)[1], source.extent(right)[0])
            for new in COMPARED.values() if old and at >= 0 else ():
                yield Edit(at, at + len(old), new)


def moved_bounds(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A value that is one more or one less, or without what is added to it."""
    yield from bounds(source, node)
    match node:
        case ast.BinOp(left=left, right=right) | ast.BoolOp(values=[left, right]):
            yield from source.replacements(node, source.text(left), source.text(right))
        case ast.BoolOp(values=values, op=op):
            word = " and " if isinstance(op, ast.And) else " or "
            for value in values:
                others = [source.text(one) for one in values if one is not value]
                yield from source.replacements(node, word.join(others))
        case ast.UnaryOp(operand=operand):
            yield from source.replacements(node, source.text(operand))
    if isinstance(node, BARE) and scope.is_value(node):
        text = source.text(node)
        moved = [f"{text} + 1", f"{text} - 1"]
        if _binds_closely(scope.parents[node]):
            moved = [f"({one})" for one in moved]
        yield from source.replacements(node, *moved, f"-{text}")


def _binds_closely(around: ast.AST) -> bool:
    """Whether what is added to an operand needs parentheses, as in `(gap + 1) / 2`."""
    return isinstance(around, ast.UnaryOp) or (
        isinstance(around, ast.BinOp) and not isinstance(around.op, ast.Add)
    )


def constants_beside(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """A number that is one more or one less, half of a large one, or the other truth value."""
    yield from constants(source, node)


def other_constants(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """The neutral element of another operation."""
    is_empty = isinstance(node, (ast.List, ast.Dict)) and not ast.unparse(node).strip("[]{}")
    is_infinite = isinstance(node, ast.Name) and node.id == "inf"
    if isinstance(node, ast.Constant) and isinstance(scope.parents.get(node), ast.Compare):
        some = NEUTRAL[-1:] if isinstance(node.value, str) else NEUTRAL[:-2]
        yield from source.replacements(node, *some)  # a text is not compared with a number
    elif isinstance(node, ast.Constant) or is_empty or is_infinite:
        yield from source.replacements(node, *NEUTRAL)
    if isinstance(node, ast.Return) and node.value:
        yield from source.replacements(node.value, *NEUTRAL)


def other_conditions(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A condition that is turned around, or one that asks for None instead of a truth value."""
    yield from conditions(source, node)
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            text = source.text(test)
            yield from source.replacements(test, f"not ({text})")
        case ast.BoolOp(op=ast.Or(), values=[first, ast.BoolOp(op=ast.And(), values=[a, b])]):
            texts = [source.text(one) for one in (first, a, b)]
            yield from source.replacements(node, "({} or {}) and {}".format(*texts))
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=ast.Name() as name):
            yield from source.replacements(node, f"{name.id} is None")
        case ast.Name() | ast.Attribute() | ast.Call() if scope.is_condition(node):
            yield from source.replacements(node, f"{source.text(node)} is not None")
        case ast.Subscript() if scope.is_condition(node):
            text = source.text(node)
            yield from source.replacements(node, f"{text} == 1", f"{text} & 1")


def other_names(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """Another name of the same function, in place of a number too, or an attribute of the file."""
    match node:
        case ast.Name(id=name) if name in scope.names(node):
            others = sorted(scope.names(node) - {name})
            yield from source.replacements(node, *others)
            if isinstance(scope.parents[node], ast.Return):
                reached = (f"{other}.{field}" for other in others for field in sorted(scope.fields))
                yield from source.replacements(node, *reached)
        case ast.Constant(value=int()) if isinstance(scope.parents.get(node), ast.Compare):
            yield from source.replacements(node, *sorted(scope.names(node)))
        case ast.Attribute(value=value, attr=name):
            twins = {*TWINS.get(name, ())}
            if not scope.is_called(node):
                twins |= scope.fields - {name}
            for other in sorted(twins):
                yield Edit(*_end_of(source, node, name), other)
            if isinstance(value, ast.Attribute) or scope.is_value(node):
                yield from source.replacements(node, source.text(value))
                yield from source.replacements(
                    node, *(f"{source.text(node)}.{field}" for field in sorted(scope.fields))
                )


def other_operations(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """Another operation, another order of two, or rounding in another direction."""
    if isinstance(node, ast.BinOp) and not any(isinstance(n, ast.Name) for n in ast.walk(node)):
        return  # `2**31 - 1` is meant as it is written
    yield from operations(source, node)
    match node:
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            a, b = source.text(left), source.text(right)
            signs = [sign for sign in ARITHMETIC.values() if sign != ARITHMETIC[type(op)]]
            yield from source.replacements(node, *(f"{a} {sign} {b}" for sign in signs))
            yield from source.replacements(node, f"{b} {ARITHMETIC[type(op)]} {a}")
            if isinstance(op, ast.FloorDiv):
                yield from source.replacements(node, f"int({a} / {b})", f"-(-{a} // {b})")
            if isinstance(right, ast.BinOp) and type(right.op) in ARITHMETIC:
                c, d = source.text(right.left), source.text(right.right)
                signs = [ARITHMETIC[type(one)] for one in (op, right.op)]
                yield from source.replacements(node, f"({a} {signs[0]} {c}) {signs[1]} {d}")
        case ast.BinOp(left=left, op=ast.Div(), right=right):
            yield from source.replacements(node, f"{source.text(left)} // {source.text(right)}")


def swapped(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """Two arguments, items or indices in the other order."""
    match node:
        case ast.Call(args=some) | ast.Tuple(elts=some) | ast.List(elts=some):
            for left, right in pairwise(some):
                yield _swap(source, left, right)
        case ast.Subscript(value=ast.Subscript(slice=left), slice=right):
            yield _swap(source, left, right)


def other_calls(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """Its twin in place of a function, and another item to take."""
    match node:
        case ast.Call(func=ast.Name(id=name) as function, args=some):
            yield from source.replacements(function, *TWINS.get(name, ()))
            others = [source.text(one) for one in some] if len(some) > 1 else []
            yield from source.replacements(node, *others)
            if len(some) == 1:
                yield from source.replacements(node, source.text(some[0]))
        case ast.Call(func=ast.Attribute(value=heap, attr="append"), args=[item]):
            yield from source.replacements(
                node, f"heappush({source.text(heap)}, {source.text(item)})"
            )
    match node:
        case ast.Call(
            func=ast.Name(id="sorted") | ast.Attribute(attr="sort"), args=some, keywords=named
        ) if all(one.arg != "reverse" for one in named):
            at = source.extent(node)[1] - 1
            yield Edit(at, at, ", reverse=True" if some or named else "reverse=True")
        case ast.Call(func=ast.Attribute(attr="pop"), args=[]):
            yield Edit(source.extent(node)[1] - 1, source.extent(node)[1] - 1, "0")
        case ast.Call(func=ast.Attribute(attr="pop"), args=[only]):
            yield from source.replacements(only, "")


def copies(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A copy of what is shared, or an order or a type that is missing."""
    match node:
        case ast.Name() | ast.Attribute() | ast.Call() | ast.Subscript() if scope.is_value(node):
            text = source.text(node)
            yield from source.replacements(node, f"{text}[:]", f"{text}.copy()", f"abs({text})")
            yield from source.replacements(node, f"max({text}, 0)", f"max({text}, 1)")
            yield from source.replacements(node, f"sorted({text})", f"{text}[::-1]")
            yield from source.replacements(node, f"tuple({text})", f"str({text})", f"int({text})")
            yield from source.replacements(node, f"len({text})", f"set({text})", f"list({text})")
            match node:
                case (
                    ast.Subscript(value=rows, slice=ast.Slice(lower=None, upper=None))
                    | ast.Call(func=ast.Attribute(value=rows, attr="copy"))
                    | ast.Call(func=ast.Name(id="list"), args=[rows])
                ):
                    yield from source.replacements(node, f"[row[:] for row in {source.text(rows)}]")
        case ast.BinOp(left=ast.List(elts=[ast.BinOp() as row]), op=ast.Mult(), right=times):
            text = f"[{source.text(row)} for _ in range({source.text(times)})]"
            yield from source.replacements(node, text)


def missing_keys(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """A dictionary that is asked for what it may not have."""
    match node:
        case ast.Subscript(value=held, slice=key, ctx=ast.Load()) if not isinstance(key, ast.Slice):
            inside = source.text(key)
            text = source.text(held)
            for default in ("0", "-1", "[]", "1"):
                yield from source.replacements(node, f"{text}.get({inside}, {default})")
        case ast.Dict(keys=[]):
            kinds = (f"defaultdict({kind})" for kind in ("int", "list", "set"))
            yield from source.replacements(node, *kinds)
        case ast.Call(func=ast.Name(id="defaultdict"), args=[kind]):
            yield from source.replacements(kind, "int", "list", "set")


def other_assignments(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """What was there is added to, kept if it is larger or smaller, or changed in place."""
    match node:
        case ast.Assign(targets=[target], value=value):
            a, b = source.text(target), source.text(value)
            if not isinstance(target, ast.Tuple):
                yield from source.replacements(node, f"{a} += {b}", f"{a}[:] = {b}")
                most = f"{a} = max({a}, {b})", f"{a} = min({a}, {b})"
                yield from source.replacements(node, *most)
        case ast.AugAssign(target=target, value=value):
            yield from source.replacements(node, f"{source.text(target)} = {source.text(value)}")
        case ast.Expr(value=value):
            yield from source.replacements(node, f"return {source.text(value)}")


def further_conditions(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A condition that first asks for a name of the function."""
    match node:
        case ast.If(test=test) | ast.While(test=test):
            text = source.text(test)
            inner = f"({text})" if isinstance(test, (ast.BoolOp, ast.IfExp)) else text
            names = sorted(scope.names(test))
            for start in "{} and", "not {} and", "{} or", "not {} or":
                yield from source.replacements(
                    test, *(f"{start.format(name)} {inner}" for name in names)
                )


def left_out(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """A statement left out, or the other way to leave a round of a loop."""
    yield from statements(source, node)


def _end_of(source: Source, node: ast.AST, name: str) -> tuple[int, int]:
    """The extent of the last part of an attribute."""
    end = source.extent(node)[1]
    return end - len(name.encode()), end


def _swap(source: Source, left: ast.AST, right: ast.AST) -> Edit:
    start, end = source.extent(left)
    begin, stop = source.extent(right)
    between = source.data[end:begin].decode()
    return Edit(start, stop, source.text(right) + between + source.text(left))


Kind: TypeAlias = Callable[[Source, ast.AST, Scope], Iterator[Edit]]
# Those whose effect does not depend on luck, as that of another number does where hashes collide.
STURDY: tuple[Kind, ...] = other_comparisons, other_calls, moved_statements
REPAIRS: tuple[Kind, ...] = (
    *STURDY,
    other_operations,
    constants_beside,
    moved_bounds,
    other_constants,
    other_conditions,
    swapped,
    other_names,
    missing_keys,
    other_assignments,
    left_out,
    both_ends,
    other_results,
    added_statements,
    further_conditions,
    base_cases,
    compared_values,
    guarded,
    copies,
    guarded_by_truth,
)
