"""The classes and functions of a file, read and never run."""

import ast
from collections.abc import Iterable, Iterator
from symtable import symtable
from typing import TypeAlias

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef


def definitions(body: Iterable[ast.stmt]) -> Iterator[Definition]:
    """The classes and functions among statements; a lambda with a name counts as a function."""
    for node in body:
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                yield node
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=args, body=value)):
                yield ast.copy_location(ast.FunctionDef(name, args, [ast.Return(value)], []), node)


def members(node: Definition) -> dict[str, ast.FunctionDef]:
    """{name: function} of the methods of a class, or of the function itself."""
    nodes = definitions(node.body) if isinstance(node, ast.ClassDef) else [node]
    return {f.name: f for f in nodes if isinstance(f, ast.FunctionDef)}


def takes_self(node: Definition) -> bool:
    """Whether it is a function that is written like a method."""
    if isinstance(node, ast.ClassDef):
        return False
    return [argument.arg for argument in node.args.args[:1]] == ["self"]


def gives_value(node: ast.AST) -> bool:
    """Whether some code returns or yields anything."""
    return any(isinstance(one, (ast.Return, ast.Yield)) and one.value for one in ast.walk(node))


def is_blank(node: Definition) -> bool:
    """Whether nothing is written yet: only LeetCode's template."""
    return all(
        isinstance(statement, ast.Pass)
        or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
        for function in members(node).values()
        for statement in function.body
    )


def names_in(node: ast.stmt) -> set[str]:
    """The global names that a statement uses."""
    waiting = [symtable(ast.unparse(ast.fix_missing_locations(node)), "", "exec")]
    found = {symbol.get_name() for symbol in waiting[0].get_symbols() if symbol.is_referenced()}
    for table in waiting:  # the list grows as we read it
        waiting += table.get_children()
        found |= {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global()}
    return found


def attributes_in(*nodes: ast.AST) -> set[str]:
    """The attributes that some code uses, methods of `self` among them."""
    inside = (one for node in nodes for one in ast.walk(node))
    return {one.attr for one in inside if isinstance(one, ast.Attribute)}
