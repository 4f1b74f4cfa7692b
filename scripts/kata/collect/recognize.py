"""The solutions among the classes and functions of one file."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kata.collect.fit import CERTAIN, DOUBTFUL, NAMED, Definition, attempts, definitions, fit
from kata.collect.formats import is_parted
from kata.collect.naming import is_named
from kata.problem.folder import Problem
from kata.problem.solution import Solution


class Candidate(NamedTuple):
    """A top-level definition, and the code that it is in."""

    node: Definition
    code: str
    above: str = ""  # the text above it, from the last class called Solution... on


class Fit(NamedTuple):
    """A definition that fits a problem, and how well."""

    candidate: Candidate
    problem: Problem
    degree: int


def candidates(code: str) -> list[Candidate]:
    """The top-level classes of some code and, if none is called Solution, the functions too."""
    nodes = list(definitions(ast.parse(code).body))
    classes: list[Definition] = [node for node in nodes if isinstance(node, ast.ClassDef)]
    found = classes if any(node.name == "Solution" for node in classes) else nodes
    lines, start, some = code.split("\n"), 0, []
    for node in found:
        some.append(Candidate(node, code, "\n".join(lines[start : node.lineno - 1])))
        if node.name.startswith("Solution"):
            start = node.end_lineno or start
    return some


def fitting(some: list[Candidate], problems: list[Problem], path: Path) -> list[Fit]:
    """The candidates that fit a problem.

    A class without LeetCode's name may be a helper: its parameters must leave no doubt, unless
    nothing else in the file fits.
    """
    sure: list[Fit] = []
    others: list[Fit] = []
    for one in some:
        degrees = {
            problem: fit(one.node, problem, is_named(problem, path, one.above))
            for problem in problems
            if attempts(one.node, problem.signature)
        }
        least = NAMED if NAMED in degrees.values() else DOUBTFUL
        for problem, degree in degrees.items():
            if degree >= least:
                is_class = isinstance(one.node, ast.ClassDef)
                is_usual = not is_class or problem.signature.name in one.node.name
                is_sure = is_usual or fit(one.node, problem) == CERTAIN
                (sure if is_sure else others).append(Fit(one, problem, degree))
    return sure or others


def solutions(
    path: Path, some: list[Candidate], fits: list[Fit], lines: set[int]
) -> Iterator[tuple[Solution, bool]]:
    """Each solution, with its line unless it is a whole Python file; and whether it is doubtful."""
    names = Counter(one.node.name for one in some)
    several = Counter(fit.problem for fit in fits)
    for one, problem, degree in fits:
        node, signature = one.node, problem.signature
        if not lines & {0, node.lineno}:
            continue
        usual = signature.name if isinstance(node, ast.ClassDef) else signature.main
        is_alone = names[node.name] == several[problem] == 1 and node.name == usual
        if 0 not in lines or not is_alone or is_parted(path):
            yield Solution(problem, path, node.lineno, _part(one)), degree == DOUBTFUL
        else:
            yield Solution(problem, path), degree == DOUBTFUL


def _part(one: Candidate) -> str:
    """The code, with blank lines in place of other definitions of the same name."""
    lines = one.code.split("\n")
    for node in definitions(ast.parse(one.code).body):
        if node.name == one.node.name and node.lineno != one.node.lineno:
            first = min(n.lineno for n in (node, *node.decorator_list))
            last = node.end_lineno or first
            lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join(lines)
