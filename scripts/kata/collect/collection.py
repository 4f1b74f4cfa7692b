"""Solutions in files from anywhere; the code is read, never run, to see what problem it solves."""

import ast
import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path

from kata import KataError
from kata.collect.code import functions_of, is_blank
from kata.collect.files import (
    LARGEST,
    Part,
    files_meant,
    is_parted,
    looks_like_python,
    parts,
    type_of,
)
from kata.collect.fit import Fit
from kata.collect.naming import Names
from kata.collect.pasted import MissingModuleError, solution_of
from kata.collect.recognize import (
    Attempt,
    Candidate,
    attempts_at,
    candidates,
    fitting,
    listed_methods,
    names_of,
)
from kata.problem.folder import Problem
from kata.problem.solution import ADDED, UNPARSED, Solution
from kata.ticks import alarm

SECONDS = 10  # of processor time for reading one file
TOO_DEEP = "its code is nested too deeply"
PADDED = 1 << 25  # characters of the solutions in a file, each below all lines before it


class Fate(Enum):
    """The end of a file, in words for many files and for one; an account has this order."""

    JUDGED = "judged", "judged"
    DOUBTFUL = "doubtful, perhaps for another problem", "doubtful"
    UNJUDGED = "that could not be judged, for the reasons above", "could not be judged"
    ELSEWHERE = "for other problems, so not judged", "for another problem"
    CLASSES = "with a class that fits no problem here", "no class fits a problem here"
    FUNCTIONS = (
        "with only functions, none of which fits a problem here",
        "no function fits a problem here",
    )
    LACKING = "that lack a module that they need", "needs a module that is not here"
    UNREADABLE = "not readable as Python", "not readable as Python"
    UNREAD = "not read, for the reasons above", "not read"
    CLOSED = "that could not be opened", "could not be opened"
    OUTSIDE = "links that lead out of the folder", "leads out of the folder"
    LARGE = f"larger than {LARGEST >> 20} MB", f"larger than {LARGEST >> 20} MB"
    FOREIGN = "in other languages", "not Python"
    EMPTY = "without a Python solution", "no Python solution in it"
    UNREACHED = "not reached before the interruption", "not reached before the interruption"

    def __init__(self, many: str, one: str) -> None:
        self.many, self.one = many, one

    @property
    def is_broken(self) -> bool:
        """True if such a file makes the whole call fail."""
        return self in (Fate.UNREADABLE, Fate.UNREAD, Fate.CLOSED)

    @property
    def can_be_forced(self) -> bool:
        """True if such a file is judged when its problem is named."""
        return self in (Fate.CLASSES, Fate.FUNCTIONS, Fate.LARGE, Fate.LACKING)

    @property
    def is_only_counted(self) -> bool:
        """True if such files are named only on demand."""
        return self.can_be_forced or self is Fate.ELSEWHERE


@dataclass
class Collection:
    """The solutions found in some files, and the fate of each file."""

    files: list[Path] = field(default_factory=list)
    inside: dict[Path, list[Solution]] = field(default_factory=dict)
    doubtful: set[Solution] = field(default_factory=set)  # they may solve another problem
    helpers: set[Solution] = field(default_factory=set)  # they may be no solutions, but named ones
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

    def not_read(self, path: Path, why: str) -> None:
        """Note why a file was not read to its end; nothing in it is judged."""
        self.inside.pop(path, None)
        self.left_out[path] = [(0, why)]
        self.fates[path] = Fate.UNREAD


class NotReadError(Exception):
    """A file holds too much; the message says of what."""


