"""Solutions in files from anywhere; the code is read, never run, to see what problem it solves."""

import ast
import re
from collections import Counter
from pathlib import Path

from kata import KataError
from kata.collect import files
from kata.collect.cut import Code, MissingModuleError, cut
from kata.collect.files import Part
from kata.collect.fit import Candidate, Catalog, Match, candidates
from kata.collect.model import Collection, FileStatus
from kata.collect.names import NUMBER, Names, named_in
from kata.judge.outcome import PYTHON_2, is_python_2
from kata.problem.catalog import letters
from kata.problem.folder import Problem
from kata.problem.solution import ADDED, UNPARSED, Solution
from kata.ticks import alarm

SECONDS = 10  # of processor time for reading one file
PADDED = 1 << 25  # characters of the solutions in a file, each below all lines before it
DEFINED = re.compile(r"^[ \t]*(?:async[ \t]+)?(def|class)[ \t]+(\w+)", re.MULTILINE)
TOO_DEEP = "its code is nested too deeply"


def collected(texts: list[str], problems: list[Problem], is_named: bool = False) -> Collection:
    """Return the solutions of these problems in files, folders, and all that patterns match.

    `file.py:12` means the one whose class or function starts at that line. If the only problem
    was named with the texts, nothing is doubtful, and what does not fit is an attempt at it, too:
    a file that is named, the only one in a folder, and each that names no other problem.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.mistakes}
    meant, search = files.files_meant(texts), Search(problems, found)
    found.files = [path for path, _ in meant.values()]
    for real, (path, lines) in meant.items():
        if own := known.get(real):
            found.inside[path], found.fates[path] = [own], FileStatus.JUDGED
        else:
            found.fates[path] = search.fate_of(path, lines)
    if is_named:
        guessed, found.doubtful = [*found.doubtful], set()
        for path in _attempts(texts, meant, found):
            found.inside[path], found.fates[path] = forced(path, problems[0]), FileStatus.JUDGED
            found.left_out.pop(path, None)
            guessed += found.inside[path]
        for one in guessed:
            code, name = one.source.partition(ADDED)[0], one.problem.signature.name
            if not re.search(rf"^class\s+{name}\b", code, re.MULTILINE):  # which LeetCode calls
                found.helpers.add(one)
    return found


def _attempts(texts: list[str], meant: files.Meant, found: Collection) -> list[Path]:
    """The files without a solution that are meant as one all the same, since these texts say so."""
    given = {Path(text).expanduser().resolve() for text in texts}
    scripts = {real: path for real, (path, _) in meant.items() if files.is_script(path)}
    within = Counter(folder for real in scripts for folder in real.parents if folder in given)
    return [
        path
        for real, path in scripts.items()
        if found.fates[path] not in (FileStatus.JUDGED, FileStatus.CLOSED)
        if real in given
        or 1 in map(within.get, real.parents)
        or found.fates[path] == FileStatus.CLASSES
    ]


def forced(path: Path, problem: Problem) -> list[Solution]:
    """The solutions in a file of a problem that it is known to solve, however little they fit."""
    found = Collection()
    Search([problem], found, is_named=True).fate_of(path, {0})
    return found.inside.get(path) or [Solution(problem, path)]


class Search:
    """A search for solutions of some problems, and the collection to which it adds them."""

    def __init__(self, problems: list[Problem], found: Collection, is_named: bool = False) -> None:
        self.found, self.names, self.catalog = found, Names(problems), Catalog(problems)
        self.is_named = is_named  # so that it does not count what a file says

    def fate_of(self, path: Path, lines: set[int]) -> FileStatus:
        """Add the solutions in one file, which is read as far as that is possible."""
        fate = FileStatus.UNREADABLE
        try:
            with alarm(SECONDS):
                return self._look_into(path, lines)
        except TimeoutError:
            why = f"reading it takes longer than {SECONDS} s of processor time"
        except (RecursionError, MemoryError):
            why = TOO_DEEP
        except (ValueError, OverflowError) as error:  # such as a broken notebook
            why = str(error)
        except OSError as error:
            fate, why = FileStatus.CLOSED, error.strerror or str(error)
        self.found.inside.pop(path, None)
        self.found.left_out[path] = [(0, why)]
        return fate

    def _look_into(self, path: Path, lines: set[int]) -> FileStatus:
        """Add the solutions in one file; return the fate of the file."""
        if path.suffix.lower() in files.OTHERS:
            return FileStatus.FOREIGN
        if path.stat().st_size > files.largest(path):
            self.found.leave_out(path, f"it is {FileStatus.LARGE.one}")
            return FileStatus.LARGE
        defined, some = list[tuple[str, str]](), list[Candidate]()
        for part in files.parts(path):
            here = DEFINED.findall(part.code)
            defined += here
            if not self.catalog.names.keys().isdisjoint(letters(name) for _, name in here):
                some += self._candidates(path, part, lines)  # only now, as parsing takes long
        meant = [one for one in some if one.node.lineno in lines]
        fits = self._fits(path, meant) or self._fits(path, some)
        if fits or lines != {0}:
            self._add(path, lines, fits)
        if fits:
            return FileStatus.JUDGED if path in self.found.inside else FileStatus.LACKING
        if path in self.found.left_out:
            return FileStatus.UNREADABLE
        return self._fate(path, defined, some)

    def _candidates(self, path: Path, part: Part, lines: set[int]) -> list[Candidate]:
        """Return the candidates in a part of a file; code that cannot be parsed is left out."""
        try:
            code = Code(part)
        except UNPARSED as error:
            is_deep = isinstance(error, (RecursionError, MemoryError))
            why = TOO_DEEP if is_deep else getattr(error, "msg", "") or str(error)
            why = PYTHON_2 if is_python_2(part.code) else why
            self.found.leave_out(path, " ".join(why.split()), getattr(error, "lineno", None) or 0)
            return []
        return candidates(code, path, self.names, self.catalog, self.is_named, lines)

    def _fits(self, path: Path, some: list[Candidate]) -> list[tuple[Candidate, Match]]:
        """Return what is for the problems here; of two definitions of one name, the last counts.

        A class without LeetCode's name may be a helper: it counts if nothing else in the file fits.
        """
        found: dict[tuple[int, str, str], tuple[Candidate, Match]] = {}
        for one, match in [(each, match) for each in some for match in each.meant]:
            key = one.code.part.start, one.node.name, match.slug
            if match.slug in self.catalog.known:
                if key in found:
                    why = f"line {one.node.lineno} defines {one.node.name} again, and that counts"
                    self.found.leave_out(path, why, found[key][0].node.lineno)
                found[key] = one, match
        named = [
            (one, match)
            for one, match in found.values()
            if isinstance(one.node, ast.FunctionDef) or match.asked.name in one.node.name
        ]
        return named or [*found.values()]

    def _add(self, path: Path, lines: set[int], fits: list[tuple[Candidate, Match]]) -> None:
        """Add those solutions in one file that are meant; an error if none starts at a line."""
        starts, size = sorted({one.node.lineno for one, _ in fits}), 0
        for line in sorted(lines - {0, *starts}):
            known = f"; try {', '.join(map(str, starts))}" if starts else ", or at any other"
            where = f"{path}:{line}: nothing that fits a problem starts at that line"
            raise KataError(f"{where}{known}")
        is_alone = 0 in lines and len(starts) == 1 and not files.is_notebook(path)
        for one, match in ((one, match) for one, match in fits if lines & {0, one.node.lineno}):
            line, problem = one.node.lineno, self.catalog.known[match.slug]
            try:
                text = cut(one.code, one.statement, match.entry, problem, is_alone)
            except MissingModuleError as error:
                why = f"needs the module {error}, which is not here"
                self.found.leave_out(path, why, line)
                continue
            if is_alone and one.code.part.is_file and text == one.code.part.code:
                text = ""  # it is judged as it is
            solution = Solution(problem, path, 0 if is_alone else line, text)
            size += len(solution.part)
            if size > PADDED:
                much = f"its {len(fits):,} solutions, each with the lines above it, are"
                raise OverflowError(f"{much} over {PADDED >> 20} MB")
            self.found.inside.setdefault(path, []).append(solution)
            self.found.doubtful |= set() if one.is_sure else {solution}

    def _fate(
        self, path: Path, defined: list[tuple[str, str]], some: list[Candidate]
    ) -> FileStatus:
        """Return the fate of a file with nothing for a problem here; note why, if it is near."""
        if not defined:
            return FileStatus.EMPTY
        first = [] if some else self.names.claims(path)[:1]
        claims = [one for one in first if one.firmness > NUMBER]  # a number alone says little
        said = named_in(claims).union(*(one.said for one in some))
        ours = said & self.catalog.known.keys()
        is_solution = any(name.startswith("Solution") for _, name in defined)
        if not ours and (said or claims or (is_solution and not some)):
            return FileStatus.ELSEWHERE
        has_class = any(kind == "class" for kind, _ in defined)
        fate = FileStatus.CLASSES if has_class else FileStatus.FUNCTIONS
        why = fate.one if some else ""
        for slug in sorted(ours) if has_class else ():
            asked = self.catalog.known[slug].signature
            what = "class" if asked.plays else "method"
            there = [name for kind, name in defined if (kind == "class") == asked.plays]
            if asked.main not in there:
                has = ", ".join(there) or "none"
                why = f"{slug} wants the {what} {asked.main}, but the file has {has}"
        if why:
            self.found.leave_out(path, why)
        return fate
