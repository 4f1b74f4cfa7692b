"""Finds the statements of problems that are not here: beside solutions, in them, or in folders."""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from kata import KataError
from kata.collect.files import SKIPPED
from kata.collect.model import Collection
from kata.collect.parts import LARGEST, is_script
from kata.collect.problem_names import Names
from kata.faults import log_fault
from kata.judge.pool import on_all_cores
from kata.problem.catalog import listed
from kata.problem.folder import Problem
from kata.problem.reference import Place
from kata.problem.solution import Solution
from kata.problem.statements.statement import Statement, statement_in
from kata.text import option

STATED = {".md", ".html", ".htm", ".txt"}  # suffixes of files that may hold a statement
MOST_BESIDE = 12  # files of these in one folder: more of them are a list, not one problem's
MOST_OTHERS = 12  # solutions with which one is compared
NAMELESS = re.compile(  # a file that its folder names
    r"(?:readme|index|statement|problem|description|question|content)(?:\b|_)", re.IGNORECASE
)
LINKED = re.compile(r"\bchild of `?\w+ᵢ")  # of nodes with links that LeetCode's notation omits
WORDS = "Constraints", "Example", "提示", "示例"  # one of which a statement has


def stated_problems(
    files: Iterable[Path], folders: list[str], known: Iterable[Problem]
) -> list[Problem]:
    """Return the problems that are not known, of which some file has, or lies beside, a statement.

    The folders hold more statements, in files that are named after their problems.
    """
    names, here = Names([]), {problem.slug for problem in known}
    sources = dict[Path, str]()  # {file that may hold a statement: the slug that its path says}
    wanted = set[str]()  # slugs
    beside = dict[Path, list[Path]]()
    for path in files:
        if not is_script(path):
            continue
        slugs = _slugs_of(path, names)
        if slugs and slugs <= here:
            continue
        wanted |= slugs
        sources[path] = _only(slugs)
        folder = path.parent
        if folder not in beside:
            beside[folder] = _beside(folder)
        sources |= {one: _only(_slugs_of(one, names)) for one in beside[folder]}
    for path in _within(folders):
        if (slug := _only(_slugs_of(path, names))) in wanted:
            sources.setdefault(path, slug)
    found: dict[str, Problem] = {}
    for _, statement in on_all_cores(_statement_of, sources.items()):
        problem = statement and statement.problem
        if problem and problem.slug not in {*here, *found} and _is_readable(problem):
            found[problem.slug] = problem
    return [*found.values()]


def _slugs_of(path: Path, names: Names) -> set[str]:
    """Return the slugs of the problems that a path may mean."""
    if NAMELESS.match(path.stem):
        path = path.with_name(f"{path.parent.name}{path.suffix}")
    return {slug for slug in names.claimed(path, [], "", None) if slug in listed()}


def _only(slugs: set[str]) -> str:
    """Return the slug if there is only one."""
    return next(iter(slugs)) if len(slugs) == 1 else ""


def _beside(folder: Path) -> list[Path]:
    """Return the files of a folder that may hold a statement, if they are few."""
    with suppress(OSError):
        found = sorted(one for one in folder.iterdir() if one.suffix.lower() in STATED)
        return found if len(found) <= MOST_BESIDE else []
    return []


def _within(folders: list[str]) -> Iterator[Path]:
    """Yield the files in folders that may hold a statement, those in English first."""
    for top in folders:
        if not Path(top).expanduser().is_dir():
            raise KataError(f"{option('statements', top)}: no such folder")
        for folder, inside, names in os.walk(Path(top).expanduser()):
            inside[:] = sorted(name for name in inside if name[0] != "." and name not in SKIPPED)
            paths = [Path(folder, name) for name in sorted(names, reverse=True)]
            yield from (one for one in paths if one.suffix.lower() in {*STATED, ".py"})


def _statement_of(source: tuple[Path, str]) -> Statement | None:
    """Return the statement in a file, of the problem that its path says unless it says another."""
    path, slug = source
    try:
        if path.stat().st_size > LARGEST:
            return None
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    if not any(word in text for word in WORDS):
        return None
    try:
        return statement_in(text, listed().get(slug))
    except Exception as error:  # a statement that is odder than we thought
        log_fault(f"the statement in {path}", error)
        return None


def compared(found: Collection, against: Collection) -> Collection:
    """Return the collection with the solutions of stated problems to be compared with others.

    Those of another collection come first, and then the collection's own.
    """
    places: dict[str, list[Place]] = {}
    for one in [*against.solutions, *found.solutions]:
        places.setdefault(one.problem.slug, []).append(Place(one.path, one.line, one.part))

    def with_others(one: Solution) -> Solution:
        if one.problem.has_answer:
            return one
        others = tuple(places[one.problem.slug][:MOST_OTHERS])
        return replace(one, problem=replace(one.problem, others=others))

    inside = {path: [*map(with_others, some)] for path, some in found.inside.items()}
    return replace(found, inside=inside)


def _is_readable(problem: Problem) -> bool:
    """Tell whether a problem's signature and inputs can be read, so that it can be judged."""
    with suppress(Exception):
        return bool(problem.examples and problem.signature and not LINKED.search(problem.text))
    return False
