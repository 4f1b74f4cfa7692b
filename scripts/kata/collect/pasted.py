"""Cuts out of a file what one would paste: a solution and what it needs, not its tests."""

import ast
import builtins
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from kata.collect.code import Statement, attributes_in, functions_of, root_of, takes_self
from kata.collect.recognize import Attempt
from kata.problem.header import classes_in
from kata.problem.signature import Signature
from kata.problem.solution import ADDED, Solution
from kata.wire.nodes import FIELDS, NODES
from kata.wire.prelude import PACKAGES, prelude

HERE = {*sys.stdlib_module_names, *PACKAGES}  # what a solution may import
ORDERING = {"__lt__", "__le__", "__gt__", "__ge__"}  # of which a heap makes use


class MissingModuleError(Exception):
    """A solution needs a module that is not here; the message names it."""


def solution_of(attempt: Attempt, path: Path, is_alone: bool) -> Solution:
    """The solution that an attempt is: a part of its file, unless that holds no other attempt.

    Even then its text is what one would paste, unless the file can be run as it is.
    """
    kept = _needed(attempt)
    is_whole = is_alone and _is_runnable(attempt, kept)
    code = "" if is_whole else _pasted(attempt, kept)
    return Solution(attempt.problem, path, 0 if is_alone else attempt.line, code)


def _is_runnable(attempt: Attempt, kept: list[Statement]) -> bool:
    """True if its file can be run as it is: all that is not kept does nothing when it is loaded."""
    candidate, signature = attempt.candidate, attempt.problem.signature
    node, names = candidate.node, {candidate.node.name, *_classes_given(signature)}
    rest = [one for one in candidate.statements if one not in kept]
    return (
        candidate.part.is_file
        and isinstance(node, ast.ClassDef)
        and node.name == signature.name
        and attempt.entry in (signature.name, signature.main)
        and all(_is_idle(one) and names.isdisjoint(one.bound) for one in rest)
    )


def _is_idle(statement: Statement) -> bool:
    match statement.node:
        case ast.ClassDef(decorator_list=[], bases=[]) | ast.FunctionDef(decorator_list=[]):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
    return (statement.is_import and statement.modules <= HERE) or statement.is_main_part


def _pasted(attempt: Attempt, kept: list[Statement]) -> str:
    """The statements that are kept, with blank lines in place of all others.

    A line at the end gives the solution the names of the signature, if it has others.
    """
    lines = attempt.candidate.part.code.split("\n")
    needed = {line for one in kept for line in one.lines}
    for statement in attempt.candidate.statements:
        for line in statement.lines if needed.isdisjoint(statement.lines) else ():
            lines[line - 1] = ""
    if renaming := _renaming(attempt, kept):
        lines = ["\n".join(lines).rstrip("\n"), "", ADDED, renaming, ""]
    return "\n".join(lines)


def _renaming(attempt: Attempt, kept: list[Statement]) -> str:
    """The line that gives a solution the names of the signature; nothing if it has them."""
    node, entry, signature = attempt.candidate.node, attempt.entry, attempt.problem.signature
    name, main = signature.name, signature.main
    if isinstance(node, ast.ClassDef):
        parts = [f"{name} = {node.name}"] * (node.name != name)
        is_other = entry != main and not signature.plays
        return "; ".join(parts + [f"{name}.{main} = vars({name})[{entry!r}]"] * is_other)
    if takes_self(node):
        functions = [one.definition for one in kept if one.definition]
        methods = [one.name for one in functions if takes_self(one) and one.name != main]
        own = [f"{one} = {one}" for one in methods]
        return f"class {name}: {'; '.join([*own, f'{main} = {entry}'])}"
    return f"class {name}: {main} = staticmethod({entry})"


def _needed(attempt: Attempt) -> list[Statement]:
    """The statements that a solution needs: what binds the names it uses, and what changes data.

    No module has to define the classes that LeetCode supplies.
    """
    if module := _module_of_nodes(attempt):
        raise MissingModuleError(module)
    node, itself = attempt.candidate.node, attempt.candidate.statement
    given = _classes_given(attempt.problem.signature)
    used = attributes_in(itself.node) | ORDERING
    waiting = [
        one
        for one in attempt.candidate.statements
        if one is not itself
        and not (one.only_binds and node.name in one.bound)
        and not one.is_main_part
        and not _is_leetcodes(one, given, used)
    ]
    kept = [itself, *(one for one in waiting if one.sets_recursion_limit)]
    names, data = _union(one.used for one in kept) | {node.name}, set[str]()
    count = 0
    while count < len(kept):
        count = len(kept)
        names |= attributes_in(*(one.node for one in kept)) if takes_self(node) else set()
        for one in [one for one in waiting if one not in kept]:
            if _is_used(one, kept, names, data, given):
                kept.append(one)
                names |= one.used
                data |= set() if one.only_binds else one.bound
    for missing in sorted(_union(one.modules for one in kept) - HERE):
        raise MissingModuleError(missing)
    return sorted(kept, key=lambda one: one.node.lineno)


def _classes_given(signature: Signature) -> set[str]:
    """The classes that LeetCode has in scope."""
    return {*NODES, *(node.name for node in classes_in(signature.given))}


def _is_leetcodes(statement: Statement, given: set[str], used: set[str]) -> bool:
    """True if it defines a class that LeetCode supplies, without a field or a used method more."""
    node = statement.node
    if not isinstance(node, ast.ClassDef) or node.name not in given:
        return False
    targets = [one for one in ast.walk(node) if isinstance(getattr(one, "ctx", None), ast.Store)]
    fields = {one.attr for one in targets if isinstance(one, ast.Attribute)}
    return fields <= FIELDS and used.isdisjoint(functions_of(node))


def _is_used(
    one: Statement, kept: list[Statement], names: set[str], data: set[str], given: set[str]
) -> bool:
    """True if a statement binds one of these names or, if it binds none, mentions data."""
    if not one.is_import:
        return bool(one.bound & names or (data and not one.only_binds and one.used & data))
    if one.modules <= HERE:
        return bool(one.bound & (names | {"*", "annotations"}))
    found = one.bound & names
    if "*" in one.bound:  # it may bind whatever nothing else defines
        known = {*prelude(ModuleType("")), *vars(builtins)}
        found |= names - known - _union(other.bound for other in kept)
    return bool(found - given)


def _module_of_nodes(attempt: Attempt) -> str:
    """The module of nodes that have attributes which a solution uses and LeetCode's lack."""
    itself, statements = attempt.candidate.statement, attempt.candidate.statements
    signature = attempt.problem.signature
    given = {*_classes_given(signature), "*"}
    modules = sorted(_union(one.modules for one in statements if one.bound & given) - HERE)
    if not modules:
        return ""
    imported = _union(one.bound for one in statements if one.modules and one.modules <= HERE)
    values = [*prelude(ModuleType("")).values(), *vars(builtins).values()]
    known = {*FIELDS, *(name for value in values for name in dir(value))}
    for node in (node for one in statements for node in ast.walk(one.node)):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                known.add(name)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                known.add(name)
            case ast.Attribute(attr=name) if root_of(node) in imported:
                known.add(name)
    parameters = signature.methods[signature.main].parameters.items()
    nodes = {name for name, kind in parameters if "Node" in str(kind)}
    inside = [node for node in ast.walk(itself.node) if isinstance(node, ast.Attribute)]
    of_nodes = {node.attr for node in inside if ast.unparse(node.value) in nodes}
    return modules[0] if attributes_in(itself.node) - known or of_nodes - FIELDS else ""


def _union(sets: Iterable[set[str]]) -> set[str]:
    return set[str]().union(*sets)
