"""Solutions in files from anywhere; the code is read, never run, to see what problem it solves."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path

from kata import KataError
from kata.collect.definitions import is_blank, method_names, ways
from kata.collect.files import (
    PYTHON,
    Part,
    files_meant,
    is_parted,
    looks_like_python,
    parts,
    type_of,
)
from kata.collect.naming import Names
from kata.collect.recognize import Candidate, Missing, candidates, fitting, line_of, solutions
from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution

LARGEST = 1 << 20  # bytes of a file


class Fate(Enum):
    """What became of a file, in words for many files and for one; an account has this order."""

    JUDGED = "judged", "judged"
    DOUBTFUL = "doubtful, perhaps for another problem", "doubtful"
    UNJUDGED = "that could not be judged, for the reasons above", "could not be judged"
    ELSEWHERE = "for other problems", "for another problem"
    CLASSES = "with a class that fits no problem here", "no class fits a problem here"
    FUNCTIONS = (
        "with only functions, none of which fits a problem here",
        "no function fits a problem here",
    )
    LACKING = "that need a module which is not here", "needs a module which is not here"
    UNREADABLE = "not readable as Python", "not readable as Python"
    CLOSED = "that could not be opened", "could not be opened"
    LARGE = f"larger than {LARGEST >> 20} MB", f"larger than {LARGEST >> 20} MB"
    FOREIGN = "in other languages", "not Python"
    EMPTY = "without a Python solution", "no Python solution in it"
    UNREACHED = "not reached before the interruption", "not reached before the interruption"

    def __init__(self, many: str, one: str) -> None:
        self.many, self.one = many, one

    @property
    def is_broken(self) -> bool:
        """Whether such a file is a failure of the whole call."""
        return self in (Fate.UNREADABLE, Fate.CLOSED)

    @property
    def can_be_forced(self) -> bool:
        """Whether such a file is judged if its problem is named."""
        return self in (Fate.CLASSES, Fate.FUNCTIONS, Fate.LARGE, Fate.LACKING)

    @property
    def is_only_counted(self) -> bool:
        """Whether such files are named only on demand."""
        return self.can_be_forced or self is Fate.ELSEWHERE


CLASS = re.compile(r"\nclass[ \t]+(\w+)")
FUNCTION = re.compile(r"\n(?:async )?def\s|\n\w+[ \t]*=[ \t]*lambda\b")
NUMBERED = re.compile(r"(?:^|/)[\W_]*\d")

WORDS = re.compile(r"[\W_]+|(?<=[a-z])(?=[A-Z])")
NUMBER = re.compile(r"^(?:\d+-)+(?=.)")
GENERIC = re.compile(r"(?:solutions?|answers?|main|index|readme|code|src|test|python3?|py)[-\d]*")


def fate_of(path: Path, text: str) -> Fate:
    """What becomes of a file that defines none of our methods; it is searched, never parsed."""
    text = f"\n{text}"
    classes = CLASS.findall(text)
    if any(name.startswith("Solution") for name in classes):
        return Fate.ELSEWHERE
    if classes:
        return Fate.ELSEWHERE if NUMBERED.search("/".join(path.parts[-2:])) else Fate.CLASSES
    return Fate.FUNCTIONS if FUNCTION.search(text) else Fate.EMPTY


@cache
def label(path: Path) -> str:
    """The problem's name according to the path: `two-sum` for `Easy/0001-two-sum/solution.py`."""
    for name in (path.stem, *reversed(path.parent.parts)):
        words = WORDS.sub("-", name).strip("-").lower()
        if words and not GENERIC.fullmatch(words):
            break
    else:
        words = path.stem
    return NUMBER.sub("", words).lstrip("0") or words


@dataclass
class Collection:
    """What was found in some files, and what became of each."""

    files: list[Path] = field(default_factory=list)
    inside: dict[Path, list[Solution]] = field(default_factory=dict)
    doubtful: set[Solution] = field(default_factory=set)  # they may solve another problem
    fates: dict[Path, Fate] = field(default_factory=dict)
    left_out: dict[Path, list[tuple[int, str]]] = field(default_factory=dict)  # (line, why)

    @property
    def solutions(self) -> list[Solution]:
        """All that were found, in the order of their problems and paths."""
        found = [solution for some in self.inside.values() for solution in some]
        return sorted(found, key=lambda s: (s.problem.slug, str(s.path), s.line))

    def reason(self, path: Path) -> str:
        """Why no solution was found in a file."""
        told = (f"line {line}: {why}" if line else why for line, why in self.left_out.get(path, ()))
        return "; ".join(told) or self.fates[path].one

    def leave_out(self, path: Path, why: str, line: int = 0) -> None:
        """Note why something that could be a solution of ours is not judged."""
        self.left_out.setdefault(path, []).append((line, why))


