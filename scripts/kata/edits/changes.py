"""Every small change of a solution's text; a kind of change is one entry in EDITS.

Docstrings, annotations, imports, f-strings and the headers of classes and functions stay.
"""

import ast
import warnings
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from types import CodeType
from typing import NamedTuple, TypeAlias

from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution

OPERATORS: dict[type[ast.AST], tuple[str, ...]] = {  # each with what is tried in its place
    ast.Lt: ("<", "<=", ">="),
    ast.LtE: ("<=", "<", ">"),
    ast.Gt: (">", ">=", "<="),
    ast.GtE: (">=", ">", "<"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.USub: ("-", ""),
    ast.Invert: ("~", ""),
    ast.Not: ("not", ""),
}
FIXED = ast.Import, ast.ImportFrom, ast.JoinedStr
FIXED_FIELDS = {"annotation", "returns", "type_params", "decorator_list", "bases"}
LASTING = ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Pass  # statements that stay
BARE = ast.Name, ast.Call, ast.Attribute, ast.Subscript  # to which `+ 1` can be added as they are
TINY = ast.Constant, ast.UnaryOp, ast.Slice, ast.Starred  # too little to be shown alone
SHOWN = ast.expr, ast.stmt, ast.pattern
LONG, SIDE = 100, 30  # characters that are shown: of a change, and on either side of a cut one
ARROW = "  ->  "
LARGE = 16  # a number that may be a bound, a base or a modulus
MANY = 100  # items, beyond which somebody may have forgotten a branch


class Mutant(NamedTuple):
    """A solution with one change."""

    solution: Solution  # the part of it is the changed text
    line: int  # of the change, in the file
    change: str  # `1 <= row  ->  1 < row`, and which one it is if there are several: `(2 of 3)`


class Edit(NamedTuple):
    """Text to put in place of what stands from `start` to `end`, as offsets in bytes."""

    start: int
    end: int
    new: str


class Source:
    """The text of a solution as bytes, since that is what the offsets of `ast` count.

    `long` holds the places of the parameters of the method `main` that may have more than MANY
    items.
    """

    def __init__(self, text: str, main: str = "", long: Collection[int] = ()) -> None:
        self.data, self.main, self.long = text.encode(), main, long
        self.lines = [0]
        for line in self.data.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.data)

    def header_extent(self, node: ast.AST) -> tuple[int, int]:
        """The start and end of a node; of a compound statement, those of its header."""
        start, end = self.extent(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            inside, _ = self.extent(body[0])
            spans = [self.extent(inner) for inner in ast.walk(node) if isinstance(inner, ast.expr)]
            ends = [its_end for its_start, its_end in spans if its_start < inside]
            end = self.data.index(b":", max([start, *ends])) + 1
        return start, end

    def extent(self, node: ast.AST) -> tuple[int, int]:
        """The start and end of a node, body and all."""
        assert isinstance(node, SHOWN)
        first, last = self.lines[node.lineno - 1], self.lines[(node.end_lineno or 0) - 1]
        return first + node.col_offset, last + (node.end_col_offset or 0)

    def indent(self, statement: ast.stmt) -> str:
        """What a line begins with that is to be a neighbour of a statement: spaces or tabs."""
        before = self.data[self.lines[statement.lineno - 1] : self.extent(statement)[0]].decode()
        return " " * statement.col_offset if before.strip() else before

    def text(self, node: ast.AST) -> str:
        start, end = self.extent(node)
        return self.data[start:end].decode()

    def operator_edits(self, left: ast.AST, right: ast.AST, operator: ast.AST) -> Iterator[Edit]:
        """The edits of the operator between two operands."""
        return self.edits_of_first(self.extent(left)[1], self.extent(right)[0], operator)

    def edits_of_first(self, start: int, end: int, operator: ast.AST) -> Iterator[Edit]:
        """The edits of the first such operator from `start` to `end`."""
        old, *others = OPERATORS.get(type(operator), ("",))
        at = self.data.find(old.encode(), start, end)
        for new in others if at >= 0 else ():
            yield Edit(at, at + len(old), new)

    def replacements(self, node: ast.AST, *others: str) -> Iterator[Edit]:
        """The edits that put one of these texts in place of a node."""
        for new in others:
            yield Edit(*self.extent(node), new)

    def bound_edits(self, bound: ast.AST) -> Iterator[Edit]:
        """The edits that move a bound by one; that of a constant is moved as a constant is."""
        match bound:
            case ast.Starred() | ast.Constant() | ast.UnaryOp(operand=ast.Constant()):
                return
            case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant()):
                return
        text = self.text(bound)
        text = text if isinstance(bound, BARE) else f"({text})"
        yield from self.replacements(bound, f"{text} + 1", f"{text} - 1")

    def change_text(self, node: ast.AST, edit: Edit) -> str:
        """The change as text: the node as it is and as it is changed, cut if that is long."""
        start, end = self.header_extent(node)
        if edit.start > end:  # below a header: an assignment, added
            return ARROW.join(edit.new.strip().split(" = "))
        cuts = (start, edit.start), (edit.start, edit.end), (edit.end, end)
        before, old, after = (self.data[a : min(b, max(end, edit.start))].decode() for a, b in cuts)
        if len(before + old + after) > LONG:
            before = f"...{before[-SIDE:]}" if len(before) > SIDE else before
            after = f"{after[:SIDE]}..." if len(after) > SIDE else after
            old = f"{old[:LONG]}..." if len(old) > LONG else old
        return ARROW.join(" ".join(f"{before}{t}{after}".split()) for t in (old, edit.new))


