"""Code taken apart: the statements at the top of it, and what each of them defines and uses."""

import ast
from collections import defaultdict
from contextlib import suppress
from functools import cached_property
from symtable import symtable
from typing import TypeAlias

from kata.collect.files import Part
from kata.problem.solution import UNPARSED, parsed

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef
Functions: TypeAlias = dict[str, ast.FunctionDef]

SPECIAL = {  # names that a solution needs, used or not
    *("*", "annotations", "setrecursionlimit"),
    *("getcontext", "setcontext", "set_int_max_str_digits"),
}


def definition_in(statement: ast.stmt) -> Definition | None:
    """Return the class or function that a statement defines, also as a lambda with a name."""
    match statement:
        case ast.ClassDef() | ast.FunctionDef():
            return statement
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=args, body=value)):
            function = ast.FunctionDef(name, args, [ast.Return(value)], [])
            return ast.copy_location(function, statement)
    return None


def functions_of(node: Definition) -> Functions:
    """Return the methods of a class, or the function itself, by name."""
    nodes = map(definition_in, node.body) if isinstance(node, ast.ClassDef) else [node]
    return {f.name: f for f in nodes if isinstance(f, ast.FunctionDef)}


def attributes_in(*nodes: ast.AST) -> set[str]:
    """Return the attributes that some code uses, methods of `self` among them."""
    inside = (one for node in nodes for one in ast.walk(node))
    return {one.attr for one in inside if isinstance(one, ast.Attribute)}


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


class Statement:
    """A statement at the top of some code."""

    def __init__(self, node: ast.stmt) -> None:
        self.node, self.definition = node, definition_in(node)
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
            tables = [symtable(ast.unparse(ast.fix_missing_locations(self.node)), "", "exec")]
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
        """The names that it gives a value or changes, as `x.y = 1` and `x.append(1)` do."""
        match self.node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                return {name}
        return set() if self.is_main_part else _bound_in(self.node)

    @cached_property
    def called(self) -> set[str]:
        """The names that are called when it runs or, if it is a function, when that is called."""
        calls = (one.func for one in ast.walk(self.node) if isinstance(one, ast.Call))
        return {one.id for one in calls if isinstance(one, ast.Name)}

    @cached_property
    def changed(self) -> set[str]:
        """The global names that a function gives a value or changes when it is called."""
        if not isinstance(self.node, ast.FunctionDef):
            return set()
        inside = [*ast.walk(self.node)]
        shared = {name for one in inside if isinstance(one, ast.Global) for name in one.names}
        own = {one.arg for one in inside if isinstance(one, ast.arg)}
        names = (one for one in inside if isinstance(one, ast.Name))
        own |= {one.id for one in names if isinstance(one.ctx, ast.Store)}
        own |= {one.name for one in inside if isinstance(one, (ast.FunctionDef, ast.ClassDef))}
        return set[str]().union(*map(_bound_in, self.node.body)) - (own - shared)


def _bound_in(node: ast.stmt) -> set[str]:
    """Return the names to which some code gives a value, or which it changes."""
    names: set[str] = set()
    for one in ast.walk(node):
        match one:
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                names.add(name)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                names |= {(a.asname or a.name).partition(".")[0] for a in aliases}
            case ast.Attribute(ctx=ast.Store(), value=ast.Call(func=ast.Name(name))):
                names |= SPECIAL & {name}
            case ast.Attribute(ctx=ast.Store()) | ast.Subscript(ctx=ast.Store()):
                names.add(_root_of(one))
            case ast.Expr(value=ast.Call(func=ast.Name("setattr"), args=[ast.Name(name), *_])):
                names.add(name)
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) as changed)):
                names |= {_root_of(changed), *SPECIAL & {name}}
            case ast.Expr(value=ast.Call(func=ast.Name(name))):
                names |= SPECIAL & {name}
    return names - {""}  # the root of what a call returns


def _root_of(node: ast.expr) -> str:
    """Return the name that an expression such as `a.b[c].d` begins with, or nothing."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


class Code(list[Statement]):
    """The statements of a part, below those of the cells before it."""

    def __init__(self, part: Part) -> None:
        tree = parsed(part.code)
        ast.increment_lineno(tree, part.offset)
        with suppress(*UNPARSED):
            self += map(Statement, parsed(part.before).body)
        self.part, self.own = part, [*map(Statement, tree.body)]
        self += self.own

    @cached_property
    def binding(self) -> dict[str, list[Statement]]:
        """{a name: the statements that give it a value, also by a function that they call}."""
        found = defaultdict[str, list[Statement]](list)
        functions = {one.definition.name: one for one in self if one.definition}
        changing = any(one.changed for one in functions.values())
        for one in self:
            calls = changing and not (one.definition or one.is_main_part)
            for name in one.bound | (_changed_by(one, functions) if calls else set()):
                found[name].append(one)
        return found


def _changed_by(statement: Statement, functions: dict[str, Statement]) -> set[str]:
    """Return what the functions change that a statement calls, and those that they call."""
    waiting, changed = [*statement.called & functions.keys()], set[str]()
    for name in waiting:  # the list grows as we read it
        changed |= functions[name].changed
        waiting += (functions[name].called & functions.keys()) - {*waiting}
    return changed
