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
LARGEST = 1 << 20  # bytes of a file
SKIPPED = {"node_modules", "site-packages", "__pycache__"}  # and hidden folders, and environments


@dataclass
class Collection:
    """What was found."""

    files: list = field(default_factory=list)
    solutions: list = field(default_factory=list)  # in the order of their problems and paths
    doubtful: set = field(default_factory=set)  # those of them that may solve another problem
    unread: dict = field(default_factory=dict)  # why a file with a method of ours is not judged


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
        elif not ours.search(content):
            continue
        elif len(content) > LARGEST:
            found.unread[str(path)] = f"larger than {LARGEST >> 20} MB"
        else:
            _look_into(path, content, ours, problems, found, line)
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
    if not any(Path(start).is_file() or Path(start).is_dir() for start in starts):
        raise KataError(f"FILE={text}: no such file or folder")
    return list({path.resolve(): path for s in starts for path in _within(Path(s))}.values()), line


def _within(start):
    """The file itself, or what could hold solutions in a folder, whose links may run in circles."""
    if start.is_file():
        yield start
    seen = set()
    for folder, folders, names in os.walk(start, followlinks=True):
        real = os.path.realpath(folder)
        if real in seen or "pyvenv.cfg" in names:
            folders.clear()
            continue
        seen.add(real)
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in SKIPPED)
        paths = (Path(folder, name) for name in sorted(names) if name[0] != ".")
        yield from (path for path in paths if path.suffix.lower() in SUFFIXES and path.is_file())


def _look_into(path, text, ours, problems, found, line):
    """Add the solutions that stand in one file, each with its line unless it stands alone."""
    unread, fitting = len(found.unread), []
    classes = list(_classes(path, text, ours, found))
    for node in classes:
        fits = {problem: fit(node, problem, path) for problem in problems}
        least = NAMED if NAMED in fits.values() else DOUBTFUL
        fitting += [(node, problem, fits[problem]) for problem in fits if fits[problem] >= least]
    if not fitting and len(found.unread) == unread:
        found.unread[str(path)] = "no class with the parameters of a problem here"
    if line and line not in (lines := [node.lineno for node, _, _ in fitting]):
        starts = ", ".join(map(str, lines)) or "nowhere"
        raise KataError(
            f"FILE={path}:{line}: no such class; those that fit a problem start in {starts}"
        )
    names = Counter(node.name for node in classes)
    several = Counter(problem for _, problem, _ in fitting)
    for node, problem, degree in fitting:
        if line not in (0, node.lineno):
            continue
        alone = names[node.name] == several[problem] == 1 and node.name == problem.signature.name
        is_part = line or not alone or path.suffix.lower() in MARKDOWN
        solution = Solution(problem, path, node.lineno if is_part else 0)
        found.solutions.append(solution)
        if degree == DOUBTFUL:
            found.doubtful.add(solution)


def _classes(path, text, ours, found):
    """The classes at the top of the code in a file; what names ours and is not read is noted."""
    if path.suffix.lower() == NOTEBOOK:
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
    return " ".join((getattr(error, "msg", "") or str(error) or type(error).__name__).split())
