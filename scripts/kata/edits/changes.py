"""Every small change of a solution's text; a kind of change is one row, or one entry, in EDITS.

Docstrings, annotations, imports, f-strings and the headers of classes and functions stay.
"""

import ast
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from types import CodeType
from typing import Any, NamedTuple

from kata.edits.confusions import operators
from kata.edits.patterns import Rows
from kata.edits.source import Change, Edit, Source, is_prose
from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution

LONGEST_CHANGE, SIDE = (
    100,
    30,
)  # characters that are shown: of a change, and on either side of a cut one
ARROW = "  ->  "
LARGE = 16  # a number that may be a bound, a base or a modulus
MANY = 100  # items, beyond which somebody may have forgotten a branch


class Mutant(NamedTuple):
    """A solution with one change."""

    solution: Solution  # the part of it is the changed text
    line: int  # of the change, in the file
    change: str  # `1 <= row  ->  1 < row`, and which one it is if there are several: `(2 of 3)`


def constants(source: Source, node: Any) -> Iterator[Edit]:
    """A number beside it, half of a large one, the other truth value, a string without an end.

    No row says this, since the new text is computed.
    """
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


def open_slices(source: Source, node: Any) -> Iterator[Edit]:
    """A bound for a slice that has none on that side; no row says this, as nothing stands there."""
    if isinstance(node, ast.Slice):
        start, _ = source.extent(node)
        if not node.lower:
            yield Edit(start, start, "1")
        if not node.upper:
            at = source.data.index(b":", source.extent(node.lower)[1] if node.lower else start) + 1
            yield Edit(at, at, "-1")


def beginnings(problem: Problem) -> Change:
    """Return what has only the first MANY items read of a list or string that may have more."""
    bounds = {bound.of: bound.high or 0 for bound in problem.constraints.bounds}
    names = () if problem.signature.plays else problem.signature.parameters
    long = [k for k, name in enumerate(names) if bounds.get(f"{name}.length", 0) > MANY]

    def edits(source: Source, node: Any) -> Iterator[Edit]:
        if isinstance(node, ast.FunctionDef) and node.name == problem.signature.main:
            first = next((one for one in node.body if not is_prose(one)), node.body[-1])
            start, _ = source.extent(first)
            for name in (one.arg for k, one in enumerate(node.args.args[1:]) if k in long):
                yield Edit(start, start, f"{name} = {name}[:{MANY}]\n{source.indent(first)}")

    return edits


CONDITIONS = Rows("""
$conjunct -> True
$disjunct -> False
$filter -> True
if @test: ... -> True
if @test: ...; else: ... -> False
$a if @test else $b -> True | False
""")
RANGES = Rows("""
$end -> $end + 1 | $end - 1
range(@only) -> 1, $only
""")
SLICES = Rows("""
$edge -> $edge + 1 | $edge - 1
""")
STATEMENTS = Rows("""
$statement -> pass
$elif -> else: pass
break -> continue
continue -> break
""")
EDITS: tuple[Change, ...] = (
    operators(ast.AST),
    CONDITIONS,
    constants,
    RANGES,
    SLICES,
    open_slices,
    STATEMENTS,
)


def mutants(solution: Solution) -> list[Mutant]:
    """Return every mutant that compiles to something else than the solution and the others."""
    source, kinds = Source(solution.source), (*EDITS, beginnings(solution.problem))
    found: dict[Edit, str] = {}
    for node, frame in source.shown.items():
        for edits in kinds:
            for edit in edits(source, node):
                found.setdefault(edit, _change_text(source, frame, edit))
    total, seen = Counter(found.values()), Counter[str]()
    known, made = {_compiled(solution.source)}, []
    for edit, change in sorted(found.items()):
        seen[change] += 1
        text = source.edited(edit)
        code = _compiled(text)
        if code and code not in known:
            known.add(code)
            which = f"  ({seen[change]} of {total[change]})" if total[change] > 1 else ""
            made.append(Mutant(replace(solution, part=text), source.line_of(edit), change + which))
    return made


def _change_text(source: Source, frame: ast.AST, edit: Edit) -> str:
    """Return a change as text: what is shown of it as it is and as it is changed, cut if long."""
    if (
        isinstance(frame, ast.expr) and source.extent(frame) == edit[:2]
    ):  # what is around it says more
        frame = source.shown[source.parents[frame]]
    start, end = source.header_extent(frame)
    if edit.start > end:  # below a header: an assignment, added
        return ARROW.join(edit.new.strip().split(" = "))
    cuts = (start, edit.start), (edit.start, edit.end), (edit.end, end)
    before, old, after = (source.cut(a, min(b, max(end, edit.start))) for a, b in cuts)
    if len(before + old + after) > LONGEST_CHANGE:
        before = f"...{before[-SIDE:]}" if len(before) > SIDE else before
        after = f"{after[:SIDE]}..." if len(after) > SIDE else after
        old = f"{old[:LONGEST_CHANGE]}..." if len(old) > LONGEST_CHANGE else old
    return ARROW.join(" ".join(f"{before}{t}{after}".split()) for t in (old, edit.new))


def _compiled(text: str) -> CodeType | None:
    """Return the code of a text, without the places of its parts; None if it does not compile."""
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