def comparisons(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Another comparison: its bound moved, or its opposite."""
    if isinstance(node, ast.Compare):
        operands = pairwise([node.left, *node.comparators])
        for (left, right), operator in zip(operands, node.ops):
            yield from source.operator_edits(left, right, operator)


def operations(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Another arithmetic operation, or none."""
    match node:
        case ast.BinOp(left=left, op=op, right=right):
            yield from source.operator_edits(left, right, op)
        case ast.AugAssign(target=left, op=op, value=right):
            yield from source.operator_edits(left, right, op)
        case ast.UnaryOp(op=op, operand=operand):
            yield from source.edits_of_first(source.extent(node)[0], source.extent(operand)[0], op)


def conditions(source: Source, node: ast.AST) -> Iterator[Edit]:
    """`or` for `and`, and a part of a condition, or all of it, left out."""
    match node:
        case ast.BoolOp(op=op, values=values):
            for left, right in pairwise(values):
                yield from source.operator_edits(left, right, op)
            for value in values:
                yield from source.replacements(value, str(isinstance(op, ast.And)))
        case ast.If(test=test, orelse=[]):  # without the statement, it is never met
            yield from source.replacements(test, "True")
        case ast.If(test=test) | ast.IfExp(test=test):
            yield from source.replacements(test, "True", "False")
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield from source.replacements(test, "True")


def constants(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A number beside it, half of a large one, the other truth value, a string without an end."""
    match node:
        case ast.Constant(value=bool() as value):
            yield from source.replacements(node, repr(not value))
        case ast.Constant(value=int() | float() as value):
            yield from source.replacements(node, repr(value + 1), repr(value - 1))
            if abs(value) >= LARGE and isinstance(value, int):
                yield from source.replacements(node, repr(value // 2))
        case ast.Constant(value=str() as value):
            others = (value[1:], value[:-1]) if value else ("?",)
            yield from source.replacements(node, *map(repr, others))


def bounds(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A range or a slice that starts or ends one item earlier or later."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=[*others, last], keywords=[]):
            for bound in *others[:2], last:
                yield from source.bound_edits(bound)
            if not others:
                yield from source.replacements(last, f"1, {source.text(last)}")
        case ast.Slice(lower=lower, upper=upper):
            start, _ = source.extent(node)
            for bound in filter(None, (lower, upper)):
                yield from source.bound_edits(bound)
            if not lower:
                yield Edit(start, start, "1")
            if not upper:
                at = source.data.index(b":", source.extent(lower)[1] if lower else start) + 1
                yield Edit(at, at, "-1")


def statements(source: Source, node: ast.AST) -> Iterator[Edit]:
    """A statement left out, or the other way to leave a round of a loop."""
    if not isinstance(node, ast.stmt) or isinstance(node, LASTING):
        return
    start, end = source.extent(node)
    is_elif = source.data.startswith(b"elif", start)
    yield Edit(start, end, "else: pass" if is_elif else "pass")
    if isinstance(node, ast.Break):
        yield Edit(start, end, "continue")
    if isinstance(node, ast.Continue):
        yield Edit(start, end, "break")


def beginnings(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Only the first items of a list or string that may be longer."""
    if not isinstance(node, ast.FunctionDef) or node.name != source.main:
        return
    first = next((one for one in node.body if not is_prose(one)), node.body[-1])
    start, _ = source.extent(first)
    for place, argument in enumerate(node.args.args[1:]):
        if place in source.long:
            name, indent = argument.arg, source.indent(first)
            yield Edit(start, start, f"{name} = {name}[:{MANY}]\n{indent}")


Kind: TypeAlias = Callable[[Source, ast.AST], Iterator[Edit]]
EDITS: tuple[Kind, ...] = (
    comparisons,
    operations,
    conditions,
    constants,
    bounds,
    statements,
    beginnings,
)


def mutants(solution: Solution) -> list[Mutant]:
    """Every mutant that compiles to something else than the solution and the mutants before it."""
    source = Source(solution.source, solution.shape.main, _long(solution.problem))
    found: dict[Edit, str] = {}
    for node, frame in nodes(source.tree, source.tree):
        for kind in EDITS:
            for edit in kind(source, node):
                found.setdefault(edit, source.change_text(frame, edit))
    total, seen = Counter(found.values()), Counter[str]()
    known, made = {_compiled(solution.source)}, []
    for edit, change in sorted(found.items()):
        seen[change] += 1
        start, end, new = edit
        text = (source.data[:start] + new.encode() + source.data[end:]).decode()
        code = _compiled(text)
        if code and code not in known:
            known.add(code)
            which = f"  ({seen[change]} of {total[change]})" if total[change] > 1 else ""
            line = 1 + source.data.count(b"\n", 0, start)
            made.append(Mutant(replace(solution, part=text), line, change + which))
    return made


def _long(problem: Problem) -> set[int]:
    """The places of the parameters that may have more than MANY items."""
    bounds = {bound.of: bound.high or 0 for bound in problem.constraints.bounds}
    names = [] if problem.signature.plays else [*problem.signature.parameters]
    return {i for i, name in enumerate(names) if bounds.get(f"{name}.length", 0) > MANY}


def nodes(node: ast.AST, frame: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """The nodes below one that may be changed, each with the node that is shown when it is."""
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if name in FIXED_FIELDS or isinstance(child, FIXED) or is_prose(child):
                continue
            if isinstance(child, ast.AST):
                its = child if isinstance(child, SHOWN) and not isinstance(child, TINY) else frame
                yield child, its
                yield from nodes(child, its)


def is_prose(node: ast.AST) -> bool:
    """Tell whether it is a docstring, or another string that is a statement."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _compiled(text: str) -> CodeType | None:
    """The code of a text, without the places of its parts; None if it does not compile."""
    try:
        tree = ast.parse(text)
        for node in ast.walk(tree):
            for name in node._attributes:
                setattr(node, name, int("lineno" in name))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            code: CodeType = compile(tree, "", "exec", dont_inherit=True)
    except UNPARSED:
        return None
    return code
