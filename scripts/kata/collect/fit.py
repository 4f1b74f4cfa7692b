"""How well a class, or a function on its own, fits a problem: names, parameters, types, and path.

The name of a method is not enough: `solve` is in files for hundreds of other problems.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from kata import KataError
from kata.problem.folder import Problem
from kata.problem.header import classes_in, stated_types
from kata.problem.kinds import kind_of
from kata.problem.signature import Method, Signature
from kata.wire.nodes import NODES
from kata.wire.setup import Kind

NONE, DOUBTFUL, CERTAIN, NAMED = range(4)
CLASS = re.compile(r"(?:Optional\[)?['\"]?[A-Z]\w*['\"]?\]?")  # such as Node, for a TreeNode


Definition: TypeAlias = ast.ClassDef | ast.FunctionDef
Stated: TypeAlias = list[ast.expr | None]  # the types of the parameters, and of the result


def definitions(body: Iterable[ast.stmt]) -> Iterator[Definition]:
    """The classes and functions among statements; a lambda with a name counts as a function."""
    for node in body:
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                yield node
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=args, body=value)):
                yield ast.copy_location(ast.FunctionDef(name, args, [ast.Expr(value)], []), node)


def members(node: Definition) -> dict[str, ast.FunctionDef]:
    """{name: function} of the methods of a class, or of the function itself."""
    nodes = definitions(node.body) if isinstance(node, ast.ClassDef) else [node]
    return {f.name: f for f in nodes if isinstance(f, ast.FunctionDef)}


def is_blank(node: Definition) -> bool:
    """Whether nothing is written yet: only LeetCode's template."""
    return all(
        isinstance(statement, ast.Pass)
        or (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
        for function in members(node).values()
        for statement in function.body
    )


def attempts(node: Definition, signature: Signature) -> bool:
    """Whether it has the name that the signature requires, whatever its parameters."""
    if signature.plays:
        return isinstance(node, ast.ClassDef) and node.name == signature.name
    return signature.main in members(node)


def fit(node: Definition, problem: Problem, named: bool | None = None) -> int:
    """How well it fits: NONE if a method is missing or takes another number of arguments.

    The code may be named as this problem's, or as another's; the names and types of parameters
    have a say, too.
    """
    signature = problem.signature
    headers: list[tuple[list[str] | None, Stated, Method]] = []
    if not attempts(node, signature):
        return NONE
    functions, is_bound = members(node), isinstance(node, ast.ClassDef)
    for name, method in signature.methods.items():
        is_start = name == signature.name
        if function := functions.get("__init__" if is_start else name):
            headers.append((*_header(function, is_bound, len(method.parameters)), method))
        elif not is_start or method.parameters:
            return NONE
    if any(names is None for names, _, _ in headers):
        return NONE
    known = {node.name for node in classes_in(signature.given)}
    alike: list[bool] = []
    agreeing: list[list[bool | None]] = []
    for names, types, method in headers:
        alike += map(str.__eq__, names or (), method.parameters)
        kinds = [*method.parameters.values(), method.result]
        agreeing.append([_agree(stated, kind, known) for stated, kind in zip(types, kinds)])
    if any(False in agree for agree in agreeing):
        return DOUBTFUL if named else NONE
    if named:
        return NAMED
    is_telling = len(alike) > 1 or all(all(agree[:-1]) for agree in agreeing)
    return CERTAIN if all(alike) and is_telling and named is None else DOUBTFUL


def _header(
    function: ast.FunctionDef, is_bound: bool, count: int
) -> tuple[list[str] | None, Stated]:
    """The names of its parameters, None if it does not take `count` of them; and their types."""
    is_static = any(ast.unparse(mark) == "staticmethod" for mark in function.decorator_list)
    parameters = function.args.args[is_bound and not is_static :]
    if not len(parameters) - len(function.args.defaults) <= count <= len(parameters):
        return None, []
    stated = stated_types(function)
    types = [p.annotation or stated.get(p.arg) for p in parameters[:count]]
    types.append(function.returns or stated.get(""))
    return [p.arg for p in parameters[:count]], types


def _agree(stated: ast.expr | None, kind: Kind, known: set[str]) -> bool | None:
    """Whether a type is the one in the signature; None if that is unknown."""
    try:
        return _plain(kind_of(stated, known, "")) == _plain(kind) if stated else None
    except KataError:  # an unknown type
        text, plain = ast.unparse(stated) if stated else "", _plain(kind)
        is_another = isinstance(plain, str) and plain in NODES and CLASS.fullmatch(text)
        return False if is_another else None


def _plain(kind: Kind) -> Kind:
    """The kind without any Optional."""
    if isinstance(kind, str):
        return kind
    outer, inner = kind
    return _plain(inner) if outer == "Optional" else (outer, _plain(inner))
