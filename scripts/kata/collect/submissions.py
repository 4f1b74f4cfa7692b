"""Solutions in files from anywhere; the code is read, never run, to see what problem it solves."""

import ast
import re
from collections import Counter
from pathlib import Path

from kata import KataError
from kata.collect import files
from kata.collect.asked import Catalog, Match
from kata.collect.code import Code, attributes_in, functions_of, is_blank
from kata.collect.files import Part
from kata.collect.fit import Candidate, candidates
from kata.collect.model import Collection, FileStatus
from kata.collect.names import NUMBER, Names
from kata.collect.pasted import MissingModuleError, pasted
from kata.judge.outcome import PYTHON_2, is_python_2
from kata.problem.catalog import letters
from kata.problem.folder import Problem
from kata.problem.solution import ADDED, Solution
from kata.ticks import alarm

SECONDS = 10  # of processor time for reading one file
MOST = 500  # candidates in a file, so that it does not depend on the machine what is read
PADDED = 1 << 25  # characters of the solutions in a file, each below all lines before it
DEFINED = re.compile(r"\b(?:def|class)[ \t]+(\w+)")
LAMBDA = re.compile(r"^[ \t]*(\w+)[ \t]*=[ \t]*lambda\b", re.MULTILINE)
METHOD = re.compile(r"^[ \t]+def ([a-zA-Z]\w*)", re.MULTILINE)
CLASS = re.compile(r"^class[ \t]+(\w+)", re.MULTILINE)
FUNCTION = re.compile(r"^(?:async )?def\s|^\w+[ \t]*=[ \t]*lambda\b", re.MULTILINE)
TOO_DEEP = "its code is nested too deeply"


class NotReadError(Exception):
    """A file is not read to its end: its fate, and why; nothing in it is judged."""


def collected(texts: list[str], problems: list[Problem], is_named: bool = False) -> Collection:
    """Return the solutions of these problems in files, folders, and all that patterns match.

    `file.py:12` means the one whose class or function starts at that line. If the only problem
    was named with the texts, nothing is doubtful, and what does not fit is an attempt at it, too:
    a file that is named, the only one in a folder, and each that names no other problem.
    """
    found, known = Collection(), {s.path: s for p in problems for s in p.solutions + p.mistakes}
    meant_files, search = files.files_meant(texts), Search(problems, found)
    found.files = [path for path, _ in meant_files.values()]
    for real, (path, lines) in meant_files.items():
        if own := known.get(real):
            found.inside[path], found.fates[path] = [own], FileStatus.JUDGED
        else:
            found.fates[path] = search.fate_of(path, lines)
    if is_named:
        guessed, found.doubtful = [*found.doubtful], set()
        for path in _given(texts, {real: path for real, (path, _) in meant_files.items()}, found):
            found.inside[path], found.fates[path] = forced(path, problems[0]), FileStatus.JUDGED
            found.left_out.pop(path, None)
            guessed += found.inside[path]
        for one in guessed:
            code, name = one.source.partition(ADDED)[0], one.problem.signature.name
            if not re.search(rf"^class\s+{name}\b", code, re.MULTILINE):  # which LeetCode calls
                found.helpers.add(one)
    return found


