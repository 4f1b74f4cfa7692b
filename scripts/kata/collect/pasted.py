"""What one would paste into LeetCode of a file: a solution and what it needs, not its tests."""

import ast
import builtins
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from kata.collect.definitions import (
    Definition,
    attributes_in,
    definitions,
    members,
    names_in,
    takes_self,
)
from kata.problem.header import classes_in
from kata.problem.signature import Signature
from kata.problem.solution import ADDED
from kata.wire.nodes import NODES
from kata.wire.prelude import PACKAGES, prelude

HERE = {*sys.stdlib_module_names, *PACKAGES}  # what a solution may import
FIELDS = {"val", "next", "random", "left", "right", "neighbors"}  # of LeetCode's nodes
ORDERING = {"__lt__", "__le__", "__gt__", "__ge__"}  # of which a heap makes use
DEFINED = (ast.ClassDef, ast.FunctionDef, ast.Import, ast.ImportFrom)


class MissingError(Exception):
    """A solution needs a module that is not here; the message names it."""


class Paste(NamedTuple):
    """A solution and what it needs; blank lines stand in place of all else."""

    code: str
    is_rest_idle: bool  # whether all else does nothing when the file is loaded


def pasted(code: str, node: Definition, way: str, signature: Signature) -> Paste:
    """What one would paste of that code, for the solution that `node` defines.

    `way` is what it has in place of the signature's method, or of its class; at the end, a line is
    added that gives it that name.
    """
    tree = ast.parse(code)
    kept = _needed(tree, node, signature)
    taken = {node.name, *_given(signature)}
    idle = all(one in kept or (_is_idle(one) and not taken & _bound(one)) for one in tree.body)
    lines, needed = code.split("\n"), {line for one in kept for line in _lines(one)}
    for statement in tree.body:
        for line in needed.isdisjoint(_lines(statement)) * [*_lines(statement)]:
            lines[line - 1] = ""
    methods = [one.name for one in definitions(kept) if takes_self(one)]
    if renamed := _renamed(node, way, signature, methods):
        lines = ["\n".join(lines).rstrip("\n"), "", ADDED, renamed, ""]
    return Paste("\n".join(lines), idle)


def _given(signature: Signature) -> set[str]:
    """The classes that LeetCode has in scope."""
    return {*NODES, *(node.name for node in classes_in(signature.given))}


def _is_idle(node: ast.stmt) -> bool:
    match node:
        case ast.ClassDef(decorator_list=[], bases=[]) | ast.FunctionDef(decorator_list=[]):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
    is_here = isinstance(node, (ast.Import, ast.ImportFrom)) and _modules(node) <= HERE
    return is_here or _is_main_part(node)


def _lines(node: ast.stmt) -> range:
    first = min(n.lineno for n in (node, *getattr(node, "decorator_list", ())))
    return range(first, (node.end_lineno or first) + 1)


def _renamed(node: Definition, way: str, signature: Signature, methods: list[str]) -> str:
    """The line that gives a solution the names of the signature; nothing if it has them."""
    name, main = signature.name, signature.main
    if isinstance(node, ast.ClassDef):
        parts = [f"{name} = {node.name}"] * (node.name != name)
        parts += [f"{name}.{main} = vars({name})[{way!r}]"] * (way != main and not signature.plays)
    elif takes_self(node):
        own = [f"{one} = {one}" for one in methods if one != main]
        parts = [f"class {name}: {'; '.join([*own, f'{main} = {way}'])}"]
    else:
        parts = [f"class {name}: {main} = staticmethod({way})"]
    return "; ".join(parts)


def _needed(tree: ast.Module, node: Definition, signature: Signature) -> list[ast.stmt]:
    """The statements that a solution needs: what binds the names it uses, and what changes data.

    No module has to define the classes that LeetCode supplies.
    """
    (itself,) = [one for one in tree.body if node.lineno == one.lineno and node.name in _bound(one)]
    kept, names, data = [itself], names_in(itself), set[str]()
    used, given = attributes_in(itself), _given(signature)
    if lacking := _lacking(tree, itself, signature):
        raise MissingError(lacking)
    before = 0
    while before < len(kept):
        before = len(kept)
        methods = attributes_in(*kept) if takes_self(node) else set()
        for one in tree.body:
            is_other = isinstance(one, DEFINED) and node.name in _bound(one)
            if one in kept or is_other or _is_main_part(one) or _is_node(one, given, used):
                continue
            if _is_used(one, kept, names | methods | {node.name}, data, given):
                kept.append(one)
                names |= names_in(one)
                data |= set() if isinstance(one, DEFINED) else _bound(one)
    for missing in sorted(set[str]().union(*map(_modules, kept)) - HERE):
        raise MissingError(missing)
    return sorted(kept, key=lambda one: one.lineno)


