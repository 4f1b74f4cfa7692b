"""The classes and functions of a file, and which of them stand for LeetCode's methods."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from symtable import symtable
from typing import TypeAlias

from kata.problem.catalog import letters, listed, others
from kata.problem.folder import Problem

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


SUFFIX = r"(?:_?v?\d+|_\w+|[A-Z]\w*)"  # of a way: rob2, rob_v2, rob_table, robTable
HELPS = re.compile(r"help|util|aux|inner|check|test|main|sub", re.IGNORECASE)


def ways(node: Definition, problem: Problem) -> list[str]:
    """What a definition has in place of the problem's method or, if LeetCode plays, of its class.

    A method whose name goes on after LeetCode's is one more way, unless another one calls it.
    """
    signature = problem.signature
    known = {signature.name if signature.plays else signature.main, *_at_neetcode(problem.slug)}
    if signature.plays:
        return [node.name] if isinstance(node, ast.ClassDef) and node.name in known else []
    functions = members(node)
    if len(signature.methods) > 1:
        return [name for name in functions if name in known]
    found = [name for name in functions if letters(name) in map(letters, known)]  # two_sum
    for name, function in functions.items():
        more = name.removeprefix(signature.main)
        if name in found or more == name or not re.fullmatch(SUFFIX, more):
            continue
        called = attributes_in(*(other for other in functions.values() if other is not function))
        is_own = name not in called | _methods() and signature.main not in attributes_in(function)
        is_whole = gives_value(function) or signature.methods[signature.main].result == "None"
        found += [name] * (is_own and is_whole and not HELPS.search(more))
    return found


def method_names(problem: Problem) -> set[str]:
    """All names that its methods, or its class, have anywhere."""
    return {*problem.signature.methods, *_at_neetcode(problem.slug)}


@cache
def _at_neetcode(slug: str) -> list[str]:
    """What NeetCode calls the method or the class of a problem, if it is not LeetCode's name."""
    return [one.method for one in others() if (one.slug, one.number) == (slug, "NeetCode")]


@cache
def _methods() -> set[str]:
    """The names of LeetCode's methods and classes."""
    return {one.method for one in listed().values()}
