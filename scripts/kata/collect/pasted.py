"""Cuts out of a file what one would paste: a solution and what it needs, not its tests."""

import ast
import builtins
import sys
from collections.abc import Iterable
from functools import cache
from types import ModuleType

from kata.collect.asked import Match
from kata.collect.code import SPECIAL, Code, Statement, attributes_in, functions_of, takes_self
from kata.problem.folder import Problem
from kata.problem.header import classes_in
from kata.problem.solution import ADDED
from kata.wire.nodes import FIELDS, NODES
from kata.wire.prelude import PACKAGES, prelude

HERE = {*sys.stdlib_module_names, *PACKAGES}  # what LeetCode has, even if this machine lacks it


class MissingModuleError(Exception):
    """A solution needs a module that is not here; the message names it."""


def pasted(code: Code, itself: Statement, matched: Match, problem: Problem, is_alone: bool) -> str:
    """Return a solution: its file with blank lines in place of what it neither needs nor bears."""
    given = {*NODES, *(one.name for one in classes_in(problem.signature.given))}
    kept = _needed(code, itself, given)
    renaming = _renaming(code, itself, matched, kept)
    names, rest = {matched.asked.name, *itself.bound, *given}, {*code} - kept
    if is_alone and not renaming and all(_is_idle(one, names) for one in rest):
        kept |= rest  # the file runs as it is
    needed = {line for one in kept for line in one.lines}
    for one in (*code, *reversed(code)):  # several may share a line, and the first go on after it
        if not needed.isdisjoint(one.lines):
            needed.update(one.lines)
    lines = f"{code.part.before}{code.part.code}".split("\n")
    for number in {line for one in code for line in one.lines} - needed:
        lines[number - 1] = ""
    if renaming:
        lines = ["\n".join(lines).rstrip("\n"), "", ADDED, renaming, ""]
    return "\n".join(lines)


def _renaming(code: Code, itself: Statement, matched: Match, kept: set[Statement]) -> str:
    """Return the line that gives a solution the names of the signature; nothing if it has them."""
    node = itself.definition
    assert node
    name, main, entry = matched.asked.name, matched.asked.main, matched.entry
    if isinstance(node, ast.ClassDef):
        parts = [f"{name} = {node.name}"] * (node.name != name)
        is_other = entry not in (main, node.name)
        return "; ".join(parts + [f"{name}.{main} = vars({name})[{entry!r}]"] * is_other)
    if not takes_self(node):
        return f"class {name}: {main} = staticmethod({entry})"
    functions = [one.definition for one in code if one in kept and one.definition]
    methods = [one.name for one in functions if takes_self(one) and one.name != main]
    return (
        f"class {name}: {'; '.join([*(f'{one} = {one}' for one in methods), f'{main} = {entry}'])}"
    )


def _needed(code: Code, itself: Statement, given: set[str]) -> set[Statement]:
    """The statements that a solution needs: they give a value to a name that it uses."""
    node = itself.definition
    assert node
    attributes = attributes_in(itself.node) | {"__lt__", "__le__", "__gt__", "__ge__"}
    kept, names = {itself: None}, {node.name, *SPECIAL}
    names |= itself.used | (attributes if takes_self(node) else set())
    seen, fresh = {itself}, [*names]
    while fresh:
        name = fresh.pop()
        for one in code.binding.get(name, ()):
            is_again = one.definition and one.definition.name == node.name
            is_absent = bool(one.modules) and not one.modules <= HERE
            if one in seen or is_again or (is_absent and (name in given or name in SPECIAL)):
                continue
            seen.add(one)
            if not _is_leetcodes(one, given, attributes):
                kept[one] = None
                own = one.used | (attributes_in(one.node) if takes_self(node) else set())
                fresh += own - names
                names |= own
    missing = _union(one.modules for one in kept) - HERE
    if names - given - SPECIAL - _union(one.bound for one in kept) - _scope():
        missing |= _union(one.modules for one in code.binding.get("*", ())) - HERE
    if missing:
        raise MissingModuleError(min(missing))
    return {*kept}


def _is_leetcodes(one: Statement, given: set[str], used: set[str]) -> bool:
    """True if it defines a class that LeetCode supplies, without a field or a used method more."""
    node = one.node
    if not isinstance(node, ast.ClassDef) or node.name not in given:
        return False
    targets = [one for one in ast.walk(node) if isinstance(getattr(one, "ctx", None), ast.Store)]
    fields = {one.attr for one in targets if isinstance(one, ast.Attribute)}
    return fields <= FIELDS and used.isdisjoint(functions_of(node))


def _is_idle(one: Statement, names: set[str]) -> bool:
    """True if a statement does nothing when it runs but for giving values to other names."""
    match one.node:
        case ast.ClassDef(decorator_list=[], bases=[]) | ast.FunctionDef(decorator_list=[]):
            return names.isdisjoint(one.bound)
        case ast.Expr(value=ast.Constant()):
            return True
    return one.is_main_part or (bool(one.modules) and one.modules <= HERE)


@cache
def _scope() -> set[str]:
    """The names that are in scope without import."""
    return {*prelude(ModuleType("")), *vars(builtins)}


def _union(sets: Iterable[set[str]]) -> set[str]:
    return set[str]().union(*sets)
