"""Syntax trees of sources, and the values of expressions in them: none of the code is run."""

import ast
import operator
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from kata.wire import BUILTINS

__builtins__ = BUILTINS

Function = Callable[..., Any]
OPERATORS: dict[type[ast.AST], Function] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}


def parsed(source: str) -> ast.Module:
    """Return the syntax tree of a source; an empty one where it is not Python."""
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError):  # the interpreter decoded it in another way
        return ast.Module([], [])


class UnknownError(LookupError):
    """Raised for a value that is not known."""


class Evaluator:
    """Evaluates expressions; all that a subclass does not say is unknown.

    Besides UnknownError, an operation raises whatever it raises for its operands.
    """

    operators: ClassVar[Mapping[type[ast.AST], Function]] = {}
    functions: ClassVar[Mapping[str, Function]] = {}

    def value(self, node: ast.AST) -> Any:
        """Return the value of an expression."""
        match node:
            case ast.Constant(value=value):
                return self.constant(value)
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.item(node)
            case ast.Call():
                return self.call(node)
            case ast.UnaryOp(op=op, operand=operand) if type(op) in self.operators:
                return self.applied(op, self.value(operand))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in self.operators:
                return self.applied(op, self.value(left), self.value(right))
        raise UnknownError(node)

    def constant(self, value: Any) -> Any:
        return value

    def name(self, node: ast.Name) -> Any:
        raise UnknownError(node)

    def attribute(self, node: ast.Attribute) -> Any:
        raise UnknownError(node)

    def item(self, node: ast.Subscript) -> Any:
        raise UnknownError(node)

    def call(self, node: ast.Call) -> Any:
        if isinstance(node.func, ast.Name) and node.func.id in self.functions and node.args:
            return self.functions[node.func.id](*map(self.value, node.args))
        raise UnknownError(node)

    def applied(self, op: ast.operator | ast.unaryop, *operands: Any) -> Any:
        """The result of an operator; a subclass refuses operands that are of no use, or large."""
        return self.operators[type(op)](*operands)


def operators(*kinds: type[ast.AST]) -> dict[type[ast.AST], Function]:
    """Return the operators of these kinds."""
    return {kind: OPERATORS[kind] for kind in kinds}