class Sought:
    """The problems whose solutions are looked for, and how code that may hold one is spotted."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems, self.names = problems, Names(problems)
        known = {name for one in problems for name in method_names(one)}
        names = "|".join("_?".join(name) for name in sorted(known))  # two_sum is twoSum
        self.functions = re.compile(rf"(?:def|class)\s+(?:{names})", re.IGNORECASE)
        self.lambdas = re.compile(rf"\b(?:{names})\w*\s*=\s*lambda\b", re.IGNORECASE)
        self.labels = {text for one in problems for text in (one.slug, one.number)}

    def may_be_in(self, code: str) -> bool:
        """Whether some code may hold a solution; it is searched, not parsed."""
        is_lambda = "lambda" in code and self.lambdas.search(code)
        return bool(self.functions.search(code) or is_lambda)


def collected(texts: Iterable[str], problems: list[Problem]) -> Collection:
    """The solutions of these problems in files, folders, and all that patterns match.

    `file.py:12` means the one whose class or function starts at that line.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.mistakes}
    sought = Sought(problems)
    meant = files_meant(texts)
    found.files = [path for path, _ in meant.values()]
    for real, (path, lines) in meant.items():
        if own := known.get(real):
            found.inside[path], found.fates[path] = [own], Fate.JUDGED
            continue
        try:
            found.fates[path] = _look_into(path, sought, found, lines, len(meant) == 1)
        except OSError as error:
            found.leave_out(path, error.strerror or str(error))
            found.fates[path] = Fate.CLOSED
        except ValueError as error:  # a broken notebook
            found.leave_out(path, str(error))
            found.fates[path] = Fate.UNREADABLE
    return found


def _look_into(path: Path, sought: Sought, found: Collection, lines: set[int], alone: bool) -> Fate:
    """Add the solutions in one file; returns what becomes of the file."""
    if type_of(path).language != PYTHON.language:
        return Fate.FOREIGN
    if path.stat().st_size > LARGEST:
        found.leave_out(path, Fate.LARGE.one)
        return Fate.LARGE
    found_parts = parts(path)
    some: list[Candidate] = []
    for part in found_parts:
        if not (alone and looks_like_python(path)) and not sought.may_be_in(part.code):
            continue
        try:
            some += candidates(part, path, sought.names)
        except UNPARSED as error:
            why = getattr(error, "msg", "") or str(error) or type(error).__name__
            found.leave_out(path, " ".join(why.split()), getattr(error, "lineno", None) or 0)
    fits = fitting(some, sought.problems)
    starts = sorted({line_of(fit) for fit in fits})
    for line in sorted(lines - {0, *starts}):
        known = f"; try {', '.join(map(str, starts))}" if starts else ", or any other"
        place = f"{path}:{line}"
        raise KataError(f"{place}: nothing that fits a problem starts at that line{known}")
    for solution, is_doubtful in solutions(path, fits, lines):
        if isinstance(solution, Missing):
            why = f"needs the module {solution.module}, which is not here"
            found.leave_out(path, why, solution.line)
            continue
        found.inside.setdefault(path, []).append(solution)
        found.doubtful |= {solution} if is_doubtful else set()
    if fits:
        return Fate.JUDGED if path in found.inside else Fate.LACKING
    if path in found.left_out:
        return Fate.UNREADABLE
    if any("\0" in part.text for part in found_parts) and not is_parted(path):
        found.leave_out(path, "not UTF-8: it has null bytes, as UTF-16 does")
        return Fate.UNREADABLE
    return _fate_without_solution(path, found_parts, some, sought, found)


def _fate_without_solution(
    path: Path, parts: list[Part], some: list[Candidate], sought: Sought, found: Collection
) -> Fate:
    """What becomes of a file without a solution; notes why if it attempts one of our problems."""
    attempted = [one for one in some if any(ways(one.node, p) for p in sought.problems)]
    fate = fate_of(path, "\n".join(part.code for part in parts))
    if attempted and all(is_blank(one.node) for one in attempted):
        return Fate.EMPTY
    slugs = {problem.slug for problem in sought.problems}
    if attempted and all(one.said and one.said.isdisjoint(slugs) for one in attempted):
        return Fate.ELSEWHERE
    if any(isinstance(one.node, ast.ClassDef) for one in attempted):
        fate = Fate.CLASSES
    elif attempted:
        fate = Fate.FUNCTIONS
    elif fate == Fate.ELSEWHERE and label(path) in sought.labels:
        fate = Fate.CLASSES
    else:
        return fate
    found.leave_out(path, fate.one)
    return fate
