"""Cuts out of a file what one would paste: a solution and what it needs, not its tests."""

import ast
import builtins
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType

from kata.collect.definitions import Body, Statement, attributes_in, functions_of, takes_self
from kata.collect.recognize import Match
from kata.problem.header import classes_in
from kata.problem.signature import Signature
from kata.problem.solution import ADDED, Solution
from kata.wire.nodes import FIELDS, NODES
from kata.wire.prelude import PACKAGES, prelude

HERE = {*sys.stdlib_module_names, *PACKAGES}  # what a solution may import
ORDERING = {"__lt__", "__le__", "__gt__", "__ge__"}  # of which a heap makes use


class MissingModuleError(Exception):
    """A solution needs a module that is not here; the message names it."""


def solution_of(matched: Match, path: Path, is_alone: bool) -> Solution:
    """Return the solution that a match is: a part of its file, unless that holds no other match.

    Even then its text is what one would paste, unless the file can be run as it is.
    """
    kept = _needed(matched)
    is_whole = is_alone and _is_runnable(matched, kept)
    code = "" if is_whole else _pasted(matched, kept)
    return Solution(matched.problem, path, 0 if is_alone else matched.line, code)


def _is_runnable(matched: Match, kept: set[Statement]) -> bool:
    """True if its file can be run as it is: all that is not kept does nothing when it is loaded."""
    candidate, signature = matched.candidate, matched.problem.signature
    node, names = candidate.node, {candidate.node.name, *_classes_given(signature)}
    rest = [one for one in candidate.statements if one not in kept]
    return (
        candidate.part.is_file
        and isinstance(node, ast.ClassDef)
        and node.name == signature.name
        and matched.entry in (signature.name, signature.main)
        and all(_is_idle(one) and names.isdisjoint(one.bound) for one in rest)
    )


def _is_idle(statement: Statement) -> bool:
    match statement.node:
        case ast.ClassDef(decorator_list=[], bases=[]) | ast.FunctionDef(decorator_list=[]):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
    return (statement.is_import and statement.modules <= HERE) or statement.is_main_part


def _pasted(matched: Match, kept: set[Statement]) -> str:
    """Return the statements that are kept, with blank lines in place of all others.

    A line at the end gives the solution the names of the signature, if it has others.
    """
    part, body = matched.candidate.part, matched.candidate.statements
    lines, needed = part.code.split("\n"), {line for one in kept for line in one.lines}
    for one in (*body, *reversed(body)):  # several may share a line, and the first go on after it
        if not needed.isdisjoint(one.lines):
            needed.update(one.lines)
    for line in {line for one in body for line in one.lines} - needed:
        lines[line - part.offset - 1] = ""
    if renaming := _renaming(matched, kept):
        lines = ["\n".join(lines).rstrip("\n"), "", ADDED, renaming, ""]
    return "\n" * part.offset + "\n".join(lines)


def _renaming(matched: Match, kept: set[Statement]) -> str:
    """Return the line that gives a solution the names of the signature; nothing if it has them."""
    node, entry, signature = matched.candidate.node, matched.entry, matched.problem.signature
    name, main = signature.name, signature.main
    if isinstance(node, ast.ClassDef):
        parts = [f"{name} = {node.name}"] * (node.name != name)
        is_other = entry != main and not signature.plays
        return "; ".join(parts + [f"{name}.{main} = vars({name})[{entry!r}]"] * is_other)
    if takes_self(node):
        in_order = [one for one in matched.candidate.statements if one in kept]
        functions = [one.definition for one in in_order if one.definition]
        methods = [one.name for one in functions if takes_self(one) and one.name != main]
        own = [f"{one} = {one}" for one in methods]
        return f"class {name}: {'; '.join([*own, f'{main} = {entry}'])}"
    return f"class {name}: {main} = staticmethod({entry})"


