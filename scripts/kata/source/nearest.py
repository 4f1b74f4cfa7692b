"""The right solution that is most like another file, and which of their lines are the same."""

import ast
from collections.abc import Iterable
from difflib import SequenceMatcher

from kata.problem.solution import Solution
from kata.source.code import FUNCTIONS, Code

DOCUMENTED = ast.Module, ast.ClassDef, *FUNCTIONS


def nearest(solution: Solution, right: Iterable[Solution]) -> Solution | None:
    """The one with the most lines in common, the file itself aside; None for none."""
    others = (one for one in right if one.path != solution.path)
    mine = [*lines_of(Code(solution.source)).values()]
    return max(others, key=lambda one: likeness(mine, one), default=None)


def likeness(lines: list[str], other: Solution) -> float:
    return SequenceMatcher(None, lines, [*lines_of(Code(other.source)).values()], False).ratio()


def common_lines(source: Code, other: Code) -> dict[int, int]:
    """{line: the same line of the other source}, without imports, docstrings and comments."""
    mine, its = lines_of(source), lines_of(other)
    blocks = SequenceMatcher(None, [*mine.values()], [*its.values()], False).get_matching_blocks()
    own, theirs = [*mine], [*its]
    return {own[a + i]: theirs[b + i] for a, b, size in blocks for i in range(size)}


def lines_of(source: Code) -> dict[int, str]:
    """{number: text} of the lines of code."""
    prose = set[int]()
    for node in ast.walk(source.tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            first = node.body[0]
            prose |= {*range(first.lineno, (first.end_lineno or 0) + 1)}
    return {
        number: text.strip()
        for number, text in enumerate(source.lines, 1)
        if text.strip() and number not in prose and not text.lstrip().startswith("#")
    }
