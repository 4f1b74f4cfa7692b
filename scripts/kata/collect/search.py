"""Searches files for solutions of some problems, and tells what each file is otherwise."""

import ast
import re
from pathlib import Path

from kata import KataError
from kata.collect.definitions import functions_of, is_blank
from kata.collect.file_names import CLASS, FUNCTION
from kata.collect.fit import Fit
from kata.collect.model import Collection, FileStatus
from kata.collect.parts import LARGEST, Part, is_parted, looks_like_python, parts, type_of
from kata.collect.pasted import MissingModuleError, solution_of
from kata.collect.problem_names import Names, is_numbered, label
from kata.collect.recognize import (
    Candidate,
    Match,
    candidates,
    fitting,
    listed_methods,
    matches_of,
    names_of,
)
from kata.problem.folder import Problem

PADDED = 1 << 25  # characters of the solutions in a file, each below all lines before it
TOO_DEEP = "its code is nested too deeply"


class NotReadError(Exception):
    """A file holds too much; the message says of what."""


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

    def look_into(self, path: Path, lines: set[int], is_only_file: bool) -> FileStatus:
        """Add the solutions in one file; return the fate of the file."""
        if not type_of(path).holds_python:
            return FileStatus.FOREIGN
        if path.stat().st_size > LARGEST:
            return self.found.not_read(path, FileStatus.LARGE.one, FileStatus.LARGE)
        code, is_searched = parts(path), not (is_only_file and looks_like_python(path))
        try:
            some = self._candidates(path, [p for p in code if not is_searched or self._may_hold(p)])
            matches = matches_of(self.problems, some)
            fits = fitting(matches)
            if fits or lines != {0}:
                self._add(path, lines, fits)
        except (RecursionError, MemoryError):
            return self.found.not_read(path, TOO_DEEP, FileStatus.UNREAD)
        if fits:
            return FileStatus.JUDGED if path in self.found.inside else FileStatus.LACKING
        if left_out := self.found.left_out.get(path):
            is_deep = TOO_DEEP in (why for _, why in left_out)
            return FileStatus.UNREAD if is_deep else FileStatus.UNREADABLE
        if any("\0" in part.text for part in code) and not is_parted(path):
            why = "not UTF-8: it has null bytes, as UTF-16 does"
            return self.found.not_read(path, why, FileStatus.UNREADABLE)
        if not matches:
            return self._fate_by_text(path, code)
        fate = self._fate_of_misfits([one.candidate for one in matches], some)
        if fate.can_be_forced:
            self.found.leave_out(path, fate.one)
        return fate

    def may_be_meant(self, path: Path) -> bool:
        """Tell whether a file has a Solution that is not, by a name in it, another problem's."""
        if self.found.fates[path] not in (FileStatus.ELSEWHERE, FileStatus.CLASSES):
            return False
        some = [one for part in parts(path) for one in candidates(part, path, self.names)]
        named = [one for one in some if one.node.name.startswith("Solution")]
        return any(
            not one.claimed and listed_methods().isdisjoint(functions_of(one.node)) for one in named
        )

    def _may_hold(self, part: Part) -> bool:
        """Tell whether some code may hold a solution; it is searched, since parsing takes long."""
        return any(
            word in part.code and spot.search(part.code) for word, spot in self.spots.items()
        )

    def _candidates(self, path: Path, code: list[Part]) -> list[Candidate]:
        """Return the candidates in a file; code that cannot be parsed is left out."""
        found: list[Candidate] = []
        for part in code:
            try:
                found += candidates(part, path, self.names)
            except (RecursionError, MemoryError):  # Python may still be able to compile it
                self.found.leave_out(path, TOO_DEEP, part.offset and part.offset + 1)
            except (SyntaxError, ValueError) as error:
                why = getattr(error, "msg", "") or str(error) or type(error).__name__
                line = getattr(error, "lineno", None) or 0
                self.found.leave_out(path, " ".join(why.split()), line and line + part.offset)
        return found

    def _add(self, path: Path, lines: set[int], fits: list[Match]) -> None:
        """Add those solutions in one file that are meant; an error if none starts at a line."""
        starts, size = sorted({one.line for one in fits}), 0
        for line in sorted(lines - {0, *starts}):
            known = f"; try {', '.join(map(str, starts))}" if starts else ", or at any other"
            where = f"{path}:{line}: nothing that fits a problem starts at that line"
            raise KataError(f"{where}{known}")
        is_whole = 0 in lines and are_one(fits, path)
        for one in (one for one in fits if lines & {0, one.line}):
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

    def _fate_of_misfits(self, some: list[Candidate], whole: list[Candidate]) -> FileStatus:
        """Return the fate of a file with candidates for problems here that fit none of them.

        They may be helpers of a Solution, which is among the candidates of the whole file.
        """
        slugs = {one.slug for one in self.problems}
        if all(is_blank(one.node) for one in some):
            return FileStatus.EMPTY
        named = [one for one in whole if one.node.name.startswith("Solution")]
        if all(one.claimed and one.claimed.isdisjoint(slugs) for one in named or some):
            return FileStatus.ELSEWHERE
        is_class = any(isinstance(one.node, ast.ClassDef) for one in some)
        return FileStatus.CLASSES if is_class else FileStatus.FUNCTIONS

    def _fate_by_text(self, path: Path, code: list[Part]) -> FileStatus:
        """Return the fate of a file that matches no problem here; it is searched, never parsed."""
        text = "\n".join(part.code for part in code)
        classes = CLASS.findall(text)
        is_solution = any(name.startswith("Solution") for name in classes)
        if is_solution or (classes and is_numbered(path)):
            if not any(label(path) in (one.slug, one.number) for one in self.problems):
                return FileStatus.ELSEWHERE
            self.found.leave_out(path, FileStatus.CLASSES.one)
        if classes:
            return FileStatus.CLASSES
        return FileStatus.FUNCTIONS if FUNCTION.search(text) else FileStatus.EMPTY


def are_one(matches: list[Match], path: Path) -> bool:
    """Tell whether all that a file has starts at one line, so that the file is meant as a whole."""
    return len({one.line for one in matches}) == 1 and not is_parted(path)