def _needed(matched: Match) -> set[Statement]:
    """The statements that a solution needs: what binds the names it uses, and what changes data.

    No module has to define the classes that LeetCode supplies.
    """
    if module := _module_of_nodes(matched):
        raise MissingModuleError(module)
    candidate, given = matched.candidate, _classes_given(matched.problem.signature)
    node, itself, body = candidate.node, candidate.statement, candidate.statements
    used, is_method = attributes_in(itself.node) | ORDERING, takes_self(node)
    everywhere = [one for name in ("*", "annotations") for one in body.binding.get(name, ())]
    kept = [itself, *(one for one in everywhere if one.modules and one.modules <= HERE)]
    changing = [one for one in body.binding.get(node.name, ()) if not one.only_binds]
    changing += (one for one in body if one.sets_recursion_limit)
    kept += (one for one in changing if one is not itself and not one.is_main_part)
    names, data, seen = {node.name}, set[str](), {*kept}
    for one in kept:  # the list grows as we read it
        own = {*one.used, *(attributes_in(one.node) if is_method else ())}
        changed = set[str]() if one.only_binds or one is itself else one.bound
        found = [other for name in own - names for other in _binding(body, name, given)]
        found += [other for name in changed - data for other in body.using.get(name, ())]
        names |= own
        data |= changed
        for other in found:
            is_itself = other.only_binds and node.name in other.bound
            if not (other in seen or is_itself or other.is_main_part):
                seen.add(other)
                kept += [other] * (not _is_leetcodes(other, given, used))
    missing = _union(one.modules for one in kept) - HERE
    bound = _union(one.bound for one in kept)
    if names - given - bound - _known():  # a module may have them all
        missing |= _union(one.modules for one in body.binding.get("*", ())) - HERE
    if missing:
        raise MissingModuleError(min(missing))
    return {*kept}


def _binding(body: Body, name: str, given: set[str]) -> list[Statement]:
    """Return the statements that give a name a value, without imports of what LeetCode supplies."""
    found = body.binding.get(name, [])
    return [one for one in found if not one.is_import or one.modules <= HERE or name not in given]


def _classes_given(signature: Signature) -> set[str]:
    """Return the classes that LeetCode has in scope."""
    return {*NODES, *(node.name for node in classes_in(signature.given))}


def _is_leetcodes(statement: Statement, given: set[str], used: set[str]) -> bool:
    """True if it defines a class that LeetCode supplies, without a field or a used method more."""
    node = statement.node
    if not isinstance(node, ast.ClassDef) or node.name not in given:
        return False
    targets = [one for one in ast.walk(node) if isinstance(getattr(one, "ctx", None), ast.Store)]
    fields = {one.attr for one in targets if isinstance(one, ast.Attribute)}
    return fields <= FIELDS and used.isdisjoint(functions_of(node))


def _module_of_nodes(matched: Match) -> str:
    """Return the module of nodes that have attributes which a solution uses and LeetCode's lack."""
    itself, body = matched.candidate.statement, matched.candidate.statements
    signature = matched.problem.signature
    binding = [
        one for name in {*_classes_given(signature), "*"} for one in body.binding.get(name, ())
    ]
    modules = sorted(_union(one.modules for one in binding) - HERE)
    if not modules:
        return ""
    imported = _union(one.bound for one in body if one.modules and one.modules <= HERE)
    known = FIELDS | _attributes_known() | body.attributes[""]
    known |= _union(body.attributes.get(name, set()) for name in imported)
    parameters = signature.methods[signature.main].parameters.items()
    nodes = {name for name, kind in parameters if "Node" in str(kind)}
    inside = [node for node in ast.walk(itself.node) if isinstance(node, ast.Attribute)]
    of_nodes = {node.attr for node in inside if getattr(node.value, "id", "") in nodes}
    return modules[0] if {node.attr for node in inside} - known or of_nodes - FIELDS else ""


@cache
def _known() -> set[str]:
    """Return the names that are in scope without import."""
    return {*prelude(ModuleType("")), *vars(builtins)}


@cache
def _attributes_known() -> set[str]:
    """Return the attributes of all that is in scope without import."""
    values = [*prelude(ModuleType("")).values(), *vars(builtins).values()]
    return {name for value in values for name in dir(value)}


def _union(sets: Iterable[set[str]]) -> set[str]:
    return set[str]().union(*sets)
