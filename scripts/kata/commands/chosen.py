"""What a command is about: the problems, the solutions and the case that its options name."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.cases.case import Cases
from kata.cases.generate import cases_of, typed
from kata.collect.collection import collected
from kata.collect.fates import CLOSED
from kata.collect.formats import FORMATS, is_parted
from kata.commands.cli import say, warn
from kata.commands.new import unfinished
from kata.judge.own import own_cases
from kata.paths import PROBLEMS
from kata.problem.find import named
from kata.problem.folder import Problem
from kata.problem.names import ADDRESS
from kata.problem.solution import Solution
from kata.spelling import call
from kata.text import clean


def means_files(text: str) -> bool:
    """Whether the text means files, by a path or a pattern; a problem's name means the problem."""
    path, is_there = Path(text), False
    with suppress(OSError, RuntimeError, ValueError):  # a name that no file can have
        path = path.expanduser()
        is_there = path.exists()
    if is_there and path.is_dir() and path.resolve().parent in [f.resolve() for f in PROBLEMS]:
        return False
    if path.suffix.lower() in FORMATS or "*" in text or (is_there and "/" in text):
        return True
    if ADDRESS.search(text) or named(text):
        if is_there:
            warn("judge", f"{text} is the name of a problem; for what is here, write ./{text}")
        return False
    return is_there or "/" in text


def readable(verb: str, found: Iterable[Problem]) -> list[Problem]:
    """The problems whose specs can be read; warns about each of the others."""
    sound = []
    for problem in found:
        try:
            problem.signature  # noqa: B018 (it is read here)
            sound.append(problem)
        except KataError as error:
            warn(verb, f"{problem.slug} is left out: {error}")
    return sound


def chosen(problem: Problem, texts: Iterable[str], file: str | None = None) -> list[Solution]:
    """The solutions with these names (commas may separate them) and in the file; or else all.

    `wrong/` names all mistakes.
    """
    names = [name for text in texts for name in text.split(",") if name]
    found = []
    for name in names:
        found += problem.mistakes if name == "wrong/" else [problem.solution(name)]
    if not names and not file:
        found = problem.solutions
    if file:
        found += _in_file(problem, file)
    if not found:
        start = call("new", problem=problem.slug, solutions="<name>")
        if parts := unfinished(problem):
            raise KataError(f"{problem.slug} is not finished: {'; '.join(parts)}; then {start}")
        raise KataError(f"{problem.slug} has no solution yet; {start} starts one")
    return list(dict.fromkeys(found))


def _in_file(problem: Problem, text: str) -> list[Solution]:
    """The solutions of a problem in files; a single Python file is one, whatever it holds."""
    found = collected(text, [problem])
    if len(found.files) == 1:
        (path,) = found.files
        if not found.solutions and (is_parted(path) or found.fates[path] == CLOSED):
            raise KataError(f"{text}: not judged: {found.reason(path)}")
        return found.solutions or [Solution(problem, path)]
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
