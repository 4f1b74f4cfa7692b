"""The classes and functions of a file that may solve our problems, and which of them do."""

import ast
import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import chain, groupby
from pathlib import Path

from kata.collect.definitions import (
    Body,
    Definition,
    Statement,
    attributes_in,
    functions_of,
    is_blank,
)
from kata.collect.fit import Fit, fit
from kata.collect.parts import Part
from kata.collect.problem_names import QUALIFIED, Names, Slugs
from kata.problem.catalog import letters, listed, others
from kata.problem.folder import Problem
from kata.problem.solution import parsed


@dataclass(frozen=True, eq=False)
class Candidate:
    """A class or function at the top of some code, and the problems that it claims to solve."""

    node: Definition
    statement: Statement  # which defines it
    statements: Body  # all of that code
    part: Part
    claimed: Slugs


def candidates(part: Part, path: Path, names: Names) -> list[Candidate]:
    """Return the top-level classes of some code and, if none is called Solution, the functions too.

    What stands right above one counts more than what stands above all, and that more than the path.
    """
    tree = parsed(part.code)
    ast.increment_lineno(tree, part.offset)
    statements = Body(map(Statement, tree.body))
    defined = [(one, one.definition) for one in statements if one.definition]
    classes = [node.name for _, node in defined if isinstance(node, ast.ClassDef)]
    lines, end = part.text.split("\n"), 0
    above_all = "\n".join(lines[: defined[0][1].lineno - part.offset - 1]) if defined else ""
    found: list[Candidate] = []
    for statement, node in defined:
        first = node.lineno - part.offset - 1
        start, end = end, (node.end_lineno or node.lineno) - part.offset
        if "Solution" in classes and not isinstance(node, ast.ClassDef):
            continue
        right_above, inside = "\n".join(lines[start:first]), "\n".join(lines[first:end])
        texts = [right_above, above_all, part.above]
        claimed = names.claimed(path, texts, inside, {node.name, *functions_of(node)})
        is_later = any(before.node.name.startswith("Solution") for before in found)
        if claimed and is_later and not names.in_text(right_above):
            claimed = claimed | {QUALIFIED}  # it may solve a variation
        found.append(Candidate(node, statement, statements, part, claimed))
    return found


@dataclass(frozen=True, eq=False)
class Match:
    """A candidate with a name in it that stands for a problem's method, or for its class."""

    candidate: Candidate
    problem: Problem
    entry: str  # that name

    @cached_property
    def fit(self) -> Fit:
        """The fit, given what the candidate claims."""
        return fit(self.candidate.node, self.problem, self.entry, self.candidate.claimed)

    @property
    def line(self) -> int:
        """The line of the class or function or, if another method is meant, of that."""
        node, usual = self.candidate.node, self.problem.signature.main
        is_other = isinstance(node, ast.ClassDef) and self.entry not in (usual, node.name)
        return functions_of(node)[self.entry].lineno if is_other else node.lineno


def matches_of(problems: list[Problem], some: list[Candidate]) -> list[Match]:
    """Return every match of the candidates with one of these problems."""
    by_name = _by_name(tuple(problems))
    longest = max(map(len, by_name), default=0)
    found: list[Match] = []
    for one in some:
        names = [letters(name)[:longest] for name in (one.node.name, *functions_of(one.node))]
        starts = {name[:size] for name in names for size in range(len(name) + 1)}
        meant = set[Problem]().union(*(by_name.get(start, ()) for start in starts))
        for problem in (problem for problem in problems if problem in meant):
            found += (Match(one, problem, entry) for entry in entries(one.node, problem))
    return found


@lru_cache(maxsize=4)
def _by_name(problems: tuple[Problem, ...]) -> dict[str, list[Problem]]:
    """Problems by the letters of the names of their methods, or classes."""
    found = defaultdict[str, list[Problem]](list)
    for problem in problems:
        for name in {*map(letters, names_of(problem))}:
            found[name].append(problem)
    return dict(found)


def fitting(matches: list[Match]) -> list[Match]:
    """The matches that fit their problems: what is certain for one is not doubtful for another.

    A class without LeetCode's name may be a helper: its parameters must leave no doubt, unless
    nothing else in the file fits.
    """
    sure: list[Match] = []
    others: list[Match] = []
    for candidate, some in groupby(matches, key=lambda one: one.candidate):
        node, functions = candidate.node, functions_of(candidate.node)
        written = [one for one in some if not is_blank(functions.get(one.entry, node))]
        best = max((one.fit for one in written), default=Fit.NONE)
        settled = {one.problem for one in written if one.fit == best > Fit.DOUBTFUL}
        for one in written:
            if one.fit > Fit.NONE and (not settled or one.problem in settled):
                is_helper = (
                    isinstance(node, ast.ClassDef) and one.problem.signature.name not in node.name
                )
                is_sure = not is_helper or fit(node, one.problem, one.entry) == Fit.CERTAIN
                (sure if is_sure else others).append(one)
    return sure or others


SUFFIX = re.compile(r"_?v?\d+|_\w+|[A-Z]\w*")  # of another way: rob2, rob_v2, rob_table, robTable
HELPS = re.compile(r"help|util|aux|inner|check|test|main|sub", re.IGNORECASE)


def entries(node: Definition, problem: Problem) -> list[str]:
    """Return the names that stand for the problem's method or, if LeetCode plays, for its class.

    A method whose name goes on after LeetCode's is one more, unless another one calls it.
    """
    signature, functions = problem.signature, functions_of(node)
    known = {signature.name if signature.plays else signature.main, *_at_neetcode(problem.slug)}
    if signature.plays:
        return [node.name] if isinstance(node, ast.ClassDef) and node.name in known else []
    if len(signature.methods) > 1:
        return [name for name in functions if name in known]
    spellings = {*map(letters, known)}
    found = [name for name in functions if letters(name) in spellings]  # two_sum
    more = [
        name
        for name in functions
        if name not in found and name.startswith(signature.main)
        if SUFFIX.fullmatch(suffix := name.removeprefix(signature.main))
        if not HELPS.search(suffix) and name not in listed_methods()
    ]
    uses = {name: attributes_in(one) for name, one in functions.items()} if more else {}
    users = Counter(chain.from_iterable(uses.values()))
    for name in more:
        is_called = users[name] > (name in uses[name])
        ends = [n for n in ast.walk(functions[name]) if isinstance(n, (ast.Return, ast.Yield))]
        gives = signature.methods[signature.main].result == "None" or any(n.value for n in ends)
        if gives and not is_called and signature.main not in uses[name]:
            found.append(name)
    return found


def names_of(problem: Problem) -> set[str]:
    """Return all names that its methods, or its class, have anywhere."""
    return {*problem.signature.methods, *_at_neetcode(problem.slug)}


@cache
def _at_neetcode(slug: str) -> list[str]:
    """NeetCode's name of a problem's method or class, if it is not LeetCode's."""
    return [one.method for one in others() if (one.slug, one.number) == (slug, "NeetCode")]


@cache
def listed_methods() -> set[str]:
    """Return the names of LeetCode's methods and classes."""
    return {one.method for one in listed().values()}
