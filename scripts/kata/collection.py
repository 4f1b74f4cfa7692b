"""Solutions in files from anywhere: which problem one solves is read from its class, never run."""

import os
import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path

from kata import KataError
from kata.fit import DOUBTFUL, NAMED, fit
from kata.parts import MARKDOWN, UNPARSED, classes_in, parts
from kata.solution import Solution

NOTEBOOK = ".ipynb"
SUFFIXES = (".py", NOTEBOOK, *MARKDOWN)
SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments


@dataclass
class Collection:
    """What was found."""

    files: list = field(default_factory=list)
    solutions: list = field(default_factory=list)  # in the order of their problems and paths
    doubtful: set = field(default_factory=set)  # those of them that may solve another problem
    unread: dict = field(default_factory=dict)  # why a file was not read
    others: int = 0  # files with a method of that name, but nothing that fits a problem


def collected(text, problems):
    """The solutions of these problems in a file, a folder, or all that a pattern matches.

    `file.py:12` is the one whose class starts in that line.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.wrong}
    names = {name for problem in problems for name in problem.signature.methods}
    ours = re.compile(rf"def\s+(?:{'|'.join(sorted(names))})\b")
    found.files, line = files_meant(text)
    for path in found.files:
        try:
            content = path.read_text(encoding="utf-8-sig", errors="replace")
        except OSError as error:
            found.unread[str(path)] = error.strerror
            continue
        if (there := path.resolve()) in known:
            found.solutions.append(known[there])
        elif ours.search(content):
            _look_into(path, content, ours, problems, found, line)
    if line and not found.solutions:
        raise KataError(f"FILE={text}: no class that fits a problem starts in line {line}")
    found.solutions.sort(key=lambda s: (s.problem.slug, str(s.path), s.line))
    return found


def files_meant(text):
    """The files, each once, and the line of the class, 0 for all classes."""
    line, starts = 0, []
    with suppress(OSError, ValueError, RuntimeError, re.error):  # a name that no file can have
        path = Path(text).expanduser()
        if (place := re.fullmatch(r"(.+):(\d+)", str(path))) and not path.exists():
            path, line = Path(place[1]), int(place[2])
        starts = [path] if path.exists() else sorted(glob(str(path), recursive=True))  # noqa: PTH207
    if not starts:
        raise KataError(f"FILE={text}: no such file; write a path relative to this folder")
    return list(dict.fromkeys(path for s in starts for path in _within(Path(s)))), line


def _within(start):
    """The file itself, or what could hold solutions in a folder, whose links may run in circles."""
    if not start.is_dir():
        yield start
        return
    seen = set()
    for folder, folders, names in os.walk(start, followlinks=True):
        real = os.path.realpath(folder)
        if real in seen or "pyvenv.cfg" in names:
            folders.clear()
            continue
        seen.add(real)
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in SKIPPED)
        paths = (Path(folder, name) for name in sorted(names) if name[0] != ".")
        yield from (path for path in paths if path.suffix in SUFFIXES and path.is_file())


def _look_into(path, text, ours, problems, found, line):
    """Add the solutions that stand in one file, each with its line where there are several."""
    fitting, unread = [], len(found.unread)
    for node in _classes(path, text, ours, found):
        fits = {problem: fit(node, problem, path) for problem in problems}
        least = NAMED if NAMED in fits.values() else DOUBTFUL
        fitting += [(node, problem, fits[problem]) for problem in fits if fits[problem] >= least]
    found.others += not fitting and len(found.unread) == unread
    if line:
        fitting = [fits for fits in fitting if fits[0].lineno == line]
    several = Counter(problem for _, problem, _ in fitting)
    for node, problem, degree in fitting:
        is_part = line > 0 or several[problem] > 1 or path.suffix in MARKDOWN
        solution = Solution(problem, path, node.lineno * is_part)
        found.solutions.append(solution)
        if degree == DOUBTFUL:
            found.doubtful.add(solution)


def _classes(path, text, ours, found):
    """The classes at the top of the code in a file; what names ours and is not read is noted."""
    if path.suffix == NOTEBOOK:
        found.unread[str(path)] = "a notebook; export it as Python"
        return
    for code in parts(path, text):
        if ours.search(code):
            try:
                yield from classes_in(code)
            except UNPARSED as error:
                line = getattr(error, "lineno", None)
                found.unread[f"{path}:{line}" if line else str(path)] = _reason(error)


def _reason(error):
    """Why some code is not Python, in one line."""
    return " ".join((getattr(error, "msg", "") or str(error)).split())
