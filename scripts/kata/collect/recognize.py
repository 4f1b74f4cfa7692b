"""The solutions among the classes and functions of one file."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kata.collect.definitions import Definition, definitions, is_blank, members, ways
from kata.collect.files import Part, is_parted, parts
from kata.collect.fit import CERTAIN, DOUBTFUL, NAMED, fit
from kata.collect.naming import QUALIFIED, Names, Slugs
from kata.collect.pasted import MissingError, Paste, pasted
from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution


class Candidate(NamedTuple):
    """A top-level definition, the code that it is in, and the problems that it says it solves."""

    node: Definition
    part: Part
    said: Slugs


class Fit(NamedTuple):
    """A definition that fits a problem by one of its methods, and how well."""

    candidate: Candidate
    problem: Problem
    way: str
    degree: int


def candidates(part: Part, path: Path, names: Names) -> list[Candidate]:
    """The top-level classes of some code and, if none is called Solution, the functions too.

    What stands right above one counts more than what stands above all, and that more than the path.
    """
    nodes = list(definitions(ast.parse(part.code).body))
    classes: list[Definition] = [node for node in nodes if isinstance(node, ast.ClassDef)]
    found = classes if any(node.name == "Solution" for node in classes) else nodes
    lines, start = part.text.split("\n"), 0
    header = "\n".join(lines[: nodes[0].lineno - 1]) if nodes else ""
    some: list[Candidate] = []
    for node in nodes:
        end = node.end_lineno or node.lineno
        if node in found:
            right_above = "\n".join(lines[start : node.lineno - 1])
            inside = "\n".join(lines[node.lineno - 1 : end])
            defined = {node.name, *members(node)}
            said = names.said(path, [right_above, header, part.above], inside, defined)
            is_later = any(one.node.name.startswith("Solution") for one in some)
            if said and is_later and not names.in_text(right_above):
                said |= {QUALIFIED}  # it may solve a variation
            some.append(Candidate(node, part, said))
        start = end
    return some


def fitting(some: list[Candidate], problems: list[Problem]) -> list[Fit]:
    """The candidates that fit a problem.

    A class without LeetCode's name may be a helper: its parameters must leave no doubt, unless
    nothing else in the file fits.
    """
    sure: list[Fit] = []
    others: list[Fit] = []
    for one in some:
        fits = [
            Fit(one, problem, way, fit(one.node, problem, way, one.said))
            for problem in problems
            for way in ways(one.node, problem)
            if not is_blank(members(one.node).get(way, one.node))
        ]
        named = {found.problem for found in fits if found.degree == NAMED}
        for found in fits:
            if found.degree >= DOUBTFUL and (not named or found.problem in named):
                is_class = isinstance(one.node, ast.ClassDef)
                is_usual = not is_class or found.problem.signature.name in one.node.name
                is_sure = is_usual or fit(one.node, found.problem, found.way) == CERTAIN
                (sure if is_sure else others).append(found)
    return sure or others


class Missing(NamedTuple):
    """A definition that needs a module which is not here."""

    line: int
    module: str


def solutions(
    path: Path, fits: list[Fit], lines: set[int]
) -> Iterator[tuple[Solution | Missing, bool]]:
    """Each solution, as a part of its file unless it is all of it; and whether it is doubtful."""
    starts = {line_of(one) for one in fits}
    for one in fits:
        line, is_doubtful = line_of(one), one.degree == DOUBTFUL
        is_alone = len(starts) == 1 and not is_parted(path) and 0 in lines
        if lines & {0, line}:
            place = 0 if is_alone else line
            try:
                (node, part, _), signature = one.candidate, one.problem.signature
                paste = pasted(part.code, node, one.way, signature)
                code = "" if is_alone and _is_whole(one, paste) else paste.code
                yield Solution(one.problem, path, place, code), is_doubtful
            except MissingError as error:
                yield Missing(line, str(error)), is_doubtful


def forced(path: Path, problem: Problem) -> list[Solution]:
    """What a file has for a problem that it is known to solve, however little it fits."""
    try:
        (part,) = parts(path)
        some = candidates(part, path, Names([problem]))
        fits = [Fit(one, problem, way, NAMED) for one in some for way in ways(one.node, problem)]
        found = [solution for solution, _ in solutions(path, fits, {0})]
    except (*UNPARSED, OSError):  # which its verdict will say
        found = []
    return [one for one in found if isinstance(one, Solution)] or [Solution(problem, path)]


def _is_whole(one: Fit, paste: Paste) -> bool:
    """Whether its file can be run as it is."""
    (node, part, _), signature = one.candidate, one.problem.signature
    is_usual = isinstance(node, ast.ClassDef) and node.name == signature.name
    is_usual = is_usual and one.way in (signature.name, signature.main)
    return is_usual and part.is_file and paste.is_rest_idle


def line_of(one: Fit) -> int:
    """The line of the class or function or, if another method is meant, of that."""
    node, signature = one.candidate.node, one.problem.signature
    is_other = isinstance(node, ast.ClassDef) and one.way not in (signature.main, node.name)
    return members(node)[one.way].lineno if is_other else node.lineno