def collected(texts: list[str], problems: list[Problem], is_named: bool = False) -> Collection:
    """The solutions of these problems in files, folders, and all that patterns match.

    `file.py:12` means the one whose class or function starts at that line. If the only problem
    was named with the texts, nothing is doubtful, and what does not fit is an attempt at it, too:
    a file that is named, the only one in a folder, and each that names no other problem.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.mistakes}
    meant, search = files_meant(texts), Search(problems, found)
    found.files = [path for path, _ in meant.values()]
    for real, (path, lines) in meant.items():
        if not lines:
            where = f"a link leads out of the folder, to {path.resolve()}"
            found.leave_out(path, f"{where}; name that to have it judged")
            found.fates[path] = Fate.OUTSIDE
            continue
        if own := known.get(real):
            found.inside[path], found.fates[path] = [own], Fate.JUDGED
            continue
        try:
            with alarm(SECONDS):
                found.fates[path] = search.look_into(path, lines, len(meant) == 1)
        except NotReadError as error:
            found.not_read(path, str(error))
        except TimeoutError:
            found.not_read(path, f"reading it takes longer than {SECONDS} s of processor time")
        except (RecursionError, MemoryError):
            found.not_read(path, TOO_DEEP)
        except OSError as error:
            found.leave_out(path, error.strerror or str(error))
            found.fates[path] = Fate.CLOSED
        except ValueError as error:  # a broken notebook
            found.leave_out(path, str(error))
            found.fates[path] = Fate.UNREADABLE
    if is_named:
        guessed, found.doubtful = [*found.doubtful], set()
        for path in _given(texts, {real: path for real, (path, _) in meant.items()}, search):
            found.inside[path], found.fates[path] = forced(path, problems[0]), Fate.JUDGED
            found.left_out.pop(path, None)
            guessed += found.inside[path]
        found.helpers = {one for one in guessed if not _has_class(one)}
    return found


def _given(texts: list[str], paths: dict[Path, Path], search: "Search") -> list[Path]:
    """The files without a solution that are meant as one all the same, since these texts say so."""
    given = {Path(text).expanduser().resolve() for text in texts}
    closed = Fate.CLOSED, Fate.OUTSIDE
    scripts = {r: p for r, p in paths.items() if type_of(p).holds_python and not is_parted(p)}
    within = Counter(folder for real in scripts for folder in real.parents if folder in given)
    return [
        path
        for real, path in scripts.items()
        if path not in search.found.inside and search.found.fates[path] not in closed
        if real in given or 1 in map(within.get, real.parents) or search.may_be_meant(path)
    ]


def forced(path: Path, problem: Problem) -> list[Solution]:
    """The solutions in a file of a problem that it is known to solve, however little they fit."""
    found: list[Solution] = []
    try:
        with alarm(SECONDS):
            (part,) = parts(path)
            attempts = attempts_at([problem], candidates(part, path, Names([problem])))
            for attempt in attempts:
                with suppress(MissingModuleError):
                    found.append(solution_of(attempt, path, are_one(attempts, path)))
    except (*UNPARSED, OSError):  # which its verdict will say
        found = []
    return found or [Solution(problem, path)]


def _has_class(solution: Solution) -> bool:
    """True if its file has a class of the name that LeetCode calls."""
    own, name = solution.source.partition(ADDED)[0], solution.problem.signature.name
    return bool(re.search(rf"^class\s+{name}\b", own, re.MULTILINE))


def are_one(attempts: list[Attempt], path: Path) -> bool:
    """True if all that a file has starts at one line, so that the file is meant as a whole."""
    return len({one.line for one in attempts}) == 1 and not is_parted(path)


class Search:
    """A search for solutions of some problems, and the collection to which it adds them."""

    def __init__(self, problems: list[Problem], found: Collection) -> None:
        self.problems, self.found, self.names = problems, found, Names(problems)
        known = {name for one in problems for name in names_of(one)}
        names = "|".join("_?".join(name) for name in sorted(known))  # two_sum is twoSum
        self.spots = {  # by a word without which there is no need to look for them
            "": re.compile(rf"(?:def|class)\s+(?:{names})", re.IGNORECASE),
            "lambda": re.compile(rf"\b(?:{names})\w*\s*=\s*lambda\b", re.IGNORECASE),
        }

    def look_into(self, path: Path, lines: set[int], is_only_file: bool) -> Fate:
        """Add the solutions in one file; return the fate of the file."""
        if not type_of(path).holds_python:
            return Fate.FOREIGN
        if path.stat().st_size > LARGEST:
            self.found.leave_out(path, Fate.LARGE.one)
            return Fate.LARGE
        found_parts, is_searched = parts(path), not (is_only_file and looks_like_python(path))
        some: list[Candidate] = []
        is_deep = False
        for part in found_parts:
            if is_searched and not self._may_be_in(part.code):
                continue
            try:
                some += candidates(part, path, self.names)
            except (RecursionError, MemoryError):  # Python may still be able to compile it
                is_deep = True
                self.found.leave_out(path, TOO_DEEP, part.offset and part.offset + 1)
            except (SyntaxError, ValueError) as error:
                why = getattr(error, "msg", "") or str(error) or type(error).__name__
                line = getattr(error, "lineno", None) or 0
                self.found.leave_out(path, " ".join(why.split()), line and line + part.offset)
        attempts = attempts_at(self.problems, some)
        fits = fitting(attempts)
        starts = sorted({one.line for one in fits})
        for line in sorted(lines - {0, *starts}):
            known = f"; try {', '.join(map(str, starts))}" if starts else ", or any other"
            place = f"{path}:{line}"
            raise KataError(f"{place}: nothing that fits a problem starts at that line{known}")
        if fits:
            self._add(path, lines, fits)
            return Fate.JUDGED if path in self.found.inside else Fate.LACKING
        if path in self.found.left_out:
            return Fate.UNREAD if is_deep else Fate.UNREADABLE
        if any("\0" in part.text for part in found_parts) and not is_parted(path):
            self.found.leave_out(path, "not UTF-8: it has null bytes, as UTF-16 does")
            return Fate.UNREADABLE
        return self._fate_of_rest(path, found_parts, attempts)

    def may_be_meant(self, path: Path) -> bool:
        """Tell whether a file has a Solution that is not, by a name in it, another problem's."""
        if self.found.fates[path] not in (Fate.ELSEWHERE, Fate.CLASSES):
            return False
        some = [one for part in parts(path) for one in candidates(part, path, self.names)]
        named = [one for one in some if one.node.name.startswith("Solution")]
        return any(
            not one.claimed and listed_methods().isdisjoint(functions_of(one.node)) for one in named
        )

    def _may_be_in(self, code: str) -> bool:
        """True if some code may hold a solution; it is searched, since parsing takes long."""
        return any(word in code and spot.search(code) for word, spot in self.spots.items())

    def _add(self, path: Path, lines: set[int], fits: list[Attempt]) -> None:
        """Add those solutions in one file that are meant."""
        is_whole, size = 0 in lines and are_one(fits, path), 0
        for one in fits:
            if lines.isdisjoint({0, one.line}):
                continue
            try:
                solution = solution_of(one, path, is_whole)
            except MissingModuleError as error:
                why = f"needs the module {error}, which is not here"
                self.found.leave_out(path, why, one.line)
                continue
            size += len(solution.part)
            if size > PADDED:
                much = f"its {len(fits):,} solutions, each with the lines above it, are"
                raise NotReadError(f"{much} over {PADDED >> 20} MB")
            self.found.inside.setdefault(path, []).append(solution)
            self.found.doubtful |= {solution} if one.fit == Fit.DOUBTFUL else set()

    def _fate_of_rest(self, path: Path, parts: list[Part], attempts: list[Attempt]) -> Fate:
        """The fate of a file without a solution; one that attempts a problem here is left out."""
        if attempts:
            some, slugs = [one.candidate for one in attempts], {one.slug for one in self.problems}
            if all(is_blank(one.node) for one in some):
                return Fate.EMPTY
            if all(one.claimed and one.claimed.isdisjoint(slugs) for one in some):
                return Fate.ELSEWHERE
            is_class = any(isinstance(one.node, ast.ClassDef) for one in some)
            fate = Fate.CLASSES if is_class else Fate.FUNCTIONS
        else:
            fate = fate_by_text(path, "\n".join(part.code for part in parts))
            ours = {name for one in self.problems for name in (one.slug, one.number)}
            if fate != Fate.ELSEWHERE or label(path) not in ours:
                return fate
            fate = Fate.CLASSES
        self.found.leave_out(path, fate.one)
        return fate


CLASS = re.compile(r"^class[ \t]+(\w+)", re.MULTILINE)
FUNCTION = re.compile(r"^(?:async )?def\s|^\w+[ \t]*=[ \t]*lambda\b", re.MULTILINE)
NUMBERED = re.compile(r"(?:^|/)[\W_]*\d")


def fate_by_text(path: Path, text: str) -> Fate:
    """The fate of a file that defines none of our methods; it is searched, never parsed."""
    classes = CLASS.findall(text)
    if any(name.startswith("Solution") for name in classes):
        return Fate.ELSEWHERE
    if classes:
        return Fate.ELSEWHERE if NUMBERED.search("/".join(path.parts[-2:])) else Fate.CLASSES
    return Fate.FUNCTIONS if FUNCTION.search(text) else Fate.EMPTY


WORDS = re.compile(r"[\W_]+|(?<=[a-z])(?=[A-Z])")
NUMBER = re.compile(r"^(?:\d+-)+(?=.)")
GENERIC = re.compile(r"(?:solutions?|answers?|main|index|readme|code|src|test|python3?|py)[-\d]*")


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