def _is_node(node: ast.stmt, given: set[str], used: set[str]) -> bool:
    """Whether it defines a class that LeetCode supplies, and no method of it that is used."""
    if not isinstance(node, ast.ClassDef) or node.name not in given:
        return False
    return {*members(node)}.isdisjoint(used | ORDERING)


def _lacking(tree: ast.Module, itself: ast.stmt, signature: Signature) -> str:
    """The module of nodes that have attributes which the solution uses and LeetCode's lack."""
    given = {*_given(signature), "*"}
    needed = [_modules(one) - HERE for one in tree.body if _bound(one) & given]
    modules = sorted(set[str]().union(*needed))
    if not modules:
        return ""
    imports = [one for one in tree.body if _modules(one) and _modules(one) <= HERE]
    imported = set[str]().union(*map(_bound, imports))
    values = [*prelude(ModuleType("")).values(), *vars(builtins).values()]
    known = {*FIELDS, *(name for value in values for name in dir(value))}
    for one in ast.walk(tree):
        match one:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                known.add(name)
            case ast.Attribute(attr=name, ctx=ctx):
                known |= {name} if isinstance(ctx, ast.Store) or _root(one) in imported else set()
    parameters = signature.methods[signature.main].parameters.items()
    nodes = {name for name, kind in parameters if "Node" in str(kind)}
    inside = [one for one in ast.walk(itself) if isinstance(one, ast.Attribute)]
    of_nodes = {one.attr for one in inside if ast.unparse(one.value) in nodes}
    return modules[0] if attributes_in(itself) - known or of_nodes - FIELDS else ""


def _is_used(
    node: ast.stmt, kept: list[ast.stmt], names: set[str], data: set[str], given: set[str]
) -> bool:
    """Whether a statement binds one of these names or, if it only does something, mentions data."""
    bound = _bound(node)
    if not isinstance(node, (ast.Import, ast.ImportFrom)):
        mentions = data and not isinstance(node, DEFINED) and names_in(node) & data
        return bool(bound & names or mentions)
    if _modules(node) <= HERE:
        return bool(bound & (names | {"*", "annotations"}))
    return bool(bound & names - given or ("*" in bound and _unknown(kept, names) - given))


def _unknown(kept: list[ast.stmt], names: set[str]) -> set[str]:
    """The names that nothing defines, as far as `from ... import *` is not read."""
    return names - {*prelude(ModuleType("")), *vars(builtins)}.union(*map(_bound, kept))


def _bound(node: ast.stmt) -> set[str]:
    """The names that a statement gives a value or, as in `ListNode.__lt__ = ...`, changes."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return {name}
        case ast.Expr(value=ast.Call(func=ast.Name(id="setattr"), args=[ast.Name(id=name), *_])):
            return {name}
    return {name for one in ast.walk(node) for name in _stored(one)}


def _stored(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Store()):
            yield name
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            yield name
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            yield from ((one.asname or one.name).partition(".")[0] for one in names)
        case ast.Attribute(value=value, ctx=ctx) | ast.Subscript(value=value, ctx=ctx):
            if isinstance(ctx, ast.Store) and (name := _root(value)):
                yield name


def _root(node: ast.expr) -> str:
    """The name that an expression such as `a.b[c].d` begins with, or nothing."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _modules(node: ast.stmt) -> set[str]:
    """The modules that an import needs; a relative one needs the package around it."""
    match node:
        case ast.Import(names=names):
            return {one.name.partition(".")[0] for one in names}
        case ast.ImportFrom(module=module, level=level):
            return {"." * level + (module or "").partition(".")[0]}
    return set()


def _is_main_part(node: ast.stmt) -> bool:
    """Whether it is `if __name__ == "__main__":`, which never runs here."""
    return isinstance(node, ast.If) and "__name__" in ast.unparse(node.test)
