"""Cuts out of a file what one would paste: a solution and what it needs, not its tests."""

import ast
import sys
from collections import defaultdict
from functools import cached_property
from symtable import symtable
from typing import TypeAlias

from kata.collect.files import Part
from kata.problem.folder import Problem
from kata.problem.header import classes_in
from kata.problem.solution import ADDED, UNPARSED, parsed
from kata.wire.nodes import FIELDS, NODES
from kata.wire.prelude import PACKAGES

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef
Functions: TypeAlias = dict[str, ast.FunctionDef]

HERE = {*sys.stdlib_module_names, *PACKAGES}  # what LeetCode has, even if this machine lacks it
ALWAYS = {"*", "annotations", "setrecursionlimit"}  # names that a solution needs, used or not
COMPARES = {"__lt__", "__le__", "__gt__", "__ge__"}


class MissingModuleError(Exception):
    """A solution needs a module that is not here; the message names it."""


def functions_of(node: Definition) -> Functions:
    """Return the methods of a class, or the function itself, by name."""
    nodes = node.body if isinstance(node, ast.ClassDef) else [node]
    return {f.name: f for f in nodes if isinstance(f, ast.FunctionDef)}


def attributes_in(node: ast.AST) -> set[str]:
    """Return the attributes that some code uses, methods of `self` among them."""
    return {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}


class Statement:
    """A statement at the top of some code."""

    def __init__(self, node: ast.stmt) -> None:
        self.node = node
        first = min(n.lineno for n in (node, *getattr(node, "decorator_list", ())))
        self.lines = range(first, (node.end_lineno or first) + 1)

    @cached_property
    def is_main_part(self) -> bool:
        """True for `if __name__ == "__main__":`, which never runs here."""
        test = ast.walk(self.node.test) if isinstance(self.node, ast.If) else ()
        return any(isinstance(one, ast.Name) and one.id == "__name__" for one in test)

    @cached_property
    def modules(self) -> set[str]:
        """The modules that an import needs; a relative one needs the package around it."""
        match self.node:
            case ast.Import(names=names):
                return {one.name.partition(".")[0] for one in names}
            case ast.ImportFrom(module=module, level=level):
                return {"." * level + (module or "").partition(".")[0]}
        return set()

    @cached_property
    def used(self) -> set[str]:
        """The global names that it uses."""
        try:
            tables = [symtable(ast.unparse(self.node), "", "exec")]
        except UNPARSED:  # Python refuses it, or it is nested too deeply for us
            return {one.id for one in ast.walk(self.node) if isinstance(one, ast.Name)}
        names = {symbol.get_name() for symbol in tables[0].get_symbols() if symbol.is_referenced()}
        for table in tables:  # the list grows as we read it
            tables += table.get_children()
            names |= {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global()}
        return names

    @cached_property
    def bound(self) -> set[str]:
        """The names that it gives a value or changes, as `x.y = 1` and `x.append(1)` do."""
        if isinstance(self.node, Definition):
            return {self.node.name}
        return set() if self.is_main_part else _bound_in(self.node)

    def is_idle(self) -> bool:
        """True if it does nothing when it runs but for giving values to names."""
        match self.node:
            case ast.ClassDef(decorator_list=[], bases=[]) | ast.FunctionDef(decorator_list=[]):
                return True
            case ast.Expr(value=ast.Constant()):
                return True
        return self.is_main_part or (bool(self.modules) and self.modules <= HERE)


def _bound_in(node: ast.AST) -> set[str]:
    """Return the names to which some code gives a value, or which it changes."""
    names: set[str] = set()
    for one in ast.walk(node):
        match one:
            case ast.Name(id=name, ctx=ast.Store()) | ast.ClassDef(name=name):
                names.add(name)
            case ast.FunctionDef(name=name):
                names.add(name)
            case ast.alias(name=name, asname=other):
                names.add((other or name).partition(".")[0])
            case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                names.add(_root_of(one))
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) as changed)):
                names |= {_root_of(changed), *ALWAYS & {name}}
            case ast.Expr(value=ast.Call(func=ast.Name(name))):
                names |= ALWAYS & {name}
    return names - {""}  # the root of what a call returns