class Search:
    """A search for solutions of some problems, and the collection to which it adds them."""

    def __init__(self, problems: list[Problem], found: Collection, is_named: bool = False) -> None:
        self.found, self.names, self.catalog = found, Names(problems), Catalog(problems)
        self.is_named = is_named  # so that it does not count what a file says

    def fate_of(self, path: Path, lines: set[int]) -> FileStatus:
        """Add the solutions in one file, which is read as far as that is possible."""
        fate = FileStatus.UNREAD
        try:
            with alarm(SECONDS):
                return self._look_into(path, lines)
        except NotReadError as error:
            fate, why = error.args
        except TimeoutError:
            why = f"reading it takes longer than {SECONDS} s of processor time"
        except (RecursionError, MemoryError):
            why = TOO_DEEP
        except OSError as error:
            fate, why = FileStatus.CLOSED, error.strerror or str(error)
        except ValueError as error:  # such as a broken notebook
            fate, why = FileStatus.UNREADABLE, str(error)
        self.found.inside.pop(path, None)
        self.found.left_out[path] = [(0, why)]
        return fate

    def _look_into(self, path: Path, lines: set[int]) -> FileStatus:
        """Add the solutions in one file; return the fate of the file."""
        if not lines:
            where = f"a link leads out of the folder, to {path.resolve()}"
            raise NotReadError(FileStatus.OUTSIDE, f"{where}; name that to have it judged")
        if path.suffix.lower() in files.OTHERS:
            return FileStatus.FOREIGN
        if files.is_markdown(path):
            return FileStatus.MARKDOWN if files.shows_python(path) else FileStatus.EMPTY
        if path.stat().st_size > files.largest(path):
            raise NotReadError(FileStatus.LARGE, f"it is {FileStatus.LARGE.one}")
        parts, some = files.parts(path), list[Candidate]()
        for part in parts:
            defined = DEFINED.findall(part.code) + LAMBDA.findall(part.code)
            names = {*map(letters, defined)}
            if not self.catalog.names.keys().isdisjoint(names):  # searched, as parsing takes long
                some += self._candidates(path, part)
        if len(some) > MOST:
            much = f"{len(some):,} of its classes and functions may be solutions"
            raise NotReadError(FileStatus.UNREAD, f"{much}; no file may have over {MOST:,}")
        fits = self._fits(some)
        if fits or lines != {0}:
            self._add(path, lines, fits)
        if fits:
            self._leave_out_other_ways(path, some, {matched.entry for _, matched in fits})
            return FileStatus.JUDGED if path in self.found.inside else FileStatus.LACKING
        if left_out := self.found.left_out.get(path):
            is_deep = TOO_DEEP in (why for _, why in left_out)
            return FileStatus.UNREAD if is_deep else FileStatus.UNREADABLE
        if any("\0" in part.text for part in parts) and not files.is_notebook(path):
            raise ValueError("not UTF-8: it has null bytes, as UTF-16 does")
        return self._fate(path, "\n".join(part.code for part in parts), some)

    def _candidates(self, path: Path, part: Part) -> list[Candidate]:
        """Return the candidates in a part of a file; code that cannot be parsed is left out."""
        try:
            code = Code(part)
        except (RecursionError, MemoryError):  # Python may still be able to compile it
            self.found.leave_out(path, TOO_DEEP, part.offset and part.offset + 1)
            return []
        except (SyntaxError, ValueError) as error:
            why = getattr(error, "msg", "") or str(error) or type(error).__name__
            why = PYTHON_2 if is_python_2(part.code) else why
            line = getattr(error, "lineno", None) or 0
            self.found.leave_out(path, " ".join(why.split()), line and line + part.offset)
            return []
        return candidates(code, path, self.names, self.catalog, self.is_named)

    def _fits(self, some: list[Candidate]) -> list[tuple[Candidate, Match]]:
        """Return what is for the problems here; of two classes with one name, the last counts.

        A class without LeetCode's name may be a helper: its parameters must leave no doubt, unless
        nothing else in the file fits.
        """
        found: dict[tuple[int, str, str], tuple[Candidate, Match]] = {}
        for one in some:
            for match in one.meant[0]:
                if match.slug in self.catalog.known:
                    found[one.code.part.offset, one.node.name, match.slug] = one, match
        sure = {
            (one, match)
            for one, match in found.values()
            if isinstance(one.node, ast.FunctionDef)
            or match.asked.name in one.node.name
            or match.is_telling
        }
        return [pair for pair in found.values() if pair in sure or not sure]

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
                text = pasted(one.code, one.statement, match, problem, is_alone)
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
                raise NotReadError(FileStatus.UNREAD, f"{much} over {PADDED >> 20} MB")
            self.found.inside.setdefault(path, []).append(solution)
            self.found.doubtful |= set() if one.meant[1] else {solution}

    def _leave_out_other_ways(self, path: Path, some: list[Candidate], entries: set[str]) -> None:
        """Note which functions may be one more way, as `rob2` beside `rob`, which alone counts."""
        used = set[str]().union(*(attributes_in(one.node) | one.statement.used for one in some))
        for name, node in (item for one in some for item in functions_of(one.node).items()):
            usual = re.sub(r"_?v?\d+$", "", name)
            if usual in entries and name not in {*used, *entries}:
                why = f"{name} may be one more way beside {usual}; give it a class of its own"
                self.found.leave_out(path, why, node.lineno)

    def _fate(self, path: Path, text: str, some: list[Candidate]) -> FileStatus:
        """Return the fate of a file with nothing for a problem here; note why, if it is near."""
        known, classes = self.catalog.known, CLASS.findall(text)
        if some and all(is_blank(one.node) for one in some):
            return FileStatus.EMPTY
        said = [one for one in self.names.claims(path)[:1] if one.firmness > NUMBER]
        ours = [slug for one in said for slug in one.slugs if slug in known]
        named = [one for one in some if one.node.name.startswith("Solution")] or some
        is_solution = any(name.startswith("Solution") for name in classes)
        is_numbered = any(re.match(r"[\W_]*\d", name) for name in path.parts[-2:])
        if (
            all(one.is_elsewhere(known) for one in named)
            if some
            else not ours and (is_solution or (classes and is_numbered))
        ):
            return FileStatus.ELSEWHERE
        fate = FileStatus.FUNCTIONS if FUNCTION.search(text) else FileStatus.EMPTY
        fate = FileStatus.CLASSES if classes else fate
        why = fate.one if some else ""
        for slug in ours if classes else ():
            asked = known[slug].signature
            what, there = ("class", classes) if asked.plays else ("method", METHOD.findall(text))
            if asked.main not in there:
                has = ", ".join(there) or "none"
                why = f"{slug} wants the {what} {asked.main}, but the file has {has}"
        if why:
            self.found.leave_out(path, why)
        return fate


def _given(texts: list[str], paths: dict[Path, Path], found: Collection) -> list[Path]:
    """The files without a solution that are meant as one all the same, since these texts say so."""
    given = {Path(text).expanduser().resolve() for text in texts}
    scripts = {real: path for real, path in paths.items() if files.is_script(path)}
    within = Counter(folder for real in scripts for folder in real.parents if folder in given)
    return [
        path
        for real, path in scripts.items()
        if path not in found.inside
        if found.fates[path] not in (FileStatus.CLOSED, FileStatus.OUTSIDE)
        if real in given
        or 1 in map(within.get, real.parents)
        or found.fates[path] == FileStatus.CLASSES
    ]


def forced(path: Path, problem: Problem) -> list[Solution]:
    """The solutions in a file of a problem that it is known to solve, however little they fit."""
    found = Collection()
    Search([problem], found, is_named=True).fate_of(path, {0})
    return found.inside.get(path) or [Solution(problem, path)]
