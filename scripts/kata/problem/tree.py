"""The syntax tree of a source: what stands around a node, and what stands in a function."""

import ast
from functools import cached_property
from typing import Any

from kata.wire.expressions import parsed

FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef
INNER = *FUNCTIONS, ast.ClassDef


class Tree:
    """A source as nodes; there are none where it is not Python."""

    def __init__(self, source: str) -> None:
        self.tree = parsed(source)
        self.nodes: list[Any] = [*ast.walk(self.tree)]
        self.parents = {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}

    @cached_property
    def functions(self) -> list[Any]:
        return [node for node in self.nodes if isinstance(node, FUNCTIONS)]


def inside(body: list[ast.stmt]) -> list[Any]:
    """Return what stands in the body of a function or a branch, but not in functions inside it."""
    nodes: list[Any] = [*body]
    for node in nodes:  # the list grows as we read it
        if not isinstance(node, INNER):
            nodes += ast.iter_child_nodes(node)
    return nodes


def parameters(function: Any) -> list[str]:
    """Return the names of a function's parameters, without the instance of a method."""
    given = function.args
    some = [*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg]
    names = [one.arg for one in some if one]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names
