"""Every mutant of a solution: its text with one slip, or with the first items of an input only."""

import ast
import warnings
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from types import CodeType
from typing import Any, NamedTuple

from kata.edits.slips import slips
from kata.edits.source import Change, Edit, Source, is_prose
from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution
from kata.statement import constraints_of

LONGEST_CHANGE = 100  # characters that are shown of a change
SIDE = 30  # characters on either side of one that is cut
ARROW = "  ->  "
MANY = 100  # items, beyond which somebody may have forgotten a branch


class Mutant(NamedTuple):
    """A solution with one change."""

    solution: Solution  # the part of it is the changed text
    line: int  # of the change, in the file
    change: str  # `1 <= row  ->  1 < row`


def mutants(solution: Solution) -> list[Mutant]:
    """Return every mutant that compiles to something else than the solution and the others."""
    source, shortened = Source(solution.source), beginnings(solution.problem)
    found: dict[Edit, ast.AST] = {}  # with the node that is shown
    for node, frame in source.shown.items():
        for edit in chain(slips(source, node), shortened(source, node)):
            found.setdefault(edit, frame)
    known, made = {_compiled(solution.source)}, []
    for edit in sorted(found):
        text = source.edited(edit)
        code = _compiled(text)
        if code and code not in known:
            known.add(code)
            change = _change_text(source, found[edit], edit)
            made.append(Mutant(replace(solution, part=text), source.line_of(edit), change))
    return made


def beginnings(problem: Problem) -> Change:
    """Return what has only the first MANY items read of a list or string that may have more."""
    bounds = {str(bound.of): bound.high or 0 for bound in constraints_of(problem).bounds}
    names = () if problem.signature.plays else problem.signature.parameters
    long = [k for k, name in enumerate(names) if bounds.get(f"{name}.length", 0) > MANY]

    def edits(source: Source, node: Any) -> Iterator[Edit]:
        if isinstance(node, ast.FunctionDef) and node.name == problem.signature.main:
            first = next((one for one in node.body if not is_prose(one)), node.body[-1])
            start, _ = source.extent(first)
            for name in (one.arg for k, one in enumerate(node.args.args[1:]) if k in long):
                yield Edit(start, start, f"{name} = {name}[:{MANY}]\n{source.indent(first)}")

    return edits


def _change_text(source: Source, frame: ast.AST, edit: Edit) -> str:
    """Return a change as text: what is shown of it as it is and as it is changed, cut if long."""
    if isinstance(frame, ast.expr) and source.extent(frame) == edit[:2]:
        frame = source.shown[source.parents[frame]]  # what is around it says more
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
