"""What a command is about: the problems, the solutions and the case that its options name."""

import sys
from collections.abc import Iterable

from kata import KataError
from kata.cases.case import Cases
from kata.cases.generate import cases_of, random_case, typed
from kata.collect.collection import collected
from kata.collect.fates import CLOSED
from kata.collect.formats import is_parted
from kata.collect.recognize import forced
from kata.commands.cli import say
from kata.commands.files import told_files
from kata.commands.new import unfinished
from kata.judge.own import own_cases
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.spelling import call
from kata.text import clean


def chosen(problem: Problem, texts: Iterable[str], files: list[str]) -> list[Solution]:
    """The solutions with these names (commas may separate them) and in the files; or else all.

    `wrong/` names all mistakes.
    """
    names = [name for text in texts for name in text.split(",") if name]
    found = []
    for name in names:
        found += problem.mistakes if name == "wrong/" else [problem.solution(name)]
    if not names and not files:
        found = problem.solutions
    if files:
        found += _in_files(problem, files)
    if not found:
        start = call("new", problem=problem.slug, solutions="<name>")
        if parts := unfinished(problem):
            raise KataError(f"{problem.slug} is not finished: {'; '.join(parts)}; then {start}")
        raise KataError(f"{problem.slug} has no solution yet; {start} starts one")
    return list(dict.fromkeys(found))


def _in_files(problem: Problem, texts: list[str]) -> list[Solution]:
    """The solutions of a problem in files; a single Python file is one, whatever it holds."""
    found, text = collected(texts, [problem]), told_files(texts)
    if len(found.files) == 1:
        (path,) = found.files
        if not found.solutions and (is_parted(path) or found.fates[path] == CLOSED):
            raise KataError(f"{text}: not judged: {found.reason(path)}")
        return found.solutions or forced(path, problem)
    if not found.solutions:
        some = f"{len(found.files):,} files"
        raise KataError(f"{text}: {some}, but no solution of {problem.slug}")
    sure = [solution for solution in found.solutions if solution not in found.doubtful]
    for name in sorted(clean(str(solution)) for solution in found.doubtful if sure):
        print(f"{name}: left out, since it may solve another problem", file=sys.stderr)
    return sure or found.solutions


def case_meant(solution: Solution, text: str) -> tuple[Cases, int]:
    """The case that the text means, as Cases and the index in them.

    The text is an input, or the number or name of a case, even of one with its own constants.
    """
    given = _typed(solution.problem, text)
    if given:
        return given, 0
    cases = cases_of(solution.problem, say)
    try:
        return cases, cases.find(text)
    except KataError:
        if drawn := random_case(solution.problem, text):
            return drawn, 0
        own = own_cases(cases, solution)
        if not own:
            raise
        return own, own.find(text)


def _typed(problem: Problem, text: str) -> Cases | None:
    """The input that was typed, or None if the text is the number or the name of a case."""
    if not {*text} & {*"=[\"'"}:
        return None
    try:
        return typed(problem, text)
    except KataError:
        if text in cases_of(problem, say).names:
            return None
        raise
