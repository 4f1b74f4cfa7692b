"""What the names in a row of patterns stand for: nodes of one kind, or each of several texts."""

import ast
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from kata.edits.source import Source

Kind: TypeAlias = Callable[[Source, Any], bool]
LASTING = ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Pass  # statements that stay
LOOSE = ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr  # looser than `not`
SUMS = *LOOSE, ast.BinOp, ast.UnaryOp, ast.Compare  # looser than what `+ 1` can be added to
RETURNED = "0", "1", "-1", "inf", "True", "False", "None", "[]", '""'
NEUTRAL = "0", "1", "-1", "inf", "-inf", "True", "False", "None", "[]", '""'


def _of(*types: type[ast.AST]) -> Kind:
    return lambda _, node: isinstance(node, types)


def _joined_by(op: type[ast.boolop]) -> Kind:
    return lambda source, node: isinstance(getattr(source.parents[node], "op", None), op)


def _compared(source: Source, node: Any) -> bool:
    return isinstance(node, ast.Constant) and isinstance(source.parents[node], ast.Compare)


def _mark(_: Source, node: Any) -> bool:
    """Tell whether it is a text or a truth value, as a board is marked with."""
    return isinstance(node, ast.Constant) and isinstance(node.value, (bool, str))


def _text(source: Source, node: Any) -> bool:
    return _compared(source, node) and isinstance(node.value, str)


def _term(source: Source, node: Any) -> bool:
    """Tell whether `+ 1` after a value needs no parentheses, as it does in `(gap + 1) / 2`."""
    around = source.parents[node]
    is_sum = isinstance(around, ast.BinOp) and isinstance(around.op, ast.Add)
    return source.is_value(node) and (is_sum or not isinstance(around, (ast.UnaryOp, ast.BinOp)))


def _bound(source: Source, node: Any) -> bool:
    """Tell whether it is a bound of a range or a slice that no constant in it moves."""
    match node:
        case ast.Starred() | ast.Constant() | ast.UnaryOp(operand=ast.Constant()):
            return False
        case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant()):
            return False
    match source.parents[node]:
        case ast.Call(func=ast.Name(id="range"), args=bounds, keywords=[]):
            return node in bounds
        case ast.Slice(lower=lower, upper=upper):
            return node in (lower, upper)
    return False


def _end(source: Source, node: Any) -> bool:
    return _bound(source, node) and isinstance(source.parents[node], ast.Call)


def _truth(source: Source, node: Any) -> bool:
    """Tell whether a value counts as true or false."""
    around = source.parents[node]
    is_test = isinstance(around, ast.BoolOp) or getattr(around, "test", None) is node
    return source.is_value(node) and is_test


def _elif(source: Source, node: Any) -> bool:
    return isinstance(node, ast.If) and source.data.startswith(b"elif", source.extent(node)[0])


KINDS: dict[str, Kind] = {
    "name": _of(ast.Name),
    "variable": lambda source, node: getattr(node, "id", None) in source.names(node),
    "counter": lambda source, node: (  # that a constant is given to
        isinstance(node, ast.Name)
        and isinstance(getattr(source.parents[node], "value", None), ast.Constant)
    ),
    "call": _of(ast.Call),
    "key": lambda _, node: not isinstance(node, ast.Slice),
    "target": lambda _, node: not isinstance(node, ast.Tuple),
    "value": Source.is_value,
    "term": _term,
    "operand": lambda source, node: source.is_value(node) and not _term(source, node),
    "constant": lambda source, node: isinstance(node, ast.Constant) and not _compared(source, node),
    "compared": lambda source, node: _compared(source, node) and not _text(source, node),
    "text": _text,
    "mark": _mark,
    "end": _end,
    "edge": lambda source, node: _bound(source, node) and not _end(source, node),
    "filter": lambda source, node: node in getattr(source.parents[node], "ifs", ()),
    "conjunct": _joined_by(ast.And),
    "disjunct": _joined_by(ast.Or),
    "truth": _truth,
    "statement": lambda source, node: (
        isinstance(node, ast.stmt) and not isinstance(node, LASTING) and not _elif(source, node)
    ),
    "elif": _elif,
    "line": _of(ast.Expr),
    "simple": lambda _, node: (
        isinstance(node, (ast.Expr, ast.Assign, ast.AugAssign)) and node.lineno == node.end_lineno
    ),
}
IN_PARENTHESES = {"test": LOOSE, "end": SUMS, "edge": SUMS}  # {name: what is written in them}
SEVERAL: dict[str, Callable[[Source, Any], Iterable[str]]] = {
    "neutral": lambda *_: NEUTRAL,
    "number": lambda *_: NEUTRAL[:-2],
    "other": lambda source, node: sorted(source.names(node)),
    "field": lambda source, _: sorted(source.fields),
    "marks": lambda source, node: sorted(
        {source.text(one) for one in ast.walk(source.around(node)) if _mark(source, one)}
    ),
    "read": lambda source, node: sorted(
        {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and source.is_value(one)}
    ),
}
