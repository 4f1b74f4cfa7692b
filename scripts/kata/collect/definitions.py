"""Code taken apart: its statements, with what each of them defines, binds, uses and imports."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from symtable import symtable
from typing import TypeAlias

from kata.problem.solution import UNPARSED

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True, eq=False)
class Statement:
    """A statement at the top of some code."""

    node: ast.stmt

    @cached_property
    def definition(self) -> Definition | None:
        return definition_in(self.node)

    @cached_property
    def is_import(self) -> bool:
        return isinstance(self.node, (ast.Import, ast.ImportFrom))

    @cached_property
    def only_binds(self) -> bool:
        """True if it imports or defines something, and changes no data."""
        return self.is_import or isinstance(self.node, (ast.ClassDef, ast.FunctionDef))

    @cached_property
    def is_main_part(self) -> bool:
        """True for `if __name__ == "__main__":`, which never runs here."""
        test = ast.walk(self.node.test) if isinstance(self.node, ast.If) else ()
        return any(isinstance(one, ast.Name) and one.id == "__name__" for one in test)

    @property
    def sets_recursion_limit(self) -> bool:
        match self.node:
            case ast.Expr(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))):
                return name == "setrecursionlimit"
        return False

    @cached_property
    def lines(self) -> range:
        first = min(n.lineno for n in (self.node, *getattr(self.node, "decorator_list", ())))
        return range(first, (self.node.end_lineno or first) + 1)

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
            text = ast.unparse(ast.fix_missing_locations(self.node))
            tables = [symtable(text, "", "exec")]
        except UNPARSED:  # Python refuses it, or it is nested too deeply for us
            inside = (one for one in ast.walk(self.node) if isinstance(one, ast.Name))
            return {one.id for one in inside if isinstance(one.ctx, ast.Load)}
        names = {symbol.get_name() for symbol in tables[0].get_symbols() if symbol.is_referenced()}
        for table in tables:  # the list grows as we read it
            tables += table.get_children()
            names |= {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global()}
        return names

    @cached_property
    def bound(self) -> set[str]:
        """The names that it gives a value or, as in `ListNode.__lt__ = ...`, changes."""
        match self.node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                return {self.node.name}
            case ast.Expr(value=ast.Call(func=ast.Name("setattr"), args=[ast.Name(name), *_])):
                return {name}
        names: set[str] = set()
        for one in ast.walk(self.node):
            match one:
                case ast.Name(id=name, ctx=ast.Store()):
                    names.add(name)
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                    names.add(name)
                case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                    names |= {(a.asname or a.name).partition(".")[0] for a in aliases}
                case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                    names.add(root_of(one))
        return names - {""}  # the root of what a call returns


class Body(list[Statement]):
    """The statements at the top of some code, and which of them deal with a name."""

    @cached_property
    def binding(self) -> dict[str, list[Statement]]:
        """Those that give a name a value, by that name."""
        return _by_name((one, one.bound) for one in self)

    @cached_property
    def using(self) -> dict[str, list[Statement]]:
        """Those that use a name and do more than bind others, by that name."""
        return _by_name((one, one.used) for one in self if not one.only_binds)

    @cached_property
    def attributes(self) -> dict[str, set[str]]:
        """The attributes that it uses, by the name with which the expression begins.

        Without a name, those that it gives to something, and all its classes and functions.
        """
        found = defaultdict[str, set[str]](set)
        for node in (node for one in self for node in ast.walk(one.node)):
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    found[""].add(name)
                case ast.Attribute(attr=name, ctx=ast.Store()):
                    found[""].add(name)
                case ast.Attribute(attr=name):
                    found[root_of(node) or "()"].add(name)
        return found


def _by_name(found: Iterable[tuple[Statement, set[str]]]) -> dict[str, list[Statement]]:
    by_name = defaultdict[str, list[Statement]](list)
    for one, names in found:
        for name in names:
            by_name[name].append(one)
    return by_name


def definition_in(statement: ast.stmt) -> Definition | None:
    """Return the class or function that a statement defines, also as a lambda with a name."""
    match statement:
        case ast.ClassDef() | ast.FunctionDef():
            return statement
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=args, body=value)):
            function = ast.FunctionDef(name, args, [ast.Return(value)], [])
            return ast.copy_location(function, statement)
    return None


@lru_cache(maxsize=4)  # each of many methods asks for them
def functions_of(node: Definition) -> dict[str, ast.FunctionDef]:
    """Return the methods of a class, or the function itself, by name."""
    nodes = map(definition_in, node.body) if isinstance(node, ast.ClassDef) else [node]
    return {f.name: f for f in nodes if isinstance(f, ast.FunctionDef)}


def takes_self(node: Definition) -> bool:
    """True for a function that is written like a method."""
    return isinstance(node, ast.FunctionDef) and [a.arg for a in node.args.args[:1]] == ["self"]


def is_blank(node: Definition) -> bool:
    """Tell whether nothing is written yet: this is LeetCode's template."""
    return all(
        isinstance(one, ast.Pass)
        or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        for function in functions_of(node).values()
        for one in function.body
    )


def attributes_in(*nodes: ast.AST) -> set[str]:
    """Return the attributes that some code uses, methods of `self` among them."""
    inside = (one for node in nodes for one in ast.walk(node))
    return {one.attr for one in inside if isinstance(one, ast.Attribute)}


def root_of(node: ast.expr) -> str:
    """Return the name that an expression such as `a.b[c].d` begins with, or nothing."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""
