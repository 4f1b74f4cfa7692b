"""LeetCode's former class Interval, which older solutions, and NeetCode's, take for a pair."""

import ast
from typing import TYPE_CHECKING

from kata.problem.header import stated_types
from kata.wire.model import Kind, Shape

if TYPE_CHECKING:
    from kata.problem.signature import Signature

INTERVAL = "Interval"
FORMER: dict[Kind, Kind] = {  # {kind today: kind then}
    ("List", "int"): INTERVAL,
    ("List", ("List", "int")): ("List", INTERVAL),
}


def former_kind(name: str, kind: Kind) -> Kind:
    """Return the former kind of a parameter with that name."""
    return FORMER.get(kind, kind) if "interval" in name.lower() else kind


def had_intervals(signature: "Signature") -> bool:
    """Tell whether the problem's method took intervals once."""
    parameters = signature.methods[signature.main].parameters.items()
    return any(former_kind(name, kind) != kind for name, kind in parameters)


def shape_for(tree: ast.Module, signature: "Signature") -> Shape:
    """Return the shape of the problem, with intervals where the solution takes them."""
    shape = signature.shape
    if not (had_intervals(signature) and takes_intervals(tree, signature.main)):
        return shape
    method = signature.methods[signature.main]
    kinds = [former_kind(name, kind) for name, kind in method.parameters.items()]
    return shape._replace(
        methods={**shape.methods, signature.main: (kinds, FORMER.get(method.result, method.result))}
    )


def takes_intervals(tree: ast.Module, main: str) -> bool:
    """True if its types say so or, where they say nothing, if it uses the starts and ends of some.

    A solution that makes its own intervals from pairs is given the pairs.
    """
    nodes = [*ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    named = [node for node in functions if node.name == main] or functions
    types = [one for node in named for one in _types(node)]
    if any(INTERVAL in one for one in types):
        return True
    if any("ist[" in one for one in types):
        return False
    used = {one.attr for one in nodes if isinstance(one, ast.Attribute)}
    return used >= {"start", "end"} and not any(map(_makes_one, nodes))


def _types(function: ast.FunctionDef) -> list[str]:
    """Return the types of its parameters and its result, as they are written."""
    arguments = function.args.args
    types = [one.annotation for one in arguments] + [function.returns]
    types += stated_types(function).values()
    return [ast.unparse(one) for one in types if one]


def _makes_one(node: ast.AST) -> bool:
    """True for `Interval(*pair)` and `Interval(pair[0], pair[1])`, whatever the class is called."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return False
    if not node.func.id[:1].isupper():
        return False
    parts = (one for one in node.args if isinstance(one, (ast.Starred, ast.Subscript)))
    return any(isinstance(one.value, ast.Name) for one in parts)
