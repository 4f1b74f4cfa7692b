"""Finds the statements of problems that are not here: beside solutions, in them, or in folders."""

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from kata import KataError
from kata.collect.files import INDEX, LARGEST, SKIPPED, beginning, cells_of, is_notebook, is_script
from kata.collect.model import Collection
from kata.collect.names import Names
from kata.faults import log_fault
from kata.judge.outcome import is_of_python_2
from kata.judge.pool import on_all_cores
from kata.paths import expanded
from kata.problem.catalog import listed
from kata.problem.folder import Problem
from kata.problem.solution import Place
from kata.statement import constraints_of
from kata.statement.statement import statement_in
from kata.text import option
from kata.ticks import alarm

STATED = {".md", ".html", ".htm", ".txt"}  # suffixes of files that may hold a statement
MOST_BESIDE = 12  # files of these in one folder: more of them are a list, not one problem's
SECONDS = 5  # of processor time for reading one statement
MOST_OTHERS = 12  # solutions with which one is compared
NAMELESS = re.compile(  # a file that its folder names
    r"(?:readme|index|statement|problem|description|question|content)(?:\b|_)", re.IGNORECASE
)
LINKED = re.compile(r"\bchild of `?\w+ᵢ")  # of nodes with links that LeetCode's notation omits
WORDS = "Constraints", "Example"  # one of which a statement has


def stated_problems(
    files: Iterable[Path], folders: list[str], known: Iterable[Problem]
) -> tuple[list[Problem], dict[Path, str]]:
    """Return the problems that are not known, of which some file has, or lies beside, a statement.

    The folders hold more statements, in files that are named after their problems. If a statement
    is not enough to judge its problem, return {file: why} for the files that say they solve it.
    """
    names, here = Names([]), {problem.slug for problem in known}
    sources, wanted = dict[Path, str](), set[str]()  # {file: the slug that its path says}, slugs
    for path in files:
        slugs = _slugs_of(path, names)
        if (is_script(path) or is_notebook(path)) and not (slugs and slugs <= here):
            wanted |= slugs
            sources[path] = _only(slugs)
    for folder in {path.parent: None for path in sources}:
        sources |= {one: _only(_slugs_of(one, names)) for one in _beside(folder)}
    for path in _within(folders):
        if (slug := _only(_slugs_of(path, names))) in wanted:
            sources.setdefault(path, slug)
    found, faults = dict[str, Problem](), dict[str, str]()
    for _, problem in on_all_cores(_problem_of, sources.items()):
        if not problem or problem.slug in here:
            continue
        if fault := fault_of(problem):
            faults[problem.slug] = fault
        else:  # the constraints that say most are taken
            some = found.get(problem.slug, problem), problem
            found[problem.slug] = max(some, key=lambda one: len(constraints_of(one).entries))
    unjudged = faults.keys() - found.keys()
    return [*found.values()], {p: faults[slug] for p, slug in sources.items() if slug in unjudged}


def _slugs_of(path: Path, names: Names) -> set[str]:
    """Return the slugs of the problems that a path may mean."""
    if NAMELESS.match(path.stem):
        path = path.with_name(f"{path.parent.name}{path.suffix}")
    found = names.claims(path)
    return {slug for slug in found[0].slugs if slug in listed()} if found else set()


def _only(slugs: set[str]) -> str:
    """Return the slug if there is only one."""
    return next(iter(slugs)) if len(slugs) == 1 else ""


def _beside(folder: Path) -> list[Path]:
    """Return the files of a folder that may hold a statement, if they are few."""
    with suppress(OSError):
        some = (one for one in folder.iterdir() if one.name != INDEX)
        found = sorted(one for one in some if one.suffix.lower() in STATED)
        return found if len(found) <= MOST_BESIDE else []
    return []


def _within(folders: list[str]) -> Iterator[Path]:
    """Yield the files in folders that may hold a statement, those in English first."""
    for top in folders:
        if not expanded(top).is_dir():
            raise KataError(f"{option('statements', top)}: no such folder")
        for folder, inside, names in os.walk(expanded(top)):
            inside[:] = sorted(name for name in inside if name[0] != "." and name not in SKIPPED)
            paths = [Path(folder, name) for name in sorted({*names} - {INDEX}, reverse=True)]
            yield from (one for one in paths if one.suffix.lower() in {*STATED, ".py"})


def _problem_of(source: tuple[Path, str]) -> Problem | None:
    """Return the problem of which a file has a statement: its path names it, unless that does."""
    path, slug = source
    try:
        data = beginning(path)
        text = data.decode("utf-8", "replace")
        if is_notebook(path):
            text = "\n\n".join(cell for kind, cell in cells_of(text) if kind != "code")
        if len(data) > LARGEST or not any(word in text for word in WORDS):
            return None
        with alarm(SECONDS):
            found = statement_in(text, listed().get(slug))
            return found.problem if found else None
    except (OSError, ValueError):
        return None
    except Exception as error:  # a statement that is odder than we thought
        log_fault(f"the statement in {path}", error)
        return None


def compared(found: Collection, against: Collection) -> Collection:
    """Return the collection with the solutions of stated problems to be compared with others."""
    places = defaultdict[str, list[Place]](list)
    for one in [*against.solutions, *found.solutions]:
        if not is_of_python_2(one):  # which may divide in another way
            places[one.problem.slug].append(Place(one.path, one.line, one.part))

    problems = {  # one for all of its solutions, which then are run once to agree on an answer
        one.problem.slug: replace(one.problem, others=tuple(places[one.problem.slug][:MOST_OTHERS]))
        for one in found.solutions
        if one.problem.statement
    }
    inside = {
        path: [replace(one, problem=problems.get(one.problem.slug, one.problem)) for one in some]
        for path, some in found.inside.items()
    }
    return replace(found, inside=inside)


def fault_of(problem: Problem) -> str:
    """Return why a problem cannot be judged by its statement; nothing if it can."""
    try:
        why = "" if problem.signature and problem.examples else "no example in it can be read"
    except Exception as error:  # such as `unknown type in the signature: Node; known are ...`
        why = re.sub(r"^.*?\.md(?::\d+)?: ", "", str(error)).partition(";")[0]
    if LINKED.search(problem.text):
        why = "its examples do not show the links between nodes"
    return why and f"its statement is not enough: {why}"
