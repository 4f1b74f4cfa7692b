"""What a call is about: the problems, solutions and the case that its options name."""

import sys

from kata import KataError
from kata.cases.generate import cases_of, own_cases, typed
from kata.collect.collection import collected
from kata.commands.cli import say, warn
from kata.problem.parts import is_parted
from kata.problem.solution import Solution
from kata.spelling import call, option
from kata.text import clean


def readable(verb, found):
    """The problems whose specs can be read; the others are left out by name."""
    sound = []
    for problem in found:
        try:
            problem.signature  # noqa: B018 (it is read here)
            sound.append(problem)
        except KataError as error:
            warn(verb, f"{problem.slug} is left out: {error}")
    return sound


def chosen(problem, texts, file=None):
    """The solutions of these names, which commas may separate, and the file; by default all."""
    names = [name for text in texts for name in text.split(",") if name]
    found = [problem.solution(name) for name in names]
    if not names and not file:
        found = problem.solutions
    if file:
        found += _in_file(problem, file)
    if not found:
        start = call("new", problem=problem.slug, solutions="<name>")
        raise KataError(f"{problem.slug} has no solution yet; {start} starts one")
    return list(dict.fromkeys(found))


def _in_file(problem, text):
    """The solutions of a problem in files; a Python file alone is one, whatever it holds."""
    found = collected(text, [problem])
    path, *others = found.files or [None]
    if not others and path:
        if not found.solutions and is_parted(path):
            raise KataError(f"{option('file', text)}: not judged: {found.reason(path)}")
        return found.solutions or [Solution(problem, path)]
    if not found.solutions:
        some = f"{len(found.files):,} files"
        raise KataError(f"{option('file', text)}: {some}, but no solution of {problem.slug}")
    sure = [solution for solution in found.solutions if solution not in found.doubtful]
    for name in sorted(clean(str(solution)) for solution in found.doubtful if sure):
        print(f"{name}: left out, since it may solve another problem", file=sys.stderr)
    return sure or found.solutions


def case_meant(solution, text):
    """The cases that the text names one of, and its index in them.

    It is the number or the name of a case, also of the solution's own constants, or an input.
    """
    given = _typed(solution.problem, text)
    if given:
        return given, 0
    cases = cases_of(solution.problem, say)
    try:
        return cases, cases.find(text)
    except KataError:
        own = own_cases(cases, solution)
        if not own:
            raise
        return own, own.find(text)


def _typed(problem, text):
    """The input that was typed, or None where the text is the number or the name of a case."""
    if "=" not in text and "[" not in text:
        return None
    try:
        return typed(problem, text)
    except KataError:
        if text in cases_of(problem, say).names:
            return None
        raise
