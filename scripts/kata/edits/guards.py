"""Conditions that are missing: before a statement, around it, or beside another condition."""

import ast
from collections.abc import Iterator
from itertools import combinations

from kata.edits.changes import Edit, Source
from kata.edits.scope import FUNCTIONS, Scope

RETURNED = "0", "1", "-1", "inf", "True", "False", "None", "[]", '""'
SIMPLE = ast.Expr, ast.Assign, ast.AugAssign
PLAIN = ast.Name, ast.Attribute, ast.Subscript
COMPARED = "!=", "==", "<", ">"
MOST = 6  # values that are compared with each other
BEYOND = ast.GtE, ast.Gt
WITHIN = ast.LtE, ast.Lt


def base_cases(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """A return at the beginning of a function, or after those that are there."""
    if not isinstance(node, FUNCTIONS):
        return
    names = [one.arg for one in node.args.args if one.arg != "self"]
    cases = [(f"not {name}", value) for name in names for value in RETURNED]
    cases += [(f"{name} < 0", value) for name in names for value in RETURNED[:6]]
    cases += [(f"len({name}) == 1", value) for name in names for value in (f"{name}[0]", name)]
    cases += [(f"len({name}) < 2", value) for name in names for value in (*RETURNED[:6], name)]
    cases += [(f"{name} == 1", value) for name in names for value in RETURNED[:2]]
    for place in _leading(node.body):
        start, indent = source.extent(place)[0], source.indent(place)
        for test, value in cases:
            yield Edit(start, start, f"if {test}:\n{deeper(indent)}return {value}\n{indent}")
    items = {source.text(one) for one in ast.walk(node) if _is_item_of(one, names)}
    zeros = "0", "'0'", '""'
    last = _leading(node.body)[-1]
    start, indent = source.extent(last)[0], source.indent(last)
    for item in sorted(items)[:MOST]:
        for zero in zeros:
            for value in RETURNED[:6]:
                new = f"if {item} == {zero}:\n{deeper(indent)}return {value}\n{indent}"
                yield Edit(start, start, new)


def deeper(indent: str) -> str:
    """One indentation further in."""
    return indent + ("\t" if "\t" in indent else " " * 4)


def _leading(body: list[ast.stmt]) -> list[ast.stmt]:
    """The first statement of a body, and the first one after the conditions that it begins with."""
    ends = (k for k, one in enumerate(body) if not (isinstance(one, ast.If) and not one.orelse))
    k = next(ends, 0)
    return [body[0], body[k]] if k else [body[0]]


def _is_item_of(node: ast.AST, names: list[str]) -> bool:
    """Whether all that an item depends on are arguments, or names from outside."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.ctx, ast.Load):
        return False
    return isinstance(node.slice, ast.Name) and node.slice.id in names


def guarded(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A statement that is to run only under a condition."""
    text = source.text(node) if isinstance(node, (*SIMPLE, ast.Return)) else ""
    if not text or "\n" in text:
        return
    match node:
        case ast.Assign(targets=[ast.Subscript(value=held, slice=key)]):
            test = f"{source.text(key)} not in {source.text(held)}"
            yield from source.replacements(node, f"if {test}: {text}")
        case ast.Return(value=ast.Call() as value):
            yield from source.replacements(node, f"if {source.text(value)}: return True")
            yield from source.replacements(node, f"if not {source.text(value)}: return False")
    if isinstance(node, SIMPLE):
        for name in _names_read(node, scope):
            for test in f"{name} >= 0", f"{name} > 0", f"{name} is not None":
                yield from source.replacements(node, f"if {test}: {text}")


def guarded_by_truth(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A statement that is to run only if a name in it counts as true, or as false."""
    if isinstance(node, SIMPLE) and "\n" not in source.text(node):
        for name in _names_read(node, scope):
            yield from source.replacements(node, f"if {name}: {source.text(node)}")
            yield from source.replacements(node, f"if not {name}: {source.text(node)}")


def _names_read(node: ast.AST, scope: Scope) -> list[str]:
    found = (one for one in ast.walk(node) if isinstance(one, ast.Name) and scope.is_value(one))
    return sorted({one.id for one in found})


def compared_values(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """A condition that also compares two of the values in it or in what it guards."""
    if not isinstance(node, (ast.If, ast.While)):
        return
    parts = [node.test, *node.body]
    found = (one for part in parts for one in ast.walk(part) if isinstance(one, PLAIN))
    loaded = (one for one in found if isinstance(one.ctx, ast.Load))
    values = [*dict.fromkeys(source.text(one) for one in loaded)][: 2 * MOST]
    values = sorted(values, key=lambda text: "[" not in text)[:MOST]
    test = source.text(node.test)
    for a, b in combinations(values, 2):
        for sign in COMPARED:
            yield from source.replacements(node.test, f"({test}) and {a} {sign} {b}")


def both_ends(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """The other end of a range, for all that is compared with one end of it."""
    match node:
        case ast.If(test=ast.BoolOp(op=op, values=values) as test):
            kinds, sign, word = (
                (BEYOND, "<", "or") if isinstance(op, ast.Or) else (WITHIN, ">=", "and")
            )
            names = [
                one.left.id
                for one in values
                if isinstance(one, ast.Compare)
                and isinstance(one.ops[0], kinds)
                and isinstance(one.left, ast.Name)
            ]
            if names:
                first = f" {word} ".join(f"{name} {sign} 0" for name in names)
                yield from source.replacements(test, f"{first} {word} {source.text(test)}")


def other_results(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """The largest of all in place of one, or whether something is left in place of a constant."""
    match node:
        case ast.Return(value=ast.Subscript(value=held) as value):
            text = source.text(held)
            yield from source.replacements(
                value, f"max({text})", f"sum({text})", f"min({text})", f"len({text})"
            )
        case ast.Return(value=ast.Constant(value=bool()) as value):
            for name in sorted(scope.names(node)):
                yield from source.replacements(value, f"not {name}", f"bool({name})")
