"""Tells which files, problems, solutions and case a call is about, by the words in it."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from kata import KataError
from kata.cases.constants import own_cases
from kata.cases.generate import cases_of, typed
from kata.cases.model import Cases
from kata.commands.cli import say, warn
from kata.paths import PROBLEMS, PYTHON
from kata.problem.catalog import ADDRESS
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem, problems, problems_chosen, slugs_named
from kata.problem.solution import PASTED, Solution
from kata.text import call, clean, did_you_mean, near, option

if TYPE_CHECKING:
    from kata.collect.model import Collection  # which few calls need

FEW_PROBLEMS = 6  # problems that are listed
PATHS = "/", "./", "../", "~"  # with which no name begins
LINE = re.compile(r":\d+$")  # after a path: where the solution that is meant begins


def take_files(options: Namespace) -> None:
    """Treat words that are paths as files: the first one, and any that exist or look like one."""
    if options.problem and not options.files and _means_files(options.problem, options.verb):
        options.files, options.problem = [options.problem], ""
    paths, names = [*filter(_is_path, options.solutions)], set[str]()
    with suppress(KataError):  # an unknown problem is reported later
        names = _names_in(find_problem(options.problem)) if paths else set()
    for word in paths:
        if word in names and word != "wrong/":
            fix = f"for the file here, write ./{word}"
            warn(options.verb, f"{word} is the name of a solution; {fix}")
    paths = [word for word in paths if word not in names]
    options.files = options.files + paths
    options.solutions = [word for word in options.solutions if word not in paths]
    is_alone = options.verb == "judge" and not options.watch and len(options.files) == 1
    if str(PASTED) in options.files and not is_alone:
        only = f"only judge reads it, without {option('watch', True)} and other files"
        raise KataError(f"{PASTED} stands for standard input, and {only}; name a file")


def require_names(problem: Problem, texts: list[str]) -> None:
    """Raise an error for what names neither a solution of the problem nor a file."""
    known = _names_in(problem)
    for name in (name for text in texts for name in text.split(",") if name):
        if name not in known:
            why = f"no such file or folder, and {problem.slug} has no solution of that name"
            raise KataError(f"{name}: {why}{did_you_mean(near(name, known))}")


def _names_in(problem: Problem) -> set[str]:
    return {"wrong/", *(one.name for one in problem.solutions + problem.mistakes)}


def _is_path(word: str) -> bool:
    """Tell whether a word exists as a path, or can only be one."""
    return _looks_like_files(word) or word.endswith("/") or _is_there(word)


def _is_there(text: str) -> bool:
    with suppress(OSError, RuntimeError, ValueError):  # a name that no file can have
        return text == str(PASTED) or Path(text).expanduser().exists()
    return False


def _looks_like_files(text: str) -> bool:
    """Tell whether it begins like a path, ends like a file of ours, or is a pattern of paths."""
    is_pattern = "*" in text and bool({*"./"} & {*text})
    return text.startswith(PATHS) or is_pattern or LINE.sub("", text).lower().endswith(PYTHON)


def _means_files(text: str, verb: str) -> bool:
    """Tell whether it is a path or a pattern of files; a problem's name means the problem."""
    is_there, folders = _is_there(text), [folder.resolve() for folder in PROBLEMS]
    path = Path(text).expanduser() if is_there else Path(text)
    if path.is_dir() and path.resolve().parent in folders:
        return False
    if _looks_like_files(text) or (is_there and "/" in text):
        return True
    if ADDRESS.search(text) or slugs_named(text):
        if is_there:
            warn(verb, f"{text} is the name of a problem; for what is here, write ./{text}")
        return False
    return is_there or "/" in text


def files_named(texts: list[str]) -> str:
    """Return the first of the texts that name files, and how many more there are."""
    return texts[0] if len(texts) == 1 else f"{texts[0]} and {len(texts) - 1:,} more"


def problem_meant(options: Namespace, other: str) -> Problem | None:
    """The problem that a call names or that its files solve, or None if it is about all of them.

    That must be one problem if solutions are named, or the other option is given.
    """
    if options.problem:
        return find_problem(options.problem)
    if options.files:
        return _problem_of_files(options.files, options.verb)
    if options.solutions or getattr(options, other):
        which = f"{option('solutions')} and {option(other)} are"
        raise KataError(f"{which} about one problem; name it: {option('problem', '<problem>')}")
    return None