def _root_of(node: ast.expr) -> str:
    """Return the name that an expression such as `a.b[c].d` begins with, or nothing."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


class Code(list[Statement]):
    """The statements of a part of a file; in a notebook, with those of the cells before it."""

    def __init__(self, part: Part) -> None:
        super().__init__(map(Statement, parsed(part.whole).body))
        self.part = part

    @property
    def own(self) -> list[tuple[Statement, Definition]]:
        """The classes and functions of the part itself."""
        last = self.part.start
        return [(s, s.node) for s in self if isinstance(s.node, Definition) and s.lines[0] > last]

    @cached_property
    def binding(self) -> dict[str, list[Statement]]:
        """{a name: the statements that give it a value, also by a function that they call}."""
        found = defaultdict[str, list[Statement]](list)
        functions = {one.node.name: one for one in self if isinstance(one.node, ast.FunctionDef)}
        for one in self:
            names = {*one.bound}
            if isinstance(one.node, ast.Expr):
                for called in one.used & functions.keys():
                    names |= _bound_in(functions[called].node) - {called}
            for name in names:
                found[name].append(one)
        return found


def cut(code: Code, itself: Statement, entry: str, problem: Problem, is_alone: bool) -> str:
    """Return a solution: its file with blank lines in place of what it does not need.

    In the only solution of a file, what does nothing when it runs stays, too. `entry` is its name
    for the method that LeetCode calls, or for the class.
    """
    given = {*NODES, *(one.name for one in classes_in(problem.signature.given))}
    kept, names = _needed(code, itself, given), {problem.signature.name, *itself.bound, *given}
    if is_alone:
        kept |= {one for one in code if one.is_idle() and names.isdisjoint(one.bound)}
    lines, gone = code.part.whole.split("\n"), {*code} - kept
    needed = {line for one in kept for line in one.lines}
    for number in {line for one in gone for line in one.lines} - needed:
        lines[number - 1] = ""
    if added := _renaming(itself.node, entry, problem):
        lines = ["\n".join(lines).rstrip("\n"), "", ADDED, added, ""]
    return "\n".join(lines)


def _renaming(node: ast.stmt, entry: str, problem: Problem) -> str:
    """Return the line that gives a solution the names of the signature; nothing if it has them."""
    name, main = problem.signature.name, problem.signature.main
    if isinstance(node, ast.ClassDef):
        parts = [f"{name} = {node.name}"] * (node.name != name)
        is_other = entry not in (main, node.name)
        return "; ".join(parts + [f"{name}.{main} = vars({name})[{entry!r}]"] * is_other)
    return f"class {name}: {main} = staticmethod({entry})"


def _needed(code: Code, itself: Statement, given: set[str]) -> set[Statement]:
    """The statements that a solution needs: they give a value to a name that it uses."""
    attributes = attributes_in(itself.node) | COMPARES
    kept, names = {itself}, ALWAYS | itself.bound | itself.used
    waiting = [*names]
    for name in waiting:  # the list grows as we read it
        for one in code.binding.get(name, ()):
            is_again = isinstance(one.node, Definition) and one.bound == itself.bound
            is_given = name in given and not one.modules <= HERE  # from a module of the owner's
            if one in kept or is_again or is_given or _is_leetcodes(one, given, attributes):
                continue
            kept.add(one)
            waiting += one.used - names
            names |= one.used
    if missing := {name for one in kept for name in one.modules} - HERE:
        raise MissingModuleError(min(missing))
    return kept


def _is_leetcodes(one: Statement, given: set[str], used: set[str]) -> bool:
    """True if it defines a class that LeetCode supplies, without a field or a used method more."""
    node = one.node
    if not isinstance(node, ast.ClassDef) or node.name not in given:
        return False
    attributes = (one for one in ast.walk(node) if isinstance(one, ast.Attribute))
    fields = {one.attr for one in attributes if isinstance(one.ctx, ast.Store)}
    return fields <= FIELDS and used.isdisjoint(functions_of(node))
