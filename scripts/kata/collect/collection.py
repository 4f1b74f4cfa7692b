"""Solutions in files from anywhere; the code is read, never run, to see what problem it solves."""

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from kata import KataError
from kata.collect import fates
from kata.collect.definitions import is_blank
from kata.collect.fates import Fate
from kata.collect.files import files_meant
from kata.collect.formats import FORMATS, LANGUAGES, Part, is_parted, parts
from kata.collect.naming import Names
from kata.collect.recognize import Candidate, Missing, candidates, fitting, line_of, solutions
from kata.collect.ways import method_names, ways
from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution


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
            found.inside[path], found.fates[path] = [own], fates.JUDGED
            continue
        try:
            found.fates[path] = _look_into(path, sought, found, lines, len(meant) == 1)
        except OSError as error:
            found.leave_out(path, error.strerror or str(error))
            found.fates[path] = fates.CLOSED
        except ValueError as error:  # a broken notebook
            found.leave_out(path, str(error))
            found.fates[path] = fates.UNREADABLE
    return found


def _look_into(path: Path, sought: Sought, found: Collection, lines: set[int], alone: bool) -> Fate:
    """Add the solutions in one file; returns what becomes of the file."""
    if path.suffix.lower() in LANGUAGES:
        return fates.FOREIGN
    if path.stat().st_size > fates.LARGEST:
        found.leave_out(path, fates.LARGE.one)
        return fates.LARGE
    found_parts = parts(path)
    some: list[Candidate] = []
    for part in found_parts:
        if not (alone and path.suffix.lower() in FORMATS) and not sought.may_be_in(part.code):
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
        return fates.JUDGED if path in found.inside else fates.LACKING
    if path in found.left_out:
        return fates.UNREADABLE
    if any("\0" in part.text for part in found_parts) and not is_parted(path):
        found.leave_out(path, "not UTF-8: it has null bytes, as UTF-16 does")
        return fates.UNREADABLE
    return _fate_without_solution(path, found_parts, some, sought, found)


def _fate_without_solution(
    path: Path, parts: list[Part], some: list[Candidate], sought: Sought, found: Collection
) -> Fate:
    """What becomes of a file without a solution; notes why if it attempts one of our problems."""
    attempted = [one for one in some if any(ways(one.node, p) for p in sought.problems)]
    fate = fates.fate_of(path, "\n".join(part.code for part in parts))
    if attempted and all(is_blank(one.node) for one in attempted):
        return fates.EMPTY
    slugs = {problem.slug for problem in sought.problems}
    if attempted and all(one.said and one.said.isdisjoint(slugs) for one in attempted):
        return fates.ELSEWHERE
    if any(isinstance(one.node, ast.ClassDef) for one in attempted):
        fate = fates.CLASSES
    elif attempted:
        fate = fates.FUNCTIONS
    elif fate == fates.ELSEWHERE and fates.label(path) in sought.labels:
        fate = fates.CLASSES
    else:
        return fate
    found.leave_out(path, fate.one)
    return fate