def _problem_of_files(texts: list[str], verb: str) -> Problem:
    """Return the one problem that files solve."""
    from kata.commands.files import found_in, with_stated  # here, as few calls need it

    known, file = readable_problems(verb), files_named(texts)
    found = with_stated(found_in(texts, known), known, [], [])
    sure = [solution for solution in found.solutions if solution not in found.doubtful]
    name = option("problem", "<problem>")
    slugs = {one.problem.slug: one.problem for one in sure or found.solutions}
    if len(slugs) > 1:
        some = ", ".join(slugs) if len(slugs) < FEW_PROBLEMS else f"{len(slugs):,} problems"
        raise KataError(f"{file}: may solve {some}; say which one: {name}")
    if not slugs:
        lone = len(found.files) == 1
        why = found.reason(*found.files) if lone else "no solution of a problem here"
        raise KataError(f"{file}: {why}; name the problem: {name}")
    (problem,) = slugs.values()
    if not sure:
        why = f"taken for {problem.slug} by its method; if it solves another problem, name that:"
        warn(verb, f"{file}: {why} {option('problem')}")
    return problem


def listed_problems(options: Namespace) -> list[Problem]:
    """The problem that is named, or those of the list; warns about those that are not here."""
    found = problems_chosen(getattr(options, "problem", ""), options.list)
    if found.shortfall:
        warn(options.verb, found.shortfall)
    return found.problems


def readable_problems(verb: str, some: list[Problem] | None = None) -> list[Problem]:
    """Those of some or all problems whose specs can be read; warns about each of the others."""
    sound = []
    for problem in problems() if some is None else some:
        try:
            problem.signature  # noqa: B018 (it is read here)
            sound.append(problem)
        except KataError as error:
            warn(verb, f"{problem.slug} is left out: {error}")
    return sound


def chosen_solutions(
    problem: Problem, texts: Iterable[str], files: list[str], found: Collection | None = None
) -> list[Solution]:
    """The solutions with these names (commas may separate them) and in the files; or else all.

    `wrong/` names all mistakes; `found` is what the files hold, if that is known.
    """
    names = [name for text in texts for name in text.split(",") if name]
    chosen: list[Solution] = []
    for name in names:
        chosen += problem.mistakes if name == "wrong/" else [problem.solution(name)]
    if not names and not files:
        chosen = problem.solutions
    if files:
        from kata.commands.files import found_in  # here, as few calls need it

        found = found or found_in(files, [problem], is_named=True)
        chosen += _solutions_found(found, problem, files_named(files))
    if not chosen:
        from kata.tools.new import open_parts, unfinished  # here, as few calls need it

        start = call("new", problem=problem.slug, solutions="<name>")
        if unfinished(problem):
            parts = "; ".join(open_parts(problem))
            raise KataError(f"{problem.slug} is not finished: {parts}; {start} starts a solution")
        raise KataError(f"{problem.slug} has no solution yet; {start} starts one")
    return list(dict.fromkeys(chosen))


def _solutions_found(found: Collection, problem: Problem, text: str) -> list[Solution]:
    """The solutions of a problem in files; one that may be a helper of others is left out."""
    if not found.solutions:
        why = f"{len(found.files):,} files, but no solution of {problem.slug}"
        if len(found.files) == 1:
            why = f"not judged: {found.reason(*found.files)}"
        raise KataError(f"{text}: {why}")
    sure = [one for one in found.solutions if one not in found.helpers]
    if len(found.files) == 1 or not sure:
        return found.solutions
    for path in sorted({clean(str(one.path)) for one in found.helpers}):
        why = f"it has no class {problem.signature.name}; if it is a solution, name only this file"
        print(f"{path}: left out: {why}", file=sys.stderr)
    return sure


def case_meant(solution: Solution, text: str) -> tuple[Cases, int]:
    """Return the case that the text means, as Cases and the index in them.

    The text is an input, or the number or name of a case, even of one with its own constants.
    """
    problem = solution.problem
    if {*text} & {*"=[\"'"}:  # it looks like an input, which the name of a case may, too
        try:
            return typed(problem, text), 0
        except KataError:
            if text not in cases_of(problem, say).names:
                raise
    cases = cases_of(problem, say)
    try:
        return cases, cases.find(text)
    except KataError:
        own = own_cases(cases, solution)
        if not own:
            raise
        return own, own.find(text)
