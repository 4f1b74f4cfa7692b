"""Solutions in files from anywhere; the code is read, never run, to see what problem it solves."""

import re
from collections import Counter
from contextlib import suppress
from pathlib import Path

from kata.collect.files import files_meant
from kata.collect.model import Collection, FileStatus
from kata.collect.parts import is_script, parts
from kata.collect.pasted import MissingModuleError, solution_of
from kata.collect.problem_names import Names
from kata.collect.recognize import candidates, matches_of
from kata.collect.search import NotReadError, Search, are_one
from kata.problem.folder import Problem
from kata.problem.solution import ADDED, UNPARSED, Solution
from kata.ticks import alarm

SECONDS = 10  # of processor time for reading one file


def collected(texts: list[str], problems: list[Problem], is_named: bool = False) -> Collection:
    """Return the solutions of these problems in files, folders, and all that patterns match.

    `file.py:12` means the one whose class or function starts at that line. If the only problem
    was named with the texts, nothing is doubtful, and what does not fit is an attempt at it, too:
    a file that is named, the only one in a folder, and each that names no other problem.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.mistakes}
    meant, search = files_meant(texts), Search(problems, found)
    found.files = [path for path, _ in meant.values()]
    for real, (path, lines) in meant.items():
        if own := known.get(real):
            found.inside[path], found.fates[path] = [own], FileStatus.JUDGED
        else:
            found.fates[path] = _fate_of(path, lines, search, len(meant) == 1)
    if is_named:
        guessed, found.doubtful = [*found.doubtful], set()
        for path in _given(texts, {real: path for real, (path, _) in meant.items()}, search):
            found.inside[path], found.fates[path] = forced(path, problems[0]), FileStatus.JUDGED
            found.left_out.pop(path, None)
            guessed += found.inside[path]
        found.helpers = {one for one in guessed if not _has_class(one)}
    return found


def _fate_of(path: Path, lines: set[int], search: Search, is_only_file: bool) -> FileStatus:
    """Return the fate of a file, which is read as far as that is possible."""
    found = search.found
    if not lines:
        where = f"a link leads out of the folder, to {path.resolve()}"
        return found.not_read(path, f"{where}; name that to have it judged", FileStatus.OUTSIDE)
    try:
        with alarm(SECONDS):
            return search.look_into(path, lines, is_only_file)
    except NotReadError as error:
        return found.not_read(path, str(error), FileStatus.UNREAD)
    except TimeoutError:
        why = f"reading it takes longer than {SECONDS} s of processor time"
        return found.not_read(path, why, FileStatus.UNREAD)
    except OSError as error:
        return found.not_read(path, error.strerror or str(error), FileStatus.CLOSED)
    except ValueError as error:  # a broken notebook
        return found.not_read(path, str(error), FileStatus.UNREADABLE)


def _given(texts: list[str], paths: dict[Path, Path], search: Search) -> list[Path]:
    """The files without a solution that are meant as one all the same, since these texts say so."""
    given = {Path(text).expanduser().resolve() for text in texts}
    scripts = {real: path for real, path in paths.items() if is_script(path)}
    within = Counter(folder for real in scripts for folder in real.parents if folder in given)
    return [
        path
        for real, path in scripts.items()
        if path not in search.found.inside
        if search.found.fates[path] not in (FileStatus.CLOSED, FileStatus.OUTSIDE)
        if real in given or 1 in map(within.get, real.parents) or search.may_be_meant(path)
    ]


def forced(path: Path, problem: Problem) -> list[Solution]:
    """The solutions in a file of a problem that it is known to solve, however little they fit."""
    found: list[Solution] = []
    try:
        with alarm(SECONDS):
            (part,) = parts(path)
            matches = matches_of([problem], candidates(part, path, Names([problem])))
            for matched in matches:
                with suppress(MissingModuleError):
                    found.append(solution_of(matched, path, are_one(matches, path)))
    except (*UNPARSED, OSError):  # which its verdict will say
        found = []
    return found or [Solution(problem, path)]


def _has_class(solution: Solution) -> bool:
    """Tell whether its file has a class of the name that LeetCode calls."""
    own, name = solution.source.partition(ADDED)[0], solution.problem.signature.name
    return bool(re.search(rf"^class\s+{name}\b", own, re.MULTILINE))
